"""Memory does not grow with what happens: 300 tables play game after game.

    make soak ARGS="-k 300_tables -s"

People come, play a game with two bots, go, and come back for the next one. At first memory grows:
bots are loaded, and every table keeps the history from which people who come back catch up. Once
that is full at every table, memory stays as it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from itertools import count
from statistics import median
from time import monotonic

import pytest
from websockets.asyncio.client import ClientConnection, connect

from servers import Message, Served, choice

pytestmark = pytest.mark.soak

TABLES = 300
SECONDS = float(os.environ.get("FIFTIES_MEMORY_SECONDS", "240"))
"""How long memory is watched, after every table has played `FIRST_GAMES`."""
FIRST_GAMES = {"fifty": 6, "fifty-fifty": 4}
"""After so many games a table has more to tell than it keeps."""
WINDOWS = 4
"""Parts of the time; the medians of the last two are compared."""
MOST_GROWTH = 4
"""Megabytes from one window to the next; 300 tables grew by 4 a minute before the bound."""
MEGABYTE = 1 << 20
PATIENTLY: Message = {"max_queue": None, "ping_interval": None, "open_timeout": None}
LIFTED = ("tables-per-address", "openings", "rate", "tables", "connections-per-address")
"""Limits that these people meet only because they all come from one address."""


class Player:
    """Somebody who plays one game after the other with bots, and leaves after each."""

    def __init__(self, served: Served, game: str) -> None:
        self._table = served.open(game=game)
        self._address = f"ws{served.url[4:]}/ws"
        self._game, self._numbers = game, count()
        self._has_bots = False
        self.games = 0

    @property
    def is_warm(self) -> bool:
        """Whether the table has more to tell than it keeps."""
        return self.games >= FIRST_GAMES[self._game]

    async def play_on(self) -> None:
        """Play until somebody cancels this."""
        while True:
            async with connect(self._address, **PATIENTLY) as socket:
                await self._play(socket)
            self.games += 1

    async def _play(self, socket: ClientConnection) -> None:
        """Play one game."""
        where = {key: self._table[key] for key in ("code", "token")}
        await self._ask(socket, "resume", **where)
        if not self._has_bots:
            for _ in range(2):
                await self._ask(socket, "add-bot", level="beginner")
            self._has_bots = True
        await self._ask(socket, "start")
        async for frame in socket:
            message: Message = json.loads(frame)
            assert message["tell"] not in {"refused", "goodbye"}, message
            if any(event["event"] == "game-ended" for event in message.get("events", ())):
                return
            if message.get("offer") is not None:
                await self._ask(socket, "act", action=answer(message["offer"]))

    async def _ask(self, socket: ClientConnection, say: str, **details: object) -> None:
        request = {"say": say, "id": f"{self.games}-{next(self._numbers)}", **details}
        await socket.send(json.dumps(request))


def answer(offer: Message) -> Message:
    """Do something that is allowed."""
    if "cards" in offer:
        return {"do": "play", "card": offer["cards"][0]}
    return choice(offer)


async def watched(served: Served) -> list[int]:
    """Let people play at every table; return the medians of memory, in bytes, of each window."""
    served.wait_for_bots()
    players = [Player(served, game) for _ in range(TABLES // 2) for game in FIRST_GAMES]
    playing = [asyncio.create_task(player.play_on()) for player in players]

    async def watch(seconds: float) -> int:
        seen, ends = [], monotonic() + seconds
        while monotonic() < ends:
            for ended in (task for task in playing if task.done()):
                ended.result()
            await asyncio.sleep(0.5)
            seen.append(served.memory())
        played, memory = sum(player.games for player in players), round(median(seen))
        sys.stdout.write(f"\n{played} games, {memory / MEGABYTE:.1f} MB")
        return memory

    while not all(player.is_warm for player in players):
        await watch(5)
    windows = [await watch(SECONDS / WINDOWS) for _ in range(WINDOWS)]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return windows


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = [part for limit in LIFTED for part in (f"--{limit}", "0")]
    with Served(tmp_path_factory.mktemp("data"), *options) as running:
        yield running


def test_memory_stays_as_it_is_at_300_tables(served: Served) -> None:
    *_, before, after = asyncio.run(watched(served))
    assert after - before < MOST_GROWTH * MEGABYTE
