"""An event: its settings, approval by hosts, several hosts, messages, and the close of choosing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from fifties.core.refusals import IllegalSetup
from fifties.table import refusals, requests
from fifties.table.entries import Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.hosts import MOST_HOSTS
from fifties.table.lobby import LONGEST_MESSAGE, MOST_BIG_SCREENS
from fifties.table.paces import SPECTATORS_GRACE
from fifties.table.registry import check

from tables import SimulatedTable

EVENT = EventSettings(title="Fifty am See")
APPROVED = replace(EVENT, approval=True)


def party(event: EventSettings | None = EVENT, **fields: Any) -> FiftySettings:
    return FiftySettings(party=True, event=event, **fields)


@pytest.mark.parametrize(
    ("settings", "refusal"),
    [
        (FiftySettings(event=EVENT), refusals.EventNeedsParty()),
        (FiftyFiftySettings(event=EVENT), refusals.EventNeedsParty()),
        (party(EventSettings(title=" \u200b ")), refusals.EventTitleEmpty()),
        (party(EventSettings(title="é" * 81)), refusals.EventTitleTooLong(81, 80)),
        (
            party(EventSettings(title="A", colours=("#FFFFFF", "red"))),
            refusals.EventColour("red"),
        ),
        (
            party(EventSettings(title="A", show_seconds=29)),
            refusals.EventShowSeconds(29, 30, 900),
        ),
    ],
)
def test_an_event_that_cannot_be_held_is_refused(settings: Any, refusal: object) -> None:
    with pytest.raises(IllegalSetup) as caught:
        check(settings)
    assert caught.value.refusal == refusal


def test_titles_of_any_script_are_tidied_and_kept() -> None:
    for title in ("Große Fünfzig", "五十大会", "e\u0301te\u0301 🎉", "العدّ الكبير", "x" * 80):
        check(party(EventSettings(title=f"  {title} \n")))
    assert EventSettings(title=" a \n b ").title == "a b"
    assert EventSettings(title="a", colours=("#FFFFFF", "#AB12CD")).colours[1] == "#ab12cd"


def test_hosts_let_in_whoever_waits_for_approval() -> None:
    live = SimulatedTable(party(APPROVED))
    host = live.join("Ana", Role.SPECTATOR)
    ben, cleo, dan = (live.join(name) for name in ("Ben", "Cleo", "Dan"))
    assert not live.table.lineup
    assert live.snapshot(host).table.pending == 3
    assert [one.name for one in live.snapshot(host).you.pending] == ["Ben", "Cleo", "Dan"]
    for kind, fields in ((requests.Sit, {}), (requests.AddSalt, {"salt": "x"})):
        assert live.refusal(ben, kind, **fields) == refusals.WaitsForApproval()
    live.ask(host, requests.Admit, members=(cleo,))
    assert [*live.table.lineup] == [cleo]
    live.ask(host, requests.Remove, member=ben)
    live.ask(host, requests.Admit, members=None)
    assert [*live.table.lineup] == [cleo, dan]
    assert live.snapshot(host).you.pending == live.snapshot(cleo).you.pending == ()
    assert live.ask(host, requests.Admit, members=None) == []


def test_whoever_waits_for_approval_may_leave_and_is_no_host() -> None:
    live = SimulatedTable(party(APPROVED))
    host, ben = live.join("Ana"), live.join("Ben")
    assert live.refusal(host, requests.AddHost, member=ben) == refusals.NoSuchMember(ben)
    assert live.refusal(host, requests.PassHost, member=ben) == refusals.NoSuchMember(ben)
    live.ask(ben, requests.Leave)
    assert not live.table.pending


def test_without_approval_all_who_wait_for_it_are_let_in() -> None:
    live = SimulatedTable(party(APPROVED))
    host, ben = live.join("Ana"), live.join("Ben")
    live.ask(host, requests.Configure, settings=party(EVENT))
    assert [*live.table.lineup] == [host, ben]


def test_big_screens_come_through_closed_doors_but_not_without_end() -> None:
    live = SimulatedTable(party())
    host = live.join("Ana")
    live.ask(host, requests.Lock, locked=True)
    for _ in range(MOST_BIG_SCREENS):
        live.join(role=Role.STAGE)
    for role, refusal in (
        (Role.STAGE, refusals.TooMany(MOST_BIG_SCREENS)),
        (Role.SEAT, refusals.Locked()),
    ):
        with pytest.raises(refusals.NotAtThisTable) as caught:
            live.join(role=role)
        assert caught.value.refusal == refusal


def test_several_hosts_do_all_that_one_does_and_the_last_one_stays() -> None:
    live = SimulatedTable(party())
    ana, ben, cleo = live.seat(3)
    live.ask(ana, requests.AddHost, member=ben)
    assert live.snapshot(cleo).table.hosts == (ana, ben)
    assert live.snapshot(ben).you.host
    live.ask(ben, requests.Lock, locked=True)
    live.ask(ben, requests.RemoveHost, member=ana)
    assert live.refusal(ana, requests.Lock, locked=False) == refusals.HostOnly()
    assert live.refusal(ben, requests.RemoveHost, member=ben) == refusals.LastHost()
    assert live.refusal(ben, requests.Leave) == refusals.LastHost()
    live.ask(ben, requests.AddHost, member=cleo)
    live.ask(ben, requests.PassHost, member=ana)
    assert hosts_of(live) == [cleo, ana]
    live.ask(cleo, requests.Leave)
    assert hosts_of(live) == [ana]
    again = live.after_a_restart(live.rows)
    assert hosts_of(again) == [ana]


def test_there_are_only_so_many_hosts() -> None:
    live = SimulatedTable(party())
    people = live.seat(MOST_HOSTS + 1)
    for member in people[1:-1]:
        live.ask(0, requests.AddHost, member=member)
    assert live.refusal(0, requests.AddHost, member=people[-1]) == refusals.TooManyHosts(MOST_HOSTS)


def test_nobody_claims_the_role_among_the_strangers_of_an_event() -> None:
    live = SimulatedTable(party())
    ana, ben = live.seat(2)
    live.disconnect(ana)
    live.advance(10 * SPECTATORS_GRACE)
    assert live.refusal(ben, requests.ClaimHost) == refusals.EventRoleKept()


def hosts_of(live: SimulatedTable) -> list[int]:
    return [*live.table.hosts]


def test_several_hosts_whose_role_was_claimed_take_it_back_together() -> None:
    live = SimulatedTable()
    ana, ben, cleo = live.seat(3)
    live.ask(ana, requests.AddHost, member=ben)
    live.disconnect(ana)
    live.advance(10 * SPECTATORS_GRACE)
    assert live.refusal(cleo, requests.ClaimHost) == refusals.HostIsHere()
    live.disconnect(ben)
    live.advance(10 * SPECTATORS_GRACE)
    live.ask(cleo, requests.ClaimHost)
    assert hosts_of(live) == [cleo]
    live.connect(ben)
    live.ask(ben, requests.ClaimHost)
    assert hosts_of(live) == [ana, ben]


def test_a_message_is_shown_until_it_is_taken_away() -> None:
    live = SimulatedTable(party())
    ana, ben = live.seat(2)
    live.ask(ana, requests.ShowMessage, text="  Türen schließen\n um acht ")
    assert live.snapshot(ben).table.message == "Türen schließen um acht"
    assert live.refusal(ben, requests.ShowMessage, text="Ha") == refusals.HostOnly()
    too_long = "x" * (LONGEST_MESSAGE + 1)
    assert live.refusal(ana, requests.ShowMessage, text=too_long) == refusals.MessageTooLong(
        LONGEST_MESSAGE + 1, LONGEST_MESSAGE
    )
    live.ask(ana, requests.ShowMessage, text=None)
    assert live.snapshot(ben).table.message is None
    usual = SimulatedTable()
    host = usual.join("Ana")
    assert usual.refusal(host, requests.ShowMessage, text="Ha") == refusals.EventOnly()


def choosing(players: int = 9) -> SimulatedTable:
    live = SimulatedTable(party())
    live.seat(players)
    live.start()
    live.advance(1)
    assert live.play.all_choose
    return live


def test_when_choosing_closes_bots_write_for_whoever_has_not() -> None:
    live = choosing()
    for seat in range(4):
        live.act(seat)
    live.ask(0, requests.CloseChoices, seconds=30)
    assert live.snapshot(3).table.closes == live.now + 30
    live.advance(29.5)
    assert len(live.play.owing) == 5
    live.advance(1)
    assert live.play.unreleased
    assert live.snapshot(3).table.closes is None


def test_a_countdown_can_be_moved_taken_back_and_paused() -> None:
    live = choosing()
    live.ask(0, requests.CloseChoices, seconds=30)
    live.ask(0, requests.CloseChoices, seconds=300)
    live.advance(40)
    live.ask(0, requests.CloseChoices, seconds=None)
    assert live.snapshot(0).table.closes is None
    live.advance(40)
    live.ask(0, requests.CloseChoices, seconds=20)
    live.advance(5)
    live.ask(0, requests.Pause, paused=True)
    live.advance(100)
    live.ask(0, requests.Pause, paused=False)
    assert live.snapshot(0).table.closes == live.now + 15
    live.advance(14)
    assert len(live.play.owing) == 9
    live.advance(2)
    assert live.play.unreleased
    assert live.refusal(0, requests.CloseChoices, seconds=5) == refusals.NobodyChooses()


def test_an_event_can_be_retitled_and_its_show_changed_while_a_game_runs() -> None:
    live = choosing()
    live.ask(0, requests.Configure, settings=party(replace(EVENT, show_seconds=60, title="Neu")))
    event = live.snapshot(1).table.settings.event
    assert event is not None
    assert (event.title, event.show_seconds) == ("Neu", 60)
    assert live.refusal(0, requests.Configure, settings=party(None)) == refusals.GameRuns()
