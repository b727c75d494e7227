"""Solved rounds: close to an equilibrium, and simulation agrees with what they claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random

import numpy as np
import pytest

from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import RoundRules
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.settle import settle
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import Solution, quick_solution, solve
from fifties.solver.fifty.win_chance import draw_choices

ROUNDS = 5000

SETTINGS = [
    RoundSetup(3, (1, 4, 6, 9)),
    RoundSetup(4, (2, 5, 6), (1, 10)),
    RoundSetup(5, (2, 8)),
    RoundSetup(6, (5,), (21, 30), (0, 3, 1, 1, 2)),
    RoundSetup(7),
]


@pytest.fixture(scope="module", params=SETTINGS, ids=lambda setup: f"{setup.players}-players")
def solution(request: pytest.FixtureRequest) -> Solution:
    setup: RoundSetup = request.param
    return solve(setup)


def score_first(picks: Sequence[Numbers], setup: RoundSetup) -> int:
    """Let the engine settle a round and tell what the first seat scores."""
    game = Fifty(setup.players)
    crowns = (0,) * setup.players
    by = RoundRules(game.top, game.mark, setup.bonus, setup.danger, crowns)
    settled = settle(picks, by)
    return settled.beads[0] + settled.bonus[0]


def mean_with_error(values: Sequence[int]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


def test_a_table_can_play_like_this_and_hardly_anybody_gains_by_leaving(solution: Solution) -> None:
    assert 0 <= solution.exploitability <= (0.001 if solution.setup.players < 7 else 0.002)


def drawn(solution: Solution, seed: int, choices: int) -> list[Numbers]:
    """Draw choices by the thousand."""
    found = np.zeros((choices, 5), np.int64)
    flow = solution.flow
    draw_choices(flow.sums, np.array(flow.nodes), stream_of(seed, 0), found)
    return [tuple(map(int, numbers)) for numbers in found]


@pytest.mark.parametrize("seed", [8])
def test_simulation_confirms_the_value(solution: Solution, seed: int) -> None:
    players = solution.setup.players
    choices = drawn(solution, seed, ROUNDS * players)
    tables = [choices[first : first + players] for first in range(0, len(choices), players)]
    mean, error = mean_with_error([score_first(table, solution.setup) for table in tables])
    assert mean == pytest.approx(solution.value, abs=4 * error)


@pytest.mark.parametrize("seed", [9])
def test_simulation_confirms_what_the_best_answer_scores(solution: Solution, seed: int) -> None:
    others = solution.setup.players - 1
    choices = drawn(solution, seed, ROUNDS * others)
    tables = [
        [solution.answer, *choices[first : first + others]]
        for first in range(0, len(choices), others)
    ]
    mean, error = mean_with_error([score_first(table, solution.setup) for table in tables])
    assert mean == pytest.approx(solution.value + solution.exploitability, abs=4 * error)


@pytest.mark.parametrize("seed", [10])
def test_no_choice_that_we_can_think_of_does_better(solution: Solution, seed: int) -> None:
    setup, rng = solution.setup, Random(seed)
    field = Opponents(setup, [solution.flow] * (setup.players - 1))
    choices = Choices(1, setup.top, setup.blocked)
    tried = [field.score(choices.sample(rng).numbers) for _ in range(200)]
    tried += [field.score(solution.sample(rng)) for _ in range(50)]
    best = solution.value + solution.exploitability
    assert max(tried) <= best + 1e-9
    assert field.best_answer()[1] == pytest.approx(best)


def test_the_chances_of_every_slot_add_up_to_one(solution: Solution) -> None:
    steps = solution.flow.listed()
    for slot in range(6):
        assert sum(p for s, _, _, p in steps if s == slot) == pytest.approx(1.0)
    assert {start for slot, start, _, _ in steps if slot == 0} == {0}
    assert {end for slot, _, end, _ in steps if slot == 5} == {solution.setup.top}
    assert all(p > 0 and start < end for _, start, end, p in steps)


def test_what_flows_into_a_number_flows_out_of_it(solution: Solution) -> None:
    steps = solution.flow.listed()
    for slot in range(1, 6):
        for number in solution.setup.nodes[1:-1]:
            into = sum(p for s, _, end, p in steps if s == slot - 1 and end == number)
            out = sum(p for s, start, _, p in steps if s == slot and start == number)
            assert into == pytest.approx(out)


@pytest.mark.parametrize("seed", [11])
def test_choices_are_drawn_as_often_as_the_flow_says(solution: Solution, seed: int) -> None:
    rng, many = Random(seed), 1000
    slowly, quickly = [solution.sample(rng) for _ in range(many)], drawn(solution, seed, many)
    offer = Choices(1, solution.setup.top, solution.setup.blocked)
    for choices in (slowly, quickly):
        assert all(offer.refusal(Choose(1, choice)) is None for choice in choices)
        written = Counter((box, number) for choice in choices for box, number in enumerate(choice))
        for number, shares in solution.flow.shares().items():
            for box, share in enumerate(shares):
                error = sqrt(share * (1 - share) / many)
                assert written[box, number] / many == pytest.approx(share, abs=5 * error + 0.002)


def test_a_party_meets_in_the_middle() -> None:
    """Ten players: most clash on purpose in the box that pays double."""
    solution = solve(RoundSetup(10))
    assert solution.exploitability <= 0.01
    meeting = max(solution.flow.shares().items(), key=lambda share: share[1][2])
    assert meeting[1][2] > 0.5
    assert abs(meeting[0] - solution.setup.top / 2) < 6


def test_whoever_is_after_the_lead_gives_points_away_to_keep_others_from_more() -> None:
    setup = RoundSetup(3, (1, 4, 6, 9))
    points, lead = solve(setup), solve(setup, 0.005, rivalry=1.0)
    assert lead.exploitability <= 0.005
    assert lead.value < points.value - 0.3


@pytest.mark.parametrize("seed", [12])
def test_nobody_outscores_those_who_are_after_the_lead(seed: int) -> None:
    setup, rng = RoundSetup(3, (1, 4, 6, 9)), Random(seed)
    lead, points = solve(setup, 0.005, rivalry=1.0), solve(setup)
    game = Fifty(3)
    by = RoundRules(game.top, game.mark, setup.bonus, None, (0, 0, 0))
    rivals = drawn(lead, seed, 2 * ROUNDS)
    for challenger in (lead.answer, None):
        ahead = []
        for first, second in zip(rivals[::2], rivals[1::2], strict=True):
            mine = points.sample(rng) if challenger is None else challenger
            settled = settle([mine, first, second], by)
            scores = [b + c for b, c in zip(settled.beads, settled.bonus, strict=True)]
            ahead.append(2 * scores[0] - scores[1] - scores[2])
        mean, error = mean_with_error(ahead)
        assert mean / 2 <= 0.005 + 4 * error / 2


def test_solutions_at_hand_do_not_depend_on_the_clock() -> None:
    setup = RoundSetup(4, (0, 3, 7))
    first = quick_solution(setup)
    quick_solution.cache_clear()
    again = quick_solution(setup)
    assert first is not again
    assert (first.flow.steps == again.flow.steps).all()
    assert first.exploitability < 0.01
    assert quick_solution(setup) is again


@pytest.mark.parametrize(
    ("players", "blocked", "danger", "clause"),
    [
        (2, (), None, "F1"),
        (201, (), None, "input"),
        (4, (10,), None, "F3"),
        (4, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), None, "input"),
        (4, (), (20, 11), "F16"),
        (4, (), (41, 50), "F16"),
        (4, (), (0, 9), "F16"),
    ],
)
def test_a_round_that_cannot_be_is_refused(
    players: int, blocked: tuple[int, ...], danger: tuple[int, int] | None, clause: str
) -> None:
    with pytest.raises(IllegalSetup) as caught:
        RoundSetup(players, blocked, danger)
    assert caught.value.refusal.clause == clause
