"""Those who mean ill, over real sockets: each is refused once, in words, and nobody else notices.

Around every test three bystanders at another table of the same server play a whole game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from fifties.locales import LANGUAGES

from servers import Bystanders, Client, Message, Served, choice, masked, said


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Limits that these tests would run into are lifted."""
    with Served(tmp_path_factory.mktemp("data"), "--rate", "0", "--openings", "0") as on:
        yield on
        assert on.stop() == (0, "")


@pytest.fixture(scope="module")
def playing(served: Served) -> Iterator[Bystanders]:
    people = Bystanders(served)
    yield people
    people.close()


@pytest.fixture(autouse=True)
def _bystanders(playing: Bystanders) -> Iterator[None]:
    playing.begin()
    yield
    playing.end()


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
        client = served.stranger(lang)
        refused = client.refusal(message, lang, text=True)
        assert refused["refusal"] == "wire-malformed"
        assert refused.get("id", "odd") == "odd"
        client.close()


def test_what_is_no_message_is_refused_to_those_who_have_joined(served: Served) -> None:
    code = served.open(party=True)["code"]
    for lang in LANGUAGES:
        guest = served.join(code, lang=lang)
        for message in NO_MESSAGES.values():
            assert guest.refusal(message, lang, text=True)["refusal"] == "wire-malformed"
        assert guest.refusal(b"\x00\x01", lang)["details"] == {"reason": "binary"}
        guest.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_of_more_than_four_kilobytes_is_refused(served: Served, lang: str) -> None:
    client = served.stranger(lang)
    fits = said("rename", name="").encode()
    fits += b" " * (4096 - len(fits))
    assert client.refusal(fits, lang, text=True)["refusal"] == "wire-not-joined"
    large = client.refusal(fits + b" ", lang, text=True)
    assert (large["refusal"], large["id"]) == ("wire-too-large", "odd")
    pieces = [fits, b" " * 30_000, b" " * 30_000]
    assert client.refusal(iter(pieces), lang, text=True)["refusal"] == "wire-too-large"  # type: ignore[arg-type]  # in three frames
    client.close()


HUGE = 10**300


@pytest.mark.parametrize(
    "number", [-1, 2**31, 2**63, 2**64, -(2**64), HUGE, -HUGE], ids="{:.0e}".format
)
def test_huge_numbers_are_refused_as_numbers_are(served: Served, number: int) -> None:
    host = served.resume(served.open())
    host.until("snapshot")
    for say in ("remove", "ban", "pass-host"):
        assert host.refused(say, member=number) == "table-no-such-member"
    assert host.refused("hurry", seat=number) == "table-no-game-runs"
    settings = {"game": "fifty", "seats": number}
    assert host.refused("configure", settings=settings) == "table-wrong-seats"
    box = {"game": "fifty", "danger": True, "box": {"zones": [[number, number]]}}
    assert host.refused("configure", settings=box).startswith("F16-")
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    host.offer()
    assert host.refused("hurry", seat=number) == "table-seat-owes-nothing"
    action = {"do": "choose", "round": 1, "numbers": [number, 1, 2, 3, 4]}
    assert host.refused("act", action=action).startswith("F5-")
    assert host.refused("act", action={**action, "round": number}) == "F2-other-round"
    assert host.refused("queue", card=number) == "table-no-queue"
    host.close()


@pytest.mark.parametrize("name", ["\0", "\u200b\u202e", "\n\t", "\ufeff" * 100, "\U000e0041"])
def test_names_that_nobody_can_see_are_refused_or_made_up(served: Served, name: str) -> None:
    guest = served.join(served.open()["code"], name)
    made_up = guest.table()["seats"][-1]["name"]
    assert made_up.isprintable()
    assert guest.refused("rename", name=name) == "table-name-empty"
    guest.close()


REQUESTS: list[tuple[str, Message]] = [
    ("act", {"action": {"do": "play", "card": 1}}),
    ("queue", {"card": None}),
    *((say, {}) for say in ("got-it", "sit", "stand", "claim-host", "start", "skip", "leave")),
    ("pause", {"paused": True}),
    ("react", {"reaction": "clap"}),
    ("mute", {"muted": True}),
]


