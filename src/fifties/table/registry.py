"""Which games can be played at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from fifties.core.contract import ActionT, AnyGame, EventT, GameT, Seat, StateT
from fifties.table.fifty import FiftyAdapter
from fifties.table.fifty_fifty import FiftyFiftyAdapter
from fifties.table.game_adapter import AnyGameAdapter, GameAdapter
from fifties.table.settings import SettingsT, TableSettings, name_of

_ADAPTERS: Final[dict[str, AnyGameAdapter]] = {}


def register(adapter: GameAdapter[SettingsT, GameT, StateT, ActionT, EventT]) -> None:
    """Let tables play a game. Call it before the first message is read."""
    # Settings, states, actions and events of one game only meet each other.
    _ADAPTERS[adapter.name] = cast("AnyGameAdapter", adapter)


def game_adapters() -> tuple[AnyGameAdapter, ...]:
    """Return the adapters of all games."""
    return tuple(_ADAPTERS.values())


def game_adapter(name: str) -> AnyGameAdapter:
    """Return the adapter of the game called *name*."""
    return _ADAPTERS[name]


def adapter_for(settings: TableSettings) -> AnyGameAdapter:
    """Return the adapter of the game that *settings* are for."""
    return _ADAPTERS[name_of(settings)]


def usual_settings() -> TableSettings:
    """Return the settings of a table about which nothing was said: those of the first game."""
    first = next(iter(_ADAPTERS.values()))
    # Settings of a game have defaults, though what all games have in common has none.
    return cast("Callable[[], TableSettings]", first.settings)()


def seat_limit(settings: TableSettings) -> int:
    """Return how many may sit."""
    return adapter_for(settings).seat_limit(settings)


def set_game(settings: TableSettings, players: int, dealer: Seat | None = None) -> AnyGame:
    """Return the rules for *players*, or raise `IllegalSetup`."""
    return adapter_for(settings).make(settings, players, dealer)


def check(settings: TableSettings) -> None:
    """Raise `IllegalSetup` for what cannot be set."""
    adapter_for(settings).check(settings)


register(FiftyAdapter())
register(FiftyFiftyAdapter())
