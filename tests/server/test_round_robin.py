"""Connections take turns: a few pieces in each turn of the event loop, and a rest now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import pytest

from fifties.server import round_robin
from fifties.server.round_robin import BUSY, PART, PIECES, RoundRobin, round_robin_of

from commands import PATIENCE


def test_a_turn_of_the_loop_handles_few_pieces_and_everybody_has_their_share() -> None:
    handled: list[list[str]] = [[]]
    left = {"much": 30, "more": 50, "little": 1}

    def work(name: str) -> bool:
        handled[-1].append(name)
        left[name] -= 1
        return left[name] > 0

    async def turns() -> None:
        loop = asyncio.get_running_loop()
        for name in left:
            round_robin_of(loop).wait(partial(work, name))
        while any(left.values()):
            handled.append([])
            await asyncio.sleep(0)

    asyncio.run(turns())
    assert left == {"much": 0, "more": 0, "little": 0}
    assert max(map(len, handled)) <= PIECES
    order = [name for turn in handled for name in turn]
    assert order[:3] == ["much", "more", "little"]
    assert order[3:63] in (["much", "more"] * 30, ["much", "more"] * 29 + ["more", "more"])


@pytest.mark.parametrize(("each", "most"), [(0.0, 100), (0.001, 11)])
def test_where_thousands_wait_a_turn_handles_more_but_stays_short(
    monkeypatch: pytest.MonkeyPatch, each: float, most: int
) -> None:
    now, handled = [1.0], [0]
    monkeypatch.setattr(round_robin, "perf_counter", lambda: now[0])

    def work() -> bool:
        handled[-1] += 1
        now[0] += each
        return False

    async def turns() -> None:
        share = RoundRobin(asyncio.get_running_loop())
        for _ in range(100 * PART):
            share.wait(work)
        while sum(handled) < 100 * PART:
            handled.append(0)
            await asyncio.sleep(0)

    asyncio.run(turns())
    assert max(handled) == most


def test_an_error_in_the_work_of_one_connection_leaves_the_others_their_turns() -> None:
    handled: list[str] = []
    errors: list[str] = []
    done = asyncio.Event()

    def fail() -> bool:
        raise LookupError("of one connection")

    def work() -> bool:
        handled.append("piece")
        if len(handled) == 2 * PIECES:
            done.set()
        return not done.is_set()

    async def turns() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: errors.append(str(context["exception"])))
        round_robin_of(loop).wait(fail)
        round_robin_of(loop).wait(work)
        await done.wait()

    asyncio.run(asyncio.wait_for(turns(), PATIENCE))
    assert errors == ["of one connection"]


def test_one_connection_that_comes_again_and_again_brings_rests_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = count()
    monkeypatch.setattr(round_robin, "perf_counter", lambda: next(clock) * BUSY / 8)
    scheduled: list[Callable[[], None]] = []
    rests: list[float] = []

    class Loop:
        def call_soon(self, run: Callable[[], None]) -> None:
            scheduled.append(run)

        def call_later(self, seconds: float, run: Callable[[], None]) -> None:
            rests.append(seconds)
            scheduled.append(run)

    loop: Any = Loop()
    turns = RoundRobin(loop)
    for _ in range(20):
        turns.wait(lambda: False)  # nothing else waits, and nothing is left
        scheduled.pop()()
    assert len(rests) >= 5
