"""A step of an event's count, as phones and terminals are told of it."""

from __future__ import annotations

from collections.abc import Iterator

from fifties.core.contract import Event
from fifties.table.fifty_crowd_view import Mine


class Beat(Event, frozen=True, gc=False, tag="beat"):
    """The count has got to a number; what lies between was called as well."""

    number: int


def own_moments(mine: Mine) -> Iterator[tuple[int, int]]:
    """Yield those of one's numbers that were called, each with how many others had written it."""
    for number, owners in zip(mine.numbers or (), mine.owners, strict=False):
        yield number, owners - 1
