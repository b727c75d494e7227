"""A real server in a process of its own, and clients that remember every frame."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fifties.core.verification import verify
from fifties.games.registry import parse_record
from fifties.host.table_log import TableLog
from fifties.locales import LANGUAGES, Speech
from fifties.table.runner import LogRow

from commands import FIFTIES, PATIENCE
from prepared_commands import CAN_FORK, ForkedCommand, prepared_commands

Message = dict[str, Any]
HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "ZmlmdHktZmlmdHktZmlmdA==",
}
NOTHING = os.open(os.devnull, os.O_RDONLY)
"""What a server reads from its standard input."""
AGAIN = 0.01
"""Seconds until what is waited for is looked at again."""
NEWS = {"tell", "v", "table"}
"""What somebody who comes or goes makes the others hear."""

_NUMBERS = count(1)
"""An id counts for a seat, not for a connection."""

HTTP = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
"""A connection a question, so that a server that was killed meanwhile does not matter."""
HTTP.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))


def eventually(condition: Callable[[], bool]) -> None:
    """Wait until something is the case."""
    ends = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < ends
        sleep(AGAIN)


class Served:
    """`fifties serve` on a free port of this machine; it can be killed and started again."""

    def __init__(
        self, data: Path | None, *options: str, command: tuple[str, ...] = (FIFTIES,)
    ) -> None:
        self._options, self._command = options, command
        if data is not None:
            self._options += ("--data", str(data))
        self._port = 0
        self._clients: list[Client] = []
        # A file, and no pipe: a full pipe would stop the server, and who compiles holds it open.
        self._log = tempfile.TemporaryFile("a+b")  # noqa: SIM115 - it lasts as long as self
        try:
            self._start()
        except BaseException:
            self._log.close()
            raise

    def _start(self) -> None:
        self._read = os.fstat(self._log.fileno()).st_size
        served = ("serve", "--host", "127.0.0.1", "--port", str(self._port), "--lang", "en")
        self.process = self._started([*self._command, *served, *self._options])
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        if "http://" not in told:
            self.kill()
            pytest.fail(told + self._logged())
        self.url = "http://" + told.split("http://")[1].strip()
        self._port = int(self.url.rsplit(":", 1)[1])

    def _started(self, command: list[str]) -> subprocess.Popen[str] | ForkedCommand:
        environment = {**os.environ, "PYTHONWARNINGS": ""}
        if CAN_FORK and self._command == (FIFTIES,):
            return prepared_commands().start(command, environment, NOTHING, self._log.fileno())
        return subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=environment,
            process_group=0,
        )

    def _logged(self) -> str:
        """Return what it has logged since it started."""
        size = os.fstat(self._log.fileno()).st_size
        return os.pread(self._log.fileno(), size - self._read, self._read).decode()

    def kill(self) -> None:
        """Kill it and what it has started, as a power cut would."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.ended()

    def stop(self) -> tuple[int, str]:
        """Stop it politely; return its exit code and what it logged."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """Wait until it has ended; return its exit code and what it logged."""
        code = self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code, self._logged()

    def start_again(self) -> None:
        """Start it again where it was."""
        self._start()

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        """Send JSON."""
        return HTTP.post(self.url + path, json=body, headers=headers)

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something."""
        return HTTP.get(self.url + path, headers=headers)

    def delete(self, path: str, **headers: str) -> httpx.Response:
        """Have something deleted."""
        return HTTP.delete(self.url + path, headers=headers)

    def open(self, role: str = "seat", name: str = "Ana", **settings: object) -> Message:
        """Open a table."""
        wanted = {"game": "fifty", "pace": "at-once", **settings}
        answer = self.post("/api/tables", {"settings": wanted, "name": name, "role": role})
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def connect(self, **options: Any) -> Client:
        """Connect without saying anything."""
        # Without a limit to what waits to be read, closing never waits for the other side. Pings of
        # its own would draw from `random` in a thread, which Hypothesis forbids while it draws.
        options = {"max_queue": None, "ping_interval": None, **options}
        client = Client(connect(f"ws{self.url[4:]}/ws", legacy=True, **options))
        self._clients.append(client)
        return client

    def stranger(self, lang: str = "en", **options: Any) -> Client:
        """Connect with a browser that speaks *lang*, without saying anything."""
        spoken = {"Accept-Language": f"{lang}-CH, en;q=0.5"}
        return self.connect(additional_headers=spoken, **options)

    def join(self, code: str, name: str | None = None, **details: object) -> Client:
        """Join a table."""
        client = self.connect()
        client.ask("join", code=code, name=name, **details)
        client.until("snapshot")
        return client

    def resume(self, table: Message, **details: object) -> Client:
        """Come back as the host of *table*, or with another token."""
        client = self.connect()
        client.ask("resume", code=table["code"], **{"token": table.get("token"), **details})
        return client

    def memory(self) -> int:
        """Return how many bytes of memory it has; 0 where the system does not say."""
        status = Path(f"/proc/{self.process.pid}/statm")
        pages = int(status.read_text(encoding="ascii").split()[1]) if status.exists() else 0
        return pages * os.sysconf("SC_PAGE_SIZE")

    def wait_for_bots(self) -> None:
        """Wait until all bots are loaded: before anybody asks for a strong one, none is."""
        host = self.resume(self.open(game="fifty"))
        for _ in range(2):
            host.do("add-bot", level="master")
        host.ask("start")  # whoever plays with a bot that is missing has all bots made ready
        # Where nothing is compiled yet, that takes as long as it takes.
        while "\nfifties_bots_missing 0.0" not in self.get("/metrics").text:
            assert self.process.poll() is None
            sleep(AGAIN)
        host.close()

    def wait_for(self, **figures: int) -> None:
        """Wait until /healthz tells these figures."""
        eventually(lambda: figures.items() <= self.get("/healthz").json().items())

    def close_clients(self) -> None:
        """Close every connection: a client of a killed server keeps its file open until then."""
        for client in self._clients:
            client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        if kind is not None:
            sys.stderr.write(self._logged())
        self._log.close()
        self.close_clients()


