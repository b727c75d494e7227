"""What is drawn rather than written: crowns, shapes, masks, faces, bursts."""

from __future__ import annotations

from typing import Final

from fifties.paper.formats import Frame
from fifties.paper.inks import (
    ANGRY,
    CHEEK,
    DANGER,
    INK,
    LAUGH,
    ON_ANGRY,
    ON_LAUGH,
    PENCIL,
    STRIKE,
    TONGUE,
    WHITE,
    Colour,
)
from fifties.paper.sheet import Sheet

_CROWN: Final = "M4.5 23 2.5 8 10 13.5 16 3l6 10.5L29.5 8l-2 15Q16 21.5 4.5 23Z"
_SCRIBBLE: Final = "M5 19 7 10 10 21 13 12 16 6 15 21 20 9 21 20 27 9 26 20 8 17 26 14"
_STRIKE: Final = "M5 72C34 60 68 42 97 24 72 44 40 64 12 82"
_BURST: Final = (
    "M9 26 20 11 31 24 43 10 55 23 70 8 85 23 97 10 109 24 120 11 131 26 123 39 132 50 123 62 "
    "131 75 120 89 109 77 97 90 85 78 70 92 55 78 43 90 31 77 20 89 9 75 17 62 8 50 17 39Z"
)
_CROSS: Final = (
    "M7 1.6 17 1.3 17.3 6.8 22.6 7 22.5 17 17.2 17.2 17 22.6 7 22.5 6.8 17.2 1.4 17 1.5 7 6.9 6.9Z"
)
SHAPES: Final = (
    ("M12 1.5C18 1.4 22.6 6 22.5 12S18 22.6 12 22.5 1.4 18 1.5 12 6 1.6 12 1.5Z", 16.7, 13),
    ("M2.6 2.9 21 2.2 21.7 21.2 2.2 21.7Z", 16.6, 13.5),
    ("M12 1 23.2 22.2.9 21.8Z", 19.7, 11),
    ("M12 .9 23.2 12 12 23.1.8 12Z", 16, 11),
    ("M12 .8 15.9 7.4 23.3 9.2 18.4 15 19 22.7 12 19.8 5 22.7 5.6 15 .7 9.2 8.1 7.4Z", 16.8, 10.5),
    (_CROSS, 16.7, 13),
    (
        "M12 .9C14.6 6 21 9.4 20.9 15.2 20.8 19.8 17 23 12 23S3.2 19.8 3.1 15.2C3 9.4 9.4 6 12 .9Z",
        19.2,
        12,
    ),
)
"""Outline in a square of 24, base line of the letter, size of the letter."""


def crown(
    sheet: Sheet,
    x: float,
    y: float,
    width: float,
    *,
    won: bool = False,
    line: Colour = INK,
    fill: Colour | None = None,
) -> None:
    """Draw a crown whose upper left corner lies at *x*, *y*; a crown *won* is coloured in."""
    scale = width / 32
    if fill is not None:
        sheet.shape(_CROWN, x, y, scale, fill=fill)
    if won:
        sheet.shape(_SCRIBBLE, x, y, scale, line=PENCIL if sheet.saving else LAUGH, width=3.4)
    sheet.shape(_CROWN, x, y, scale, line=line, width=1.7)


def mark_of(sheet: Sheet, seat: int, sign: str, x: float, y: float, size: float) -> None:
    """Draw the shape of a *seat*, with a *sign* inside: an initial or a number."""
    outline, base, letter = SHAPES[seat % len(SHAPES)]
    scale = size / 24
    sheet.shape(outline, x, y, scale, line=INK, width=1.3)
    if sign and sheet.can_write(sign):
        height = letter * scale * (1 if len(sign) == 1 else 0.8)
        sheet.write(x + 12 * scale, y + base * scale, sign, height, face="bold", align="centre")


def initial(name: str) -> str:
    """Return what stands for a *name* where there is no room."""
    return name.strip()[:1].upper()


def cross_off(sheet: Sheet, frame: Frame, *, line: Colour = STRIKE) -> None:
    """Draw a pencil stroke through *frame*."""
    scale = frame.width / 100
    sheet.shape(
        _STRIKE,
        frame.x,
        frame.y,
        scale,
        line=line,
        width=0.34 / scale,
        stretch=frame.height / frame.width,
    )


def burst(sheet: Sheet, frame: Frame, *, filled: bool) -> None:
    """Draw the jagged edge of danger, as wide as *frame*."""
    scale = frame.width / 140
    y = frame.middle - 50 * scale
    fill = DANGER if filled else None
    sheet.shape(_BURST, frame.x, y, scale, fill=fill, line=DANGER, width=1.6)


def blocked_sign(sheet: Sheet, x: float, y: float, radius: float) -> None:
    """Draw the broken ring of a Blocked token around *x*, *y*."""
    scale = radius / 29
    sheet.shape(
        "M32 7C45 6.5 55 17 55 30S45 53.5 32 53 9 43 9 30 19 7.5 32 7Z"
        "M15.5 46.5l-5 5.5M53.5 8.5l-5 5",
        x - 32 * scale,
        y - 30 * scale,
        scale,
        line=DANGER,
        width=4.2,
    )


