"""A game as the people at this keyboard see it, be it their own or one at a server.

Screens (the app, line by line, a replay) draw views and events and hand actions in; who else
plays, where, and how it is kept is the session's business. A session never hands out a state.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from fifties.core.contract import Action, Event, PlayableGame, Seat, Viewer
from fifties.core.record import AnyRecord
from fifties.table.messages import BotRemark, Mention
from fifties.table.requests import Reaction


class SeenEvent(Struct, frozen=True):
    """Something that happened in the game."""

    event: Event
    """As a spectator sees it: this may be shown to everybody around the keyboard."""
    private: dict[Seat, Event] = {}
    """As those at this keyboard see it who see more. Only for the eyes of that seat."""
    remarks: tuple[BotRemark, ...] = ()
    """What bots say about it, if it is a result."""

    def seen_by(self, viewer: Viewer) -> Event:
        """Return the event as *viewer* may see it."""
        return self.event if viewer is None else self.private.get(viewer, self.event)


class Notice(Struct, frozen=True):
    """Something about the table rather than the game: a calm line, such as a lost connection."""

    message: str
    """Which one in `locales/`."""
    details: dict[str, Any] = {}


class ReactionNotice(Notice, frozen=True):
    """Somebody at the table reacts; it is shown for a moment."""


SessionEvent: TypeAlias = SeenEvent | Notice
"""What a session tells."""


class Choice(Struct, frozen=True):
    """What somebody at this keyboard did, and what they knew when they did it."""

    view: Any
    """The game's own view, before the action."""
    action: Action


class Session(Protocol):
    """A game as the people at this keyboard see it, be it local or at a server.

    The loop of a screen::

        while told := await session.next_events():
            for item in told: ...          # show it; view = view.after(item.seen_by(viewer))
            # now session.view(viewer) is that same view, and offer(seat) says who may act
    """

    game: PlayableGame
    people: frozenset[Seat]
    """Who sits at this keyboard; empty for those who only watch."""
    paced: bool
    """Whether events come when they are to be shown (a server tells a count number by number);
    otherwise a whole count comes at once, and the screen takes its time."""
    keeps_drafts: bool
    """Whether what is written and not handed in outlasts this process."""
    is_kept: bool
    """Whether there is something to resume after people have left."""
    coach_ahead: bool
    """Whether the coach may speak before the reveal."""
    queues: bool
    """Whether people can say what to do when their turn comes."""

    record: AnyRecord | None
    """Of a game that was played here to its end, so that it can be reviewed."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, in seat order; at a live table somebody may change their name."""
        ...

    @property
    def mentions(self) -> tuple[Mention, ...]:
        """What the game is remembered for, once its end was told; nothing at a party."""
        ...

    def view(self, viewer: Viewer) -> Any:
        """Return the game's own view after all events told so far.

        *viewer* is one of `people`, or ``None`` for what everybody may see. A party at a server
        (more than seven players) has a `CrowdView` and the events that go with it: sums.
        """
        ...

    def offer(self, seat: Seat) -> Any | None:
        """Return the game's own offer to one of `people` who owes an action or may change one."""
        ...

    def owes(self, seat: Seat) -> bool:
        """Return whether the game waits for this one of `people`."""
        ...

    def choice(self, seat: Seat) -> Choice | None:
        """Return what this one of `people` did last, for the coach."""
        ...

    def draft(self, seat: Seat) -> Action | None:
        """Return what this one of `people` has written and may still change before it is done."""
        ...

    async def keep_draft(self, seat: Seat, action: Action) -> None:
        """Keep what somebody has written, until they act; a local game brings it back."""
        ...

    async def act(self, seat: Seat, action: Action) -> None:
        """Do something for one of `people`; raises `Refused`. On return it is kept, not lost."""
        ...

    def queued(self, seat: Seat) -> Action | None:
        """Return what this one of `people` will do when their turn comes, if they said so."""
        ...

    async def queue(self, seat: Seat, action: Action | None) -> None:
        """Do something when the turn comes, or take that back; raises `Refused`."""
        ...

    async def react(self, seat: Seat | None, reaction: Reaction) -> None:
        """Show a reaction of one of `people`, or of somebody who watches; raises `Refused`."""
        ...

    async def next_events(self) -> list[SessionEvent]:
        """Wait for what happens next and return it in order; empty when the game is over.

        To ask for more says that what came before has been shown. Cancelling it loses nothing.
        """
        ...

    def tap(self, seat: Seat) -> int | None:
        """Return the number at which the count waits for "Got it!" of this one of `people`."""
        ...

    async def got_it(self, seat: Seat) -> None:
        """Call "Got it!"; it changes nothing but the fun."""
        ...

    async def skip(self) -> None:
        """Tell the rest of a count at once, where it is told in its own time and that is ours."""
        ...

    async def leave(self) -> None:
        """Leave the game. A local one can be resumed, a seat at a server is kept."""
        ...
