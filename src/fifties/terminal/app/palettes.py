"""Colours of the screen: light for the day, dark for the evening, and darker for some boards."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace


class Palette(Struct, frozen=True):
    """The colours of one time of day; every pair of text and ground can be read."""

    name: str
    dark: bool
    paper: str
    board: str
    sunk: str
    rule: str
    ink: str
    soft: str
    accent: str
    on_accent: str
    good: str
    bad: str
    danger: str
    crown: str
    laugh: str
    laugh_text: str
    on_laugh: str
    angry: str
    angry_text: str
    on_angry: str
    players: tuple[str, ...]
    """Seven colours that people with any colour vision can tell apart."""


EVENING: Final = Palette(
    name="fifties-evening",
    dark=True,
    paper="#241d26",
    board="#312834",
    sunk="#19141a",
    rule="#5a4f62",
    ink="#f6ecd6",
    soft="#b8adbf",
    accent="#a9c1ff",
    on_accent="#141a38",
    good="#7fd6a2",
    bad="#ff9d88",
    danger="#ff8f80",
    crown="#f0bf4c",
    laugh="#f6bf3f",
    laugh_text="#ffd684",
    on_laugh="#2a1a00",
    angry="#4470d6",
    angry_text="#b3c8ff",
    on_angry="#ffffff",
    players=("#67c0ff", "#e07220", "#6fae93", "#ff89c6", "#f0d050", "#b6e0ff", "#b08ad6"),
)

DARK_BOARD: Final = replace(EVENING, name="fifties-dark-board", paper="#140f17", rule="#4b4152")
"""The theatre, where the light is down at any time of day."""

DAY: Final = Palette(
    name="fifties-day",
    dark=False,
    paper="#f6efdf",
    board="#fffaee",
    sunk="#e9dec6",
    rule="#a9b4c6",
    ink="#1c2747",
    soft="#665e56",
    accent="#1f4aa3",
    on_accent="#fffaee",
    good="#1c6b3f",
    bad="#a3341f",
    danger="#b3261e",
    crown="#7f5600",
    laugh="#f4b92f",
    laugh_text="#7c5200",
    on_laugh="#2a1a00",
    angry="#22428f",
    angry_text="#1a3272",
    on_angry="#fffaee",
    players=("#1957a4", "#a8461a", "#00422d", "#8a4f68", "#665700", "#14708f", "#4d0a61"),
)


class Shade(Struct, frozen=True):
    """The colours of a card."""

    ground: str
    ink: str


_YELLOW: Final = (0.824, 0.013, 0.16)
_CALM: Final = (0.83, -0.025, 0.035)
_BLUE: Final = (0.4, -0.012, -0.135)
_LUMINOUS: Final = 0.183
"""From here on black reads better than white."""

_LAST_CARD: Final = 50


def shade(card: int) -> Shade:
    """Return a card's colours: laughing yellow to angry blue through a calm middle, in OKLab."""
    part = (card - 1) / (_LAST_CARD - 1) * 2
    ends = (_YELLOW, _CALM, part) if part < 1 else (_CALM, _BLUE, part - 1)
    light, a, b = (x + (y - x) * ends[2] for x, y in zip(ends[0], ends[1], strict=True))
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
    dark = 0.2126 * red + 0.7152 * green + 0.0722 * blue <= _LUMINOUS
    ground = "".join(f"{_channel(value):02x}" for value in (red, green, blue))
    return Shade(f"#{ground}", "#ffffff" if dark else "#0c0700")


def _channel(linear: float) -> int:
    clipped = min(1.0, max(0.0, linear))
    if clipped <= 0.0031308:  # noqa: PLR2004 - where the curve of sRGB is straight
        return round(255 * 12.92 * clipped)
    return round(255 * (1.055 * float(clipped ** (1 / 2.4)) - 0.055))
