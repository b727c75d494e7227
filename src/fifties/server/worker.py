"""What every worker process of a server does: answer questions on its standard input.

It stands back behind the server, logs as the server does, and ends when nobody can ask any more.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from struct import Struct as Layout
from types import FrameType
from typing import Any, BinaryIO, Final

from fifties.server.logs import log_to_stderr

NICE: Final = 10
"""How far a worker stands back behind the other processes of the machine."""

MOST_MEMORY: Final = 1 << 30
"""Bytes that a worker may have; more ends in `MemoryError`."""

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)


class OutOfTime(BaseException):
    """A question has used up its processor time. Nothing but its limit may catch this."""


def answer_all(head: Layout, answer: Callable[[tuple[Any, ...], bytes], bytes], nice: int) -> None:
    """Answer until standard input ends.

    A question is a *head*, whose first field is the size of the data behind it, and the data.
    """
    _settle(nice)
    asked, told = sys.stdin.buffer, sys.stdout.buffer
    try:
        while question := _read(asked, head.size):
            fields = head.unpack(question)
            told.write(answer(fields, _read(asked, fields[0])))
            told.flush()
    except BrokenPipeError:
        return
    except Exception:
        log.exception("a worker process gave up")
        sys.exit(1)


def _read(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def _settle(nice: int) -> None:
    log_to_stderr("warning")
    if hasattr(os, "nice"):
        os.nice(nice)
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_MEMORY if most == resource.RLIM_INFINITY else min(most, MOST_MEMORY)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` once this process has computed for so many *seconds*; 0 lifts the limit.

    Waiting for a busy machine does not count. Without such a clock the server's own limit holds.
    """
    if not seconds or sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGPROF, _run_out)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _run_out(_: int, __: FrameType | None) -> None:
    raise OutOfTime
