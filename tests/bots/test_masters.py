"""A table of masters of Fifty gives nobody anything to answer."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from fifties.bots import bot_for
from fifties.bots.fifty_strong import SOLVED, mixture_of
from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.state import State
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.solver import solve

MOST_POINTS = 0.1
"""A round; what is known exactly at a table is never as much as this test knows."""


def after_a_round(game: Fifty, level: str, rng: Random) -> State:
    master, other = (bot_for(game.name, one) for one in ("master", level))
    state = game.apply(game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(rng)).state
    for seat in range(game.players):
        choice = (other if seat else master).decide(game, game.view(state, seat), rng)
        state = game.apply(state, seat, cast("Choose", choice.action)).state
    return game.apply(state, CHANCE, game.offer(state, CHANCE).sample(rng)).state


@pytest.mark.parametrize("seed", range(4))
def test_who_knows_how_masters_mix_gains_next_to_nothing(seed: int) -> None:
    game = Fifty(3)
    state = after_a_round(game, "master", Random(seed))
    mixtures = [mixture_of(game, game.view(state, seat)) for seat in range(game.players)]
    setup = mixtures[0].setup
    others = Opponents(setup, [mixture.flow for mixture in mixtures[1:]])
    _, best = others.best_answer()
    assert best - solve(setup).value < MOST_POINTS


@pytest.mark.parametrize("seed", range(4))
def test_masters_lean_against_beginners_after_one_round(seed: int) -> None:
    game = Fifty(3)
    state = after_a_round(game, "beginner", Random(seed))
    mixture = mixture_of(game, game.view(state, 0))
    field = Opponents(mixture.setup, mixture.field)
    rng = Random(seed)
    leaning, solved = mixture.flow, mixture.kinds[SOLVED]
    scores = [
        sum(field.score(flow.sample(rng)) for _ in range(40)) / 40 for flow in (leaning, solved)
    ]
    assert not mixture.among_equals
    assert scores[0] > scores[1] + 1
