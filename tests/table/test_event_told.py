"""What phones, big screens and hosts of an event are told: enough, in time, and never too much."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from fifties.games.fifty import Choose
from fifties.table import entries, requests
from fifties.table.broadcast import Broadcast, snapshot
from fifties.table.entries import MemberId, Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd import LEADERS, RACE, WINNERS
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Mine, Race, Ready, Tally
from fifties.table.messages import Snapshot, Update
from fifties.table.settings import Pace
from fifties.table.table import LISTED_ON_PHONES, Table

from tables import SimulatedTable, carry, replay

EVENT = EventSettings(title="Told", show_seconds=60)
SCREEN, HOST = 1, 0
FIRST_PHONE = 2
BEAT = 64
"""Bytes of a beat on a phone at most."""
LINE = 700
"""Bytes of a beat with an own line."""
SNAPSHOT = 6_000


def hall(players: int, seed: int = 0, pace: Pace = Pace.HALL) -> SimulatedTable:
    """An event with a host who does not play, a big screen and phones, about to choose."""
    live = SimulatedTable(FiftySettings(party=True, event=EVENT, pace=pace), seed)
    live.join("Ana", Role.SPECTATOR)
    live.join("Screen", Role.STAGE)
    for number in range(players):
        live.join(f"Bartholomew {number}")
    live.start()
    return live


def told(table: Table, member: MemberId, since: int) -> Update | Snapshot:
    """Return what *member* is told of what happened after a version."""
    broadcast = Broadcast(table, table.since(since))
    return snapshot(table, member) if broadcast.incomplete else broadcast.update(member)


def without_seal(message: Update | Snapshot, live: SimulatedTable) -> bytes:
    """Return a message without the seal of all choices, which `test_choice_seal.py` is about."""
    return msgspec.json.encode(message).replace(live.play.choice_seal.encode(), b"seal")


def fold(known: Snapshot, update: Update) -> Snapshot:
    """Fold an update into what a client knows."""
    after = carry(known, update)
    view: Any = after.view
    mine: Any = update.mine
    if mine is not UNSET and view is not None:
        return replace(after, view=replace(view, mine=mine.after(view.mine)))
    return after


def comparable(known: Snapshot) -> Snapshot:
    """Leave out what depends on when somebody was told last."""
    view: Any = known.view
    tally = None if view.tally is None else replace(view.tally, told=0, takes=0, clashes=0)
    if tally is not None:
        tally = replace(tally, crowned=(), people=(), duels=(), first_bin=0, bins=())
    view = replace(view, leaders=(), tally=tally, ready=0, missing=(), mine=None)
    return replace(known, view=view, table=replace(known.table, seated=0, watching=0))


def assert_same_line(known: Snapshot, fresh: Snapshot, update: Update) -> None:
    """Compare own lines; neighbours that were left out are those of before."""
    line: Any = update.mine
    mine, now = known.view.mine, fresh.view.mine  # type: ignore[union-attr]  # a crowd's
    assert mine == (now if line.neighbours else replace(now, neighbours=mine.neighbours))


@pytest.mark.parametrize("at_once", [1, 3])
@pytest.mark.parametrize("players", [8, 30])
def test_what_phones_screens_and_hosts_fold_is_what_they_would_be_told_afresh(
    players: int, at_once: int
) -> None:
    live = hall(players)
    live.play_on(lambda: live.play.crowd.round == 3 and live.play.crowd.number > 10)
    members = [HOST, SCREEN, FIRST_PHONE, FIRST_PHONE + players - 1]
    known: dict[MemberId, Snapshot] = {}
    for row, table in replay(live.rows):
        if table.play is None or row.seq % at_once:
            continue
        for member in members:
            before = known.get(member)
            message = told(table, member, 0 if before is None else before.v)
            fresh = snapshot(table, member)
            if before is not None and isinstance(message, Update):
                known[member] = fold(before, message)
                assert comparable(known[member]) == comparable(fresh)
                if member in Broadcast(table, table.since(before.v)).personal:
                    assert_same_line(known[member], fresh, message)
            else:
                known[member] = fresh


def test_a_beat_on_a_phone_is_tiny_and_the_own_line_comes_with_the_own_numbers() -> None:
    live = hall(300)
    live.play_round()
    numbers = {seat: {*own} for seat, own in enumerate(live.play.state.rounds[0].picks)}
    beats = lines = races = 0
    while live.play.unreleased:
        before, number = live.table.version, live.play.crowd.number
        live.beat()
        if live.play.crowd.round > 1:
            break
        broadcast = Broadcast(live.table, live.table.since(before))
        common = broadcast.update()
        assert common.number == live.play.crowd.number
        assert common.table is UNSET
        races += any(isinstance(event, Race) for event in common.events)
        assert len(msgspec.json.encode(common)) < (BEAT if not common.events else LINE)
        beats += 1
        swept = {*range(number + 1, live.play.crowd.number + 1)}
        personal = broadcast.personal
        for seat, own in numbers.items():
            member = live.play.seats[seat]
            if own & swept:
                assert member in personal
            if member in personal:
                update = broadcast.update(member)
                assert isinstance(update.mine, Mine)
                assert len(msgspec.json.encode(update)) < LINE
                lines += 1
    assert 1 <= races <= beats / 30
    assert 5 * 300 * 0.8 < lines < 12 * 300
    assert beats > 50


def test_own_lines_hold_the_live_rank_and_the_neighbours() -> None:
    live = hall(40, seed=2)
    live.play_round()
    while live.play.unreleased:
        live.beat()
        crowd = live.play.crowd
        points = [
            total + bead + bonus
            for total, bead, bonus in zip(crowd.totals, crowd.beads, crowd.bonus, strict=True)
        ]
        order = sorted(range(40), key=lambda seat: (-points[seat], seat))
        for seat in (0, 7, order[0], order[-1]):
            mine = crowd.mine(seat)
            called = [number for number in mine.numbers or () if number <= crowd.number]
            picks = live.play.state.rounds[0].picks
            assert [*mine.owners] == [sum(number in own for own in picks) for number in called]
            assert sum(mine.gained) == mine.bonus
            assert [owners > 1 for owners in mine.owners] == [gained > 0 for gained in mine.gained]
            assert mine.rank == 1 + sum(other > points[seat] for other in points)
            at = order.index(seat)
            beside = order[max(0, at - 2) : at] + order[at + 1 : at + 3]
            assert [(one.name, one.points) for one in mine.neighbours] == [
                (crowd.names[other], points[other]) for other in beside
            ]
        front = [(leader.seat, leader.points) for leader in crowd.leaders(3)]
        assert [points[seat] for seat, _ in front] == [points for _, points in front]
        assert front[0][1] == max(points)


def test_phones_get_lists_of_nobody_and_no_news_of_who_comes_and_goes() -> None:
    live = hall(30)
    phone, ready = FIRST_PHONE, 0
    assert live.snapshot(phone).table.seats == ()
    assert live.snapshot(phone).table.people == ()
    assert live.snapshot(HOST).table.seats != ()
    version = live.table.version
    live.join("Late")
    live.disconnect(FIRST_PHONE + 3)
    live.advance(30)
    broadcast = Broadcast(live.table, live.table.since(version))
    assert broadcast.silent
    assert not broadcast.silent_on_big_screens
    assert broadcast.full_update().table is not UNSET
    live.connect(FIRST_PHONE + 3)
    for seat in range(30):
        version = live.table.version
        live.act(seat)
        update = Broadcast(live.table, live.table.since(version)).update()
        ready += any(isinstance(event, Ready) for event in update.events)
    assert 4 <= ready <= 5
    version = live.table.version
    live.ask(HOST, requests.ShowMessage, text="Hello")
    shown = Broadcast(live.table, live.table.since(version)).update().table
    assert shown is not UNSET
    assert (shown.message, shown.seats) == ("Hello", ())


def test_few_at_an_event_are_told_as_at_a_table() -> None:
    live = SimulatedTable(FiftySettings(party=True, event=EVENT))
    live.seat(LISTED_ON_PHONES)
    assert len(live.snapshot(3).table.seats) == LISTED_ON_PHONES
    version = live.table.version
    live.join("One more")
    update = Broadcast(live.table, live.table.since(version)).update()
    assert update.table is not UNSET
    assert update.table.seats == ()
    live.join("Another")
    version = live.table.version
    live.join("A third")
    assert Broadcast(live.table, live.table.since(version)).silent


@pytest.mark.parametrize("players", [100, 1_000])
def test_a_phone_that_comes_back_in_the_midst_of_a_show_gets_little(players: int) -> None:
    live = hall(players)
    live.play_round()
    for _ in range(30):
        live.beat()
    for member in (FIRST_PHONE, FIRST_PHONE + players // 2):
        known = live.snapshot(member)
        assert isinstance(known.view, CrowdView)
        assert known.view.tally is None
        assert known.view.number == live.play.crowd.number
        assert len(known.view.leaders) <= RACE
        assert len(msgspec.json.encode(known)) < SNAPSHOT
        missed = told(live.table, member, live.table.version - 20)
        assert len(msgspec.json.encode(missed)) < 2 * LINE


def test_the_finale_has_winners_and_runners_up_with_their_numbers() -> None:
    live = hall(30, pace=Pace.AT_ONCE)
    live.play_on()
    last = live.play.state.rounds[-1]
    view, phone = live.snapshot(SCREEN).view, live.snapshot(FIRST_PHONE).view
    assert isinstance(view, CrowdView)
    assert isinstance(phone, CrowdView)
    assert len(view.podium) == LEADERS
    assert view.podium[0].seat in live.play.game.outcome(live.play.state).winners
    places = live.play.game.places(live.play.state)
    assert [one.rank for one in view.podium] == [places[one.seat] for one in view.podium]
    assert [one.rank for one in view.podium] == sorted(one.rank for one in view.podium)
    assert all(one.numbers == last.picks[one.seat] for one in view.podium)
    # Phones are told of the best ones, without what they had written.
    assert phone.podium == ()
    assert phone.leaders == view.leaders[:5]
    (scored,) = [
        event
        for row, table in replay(live.rows)
        for event in getattr(told(table, SCREEN, row.seq - 1), "events", ())
        if isinstance(event, CrowdScored) and event.last
    ]
    assert len(scored.podium) == LEADERS


def test_thousands_may_share_a_win_and_no_phone_hears_of_all_of_them() -> None:
    live = hall(WINNERS + 10, pace=Pace.AT_ONCE)
    live.decide = lambda play, *_: Choose(play.draws, (1, 2, 3, 4, 5))
    live.play_on()
    view = live.snapshot(FIRST_PHONE + WINNERS + 5).view
    assert isinstance(view, CrowdView)
    assert view.outcome is not None
    assert len(view.outcome.winners) == WINNERS
    assert view.mine is not None
    assert view.mine.won
    row = live.rows[-1]
    ended = [row for row in live.rows if isinstance(row.entry, entries.EventsReleased)][-1]
    for row, table in replay(live.rows):
        if row.seq == ended.seq:
            assert len(msgspec.json.encode(told(table, FIRST_PHONE, row.seq - 1))) < SNAPSHOT


# Secrets


def told_up_to(number: int, picks: Sequence[tuple[int, ...]], seed: int) -> SimulatedTable:
    """An event at which everybody has written *picks*, counted up to a *number*."""
    live = hall(len(picks), seed)
    for seat, numbers in enumerate(picks):
        live.ask(live.play.seats[seat], requests.Act, action=Choose(1, numbers))
    live.put(entries.EventsReleased(number))
    return live


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), players=st.integers(8, 20))
def test_nobody_is_told_anything_that_depends_on_numbers_above_the_count(
    seed: int, players: int
) -> None:
    rng = Random(seed)
    top = 50 + 5 * (players - 7)
    number = rng.randrange(1, top - 6)
    picks = [tuple(sorted(rng.sample(range(1, top), 5))) for _ in range(players)]
    others = [
        tuple(low := [n for n in own if n <= number])
        + tuple(sorted(rng.sample(range(number + 1, top), 5 - len(low))))
        for own in picks
    ]
    one, two = told_up_to(number, picks, seed), told_up_to(number, others, seed)
    same = next((seat for seat in range(players) if picks[seat] == others[seat]), None)
    members = [HOST, SCREEN, *([] if same is None else [one.play.seats[same]])]
    for member in members:
        for since in (0, one.table.version - 1, one.table.version - 3):
            here, there = told(one.table, member, since), told(two.table, member, since)
            assert without_seal(here, one) == without_seal(there, two)
    tally = one.play.crowd.tally
    assert isinstance(tally, Tally)
    assert max([tally.number, *(duel.number for duel in tally.duels)]) == number
