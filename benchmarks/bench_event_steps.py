"""The longest steps of one event of 2,500 to 20,000: what a process does without a pause.

A table without sockets and without a store: everybody chooses, and the show goes beat by beat. What
is measured is the processor time of single steps, because nobody else has a turn during one of
them, and a process that is busy for longer than its lease of a second loses its tables.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

from side_by_side import headline, row

from fifties.core.contract import Action
from fifties.host.finished_games import finished_game
from fifties.table.entries import AnyLogEntry, Joined, MemberId, Recorded, Role, SeatTaken
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd import FiftyCrowd
from fifties.table.requests import Act, Join, Start
from fifties.table.runner import LogRow, TableRunner

PLAYERS: Final = (2_500, 5_000, 10_000, 20_000)
SETTINGS: Final = FiftySettings(party=True, event=EventSettings(title="Fifty"))
TOKEN: Final = "0" * 22


class MeasuredEvent:
    """An event whose steps are measured."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.runner = TableRunner(Random(0))
        self.now = 0.0
        self.settling = self.first_beat = self.other_beats = self.recording = 0.0
        self._keep(self.runner.open("EVENT", SETTINGS, self.now))
        host = Join(id="host", code="EVENT", name="Host", role=Role.SPECTATOR)
        self._keep(self.runner.join(host, TOKEN, "", self.now))
        entries: list[AnyLogEntry] = []
        for member in range(1, players + 1):
            entries += [Joined(member, f"Phone {member}", Role.SEAT, ""), SeatTaken(member)]
        version = self.runner.table.version
        self.runner.restore(
            [LogRow(seq, self.now, entry) for seq, entry in enumerate(entries, version + 1)]
        )
        self.runner.connected(0, self.now)

    def _keep(self, rows: list[LogRow]) -> None:
        for one in rows:
            if isinstance(one.entry, Recorded):
                self._record(one.entry.record)

    def _record(self, name: str) -> None:
        self.recording = timed(lambda: finished_game(self.runner.table, name, self.now))

    def play(self) -> None:
        """Play a game to its end."""
        table = self.runner.table
        self._keep(self.runner.ask(0, Start(id="start"), self.now)[0])
        rounds = 0
        while table.running is not None:
            if table.running.all_choose and table.running.draws > rounds:
                rounds += 1
                self._choose()
            crowd = table.running.crowd
            self._wake(is_first=isinstance(crowd, FiftyCrowd) and crowd.number == 0)

    def _choose(self) -> None:
        play, rng = self.runner.table.running, Random(1)
        if play is None:
            return
        offer = play.game.offer(play.state, 0)
        for member in play.seats:
            act = Act[Action](id=f"{play.draws}", action=offer.sample(rng))
            self._ask(member, act)

    def _ask(self, member: MemberId, act: Act[Action]) -> None:
        seconds = timed(lambda: self.runner.ask(member, act, self.now))
        self.settling = max(self.settling, seconds)

    def _wake(self, *, is_first: bool) -> None:
        self.now = max(self.now, self.runner.next_wake or self.now)
        rows: list[LogRow] = []
        seconds = timed(lambda: rows.extend(self.runner.wake(self.now)[0]))
        if is_first:
            self.first_beat = max(self.first_beat, seconds)
        else:
            self.other_beats = max(self.other_beats, seconds)
        self._keep(rows)


def timed(work: Callable[[], object]) -> float:
    """Return how many seconds of the processor *work* takes."""
    began = process_time()
    work()
    return process_time() - began


def main() -> None:
    """Measure and print."""
    headline("How long is a process busy with a single step of an event, in processor time?")
    for players in PLAYERS:
        event = MeasuredEvent(players)
        event.play()
        for step, seconds in (
            ("the last choice of a round", event.settling),
            ("the first beat of a show", event.first_beat),
            ("any other beat", event.other_beats),
            ("the record", event.recording),
        ):
            row(f"{players:,} players: {step}", f"{seconds * 1e3:.0f} ms", "a lease is 1,000")


if __name__ == "__main__":
    main()
