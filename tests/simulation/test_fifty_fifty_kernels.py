"""Simulated games of Fifty Fifty are games by the rules, to the last half."""

from __future__ import annotations

import numpy as np
import pytest

from fifties.core.record import final_state
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, FiftyFifty, FiftyFiftyEdition
from fifties.games.fifty_fifty.scores import struck
from fifties.games.fifty_fifty.state import State
from fifties.games.registry import parse_record, write_record
from fifties.simulation.fifty_fifty.results import FiftyFiftyGames
from fifties.simulation.simulator import record_of, seed_word, simulate, simulator_for, summarise

pytestmark = pytest.mark.usefixtures("fifty_fifty_kernels")

OTHER_BOX = FiftyFiftyEdition("zoch", tuple((card % 10, card * 7 % 10) for card in range(30)))
"""Thirty Mood cards, some of them with nothing on a side."""


def assert_as_the_rules_have_it(game: FiftyFifty, seed: int, games: int) -> None:
    played = simulate(game, games, seed, threads=1)
    for index in range(games):
        state: State = final_state(record_of(game, seed, index))
        assert_same(game, state, played, index)


def assert_same(game: FiftyFifty, state: State, played: FiftyFiftyGames, index: int) -> None:
    rounds, outcome = state.standing.rounds, game.outcome(state)
    assert outcome is not None, index
    for number, done in enumerate(rounds):
        assert tuple(played.balances[index, number]) == done.tricks[-1].balances, index
    for seat in range(game.players):
        assert tuple(np.flatnonzero(played.struck[index, :, seat])) == struck(rounds, seat), index
    assert tuple(played.totals[index]) == rounds[-1].totals, index
    assert tuple(np.flatnonzero(played.winners[index])) == outcome.winners, index


@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", [ZOCH, TIGHTROPE], ids=lambda edition: edition.name)
@pytest.mark.parametrize("seed", [50])
def test_many_games_agree_with_the_rules(
    players: int, edition: FiftyFiftyEdition, seed: int, games: int
) -> None:
    assert_as_the_rules_have_it(FiftyFifty(players, edition), seed, games)


@pytest.mark.parametrize("games", [100, pytest.param(300, marks=pytest.mark.soak)])
def test_games_with_another_box_and_dealer_agree_with_the_rules(games: int) -> None:
    assert_as_the_rules_have_it(FiftyFifty(4, OTHER_BOX, dealer=1), 51, games)


@pytest.mark.parametrize("edition", [ZOCH, TIGHTROPE], ids=lambda edition: edition.name)
def test_a_record_reads_as_it_was_written(edition: FiftyFiftyEdition) -> None:
    game = FiftyFifty(4, edition)
    record = record_of(game, 7, 12)
    again = parse_record(write_record(record).encode())
    assert final_state(again).standing.rounds == final_state(record).standing.rounds


def test_a_game_depends_on_the_seed_and_its_index_alone() -> None:
    game, seed = FiftyFifty(4), 3
    many, few = simulate(game, 1000, seed, threads=3), simulate(game, 90, seed, threads=1)
    assert np.array_equal(many.balances[:90], few.balances)
    simulator = simulator_for(game)
    results = simulator.empty_results(128)
    simulator.play(seed_word(seed), 37, results, 0, 128)
    later = simulator.games(results, 128)
    assert np.array_equal(many.balances[37:165], later.balances)
    assert np.array_equal(many.struck[37:165], later.struck)


def test_sums_are_the_sums_of_the_games() -> None:
    game, games, seed = FiftyFifty(4), 3000, 4
    played, sums = simulate(game, games, seed), summarise(game, games, seed, threads=2).sums
    points, balances = played.totals.astype(int), played.balances.astype(int)
    assert sums.games == games
    assert np.array_equal(sums.totals, points.sum(axis=0))
    assert np.array_equal(sums.squares, (points**2).sum(axis=0))
    assert np.array_equal(sums.halves, np.abs(balances).sum(axis=(0, 1)))
    assert np.array_equal(sums.balanced, (balances == 0).sum(axis=(0, 1)))
    assert np.array_equal(sums.blue, (balances > 0).sum(axis=(0, 1)))
    assert np.array_equal(sums.struck, played.struck.sum(axis=(0, 1)))
    sharing = played.winners.sum(axis=1)
    for count in range(1, 5):
        wins = played.winners[sharing == count].sum(axis=0)
        assert np.array_equal(sums.won[:, count], wins), count


def test_a_box_that_nobody_has_read_out_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody has read out"):
        simulate(FiftyFifty(4, FiftyFiftyEdition(moods=None)), 10)