def test_everything_but_joining_comes_after_joining(served: Served) -> None:
    client = served.stranger()
    for say, details in REQUESTS:
        assert client.refused(say, **details) == "wire-not-joined"
    client.close()


def test_what_comes_right_behind_join_is_answered_once_each(served: Served) -> None:
    guest, code = served.connect(), served.open()["code"]
    asked = [("join", {"code": code}), *REQUESTS, ("leave", {})]
    wanted = [{"say": say, "id": str(n), **details} for n, (say, details) in enumerate(asked)]
    guest.socket.socket.sendall(b"".join(masked(json.dumps(one).encode()) for one in wanted))
    assert guest.closed() == 1000
    heard = [json.loads(frame) for frame in guest.frames]
    once = [message for message in heard if message["tell"] != "snapshot"]
    answers = [named for m in once for named in (m.get("id"), *m.get("done", ())) if named]
    # What comes after leaving is answered unless the connection is closed by then.
    until_left = [one["id"] for one in wanted][: [say for say, _ in asked].index("leave") + 1]
    assert {*until_left} <= {*answers} <= {one["id"] for one in wanted}
    assert len({*answers}) == len(answers)


def test_a_connection_joins_once(served: Served) -> None:
    table, other = served.open(), served.open()
    guest = served.join(table["code"], "Ben")
    for code in (table["code"], other["code"]):
        assert guest.refused("join", code=code) == "wire-joined-already"
    assert guest.refused("resume", code=table["code"], token="x" * 22) == "wire-joined-already"
    assert guest.table()["seated"] == 2
    # Whoever goes on at another table, as between an event and its heats, needs its token.
    assert guest.refused("resume", code=other["code"], token="x" * 22) == "wire-wrong-token"
    assert guest.refused("rename", name="Zoë") == "wire-not-joined"
    guest.close()


def test_requests_out_of_turn_are_refused(served: Served) -> None:
    table = served.open(game="fifty-fifty", dealer=2)
    people = [served.resume(table)]
    people += [served.join(table["code"]) for _ in range(2)]
    watcher = served.join(table["code"], role="spectator", lang="de")
    play = {"do": "play", "card": 1}
    assert people[0].refused("act", action=play) == "table-no-game-runs"
    assert people[1].refused("start") == "table-host-only"
    people[0].ask("start")
    leader = people[0].offer()
    assert watcher.refused("act", action=play) == "table-seat-only"
    for other in people[1:]:
        hand = other.until("snapshot")["view"]["my_hand"]
        assert other.refused("act", action={**play, "card": hand[0]}) == "H4-not-your-turn"
        foreign = next(card for card in range(1, 51) if card not in hand)
        assert other.refused("queue", card=foreign) == "table-not-in-hand"
    foreign = next(card for card in range(1, 51) if card not in leader["cards"])
    assert people[0].refused("act", action={**play, "card": foreign}) == "H4-not-in-hand"
    numbers = {"do": "choose", "round": 1, "numbers": [1, 2, 3, 4, 5]}
    assert people[0].refused("act", action=numbers).startswith("H4")
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
        assert host.refused("act", action=late) == "F2-other-round"
    host.close()


# Races


def test_a_hundred_who_join_in_the_same_instant_get_a_hundred_names_and_seats(
    served: Served,
) -> None:
    table = served.open(party=True)
    host = served.resume(table)
    crowd = [served.connect() for _ in range(100)]
    for client in crowd:
        client.ask("join", code=table["code"], name="Ana")
    members = [client.until("welcome")["member"] for client in crowd]
    assert sorted(members) == list(range(1, 101))
    host.table(seated=101)
    host.ask("start")
    everybody = [client.until("snapshot", id=None)["you"] for client in (host, *crowd)]
    assert {you["seat"] for you in everybody} == set(range(101))
    assert {you["name"] for you in everybody} == {"Ana", *(f"Ana {n}" for n in range(2, 102))}
    for client in (host, *crowd):
        client.close()


