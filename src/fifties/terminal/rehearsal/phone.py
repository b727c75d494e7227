"""One scripted phone: it comes, waits, plays, and comes back by itself as the browser does."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Sequence
from enum import Enum, auto
from random import Random
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Struct

from fifties.core.contract import Action, Seat
from fifties.host.codes import new_token
from fifties.table.codec import decode_message
from fifties.table.messages import (
    Declined,
    Done,
    Goodbye,
    Offered,
    ServerMessage,
    Snapshot,
    Stage,
    TableInfo,
    Update,
    Waiting,
    Welcome,
    You,
)
from fifties.table.requests import (
    Act,
    ClientMessage,
    Join,
    Leave,
    Mute,
    React,
    Resume,
    TableRequest,
)
from fifties.terminal.any_game import GameTerminal
from fifties.terminal.rehearsal.event_address import EventAddress
from fifties.terminal.rehearsal.figures import Figures
from fifties.terminal.rehearsal.phone_socket import PhoneSocket

FIRST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 8.0
"""Seconds until the next try to connect: twice as long each time, as in the browser."""
SPREAD: Final = (0.7, 1.3)
"""A hall full of phones does not come back in the same instant."""
PATIENCE: Final = 6.0
"""Seconds without an answer after which a connection is given up, as in the browser."""
QUIET: Final = 25.0
"""Seconds without a word after which a phone asks whether the connection is still there."""
HELD: Final = 40.0
"""Seconds without a word in a waiting room after which a connection is given up."""
MINUTE: Final = 60.0
LOOK: Final = 2.0
"""Seconds for which people look at the result of a heat before they go back."""

_TEMPORARY: Final = frozenset({"wire-server-full", "wire-too-fast", "wire-broken"})
"""Refusals of a greeting that mean: later."""

_encode: Final = msgspec.json.Encoder().encode


class State(Enum):
    """How the connection of a phone is."""

    CLOSED = auto()
    """Not tried yet, or for good."""
    LOST = auto()
    """The next try comes by itself."""
    CONNECTING = auto()
    """Waiting for the answer to the greeting."""
    HELD = auto()
    """The server lets it wait: what comes next comes by itself."""
    OPEN = auto()


GameKey: TypeAlias = tuple[str, int]
"""The code of a table, and the number of a game there."""


class PhoneContext(Struct):
    """What all phones of a rehearsal share."""

    addresses: Sequence[EventAddress]
    """Of the same event; a phone whose connection breaks goes to the next one."""
    tls: Sequence[ssl.SSLContext | None]
    """What each of them needs."""
    code: str
    terminal: GameTerminal
    thinking: float
    """Seconds within which people have chosen."""
    figures: Figures
    rng: Random
    on_change: Callable[[], None]
    """Called when a phone has come in, is finished, or has failed."""
    chosen: dict[tuple[GameKey, Offered], int]
    """What was offered in which game, and how many have chosen; in order."""
    records: dict[GameKey, str | None]
    """The names of the records of games that are over; ``None`` where none is kept."""
    number: int | None = None
    """The last number called of which anybody was told."""


class Request(Struct):
    """Something that was asked for and is not answered yet."""

    message: ClientMessage
    asked: float
    answered: Callable[[], None] | None
    """Called when it is done."""


class Phone:
    """Somebody at an event, with one connection at a time."""

    def __init__(self, context: PhoneContext, number: int, name: str) -> None:
        self.name = name
        self.code = context.code
        """The table at which it is: that of the event, or of a heat."""
        self.token = new_token(context.rng)
        self.state = State.CLOSED
        self.was_in = False
        self.failed: str | None = None
        """Why it will not come back."""
        self.is_finished = False
        self.seat: Seat | None = None
        self.acknowledged: dict[GameKey, tuple[Seat, list[Action]]] = {}
        """By game, the seat and what was acknowledged, in order."""
        self.pending: dict[str, Request] = {}
        self.heard_at = 0.0
        self.table: TableInfo | None = None
        self.you: You | None = None
        self._context = context
        self._loop = asyncio.get_running_loop()
        self._address = number % len(context.addresses)
        self._cookie = f"fifties_device={new_token(context.rng)}"
        self._socket: PhoneSocket | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._joined = False
        self._greeting = ""
        self._ids = 0
        self._began = 0.0
        self._lost_at: float | None = None
        self._wait = FIRST_WAIT
        self._retry: asyncio.TimerHandle | None = None
        self._version: int | None = None
        self._offer: Offered | None = None
        self._chose: tuple[GameKey, Offered] | None = None
        """What it has chosen for, or will."""
        self._told_since: tuple[float, int] | None = None
        """Since when a count is told, and what had come by then."""
        self._minute: tuple[float, int] | None = None
        """When a minute of the game began, and what had come by then."""
        self._received = 0
        """What came over earlier connections."""
        self._moments = 0
        """Of how many of its numbers it was told in this round."""

    # The connection

    @property
    def is_unanswered(self) -> bool:
        """Whether it has come, and the server has not answered it yet."""
        is_known = self.was_in or self.state in {State.HELD, State.CLOSED}
        return not is_known

    def come(self, token: str | None = None) -> None:
        """Connect for the first time; with a *token*, to come back as somebody who is a member."""
        if token is not None:
            self.token, self._joined = token, True
        self._began = monotonic()
        self.connect()

    def connect(self) -> None:
        """Connect, or connect again at once."""
        self._drop()
        self.state, self.heard_at = State.CONNECTING, monotonic()
        self._connecting = asyncio.create_task(self._connect())

    async def _connect(self) -> None:
        uri = self._context.addresses[self._address].uri
        tls = self._context.tls[self._address]
        socket = PhoneSocket(uri, self, self._cookie)
        self._socket = socket
        try:
            await self._loop.create_connection(lambda: socket, uri.host, uri.port, ssl=tls)
        except OSError:
            self.socket_lost(socket)

    def socket_opened(self, socket: PhoneSocket) -> None:
        """Say who comes."""
        if socket is not self._socket:
            return
        self._greeting = self._new_id()
        if self._joined:
            greeting: ClientMessage = Resume(
                id=self._greeting, code=self.code, token=self.token, seen=self._version
            )
        else:
            greeting = Join(id=self._greeting, code=self.code, name=self.name, token=self.token)
        self._send(greeting)

    def socket_lost(self, socket: PhoneSocket) -> None:
        """Come back after a moment."""
        if socket is self._socket and self.state is not State.CLOSED:
            self._lose()

    def _lose(self) -> None:
        self._come_later(self._wait)
        self._wait = min(LONGEST_WAIT, 2 * self._wait)

    def _come_later(self, seconds: float) -> None:
        if self.was_in and self._lost_at is None:
            self._lost_at = monotonic()
        self._drop()
        self.state = State.LOST
        self._address = (self._address + 1) % len(self._context.addresses)
        spread = self._context.rng.uniform(*SPREAD)
        self._retry = self._loop.call_later(seconds * spread, self.connect)

    def _drop(self) -> None:
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        if self._connecting is not None:
            self._connecting.cancel()
            self._connecting = None
        if self._socket is not None:
            self._received += self._socket.received
            self._socket.let_go()
            self._socket = None

    def close(self) -> None:
        """Disconnect for good; the seat stays."""
        self.state = State.CLOSED
        self._drop()

    def give_up(self, why: str) -> None:
        """Note that the server does not want us any more."""
        self.failed = why
        self.close()
        self._context.on_change()

    def look(self, now: float) -> None:
        """Notice a connection over which nothing comes, and what has come in a minute."""
        self._measure(now)
        silent = now - self.heard_at
        if self.state is State.CONNECTING or (self.state is State.OPEN and self.pending):
            is_dead = silent > PATIENCE
        else:
            is_dead = self.state is State.HELD and silent > HELD
        if is_dead:
            self._lose()
        elif self.state is State.OPEN and silent > QUIET:
            self.ask(Mute, muted=False)

    # Requests

    def _new_id(self) -> str:
        self._ids += 1
        return f"{self._ids}"

    def ask(
        self,
        kind: type[TableRequest | React | Mute],
        answered: Callable[[], None] | None = None,
        **details: Any,
    ) -> None:
        """Ask for something; after a break it is asked again under the same id."""
        request: ClientMessage = kind(id=self._new_id(), **details)
        self.pending[request.id] = Request(request, monotonic(), answered)
        if self.state is State.OPEN:
            self._send(request)

    def leave(self) -> None:
        """Give the seat up."""
        self.ask(Leave, self.close)

    def _send(self, message: ClientMessage) -> None:
        if self._socket is not None:
            self.heard_at = monotonic()
            self._socket.send(_encode(message))

    # What is told

    def socket_heard(self, socket: PhoneSocket, data: bytes) -> None:
        """Take a message in."""
        if socket is not self._socket:
            return
        now = self.heard_at = monotonic()
        try:
            self._take(decode_message(data), now)
        except msgspec.MsgspecError as error:
            self.give_up(str(error))

    def _take(self, message: ServerMessage, now: float) -> None:
        match message:
            case Update():
                self._take_update(message, now)
            case Snapshot():
                self._take_snapshot(message)
            case Welcome():
                self._joined = True
            case Waiting():
                self.state, self._wait = State.HELD, FIRST_WAIT
                figures = self._context.figures
                figures.longest_estimate = max(figures.longest_estimate, message.seconds or 0)
            case Done():
                self._note_done(message.id, now)
            case Declined():
                self._take_refusal(message)
            case Goodbye() if message.again is None:
                self.give_up(message.why)
            case Goodbye():
                self._come_later(message.again or 0.0)
            case _:
                pass

    def _take_snapshot(self, snapshot: Snapshot) -> None:
        self._version = snapshot.v
        self._take_table(snapshot.table, snapshot.you)
        self._take_line(snapshot.view)
        self._take_offer(snapshot.offer)
        # Whoever was held is let in without having asked once more.
        if self.state is State.HELD or snapshot.id == self._greeting:
            self._be_open()

    def _take_update(self, update: Update, now: float) -> None:
        self._version = update.v
        answers = update.id is not UNSET
        if update.number is not UNSET:
            self._context.number = update.number
        if not (answers or update.done) and (update.events or update.number is not UNSET):
            self._context.figures.tellings.note(self.code, update.v, now)
        if update.table is not UNSET or update.you is not UNSET:
            table = self.table if update.table is UNSET else update.table
            you = self.you if update.you is UNSET else update.you
            if table is not None and you is not None:
                self._take_table(table, you)
        if update.mine is not UNSET:
            self._take_line(update.mine)
        if update.offer is not UNSET:
            self._take_offer(update.offer)
        for request in update.done:
            self._note_done(request, now)
        if answers and update.id == self._greeting:
            self._be_open()

    def _be_open(self) -> None:
        """Note that we are at the table, and ask again what was not answered."""
        now = monotonic()
        self.state, self._wait = State.OPEN, FIRST_WAIT
        if not self.was_in:
            self.was_in = self._joined = True
            self._context.figures.note_arrival(now, now - self._began)
            self._context.on_change()
        if self._lost_at is not None:
            self._context.figures.returns.note(now - self._lost_at)
            self._lost_at = None
        for request in self.pending.values():
            self._send(request.message)
        self._follow_heat()

    def _take_refusal(self, refused: Declined) -> None:
        if refused.id == self._greeting or refused.id is UNSET:
            if refused.refusal in _TEMPORARY:
                self._lose()
            else:
                self.give_up(refused.text)
        elif self.pending.pop(refused.id, None) is not None:
            self._context.figures.refusals[refused.text] += 1

    def _note_done(self, request: str, now: float) -> None:
        asked = self.pending.pop(request, None)
        if asked is None:
            return
        if isinstance(asked.message, Act) and self.table is not None:
            self._context.figures.acknowledgements.note(now - asked.asked)
            game = self.code, self.table.games
            if self.seat is not None:
                _, actions = self.acknowledged.setdefault(game, (self.seat, []))
                actions.append(asked.message.action)
            if self._chose is not None:
                self._context.chosen[self._chose] += 1
        if asked.answered is not None:
            asked.answered()

    # The game

    def _take_table(self, table: TableInfo, you: You) -> None:
        was = self.table
        self.table, self.you = table, you
        self.seat = you.seat
        is_over = table.stage is Stage.OVER and table.games > 0
        if is_over and (was is None or was.stage is not Stage.OVER or was.games != table.games):
            self._end_game(table)
        if table.heats is not None and table.heats.final and table.heats.winners:
            self._finish()
        if self.state is State.OPEN:
            self._follow_heat()

    def _end_game(self, table: TableInfo) -> None:
        self._end_count()
        self._context.records[self.code, table.games] = table.record
        if table.heat is None and table.heats is None:
            self._finish()

    def _finish(self) -> None:
        self.is_finished = True
        self._context.on_change()

    def _take_offer(self, offer: Offered | None) -> None:
        self._offer = offer
        table = self.table
        if table is None or table.stage is not Stage.PLAYING:
            return
        if offer is None:
            if self._told_since is None:
                self._told_since = monotonic(), self._received_by_now
            return
        self._end_count()
        chose = (self.code, table.games), offer
        if self.seat is None or chose == self._chose:
            return
        self._chose = chose
        if chose not in self._context.chosen:
            self._context.chosen[chose], self._context.number = 0, None
        self._loop.call_later(
            self._context.rng.uniform(0, self._context.thinking), self._choose, offer
        )

    def _choose(self, offered: Offered) -> None:
        """Choose something, unless it is too late for that."""
        offer = self._context.terminal.offer(offered)
        if offer is not None and self._offer == offered and self.state is not State.CLOSED:
            self.ask(Act, action=offer.sample(self._context.rng))

    @property
    def _received_by_now(self) -> int:
        return self._received + (0 if self._socket is None else self._socket.received)

    def _measure(self, now: float) -> None:
        """Note what has come in each minute since the first choice."""
        if self._minute is not None and now - self._minute[0] >= MINUTE:
            self._context.figures.note_minute(self._received_by_now - self._minute[1])
        elif self._minute is not None or self._chose is None:
            return
        self._minute = now, self._received_by_now

    def _end_count(self) -> None:
        if self._told_since is not None:
            began, received = self._told_since
            seconds = monotonic() - began
            self._context.figures.note_count(self._received_by_now - received, seconds)
            self._told_since = None
        self._context.figures.moments += self._moments
        self._moments = 0

    def _take_line(self, told: object) -> None:
        self._moments = max(self._moments, self._context.terminal.own_moments(told))

    # Heats

    def _follow_heat(self) -> None:
        """Go to the table of our heat, and back when it is over."""
        table, you = self.table, self.you
        if table is None or you is None or self.pending:
            return
        if you.heat is not None and not you.heat.over and table.heat is None:
            self._go_to(you.heat.code)
        elif table.heat is not None and table.heat.over:
            self._loop.call_later(LOOK, self._go_back, self.code, table.heat.event)

    def _go_back(self, heat: str, event: str) -> None:
        if self.code == heat and self.state is State.OPEN and not self.pending:
            self._go_to(event)

    def _go_to(self, code: str) -> None:
        self.code, self._version, self._greeting = code, None, self._new_id()
        self.table = self.you = self._offer = None
        self.state = State.CONNECTING
        self._send(Resume(id=self._greeting, code=code, token=self.token))
