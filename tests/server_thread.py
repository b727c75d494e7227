"""A server in a thread of this process, so that its parts can be looked at."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from threading import Thread
from typing import Any

from uvicorn import Config, Server

from fifties.host.memory_store import MemoryStore
from fifties.server.app import make_app
from fifties.server.game_server import GameServer
from fifties.server.http_protocol import HttpConnections, HttpProtocol
from fifties.server.limits import Limits
from fifties.server.websocket_protocol import WebSocketProtocol

from commands import PATIENCE
from servers import Served


class ServerThread(Served):
    """Serves from a thread; *rate* is a limit of messages, *proxy* an address to be believed."""

    def __init__(self, rate: int, proxy: str | None) -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        app = make_app(MemoryStore(), Limits(rate=rate))
        http: Any = partial(HttpProtocol, seconds=10, open_connections=HttpConnections(0, 0))
        config = Config(
            app,
            http=http,
            ws=WebSocketProtocol,
            log_level="critical",
            ws_ping_interval=None,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
        )
        self.app, self.server, self._clients = app, Server(config), []
        self.thread = Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        self.wait_for(connections=0)

    @property
    def game_server(self) -> GameServer:
        """All its parts."""
        server: GameServer = self.app.state.server
        return server


@contextmanager
def server_thread(rate: int = 0, proxy: str | None = None) -> Iterator[ServerThread]:
    """Serve for a while."""
    running = ServerThread(rate, proxy)
    try:
        yield running
    finally:
        running.server.should_exit = True
        running.thread.join(PATIENCE)
        running.close_clients()
    assert not running.thread.is_alive()
