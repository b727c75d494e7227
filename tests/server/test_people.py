"""Finding somebody among all who are at an event."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import Message, Served

EVENT = {"title": "Everybody counts", "show_seconds": 60}
GUESTS = tuple(f"Guest {number}" for number in range(1, 25))
NAMES = ("Anna", "Hanna", "Françoise", "伊藤さくら", *GUESTS)
LISTED = 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("data")
    with Served(folder, "--wrong-codes", "0") as on:
        yield on


@pytest.fixture(scope="module")
def event(served: Served) -> Message:
    table = served.open(name="Ana", role="spectator", party=True, event=EVENT)
    for name in NAMES:
        served.join(table["code"], name).close()
    return table


def found(served: Served, event: Message, wanted: str, token: str | None = None) -> Message:
    bearer = f"Bearer {token or event['token']}"
    people = f"/api/tables/{event['code']}/people?find={wanted}"
    answer: Message = served.get(people, Authorization=bearer).json()
    return answer


def test_an_event_is_known_before_one_joins(served: Served, event: Message) -> None:
    told = served.get(f"/api/tables/{event['code']}").json()["event"]
    assert (told["title"], told["show_seconds"]) == ("Everybody counts", 60)
    assert served.get(f"/api/tables/{served.open()['code']}").json()["event"] is None


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ("an", ["Anna", "Ana", "Françoise", "Hanna"]),
        ("FRANCOISE", ["Françoise"]),
        ("さくら", ["伊藤さくら"]),
        ("Zoe", []),
    ],
)
def test_names_that_begin_so_come_first(
    served: Served, event: Message, wanted: str, names: list[str]
) -> None:
    answer = found(served, event, wanted)
    assert [person["name"] for person in answer["people"]] == names
    assert answer["count"] == len(names)


def test_a_crowd_is_counted_and_those_are_listed_who_came_last(
    served: Served, event: Message
) -> None:
    answer = found(served, event, "")
    assert answer["count"] == len(NAMES) + 1
    assert [person["name"] for person in answer["people"]] == [*reversed(NAMES)][:LISTED]
    assert {person["role"] for person in answer["people"]} == {"seat"}
    (host,) = found(served, event, "Ana")["people"][:1]
    assert host == {**host, "name": "Ana", "host": True, "bot": False, "pending": False}


def test_only_hosts_look_for_people(served: Served, event: Message) -> None:
    guest = served.connect()
    guest.ask("join", code=event["code"], name="Curious")
    token = guest.until("welcome")["token"]
    assert found(served, event, "", token)["refusal"] == "table-host-only"
    assert found(served, event, "", "x" * 22)["refusal"] == "wire-wrong-token"
    guest.do("leave")
