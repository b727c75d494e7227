"""A hundred thousand messages, most of them nonsense: the server answers, and every game ends.

Several connections at tables of both games, a party, and some that never join send what a seed
makes up: requests with right and wrong values, such requests with bytes changed, any JSON, and any
bytes. Another process serves them; nobody paces them.
"""

from __future__ import annotations

import json
import os
import re
import selectors
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from fifties.host.codes import new_token
from fifties.server.sqlite_store import SqliteStore
from fifties.table.runner import TableRunner

from servers import Bystanders, Message, Served, eventually, masked, raw_socket, said, stored_rows

MOST_GROWTH = 64 << 20
"""Bytes. What tables remember is bounded; this is a few times as much."""

AHEAD = 200
"""How many messages are sent before the server has to have looked at them all: what waits behind a
message that ends its connection is lost."""

PONG = 10
"""The opcode of an answer to a ping."""
LIMITS = ("rate", "wrong-codes", "tables-per-address", "openings", "silence-seconds")
ODD_TEXT = ("", "Ana", "\0", "\ud800", "é" * 9, "🎲" * 30, "x" * 500, "<b>", "\u202e", "null", "-1")
ODD_NUMBERS = (-1, 0, 1, 2, 3, 7, 50, 255, 256, 2**31, 2**63, 2**64, -(10**30), 10**200)
SAYS = (
    "join", "resume", "act", "queue", "got-it", "configure", "sit", "stand", "rename", "remove",
    "ban", "lock", "add-bot", "pass-host", "claim-host", "salt", "start", "pause", "skip", "hurry",
    "abandon", "leave", "react", "mute", "add-host", "remove-host", "admit", "show-message",
    "close-choices",
)  # fmt: skip
HOSTS = {"leave", "pass-host", "add-host"}
"""What the host does not ask for: somebody has to bring the game to an end."""
RARE = {"leave", "ban", "remove", "abandon", "lock", "configure", "stand"}
"""What would keep games from getting anywhere."""


class Tongue:
    """Makes messages up."""

    def __init__(self, rng: Random, code: str, token: str, *, host: bool) -> None:
        self.rng, self._code, self.token = rng, code, token
        self._says = [say for say in SAYS if not (host and say in HOSTS)]
        self._says += [say for say in self._says if say not in RARE] * 9 + ["act"] * 50
        self._kinds: list[Callable[[], bytes]] = [self._request] * 14 + [self._changed] * 4
        self._kinds += [self._json] * 2 + [self._bytes]

    def message(self) -> bytes:
        """Make up a frame, and now and then one in pieces or of another kind."""
        payload = self.rng.choice(self._kinds)()[:4_200]
        way = self.rng.random()
        if way < 0.02:
            return masked(payload[:9], last=False) + masked(payload[9:], 0)
        if way < 0.03:
            return masked(payload[:125], 9) + masked(payload)
        return masked(payload, 2 if way < 0.04 else 1)

    def _request(self) -> bytes:
        return json.dumps(self._made_up()).encode()

    def _made_up(self) -> Message:
        rng = self.rng
        say = rng.choice(self._says)
        wanted = {
            **self._details(say),
            "say": say,
            "id": "a" if rng.random() < 0.02 else str(rng.random()),
        }
        if rng.random() < 0.1:
            wanted[rng.choice([*wanted])] = self._value(2)
        if rng.random() < 0.05:
            wanted[rng.choice(ODD_TEXT)] = self._value(2)
        return wanted

    def _details(self, say: str) -> Message:
        rng = self.rng
        number = rng.choice(ODD_NUMBERS) if rng.random() < 0.2 else rng.randrange(12)
        odd, sometimes = rng.choice(ODD_TEXT), rng.random() < 0.3
        known: dict[str, Message] = {
            "act": {"action": self._action()},
            "join": {"code": self._code, "token": self.token},
            "resume": {"code": self._code, "token": "x" * 22 if sometimes else self.token},
            "configure": {"settings": self._settings()},
            "remove": {"member": number},
            "ban": {"member": number},
            "pass-host": {"member": number},
            "rename": {"name": odd, "member": number if sometimes else None},
            "queue": {"card": None if sometimes else rng.choice((rng.randint(1, 50), number))},
            "hurry": {"seat": number},
            "add-bot": {"level": rng.choice(("beginner", "steady", "expert"))},
            "react": {"reaction": rng.choice(("clap", "wave", "boo"))},
            "salt": {"salt": odd[:64]},
            "lock": {"locked": sometimes},
            "pause": {"paused": sometimes},
            "mute": {"muted": sometimes},
            "add-host": {"member": number},
            "remove-host": {"member": number},
            "admit": {"members": None if sometimes else [number]},
            "show-message": {"text": None if sometimes else odd},
            "close-choices": {"seconds": None if sometimes else number},
        }
        return known.get(say, {})

    def _action(self) -> Message:
        rng = self.rng
        if rng.random() < 0.5:
            return {"do": "play", "card": rng.choice((*range(1, 51), rng.choice(ODD_NUMBERS)))}
        numbers = sorted(rng.sample(range(1, 50), rng.choice((5, 5, 5, 4, 0))))
        return {"do": "choose", "round": rng.randint(1, 4), "numbers": numbers}

    def _settings(self) -> Message:
        rng = self.rng
        game = rng.choice(("fifty", "fifty", "fifty-fifty"))
        wanted: Message = {"game": game, "pace": rng.choice(("at-once", "tap", "stadium", "brisk"))}
        wanted["seats"] = rng.choice((3, 4, 5, 7, rng.choice(ODD_NUMBERS)))
        if game == "fifty":
            wanted |= {"party": rng.random() < 0.3, "danger": rng.random() < 0.5}
            if wanted["party"] and rng.random() < 0.3:
                event = {"title": rng.choice(ODD_TEXT), "approval": rng.random() < 0.3}
                wanted["event"] = event
            if rng.random() < 0.2:
                wanted["box"] = {"zones": [[rng.choice(ODD_NUMBERS), 9]] * rng.randrange(11)}
        return wanted

    def _changed(self) -> bytes:
        data, rng = bytearray(self._request()), self.rng
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(data) + 1)
            match rng.randrange(4):
                case 0:
                    data[at : at + 1] = rng.randbytes(1)
                case 1:
                    del data[at : at + rng.randint(1, 9)]
                case 2:
                    data[at:at] = data[: rng.randrange(40)]
                case _:
                    data[at:at] = rng.choice((b"[", b"{", b'"', b"\\u", b"1e9", b",", b"\0", b"-"))
        return bytes(data)

    def _json(self) -> bytes:
        return json.dumps(self._value(4)).encode()

    def _value(self, depth: int) -> object:
        rng = self.rng
        kind = rng.randrange(6 if depth else 4)
        if kind < 2:
            return rng.choice((ODD_TEXT, ODD_NUMBERS)[kind])
        if kind < 4:
            return rng.choice((None, True, False, 0.5, 1e300))
        inside = [self._value(depth - 1) for _ in range(rng.randrange(4))]
        return inside if kind == 4 else dict(zip(SAYS, inside, strict=False))

    def _bytes(self) -> bytes:
        return self.rng.randbytes(self.rng.choice((0, 1, 5, 50, 500)))


