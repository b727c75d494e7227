"""Whoever watches a game reduced for study can fold its events into a view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fifties.core.contract import Actor, Viewer
from fifties.games.fifty import Fifty
from fifties.games.fifty import Reduced as ReducedFifty
from fifties.games.fifty_fifty import FiftyFifty, Reduced

TABLES = [
    FiftyFifty(3, reduced=Reduced(rounds=2, cards=8, tricks=2, moods=3)),
    FiftyFifty(4, reduced=Reduced(rounds=1)),
    FiftyFifty(5, reduced=Reduced(tricks=1)),
    Fifty(3, reduced=ReducedFifty(rounds=2, boxes=2, top=9, flips=1, mark=4)),
]


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("game", TABLES)
def test_a_view_of_a_reduced_game_follows_its_events(game: Any, viewer: Viewer) -> None:
    state, rng, steps = game.start(), Random(50), 0
    view = game.view(state, viewer)
    while actors := game.to_act(state):
        actor: Actor = actors[0]
        step = game.apply(state, actor, game.offer(state, actor).sample(rng))
        state = step.state
        for event in step.events:
            view = view.after(event.seen_by(viewer))
        assert view == game.view(state, viewer)
        steps += 1
    assert steps > game.players
