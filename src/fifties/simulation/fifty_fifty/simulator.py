"""Simulated games of Fifty Fifty: played in batches, and one again as a record."""

from typing import Any, Final

import numpy as np

from fifties.core.contract import CHANCE
from fifties.core.record import Entry, Header, Record
from fifties.games.fifty_fifty import Deal, FiftyFifty, Play
from fifties.games.fifty_fifty.actions import TRICKS, Mood
from fifties.games.fifty_fifty.state import next_seat
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty_fifty.block_kernel import (
    HANDS,
    LANES,
    MOODS,
    PLAYED,
    SIZE,
    Lanes,
    box_of,
    draw,
    hand_out,
    play_cards,
    take_tricks,
    write_down,
    write_out,
)
from fifties.simulation.fifty_fifty.results import (
    FiftyFiftyGames,
    FiftyFiftySums,
    Results,
    add_up,
    empty_results,
    empty_sums,
)
from fifties.simulation.random_streams import stream_start

_BATCH: Final = 1 << 15


@kernel
def play_batch(box: Any, seed: Any, first: int, results: Any, at: int, games: int) -> None:
    """Play *games* from number *first* on; write *results* from place *at* on."""
    lanes = np.zeros(SIZE, np.int8)
    positions = np.empty(LANES, np.uint64)
    for start in range(0, games, LANES):
        for lane in range(LANES):
            positions[lane] = stream_start(seed, first + start + lane)
        for number in range(box.players):
            draw(lanes, positions, box.draws)
            hand_out(lanes, box)
            play_cards(lanes, box)
            take_tricks(lanes, box, number)
            write_down(lanes, box, number)
        write_out(lanes, box.players, results, at + start)


def record_of(
    game: FiftyFifty, seed: int, index: int, names: tuple[str, ...]
) -> Record[FiftyFifty]:
    """Return game *index* of a simulation as a record, played again in the first lane."""
    box, lanes, players = box_of(game), np.zeros(SIZE, np.int8), game.players
    positions = np.zeros(LANES, np.uint64)
    positions[0] = stream_start(np.uint64(seed), index)
    entries: list[Entry] = []
    for number in range(players):
        _play_round(lanes, positions, box)
        hands = _cards(lanes, HANDS, players)
        moods = tuple(map(_mood, lanes[MOODS : MOODS + TRICKS * LANES : LANES].tolist()))
        entries.append(Entry(CHANCE, Deal(tuple(map(tuple, hands)), moods)))
        leader = next_seat((game.first_dealer + number) % players, players)
        entries += _played(_cards(lanes, PLAYED, players), leader)
    return Record(Header(names), game, tuple(entries))


@kernel
def _play_round(lanes: Any, positions: Any, box: Any) -> None:
    draw(lanes, positions, box.draws)
    hand_out(lanes, box)
    play_cards(lanes, box)


def _cards(lanes: Lanes, base: int, players: int) -> list[list[int]]:
    """Return nine cards for every seat."""
    cards = lanes[base : base + players * TRICKS * LANES : LANES] + np.int8(1)
    rows: list[list[int]] = cards.reshape(players, TRICKS).tolist()
    return rows


def _mood(value: int) -> Mood:
    return (value >> 4 & 15, value & 15)


def _played(cards: list[list[int]], leader: int) -> list[Entry]:
    """Return the plays of a round in turn: the highest card of a trick leads the next."""
    entries: list[Entry] = []
    players = len(cards)
    for trick in zip(*cards, strict=True):
        for place in range(players):
            seat = (leader + place) % players
            entries.append(Entry(seat, Play(trick[seat])))
        leader = trick.index(max(trick))
    return entries


class FiftyFiftySimulator:
    """Plays games of Fifty Fifty at one table, a block at a time."""

    batch: int = _BATCH

    def __init__(self, game: FiftyFifty) -> None:
        self._game, self._box = game, box_of(game)

    def empty_results(self, games: int) -> Results:
        """Return arrays for the results of so many *games*."""
        return empty_results(self._game.players, games)

    def play(self, seed: np.uint64, first: int, results: Results, at: int, games: int) -> None:
        """Play *games* from number *first* on; write *results* from place *at* on."""
        play_batch(self._box, seed, first, results, at, games)

    def empty_sums(self) -> FiftyFiftySums:
        """Return sums of no games."""
        return empty_sums(self._game.players)

    def add_up(self, results: Results, games: int, sums: FiftyFiftySums) -> None:
        """Add results to *sums*."""
        add_up(results, games, sums)

    def games(self, results: Results, games: int) -> FiftyFiftyGames:
        """Return the first *games* results with names for all arrays."""
        struck = results.struck[:, :games]
        rounds = np.arange(self._game.players, dtype=np.uint8)[:, None, None]
        return FiftyFiftyGames(
            balances=np.moveaxis(results.balances[..., :games], -1, 0),
            struck=np.moveaxis((struck >> rounds & 1).view(np.bool_), -1, 0),
            totals=results.totals[:, :games].T,
            winners=results.winners[:, :games].view(np.bool_).T,
        )

    def record(self, seed: int, index: int, names: tuple[str, ...]) -> Record[FiftyFifty]:
        """Return one game as a record."""
        return record_of(self._game, seed, index, names)
