"""A server in a thread of this process, so that its house can be looked into."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from threading import Thread
from typing import Any

from uvicorn import Config, Server

from fifties.server.app import make_app
from fifties.server.forgetful_store import ForgetfulStore
from fifties.server.house import House
from fifties.server.http_connections import HttpConnections
from fifties.server.http_protocol import BoundedHttp
from fifties.server.limits import Limits
from fifties.server.wire import OpenWire

from commands import PATIENCE
from servers import Served


class Inside(Served):
    """Serves from a thread; *rate* is a limit of messages, *proxy* an address to be believed."""

    def __init__(self, rate: int, proxy: str | None) -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        app = make_app(ForgetfulStore(), Limits(rate=rate))
        http: Any = partial(BoundedHttp, seconds=10, open_connections=HttpConnections(0, 0))
        config = Config(
            app,
            http=http,
            ws=OpenWire,
            log_level="critical",
            ws_ping_interval=None,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
        )
        self.app, self.server = app, Server(config)
        self.thread = Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        self.wait_for(connections=0)

    @property
    def house(self) -> House:
        """Everything that happens on it."""
        house: House = self.app.state.house
        return house


@contextmanager
def inside(rate: int = 0, proxy: str | None = None) -> Iterator[Inside]:
    """Serve for a while."""
    running = Inside(rate, proxy)
    try:
        yield running
    finally:
        running.server.should_exit = True
        running.thread.join(PATIENCE)
    assert not running.thread.is_alive()
