"""Fifty in plain mode: five secret numbers are asked for, and the count is told in sentences."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, cast

from fifties.core.contract import GameEnded, Seat
from fifties.core.refusals import IllegalAction, Refused
from fifties.games.fifty import Choose
from fifties.games.fifty.events import Called, Chose, FiftyEvent, Revealed, RoundScored
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.view import FiftyView, Phase
from fifties.terminal.coach import Advice
from fifties.terminal.console import Console, LineParser, PlayerLeft, read_numbers
from fifties.terminal.fifty.report import print_scores, round_heading
from fifties.terminal.session import SeenEvent, Session

PATIENCE: Final = 2.0
"""For so many seconds somebody who leaves waits for the server to take what they wrote."""


class FiftyNarrator:
    """Tells a game of Fifty, and asks for numbers."""

    def __init__(self, console: Console, session: Session, advice: Advice) -> None:
        self._console = console
        self._words = console.words
        self._page = console.page
        self._session = session
        self._advice = advice
        self._heading = ""
        self._unsaid: list[Called] = []
        """Numbers called since the last that was told of."""

    def recall(self, view: FiftyView) -> None:
        """Say which round it is and how everybody stands."""
        if view.phase is Phase.CHOOSE:
            shown = Revealed(view.round, view.blocked or (), view.danger, view.beginner)
            self._tell_round(shown)
        elif view.count is not None:
            self._console.tell("play-amid-count", number=view.count.called.number)
        if view.rounds:
            self._console.tell("play-totals", totals=self._advice.by_name(view.totals))

    async def ask(self, seat: Seat) -> None:
        """Let somebody write five numbers, and think again."""
        name = self._words.name(seat)
        secret = len(self._session.people) > 1
        if secret:
            await self._console.hand_over(name)
            self._page.heading(self._heading)
        await write_numbers(self._console, self._session, self._advice, seat, name)
        if secret:
            self._console.hide_secrets()

    async def take_line(self, seat: Seat, line: str) -> bool:
        """Leave *line* for the next question."""
        del seat, line
        return False

    def tell(self, seen_event: SeenEvent) -> None:
        """Say what happened; quiet numbers are gathered into one sentence."""
        event = cast("FiftyEvent", seen_event.event)
        match event:
            case Revealed():
                self._tell_round(event)
            case Chose():
                self._console.tell("play-chosen", name=self._words.name(event.seat))
            case Called():
                self._tell_call(event)
            case RoundScored():
                self._tell_unsaid()
                self._page.line()
                print_scores(self._page, self._words, event)
                self._advice.tell_remarks(seen_event)
            case GameEnded():
                self._page.line()
                totals = self._session.view(None).totals
                self._page.heading(self._words.outcome(event.outcome, totals))

    def _tell_round(self, revealed: Revealed) -> None:
        self._heading = round_heading(self._page.glyphs, self._words, revealed)
        self._page.line()
        self._page.heading(self._heading)

    def _tell_call(self, call: Called) -> None:
        self._unsaid.append(call)
        if call.owners or call.crowned:
            self._tell_unsaid()
        say, tell, name = self._words.say, self._console.tell, self._words.name
        if call.crowned and call.scorer is not None:
            self._page.heading(say("play-crown", name=name(call.scorer)))
        if call.taker is not None:
            tell(f"play-{call.take}", name=name(call.taker), number=call.number)
        elif call.crossings:
            message = "play-clash-danger" if call.crossings[0].lost else "play-clash"
            tell(message, names=self._words.names(call.owners), number=call.number)

    def _tell_unsaid(self) -> None:
        """Say the numbers called since the last event, and what they scored."""
        calls, self._unsaid = self._unsaid, []
        if not calls:
            return
        first, last = calls[0].number, calls[-1].number
        numbers = str(last) if first == last else f"{first}, {last}"
        if last - first > 1:
            numbers = f"{first} … {last}"
        caller = self._words.name(calls[0].caller)
        self._console.tell(
            "play-begins" if first == 1 else "play-counts", name=caller, numbers=numbers
        )
        scored = [call for call in calls if call.scorer is not None]
        if scored and scored[-1].scorer is not None:
            scorer = self._words.name(scored[-1].scorer)
            self._console.tell("play-scores", name=scorer, points=len(scored), bead=scored[-1].bead)


async def write_numbers(
    console: Console, session: Session, advice: Advice, seat: Seat, name: str
) -> None:
    """Let the person on *seat* write five numbers and think again, until the game takes them."""
    await advice.before(seat)
    while True:
        try:
            choice = await _write(console, session, advice, seat, name)
        except PlayerLeft:
            await _hand_in(session, seat)
            raise
        try:
            await session.act(seat, choice)
        except Refused as refused:
            console.refuse(refused)
        else:
            return


async def _hand_in(session: Session, seat: Seat) -> None:
    """Send what was written to a server before leaving; a local game keeps it as a draft."""
    draft = session.draft(seat)
    if not session.keeps_drafts and draft is not None:
        with suppress(Refused, TimeoutError):
            await asyncio.wait_for(session.act(seat, draft), PATIENCE)


async def _write(
    console: Console, session: Session, advice: Advice, seat: Seat, name: str
) -> Choose:
    helps = advice.helps(seat, "play-help-choose")
    offer = cast("Choices", session.offer(seat))

    def read(line: str) -> Choose:
        choice = Choose(offer.round, read_numbers(line))
        refusal = offer.refusal(choice)
        if refusal is not None:
            raise IllegalAction(refusal)
        return choice

    say = console.words.say
    question = say("play-choose", name=name, least=1, most=offer.top - 1)
    again = cast("Choose | None", session.draft(seat)) or await console.ask(question, read, helps)
    while again is not None:
        choice = again
        await session.keep_draft(seat, choice)
        numbers = " ".join(map(str, choice.numbers))
        keep = say("play-keep", name=name, numbers=numbers)
        again = await console.ask(keep, _or_enter(read), helps)
    return choice


def _or_enter(read: LineParser[Choose]) -> LineParser[Choose | None]:
    """Take Enter alone for "no more changes"."""
    return lambda line: read(line) if line else None
