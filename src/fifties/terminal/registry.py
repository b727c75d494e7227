"""The one place in which the terminal finds what it knows of a game, by the game's name."""

from __future__ import annotations

from typing import Final

from fifties.terminal.any_game import GameTerminal
from fifties.terminal.fifty.terminal import FiftyTerminal
from fifties.terminal.fifty_fifty.terminal import FiftyFiftyTerminal

TERMINALS: Final[dict[str, GameTerminal]] = {
    "fifty": FiftyTerminal(),
    "fifty-fifty": FiftyFiftyTerminal(),
}
"""By the name of the game."""

_ANY_GAME: Final = GameTerminal()


def terminal_for(game: str) -> GameTerminal:
    """Return what the terminal knows of the game called *game*."""
    return TERMINALS.get(game, _ANY_GAME)
