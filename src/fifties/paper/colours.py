"""The colours of printed pages."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

Colour = tuple[float, float, float]
"""Red, green and blue, from 0 to 1."""


def _hex(text: str) -> Colour:
    red, green, blue = (int(text[start : start + 2], 16) / 255 for start in (0, 2, 4))
    return red, green, blue


WHITE: Final = _hex("ffffff")
BLACK: Final = _hex("000000")
INK: Final = _hex("1c2747")
SOFT: Final = _hex("4b5270")
RULE: Final = _hex("b3bfcf")
MIST: Final = _hex("eef1f6")
PENCIL: Final = _hex("665e56")
BOARD: Final = _hex("fdf6e6")
LAUGH: Final = _hex("f4b92f")
LAUGH_PALE: Final = _hex("fdf0cf")
ON_LAUGH: Final = _hex("2a1a00")
ANGRY: Final = _hex("22428f")
ANGRY_PALE: Final = _hex("dfe6f5")
ON_ANGRY: Final = _hex("fffaee")
DANGER: Final = _hex("b3261e")
CHEEK: Final = _hex("e58a5f")
TONGUE: Final = _hex("d9593a")
STRIKE: Final = _hex("a3341f")


class Shade(Struct, frozen=True):
    """The colours of a card's ground and of what is printed on it."""

    ground: Colour
    print: Colour


_YELLOW: Final = (0.824, 0.013, 0.16)
_CALM: Final = (0.83, -0.025, 0.035)
_BLUE: Final = (0.4, -0.012, -0.135)
"""In OKLab, in which even steps look even."""
_DARK: Final = 0.183
"""The luminance below which white print reads better than black."""


def shade(step: float) -> Shade:
    """Return the colours between laughing yellow (0), the calm middle and angry blue (1)."""
    start, end, part = (_YELLOW, _CALM, 2 * step) if step < 0.5 else (_CALM, _BLUE, 2 * step - 1)  # noqa: PLR2004 - the middle
    light, a, b = (low + (high - low) * part for low, high in zip(start, end, strict=True))
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return Shade(
        (_channel(red), _channel(green), _channel(blue)), BLACK if luminance > _DARK else WHITE
    )


def _channel(linear: float) -> float:
    clipped = min(1.0, max(0.0, linear))
    bent = 12.92 * clipped if clipped <= 0.0031308 else 1.055 * clipped ** (1 / 2.4) - 0.055  # noqa: PLR2004 - sRGB's curve
    return float(bent)
