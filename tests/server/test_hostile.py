"""Those who mean ill, over real sockets: each is refused once, in words, and nobody else notices.

Around every test three bystanders at another table of the same server play a whole game.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fifties.locales import LANGUAGES, Speech

from servers import PATIENCE, Bystanders, Client, Message, Served, choice

ELSEWHERE = "127.0.0.66"
"""An address of somebody else, so that their guesses are counted apart."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Limits that these tests would run into are lifted."""
    with Served(tmp_path_factory.mktemp("data"), "--rate", "0", "--tables-per-address", "0") as on:
        yield on
        code, logged = on.stop()
        assert (code, logged) == (0, "")


@pytest.fixture(scope="module")
def playing(served: Served) -> Iterator[Bystanders]:
    people = Bystanders(served)
    yield people
    people.close()


@pytest.fixture(autouse=True)
def bystanders(playing: Bystanders) -> Iterator[Bystanders]:
    """Nobody at another table notices anything."""
    playing.begin()
    yield playing
    playing.end()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The usual rate, and other limits so low that they are soon reached."""
    few = ("--tables-per-address", "3", "--connections-per-address", "6", "--wrong-codes", "5")
    data = tmp_path_factory.mktemp("strict")
    with Served(data, *few, "--greeting-seconds", "1", "--origin", "https://a.example") as on:
        yield on
        code, logged = on.stop()
        assert (code, logged) == (0, "")


def in_words(refused: Message, lang: str) -> str:
    """Say in *lang* what was refused; text of one's own is cut short."""
    details = refused.get("details", {}).items()
    short = {k: v if len(str(v)) <= 80 else f"{v[:80]}…" for k, v in details if v is not None}
    return Speech(lang)(refused["refusal"], **short)


def refusal(client: Client, message: str | bytes, lang: str = "en", **how: Any) -> Message:
    """Send something; return its refusal: the one and only answer, in the right language."""
    client.socket.send(message, **how)
    refused = client.hear()
    while refused["tell"] in {"presence", "news"}:
        refused = client.hear()
    assert refused["tell"] == "refused", refused
    assert refused["text"] == in_words(refused, lang)
    probe = client.ask("react", reaction="wave")
    answer = client.hear()
    while answer["tell"] in {"presence", "news", "reacted"}:
        answer = client.hear()
    assert answer["id"] == probe
    return refused


def said(say: str, **details: object) -> str:
    return json.dumps({"say": say, "id": "odd", **details})


def refused_for(client: Client, say: str, **details: object) -> str:
    """Ask for something; return the kind of the refusal."""
    answer = client.do(say, **details)
    assert answer["tell"] == "refused", answer
    assert answer["text"]
    return str(answer["refusal"])


def stranger(served: Served, lang: str = "en", **options: Any) -> Client:
    """Somebody who has not joined, with a browser that speaks *lang*."""
    return served.connect(additional_headers={"Accept-Language": f"{lang}-CH, en;q=0.5"}, **options)


def closed(client: Client) -> tuple[int | None, list[Message]]:
    """Take in what comes until the server closes; return the close code and all that."""
    heard = []
    try:
        while True:
            heard.append(client.hear())
    except ConnectionClosed as error:
        return None if error.rcvd is None else error.rcvd.code, heard


DEEP = 1_900
NO_MESSAGES: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello",
    "half an object": '{"say":"leave","id":"odd"',
    "one and a half": '{"say":"leave","id":"odd"}{',
    "a number": "50",
    "null": "null",
    "a list": "[]",
    "not a number": '{"say":"remove","id":"odd","member":NaN}',
    "nothing said": '{"id":"odd"}',
    "no id": '{"say":"leave"}',
    "an id that is a number": '{"say":"leave","id":50}',
    "an empty id": '{"say":"leave","id":""}',
    "a long id": said("leave", id="x" * 65),
    "an unknown request": said("cheat"),
    "a request of the server": said("welcome", token="x" * 22),
    "an unknown field": said("leave", seat=2),
    "another's seat": said("act", seat=1, action={"do": "play", "card": 1}),
    "an unknown field inside": said("act", action={"do": "play", "card": 1, "seat": 2}),
    "chance": said("act", action={"do": "deal", "hands": [], "moods": []}),
    "words for numbers": said("act", action={"do": "choose", "round": 1, "numbers": ["one"]}),
    "true for a number": said("remove", member=True),
    "a fraction": said("remove", member=1.5),
    "infinity": '{"say":"remove","id":"odd","member":1e999}',
    "a token that is too short": said("resume", code="X", token="x" * 21),
    "a token and a line": said("resume", code="X", token="x" * 22 + "\n"),
    "a version below 0": said("resume", code="X", token="x" * 22, seen=-1),
    "an unknown role": said("join", code="X", role="host"),
    "settings of no game": said("configure", settings={"game": "chess"}),
    "deep nesting": "[" * DEEP,
    "deep nesting inside": '{"say":"act","id":"odd","action":' + "[" * DEEP + "]" * DEEP + "}",
    "objects without end": '{"say":' * 500,
    "half a pair": '{"say":"salt","id":"odd","salt":"\\ud83d"}',
    "the other half": '{"say":"salt","id":"odd","salt":"\\ude00"}',
    "two first halves": '{"say":"salt","id":"odd","salt":"\\ud83d\\ud83d"}',
    "a line break in a string": '{"say":"salt","id":"odd","salt":"\n"}',
    "bytes that are no text": b'{"say":"salt","id":"odd","salt":"\xff\xfe"}',
    "a half in bytes": b'{"say":"salt","id":"odd","salt":"\xed\xa0\x80"}',
}


