"""The metrics of all workers of one port, of which any one may be asked for them.

Each worker listens at a socket in a directory that only their supervisor's user can read, and
answers with its own metrics to whoever connects.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from fifties.server.supervisor import PortSlot

PATIENCE: Final = 1.0
"""Seconds for which a worker waits for the metrics of another."""

log = logging.getLogger(__name__)


class MetricsExchange:
    """Hands out the metrics of one worker, and collects those of the others."""

    def __init__(self, slot: PortSlot, measure: Callable[[], bytes]) -> None:
        self._slot = slot
        self._measure = measure
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Answer other workers from now on, in place of an earlier worker of this number."""
        path = self._slot.metrics_socket(self._slot.number)
        try:
            path.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._answer, path)
        except OSError as error:
            log.warning("other workers cannot ask for metrics", extra={"reason": str(error)})

    def close(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.close()

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self._measure())
        writer.close()

    async def collect(self) -> dict[int, bytes]:
        """Return the metrics by worker; those that do not answer in time are left out."""
        numbers = range(self._slot.count)
        answers = await asyncio.gather(*map(self._ask, numbers))
        return {number: told for number, told in zip(numbers, answers, strict=True) if told}

    async def _ask(self, number: int) -> bytes:
        if number == self._slot.number:
            return self._measure()
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(
                    self._slot.metrics_socket(number)
                )
                try:
                    return await reader.read()
                finally:
                    writer.close()
        except OSError:  # it is being replaced, or hangs
            return b""
