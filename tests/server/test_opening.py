"""Which tables count for an address, how quickly they are opened, and when they are freed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifties.host.hub import Hub, opening_join
from fifties.host.limits import TableLimits
from fifties.host.memory_store import MemoryStore
from fifties.host.room import Room
from fifties.locales import LANGUAGES
from fifties.server.game_server import Store
from fifties.server.sqlite_store import SqliteStore
from fifties.table.fifty import FiftySettings
from fifties.table.requests import Join, Leave

from servers import Message, Served, in_words

MINUTE = 60.0
FEW = 2
BURST = 9


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = ("--tables-per-address", str(FEW), "--openings", str(BURST))
    with Served(tmp_path_factory.mktemp("data"), *limits, "--openings-a-minute", "1") as on:
        yield on


def opened(served: Served, **wish: object) -> Message:
    answer = served.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


def close(served: Served, table: Message, token: str | None = None) -> Message:
    """Close a table; return the refusal, or nothing."""
    shown = {"Authorization": f"Bearer {token or table['token']}"}
    answer = served.delete(f"/api/tables/{table['code']}", **shown)
    if answer.status_code == 204:
        return {}
    assert answer.status_code in {403, 404}
    refused: Message = answer.json()
    return refused


def test_only_tables_of_several_people_count_and_their_host_can_close_them(served: Served) -> None:
    tables = [opened(served) for _ in range(FEW + 1)]
    guests = [served.join(table["code"], "Ben") for table in tables[:FEW]]
    for lang in LANGUAGES:
        refused = served.post("/api/tables", {}, **{"Accept-Language": lang})
        assert refused.status_code == 429
        told = refused.json()
        assert (told["refusal"], told["details"]) == ("wire-too-many-tables", {"most": FEW})
        assert told["text"] == in_words(told, lang)
    opened(served, alone=True)
    late = served.connect()
    assert late.refused("join", code=tables[FEW]["code"], name="Ben") == "wire-too-many-tables"
    # Whoever was there can come back.
    served.resume(tables[0]).until("snapshot")

    stranger = served.connect()
    stranger.ask("join", code=tables[0]["code"], name="Cleo")
    assert close(served, tables[0], stranger.until("welcome")["token"])["refusal"] == (
        "table-host-only"
    )
    assert close(served, tables[0], "-" * 22)["refusal"] == "wire-wrong-token"
    assert close(served, tables[0]) == {}
    assert guests[0].closed() == 1000
    assert guests[0].last == {"tell": "goodbye", "why": "closed", "again": None}
    assert served.connect().refused("join", code=tables[0]["code"]) == "wire-no-such-table"
    assert close(served, tables[0])["refusal"] == "wire-no-such-table"
    opened(served)
    guests[1].close()

    # Many tables at once are too quick, and it is said how long to wait.
    answers = [served.post("/api/tables", {"alone": True}) for _ in range(BURST)]
    refused = next(answer for answer in answers if answer.status_code != 201)
    assert refused.status_code == 429
    told = refused.json()
    assert told["refusal"] == "wire-too-many-opened"
    assert 0 < told["details"]["seconds"] <= MINUTE
    assert told["text"] == in_words(told, "en")


class Later(Hub):
    """A hub whose clock can be set."""

    ahead = 0.0

    def now(self) -> float:
        """Return the time of a day to come."""
        return super().now() + self.ahead

    async def table(self, *guests: str) -> Room:
        """Open a table for Ana and her guests."""
        room, _, _ = await self.open(FiftySettings(), opening_join("Ana"), "here")
        for guest in guests:
            join = Join(id=guest, code=room.code, name=guest)
            rows = room.runner.join(join, guest.ljust(22, "-"), "", self.now())
            self.note_sharing(room)
            self.journal.keep(room.code, rows, [], lambda _: None)
        await self.journal.flush()
        return room


async def free(store: Store) -> None:
    hub = Later(store, store, TableLimits(idle_hours=2, solo_minutes=5))
    alone, shared, left = [await hub.table(*who) for who in ((), ("Ben",), ("Ben",))]
    assert await store.count_shared("here") == 2
    for member in (0, 1):
        rows, _ = left.runner.ask(member, Leave(id=f"{member}"), hub.now())
        hub.note_sharing(left)
        hub.journal.keep(left.code, rows, [], lambda _: None)
    await hub.journal.flush()
    assert await store.count_shared("here") == 1
    rooms = {alone.code: alone, shared.code: shared, left.code: left}
    steps = ((0.0, [alone, shared]), (4 * MINUTE, [alone, shared]), (6 * MINUTE, [shared]))
    for ahead, there in (*steps, (119 * MINUTE, [shared]), (121 * MINUTE, [])):
        hub.ahead = ahead
        await hub.tidy()
        assert [room for code, room in rooms.items() if not await store.is_free(code)] == there
    await hub.stop()
    store.close()


@pytest.mark.parametrize("lasting", [True, False])
def test_tables_of_one_person_and_empty_ones_are_freed_soon(tmp_path: Path, lasting: bool) -> None:
    asyncio.run(free(SqliteStore(tmp_path) if lasting else MemoryStore()))
