"""A record as a session in which nobody at this keyboard plays."""

from __future__ import annotations

from typing import Any

from fifties.core.contract import Action, Seat, Viewer
from fifties.core.refusals import IllegalAction, Refusal
from fifties.terminal.session import Choice, Happening, News
from fifties.terminal.watching.timeline import Timeline


class OnlyLooking(Refusal, frozen=True, tag="input-only-looking"):
    """Whoever looks on cannot act."""


class LookingOn:
    """Fulfils `Session` for a timeline: tells a step at a time, from any step on."""

    people: frozenset[Seat] = frozenset()
    paced = False
    training = False

    def __init__(self, timeline: Timeline, step: int = 0) -> None:
        self.game = timeline.game
        self.names = timeline.names
        self._timeline = timeline
        self.step = step
        """The last one told."""

    def view(self, viewer: Viewer) -> Any:  # noqa: ARG002 - the timeline knows who looks on
        """Return the view after the last step told."""
        return self._timeline.at(self.step)[0]

    def offer(self, seat: Seat) -> None:
        """Offer nothing."""

    def owes(self, seat: Seat) -> bool:  # noqa: ARG002 - part of a session's form
        """Tell that nobody is waited for."""
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
        raise IllegalAction(OnlyLooking())

    async def got_it(self, seat: Seat) -> None:
        """Call out, to nobody's harm."""

    async def happenings(self) -> list[News]:
        """Tell the next step; nothing after the last."""
        if self.step + 1 >= len(self._timeline):
            return []
        self.step += 1
        return [Happening(event) for event in self._timeline.at(self.step)[1]]

    async def leave(self) -> None:
        """Go."""