def two_tabs(served: Served, game: str) -> tuple[list[Client], list[Client], Message]:
    """The host's two tabs, two others, and what the host may do in a game that has begun."""
    settings: Message = {"game": game} if game == "fifty" else {"game": game, "dealer": 2}
    table = served.open(**settings)
    tabs = [served.resume(table), served.resume(table)]
    others = [served.join(table["code"]) for _ in range(2)]
    tabs[0].ask("start")
    offer, _ = [tab.offer() for tab in tabs]
    return tabs, others, offer


def race(tabs: list[Client], *actions: Message) -> list[str]:
    """Let each tab act in the same instant; name what came of it."""
    asked = [tab.ask("act", action=action) for tab, action in zip(tabs, actions, strict=True)]
    answers = [tab.done(request) for tab, request in zip(tabs, asked, strict=True)]
    return sorted(answer.get("refusal", "done") for answer in answers)


def events(client: Client, name: str, **details: object) -> list[Message]:
    """List the events of one kind that a client has heard."""
    told = [e for frame in client.frames for e in json.loads(frame).get("events", ())]
    return [e for e in told if e["event"] == name and details.items() <= e.items()]


def test_of_two_tabs_that_choose_at_once_the_later_counts_and_both_know(served: Served) -> None:
    tabs, others, offer = two_tabs(served, "fifty")
    for first in (0, 2, 4):
        assert race(tabs, choice(offer, first), choice(offer, first + 1)) == ["done", "done"]
    for first, other in enumerate(others):
        other.do("act", action=choice(offer, first))
    (picks,) = {str(tab.event("round-scored")["result"]["picks"][0]) for tab in tabs}
    seen = [[event["numbers"] for event in events(tab, "chose", seat=0)] for tab in tabs]
    assert len(seen[0]) == 6
    assert seen[0] == seen[1]
    assert str(seen[0][-1]) == picks
    for client in (*tabs, *others):
        client.close()


def test_of_two_tabs_that_choose_last_at_once_one_counts(served: Served) -> None:
    tabs, others, offer = two_tabs(served, "fifty")
    for first, other in enumerate(others):
        other.do("act", action=choice(offer, first))
    done, late = sorted(race(tabs, choice(offer, 3), choice(offer, 4)), key="done".__ne__)
    assert done == "done"
    assert late in {"F2-other-round", "table-count-goes-on"}
    for client in (*tabs, *others):
        client.close()


def test_of_two_tabs_that_play_at_once_one_counts_and_both_see_its_card(served: Served) -> None:
    tabs, others, offer = two_tabs(served, "fifty-fifty")
    cards = [{"do": "play", "card": card} for card in offer["cards"][:2]]
    assert race(tabs, *cards) == ["H4-not-your-turn", "done"]
    for tab in tabs:
        tab.do("mute", muted=True)
    seen = [events(tab, "card-played") for tab in tabs]
    assert len(seen[0]) == 1
    assert seen[0] == seen[1]
    for client in (*tabs, *others):
        client.close()


def test_a_repeated_request_is_answered_alike_and_another_one_needs_its_own_id(
    served: Served,
) -> None:
    table = served.open()
    tabs = [served.resume(table), served.resume(table)]
    tabs[0].socket.send(said("start"))
    refused = tabs[0].done("odd")
    assert tabs[0].do("stand")["table"]["seated"] == 0
    tabs[0].socket.send(json.dumps({"say": "sit", "id": "even"}))
    assert tabs[0].done("even")["table"]["seated"] == 1
    tabs[0].do("stand")
    for tab in reversed(tabs):
        tab.socket.send(said("start"))
        assert tab.done("odd") == refused
        tab.socket.send(json.dumps({"say": "sit", "id": "even"}))
        assert tab.done("even") == {"tell": "done", "id": "even"}
        for other in ("odd", "even"):
            tab.socket.send(json.dumps({"say": "lock", "id": other, "locked": True}))
            assert tab.done(other)["refusal"] == "table-id-used"
        shown = tab.do("rename", name=f"Ana {len(tab.frames)}")["table"]
        assert (shown["seated"], shown["locked"]) == (0, False)
        tab.close()