class Client:
    """One connection; `frames` holds everything that came, as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self._events: list[Message] = []
        """Those of the last message that came after the one that `event` has returned."""

    def ask(self, say: str, **details: object) -> str:
        """Send a request; return its id."""
        request = {"say": say, "id": f"{say}-{next(_NUMBERS)}", **details}
        self.socket.send(json.dumps(request))
        return str(request["id"])

    def receive(self, timeout: float = PATIENCE) -> Message:
        """Take the next message in."""
        frame = self.socket.recv(timeout=timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        self._events = []
        return message

    def until(self, tell: str, **details: object) -> Message:
        """Take messages in until one of this kind comes."""
        while True:
            message = self.receive()
            if message["tell"] == tell and details.items() <= message.items():
                return message

    def done(self, request: str) -> Message:
        """Take messages in until *request* is answered."""
        while True:
            message = self.receive()
            if message.get("id") == request or request in message.get("done", ()):
                return message

    def do(self, say: str, **details: object) -> Message:
        """Ask for something and wait for the answer."""
        return self.done(self.ask(say, **details))

    def event(self, name: str) -> Message:
        """Take messages in until an event of this name comes; return it. One may bring several."""
        while True:
            while self._events:
                event, *self._events = self._events
                if event["event"] == name:
                    return event
            self._events = self.receive().get("events", [])

    def offer(self) -> Message:
        """Take messages in until something may be done."""
        while True:
            offered: Message | None = self.receive().get("offer")
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
            self.receive()

    def refusal(self, message: str | bytes, lang: str = "en", **how: Any) -> Message:
        """Send something; return its refusal: the one and only answer, in the right language."""
        self.socket.send(message, **how)
        refused = self._answer()
        assert refused["tell"] == "refused", refused
        assert refused["text"] == in_words(refused, lang)
        probe = self.ask("react", reaction="wave")
        assert self._answer()["id"] == probe
        return refused

    def _answer(self) -> Message:
        """Take messages in until one comes that nobody else has caused."""
        while True:
            message = self.receive()
            by_others = message["tell"] in {"presence", "reacted"} or message.keys() == NEWS
            if not by_others:
                return message

    def refused(self, say: str, **details: object) -> str:
        """Ask for something that is refused; return why."""
        answer = self.do(say, **details)
        assert answer["tell"] == "refused", answer
        return str(answer["refusal"])

    def closed(self) -> int | None:
        """Take messages in until the server closes; return the close code, if there was one."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return None if error.rcvd is None else error.rcvd.code

    @property
    def last(self) -> Message:
        """What came last."""
        message: Message = json.loads(self.frames[-1])
        return message

    def close(self) -> None:
        """Go."""
        self.socket.close()


