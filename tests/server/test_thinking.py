"""Bots think beside the server, and those who are not ready yet are stood in for."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from fifties.bots import Bot, Decision, levels
from fifties.bots.reasons import AnyCard
from fifties.core.contract import CHANCE
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.server import warming
from fifties.server.thinking import Thinkers
from fifties.server.warming import Warmth
from fifties.table.timing import BotTurn

from commands import PATIENCE

GAME = FiftyFifty(3)


def turn_of(level: str) -> BotTurn:
    """Ask a bot for its first card."""
    start = GAME.start()
    state = GAME.apply(start, CHANCE, GAME.offer(start, CHANCE).sample(Random(1))).state
    view = GAME.view(state, 0)
    return BotTurn(seat=0, level=level, game=GAME, view=view, moment=(1, 1), forced=False)


def thoughts(*turns: BotTurn) -> list[Decision | None]:
    """Let a server's bots think about *turns*."""
    found: list[Decision | None] = []

    async def think() -> None:
        done = asyncio.Event()

        def note(_: BotTurn, decision: Decision | None) -> None:
            found.append(decision)
            if len(found) == len(turns):
                done.set()

        thinkers = Thinkers(Random(1))
        thinkers.think(list(turns), note)
        await done.wait()
        thinkers.close()

    asyncio.run(think())
    return found


def test_at_first_only_bots_are_ready_that_need_no_compiling() -> None:
    warmth = Warmth()
    for game in ("fifty", "fifty-fifty"):
        ready = [level for level in levels(game) if warmth.reaches(game, level)]
        assert ready == ["beginner", "casual", "steady"]


def test_until_a_bot_is_ready_the_next_one_below_answers() -> None:
    steady, master, unheard_of = thoughts(*map(turn_of, ("steady", "master", "genius")))
    assert steady is not None
    assert steady == master == unheard_of


def test_when_a_bot_gives_up_the_next_one_below_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: BotTurn, rng: Random) -> Decision:
        if self.level != "beginner":
            raise ArithmeticError(rng)
        return Decision(Play(1), AnyCard())

    monkeypatch.setattr(BotTurn, "decide", fail)
    assert thoughts(turn_of("steady")) == [Decision(Play(1), AnyCard())]


def test_what_is_warmed_up_is_ready_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []

    def slow(level: str) -> Bot:
        def prepare() -> None:
            assert not warmth.reaches("fifty", level)
            prepared.append(level)

        return Bot("fifty", level, lambda *_: Decision(Play(1), AnyCard()), prepare)

    monkeypatch.setattr(warming, "all_bots", lambda: (slow("sharp"), slow("master")))
    monkeypatch.setattr(warming, "COMPILING", ("true",))
    warmth = Warmth()
    thread = warmth.spread()
    assert thread is not None
    thread.join()
    assert prepared == ["sharp", "master"]
    assert warmth.reaches("fifty", "master")


def test_a_server_that_stops_warms_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "COMPILING", ("sleep", "60"))
    warmth = Warmth()
    thread = warmth.spread()
    assert thread is not None
    warmth.stop()
    thread.join(timeout=PATIENCE)
    assert not thread.is_alive()
    assert not warmth.reaches("fifty", "master")
    assert warmth.spread() is None
