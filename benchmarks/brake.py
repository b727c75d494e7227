"""A brake on processes: they run for a share of the time, as on a slower machine."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from threading import Event, Thread, get_native_id
from time import perf_counter
from typing import Final

SLICE: Final = 0.005
"""Seconds for which slowed processes run before they are stopped."""


class Brake:
    """Stops and continues all processes of a group, so that each runs a share of the time."""

    def __init__(self, group: int, rate: float) -> None:
        self._group, self._rate = group, rate
        self._ended = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with suppress(PermissionError):  # on a busy machine it would come late
            os.setpriority(os.PRIO_PROCESS, get_native_id(), -15)
        began = perf_counter()
        with suppress(ProcessLookupError):  # what is slowed may end by itself
            while not self._ended.wait(SLICE):
                os.killpg(self._group, signal.SIGSTOP)
                # However late this is: it stands still for as much longer.
                ran = perf_counter() - began
                self._ended.wait(ran * (self._rate - 1))
                os.killpg(self._group, signal.SIGCONT)
                began = perf_counter()

    def __enter__(self) -> None:
        if self._rate > 1:
            self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        if self._rate > 1:
            self._thread.join()
