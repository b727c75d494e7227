"""Bots think beside the server, and those who are not ready yet are stood in for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from threading import Thread
from threading import enumerate as enumerate_threads

import pytest

from fifties.bots import Bot, Decision, Level, levels, warm_up
from fifties.bots.reasons import AnyCard
from fifties.bots.warm_up import WarmUp
from fifties.core.contract import CHANCE, PlayableGame
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.host.bot_thinker import BotThinker
from fifties.server.game_server import ThreadExecutor
from fifties.table.schedule import BotTurn

from commands import PATIENCE

GAME = FiftyFifty(3)


@pytest.fixture(autouse=True)
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no earlier test have readied anything."""
    monkeypatch.setattr(WarmUp, "_ready", set())


def turn_of(level: str) -> BotTurn:
    """Ask a bot for its first card."""
    start = GAME.start()
    state = GAME.apply(start, CHANCE, GAME.offer(start, CHANCE).sample(Random(1))).state
    view = GAME.view(state, 0)
    game: PlayableGame = GAME
    return BotTurn(
        seat=0,
        level=level,
        game=game,
        view=view,
        moment=(1, 1),
        forced=False,
    )


def thoughts(*turns: BotTurn) -> list[Decision | None]:
    """Let a server's bots think about *turns*."""
    found: list[Decision | None] = []

    async def think() -> None:
        done = asyncio.Event()

        def note(_: BotTurn, decision: Decision | None) -> None:
            found.append(decision)
            if len(found) == len(turns):
                done.set()

        thread = ThreadExecutor("bots")
        BotThinker(Random(1), thread, WarmUp().is_ready).think(list(turns), note)
        await done.wait()
        thread.close()

    asyncio.run(think())
    return found


def test_at_first_only_bots_are_ready_that_need_no_compiling() -> None:
    bots = WarmUp()
    for game in ("fifty", "fifty-fifty"):
        ready = [level for level in levels(game) if bots.is_ready(game, level)]
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

    def slow(level: Level) -> Bot:
        def prepare() -> None:
            assert not bots.is_ready("fifty", level)
            prepared.append(level)

        return Bot("fifty", level, lambda *_: Decision(Play(1), AnyCard()), prepare=prepare)

    monkeypatch.setattr(warm_up, "all_bots", lambda: (slow(Level.SHARP), slow(Level.MASTER)))
    monkeypatch.setattr(warm_up, "COMPILE", ("true",))
    bots = WarmUp()
    assert bots.missing == 2
    bots.wait()
    assert prepared == ["sharp", "master"]
    assert bots.is_ready("fifty", "master")
    assert bots.missing == 0


def test_more_is_compiled_once_the_bots_are_ready(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ready, written = tmp_path / "ready", tmp_path / "written"
    bot = Bot("fifty", Level.SHARP, lambda *_: Decision(Play(1), AnyCard()), prepare=ready.touch)
    monkeypatch.setattr(warm_up, "all_bots", lambda: (bot,))
    monkeypatch.setattr(warm_up, "COMPILE", ("true",))
    monkeypatch.setattr(warm_up, "RUN", ("cp", str(ready)))
    bots = WarmUp(also=(str(written),))
    bots.begin()
    for thread in enumerate_threads():
        if thread.name == "warm-up":
            thread.join(timeout=PATIENCE)
    assert written.exists()


def test_a_server_that_stops_warms_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "COMPILE", ("sleep", "60"))
    bots = WarmUp()
    bots.begin()
    bots.stop()
    waiting = Thread(target=bots.wait)
    waiting.start()
    waiting.join(timeout=PATIENCE)
    assert not waiting.is_alive()
    assert not bots.is_ready("fifty", "master")
    other = WarmUp()
    other.stop()
    other.wait()
    assert other.missing
