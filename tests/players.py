"""People who play through any of several nodes, come back by themselves, and remember all of it."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count
from random import Random
from time import monotonic
from typing import Any

import msgspec
from bot import choose, play
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

from fifties.table import broadcast as telling
from fifties.table.runner import LogRow, TableRunner, key_of

from commands import PATIENCE
from servers import Message

DECISIONS = {"choose": choose, "play": play}

TOO_LATE = {"F5-other-round", "table-count-goes-on", "H4-not-your-turn", "table-game-runs"}
"""Refusals of what was carried out, or of what others have made impossible meanwhile."""

FULL = "wire-server-full"
"""The refusal of a node that cannot reach the database."""

COME_BACK = (0.02, 0.1)
"""Seconds after which somebody whose connection is broken tries another node."""

THINKING = (0.01, 0.1)
"""Seconds for which somebody thinks before they act."""

IDLE = 0.5
"""Seconds without a request after which somebody takes another name."""


class Heard(Struct):
    """A message with a version, and the version that the client knew before."""

    since: int
    message: Message
    was: Message
    """What the client knew of the table after this message."""


class Player:
    """One member of a table, with one connection at a time."""

    def __init__(self, urls: list[str], code: str, name: str, rng: Random, **greeting: Any) -> None:
        self.code, self.name = code, name
        self.token: str = greeting.pop("token", None) or f"{rng.getrandbits(128):022x}"[-22:]
        self.patience = 1.5
        """Seconds without an answer after which it tries another node."""
        self.heard: list[Heard] = []
        self.acknowledged: dict[str, Message] = {}
        self.refused: list[str] = []
        self.turned_away = 0
        """How often a node would not serve it."""
        self.done_at: list[float] = [0.0]
        """When requests were acknowledged."""
        self.node = 0
        """The number of the node that it is connected to."""
        self.known: Message = {}
        self.version = 0
        self.is_ready = asyncio.Event()
        self._urls, self._rng = urls, rng
        self._greeting: Message | None = {"say": "join", "name": name, **greeting}
        self._socket: ClientConnection | None = None
        self._next: int | None = None
        """The node to which it wants to go."""
        self._pending: dict[str, Message] = {}
        self._numbers = count(1)
        self._asked_at = self._give_up_at = 0.0
        self._acted: Message | None = None

    # Connections

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                await self._play_at(self._urls[self.node])
            except InvalidStatus:
                self.turned_away += 1
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError):
                pass
            others = [number for number in range(len(self._urls)) if number != self.node]
            self.node = self._rng.choice(others) if self._next is None else self._next
            self._next = None
            await asyncio.sleep(self._rng.uniform(*COME_BACK))

    def move(self, node: int) -> None:
        """Go to another node, as somebody does who comes into another network."""
        self._next = node
        if self._socket is not None:
            self._socket.transport.abort()

    async def _play_at(self, url: str) -> None:
        options: dict[str, Any] = {"ping_interval": None, "max_queue": None, "max_size": None}
        async with asyncio.timeout(self.patience):
            socket = await connect(f"ws{url[4:]}/ws", open_timeout=None, proxy=None, **options)
        self._socket = socket
        try:
            await self._greet(socket)
            while True:
                await self._go_on(socket)
        finally:
            # Whether the node is alive or not, nobody waits for it.
            self._socket = None
            socket.transport.abort()

    async def _greet(self, socket: ClientConnection) -> None:
        greeting = self._greeting or {"say": "resume", "seen": self.version}
        request = f"{greeting['say']}-{next(self._numbers)}"
        await self._send(
            socket, {**greeting, "id": request, "code": self.code, "token": self.token}
        )
        while (message := await self._receive(socket)).get("id") != request or (
            message["tell"] == "welcome"
        ):
            if message["tell"] == "goodbye":
                raise ConnectionResetError
        if message["tell"] == "refused":
            raise ConnectionResetError
        self._greeting = None
        self.is_ready.set()
        for waiting in [*self._pending.values()]:
            await self._send(socket, waiting)

    async def _go_on(self, socket: ClientConnection) -> None:
        """Do what there is to do, and take the next message in."""
        if not self._pending:
            request = self._next_request()
            if request is None:
                left = self._asked_at + IDLE - monotonic()
                with suppress(TimeoutError):
                    if left > 0:
                        await self._receive(socket, left)
                        return
                request = {"say": "rename", "name": f"{self.name} {next(self._numbers)}"}
            else:
                await asyncio.sleep(self._rng.uniform(*THINKING))
            request["id"] = f"{request['say']}-{next(self._numbers)}"
            self._pending[request["id"]] = request
            self._asked_at = monotonic()
            await self._send(socket, request)
        await self._receive(socket)

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        self._give_up_at = monotonic() + self.patience
        async with asyncio.timeout(self.patience):
            await socket.send(json.dumps(message))

    async def _receive(self, socket: ClientConnection, seconds: float | None = None) -> Message:
        # Whatever else comes, what was asked for has to be answered in time.
        left = self._give_up_at - monotonic() if seconds is None else seconds
        async with asyncio.timeout(left):
            frame = await socket.recv()
        message: Message = json.loads(frame)
        self._take(message)
        return message

    # The game

    def _next_request(self) -> Message | None:
        table, offer = self.known.get("table"), self.known.get("offer")
        if table is None:
            return None
        if table["status"] != "playing":
            return {"say": "start"} if self.known["you"]["host"] else None
        if offer is None or self.known["you"]["seat"] is None or offer == self._acted:
            return None
        if offer["do"] not in DECISIONS:
            return None
        self._acted = offer
        return {"say": "act", "action": DECISIONS[offer["do"]](offer)}

    def _take(self, message: Message) -> None:
        if message["tell"] in {"snapshot", "update"}:
            told: Message = {
                name: message[name] for name in ("table", "you", "offer") if name in message
            }
            self.known = {**self.known, **told}
            self.heard.append(Heard(self.version, message, self.known))
            self.version = message["v"]
        if message["tell"] == "refused":
            if message["refusal"] == FULL:
                self.turned_away += 1
            elif message["refusal"] not in TOO_LATE:
                self.refused.append(f"{self.name}: {message['refusal']}: {message['text']}")
            self._pending.pop(message.get("id", ""), None)
            return
        for request in (*message.get("done", ()), message.get("id", "")):
            if (asked := self._pending.pop(request, None)) is not None:
                self.acknowledged[request] = asked
                self.done_at.append(monotonic())


# What is checked afterwards


class Story(Struct):
    """What players of one table have heard, by version."""

    rows: list[LogRow]
    players: list[Player]

    def check(self) -> None:
        """Compare all that was heard with a fold of the log, frame by frame."""
        seqs = [row.seq for row in self.rows]
        assert seqs == [*range(1, len(seqs) + 1)]
        at = [row.at for row in self.rows]
        assert at == sorted(at)
        self._check_requests()
        by_version: dict[int, list[tuple[Player, Heard]]] = {}
        for player in self.players:
            assert player.refused == [], player.refused
            for heard in player.heard:
                by_version.setdefault(heard.message["v"], []).append((player, heard))
        assert max(by_version) <= len(self.rows)
        runner = TableRunner(Random(0))
        for row in self.rows:
            runner.restore([row])
            for player, heard in by_version.get(row.seq, ()):
                check_heard(runner, player, heard)

    def _check_requests(self) -> None:
        """Everything that was acknowledged is in the log once, as it was asked for."""
        runner = TableRunner(Random(0))
        runner.restore(self.rows)
        members = {one.name: runner.table.keys[key_of(one.token)] for one in self.players}
        kept: dict[tuple[int, str], list[Any]] = {}
        for row in self.rows:
            if row.member is not None and row.request is not None:
                kept.setdefault((row.member, row.request), []).append(row.entry)
        for player in self.players:
            for request, asked in player.acknowledged.items():
                if asked["say"] not in {"act", "rename"}:
                    continue
                entries = kept.get((members[player.name], request), [])
                assert len(entries) == 1, (player.name, request, entries)
                wanted = asked["action"] if asked["say"] == "act" else asked
                entry = json.loads(msgspec.json.encode(entries[0]))
                done = entry["action"] if asked["say"] == "act" else entry
                for name in ("numbers", "card", "name"):
                    assert done.get(name) == wanted.get(name)


def check_heard(runner: TableRunner, player: Player, heard: Heard) -> None:
    """A message says what the log does, no more and no less; so does all that is known by then."""
    table, message = runner.table, heard.message
    member = table.keys[key_of(player.token)]
    whole = decoded(telling.snapshot(table, member))
    if message["tell"] == "snapshot":
        # When a message was sent is no matter of the log.
        expected = {**whole, "id": message.get("id"), "now": message["now"]}
        assert message == expected, (player.name, message, expected)
    else:
        broadcast = telling.Broadcast(table, table.since(heard.since))
        assert not broadcast.incomplete, (player.name, heard.since, table.version)
        expected = decoded(broadcast.update(member))
        assert message.get("events") == expected.get("events"), (player.name, heard.since, message)
    for name in ("table", "you", "offer"):
        assert heard.was[name] == whole[name], (player.name, heard.since, name, message)


def decoded(message: object) -> Message:
    """Return a message as it goes over the wire."""
    told: Message = json.loads(msgspec.json.encode(message))
    return told


async def until_all_have_played_on(players: list[Player], since: float) -> None:
    """Wait until everybody was acknowledged something after *since*."""
    ends = monotonic() + PATIENCE
    while any(player.done_at[-1] <= since for player in players):
        assert monotonic() < ends, [p.name for p in players if p.done_at[-1] <= since]
        await asyncio.sleep(0.01)
