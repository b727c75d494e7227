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

from fifties.games.fifty import Choose, Fifty
from fifties.games.registry import parse_record, write_record
from fifties.locales import LANGUAGES
from fifties.review import review_instead, review_record
from fifties.server.file_jobs import PROGRESS_MEDIA
from fifties.server.reviews import TRIES, ReviewWork
from fifties.server.worker import MOST_REVIEWED, JobProgress
from finished_games import finished_game

from random_games import random_record
from servers import HTTP, Message, Served, in_words

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
    with Served(tmp_path_factory.mktemp("data"), "--jobs", "0") as on:
        yield on
        code, logged = on.stop()
        assert (code, logged) == (0, "")


def in_lines(answer: httpx.Response) -> tuple[list[Message], bytes]:
    """Return the lines about the progress, and what follows them."""
    assert answer.headers["content-type"].startswith(PROGRESS_MEDIA)
    lines, rest = list[Message](), answer.content
    while not lines or "done" in lines[-1]:
        line, _, rest = rest.partition(b"\n")
        lines.append(json.loads(line))
    return lines, rest


def test_a_review_is_worked_out_once_for_all_and_outlives_the_server(served: Served) -> None:
    table, name = finished_game(served)
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


def test_what_is_known_already_is_told_while_the_rest_is_worked_out(served: Served) -> None:
    """The lines tell decision after decision, and the file behind them is the same as ever."""
    cards = (RECORDS / "fifty-fifty" / "three-players.toml").read_bytes()
    expected = msgspec.json.encode(review_record(parse_record(cards)))
    whole = json.loads(expected)
    answer = HTTP.post(f"{served.url}/api/review?progress=true", content=cards)
    (*lines, ready), body = in_lines(answer)
    assert (body, ready["bytes"]) == (expected, len(expected))
    parts: list[Message] = []
    for line in lines:
        parts[line.get("known", 0) :] = line.get("parts", [])
    assert parts, "what is not told within two tenths of a second is told in parts"
    for own in ("win", "decisions"):
        found = [one for part in parts for one in part[own]]
        assert found == whole[own][: len(found)]
    assert [part["done"] for part in parts] == sorted(part["done"] for part in parts)


def progress(done: int, known: int, *parts: int) -> JobProgress:
    return JobProgress(done, 10, known, tuple(msgspec.Raw(b"%d" % part) for part in parts))


def test_whoever_comes_later_hears_all_that_is_known_so_far() -> None:
    work, first, later = ReviewWork(), list[JobProgress](), list[JobProgress]()
    with work.heard_by(first.append):
        work.tell(progress(1, 0, 1, 2))
        with work.heard_by(later.append):
            work.tell(progress(3, 2, 3))
        assert later == [progress(1, 0, 1, 2), progress(3, 2, 3)]
        assert first == later
        # A worker that ended is replaced by one that begins anew.
        work.tell(progress(2, 0, 1))
    with work.heard_by(later.append):
        assert later[-1] == progress(2, 0, 1)
    work.tell(progress(4, 1, 2))
    assert later[-1] == progress(2, 0, 1)  # they have left


INSTEAD = json.dumps({"do": "choose", "round": 4, "numbers": [6, 14, 25, 36, 46]})


def test_other_numbers_are_judged_in_a_kept_record_and_in_one_that_is_sent_in(
    served: Served,
) -> None:
    query = {"seat": "4", "action": INSTEAD}
    answer = HTTP.post(f"{served.url}/api/review/instead", content=SHEET, params=query)
    action = Choose(4, (6, 14, 25, 36, 46))
    assert answer.content == msgspec.json.encode(review_instead(parse_record(SHEET), 4, action))
    _, record = finished_game(served)
    path = f"/api/records/{record}"
    kept = parse_record(served.get(path).content)
    done = next(one.action for one in kept.entries if one.actor == 0)
    assert isinstance(done, Choose)
    again = {"do": "choose", "round": done.round, "numbers": done.numbers}
    query = {"seat": "0", "action": json.dumps(again)}
    answer = HTTP.get(f"{served.url}{path}/review/instead", params=query)
    assert answer.content == msgspec.json.encode(review_instead(kept, 0, done))


@pytest.mark.parametrize(
    ("data", "seat", "action", "refusal"),
    [
        (SHEET, "4", INSTEAD.replace("14", "14, 14"), "F5-numbers-miscounted"),
        (SHEET, "9", INSTEAD, "input-no-such-decision"),
        (SHEET, "4", '{"do": "play"}', "wire-malformed"),
        (SHEET, "four", INSTEAD, "wire-malformed"),
        (UNFINISHED, "0", INSTEAD, "wire-malformed"),
        (b"[", "0", INSTEAD, "record-not-toml"),
        (PARTY, "0", INSTEAD, "wire-too-many-to-review"),
    ],
)
def test_what_could_not_be_done_instead_is_refused_in_words(
    served: Served, data: bytes, seat: str, action: str, refusal: str
) -> None:
    query = {"seat": seat, "action": action}
    answer = HTTP.post(f"{served.url}/api/review/instead", content=data, params=query)
    told = answer.json()
    assert (answer.status_code, told["refusal"]) == (413 if data is PARTY else 400, refusal)
    assert told["text"]


def test_only_so_many_tries_are_judged_for_one_address(tmp_path: Path) -> None:
    with Served(tmp_path, "--jobs", "1") as on:
        path = f"{on.url}/api/records/{'0' * 32}/review/instead"
        query = {"seat": "0", "action": INSTEAD}
        codes = [HTTP.get(path, params=query).status_code for _ in range(TRIES + 1)]
    assert codes == [404] * TRIES + [429]


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
    with Served(tmp_path, "--jobs", "1", "--jobs-a-minute", "1") as on:
        first, second = (HTTP.post(f"{on.url}/api/review", content=UNFINISHED) for _ in range(2))
    assert (first.status_code, second.status_code) == (400, 429)
    assert second.json()["refusal"] == "wire-too-fast"


def test_a_server_says_how_many_it_reviews(served: Served) -> None:
    games = served.get("/api/about").json()["games"]
    assert {game["game"]: game["reviewed"] for game in games} == {
        "fifty": MOST_REVIEWED,
        "fifty-fifty": 5,
    }
