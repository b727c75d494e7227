"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from copy import deepcopy
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags

import fifties.research.openspiel
from fifties.games.fifty.state import totals
from fifties.games.fifty_fifty import scores
from fifties.research.fifty import masks_of

PLAYTHROUGHS = Path(__file__).parents[1] / "data" / "playthroughs"
GAMES = [
    "python_fifty",
    "python_fifty(players=5,danger=True,reward=win)",
    "python_fifty(rounds=1,boxes=2,top=9,flips=0)",
    "python_fifty_simultaneous",
    "python_fifty_simultaneous(players=4,rounds=2,boxes=2,top=9,flips=1,danger=False)",
    "python_fifty_fifty",
    "python_fifty_fifty(players=3,edition=tightrope)",
    "python_fifty_fifty(players=3,cards=7,tricks=2,moods=2,rounds=1,reward=win)",
]


def walk(game: Any, seed: int) -> Any:
    """Play a game at random; yield every state, the last one included."""
    return go_on(game, game.new_initial_state(), seed)


def go_on(game: Any, state: Any, seed: int) -> Any:
    """Play at random from *state* on; yield every state, the last one included."""
    rng = Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


def test_the_games_are_registered() -> None:
    names = {kind.short_name for kind in pyspiel.registered_games()}
    assert {"python_fifty", "python_fifty_simultaneous", "python_fifty_fifty"} <= names
    assert len(fifties.research.openspiel.__all__) == 3


@pytest.mark.parametrize("name", GAMES)
def test_games_pass_the_random_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_simultaneous_form_can_be_converted() -> None:
    game = pyspiel.load_game("python_fifty_simultaneous(rounds=1,boxes=2,top=9,flips=0)")
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(game), 1, True, False)


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_is_what_it_was(path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    # It loads scipy.stats, which every worker would do while it collects.
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415

    kept, again = generate_playthrough.replay(str(path))
    assert [line.rstrip() for line in again.splitlines()] == kept.splitlines()


@pytest.mark.parametrize("seed", range(3))
def test_returns_are_the_totals_of_the_rules(seed: int) -> None:
    *_, fifty = walk(pyspiel.load_game("python_fifty(players=4)"), seed)
    assert tuple(fifty.returns()) == totals(fifty.position.state.rounds, 4)
    *_, halves = walk(pyspiel.load_game("python_fifty_fifty(players=3)"), seed)
    rounds = halves.position.state.standing.rounds
    assert tuple(halves.returns()) == scores.totals(rounds, 3)
    assert len(rounds) == 3


@pytest.mark.parametrize("seed", range(4))
def test_both_forms_of_fifty_come_to_the_same(seed: int) -> None:
    options = "(players=4,rounds=2,flips=2)"
    turns = pyspiel.load_game(f"python_fifty{options}").new_initial_state()
    together = pyspiel.load_game(f"python_fifty_simultaneous{options}").new_initial_state()
    rng = Random(seed)
    for _ in range(2):
        flipped = rng.choice(turns.chance_outcomes())[0]
        for state in (turns, together):
            state.apply_action(flipped)
        written: list[list[int]] = []
        for _ in range(4):
            written.append([])
            for _ in range(5):
                written[-1].append(rng.choice(turns.legal_actions()))
                turns.apply_action(written[-1][-1])
        for joint in zip(*written, strict=True):
            together.apply_actions(joint)
    assert turns.is_terminal()
    assert together.is_terminal()
    assert turns.returns() == together.returns()


def test_every_deal_comes_in_one_way_and_all_are_alike() -> None:
    game = pyspiel.load_game("python_fifty_fifty(players=3,cards=7,tricks=2,moods=2,rounds=1)")
    chances: Counter[Any] = Counter()

    def deal(state: Any, chance: float) -> None:
        if not state.is_chance_node():
            standing = state.position.state.standing
            key = tuple(tuple(sorted(hand)) for hand in standing.hands), standing.moods[0]
            assert key not in chances
            chances[key] = chance  # type: ignore[assignment] # Counter counts in floats here
            return
        for outcome, part in state.chance_outcomes():
            deal(state.child(outcome), chance * part)

    deal(game.new_initial_state(), 1.0)
    assert len(chances) == 7 * 90 * 2
    assert np.allclose([*chances.values()], 1 / len(chances))


@pytest.mark.parametrize("name", ["python_fifty_fifty", GAMES[-2]])
def test_a_resampled_state_looks_the_same_to_its_player_and_hides_other_cards(name: str) -> None:
    rng, other_hands = Random(1), 0
    for state in walk(pyspiel.load_game(name), seed=4):
        if state.is_chance_node() or state.is_terminal() or rng.random() < 0.8:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        other_hands += str(other) != str(state)
    assert other_hands > 3


@pytest.mark.parametrize("name", [GAMES[1], GAMES[-2]])
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = next(walk(pyspiel.load_game(name), seed=2))
    clone, before = state.clone(), str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


@pytest.mark.parametrize("name", GAMES)
def test_python_and_cpp_get_the_same_answers(name: str) -> None:
    game, cpp = pyspiel.load_game(name), pyspiel.State
    seats = range(game.num_players())
    for state in walk(game, seed=5):
        assert state.is_chance_node() == cpp.is_chance_node(state)
        assert [*map(state.legal_actions, seats)] == [cpp.legal_actions(state, s) for s in seats]
        if not state.is_simultaneous_node():
            assert state.legal_actions() == cpp.legal_actions(state)


@pytest.mark.parametrize("name", GAMES)
def test_answers_belong_to_whoever_asked(name: str) -> None:
    for state in walk(pyspiel.load_game(name), seed=6):
        chance, seat = state.is_chance_node(), max(0, state.current_player())
        ask = state.chance_outcomes if chance else partial(state.legal_actions, seat)
        first, kept = ask(), [*ask()]
        first.clear()
        assert ask() == kept


@pytest.mark.parametrize("seed", range(3))
def test_what_may_be_written_is_what_the_masks_of_pettingzoo_say(seed: int) -> None:
    for state in walk(pyspiel.load_game("python_fifty(players=4,danger=True)"), seed):
        if not (state.is_chance_node() or state.is_terminal()):
            mine = state.position.picks(state.current_player())
            masks = masks_of(state.position.game.top, state.position.state.blocked, 5)
            mask = masks[len(mine), mine[-1] if mine else 0]
            assert state.legal_actions() == np.flatnonzero(mask).tolist()


@pytest.mark.parametrize("name", [GAMES[1], GAMES[3], GAMES[-2]])
def test_a_state_that_was_put_away_goes_on(name: str) -> None:
    game = pyspiel.load_game(name)
    for number, state in enumerate(walk(game, seed=7)):
        if number % 7:
            continue
        for other in (
            pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own
            game.deserialize_state(state.serialize()),
            deepcopy(state),
        ):
            assert other.history() == state.history()
            *_, end = go_on(game, other, seed=8)
            *_, same = go_on(game, state.clone(), seed=8)
            assert end.returns() == same.returns()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("python_fifty(reward=money)", "reward is points or win, not 'money'"),
        ("python_fifty(edition=nope)", "edition is iello, not 'nope'"),
        ("python_fifty(players=2)", "players is a whole number, from 3 to 10, not 2"),
        (
            "python_fifty_simultaneous(players=11)",
            "players is a whole number, from 3 to 10, not 11",
        ),
        ("python_fifty(rounds=0)", "rounds is a whole number, from 1 to 4, not 0"),
        ("python_fifty(boxes=6)", "boxes is a whole number, from 1 to 5, not 6"),
        ("python_fifty(top=51)", "top is a whole number, from 0 to 50, not 51"),
        (
            "python_fifty(top=49,danger=True)",
            "danger needs a count that is reduced to 50 or more: 49",
        ),
        ("python_fifty(flips=-2)", "flips is a whole number, from -1 to 9, not -2"),
        ("python_fifty(mark=-1)", "mark is a whole number, 0 or more, not -1"),
        ("python_fifty(top=5)", "so few numbers would be left that nobody could fill the boxes"),
        ("python_fifty_fifty(reward=shaped)", "reward is points or win, not 'shaped'"),
        ("python_fifty_fifty(edition=nope)", "edition is zoch or tightrope, not 'nope'"),
        ("python_fifty_fifty(players=6)", "players is a whole number, from 3 to 5, not 6"),
        ("python_fifty_fifty(players=3,rounds=4)", "rounds is a whole number, from 0 to 3, not 4"),
        ("python_fifty_fifty(tricks=10)", "tricks is a whole number, from 1 to 9, not 10"),
        ("python_fifty_fifty(cards=20)", "cards is a whole number, from 36 to 50, not 20"),
        ("python_fifty_fifty(moods=11)", "moods is a whole number, from 0 to 10, not 11"),
        ("python_fifty_fifty(moods=8)", "every trick needs a Mood card"),
        (
            "python_fifty_fifty(edition=tightrope,cards=40)",
            "only a box with enough plain Mood cards can be reduced",
        ),
    ],
)
def test_parameters_that_make_no_game_are_refused(name: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(wrong)}$"):
        pyspiel.load_game(name)


