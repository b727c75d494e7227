"""Reviews over HTTP: worked out once for everybody, kept with the record, refused in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from fifties.games.fifty import Fifty
from fifties.games.registry import parse_record, write_record
from fifties.locales import LANGUAGES
from fifties.review import review_record
from fifties.server.large_jobs import PROGRESS_MEDIA
from fifties.server.worker import MOST_REVIEWED

from random_games import random_record
from servers import HTTP, Message, Served, choice, in_words

RECORDS = Path(__file__).parent.parent / "data" / "records"
SHEET = (RECORDS / "fifty" / "sheet-opening.toml").read_bytes()
UNFINISHED = b"""
game = "fifty-fifty"
players = ["Ana", "Ben", "Cleo"]
[[round]]
tricks = [{ mood = [2, 5], cards = [4, 20, 32] }]
"""
PARTY = write_record(random_record(Fifty(MOST_REVIEWED + 1), Random(1), 1)[0]).encode()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--timelines", "0") as on:
        yield on
        code, logged = on.stop()
        assert (code, logged) == (0, "")


def play(served: Served) -> tuple[Message, str]:
    """Play a game of Fifty with bots; return the table and the record's name."""
    table = served.open()
    host = served.resume(table)
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    while True:
        message = host.hear()
        if message.get("table", {}).get("stage") == "over" and message["table"]["record"]:
            host.close()
            return table, message["table"]["record"]
        if message.get("offer"):
            host.ask("act", action=choice(message["offer"]))


def in_lines(answer: httpx.Response) -> tuple[list[Message], bytes]:
    """Return the lines about the progress, and what follows them."""
    assert answer.headers["content-type"].startswith(PROGRESS_MEDIA)
    lines, rest = list[Message](), answer.content
    while not lines or "done" in lines[-1]:
        line, _, rest = rest.partition(b"\n")
        lines.append(json.loads(line))
    return lines, rest


def test_a_review_is_worked_out_once_for_all_and_outlives_the_server(served: Served) -> None:
    table, name = play(served)
    path = f"/api/records/{name}/review"
    with ThreadPoolExecutor(3) as devices:
        *plain, told = devices.map(served.get, (path, path, f"{path}?progress=true"))
    expected = msgspec.json.encode(review_record(parse_record(served.get(path[:-7]).content)))
    assert [answer.content for answer in plain] == [expected] * 2
    assert plain[0].headers["content-type"] == "application/json"
    lines, review = in_lines(told)
    assert review == expected
    assert lines[-1] == {"bytes": len(expected), "name": "review.json"}
    served.kill()
    served.start_again()
    kept, nothing_to_do = in_lines(served.get(f"{path}?progress=true"))
    assert (len(kept), nothing_to_do) == (1, expected)  # no line about any progress
    bearer = {"Authorization": f"Bearer {table['token']}"}
    assert HTTP.delete(served.url + path[:-7], headers=bearer).status_code == 204
    assert served.get(path).json()["refusal"] == "wire-no-such-record"


def test_a_record_that_is_sent_in_is_reviewed_and_not_kept(served: Served) -> None:
    answer = HTTP.post(f"{served.url}/api/review", content=SHEET)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert answer.content == msgspec.json.encode(review_record(parse_record(SHEET)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("data", "refusal"),
    [
        (b"[", "record-not-toml"),
        (UNFINISHED, "input-nothing-to-review"),
        (PARTY, "wire-too-many-to-review"),
    ],
    ids=["no record", "no finished round", "a party"],
)
def test_what_cannot_be_reviewed_is_refused_in_words(
    served: Served, data: bytes, refusal: str, lang: str
) -> None:
    headers = {"Accept-Language": lang}
    answer = HTTP.post(f"{served.url}/api/review", content=data, headers=headers)
    told = answer.json()
    assert (answer.status_code, told["refusal"]) == (413 if data is PARTY else 400, refusal)
    assert told["text"] == in_words(told, lang)
    (line,), rest = in_lines(
        HTTP.post(f"{served.url}/api/review?progress=true", content=data, headers=headers)
    )
    assert (line, rest) == (told, b"")


def test_pages_from_elsewhere_and_odd_questions_are_refused(served: Served) -> None:
    origin = {"Origin": "https://example.org"}
    answer = HTTP.post(f"{served.url}/api/review", content=SHEET, headers=origin)
    assert (answer.status_code, answer.json()["refusal"]) == (403, "wire-wrong-origin")
    for query in ("?progress=perhaps", "?more=1"):
        answer = served.get(f"/api/records/{'0' * 32}/review{query}")
        assert (answer.status_code, answer.json()["refusal"]) == (400, "wire-malformed")
    missing = served.get(f"/api/records/{'0' * 32}/review")
    assert (missing.status_code, missing.json()["refusal"]) == (404, "wire-no-such-record")


def test_only_so_many_are_worked_out_for_one_address(tmp_path: Path) -> None:
    with Served(tmp_path, "--timelines", "1", "--timelines-a-minute", "1") as on:
        first, second = (HTTP.post(f"{on.url}/api/review", content=UNFINISHED) for _ in range(2))
    assert (first.status_code, second.status_code) == (400, 429)
    assert second.json()["refusal"] == "wire-too-fast"


def test_a_server_says_how_many_it_reviews(served: Served) -> None:
    games = served.get("/api/about").json()["games"]
    assert {game["game"]: game["reviewed"] for game in games} == {
        "fifty": MOST_REVIEWED,
        "fifty-fifty": 5,
    }
