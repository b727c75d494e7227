"""Replays over HTTP: records as timelines of events, of any size, and of any ill will."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from fifties.core.record import Record, final_state
from fifties.core.seal import Seal
from fifties.games.fifty import Fifty
from fifties.games.fifty.awards import awards
from fifties.games.fifty.events import RoundScored
from fifties.games.fifty.table_size import last_number
from fifties.games.fifty_fifty.events import Dealt, MoodTurned
from fifties.games.registry import parse_record, write_record
from fifties.locales import LANGUAGES
from fifties.table.broadcast import LISTED
from fifties.table.fifty import TALLIES
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Mine, Ready, Tally
from fifties.table.timeline import Chance, Timeline, build

from random_games import random_record
from servers import HTTP, SPEECH, Message, Served, choice, eventually

RECORDS = Path(__file__).parent.parent / "data" / "records"
GOLDEN = sorted(RECORDS.rglob("*.toml"))
PARTIES = [path for path in GOLDEN if path.stem.startswith("party-")]
TABLES = [path for path in GOLDEN if path not in PARTIES]
SHEET = RECORDS / "fifty" / "sheet-opening.toml"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--jobs", "0") as on:
        yield on
        code, logged = on.stop()
        assert (code, logged) == (0, "")


def post(
    served: Served, data: bytes, query: str = "", lang: str = "en", **headers: str
) -> httpx.Response:
    headers |= {"Accept-Language": lang, "Content-Type": "text/plain"}
    return HTTP.post(f"{served.url}/api/timeline{query}", content=data, headers=headers)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def timeline(path: Path) -> tuple[Record[Any], Timeline]:
    record = parse_record(path.read_bytes())
    return record, build(record).seen_from(None)


# Golden games


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_that_is_sent_in_is_replayed(served: Served, path: Path) -> None:
    answer = post(served, path.read_bytes())
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == plain(timeline(path)[1])


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_the_first_view_and_all_events_are_the_last_view(path: Path) -> None:
    record, told = timeline(path)
    last = final_state(record)
    view: Any = told.view
    for event in told.events:
        view = view.after(event)
    expected = record.game.view(last, None)
    if view.phase == "play" and view.mood is None:
        # Nobody wrote down what was turned up next.
        expected = replace(expected, mood=None)
    assert view == expected
    assert told.finished == (record.game.outcome(last) is not None)
    assert not isinstance(told.view, CrowdView)
    assert (told.game, told.players) == (record.game.name, record.header.players)
    assert told.shown.reconstructed in {(), ("bonus",), ("zones",), ("bonus", "zones"), ("moods",)}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_timeline_has_no_secrets_and_an_award_a_round(path: Path) -> None:
    record, told = timeline(path)
    events = plain(told.events)
    assert all(event["numbers"] is not None for event in events if event["event"] == "chose")
    scored = [event for event in told.events if isinstance(event, RoundScored)]
    assert told.awards == tuple(awards(event.result) for event in scored)
    deals = [event for event in told.events if isinstance(event, Dealt)]
    if told.finished and isinstance(record.game, Fifty) is False:
        assert all(None not in deal.hands for deal in deals)


def test_hands_and_moods_that_nobody_wrote_down_are_not_made_up() -> None:
    text = """
    game = "fifty-fifty"
    players = ["Ana", "Ben", "Cleo"]
    [[round]]
    tricks = [{ mood = [2, 5], cards = [4, 20, 32] }]
    """
    told = build(parse_record(text.encode())).timeline
    (dealt, *_), moods = told.events, [e for e in told.events if isinstance(e, MoodTurned)]
    assert isinstance(dealt, Dealt)
    assert dealt.hands == (None,) * 3
    assert [mood.trick for mood in moods] == [1]
    assert not told.finished


# Chance


def test_a_timeline_tells_whether_chance_was_sealed() -> None:
    text = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    (sealed,) = [part for part in text.split("```toml\n") if "commitment =" in part.split("```")[0]]
    data = sealed.split("```")[0]
    told = build(parse_record(data.encode())).timeline
    assert told.chance is Chance.VERIFIED
    assert told.commitment == data.split('commitment = "')[1][:64]
    other = data.replace("blocked = [0, 4, 6, 9]", "blocked = [0, 1, 4, 9]")
    other = other.replace("21, 35", "22, 35").replace("12, 22", "12, 23")
    assert build(parse_record(other.encode())).timeline.chance is Chance.DIFFERS
    assert timeline(SHEET)[1].chance is Chance.UNSEALED
    assert timeline(SHEET)[1].commitment is None


@pytest.mark.parametrize("stacked", [None, 1])
def test_a_partys_chance_is_checked_as_well(stacked: int | None) -> None:
    seal = Seal("ab" * 32, ("",) * 9)
    record, _ = random_record(Fifty(9, danger=True), Random(5), 1, seal, stacked)
    again = parse_record(write_record(record).encode())
    expected = Chance.VERIFIED if stacked is None else Chance.DIFFERS
    assert build(again).timeline.chance is expected


# Games that were played here


def play(served: Served, people: int = 1, **settings: Any) -> tuple[Message, str, list[Message]]:
    """Play a game with bots; return the table, the record's name and what the host was told."""
    table = served.open(**settings)
    host, heard = served.resume(table), list[Message]()
    for _ in range(people + 1):
        host.do("add-bot", level="beginner")
    host.ask("start")
    while True:
        message = host.receive()
        heard += message.get("events", ())
        if message.get("table", {}).get("status") == "over" and message["table"]["record"]:
            host.close()
            return table, message["table"]["record"], heard
        offer = message.get("offer")
        if offer and offer["do"] == "play":
            host.ask("act", action={"do": "play", "card": offer["cards"][0]})
        elif offer:
            host.ask("act", action=choice(offer))


