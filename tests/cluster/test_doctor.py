"""`fifties doctor` on engines that are well, and on some that are not there."""

from __future__ import annotations

import asyncio
import json

import asyncpg

from tools.cluster.engines import Postgres, Valkey, free_port

from commands import run
from servers import Message


def findings(store: str, bus: str, code: int) -> dict[str, Message]:
    """Return what is found about both engines, by what was looked at."""
    engines = ("--store", store, "--bus", bus)
    # A site keeps this machine out of it, and the one that answers is not there.
    told = run("doctor", "--json", "--lang", "en", "http://127.0.0.1:1", *engines, code=code)
    return {finding["check"]: finding for finding in json.loads(told.stdout)["findings"]}


async def tables_in(store: str) -> list[str]:
    """Return the names of all tables in a database."""
    connection = await asyncpg.connect(store)
    try:
        asked = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        return [row["tablename"] for row in await connection.fetch(asked)]
    finally:
        await connection.close()


def test_engines_are_tried_and_nothing_is_left_in_them(postgres: Postgres, valkey: Valkey) -> None:
    store = postgres.new_database()
    found = findings(store, valkey.url(), code=1)
    tables = asyncio.run(tables_in(store))
    assert tables == []
    for check in ("store", "store-clock", "bus"):
        assert found[check]["verdict"] in {"fine", "doubtful"}, found[check]
    assert found["store"]["details"]["milliseconds"] > 0
    assert found["bus"]["details"]["milliseconds"] > 0


def test_engines_that_do_not_answer_are_wrong_and_passwords_stay_secret() -> None:
    port = free_port()
    store, bus = (f"{kind}://me:hush@127.0.0.1:{port}/0" for kind in ("postgresql", "redis"))
    found = findings(store, bus, code=1)
    assert (found["store"]["verdict"], found["bus"]["verdict"]) == ("wrong", "wrong")
    assert "hush" not in json.dumps(found)
