"""RequestContext again under the same id is asking once: networks repeat themselves."""

from __future__ import annotations

import pytest

from fifties.core.refusals import Refused
from fifties.table import refusals, requests
from fifties.table.broadcast import snapshot
from fifties.table.entries import SeatTaken
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.runner import ANSWERS_KEPT, LogRow
from fifties.table.settings import TableSettings

from tables import SimulatedTable

GAMES: list[TableSettings] = [FiftySettings(), FiftyFiftySettings()]


def test_a_request_that_is_repeated_changes_nothing() -> None:
    live = SimulatedTable()
    live.seat(1)
    assert len(live.ask(0, requests.AddBot, id="bot", level="beginner")) == 2
    before = live.snapshot(0)
    assert live.ask(0, requests.AddBot, id="bot", level="beginner") == []
    assert live.snapshot(0) == before


def test_another_request_under_the_same_id_is_refused() -> None:
    live = SimulatedTable()
    live.seat(1)
    live.ask(0, requests.Lock, id="x", locked=True)
    assert live.refusal(0, requests.Lock, id="x", locked=False) == refusals.IdUsed()
    assert live.ask(0, requests.Lock, id="x", locked=True) == []


def test_a_refusal_is_repeated_even_if_the_request_would_now_be_granted() -> None:
    live = SimulatedTable(FiftySettings(seats=3))
    live.seat(4)
    assert live.refusal(3, requests.Sit, id="sit") == refusals.Full(3)
    live.ask(1, requests.Stand)
    assert live.refusal(3, requests.Sit, id="sit") == refusals.Full(3)
    live.ask(3, requests.Sit, id="sit again")


def test_ids_are_everybodys_own() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.ask(0, requests.Stand, id="1")
    live.ask(1, requests.Stand, id="1")
    assert live.table.lineup == {}


@pytest.mark.parametrize("settings", GAMES)
def test_an_action_that_is_repeated_is_done_once(settings: TableSettings) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    live.start()
    action = live.decide(live.play, 0, 0)
    assert len(live.ask(0, requests.Act, id="act", action=action)) == 1
    assert live.ask(0, requests.Act, id="act", action=action) == []
    live.play_on()
    assert live.ask(0, requests.Act, id="act", action=action) == []


def test_a_start_that_is_repeated_after_the_game_is_no_rematch() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.ask(0, requests.Start, id="start")
    live.play_on()
    assert live.ask(0, requests.Start, id="start") == []
    assert live.table.games == 1


def test_who_has_left_hears_again_that_they_have() -> None:
    live = SimulatedTable()
    live.seat(2)
    live.ask(1, requests.Leave, id="bye")
    assert live.ask(1, requests.Leave, id="bye") == []


@pytest.mark.parametrize("settings", GAMES)
def test_what_was_carried_out_is_not_carried_out_again_after_a_restart(
    settings: TableSettings,
) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    live.ask(0, requests.Start, id="start")
    live.wake()
    seat, *_ = live.to_act()
    action = live.decide(live.play, seat, 0)
    live.ask(seat, requests.Act, id="act", action=action)
    again = live.after_a_restart(live.rows)
    before = snapshot(again.table, 0)
    assert again.ask(seat, requests.Act, id="act", action=action) == []
    assert again.ask(0, requests.Start, id="start") == []
    assert snapshot(again.table, 0) == before


def test_a_request_that_changed_nothing_changes_nothing_after_a_restart() -> None:
    live = SimulatedTable()
    live.seat(1)
    assert live.ask(0, requests.Lock, id="x", locked=False) == []
    again = live.after_a_restart(live.rows)
    assert again.ask(0, requests.Lock, id="x", locked=False) == []


def test_a_refusal_is_the_same_after_a_restart() -> None:
    live = SimulatedTable()
    live.seat(2)
    first = live.refusal(1, requests.Start, id="start")
    again = live.after_a_restart(live.rows)
    with pytest.raises(Refused) as caught:
        again.ask(1, requests.Start, id="start")
    assert caught.value.refusal == first


def test_the_last_requests_are_known_again_and_no_more() -> None:
    live = SimulatedTable()
    live.seat(1)
    for number in range(ANSWERS_KEPT + 1):
        live.ask(0, requests.Lock, id=str(number), locked=number % 2 == 0)
    assert live.table.locked
    assert live.ask(0, requests.Lock, id="1", locked=False) == []
    assert len(live.ask(0, requests.Lock, id="0", locked=False)) == 1


def test_a_request_that_may_be_forgotten_is_told_from_one_that_never_came() -> None:
    live = SimulatedTable()
    live.seat(2)
    sent = live.table.version
    for number in range(ANSWERS_KEPT):
        assert not live.runner.may_have_forgotten(0, sent)
        live.ask(0, requests.Rename, id=f"name {number}", name=f"Name {number}")
    # Whatever came from elsewhere at that version may have been the first of all these.
    live.ask(0, requests.Rename, id="one more", name="One more")
    assert live.runner.may_have_forgotten(0, sent)
    assert not live.runner.may_have_forgotten(0, live.table.version)
    assert not live.runner.may_have_forgotten(1, sent)


def test_what_the_log_tells_of_a_request_counts_more_than_an_earlier_refusal() -> None:
    live = SimulatedTable(FiftySettings(seats=3))
    live.seat(4)
    assert live.refusal(3, requests.Sit, id="sit") == refusals.Full(3)
    live.ask(1, requests.Stand)
    # Another process, which has not heard of the refusal, owned the table for a while.
    version = live.table.version
    live.runner.restore([LogRow(version + 1, live.now, SeatTaken(3), 3, "sit")])
    assert live.ask(3, requests.Sit, id="sit") == []
