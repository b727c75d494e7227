"""Odd questions get plain answers: a refusal, never somebody else's secret."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifties.core.contract import CHANCE, PlayableGame
from fifties.core.refusals import IllegalAction, NoSuchViewer
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty_fifty import Deal, FiftyFifty, Play
from tiny_game import Lowest, Write

from random_games import random_entries, random_record, seeds, three_games

STRANGERS: list[Any] = [-1, 1.0, True, "x", "0", (0,), 10**30]

ODD_ACTIONS: list[Any] = [
    Choose(1, [4, 15, 26, 37, 44]),  # type: ignore[arg-type]  # that is the question
    Choose(1, (4, 15, 26, 37, 44.0)),  # type: ignore[arg-type]
    Choose(1, ("4", "15", "26", "37", "44")),  # type: ignore[arg-type]
    Choose(1, (True, 15, 26, 37, 44)),
    Choose("1", (4, 15, 26, 37, 44)),  # type: ignore[arg-type]
    Choose(1, (4, 15, 26, 37, 10**30)),
    Reveal([0, 1]),  # type: ignore[arg-type]
    Reveal((0, 1), (1, 2, 3)),  # type: ignore[arg-type]
    Reveal((0, 1), "12"),  # type: ignore[arg-type]
    Play(1.0),  # type: ignore[arg-type]
    Play(True),
    Play("1"),  # type: ignore[arg-type]
    Play(-1),
    Play(10**30),
    Deal((), ()),
    Deal([[1]], []),  # type: ignore[arg-type]
    Deal(((1, 2, 3, 4, 5, 6, 7, 8, 9),) * 3, ((1, 2, 3),) * 9),  # type: ignore[arg-type]
    Write(0),
    Write("1"),  # type: ignore[arg-type]
    None,
    "play",
    42,
]


@given(game=three_games(), seed=seeds, share=st.floats(0, 1))
def test_nobody_looks_from_a_seat_that_is_not_there(
    game: PlayableGame, seed: int, share: float
) -> None:
    _, state = random_record(game, Random(seed), share)
    for stranger in (*STRANGERS, game.players):
        with pytest.raises(NoSuchViewer):
            game.view(state, stranger)
        with pytest.raises(NoSuchViewer):
            game.reimagine(state, stranger, Random(seed))


@given(game=three_games(), seed=seeds, share=st.floats(0, 1))
def test_strangers_are_offered_nothing_and_refused_everything(
    game: PlayableGame, seed: int, share: float
) -> None:
    _, state = random_record(game, Random(seed), share)
    for stranger in (*STRANGERS, None, game.players):
        if stranger in (1.0, True):
            continue  # equal to a seat; harmless, as nothing is looked up by it
        offer = game.offer(state, stranger)
        assert (offer.count(), list(offer)) == (0, [])
        with pytest.raises(IllegalAction):
            game.apply(state, stranger, Choose(1, (4, 15, 26, 37, 44)))
        with pytest.raises(IllegalAction):
            game.apply(state, stranger, Play(1))
        with pytest.raises(IllegalAction):
            game.apply(state, stranger, Write(1))


@pytest.mark.parametrize("action", ODD_ACTIONS, ids=repr)
def test_odd_values_are_refused_and_never_kept(action: Any) -> None:
    for game in (Fifty(5), Fifty(5, danger=True), FiftyFifty(3), Lowest(3)):
        for state, _, _ in random_entries(game, Random(3)):
            for actor in (CHANCE, 0):
                if game.offer(state, actor).contains(action):
                    pytest.fail(f"{action} is offered to {actor}")
                with pytest.raises(IllegalAction):
                    game.apply(state, actor, action)


@given(game=three_games(), seed=seeds)
def test_states_and_steps_are_values(game: PlayableGame, seed: int) -> None:
    for state, entry, step in random_entries(game, Random(seed)):
        again = game.apply(state, entry.actor, entry.action)
        assert again == step
        assert hash(step.state) == hash(again.state)
    assert pickle.loads(pickle.dumps(step)) == step  # noqa: S301 - our own bytes
