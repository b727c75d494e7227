"""A table folded from its rows is the table: after a restart everything is as it was."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fifties.games.registry import write_record
from fifties.table import entries, requests
from fifties.table.broadcast import snapshot
from fifties.table.entries import MemberId, Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import Snapshot
from fifties.table.paces import GRACE
from fifties.table.runner import TableRunner
from fifties.table.settings import Clock, Pace, TableSettings
from fifties.table.table import Table

from tables import SimulatedTable, play_game, read_back, restored

EVENINGS: list[tuple[TableSettings, int]] = [
    *((FiftySettings(pace=pace), 4) for pace in Pace),
    (FiftySettings(danger=True, clock=Clock.BRISK), 3),
    (FiftySettings(party=True, pace=Pace.STADIUM), 9),
    (FiftySettings(party=True, pace=Pace.TAP), 9),
    *((FiftyFiftySettings(pace=pace), 4) for pace in Pace),
    (FiftyFiftySettings(edition="tightrope", clock=Clock.RELAXED), 3),
]


def shown(table: Table) -> dict[MemberId, Snapshot]:
    """What everybody is told, those who are gone included."""
    return {member: snapshot(table, member) for member in table.members}


def whole_game(settings: TableSettings, players: int, seed: int, live: SimulatedTable) -> None:
    """Play a game with a bit of everything before and in it."""
    live.seat(3)
    live.join("Zoe", Role.STAGE)
    live.add_bots(players - 3)
    live.ask(0, requests.Rename, member=1, name="Benjamin")
    live.ask(1, requests.AddSalt, salt="pepper")
    live.join("Yan", device="phone")
    live.ask(0, requests.Ban, member=len(live.table.members) - 1)
    live.start()
    live.disconnect(1)
    live.advance(GRACE + seed)
    live.connect(1)
    if isinstance(settings, FiftyFiftySettings):
        live.ask(2, requests.Queue, card=live.play.state.hand(2)[0])
    live.play_on(lambda: live.play.is_announced or len(live.play.entries) > players + 1)
    if live.play.is_announced:
        owner = live.play.seats[live.play.waiting_for()[0]]
        live.ask(owner, requests.GotIt)
    live.play_on()


@pytest.mark.parametrize(("settings", "players"), EVENINGS)
@pytest.mark.parametrize("seed", [1])
def test_after_every_row_a_restored_table_shows_everybody_the_same(
    settings: TableSettings, players: int, seed: int
) -> None:
    live = SimulatedTable(settings, seed)
    shadow = TableRunner(Random(9))

    def compare() -> None:
        rows = live.rows[shadow.table.version :]
        shadow.restore(read_back(rows))
        assert shown(shadow.table) == shown(live.table)

    compare()
    live.after_keeping = compare
    whole_game(settings, players, seed, live)
    assert live.play.over
    assert shadow.table.version == len(live.rows) == live.table.version


@pytest.mark.parametrize(("settings", "players"), EVENINGS)
@pytest.mark.parametrize("seed", [2])
def test_a_restored_table_goes_on_to_the_same_end(
    settings: TableSettings, players: int, seed: int
) -> None:
    live = SimulatedTable(settings, seed)
    whole_game(settings, players, seed, live)
    rng = Random(seed)
    # Until somebody who was away is back, a bot decides for them: another table may not wait.
    back = [
        row.seq
        for row in live.rows
        if isinstance(row.entry, entries.Started | entries.PlayerReturned)
    ]
    for kept in sorted(rng.sample(range(back[-1], len(live.rows) + 1), 10)):
        again = live.after_a_restart(live.rows[:kept])
        assert shown(again.table) == shown(restored(live.rows[:kept]).table)
        for member in again.people:
            again.connect(member)
        again.play_on()
        assert again.play.over
        assert again.play.state == live.play.state
        assert again.play.record("2025-11-15").header == live.play.record("2025-11-15").header


def test_rows_are_numbered_from_one_without_a_gap() -> None:
    live = SimulatedTable(seed=3)
    whole_game(FiftySettings(), 4, 3, live)
    assert [row.seq for row in live.rows] == [*range(1, live.table.version + 1)]
    assert sorted(row.at for row in live.rows) == [row.at for row in live.rows]


def test_a_restored_table_knows_its_people_and_who_is_barred() -> None:
    live = SimulatedTable(seed=4)
    whole_game(FiftySettings(pace=Pace.AT_ONCE), 3, 4, live)
    again = restored(live.rows)
    assert again.table.keys == live.table.keys
    assert again.table.banned == live.table.banned
    assert again.table.names == live.table.names
    assert again.table.secret == live.table.secret


def test_a_restored_table_sleeps_until_somebody_comes() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    live.play_round()
    live.beat()
    again = live.after_a_restart(live.rows)
    assert again.advance(5000) == []
    again.connect(0)
    assert again.runner.next_wake is not None
    assert again.runner.next_wake > again.now


def test_a_token_is_not_kept_in_the_rows() -> None:
    live = SimulatedTable()
    live.join("Ana", token="A" * 22)
    assert b"A" * 22 not in msgspec.json.encode(live.rows)
    assert live.runner.member_with("A" * 22) == 0
    assert restored(live.rows).member_with("A" * 22) == 0


@pytest.mark.parametrize(
    ("settings", "players"),
    [(FiftySettings(danger=True), 5), (FiftySettings(party=True), 12), (FiftyFiftySettings(), 4)],
)
def test_a_record_written_from_what_the_table_knows_is_the_replayed_one(
    settings: TableSettings, players: int
) -> None:
    play = play_game(settings, players, seed=3).play
    record = play.record("2026-11-16")
    assert write_record(record, play.state) == write_record(record)
