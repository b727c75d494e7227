"""HTTP with bounds: how large, how many, how long, and how much at once.

httptools has no limits of its own, and uvicorn sets some only for another parser. Here a request
has a limited head and comes within a limited time, of requests in a row the next is read when the
one before is answered, an answer that nobody reads is given up, and what a connection sends is
parsed in small pieces, one in a turn of the event loop (`round_robin.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final, Protocol, cast

import httptools
import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fifties.core.refusals import Refusal
from fifties.host.api_answers import describe_refusal
from fifties.host.token_buckets import TokenBuckets
from fifties.server import refusals
from fifties.server.limits import LARGEST_UPLOAD
from fifties.server.network import network_of
from fifties.server.round_robin import round_robin_of

log = logging.getLogger(__name__)

PIECE: Final = 4096
"""How many bytes are parsed in one turn of the event loop."""
MOST_ADDRESS: Final = 8 << 10
"""Bytes of what stands between method and version in the first line of a request."""
MOST_HEAD: Final = 32 << 10
"""Bytes of a request's head, and of what comes between two pieces of its body."""
MOST_HEADERS: Final = 100
MOST_LINE: Final = 8 << 10
"""Bytes of a line in the head of a handshake: websockets reads no longer ones."""
HEAD_END: Final = b"\r\n\r\n"
MOST_IGNORED: Final = LARGEST_UPLOAD
"""Bytes of a body that are still read when the request was answered already."""
CUT_AFTER: Final = 1.0
"""Seconds that a client whose request was refused has to read why."""
REFUSED_AT_ONCE: Final = 20
REFUSED_A_SECOND: Final = 5.0
"""How many refused requests of one address are taken for mistakes."""
HELD: Final = 0.5
"""Seconds for which nothing is read from a new connection of an address that has made more."""
UNREAD_SECONDS: Final = 10.0
LEAST_READ: Final = 4096
"""An answer of which fewer bytes are read in so many seconds is aborted."""


@lru_cache(64)
def _answer(status: HTTPStatus, refusal: Refusal, spoken: str) -> bytes:
    """Return the whole answer to a request that is refused unread; many get the same."""
    body = msgspec.json.encode(describe_refusal(refusal, spoken))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    return head.encode() + body


class HttpConnection(Protocol):
    """What `HttpConnections` needs to know of a connection."""

    client: tuple[str, int] | None
    transport: asyncio.Transport


