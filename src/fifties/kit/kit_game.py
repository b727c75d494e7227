"""What a kit needs to know of one game: how choices, its count and its results are written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from msgspec import Struct

from fifties.core.contract import Action
from fifties.core.record import AnyRecord
from fifties.kit.csv_lines import Row


class GameSheet(Struct, frozen=True):
    """All that follows from a record. Participants go by their numbers, the names in the record."""

    choices: Sequence[Sequence[Action]]
    """Those that count: of each round, in seat order."""
    count: Sequence[Sequence[Row | None]]
    """Of each round the events that are told at a pace, in order; ``None`` has no row."""
    results: Sequence[Row]
    """Everybody's, best ones first."""
    places: Sequence[int]
    """By seat; equals share one."""
    points: Sequence[int]
    """By seat."""


class KitGame(Protocol):
    """All that a kit knows of one game."""

    name: ClassVar[str]
    """What records call the game."""
    count_columns: ClassVar[tuple[str, ...]]
    """What is written down of each event that is told at a pace."""
    result_columns: ClassVar[tuple[str, ...]]
    """What is written down of everybody's result."""

    def write_choice(self, action: Action) -> str:
        """Return a secret choice as text."""
        ...

    def read_choice(self, number: int, text: str) -> Action | None:
        """Return the choice of round *number* that *text* stands for, or ``None``."""
        ...

    def sheet(self, record: AnyRecord) -> GameSheet:
        """Return what follows from *record*, which was read and so has kept every rule."""
        ...
