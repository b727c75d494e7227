"""A whole count at once, without counting: one bit for every number.

With `free` the numbers that nobody owns and `mine` the numbers that one player alone owns, adding
`2 * mine` to `free` lets a carry run from the number after each own one through the free numbers up
to and including the next owned one: exactly the numbers called while that player scores. What
changed in the sum, less the clashes, is what moved the bead.

Must agree with `count.count_aloud` on everything; a law holds them together.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import Reckoning


class Settlement(Struct, frozen=True, gc=False):
    """The result of a count."""

    beads: tuple[int, ...]
    bonus: tuple[int, ...]
    crowned: tuple[Seat, ...]
    """Who gained a crown, in that order."""
    winner: Seat | None
    """Whose second crown broke the round off."""


def settle(picks: Sequence[Numbers], by: Reckoning) -> Settlement:
    """Work out the count of *picks*."""
    written = [1 << a | 1 << b | 1 << c | 1 << d | 1 << e for a, b, c, d, e in picks]
    owned = clash = 0
    for mine in written:
        clash |= owned & mine
        owned |= mine
    free = (1 << by.top) - 1 ^ owned
    gains = [((((mine & ~clash) << 1) + free) ^ free) & ~clash for mine in written]
    beads = tuple([gained.bit_count() for gained in gains])
    crowned: tuple[Seat, ...] = ()
    if max(beads) >= by.mark:
        crowned, end = _crownings(gains, beads, by)
        if end:
            called = (2 << end) - 1
            clash &= called
            beads = tuple([(gained & called).bit_count() for gained in gains])
    return Settlement(
        beads=beads,
        bonus=_bonus(picks, written, clash, by),
        crowned=crowned,
        winner=crowned[-1] if crowned and by.crowns[crowned[-1]] else None,
    )


def _crownings(
    gains: Sequence[int], beads: Sequence[int], by: Reckoning
) -> tuple[tuple[Seat, ...], int]:
    """Return who gains a crown, in order, and the number of a second crown or 0."""
    reached = sorted(
        (_nth_number(gains[seat], by.mark), seat)
        for seat, bead in enumerate(beads)
        if bead >= by.mark
    )
    for index, (number, seat) in enumerate(reached):
        if by.crowns[seat]:
            return tuple(crowned for _, crowned in reached[: index + 1]), number
    return tuple(seat for _, seat in reached), 0


def _nth_number(numbers: int, nth: int) -> int:
    """Return the *nth* lowest of the set *numbers*."""
    for _ in range(nth - 1):
        numbers &= numbers - 1
    return (numbers & -numbers).bit_length() - 1


def _bonus(
    picks: Sequence[Numbers], written: Sequence[int], clash: int, by: Reckoning
) -> tuple[int, ...]:
    """Add up what everybody's crossed-off boxes are worth."""
    if by.danger is not None:
        low, high = by.danger
        clash &= ~((2 << high) - (1 << low))
    return tuple(
        [
            sum(
                [
                    worth
                    for number, worth in zip(numbers, by.bonus, strict=True)
                    if clash >> number & 1
                ]
            )
            if mine & clash
            else 0
            for numbers, mine in zip(picks, written, strict=True)
        ]
    )
