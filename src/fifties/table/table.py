"""The table: everything that follows from its entries, and who is connected right now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.table.due_queue import DueQueue
from fifties.table.entries import HeatOrigin, MemberId, Role
from fifties.table.heats import Heats
from fifties.table.history import Change, History
from fifties.table.live_game import LiveGame
from fifties.table.messages import TableInfo
from fifties.table.next_seats import NextSeats
from fifties.table.paces import PAUSES, Pauses
from fifties.table.position import Position
from fifties.table.registry import usual_settings
from fifties.table.settings import TableSettings

VisibleState: TypeAlias = tuple[bool, object, object, frozenset[tuple[Seat, int]], str | None]
"""Whether a game runs, what is shown of it, what offers depend on, which cards are queued, and the
seal of a round's choices."""

LISTED_ON_PHONES: Final = 7
"""Up to so many on seats are listed on phones at an event; more are only counted."""

NOT_QUEUED: Final[frozenset[tuple[Seat, int]]] = frozenset()
NO_GAME: Final[VisibleState] = (False, None, None, NOT_QUEUED, None)


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


class RuntimeState:
    """What does not follow from entries: who is connected, and what is waited for.

    Only the process that owns a table knows it; whichever takes the table over begins anew.
    """

    __slots__ = ("absences", "away", "present", "thinking", "waits")

    def __init__(self) -> None:
        self.present: dict[MemberId, int] = {}
        """Who is connected, and how many times over."""
        self.away: dict[MemberId, float] = {}
        """Since when those who were here are not."""
        self.thinking: set[Seat] = set()
        """For which seats a bot has been asked."""
        self.waits = DueQueue()
        """Seats that owe an action."""
        self.absences = DueQueue()
        """Seats whose owners are away."""


