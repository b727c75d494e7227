"""What is said beside the game, line by line: the coach's opinion, and what bots say."""

from __future__ import annotations

from collections.abc import Sequence

from fifties.core.contract import Seat
from fifties.terminal.coaching import Coach
from fifties.terminal.desk import HELP, QUIT, Desk, Helps
from fifties.terminal.session import Happening, Session


class Advice:
    """The coach at a desk."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk = desk
        self._session = session
        self.coach = Coach(session)
        self._looked: dict[Seat, object] = {}
        """What was looked back at already, by seat."""

    def by_name(self, figures: Sequence[object]) -> str:
        """Write a figure behind everybody's name."""
        names = self._session.names
        return ", ".join(f"{name} {figure}" for name, figure in zip(names, figures, strict=True))

    def tell_remarks(self, happening: Happening) -> None:
        """Let bots say why, a line each."""
        words = self._desk.words
        for seat, remark in happening.remarks:
            said = words.say(remark.message, **remark.details)
            self._desk.tell("bot-says", name=words.name(seat), reason=said)

    async def before(self, seat: Seat) -> None:
        """In training, the coach speaks unasked."""
        if self._session.training:
            choice = self._session.choice(seat)
            if choice is not None and self._looked.get(seat) is not choice:
                await self.look_back(seat)
            await self._look_ahead(seat)

    def helps(self, seat: Seat, message: str) -> Helps:
        """Return what the help key says at a question to *seat*."""

        async def helps() -> None:
            self._desk.tell(message, quit=QUIT, help=HELP)
            await self.look_back(seat)
            if self._session.training:
                await self._look_ahead(seat)

        return helps

    async def look_back(self, seat: Seat) -> bool:
        """Let the coach speak of the last choice; tell whether there was anything to say."""
        if not self.coach.may_look_back(seat):
            return False
        self._looked[seat] = self._session.choice(seat)
        self._say_wait()
        for line in await self.coach.look_back(seat, self._desk.words):
            self._desk.page.line(line)
        return True

    async def _look_ahead(self, seat: Seat) -> None:
        self._say_wait()
        for line in await self.coach.look_ahead(seat, self._desk.words):
            self._desk.page.line(line)

    def _say_wait(self) -> None:
        if not self.coach.is_ready:
            self._desk.tell("coach-readying")
