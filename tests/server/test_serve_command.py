"""`fifties serve` and plain `fifties` as whoever runs a server uses them: real processes."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path

import pexpect
import pytest
import segno

from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.hub import Hub, opening_join
from fifties.host.limits import TableLimits
from fifties.host.memory_store import MemoryStore
from fifties.host.table_log import Batch
from fifties.locales import LANGUAGES
from fifties.server.connections import Connection
from fifties.server.game_server import Store
from fifties.server.network import lan_address
from fifties.server.sqlite_store import SqliteStore
from fifties.table.fifty import FiftySettings

from commands import FIFTIES, PATIENCE, complaint
from servers import HTTP, SPEECH, Message, Served, choice, eventually

HERE = ("serve", "--host", "127.0.0.1")


# What keeps it from starting


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_taken_port_is_told_with_another_one_to_try(tmp_path: Path, lang: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = complaint(*HERE, "--port", str(port), "--data", str(tmp_path), "--lang", lang)
    other = str(port + 1 if port < 65_535 else port - 1)
    assert told == "fifties: " + SPEECH[lang]("serve-port-taken", port=str(port), next=other)
    assert not [*tmp_path.iterdir()]


def test_after_the_last_port_the_one_before_is_to_be_tried(tmp_path: Path) -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", 65_535))
        except OSError:
            pytest.skip("somebody else has the last port")
        taken.listen()
        told = complaint(*HERE, "--port", "65535", "--data", str(tmp_path), "--lang", "en")
    assert told.endswith("--port 65534")


def test_a_directory_belongs_to_one_server(tmp_path: Path) -> None:
    with Served(tmp_path):
        for lang in LANGUAGES:
            told = complaint(*HERE, "--port", "0", "--data", str(tmp_path), "--lang", lang)
            assert told == f"fifties: {tmp_path}: {SPEECH[lang]('serve-data-in-use')}"


def damaged(data: Path) -> None:
    (data / "fifties.sqlite").write_bytes(b"SQLite format 3\0" + b"\xff" * 5_000)


def no_database(data: Path) -> None:
    (data / "fifties.sqlite").write_text("Dear diary, " * 500, encoding="ascii")


def a_directory(data: Path) -> None:
    (data / "fifties.sqlite").mkdir()


def of_another_program(data: Path) -> None:
    with sqlite3.connect(data / "fifties.sqlite") as other:
        other.execute("CREATE TABLE tables (legs)")
    other.close()


def too_new(data: Path) -> None:
    with sqlite3.connect(data / "fifties.sqlite") as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()


def too_old(data: Path) -> None:
    with sqlite3.connect(data / "fifties.sqlite") as older:
        older.execute("CREATE TABLE tables (code)")
        older.execute("PRAGMA user_version = 2")
    older.close()


def a_file(data: Path) -> None:
    data.rmdir()
    data.write_bytes(b"")


def unwritable(data: Path) -> None:
    data.chmod(0o500)
    if os.access(data, os.W_OK):
        pytest.skip("root may write everywhere")


EXPECTED = {
    "damaged": ("serve-data-damaged", "fifties.sqlite"),
    "no_database": ("serve-data-foreign", "fifties.sqlite"),
    "a_directory": ("serve-data-unusable", "fifties.sqlite"),
    "of_another_program": ("serve-data-foreign", "fifties.sqlite"),
    "too_new": ("serve-data-too-new", "fifties.sqlite"),
    "too_old": ("serve-data-too-old", "fifties.sqlite"),
}
SPOILT = [
    damaged,
    no_database,
    a_directory,
    of_another_program,
    too_new,
    too_old,
    a_file,
    unwritable,
]


@pytest.mark.parametrize(("spoil", "lang"), [*zip(SPOILT, cycle(LANGUAGES))])
def test_a_directory_that_is_of_no_use_is_told_on_one_line(
    tmp_path: Path, spoil: Callable[[Path], None], lang: str
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    spoil(data)
    told = complaint(*HERE, "--port", "0", "--data", str(data), "--lang", lang)
    message, file = EXPECTED.get(spoil.__name__, ("serve-data-unusable", ""))
    expected = SPEECH[lang](message, reason="~").split("~")[0]
    assert told.startswith(f"fifties: {data / file}: {expected}")


NONSENSE = [
    ("--port", "fifty"), ("--port", "-1"), ("--port", "65536"), ("--port", "1e3"), ("--port", ""),
    ("--rate", "fast"), ("--rate", "-5"), ("--rate", "1.5"), ("--rate", "²"), ("--rate",),
    ("--connections", "9" * 5_000), ("--log", "loud"), ("--lang", "eo"), ("--host",), ("more",),
    ("--host", "no.such.host.invalid"), ("--host", "192.0.2.1"), ("--data", "/proc/none"),
    ("--host", "x" * 300),
]  # fmt: skip


@pytest.mark.parametrize("options", NONSENSE, ids=str)
def test_nonsense_is_answered_with_one_line(tmp_path: Path, options: tuple[str, ...]) -> None:
    told = complaint("serve", "--data", str(tmp_path), "--port", "0", *options)
    assert told.startswith("fifties")


# Stopping


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_says_goodbye_and_keeps_everything(tmp_path: Path, way: signal.Signals) -> None:
    with Served(tmp_path) as served:
        table = served.open()
        host, stranger = served.resume(table), served.connect()
        for _ in range(2):
            host.do("add-bot", level="beginner")
        host.ask("start")
        offer = host.offer()
        guest = served.join(table["code"], "Ben")
        served.process.send_signal(way)
        for client in (host, stranger, guest):
            assert client.closed() == 1012
            assert client.last == {"tell": "goodbye", "why": "restarting", "again": 2.0}
        assert served.ended() == (0, "")
        served.start_again()
        host = served.resume(table)
        snapshot = host.until("snapshot")
        assert snapshot["offer"] == offer
        assert [person["name"] for person in snapshot["table"]["people"]] == ["Ben"]
        assert host.do("act", action=choice(offer))["done"]
        host.close()


def test_a_stop_in_the_midst_of_play_is_a_quiet_one(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        for again in range(2):
            hosts = [served.resume(served.open(role="spectator")) for _ in range(4)]
            for host in hosts:
                for _ in range(6):
                    host.do("add-bot", level="steady")
                host.ask("start")
            hosts[0].event("chose")
            for _ in range(again):
                hosts[0].receive()
            assert served.stop() == (0, "")
            assert {host.closed() for host in hosts} == {1012}
            served.start_again()
            served.get("/healthz")


# What it logs


@pytest.mark.parametrize("level", ["info", "debug"])
def test_logs_are_lines_of_json_and_tell_nothing_about_anybody(tmp_path: Path, level: str) -> None:
    with Served(tmp_path, "--log", level) as served:
        secrets = play_and_err(served)
        code, logged = served.stop()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert code == 0
    assert {"at", "level", "from", "message"} <= set.intersection(*map(set, lines))
    assert all(secret not in logged for secret in secrets)
    assert "Traceback" not in logged
    assert not re.search(r"\b\d+, ?\d+, ?\d+, ?\d+", logged)


def play_and_err(served: Served) -> list[str]:
    """Play a game, do some things wrong, and return what nobody else has to know."""
    table = served.open(name="Quetzalcoatl")
    host, guest = served.resume(table), served.connect()
    welcome = guest.do("join", code=table["code"], name="Huitzilopochtli", role="spectator")
    host.do("salt", salt="chocolatl")
    guest.refused("resume", code=table["code"], token=table["token"])
    guest.refused("join", code=table["code"], token="wrong" * 4 + "er")
    with socket.create_connection(("127.0.0.1", int(served.url.rsplit(":", 1)[1]))) as raw:
        raw.sendall(f"NONSENSE {table['code']} {table['token']}\r\n\r\n".encode())
        assert raw.recv(4096)
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    told: Message = {}
    while "unsealed" not in told:
        message = host.receive()
        told |= {event["event"]: event for event in message.get("events", ())}
        if message.get("offer") is not None:
            host.ask("act", action=choice(message["offer"]))
    served.get(f"/api/records/{message['table']['record']}")
    unsealed = told["unsealed"]
    secrets = [table["code"], table["token"], welcome["token"], message["table"]["record"]]
    secrets += ["Quetzalcoatl", "Huitzilopochtli", "chocolatl", "wrongwrong"]
    return [*secrets, unsealed["secret"], unsealed["commitment"]]


# For friends in the living room


BROWSER = """\
#!{python}
import pathlib, sys, urllib.request
page = urllib.request.urlopen(sys.argv[1]).read().decode()
pathlib.Path({told!r} + "-so-far").write_text(sys.argv[1] + " " + page)
pathlib.Path({told!r} + "-so-far").rename({told!r})
"""


def browser(tmp_path: Path) -> tuple[Path, Path]:
    """A browser that returns once it has the page, and where it tells of it."""
    script, told = tmp_path / "browser", tmp_path / "told"
    script.write_text(BROWSER.format(python=sys.executable, told=str(told)), encoding="utf-8")
    script.chmod(0o700)
    return script, told


def test_fifties_alone_opens_the_house_and_a_browser(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        usual = probe.connect_ex(("127.0.0.1", 5050)) != 0
    script, told = browser(tmp_path)
    environment = {**os.environ, "BROWSER": str(script), "XDG_DATA_HOME": str(tmp_path / "data")}
    options = () if usual else ("serve", "--open", "--port", "0")
    with ExitStack() as at_last:
        process = at_last.enter_context(
            subprocess.Popen(
                [FIFTIES, *options], stdout=subprocess.PIPE, env={**environment, "LANGUAGE": "en"}
            )
        )
        at_last.callback(process.kill)
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[-1]
        eventually(told.is_file)
        opened, page = told.read_text(encoding="utf-8").split(" ", 1)
        assert (opened, "<title>fifties</title>" in page) == (address, True)
        assert address.startswith("http://localhost:")
        assert (tmp_path / "data" / "fifties" / "fifties.sqlite").is_file()
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ((), "Stop with Ctrl-C; every table goes on when you start again."),
        (("--in-memory",), "Stop with Ctrl-C; nothing is kept, so every table is gone then."),
    ],
)
def test_a_server_says_what_becomes_of_its_tables(
    tmp_path: Path, options: tuple[str, ...], told: str
) -> None:
    arguments = ["serve", "--port", "0", "--host", "127.0.0.1", "--data", str(tmp_path), *options]
    with subprocess.Popen([FIFTIES, *arguments, "--lang", "en"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        address, line = [process.stdout.readline().decode().rstrip("\n") for _ in range(2)]
        assert line == told
        # It answers once it has begun to look out for signals.
        assert HTTP.get(f"{address.split()[-1]}/healthz").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert (tmp_path / "fifties.sqlite").exists() is not bool(options)


def matrix(lines: list[str]) -> list[list[int]]:
    """Read the squares of a QR code whose lines show two rows each, light on dark."""
    signs = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    return [[signs[sign][row] for sign in line] for line in lines for row in (0, 1)]


def test_a_terminal_shows_phones_where_to_go(tmp_path: Path) -> None:
    lan = lan_address()
    if lan is None:
        pytest.skip("this machine is on no network")
    environment = {**os.environ, "LANG": "C.UTF-8"}
    arguments = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    child = pexpect.spawn(FIFTIES, arguments, env=environment, encoding="utf-8", timeout=PATIENCE)
    child.expect("Stop with Ctrl-C")
    lines = (child.before or "").splitlines()
    here, there = (line.split()[-1] for line in lines[:2])
    assert there == here.replace("localhost", lan)
    expected = [
        [int(on) for on in row] for row in segno.make(there, error="l").matrix_iter(border=2)
    ]
    picture = [re.fullmatch(r"\x1b\[40;97m(.*)\x1b\[0m", line) for line in lines[2:]]
    assert matrix([line[1] for line in picture if line])[: len(expected)] == expected
    assert HTTP.get(f"{there}/healthz").status_code == 200
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# What is not used any more


HOUR, DAY = 3600.0, 86400.0
GAME = KeptRecord("name", 0.0, "fifty", ("Ana",), "record")


class Later(Hub):
    """A hub whose clock can be set."""

    ahead = 0.0

    def now(self) -> float:
        """Return the time of a day to come."""
        return super().now() + self.ahead


async def clear_up(store: Store) -> None:
    hub = Later(store, store, TableLimits(idle_hours=2, solo_minutes=120, record_days=3))
    ana = opening_join("Ana")
    unused, used = [(await hub.open(FiftySettings(), ana, "here"))[0] for _ in range(2)]
    used.broadcaster.clients.add(Connection.__new__(Connection))
    with_keys = RecordWithKeys(replace_time(GAME, hub.now()), ("key",))
    await store.append(Batch(records=[(used.code, with_keys)]))
    for ahead, tables, records in ((0, 2, 1), (1.9, 2, 1), (2.1, 1, 1), (71, 1, 1), (73, 1, 0)):
        hub.ahead = ahead * HOUR
        await hub.tidy()
        assert (await store.count(), len(await store.records_of("key"))) == (tables, records)
    assert await hub.find(unused.code) is None
    assert await hub.find(used.code) is used
    used.broadcaster.clients.clear()
    await hub.stop()
    store.close()


def replace_time(record: KeptRecord, finished: float) -> KeptRecord:
    return KeptRecord(record.name, finished, record.game, record.players, record.text)


@pytest.mark.parametrize("lasting", [True, False])
def test_unused_tables_and_old_records_are_cleared_away(tmp_path: Path, lasting: bool) -> None:
    store: Store = SqliteStore(tmp_path) if lasting else MemoryStore()
    asyncio.run(clear_up(store))
