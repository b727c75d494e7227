"""The title of an event as it is printed, and its colours made fit for print."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from fifties.core.refusals import IllegalSetup, Refusal
from fifties.paper.colours import INK, WHITE, Colour

_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_LIGHT: Final = 0.55
"""The luminance below which a ground would drink too much ink, and is left white."""
_READABLE: Final = 3.0
"""The contrast that large type needs."""

USUAL_COLOURS: Final = ("#faf6ee", "#b3341f")


class ColourMisshapen(Refusal, frozen=True, tag="input-colour-misshapen"):
    """A colour is written otherwise than #rrggbb."""

    given: str


class EventStyle(Struct, frozen=True):
    """The title of an event, and its colours: that of the paper and one that stands out."""

    title: str
    colours: tuple[str, str] = USUAL_COLOURS

    def __post_init__(self) -> None:
        for colour in self.colours:
            if not _COLOUR.fullmatch(colour):
                raise IllegalSetup(ColourMisshapen(colour))

    @property
    def ground(self) -> Colour:
        """The colour behind everything; white if the event's paper is dark."""
        paper = _parsed(self.colours[0])
        return paper if luminance(paper) > _LIGHT else WHITE

    @property
    def accent(self) -> Colour:
        """The colour of areas and borders."""
        accent = _parsed(self.colours[1])
        dark = _parsed(self.colours[0])
        if contrast(accent, self.ground) >= _READABLE:
            return accent
        return dark if contrast(dark, self.ground) >= _READABLE else INK

    @property
    def on_accent(self) -> Colour:
        """The colour of print on such areas."""
        return max((WHITE, INK), key=lambda colour: contrast(colour, self.accent))


def _parsed(text: str) -> Colour:
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return how light a colour is, from 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - sRGB's curve
        for part in colour
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21, as browsers reckon it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
