"""A session as a board shows it: views for everybody here, and whose secrets may be seen."""

from __future__ import annotations

from typing import Any

from fifties.core.contract import Event, Seat, Viewer
from fifties.games.fifty.events import Called, Revealed
from fifties.games.fifty_fifty.events import Dealt, MoodTurned
from fifties.table.crowd_shown import CrowdView
from fifties.table.facts import Remark
from fifties.terminal.app.moment import Moment
from fifties.terminal.session import Happening, Session


class Seen:
    """What has been told so far. It runs behind the session while a count is being told."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.views: dict[Viewer, Any] = {
            viewer: session.view(viewer) for viewer in (None, *session.people)
        }
        self.front: Viewer = self._alone()
        self.moment = Moment(self.views[self.front], session.people)
        self._join_count(self.views[None])

    def _join_count(self, view: Any) -> None:
        """Begin amid a count that is being told."""
        if isinstance(view, CrowdView):
            self.moment.event = view.tally
        elif getattr(view, "count", None) is not None:
            self.moment.event = view.count.called
            self.moment.history = list(view.count.story)

    def _alone(self) -> Viewer:
        """Return who always is in front: the only one here, if there is one."""
        people = self._session.people
        return next(iter(people)) if len(people) == 1 else None

    @property
    def shares(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self._session.people) > 1

    def show(self, seat: Seat) -> None:
        """Open the curtain for *seat* alone."""
        self._face(seat)

    def hide(self) -> None:
        """Draw the curtain, unless there is nobody to hide anything from."""
        self._face(self._alone())

    def _face(self, viewer: Viewer) -> None:
        self.front = viewer
        self.moment.view = self.views[viewer]

    def happened(self, happening: Happening) -> None:
        """Take something in that happened."""
        for viewer, view in self.views.items():
            if isinstance(view, CrowdView):
                # A party is told in sums, which the session adds up.
                self.views[viewer] = self._session.view(viewer)
            else:
                self.views[viewer] = view.after(happening.seen_by(viewer))
        takes_in(self.moment, happening.event, self.views[self.front], happening.remarks)

    def catch_up(self) -> None:
        """See what the session sees: after a lost connection that may be more than was told."""
        for viewer in self.views:
            self.views[viewer] = self._session.view(viewer)
        self.moment.view = self.views[self.front]

    def owing(self) -> list[Seat]:
        """List those here whom the game waits for."""
        session = self._session
        seats = sorted(session.people)
        return [seat for seat in seats if session.owes(seat) and session.offer(seat) is not None]


def takes_in(
    moment: Moment, event: Event, view: Any, remarks: tuple[tuple[Seat, Remark], ...] = ()
) -> None:
    """Let *moment* show what comes after *event*; *view* is what it leads to."""
    moment.view = view
    if isinstance(event, Revealed | Dealt):
        moment.turn_page()
    if isinstance(event, MoodTurned):
        moment.remarks = ()
    if isinstance(event, Called) and event.number == 1:
        moment.history = []
    moment.happened(event, remarks)
