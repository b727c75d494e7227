"""HTTP with bounds: how large, how many, how long, and how much at once.

httptools has no limits of its own, and uvicorn sets some only for another parser. Here a request
has a limited head and comes within a limited time, few requests of a connection wait behind each
other, an answer that nobody reads is given up, and what a connection sends is parsed in small
pieces, one in a turn of the event loop (`fair_share.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fifties.core.document import MOST_BYTES
from fifties.core.refusals import Refusal
from fifties.server import bodies, refusals
from fifties.server.connection import declined, encode
from fifties.server.fair_share import share_of
from fifties.server.http_connections import HttpConnections

log = logging.getLogger(__name__)

PIECE: Final = 4096
"""How many bytes are parsed in one turn of the event loop."""
MOST_ADDRESS: Final = 8 << 10
"""Bytes of what stands between method and version in the first line of a request."""
MOST_HEAD: Final = 32 << 10
"""Bytes of a request's head, and of what comes between two pieces of its body."""
MOST_HEADERS: Final = 100
MOST_PIPELINED: Final = 16
"""How many requests of a connection wait for an answer to an earlier one."""
MOST_IGNORED: Final = MOST_BYTES
"""Bytes of a body that are still taken when the request has its answer already."""
CUT_AFTER: Final = 1.0
"""Seconds that somebody whose request was refused has to read why."""
UNREAD_SECONDS: Final = 10.0
LEAST_READ: Final = 4096
"""An answer of which fewer bytes are read in this time is given up."""


class _TooMuch(Exception):  # noqa: N818 - caught a few lines further down
    """A request goes beyond a bound."""

    def __init__(self, status: HTTPStatus, refusal: Refusal) -> None:
        super().__init__(status, refusal)
        self.status, self.refusal = status, refusal


