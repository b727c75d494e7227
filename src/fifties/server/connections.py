"""All sockets of a server: how many there may be, and which of them are dropped."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterable
from typing import Final, Self

import msgspec

from fifties.host.client import Client
from fifties.host.hub import Hub
from fifties.host.token_buckets import TokenBucket
from fifties.server.cooldowns import Cooldowns
from fifties.server.limits import Limits
from fifties.server.socket_exchange import SocketExchange
from fifties.server.websocket_protocol import FrameWriter, WebSocketProtocol, write_all
from fifties.table.messages import CloseReason, ServerMessage
from fifties.table.requests import ClientMessage

SWEEP: Final = 1.0
"""Seconds between two looks at all connections."""

PING_EVERY: Final = 15
"""Sweeps between two pings; whoever has sent nothing from one to the next is gone."""

SILENT_AGAIN: Final = 1.0
"""Seconds after which somebody who did not say in time who they are may come back: their network,
or this machine, may have been slow."""

COLLECT_EVERY: Final = 60
"""Sweeps between two collections of young garbage."""

_encode: Final = msgspec.json.Encoder().encode


MOST_HOPS: Final = 2
"""How often a socket is handed over: to the worker that owns a table, and back."""


class Mover:
    """Hands one socket to other workers."""

    def __init__(self, exchange: SocketExchange, protocol: WebSocketProtocol) -> None:
        self._exchange, self._protocol = exchange, protocol
        handed = protocol.handed
        self.origin = "" if handed is None else handed.origin
        """The process that has handed it to this one."""
        self.may_move = handed is None or handed.hops < MOST_HOPS

    async def is_awake(self, node: str) -> bool:
        """Return whether a process takes sockets at once."""
        return await self._exchange.is_awake(node)

    def hand_over(self, node: str, messages: Iterable[bytes]) -> bool:
        """Hand the socket to another worker, with *messages*; return whether it has it."""
        return self._protocol.hand_over(self._exchange, node, messages)

    def stay(self) -> None:
        """Hand the socket to no other worker from now on."""
        self.may_move = False
        self._protocol.stay()


class Connection(Client):
    """A socket, who is behind it, and how much they may send."""

    __slots__ = ("bucket", "closer", "mover", "opened", "writer")

    def __init__(self, writer: FrameWriter, bucket: TokenBucket, address: str, device: str) -> None:
        super().__init__(address, device)
        self.writer = writer
        self.bucket = bucket
        self.opened = 0.0
        self.closer: Callable[[], None] | None = None
        """Closes the socket, as long as it is there; before its handshake is complete, nothing."""
        self.mover: Mover | None = None
        """Hands the socket to other workers of the port, as long as it may be."""

    def send(self, message: ServerMessage) -> None:
        """Send one message."""
        self.writer.write(_encode(message))

    def send_encoded(self, data: bytes) -> None:
        """Send one message that another process has encoded."""
        self.writer.write(data)

    @classmethod
    def send_to_all(cls, clients: Iterable[Self], message: ServerMessage) -> None:
        """Send the same message to several; it is encoded and its frame is built once."""
        write_all([client.writer for client in clients], _encode(message))

    def share_limits(self, other: Client) -> None:
        """Let all sockets of a member send as much as one may."""
        super().share_limits(other)
        if isinstance(other, Connection):
            self.bucket = other.bucket

    @property
    def may_move(self) -> bool:
        """Whether another worker of the port may serve it from now on."""
        return self.mover is not None and self.mover.may_move

    @property
    def origin(self) -> str:
        """The process that has handed it to this one."""
        return "" if self.mover is None else self.mover.origin

    async def move(self, node: str, message: ClientMessage | None = None) -> bool:
        """Let another worker serve the socket from now on, beginning with *message*.

        Returns whether it does; if not, nothing has changed.
        """
        mover = self.mover
        if mover is None or not await mover.is_awake(node) or self.closing is not None or self.lost:
            return False
        first = () if message is None else (message,)
        return mover.hand_over(node, [_encode(one) for one in (*first, *(self.arriving or ()))])

    def stay(self) -> None:
        """Be handed to no other worker from now on."""
        if self.mover is not None:
            self.mover.stay()
            self.mover = None

    def close(self) -> None:
        """Close the socket, if it is to be closed and still there."""
        if self.closer is not None and self.closing is not None:
            self.closer()


class Connections:
    """The sockets that are connected to a hub."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.limits = limits
        self.messages = 0
        """How many have come from all clients."""
        self.cooldowns = Cooldowns()
        self._open: set[Connection] = set()
        self._addresses: dict[str, int] = {}
        self._sweeps = 0
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(SWEEP, self._sweep)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._open)

    def admit(self, connection: Connection) -> bool:
        """Count a connection, unless there are too many; return whether it was counted."""
        limits, address = self.limits, connection.address
        here = self._addresses.get(address, 0)
        if (limits.connections and len(self._open) >= limits.connections) or (
            limits.connections_per_address and here >= limits.connections_per_address
        ):
            return False
        self._addresses[address] = here + 1
        self._open.add(connection)
        return True

    def begin(self, connection: Connection, closer: Callable[[], None]) -> None:
        """Let a connection that was counted talk to the hub: its handshake is complete."""
        connection.opened, connection.closer = self._loop.time(), closer
        self.hub.add_client(connection)

    def drop(self, connection: Connection) -> None:
        """Note that a connection is gone."""
        connection.closer = None
        self._open.discard(connection)
        left = self._addresses.get(connection.address, 1) - 1
        if left > 0:
            self._addresses[connection.address] = left
        else:
            self._addresses.pop(connection.address, None)
        self.hub.remove_client(connection)

    def stop(self) -> None:
        """Look at connections no more."""
        self._timer.cancel()

    def _sweep(self) -> None:
        self._timer = self._loop.call_later(SWEEP, self._sweep)
        self._sweeps += 1
        now = self._loop.time()
        ping = self._sweeps % PING_EVERY == 0
        for connection in [*self._open]:
            if connection.closer is not None:
                self._inspect(connection, now, ping=ping)
        if self._sweeps % COLLECT_EVERY == 0:
            # What is garbage now was alive a moment ago; the collector itself comes seldom.
            gc.collect(1)

    def _inspect(self, connection: Connection, now: float, *, ping: bool) -> None:
        """Drop a client that reads too slowly, never joined, or has sent nothing for long."""
        connection.writer.measure()
        if connection.writer.slow:
            connection.closing = 1013
            connection.writer.abort()
            connection.close()
        elif self._is_silent(connection, now):
            connection.say_goodbye(CloseReason.SILENT, 1008, SILENT_AGAIN)
            connection.close()
        elif ping and not connection.writer.ping():
            connection.writer.abort()

    def _is_silent(self, connection: Connection, now: float) -> bool:
        """Return whether a client has not even tried to come to a table for too long."""
        seconds = self.limits.silence_seconds
        tries = connection.member is not None or connection.arriving is not None
        return (
            bool(seconds)
            and not (tries or connection.waiting)
            and (now - connection.opened > seconds)
        )
