"""Coming back: at once where few do, paced where thousands do, and nobody who plays is slowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from event_halls import Hall, Listener, Phone
from fifties.host import return_queue
from fifties.host.return_queue import MOST, PAUSE
from fifties.host.waiting_room import REPEAT
from fifties.table.entries import Role
from fifties.table.fifty import FiftySettings
from fifties.table.messages import Declined, Done, Snapshot, Update, Waiting, WaitReason
from fifties.table.requests import Configure, Resume

OpenHall = Callable[..., Hall]


def playing(open_hall: OpenHall, players: int) -> tuple[Hall, list[Phone]]:
    """An event at which everybody can write numbers."""
    hall = open_hall(seed=players)
    phones = hall.knock_all(players)
    assert hall.run(600, lambda: all(phone.is_in for phone in phones))
    hall.start()
    return hall, phones


def come_back(hall: Hall, phones: Sequence[Phone], kind: type[Phone] = Phone) -> list[Phone]:
    """Cut all connections off, and let everybody come back in the same moment."""
    for phone in phones:
        hall.cut(phone)
    again = [hall.connect(phone.token, kind) for phone in phones]
    for phone in again:
        hall.say(phone, Resume(id="back", code=hall.room.code, token=phone.token))
    return again


def slow_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let four at a time come back."""
    monkeypatch.setattr(return_queue, "FEWEST", 4)
    monkeypatch.setattr(return_queue, "MOST", 4)


def test_where_few_come_back_nobody_waits(open_hall: OpenHall) -> None:
    hall, phones = playing(open_hall, 60)
    again = come_back(hall, phones)
    hall.run(PAUSE)
    assert all(phone.is_in and not phone.of(Waiting) for phone in again)


def test_a_thousand_come_back_in_groups_and_are_told_of_it(open_hall: OpenHall) -> None:
    hall, phones = playing(open_hall, 1_000)
    again = come_back(hall, phones)
    back = [0]
    while back[-1] < len(again):
        assert hall.run(5, lambda: sum(phone.is_in for phone in again) > back[-1])
        hall.run(PAUSE / 2)
        back.append(sum(phone.is_in for phone in again))
    groups = [now - then for then, now in pairwise(back)]
    assert max(groups) <= MOST
    assert len(groups) >= 1_000 // MOST
    waited = [phone for phone in again if phone.of(Waiting)]
    assert [phone.of(Waiting)[0].ahead for phone in waited[:50]] == [*range(50)]
    assert {phone.of(Waiting)[0].reason for phone in waited} == {WaitReason.RETURN}
    assert waited[0].of(Waiting)[0].event == hall.table.settings.event
    # In the order in which they came.
    assert [phone.is_in for phone in again] == [True] * 1_000
    assert len(hall.hub.join_requests.return_queue) == 0


def test_what_those_who_come_back_are_told_turns_out_to_be_true(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 4_000)
    again = come_back(hall, phones)
    hall.run(5)
    told = again[3_500].of(Waiting)[-1]
    assert told.seconds is not None
    began = hall.simulation.now
    assert hall.run(120, lambda: again[3_500].is_in)
    took = hall.simulation.now - began
    assert 0.7 * took - 2 < told.seconds < 1.4 * took + 2
    # They hear often enough that they wait, and not too often.
    assert len(again[3_500].of(Waiting)) < 5 + took


def test_who_waits_long_hears_that_they_still_do(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 100)
    # A choice is being kept meanwhile, and nobody can be answered.
    hall.store.seconds = 100.0
    hall.choose(phones[:1])
    hall.run(0.01)
    hall.store.seconds = 0.0
    again = come_back(hall, phones)
    hall.run(3 * REPEAT)
    assert len(again[-1].of(Waiting)) >= 3
    assert not again[-1].is_in
    assert hall.run(900, lambda: all(phone.is_in for phone in again))


def test_those_for_whom_the_game_waits_come_first(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 1_000)
    hall.choose(phones[:200])
    hall.run(1)
    again = come_back(hall, phones)
    written, owing = again[:200], again[200:]
    assert hall.run(60, lambda: all(phone.is_in for phone in owing))
    assert sum(phone.is_in for phone in written) <= 8
    assert written[-1].of(Waiting)[0].ahead == 200
    assert owing[-1].of(Waiting)[0].ahead == 800
    assert written[-1].of(Waiting)[-1].ahead > 200
    assert hall.run(60, lambda: all(phone.is_in for phone in again))


def test_hosts_and_big_screens_do_not_wait(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 100)
    screen = hall.knock(role=Role.STAGE)
    hall.run(1)
    again = come_back(hall, [*phones, screen, hall.host])
    hall.run(2 * PAUSE)
    assert [phone.is_in for phone in again[-2:]] == [True, True]
    assert not again[-3].is_in


def test_what_was_asked_for_meanwhile_is_done_afterwards(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 100)
    again = come_back(hall, phones, Listener)
    hall.choose(again[-1:])
    hall.run(PAUSE)
    assert not again[-1].is_in
    assert not again[-1].of(Declined)
    assert hall.run(10, lambda: all(phone.is_in for phone in again))
    hall.run(1)
    kinds = [type(message) for message in again[-1].kept]
    assert kinds.index(Waiting) < kinds.index(Snapshot)
    done = [one.id for one in again[-1].of(Done)]
    done += [request for one in again[-1].of(Update) for request in one.done]
    assert done == ["choose1"]


def test_who_goes_away_again_keeps_nobody_waiting(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 400)
    again = come_back(hall, phones)
    for phone in again[:-1]:
        hall.cut(phone)
    assert len(hall.hub.join_requests.return_queue) == 1
    hall.run(2 * PAUSE)
    assert again[-1].is_in
    assert {*hall.table.runtime.present} == {0, phones[-1].of(Snapshot)[0].you.member}


def test_a_wrong_token_is_refused_at_once_and_takes_no_place(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 100)
    come_back(hall, phones)
    stranger = hall.connect()
    hall.say(stranger, Resume(id="back", code=hall.room.code, token=stranger.token))
    hall.run(PAUSE)
    assert [one.refusal for one in stranger.of(Declined)] == ["wire-wrong-token"]
    assert not stranger.of(Waiting)


def test_those_who_play_are_told_every_beat_in_time_while_others_come_back(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall, phones = playing(open_hall, 1_000)
    stays = hall.knock(phones[0].token, kind=Listener)
    hall.choose(phones)
    assert hall.run(30, lambda: hall.table.play.crowd.number > 0)
    numbers = hall.table.play.crowd.number
    come_back(hall, phones[1:])
    hall.run(4)
    assert len(hall.hub.join_requests.return_queue) > 0
    assert stays.of(Update)[-1].number == hall.table.play.crowd.number > numbers


def test_at_a_table_that_is_no_event_they_wait_as_well(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(monkeypatch)
    hall = open_hall()
    phones = hall.knock_all(100)
    hall.run(5)
    hall.say(hall.host, Configure(id="plain", settings=FiftySettings(party=True)))
    hall.run(1)
    again = come_back(hall, phones)
    hall.run(PAUSE)
    assert again[-1].of(Waiting)[-1].event is None
    assert hall.run(10, lambda: all(phone.is_in for phone in again))
