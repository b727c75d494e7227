"""HTTP that waits for nobody for ever.

uvicorn closes connections that are idle after an answer, but not those that never finish asking: a
handful of phones that lost their network, or somebody who means ill, would fill the server up.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle


class PatientHttp(HttpToolsProtocol):
    """Cuts a connection that has not asked a whole question after so many *seconds*."""

    def __init__(self, *args: Any, seconds: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._seconds = seconds
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait on if this was not all, but no longer than from the first byte."""
        super().data_received(data)
        cycle = cast("RequestResponseCycle | None", self.cycle)
        asking = cycle is None or cycle.response_complete or cycle.more_body
        if asking and self.transport.get_protocol() is self:
            self._wait()

    def on_message_complete(self) -> None:
        """Wait no more: now it is our turn."""
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Wait no more: from here on, the house looks after it."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._deadline is None and self._seconds and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
