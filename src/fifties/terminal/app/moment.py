"""What a board remembers between two drawings: it is fed with events and knows no rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from fifties.core.contract import Event, GameEnded, Seat, Viewer
from fifties.table.facts import Remark
from fifties.terminal.app.paper import Block


class Moment(Struct):
    """The view to be drawn, and what has just happened."""

    view: Any
    """As whoever is in front may see it."""
    mine: frozenset[Seat] = frozenset()
    """Who plays from here."""
    event: Event | None = None
    """The last one."""
    history: list[Event] = []
    """This round's, as far as it was told."""
    remarks: tuple[tuple[Seat, Remark], ...] = ()
    curtain: Block = []
    """What stands where secrets would stand, while nobody is in front."""

    @property
    def front(self) -> Viewer:
        """Whose secrets may be seen."""
        viewer: Viewer = self.view.viewer
        return viewer

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.outcome is not None

    def happened(self, event: Event, remarks: tuple[tuple[Seat, Remark], ...] = ()) -> None:
        """Take an event in; its view comes on its own."""
        self.event = event
        if not isinstance(event, GameEnded):
            self.history.append(event)
        if remarks:
            self.remarks = remarks

    def turn_page(self) -> None:
        """Begin with nothing told: a new round."""
        self.history = []
        self.remarks = ()