@pytest.mark.parametrize("name", GAMES)
def test_only_players_have_an_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    last = game.num_players() - 1
    for state in walk(game, seed=9):
        for nobody in (7, last + 1, -1):
            with pytest.raises(
                pyspiel.SpielError, match=f"^players are 0 to {last}, not {nobody}$"
            ):
                state.information_state_string(nobody)
        if state.current_player() < 0:
            with pytest.raises(pyspiel.SpielError, match=f"^players are 0 to {last}, not -"):
                state.information_state_string()
        assert state.information_state_string(last)


@pytest.mark.parametrize(
    ("name", "chance"),
    [
        ("python_fifty(mark=99)", 4),
        ("python_fifty(players=7,rounds=2,danger=True,mark=99)", 2),
        ("python_fifty(rounds=2,boxes=2,top=9,flips=0,mark=99)", 0),
        ("python_fifty_simultaneous(rounds=3,mark=99)", 3),
        ("python_fifty_fifty(players=5,rounds=1)", 50 + 9),
        ("python_fifty_fifty(players=3,rounds=2,cards=8,tricks=2,moods=3)", 2 * (8 + 2)),
        ("python_fifty_fifty(players=3,rounds=2,cards=8,tricks=2,moods=2)", 2 * (8 + 1)),
    ],
)
def test_games_tell_how_long_they_can_get(name: str, chance: int) -> None:
    game = pyspiel.load_game(name)
    *nodes, end = walk(game, seed=10)
    assert game.max_chance_nodes_in_history() == chance
    by_chance = [step for step in end.full_history() if step.player == pyspiel.PlayerId.CHANCE]
    assert len(by_chance) == chance
    assert len(nodes) == end.move_number() == game.max_move_number()
    assert len(nodes) - chance == game.max_game_length()
    assert len(end.history()) == game.max_history_length()


def test_the_zeros_of_the_tightrope_make_some_games_shorter_and_none_longer() -> None:
    game = pyspiel.load_game("python_fifty_fifty(players=3,rounds=1,edition=tightrope)")
    lengths = {len([*walk(game, seed)][-1].history()) for seed in range(10)}
    assert game.max_chance_nodes_in_history() == 50 + 9
    assert lengths == {game.max_history_length() - 1, game.max_history_length()}
