"""Links to tables and seats, and the QR codes that hold them."""

from __future__ import annotations

from io import BytesIO

import segno


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
