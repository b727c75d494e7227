"""What a board asks of whoever is in front."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct
from rich.text import Text

from fifties.core.contract import Action
from fifties.locales import Speech
from fifties.terminal.app.frame import Keys
from fifties.terminal.app.moment import Moment
from fifties.terminal.app.seats import Cast


class Reply(Struct, frozen=True):
    """What becomes of a key."""

    hand_in: bool = False
    """Whether the action is to be done."""
    message: str | None = None
    """Why it cannot be."""
    details: dict[str, Any] = {}


NOTHING = Reply()
HAND_IN = Reply(hand_in=True)


class Asking(Protocol):
    """A question, and the answer as far as it stands there."""

    def press(self, key: str, character: str | None) -> Reply:
        """Do what a key stands for."""
        ...

    def touch(self, what: tuple[object, ...]) -> Reply:
        """Do what a click on a number or a card stands for."""
        ...

    def choice(self) -> Action:
        """Return the answer as an action."""
        ...

    def handed_in(self) -> None:
        """Remember that the answer was taken."""
        ...

    def prompt(self, cast: Cast, moment: Moment) -> Text:
        """Say what is asked."""
        ...

    def keys(self, say: Speech) -> Keys:
        """List the keys that answer."""
        ...
