"""Engines that are there already are used, and left as they were."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from tools.cluster.engines import (
    POSTGRES,
    REDIS,
    EngineError,
    Postgres,
    Valkey,
    postgres_engine,
    running,
    valkey_engine,
)

from servers import Served


async def _databases(url: str) -> set[str]:
    connection = await asyncpg.connect(url)
    try:
        return {row[0] for row in await connection.fetch("SELECT datname FROM pg_database")}
    finally:
        await connection.close()


def test_engines_that_run_already_are_used_and_left_as_they_were(
    postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(POSTGRES, postgres.url())
    monkeypatch.setenv(REDIS, valkey.url())
    before = asyncio.run(_databases(postgres.url()))
    store, bus = postgres_engine(), valkey_engine()
    with running(store), running(bus):
        assert (store.port, bus.port) == (postgres.port, valkey.port)
        with Served(None, "--store", store.new_database(), "--bus", bus.url()) as served:
            served.open()
        for engine in (store, bus):
            with pytest.raises(EngineError, match="already"):
                engine.kill()
    assert asyncio.run(_databases(postgres.url())) == before
    assert valkey.answers()


def test_an_engine_that_is_named_and_does_not_answer_is_told_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(POSTGRES, "postgresql://postgres@127.0.0.1:1/postgres")
    with pytest.raises(EngineError, match=POSTGRES), running(postgres_engine()):
        pass
