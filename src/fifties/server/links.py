"""Links to tables and seats, and the QR codes that hold them."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

from fifties.server.picture_thread import PictureThread

WAITING: Final = 50
"""How many QR codes may wait to be drawn; each takes about 10 ms."""

KEPT: Final = 500
"""How many are kept for others who want the same; each has about 2 KB."""


def join_link(base: str, code: str) -> str:
    """Return the link with which others join."""
    return f"{base.rstrip('/')}/t/{code}"


def resume_link(base: str, code: str, token: str) -> str:
    """Return the link of somebody's seat. What is behind the # is never sent to a server."""
    return f"{join_link(base, code)}#{token}"


def qr_svg(text: str) -> bytes:
    """Return *text* as a QR code that scales to any size."""
    picture = BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", omitsize=True, border=2, light="white", xmldecl=False
    )
    return picture.getvalue()


def qr_code_thread() -> PictureThread[str]:
    """Return the thread that draws links as QR codes."""
    return PictureThread("qr-codes", qr_svg, most_waiting=WAITING, most_kept=KEPT)


def qr_lines(text: str) -> str:
    """Return *text* as a QR code for a terminal."""
    picture = segno.make(text, error="l", micro=False)
    rows = [list(row) for row in picture.matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    # Two rows a line: a letter is about twice as high as it is wide. Light on dark, as screens are.
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(signs[bool(upper), bool(lower)] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
