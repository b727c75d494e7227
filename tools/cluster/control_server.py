"""The page on which the processes of a cluster are seen and harmed, for this machine alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import msgspec

from tools.cluster.engines import EngineError
from tools.cluster.members import Members, MemberStatus, Operation

PAGE: Final = Path(__file__).with_name("control_page.html")
POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
LOCAL: Final = ("127.0.0.1", "localhost")


class ClusterStatus(msgspec.Struct, frozen=True):
    """All that the page shows."""

    game: int
    """The port at which the game is played."""
    members: Sequence[MemberStatus]


class ControlHandler(BaseHTTPRequestHandler):
    """Answers the page's requests, and nobody else's."""

    server: ControlServer
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send the page, or how everything is."""
        if not self._is_local():
            self._answer(HTTPStatus.MISDIRECTED_REQUEST, b"")
        elif self.path == "/":
            self._answer(HTTPStatus.OK, PAGE.read_bytes(), "text/html; charset=utf-8")
        elif self.path == "/status":
            status = ClusterStatus(self.server.game, self.server.members.statuses())
            self._answer(HTTPStatus.OK, msgspec.json.encode(status), "application/json")
        else:
            self._answer(HTTPStatus.NOT_FOUND, b"")

    def do_POST(self) -> None:
        """Do something to a process: `/members/2/kill`."""
        own = f"http://{self.headers.get('Host')}"
        if not self._is_local() or self.headers.get("Origin") != own:
            self._answer(HTTPStatus.FORBIDDEN, b"")
            return
        try:
            _, members, number, operation = self.path.split("/")
            done = members == "members" and self.server.members.do(
                int(number), Operation(operation)
            )
        except ValueError:
            self._answer(HTTPStatus.NOT_FOUND, b"")
        except EngineError as error:
            self._answer(HTTPStatus.INTERNAL_SERVER_ERROR, str(error).encode())
        else:
            self._answer(HTTPStatus.NO_CONTENT if done else HTTPStatus.CONFLICT, b"")

    def _is_local(self) -> bool:
        """Return whether the page was asked for under a name of this machine."""
        port = self.server.server_address[1]
        return self.headers.get("Host") in {f"{name}:{port}" for name in LOCAL}

    def _answer(self, status: HTTPStatus, body: bytes, kind: str = "text/plain") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *about: object) -> None:  # noqa: A002 - as in the base class
        """Log nothing."""


class ControlServer(ThreadingHTTPServer):
    """Serves the page at a port of this machine."""

    daemon_threads = True

    def __init__(self, port: int, members: Members, game: int) -> None:
        super().__init__(("127.0.0.1", port), partial(ControlHandler))
        self.members = members
        self.game = game
