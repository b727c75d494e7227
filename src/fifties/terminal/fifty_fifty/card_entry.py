"""A card being chosen on the screen from the hand that is held."""

from __future__ import annotations

from rich.text import Text

from fifties.games.fifty_fifty.actions import Card, Hand, Play
from fifties.games.fifty_fifty.offers import Cards
from fifties.locales import Speech
from fifties.terminal.app.board import HAND_IN, NOTHING, Question, Reply, Roster
from fifties.terminal.app.layout import Keys, piece
from fifties.terminal.app.shown_table import Moment

DIGITS = 2


class HandEntry:
    """The hand of whoever is in front, and the card that is raised."""

    def __init__(self, hand: Hand, raised: Card | None = None) -> None:
        self.hand = hand
        self.raised = raised if raised in hand else hand[len(hand) // 2]
        self.typed = ""

    def move(self, step: str) -> None:
        """Raise the card beside."""
        self.typed = ""
        at = self.hand.index(self.raised)
        ends = {"left": at - 1, "right": at + 1, "home": 0, "end": len(self.hand) - 1}
        self.raised = self.hand[ends[step] % len(self.hand)]

    def type(self, digit: str) -> None:
        """Raise a card by its number."""
        self.typed = (self.typed + digit)[-DIGITS:]
        for typed in (self.typed, digit):
            if int(typed) in self.hand:
                self.raised = int(typed)
                return

    def raise_card(self, card: Card) -> bool:
        """Raise *card*; return whether it was raised already."""
        again = card == self.raised
        self.raised = card
        return again

    def choice(self) -> Play:
        """Return the raised card as an action."""
        return Play(self.raised)


QUEUE = "p"
"""The key that lets a card be played later."""
STEPS = {"left", "right", "home", "end"}


class CardQuestion:
    """One card of a hand; it can be raised before it may be played."""

    changeable = False

    def __init__(self, entry: HandEntry, *, may_play: bool, queued: Card | None = None) -> None:
        self.entry = entry
        self.may_play = may_play
        self.queued = queued
        """The card that will be played when the turn comes."""

    def press(self, key: str, character: str | None) -> Reply:
        """Raise another card, or play the raised one, now or when the turn comes."""
        if key in STEPS:
            self.entry.move(key)
        elif character is not None and character in "0123456789":
            self.entry.type(character)
        elif key in {"enter", "space"}:
            return self._play()
        elif key == QUEUE and not self.may_play:
            return self._queue()
        return NOTHING

    def _play(self) -> Reply:
        return HAND_IN if self.may_play else self._queue()

    def _queue(self) -> Reply:
        """Let the raised card be played when the turn comes; the same card again: let it not."""
        again = self._is_queued
        self.queued = None if again else self.entry.raised
        return Reply(queue=True, later=None if again else self.entry.choice())

    def touch(self, what: tuple[object, ...]) -> Reply:
        """Raise the card that was clicked; play it when it is clicked again."""
        card = what[1]
        if what[0] != "card" or not isinstance(card, int) or card not in self.entry.hand:
            return NOTHING
        again = self.entry.raise_card(card)
        return self._play() if again else NOTHING

    def choice(self) -> Play:
        """Return the raised card."""
        return self.entry.choice()

    def handed_in(self) -> None:
        """Put the answer down: the next turn comes with its own question."""
        self.may_play = False

    def prompt(self, roster: Roster, moment: Moment) -> Text:
        """Say whose turn it is."""
        say = roster.words.say
        if self.may_play:
            name = roster.name(moment.front or 0)
            return piece(
                say("app-your-turn", name=name, card=self.entry.raised), roster.theme.accent
            )
        if self.queued is not None:
            return piece(say("play-queued", card=self.queued), roster.theme.accent)
        turn = moment.view.turn
        if turn is None:
            return Text()
        return piece(say("app-chooses", name=roster.name(turn)), roster.theme.soft)

    @property
    def _is_queued(self) -> bool:
        return self.queued == self.entry.raised

    def keys(self, say: Speech) -> Keys:
        """List the keys that answer."""
        return [
            ("left", "<-", say("app-key-left")),
            ("right", "->", say("app-key-right")),
            ("enter", say("app-enter"), say("app-key-play"))
            if self.may_play
            else (QUEUE, QUEUE, say("app-key-unqueue" if self._is_queued else "app-key-queue")),
        ]


def ask_card(moment: Moment, offer: Cards | None, before: Question | None) -> CardQuestion | None:
    """Return the question for a card, if a hand is held; *before* was asked until now."""
    hand = moment.view.my_hand
    if not hand:
        return None
    raised = queued = None
    if isinstance(before, CardQuestion):
        raised, queued = before.entry.raised, before.queued
    elif isinstance(moment.queued, Play):
        queued = moment.queued.card
    entry = HandEntry(hand, raised)
    queued = queued if queued in hand else None
    return CardQuestion(entry, may_play=offer is not None, queued=queued)
