"""Random harms to workers of one port, which hand sockets to each other, while people play."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic

import pytest

from tools.cluster.engines import Postgres, Valkey

from cluster.test_harms import TABLES
from cluster.test_workers import serving
from nodes import stored_rows
from players import Player, Story, until_all_have_played_on
from servers import Served, eventually

WORKERS = 3
PATIENCE = 1.5
"""Seconds for which somebody waits for an answer before they come back."""


class Evening:
    """All tables at one port, and all who play at them."""

    def __init__(self, served: Served, rng: Random) -> None:
        self.served, self.rng = served, rng
        self.tables: dict[str, list[Player]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for players in self.tables.values() for player in players]

    async def begin(self) -> None:
        """Seat everybody."""
        urls = [self.served.url] * 2  # whoever comes back comes to any worker
        for number, (size, settings) in enumerate(TABLES):
            table = self.served.open(**settings, name=f"Host {number}")
            code, names = table["code"], [f"P{number}-{place}" for place in range(1, size)]
            people = [Player(urls, code, name, self.rng) for name in names]
            host = Player(urls, code, f"Host {number}", self.rng, token=table["token"])
            self.tables[code] = [*people, host]
            for player in self.tables[code]:
                player.patience = PATIENCE
                self._tasks.append(asyncio.create_task(player.play()))
                await player.is_ready.wait()

    async def all_play_on(self) -> None:
        """Wait until everybody has asked for something and got it."""
        for task in self._tasks:
            if task.done():
                task.result()
        await until_all_have_played_on(self.players, monotonic())

    async def end(self) -> None:
        """Send everybody away."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result

    def move_some(self) -> None:
        """Let some come back over another connection, to any worker."""
        for player in self.rng.sample(self.players, len(self.players) // 2):
            player.move(0)

    # Harms

    async def _is_replaced(self, gone: set[int]) -> None:
        def is_replaced() -> bool:
            now = serving(self.served)
            return len(now) == WORKERS and not now & gone

        await asyncio.to_thread(eventually, is_replaced)

    async def kill(self) -> None:
        """Kill a worker; another one is started."""
        killed = self.rng.choice(sorted(serving(self.served)))
        os.kill(killed, signal.SIGKILL)
        await self.all_play_on()
        await self._is_replaced({killed})

    async def pause(self) -> None:
        """Stop a worker until all others play on without it."""
        paused = self.rng.choice(sorted(serving(self.served)))
        os.kill(paused, signal.SIGSTOP)
        try:
            await self.all_play_on()
        finally:
            os.kill(paused, signal.SIGCONT)

    async def restart_all(self) -> None:
        """Restart one worker after the other."""
        before = serving(self.served)
        self.served.process.send_signal(signal.SIGHUP)
        await self._is_replaced(before)


HARMS: tuple[Callable[[Evening], Awaitable[None]], ...] = (
    Evening.kill,
    Evening.pause,
    Evening.restart_all,
)


async def harm(evening: Evening, harms: int) -> None:
    """Harm workers at random while everybody plays."""
    await evening.begin()
    await evening.all_play_on()
    order = [HARMS[number % len(HARMS)] for number in range(harms)]
    evening.rng.shuffle(order)
    for work in order:
        await work(evening)
        await evening.all_play_on()
        evening.move_some()
    await evening.all_play_on()
    await evening.end()


@pytest.mark.parametrize("harms", [6, pytest.param(60, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seed", [52])
def test_harms_to_workers_lose_nothing_and_double_nothing(
    postgres: Postgres, valkey: Valkey, seed: int, harms: int
) -> None:
    store = postgres.new_database()
    options = ("--store", store, "--bus", valkey.url(), "--workers", str(WORKERS), "--rate", "0")
    with Served(None, *options) as served:
        evening = Evening(served, Random(seed))
        asyncio.run(harm(evening, harms))
        ended, told = served.stop()
        assert (ended, "Traceback" in told) == (0, False), told
    for code, players in evening.tables.items():
        Story(stored_rows(store, code), players).check()
