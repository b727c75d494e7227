"""Which games can be played at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from fifties.core.contract import ActionT, AnyGame, EventT, GameT, Seat, StateT
from fifties.table.fifty import FiftyTable
from fifties.table.fifty_fifty import FiftyFiftyTable
from fifties.table.settings import SettingsT, TableSettings, name_of
from fifties.table.table_game import AnyTableGame, TableGame

_GAMES: Final[dict[str, AnyTableGame]] = {}


def register(game: TableGame[SettingsT, GameT, StateT, ActionT, EventT]) -> None:
    """Let tables play *game*: before the first message is read."""
    # Settings, states, actions and events of one game only meet each other.
    _GAMES[game.name] = cast("AnyTableGame", game)


def table_games() -> tuple[AnyTableGame, ...]:
    """Return all games."""
    return tuple(_GAMES.values())


def table_game(name: str) -> AnyTableGame:
    """Return what a table knows of the game called *name*."""
    return _GAMES[name]


def game_of(settings: TableSettings) -> AnyTableGame:
    """Return what a table knows of the game that *settings* are for."""
    return _GAMES[name_of(settings)]


def usual_settings() -> TableSettings:
    """Return the settings of a table about which nothing was said: those of the first game."""
    first = next(iter(_GAMES.values()))
    # Settings of a game have defaults, though what all games have in common has none.
    return cast("Callable[[], TableSettings]", first.settings)()


def room(settings: TableSettings) -> int:
    """Return how many may sit."""
    return game_of(settings).room(settings)


def set_game(settings: TableSettings, players: int, dealer: Seat | None = None) -> AnyGame:
    """Return the rules for *players*, or raise `IllegalSetup`."""
    return game_of(settings).make(settings, players, dealer)


def check(settings: TableSettings) -> None:
    """Raise `IllegalSetup` for what cannot be set."""
    game_of(settings).check(settings)


register(FiftyTable())
register(FiftyFiftyTable())
