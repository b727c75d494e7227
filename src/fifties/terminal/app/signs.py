"""The signs of the full-screen game. Every meaning has a shape of its own; colour only helps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from fifties.terminal.glyphs import ASCII, UNICODE, Glyphs, glyphs_for


class Signs(Struct, frozen=True):
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


PICTURED: Final = Signs()
SPELT: Final = Signs(
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


def signs_for(encoding: str, environment: Mapping[str, str]) -> Signs:
    """Choose signs that a terminal can show."""
    if glyphs_for(encoding) is ASCII or environment.get("TERM", "") in _PLAIN_TERMINALS:
        return SPELT
    return PICTURED
