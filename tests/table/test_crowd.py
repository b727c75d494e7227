"""A party in a few words: sums that agree with the rules, and messages that fit a phone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called, RoundScored
from fifties.games.fifty.view import FiftyView
from fifties.table import entries, requests
from fifties.table.broadcast import LISTED, snapshot
from fifties.table.entries import Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd import LEADERS, NAMED
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Mine, Person, Ready, Tally
from fifties.table.messages import Update
from fifties.table.runner import LogRow
from fifties.table.settings import Pace
from fifties.table.table import Table

from tables import TABLE_EVENTS, SimulatedTable, carry, happened, letter, play_game, replay, update

PARTIES = [(8, Pace.HALL), (13, Pace.TAP), (30, Pace.STADIUM), (60, Pace.AT_ONCE)]
SMALL_NEWS = 2_000
SMALL_VIEW = 8_400


def party(players: int, pace: Pace, seed: int) -> SimulatedTable:
    """Play a party with a big screen and three people."""
    live = SimulatedTable(FiftySettings(party=True, pace=pace, danger=True), seed)
    live.join("Screen", Role.STAGE)
    live.seat(3)
    live.add_bots(players - 3)
    live.start()
    live.play_on()
    return live


def crowd(table: Table, member: int) -> CrowdView:
    """Return what *member* sees of a party."""
    view = snapshot(table, member).view
    assert isinstance(view, CrowdView)
    return view


def standings(view: FiftyView) -> list[tuple[int, int]]:
    """List everybody's points, with the bead of a running count, and crowns."""
    beads = (0,) * len(view.ready) if view.count is None else view.count.beads
    points = map(sum, zip(view.totals, beads, strict=True))
    return list(zip(points, view.crowns, strict=True))


def check_sums(seen: CrowdView, view: FiftyView) -> None:
    """Compare what all see of a party with a view that was told everything."""
    assert (seen.phase, seen.round, seen.blocked) == (view.phase, view.round, view.blocked)
    assert (seen.danger, seen.outcome, seen.beginner) == (view.danger, view.outcome, view.beginner)
    assert seen.ready == sum(view.ready)
    number = None if seen.tally is None else seen.tally.number
    assert number == (None if view.count is None else view.count.called.number)
    stands = standings(view)
    broken_off = bool(view.rounds) and view.rounds[-1].scores is None
    champion = view.rounds[-1].crowned[-1] if broken_off else None
    order = sorted(((seat == champion, *stand) for seat, stand in enumerate(stands)), reverse=True)
    best = [(points, crowns) for _, points, crowns in order][:LEADERS]
    assert [(front.points, front.crowns) for front in seen.leaders] in ([], best)
    assert all(stands[front.seat] == (front.points, front.crowns) for front in seen.leaders)
    if champion is not None:
        assert seen.leaders[0].seat == champion


def check_own_line(seen: CrowdView, view: FiftyView, seat: int) -> None:
    """Compare one player's own line with a view that was told everything."""
    mine, count = seen.mine, view.count
    assert mine is not None
    assert (mine.seat, mine.total, mine.crowns) == (seat, view.totals[seat], view.crowns[seat])
    assert mine.bead == (0 if count is None else count.beads[seat])
    assert mine.bonus == (0 if count is None else count.bonus[seat])
    assert mine.rank == 1 + sum(total > view.totals[seat] for total in view.totals)
    called = [call for call in (() if count is None else count.story) if seat in call.owners]
    gains = [sum(c.gained for c in call.crossings if c.seat == seat) for call in called]
    owners = [len(call.owners) for call in called]
    assert (mine.owners, mine.gained) == (tuple(owners), tuple(gains))


@pytest.mark.parametrize(("players", "pace"), PARTIES)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_what_a_party_is_told_agrees_with_the_rules_at_every_moment(
    players: int, pace: Pace, seed: int
) -> None:
    live = party(players, pace, seed)
    game = live.play.game
    view = game.view(game.start(), None)
    for _, table in replay(live.rows):
        for event in happened(table):
            if not isinstance(event, TABLE_EVENTS):
                view = view.after(event)
        if table.play is None:
            continue
        check_sums(crowd(table, 0), view)
        assert crowd(table, 0).mine is None
        for seat in range(3):
            check_own_line(crowd(table, table.play.seats[seat]), view, seat)
    assert view.outcome is not None