class _Flow(FlowControl):
    """Lets the protocol look at what has come already before more is read."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], None]) -> None:
        super().__init__(transport)
        self._resumed = resumed

    def resume_reading(self) -> None:
        """Go on, unless nobody has paused."""
        if self.read_paused:
            self.read_paused = False
            self._resumed()

    def forget(self) -> None:
        """Do nothing more."""
        self._resumed = _nothing


def _nothing() -> None:
    pass


class BoundedHttp(HttpToolsProtocol):
    """Cuts a connection that goes beyond a bound, or that takes more than *seconds* to ask."""

    def __init__(
        self, *args: Any, seconds: float, open_connections: HttpConnections, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self._seconds = seconds
        self._open_connections = open_connections
        self._share = share_of(self.loop)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread = b""
        """What has come and was not parsed yet."""
        self._waiting = False
        """Whether that waits for its turn."""
        self._is_over = False
        """Whether nothing more is taken."""
        self._between = 0
        """Bytes since the last whole request or piece of a body."""
        self._ignored = 0
        self._unsent = 0
        self._reader_watch: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Begin to wait for a request."""
        super().connection_made(transport)
        self.flow = _Flow(transport, self._read_on)
        self._open_connections.add(self)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._leave()
        if self._reader_watch is not None:
            self._reader_watch.cancel()
        self.pipeline.clear()
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self) -> None:
        """Wait no more: from here on, the house looks after it."""
        self._leave()
        super().handle_websocket_upgrade()
        if not self.transport.is_closing():
            self.transport.resume_reading()
        self._let_go()

    def _let_go(self) -> None:
        """Break the loops between the objects of this connection: their memory is free at once."""
        flow: Any = self.flow
        flow.forget()
        self.parser = self.cycle = None  # type: ignore[assignment]  # as in uvicorn

    def _leave(self) -> None:
        self._wait_no_more()
        self._is_over, self._unread = True, b""
        self._open_connections.remove(self)

    def _wait(self) -> None:
        self._open_connections.waits(self)
        if self._deadline is None and self._seconds and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        self._open_connections.asks(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Parse it piece by piece, each when its turn comes."""
        if not self._is_over:
            self._unread = self._unread + data if self._unread else data
            self.transport.pause_reading()
            self._read_on()

    def _go_on(self) -> bool:
        """Parse the next piece; return whether there is another one."""
        if not self.flow.read_paused and self._unread and self._parse_piece():
            return True
        self._waiting = False
        if not (self.flow.read_paused or self._is_over or self.transport.is_closing()):
            self.transport.resume_reading()
        return False

    def _read_on(self) -> None:
        """Go on with what has come already, then read again."""
        if not (self._waiting or self._is_over or self.transport.is_closing()):
            self._waiting = True
            self._share.wait(self._go_on)

    def _parse_piece(self) -> bool:
        """Parse as much as one turn allows; return whether more can be parsed."""
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        self._unset_keepalive_if_required()
        self._between += len(piece)
        try:
            self.parser.feed_data(piece)
            if self._between > MOST_HEAD:
                self._refuse(self._too_long())
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._refuse(_TooMuch(HTTPStatus.BAD_REQUEST, refusals.Malformed("upgrade")))
        except httptools.HttpParserCallbackError as error:
            self._refuse(error.__context__)
        except httptools.HttpParserError:
            self._refuse(_TooMuch(HTTPStatus.BAD_REQUEST, refusals.Malformed("no HTTP/1.1")))
        if self._is_over or self.transport.is_closing():
            self._unread = b""
            return False
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or cycle.response_complete or cycle.more_body:
            self._wait()
        return bool(self._unread) and not self.flow.read_paused

    def on_message_begin(self) -> None:
        """Take a request, unless too many wait already."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _TooMuch(HTTPStatus.TOO_MANY_REQUESTS, refusals.TooManyWaiting())
        self._ignored = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Put the address together, unless it is too long."""
        super().on_url(url)
        if len(self.url) > MOST_ADDRESS:
            raise self._too_long()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, unless there are too many."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise self._too_long()

    def on_body(self, body: bytes) -> None:
        """Take a piece of a body; one that nobody wants ends at some point."""
        self._between = 0
        if self.cycle.response_complete:
            self._ignored += len(body)
            if self._ignored > MOST_IGNORED:
                raise _TooMuch(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, refusals.TooLarge(MOST_BYTES))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait no more: now it is our turn."""
        self._between = 0
        self._wait_no_more()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request when its turn comes: many at once share turns, too."""

        def start() -> bool:
            if not self.transport.is_closing():
                super(BoundedHttp, self)._start_asgi_task(cycle, app)
            return False

        self._share.wait(start)

    # What goes out

    def _too_long(self) -> _TooMuch:
        if not self.headers:
            return _TooMuch(HTTPStatus.REQUEST_URI_TOO_LONG, refusals.AddressTooLong(MOST_ADDRESS))
        return _TooMuch(
            HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
            refusals.HeadersTooLarge(MOST_HEAD, MOST_HEADERS),
        )

    def _refuse(self, error: BaseException | None) -> None:
        """Take nothing more; say why, unless answers to earlier requests are still to come."""
        self._is_over, self._unread = True, b""
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and not cycle.response_complete:
            cycle.keep_alive = False
            if not cycle.more_body:
                return
        elif isinstance(error, _TooMuch) and not self.transport.get_write_buffer_size():
            log.info("a request was refused", extra={"status": error.status.value})
            self.transport.write(self._answer(error))
            self.transport.write_eof()
        self.loop.call_later(CUT_AFTER, self.transport.abort)

    def _answer(self, error: _TooMuch) -> bytes:
        spoken = dict(self.headers or ()).get(b"accept-language", b"en").decode("latin-1")
        told = declined(error.refusal, spoken)
        body = encode(bodies.Refusal(told.refusal, told.text, told.details))
        head = (
            f"HTTP/1.1 {error.status.value} {error.status.phrase}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            "Connection: close\r\n\r\n"
        )
        return head.encode() + body

    def on_response_complete(self) -> None:
        """Go on with the next request, and see to it that the answer is read."""
        super().on_response_complete()
        self._watch_reader()
        if not self.pipeline:
            self._open_connections.waits(self)

    def pause_writing(self) -> None:
        """See to it that what waits is read."""
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