class Listener(Thread):
    """Takes in all that comes on many sockets."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._selector = selectors.DefaultSelector()
        self._done, self._news = Event(), Event()
        self._sockets: list[socket.socket] = []

    def listen(self, raw: socket.socket, receive: Callable[[bytes], None]) -> None:
        """Take in what comes from *raw*, too, and hand it on."""
        self._sockets.append(raw)
        self._selector.register(raw, selectors.EVENT_READ, receive)

    def run(self) -> None:
        """Listen until stopped."""
        while not self._done.is_set():
            for key, _ in self._selector.select(0.1):
                self._take(key)

    def _take(self, key: selectors.SelectorKey) -> None:
        data = b""
        with suppress(OSError):
            data = os.read(key.fd, 1 << 18)
        key.data(data)
        self._news.set()
        if not data:
            self._selector.unregister(key.fileobj)

    def choose(self, fuzzers: list[Fuzzer], rng: Random) -> Fuzzer:
        """Choose somebody who was answered: what nobody waits for, the server hardly looks at."""
        self._news.clear()
        ready = [fuzzer for fuzzer in fuzzers if fuzzer.ready]
        if not ready:
            self._news.wait(0.1)
        return rng.choice(ready or fuzzers)

    def stop(self) -> None:
        """Stop, and close everything."""
        self._done.set()
        self.join()
        self._selector.close()
        for raw in self._sockets:
            raw.close()


class Fuzzer:
    """One connection, which comes back when it is closed."""

    def __init__(self, served: Served, listener: Listener, tongue: Tongue, **hello: str) -> None:
        self._served, self._listener, self._tongue = served, listener, tongue
        self._hello = hello
        self._come()

    def _come(self) -> None:
        self._gone, self.ready = False, True
        self._raw = raw_socket(self._served.url, narrow=False)
        if self._hello:
            self._raw.sendall(masked(said(**self._hello, token=self._tongue.token).encode()))
        self._listener.listen(self._raw, self.receive)

    def receive(self, data: bytes) -> None:
        """Notice the end of the connection, or the frame that says that it ends."""
        self.ready = True
        # No text holds these bytes: the frame of a close, and the first byte of its code.
        self._gone = self._gone or not data or b"\x88\x02\x03" in data

    def answer_ping(self) -> None:
        """Be heard of, however long this one is not chosen: the server gives up the silent."""
        if not self._gone:
            with suppress(OSError):
                self._raw.sendall(masked(b"", PONG))

    def send(self, count: int) -> None:
        """Send so many messages in one go."""
        self.ready = False
        data = b"".join([self._tongue.message() for _ in range(count)])
        if not self._gone:
            with suppress(OSError):
                self._raw.sendall(data)
                return
        if self._hello.get("say") == "join":
            # Whoever was banned comes back as somebody else.
            self._tongue.token = new_token(self._tongue.rng)
        self._come()


class Stranger(Fuzzer):
    """Somebody who never joins: every message has one answer, a refusal."""

    def __init__(self, served: Served, listener: Listener, rng: Random) -> None:
        self.heard, self._sent = bytearray(), 0
        super().__init__(served, listener, Tongue(rng, "NOBODY", "x" * 22, host=False))

    def receive(self, data: bytes) -> None:
        """Keep what is told."""
        super().receive(data)
        self.heard += data

    def send(self, count: int) -> None:
        """Count them, too."""
        self._sent += count
        super().send(count)

    def check(self) -> None:
        """See that every message was refused once."""
        heard = self.heard
        eventually(lambda: sum(1 for _ in texts(heard)) >= self._sent)
        told = [json.loads(payload) for payload in texts(heard)]
        assert {message["tell"] for message in told} == {"refused"}
        assert len(told) == self._sent


def texts(data: bytearray) -> Iterator[bytearray]:
    """Take the text frames out of what a server has sent."""
    at, end = 0, len(data)
    while at < end:
        opcode, size, at = data[at] & 15, data[at + 1], at + 2
        if size == 126:
            size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
        if opcode == 1:
            yield data[at : at + size]
        at += size


def sit_down(served: Served, listener: Listener, rng: Random, table: Message) -> list[Fuzzer]:
    """Come to *table*: the host's other tab, two who play, and one who watches."""
    code, token = table["code"], table["token"]
    own = Tongue(rng, code, token, host=True)
    fuzzers = [Fuzzer(served, listener, own, say="resume", code=code)]
    for role in ("seat", "seat", "spectator"):
        tongue = Tongue(rng, code, new_token(rng), host=False)
        fuzzers.append(Fuzzer(served, listener, tongue, say="join", code=code, role=role))
    return fuzzers


