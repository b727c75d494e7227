"""One simulated game of Fifty again, as a record of what happened."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from fifties.core.contract import CHANCE
from fifties.core.record import Entry, Header, Record
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.actions import Numbers
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty.crowd import play_one
from fifties.simulation.fifty.known import TOTALS
from fifties.simulation.fifty.lanes import (
    BELOW,
    BOXES,
    LANES,
    MOST_SEATS,
    PLAYED,
    ROUNDS,
    SIZE,
    WRITTEN,
    ZONE,
    Lanes,
    begin,
)
from fifties.simulation.fifty.picking import choose, reveal
from fifties.simulation.fifty.settling import settle
from fifties.simulation.fifty.tables import inside, table_of, unusual
from fifties.simulation.streams import stream_of

_DIGITS = range(10)
_DECADES = 5


def record_of(game: Fifty, seed: int, index: int, names: tuple[str, ...]) -> Record[Fifty]:
    """Play game *index* of a simulation again and write it down."""
    retell = _from_lanes if game.players <= MOST_SEATS else _from_crowd
    return Record(Header(names), game, tuple(retell(game, seed, index)))


def _from_lanes(game: Fifty, seed: int, index: int) -> list[Entry]:
    """Play the game in the first lane of a block, as it is played in any other."""
    table, lanes = table_of(game), np.zeros(SIZE, np.uint64)
    zones, bonus = inside(table), unusual(table)
    _begin(lanes, np.uint64(seed), index)
    entries: list[Entry] = []
    number = 0
    while number < lanes[PLAYED]:
        _play_round(lanes, table, zones, bonus, number)
        zone = _numbers_in(lanes[ZONE])
        entries.append(_revealed(_blocked(lanes, table.flips), zone[:1] + zone[-1:]))
        rows = lanes[WRITTEN : WRITTEN + game.players * LANES : LANES]
        number += 1
        entries += _chosen(number, map(_numbers_in, rows))
    return entries


@kernel
def _begin(lanes: Any, seed: Any, game: int) -> None:
    begin(lanes, seed, game)


@kernel
def _play_round(lanes: Any, table: Any, zones: Any, bonus: Any, number: int) -> None:
    reveal(lanes, table, zones, number)
    choose(lanes, table)
    settle(lanes, table, bonus, number)


def _blocked(lanes: Lanes, flips: int) -> tuple[int, ...]:
    """Put the blocked digits in again, one after the other."""
    digits: list[int] = []
    for below in lanes[BELOW : BELOW + flips * LANES : LANES]:
        new = int(below).bit_count() // _DECADES
        digits = [digit + (digit >= new) for digit in digits] + [new]
    return tuple(sorted(digits))


def _numbers_in(bits: Any) -> Numbers:
    left, numbers = int(bits), []
    while left:
        numbers.append((left & -left).bit_length() - 1)
        left &= left - 1
    return tuple(numbers)


def _from_crowd(game: Fifty, seed: int, index: int) -> list[Entry]:
    players = game.players
    turned = np.empty((ROUNDS, 3), np.int64)
    picks = np.empty((ROUNDS, players, BOXES), np.int64)
    rounds, _ = play_one(
        table_of(game),
        stream_of(np.uint64(seed), index),
        np.empty(TOTALS + 2 * players, np.int64),
        turned,
        picks,
        np.empty((ROUNDS, players), np.int64),
        np.empty(players, np.int64),
    )
    entries: list[Entry] = []
    for number in range(rounds):
        mask, low, high = turned[number].tolist()
        blocked = tuple(digit for digit in _DIGITS if mask >> digit & 1)
        entries.append(_revealed(blocked, (low, high) if game.danger else ()))
        entries += _chosen(number + 1, map(tuple, picks[number].tolist()))
    return entries


def _revealed(blocked: tuple[int, ...], ends: Numbers) -> Entry:
    return Entry(CHANCE, Reveal(blocked, (ends[0], ends[1]) if ends else None))


def _chosen(number: int, picks: Iterable[Numbers]) -> list[Entry]:
    return [Entry(seat, Choose(number, numbers)) for seat, numbers in enumerate(picks)]
