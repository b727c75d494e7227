"""What links and clashes are worth, held against the engine that settles real rounds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import numpy as np
import pytest

from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import RoundRules
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.settle import settle
from fifties.solver.fifty.expected_points import (
    absence,
    fill_field_points,
    fill_table_points,
    flow_of_steps,
)
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.opponents import Opponents, best_worths
from fifties.solver.fifty.regret_matching import match_regrets
from fifties.solver.fifty.round_setup import RoundSetup, gaps

SETTINGS = [
    (RoundSetup(3, (1, 4, 6, 9)), 1),
    (RoundSetup(3, (0, 1, 2, 3), (41, 49), (3, 0, 2, 5, 1)), 2),
    (RoundSetup(4, (0, 5, 9), (11, 20)), 3),
    (RoundSetup(5, (2, 8)), 4),
    (RoundSetup(8, (), (1, 10)), 5),
]


def points(mine: Numbers, others: Sequence[Numbers], setup: RoundSetup) -> int:
    """Let the engine settle a round and tell what the first seat scores."""
    game = Fifty(setup.players)
    crowns = (0,) * setup.players
    by = RoundRules(game.top, game.mark, setup.bonus, setup.danger, crowns)
    settled = settle([mine, *others], by)
    return settled.beads[0] + settled.bonus[0]


def draw(setup: RoundSetup, rng: Random) -> Numbers:
    return Choices(1, setup.top, setup.blocked).sample(rng).numbers


def mixture(setup: RoundSetup, choices: Sequence[Numbers], shares: Sequence[float]) -> Flow:
    """Mix pure choices: their steps add up."""
    flows = [Flow.of_choice(setup, numbers).steps for numbers in choices]
    mixed = [share * steps for share, steps in zip(shares, flows, strict=True)]
    return Flow(setup.nodes, np.sum(mixed, axis=0))


@pytest.mark.parametrize(("setup", "seed"), SETTINGS)
def test_a_known_field_is_scored_as_the_engine_settles_it(setup: RoundSetup, seed: int) -> None:
    rng = Random(seed)
    for _ in range(40):
        others = [draw(setup, rng) for _ in range(setup.players - 1)]
        field = Opponents.known(setup, others)
        for _ in range(5):
            mine = draw(setup, rng)
            assert field.score(mine) == pytest.approx(points(mine, others, setup))


@pytest.mark.parametrize(("setup", "seed"), SETTINGS[:4])
def test_opponents_who_mix_are_worth_the_mean_over_all_they_may_write(
    setup: RoundSetup, seed: int
) -> None:
    rng = Random(seed)
    for _ in range(10):
        menus = [[draw(setup, rng) for _ in range(3)] for _ in range(setup.players - 1)]
        shares = [rng.random() * 0.4, 0.3]
        shares.append(1 - sum(shares))
        mine = draw(setup, rng)
        mean = 0.0
        for picked in product(range(3), repeat=setup.players - 1):
            chance = float(np.prod([shares[index] for index in picked]))
            others = [menu[index] for menu, index in zip(menus, picked, strict=True)]
            mean += chance * points(mine, others, setup)
        field = Opponents(setup, [mixture(setup, menu, shares) for menu in menus])
        assert field.score(mine) == pytest.approx(mean)


@pytest.mark.parametrize(("setup", "seed"), SETTINGS)
def test_a_table_of_equals_is_a_field_of_equals(setup: RoundSetup, seed: int) -> None:
    rng, nodes = np.random.default_rng(seed), len(setup.nodes)
    steps = np.triu(rng.random((5, nodes, nodes)) ** 8, 1)
    for box in range(5):
        steps[box, :, : box + 1] = 0.0
        steps[box, :, nodes - 5 + box :] = 0.0
    flow = Flow.of_weights(setup, steps)
    alike, among = (np.zeros((nodes, nodes)), np.zeros(nodes)), np.stack
    fill_table_points(flow.node_flow, gaps(setup), setup.players - 1, *alike)
    field = np.zeros((nodes, nodes)), np.zeros(nodes)
    fill_field_points(among([flow.absence] * (setup.players - 1)), gaps(setup), *field)
    assert alike[0] == pytest.approx(field[0])
    assert alike[1] == pytest.approx(field[1])


def test_absence_is_the_chance_of_having_no_number_there() -> None:
    setup = RoundSetup(7)
    flow = mixture(setup, [(1, 5, 9, 20, 40), (2, 5, 10, 30, 49)], (0.25, 0.75))
    none = absence(flow.node_flow)
    assert none[1, 2] == pytest.approx(0.75)  # who writes 1?
    assert none[5, 6] == pytest.approx(0.0)
    assert none[6, 10] == pytest.approx(0.75)  # nothing from 6 to 9
    assert none[41, 50] == pytest.approx(0.25)
    assert none[21, 30] == pytest.approx(1.0)


@pytest.mark.parametrize(("setup", "seed"), [(RoundSetup(3, (1, 2, 3, 4, 5, 6, 7, 8)), 6)])
def test_the_best_answer_is_the_best_of_all_choices(setup: RoundSetup, seed: int) -> None:
    rng = Random(seed)
    for _ in range(5):
        others = [draw(setup, rng) for _ in range(2)]
        numbers, score = Opponents.known(setup, others).best_answer()
        everything = Choices(1, setup.top, setup.blocked)
        best = max(points(choice.numbers, others, setup) for choice in everything)
        assert score == pytest.approx(best)
        assert points(numbers, others, setup) == best


@pytest.mark.parametrize(("setup", "seed"), SETTINGS)
def test_a_number_adds_what_is_missing_without_it(setup: RoundSetup, seed: int) -> None:
    rng = Random(seed)
    others = [draw(setup, rng) for _ in range(setup.players - 1)]
    field, mine = Opponents.known(setup, others), draw(setup, rng)
    for box, worth in enumerate(field.worths(mine)):
        changed = (*mine[:box], worth.instead, *mine[box + 1 :])
        assert points(changed, others, setup) == pytest.approx(
            points(mine, others, setup) + worth.gain
        )
        assert worth.gain >= 0
        assert worth.adds <= worth.taken + worth.bonus


def solve_toy(numbers: int, bonus: tuple[float, ...], others: int) -> tuple[np.ndarray, float]:
    """Solve a toy Fifty: as many boxes as bonuses, *numbers* to write, and the top after them."""
    count, nodes = len(bonus), numbers + 2
    worth = np.repeat(np.array(bonus)[:, None], nodes, axis=1)
    regrets, mean = np.zeros((count, nodes, nodes)), np.zeros((count, nodes, nodes))
    match_regrets(regrets, mean, np.zeros(nodes), worth, others, 0.0, 0, 4000)
    mean /= mean[0].sum()
    links, clashes = np.zeros((nodes, nodes)), np.zeros(nodes)
    fill_table_points(flow_of_steps(mean), np.zeros(nodes), others, links, clashes)
    return mean, float(best_worths(links, clashes * worth)[0, 0])


def test_a_toy_with_one_number_of_two_is_a_coin() -> None:
    """Write 1 or 2 and count to 3: alone at either, one scores once; together, nobody does."""
    mean, value = solve_toy(numbers=2, bonus=(0.0,), others=1)
    assert mean[0, 0, 1:3] == pytest.approx([1 / 2, 1 / 2], abs=1e-3)
    assert value == pytest.approx(1 / 2, abs=1e-3)


def test_a_toy_with_two_numbers_of_three_comes_out_as_by_hand() -> None:
    """Two players write two of 1, 2, 3 and count to 4; these score against each other.

          12  13  23
      12   0   1   0
      13   1   0   1
      23   1   0   0

    so 23 is worse than 13 and never written, and the others are written half of the time each.
    """
    mean, value = solve_toy(numbers=3, bonus=(0.0, 0.0), others=1)
    assert mean[0, 0, 1] == pytest.approx(1.0, abs=1e-3)
    assert mean[1, 1, 2:4] == pytest.approx([1 / 2, 1 / 2], abs=1e-3)
    assert value == pytest.approx(1 / 2, abs=1e-3)


def test_a_toy_with_one_number_of_three_comes_out_as_by_hand() -> None:
    """Two players write 1, 2 or 3 and count to 4; these score against each other.

           1   2   3
       1   0   1   2
       2   2   0   1
       3   1   1   0

    With chances p, q, r: q + 2r = 2p + r = p + q, so p, q, r are 1/3, 1/2, 1/6, the value 5/6.
    """
    mean, value = solve_toy(numbers=3, bonus=(0.0,), others=1)
    assert mean[0, 0, 1:4] == pytest.approx([1 / 3, 1 / 2, 1 / 6], abs=1e-3)
    assert value == pytest.approx(5 / 6, abs=1e-3)


def test_in_a_toy_of_three_players_all_meet() -> None:
    """Three write 1 or 2 and count to 3; a clash pays 1/5.

    If the others write 1 with chance p, a 1 earns (2p - p²)/5, as alone it meets a clash at 2; a 2
    earns p² + (1 - p²)/5, which is always more. So all write 2 and live on the bonus.
    """
    mean, value = solve_toy(numbers=2, bonus=(0.2,), others=2)
    assert mean[0, 0, 2] == pytest.approx(1.0, abs=1e-3)
    assert value == pytest.approx(0.2, abs=1e-3)
