"""A party of Fifty from 10 to 100,000 players: what its table costs the process that runs it.

CPU time of one process, without sockets and disk. A choice is decided, folded and told in batches,
as a host does it: one broadcast for all, and an own line for everybody who has written. Settling
and telling is all from the last choice of a round to the next round's reveal: the settlement, every
wake of the table, every broadcast for all and the list of those who get a line of their own. These
lines are measured apart, because each is built where its phone is connected.

Tables take fewer players than this measures; the limits are lifted.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, TypeVar

import msgspec
from side_by_side import headline, row

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose
from fifties.server.serve import GC_THRESHOLDS
from fifties.table import fifty, lobby, runner
from fifties.table.broadcast import Broadcast
from fifties.table.codec import decode_request
from fifties.table.fifty import FiftySettings
from fifties.table.live_game import LiveGame
from fifties.table.requests import Act, Join, Start
from fifties.table.runner import LogRow, TableRunner
from fifties.table.settings import Pace

PLAYERS: Final = (10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000)
LARGEST: Final = max(PLAYERS)
HELD_AGAINST: Final = 1_000
"""Smaller parties are told fewer numbers at a time, so that what each telling costs shows."""

BATCH: Final = 512
"""How many requests a host decides in one go."""

MEASURED: Final = 60_000
"""About so many choices are measured at every size."""

LIMITS: Final = ((runner, "MOST_ENTRIES"), (lobby, "MOST_MEMBERS"), (fifty, "MOST_AT_PARTY"))
NO_LIMIT: Final = 10**9

Result = TypeVar("Result")


class Party:
    """One table with so many phones, and what it has cost so far."""

    def __init__(self, players: int, seed: int = 0) -> None:
        self.players = players
        self.now = 0.0
        self.seconds: dict[str, float] = {}
        self.lines = 0
        """How many lines of their own players were told."""
        self._rng = Random(f"{players}/{seed}")
        self._runner = TableRunner(self._rng)
        self._told = 0
        """The version that all phones know."""

    @property
    def play(self) -> LiveGame:
        """The game that is on."""
        return _there(self._runner.table.play)

    def gather(self) -> None:
        """Let everybody in, and begin."""
        settings = FiftySettings(party=True, pace=Pace.STADIUM, keep=False)
        self._runner.open("PARTY", settings, self.now)
        for batch in _batches(range(self.players)):
            joins = [Join(id="j", code="PARTY", name=f"Phone {number}") for number in batch]
            self._timed("join", lambda joins=joins: self._let_in(joins))  # type: ignore[misc]  # a lambda with a default
        self._runner.ask(0, Start(id="s"), self.now)
        self._told = self._runner.table.version
        self._reveal()

    def play_round(self) -> None:
        """Let everybody write, tell the count, and reveal the next round's tokens."""
        last = self._rng.randrange(self.players)
        for batch in _batches([*range(last), *range(last + 1, self.players)]):
            asked = [self._choice(member) for member in batch]
            self._timed("choice", lambda b=batch, a=asked: self._write(b, a))  # type: ignore[misc]  # a lambda with a default
        asked = [self._choice(last)]
        self._timed("tell", lambda: self._runner.ask(last, asked[0], self.now))
        while self.play.unreleased:
            broadcast = self._timed("tell", self._tell_next)
            self._timed("lines", lambda told=broadcast: _tell_own_lines(told))  # type: ignore[misc]  # a lambda with a default
            self.lines += len(broadcast.personal)
        if self.play.running:
            self._timed("tell", self._reveal)

    def _let_in(self, joins: Sequence[Join]) -> None:
        for join in joins:
            member = len(self._runner.table.members)
            self._runner.join(join, f"{member:022}", f"{member:064}", self.now)
            self._runner.connected(member, self.now)
        self._broadcast().update()

    def _choice(self, member: int) -> Any:
        """Return a request as a server reads it: no part of it is shared with others."""
        game: Any = self.play.game
        numbers = sorted(self._rng.sample(range(1, game.top), game.boxes))
        number = game.moment(self.play.state) + 1
        act = Act(id=f"{number}-{member}", action=Choose(number, tuple(numbers)))
        asked: Any = decode_request(msgspec.json.encode(act))
        return asked

    def _write(self, members: Sequence[int], asked: Sequence[Any]) -> None:
        rows: list[LogRow] = []
        for member, request in zip(members, asked, strict=True):
            rows += self._runner.ask(member, request, self.now)[0]
        if self._runner.may_be_due(rows):
            raise RuntimeError("a choice must not make a host look at the whole table")
        broadcast = self._broadcast()
        broadcast.update()
        for member, request in zip(members, asked, strict=True):
            broadcast.update(member, (request.id,))

    def _tell_next(self) -> Broadcast:
        self._wake()
        broadcast = self._broadcast()
        broadcast.update()
        _there(broadcast.personal)
        return broadcast

    def _reveal(self) -> None:
        while CHANCE in self.play.owing:
            self._wake()
        self._broadcast().update()
        _there(self._runner.next_wake)

    def _wake(self) -> None:
        self.now = max(self.now, _there(self._runner.next_wake))
        self._runner.wake(self.now)

    def _broadcast(self) -> Broadcast:
        table = self._runner.table
        broadcast = Broadcast(table, _there(table.since(self._told)))
        self._told = table.version
        return broadcast

    def _timed(self, what: str, work: Callable[[], Result]) -> Result:
        began = process_time()
        result = work()
        self.seconds[what] = self.seconds.get(what, 0) + process_time() - began
        return result


