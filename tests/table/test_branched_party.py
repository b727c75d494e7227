"""Parties that play on from a moment of a record: any size, every seat taken, told in sums."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from fifties.core.record import AnyRecord
from fifties.core.verification import verify
from fifties.games.fifty import Fifty
from fifties.games.fifty.view import Phase
from fifties.games.registry import parse_record, write_record
from fifties.table import refusals, requests
from fifties.table.branch_points import branched_table
from fifties.table.broadcast import LISTED
from fifties.table.entries import MemberId
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Mine
from fifties.table.messages import BranchSeat
from fifties.table.next_seats import NextSeats
from fifties.table.settings import Pace
from fifties.table.timeline import Chance, build

from random_games import random_record
from tables import SimulatedTable, restored

SIZES = [8, 41]


def written(players: int, share: float = 1) -> tuple[AnyRecord, bytes]:
    """Return a random party as it is read back, and the file that it stands in."""
    data = write_record(random_record(Fifty(players), Random(1), share)[0]).encode()
    return parse_record(data), data


def opened(players: int, draws: int, played: int = 0) -> SimulatedTable:
    """Open a table that plays on from a random party."""
    table = branched_table(*written(players), draws, played)
    settings = replace(table.settings, pace=Pace.AT_ONCE)
    return SimulatedTable(settings, position=table.position)


def view_of(live: SimulatedTable, member: MemberId) -> CrowdView:
    """Return what somebody knows of the game."""
    view = live.snapshot(member).view
    assert isinstance(view, CrowdView)
    return view


@pytest.mark.parametrize("players", SIZES)
def test_a_party_is_played_on_from_and_its_record_says_where(players: int) -> None:
    live = opened(players, 2, played=3)
    live.join("Ana", seat=5)
    live.ask(0, requests.AddBot, level="beginner", count=players)
    assert live.table.seated == players
    live.ask(0, requests.Start)
    assert live.play.seats.index(0) == 5
    origin = build(written(players)[0])
    inherited = next(event for event in origin.timeline.events if isinstance(event, CrowdScored))
    view = view_of(live, 0)
    assert (view.round, view.phase) == (2, Phase.CHOOSE)
    leaders = [(leader.seat, leader.points, leader.crowns) for leader in inherited.leaders]
    assert [(one.seat, one.points, one.crowns) for one in view.leaders] == leaders
    assert {one.name for one in view.leaders} <= {*live.play.names}
    assert view.rounds == (inherited.result,)
    lines = [line.mine for line in origin.lines[5] if isinstance(line.mine, Mine)]
    assert view.mine == next(mine for mine in lines if mine.numbers is None)

    live.play_on()
    record = parse_record(write_record(live.play.record("2026-01-01")))
    assert record.header.branch is not None
    assert (record.header.branch.round, record.header.branch.played) == (2, 0)
    assert record.entries[: players + 2] == written(players)[0].entries[: players + 2]
    assert verify(record).inherited == 2
    timeline = build(record).timeline
    assert timeline.chance is Chance.VERIFIED
    assert timeline.finished
    assert timeline.branch is not None
    point = next(point for point in timeline.points if (point.round, point.draws) == (2, False))
    assert timeline.branch.after == point.after
    # What is told of the other game is the same, but for who has the seats now.
    before = zip(timeline.events, origin.timeline.events[: point.after], strict=False)
    for told, then in before:
        assert type(told) is type(then)
        assert getattr(told, "number", None) == getattr(then, "number", None)
        assert getattr(told, "result", None) == getattr(then, "result", None)


def test_it_begins_before_a_draw_where_a_round_was_scored() -> None:
    live = opened(8, 1, played=8)
    assert live.table.position is not None
    assert live.table.position.draws
    live.join("Ana")
    live.ask(0, requests.AddBot, level="beginner", count=7)
    live.ask(0, requests.Start)
    assert view_of(live, 0).phase is Phase.REVEAL
    live.play_on()
    assert live.play.over


def test_moments_of_a_replay_of_a_party_tell_nothing_before_it_was_told() -> None:
    record, _ = written(8)
    timeline = build(record).timeline
    tokens = [point for point in timeline.points if not point.draws]
    scored = [point for point in timeline.points if point.draws]
    rounds = sum(isinstance(event, CrowdScored) for event in timeline.events)
    assert [point.round for point in tokens] == [*range(1, rounds + 1)]
    assert [point.round for point in scored] == [*range(rounds)]
    for point in scored[1:]:
        assert isinstance(timeline.events[point.after - 1], CrowdScored)
        assert point.since == point.after
    for draws, played in ((2, 0), (2, 5), (1, 8)):
        position = branched_table(record, b"", draws, played).position
        at = position.branch.round, position.branch.played
        assert at in [(point.round, point.played) for point in timeline.points]


def test_a_party_that_stopped_is_played_on_from_where_it_stopped() -> None:
    record, _ = written(9, share=0.4)
    timeline = build(record).timeline
    assert not timeline.finished
    last = timeline.points[-1]
    assert last.after == len(timeline.events) or not last.draws


def test_whoever_comes_under_a_name_of_the_record_takes_that_seat() -> None:
    live = opened(41, 1)
    live.join("Ana")
    assert live.snapshot(0).you.branch_seat == BranchSeat(0, "Player 0")
    live.join("Player 40")
    assert live.snapshot(1).you.branch_seat == BranchSeat(40, "Player 40")
    live.ask(0, requests.AddBot, level="beginner", count=200)
    assert live.table.seated == 41
    assert live.refusal(0, requests.AddBot, level="beginner") == refusals.Full(41)
    late = live.join("Player 7")
    assert live.snapshot(late).you.branch_seat == BranchSeat(7, "Player 7"), "a bot makes way"
    other = live.join("Player 7")
    assert live.snapshot(other).you.branch_seat not in {BranchSeat(7, "Player 7"), None}
    assert live.table.seated == 41
    live.ask(other, requests.Sit, seat=23)
    assert live.snapshot(other).you.branch_seat == BranchSeat(23, "Player 23")
    live.ask(late, requests.Stand)
    assert live.snapshot(late).you.branch_seat is None
    assert live.refusal(0, requests.Start) == refusals.BranchSeatsFree(1, 41)
    again = restored(live.rows)
    assert again.table.next_seats == live.table.next_seats


def test_a_large_party_lists_the_first_seats_and_counts_all() -> None:
    live = opened(LISTED + 30, 1)
    live.join("Ana", seat=LISTED + 2)
    branch = live.snapshot(0).table.branch
    assert branch is not None
    assert (branch.seat_limit, len(branch.players), len(branch.seats)) == (
        LISTED + 30,
        LISTED,
        LISTED,
    )
    assert {*branch.seats} == {None}


def test_bots_come_to_any_table_several_at_once() -> None:
    live = SimulatedTable(FiftySettings(seats=5))
    live.join("Ana")
    rows = live.ask(0, requests.AddBot, level="casual", count=3)
    assert len(rows) == 6
    live.ask(0, requests.AddBot, level="casual", count=3)
    names = [seat.name for seat in live.snapshot(0).table.seats]
    assert len({*names}) == len(names) == 5


def test_free_seats_are_found_as_if_all_were_looked_at() -> None:
    rng = Random(1)
    next_seats, seats = NextSeats([f"Player {seat}" for seat in range(30)]), dict[int, int]()
    for _ in range(3_000):
        member = rng.randrange(40)
        free = [seat for seat in range(30) if seat not in seats.values()]
        assert next_seats.first_free() == (free[0] if free else None)
        assert [*next_seats.free_seats()] == free
        if rng.random() < 0.4:
            next_seats.leave(member)
            seats.pop(member, None)
        elif free:
            seats[member] = rng.choice([free[0], rng.choice(free)])
            next_seats.take(member, seats[member])
        assert [*next_seats.in_order()] == sorted(seats, key=seats.__getitem__)
        assert len(next_seats) == len(seats)
