"""Pictures that are drawn in a thread of their own, so that tables do not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from fifties.host.refusals import NotServed, ServerFull
from fifties.server.bounded_dict import BoundedDict

SubjectT = TypeVar("SubjectT", bound=Hashable)


class PictureThread(Generic[SubjectT]):
    """Draws one picture after the other, and keeps the last ones for others who want the same."""

    def __init__(
        self, name: str, draw: Callable[[SubjectT], bytes], *, most_waiting: int, most_kept: int
    ) -> None:
        self._draw = draw
        self._pool = ThreadPoolExecutor(1, name)
        self._kept = BoundedDict[SubjectT, bytes](most_kept)
        self._most_waiting = most_waiting
        self.waiting = 0
        """How many are wanted that are not drawn yet."""

    async def picture(self, subject: SubjectT) -> bytes:
        """Return the picture of *subject*, or refuse if too many are wanted at once."""
        if subject in self._kept:
            return self._kept[subject]
        if self.waiting >= self._most_waiting:
            raise NotServed(ServerFull())
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            drawn = await loop.run_in_executor(self._pool, self._draw, subject)
        finally:
            self.waiting -= 1
        self._kept[subject] = drawn
        return drawn

    def close(self) -> None:
        """End the thread."""
        self._pool.shutdown(cancel_futures=True)
