"""When the coach may speak, and for whom. The coach is the solver's; this only keeps secrets."""

from __future__ import annotations

from fifties.core.contract import GameEnded, Seat
from fifties.games.fifty.events import RoundScored as FiftyScored
from fifties.games.fifty_fifty.state import RoundScored as HalvesScored
from fifties.terminal.app.paper import Block, paragraph, piece
from fifties.terminal.app.seats import Cast
from fifties.terminal.app.table import Seen
from fifties.terminal.coaching import Coach
from fifties.terminal.session import Session


class CoachPanel:
    """What the coach says to those who may hear it now."""

    def __init__(self, session: Session, seen: Seen) -> None:
        self._session = session
        self._seen = seen
        self._coach = Coach(session)

    def close(self) -> None:
        """Send the coach home."""
        self._coach.close()

    def can_speak(self) -> bool:
        """Tell whether there is something to say."""
        return bool(self._looking_back() or self._looking_ahead())

    async def lines(self, cast: Cast, width: int) -> Block:
        """Say what the solver would do now, and what it thinks of what was done."""
        block: Block = []
        for seat in self._looking_ahead():
            said = await self._coach.look_ahead(seat, cast.words)
            block += _told(cast.words.say("app-coach-ahead"), said, cast, width)
        for seat in self._looking_back():
            said = await self._coach.look_back(seat, cast.words)
            title = cast.words.say("app-coach-back", name=cast.name(seat))
            block += _told(title, said, cast, width)
        return block or [piece(cast.words.say("app-coach-silent"))]

    def _looking_back(self) -> list[Seat]:
        """List those whose last choice lies open, for the eyes that are here."""
        return [seat for seat in self._listeners() if self._lies_open(seat)]

    def _looking_ahead(self) -> list[Seat]:
        front = self._seen.front
        if not self._session.training or front is None or not self._session.owes(front):
            return []
        return [front]

    def _listeners(self) -> list[Seat]:
        """List whose thoughts may be read now: when a round is over, everybody's."""
        front = self._seen.front
        if front is not None:
            return [front]
        if isinstance(self._seen.moment.event, FiftyScored | HalvesScored | GameEnded):
            return sorted(self._session.people)
        return []

    def _lies_open(self, seat: Seat) -> bool:
        """Tell whether the round or trick of the last choice has been told to its end."""
        choice = self._session.choice(seat)
        if choice is None:
            return False
        told, before = self._seen.views[seat], choice.view
        tricks = len(getattr(told, "tricks", ())) > len(getattr(before, "tricks", ()))
        return tricks or len(told.rounds) > len(before.rounds)


def _told(title: str, said: list[str], cast: Cast, width: int) -> Block:
    if not said:
        return []
    lines = [line for text in said for line in paragraph(text, width)]
    return [piece(title, cast.look.strong), *lines, piece("")]
