"""A backup holds every table, and a server that is given it plays on."""

from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tools.cluster.engines import Postgres

from servers import Served

Nodes = Callable[..., list[Served]]


def play(served: Served) -> dict[str, str]:
    """Open a table for Ana, who renames herself; return her seat."""
    table = served.open()
    ana = served.resume(table)
    ana.do("rename", name="Anna")
    ana.close()
    return table


def is_kept(served: Served, table: dict[str, str]) -> bool:
    """Return whether a table is there, with the new name of its host."""
    host = served.resume(table)
    host.until("snapshot")
    host.close()
    return '"Anna"' in host.frames[-1]


def test_what_pg_dump_has_saved_pg_restore_brings_back(nodes: Nodes, postgres: Postgres) -> None:
    store, another, dump = postgres.new_database(), postgres.new_database(), "fifties.dump"
    first, second = nodes(2, store=store)
    table = play(first)
    copy = postgres.folder / dump
    saving = ("--format=custom", "--dbname", store, "--file", str(copy))
    subprocess.run([postgres.programs / "pg_dump", *saving], check=True)
    late = second.open()
    restoring = ("--dbname", another, "--single-transaction", "--exit-on-error", str(copy))
    subprocess.run([postgres.programs / "pg_restore", *restoring], check=True)
    (restored,) = nodes(1, store=another)
    assert is_kept(restored, table)
    assert restored.get(f"/api/tables/{late['code']}").status_code == 404
    assert is_kept(first, table)  # those whose database was saved go on


def test_a_copy_of_a_sqlite_file_in_use_is_whole(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    with Served(tmp_path / "data") as served:
        table = play(served)
        with (
            closing(sqlite3.connect(tmp_path / "data" / "fifties.sqlite")) as source,
            closing(sqlite3.connect(tmp_path / "copy" / "fifties.sqlite")) as copy,
        ):
            source.backup(copy)  # as .backup in the sqlite3 shell does
    with Served(tmp_path / "copy") as restored:
        assert is_kept(restored, table)
