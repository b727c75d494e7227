"""A real server in a process of its own, and clients that remember every frame."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from commands import FIFTIES

Message = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which something that should have come is missing."""


_NUMBERS = count(1)
"""An id counts for a seat, not for a connection."""


class Served:
    """`fifties serve` on a free port of this machine; it can be killed and started again."""

    def __init__(self, data: Path, *options: str) -> None:
        self._data, self._options = data, options
        self._port = 0
        self._start()

    def _start(self) -> None:
        command = [FIFTIES, "serve", "--host", "127.0.0.1", "--port", str(self._port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self._data), "--lang", "en", *self._options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": ""},
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert "http://" in told, told + self._errors()
        self.url = "http://" + told.split("http://")[1].strip()
        self._port = int(self.url.rsplit(":", 1)[1])

    def _errors(self) -> str:
        self.process.kill()
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """Stop it politely; return its exit code and what it logged."""
        self.process.send_signal(signal.SIGTERM)
        _, logged = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, logged

    def start_again(self) -> None:
        """Start it again where it was."""
        self._start()

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        """Send JSON."""
        return httpx.post(self.url + path, json=body, headers=headers, timeout=PATIENCE)

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something."""
        return httpx.get(self.url + path, headers=headers, timeout=PATIENCE)

    def open(self, role: str = "seat", name: str = "Ana", **settings: object) -> Message:
        """Open a table."""
        wanted = {"game": "fifty", "pace": "at-once", **settings}
        answer = self.post("/api/tables", {"settings": wanted, "name": name, "role": role})
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def connect(self, **options: Any) -> Client:
        """Connect without saying anything."""
        return Client(connect(f"ws{self.url[4:]}/ws", legacy=True, **options))

    def join(self, code: str, name: str | None = None, **details: object) -> Client:
        """Join a table."""
        client = self.connect()
        client.ask("join", code=code, name=name, **details)
        client.until("fresh")
        return client

    def resume(self, table: Message, **details: object) -> Client:
        """Come back as the host of *table*, or with another token."""
        client = self.connect()
        client.ask("resume", code=table["code"], **{"token": table.get("token"), **details})
        return client

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        _, logged = self.process.communicate()
        if kind is not None:
            sys.stderr.write(logged)


class Client:
    """One connection; `frames` holds everything that came, as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    def ask(self, say: str, **details: object) -> str:
        """Send a request; return its id."""
        request = {"say": say, "id": f"{say}-{next(_NUMBERS)}", **details}
        self.socket.send(json.dumps(request))
        return str(request["id"])

    def hear(self, timeout: float = PATIENCE) -> Message:
        """Take the next message in."""
        frame = self.socket.recv(timeout=timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        return message

    def until(self, tell: str, **details: object) -> Message:
        """Take messages in until one of this kind comes."""
        while True:
            message = self.hear()
            if message["tell"] == tell and details.items() <= message.items():
                return message

    def done(self, request: str) -> Message:
        """Take messages in until *request* is answered."""
        while True:
            message = self.hear()
            if message.get("id") == request or request in message.get("done", ()):
                return message

    def do(self, say: str, **details: object) -> Message:
        """Ask for something and wait for the answer."""
        return self.done(self.ask(say, **details))

    def event(self, name: str) -> Message:
        """Take messages in until an event of this name comes; return it."""
        while True:
            for event in self.hear().get("events", ()):
                if event["event"] == name:
                    found: Message = event
                    return found

    def offer(self) -> Message:
        """Take messages in until something may be done."""
        while True:
            offered: Message | None = self.hear().get("offer")
            if offered is not None:
                return offered

    def table(self, **details: object) -> Message:
        """Take messages in until the table looks like this; what it is now counts, too."""
        while True:
            for frame in reversed(self.frames):
                table: Message | None = json.loads(frame).get("table")
                if table is not None:
                    break
            else:
                table = None
            if table is not None and details.items() <= table.items():
                return table
            self.hear()

    def close(self) -> None:
        """Go."""
        self.socket.close()