class HttpConnections:
    """Keeps at most *most* connections open, and *most_of_one* from one address; 0 is any number.

    All that comes through a proxy has its address: for *proxies* only the first bound counts.
    """

    def __init__(self, most: int, most_of_one: int, proxies: Collection[str] = ()) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._proxies = proxies
        self._open: dict[HttpConnection, str] = {}
        """All connections and their addresses."""
        self._of = Counter[str]()
        self._waiting: dict[HttpConnection, None] = {}
        """Connections without a whole request, the one that has waited the longest first."""
        self._refusals = TokenBuckets(REFUSED_A_SECOND, REFUSED_AT_ONCE)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._open)

    def add(self, connection: HttpConnection) -> None:
        """Count a connection; if it is one too many, abort the one that has waited the longest."""
        host = "" if connection.client is None else connection.client[0]
        address = _address_of(connection)
        self._open[connection] = address
        self._of[address] += 1
        if self._most and len(self._open) > self._most:
            self._make_room(connection, None)
        elif self._most_of_one < self._of[address] and self._is_bounded(host):
            self._make_room(connection, address)

    def remove(self, connection: HttpConnection) -> None:
        """Stop counting a connection."""
        self._waiting.pop(connection, None)
        address = self._open.pop(connection, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def mark_waiting(self, connection: HttpConnection) -> None:
        """Note that the connection has not sent a whole request."""
        if connection in self._open:
            self._waiting.setdefault(connection)

    def mark_asking(self, connection: HttpConnection) -> None:
        """Note that the connection has sent a whole request."""
        self._waiting.pop(connection, None)

    def count_refusal(self, connection: HttpConnection, now: float) -> None:
        """Note that a request of the connection was refused unread."""
        self._refusals.of(_address_of(connection), now).take(now)

    def must_be_held(self, connection: HttpConnection, now: float) -> bool:
        """Return whether so much was refused lately to this address that it has to wait."""
        if connection.client is not None and connection.client[0] in self._proxies:
            return False
        return self._refusals.of(_address_of(connection), now).dry(now)

    def _is_bounded(self, host: str) -> bool:
        return self._most_of_one > 0 and host not in self._proxies

    def _make_room(self, newest: HttpConnection, address: str | None) -> None:
        waiting = (one for one in self._waiting if address in {None, self._open[one]})
        gone = next(waiting, newest)
        self.remove(gone)
        gone.transport.abort()


def _address_of(connection: HttpConnection) -> str:
    """Return the network address that all connections of one person share."""
    return network_of("" if connection.client is None else connection.client[0])


class _TooMuch(Exception):  # noqa: N818 - caught a few lines further down
    """A request goes beyond a bound."""

    def __init__(self, status: HTTPStatus, refusal: Refusal) -> None:
        super().__init__(status, refusal)
        self.status, self.refusal = status, refusal


def _head_too_large(most: int = MOST_HEAD) -> _TooMuch:
    return _TooMuch(
        HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, refusals.HeadersTooLarge(most, MOST_HEADERS)
    )


class _Flow(FlowControl):
    """Calls back when reading may go on, so that what has come already is parsed first."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], None]) -> None:
        super().__init__(transport)
        self._resumed = resumed

    def resume_reading(self) -> None:
        """Go on reading, if it was paused."""
        if self.read_paused:
            self.read_paused = False
            self._resumed()

    def forget(self) -> None:
        """Call back no more."""
        self._resumed = _nothing


def _nothing() -> None:
    pass


class HttpProtocol(HttpToolsProtocol):
    """Aborts a connection that exceeds a bound, or that takes more than *seconds* for a request."""

    def __init__(
        self, *args: Any, seconds: float, open_connections: HttpConnections, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self._seconds = seconds
        self._open_connections = open_connections
        self._share = round_robin_of(self.loop)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread = b""
        """What has come and was not parsed yet."""
        self._waiting = False
        """Whether what is unread waits for its turn."""
        self._is_over = False
        """Whether nothing more is parsed."""
        self._between = 0
        """Bytes since the last whole request or piece of a body."""
        self._ignored = 0
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; `cycle` is the last one that was read."""
        self._unsent = 0
        self._reader_watch: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Count the connection, and begin to wait for a request."""
        super().connection_made(transport)
        self.flow = _Flow(transport, self._read_on)
        self._open_connections.add(self)
        self._wait()
        if self._open_connections.must_be_held(self, self.loop.time()):
            # Whoever is cut and comes straight back costs most: it takes a while now.
            self._waiting = True
            self.transport.pause_reading()
            self.loop.call_later(HELD, self._stop_holding)

    def _stop_holding(self) -> None:
        self._waiting = False
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, and cancel its timers."""
        self._leave()
        if self._reader_watch is not None:
            self._reader_watch.cancel()
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self) -> None:
        """Stop counting the connection: from here on, it is a socket with its own limits."""
        self._leave()
        super().handle_websocket_upgrade()
        self._let_go()

    def _let_go(self) -> None:
        """Break the reference cycles of this connection, which frees its memory at once."""
        flow: Any = self.flow
        flow.forget()
        self.parser = self.cycle = None  # type: ignore[assignment]  # as in uvicorn
        self._answered = None

    def _leave(self) -> None:
        self._wait_no_more()
        self._is_over, self._unread = True, b""
        self._open_connections.remove(self)

    def _wait(self) -> None:
        self._open_connections.mark_waiting(self)
        if self._deadline is None and self._seconds and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        self._open_connections.mark_asking(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # Requests

    def data_received(self, data: bytes) -> None:
        """Parse what has come piece by piece, each when its turn comes."""
        if not self._is_over:
            self._unread = self._unread + data if self._unread else data
            self.transport.pause_reading()
            self._read_on()

    def _go_on(self) -> bool:
        """Parse the next piece; return whether there is another."""
        if not self.flow.read_paused and self._unread and self._parse_piece():
            return True
        self._waiting = False
        if not (self.flow.read_paused or self._is_over or self.transport.is_closing()):
            self.transport.resume_reading()
        return False

    def _read_on(self) -> None:
        """Parse what has come already, then read again."""
        if not (self._waiting or self._is_over or self.transport.is_closing()):
            self._waiting = True
            self._share.wait(self._go_on)

    def _parse_piece(self) -> bool:
        """Parse as much as one turn allows; return whether more can be parsed."""
        piece, rest = self._unread[:PIECE], self._unread[PIECE:]
        self._unset_keepalive_if_required()
        parsed = 0
        # One head at a time: a request that has to wait for an earlier answer stops reading.
        while parsed < len(piece) and not (self._is_over or self.flow.read_paused):
            found = piece.find(HEAD_END, parsed)
            end = len(piece) if found < 0 else found + len(HEAD_END)
            self._parse(piece[parsed:end])
            parsed = end
        self._unread = piece[parsed:] + rest
        if self._is_over or self.transport.is_closing():
            self._unread = b""
            return False
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or cycle.response_complete or cycle.more_body:
            self._wait()
        return bool(self._unread) and not self.flow.read_paused

    def _parse(self, part: bytes) -> None:
        """Parse all of *part*, or refuse it."""
        self._between += len(part)
        try:
            self.parser.feed_data(part)
            if self._between > MOST_HEAD:
                self._refuse(_head_too_large())
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserCallbackError as error:
            self._refuse(error.__context__)
        except httptools.HttpParserError:
            self._refuse(_TooMuch(HTTPStatus.BAD_REQUEST, refusals.Malformed("no HTTP/1.1")))

    def _upgrade(self) -> None:
        """Go on as a WebSocket, or refuse that."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if not self._should_upgrade() or (cycle is not None and not cycle.response_complete):
            # The answer to an earlier request would come in the midst of frames.
            self._refuse(_TooMuch(HTTPStatus.BAD_REQUEST, refusals.Malformed("upgrade")))
        elif max(len(self.url), *(len(n) + len(v) for n, v in self.headers)) > MOST_LINE - 20:
            self._refuse(_head_too_large(MOST_LINE))
        else:
            self.handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Begin a request."""
        self._ignored = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Add to the address of a request, or refuse one that is too long."""
        super().on_url(url)
        if len(self.url) > MOST_ADDRESS:
            raise _TooMuch(HTTPStatus.REQUEST_URI_TOO_LONG, refusals.AddressTooLong(MOST_ADDRESS))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Add a header, or refuse a request with too many."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise _head_too_large()

    def on_body(self, body: bytes) -> None:
        """Pass a piece of a body on; of a body that is ignored, only so much is read."""
        self._between = 0
        if self.cycle.response_complete:
            self._ignored += len(body)
            if self._ignored > MOST_IGNORED:
                raise _TooMuch(
                    HTTPStatus.REQUEST_ENTITY_TOO_LARGE, refusals.TooLarge(LARGEST_UPLOAD)
                )
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that the request is whole, and let it be answered."""
        self._between = 0
        self._wait_no_more()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request when its turn comes among all connections."""

        def start() -> bool:
            if not self.transport.is_closing():
                self._answered = cycle
                super(HttpProtocol, self)._start_asgi_task(cycle, app)
            return False

        self._share.wait(start)

    # Answers

    def _refuse(self, error: BaseException | None) -> None:
        """Parse nothing more; say why, unless answers to earlier requests are still to come."""
        self._is_over, self._unread = True, b""
        self.parser = None  # type: ignore[assignment]  # as in uvicorn; it holds the head so far
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        self._open_connections.count_refusal(self, self.loop.time())
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and not cycle.response_complete:
            cycle.keep_alive = False
            if not cycle.more_body:
                return
        elif isinstance(error, _TooMuch) and not self.transport.get_write_buffer_size():
            log.info("a request was refused", extra={"status": error.status.value})
            spoken = dict(self.headers or ()).get(b"accept-language", b"en").decode("latin-1")
            self.transport.write(_answer(error.status, error.refusal, spoken))
            self.transport.write_eof()
        self.loop.call_later(CUT_AFTER, self.transport.abort)

    def on_response_complete(self) -> None:
        """Go on with the next request, and watch whether the answer is read."""
        super().on_response_complete()
        self._watch_reader()
        if not self.pipeline:
            self._open_connections.mark_waiting(self)

    def pause_writing(self) -> None:
        """Watch whether what waits to be sent is read."""
        super().pause_writing()
        self._watch_reader()

    def _watch_reader(self) -> None:
        if self._reader_watch is None and self.transport.get_write_buffer_size():
            self._unsent = self.transport.get_write_buffer_size()
            self._reader_watch = self.loop.call_later(UNREAD_SECONDS, self._look_at_reader)

    def _look_at_reader(self) -> None:
        self._reader_watch = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and unsent > self._unsent - LEAST_READ:
            self.transport.abort()
        else:
            self._watch_reader()
