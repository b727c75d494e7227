"""The table: everything that follows from its facts, and who is connected right now."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

from fifties.core.contract import Event, Seat
from fifties.games.fifty_fifty import FiftyFifty
from fifties.table.facts import MemberId, Role
from fifties.table.messages import TableShown
from fifties.table.paces import TEMPOS, Tempo
from fifties.table.play import Play
from fifties.table.settings import FiftySettings, Settings

REMEMBERED: Final = 256
"""How many facts back somebody can catch up exactly; further back they get a fresh view."""

NOBODY: Final[frozenset[MemberId]] = frozenset()


class Member(Struct):
    """Somebody at the table, or a bot."""

    id: MemberId
    name: str
    role: Role
    key: str
    lang: str
    device: str
    level: str | None
    """A bot's."""
    gone: bool = False
    leaving: bool = False
    """Whether they have left in the midst of a game."""


class Happening(Struct, frozen=True):
    """What one fact means to those who are connected."""

    events: Sequence[Event] = ()
    table: bool = False
    """Whether what all see of the table has changed."""
    offers: bool = False
    """Whether somebody may do something else now."""
    touched: frozenset[MemberId] = NOBODY
    """Who is told about themselves."""


class Table:
    """One live table. Only `folding.fold` changes what follows from facts."""

    def __init__(self) -> None:
        self.code = ""
        self.version = 0
        """How many facts there are."""
        self.changed_at = 0.0
        """When the last of them happened."""
        self.settings: Settings = FiftySettings()
        self.members: dict[MemberId, Member] = {}
        self.keys: dict[str, MemberId] = {}
        self.names: dict[str, MemberId] = {}
        """By what makes names alike."""
        self.host: MemberId | None = None
        self.line: dict[MemberId, None] = {}
        """Who plays the next game, in seat order; a dict, because a party asks often who does."""
        self.apart: dict[MemberId, None] = {}
        """Who does not, in the order in which they came."""
        self.salts: dict[MemberId, str] = {}
        """What some have added to the next game's chance."""
        self.locked = False
        self.banned: set[str] = set()
        self.secret = ""
        """Of the next game, or of the one being played."""
        self.play: Play | None = None
        self.games = 0
        self.record: str | None = None
        self.to_record: dict[str, Play] = {}
        """Games that have just ended and are to be written down, by the names of their records."""
        self.deposed: MemberId | None = None
        """The host whose role somebody has claimed."""
        self.shown: tuple[int, TableShown] | None = None
        """What all see of the table, with the version at which it was put together."""
        self.history: deque[Happening] = deque(maxlen=REMEMBERED)
        self.present: dict[MemberId, int] = {}
        """Who is connected, and how many times over."""
        self.away: dict[MemberId, float] = {}
        """Since when those who were here are not."""
        self.thinking: set[Seat] = set()
        """For which seats a bot has been asked."""

    @property
    def tempo(self) -> Tempo:
        """The pauses of the table's pace."""
        return TEMPOS[self.settings.pace]

    @property
    def running(self) -> Play | None:
        """The game that is being played, if one is."""
        return self.play if self.play is not None and self.play.running else None

    @property
    def spent(self) -> bool:
        """Whether the secret is that of a game that has begun: the next one needs another."""
        return self.play is not None and self.play.seal.secret == self.secret

    @property
    def shared(self) -> bool:
        """Whether more than one person is at the table, connected or not; bots are none."""
        people = (m for m in self.members.values() if m.level is None)
        return sum(1 for _ in islice((m for m in people if not (m.gone or m.leaving)), 2)) > 1

    @property
    def empty(self) -> bool:
        """Whether everybody has left."""
        return all(m.gone or m.leaving for m in self.members.values() if m.level is None)

    def salts_of(self, members: Iterable[MemberId]) -> tuple[str, ...]:
        """Return what each of *members* has added to the next game's chance, or nothing."""
        return tuple(self.salts.get(member, "") for member in members)

    def next_dealer(self) -> MemberId | None:
        """Return who deals first if the next game is a rematch of Fifty Fifty: the deal goes on.

        Whoever does not sit any more is skipped; ``None`` where the first dealer has to be drawn.
        """
        play = self.play
        if play is None or not isinstance(play.game, FiftyFifty):
            return None
        players = len(play.seats)
        first = play.game.first_dealer + play.draws
        turns = [play.seats[(first + turn) % players] for turn in range(players)]
        return next((member for member in turns if member in self.line), None)

    def since(self, version: int) -> list[Happening] | None:
        """Return what happened after *version*, or ``None`` when only a fresh view will do."""
        missed = self.version - version
        if not 0 <= missed <= len(self.history):
            return None
        return [self.history[index] for index in range(-missed, 0)]

    def seat_of(self, member: MemberId) -> Seat | None:
        """Tell where *member* sits in the game that is on, or was on last."""
        return None if self.play is None else self.play.seat_of.get(member)

    def kept_by_bot(self, seat: Seat) -> bool:
        """Tell whether a bot decides for *seat*, for good or for the time being."""
        play = self.play
        if play is None:
            return False
        member = self.members[play.seats[seat]]
        return member.level is not None or member.gone or seat in play.kept
