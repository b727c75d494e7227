"""What a table plays, and how: everything that the lobby can change."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct
from typing_extensions import TypeVar

from fifties.table.event_settings import EventSettings

MOST_AT_PARTY: Final = 20_000
"""What a record can hold."""


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
"""Paces that differ only for games with a count."""


class Clock(StrEnum):
    """How long somebody may think before a bot acts for them."""

    OFF = "off"
    RELAXED = "relaxed"
    BRISK = "brisk"


Lines: TypeAlias = tuple[tuple[int, ...], ...]
Pairs: TypeAlias = tuple[tuple[int, int], ...]


class TableSettings(
    Struct, frozen=True, tag_field="game", forbid_unknown_fields=True, kw_only=True
):
    """What all games have in common; every game adds its own, under its name as the tag."""

    edition: str
    seats: int
    """How many may sit; ignored at a party."""
    pace: Pace = Pace.LIVING_ROOM
    clock: Clock = Clock.OFF
    reactions: bool = True
    keep: bool = True
    """Whether finished games are kept as records."""
    lesson: bool = False
    """Whether somebody learns here: chance and bots follow a script, and nothing is kept."""
    event: EventSettings | None = None
    """What makes a party an event."""


SettingsT = TypeVar("SettingsT", bound=TableSettings, default=TableSettings)


def name_of(settings: TableSettings) -> str:
    """Return the name of the game, as in records."""
    return str(settings.__struct_config__.tag)
