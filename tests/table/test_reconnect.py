"""Catching up: what somebody knew, with the news since then, is what they would be told afresh."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from fifties.core.contract import GameEnded
from fifties.games.fifty.events import Revealed
from fifties.games.fifty.view import Phase
from fifties.games.fifty_fifty.events import Dealt
from fifties.table import entries, requests
from fifties.table.broadcast import Broadcast, snapshot
from fifties.table.entries import MemberId, Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Ready, Tally
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.history import REMEMBERED
from fifties.table.messages import Snapshot, Update
from fifties.table.paces import GRACE
from fifties.table.runner import LogRow
from fifties.table.settings import Clock, Pace, TableSettings
from fifties.table.table import Table

from tables import SimulatedTable, carry, play_game, replay, update

EVENINGS: list[tuple[TableSettings, int]] = [
    *((FiftySettings(pace=pace, clock=Clock.BRISK), 4) for pace in Pace),
    (FiftySettings(danger=True), 7),
    *((FiftyFiftySettings(pace=pace), 3) for pace in (Pace.LIVING_ROOM, Pace.AT_ONCE)),
    (FiftyFiftySettings(edition="tightrope"), 5),
]
PARTIES = [FiftySettings(pace=pace, party=True) for pace in (Pace.STADIUM, Pace.AT_ONCE, Pace.TAP)]


def eventful_game(settings: TableSettings, players: int, seed: int) -> SimulatedTable:
    """Play a game in which people come and go, pause, tap, lay cards ready and think long."""
    live = SimulatedTable(settings, seed)
    live.seat(3)
    live.join("Zoe", Role.STAGE)
    live.add_bots(players - 3)
    live.start()
    live.act(live.people_to_act()[0])
    live.disconnect(2)
    live.advance(GRACE)
    live.join("Yan")
    live.connect(2)
    live.ask(0, requests.Pause, paused=True)
    live.ask(0, requests.Pause, paused=False)
    live.ask(1, requests.Leave)
    if isinstance(settings, FiftyFiftySettings):
        live.ask(2, requests.Queue, card=live.play.state.hand(2)[0])
    live.advance(60)
    live.connect(1)
    while live.table.running is not None:
        live.play_on(lambda: live.play.is_announced)
        if live.play.is_announced and live.play.waiting_for()[0] in {0, 2}:
            live.ask(live.play.seats[live.play.waiting_for()[0]], requests.GotIt)
        if live.play.is_announced:
            live.beat()
    return live


def watchers(table: Table) -> list[MemberId]:
    """Name all people."""
    return [member.id for member in table.members.values() if member.level is None]


def began(live: SimulatedTable) -> int:
    """Tell after which row the last game had begun."""
    return max(row.seq for row in live.rows if isinstance(row.entry, entries.Started))


def versions(rng: Random, member: MemberId, row: LogRow, start: int) -> set[int]:
    """Take the version before a row, and for one of the people some earlier one."""
    oldest = max(start, row.seq - REMEMBERED)
    some = {rng.randrange(oldest, row.seq)} if member == row.seq % 3 and row.seq > start else set()
    return {row.seq - 1, *some}


@pytest.mark.parametrize(("settings", "players"), EVENINGS)
@pytest.mark.parametrize("seed", [1, 2])
def test_news_fold_into_what_everybody_would_be_told_afresh(
    settings: TableSettings, players: int, seed: int
) -> None:
    live, rng = eventful_game(settings, players, seed), Random(seed)
    start, known = began(live), dict[tuple[int, MemberId], Snapshot]()
    for row, table in replay(live.rows):
        for member in watchers(table) if row.seq >= start else ():
            known[row.seq, member] = snapshot(table, member)
            for version in versions(rng, member, row, start):
                if (version, member) in known:
                    told = update(table, member, version)
                    assert carry(known[version, member], told) == known[row.seq, member]


@pytest.mark.parametrize(("settings", "players"), EVENINGS)
def test_who_is_told_nothing_of_their_own_is_told_what_all_are(
    settings: TableSettings, players: int
) -> None:
    live = eventful_game(settings, players, seed=3)
    for row, table in replay(live.rows):
        broadcast = Broadcast(table, table.since(row.seq - 1))
        for member in set(watchers(table)) - broadcast.personal:
            assert broadcast.incomplete or broadcast.update(member) == broadcast.update()


def test_what_all_are_told_is_silent_only_if_there_is_nothing_in_it() -> None:
    live = eventful_game(FiftyFiftySettings(), 4, seed=4)
    for row, table in replay(live.rows):
        broadcast = Broadcast(table, table.since(row.seq - 1))
        assert broadcast.silent == (broadcast.update() == Update(v=table.version))


def test_what_is_too_long_ago_needs_a_fresh_view() -> None:
    live = SimulatedTable()
    live.seat(1)
    for turn in range(REMEMBERED):
        live.ask(0, requests.Lock, locked=turn % 2 == 0)
    assert live.table.since(live.table.version - REMEMBERED - 1) is None
    assert len(live.table.since(live.table.version - REMEMBERED) or ()) == REMEMBERED
    assert Broadcast(live.table, None).incomplete


def test_nobody_has_seen_the_future() -> None:
    live = SimulatedTable()
    live.seat(1)
    assert live.table.since(live.table.version + 1) is None
    assert live.table.since(live.table.version) == []


@pytest.mark.parametrize(
    ("settings", "players"),
    [
        (FiftySettings(pace=Pace.AT_ONCE), 4),
        (FiftyFiftySettings(pace=Pace.AT_ONCE), 3),
        (FiftySettings(pace=Pace.AT_ONCE, party=True), 9),
    ],
)
def test_a_game_begins_with_a_fresh_view_for_everybody(
    settings: TableSettings, players: int
) -> None:
    live = play_game(settings, players, humans=2)
    live.ask(0, requests.Start)
    assert all(live.table.since(version) is None for version in range(live.table.version))
    live.wake()
    events = update(live.table, 1, began(live)).events
    assert isinstance(events[0], Revealed | Dealt)


def carry_crowd(known: CrowdView, told: Update) -> CrowdView:
    """Fold news of a party into what a phone shows."""
    view = known
    for event in told.events:
        view = after(view, event)
    return view if told.mine is UNSET else replace(view, mine=told.mine)


def after(view: CrowdView, event: Any) -> CrowdView:
    """Fold one event of a party, as far as it tells."""
    match event:
        case Revealed():
            told = {"round": event.round, "blocked": event.blocked, "danger": event.danger}
            return replace(view, phase=Phase.CHOOSE, beginner=event.beginner, missing=(), **told)
        case Ready():
            return replace(view, ready=event.count, missing=event.missing)
        case Tally():
            return replace(view, phase=Phase.COUNT, tally=event, missing=())
        case CrowdScored():
            rounds = (*view.rounds, event.result)
            return replace(
                view,
                phase=Phase.OVER if event.last else Phase.REVEAL,
                round=event.result.round + (not event.last),
                blocked=None,
                danger=None,
                ready=0,
                missing=(),
                tally=None,
                rounds=rounds,
                leaders=event.leaders,
            )
        case GameEnded():
            return replace(view, phase=Phase.OVER, round=len(view.rounds), outcome=event.outcome)
        case _:
            return view


def essence(view: CrowdView) -> tuple[object, ...]:
    """Leave out what a phone cannot or need not fold."""
    number = None if view.tally is None else view.tally.number
    ready = view.ready if view.phase is Phase.CHOOSE else None
    told = (view.phase, view.round, view.blocked, view.danger, view.rounds, view.outcome)
    return (*told, number, ready, view.mine)


@pytest.mark.parametrize("settings", PARTIES)
def test_phones_at_a_party_catch_up_with_everything_in_its_order(settings: FiftySettings) -> None:
    live = SimulatedTable(settings, seed=6)
    live.seat(2)
    live.join("Zoe", Role.STAGE)
    live.add_bots(7)
    live.start()
    live.play_on()
    start, known = began(live), dict[tuple[int, MemberId], CrowdView]()
    for row, table in replay(live.rows):
        for member in watchers(table) if row.seq >= start else ():
            view = snapshot(table, member).view
            assert isinstance(view, CrowdView)
            known[row.seq, member] = view
            for version in versions(Random(row.seq), member, row, start):
                if (version, member) in known:
                    told = update(table, member, version)
                    assert essence(carry_crowd(known[version, member], told)) == essence(view)


@pytest.mark.parametrize("settings", PARTIES)
def test_who_is_told_nothing_of_their_own_at_a_party_stands_as_before(
    settings: FiftySettings,
) -> None:
    live = play_game(settings, 10, seed=7, humans=3)
    mine: dict[MemberId, object] = {}
    for row, table in replay(live.rows):
        if row.seq < began(live):
            continue
        broadcast = Broadcast(table, table.since(row.seq - 1))
        for member in watchers(table):
            line = broadcast.update(member).mine
            if member not in broadcast.personal and member in mine:
                assert mine[member] == line
                assert replace(broadcast.update(member), mine=UNSET) == broadcast.update()
            mine[member] = line
