"""A table being set: who plays what, and how."""

from __future__ import annotations

import os
from typing import Final, TypeVar

from fifties.bots import levels
from fifties.core.refusals import IllegalSetup
from fifties.games.boxes import EDITIONS, PlayableEdition, make_game
from fifties.games.fifty import Fifty
from fifties.games.fifty.sizes import LEAST_PLAYERS
from fifties.games.fifty_fifty.game import MOST_PLAYERS as MOST_AT_CARDS
from fifties.locales import Speech
from fifties.table.settings import Pace
from fifties.terminal.app.pacing import SPEEDS
from fifties.terminal.invitation import (
    GAMES,
    MOST_PLAYERS,
    USUAL_PLAYERS,
    DangerElsewhere,
    Invitation,
    TooManyPeople,
    TooManyPlayers,
    Wishes,
    find_edition,
    set_table,
)

T = TypeVar("T")

LONGEST_NAME: Final = 20
"""What fits on a board."""


class Setting:
    """What is chosen so far; it begins with what the command line asks for."""

    def __init__(self, wishes: Wishes, say: Speech) -> None:
        self._say = say
        self.wishes = wishes
        self.game = wishes.game or GAMES[0]
        self.edition: PlayableEdition = find_edition(self.game, wishes.edition)
        self.danger = wishes.danger
        self.training = wishes.training
        self.pace: Pace = Pace.BRISK
        if wishes.danger and self.game != Fifty.name:
            raise IllegalSetup(DangerElsewhere())
        players = wishes.players or USUAL_PLAYERS
        if players > MOST_PLAYERS:
            raise IllegalSetup(TooManyPlayers(players, MOST_PLAYERS))
        make_game(players, self.edition, danger=self.danger)
        people = max(len(wishes.names), 1 if wishes.people is None else wishes.people)
        if not 0 <= people <= players:
            raise IllegalSetup(TooManyPeople(people, players))
        bots = [*wishes.bots, *wishes.bots[-1:] * players]
        self.seats: list[str | None] = [*[None] * people, *bots][:players]
        """The level of each seat's bot, or ``None`` for people."""
        self.names: dict[int, str] = dict(enumerate(wishes.names))
        """What people call themselves, by seat."""

    @property
    def is_settled(self) -> bool:
        """Whether the command line leaves nothing open."""
        return self.wishes.game is not None and self.wishes.players is not None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    def name(self, seat: int) -> str:
        """Return what somebody is called who has not said it otherwise."""
        if seat in self.names:
            return self.names[seat]
        user = os.environ.get("USER", "")
        first = next((place for place, level in enumerate(self.seats) if level is None), None)
        if seat == first and user.isalpha() and user != "root":
            return user.capitalize()
        return self._say("play-player", number=seat + 1)

    def invitation(self) -> Invitation:
        """Set the table; raises `Refused` where two have one name."""
        game = make_game(self.players, self.edition, danger=self.danger)
        people = [self.name(seat) for seat, level in enumerate(self.seats) if level is None]
        return set_table(game, people, tuple(self.seats))

    def change_game(self, step: int) -> None:
        """Choose the other game; its table may be smaller."""
        self.game = _beside(GAMES, self.game, step)
        self.edition = next(iter(EDITIONS[self.game].values()))
        self.danger = False
        self.resize(self.players)

    def resize(self, players: int) -> None:
        """Take so many seats, as far as the game allows; new ones get bots like the last."""
        most = MOST_PLAYERS if self.game == Fifty.name else MOST_AT_CARDS
        players = max(LEAST_PLAYERS, min(players, most))
        bots = [level for level in self.seats if level is not None]
        level = bots[-1] if bots else self.wishes.bots[-1]
        self.seats = [*self.seats, *[level] * players][:players]

    def change_seat(self, seat: int, step: int) -> None:
        """Seat somebody else: a person, or a bot of another level."""
        kinds: tuple[str | None, ...] = (None, *levels(self.game))
        self.seats[seat] = _beside(kinds, self.seats[seat], step)

    def change_edition(self, step: int) -> None:
        """Choose another printing."""
        known = tuple(EDITIONS[self.game].values())
        if self.edition not in known:
            known = (self.edition, *known)
        self.edition = _beside(known, self.edition, step)

    def change_pace(self, step: int) -> None:
        """Choose how fast things are told."""
        self.pace = _beside(SPEEDS, self.pace, step)


def _beside(kinds: tuple[T, ...], kind: T, step: int) -> T:
    return kinds[(kinds.index(kind) + step) % len(kinds)]
