"""What a standing is worth, and what choices are worth in it, as a chance to win."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.picks import no_picks
from fifties.games.fifty.state import Round, State
from fifties.games.fifty.table_size import ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.simulation.fifty.game_arrays import BONUS, TOTALS, array_at_start, array_from_view
from fifties.simulation.fifty.round_count import (
    BitArrays,
    bit_arrays,
    count_round,
    write_bits,
)
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import quick_solution
from fifties.solver.fifty.win_chance import (
    ROUND_STATISTICS,
    chance_to_win,
    draw_choices,
    outlook,
    win_chances,
)

NONE = (0, 0, 0)


def bits_of(game: Fifty, numbers: NDArray[np.int64]) -> BitArrays:
    """Return what every seat wrote as bits."""
    arrays = bit_arrays(game.players, game.top)
    for seat in range(game.players):
        write_bits(numbers[seat], arrays.bits, arrays.words, seat)
    return arrays


def chance(totals: tuple[int, ...], crowns: tuple[int, ...], left: int) -> float:
    return chance_to_win(np.array(totals), np.array(crowns), outlook(len(totals), left))


@pytest.mark.parametrize(
    ("totals", "crowns", "part"),
    [
        ((40, 39, 30), NONE, 1.0),
        ((39, 40, 30), NONE, 0.0),
        ((40, 40, 30), NONE, 0.5),
        ((40, 40, 40), NONE, 1 / 3),
        ((40, 40, 30), (1, 0, 0), 1.0),
        ((40, 40, 30), (0, 1, 0), 0.0),
        ((40, 40, 40), (1, 0, 1), 0.5),
        ((40, 40, 30), (0, 0, 1), 0.5),
    ],
)
def test_F15_after_the_last_round_a_standing_is_worth_its_part_of_the_win(
    totals: tuple[int, ...], crowns: tuple[int, ...], part: float
) -> None:
    assert chance(totals, crowns, left=0) == pytest.approx(part)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_chances_of_all_seats_add_up_and_grow_with_points_and_crowns(left: int) -> None:
    totals, crowns = (30, 26, 33, 21), (0, 1, 0, 1)
    turned = [
        chance((*totals[seat:], *totals[:seat]), (*crowns[seat:], *crowns[:seat]), left)
        for seat in range(4)
    ]
    assert sum(turned) == pytest.approx(1.0)
    assert chance((30, 26, 33, 21), (0, 0, 0, 0), left) > chance((29, 26, 33, 21), (0,) * 4, left)
    assert chance(totals, (1, 1, 0, 1), left) > chance(totals, crowns, left)
    assert chance((30, 30, 30, 30), (0,) * 4, left) == pytest.approx(1 / 4)


@pytest.mark.parametrize("players", [3, 5])
def test_rounds_go_as_the_match_model_says(players: int) -> None:
    """The spread of a difference and the chance of a crown, over rounds that chance set up."""
    game, rng, stream = Fifty(players), Random(players), stream_of(players, 0)
    rules = array_at_start(game)
    rules[BONUS:TOTALS] = game.edition.bonus[0]
    nobody = np.zeros(players, np.int64)
    differences, crowns = [], 0
    for _ in range(20):
        reveal = game.offer(game.start(), CHANCE).sample(rng)
        assert isinstance(reveal, Reveal)
        flow = quick_solution(RoundSetup(players, reveal.blocked)).flow
        choices = np.zeros((300 * players, 5), np.int64)
        draw_choices(flow.sums, np.array(flow.nodes), stream, choices)
        for numbers in choices.reshape(300, players, 5):
            scores, crowned = np.zeros(players, np.int64), np.zeros(players, np.int64)
            count_round(rules, bits_of(game, numbers), nobody, scores, crowned)
            differences.append(int(scores[0] - scores[1]))
            crowns += int(np.count_nonzero(crowned))
    assert float(np.std(differences)) == pytest.approx(ROUND_STATISTICS[players].spread, rel=0.1)
    assert crowns / 6000 / players == pytest.approx(ROUND_STATISTICS[players].crown, rel=0.3)


def view_of(
    totals: tuple[int, ...], crowned: tuple[int, ...], number: int
) -> tuple[Fifty, FiftyView]:
    """Return what seat 0 sees before round *number* after rounds that came to this."""
    players = len(totals)
    game = Fifty(players)
    blank = tuple((1, 2, 3, 4, 5) for _ in range(players))
    nothing = (0,) * players
    done = Round((), None, blank, nothing, nothing, crowned, totals, 50, (), ())
    quiet = Round((), None, blank, nothing, nothing, (), nothing, 50, (), ())
    blocked = tuple(range(7 - players))
    state = State((done, *[quiet] * (number - 2)), no_picks(players), blocked)
    return game, game.view(state, 0)


@pytest.mark.parametrize(("crowned", "number"), [((), 4), ((0,), 4), ((1,), 2)])
def test_choices_are_worth_the_mean_of_what_they_come_to_by_the_rules(
    crowned: tuple[int, ...], number: int
) -> None:
    game, view, state = standing((41, 38, 40), crowned, number)
    rng = Random(number)
    written = [[open_choice(game, state, rng) for _ in range(12)] for _ in range(game.players)]
    choices, fields = np.array(written[0]), np.array(written[1:]).swapaxes(0, 1)
    totals, crowns = np.array(view.totals), np.array(view.crowns)
    ahead = outlook(game.players, ROUNDS - number)
    chances = win_chances(array_from_view(game, view), choices, fields, totals, crowns, ahead)
    expected = [
        np.mean([worth(game, state, (mine, *field)) for field in zip(*written[1:], strict=True)])
        for mine in written[0]
    ]
    assert list(chances) == pytest.approx(expected)
    assert len({*expected}) > 1


def open_choice(game: Fifty, state: State, rng: Random) -> Numbers:
    choice = game.offer(state, 0).sample(rng)
    assert isinstance(choice, Choose)
    return choice.numbers


def standing(
    totals: tuple[int, ...], crowned: tuple[int, ...], number: int
) -> tuple[Fifty, FiftyView, State]:
    """Return the state before round *number*, after rounds that came to this, and seat 0's view."""
    players = len(totals)
    game = Fifty(players)
    blank = tuple((1, 2, 3, 4, 5) for _ in range(players))
    nothing = (0,) * players
    done = Round((), None, blank, nothing, nothing, crowned, totals, 50, (), ())
    quiet = Round((), None, blank, nothing, nothing, (), nothing, 50, (), ())
    blocked = tuple(range(7 - players))
    state = State((done, *[quiet] * (number - 2)), no_picks(players), blocked)
    return game, game.view(state, 0), state


def worth(game: Fifty, state: State, written: tuple[Numbers, ...]) -> float:
    """Return seat 0's part of the win once all have *written*, or its chance if play goes on."""
    for seat, numbers in enumerate(written):
        state = game.apply(state, seat, Choose(len(state.rounds) + 1, numbers)).state
    view = game.view(state, None)
    if view.outcome is None:
        return chance(view.totals, view.crowns, ROUNDS - len(view.rounds))
    return 1 / len(view.outcome.winners) if 0 in view.outcome.winners else 0.0