def without_secrets(events: list[Message]) -> list[Message]:
    """What everybody is told alike; in what order people wrote is not part of a record."""
    return [
        {**event, "hands": None} if event["event"] == "dealt" else event
        for event in events
        if event["event"] not in {"chose", "unsealed", "ready"}
    ]


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_the_timeline_of_a_live_game_is_what_was_told_of_it(served: Served, game: str) -> None:
    _, name, heard = play(served, game=game)
    told = served.get(f"/api/records/{name}/timeline").json()
    public, public_here = without_secrets(told["events"]), without_secrets(heard)
    # What chance did first was told with the fresh view of the new game.
    assert public[-len(public_here) :] == public_here
    first = [event["event"] for event in public[: -len(public_here)]]
    assert first == {"fifty": ["revealed"], "fifty-fifty": ["dealt", "mood-turned"]}[game]
    assert (told["game"], told["finished"], told["chance"]) == (game, True, "verified")
    wrote = [event for event in told["events"] if event["event"] == "chose"]
    assert all(event["numbers"] for event in wrote)
    # A choice is told once to the others and once, with its numbers, to whoever made it.
    mine = [event["numbers"] for event in heard if event["event"] == "chose" and event["seat"] == 0]
    assert [event["numbers"] for event in wrote if event["seat"] == 0] == mine


def test_a_party_at_once_is_told_in_the_same_words(served: Served) -> None:
    table, name, heard = play(served, 7, party=True)
    path = f"/api/records/{name}/timeline"
    told = served.get(path).json()
    kinds = [event["event"] for event in told["events"]]
    assert kinds[:3] == ["revealed", "ready", "tally"]
    assert told["view"]["players"] == 9
    scored = [event for event in heard if event["event"] == "crowd-scored"]
    assert [event for event in told["events"] if event["event"] == "crowd-scored"] == scored
    assert told["events"][-1] == next(e for e in heard if e["event"] == "game-ended")
    mine = served.get(f"{path}?seat=0").json()
    assert mine["events"] == told["events"]
    assert mine["view"]["viewer"] == 0
    assert mine["mine"][0]["mine"]["numbers"]
    assert served.get(f"{path}?seat=9").json()["refusal"] == "wire-malformed"
    assert table


