"""A small client for live tables: joins, comes back by itself, and never plays anything twice.

    with Seat.join("http://localhost:5050", "KXM4PQ", "Robo") as seat:
        for offer in seat.offers():
            seat.act({"do": "play", "card": max(offer["cards"])})

`python client.py SERVER CODE` follows a table and prints every event as a line of JSON. All of it
needs `websockets` and nothing of this project: docs/protocol.md is all there is to know.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
USUAL_PORT = 5050


class Refused(Exception):  # noqa: N818 - it says what happened
    """The server refuses a request; `kind` is what programs look at."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["text"])
        self.kind: str = message["refusal"]


def addresses(server: str) -> tuple[str, str]:
    """Return the addresses of a server's HTTP API and of its WebSocket.

    *server* is an address as people write it: `192.168.1.20`, `laptop.local:8080` or
    `https://games.example`. Without `https://` and without a port the usual port is meant.
    """
    bare = "://" not in server
    try:
        where = urlsplit(f"http://{server}" if bare else server)
        host, port = where.hostname, where.port or (USUAL_PORT if bare else None)
    except ValueError:
        host = None
    if not host or where.scheme not in {"http", "https", "ws", "wss"}:
        like = "write it like 192.168.1.20:5050 or https://games.example"
        raise ValueError(f"{server!r} is not the address of a server: {like}")
    safe = "s" if where.scheme in {"https", "wss"} else ""
    place = (f"[{host}]" if ":" in host else host) + (f":{port}" if port else "")
    return f"http{safe}://{place}", f"ws{safe}://{place}/ws"


def open_table(server: str, settings: Message, name: str, role: str = "seat") -> Message:
    """Open a table; returns its `code` and the host's `token`, among others."""
    body = json.dumps({"settings": settings, "name": name, "role": role}).encode()
    request = urllib.request.Request(  # noqa: S310 - the server is the caller's choice
        f"{addresses(server)[0]}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - as above
        table: Message = json.load(answer)
    return table


class Seat:
    """A member of a table, with a connection that comes back by itself."""

    def __init__(self, server: str, code: str, token: str, patience: float = 30) -> None:
        self.code, self.token = code, token
        self.table: Message = {}
        self.you: Message = {}
        self.offer: Message | None = None
        self.version: int | None = None
        self.events: deque[Message] = deque()
        """Events that were received and not taken yet."""
        self._address = addresses(server)[1]
        self.patience = patience
        """For how many seconds to try to reconnect."""
        self._pending: dict[str, Message] = {}
        """Requests that are not answered yet; they are sent again after a break."""
        self._answers: dict[str, Message] = {}
        self._began = False

    @classmethod
    def join(cls, server: str, code: str, name: str, role: str = "seat") -> Self:
        """Join a table."""
        # A token of our own making: should the answer get lost, joining again is no second seat.
        seat = cls(server, code.upper(), secrets.token_urlsafe(16))
        seat._greet({"say": "join", "code": seat.code, "name": name, "role": role})
        return seat

    @classmethod
    def resume(cls, server: str, code: str, token: str) -> Self:
        """Return to a table."""
        seat = cls(server, code, token)
        seat._greet({"say": "resume", "code": code})
        return seat

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection; the seat stays ours."""
        self._socket.close()

    def ask(self, say: str, **details: Any) -> str:
        """Ask for something, wait until it is done and safely kept, and return the request's id."""
        request = {"say": say, "id": secrets.token_urlsafe(8), **details}
        self._pending[request["id"]] = request
        self._send(request)
        while request["id"] not in self._answers:
            self._receive()
        answer = self._answers.pop(request["id"])
        if answer["tell"] == "refused":
            raise Refused(answer)
        return str(request["id"])

    def act(self, action: Message) -> str:
        """Choose numbers, or play a card."""
        self.offer = None
        return self.ask("act", action=action)

    def offers(self) -> Iterator[Message]:
        """Yield every offer to us, as soon as it comes, until the game is over."""
        while not self._is_over():
            offered = self.offer
            if offered is not None and self.you.get("seat") is not None:
                yield offered
            if self.offer is offered:
                self._receive()

    def follow(self) -> Iterator[Message]:
        """Yield every event, as soon as it comes, until the game is over."""
        while not self._is_over():
            self._receive()
            while self.events:
                yield self.events.popleft()

    def _is_over(self) -> bool:
        """Return whether a game ended since the last call; then the next one is waited for."""
        playing = self.table.get("status") == "playing"
        ended = self._began and not playing
        self._began = playing
        return ended

    def _send(self, message: Message) -> None:
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._reconnect()

    def _receive(self) -> None:
        """Wait for the next message and apply it."""
        try:
            self._take(json.loads(self._socket.recv()))
        except ConnectionClosed:
            self._reconnect()

    def _take(self, message: Message) -> None:
        self.version = message.get("v", self.version)
        self.table = message.get("table", self.table)
        self.you = message.get("you", self.you)
        self.events.extend(message.get("events", ()))
        if "offer" in message:
            self.offer = message["offer"]
        answered = [*message.get("done", ()), *filter(None, [message.get("id")])]
        for request in answered:
            if self._pending.pop(request, None) is not None:
                self._answers[request] = message

    def _reconnect(self) -> None:
        """Connect again and repeat unanswered requests, which their ids make harmless."""
        ends = time.monotonic() + self.patience
        while True:
            try:
                self._greet({"say": "resume", "code": self.code, "seen": self.version})
                break
            except Refused as refused:
                if refused.kind != "wire-server-full" or time.monotonic() > ends:
                    raise
            except (OSError, ConnectionClosed, InvalidHandshake):
                if time.monotonic() > ends:
                    raise
                time.sleep(0.2)
        for request in [*self._pending.values()]:
            self._send(request)

    def _greet(self, greeting: Message) -> None:
        request = {**greeting, "id": secrets.token_urlsafe(8), "token": self.token}
        self._socket: ClientConnection = connect(self._address, legacy=True)
        self._socket.send(json.dumps(request))
        while True:
            message = json.loads(self._socket.recv())
            if message["tell"] == "refused":
                raise Refused(message)
            self._take(message)
            if message["tell"] in {"snapshot", "update"} and message.get("id") == request["id"]:
                return


def follow(server: str, code: str, name: str) -> None:
    """Look on at a table, and print what happens until the game is over."""
    with Seat.join(server, code, name, "spectator") as seat:
        for event in seat.follow():
            print(json.dumps(event), flush=True)


def at_table(play: Callable[[str, str, str], None], description: str, name: str) -> None:
    """Run a program that is given a server, the code of a table and a name.

    Without them it prints its usage; what goes wrong is one line. Both exit with code 2.
    """
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("server", help="such as 192.168.1.20:5050 or https://games.example")
    parser.add_argument("code", help="of the table, as its page shows it")
    parser.add_argument("name", nargs="?", default=name, help=f"{name} unless you say otherwise")
    options = parser.parse_args()
    try:
        play(options.server, options.code, options.name)
    except (ValueError, OSError, Refused, ConnectionClosed, InvalidHandshake) as wrong:
        print(f"{Path(sys.argv[0]).name}: {wrong}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    at_table(follow, __doc__, "Follower")