@pytest.mark.parametrize("message", NO_MESSAGES.values(), ids=NO_MESSAGES)
def test_what_is_no_message_is_refused_in_every_language(
    served: Served, message: str | bytes
) -> None:
    for lang in LANGUAGES:
        client = stranger(served, lang)
        refused = refusal(client, message, lang, text=True)
        assert refused["refusal"] == "wire-malformed"
        assert refused.get("id", "odd") == "odd"
        client.close()


def test_what_is_no_message_is_refused_to_those_who_have_joined(served: Served) -> None:
    code = served.open(party=True)["code"]
    for lang in LANGUAGES:
        guest = served.join(code, lang=lang)
        for message in NO_MESSAGES.values():
            assert refusal(guest, message, lang, text=True)["refusal"] == "wire-malformed"
        assert refusal(guest, b"\x00\x01", lang)["details"] == {"reason": "binary"}
        guest.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_of_more_than_four_kilobytes_is_refused(served: Served, lang: str) -> None:
    client = stranger(served, lang)
    fits = said("rename", name="").encode()
    fits += b" " * (4096 - len(fits))
    assert refusal(client, fits, lang, text=True)["refusal"] == "wire-not-joined"
    large = refusal(client, fits + b" ", lang, text=True)
    assert (large["refusal"], large["id"]) == ("wire-too-large", "odd")
    pieces = [fits, b" " * 30_000, b" " * 30_000]
    assert refusal(client, iter(pieces), lang, text=True)["refusal"] == "wire-too-large"  # type: ignore[arg-type]  # in three frames
    client.close()


@pytest.mark.parametrize("sent", [["x" * 65_537], ["x" * 40_000] * 2, [""] * 100])
def test_a_message_that_is_far_too_large_or_comes_in_crumbs_ends_the_connection(
    served: Served, sent: list[str]
) -> None:
    guest = served.join(served.open()["code"])
    guest.socket.send(sent)
    assert closed(guest)[0] == 1009


HUGE = 10**300


@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 2**64, -(2**64), HUGE, -HUGE])
def test_huge_numbers_are_refused_as_numbers_are(served: Served, number: int) -> None:
    host = served.resume(served.open())
    host.until("fresh")
    for say in ("remove", "ban", "pass-host"):
        assert refused_for(host, say, member=number) == "table-no-such-member"
    assert refused_for(host, "hurry", seat=number) == "table-no-game-runs"
    settings = {"game": "fifty", "seats": number}
    assert refused_for(host, "configure", settings=settings) == "table-wrong-seats"
    box = {"game": "fifty", "danger": True, "box": {"zones": [[number, number]]}}
    assert refused_for(host, "configure", settings=box).startswith("F16-")
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    host.offer()
    assert refused_for(host, "hurry", seat=number) == "table-seat-does-not-owe"
    action = {"do": "choose", "round": 1, "numbers": [number, 1, 2, 3, 4]}
    assert refused_for(host, "act", action=action).startswith("F5-")
    assert refused_for(host, "act", action={**action, "round": number}) == "F2-other-round"
    assert refused_for(host, "queue", card=number) == "table-no-queue"
    host.close()


@pytest.mark.parametrize("name", ["\0", "\u200b\u202e", "\n\t", "\ufeff" * 100, "\U000e0041"])
def test_names_that_nobody_can_see_are_refused_or_made_up(served: Served, name: str) -> None:
    guest = served.join(served.open()["code"], name)
    made_up = guest.table()["seats"][-1]["name"]
    assert made_up.isprintable()
    assert refused_for(guest, "rename", name=name) == "table-name-empty"
    guest.close()


