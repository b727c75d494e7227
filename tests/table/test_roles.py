"""Host, player, big screen and spectator: roles that go together in any way."""

from __future__ import annotations

from typing import Any

import pytest

from fifties.games.fifty.view import FiftyView
from fifties.table import refusals, requests
from fifties.table.entries import Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.paces import GRACE, HOSTS_GRACE, SPECTATORS_GRACE
from fifties.table.settings import Pace

from tables import SimulatedTable, kinds

HOSTS_REQUESTS: list[tuple[Any, dict[str, Any]]] = [
    (requests.Configure, {"settings": FiftySettings()}),
    (requests.Remove, {"member": 0}),
    (requests.Ban, {"member": 0}),
    (requests.Lock, {"locked": True}),
    (requests.AddBot, {"level": "beginner"}),
    (requests.PassHost, {"member": 1}),
    (requests.AddHost, {"member": 1}),
    (requests.RemoveHost, {"member": 0}),
    (requests.Admit, {"members": None}),
    (requests.ShowMessage, {"text": "Hello"}),
    (requests.CloseChoices, {"seconds": 10}),
    (requests.Start, {}),
    (requests.Pause, {"paused": True}),
    (requests.Skip, {}),
    (requests.Hurry, {"seat": 0}),
    (requests.Abandon, {}),
]


@pytest.mark.parametrize("role", Role)
def test_the_first_to_come_is_the_host_whatever_they_came_for(role: Role) -> None:
    live = SimulatedTable()
    first = live.join("Ana", role)
    second = live.join("Ben")
    assert live.table.host == first
    assert live.snapshot(first).you.host
    assert not live.snapshot(second).you.host


@pytest.mark.parametrize("role", [Role.STAGE, Role.SPECTATOR])
@pytest.mark.parametrize("settings", [FiftySettings(), FiftyFiftySettings()])
def test_a_host_who_does_not_play_can_run_a_whole_game(
    role: Role, settings: FiftySettings | FiftyFiftySettings
) -> None:
    live = SimulatedTable(settings)
    host = live.join("Ana", role)
    players = live.seat(3)
    live.start()
    assert live.play.seats == tuple(players)
    you = live.snapshot(host).you
    assert (you.host, you.seat, you.next) == (True, None, False)
    live.ask(host, requests.Pause, paused=True)
    live.ask(host, requests.Pause, paused=False)
    live.play_on()
    assert live.play.over


def test_a_host_may_have_a_seat() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    you = live.snapshot(live.host).you
    assert (you.host, you.seat, you.next) == (True, 0, True)


@pytest.mark.parametrize("role", [Role.STAGE, Role.SPECTATOR])
def test_who_watches_sees_the_game_as_nobody_in_particular_and_cannot_act(role: Role) -> None:
    live = SimulatedTable()
    live.seat(3)
    watcher = live.join("Zoe", role)
    live.start()
    snapshot = live.snapshot(watcher)
    assert isinstance(snapshot.view, FiftyView)
    assert snapshot.view.viewer is None
    shown = {person.member: person.role for person in snapshot.table.people}
    assert shown == {watcher: role}
    action = live.decide(live.play, 0, 0)
    assert live.refusal(watcher, requests.Act, action=action) == refusals.SeatOnly()
    assert live.refusal(watcher, requests.GotIt) == refusals.SeatOnly()
    assert live.refusal(watcher, requests.Queue, card=1) == refusals.SeatOnly()
    assert live.refusal(watcher, requests.AddSalt, salt="pepper") == refusals.SeatOnly()


def test_a_spectator_may_sit_down_and_stand_up_again() -> None:
    live = SimulatedTable()
    live.seat(2)
    watcher = live.join("Zoe", Role.SPECTATOR)
    live.ask(watcher, requests.Sit)
    assert [seat.member for seat in live.snapshot(watcher).table.seats] == [0, 1, watcher]
    assert live.snapshot(watcher).you.next
    assert live.ask(watcher, requests.Sit) == []
    live.ask(watcher, requests.Stand)
    assert live.snapshot(watcher).table.seated == 2
    assert live.ask(watcher, requests.Stand) == []


def test_who_stands_up_in_a_game_plays_it_to_its_end() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(4)
    live.start()
    live.ask(2, requests.Stand)
    assert live.snapshot(2).you.seat == 2
    live.play_on()
    live.ask(0, requests.Start)
    assert live.play.seats == (1, 3, 0)


def test_a_leaving_host_hands_the_role_to_somebody_who_is_here_players_first() -> None:
    live = SimulatedTable()
    host, watcher = live.join("Ana"), live.join("Zoe", Role.SPECTATOR)
    absent, player = live.join("Ben"), live.join("Cleo")
    live.add_bots(1)
    live.disconnect(absent)
    live.ask(host, requests.Leave)
    assert live.table.host == player
    live.ask(player, requests.Leave)
    assert live.table.host == watcher


def test_a_host_who_leaves_in_a_game_hands_the_role_on_and_keeps_the_seat() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    assert kinds(live.ask(0, requests.Leave)) == ["host-passed", "seat-left", "bot-took-over"]
    assert live.table.host == 1
    assert live.snapshot(0).you.seat == 0


def test_when_nobody_is_left_the_role_lies_there_for_whoever_comes() -> None:
    live = SimulatedTable()
    host, absent = live.seat(2)
    live.disconnect(absent)
    live.ask(host, requests.Leave)
    assert live.table.host is None
    live.disconnect(host)
    live.connect(absent)
    live.ask(absent, requests.ClaimHost)
    assert live.table.host == absent


