"""Pictures of links, as large as messengers show them: our paper with a few words on it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fifties.server.picture_thread import PictureThread

if TYPE_CHECKING:
    from PIL import ImageFont

WIDTH: Final = 1200
HEIGHT: Final = 630
WAITING: Final = 20
"""How many pictures may wait to be drawn; each takes about 50 ms."""
KEPT: Final = 100
"""How many are kept for others who want the same; each has about 30 KB."""

_RULE: Final = "#c3cfdd"
_INK: Final = "#1c2747"
_FAINT: Final = "#4b5578"
_LEFT: Final = 90
_RIGHT: Final = 770
_LINE: Final = 56
"""Pixels from one ruled line to the next, on which the words stand."""
_ROWS: Final = HEIGHT // _LINE
_ICON: Final = 358
"""The size at which the lines of the icon are as far apart."""
_LATIN_ENDS: Final = 0x180
_SIGNS: Final = "…\u2019\u201c\u201d\u2013"
_FONTS: Final = files("fifties.paper") / "fonts"


class PreviewContent(Struct, frozen=True):
    """What is on a picture."""

    title: str
    lines: tuple[str, ...]
    icon: bytes
    """A PNG."""


def preview_thread() -> PictureThread[PreviewContent]:
    """Return the thread that draws previews."""
    return PictureThread("previews", draw_picture, most_waiting=WAITING, most_kept=KEPT)


def draw_picture(content: PreviewContent) -> bytes:
    """Return a picture with the words of *content* beside its icon, as a PNG."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - a server starts sooner without it

    with Image.open(BytesIO(content.icon)) as mask:
        drawn = mask.convert("RGBA").resize((_ICON, _ICON))
    picture = Image.new("RGB", (WIDTH, HEIGHT), drawn.convert("RGB").getpixel((_ICON // 2, 9)))
    pen = ImageDraw.Draw(picture)
    for y in range(_LINE, HEIGHT, _LINE):
        pen.line((0, y, WIDTH, y), fill=_RULE, width=3)
    picture.paste(drawn, (WIDTH - _ICON - 50, 140), drawn)  # so that its lines go on in ours
    title = _wrapped(content.title, _font("text-bold.ttf", 76), most=3)
    lines = [
        line for text in content.lines for line in _wrapped(text, _font("text.ttf", 40), most=2)
    ]
    y = _LINE * max(3, (_ROWS - 2 * len(title) - len(lines)) // 2 + 2) - 9
    for texts, name, size, colour in (
        (title, "text-bold.ttf", 76, _INK),
        (lines, "text.ttf", 40, _FAINT),
    ):
        for text in texts:
            font = _font(_face(text, name), size)
            pen.text((_LEFT, y), text, fill=colour, font=font, anchor="ls")
            y += 2 * _LINE if text in title[:-1] else _LINE
    packed = BytesIO()
    picture.quantize(128, dither=Image.Dither.NONE).save(packed, "PNG")
    return packed.getvalue()


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    from PIL import ImageFont  # noqa: PLC0415 - see `draw_picture`

    return ImageFont.truetype(BytesIO((_FONTS / name).read_bytes()), size)


def _face(line: str, usual: str) -> str:
    """Return the font for *line*: ours, or a wide one for letters that ours does not have."""
    is_ours = all(ord(letter) < _LATIN_ENDS or letter in _SIGNS for letter in line)
    return usual if is_ours else "wide.ttf"


def _wrapped(text: str, font: ImageFont.FreeTypeFont, most: int) -> list[str]:
    """Divide *text* into at most so many lines that fit; "…" stands for what does not."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= _RIGHT - _LEFT:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1 :] = [f"{lines[most - 1]} …"]
    return [_shortened(line, font) for line in lines]


def _shortened(line: str, font: ImageFont.FreeTypeFont) -> str:
    """Cut a *line* that is too long for the sheet."""
    short = line
    while font.getlength(short) > _RIGHT - _LEFT:
        short = short.rstrip("… ")[:-1] + "…"
    return short
