"""A whole count at once, without calling any number: by bits, or in a party by runs.

By bits there is one for every number. With `free` the numbers that nobody owns and `mine` those
that one player alone owns, adding `2 * mine` to `free` lets a carry run from the number after each
own one through the free numbers up to and including the next owned one: exactly the numbers called
while that player scores. What changed in the sum is what moved the bead. A clash scores for nobody,
so the number before it is taken out of `free`, where the carry then ends, and no run may begin on
it.

In a large party there are so many bits that the work would grow with the square of its size. There
the owners are looked up number by number, and all points up to the next owned one are added at
once.

Written for speed: every round of every simulated game that is not told comes through here.

Must agree with `count.count_aloud` on everything; a law holds them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Final

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import Boxes, RoundRules
from fifties.games.fifty.table_size import BOXES


class Settlement(Struct, frozen=True, gc=False):
    """The result of a count."""

    beads: tuple[int, ...]
    bonus: tuple[int, ...]
    crowned: tuple[Seat, ...]
    """Who gained a crown, in that order."""
    winner: Seat | None
    """Whose second crown broke the round off."""
    last: int
    """The last number called."""
    clashes: int | tuple[int, ...]
    """The numbers that clashed, or one bit for each; `clashed_numbers` lists them."""


def settle(picks: Sequence[Numbers], rules: RoundRules) -> Settlement:
    """Work out the count of *picks*."""
    return by_bits(picks, rules) if rules.onset else by_runs(Boxes(picks, rules.top), rules)


def by_bits(picks: Sequence[Numbers], rules: RoundRules) -> Settlement:
    """Work out a count that is not too long, see `count.LONGEST_BY_BITS`."""
    # All choices are kept one bit to the left, which saves shifting each of them later.
    onset, top, mark = rules.onset, 1 << rules.top, rules.mark
    if len(rules.bonus) == BOXES:
        written = [onset[a] + onset[b] + onset[c] + onset[d] + onset[e] for a, b, c, d, e in picks]
    else:
        written = _any_number_of_boxes(picks, rules)
    owned = clash = 0
    for mine in written:
        clash |= owned & mine
        owned |= mine
    crossed = clash >> 1
    free = ((top - 1) ^ (owned >> 1)) & ~(crossed >> 1)
    starts = (owned ^ clash) & ~crossed
    gains = [((mine & starts) + free) ^ free for mine in written]
    beads = tuple(map(int.bit_count, gains))
    crowned: tuple[Seat, ...] = ()
    winner, last = None, rules.top
    if max(beads) >= mark:
        crowned = tuple([seat for seat, bead in enumerate(beads) if bead >= mark])
        if len(crowned) > 1 or rules.crowns[crowned[0]]:
            crowned, end = _crownings(crowned, gains, rules)
            if end:
                winner, last, called = crowned[-1], end, (2 << end) - 1
                clash &= called << 1
                beads = tuple([(gained & called).bit_count() for gained in gains])
    clashes = clash
    if rules.danger is not None:
        low, high = rules.danger
        clash &= ~((4 << high) - (2 << low))
    usual = rules.usual
    bonus = [(mine & clash).bit_count() * usual for mine in written]
    for box, more in rules.extras:
        for seat, numbers in enumerate(picks):
            if clash & onset[numbers[box]]:
                bonus[seat] += more
    return Settlement(beads, tuple(bonus), crowned, winner, last, clashes)


_FEW: Final = 8
"""Up to so many bits it is faster to go from one to the next."""


@cache
def _set_bits() -> tuple[list[int], ...]:
    """Return by octet which of its bits are set."""
    return tuple([[bit for bit in range(8) if octet >> bit & 1] for octet in range(256)])


def clashed_numbers(clashes: int | tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers in `Settlement.clashes`, ascending."""
    if isinstance(clashes, tuple):
        return clashes
    if clashes.bit_count() > _FEW:
        octets, bits = clashes.to_bytes(clashes.bit_length() // 8 + 1, "little"), _set_bits()
        return tuple([at + bit for at, octet in zip(count(-1, 8), octets) for bit in bits[octet]])
    numbers: list[int] = []
    while clashes:
        highest = clashes.bit_length()
        numbers.append(highest - 2)
        clashes ^= 1 << highest - 1
    return tuple(numbers[::-1])


def _any_number_of_boxes(picks: Sequence[Numbers], rules: RoundRules) -> list[int]:
    """Do for reduced games what is spelled out above for those that people play."""
    return [sum([rules.onset[number] for number in numbers]) for numbers in picks]


def _crownings(
    reached: Sequence[Seat], gains: Sequence[int], rules: RoundRules
) -> tuple[tuple[Seat, ...], int]:
    """Return who gains a crown, in order, and the number of a second crown or 0."""
    mark = rules.mark
    order = sorted([(_nth_number(gains[seat], mark), seat) for seat in reached])
    if any(rules.crowns):
        for place, (number, seat) in enumerate(order, 1):
            if rules.crowns[seat]:
                return tuple([crowned for _, crowned in order[:place]]), number
    return tuple([seat for _, seat in order]), 0


def _nth_number(gained: int, nth: int) -> int:
    """Return the *nth* lowest of the numbers *gained*, by dropping those above it: they are few."""
    for _ in range(gained.bit_count() - nth):
        gained ^= 1 << (gained.bit_length() - 1)
    return gained.bit_length() - 1


def by_runs(boxes: Boxes, rules: RoundRules) -> Settlement:
    """Work out a count of any length, from one number that somebody owns to the next."""
    beads, bonus, crowned = [0] * boxes.players, [0] * boxes.players, list[Seat]()
    clashes: list[int] = []
    width, following, top, mark = boxes.width, boxes.next, rules.top, rules.mark
    low, high = rules.danger or (0, -1)
    scorer: Seat | None = None
    since = 0
    for number, place in enumerate(boxes.first):
        if not place and number < top:
            continue
        clash = following[place] > 0
        if scorer is not None:
            before = beads[scorer]
            beads[scorer] = bead = before + number - since - clash
            if before < mark <= bead:
                crowned.append(scorer)
                if rules.crowns[scorer]:
                    beads[scorer], last = mark, since + mark - before
                    return Settlement(
                        *(tuple(beads), tuple(bonus), tuple(crowned), scorer, last, tuple(clashes))
                    )
        if not clash:
            scorer, since = (place - 1) // width, number
            continue
        scorer = None
        clashes.append(number)
        while place and not low <= number <= high:
            seat, box = divmod(place - 1, width)
            bonus[seat] += rules.bonus[box]
            place = following[place]  # noqa: PLW2901 - on to the next box with this number
    return Settlement(tuple(beads), tuple(bonus), tuple(crowned), None, top, tuple(clashes))