class Table:
    """One live table. Only `fold.fold` changes what follows from entries."""

    # Without slots, more than thirty attributes take a third to a half longer to read and write.
    __slots__ = (
        "banned",
        "big_screens",
        "bystanders",
        "cached_info",
        "changed_at",
        "code",
        "commitment",
        "games",
        "heat",
        "heats",
        "history",
        "hosts",
        "hosts_before_claim",
        "keys",
        "latecomers",
        "lineup",
        "locked",
        "members",
        "message",
        "names",
        "next_seats",
        "pending",
        "people",
        "play",
        "position",
        "record",
        "removed_at",
        "runtime",
        "salts",
        "secret",
        "settings",
        "to_record",
        "version",
        "visible_state",
        "watchers",
    )

    def __init__(self) -> None:  # noqa: PLR0915 - one a line, each with its meaning
        self.code = ""
        self.version = 0
        """How many entries there are."""
        self.changed_at = 0.0
        """When the last of them happened."""
        self.settings: TableSettings = usual_settings()
        self.members: dict[MemberId, Member] = {}
        self.keys: dict[str, MemberId] = {}
        """By the hash of a token, whose it is."""
        self.removed_at: dict[str, int] = {}
        """By the hash of a token that was removed, the version since which it is worth nothing."""
        self.names: dict[str, MemberId] = {}
        """By `name_key`, which is the same for names that look alike."""
        self.hosts: tuple[MemberId, ...] = ()
        """In the order in which they became hosts."""
        self.pending: dict[MemberId, None] = {}
        """Who waits for a host to let them in, in the order in which they came."""
        self.message: str | None = None
        """What a host has put on the big screens."""
        self.lineup: dict[MemberId, None] = {}
        """Who plays the next game, in seat order; a dict, because a party asks often who does."""
        self.bystanders: dict[MemberId, None] = {}
        """Who does not play the next game, in the order in which they came."""
        self.latecomers: dict[MemberId, None] = {}
        """Who plays the next game and has none in the one that is on; first who sat down first."""
        self.watchers: dict[MemberId, None] = {}
        """Who neither plays the next game nor sits in the one that is on."""
        self.big_screens: dict[MemberId, None] = {}
        """Who came as a big screen."""
        self.people = 0
        """How many are at the table, connected or not; bots are none."""
        self.salts: dict[MemberId, str] = {}
        """What some have added to the next game's chance."""
        self.heats = Heats("")
        """The heats of an event."""
        self.heat: HeatOrigin | None = None
        """Which heat of which event is played here, if this is the table of a heat."""
        self.position: Position | None = None
        """The one in which every game begins, where the table plays on from a record."""
        self.next_seats = NextSeats()
        """Which seat everybody takes in the next game, where the table plays on from a record."""
        self.locked = False
        self.banned: set[str] = set()
        """Hashes of the tokens and devices of those who were banned."""
        self.secret = ""
        """Of the next game, or of the one being played."""
        self.commitment = ""
        """The hash of the secret, which all may know."""
        self.play: LiveGame | None = None
        self.games = 0
        self.record: str | None = None
        self.to_record: dict[str, LiveGame] = {}
        """Games that have just ended and are to be written down, by the names of their records."""
        self.hosts_before_claim: tuple[MemberId, ...] = ()
        """The hosts whose role somebody has claimed."""
        self.cached_info: TableInfo | None = None
        """What all see of the table, once it was put together and until it changes."""
        self.visible_state = NO_GAME
        """Of the game after the last entry: what changes in it is what clients have to be told."""
        self.history = History()
        self.runtime = RuntimeState()

    @property
    def host(self) -> MemberId | None:
        """The first of the hosts."""
        return self.hosts[0] if self.hosts else None

    @property
    def pauses(self) -> Pauses:
        """The pauses of the table's pace."""
        return PAUSES[self.settings.pace]

    @property
    def running(self) -> LiveGame | None:
        """The game that is being played, if one is."""
        play = self.play
        return None if play is None or play.over or play.broken_off else play

    @property
    def is_heat_over(self) -> bool:
        """Whether this is the table of a heat that was played to its end, or ended by a host."""
        return self.heat is not None and self.play is not None and not self.play.running

    @property
    def belongs_to_event(self) -> bool:
        """Whether this is the table of an event or of one of its heats."""
        return self.settings.event is not None or self.heat is not None

    @property
    def seated(self) -> int:
        """How many play: this game while one is on, else the next."""
        return len(self.lineup) if self.running is None else len(self.running.seats)

    @property
    def seat_order(self) -> Iterable[MemberId]:
        """Who plays the next game, in seat order."""
        if self.position is None:
            return self.lineup
        return self.next_seats.in_order()

    def is_brief(self, member: MemberId | None) -> bool:
        """Return whether *member* is told as little as can be: at an event, who only plays is.

        Hosts and big screens are told more; ``None`` stands for everybody else.
        """
        event = self.settings.event is not None
        return event and member not in self.hosts and member not in self.big_screens

    @property
    def is_secret_used(self) -> bool:
        """Whether the secret is that of a game that has begun: the next one needs another."""
        return self.play is not None and self.play.seal.secret == self.secret

    @property
    def shared(self) -> bool:
        """Whether more than one person is at the table, connected or not; bots are none."""
        return self.people > 1

    @property
    def empty(self) -> bool:
        """Whether everybody has left."""
        return not self.people

    def salts_of(self, members: Iterable[MemberId]) -> tuple[str, ...]:
        """Return what each of *members* has added to the next game's chance, or nothing."""
        return tuple(self.salts.get(member, "") for member in members)

    def next_dealer(self) -> MemberId | None:
        """Return who deals first if the next game is a rematch: the deal goes on.

        Whoever does not sit any more is skipped; ``None`` where the first dealer has to be drawn.
        """
        play = None if self.position is not None else self.play
        first = None if play is None else play.adapter.next_dealer(play.game, play.draws)
        if play is None or first is None:
            return None
        turns = (*play.seats[first:], *play.seats[:first])
        return next((member for member in turns if member in self.lineup), None)

    def since(self, version: int) -> list[Change] | None:
        """Return what happened after *version*, or ``None`` when only a snapshot will do."""
        return self.history.latest(self.version - version)

    def missed_since(self, version: int) -> list[Change] | None:
        """Return the same for somebody who comes back, or ``None`` if a snapshot is less work."""
        return self.history.latest_few(self.version - version)

    def seat_of(self, member: MemberId) -> Seat | None:
        """Return where *member* sits in the game that is on, or was on last."""
        return None if self.play is None else self.play.seat_of.get(member)

    def kept_by_bot(self, seat: Seat) -> bool:
        """Return whether a bot decides for *seat*, for good or for the time being."""
        play = self.play
        if play is None:
            return False
        member = self.members[play.seats[seat]]
        return member.level is not None or member.gone or seat in play.kept
