"""What the screen shows of a session so far, and whose secrets are in sight."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from fifties.core.contract import Action, Event, GameEnded, Seat, Viewer
from fifties.table.messages import BotRemark, Mention
from fifties.terminal.any_game import GameTerminal
from fifties.terminal.app.layout import Block
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import SeenEvent, Session


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
    remarks: tuple[BotRemark, ...] = ()
    mentions: tuple[Mention, ...] = ()
    """What the game is remembered for, once it is over."""
    queued: Action | None = None
    """What whoever is in front will do when their turn comes."""
    cover: Block = []
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

    def happened(self, event: Event, remarks: tuple[BotRemark, ...] = ()) -> None:
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


class ShownTable:
    """What has been told so far. It runs behind the session while a count is being told."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.views: dict[Viewer, Any] = {
            viewer: session.view(viewer) for viewer in (None, *session.people)
        }
        self.front: Viewer = self._alone()
        self.moment = Moment(self.views[self.front], session.people)
        self._terminal = terminal_for(session.game.name)
        self._terminal.join_amid(self.moment)

    def _alone(self) -> Viewer:
        """Return who always is in front: the only one here, if there is one."""
        people = self._session.people
        return next(iter(people)) if len(people) == 1 else None

    @property
    def shares(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self._session.people) > 1

    def show(self, seat: Seat) -> None:
        """Show the secrets of *seat*, who sits here alone."""
        self._face(seat)

    def hide(self) -> None:
        """Hide secrets, unless there is nobody to hide anything from."""
        self._face(self._alone())

    def _face(self, viewer: Viewer) -> None:
        self.front = viewer
        self.moment.view = self.views[viewer]

    def happened(self, seen_event: SeenEvent) -> None:
        """Take something in that happened."""
        for viewer, view in self.views.items():
            event, latest = seen_event.seen_by(viewer), self._session.view(viewer)
            self.views[viewer] = self._terminal.view_after(view, event, latest)
        view = self.views[self.front]
        update_moment(self._terminal, self.moment, seen_event.event, view, seen_event.remarks)
        self.moment.mentions = self._session.mentions

    def catch_up(self) -> None:
        """See what the session sees: after a lost connection that may be more than was told."""
        for viewer in self.views:
            self.views[viewer] = self._session.view(viewer)
        self.moment.view = self.views[self.front]
        self.moment.mentions = self._session.mentions

    def owing(self) -> list[Seat]:
        """List those here whom the game waits for."""
        session = self._session
        seats = sorted(session.people)
        return [seat for seat in seats if session.owes(seat) and session.offer(seat) is not None]


def update_moment(
    terminal: GameTerminal,
    moment: Moment,
    event: Event,
    view: Any,
    remarks: tuple[BotRemark, ...] = (),
) -> None:
    """Let *moment* show what comes after *event*; *view* is what it leads to."""
    moment.view = view
    if terminal.starts_round(event):
        moment.turn_page()
    if terminal.ends_remarks(event):
        moment.remarks = ()
    moment.happened(event, remarks)
