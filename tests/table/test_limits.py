"""What one table takes: nobody can fill a disk or a memory through it."""

from __future__ import annotations

import pytest

from fifties.core.refusals import Refused
from fifties.table import lobby, refusals, requests, runner
from fifties.table.entries import Role

from tables import SimulatedTable


def test_a_table_at_which_too_much_has_happened_takes_no_more_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = SimulatedTable()
    (ana,) = live.seat(1)
    monkeypatch.setattr(runner, "MOST_ENTRIES", live.table.version + 1)
    monkeypatch.setattr(runner, "ENTRIES_A_PERSON", 1)
    live.ask(ana, requests.Lock, locked=True)
    assert live.refusal(ana, requests.Lock, locked=False) == refusals.LogFull()
    live.ask(ana, requests.Leave)
    with pytest.raises(Refused) as caught:
        live.join("Ben")
    assert caught.value.refusal == refusals.LogFull()


def test_more_may_happen_where_many_people_are(monkeypatch: pytest.MonkeyPatch) -> None:
    live = SimulatedTable()
    ana, ben, _ = live.seat(3)
    monkeypatch.setattr(runner, "MOST_ENTRIES", 1)
    monkeypatch.setattr(runner, "ENTRIES_A_PERSON", live.table.version)
    live.ask(ana, requests.Lock, locked=True)
    # Nobody makes room by coming and going: who was sent away counts no more.
    monkeypatch.setattr(runner, "ENTRIES_A_PERSON", live.table.version // 3 + 1)
    live.ask(ana, requests.Remove, member=ben)
    assert live.refusal(ana, requests.Lock, locked=False) == refusals.LogFull()


def test_only_so_many_may_ever_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_MEMBERS", 3)
    live = SimulatedTable()
    ana, ben, _ = live.seat(3)
    live.ask(ana, requests.Remove, member=ben)
    with pytest.raises(Refused) as caught:
        live.join("Ben")
    assert caught.value.refusal == refusals.TooMany(3)
    assert live.refusal(ana, requests.AddBot, level="beginner") == refusals.TooMany(3)


def test_only_so_many_may_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_WATCHERS", 2)
    live = SimulatedTable()
    live.seat(1)
    live.join("Wes", Role.SPECTATOR)
    live.join("Zoe", Role.STAGE)
    with pytest.raises(Refused) as caught:
        live.join("Xia", Role.SPECTATOR)
    assert caught.value.refusal == refusals.TooMany(2)
