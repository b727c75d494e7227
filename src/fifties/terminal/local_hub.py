"""A host of one table in this process, and connections to it that speak its messages as objects."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any, Final, TypeVar, cast

from msgspec import UNSET

from fifties.bots import Decision
from fifties.bots.warm_up import WarmUp
from fifties.core.refusals import Refused
from fifties.host.bot_thinker import BotThinker, Decided
from fifties.host.client import LocalClient
from fifties.host.hub import Hub, HubEnvironment
from fifties.host.limits import TableLimits
from fifties.table.entries import Role
from fifties.table.messages import Declined, Done, Goodbye, ServerMessage, Snapshot, Update
from fifties.table.requests import (
    Join,
    React,
    Resume,
    TableRequest,
)
from fifties.table.schedule import BotTurn
from fifties.terminal.game_log import GameLog
from fifties.terminal.record_writer import RecordUnwritable, RecordWriter
from fifties.terminal.session import Notice
from fifties.terminal.table_connection import ConnectionEnded, ConnectionEvent, ServerRefused

LONGEST_WAIT: Final = 60.0
"""Seconds that count of a wait for people at this keyboard, so that no bot takes over."""

NO_LIMITS: Final = TableLimits(
    tables_per_address=0, openings=0, tables=0, wrong_codes=0, idle_hours=0, solo_minutes=0
)

Result = TypeVar("Result")


class LocalClock:
    """The time of day, which stands still while people think for long."""

    def __init__(self, since: float) -> None:
        self._changed = max(since, time.time())
        """When something happened last."""
        self._waits_since = time.monotonic()

    def now(self) -> float:
        """Return the time in seconds; it never goes back."""
        return self._changed + min(time.monotonic() - self._waits_since, LONGEST_WAIT)

    def change(self) -> None:
        """Note that something has happened: the next wait begins."""
        self._changed, self._waits_since = self.now(), time.monotonic()


class _LastError(logging.Handler):
    """Remembers the last error that a host logs, which nobody reads in a terminal."""

    last: BaseException | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Remember the exception of *record*."""
        if record.exc_info is not None:
            self.last = record.exc_info[1]


class LocalHub(Hub):
    """A host of one table for the people at this keyboard."""

    def __init__(self, game_log: GameLog, record: RecordWriter | None) -> None:
        self.errors = _LastError()
        logging.getLogger("fifties").addHandler(self.errors)
        head = game_log.head
        last = game_log.rows[-1].at if game_log.rows else 0
        self._clock = LocalClock(last)
        self.game_log = game_log
        self._record = record
        self._seed = head.seed
        rng = SystemRandom() if head.seed is None else Random(head.seed)
        environment = HubEnvironment(on_failure=self._fail, rng=rng, now=self._clock.now)
        game_log.after_append = self._note_change
        super().__init__(game_log, game_log, NO_LIMITS, environment)
        self.connections: list[LocalConnection] = []
        self._warm_up = WarmUp(head.game)
        self._has_warned = False
        self.is_attached = asyncio.Event()
        """Is set when the people here are told what happens."""
        self._one_by_one = asyncio.Lock()
        self._decisions: set[asyncio.Task[None]] = set()

    def _note_change(self) -> None:
        """Let the next wait begin, and write the record; raises `RecordUnwritable`."""
        self._clock.change()
        room = self.rooms.get(self.game_log.head.code)
        play = None if room is None else room.runner.table.play
        if self._record is not None and play is not None:
            self._record.update(play)

    @property
    def failure(self) -> RecordUnwritable | None:
        """Why nothing can be kept any more."""
        error = self.journal.error
        return error if isinstance(error, RecordUnwritable) else None

    def _fail(self) -> None:
        for connection in self.connections:
            connection.fail(self.failure)

    def think(self, turns: list[BotTurn], then: Decided) -> None:
        """Let bots decide, one after the other; what is compiled for them is waited for."""
        if turns:
            task = asyncio.create_task(self._think(turns, then))
            self._decisions.add(task)
            task.add_done_callback(self._decisions.discard)

    async def _compile(self) -> None:
        """Wait for what is compiled, and say so once."""
        if not self._has_warned:
            self._has_warned = True
            self._warm_up.begin()
            await self.is_attached.wait()
            self.connections[0].tell(Notice("play-compiling"))
        await asyncio.to_thread(self._warm_up.wait)

    async def _think(self, turns: list[BotTurn], then: Decided) -> None:
        """Decide about all *turns*, and hand the decisions over together."""
        async with self._one_by_one:
            if any(self._is_cold(turn) for turn in turns):
                await self._compile()
            for turn, decision in await asyncio.gather(*map(self._decide, turns)):
                then(turn, decision)

    async def _decide(self, turn: BotTurn) -> tuple[BotTurn, Decision | None]:
        decided: asyncio.Future[Decision | None] = asyncio.Future()
        thinker = BotThinker(self._random(turn), _in_thread, lambda _game, _level: True)
        thinker.think([turn], lambda _, decision: _settle(decided, decision))
        return turn, await decided

    def _is_cold(self, turn: BotTurn) -> bool:
        return not self._warm_up.is_ready(turn.game.name, turn.level)

    def _random(self, turn: BotTurn) -> Random:
        """Return a random source; with a seed it does not depend on who was quicker."""
        if self._seed is None:
            return SystemRandom()
        return Random(f"{self._seed} {turn.seat} {turn.moment}")

    async def stop(self) -> None:
        """Decide nothing more, and keep everything."""
        for task in [*self._decisions]:
            task.cancel()
        self._warm_up.stop()
        await super().stop()
        logging.getLogger("fifties").removeHandler(self.errors)