SPEECH = {lang: Speech(lang) for lang in LANGUAGES}


def in_words(refused: Message, lang: str) -> str:
    """Say in *lang* what was refused; text of one's own is cut short."""
    details = refused.get("details", {}).items()
    short = {k: v if len(str(v)) <= 80 else f"{v[:80]}…" for k, v in details if v is not None}
    return SPEECH[lang](refused["refusal"], **short)


def said(say: str, **details: object) -> str:
    """Write a request whose id is "odd"."""
    return json.dumps({"say": say, "id": "odd", **details})


def choice(offer: Message, first: int = 0) -> Message:
    """Write numbers that are allowed, spread over the count; *first* makes choices differ."""
    numbers = [n for n in range(offer["least"], offer["most"] + 1) if n % 10 in offer["endings"]]
    spread = numbers[first :: len(numbers) // offer["boxes"]][: offer["boxes"]]
    return {"do": "choose", "round": offer["round"], "numbers": spread}


class Bystanders:
    """Three people at a table of their own: whatever happens elsewhere, they notice nothing."""

    def __init__(self, served: Served) -> None:
        table = served.open()
        self._people = [served.resume(table)]
        self._people += [served.join(table["code"], name) for name in ("Ben", "Cleo")]
        self._served, self._games = served, 0

    def begin(self) -> None:
        """Begin a game, and play a round of it."""
        self._games += 1
        self._people[0].ask("start")
        assert self._choose()

    def end(self) -> None:
        """Play on to the end: all hear the same, and what is kept has kept every rule."""
        while self._choose():
            pass
        tables = [person.table(status="over", games=self._games) for person in self._people]
        (kept,) = {table["record"] for table in tables}
        assert verify(parse_record(self._served.get(f"/api/records/{kept}").content)).draws > 0

    def close(self) -> None:
        """Go."""
        for person in self._people:
            person.close()

    def _choose(self) -> bool:
        """Let everybody choose; tell whether the game was still on."""
        offers = [self._offer(person) for person in self._people]
        for first, (person, offer) in enumerate(zip(self._people, offers, strict=True)):
            if offer is not None:
                person.ask("act", action=choice(offer, first))
        return None not in offers

    def _offer(self, person: Client) -> Message | None:
        """Take messages in until *person* may choose, or the game is over."""
        while True:
            message = person.receive()
            assert message["tell"] not in {"refused", "goodbye"}, message
            if any(event["event"] == "game-ended" for event in message.get("events", ())):
                return None
            if message.get("offer") is not None:
                offered: Message = message["offer"]
                return offered


def raw_socket(url: str, *, narrow: bool = True, cookie: str = "") -> socket.socket:
    """Open a WebSocket that keeps to nothing but the handshake; little fills a *narrow* one."""
    where = urlsplit(url)
    raw = socket.socket()
    if narrow:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    raw.settimeout(PATIENCE)
    raw.connect((where.hostname, where.port))
    asked = {**HANDSHAKE, "Host": where.netloc, "Cookie": cookie}
    lines = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
    raw.sendall(f"GET /ws HTTP/1.1\r\n{lines}\r\n".encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += raw.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    return raw


def masked(payload: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """Build a frame as a client sends it; a mask of zeros changes nothing."""
    size = len(payload)
    first, long = bytes([opcode | (0x80 if last else 0)]), size.to_bytes(2, "big")
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + long
    return first + length + bytes(4) + payload


def stored_rows(store: TableLog, code: str) -> list[LogRow]:
    """Return all that a store holds of a table."""
    stored = asyncio.run(store.load(code))
    assert stored is not None
    return stored.rows
