"""A damaged database: one clear line, a polite refusal, others unharmed, and `fifties recover`."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from operator import itemgetter
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fifties.locales import LANGUAGES
from fifties.server.sqlite_store import SCHEMA_VERSION, SqliteStore

from commands import complaint, run
from servers import HTTP, SPEECH, Client, Message, Served, choice, eventually

FILE = "fifties.sqlite"
PAGE = 4096


def play_on(host: Client) -> str:
    """Play a game with bots to its end; return the name of its record."""
    host.ask("start")
    while not (told := host.receive().get("table") or {}).get("record"):
        offer = host.last.get("offer")
        if offer:
            host.ask("act", action=choice(offer))
    return str(told["record"])


class Night:
    """What was kept after some games: tables with their records, in a directory."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.tables: list[Message] = []
        self.records: list[str] = []
        with Served(data) as served:
            for _ in range(4):
                table = served.open()
                host = served.resume(table)
                for _ in range(2):
                    host.do("add-bot", level="beginner")
                self.records.append(play_on(host))
                self.tables.append(table)
                host.close()
            assert served.stop() == (0, "")


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Night:
    return Night(tmp_path_factory.mktemp("night"))


@pytest.fixture
def data(night: Night, tmp_path: Path) -> Path:
    """A copy of the night, to be damaged."""
    copy = tmp_path / "data"
    shutil.copytree(night.data, copy)
    return copy


