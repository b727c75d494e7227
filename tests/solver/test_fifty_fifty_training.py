"""Training learns, does so again from the same seed, and what ships is strong enough."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from fifties.games.fifty_fifty import TIGHTROPE, FiftyFifty
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    HAND,
    HISTORY,
    LEADER,
    MOST_SEATS,
    PILE,
    PLAYERS,
    SEAT,
    SIZE,
    array_at_start,
)
from fifties.simulation.fifty_fifty.policies import Policy, chances_of_ends
from fifties.simulation.fifty_fifty.scalar_kernel import begin_round
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty_fifty.learned_policies import NETWORK
from fifties.solver.fifty_fifty.levels import LEVELS, policy_of
from fifties.solver.fifty_fifty.network import (
    ANSWERS,
    END,
    INPUTS,
    KEPT,
    evaluate_cards,
    fill_card,
    fill_end,
    fill_position,
)
from fifties.solver.fifty_fifty.network_training import (
    GUESS_SHAPES,
    VALUE_SHAPES,
    Learner,
    Trainer,
    TrainingPlan,
    fresh_weights,
    grade_guess,
    grade_value,
    layers_of,
    packed,
)
from fifties.solver.fifty_fifty.policy_matches import share_against
from fifties.solver.fifty_fifty.self_play import note_round
from fifties.solver.fifty_fifty.table_training import train_table
from fifties.solver.fifty_fifty.weights_file import (
    Floats,
    LearnedWeights,
    WrongFile,
    load_weights,
    save_weights,
    shipped_weights,
)

ORDER = [*LEVELS]


def test_the_kernel_answers_as_the_networks_in_numpy_do() -> None:
    rng = np.random.default_rng(3)
    value, guess = fresh_weights(VALUE_SHAPES, rng), fresh_weights(GUESS_SHAPES, rng)
    game, stream = FiftyFifty(4), stream_of(3, 3)
    known, hands = array_at_start(game), np.zeros(MOST_SEATS, np.int64)
    begin_round(known, hands, np.zeros((9, 2), np.int64), known[PILE:HISTORY].copy(), stream)
    known[SEAT], known[HAND] = known[LEADER], hands[known[LEADER]]
    cards, answers = np.empty(9, np.int64), np.empty((9, ANSWERS), np.float32)
    assert evaluate_cards(known, 2.0, packed(value, guess), cards, answers) == 9
    for card, answer in zip(cards.tolist(), answers, strict=True):
        inputs = np.empty(INPUTS, np.float32)
        fill_position(known, 2.0, inputs)
        inputs[KEPT + fill_card(known, card, inputs)] -= 0.5
        odds = np.exp(forward(guess, GUESS_SHAPES, inputs[:END]))
        highest, lowest = chances_of_ends(known, card)
        odds *= [lowest > 0, True, highest > 0]
        expected = np.zeros(2)
        for end in range(3):
            fill_end(known, end, inputs)
            halves, balanced = forward(value, VALUE_SHAPES, inputs)
            expected += odds[end] / odds.sum() * np.array([halves, 1 / (1 + np.exp(-balanced))])
        np.testing.assert_allclose(answer, expected, rtol=1e-3, atol=1e-4)


def forward(weights: Floats, shapes: tuple[tuple[int, int], ...], signal: Floats) -> Floats:
    *inner, (matrix, bias) = layers_of(weights, shapes)
    for rows, columns in inner:
        signal = np.maximum(signal @ rows + columns, 0)
    return np.asarray(signal @ matrix + bias)


@pytest.mark.parametrize("part", ["value", "guess"])
def test_the_slope_is_the_slope(part: str) -> None:
    rng = np.random.default_rng(1)
    shapes, grade = {
        "value": (VALUE_SHAPES, grade_value),
        "guess": (GUESS_SHAPES, grade_guess),
    }[part]
    learner = Learner(shapes, grade, rng)
    inputs = rng.normal(size=(40, shapes[0][0])).astype(np.float32)
    if part == "value":
        outcomes = np.stack([rng.integers(0, 9, 40), np.zeros(40)], axis=1).astype(np.float32)
        # The printed error leaves the chance out: keep it from having a slope.
        layers_of(learner.weights, shapes)[-1][0][:, 1] = 0
        layers_of(learner.weights, shapes)[-1][1][1] = -50
    else:
        outcomes = np.eye(3, dtype=np.float32)[rng.integers(0, 3, 40)]
    slope, error = learner.slope_of(inputs, outcomes)
    direction = slope / np.linalg.norm(slope)
    learner.weights += np.float32(1e-3) * direction
    _, further = learner.slope_of(inputs, outcomes)
    scale = 2 if part == "value" else 1  # The square's slope is twice the error.
    assert (further - error) / 1e-3 == pytest.approx(scale * np.linalg.norm(slope), rel=0.05)


def test_an_outcome_is_half_of_what_came_and_half_of_what_was_expected_later() -> None:
    known = np.zeros(SIZE, np.int64)
    known[PLAYERS], known[BALANCES : BALANCES + 3] = 3, [-4, 0, 3]
    deciders = np.array([0, 1, 0, 1, 0])
    expected = np.array([[9, 0.9], [8, 0.8], [2, 0.4], [1, 0.6], [6, 0.0]], np.float32)
    outcomes = np.zeros((5, 2), np.float32)
    note_round(known, 0.5, deciders, expected, outcomes)
    assert outcomes[4].tolist() == [4, 0]
    assert outcomes[3].tolist() == [0, 1]
    assert outcomes[2].tolist() == [5, 0]  # of 4 and the 6 expected at the next decision
    np.testing.assert_allclose(outcomes[1], [0.5, 0.8])
    np.testing.assert_allclose(outcomes[0], [3.5, 0.2], rtol=1e-6)
    note_round(known, 1.0, deciders, expected, outcomes)
    assert outcomes[:, 0].tolist() == [4, 0, 4, 0, 4]


def test_a_short_training_is_the_same_again_and_errs_less_and_less() -> None:
    def train(threads: int) -> tuple[list[float], Floats]:
        trainer = Trainer(TrainingPlan(3, seed=4, games=48, threads=threads))
        errors = [trainer.step(step / 12).error for step in range(12)]
        return errors, trainer.network()

    errors, network = train(1)
    again, same = train(2)
    assert again == errors
    np.testing.assert_array_equal(network, same)
    assert np.mean(errors[-3:]) < 0.8 * np.mean(errors[:2])


def test_a_table_is_learned_again_alike_whatever_the_threads() -> None:
    np.testing.assert_array_equal(
        train_table(3, 2, games=60), train_table(3, 2, threads=2, games=60)
    )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_ships_says_how_it_was_made(players: int) -> None:
    learned = shipped_weights(players)
    assert learned.made["command"].startswith(f"fifties train fifty-fifty --players {players} ")
    assert learned.made["players"] == players
    assert json.dumps(learned.made)


def test_what_is_kept_is_what_comes_back(tmp_path: Path) -> None:
    learned, file = shipped_weights(3), tmp_path / "three.npz"
    save_weights(learned, file)
    again = load_weights(file)
    np.testing.assert_array_equal(again.network, learned.network)
    np.testing.assert_array_equal(again.table, learned.table)
    assert again.made == learned.made


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04"])
def test_another_file_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "odd.npz").write_bytes(content)
    with pytest.raises(WrongFile):
        load_weights(tmp_path / "odd.npz")


def test_weights_of_another_size_are_refused(tmp_path: Path) -> None:
    learned = shipped_weights(3)
    save_weights(LearnedWeights(learned.network[1:], learned.table, {}), tmp_path / "odd.npz")
    with pytest.raises(WrongFile):
        load_weights(tmp_path / "odd.npz")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("level", ORDER[1:])
def test_a_level_beats_the_level_below(level: str, players: int) -> None:
    below = ORDER[ORDER.index(level) - 1]
    share = share_against(
        policy_of(level, players), policy_of(below, players), FiftyFifty(players), 700, seed=8
    )
    assert share.mean > 1 / players


def test_the_best_one_wins_more_than_half_against_three_one_trick_ahead() -> None:
    share = share_against(
        policy_of("master", 4), policy_of("steady", 4), FiftyFifty(4), 800, seed=9
    )
    assert share.mean > 0.52


def test_the_best_one_knows_other_boxes_too() -> None:
    game = FiftyFifty(4, TIGHTROPE)
    share = share_against(policy_of("master", 4), policy_of("steady", 4), game, 500, seed=10)
    assert share.mean > 0.45


def test_an_untrained_network_is_no_match() -> None:
    rng = np.random.default_rng(0)
    weights = packed(fresh_weights(VALUE_SHAPES, rng), fresh_weights(GUESS_SHAPES, rng))
    untrained = Policy(NETWORK, weights)
    share = share_against(untrained, policy_of("master", 3), FiftyFifty(3), 200, seed=11)
    assert share.high < 1 / 3
