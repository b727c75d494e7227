"""The host of a rehearsal: opens the doors, lets everybody in, and begins the game."""

from __future__ import annotations

from msgspec.structs import replace

from fifties.table.messages import Stage
from fifties.table.requests import Admit, Lock, Start
from fifties.terminal.rehearsal.figures import Figures
from fifties.terminal.rehearsal.phone import Phone, PhoneContext
from fifties.terminal.rehearsal.phone_connection import State


class Moderator(Phone):
    """A host of the event, who does not play; nothing that it hears is counted."""

    def __init__(self, context: PhoneContext) -> None:
        super().__init__(replace(context, figures=Figures(), chosen={}), 0, "Moderator")
        self._has_started = False

    def moderate(self, *, all_in: bool) -> None:
        """Do what there is to do, once nothing else is under way."""
        table = self.table
        if self.state is not State.OPEN or self.pending or table is None:
            return
        if table.locked:
            self.ask(Lock, locked=False)
        elif table.pending:
            self.ask(Admit, members=None)
        elif all_in and table.stage is not Stage.PLAYING and not self._has_started:
            self._has_started = True
            self.ask(Start)
