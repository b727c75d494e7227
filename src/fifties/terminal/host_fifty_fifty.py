"""A game of Fifty Fifty at the keyboard: hidden hands, tricks told in sentences."""

from __future__ import annotations

from fifties.bots.reasons import Reason
from fifties.core.contract import GameEnded, Seat
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.events import (
    CardPlayed,
    Dealt,
    FiftyFiftyEvent,
    MoodTurned,
)
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.games.fifty_fifty.view import View
from fifties.terminal.bot_talk import BotTalk
from fifties.terminal.desk import Desk, read_number
from fifties.terminal.host import Judge, People
from fifties.terminal.report_fifty_fifty import print_result, round_heading
from fifties.wording import signed


class FiftyFiftyHost:
    """Hosts a game of Fifty Fifty."""

    def __init__(self, desk: Desk, game: FiftyFifty, people: People) -> None:
        self._desk = desk
        self._words = desk.words
        self._page = desk.page
        self._game = game
        self._people = people
        self._bots = BotTalk(desk, game.players)
        self._totals: tuple[int, ...] = (0,) * game.players

    def ask(self, view: View, judge: Judge) -> Play:
        """Let somebody play a card."""
        name, say = self._words.name(view.viewer or 0), self._words.say
        if len(self._people) > 1:
            self._desk.hand_over(name)
            self._tell_table(view)
        self._desk.tell("play-hand", name=name, cards=" ".join(map(str, view.my_hand)))

        def read(line: str) -> Play:
            play = Play(read_number(line))
            judge(play)
            return play

        play = self._desk.ask(say("play-card", name=name), read, "play-help-card")
        if len(self._people) > 1:
            self._desk.draw_curtain()
        return play

    def hold_back(self, seat: Seat, reason: Reason) -> None:
        """Keep what a bot says until the trick is over."""
        self._bots.hold_back(seat, reason)

    def tell(self, event: FiftyFiftyEvent) -> None:
        """Say what happened."""
        name = self._words.name
        match event:
            case Dealt():
                self._page.line()
                self._page.heading(round_heading(self._page, self._words, event))
            case MoodTurned():
                self._tell_mood(event.trick, event.mood, event.leader)
            case CardPlayed():
                self._desk.tell("play-plays", name=name(event.seat), card=event.card)
            case TrickTaken():
                self._tell_trick(event)
            case RoundScored():
                self._page.line()
                print_result(self._page, self._words, event)
                self._totals = event.totals
            case GameEnded():
                self._page.line()
                self._page.heading(self._words.outcome(event.outcome, self._totals))

    def _tell_mood(self, trick: int, mood: tuple[int, int], leader: Seat) -> None:
        yellow, blue = mood
        name = self._words.name(leader)
        self._desk.tell("play-mood", trick=trick, yellow=yellow, blue=blue, name=name)

    def _tell_table(self, view: View) -> None:
        """Say what lies open, to somebody who did not see the screen before."""
        if view.mood is not None:
            self._tell_mood(len(view.tricks) + 1, view.mood, view.leader)
        seats = range(self._game.players)
        if view.cards:
            played = ", ".join(
                f"{self._words.name((view.leader + place) % self._game.players)} {card}"
                for place, card in enumerate(view.cards)
            )
            self._desk.tell("play-table", cards=played)
        balances = ", ".join(
            f"{self._words.name(seat)} {signed(view.balances[seat])}" for seat in seats
        )
        self._desk.tell("play-balances", balances=balances)

    def _tell_trick(self, trick: TrickTaken) -> None:
        yellow, blue = trick.mood
        takings = (
            ("play-takes-blue", trick.highest, blue, trick.cancelled[0]),
            ("play-takes-yellow", trick.lowest, yellow, trick.cancelled[1]),
        )
        for message, seat, halves, cancelled in takings:
            self._desk.tell(
                message,
                name=self._words.name(seat),
                halves=halves,
                cancelled=cancelled,
                balance=signed(trick.balances[seat]),
            )
        self._bots.tell()
        self._page.line()
