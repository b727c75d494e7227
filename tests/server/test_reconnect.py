"""Refresh, sleep, another network, two tabs, another phone: the seat and the choice are there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifties.host.admissions import Admissions

from server_thread import server_thread
from servers import Client, Message, Served, choice

NUMBERS = [4, 15, 26, 37, 48]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as running:
        yield running


class Evening:
    """A table of Fifty with seven seats, so that nothing is blocked: Ana hosts, six others sit."""

    def __init__(self, served: Served, **settings: str) -> None:
        self.served = served
        self.table = served.open(**settings)
        self.ana = served.resume(self.table)
        self.others = [served.join(self.table["code"], f"Guest {n}") for n in range(6)]
        self.tokens = [token_of(other) for other in self.others]
        self.ana.ask("start")
        for client in (self.ana, *self.others):
            client.offer()

    def choose(self, client: Client, numbers: list[int] = NUMBERS, round_: int = 1) -> Message:
        action = {"do": "choose", "round": round_, "numbers": numbers}
        return client.do("act", action=action)

    def everybody_chooses(self) -> None:
        for place, client in enumerate((self.ana, *self.others)):
            self.choose(client, [n + place for n in (14, 21, 28, 35, 42)])

    def come_back(self, guest: int, **details: object) -> Client:
        return self.served.resume(self.table, token=self.tokens[guest], **details)


def token_of(client: Client) -> str:
    welcome = next(frame for frame in client.frames if '"welcome"' in frame)
    return str(welcome.split('"token":"')[1].split('"')[0])


def test_after_a_refresh_the_private_choice_is_there(served: Served) -> None:
    evening = Evening(served)
    evening.choose(evening.others[0])
    evening.others[0].close()
    snapshot = evening.come_back(0).until("snapshot")
    assert snapshot["you"]["seat"] == 1
    assert snapshot["view"]["my_numbers"] == NUMBERS
    assert snapshot["view"]["ready"] == [False, True, *[False] * 5]
    assert snapshot["offer"]["do"] == "choose"


def test_nobody_else_gets_to_see_it(served: Served) -> None:
    evening = Evening(served)
    evening.choose(evening.others[0])
    seen = evening.others[1].event("chose")
    assert seen == {"event": "chose", "seat": 1, "numbers": None}
    assert "26" not in "".join(evening.others[1].frames).partition('"chose"')[2]


def test_whoever_names_the_last_version_gets_exactly_what_they_missed(served: Served) -> None:
    evening = Evening(served)
    asleep = evening.others[0]
    seen = evening.choose(asleep)["v"]
    asleep.close()
    evening.choose(evening.ana)
    evening.choose(evening.others[1])
    missed = evening.come_back(0, seen=seen).until("update")
    chose = [event["seat"] for event in missed["events"] if event["event"] == "chose"]
    assert chose == [0, 2]
    assert missed["v"] > seen


def test_whoever_was_away_since_another_game_gets_one_fresh_view(served: Served) -> None:
    evening = Evening(served)
    evening.others[0].close()
    evening.ana.do("abandon")
    evening.ana.do("start")
    back = evening.come_back(0, seen=12)
    assert back.receive()["tell"] == "snapshot"


@pytest.mark.parametrize("seen", [10**6, 2**53 - 1])
def test_a_version_that_never_was_gets_one_fresh_view(served: Served, seen: int) -> None:
    assert Evening(served).come_back(3, seen=seen).receive()["tell"] == "snapshot"


def test_two_tabs_show_the_same(served: Served) -> None:
    evening = Evening(served)
    first, second = evening.others[0], evening.come_back(0)
    second.until("snapshot")
    evening.choose(first)
    assert second.event("chose")["numbers"] == NUMBERS
    evening.choose(second, [5, 6, 7, 8, 9])
    assert first.event("chose")["numbers"] == [5, 6, 7, 8, 9]
    first.close()
    evening.choose(evening.ana)
    assert second.event("chose")["seat"] == 0


def test_a_seat_moves_to_another_phone(served: Served) -> None:
    evening = Evening(served)
    evening.choose(evening.others[0])
    phone = evening.come_back(0)
    phone.until("snapshot")
    evening.others[0].close()
    assert evening.choose(phone, [2, 3, 4, 5, 6])["events"][0]["numbers"] == [2, 3, 4, 5, 6]


def test_a_repeated_request_is_answered_as_the_first_one_was(served: Served) -> None:
    evening = Evening(served)
    wanted = {"mine": NUMBERS, "wrong": [1, 1, 2, 3, 4]}
    answers = []
    for request in ("mine", "wrong", "mine", "wrong"):
        action = {"do": "choose", "round": 1, "numbers": wanted[request]}
        evening.ana.socket.send(json.dumps({"say": "act", "id": request, "action": action}))
        answers.append(evening.ana.done(request))
    assert [answer["tell"] for answer in answers] == ["update", "refused", "done", "refused"]
    assert answers[1] == answers[3]
    watching = evening.others[0]
    evening.choose(evening.others[1])
    assert watching.event("chose")["seat"] == 0
    assert watching.event("chose")["seat"] == 2


def test_a_count_goes_on_at_the_right_number_after_a_power_cut(served: Served) -> None:
    evening = Evening(served, pace="hall")
    evening.everybody_chooses()
    numbers: list[int] = []
    seen = 0
    while len(numbers) < 8:
        message = evening.ana.receive()
        seen = message.get("v", seen)
        numbers += [e["number"] for e in message.get("events", ()) if e["event"] == "called"]
    served.kill()
    served.start_again()
    ana = served.resume(evening.table, seen=seen)
    while len(numbers) < 12:
        message = ana.receive()
        numbers += [e["number"] for e in message.get("events", ()) if e["event"] == "called"]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_late_guest_sees_the_count_where_it_is(served: Served) -> None:
    evening = Evening(served, pace="hall")
    evening.everybody_chooses()
    while evening.ana.event("called")["number"] < 5:
        pass
    late = served.join(evening.table["code"], "Late")
    view = next(frame for frame in late.frames if '"snapshot"' in frame)
    assert '"count":{"called":{"event":"called","number":' in view
    assert '"my_numbers":null' in view
    number = late.event("called")["number"]
    assert late.event("called")["number"] == number + 1


def test_a_count_goes_on_however_often_the_server_is_killed(tmp_path: Path) -> None:
    """The server is killed whenever somebody is back, sooner than any pause of the count ends."""
    with Served(tmp_path) as served:
        table = served.open(pace="living-room")
        host = served.resume(table)
        for _ in range(2):
            host.do("add-bot", level="beginner")
        host.ask("start")
        host.ask("act", action=choice(host.offer()))
        host.event("called")
        called = 1
        for _ in range(60):
            served.kill()
            served.start_again()
            back = served.resume(table).until("snapshot")
            if (count := back["view"]["count"]) is not None:
                called = count["called"]["number"]
            if called > 3:
                return
        raise AssertionError(called)


def test_many_who_come_back_at_once_are_brought_up_to_date_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with server_thread() as running:
        table = running.open(role="spectator", party=True, event={"title": "A hall"})
        seats: list[Message] = []
        for number in range(40):
            client = running.connect()
            client.ask("join", code=table["code"], name=f"Phone {number}")
            seats.append(client.until("welcome"))
            client.close()
        running.wait_for(connections=0)
        again = [running.connect() for _ in seats]
        with monkeypatch.context() as busy:
            busy.setattr(Admissions, "free", property(lambda _: False))
            for ahead, (client, seat) in enumerate(zip(again, seats, strict=True)):
                client.ask("resume", code=table["code"], token=seat["token"])
                waiting = client.until("waiting")
                assert (waiting["reason"], waiting["ahead"]) == ("return", ahead)
                assert waiting["event"]["title"] == "A hall"
                # What is asked for meanwhile waits as well.
                client.ask("rename", name=f"Back {ahead}")
            host = running.resume(table)
            assert host.until("snapshot")["table"]["seated"] == len(seats)
        for client in again:
            client.until("snapshot")
        seen: Message = {"seats": []}
        while sum(one["name"].startswith("Back") for one in seen["seats"]) < len(seats):
            seen = host.receive().get("table", seen)
        for client in (*again, host):
            client.close()
