"""Finished games that were played elsewhere and are imported into a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import time

import httpx
import pytest

from fifties.games.registry import parse_record, score_sheet
from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.memory_store import MemoryStore
from fifties.server.imported_records import DAY, MOST_BYTES, date_of
from fifties.server.sqlite_store import SqliteStore

from servers import HTTP, SPEECH, Served

RECORDS = Path(__file__).parent.parent / "data" / "records"
GOLDEN = sorted(RECORDS.rglob("*.toml"))


def is_whole(path: Path) -> bool:
    """Return whether a golden game is of a few people who played to its end."""
    sheet = score_sheet(parse_record(path.read_bytes()))
    return bool(sheet["finished"]) and not path.stem.startswith("party-")


WHOLE = [path for path in GOLDEN if is_whole(path)][::12]
STOPPED = RECORDS / "fifty" / "stopped-after-two-rounds.toml"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--jobs", "0") as on:
        yield on


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_token(seed: int) -> str:
    return f"{Random(seed).getrandbits(88):022x}"


def send(served: Served, data: bytes, token: str, **headers: str) -> httpx.Response:
    sent = {"Content-Type": "text/plain", **bearer(token), **headers}
    return HTTP.post(f"{served.url}/api/records", content=data, headers=sent)


def listed(served: Served, token: str) -> list[str]:
    return [one["name"] for one in served.get("/api/records", **bearer(token)).json()]


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_an_imported_game_is_in_the_list_of_its_owner_alone(served: Served, path: Path) -> None:
    token, other = new_token(1), new_token(2)
    record = parse_record(path.read_bytes())
    answer = send(served, path.read_bytes(), token)
    assert answer.status_code == 201, answer.text
    told, sheet = answer.json(), score_sheet(record)
    assert (told["game"], tuple(told["players"])) == (record.game.name, record.header.players)
    assert tuple(told["totals"]) == tuple(sheet["totals"])
    assert told["name"] in listed(served, token)
    assert listed(served, other) == []
    kept = served.get(f"/api/records/{told['name']}")
    assert score_sheet(parse_record(kept.content)) == sheet
    assert served.get(f"/api/records/{told['name']}/timeline").status_code == 200


DATED = b"date = 2025-10-04\n"


def test_an_imported_game_keeps_the_day_that_its_record_names(served: Served) -> None:
    data = (RECORDS / "fifty" / "won-on-points-without-crowns.toml").read_bytes()
    assert DATED in data
    token, began = new_token(4), time()
    told = send(served, data, token).json()
    assert datetime.fromtimestamp(told["finished"], UTC).date().isoformat() == "2025-10-04"
    for other in (b"", b'date = "some day in autumn"\n', b"date = 2999-01-01\n"):
        told = send(served, data.replace(DATED, other), token).json()
        assert told["finished"] >= began - 1, other


def test_a_game_is_not_dated_so_that_it_would_be_erased_at_once() -> None:
    game = KeptRecord("", 100 * DAY, "fifty", (), "", (), ())
    assert date_of(game, 150 * DAY, record_days=0) == 100 * DAY
    assert date_of(game, 150 * DAY, record_days=60) == 100 * DAY
    assert date_of(game, 150 * DAY, record_days=40) == 150 * DAY


def test_importing_twice_changes_nothing_and_the_owner_can_erase_the_game(served: Served) -> None:
    token, data = new_token(3), WHOLE[0].read_bytes()
    names = {send(served, data, token).json()["name"] for _ in range(2)}
    (name,) = names
    assert listed(served, token) == [name]
    # Another person's copy is another record: nobody can erase what is not theirs.
    assert send(served, data, new_token(4)).json()["name"] != name
    gone = HTTP.delete(f"{served.url}/api/records/{name}", headers=bearer(token))
    assert gone.status_code == 204
    assert listed(served, token) == []


@pytest.mark.parametrize(
    ("data", "status", "kind"),
    [
        (STOPPED.read_bytes(), 400, "wire-not-finished"),
        (b"no record", 400, "record-"),
        (WHOLE[0].read_bytes() + b"#" * MOST_BYTES, 413, "wire-too-large"),
    ],
    ids=["unfinished", "nonsense", "too large"],
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_no_finished_game_is_refused_in_words(
    served: Served, data: bytes, status: int, kind: str, lang: str
) -> None:
    answer = send(served, data, new_token(5), **{"Accept-Language": lang})
    told = answer.json()
    assert (answer.status_code, told["refusal"].startswith(kind)) == (status, True), told
    if kind.startswith("wire"):
        assert told["text"] == SPEECH[lang](told["refusal"], **told["details"])
    assert listed(served, new_token(5)) == []


def test_nobody_imports_without_a_token_or_from_another_site(served: Served) -> None:
    data = WHOLE[0].read_bytes()
    assert HTTP.post(f"{served.url}/api/records", content=data).status_code == 401
    foreign = send(served, data, new_token(6), Origin="http://evil.example")
    assert (foreign.status_code, foreign.json()["refusal"]) == (403, "wire-wrong-origin")


@pytest.mark.parametrize("lasting", [True, False])
def test_one_token_imports_only_so_many(tmp_path: Path, lasting: bool) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "log.db") if lasting else MemoryStore()
        imported = [KeptRecord(f"{n}", 1.0, "fifty", ("Ana",), "text") for n in range(3)]
        kept = [await store.keep_imported(RecordWithKeys(one, ("key",)), 2) for one in imported]
        assert kept == [True, True, False]
        # What is there already is no new one.
        assert await store.keep_imported(RecordWithKeys(imported[0], ("key",)), 2)
        assert await store.keep_imported(RecordWithKeys(imported[2], ("other",)), 2)
        assert {one.name for one in await store.records_of("key")} == {"0", "1"}
        store.close()

    asyncio.run(scene())
