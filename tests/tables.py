"""A live table to test with: people, a clock moved by hand, and choices that follow seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from fifties.core.contract import Action, Actor, Event, Seat
from fifties.core.refusals import Refusal, Refused
from fifties.games.fifty import Choose
from fifties.games.fifty.events import Called
from fifties.table import broadcast, entries, requests
from fifties.table.codec import decode_entry
from fifties.table.entries import AnyLogEntry, MemberId, Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.live_game import LiveGame
from fifties.table.messages import Announced, Reminded, Snapshot, Unsealed, Update
from fifties.table.position import Position
from fifties.table.runner import LogRow, TableRunner
from fifties.table.schedule import BotTurn
from fifties.table.settings import TableSettings
from fifties.table.table import Table

CODE = "FIFTY"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
TABLE_EVENTS = (Announced, Reminded, Unsealed)
"""What the table itself tells beside the game."""

Decide = Callable[[LiveGame, Seat, int], Action]


def by_seed(play: LiveGame, seat: Seat, seed: int) -> Action:
    """Choose as the seed, the seat and the moment say, whatever else happens."""
    turn = play.draws if play.crowd or hasattr(play.state, "picks") else len(play.entries)
    action: Action = play.game.offer(play.state, seat).sample(Random(f"{seed}/{seat}/{turn}"))
    return action


class SimulatedTable:
    """A runner whose rows are kept, with a clock."""

    def __init__(
        self,
        settings: TableSettings | None = None,
        seed: int = 0,
        position: Position | None = None,
    ) -> None:
        self.seed = seed
        self.now = 0.0
        self.runner = TableRunner(Random(seed))
        self.rows: list[LogRow] = []
        self.decide: Decide = by_seed
        self.after_keeping: Callable[[], object] = lambda: None
        self.bots_answer = True
        self.questions: list[BotTurn] = []
        """What bots were asked and have not answered."""
        self._asked = 0
        self._keep(self.runner.open(CODE, settings or FiftySettings(), self.now, position))

    def after_a_restart(self, rows: list[LogRow]) -> SimulatedTable:
        """Set a table up again from what was kept of this one; nobody is connected yet."""
        again = SimulatedTable(seed=self.seed)
        again.now, again.rows, again.runner = self.now, [*rows], restored(rows)
        again.decide = self.decide
        return again

    @property
    def table(self) -> Table:
        """Everything that follows from the rows."""
        return self.runner.table

    @property
    def play(self) -> Any:
        """The game that is on, or was on last."""
        assert self.table.play is not None
        return self.table.play

    @property
    def people(self) -> list[MemberId]:
        """All who are here and no bots."""
        return [m.id for m in self.table.members.values() if m.level is None and not m.gone]

    # People

    def join(
        self,
        name: str | None = None,
        role: Role = Role.SEAT,
        token: str = "",
        device: str = "",
        seat: Seat | None = None,
    ) -> MemberId:
        """Let somebody in and connect them."""
        member = len(self.table.members)
        join = requests.Join(id="join", code=CODE, role=role, name=name)
        self._keep(self.runner.join(join, token or token_of(member), device, self.now, seat))
        self.connect(member)
        return member

    def seat(self, count: int) -> list[MemberId]:
        """Let several in who will play."""
        return [self.join(NAMES[len(self.table.members) % len(NAMES)]) for _ in range(count)]

    def add_bots(self, count: int, level: str = "beginner") -> None:
        """Let the host ask bots in."""
        for _ in range(count):
            self.ask(self.host, requests.AddBot, level=level)

    @property
    def host(self) -> MemberId:
        """Whoever is the host."""
        assert self.table.host is not None
        return self.table.host

    def connect(self, member: MemberId) -> list[LogRow]:
        """Open a connection."""
        return self._keep(self.runner.connected(member, self.now))

    def disconnect(self, *members: MemberId) -> None:
        """Close a connection of each."""
        for member in members:
            self.runner.disconnected(member, self.now)

    # Requests

    def ask(self, member: MemberId, kind: Callable[..., Any], /, **fields: Any) -> list[LogRow]:
        """Carry a request out."""
        self._asked += 1
        request = kind(id=fields.pop("id", f"r{self._asked}"), **fields)
        rows, turns = self.runner.ask(member, request, self.now)
        self._keep(rows)
        self._answer(turns)
        return rows

    def refusal(self, member: MemberId, kind: Callable[..., Any], /, **fields: Any) -> Refusal:
        """Return why a request is refused; nothing may change."""
        before = self.table.version
        with pytest.raises(Refused) as caught:
            self.ask(member, kind, **fields)
        assert self.table.version == before
        return caught.value.refusal

    def put(self, entry: AnyLogEntry) -> None:
        """Let something happen as if it had been decided."""
        row = LogRow(self.table.version + 1, self.now, entry)
        self.runner.restore([row])
        self._keep([row])

    def act(self, seat: Seat) -> list[LogRow]:
        """Let whoever sits there act."""
        member = self.play.seats[seat]
        return self.ask(member, requests.Act, action=self.decide(self.play, seat, self.seed))

    # The clock

    def wake(self, now: float | None = None) -> list[LogRow]:
        """Let the table do what is due."""
        self.now = self.now if now is None else now
        rows, turns = self.runner.wake(self.now)
        return self._keep(rows) + self._answer(turns)

    def beat(self) -> list[LogRow]:
        """Move the clock to when the table wants to be woken, and wake it."""
        due = self.runner.next_wake
        assert due is not None, "the table waits for nothing"
        return self.wake(max(self.now, due))

    def advance(self, seconds: float) -> list[LogRow]:
        """Let time pass."""
        until, rows = self.now + seconds, list[LogRow]()
        while (due := self.runner.next_wake) is not None and due <= until:
            rows += self.beat()
        return rows + self.wake(until)

    def until(self, done: Callable[[], bool]) -> list[LogRow]:
        """Beat by beat, wait until something is the case."""
        rows: list[LogRow] = []
        while not done():
            rows += self.beat()
        return rows

    # Games

    def start(self, *, drawn: bool = False) -> None:
        """Begin a game, and wait until somebody can act.

        In a first game of Fifty Fifty the last seat deals, unless the dealer is to be *drawn*.
        """
        settings, first = self.table.settings, self.table.next_dealer() is None
        if isinstance(settings, FiftyFiftySettings) and first and not drawn:
            last = [*self.table.lineup][-1]
            self.ask(self.host, requests.Configure, settings=replace(settings, dealer=last))
        self.ask(self.host, requests.Start)
        self.until(lambda: self.to_act() != [])

    def to_act(self) -> list[Seat]:
        """Name the seats that the table waits for now."""
        play = self.table.running
        if play is None or play.unreleased:
            return []
        return sorted(seat for seat in play.owing if isinstance(seat, int))

    def people_to_act(self) -> list[Seat]:
        """Name those of them whose owners are here."""
        seats = self.to_act()
        return [
            seat
            for seat in seats
            if self.play.seats[seat] in self.table.runtime.present
            and not self.table.kept_by_bot(seat)
        ]

    def play_on(self, done: Callable[[], bool] = lambda: False) -> None:
        """Play: people act when they may, at once; stop at the end, or before if *done*."""
        while not done():
            seats = self.people_to_act()
            if seats:
                self.act(seats[0])
            elif self.runner.next_wake is not None:
                self.beat()
            else:
                return

    def play_round(self) -> None:
        """Let everybody act once, without waiting for the telling."""
        for seat in self.people_to_act():
            self.act(seat)

    def answer(self, turn: BotTurn) -> list[LogRow]:
        """Let a bot answer."""
        thought = turn.decide(Random(f"{self.seed}/{turn.seat}/{turn.moment}"))
        return self._keep(self.runner.answer(turn, thought, self.now))

    def snapshot(self, member: MemberId) -> Snapshot:
        """Tell *member* everything."""
        return broadcast.snapshot(self.table, member)

    def _keep(self, rows: list[LogRow]) -> list[LogRow]:
        self.rows += rows
        if rows:
            self.after_keeping()
        return rows

    def _answer(self, turns: list[BotTurn]) -> list[LogRow]:
        if not self.bots_answer:
            self.questions += turns
            return []
        return [row for turn in turns for row in self.answer(turn)]


def token_of(member: MemberId) -> str:
    """Return a token as somebody's client would make it."""
    return f"token{member:017}"


