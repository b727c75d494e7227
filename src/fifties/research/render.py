"""Tables as text in the language of the reader: what both games share."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Final

from fifties.core.contract import Outcome
from fifties.locales import Speech, preferred_language
from fifties.words import Words

NONE: Final = "·"
BETWEEN: Final = " · "


def print_or_return(text: str, mode: str | None) -> str | None:
    """Print *text* in the render mode `human`; return it in the mode `ansi`."""
    if mode == "human":
        print(text)  # noqa: T201 - that is what people asked for
        return None
    return text if mode == "ansi" else None


def column_title(message: str) -> str:
    """Return the word above a column."""
    return speech()(message)


def ending_line(outcome: Outcome | None, names: Sequence[str], points: Sequence[int]) -> list[str]:
    """Return a line that says who won and why, none while the game goes on."""
    return [] if outcome is None else [Words(speech(), names).outcome(outcome, points)]


@cache
def speech() -> Speech:
    """Return the messages in the language of the terminal."""
    return Speech(preferred_language(os.environ))
