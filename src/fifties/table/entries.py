"""Log entries: what has happened at a table. Keeping them in order is keeping the table.

Decisions are made once and kept as entries, those of bots and of chance included, so that folding
them again needs no clock, no randomness and no bot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import ClassVar, Generic, TypeAlias

from msgspec import Struct, field

from fifties.core.contract import ActionT, Actor, Seat
from fifties.table.event_settings import EventSettings
from fifties.table.heats import HeatNumber, HeatResult, HeatRules
from fifties.table.position import Position
from fifties.table.settings import Clock, Pace, SettingsT

MemberId: TypeAlias = int
"""Somebody at the table, numbered as they came."""


class Role(StrEnum):
    """What somebody came for. The host's is a role beside these."""

    SEAT = "seat"
    """To play."""
    STAGE = "stage"
    """The big screen that all look at."""
    SPECTATOR = "spectator"
    """To watch."""


class LogEntry(Struct, frozen=True, tag_field="entry", gc=False, omit_defaults=True):
    """Something that has happened."""

    changes_table: ClassVar[bool] = True
    """Whether what all see of the table has changed afterwards."""
    changes_only_people: ClassVar[bool] = False
    """Whether only who is there has changed: at a large event, phones are not told of that."""

    def about(self, seats: Sequence[MemberId]) -> Iterable[MemberId]:  # noqa: ARG002 - see below
        """Return who is told something about themselves; *seats* are those of the game."""
        return ()


class HeatOrigin(Struct, frozen=True, gc=False, omit_defaults=True):
    """Which heat of which event is played at a table."""

    event: str
    """The code of the event's table."""
    settings: EventSettings
    """The event's."""
    stage: int
    number: HeatNumber
    advance: int
    """How many go on from here."""
    final: bool = False


class Opened(LogEntry, Generic[SettingsT, ActionT], frozen=True, tag="opened", gc=False):
    """The table was set up."""

    code: str
    settings: SettingsT
    heat: HeatOrigin | None = None
    position: Position[ActionT] | None = None
    """In which every game here begins, where the table plays on from a record."""


class Sealed(LogEntry, frozen=True, tag="sealed", gc=False):
    """A secret was drawn for the next game; only its hash is told before the game is over."""

    secret: str


class Joined(LogEntry, frozen=True, tag="joined", gc=False):
    """Somebody came, or a bot was asked to."""

    changes_only_people: ClassVar[bool] = True

    member: MemberId
    name: str
    role: Role
    key: str = ""
    """The hash of their token; a bot has none."""
    lang: str = "en"
    device: str = ""
    """A hash of what their browser is known by, so that a ban holds."""
    level: str | None = None
    """A bot's."""
    pending: bool = False
    """Whether they wait for a host to let them in."""


class Admitted(LogEntry, frozen=True, tag="admitted", gc=False):
    """A host has let these in, who waited for that; they sit down if they came to play."""

    changes_only_people: ClassVar[bool] = True

    members: tuple[MemberId, ...]

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId, ...]:  # noqa: ARG002 - at any time
        """Return the members."""
        return self.members


class SeatTaken(LogEntry, frozen=True, tag="seat-taken", gc=False):
    """Somebody will play the next game, or plays this one if it has not begun."""

    changes_only_people: ClassVar[bool] = True

    member: MemberId
    seat: Seat | None = None
    """Which one, where the table plays on from a record; whoever sits already goes there."""

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class SeatLeft(LogEntry, frozen=True, tag="seat-left", gc=False):
    """Somebody will not play the next game."""

    changes_only_people: ClassVar[bool] = True

    member: MemberId
    leaving: bool = False
    """Whether they go for good when this one is over, unless they come back before."""

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class Renamed(LogEntry, frozen=True, tag="renamed", gc=False):
    """Somebody has another name now."""

    changes_only_people: ClassVar[bool] = True

    member: MemberId
    name: str

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class Removed(LogEntry, frozen=True, tag="removed", gc=False):
    """Somebody's token is worth nothing any more. They may come again, unless they are banned."""

    changes_only_people: ClassVar[bool] = True

    member: MemberId
    banned: bool = False


class HostPassed(LogEntry, frozen=True, tag="host-passed", gc=False):
    """Somebody is the host now."""

    member: MemberId
    claimed: bool = False
    """Whether they took the role while the host was away, who may take it back."""

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class HostAdded(LogEntry, frozen=True, tag="host-added", gc=False):
    """Somebody is a host, too."""

    member: MemberId


class HostRemoved(LogEntry, frozen=True, tag="host-removed", gc=False):
    """Somebody is a host no more; others are."""

    member: MemberId


class LockChanged(LogEntry, frozen=True, tag="lock-changed", gc=False):
    """The table was locked or unlocked."""

    locked: bool


class SettingsChanged(LogEntry, Generic[SettingsT], frozen=True, tag="settings-changed", gc=False):
    """The table is set differently."""

    settings: SettingsT


class MessageShown(LogEntry, frozen=True, tag="message-shown", gc=False):
    """A host has put a message on the big screens, or taken it away."""

    text: str | None = None


class SaltAdded(LogEntry, frozen=True, tag="salt-added", gc=False):
    """Somebody has added to the chance of the next game."""

    changes_only_people: ClassVar[bool] = True

    member: MemberId
    salt: str


class Started(LogEntry, frozen=True, tag="started", gc=False):
    """A game began, with these members on its seats."""

    lineup: tuple[MemberId, ...]
    dealer: Seat | None = None
    """Who deals first, where cards are dealt; ``None`` is the last seat."""
    drawn: bool = False
    """Whether chance decided on that."""


