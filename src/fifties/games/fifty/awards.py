"""What a counted round is remembered for. Awards change no score."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from typing import Final, TypeAlias

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.state import Round

LEAST_SHARED: Final = 2
"""Numbers in common that make twins; one is mere chance."""

Owners: TypeAlias = Mapping[int, Sequence[Seat]]
"""Who has written a number, in seat order."""


class AwardKind(StrEnum):
    """What somebody had most of in a round."""

    LONGEST_COUNT = "longest-count"
    """The most numbers scored in one go: nobody took the count, and no clash silenced it."""
    MOST_CLASHES = "most-clashes"
    """The most own numbers that somebody else had written, too."""
    TWINS = "twins"
    """The most numbers that two players or more have in common."""


class Award(Struct, frozen=True, gc=False):
    """Whoever had most of something in a round; it is shown with the result of that round."""

    kind: AwardKind
    seats: tuple[Seat, ...]
    """In seat order; equals share it."""
    amount: int
    """How many numbers it was."""


def awards(result: Round) -> tuple[Award, ...]:
    """Return the awards of a counted round; there can be several twins."""
    owners = _owners(result.picks)
    told: list[Award] = []
    told += _best(AwardKind.LONGEST_COUNT, _runs(owners, result.last))
    clashes = [
        sum(number <= result.last and len(owners[number]) > 1 for number in numbers)
        for numbers in result.picks
    ]
    told += _best(AwardKind.MOST_CLASHES, dict(enumerate(clashes)))
    told += _twins(result.picks)
    return tuple(told)


def _owners(picks: Sequence[Numbers]) -> Owners:
    owners: dict[int, list[Seat]] = defaultdict(list)
    for seat, numbers in enumerate(picks):
        for number in numbers:
            owners[number].append(seat)
    return owners


def _runs(owners: Owners, last: int) -> dict[Seat, int]:
    """Return everybody's longest run of numbers scored, up to the *last* one called."""
    longest: dict[Seat, int] = {}
    run = 0
    scorer: Seat | None = None
    for number in range(1, last + 1):
        here = owners.get(number, ())
        if len(here) > 1:
            scorer = None
            continue
        if scorer is not None:
            run += 1
            longest[scorer] = max(run, longest.get(scorer, 0))
        if here and here[0] != scorer:
            scorer, run = here[0], 0
    return longest


def _best(kind: AwardKind, amounts: Mapping[Seat, int]) -> Iterator[Award]:
    most = max(amounts.values(), default=0)
    if most:
        yield Award(kind, tuple(sorted(s for s, amount in amounts.items() if amount == most)), most)


def _twins(picks: Sequence[Numbers]) -> Iterable[Award]:
    """Find the players behind every largest set of numbers that more than one has written."""
    written = [frozenset(numbers) for numbers in picks]
    shared = {one & other for one, other in combinations(written, 2)}
    most = max(map(len, shared), default=0)
    if most < LEAST_SHARED:
        return []
    groups = [
        tuple(seat for seat, numbers in enumerate(written) if common <= numbers)
        for common in shared
        if len(common) == most
    ]
    return [Award(AwardKind.TWINS, group, most) for group in sorted(set(groups))]
