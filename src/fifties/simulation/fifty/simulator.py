"""Simulated games of Fifty: played in batches, and one again as a record."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fifties.core.contract import CHANCE
from fifties.core.record import Entry, Header, Record
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.game import Ending
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty.block_choices import begin, choose, reveal
from fifties.simulation.fifty.block_kernel import finish, settle, write_out
from fifties.simulation.fifty.block_rows import (
    BELOW,
    HIGH_WRITTEN,
    PLAYED,
    SIZE,
    WRITTEN,
    ZONE,
    Lanes,
)
from fifties.simulation.fifty.game_arrays import (
    BOXES,
    MOST_SEATS,
    ROUNDS,
    TOTALS,
    WORD,
    Table,
    high_numbers,
    table_of,
    unusual_bonus,
    zone_masks,
)
from fifties.simulation.fifty.results import (
    ENDINGS,
    LANES,
    FiftyGames,
    FiftySums,
    Results,
    add_up,
    empty_results,
    empty_sums,
)
from fifties.simulation.fifty.round_count import bit_arrays
from fifties.simulation.fifty.scalar_kernel import play_crowd, play_one
from fifties.simulation.random_streams import stream_of

_DIGITS = range(10)
_DECADES = 5

_BATCH: Final = 1 << 16
_CROWD_BATCH: Final = 1 << 17
"""Divided by the number of players."""


@kernel
def play_batch(
    table: Any, options: Any, seed: Any, first: int, results: Any, at: int, games: int
) -> None:
    """Play *games* from number *first* on; write *results* from place *at* on.

    *options* come from `options_of`.
    """
    zones, bonus, high = options
    lanes = np.zeros(SIZE, np.uint64)
    for start in range(0, games, LANES):
        begin(lanes, table.players, seed, first + start)
        for number in range(ROUNDS):
            reveal(lanes, table, zones, high, number)
            choose(lanes, table, high)
            settle(lanes, table, bonus, high, number)
        finish(lanes, table.players)
        write_out(lanes, table.players, results, at + start)


def options_of(table: Table) -> tuple[Any, Any, Any]:
    """Return Danger zones, bonus boxes and high numbers, each as kernels want it.

    The usual case of each is ``None``, and is compiled without what only the others need.
    """
    return zone_masks(table), unusual_bonus(table), high_numbers(table)


def record_of(game: Fifty, seed: int, index: int, names: tuple[str, ...]) -> Record[Fifty]:
    """Return game *index* of a simulation, played again, as a record."""
    retell = _from_lanes if game.players <= MOST_SEATS else _from_crowd
    return Record(Header(names), game, tuple(retell(game, seed, index)))


def _from_lanes(game: Fifty, seed: int, index: int) -> list[Entry]:
    """Return what happens in a game, played in the first lane of a block: all lanes are alike."""
    table, lanes = table_of(game), np.zeros(SIZE, np.uint64)
    options = options_of(table)
    _begin(lanes, game.players, np.uint64(seed), index)
    entries: list[Entry] = []
    number = 0
    while number < lanes[PLAYED]:
        _play_round(lanes, table, options, number)
        zone = _numbers_in(lanes[ZONE])
        entries.append(_revealed(_blocked(lanes, table.flips), zone[:1] + zone[-1:]))
        low = lanes[WRITTEN : WRITTEN + game.players * LANES : LANES].tolist()
        high = lanes[HIGH_WRITTEN : HIGH_WRITTEN + game.players * LANES : LANES].tolist()
        bits = [lower + (upper << WORD) for lower, upper in zip(low, high, strict=True)]
        number += 1
        entries += _chosen(number, map(_numbers_in, bits))
    return entries


@kernel
def _begin(lanes: Any, players: int, seed: Any, game: int) -> None:
    begin(lanes, players, seed, game)


@kernel
def _play_round(lanes: Any, table: Any, options: Any, number: int) -> None:
    zones, bonus, high = options
    reveal(lanes, table, zones, high, number)
    choose(lanes, table, high)
    settle(lanes, table, bonus, high, number)


def _blocked(lanes: Lanes, flips: int) -> tuple[int, ...]:
    """Return the blocked digits, found by putting them in again one after the other."""
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
        bit_arrays(players, game.top),
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


class FiftySimulator:
    """Plays games of Fifty at one table: a block at a time, or a crowd's one by one."""

    def __init__(self, game: Fifty) -> None:
        crowd = max(1, _CROWD_BATCH // game.players)
        self.batch = _BATCH if game.players <= MOST_SEATS else crowd
        self._game, self._table = game, table_of(game)

    def empty_results(self, games: int) -> Results:
        """Return arrays for the results of so many *games*."""
        return empty_results(self._game.players, games)

    def play(self, seed: np.uint64, first: int, results: Results, at: int, games: int) -> None:
        """Play *games* from number *first* on; write *results* from place *at* on."""
        table = self._table
        if self._game.players > MOST_SEATS:
            play_crowd(table, seed, first, results, at, games)
        else:
            play_batch(table, options_of(table), seed, first, results, at, games)

    def empty_sums(self) -> FiftySums:
        """Return sums of no games."""
        return empty_sums(self._game.players)

    def add_up(self, results: Results, games: int, sums: FiftySums) -> None:
        """Add results to *sums*."""
        add_up(results, games, sums)

    def games(self, results: Results, games: int) -> FiftyGames:
        """Return the first *games* results with names for all arrays."""
        packed = results.scores[:, :games].astype("<u8", copy=False).view("<u2")
        scores = packed.reshape(-1, games, ROUNDS).transpose(1, 2, 0)
        winners = self._seats(results.winners[:, :games])
        crowned = self._seats(results.crowned[:, :games])
        endings = results.endings[:games]
        second = winners & (endings == ENDINGS.index(Ending.SECOND_CROWN))[:, None]
        return FiftyGames(
            scores=scores,
            totals=scores.sum(axis=1, dtype=np.uint16),
            crowns=crowned.astype(np.uint8) + second,
            winners=winners,
            rounds=results.rounds[:games],
            endings=endings,
        )

    def _seats(self, words: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Return bits of seats as an array by game and seat."""
        octets = words.T.astype("<u8", order="C").view(np.uint8)
        bits = np.unpackbits(octets, axis=1, count=self._game.players, bitorder="little")
        return bits.view(np.bool_)

    def record(self, seed: int, index: int, names: tuple[str, ...]) -> Record[Fifty]:
        """Return one game as a record."""
        return record_of(self._game, seed, index, names)
