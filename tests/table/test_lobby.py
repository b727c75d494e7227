"""Who is at the table: people and bots who come, go, and are sent away."""

from __future__ import annotations

import pytest

from fifties.bots import levels
from fifties.core.refusals import Refusal, Refused
from fifties.table import refusals, requests
from fifties.table.entries import MemberId, Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.member_names import NameEmpty, NameTooLong, name_key
from fifties.table.settings import Pace

from tables import SimulatedTable, kinds, token_of


def members(live: SimulatedTable) -> list[MemberId]:
    """Who plays the next game, or this one."""
    return [seat.member for seat in live.snapshot(live.host).table.seats]


def join_refusal(live: SimulatedTable, token: str = "", device: str = "") -> Refusal:
    """Return why somebody cannot come in."""
    before = live.table.version
    with pytest.raises(Refused) as caught:
        live.join("Mia", token=token, device=device)
    assert live.table.version == before
    return caught.value.refusal


@pytest.mark.parametrize("level", levels("fifty"))
def test_bots_come_at_the_level_they_were_asked_for(level: str) -> None:
    live = SimulatedTable(FiftySettings(seats=4))
    live.seat(1)
    live.add_bots(3, level)
    assert [seat.bot for seat in live.snapshot(0).table.seats] == [None, level, level, level]


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    live = SimulatedTable()
    live.seat(1)
    refusal = live.refusal(0, requests.AddBot, level="genius")
    assert refusal == refusals.NoSuchLevel("genius", ", ".join(levels("fifty")))


def test_a_bot_needs_a_free_seat() -> None:
    live = SimulatedTable(FiftySettings(seats=3))
    live.seat(3)
    assert live.refusal(0, requests.AddBot, level="beginner") == refusals.Full(3)


def test_the_latest_bot_makes_way_for_a_person_at_a_full_table() -> None:
    live = SimulatedTable(FiftyFiftySettings(seats=3))
    live.seat(1)
    live.add_bots(2)
    came = live.join("Ben")
    assert members(live) == [0, 1, came]
    assert live.table.members[2].gone


def test_a_person_who_finds_only_people_watches() -> None:
    live = SimulatedTable(FiftySettings(seats=3))
    live.seat(3)
    came = live.join("Zoe")
    assert members(live) == [0, 1, 2]
    assert live.table.members[came].role is Role.SPECTATOR
    assert live.refusal(came, requests.Sit) == refusals.Full(3)
    live.ask(1, requests.Stand)
    live.ask(came, requests.Sit)
    assert members(live) == [0, 2, came]


def test_a_bot_makes_way_for_a_spectator_who_sits_down() -> None:
    live = SimulatedTable(FiftySettings(seats=3))
    live.seat(2)
    live.add_bots(1)
    watcher = live.join("Zoe", Role.SPECTATOR)
    assert members(live) == [0, 1, 2]
    live.ask(watcher, requests.Sit)
    assert members(live) == [0, 1, watcher]


def test_a_locked_table_lets_nobody_new_in_and_everybody_back() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.ask(0, requests.Lock, locked=True)
    assert live.ask(0, requests.Lock, locked=True) == []
    assert join_refusal(live) == refusals.Locked()
    live.disconnect(1)
    assert live.runner.member_with(token_of(1)) == 1
    live.connect(1)
    assert live.snapshot(1).you.next
    assert live.snapshot(1).table.locked
    live.ask(0, requests.Lock, locked=False)
    live.join("Mia")


def test_renaming_keeps_the_seat() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.ask(1, requests.Rename, name="  Benjamin ")
    assert members(live) == [0, 1, 2]
    assert live.snapshot(1).you.name == "Benjamin"
    live.join("Ben")
    assert live.table.members[3].name == "Ben"


def test_the_host_may_rename_anybody_and_others_only_themselves() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.add_bots(1)
    live.ask(0, requests.Rename, member=1, name="Bob")
    live.ask(0, requests.Rename, member=2, name="Robot")
    assert [live.table.members[m].name for m in (1, 2)] == ["Bob", "Robot"]
    assert live.refusal(1, requests.Rename, member=0, name="Anna") == refusals.HostOnly()
    assert live.refusal(0, requests.Rename, member=9, name="X") == refusals.NoSuchMember(9)


def test_no_two_have_the_same_name() -> None:
    live = SimulatedTable()
    for name in ("Ana", "ana", " ANA ", "Ben"):
        live.join(name)
    live.join()
    live.add_bots(2)
    keys = [name_key(member.name) for member in live.table.members.values()]
    assert len({*keys}) == len(keys) == 7
    assert live.refusal(3, requests.Rename, name="aNa") == refusals.NameTaken("aNa")
    live.ask(3, requests.Rename, name="BEN")
    assert live.table.members[3].name == "BEN"
    assert live.ask(3, requests.Rename, name="BEN") == []


def test_a_name_that_nobody_can_read_is_refused() -> None:
    live = SimulatedTable()
    live.seat(1)
    assert live.refusal(0, requests.Rename, name=" \u200b ") == NameEmpty()
    assert live.refusal(0, requests.Rename, name="x" * 25) == NameTooLong(25, 24)


def test_who_was_removed_may_come_again_with_a_new_token() -> None:
    live = SimulatedTable()
    live.join("Ana")
    live.join("Ben", device="phone")
    live.ask(0, requests.Remove, member=1)
    assert live.runner.member_with(token_of(1)) is None
    assert members(live) == [0]
    again = live.join("Ben", device="phone")
    assert live.table.members[again].name == "Ben"
    assert members(live) == [0, again]