def finish(served: Served, table: Message) -> None:
    """Come back as the host, and bring a game to its end, whatever the table has been through."""
    host = served.resume(table)
    shown = host.until("snapshot")["table"]
    host.do("configure", settings={**shown["settings"], "pace": "at-once"})
    host.do("pause", paused=False)
    while shown["status"] != "playing" and host.do("start")["tell"] == "refused":
        host.do("add-bot", level="beginner")
    began = len(host.frames)
    seats = host.table(status="playing")["game"]["players"]
    while not any('"event":"game-ended"' in frame for frame in host.frames[began:]):
        for seat in range(seats):
            host.do("hurry", seat=seat)
    host.close()


GAMES: list[Message] = [{"game": "fifty"}, {"game": "fifty-fifty"}, {"party": True}]


@pytest.mark.parametrize("messages", [20_000, pytest.param(105_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seed", [50])
def test_odd_messages_do_no_harm(tmp_path: Path, seed: int, messages: int) -> None:
    options = [part for limit in LIMITS for part in (f"--{limit}", "0")]
    rng, listener = Random(seed), Listener()
    with Served(tmp_path, *options) as served:
        bystanders = Bystanders(served)
        bystanders.begin()
        listener.start()
        tables = [served.open(**game) for game in GAMES]
        strangers = [Stranger(served, listener, rng) for _ in range(2)]
        fuzzers: list[Fuzzer] = [*strangers]
        for table in tables:
            fuzzers += sit_down(served, listener, rng, table)
        served.wait_for_bots()
        before = served.memory()
        sent = waited = 0
        while sent < messages:
            count = rng.randint(1, 10)
            listener.choose(fuzzers, rng).send(count)
            sent += count
            if sent > waited + AHEAD:
                wait_for_quiet(served)
                waited = sent
                for fuzzer in fuzzers:
                    fuzzer.answer_ping()
        for stranger in strangers:
            stranger.check()
        wait_for_quiet(served)
        # Some are lost with the connections that they would end.
        assert requests(served) > messages * 0.95
        listener.stop()
        for table in tables:
            finish(served, table)
        bystanders.end()
        bystanders.close()
        assert served.memory() - before < MOST_GROWTH
        assert served.stop() == (0, "")
    check_logs(tmp_path, [table["code"] for table in tables])


def wait_for_quiet(served: Served) -> None:
    """Wait until the server has looked at all that has come."""
    before, now = -1.0, requests(served)
    while before != now:
        before, now = now, requests(served)


def requests(served: Served) -> float:
    """Return how many messages the server has looked at."""
    counted = re.search(r"\nfifties_requests_total (\S+)", served.get("/metrics").text)
    assert counted is not None
    return float(counted[1])


def check_logs(data: Path, codes: list[str]) -> None:
    """See that everything that was kept can be told again."""
    store = SqliteStore(data)
    for code in codes:
        rows = stored_rows(store, code)
        runner = TableRunner(Random(0))
        runner.restore(rows)
        assert runner.table.version == len(rows) > 100
        assert runner.table.games > 0
    store.close()
