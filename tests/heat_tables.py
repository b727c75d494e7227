"""An event in heats, without I/O: its own table, and those of its heats."""

from __future__ import annotations

from random import Random
from typing import Any

from fifties.table import requests
from fifties.table.entries import Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.heat_table import first_entries, result_at
from fifties.table.heats import Heat, HeatResult, HeatStage
from fifties.table.runner import LogRow
from fifties.table.settings import Pace
from fifties.table.table import Table

from tables import SimulatedTable, restored

EVENT = EventSettings(title="Fifty at the lake")


class HeatedEvent(SimulatedTable):
    """An event with the tables of its heats, opened and read as a host would."""

    def __init__(self, players: int, seed: int = 0) -> None:
        super().__init__(FiftySettings(party=True, pace=Pace.AT_ONCE, event=EVENT), seed)
        self.join("Moderator", Role.SPECTATOR)
        for number in range(players):
            self.join(f"Player {number + 1}")

    @property
    def stage(self) -> HeatStage:
        """The stage that is being played."""
        stage = self.table.heats.stage
        assert stage is not None
        return stage

    def draw(self, **fields: Any) -> None:
        """Draw a stage, and open the tables of its heats."""
        self.ask(self.host, requests.DrawHeats, pace=Pace.AT_ONCE, **fields)
        last = len(self.stage.heats)
        self._keep(self.runner.heats_opened(self.stage.number, 1, last, self.now))

    def heat_table(self, heat: Heat) -> SimulatedTable:
        """Return the table of a heat as its log opens it."""
        live = SimulatedTable(seed=self.seed + heat.number)
        live.now = self.now
        secret = Random(f"{self.seed}/{heat.number}").randbytes(32).hex()
        found = first_entries(self.table, self.stage, heat, secret)
        live.rows = [LogRow(seq, self.now, entry) for seq, entry in enumerate(found, 1)]
        live.runner = restored(live.rows)
        return live

    def play_heat(self, heat: Heat, here: int = 7) -> SimulatedTable:
        """Play a heat to its end with the first so many players; report it."""
        live = self.heat_table(heat)
        for member in range(min(here, len(heat.players))):
            live.connect(member)
        live.play_on(lambda: not live.play.running)
        self.now = max(self.now, live.now)
        self.report(heat, live.table)
        return live

    def report(self, heat: Heat, table: Table) -> list[LogRow]:
        """Report what has become of a heat."""
        result = result_at(table)
        assert result is not None
        return self.report_result(heat, result)

    def report_result(self, heat: Heat, result: HeatResult) -> list[LogRow]:
        """Report the result of a heat."""
        rows = self.runner.heat_over(self.stage.number, heat.number, result, self.now)
        return self._keep(rows)

    def play_stage(self) -> None:
        """Play all heats, two of them with absent people."""
        for heat in self.stage.heats:
            self.play_heat(heat, here=2 if heat.number <= 2 else 7)