def test_a_flood_is_refused_then_ended_and_the_table_goes_on(
    strict: Served, bystanders: Bystanders
) -> None:
    table = strict.open()
    host = strict.resume(table)
    host.until("presence", count=1)
    for flood in (said("mute", muted=True), b"\x00", "{"):
        guest = strict.join(table["code"], lang="fr")
        host.until("presence", count=2)
        guest.socket.send(said("mute", muted=True))
        for _ in range(400):
            guest.socket.send(flood)
        code, heard = closed(guest)
        assert code == 1008
        *heard, goodbye = heard
        assert goodbye == {"tell": "goodbye", "why": "too-much", "again": None}
        refused = [m for m in heard if m.get("refusal") == "wire-too-fast"]
        assert 1 <= len(refused) <= 10
        assert {m["text"] for m in refused} == {Speech("fr")("wire-too-fast")}
        before = len(host.frames)
        host.until("presence", count=1)
        kinds = {json.loads(frame)["tell"] for frame in host.frames[before:]}
        assert kinds == {"presence"}
        bystanders.end()
        bystanders.begin()
    assert host.do("lock", locked=True)["done"]
    host.close()


BAD_ORIGINS = ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", "https://", "x"]


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_pages_from_elsewhere_are_refused(strict: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        strict.connect(origin=origin)
    assert caught.value.response.status_code == 403
    for lang in LANGUAGES:
        headers = {"Origin": origin, "Accept-Language": lang}
        answers = [
            strict.post("/api/tables", {}, **headers),
            httpx.delete(f"{strict.url}/api/records/x", headers=headers, timeout=PATIENCE),
        ]
        for answer in answers:
            assert answer.status_code == 403
            assert answer.json()["refusal"] == "wire-wrong-origin"
            assert answer.json()["text"] == Speech(lang)("wire-wrong-origin")


def test_our_own_page_and_pages_that_are_let_are_welcome(strict: Served) -> None:
    for origin in (strict.url, "https://a.example"):
        strict.connect(origin=origin).close()
        assert strict.post("/api/tables", {"name": 5}, Origin=origin).status_code == 400


REQUESTS = [
    ("act", {"action": {"do": "play", "card": 1}}),
    ("queue", {"card": None}),
    *((say, {}) for say in ("got-it", "sit", "stand", "claim-host", "start", "skip", "leave")),
    ("pause", {"paused": True}),
    ("react", {"reaction": "clap"}),
    ("mute", {"muted": True}),
]


def test_everything_but_joining_comes_after_joining(served: Served) -> None:
    client = stranger(served)
    for say, details in REQUESTS:
        assert refused_for(client, say, **details) == "wire-not-joined"
    client.close()


def test_a_connection_joins_once(served: Served) -> None:
    table, other = served.open(), served.open()
    guest = served.join(table["code"], "Ben")
    for code in (table["code"], other["code"]):
        assert refused_for(guest, "join", code=code) == "wire-joined-already"
        assert refused_for(guest, "resume", code=code, token="x" * 22) == "wire-joined-already"
    assert guest.table()["seated"] == 2
    guest.close()


def test_requests_out_of_turn_are_refused(served: Served) -> None:
    table = served.open(game="fifty-fifty")
    people = [served.resume(table)]
    people += [served.join(table["code"]) for _ in range(2)]
    watcher = served.join(table["code"], role="spectator", lang="de")
    play = {"do": "play", "card": 1}
    assert refused_for(people[0], "act", action=play) == "table-no-game-runs"
    assert refused_for(people[1], "start") == "table-host-only"
    people[0].ask("start")
    leader = people[0].offer()
    assert refused_for(watcher, "act", action=play) == "table-seat-only"
    for other in people[1:]:
        hand = other.until("fresh")["fifty_fifty"]["my_hand"]
        assert refused_for(other, "act", action={**play, "card": hand[0]}) == "H4-not-your-turn"
        foreign = next(card for card in range(1, 51) if card not in hand)
        assert refused_for(other, "queue", card=foreign) == "table-not-in-hand"
    foreign = next(card for card in range(1, 51) if card not in leader["cards"])
    assert refused_for(people[0], "act", action={**play, "card": foreign}) == "H4-not-in-hand"
    numbers = {"do": "choose", "round": 1, "numbers": [1, 2, 3, 4, 5]}
    assert refused_for(people[0], "act", action=numbers).startswith("H4")
    for person in (*people, watcher):
        person.close()


def test_numbers_for_another_round_are_refused(served: Served) -> None:
    host = served.resume(served.open())
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    offer = host.offer()
    for number in (0, 2, 50):
        late = {**choice(offer), "round": number}
        assert refused_for(host, "act", action=late) == "F2-other-round"
    host.close()