def test_an_erased_record_is_replayed_no_more(served: Served) -> None:
    table, name, _ = play(served)
    path = f"/api/records/{name}"
    first, second = (served.get(f"{path}/timeline") for _ in range(2))
    assert first.content == second.content
    bearer = {"Authorization": f"Bearer {table['token']}"}
    assert HTTP.delete(served.url + path, headers=bearer).status_code == 204
    gone = served.get(f"{path}/timeline")
    assert (gone.status_code, gone.json()["refusal"]) == (404, "wire-no-such-record")


# Parties


def party(players: int, seed: int = 1) -> bytes:
    record, _ = random_record(Fifty(players), Random(seed), 1)
    return write_record(record).encode()


def test_a_party_is_told_in_sums_that_stay_small() -> None:
    data = party(300)
    record = parse_record(data)
    built = build(record)
    told = built.timeline
    assert len(told.players) == LISTED
    assert told.shown.players == 300
    assert told.awards == ()
    assert len(msgspec.json.encode(built.seen_from(299))) < 500 * len(told.events)
    rounds = sum(isinstance(event, CrowdScored) for event in told.events)
    tallies = [event for event in told.events if isinstance(event, Tally)]
    assert len(tallies) <= rounds * TALLIES
    numbers = [tally.number for tally in tallies]
    assert all(b > a or b <= last_number(300) // TALLIES + 1 for a, b in pairwise(numbers))
    assert told.events[1] == Ready(300, 300)
    state = final_state(record)
    outcome = record.game.outcome(state)
    totals = record.game.view(state, None).totals
    assert plain(told.events[-1])["outcome"] == plain(outcome)
    for seat in (0, 150, 299):
        seen = built.seen_from(seat)
        assert isinstance(seen.view, CrowdView)
        assert seen.view.viewer == seat
        lines = [line.after for line in seen.mine]
        assert lines == sorted(set(lines))
        mine = seen.mine[-1].mine
        assert isinstance(mine, Mine)
        assert mine.total == totals[seat]
        assert mine.rank == 1 + sum(total > totals[seat] for total in totals)


@pytest.mark.parametrize("path", PARTIES, ids=lambda path: path.stem)
def test_a_small_party_is_told_number_by_number(path: Path) -> None:
    record, told = timeline(path)
    top = last_number(record.game.players)
    called = [event.number for event in told.events if isinstance(event, Tally)]
    assert called[:top] == [*range(1, len(called[:top]) + 1)]
    assert told.players == record.header.players


# Ill will


def with_rounds(rounds: int) -> bytes:
    """Write a record of many empty rounds."""
    return b'game = "fifty"\nplayers = ["a", "b", "c"]\n' + b"[[round]]\n" * rounds


TWO_MB = 2 * 1024 * 1024
LINES = SHEET.read_text(encoding="utf-8")
HOSTILE: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "record-empty"),
    "no text": (b"\xff\xfe", "record-not-text"),
    "no TOML": (b"{}", "record-not-toml"),
    "another game": (b'game = "chess"', "record-unknown-game"),
    "a deep list": (b"a = " + b"[" * 100_000, "record-too-nested"),
    "a deep key": (b"a." * 500_000 + b"a = 1", "record-too-nested"),
    "a large number": (b"game = " + b"9" * 4_000, "record-wrong-type"),
    "too many players": (
        b'game = "fifty"\nplayers = [%s]\n' % b",".join(b'"%d"' % n for n in range(20_001)),
        "record-too-many-players",
    ),
    "many rounds": (with_rounds(20_000), "F3-tokens-miscounted"),
    "just too large": (b"#" * (TWO_MB + 1), "record-too-large"),
    "far too large": (b"#" * (8 * TWO_MB), "record-too-large"),
}


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        *HOSTILE.values(),
        pytest.param(with_rounds(200_000), "F3-tokens-miscounted", marks=pytest.mark.soak),
    ],
    ids=[*HOSTILE, "as many rounds as there is room for"],
)
def test_what_is_no_record_is_refused_as_records_are(
    served: Served, data: bytes, kind: str
) -> None:
    for lang in LANGUAGES:
        answer = post(served, data, lang=lang)
        told = answer.json()
        status = 413 if kind == "record-too-large" else 400
        assert (told["refusal"], answer.status_code) == (kind, status)
        reason = SPEECH[lang](kind, **told["details"])
        assert told["text"].endswith(reason)