def _there(found: Result | None) -> Result:
    if found is None:
        raise LookupError("a party always has a game, something due and a history")
    return found


def _batches(members: Sequence[int]) -> Iterator[Sequence[int]]:
    for first in range(0, len(members), BATCH):
        yield members[first : first + BATCH]


def _tell_own_lines(broadcast: Broadcast) -> None:
    for member in broadcast.personal:
        broadcast.update(member)


def costs(players: int, seed: int) -> dict[str, float]:
    """Return seconds a join, a choice, a round's telling and an own line."""
    gc.collect()
    party = Party(players, seed)
    party.gather()
    party.play_round()
    spent = party.seconds
    return {
        "join": spent["join"] / players,
        "choice": spent["choice"] / (players - 1),
        "tell": spent["tell"],
        "line": spent["lines"] / party.lines,
    }


def median_costs(players: int) -> dict[str, float]:
    """Return the medians of as many parties as make for enough choices."""
    parties = max(3, min(MEASURED // players, 300))
    found = [costs(players, seed) for seed in range(parties)]
    return {what: median(cost[what] for cost in found) for what in found[0]}


def memory(players: int) -> float:
    """Return the bytes a player that a table takes at most while a round is played."""
    gc.collect()
    tracemalloc.start(1)
    party = Party(players)
    party.gather()
    party.play_round()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / players


def main() -> None:
    """Measure and print."""
    headline("What does a party of Fifty cost, from 10 to 100,000 players?")
    for module, limit in LIMITS:
        setattr(module, limit, NO_LIMIT)
    gc.set_threshold(*GC_THRESHOLDS)
    Party(*islice(PLAYERS, 1)).gather()
    found: dict[int, dict[str, float]] = {}
    for players in PLAYERS:
        cost = found[players] = median_costs(players)
        times = f"{cost['join'] * 1e6:.0f} {cost['choice'] * 1e6:.1f} {cost['line'] * 1e6:.1f} µs"
        row(f"{players:,} players: a join, a choice, an own line", times)
        row(f"{players:,} players: settling and telling a round", f"{cost['tell']:.3f} s")
        row(f"{players:,} players: memory a player", f"{memory(players):,.0f} bytes")
    most, few = found[LARGEST], found[HELD_AGAINST]
    name = f"{LARGEST:,} players"
    row(f"{name}: a choice", f"{most['choice'] * 1e6:.1f} µs", "40 µs or less")
    row(f"{name}: settling and telling a round", f"{most['tell']:.2f} s", "2 s or less")
    row(f"{name}: memory a player", f"{memory(LARGEST):,.0f} bytes", "2,000 bytes or less")
    name = f"{LARGEST:,} players / {HELD_AGAINST:,}"
    row(f"{name}: a choice", f"{most['choice'] / few['choice']:.2f}", "1 is no growth")
    a_player = most["tell"] / LARGEST / (few["tell"] / HELD_AGAINST)
    row(f"{name}: settling and telling, a player", f"{a_player:.2f}", "1 is no growth")


if __name__ == "__main__":
    main()
