"""Symbols of the full-screen game, and ASCII spellings for terminals that lack them.

Every meaning has a shape of its own; colour only helps.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from fifties.locales import Speech
from fifties.terminal.page import ASCII, UNICODE, Glyphs, glyphs_for
from fifties.terminal.streams import PLAIN


class Symbols(Struct, frozen=True):
    """What boards are drawn with; each sign is one column wide unless it says otherwise."""

    glyphs: Glyphs = UNICODE
    shapes: str = "●■▲◆★✚▼"
    """One a seat at a table of up to seven."""
    corners: tuple[str, str, str, str] = ("╭", "╮", "╰", "╯")
    across: str = "─"
    down: str = "│"
    track: str = "┄"
    travelled: str = "━"
    bead: str = "◉"
    crown: str = "♛"
    no_crown: str = "♕"
    tick: str = "✓"
    dots: str = "…"
    block: str = "█"
    shade: str = "░"
    left: str = "◂"
    right: str = "▸"
    blocked: str = "×"
    laughing: str = "◖"
    """A half-mask that laughs."""
    angry: str = "◗"
    middle: str = "┃"
    rest: str = "·"
    struck: str = "╌"
    mouths: tuple[str, ...] = ("╰─╯", " ◡ ", "───", " ◠ ", "╭─╮")
    """From laughing to angry, three columns."""
    dot: str = "·"
    dash: str = "—"
    play: str = "▶"
    pause: str = "❚"


UNICODE_SYMBOLS: Final = Symbols()
ASCII_SYMBOLS: Final = Symbols(
    glyphs=ASCII,
    shapes="o#^%*+v",
    corners=("+", "+", "+", "+"),
    across="-",
    down="|",
    track=".",
    travelled="=",
    bead="O",
    crown="W",
    no_crown="w",
    tick="x",
    dots=".",
    block="#",
    shade=":",
    left="<",
    right=">",
    blocked="x",
    laughing=")",
    angry="(",
    middle="|",
    rest=".",
    struck="~",
    mouths=(" )", " )", " |", " (", " ("),
    dot="-",
    dash="-",
    play=">",
    pause="=",
)

_PLAIN_TERMINALS: Final = {"linux", "dumb", "vt100", "vt102", "vt220", "ansi"}
"""Terminals whose letters are too few for pictures, whatever their encoding."""


def symbols_for(encoding: str, environment: Mapping[str, str]) -> Symbols:
    """Choose signs that a terminal can show."""
    if glyphs_for(encoding) is ASCII or environment.get("TERM", "") in _PLAIN_TERMINALS:
        return ASCII_SYMBOLS
    return UNICODE_SYMBOLS


def to_ascii(text: str) -> str:
    """Return *text* in ASCII: letters without accents rather than question marks."""
    spelt = "".join(PLAIN.get(letter, letter) for letter in text)
    return "".join(_plain(letter) for letter in spelt)


def _plain(letter: str) -> str:
    if letter.isascii():
        return letter
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


class AsciiSpeech(Speech):
    """Says everything that another speech says, in plain letters."""

    def __init__(self, say: Speech) -> None:
        self.language = say.language
        self._say = say

    def __call__(self, message: str, /, **details: object) -> str:
        """Say *message* in plain letters."""
        return to_ascii(self._say(message, **details))
