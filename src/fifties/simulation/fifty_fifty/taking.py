"""Nine tricks, results and strikes, for a block of games at once."""

from typing import Any

import numpy as np

from fifties.simulation.compiling import part
from fifties.simulation.fifty_fifty.lanes import (
    BALANCES,
    HIGHEST,
    LANES,
    LOWEST,
    MOODS,
    MOST_SEATS,
    PLAYED,
    STANDING,
    TRICKS,
)

_0 = np.int8(0)
_4 = np.int8(4)
_15 = np.int8(15)
_STRUCK = np.int8(-1)


@part
def take_tricks(lanes: Any, box: Any, number: int) -> None:
    """Hand out the halves of a round, counted from 0. Who leads decides nothing here."""
    players = box.players
    start = BALANCES + number * MOST_SEATS * LANES
    lanes[start : start + players * LANES] = 0
    for trick in range(TRICKS):
        moods = lanes[MOODS + trick * LANES : MOODS + (trick + 1) * LANES]
        for lane in range(LANES):
            lanes[HIGHEST + lane] = np.int8(-1)
            lanes[LOWEST + lane] = np.int8(127)
        for seat in range(players):
            first = PLAYED + (seat * TRICKS + trick) * LANES
            cards = lanes[first : first + LANES]
            for lane in range(LANES):
                card, high, low = cards[lane], lanes[HIGHEST + lane], lanes[LOWEST + lane]
                lanes[HIGHEST + lane] = max(card, high)
                lanes[LOWEST + lane] = min(card, low)
        for seat in range(players):
            first = PLAYED + (seat * TRICKS + trick) * LANES
            cards = lanes[first : first + LANES]
            balances = lanes[start + seat * LANES : start + (seat + 1) * LANES]
            for lane in range(LANES):
                card, mood = cards[lane], moods[lane]
                blue = mood & _15 if card == lanes[HIGHEST + lane] else _0
                yellow = (mood >> _4) & _15 if card == lanes[LOWEST + lane] else _0
                balances[lane] += blue - yellow


@part
def write_down(lanes: Any, box: Any, number: int) -> None:
    """Write the results of a round down; who ends it balanced strikes their worst so far."""
    for seat in range(box.players):
        row = (number * MOST_SEATS + seat) * LANES
        balances = lanes[BALANCES + row : BALANCES + row + LANES]
        standing = lanes[STANDING + row : STANDING + row + LANES]
        for lane in range(LANES):
            standing[lane] = abs(balances[lane])
        for lane in range(LANES):
            if balances[lane] == 0:
                _strike(lanes, number, STANDING + seat * LANES + lane)


@part
def _strike(lanes: Any, number: int, result: int) -> None:
    """Strike the worst of the results before a round: the first of them, then every fifth row."""
    found, worst = result, _STRUCK
    for _ in range(number):
        if lanes[result] > worst:
            found, worst = result, lanes[result]
        result += MOST_SEATS * LANES
    if worst != _STRUCK:
        lanes[found] = _STRUCK
