"""Bots that prepare their turns piece by piece, where everything else waits meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import cast

import pytest

from fifties.bots import Decision, bot_for, fifty, register
from fifties.bots.bot import Bot, Level
from fifties.core.contract import AnyGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.view import FiftyView
from fifties.host.bot_thinker import BotThinker
from fifties.host.executor import LoopExecutor
from fifties.table.schedule import BotTurn

PIECES = 3


class Preparation:
    """A level of Fifty that notes when it works."""

    def __init__(self, *, fails: bool = False) -> None:
        self.done: list[str] = []
        self._fails = fails

    def prepare_turn(self, _game: Fifty, _view: FiftyView) -> Iterator[None]:
        """Work."""
        for _ in range(PIECES):
            self.done.append("piece")
            yield
            if self._fails:
                raise ArithmeticError

    def decide(self, game: Fifty, view: FiftyView, rng: Random) -> Decision:
        """Decide."""
        self.done.append("decision")
        return fifty.steady(game, view, rng)


@pytest.fixture
def prepared(request: pytest.FixtureRequest) -> Iterator[Preparation]:
    """Let the steady bot prepare its turns, for as long as a test lasts."""
    before, found = bot_for(Fifty.name, Level.STEADY), Preparation(fails=request.param)
    register(Bot(Fifty.name, Level.STEADY, found.decide, prepare_turn=found.prepare_turn))
    yield found
    register(before)


def a_turn() -> BotTurn:
    """Return the first turn of a game."""
    game = cast("AnyGame", Fifty(3))
    state = game.apply(game.start(), "chance", game.offer(game.start(), "chance").sample(Random(1)))
    view = game.view(state.state, 0)
    return BotTurn(seat=0, level="steady", game=game, view=view, moment=(1, 1), forced=False)


async def decide(prepared: Preparation, *, in_pieces: bool) -> list[str]:
    """Let a bot decide while something else happens in every turn of the event loop."""
    thinker = BotThinker(Random(1), LoopExecutor(), lambda *_: True, in_pieces=in_pieces)
    decided: asyncio.Future[Decision | None] = asyncio.get_running_loop().create_future()
    thinker.think([a_turn()], lambda _, decision: decided.set_result(decision))
    while not decided.done():
        prepared.done.append("else")
        await asyncio.sleep(0)
    assert decided.result() is not None
    return prepared.done


@pytest.mark.parametrize("prepared", [False], indirect=True)
def test_other_work_comes_between_the_pieces_and_the_decision(prepared: Preparation) -> None:
    done = asyncio.run(decide(prepared, in_pieces=True))
    assert [one for one in done if one != "else"] == ["piece"] * PIECES + ["decision"]
    assert "else" in done[done.index("piece") : done.index("decision")]
    for one, other in pairwise(done):
        assert "else" in {one, other}


@pytest.mark.parametrize("prepared", [False], indirect=True)
def test_in_a_thread_bots_work_everything_out_at_once(prepared: Preparation) -> None:
    assert "piece" not in asyncio.run(decide(prepared, in_pieces=False))


@pytest.mark.parametrize("prepared", [True], indirect=True)
def test_a_bot_that_cannot_prepare_its_turn_decides_nevertheless(prepared: Preparation) -> None:
    done = asyncio.run(decide(prepared, in_pieces=True))
    assert [one for one in done if one != "else"] == ["piece", "decision"]
