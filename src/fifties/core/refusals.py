"""Refusals: why something is not allowed, as typed values that every screen can put into words.

A refusal's tag begins with the id of the clause behind it and names its message in `locales/`; its
fields are what that message needs to know. One value serves terminal, wire and browser.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

_SENTENCES: Final = "fifties.words"


class Refusal(Struct, frozen=True, tag_field="refusal"):
    """Why something is not allowed. Subclasses say what, with the numbers concerned."""

    @property
    def message(self) -> str:
        """The id of the message that puts this into words, such as ``F5-number-outside``."""
        return str(self.__struct_config__.tag)

    @property
    def clause(self) -> str:
        """The id of the rule behind this, as in docs/rules.md, or ``record``."""
        return self.message.partition("-")[0]

    def details(self) -> dict[str, object]:
        """Return what the message needs to know, by name."""
        return asdict(self)

    @property
    def plain(self) -> str:
        """The message's id and its details, for a game that no language knows."""
        told = ", ".join(f"{name} {value}" for name, value in self.details().items())
        return f"{self.message} ({told})" if told else self.message


class Refused(ValueError):  # noqa: N818 - it says what happened, not that something broke
    """Something is not allowed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """Return an English sentence after the id of the clause behind it.

        Words stand above the rules, so they are looked up by name, and only when an error is read.
        A refusal of a game that no language knows is told by its message and its details.
        """
        try:
            return str(import_module(_SENTENCES).sentence(self))
        except (ImportError, LookupError):
            return self.refusal.plain


class IllegalSetup(Refused):
    """No game can be played like this, or a call was given something that cannot be."""


class IllegalAction(Refused):
    """A real action, but the rules forbid it to this actor in this state."""


class NoSuchViewer(Refused):
    """Nobody sits there, so nobody can look from there."""


class MalformedAction(Refused):
    """What was typed or sent is no action of this game."""
