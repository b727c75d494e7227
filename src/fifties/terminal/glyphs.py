"""The signs on a printed table. Every meaning has a shape of its own; colour only helps."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Glyphs(Struct, frozen=True):
    """One sign, one column wide, for everything there is to show."""

    got: str = "●"
    """The sole owner of a number takes the count."""
    scores: str = "━"
    """A number that scores for whoever counts."""
    holds: str = "╌"
    """A number that scores for nobody, in the row of whoever counts."""
    clash: str = "×"
    lost: str = "!"
    """A clash in the Danger zone."""
    crown: str = "♛"
    idle: str = "·"
    danger: str = "▒"
    leads: str = "›"
    highest: str = "▲"
    lowest: str = "▼"
    dash: str = "—"
    dot: str = "·"


UNICODE: Final = Glyphs()
ASCII: Final = Glyphs(
    got="o",
    scores="=",
    holds="-",
    clash="x",
    crown="W",
    idle=".",
    danger="#",
    leads=">",
    highest="^",
    lowest="v",
    dash="-",
    dot="-",
)


def glyphs_for(encoding: str) -> Glyphs:
    """Choose signs that *encoding* can write."""
    try:
        "●━╌×♛·▒›▲▼—".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return UNICODE