def laughing(sheet: Sheet, x: float, y: float, scale: float) -> None:
    """Draw the laughing half of the face, which is 100 wide and split at 50."""

    def draw(outline: str, *, fill: Colour | None = None, solid: bool = False) -> None:
        sheet.shape(outline, x, y, scale, fill=fill, line=ON_LAUGH, width=1.5, solid=solid)

    for outline in (
        "M8 36C0 31-5 42-14 35L-10 44-14 52C-5 57 0 45 8 48Z",
        "M50 12C38 3 20 2 9 10 3 36 5 72 20 94 28 106 39 114 50 115Z",
    ):
        sheet.shape(outline, x, y, scale, fill=LAUGH, line=INK, width=2.4)
    sheet.shape(
        "M24 58C30 58 33 62 33 66 33 71 29 74 24 74S14 71 14 66C14 62 18 58 24 58Z",
        x,
        y,
        scale,
        fill=CHEEK,
    )
    sheet.shape("M15 34C20 22 34 20 42 29", x, y, scale, line=ON_LAUGH, width=5)
    draw("M13 54C17 38 38 37 43 53 36 45 21 45 13 54Z", fill=ON_LAUGH, solid=True)
    sheet.shape("M50 70C45 71 42 69 42 65", x, y, scale, line=ON_LAUGH, width=2.2)
    draw("M50 80C37 80 25 76 16 68 17 90 31 105 50 105Z", fill=ON_LAUGH)
    draw("M50 80C37 80 25 76 16 68c0 5 1 8 2 11 10 7 20 10 32 10Z", fill=WHITE, solid=True)
    sheet.shape("M50 105c-8 0-15-3-21-8 5-5 15-5 21-1Z", x, y, scale, fill=TONGUE)


def angry(sheet: Sheet, x: float, y: float, scale: float) -> None:
    """Draw the angry half of the face."""
    ink = sheet.on(ON_ANGRY)

    def draw(outline: str, *, solid: bool = False) -> None:
        sheet.shape(outline, x, y, scale, fill=ink, line=ink, width=1.5, solid=solid)

    for outline in (
        "M92 36C99 36 104 48 114 44L109 51 112 60C102 64 99 48 92 48Z",
        "M50 12C62 3 80 2 91 10 97 36 96 70 82 92 73 106 61 114 50 115Z",
    ):
        sheet.shape(outline, x, y, scale, fill=ANGRY, line=INK, width=2.4)
    draw("M54 52C54 45 58 42 64 41 75 37 82 30 88 19 90 33 80 47 54 52Z", solid=True)
    draw("M58 59C65 58 78 53 86 46 87 57 80 65 71 65 65 65 60 63 58 59Z")
    sheet.shape(
        "M68 58c-1 6 8 5 8-3Z", x, y, scale, fill=INK if sheet.saving else ANGRY, solid=True
    )
    sheet.shape(
        "M50 70C56 72 60 70 59 65M54 36 53 27M61 34 62 27M66 73C74 75 79 80 82 87",
        x,
        y,
        scale,
        line=ink,
        width=2.2,
    )
    draw("M50 80C62 80 71 87 77 98 69 99 60 102 50 105Z")
    sheet.shape(
        "M50 92C59 92 68 94 76 98M57 80V104M64 83 63.5 102M71 88 70 99",
        x,
        y,
        scale,
        line=INK if sheet.saving else ANGRY,
        width=2,
    )


def face(sheet: Sheet, centre: float, top: float, height: float) -> None:
    """Draw the whole face: both halves, joined."""
    scale = height / 119
    x, y = centre - 50 * scale, top + scale
    laughing(sheet, x, y, scale)
    angry(sheet, x, y, scale)


def little_face(
    sheet: Sheet, centre: float, top: float, width: float, step: float, line: Colour
) -> None:
    """Draw the face of a card: it laughs at step 0 and rages at step 1."""
    mood, scale = 1 - 2 * step, width / 50
    x, y = centre - 50 * scale, top - 70 * scale
    edge = 111 - mood * 6
    bend = edge + mood * 22
    gape = max(0.0, abs(mood) - 0.25) * (16 if mood > 0 else -13)
    outer = 84 - max(0.0, -mood) * 4
    inner = 82 - mood * 3 + max(0.0, -mood) * 5
    arch = min(outer, inner) - max(0.0, mood) * 9
    mouth = f"M32 {edge:.2f}Q50 {bend:.2f} 68 {edge:.2f}Q50 {bend + gape:.2f} 32 {edge:.2f}Z"
    brows = (
        f"M27 {outer:.2f}Q36 {arch:.2f} 45 {inner:.2f}M73 {outer:.2f}Q64 {arch:.2f} 55 {inner:.2f}"
    )
    sheet.shape(brows, x, y, scale, line=line, width=3.4)
    sheet.shape("M36 92V95M64 92V95", x, y, scale, line=line, width=6)
    sheet.shape(mouth, x, y, scale, fill=line, line=line, width=3.2)
