"""Of which games a kit can be made."""

from __future__ import annotations

from typing import Final

from fifties.kit.fifty import FiftyKit
from fifties.kit.kit_game import KitGame

_GAMES: Final[dict[str, KitGame]] = {FiftyKit.name: FiftyKit()}


def kit_game(name: str) -> KitGame | None:
    """Return what a kit knows of the game called *name*, if anything."""
    return _GAMES.get(name)
