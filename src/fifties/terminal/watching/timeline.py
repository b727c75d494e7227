"""A record laid out step by step, to go back and forth in, as anybody at the table saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, cast

from fifties.core.contract import Event, GameEnded, Seat, Viewer
from fifties.core.record import AnyGame, Record, replay
from fifties.games.boxes import PlayableGame
from fifties.games.fifty.events import Chose, Revealed
from fifties.games.fifty_fifty.events import Dealt

STRIDE: Final = 32
"""Steps between two views that are remembered."""


class Timeline:
    """A played game. Step 0 is before anything happened; each later one tells some events.

    That everybody writes is one step, and so is every number, mood, card, trick and score.
    """

    def __init__(self, record: Record[Any]) -> None:
        self.game: PlayableGame = record.game
        self.names = record.header.players
        self._rules = cast("AnyGame", record.game)
        events = [event for step in replay(record) for event in step.events]
        self._steps: tuple[tuple[Event, ...], ...] = ((), *_steps(events))
        self.finished = any(isinstance(event, GameEnded) for event in events)
        """Whether the game was played to its end."""
        self._viewer: Viewer = None
        self._views: dict[tuple[Viewer, int], Any] = {}

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Whose eyes can be looked through: everybody's, once nothing is secret any more."""
        return (None, *range(self.game.players)) if self.finished else (None,)

    @property
    def viewer(self) -> Viewer:
        """Whose eyes are looked through."""
        return self._viewer

    @viewer.setter
    def viewer(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            raise LookupError(f"nobody can look from {viewer}")
        self._viewer = viewer

    @property
    def rounds(self) -> tuple[int, ...]:
        """The steps at which rounds begin."""
        return tuple(
            place
            for place, step in enumerate(self._steps)
            if any(isinstance(event, Revealed | Dealt) for event in step)
        )

    def at(self, step: int) -> tuple[Any, tuple[Event, ...]]:
        """Return the view after a step, and what happened at it, as the viewer saw it."""
        events = tuple(event.seen_by(self._viewer) for event in self._steps[step])
        return self._view(step), events

    def _view(self, step: int) -> Any:
        """Fold the events since the last view that is remembered."""
        viewer, base = self._viewer, step - step % STRIDE
        while base and (viewer, base) not in self._views:
            base -= STRIDE
        view = self._views.get((viewer, base)) or self._rules.view(self._rules.start(), viewer)
        for place in range(base + 1, step + 1):
            for event in self._steps[place]:
                view = view.after(event.seen_by(viewer))
            if place % STRIDE == 0:
                self._views[viewer, place] = view
        return view


def _steps(events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """Take everybody's writing together; all else is a step of its own."""
    for written, group in groupby(events, lambda event: isinstance(event, Chose)):
        if written:
            yield tuple(group)
        else:
            for event in group:
                yield (event,)


def seat_named(timeline: Timeline, name: str) -> Seat | None:
    """Find a seat by its player's name, or by its number, counted from 1."""
    lowered = [known.casefold() for known in timeline.names]
    if name.casefold() in lowered:
        return lowered.index(name.casefold())
    if name.isdecimal() and 1 <= int(name) <= len(lowered):
        return int(name) - 1
    return None
