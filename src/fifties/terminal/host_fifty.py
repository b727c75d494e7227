"""A game of Fifty at the keyboard: secret writing, then the count told in sentences."""

from __future__ import annotations

from fifties.bots.reasons import Reason
from fifties.core.contract import GameEnded, Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.events import Called, Chose, FiftyEvent, Revealed, RoundScored
from fifties.games.fifty.view import View
from fifties.terminal.bot_talk import BotTalk
from fifties.terminal.desk import Desk, Reads, read_numbers
from fifties.terminal.host import Judge, People
from fifties.terminal.report_fifty import print_scores, round_heading


class FiftyHost:
    """Hosts a game of Fifty."""

    def __init__(self, desk: Desk, game: Fifty, people: People) -> None:
        self._desk = desk
        self._words = desk.words
        self._page = desk.page
        self._game = game
        self._people = people
        self._bots = BotTalk(desk, game.players)
        self._heading = ""
        self._calls: list[Called] = []
        """This round's."""
        self._said = 0
        """How many of them have been told."""
        self._totals: tuple[int, ...] = (0,) * game.players

    def ask(self, view: View, judge: Judge) -> Choose:
        """Let somebody write five numbers, and think again."""
        name, say = self._words.name(view.viewer or 0), self._words.say
        secret = len(self._people) > 1
        if secret:
            self._desk.hand_over(name)
            self._page.heading(self._heading)

        def read(line: str) -> Choose:
            choice = Choose(view.round, read_numbers(line))
            judge(choice)
            return choice

        question = say("play-choose", name=name, least=1, most=self._game.top - 1)
        choice = self._desk.ask(question, read, "play-help-choose")
        again: Choose | None = choice
        while again is not None:
            choice = again
            again = self._desk.ask(self._keep(name, choice), _or_enter(read), "play-help-choose")
        if secret:
            self._desk.draw_curtain()
        return choice

    def _keep(self, name: str, choice: Choose) -> str:
        numbers = " ".join(map(str, choice.numbers))
        return self._words.say("play-keep", name=name, numbers=numbers)

    def hold_back(self, seat: Seat, reason: Reason) -> None:
        """Keep what a bot says until the round is counted."""
        self._bots.hold_back(seat, reason)

    def tell(self, event: FiftyEvent) -> None:
        """Say what happened; quiet numbers are gathered into one sentence."""
        match event:
            case Revealed():
                self._heading = round_heading(self._page.glyphs, self._words, event)
                self._page.line()
                self._page.heading(self._heading)
            case Chose():
                self._desk.tell("play-chosen", name=self._words.name(event.seat))
            case Called():
                self._tell_call(event)
            case RoundScored():
                self._tell_unsaid()
                self._page.line()
                print_scores(self._page, self._words, event, self._calls)
                self._calls, self._said, self._totals = [], 0, event.totals
                self._bots.tell()
            case GameEnded():
                self._page.line()
                self._page.heading(self._words.outcome(event.outcome, self._totals))

    def _tell_call(self, call: Called) -> None:
        self._calls.append(call)
        if call.owners or call.crowned:
            self._tell_unsaid()
        say, tell, name = self._words.say, self._desk.tell, self._words.name
        if call.crowned and call.scorer is not None:
            self._page.heading(say("play-crown", name=name(call.scorer)))
        if call.taker is not None:
            message = "play-keeps" if call.taker == call.caller else "play-takes"
            tell(message, name=name(call.taker), number=call.number)
        elif call.crossings:
            message = "play-clash-danger" if call.crossings[0].lost else "play-clash"
            tell(message, names=self._words.names(call.owners), number=call.number)

    def _tell_unsaid(self) -> None:
        """Say the numbers called since the last event, and what they scored."""
        calls, self._said = self._calls[self._said :], len(self._calls)
        if not calls:
            return
        first, last = calls[0].number, calls[-1].number
        numbers = str(last) if first == last else f"{first}, {last}"
        if last - first > 1:
            numbers = f"{first} … {last}"
        caller = self._words.name(calls[0].caller)
        self._desk.tell(
            "play-begins" if first == 1 else "play-counts", name=caller, numbers=numbers
        )
        scored = [call for call in calls if call.scorer is not None]
        if scored and scored[-1].scorer is not None:
            scorer = self._words.name(scored[-1].scorer)
            self._desk.tell("play-scores", name=scorer, points=len(scored), bead=scored[-1].bead)


def _or_enter(read: Reads[Choose]) -> Reads[Choose | None]:
    """Take Enter alone for "no more changes"."""
    return lambda line: read(line) if line else None