def change(data: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute(statement, values)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def root(data: Path, table: str) -> int:
    with closing(sqlite3.connect(data / FILE)) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE tbl_name = ?"
        (page,) = connection.execute(query, (table,)).fetchone()
    return int(page)


def overwrite(data: Path, page: int) -> None:
    with (data / FILE).open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xa5" * PAGE)


def rows_in(data: Path, page: int) -> int:
    """Count the rows that a page of a table without row ids holds itself."""
    head = (data / FILE).read_bytes()[(page - 1) * PAGE :][:8]
    return int.from_bytes(head[3:5], "big")


# At the start


def break_tables(data: Path) -> None:
    overwrite(data, root(data, "tables"))


def break_log(data: Path) -> None:
    overwrite(data, root(data, "log"))


def without_tables(data: Path) -> None:
    (data / FILE).unlink()
    change(data, f"PRAGMA user_version = {SCHEMA_VERSION}")


def without_a_column(data: Path) -> None:
    change(data, "ALTER TABLE log DROP COLUMN at")


def cut_off(data: Path) -> None:
    whole = (data / FILE).read_bytes()
    (data / FILE).write_bytes(whole[: 2 * PAGE])


def negative(data: Path) -> None:
    change(data, "PRAGMA user_version = -1")


def no_version(data: Path) -> None:
    change(data, "PRAGMA user_version = 0")


def a_letter(data: Path) -> None:
    (data / FILE).write_text("Dear diary, " * 500, encoding="ascii")


def break_unused(data: Path) -> None:
    change(data, "DELETE FROM log")
    change(data, "DELETE FROM tables")
    head = (data / FILE).read_bytes()[:PAGE]
    overwrite(data, int.from_bytes(head[32:36], "big"))


DAMAGE = [
    (break_unused, "serve-data-damaged", "en"),
    (break_tables, "serve-data-damaged", "en"),
    (break_log, "serve-data-damaged", "de"),
    (without_tables, "serve-data-damaged", "fr"),
    (without_a_column, "serve-data-damaged", "it"),
    (cut_off, "serve-data-damaged", "en"),
    (negative, "serve-data-foreign", "de"),
    (no_version, "serve-data-foreign", "fr"),
    (a_letter, "serve-data-foreign", "it"),
]


@pytest.mark.parametrize(("damage", "message", "lang"), DAMAGE)
def test_a_server_says_on_one_line_what_is_wrong_with_its_data(
    data: Path, damage: Callable[[Path], None], message: str, lang: str
) -> None:
    damage(data)
    told = complaint("serve", "--port", "0", "--data", str(data), "--lang", lang)
    before, after = SPEECH[lang](message, reason="~").split("~")
    assert told.startswith(f"fifties: {data / FILE}: {before}")
    assert told.endswith(after)


def test_a_write_ahead_log_that_breaks_off_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        table = served.open()
        served.resume(table).until("snapshot")
        served.kill()
        log = tmp_path / f"{FILE}-wal"
        log.write_bytes(log.read_bytes() + b"\x37" * 777)
        served.start_again()
        assert served.resume(table).until("snapshot")["you"]["host"]
        assert served.stop() == (0, "")


def test_a_table_without_a_log_is_cleared_away(data: Path, night: Night) -> None:
    change(data, "INSERT INTO tables VALUES ('ZZZZZZ', '127.0.0.1', 1)")
    store = SqliteStore(data)
    assert asyncio.run(store.count()) == len(night.tables)
    store.close()


# While it runs


def undecodable(data: Path, code: str) -> None:
    change(data, "UPDATE log SET entry = '{}' WHERE code = ? AND seq = 3", code)


def with_a_gap(data: Path, code: str) -> None:
    change(data, "DELETE FROM log WHERE code = ? AND seq = 3", code)


def unfoldable(data: Path, code: str) -> None:
    entry = json.dumps({"entry": "seat-taken", "member": 99})
    change(data, "UPDATE log SET entry = ? WHERE code = ? AND seq = 3", entry, code)


def no_json(data: Path, code: str) -> None:
    change(data, "UPDATE log SET entry = x'ff00ff' WHERE code = ? AND seq = 5", code)


def no_blob(data: Path, code: str) -> None:
    change(data, "UPDATE log SET entry = 5 WHERE code = ? AND seq = 5", code)


def page_gone(data: Path, *codes: str, beside: str = "none") -> None:
    """Overwrite the leaf with the most rows of a table, and no row of the one *beside* it.

    It is the first of the tables with *codes* that has such a leaf. Other pages lead to other
    tables, too.
    """
    whole, leaf = (data / FILE).read_bytes(), 0x0A
    pages = [whole[start : start + PAGE] for start in range(0, len(whole), PAGE)]
    near = re.compile(beside.encode() + rb"(?![~\"])")
    alone = {at: page for at, page in enumerate(pages) if page[0] == leaf and not near.search(page)}
    found = ({at: page.count(code.encode()) for at, page in alone.items()} for code in codes)
    rows = next(rows for rows in found if any(rows.values()))
    overwrite(data, max(rows, key=rows.__getitem__) + 1)


@pytest.mark.parametrize(
    "damage", [undecodable, with_a_gap, unfoldable, no_json, no_blob, page_gone]
)
def test_a_damaged_table_is_refused_and_harms_no_other(
    data: Path, night: Night, damage: Callable[[Path, str], None]
) -> None:
    bad = night.tables[0]
    # Not the next one in the log: that may share a page with it.
    ordered = sorted(night.tables, key=itemgetter("code"))
    good = ordered[-1] if ordered.index(bad) < 2 else ordered[0]
    damage(data, bad["code"])
    with Served(data, "--wrong-codes", "0") as served:
        for lang in LANGUAGES:
            client = served.stranger(lang)
            client.ask("resume", code=bad["code"], token=bad["token"])
            refused = client.receive()
            assert refused["refusal"] == "wire-table-damaged"
            assert refused["text"] == SPEECH[lang]("wire-table-damaged")
            # The connection is as good as before.
            client.ask("resume", code=good["code"], token=good["token"])
            assert client.until("snapshot")["you"]["host"]
            client.close()
            found = served.get(f"/api/tables/{bad['code']}", **{"Accept-Language": lang})
            assert (found.status_code, found.json()["text"]) == (500, refused["text"])
        health = served.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (200, "damaged")
        assert health.json()["damaged"] == 1
        assert "fifties_damaged 1.0" in served.get("/metrics").text
        code, logged = served.stop()
    (line,) = map(json.loads, logged.splitlines())
    assert (code, line["level"]) == (0, "error")
    assert "fifties recover" in line["message"]
    assert bad["code"] not in logged


def test_writing_beside_a_damaged_page_costs_one_table_and_no_other(
    data: Path, night: Night
) -> None:
    _, beside, _, far = sorted(night.tables, key=itemgetter("code"))
    # Rows right behind those of one table, and so many that the last table is far away.
    for number in range(10):
        copy = "INSERT INTO log SELECT ?, seq, at, member, request, entry FROM log WHERE code = ?"
        change(data, copy, f"{beside['code']}~{number}", beside["code"])
    page_gone(data, *(f"{beside['code']}~{number}" for number in range(10)), beside=beside["code"])
    with Served(data, "--rate", "0") as served:
        last = rename_on(served, beside, 100)
        # Where its very last row lies one page further up, it cannot be read in the first place.
        assert last.get("why", last.get("refusal")) in {"restarting", "wire-table-damaged"}
        assert served.resume(beside).receive()["refusal"] == "wire-table-damaged"
        # Where broadcasts take long, it is done before everybody is told.
        assert rename_on(served, far, 100)["tell"] in {"update", "done"}
        assert served.get("/healthz").json()["damaged"] == 1
        code, logged = served.stop()
    assert (code, len(logged.splitlines())) == (0, 1)


def rename_on(served: Served, table: Message, times: int) -> Message:
    """Give the host of a table other names; return the last message that they hear."""
    host = served.resume(table)
    if host.receive()["tell"] == "snapshot":
        with suppress(ConnectionClosed):
            for number in range(times):
                host.do("rename", name=f"Ana {number}")
    host.close()
    return host.last


def test_a_row_with_a_wrong_key_costs_its_table_alone(data: Path, night: Night) -> None:
    bad, good, *_ = night.tables
    with Served(data) as served:
        hosts = [served.resume(table) for table in (bad, good)]
        for host in hosts:
            host.until("snapshot")
        with closing(sqlite3.connect(data / FILE)) as connection:
            connection.execute(
                "INSERT INTO log SELECT code, max(seq) + 1, at, member, request, entry"
                " FROM log WHERE code = ?",
                (bad["code"],),
            )
            connection.commit()
        with suppress(ConnectionClosed):
            hosts[0].do("rename", name="Bob")
        assert hosts[0].last["why"] == "restarting"
        assert served.resume(bad).receive()["refusal"] == "wire-table-damaged"
        assert hosts[1].do("rename", name="Bob")["tell"] == "update"
        assert served.stop()[0] == 0


def test_a_record_that_cannot_be_stored_costs_its_table_nothing(data: Path, night: Night) -> None:
    overwrite(data, root(data, "records"))
    with Served(data) as served:
        host = served.resume(night.tables[0])
        for _ in range(2):
            name = play_on(host)
            told = served.get(f"/api/records/{name}")
            assert (told.status_code, told.json()["refusal"]) == (500, "wire-record-damaged")
        health = served.get("/healthz").json()
        assert (health["status"], health["damaged"]) == ("damaged", 2)
        code, logged = served.stop()
    assert (code, len(logged.splitlines())) == (0, 2)


# In one transaction


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from fifties.server.sqlite_store import SqliteStore
from fifties.host.table_log import Batch, NewTable
from fifties.table.entries import Sealed
from fifties.table.runner import LogRow

store = SqliteStore(Path(sys.argv[1]))
if sys.argv[2] != "commit":
    store.commit = lambda: os.kill(os.getpid(), signal.SIGKILL)
row = LogRow(1, 0, Sealed("x"))
asyncio.run(store.append(Batch(rows=[("TABLE", row)], opened=[NewTable("TABLE", "here", 0)])))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize(("committed", "tables"), [("no", 0), ("commit", 1)])
def test_a_table_is_opened_with_its_log_or_not_at_all(
    tmp_path: Path, committed: str, tables: int
) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path), committed]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        for table in ("tables", "log"):
            (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
            assert count == tables


def test_no_kill_leaves_a_table_without_a_log(tmp_path: Path) -> None:
    def open_tables(url: str) -> None:
        with suppress(httpx.HTTPError):
            while True:
                HTTP.post(f"{url}/api/tables", json={})

    with Served(tmp_path, "--tables-per-address", "0") as served:
        for _ in range(5):
            threads = [threading.Thread(target=open_tables, args=(served.url,)) for _ in range(4)]
            for thread in threads:
                thread.start()
            eventually(lambda: served.get("/healthz").json()["tables"] >= 20)
            served.kill()
            for thread in threads:
                thread.join()
            with closing(sqlite3.connect(tmp_path / FILE)) as connection:
                codes = {code for (code,) in connection.execute("SELECT code FROM tables")}
                logs = {code for (code,) in connection.execute("SELECT DISTINCT code FROM log")}
            assert codes == logs
            assert codes
            served.start_again()


def test_a_damaged_record_is_refused_and_harms_no_other(data: Path, night: Night) -> None:
    bad, good = night.records[0], night.records[1]
    change(data, "UPDATE records SET players = 'x' WHERE name = ?", bad)
    with Served(data) as served:
        for path in (f"/api/records/{bad}", f"/api/records/{bad}/timeline"):
            told = served.get(path, **{"Accept-Language": "fr"})
            assert (told.status_code, told.json()["refusal"]) == (500, "wire-record-damaged")
            assert told.json()["text"] == SPEECH["fr"]("wire-record-damaged")
        assert served.get(f"/api/records/{good}/timeline").status_code == 200
        assert served.get("/healthz").json()["damaged"] == 1
        code, logged = served.stop()
    assert (code, len(logged.splitlines())) == (0, 1)
    assert bad not in logged


# Recovering


def files(data: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in data.iterdir()}


def recover(data: Path, to: Path) -> str:
    """Save what can be read; the old files stay as they are."""
    before = files(data)
    told = run("recover", "--data", str(data), "--to", str(to), "--lang", "en").stdout
    assert files(data) == before
    assert f"fifties serve --data {to}" in told
    return told


def readable(served: Served, night: Night) -> tuple[int, int]:
    """Count the tables whose hosts come back, and the records that replay."""
    tables = 0
    for table in night.tables:
        client = served.connect()
        client.ask("resume", code=table["code"], token=table["token"])
        tables += client.receive()["tell"] == "snapshot"
        client.close()
    paths = [f"/api/records/{name}/timeline" for name in night.records]
    return tables, sum(served.get(path).status_code == 200 for path in paths)


@pytest.mark.parametrize("damage", [break_tables, break_log, negative, lambda _: None])
def test_everything_is_saved_if_only_a_root_is_damaged(
    data: Path, tmp_path: Path, night: Night, damage: Callable[[Path], None]
) -> None:
    held = rows_in(data, root(data, "log")) if damage is break_log else 0
    damage(data)
    told = recover(data, tmp_path / "new")
    assert "Records: 4 saved, 0 lost." in told
    found = re.match(r"Tables: (\d) saved(?:, \d of [^,]+)?, (\d) lost", told)
    assert found is not None
    saved, lost = map(int, found.groups())
    assert saved + lost == 4
    assert lost <= held
    with Served(tmp_path / "new") as served:
        assert readable(served, night) == (saved, 4)
        token = night.tables[0]["token"]
        listed = served.get("/api/records", Authorization=f"Bearer {token}").json()
        # A table that lost its end has perhaps played it again.
        assert night.records[0] in [record["name"] for record in listed]
        assert served.stop() == (0, "")


def test_what_came_before_the_damage_is_saved_of_a_table(
    data: Path, tmp_path: Path, night: Night
) -> None:
    code = night.tables[0]["code"]
    change(data, "UPDATE log SET entry = '{}' WHERE code = ? AND seq = 6", code)
    told = recover(data, tmp_path / "new")
    assert "Tables: 4 saved, 1 of them as they were before the damage, 0 lost." in told
    with Served(tmp_path / "new") as served:
        assert readable(served, night) == (4, 4)


def test_a_table_without_its_beginning_is_lost_and_counted(
    data: Path, tmp_path: Path, night: Night
) -> None:
    code = night.tables[0]["code"]
    change(data, "DELETE FROM log WHERE code = ? AND seq = 1", code)
    change(data, "UPDATE records SET text = 'no record' WHERE name = ?", night.records[0])
    told = recover(data, tmp_path / "new")
    assert "Tables: 3 saved, 1 lost." in told
    assert "Records: 3 saved, 1 lost." in told
    with Served(tmp_path / "new") as served:
        assert readable(served, night) == (3, 3)


def test_what_only_the_write_ahead_log_holds_is_saved(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        table = served.open()
        served.kill()
    assert (tmp_path / "data" / f"{FILE}-wal").stat().st_size > 0
    assert "Tables: 1 saved, 0 lost." in recover(tmp_path / "data", tmp_path / "new")
    with Served(tmp_path / "new") as served:
        assert served.resume(table).until("snapshot")["you"]["host"]


def test_recovering_is_refused_on_one_line(data: Path, tmp_path: Path) -> None:
    to = str(tmp_path / "new")
    ask = ("recover", "--to", to, "--lang")
    told = complaint(*ask, "fr", "--data", str(tmp_path / "none"))
    assert told.startswith(f"fifties: {tmp_path / 'none' / FILE}: ")
    told = complaint("recover", "--lang", "de", "--data", str(data), "--to", str(data))
    assert told == f"fifties: {data / FILE}: {SPEECH['de']('recover-exists')}"
    with Served(data):
        told = complaint(*ask, "it", "--data", str(data))
        assert told == f"fifties: {data}: {SPEECH['it']('serve-data-in-use')}"
    a_letter(data)
    told = complaint(*ask, "en", "--data", str(data))
    assert told == f"fifties: {data}: {SPEECH['en']('recover-nothing')}"
