"""Simulated games of Fifty are games by the rules, to the last point."""

from __future__ import annotations

import numpy as np
import pytest

from fifties.core.record import final_state
from fifties.games.fifty import Fifty, FiftyEdition
from fifties.games.fifty.state import State, crowns, totals
from fifties.games.registry import parse_record, write_record
from fifties.simulation.fifty.results import ENDINGS, FiftyGames
from fifties.simulation.simulator import record_of, seed_word, simulate, simulator_for, summarise

pytestmark = pytest.mark.usefixtures("fifty_kernels")

OTHER_BOX = FiftyEdition(
    "iello",
    ((1, 2, 3, 4, 5), (0, 0, 0, 0, 99), (7, 1, 2, 1, 1), (1, 1, 2, 1, 1)),
    ((5, 5), (1, 49), (20, 30), (2, 3), (40, 49)),
)
"""Nothing about it is usual: zones overlap, boxes differ from round to round."""


def assert_as_the_rules_have_it(game: Fifty, seed: int, games: int) -> None:
    played = simulate(game, games, seed, threads=1)
    for index in range(games):
        state: State = final_state(record_of(game, seed, index))
        assert_same(game, state, played, index)


def assert_same(game: Fifty, state: State, played: FiftyGames, index: int) -> None:
    rounds, outcome = state.rounds, game.outcome(state)
    scores = np.zeros((4, game.players), int)
    for number, done in enumerate(rounds):
        if done.scores is not None:
            scores[number] = done.scores
    assert outcome is not None, index
    assert np.array_equal(played.scores[index], scores), index
    assert tuple(played.totals[index]) == totals(rounds, game.players), index
    assert tuple(played.crowns[index]) == crowns(rounds, game.players), index
    assert tuple(np.flatnonzero(played.winners[index])) == outcome.winners, index
    assert played.rounds[index] == len(rounds), index
    assert ENDINGS[played.endings[index]] == outcome.ending, index


@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8, 9, 10])
@pytest.mark.parametrize("seed", [50])
def test_many_games_agree_with_the_rules(players: int, seed: int, games: int) -> None:
    assert_as_the_rules_have_it(Fifty(players), seed, games)


@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8, 9, 10])
@pytest.mark.parametrize("seed", [51])
def test_many_games_with_danger_and_another_box_agree(players: int, seed: int, games: int) -> None:
    assert_as_the_rules_have_it(Fifty(players, OTHER_BOX, danger=True), seed, games)


@pytest.mark.parametrize("games", [30, pytest.param(250, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [*range(11, 23)])
@pytest.mark.parametrize("seed", [53])
def test_games_whose_numbers_have_two_words_agree_with_the_rules(
    players: int, seed: int, games: int
) -> None:
    assert_as_the_rules_have_it(Fifty(players), seed, games)
    assert_as_the_rules_have_it(Fifty(players, OTHER_BOX, danger=True), seed, games)


CROWDS = [(23, 30), (35, 15), (36, 15), (60, 10), (200, 4), (1000, 1)]
MORE_CROWDS = [(23, 200), (35, 100), (36, 100), (60, 100), (200, 30), (1000, 4)]


@pytest.mark.parametrize(
    ("players", "games"),
    [*CROWDS, *(pytest.param(*crowd, marks=pytest.mark.soak) for crowd in MORE_CROWDS)],
)
@pytest.mark.parametrize("danger", [False, True])
def test_games_of_crowds_agree_with_the_rules(players: int, games: int, danger: bool) -> None:
    assert_as_the_rules_have_it(Fifty(players, danger=danger), 52, games)


@pytest.mark.parametrize("players", [5, 10, 24])
def test_a_record_reads_as_it_was_written(players: int) -> None:
    game = Fifty(players, OTHER_BOX, danger=True)
    record = record_of(game, 7, 12, tuple(f"P{seat}" for seat in range(players)))
    again = parse_record(write_record(record).encode())
    assert again.entries == record.entries


@pytest.mark.parametrize("players", [5, 10, 24])
def test_a_game_depends_on_the_seed_and_its_index_alone(players: int) -> None:
    game, seed = Fifty(players), 3
    many, few = simulate(game, 1000, seed, threads=3), simulate(game, 90, seed, threads=1)
    assert np.array_equal(many.scores[:90], few.scores)
    simulator = simulator_for(game)
    results = simulator.empty_results(64)
    simulator.play(seed_word(seed), 37, results, 0, 64)
    later = simulator.games(results, 64)
    assert np.array_equal(many.scores[37:101], later.scores)
    assert np.array_equal(many.winners[37:101], later.winners)


def test_other_seeds_are_other_games() -> None:
    game = Fifty(5)
    first, other = (simulate(game, 500, seed) for seed in (1, 2))
    same = (first.scores == other.scores).all(axis=(1, 2))
    assert same.mean() < 0.01


@pytest.mark.parametrize("players", [5, 10, 24])
def test_sums_are_the_sums_of_the_games(players: int) -> None:
    game, games, seed = Fifty(players), 3000, 4
    played, sums = simulate(game, games, seed), summarise(game, games, seed, threads=2).sums
    points = played.totals.astype(int)
    assert sums.games == games
    assert np.array_equal(sums.totals, points.sum(axis=0))
    assert np.array_equal(sums.squares, (points**2).sum(axis=0))
    assert np.array_equal(sums.crowned, (played.crowns > 0).sum(axis=0))
    assert np.array_equal(sums.endings, np.bincount(played.endings, minlength=4))
    assert np.array_equal(sums.rounds, np.bincount(played.rounds, minlength=5))
    sharing = played.winners.sum(axis=1)
    for count in range(1, players + 1):
        wins = played.winners[sharing == count].sum(axis=0)
        assert np.array_equal(sums.won[:, count], wins), count


def test_a_box_that_nobody_has_read_out_is_refused() -> None:
    unread = Fifty(5, FiftyEdition(zones=None), danger=True)
    with pytest.raises(ValueError, match="nobody has read out"):
        simulate(unread, 10)
