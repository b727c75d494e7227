"""Hundreds of scripted phones at an event, in a thread of their own beside a browser."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from threading import Event as Flag
from threading import Thread
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from commands import PATIENCE
from servers import Message

AT_A_TIME = 50
"""How many connect at once."""


class EventPhones:
    """Phones that join, and write numbers whenever they may, until they are sent away.

    The first *lazy* ones write nothing in the first round.
    """

    def __init__(self, url: str, code: str, count: int, *, lazy: int = 0) -> None:
        self._address, self._code, self._count, self._lazy = f"ws{url[4:]}/ws", code, count, lazy
        self._inside = 0
        self._all_inside, self._stop = Flag(), asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._errors: list[BaseException] = []
        self._lines: list[ClientConnection] = []
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._all_inside.wait(PATIENCE), f"{self._inside} of {self._count} are in"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE)
        if kind is None:
            assert not self._errors, self._errors[:3]

    def _run(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        self._loop = asyncio.get_running_loop()
        turns = asyncio.Semaphore(AT_A_TIME)
        phones = [asyncio.create_task(self._phone(number, turns)) for number in range(self._count)]
        await self._stop.wait()
        for phone in phones:
            phone.cancel()
        ended = await asyncio.gather(*phones, return_exceptions=True)
        self._errors += [e for e in ended if isinstance(e, Exception)]
        for line in self._lines:
            line.transport.abort()

    async def _phone(self, number: int, turns: asyncio.Semaphore) -> None:
        async with turns:
            line = await connect(self._address, max_queue=None, ping_interval=None)
            self._lines.append(line)
            join = {"say": "join", "id": "join", "code": self._code, "name": f"Phone {number}"}
            await line.send(json.dumps(join))
            while json.loads(await line.recv())["tell"] != "snapshot":
                pass
        self._inside += 1
        if self._inside == self._count:
            self._all_inside.set()
        with suppress(ConnectionClosedError):  # sent away
            await self._write_always(line, number)

    async def _write_always(self, line: ClientConnection, number: int) -> None:
        rng, written = Random(number), 0
        async for frame in line:
            offer: Message | None = json.loads(frame).get("offer")
            if offer is None or offer["round"] == written:
                continue
            written = offer["round"]
            if written == 1 and number < self._lazy:
                continue
            most, boxes = offer["most"], offer["boxes"]
            # Most people like small numbers: there are duels.
            numbers = sorted(rng.sample(range(1, most if rng.random() < 0.7 else 99), boxes))
            action = {"do": "choose", "round": written, "numbers": numbers}
            await line.send(json.dumps({"say": "act", "id": f"act-{written}", "action": action}))
