"""What a table plays, and how: everything that the lobby can change."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from fifties.core.contract import Seat
from fifties.core.refusals import IllegalSetup
from fifties.games import boxes, fifty, fifty_fifty
from fifties.games.boxes import PlayableGame
from fifties.games.fifty.sizes import LARGEST_TABLE
from fifties.games.fifty.sizes import LEAST_PLAYERS as LEAST_AT_FIFTY
from fifties.games.fifty_fifty.game import LEAST_PLAYERS as LEAST_AT_FIFTY_FIFTY
from fifties.games.fifty_fifty.game import MOST_PLAYERS as MOST_AT_FIFTY_FIFTY
from fifties.table import refusals

MOST_AT_PARTY: Final = 10_000
"""What a record can hold."""

MOST_MOODS: Final = 20
"""How many Mood cards somebody may copy off a box."""


class Pace(StrEnum):
    """How quickly things are told."""

    LIVING_ROOM = "living-room"
    """As one counts aloud among friends: about 0.8 seconds a number."""
    BRISK = "brisk"
    """For those who know the game."""
    HALL = "hall"
    """Swift where nothing happens; a count lasts two minutes at most."""
    STADIUM = "stadium"
    """Several numbers a second for thousands of people; a count lasts ninety seconds at most."""
    TAP = "tap"
    """The count waits a moment for the owner to press "Got it!"."""
    AT_ONCE = "at-once"
    """Nothing waits: for programs, and for the impatient."""


COUNT_PACES: Final = frozenset({Pace.HALL, Pace.STADIUM, Pace.TAP})
"""Paces that differ in how the count is told; Fifty Fifty has none."""


class Clock(StrEnum):
    """How long somebody may think before a bot acts for them."""

    OFF = "off"
    RELAXED = "relaxed"
    BRISK = "brisk"


Lines: TypeAlias = tuple[tuple[int, ...], ...]
Pairs: TypeAlias = tuple[tuple[int, int], ...]


class FiftyBox(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has copied off their own box of Fifty; what is absent is as reconstructed."""

    bonus: Annotated[Lines, Meta(max_length=4)] | None = None
    """Four lines of five."""
    zones: Annotated[Pairs, Meta(max_length=10)] | None = None
    """The Danger cards."""


class FiftyFiftyBox(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has copied off their own box of Fifty Fifty."""

    moods: Annotated[Pairs, Meta(max_length=MOST_MOODS)]
    """The Mood cards, yellow and blue."""


class FiftySettings(
    Struct, frozen=True, tag_field="game", tag="fifty", forbid_unknown_fields=True, kw_only=True
):
    """A table of Fifty."""

    edition: str = "iello"
    box: FiftyBox | None = None
    danger: bool = False
    """Whether Danger cards are used."""
    seats: int = LARGEST_TABLE
    """How many may sit, 3 to 7; of no account at a party."""
    party: bool = False
    """Any number of seats."""
    pace: Pace = Pace.LIVING_ROOM
    clock: Clock = Clock.OFF
    reactions: bool = True
    keep: bool = True
    """Whether finished games are kept as records."""
    lesson: bool = False
    """Whether somebody learns here: chance and bots follow a script, and nothing is kept."""


class FiftyFiftySettings(
    Struct,
    frozen=True,
    tag_field="game",
    tag="fifty-fifty",
    forbid_unknown_fields=True,
    kw_only=True,
):
    """A table of Fifty Fifty."""

    edition: str = "zoch"
    box: FiftyFiftyBox | None = None
    seats: int = MOST_AT_FIFTY_FIFTY
    """How many may sit, 3 to 5."""
    dealer: int | None = None
    """The member who deals first in the next game, if the host chooses one who will sit. Else the
    first dealer is drawn, and in a rematch the deal goes on from where it was (H2)."""
    pace: Pace = Pace.LIVING_ROOM
    clock: Clock = Clock.OFF
    reactions: bool = True
    keep: bool = True
    """Whether finished games are kept as records."""
    lesson: bool = False
    """Whether somebody learns here: chance and bots follow a script, and nothing is kept."""


Settings: TypeAlias = FiftySettings | FiftyFiftySettings


def name_of(settings: Settings) -> str:
    """Name the game, as records do."""
    return str(settings.__struct_config__.tag)


def room(settings: Settings) -> int:
    """Tell how many may sit."""
    if isinstance(settings, FiftySettings) and settings.party:
        return MOST_AT_PARTY
    return settings.seats


def set_game(settings: Settings, players: int, dealer: Seat | None = None) -> PlayableGame:
    """Return the rules for *players*, or raise `IllegalSetup`."""
    danger = isinstance(settings, FiftySettings) and settings.danger
    return boxes.make_game(players, _edition(settings), danger=danger, dealer=dealer)


def check(settings: Settings) -> None:
    """Raise `IllegalSetup` for what cannot be set."""
    least, most = LEAST_AT_FIFTY_FIFTY, MOST_AT_FIFTY_FIFTY
    if isinstance(settings, FiftySettings):
        least, most = LEAST_AT_FIFTY, LARGEST_TABLE
    if not least <= settings.seats <= most:
        raise IllegalSetup(refusals.WrongSeats(settings.seats, least, most))
    set_game(settings, least)


def _edition(settings: Settings) -> boxes.PlayableEdition:
    known = boxes.EDITIONS[name_of(settings)]
    if settings.edition not in known:
        raise IllegalSetup(refusals.EditionUnknown(settings.edition, ", ".join(known)))
    edition, box = known[settings.edition], settings.box
    if isinstance(box, FiftyBox) and isinstance(edition, fifty.FiftyEdition):
        return fifty.FiftyEdition(
            edition.name,
            edition.bonus if box.bonus is None else box.bonus,
            edition.zones if box.zones is None else box.zones,
        )
    if isinstance(box, FiftyFiftyBox) and isinstance(edition, fifty_fifty.FiftyFiftyEdition):
        return fifty_fifty.FiftyFiftyEdition(edition.name, box.moods, edition.zeros)
    return edition
