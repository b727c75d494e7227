"""Who wins, for a block of games of Fifty, and writing the results out."""

from typing import Any

import numpy as np

from fifties.simulation.bits import HALF, LOW_HALF, NONE, ONE
from fifties.simulation.compiling import kernel, part
from fifties.simulation.fifty.lanes import (
    ALIVE,
    BEST,
    COUNTING,
    CROWN_BREAKS_TIE,
    ENDING,
    HELD,
    LANES,
    MOST_POINTS,
    PLAYED,
    SCORE_BITS,
    SCORES,
    SECOND_CROWN,
    SHARED,
    TIED,
    WINNERS,
)

_MOST_POINTS = np.uint64(MOST_POINTS)
_CROWN_BREAKS_TIE = np.uint64(CROWN_BREAKS_TIE)
_SHARED = np.uint64(SHARED)
_SECOND_CROWN = np.uint64(SECOND_CROWN)

_16 = np.uint64(SCORE_BITS)
_EVERY_OTHER = np.uint64(0x0000FFFF0000FFFF)


@part
def finish(lanes: Any, players: int) -> None:
    """Say who wins: those with the most points, and among them those with a crown."""
    for lane in range(LANES):
        lanes[BEST + lane] = NONE
        lanes[TIED + lane] = NONE
    for seat in range(players):
        me = ONE << np.uint64(seat)
        scores = lanes[SCORES + seat * LANES : SCORES + (seat + 1) * LANES]
        for lane in range(LANES):
            counting = scores[lane] & lanes[COUNTING + lane]
            scores[lane] = counting
            total = total_of(counting)
            best, tied = lanes[BEST + lane], lanes[TIED + lane]
            tied = tied | me if total == best else tied
            lanes[TIED + lane] = me if np.int64(total) > np.int64(best) else tied
            lanes[BEST + lane] = total if np.int64(total) > np.int64(best) else best
    for lane in range(LANES):
        tied, alive = lanes[TIED + lane], lanes[ALIVE + lane]
        crowned = tied & lanes[HELD + lane]
        best = tied if crowned == NONE else crowned
        lanes[WINNERS + lane] = (best & alive) | (lanes[WINNERS + lane] & ~alive)
        ending = _SHARED if best & (best - ONE) != NONE else _CROWN_BREAKS_TIE
        ending = _MOST_POINTS if tied & (tied - ONE) == NONE else ending
        lanes[ENDING + lane] = _SECOND_CROWN if alive == NONE else ending


@kernel(inline="always")
def total_of(scores: Any) -> Any:
    """Add up what was scored in four rounds."""
    two = (scores & _EVERY_OTHER) + ((scores >> _16) & _EVERY_OTHER)
    return (two & LOW_HALF) + (two >> HALF)


@part
def write_out(lanes: Any, players: int, results: Any, at: int) -> None:
    """Write a block of games into *results*, from place *at* on."""
    scores, crowned, winners, rounds, endings = results
    for seat in range(players):
        scored = lanes[SCORES + seat * LANES : SCORES + (seat + 1) * LANES]
        kept = scores[seat, at : at + LANES]
        for lane in range(LANES):
            kept[lane] = scored[lane]
    held, won = crowned[0, at : at + LANES], winners[0, at : at + LANES]
    for lane in range(LANES):
        held[lane] = lanes[HELD + lane]
        won[lane] = lanes[WINNERS + lane]
    begun, ended = rounds[at : at + LANES], endings[at : at + LANES]
    for lane in range(LANES):
        begun[lane] = np.uint8(lanes[PLAYED + lane])
        ended[lane] = np.uint8(lanes[ENDING + lane])