def play_game(
    settings: TableSettings, players: int, seed: int = 0, humans: int = 1
) -> SimulatedTable:
    """Play a whole game; who is not human is a bot."""
    live = SimulatedTable(settings, seed)
    live.seat(humans)
    live.add_bots(players - humans)
    live.start()
    live.play_on()
    return live


def read_back(rows: list[LogRow]) -> list[LogRow]:
    """Return *rows* as they are after a restart."""
    encoded = [msgspec.json.encode(row.entry) for row in rows]
    return [
        replace(row, entry=decode_entry(entry)) for row, entry in zip(rows, encoded, strict=True)
    ]


def restored(rows: list[LogRow]) -> TableRunner:
    """Send rows through JSON and fold them again."""
    kept = read_back(rows)
    assert kept == rows
    runner = TableRunner(Random(1))
    runner.restore(kept)
    return runner


def replay(rows: list[LogRow]) -> Iterator[tuple[LogRow, Table]]:
    """Fold rows one by one; yield the table after each, once it has been opened."""
    runner = TableRunner(Random(1))
    for row in rows:
        runner.restore([row])
        if runner.table.secret:
            yield row, runner.table


def update(table: Table, member: MemberId | None, since: int) -> Update:
    """Tell *member* what happened after a version."""
    happenings = table.since(since)
    assert happenings is not None
    return broadcast.Broadcast(table, happenings).update(member)


