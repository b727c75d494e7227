"""What goes over HTTP."""

from __future__ import annotations

from typing import Annotated, Generic, Literal

from msgspec import Meta, Struct

from fifties.table.entries import MemberId, Role
from fifties.table.event_settings import EventSettings
from fifties.table.game_adapter import ComponentOffered
from fifties.table.messages import TableStatus
from fifties.table.registry import usual_settings
from fifties.table.requests import Language, Name, Token
from fifties.table.settings import MOST_AT_PARTY, SettingsT


class OpenTable(Struct, Generic[SettingsT], frozen=True, forbid_unknown_fields=True):
    """A wish for a new table; whoever asks is its host."""

    settings: SettingsT = usual_settings()  # type: ignore[assignment] # of any game
    role: Role = Role.SEAT
    """What else the host does."""
    name: Name | None = None
    token: Token | None = None
    """One that the client made itself."""
    lang: Language = "en"
    alone: bool = False
    """Whether to play with bots only: such a table does not count as one of this address."""


class BranchQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment of a record a new table plays on; whoever asks is its host."""

    round: Annotated[int, Meta(ge=0, le=MOST_AT_PARTY)] = 0
    """After so many draws; `points` of a timeline tell which moments there are."""
    played: Annotated[int, Meta(ge=0, le=MOST_AT_PARTY)] = 0
    """And then so many choices or cards."""
    seat: Annotated[int, Meta(ge=0, le=MOST_AT_PARTY)] | None = None
    """Which one the host takes; the first, if left out."""
    name: Name | None = None
    lang: Language = "en"


class RecordKept(Struct, frozen=True):
    """Whether a record is kept here."""

    kept: bool


class TableOpened(Struct, frozen=True):
    """A new table. The token is the host's seat: keep it."""

    code: str
    token: str
    member: MemberId
    link: str
    """What others open to join."""
    resume: str
    """What the host opens to come back, on this device or another. Keep it to yourself."""


class TableFound(Struct, frozen=True):
    """What somebody with the code may know before they join."""

    code: str
    game: str
    status: TableStatus
    seated: int
    seat_limit: int
    """How many may sit."""
    locked: bool
    link: str
    """What others open to join, from other devices too."""
    event: EventSettings | None
    """What it is called and how it looks, if it is an event."""


class PersonFound(Struct, frozen=True):
    """Somebody at a table, as a host finds them."""

    member: MemberId
    name: str
    role: Role
    bot: bool
    host: bool
    pending: bool
    """Whether they wait for a host to let them in."""


class PeopleFound(Struct, frozen=True):
    """Those whose names hold what was looked for."""

    count: int
    """How many they are."""
    people: tuple[PersonFound, ...]
    """The first 20 of them."""


class RecordListed(Struct, frozen=True):
    """A finished game that was kept."""

    name: str
    """Whoever knows it can read the record."""
    finished: float
    """Seconds since 1970."""
    game: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    """Their places among the players, from 0; nothing where the result is not known."""
    totals: tuple[int, ...]
    """In the order of the players; nothing of parties."""


class EditionOffered(Struct, frozen=True):
    """A printing of a game."""

    edition: str
    components: tuple[ComponentOffered, ...]
    zeros: bool
    """Fifty Fifty: whether a zero for each colour is shuffled in with the Mood cards."""


class GameOffered(Struct, frozen=True):
    """A game that tables can play."""

    game: str
    editions: tuple[EditionOffered, ...]
    """The first one is what is played unless said otherwise."""
    levels: tuple[str, ...]
    """Of bots, weakest first."""
    least: int
    most: int | None
    """How many can play; ``null`` for any number."""
    seats: int
    """How many seats a table can have, unless it is a party."""
    printed: int
    """For how many players sheets are printed, at most."""
    reviewed: int
    """For how many players games are reviewed, at most; 0 where this server reviews none."""
    paces: tuple[str, ...]
    """At which it can be played."""


class About(Struct, frozen=True):
    """What this server is and offers."""

    version: str
    games: tuple[GameOffered, ...]
    clocks: tuple[str, ...]
    reactions: tuple[str, ...]
    languages: tuple[str, ...]
    bots_at_once: int
    """How many bots come with one request at most."""


class Health(Struct, frozen=True):
    """The server runs."""

    status: Literal["ok", "damaged"]
    """Whether all that is kept and was asked for can be read."""
    tables: int
    connections: int
    damaged: int
    """How many tables and records could not be read since the start."""
    node: str | None
    """The name of this process, where several serve the same tables."""


class Requester(Struct, frozen=True):
    """How this server sees who asks."""

    address: str
    """That limits count for; of an IPv6 address, its network."""
    site: str
    """Where links to this server lead."""


class RefusalAnswer(Struct, frozen=True):
    """Why something was not done."""

    refusal: str
    """The kind."""
    text: str
    """The same in the language that was asked for."""
    details: dict[str, str | int | float | tuple[int, ...] | None]
