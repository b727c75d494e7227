"""Asking for a card."""

from __future__ import annotations

from rich.text import Text

from fifties.games.fifty_fifty.actions import Play
from fifties.locales import Speech
from fifties.terminal.app.asking import HAND_IN, NOTHING, Reply
from fifties.terminal.app.fifty_fifty.holding import Holding
from fifties.terminal.app.fifty_fifty.seats import turn_of
from fifties.terminal.app.frame import Keys
from fifties.terminal.app.moment import Moment
from fifties.terminal.app.paper import piece
from fifties.terminal.app.seats import Cast

STEPS = {"left", "right", "home", "end"}


class AskingCard:
    """One card of a hand; it can be raised before it may be played."""

    def __init__(self, holding: Holding, *, may_play: bool) -> None:
        self.holding = holding
        self.may_play = may_play

    def press(self, key: str, character: str | None) -> Reply:
        """Raise another card, or play the raised one."""
        if key in STEPS:
            self.holding.move(key)
        elif character is not None and character in "0123456789":
            self.holding.type(character)
        elif key in {"enter", "space"}:
            return self._play()
        return NOTHING

    def _play(self) -> Reply:
        return HAND_IN if self.may_play else Reply(message="app-not-yet")

    def touch(self, what: tuple[object, ...]) -> Reply:
        """Raise the card that was clicked; play it when it is clicked again."""
        card = what[1]
        if what[0] != "card" or not isinstance(card, int) or card not in self.holding.hand:
            return NOTHING
        again = self.holding.raise_card(card)
        return self._play() if again else NOTHING

    def choice(self) -> Play:
        """Return the raised card."""
        return self.holding.choice()

    def handed_in(self) -> None:
        """Put the answer down: the next turn comes with its own question."""
        self.may_play = False

    def prompt(self, cast: Cast, moment: Moment) -> Text:
        """Say whose turn it is."""
        say = cast.words.say
        if self.may_play:
            name = cast.name(moment.front or 0)
            return piece(
                say("app-your-turn", name=name, card=self.holding.raised), cast.look.accent
            )
        turn = turn_of(moment.view)
        if turn is None:
            return Text()
        return piece(say("app-chooses", name=cast.name(turn)), cast.look.soft)

    def keys(self, say: Speech) -> Keys:
        """List the keys that answer."""
        return [
            ("left", "<-", say("app-key-left")),
            ("right", "->", say("app-key-right")),
            *([("enter", say("app-enter"), say("app-key-play"))] if self.may_play else []),
        ]
