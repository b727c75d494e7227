"""Fifty Fifty in plain mode: hidden hands are asked for cards, and tricks are told in sentences."""

from __future__ import annotations

from typing import Final, cast

from fifties.core.contract import GameEnded, Seat
from fifties.core.refusals import MalformedAction, Refused
from fifties.games.fifty_fifty import Play
from fifties.games.fifty_fifty.events import (
    CardPlayed,
    Dealt,
    FiftyFiftyEvent,
    MoodTurned,
)
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView, Phase
from fifties.terminal.coach import Advice
from fifties.terminal.console import LONGEST_ECHO, Console, NotNumbers, read_number
from fifties.terminal.fifty_fifty.report import print_result, round_heading
from fifties.terminal.session import SeenEvent, Session

MOST_CARDS: Final = 2
"""One to play, and one for the next turn."""


def read_cards(line: str) -> tuple[int, ...]:
    """Read a card, and perhaps another one that is to be played at the next turn."""
    cards = tuple(map(read_number, line.replace(",", " ").split()))
    if not 1 <= len(cards) <= MOST_CARDS:
        raise MalformedAction(NotNumbers(line[:LONGEST_ECHO]))
    return cards


class FiftyFiftyNarrator:
    """Tells a game of Fifty Fifty, and asks for cards."""

    def __init__(self, console: Console, session: Session, advice: Advice) -> None:
        self._console = console
        self._words = console.words
        self._page = console.page
        self._session = session
        self._advice = advice

    def recall(self, view: FiftyFiftyView) -> None:
        """Say which trick it is and how everybody stands."""
        if view.phase is Phase.PLAY:
            self._console.tell("place-round", round=view.round)
            self._tell_table(view)
            self._tell_hand()
        if view.rounds:
            self._console.tell("play-totals", totals=self._advice.by_name(view.totals))

    async def ask(self, seat: Seat) -> None:
        """Let somebody play a card."""
        name, view = self._words.name(seat), self._session.view(seat)
        secret = len(self._session.people) > 1
        if secret:
            await self._console.hand_over(name)
            self._tell_table(view)
        self._console.tell("play-hand", name=name, cards=" ".join(map(str, view.my_hand)))
        await self._advice.before(seat)
        question = self._words.say("play-card", name=name)
        helps = self._advice.helps(seat, "play-help-card")
        while True:
            card, *later = await self._console.ask(question, read_cards, helps)
            try:
                await self._session.act(seat, Play(card))
            except Refused as refused:
                self._console.refuse(refused)
            else:
                break
        if later:
            await self._queue(seat, later[0])
        if secret:
            self._console.hide_secrets()

    async def take_line(self, seat: Seat, line: str) -> bool:
        """Take a card that is to be played when the turn comes; 0 takes it back."""
        try:
            card = read_number(line)
        except Refused:
            return False
        await self._queue(seat, card)
        return True

    async def _queue(self, seat: Seat, card: int) -> None:
        try:
            await self._session.queue(seat, Play(card) if card else None)
        except Refused as refused:
            self._console.refuse(refused)
        else:
            self._console.tell("play-queued" if card else "play-unqueued", card=card)

    def tell(self, seen_event: SeenEvent) -> None:
        """Say what happened."""
        event = cast("FiftyFiftyEvent", seen_event.event)
        match event:
            case Dealt():
                self._page.line()
                self._page.heading(round_heading(self._page, self._words, event))
                self._tell_hand()
            case MoodTurned():
                self._tell_mood(event.trick, event.mood, event.leader)
            case CardPlayed():
                name = self._words.name(event.seat)
                self._console.tell("play-plays", name=name, card=event.card)
            case TrickTaken():
                self._tell_trick(event)
                self._advice.tell_remarks(seen_event)
                self._page.line()
            case RoundScored():
                self._page.line()
                print_result(self._page, self._words, event)
            case GameEnded():
                self._page.line()
                totals = self._session.view(None).totals
                self._page.heading(self._words.outcome(event.outcome, totals))

    def _tell_hand(self) -> None:
        """Say what somebody holds who may choose a card before being asked for one."""
        if self._session.paced and len(self._session.people) == 1:
            (seat,) = self._session.people
            hand = self._session.view(seat).my_hand
            cards = " ".join(map(str, hand))
            self._console.tell("play-hand", name=self._words.name(seat), cards=cards)

    def _tell_mood(self, trick: int, mood: tuple[int, int], leader: Seat) -> None:
        yellow, blue = mood
        name = self._words.name(leader)
        self._console.tell("play-mood", trick=trick, yellow=yellow, blue=blue, name=name)

    def _tell_table(self, view: FiftyFiftyView) -> None:
        """Describe the table to somebody who did not see the screen before."""
        if view.mood is not None:
            self._tell_mood(len(view.tricks) + 1, view.mood, view.leader)
        players = len(view.balances)
        if view.cards:
            played = ", ".join(
                f"{self._words.name((view.leader + place) % players)} {card}"
                for place, card in enumerate(view.cards)
            )
            self._console.tell("play-table", cards=played)
        balances = self._advice.by_name([self._words.balance(balance) for balance in view.balances])
        self._console.tell("play-balances", balances=balances)

    def _tell_trick(self, trick: TrickTaken) -> None:
        yellow, blue = trick.mood
        takings = (
            ("play-takes-blue", trick.highest, blue, trick.cancelled[0]),
            ("play-takes-yellow", trick.lowest, yellow, trick.cancelled[1]),
        )
        for message, seat, halves, cancelled in takings:
            self._console.tell(
                message,
                name=self._words.name(seat),
                halves=halves,
                cancelled=cancelled,
                balance=self._words.balance(trick.balances[seat]),
            )
