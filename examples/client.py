"""A small client for live tables: joins, comes back by itself, and never plays anything twice.

    with Seat.join("http://localhost:5050", "KXM4PQ", "Robo") as seat:
        for offer in seat.offers():
            seat.act({"do": "play", "card": max(offer["cards"])})

It needs `websockets` and nothing else of this project: docs/protocol.md is all there is to know.
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


class Refused(Exception):  # noqa: N818 - it says what happened
    """The server refuses a request; `kind` is what programs look at."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["text"])
        self.kind: str = message["refusal"]


def open_table(server: str, settings: Message, name: str, role: str = "seat") -> Message:
    """Open a table; returns its `code` and the host's `token`, among others."""
    body = json.dumps({"settings": settings, "name": name, "role": role}).encode()
    request = urllib.request.Request(  # noqa: S310 - the server is the caller's choice
        f"{server}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - as above
        table: Message = json.load(answer)
    return table


class Seat:
    """Somebody at a table: a connection that mends itself."""

    def __init__(self, server: str, code: str, token: str, patience: float = 30) -> None:
        self.code, self.token = code, token
        self.table: Message = {}
        self.you: Message = {}
        self.offer: Message | None = None
        self.version: int | None = None
        self.events: deque[Message] = deque()
        """What was told and not looked at yet."""
        self._address = f"ws://{urlsplit(server).netloc}/ws"
        self.patience = patience
        """Seconds to go on trying to come back."""
        self._pending: dict[str, Message] = {}
        """Requests that are not answered yet; they are sent again after a break."""
        self._answers: dict[str, Message] = {}

    @classmethod
    def join(cls, server: str, code: str, name: str, role: str = "seat") -> Self:
        """Come to a table."""
        # A token of our own making: should the answer get lost, joining again is no second seat.
        seat = cls(server, code, secrets.token_urlsafe(16))
        seat._hello({"say": "join", "code": code, "name": name, "role": role})
        return seat

    @classmethod
    def resume(cls, server: str, code: str, token: str) -> Self:
        """Come back to a table."""
        seat = cls(server, code, token)
        seat._hello({"say": "resume", "code": code})
        return seat

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go; the seat stays ours."""
        self._socket.close()

    def ask(self, say: str, **details: Any) -> str:
        """Ask for something, wait until it is done and safely kept, and return the request's id."""
        request = {"say": say, "id": secrets.token_urlsafe(8), **details}
        self._pending[request["id"]] = request
        self._send(request)
        while request["id"] not in self._answers:
            self._hear()
        answer = self._answers.pop(request["id"])
        if answer["tell"] == "refused":
            raise Refused(answer)
        return str(request["id"])

    def act(self, action: Message) -> str:
        """Write numbers, or play a card."""
        self.offer = None
        return self.ask("act", action=action)

    def offers(self) -> Iterator[Message]:
        """Wait for our turn, again and again, until the game is over."""
        began = False
        while True:
            began = began or self.table.get("stage") == "playing"
            if began and self.table["stage"] != "playing":
                return
            offered = self.offer
            if offered is not None and self.you.get("seat") is not None:
                yield offered
            if self.offer is offered:
                self._hear()

    def _send(self, message: Message) -> None:
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._come_back()

    def _hear(self) -> None:
        """Take the next message in."""
        try:
            self._take(json.loads(self._socket.recv()))
        except ConnectionClosed:
            self._come_back()

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

    def _come_back(self) -> None:
        """Connect again and send what was not answered: an id makes a repeat harmless."""
        ends = time.monotonic() + self.patience
        while True:
            try:
                self._hello({"say": "resume", "code": self.code, "seen": self.version})
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

    def _hello(self, greeting: Message) -> None:
        request = {**greeting, "id": secrets.token_urlsafe(8), "token": self.token}
        self._socket: ClientConnection = connect(self._address, legacy=True)
        self._socket.send(json.dumps(request))
        while True:
            message = json.loads(self._socket.recv())
            if message["tell"] == "refused":
                raise Refused(message)
            self._take(message)
            if message["tell"] in {"fresh", "news"} and message.get("id") == request["id"]:
                return
