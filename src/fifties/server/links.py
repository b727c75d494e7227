"""Links to tables and seats, and the QR codes that hold them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Final

import segno

from fifties.host.refusals import NotServed, ServerFull

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


class QrCodes:
    """Draws QR codes one after the other in a thread, so that tables do not wait for them."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "qr-codes")
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self.waiting = 0
        """How many are wanted that are not drawn yet."""

    async def svg(self, link: str) -> bytes:
        """Return *link* as a QR code, or refuse if too many are wanted at once."""
        if link in self._kept:
            return self._kept[link]
        if self.waiting >= WAITING:
            raise NotServed(ServerFull())
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            drawn = await loop.run_in_executor(self._pool, qr_svg, link)
        finally:
            self.waiting -= 1
        self._kept[link] = drawn
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    def close(self) -> None:
        """End the thread."""
        self._pool.shutdown(cancel_futures=True)


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