def test_the_host_can_pass_the_role_on_to_people_only() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.add_bots(1)
    assert live.refusal(0, requests.PassHost, member=2) == refusals.NoSuchMember(2)
    assert live.refusal(0, requests.PassHost, member=9) == refusals.NoSuchMember(9)
    assert live.ask(0, requests.PassHost, member=0) == []
    live.ask(0, requests.PassHost, member=1)
    assert live.table.host == 1
    assert live.refusal(0, requests.Start) == refusals.HostOnly()


def test_the_role_can_be_claimed_only_when_the_host_has_been_away_for_the_grace() -> None:
    live = SimulatedTable()
    live.seat(2)
    assert live.refusal(1, requests.ClaimHost) == refusals.HostIsHere()
    live.disconnect(0)
    live.advance(GRACE - 0.1)
    assert live.refusal(1, requests.ClaimHost) == refusals.HostJustLeft(1)
    live.advance(0.1)
    live.ask(1, requests.ClaimHost)
    assert live.table.host == 1
    assert live.ask(1, requests.ClaimHost) == []


def test_a_host_who_comes_back_in_time_is_still_the_host() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.disconnect(0)
    live.advance(GRACE * 2)
    live.connect(0)
    live.advance(GRACE * 2)
    assert live.refusal(1, requests.ClaimHost) == refusals.HostIsHere()
    assert live.snapshot(0).you.host


def test_a_host_whose_role_was_claimed_takes_it_back_when_they_like() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.disconnect(0)
    live.advance(GRACE)
    live.ask(1, requests.ClaimHost)
    live.connect(0)
    assert not live.snapshot(0).you.host
    assert live.refusal(1, requests.Ban, member=0) == refusals.HostsOwn()
    live.ask(0, requests.ClaimHost)
    assert live.snapshot(0).you.host
    assert live.refusal(1, requests.ClaimHost) == refusals.HostIsHere()


def test_a_host_who_never_comes_back_can_be_sent_away_in_the_end() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.disconnect(0)
    live.advance(GRACE)
    live.ask(1, requests.ClaimHost)
    live.advance(HOSTS_GRACE - GRACE - 1)
    assert live.refusal(1, requests.Remove, member=0) == refusals.HostsOwn()
    live.advance(1)
    live.ask(1, requests.Remove, member=0)
    assert live.table.members[0].gone
    assert live.people == [1]
    assert live.host == 1


def test_a_host_who_handed_the_role_on_cannot_take_it_back() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.ask(0, requests.PassHost, member=1)
    assert live.refusal(0, requests.ClaimHost) == refusals.HostIsHere()


def test_whoever_plays_may_claim_the_role_before_a_spectator_may() -> None:
    live = SimulatedTable()
    live.seat(2)
    watcher = live.join("Wes", Role.SPECTATOR)
    live.disconnect(0)
    live.advance(GRACE)
    wait = refusals.HostJustLeft(int(SPECTATORS_GRACE - GRACE))
    assert live.refusal(watcher, requests.ClaimHost) == wait
    live.advance(SPECTATORS_GRACE)
    live.ask(watcher, requests.ClaimHost)
    assert live.host == watcher


def test_a_host_with_a_second_screen_is_here_until_both_are_dark() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.connect(0)
    live.disconnect(0)
    live.advance(GRACE * 2)
    assert live.refusal(1, requests.ClaimHost) == refusals.HostIsHere()
    live.disconnect(0)
    live.advance(GRACE)
    live.ask(1, requests.ClaimHost)
    assert live.host == 1


def test_after_a_restart_nobody_takes_the_role_before_the_host_could_come() -> None:
    before = SimulatedTable()
    before.seat(2)
    live = before.after_a_restart(before.rows)
    live.now = 1000.0
    live.connect(1)
    assert live.refusal(1, requests.ClaimHost) == refusals.HostJustLeft(int(GRACE))
    live.advance(GRACE)
    live.ask(1, requests.ClaimHost)
    assert live.table.host == 1


@pytest.mark.parametrize(("kind", "fields"), HOSTS_REQUESTS)
@pytest.mark.parametrize("playing", [False, True])
def test_only_the_host_may_ask_for_what_is_the_hosts(
    kind: Any, fields: dict[str, Any], playing: bool
) -> None:
    live = SimulatedTable()
    live.seat(3)
    watcher = live.join("Zoe", Role.STAGE)
    if playing:
        live.start()
    assert live.refusal(1, kind, **fields) == refusals.HostOnly()
    assert live.refusal(watcher, kind, **fields) == refusals.HostOnly()


@pytest.mark.parametrize("kind", [requests.Sit, requests.Leave, requests.ClaimHost])
def test_who_has_left_may_ask_for_nothing(kind: Any) -> None:
    live = SimulatedTable()
    live.seat(2)
    live.ask(1, requests.Leave)
    assert live.refusal(1, kind) == refusals.NoSuchMember(1)


def test_who_was_removed_from_a_game_cannot_act_in_it() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    live.ask(0, requests.Remove, member=1)
    action = live.decide(live.play, 1, 0)
    assert live.refusal(1, requests.Act, action=action) == refusals.NoSuchMember(1)


def test_who_was_never_here_may_ask_for_nothing() -> None:
    live = SimulatedTable()
    live.seat(2)
    assert live.refusal(7, requests.Sit) == refusals.NoSuchMember(7)
