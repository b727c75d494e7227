"""The waiting room of an event: in order, honest, bounded, and nobody keeps others out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from event_halls import EVENT, Hall, Listener, Phone
from fifties.host import room, waiting_room
from fifties.host.admissions import AIM, MOST, Admissions
from fifties.host.waiting_room import KEPT, REPEAT, rounded
from fifties.table.entries import Role
from fifties.table.messages import (
    Declined,
    Goodbye,
    Reacted,
    Snapshot,
    Update,
    Waiting,
    WaitReason,
    Welcome,
)
from fifties.table.requests import (
    Admit,
    Configure,
    Join,
    Leave,
    React,
    Reaction,
    Remove,
    Resume,
    ShowMessage,
    Sit,
)

OpenHall = Callable[..., Hall]

APPROVED = replace(EVENT, approval=True)


def waiting(phone: Phone) -> Waiting:
    """Return what somebody who waits was told last."""
    told: Waiting = phone.of(Waiting)[-1]
    return told


def members(phones: list[Phone]) -> list[int]:
    """Return under which numbers they were let in."""
    return [phone.of(Welcome)[0].member for phone in phones]


def test_with_open_doors_and_few_people_nobody_waits(open_hall: OpenHall) -> None:
    hall = open_hall()
    phones = []
    for _ in range(20):
        phones.append(hall.knock())
        hall.run(0.1)
    assert all(phone.is_in and not phone.of(Waiting) for phone in phones)


def test_whoever_comes_to_closed_doors_waits_and_is_let_in_in_order(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.open_doors(are_open=False)
    phones = hall.knock_all(150)
    assert [waiting(phone).ahead for phone in phones[:100]] == [*range(100)]
    assert waiting(phones[140]).ahead == 140
    assert {waiting(phone).reason for phone in phones} == {WaitReason.DOORS}
    assert {waiting(phone).seconds for phone in phones} == {None}
    assert waiting(phones[0]).event == EVENT
    hall.say(hall.host, ShowMessage(id="m", text="Soon"))
    hall.run(REPEAT)
    assert waiting(phones[7]).message == "Soon"
    assert not any(phone.of(Welcome) for phone in phones)
    hall.open_doors()
    hall.run(5)
    assert members(phones) == sorted(members(phones))
    assert all(phone.is_in for phone in phones)
    assert hall.room.waiting_room.is_empty


def test_big_screens_and_members_do_not_wait(open_hall: OpenHall) -> None:
    hall = open_hall()
    phone = hall.knock()
    hall.run(1)
    hall.open_doors(are_open=False)
    screen = hall.knock(role=Role.STAGE)
    again = hall.connect(phone.token)
    hall.say(again, Resume(id="r", code=hall.room.code, token=phone.token))
    hall.run(1)
    assert screen.is_in
    assert again.is_in


def test_what_somebody_is_told_about_the_queue_turns_out_to_be_true(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.store.seconds = 0.01
    phones = hall.knock_all(2_000)
    hall.run(3)
    told = waiting(phones[1_500])
    assert told.reason is WaitReason.QUEUE
    assert told.seconds is not None
    began = hall.simulation.now
    assert hall.run(600, lambda: phones[1_500].is_in)
    took = hall.simulation.now - began
    assert 0.7 * took - 2 < told.seconds < 1.4 * took + 2
    assert hall.run(600, lambda: all(phone.is_in for phone in phones))
    assert members(phones) == sorted(members(phones))
    # A row takes 10 ms, and two rows make a member: nothing slows that down much.
    assert hall.simulation.now < 1.3 * 2_000 * 2 * 0.01


def test_a_slow_log_slows_the_entrance_down_and_a_quick_one_speeds_it_up() -> None:
    admissions = Admissions()
    now, sizes = 0.0, []
    for took in (0.01,) * 20 + (4 * AIM,) * 20 + (0.01,) * 30:
        size = 0
        while admissions.free:
            admissions.begin()
            size += 1
        sizes.append(size)
        for _ in range(size):
            admissions.end(now, now + took)
        now += took
    assert max(sizes) == MOST
    assert min(sizes[20:40]) == 4
    assert sizes[-1] == MOST


def test_whoever_is_cut_off_keeps_the_place_for_a_moment(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.open_doors(are_open=False)
    first, second, third = hall.knock_all(3)
    hall.cut(first)
    hall.run(KEPT / 2)
    assert waiting(second).ahead == 0
    first = hall.knock(first.token)
    hall.run(3)
    assert [waiting(one).ahead for one in (first, second, third)] == [0, 1, 2]
    hall.cut(first)
    hall.run(KEPT + 3)
    first = hall.knock(first.token)
    assert waiting(first).ahead == 2
    hall.open_doors()
    hall.run(2)
    assert members([second, third, first]) == [1, 2, 3]


def test_a_second_socket_with_the_same_token_takes_the_place_over(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.open_doors(are_open=False)
    phones = hall.knock_all(3)
    again = hall.knock(phones[1].token)
    assert waiting(again).ahead == 2
    assert phones[1].of(Declined)[-1].refusal == "wire-joined-already"
    hall.run(3)
    assert waiting(again).ahead == 1
    hall.open_doors()
    hall.run(1)
    assert members([phones[0], again, phones[2]]) == [1, 2, 3]


def test_the_waiting_room_is_bounded_and_those_who_are_gone_keep_nobody_out(
    monkeypatch: pytest.MonkeyPatch, open_hall: OpenHall
) -> None:
    monkeypatch.setattr(waiting_room, "MOST", 50)
    hall = open_hall()
    hall.open_doors(are_open=False)
    for _ in range(500):
        hall.cut(hall.knock())
    assert len(hall.room.waiting_room) == 0
    phones = hall.knock_all(60)
    assert all(phone.of(Waiting) for phone in phones[:50])
    for phone in phones[50:]:
        (refused,) = phone.of(Declined)
        assert (refused.refusal, refused.details) == ("table-waiting-room-full", {"most": 50})
    hall.cut(phones[3])
    late = hall.knock()
    assert waiting(late).ahead == 49
    hall.open_doors()
    hall.run(2)
    assert late.is_in


def test_no_address_takes_all_places_by_coming_over_and_over(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_FROM_ADDRESS", 3)
    hall = open_hall()
    first, *others = hall.knock_all(3)
    hall.run(1)
    for phone in others:
        hall.cut(phone)
    late = hall.knock()
    (declined,) = late.of(Declined)
    assert declined.refusal == "table-too-many"
    assert len(hall.table.members) == 4
    # Whoever is there comes back, and others come from elsewhere.
    hall.cut(first)
    again = hall.knock(first.token)
    elsewhere = hall.connect()
    elsewhere.address = "198.51.100.7"
    hall.say(elsewhere, Join(id="join", code=hall.room.code, token=elsewhere.token))
    hall.run(1)
    assert again.is_in
    assert elsewhere.is_in


def test_doors_that_close_again_send_nobody_away(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.store.seconds = 0.01
    phones = hall.knock_all(300)
    hall.run(1)
    hall.open_doors(are_open=False)
    hall.run(5)
    inside = [phone for phone in phones if phone.is_in]
    outside = [phone for phone in phones if not phone.is_in]
    assert len(inside) >= 20
    assert len(outside) >= 100
    assert not any(phone.of(Declined) for phone in phones)
    assert {waiting(phone).reason for phone in outside} == {WaitReason.DOORS}
    assert [waiting(phone).ahead for phone in outside[:50]] == [*range(50)]
    hall.open_doors()
    assert hall.run(60, lambda: all(phone.is_in for phone in phones))
    assert members(phones) == sorted(members(phones))


def test_nothing_but_waiting_can_be_asked_for_in_the_waiting_room(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.open_doors(are_open=False)
    phone = hall.knock()
    hall.say(phone, Sit(id="s"))
    hall.say(phone, Resume(id="r", code=hall.room.code, token=phone.token))
    hall.run(1)
    refused = [message.refusal for message in phone.of(Declined)]
    assert refused == ["wire-not-joined", "wire-joined-already"]
    hall.open_doors()
    assert phone.is_in


def test_whoever_waits_is_told_so_now_and_then_and_not_too_often(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.open_doors(are_open=False)
    phones = hall.knock_all(3_000)
    before = [phone.bytes for phone in phones]
    hall.run(60)
    told = [len(phone.of(Waiting)) for phone in phones]
    assert min(told) >= 60 / REPEAT
    assert max(told) <= 60 / REPEAT + 3
    assert max(now.bytes - then for now, then in zip(phones, before, strict=True)) < 3_000


def test_an_event_that_becomes_a_usual_party_answers_all_who_wait(open_hall: OpenHall) -> None:
    hall = open_hall()
    hall.open_doors(are_open=False)
    phones = hall.knock_all(3)
    settings = replace(hall.table.settings, event=None)
    hall.say(hall.host, Configure(id="c", settings=settings))
    hall.run(1)
    assert [phone.of(Declined)[0].refusal for phone in phones] == ["table-locked"] * 3


@pytest.mark.parametrize(
    ("number", "told"), [(0, 0), (99, 99), (100, 100), (101, 110), (12_001, 13_000)]
)
def test_long_queues_are_rounded_up(number: int, told: int) -> None:
    assert rounded(number) == told


# Approval


def knock_and_listen(hall: Hall) -> Listener:
    phone = hall.knock(kind=Listener)
    assert isinstance(phone, Listener)
    return phone


def test_who_waits_for_approval_is_told_nothing_else_until_a_host_lets_them_in(
    open_hall: OpenHall,
) -> None:
    hall = open_hall(APPROVED)
    ben = knock_and_listen(hall)
    hall.run(1)
    assert [type(message) for message in ben.kept] == [Welcome, Waiting]
    assert waiting(ben).reason is WaitReason.APPROVAL
    for _ in range(3):
        hall.knock()
    hall.say(hall.host, React(id="wow", reaction=Reaction.WOW))
    hall.say(ben, React(id="r", reaction=Reaction.WOW))
    hall.say(ben, Sit(id="s"))
    hall.run(30)
    assert {type(message) for message in ben.kept} == {Welcome, Waiting, Declined}
    assert {one.refusal for one in ben.of(Declined)} == {"table-waits-for-approval"}
    hall.say(hall.host, Admit(id="a", members=(1,)))
    hall.run(1)
    (snapshot,) = ben.of(Snapshot)
    assert snapshot.you.next
    assert not ben.of(Reacted)
    told = len(ben.of(Waiting))
    hall.say(hall.host, ShowMessage(id="m", text="Hello"))
    hall.run(30)
    assert len(ben.of(Waiting)) == told
    assert ben.of(Update)[-1].table.message == "Hello"


def test_who_waits_for_approval_can_come_back_be_sent_away_and_leave(open_hall: OpenHall) -> None:
    hall = open_hall(APPROVED)
    ben, cleo, dan = (knock_and_listen(hall) for _ in range(3))
    hall.run(1)
    hall.cut(ben)
    again = hall.connect(ben.token, Listener)
    hall.say(again, Resume(id="back", code=hall.room.code, token=ben.token))
    hall.run(3)
    assert {type(message) for message in again.kept} == {Waiting}
    assert [waiting(one).ahead for one in (again, cleo, dan)] == [0, 1, 2]
    hall.say(hall.host, Remove(id="x", member=2))
    hall.say(dan, Leave(id="bye"))
    hall.run(1)
    assert cleo.of(Goodbye)
    assert cleo.closed
    assert dan.closed
    hall.say(hall.host, Admit(id="all", members=None))
    hall.run(1)
    assert again.is_in
    assert [*hall.table.lineup] == [1]


def test_a_thousand_are_let_in_with_one_tap(open_hall: OpenHall) -> None:
    hall = open_hall(APPROVED)
    phones = hall.knock_all(1_000)
    assert hall.run(60, lambda: len(hall.table.pending) == 1_000)
    hall.say(hall.host, Admit(id="all", members=None))
    hall.run(2)
    assert all(phone.is_in for phone in phones)
    assert len(hall.table.lineup) == 1_000