class BotReason(Struct, frozen=True, gc=False):
    """Why a bot has acted, in its words. It is told with the result of the round or trick."""

    message: str
    """Which one in `locales/`; kept as plain text, so that old logs outlive a reason."""
    details: dict[str, int] = {}


class Acted(LogEntry, Generic[ActionT], frozen=True, tag="acted", gc=False):
    """Chance, a player or a bot has acted."""

    changes_table: ClassVar[bool] = False

    actor: Actor
    action: ActionT
    bot: bool = False
    """Whether a bot decided."""
    reason: BotReason | None = field(default=None, name="remark")
    """A bot's, if it plays for itself."""


class CardQueued(LogEntry, frozen=True, tag="card-queued", gc=False):
    """A seat will play this card when its turn comes; ``None``: it will not."""

    changes_table: ClassVar[bool] = False

    seat: Seat
    card: int | None = None


class EventsReleased(LogEntry, frozen=True, tag="events-released", gc=False):
    """So many more events were told."""

    changes_table: ClassVar[bool] = False

    events: int


class NumberAnnounced(LogEntry, frozen=True, tag="number-announced", gc=False):
    """The next number was said aloud, and the count waits for its owner."""

    changes_table: ClassVar[bool] = False


class Tapped(LogEntry, frozen=True, tag="tapped", gc=False):
    """An owner has pressed "Got it!"."""

    changes_table: ClassVar[bool] = False

    seat: Seat


class Paused(LogEntry, frozen=True, tag="paused", gc=False):
    """The game was paused, or goes on."""

    paused: bool


class SeatsReminded(LogEntry, frozen=True, tag="seats-reminded", gc=False):
    """These seats were reminded that the table waits for them."""

    changes_table: ClassVar[bool] = False

    seats: tuple[Seat, ...]


class ChoicesClosing(LogEntry, frozen=True, tag="choices-closing", gc=False):
    """Choosing closes at a time: then bots write for whoever has not. ``None``: it does not."""

    at: float | None = None


class ChoicesSealed(LogEntry, frozen=True, tag="choices-sealed", gc=False):
    """All have chosen, and the seal of these choices was shown, before any of them is told."""

    seal: str
    key: str
    """What keeps choices from being guessed from the seal; only the kit of the event tells it."""

    changes_table: ClassVar[bool] = False


class WaitsRestarted(LogEntry, frozen=True, tag="waits-restarted", gc=False):
    """Somebody came back to a table that slept for long: all waits begin anew."""

    changes_table: ClassVar[bool] = False


class BotTookOver(LogEntry, frozen=True, tag="bot-took-over", gc=False):
    """A bot keeps these seats until their owners are back."""

    changes_only_people: ClassVar[bool] = True

    seats: tuple[Seat, ...]

    def about(self, seats: Sequence[MemberId]) -> list[MemberId]:
        """Return whose seats these are."""
        return [seats[seat] for seat in self.seats]


class PlayerReturned(LogEntry, frozen=True, tag="owner-returned", gc=False):
    """A seat's owner is back."""

    changes_only_people: ClassVar[bool] = True

    seat: Seat

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:
        """Return whose seat it is."""
        return (seats[self.seat],)


class Abandoned(LogEntry, frozen=True, tag="abandoned", gc=False):
    """The host broke the game off."""


class Recorded(LogEntry, frozen=True, tag="recorded", gc=False):
    """The finished game was kept under this name."""

    record: str


class HeatsDrawn(LogEntry, frozen=True, tag="heats-drawn", gc=False):
    """A stage of an event was drawn, or further heats of the first one for those who came late."""

    stage: int
    """Counted from 1."""
    rules: HeatRules
    heats: tuple[tuple[MemberId, ...], ...]
    """Who plays in each, in seat order."""
    hosts: tuple[MemberId, ...]
    """Who are hosts at each of their tables."""
    secret: str
    """From which they were drawn; the next game has another one."""
    pace: Pace
    clock: Clock
    final: bool = False


class HeatsOpened(LogEntry, frozen=True, tag="heats-opened", gc=False):
    """The tables of these heats are there: their players go to them."""

    changes_table: ClassVar[bool] = False

    stage: int
    first: HeatNumber
    last: HeatNumber

    @property
    def span(self) -> tuple[HeatNumber, HeatNumber]:
        """The first and the last heat that it is about."""
        return self.first, self.last


class HeatsEnded(LogEntry, frozen=True, tag="heats-ended", gc=False):
    """A host has ended these heats of a stage: they count as they stand."""

    changes_table: ClassVar[bool] = False

    stage: int
    heats: tuple[HeatNumber, ...]


class HeatReported(LogEntry, frozen=True, tag="heat-reported", gc=False):
    """A heat is over, with this result."""

    changes_table: ClassVar[bool] = False

    stage: int
    heat: HeatNumber
    result: HeatResult

    @property
    def span(self) -> tuple[HeatNumber, HeatNumber]:
        """The first and the last heat that it is about."""
        return self.heat, self.heat


AnyLogEntry: TypeAlias = (
    Opened
    | Sealed
    | Joined
    | Admitted
    | SeatTaken
    | SeatLeft
    | Renamed
    | Removed
    | HostPassed
    | HostAdded
    | HostRemoved
    | LockChanged
    | SettingsChanged
    | MessageShown
    | SaltAdded
    | Started
    | Acted
    | CardQueued
    | EventsReleased
    | NumberAnnounced
    | Tapped
    | Paused
    | ChoicesClosing
    | ChoicesSealed
    | WaitsRestarted
    | SeatsReminded
    | BotTookOver
    | PlayerReturned
    | Abandoned
    | Recorded
    | HeatsDrawn
    | HeatsOpened
    | HeatsEnded
    | HeatReported
)
