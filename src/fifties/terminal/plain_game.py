"""One game played line by line: for screen readers, pipes, and those who like it plain."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fifties.core.contract import Seat
from fifties.table.requests import Reaction
from fifties.terminal.coach import Advice
from fifties.terminal.console import Console, PlayerLeft
from fifties.terminal.mentions import awards, own_mentions
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import SeenEvent, Session, SessionEvent


async def play_plain(
    console: Console, session: Session, *, amid: bool = False, lingers: bool = True
) -> None:
    """Ask and tell until the game is over; *amid* when it is not its beginning.

    Unless somebody *lingers*, nobody is asked anything after the end.

    Raises `PlayerLeft` when somebody wants to go.
    """
    console.words.players = session.names
    advice = Advice(console, session)
    if session.people and console.is_live:
        advice.coach.warm_up()
    table = _Table(console, session, advice)
    try:
        if amid:
            table.narrator.recall(session.view(None))
            table.begin()
        elif not session.paced:
            await table.ask_all()  # a game may begin with people's choices
        await table.play()
        table.tell_mentions()
        if lingers:
            await table.look_back()
    finally:
        console.on_reaction = None
        advice.coach.close()


class _Table:
    """A session, a console, and who is asked at it."""

    def __init__(self, console: Console, session: Session, advice: Advice) -> None:
        self._console = console
        self._session = session
        self._advice = advice
        self._asking: asyncio.Task[None] | None = None
        self._about: tuple[Seat, int | None] | None = None
        """Whom and what the open question is about."""
        self._front: Seat | None = min(session.people, default=None)
        """Whoever was asked last, to whom reactions belong."""
        self._reads_unasked = console.is_live and session.paced
        """Whether what is typed while nobody is asked means something at once."""
        console.on_reaction = self._react
        self.narrator = terminal_for(session.game.name).narrator(console, session, advice)

    async def play(self) -> None:
        """Go on until the game is over."""
        try:
            while told := await self._next():
                self._tell(told)
                if self._session.paced:
                    self._mind_questions()
                else:
                    await self.ask_all()
        finally:
            asking = self._asking
            self._give_up_question()
            if asking is not None:
                # It lets the keyboard go before anybody else asks.
                await asyncio.wait({asking})

    def begin(self) -> None:
        """Ask what is open already, where nothing has to happen first."""
        if self._session.paced:
            self._mind_questions()

    def tell_mentions(self) -> None:
        """Say what a game that is over is remembered for, first by those who sit here."""
        words, page, mentions = self._console.words, self._console.page, self._session.mentions
        people = sorted(self._session.people)
        told = [
            (words.name(seat) if len(people) > 1 else words.say("ended-your-game"), lines)
            for seat in people
            if (lines := own_mentions(mentions, words, seat))
        ]
        for heading, lines in told:
            page.line()
            page.heading(heading)
            for line in lines:
                page.line(f"  {line}")
        if most := awards(mentions, words):
            page.line()
            for line in most:
                page.line(line)

    async def look_back(self) -> None:
        """When all is over, let the coach be asked; a file or a pipe asks nothing more."""
        if not self._session.people or not self._console.is_live:
            return
        done = self._console.words.say("play-over")

        async def helps() -> None:
            for seat in sorted(self._session.people):
                if len(self._session.people) > 1:
                    self._console.page.heading(self._console.words.name(seat))
                await self._advice.look_back(seat)

        with suppress(PlayerLeft):
            await self._console.ask(done, str, helps)

    async def _next(self) -> list[SessionEvent]:
        """Wait for events while a question may be open; raises `PlayerLeft` if somebody goes."""
        coming = asyncio.ensure_future(self._session.next_events())
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
        if self._asking is not None:
            return
        if about is not None:
            self._asking = asyncio.create_task(self._ask(*about))
        elif self._reads_unasked:
            self._asking = asyncio.create_task(self._take_unasked())

    def _give_up_question(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _question(self) -> tuple[Seat, int | None] | None:
        """Return whom the table waits for, and at which number of a count, if at one."""
        for seat in sorted(self._session.people):
            number = self._session.tap(seat)
            if number is not None or self._owes(seat):
                return seat, number
        return None

    async def _ask(self, seat: Seat, number: int | None) -> None:
        self._reads_unasked = self._console.is_live and self._session.paced
        if number is None:
            await self._ask_seat(seat)
        else:
            await self._console.ask(self._console.words.say("live-tap", number=number), str)
            await self._session.got_it(seat)

    async def _ask_seat(self, seat: Seat) -> None:
        self._front = seat
        await self.narrator.ask(seat)

    async def _take_unasked(self) -> None:
        """Take what is typed while nobody is asked: for the turn to come, or the next question."""
        line = await self._console.read_unasked()
        taken = self._front is not None and await self.narrator.take_line(self._front, line)
        if not taken:
            self._console.put_back(line)
            self._reads_unasked = False

    async def _react(self, reaction: Reaction) -> None:
        await self._session.react(self._front, reaction)

    def _tell(self, told: list[SessionEvent]) -> None:
        for item in told:
            if isinstance(item, SeenEvent):
                self.narrator.tell(item)
            else:
                self._console.tell(item.message, **item.details)
        self._console.ask_again()

    def _owes(self, seat: Seat) -> bool:
        return self._session.owes(seat) and self._session.offer(seat) is not None

    async def ask_all(self) -> None:
        """Ask everybody in turn who owes an action, as long as nothing happens in between."""
        for seat in sorted(self._session.people):
            if self._owes(seat):
                await self._ask_seat(seat)
