"""Who wins, for a block of games of Fifty Fifty, and writing the results out."""

from typing import Any

import numpy as np

from fifties.simulation.compiling import part
from fifties.simulation.fifty_fifty.lanes import BALANCES, LANES, MOST_SEATS, STANDING

_0 = np.int16(0)
_MANY = np.int16(32767)


@part
def write_out(lanes: Any, players: int, results: Any, at: int) -> None:
    """Write a block of games into *results*, from place *at* on."""
    balances, struck, totals, winners = results
    fewest = np.empty(LANES, np.int16)
    fewest[:] = _MANY
    for seat in range(players):
        gone = struck[seat, at : at + LANES]
        total = totals[seat, at : at + LANES]
        gone[:] = np.uint8(0)
        total[:] = _0
        for number in range(players):
            row = (number * MOST_SEATS + seat) * LANES
            standing = lanes[STANDING + row : STANDING + row + LANES]
            held = lanes[BALANCES + row : BALANCES + row + LANES]
            target = balances[number, seat, at : at + LANES]
            for lane in range(LANES):
                target[lane] = held[lane]
            bit = np.uint8(1 << number)
            for lane in range(LANES):
                result = np.int16(standing[lane])
                gone[lane] |= bit if result < _0 else np.uint8(0)
                total[lane] -= max(result, _0)
        for lane in range(LANES):
            halves = np.int16(-total[lane])
            fewest[lane] = min(halves, fewest[lane])
    for seat in range(players):
        total, won = totals[seat, at : at + LANES], winners[seat, at : at + LANES]
        for lane in range(LANES):
            won[lane] = np.uint8(np.int16(-total[lane]) == fewest[lane])
