"""Observations as one flat array, described field by field, and masks of allowed actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from fifties.core.contract import Seat
from fifties.research.options import whole_option

Observation = NDArray[np.int16]
"""What a seat observes: numbers in the places of a layout, unscaled."""

Mask = NDArray[np.int8]
"""1 for every action that is allowed."""

Masks = Mask | tuple[Mask, ...]
"""One, or one for every part of an action."""

T = TypeVar("T")


class Field(NamedTuple):
    """Values of an observation that stand side by side."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
    first: int = 0
    """Where it begins."""

    @property
    def places(self) -> slice:
        """Where it stands."""
        return slice(self.first, self.first + self.size)


class Layout:
    """Which field of an observation stands where."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields: tuple[Field, ...] = ()
        self.size = 0
        for field in fields:
            self.fields += (field._replace(first=self.size),)
            self.size += field.size
        self._by_name = {field.name: field for field in self.fields}

    def __getitem__(self, name: str) -> Field:
        return self._by_name[name]

    def first(self, *names: str) -> tuple[int, ...]:
        """Return where some fields begin; one that is not there begins at the end."""
        found = (self._by_name.get(name) for name in names)
        return tuple(self.size if field is None else field.first for field in found)

    def empty(self, *shape: int) -> Observation:
        """Return observations in which nothing is filled in yet."""
        return np.zeros((*shape, self.size), np.int16)

    def split(self, seen: Observation) -> dict[str, Observation]:
        """Return the fields of an observation, or of many, by name."""
        return {field.name: seen[..., field.places] for field in self.fields}

    def space(self, seats: int = 1) -> Box:
        """Return the space of these observations, or of so many of them one after the other."""
        sizes = [field.size for field in self.fields]
        low = np.repeat(np.array([field.low for field in self.fields], np.int16), sizes)
        high = np.repeat(np.array([field.high for field in self.fields], np.int16), sizes)
        return Box(np.tile(low, seats), np.tile(high, seats), dtype=np.int16)


def seats_from(players: int) -> NDArray[np.intp]:
    """Return, by viewer and place, the seat seen there: one's own at place 0, then clockwise."""
    seats = np.arange(players)
    return (seats[:, None] + seats) % players


def places_of(players: int) -> NDArray[np.intp]:
    """Return, by seat and viewer, the place at which the viewer sees the seat."""
    seats = np.arange(players)
    return (seats[:, None] - seats) % players


def nearest_allowed(mask: Mask, action: int) -> int:
    """Return the allowed action nearest to *action*, the higher of two, or raise `ValueError`."""
    whole_option("action", action, 0, mask.size - 1)
    allowed = np.flatnonzero(mask)
    return int(min(allowed, key=lambda other: (abs(other - action), -other)))


def from_seat(seat: Seat, values: Sequence[T]) -> Sequence[T]:
    """Return what is kept by seat in the order in which *seat* sees it."""
    return [*values[seat:], *values[:seat]]