def letter(table: Table, member: MemberId, since: int) -> Update | Snapshot:
    """Tell *member* what happened after a version, or everything if that is too long ago."""
    missed = broadcast.Broadcast(table, table.since(since))
    return broadcast.snapshot(table, member) if missed.incomplete else missed.update(member)


def carry(known: Snapshot, told: Update) -> Snapshot:
    """Fold an update into what a client knows, as a client does."""
    view: Any = known.view
    for event in told.events:
        if not isinstance(event, TABLE_EVENTS):
            view = view.after(event)
    if told.number is not UNSET:
        view = view.at(told.number)
    table = known.table if told.table is UNSET else told.table
    return replace(
        known,
        v=told.v,
        table=table if told.choice_seal is UNSET else replace(table, choice_seal=told.choice_seal),
        you=known.you if told.you is UNSET else told.you,
        offer=known.offer if told.offer is UNSET else told.offer,
        view=view,
    )


def told(rows: list[LogRow], since: int = 0) -> list[tuple[float, Event]]:
    """List the events that rows told, secrets included, with their times."""
    return [
        (row.at, event)
        for row, table in replay(rows)
        if row.seq > since
        for event in happened(table)
    ]


def happened(table: Table) -> Sequence[Event]:
    """Return what was told last, secrets included."""
    return table.history[-1].events if table.history else ()


def calls(rows: list[LogRow], since: int = 0) -> list[Called]:
    """List the numbers that rows told."""
    return [event for _, event in told(rows, since) if isinstance(event, Called)]


def acted(rows: list[LogRow]) -> list[Actor]:
    """Name the actors of rows."""
    return [row.entry.actor for row in rows if isinstance(row.entry, entries.Acted)]


def kinds(rows: list[LogRow]) -> list[str]:
    """Name what kinds of entries rows hold."""
    return [str(row.entry.__struct_config__.tag) for row in rows]


def numbers(live: SimulatedTable, *wanted: int) -> Choose:
    """Write these numbers in the round that is on."""
    return Choose(live.play.draws, wanted)


def open_numbers(live: SimulatedTable) -> list[int]:
    """List what may be written in the round that is on."""
    state, top = live.play.state, live.play.game.top
    return [number for number in range(1, top) if number % 10 not in state.blocked]


def write(live: SimulatedTable, *lines: tuple[int, ...]) -> None:
    """Let each seat in turn write the open numbers at these places."""
    free = open_numbers(live)
    for seat, places in enumerate(lines):
        action = numbers(live, *(free[place] for place in places))
        live.ask(live.play.seats[seat], requests.Act, action=action)