def _in_thread(
    work: Callable[[], Result],
    done: Callable[[Result], None],
    failed: Callable[[BaseException], None],
    /,
) -> None:
    """Run *work* in a thread."""

    def hand_over(future: asyncio.Future[Result]) -> None:
        if future.cancelled():
            return
        error = future.exception()
        if error is None:
            done(future.result())
        else:
            failed(error)

    # It begins at once: a loop that ends before has nothing left over that was never begun.
    asyncio.get_running_loop().run_in_executor(None, work).add_done_callback(hand_over)


def _settle(future: asyncio.Future[Decision | None], decision: Decision | None) -> None:
    """Give *future* its result, unless nobody waits for it any more."""
    if not future.done():
        future.set_result(decision)


class _AnsweredClient(LocalClient):
    """A client that knows which of its requests wait for an answer."""

    __slots__ = ("failure", "pending")

    def __init__(self, hub: LocalHub, lang: str) -> None:
        self.pending: dict[str, asyncio.Future[None]] = {}
        self.failure: RecordUnwritable | None = None
        super().__init__(hub, lang)

    @property
    def has_messages(self) -> bool:
        """Whether a message can be received at once."""
        return not self._messages.empty()

    def send(self, message: ServerMessage) -> None:
        """Take answers out of what is sent."""
        match message:
            case Done():
                self._answer(message.id)
            case Declined() if message.id is not UNSET:
                refused = Refused(ServerRefused(message.text, message.refusal))
                self._answer(message.id, refused)
            case _:
                super().send(message)
                if isinstance(message, Update):
                    for request in message.done:
                        self._answer(request)
                if isinstance(message, Snapshot | Update) and isinstance(message.id, str):
                    self._answer(message.id)

    def _answer(self, request: str, error: Exception | None = None) -> None:
        answer = self.pending.get(request)
        if answer is None or answer.done():
            return
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)

    def fail(self, failure: RecordUnwritable | None) -> None:
        """Answer everything with *failure*."""
        self.failure = failure
        for request in [*self.pending]:
            self._answer(request, failure or ConnectionResetError())
        self._messages.put_nowait(None)


class LocalConnection:
    """Fulfils `TableConnection` within this process."""

    def __init__(self, hub: LocalHub, role: Role, lang: str, base: Snapshot | None = None) -> None:
        self.role = role
        self._hub = hub
        self._client = _AnsweredClient(hub, lang)
        hub.connections.append(self)
        if base is not None:
            self._client.send(base)

    @property
    def has_messages(self) -> bool:
        """Whether a message can be received at once."""
        return self._client.has_messages

    def tell(self, notice: Notice) -> None:
        """Put *notice* among the messages."""
        self._client.send(cast("ServerMessage", notice))

    def fail(self, failure: RecordUnwritable | None) -> None:
        """End, because nothing can be kept any more."""
        self._client.fail(failure)

    async def open(self) -> None:
        """Do nothing: a connection in the same process is open at once."""

    async def receive(self) -> ConnectionEvent:
        """Return the next message; raises `RecordUnwritable`."""
        message = await self._client.receive()
        if self._client.failure is not None:
            raise self._client.failure
        if message is None or isinstance(message, Goodbye):
            if not self._hub.stopping:
                raise RuntimeError("the table failed; its log is kept") from self._hub.errors.last
            return ConnectionEnded()
        return message

    async def ask(self, kind: type[TableRequest | React | Join | Resume], **details: Any) -> None:
        """Send a request and wait until it is carried out; raises `Refused`."""
        request = kind(id=secrets.token_urlsafe(9), **details)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._client.pending[request.id] = answer
        try:
            self._client.request(request)
            await answer
        finally:
            self._client.pending.pop(request.id, None)

    async def close(self) -> None:
        """Close the connection."""
        self._client.close()
