"""A party of thousands: what is kept up to date for each is what would be worked out for all."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest

from fifties.core.contract import CHANCE, Event
from fifties.core.refusals import Refused
from fifties.games.fifty.game import Ending
from fifties.table import broadcast, entries, history, requests
from fifties.table.due_queue import MOST_SCANNED, DueQueue
from fifties.table.entries import Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd import FiftyCrowd
from fifties.table.history import Change, History
from fifties.table.messages import Announced
from fifties.table.paces import GRACE
from fifties.table.schedule import next_wake
from fifties.table.settings import Clock, Pace
from fifties.table.table import Table
from fifties.table.unreleased_events import UnreleasedEvents

from tables import SimulatedTable

PLAYERS = 4 * MOST_SCANNED


def gathered(players: int, pace: Pace = Pace.STADIUM, seed: int = 0) -> SimulatedTable:
    """A party that is about to choose."""
    live = SimulatedTable(FiftySettings(party=True, pace=pace, clock=Clock.BRISK), seed)
    for number in range(players):
        live.join(f"Phone {number}")
    live.start()
    return live


def assert_agenda_is_worked_out(live: SimulatedTable) -> None:
    """Compare when the table wants to be woken with what it is when all seats are looked at."""
    table, runtime = live.table, live.table.runtime
    due, queues = next_wake(table), (runtime.waits, runtime.absences)
    runtime.waits, runtime.absences = DueQueue(), DueQueue()
    assert due == next_wake(table)
    runtime.waits, runtime.absences = queues


def assert_counts_are_worked_out(table: Table) -> None:
    """Compare what is counted entry by entry with what the members say."""
    here = [member for member in table.members.values() if not member.gone]
    people = [member for member in here if member.level is None and not member.leaving]
    assert (table.people, table.shared, table.empty) == (
        len(people),
        len(people) > 1,
        not people,
    )
    play = table.play
    if play is None:
        return
    late = [member for member in table.lineup if member not in play.seat_of]
    watching = [member for member in table.bystanders if member not in play.seat_of]
    assert [*table.latecomers] == late
    assert [*table.watchers] == watching
    assert play.departed == sum(table.members[member].gone for member in play.seats)
    kept = table.cached_info
    table.cached_info = None
    shown = broadcast.table_info(table)
    assert kept in (None, shown)
    if table.running is not None:
        assert shown.watching == len(late) + len(watching)


def assert_leaders_are_worked_out(crowd: FiftyCrowd) -> None:
    """Compare the leaders with all players in order."""
    second = crowd.outcome is not None and crowd.outcome.ending == Ending.SECOND_CROWN
    winner = crowd.outcome.winners[0] if second and crowd.outcome is not None else None
    stands = [
        (seat == winner, crowd.totals[seat] + crowd.beads[seat], crowd.crowns[seat], -seat)
        for seat in range(crowd.game.players)
    ]
    front = [-seat for *_, seat in sorted(stands, reverse=True)[:10]]
    assert [leader.seat for leader in crowd.leaders(10)] == front


class Crowd:
    """Members of a party who come, act, vanish, return and leave as a seed says."""

    def __init__(self, live: SimulatedTable, rng: Random) -> None:
        self.live, self.rng = live, rng
        self.deeds: list[Callable[[], object]] = [
            self.act, self.act, self.act, self.vanish, self.vanish, self.come_back, self.come_back,
            self.pass_time, self.leave, self.join, self.remove, self.stand_or_sit, self.configure,
        ]  # fmt: skip

    def do_something(self) -> None:
        """Do one thing; what is refused changes nothing. A few always stay connected."""
        present = self.live.table.runtime.present
        deeds = self.deeds if len(present) > 20 else [self.join, self.come_back]
        with suppress(Refused):
            self.rng.choice(deeds)()

    def somebody(self) -> int:
        """Choose one of those who are connected."""
        return self.rng.choice([*self.live.table.runtime.present])

    def act(self) -> None:
        """Let somebody write whose turn it is."""
        seats = self.live.people_to_act()
        if seats:
            self.live.act(self.rng.choice(seats))

    def vanish(self) -> None:
        """Cut one connection, or many."""
        for _ in range(self.rng.choice([1, 12])):
            self.live.disconnect(self.somebody())

    def come_back(self) -> None:
        """Let somebody connect who is away."""
        if self.live.table.runtime.away:
            self.live.connect(self.rng.choice([*self.live.table.runtime.away]))

    def pass_time(self) -> None:
        """Wait a little or so long that bots take over."""
        self.live.bots_answer = self.rng.random() < 0.7
        self.live.advance(self.rng.choice([0.1, 1, GRACE, 3 * GRACE]))
        if self.live.questions and self.rng.random() < 0.5:
            self.live.runner.give_up(self.live.questions.pop())

    def leave(self) -> None:
        """Let somebody go for good."""
        member = self.somebody()
        self.live.ask(member, requests.Leave)
        self.live.disconnect(member)

    def join(self) -> None:
        """Let somebody in who comes late."""
        self.live.join(None, self.rng.choice([Role.SEAT, Role.SPECTATOR]))

    def remove(self) -> None:
        """Let the host send somebody away, or let them be gone without a bot on their seat."""
        member = self.somebody()
        if self.rng.random() < 0.5 and member != self.live.host:
            self.live.put(entries.Removed(member))
        else:
            self.live.ask(self.live.host, requests.Remove, member=member)
        self.live.disconnect(member)

    def stand_or_sit(self) -> None:
        """Let somebody give up a place in the next game, or take one."""
        self.live.ask(self.somebody(), self.rng.choice([requests.Stand, requests.Sit]))

    def configure(self) -> None:
        """Let the host change clock and pace."""
        settings = FiftySettings(
            party=True,
            pace=self.rng.choice([Pace.STADIUM, Pace.HALL]),
            clock=self.rng.choice([*Clock]),
        )
        self.live.ask(self.live.host, requests.Configure, settings=settings)


@pytest.mark.parametrize("seed", [*range(8)])
def test_what_is_kept_up_to_date_is_what_would_be_worked_out(seed: int) -> None:
    live = gathered(PLAYERS, seed=seed)
    crowd = Crowd(live, Random(seed))
    for _ in range(200):
        crowd.do_something()
        assert_agenda_is_worked_out(live)
        assert_counts_are_worked_out(live.table)
        assert_leaders_are_worked_out(live.play.crowd)
    live.bots_answer = True
    live.play_on(lambda: len(live.play.crowd.rounds) > 1)
    assert_leaders_are_worked_out(live.play.crowd)


def bytes_for_choices(players: int) -> int:
    """Return how many bytes some choices at a party and what is told of them take at once."""
    live = gathered(players)
    choices = [live.decide(live.play, seat, 0) for seat in range(8)]
    live.rows.clear()
    gc.collect()
    tracemalloc.start(1)
    try:
        for seat, action in enumerate(choices):
            before = live.table.version
            live.ask(live.play.seats[seat], requests.Act, action=action)
            told = broadcast.Broadcast(live.table, live.table.since(before))
            told.update(live.play.seats[seat])
            live.disconnect(live.play.seats[seat])
            assert live.runner.next_wake is not None
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_choice_takes_no_more_memory_at_a_large_party_than_at_a_small_one() -> None:
    """One list of all players would take 8 bytes for each."""
    small, large = bytes_for_choices(300), bytes_for_choices(5000)
    assert large < small + 5000


def test_many_choices_at_once_are_told_without_snapshots() -> None:
    live = gathered(600)
    before = live.table.version
    for seat in range(599):
        live.act(seat)
    told = broadcast.Broadcast(live.table, live.table.since(before))
    assert not told.incomplete
    assert len(told.personal) == 599
    assert live.table.missed_since(before) is None
    assert live.table.missed_since(live.table.version - history.REMEMBERED) is not None


def test_a_count_of_many_numbers_is_not_caught_up_with() -> None:
    live = gathered(300, Pace.AT_ONCE)
    before = live.table.version
    live.play_on(lambda: len(live.play.crowd.rounds) > 0 and CHANCE not in live.play.owing)
    assert live.table.since(before) is not None
    assert live.table.missed_since(before) is None


def test_history_keeps_as_many_changes_as_a_table_needs() -> None:
    for members, kept in ((4, 256), (300, 1200), (5_000, 8192), (60_000, 15_000)):
        past = History()
        for number in range(20_000):
            past.append(Change((Announced(number, 0),)), range(members))
        assert len(past) == kept
        assert past[-1].events == (Announced(19_999, 0),)
        latest = past.latest(kept)
        assert latest is not None
        assert latest[0].events == (Announced(20_000 - kept, 0),)
        assert past.latest(kept + 1) is None


def test_history_keeps_few_changes_with_many_events_but_always_the_last() -> None:
    past, events = History(), tuple(Announced(number, 0) for number in range(10_000))
    for _ in range(5):
        past.append(Change(events), members=range(7))
    assert len(past) == 2
    past.append(Change(events * 10), members=range(7))
    assert len(past) == 2
    past.clear()
    assert len(past) == 0
    assert past.latest(0) == []


def test_events_are_worked_out_when_somebody_looks_at_them() -> None:
    made: list[int] = []

    def make(first: int, count: int) -> Iterator[Event]:
        for number in range(first, first + count):
            made.append(number)
            yield Announced(number, 0)

    unreleased = UnreleasedEvents()
    unreleased.extend(make(0, 1000), 1000)
    unreleased.extend(make(1000, 5), 5)
    assert (len(unreleased), made) == (1005, [])
    assert unreleased[2] == Announced(2, 0)
    assert made == [0, 1, 2]
    assert unreleased.take(2) == (Announced(0, 0), Announced(1, 0))
    assert unreleased[0] == Announced(2, 0)
    assert len(made) == 3
    assert [*unreleased] == [Announced(number, 0) for number in range(2, 1005)]
    assert unreleased.take(1003)[-1] == Announced(1004, 0)
    assert not unreleased
    for refused in (lambda: unreleased.take(1), lambda: unreleased[0], lambda: unreleased[-1]):
        with pytest.raises(IndexError):
            refused()