@pytest.mark.parametrize("entries_at_once", [2, pytest.param(5, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("players", "pace"), PARTIES)
def test_a_party_that_is_told_of_several_entries_at_once_misses_nothing(
    players: int, pace: Pace, entries_at_once: int
) -> None:
    known = None
    for row, table in replay(party(players, pace, seed=4).rows):
        if row.seq % entries_at_once or table.play is None:
            continue
        told = letter(table, 0, 0 if known is None else known.v)
        known = carry(known, told) if known and isinstance(told, Update) else snapshot(table, 0)
        assert isinstance(known.view, CrowdView)
        # What a telling sums up depends on where it begins; the rest does not.
        tellings = {"tally": None, "leaders": ()}
        assert replace(known.view, **tellings) == replace(crowd(table, 0), **tellings)


@pytest.mark.parametrize(("players", "pace"), PARTIES)
def test_a_partys_end_is_the_plain_engines(players: int, pace: Pace) -> None:
    live = party(players, pace, seed=3)
    game: Fifty = live.play.game
    state: Any = game.start()
    for entry in live.play.entries:
        state = game.apply(state, entry.actor, entry.action).state
    view = game.view(state, None)
    for seat in range(players):
        mine = live.play.crowd.mine(seat) if live.play.crowd else None
        assert mine is not None
        assert (mine.total, mine.crowns) == (view.totals[seat], view.crowns[seat])
    assert crowd(live.table, 0).outcome == game.outcome(state)


@pytest.mark.parametrize(("players", "pace"), PARTIES)
def test_tallies_add_up_to_the_count(players: int, pace: Pace) -> None:
    live = party(players, pace, seed=4)
    for row, table in replay(live.rows):
        called = [event for event in happened(table) if isinstance(event, Called)]
        tallies = [e for e in words(row, table) if isinstance(e, Tally)]
        if not called:
            assert tallies == []
            continue
        (tally,) = tallies
        assert (tally.told, tally.number) == (len(called), called[-1].number)
        assert tally.takes == sum(call.taker is not None for call in called)
        assert tally.clashes == sum(bool(call.crossings) for call in called)
        assert tally.clash == len(called[-1].crossings)
        crowned = [call.scorer for call in called if call.crowned]
        assert [*tally.crowned] == crowned[:NAMED]
        named = {person.seat: person.name for person in tally.people}
        assert {tally.caller, *tally.crowned} <= set(named)
        assert all(live.play.names[seat] == name for seat, name in named.items())


def words(row: LogRow, table: Table) -> tuple[Any, ...]:
    """Return what the big screen is told of a row."""
    told = letter(table, 0, row.seq - 1)
    return told.events if isinstance(told, Update) else ()


@pytest.mark.parametrize(("players", "pace"), PARTIES)
def test_rounds_are_summed_up_as_they_were_scored(players: int, pace: Pace) -> None:
    live = party(players, pace, seed=5)
    scored = 0
    for row, table in replay(live.rows):
        for event in happened(table):
            if isinstance(event, RoundScored):
                (told,) = [e for e in words(row, table) if isinstance(e, CrowdScored)]
                result, summary = event.result, told.result
                scored += 1
                assert summary.round == event.round
                assert summary.best == (None if result.scores is None else max(result.scores))
                assert summary.crowned == len(result.crowned)
                assert sum(summary.skyline) == 5 * players
                picks = [number for line in result.picks for number in line]
                assert summary.clashes == sum(picks.count(n) > 1 for n in set(picks))
    assert scored == len(crowd(live.table, 0).rounds)


def test_a_party_hears_how_many_have_written_and_who_is_missing_once_they_are_few() -> None:
    live = SimulatedTable(FiftySettings(party=True))
    live.seat(7)
    live.seat(3)
    live.start()
    for seat in (4, 2, 2, 9, 0):
        live.act(seat)
        told = update(live.table, live.play.seats[0], live.table.version - 1)
        picks = live.play.state.picks
        missing = [seat for seat, numbers in enumerate(picks) if numbers is None]
        people = tuple(Person(seat, live.play.names[seat]) for seat in missing)
        assert told.events == (
            Ready(10 - len(missing), 10, people if len(missing) <= NAMED else ()),
        )
        mine = update(live.table, live.play.seats[seat], live.table.version - 1).mine
        assert isinstance(mine, Mine)
        assert mine.numbers == live.play.state.picks[seat]


@pytest.mark.parametrize("players", [3, 7])
def test_a_small_party_is_told_like_a_table(players: int) -> None:
    live = play_game(FiftySettings(party=True, pace=Pace.AT_ONCE), players)
    assert isinstance(live.snapshot(0).view, FiftyView)


@pytest.fixture(scope="module")
def crowded() -> SimulatedTable:
    """A party of 300 people, with a big screen and more watchers than are listed."""
    live = SimulatedTable(FiftySettings(party=True, pace=Pace.STADIUM), seed=6)
    live.join("Screen", Role.STAGE)
    for number in range(300):
        live.join(f"Bartholomew {number}")
    for number in range(LISTED + 5):
        live.join(f"Watcher {number}", Role.SPECTATOR)
    live.start()
    live.play_on()
    return live


def test_news_fit_a_phone_and_so_does_everything_at_once(crowded: SimulatedTable) -> None:
    for row, table in replay(crowded.rows):
        if table.play is None:
            continue
        member = table.play.seats[row.seq % 300]
        told = letter(table, member, row.seq - 1)
        size = len(msgspec.json.encode(told))
        if isinstance(told, Update) and told.table is UNSET:
            assert size < SMALL_NEWS
        else:
            assert size < SMALL_VIEW
        if row.seq % 20 == 0:
            assert len(msgspec.json.encode(snapshot(table, member))) < SMALL_VIEW


def test_a_crowd_is_listed_in_part_and_counted_in_full(crowded: SimulatedTable) -> None:
    shown = crowded.snapshot(0).table
    assert (len(shown.seats), shown.seated) == (LISTED, 300)
    assert (len(shown.people), shown.watching) == (LISTED, LISTED + 6)


def test_everybody_at_a_party_finds_their_own_line(crowded: SimulatedTable) -> None:
    for seat, member in enumerate(crowded.play.seats):
        mine = crowd(crowded.table, member).mine
        assert mine is not None
        assert mine.seat == seat
        assert crowded.snapshot(member).you.name == f"Bartholomew {member - 1}"


def test_the_end_fits_a_phone_even_if_everybody_has_added_a_salt() -> None:
    live = SimulatedTable(FiftySettings(party=True, pace=Pace.AT_ONCE), seed=7)
    for number in range(300):
        member = live.join(f"Bartholomew {number}")
        live.ask(member, requests.AddSalt, salt=f"{number:016}")
    live.start()
    live.play_on()
    for row, table in replay(live.rows):
        if isinstance(row.entry, entries.EventsReleased):
            assert len(msgspec.json.encode(letter(table, 5, row.seq - 1))) < SMALL_VIEW