def test_who_is_banned_comes_again_with_neither_token_nor_device() -> None:
    live = SimulatedTable()
    live.join("Ana")
    live.join("Ben", device="phone")
    live.ask(0, requests.Ban, member=1)
    assert live.runner.member_with(token_of(1)) is None
    assert join_refusal(live, token=token_of(1)) == refusals.Banned()
    assert join_refusal(live, device="phone") == refusals.Banned()
    live.join("Cleo", device="tablet")


def test_banning_somebody_without_a_known_device_bars_nobody_else() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.ask(0, requests.Ban, member=1)
    live.join("Cleo")
    live.add_bots(1)
    live.ask(0, requests.Ban, member=3)
    live.join("Dan")
    assert live.people == [0, 2, 4]


@pytest.mark.parametrize("kind", [requests.Remove, requests.Ban])
def test_the_host_sends_everybody_away_but_themselves(
    kind: type[requests.Remove | requests.Ban],
) -> None:
    live = SimulatedTable()
    live.seat(2)
    live.add_bots(1)
    assert live.refusal(0, kind, member=0) == refusals.NotYourself()
    assert live.refusal(0, kind, member=8) == refusals.NoSuchMember(8)
    live.ask(0, kind, member=1)
    live.ask(0, kind, member=2)
    assert live.refusal(0, kind, member=1) == refusals.NoSuchMember(1)
    assert members(live) == [0]


@pytest.mark.parametrize("kind", [requests.Remove, requests.Ban])
def test_a_bot_plays_on_for_whoever_is_sent_away_in_a_game(
    kind: type[requests.Remove | requests.Ban],
) -> None:
    live = SimulatedTable()
    live.seat(4)
    live.start()
    live.ask(0, kind, member=2)
    live.disconnect(2)
    assert live.snapshot(0).table.seats[2].kept
    assert live.snapshot(0).table.watching == 0
    live.play_on()
    assert live.play.over
    assert members(live) == [0, 1, 3]


def test_a_bot_removed_in_a_game_plays_it_to_its_end() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.add_bots(1)
    live.start()
    live.ask(0, requests.Remove, member=3)
    live.play_on()
    assert live.play.over
    assert members(live) == [0, 1, 2]


def test_on_a_smaller_table_bots_leave_first_and_then_the_latest_people_stand() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.add_bots(2)
    live.seat(3)
    rows = live.ask(0, requests.Configure, settings=FiftySettings(seats=6))
    assert kinds(rows) == ["settings-changed", "removed"]
    assert members(live) == [0, 1, 2, 4, 5, 6]
    live.ask(0, requests.Configure, settings=FiftySettings(seats=3))
    assert members(live) == [0, 1, 4]
    assert {person.member for person in live.snapshot(0).table.people} == {5, 6}
    assert not live.snapshot(6).you.next


def test_a_party_that_becomes_a_table_keeps_as_many_as_fit() -> None:
    live = SimulatedTable(FiftySettings(party=True))
    live.seat(2)
    live.add_bots(9)
    live.ask(0, requests.Configure, settings=FiftyFiftySettings())
    assert members(live) == [0, 1, 2, 3, 4]


def test_who_leaves_the_lobby_is_gone() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.ask(1, requests.Leave)
    live.disconnect(1)
    assert live.runner.member_with(token_of(1)) is None
    assert members(live) == [0, 2]


def test_who_leaves_a_game_is_kept_a_seat_and_comes_back_to_it() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    live.ask(1, requests.Leave)
    live.disconnect(1)
    assert live.snapshot(0).table.seats[1].kept
    assert live.runner.member_with(token_of(1)) == 1
    live.until(lambda: live.play.state.picks[1] is not None)
    live.connect(1)
    assert not live.snapshot(0).table.seats[1].kept
    assert live.snapshot(1).you.seat == 1
    assert live.ask(1, requests.Leave)
    assert live.ask(1, requests.Leave) == []


def test_who_left_in_a_game_does_not_play_the_next() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(4)
    live.start()
    live.ask(3, requests.Leave)
    live.disconnect(3)
    live.play_on()
    assert members(live) == [0, 1, 2]


def test_no_more_can_watch_than_a_table_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifties.table.lobby.MOST_WATCHERS", 2)
    live = SimulatedTable(FiftySettings(seats=3))
    live.join("Ana", Role.STAGE)
    live.join("Zoe", Role.SPECTATOR)
    with pytest.raises(Refused) as caught:
        live.join("Yan", Role.SPECTATOR)
    assert caught.value.refusal == refusals.TooMany(2)
    live.seat(3)
    assert join_refusal(live) == refusals.TooMany(2)


def test_who_left_a_game_and_did_not_come_back_is_gone_when_it_is_over() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(5)
    live.start()
    for member in (1, 2):
        live.ask(member, requests.Leave)
        live.disconnect(member)
    live.connect(2)
    live.play_on()
    assert live.table.record is not None
    assert live.table.members[1].gone
    assert not live.table.members[2].gone
    live.start()
    live.disconnect(2)
    live.play_on()
    assert not live.table.members[2].gone
    assert [person.member for person in live.snapshot(0).table.people] == [2]
