"""Asking for five numbers."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fifties.games.fifty.actions import Choose
from fifties.games.fifty.sizes import BOXES
from fifties.locales import Speech
from fifties.terminal.app.asking import HAND_IN, NOTHING, Reply
from fifties.terminal.app.fifty.picking import STEPS, Picking
from fifties.terminal.app.frame import Keys
from fifties.terminal.app.moment import Moment
from fifties.terminal.app.paper import piece
from fifties.terminal.app.seats import Cast

ERASE: Final = {"backspace", "delete", "ctrl+h"}


class AskingNumbers:
    """Five numbers, until all are ready."""

    def __init__(self, picking: Picking) -> None:
        self.picking = picking

    def press(self, key: str, character: str | None) -> Reply:
        """Move, write, erase, or hand in."""
        picking = self.picking
        if key in STEPS:
            picking.move(key)
        elif character is not None and character in "0123456789":
            number = int(picking.typed + character)
            return self._reply(picking.type(character), number)
        elif key in ERASE:
            picking.erase()
        elif key == "d":
            return self._done()
        elif key in {"enter", "space"}:
            return self._enter(key)
        return NOTHING

    def _enter(self, key: str) -> Reply:
        picking = self.picking
        if picking.typed:
            number = int(picking.typed)
            return self._reply(picking.write(number), number)
        if key == "enter" and picking.is_full:
            return self._done()
        return self._reply(picking.write(picking.cursor), picking.cursor)

    def _done(self) -> Reply:
        picking = self.picking
        if picking.is_full:
            return NOTHING if picking.is_kept else HAND_IN
        return Reply(message="app-to-go", details={"left": BOXES - len(picking.picks)})

    def _reply(self, refused: str | None, number: object) -> Reply:
        match refused:
            case None:
                return NOTHING
            case "app-number-outside":
                return Reply(message=refused, details={"most": self.picking.offer.top - 1})
            case "app-number-blocked":
                return Reply(message=refused, details={"number": number})
            case _:
                return Reply(message=refused)

    def touch(self, what: tuple[object, ...]) -> Reply:
        """Write or erase the number that was clicked."""
        number = what[1]
        if what[0] != "write" or not isinstance(number, int):
            return NOTHING
        return self._reply(self.picking.write(number), number)

    def choice(self) -> Choose:
        """Return the five numbers."""
        return self.picking.choice()

    def handed_in(self) -> None:
        """Remember what counts now."""
        self.picking.kept = self.picking.numbers

    def prompt(self, cast: Cast, moment: Moment) -> Text:
        """Say what is to be written, or that it can still be changed."""
        say, picking = cast.words.say, self.picking
        if picking.typed:
            return piece(f"{picking.typed}_", cast.look.picked)
        if picking.kept is not None:
            message = "app-kept" if picking.is_kept else "app-kept-others"
            numbers = " ".join(map(str, picking.kept))
            return piece(say(message, numbers=numbers), cast.look.soft)
        if picking.is_full:
            return piece(say("app-all-written"), cast.look.accent)
        name = cast.name(moment.front or 0)
        left = BOXES - len(picking.picks)
        return piece(say("app-write", name=name, left=left), cast.look.accent)

    def keys(self, say: Speech) -> Keys:
        """List the keys that answer."""
        return [
            *([("d", say("app-enter"), say("app-key-done"))] if self.picking.is_full else []),
            ("space", say("app-space"), say("app-key-write")),
            ("backspace", say("app-delete"), say("app-key-erase")),
        ]