def test_a_refusal_tells_the_place_in_the_record(served: Served) -> None:
    data = LINES.replace("[4, 15, 26, 37, 44]", "[4, 12, 26, 37, 44]").encode()
    assert b"12" in data
    told = post(served, data, lang="de").json()
    assert told["refusal"].startswith("F5-")
    assert told["text"].startswith("Runde 1, ")


@pytest.mark.parametrize("seat", ["-1", "x", "", "1.5", "99999999999", "٣", "5", "0&seat=x"])
def test_a_seat_that_is_not_there_is_refused(served: Served, seat: str) -> None:
    for path in (f"/api/records/{'0' * 32}/timeline", "/api/timeline"):
        method = "POST" if path == "/api/timeline" else "GET"
        answer = HTTP.request(method, f"{served.url}{path}?seat={seat}", content=LINES.encode())
        looked_up = method == "GET" and seat == "5"
        assert answer.json()["refusal"] == (
            "wire-no-such-record" if looked_up else "wire-malformed"
        )


def test_pages_from_elsewhere_send_no_records(served: Served) -> None:
    answer = post(served, LINES.encode(), Origin="http://evil.example")
    assert (answer.status_code, answer.json()["refusal"]) == (403, "wire-wrong-origin")


def test_one_address_sends_only_so_many(tmp_path: Path) -> None:
    with Served(tmp_path, "--jobs", "3", "--jobs-a-minute", "1") as strict:
        answers = [post(strict, b"", lang="fr") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [400] * 3 + [429] * 2
        assert answers[-1].json()["text"] == SPEECH["fr"]("wire-too-fast")
        assert strict.stop() == (0, "")


def test_a_server_answers_others_while_it_replays_a_large_record(served: Served) -> None:
    players, top = 3_000, last_number(3_000)
    picks = [sorted(Random(seat).sample(range(1, top), 5)) for seat in range(players)]
    head = f'game = "fifty"\nplayers = {json.dumps([f"P{n}" for n in range(players)])}\n'
    data = (head + f"[[round]]\npicks = {json.dumps(picks)}\n").encode()
    answers: list[httpx.Response] = []
    sender = threading.Thread(target=lambda: answers.append(post(served, data, "?seat=7")))
    sender.start()
    slowest, asked = 0.0, monotonic()
    while sender.is_alive():
        began = monotonic()
        assert served.get("/healthz").status_code == 200
        slowest = max(slowest, monotonic() - began)
        sleep(0.01)
    sender.join()
    (answer,) = answers
    assert answer.status_code == 200
    assert len(answer.content) < 200_000
    # Who waits for the whole replay waits about as long as its sender.
    assert slowest < max(0.5, (monotonic() - asked) / 2)


def test_uploads_that_never_end_do_not_stop_others(served: Served) -> None:
    """Five uploads from one address hang; from there no more come in until they end."""
    port = int(served.url.rsplit(":", 1)[1])
    head = b"POST /api/timeline HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n#"
    hanging = []
    for _ in range(4):
        raw = socket.create_connection(("127.0.0.1", port))
        raw.sendall(head)
        hanging.append(raw)
    eventually(lambda: post(served, LINES.encode()).status_code == 503)
    assert served.get("/healthz").status_code == 200
    for raw in hanging:
        raw.close()
    eventually(lambda: post(served, LINES.encode()).status_code == 200)
