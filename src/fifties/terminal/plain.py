"""A session line by line: for screen readers, pipes, and those who like it plain."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fifties.core.contract import Seat
from fifties.games.fifty import Fifty
from fifties.table.crowd_shown import CrowdView
from fifties.terminal.advice import Advice
from fifties.terminal.desk import Desk, Left
from fifties.terminal.host import Host
from fifties.terminal.host_fifty import FiftyHost
from fifties.terminal.host_fifty_fifty import FiftyFiftyHost
from fifties.terminal.host_party import PartyHost
from fifties.terminal.session import Happening, News, Session


async def play_plain(desk: Desk, session: Session, *, amid: bool = False) -> None:
    """Ask and tell until the game is over; *amid* when it is not its beginning.

    Raises `Left` when somebody wants to go.
    """
    desk.words.players = session.names
    advice = Advice(desk, session)
    if session.people and desk.is_live:
        advice.coach.warm_up()
    table = _Table(desk, session, advice)
    try:
        if amid:
            table.host.recall(session.view(None))
            table.begin()
        await table.play()
        await table.look_back()
    finally:
        advice.coach.close()


def host_of(desk: Desk, session: Session, advice: Advice) -> Host:
    """Return the voice of what is played."""
    if isinstance(session.view(None), CrowdView):
        return PartyHost(desk, session, advice)
    if isinstance(session.game, Fifty):
        return FiftyHost(desk, session, advice)
    return FiftyFiftyHost(desk, session, advice)


class _Table:
    """A session, a desk, and who is asked at it."""

    def __init__(self, desk: Desk, session: Session, advice: Advice) -> None:
        self._desk = desk
        self._session = session
        self._advice = advice
        self._asking: asyncio.Task[None] | None = None
        self._about: tuple[Seat, int | None] | None = None
        """Whom and what the open question is about."""
        self.host = host_of(desk, session, advice)

    async def play(self) -> None:
        """Go on until the game is over."""
        try:
            while news := await self._next():
                self._tell(news)
                if self._session.paced:
                    self._mind_questions()
                else:
                    await self._ask_all()
        finally:
            self._give_up_question()

    def begin(self) -> None:
        """Ask what is open already, where nothing has to happen first."""
        if self._session.paced:
            self._mind_questions()

    async def look_back(self) -> None:
        """When all is over, let the coach be asked; a file or a pipe asks nothing more."""
        if not self._session.people or not self._desk.is_live:
            return
        done = self._desk.words.say("play-over")

        async def helps() -> None:
            for seat in sorted(self._session.people):
                if len(self._session.people) > 1:
                    self._desk.page.heading(self._desk.words.name(seat))
                await self._advice.look_back(seat)

        with suppress(Left):
            await self._desk.ask(done, str, helps)

    async def _next(self) -> list[News]:
        """Wait for news while somebody may be answering a question; raises `Left` if they go."""
        coming = asyncio.ensure_future(self._session.happenings())
        try:
            while self._asking is not None and not coming.done():
                await asyncio.wait({coming, self._asking}, return_when=asyncio.FIRST_COMPLETED)
                if self._asking.done():
                    asked, self._asking = self._asking, None
                    asked.result()
                    # What it led to may have been told before the answer came.
                    self._mind_questions()
            return await coming
        finally:
            coming.cancel()

    def _mind_questions(self) -> None:
        """Ask what there is to ask now, and give up a question that nobody needs answered."""
        about = self._question()
        if about != self._about:
            self._give_up_question()
        self._about = about
        if about is not None and self._asking is None:
            self._asking = asyncio.create_task(self._ask(*about))

    def _give_up_question(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _question(self) -> tuple[Seat, int | None] | None:
        """Tell whom the table waits for, and at which number of a count, if at one."""
        for seat in sorted(self._session.people):
            number = self._session.tap(seat)
            if number is not None or self._owes(seat):
                return seat, number
        return None

    async def _ask(self, seat: Seat, number: int | None) -> None:
        if number is None:
            await self.host.ask(seat)
        else:
            await self._desk.ask(self._desk.words.say("live-tap", number=number), str)
            await self._session.got_it(seat)

    def _tell(self, news: list[News]) -> None:
        for item in news:
            if isinstance(item, Happening):
                self.host.tell(item)
            else:
                self._desk.tell(item.message, **item.details)
        self._desk.ask_again()

    def _owes(self, seat: Seat) -> bool:
        return self._session.owes(seat) and self._session.offer(seat) is not None

    async def _ask_all(self) -> None:
        """Ask everybody in turn who owes an action, as long as nothing happens in between."""
        for seat in sorted(self._session.people):
            if self._owes(seat):
                await self.host.ask(seat)
