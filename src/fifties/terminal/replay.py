"""A record as a replay: in steps to go back and forth in, and as a session to look on at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from fifties.core.contract import Action, Event, GameEnded, PlayableGame, Seat, Viewer
from fifties.core.record import AnyRecord, replay
from fifties.core.refusals import IllegalAction, Refusal
from fifties.table.messages import Mention
from fifties.table.requests import Reaction
from fifties.terminal.any_game import GameTerminal
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import Choice, SeenEvent, SessionEvent

STRIDE: Final = 32
"""Steps between two views that are remembered."""


class Replay:
    """A played game. Step 0 is before anything happened; each later one tells some events.

    That everybody writes is one step, and so is every number, mood, card, trick and score.
    """

    def __init__(self, record: AnyRecord) -> None:
        self.game: PlayableGame = record.game
        self.names = record.header.players
        self._terminal = terminal_for(record.game.name)
        events = [event for step in replay(record) for event in step.events]
        self._steps: tuple[tuple[Event, ...], ...] = ((), *_steps(self._terminal, events))
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
            if any(self._terminal.starts_round(event) for event in step)
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
        view = self._views.get((viewer, base)) or self.game.view(self.game.start(), viewer)
        for place in range(base + 1, step + 1):
            for event in self._steps[place]:
                view = view.after(event.seen_by(viewer))
            if place % STRIDE == 0:
                self._views[viewer, place] = view
        return view


def _steps(terminal: GameTerminal, events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """Take everybody's writing together; all else is a step of its own."""
    for written, group in groupby(events, terminal.is_choice):
        if written:
            yield tuple(group)
        else:
            for event in group:
                yield (event,)


def seat_named(replay: Replay, name: str) -> Seat | None:
    """Find a seat by its player's name, or by its number, counted from 1."""
    lowered = [known.casefold() for known in replay.names]
    if name.casefold() in lowered:
        return lowered.index(name.casefold())
    if name.isdecimal() and 1 <= int(name) <= len(lowered):
        return int(name) - 1
    return None


class WatchOnly(Refusal, frozen=True, tag="input-only-looking"):
    """Whoever looks on cannot act."""


class ReplaySession:
    """Fulfils `Session` for a replay: tells a step at a time, from any step on."""

    people: frozenset[Seat] = frozenset()
    paced = False
    keeps_drafts = False
    is_kept = False
    coach_ahead = False
    queues = False
    record: AnyRecord | None = None
    mentions: tuple[Mention, ...] = ()

    def __init__(self, replay: Replay, step: int = 0) -> None:
        self.game = replay.game
        self.names = replay.names
        self._replay = replay
        self.step = step
        """The last one told."""

    def view(self, viewer: Viewer) -> Any:  # noqa: ARG002 - the replay knows who looks on
        """Return the view after the last step told."""
        return self._replay.at(self.step)[0]

    def offer(self, seat: Seat) -> None:
        """Offer nothing."""

    def owes(self, seat: Seat) -> bool:  # noqa: ARG002 - part of a session's form
        """Return that nobody is waited for."""
        return False

    def choice(self, seat: Seat) -> Choice | None:  # noqa: ARG002 - as above
        """Return nothing: nobody here has chosen."""
        return None

    def tap(self, seat: Seat) -> int | None:  # noqa: ARG002 - as above
        """Return nothing: nobody here is waited for."""
        return None

    def draft(self, seat: Seat) -> Action | None:  # noqa: ARG002 - as above
        """Return nothing: nobody here writes."""
        return None

    async def keep_draft(self, seat: Seat, action: Action) -> None:
        """Keep nothing."""

    async def act(self, seat: Seat, action: Action) -> None:  # noqa: ARG002 - as above
        """Refuse."""
        raise IllegalAction(WatchOnly())

    async def got_it(self, seat: Seat) -> None:
        """Do nothing: nobody here is waited for."""

    def queued(self, seat: Seat) -> Action | None:  # noqa: ARG002 - as above
        """Return nothing: nobody here plays."""
        return None

    async def queue(self, seat: Seat, action: Action | None) -> None:  # noqa: ARG002 - as above
        """Refuse."""
        raise IllegalAction(WatchOnly())

    async def react(self, seat: Seat | None, reaction: Reaction) -> None:  # noqa: ARG002 - as above
        """Refuse."""
        raise IllegalAction(WatchOnly())

    async def skip(self) -> None:
        """Do nothing: the screen takes its own time."""

    async def next_events(self) -> list[SessionEvent]:
        """Return the events of the next step; none after the last."""
        if self.step + 1 >= len(self._replay):
            return []
        self.step += 1
        return [SeenEvent(event) for event in self._replay.at(self.step)[1]]

    async def leave(self) -> None:
        """Do nothing: nothing is kept."""
