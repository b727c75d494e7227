"""Playing on from a moment of a record, over real sockets, through a power cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from urllib.parse import urlencode

import httpx
import pytest

from fifties.core.verification import verify
from fifties.games.registry import parse_record
from fifties.locales import LANGUAGES
from finished_games import bad_action, finished_game, play_to_the_end

from servers import HTTP, SPEECH, Client, Message, Served, choice

RECORDS = Path(__file__).parent.parent / "data" / "records"
SHEET = (RECORDS / "fifty" / "sheet-opening.toml").read_text(encoding="utf-8")
PARTY = (RECORDS / "fifty" / "party-of-eight.toml").read_text(encoding="utf-8")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as on:
        yield on


def other_action(offer: Message) -> Message:
    """Act otherwise than in the game before."""
    return bad_action(offer) if offer["do"] == "play" else choice(offer, 1)


def branch(served: Served, record: str, lang: str = "en", **asked: object) -> httpx.Response:
    """Ask for a table that plays on from a kept record."""
    path = f"{served.url}/api/records/{record}/branch?{urlencode(asked)}"
    return HTTP.post(path, headers={"Accept-Language": lang})


def upload(served: Served, text: str, lang: str = "en", **asked: object) -> httpx.Response:
    """Ask for a table that plays on from a record that is sent in."""
    path = f"{served.url}/api/branch?{urlencode(asked)}"
    return HTTP.post(path, content=text.encode(), headers={"Accept-Language": lang})


def snapshot(served: Served, table: Message) -> tuple[Client, Message]:
    """Come back to a table, and be told everything."""
    client = served.resume(table)
    return client, client.until("snapshot")


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_a_branch_is_played_to_its_end_through_power_cuts(served: Served, game: str) -> None:
    _, origin = finished_game(served, game)
    timeline = served.get(f"/api/records/{origin}/timeline").json()
    point = timeline["points"][len(timeline["points"]) // 2]
    asked = {"round": point["round"], "played": point["played"], "seat": 1, "name": "Ana"}
    opened = branch(served, origin, **asked)
    assert opened.status_code == 201, opened.text
    table = opened.json()

    served.kill()
    served.start_again()
    host, told = snapshot(served, table)
    shown = told["table"]["branch"]
    assert (shown["record"], shown["round"], shown["played"]) == (
        origin,
        point["round"],
        point["played"],
    )
    assert shown["players"] == timeline["players"]
    assert shown["seats"] == [None, 0, None]
    assert host.refused("start") == "table-branch-seats-free"
    settings = told["table"]["settings"]
    assert host.refused("configure", settings={**settings, "seats": 5}) == "table-branch-fixed"
    host.do("configure", settings={**settings, "pace": "at-once"})
    ben = served.join(table["code"], "Ben")
    host.do("add-bot", level="beginner")
    host.ask("start")
    began = host.until("snapshot")

    served.kill()
    served.start_again()
    host.close()
    ben.close()
    host, again = snapshot(served, table)
    assert again["view"]["rounds"] == began["view"]["rounds"]
    assert again["you"]["seat"] == 1
    host.ask("remove", member=1)  # Ben does not come back: a bot plays for him
    name = play_to_the_end(host, other_action, again["offer"])

    text = served.get(f"/api/records/{name}").text
    record = parse_record(text)
    assert record.header.branch is not None
    assert record.header.branch.record == origin
    kept = parse_record(served.get(f"/api/records/{origin}").content)
    count = record.header.branch.inherited(record.entries)
    assert record.entries[:count] == kept.entries[:count]
    verified = verify(record)
    assert verified.inherited == point["round"]
    replay = served.get(f"/api/records/{name}/timeline").json()
    assert replay["branch"]["record"] == origin
    assert replay["branch"]["after"] == point["after"]
    assert replay["chance"] == "verified"
    assert replay["events"][: point["after"]] == timeline["events"][: point["after"]]
    host.close()


def test_neither_destroys_the_other(served: Served) -> None:
    table, origin = finished_game(served, "fifty")
    own = branch(served, origin, round=1).json()
    host = snapshot(served, own)[0]
    host.do("configure", settings={"game": "fifty", "seats": 3, "pace": "at-once"})
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    name = play_to_the_end(host)
    host.close()
    assert served.get(f"/api/records/{origin}/kept").json() == {"kept": True}
    token = {"Authorization": f"Bearer {table['token']}"}
    assert served.delete(f"/api/records/{origin}", **token).status_code == 204
    assert served.get(f"/api/records/{origin}/kept").json() == {"kept": False}
    replay = served.get(f"/api/records/{name}/timeline").json()
    assert replay["branch"]["record"] == origin
    # A branch can be branched again, and whoever owns it can erase it without the others.
    again = branch(served, name, round=1).json()
    token = {"Authorization": f"Bearer {own['token']}"}
    assert served.delete(f"/api/records/{name}", **token).status_code == 204
    host, told = snapshot(served, again)
    assert told["table"]["branch"]["record"] == name
    host.close()


def test_a_file_is_played_on_from_as_well(served: Served) -> None:
    opened = upload(served, SHEET, round=3, played=2, seat=4, name="Eve")
    assert opened.status_code == 201, opened.text
    host, told = snapshot(served, opened.json())
    shown = told["table"]["branch"]
    assert (shown["record"], shown["round"], shown["played"]) == (None, 3, 0)
    assert shown["seats"] == [None, None, None, None, 0]
    assert told["table"]["settings"]["seats"] == 5
    host.close()


def without(view: Message, *left_out: str) -> Message:
    """Return all of a view but some parts of it."""
    return {part: told for part, told in view.items() if part not in left_out}


def test_a_party_is_played_on_through_a_power_cut(served: Served) -> None:
    """Two people and six bots go on in round 3 of a party of eight."""
    opened = upload(served, PARTY, round=3, seat=7, name="Ana")
    assert opened.status_code == 201, opened.text
    table = opened.json()
    host, told = snapshot(served, table)
    shown = told["table"]["branch"]
    assert (shown["seat_limit"], shown["seats"]) == (8, [None] * 7 + [0])
    assert told["you"]["branch_seat"] == {"seat": 7, "name": "Hans"}
    assert told["table"]["settings"]["party"]
    ben = served.connect()
    ben.ask("join", code=table["code"], name="Carla")
    assert ben.until("snapshot")["you"]["branch_seat"] == {"seat": 2, "name": "Carla"}
    assert host.refused("start") == "table-branch-seats-free"
    assert host.refused("add-bot", level="beginner", count=201) == "wire-malformed"
    host.do("add-bot", level="beginner", count=200)
    host.do("configure", settings={**told["table"]["settings"], "pace": "at-once"})
    host.ask("start")
    began = host.until("snapshot")["view"]
    assert (began["round"], began["phase"], began["players"]) == (3, "choose", 8)
    # Two rounds were counted by hand (see the record): Aline has 8 + 12 points and a crown.
    assert (began["leaders"][0]["points"], began["leaders"][0]["crowns"]) == (20, 1)
    assert began["mine"]["total"] == 5 + 5

    served.kill()
    served.start_again()
    host.close()
    ben.close()
    host, again = snapshot(served, table)
    by_bots = ("ready", "missing")  # they may have written meanwhile
    assert without(again["view"], *by_bots) == without(began, *by_bots)
    host.ask("remove", member=1)  # a bot plays for whoever does not come back
    name = play_to_the_end(host, other_action, again["offer"])
    text = served.get(f"/api/records/{name}").text
    record, origin = parse_record(text), parse_record(PARTY)
    assert record.header.branch is not None
    assert (record.header.branch.round, record.header.branch.played) == (3, 0)
    assert record.entries[:19] == origin.entries[:19]
    assert verify(record).inherited == 3
    replay = served.get(f"/api/records/{name}/timeline").json()
    assert replay["branch"]["round"] == 3
    assert replay["chance"] == "verified"
    assert len(served.get(f"/api/records/{name}/review").json()["seats"]) == 8
    host.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_refused_in_words(served: Served, lang: str) -> None:
    def check(told: httpx.Response, status: int, message: str, **details: object) -> None:
        body = told.json()
        assert (told.status_code, body["refusal"]) == (status, message)
        assert body["text"] == SPEECH[lang](message, **details)

    check(upload(served, SHEET, lang, round=9), 400, "table-branch-past-end")
    check(upload(served, SHEET, lang, round=4, played=5), 400, "table-branch-game-over")
    check(upload(served, SHEET, lang, round=1, seat=5), 400, "table-no-such-seat", seat=5, seats=5)
    check(branch(served, "0" * 32, lang), 404, "wire-no-such-record")
    for odd in ({"round": "x"}, {"round": -1}, {"seat": -1}, {"trick": 2}, {"name": "x" * 500}):
        assert upload(served, SHEET, lang, **odd).json()["refusal"] == "wire-malformed"
    assert upload(served, "x =", lang).json()["refusal"] == "record-not-toml"
    assert upload(served, "#" * (2 << 20) + "\n\n", lang).status_code == 413


def test_other_sites_open_nothing(served: Served) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    told = HTTP.post(f"{served.url}/api/branch", content=SHEET.encode(), headers=headers)
    assert (told.status_code, told.json()["refusal"]) == (403, "wire-wrong-origin")


def test_it_counts_as_opening_a_table_and_as_sending_in(tmp_path: Path) -> None:
    limits = ("--openings", "2", "--jobs", "4")
    rates = ("--openings-a-minute", "1", "--jobs-a-minute", "1")
    with Served(tmp_path, *limits, *rates) as strict:
        began = monotonic()
        told: list[str | None] = []
        while "wire-too-fast" not in told:
            told.append(upload(strict, SHEET, round=1).json().get("refusal"))
        minutes = (monotonic() - began) // 60  # a slow machine is allowed one more a minute
        assert told[:2] == [None, None]
        assert told.count(None) <= 2 + minutes
        assert len(told) <= 5 + minutes
        assert {*told} == {None, "wire-too-many-opened", "wire-too-fast"}
        assert strict.stop() == (0, "")
