"""The process that does a server's heavy work: `python -m fifties.server.worker [SECONDS]`.

It answers one job after the other on its standard input: replaying a record, or printing. It stands
back behind the server, logs as the server does, and ends when nobody can ask any more. With an
argument it works for strangers, and each job has so many seconds of processor time (0: any number).
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from struct import Struct as Layout
from time import process_time
from types import FrameType
from typing import BinaryIO, Final, TypeAlias

import msgspec
from msgspec import Struct

from fifties.core import record_refusals
from fifties.core.contract import PlayableGame
from fifties.core.record import RecordRefused
from fifties.games.registry import editions, make_game, parse_record
from fifties.host.client import declined
from fifties.locales import Speech
from fifties.paper.layout import PageFormat
from fifties.paper.print_request import PosterLink, PrintRequest
from fifties.server import api_bodies, refusals
from fifties.server.json_log import log_to_stderr
from fifties.table.timeline import RecordTimeline, build

if sys.platform != "win32":
    import resource

QUESTION: Final = Layout("!II")
"""How many bytes the job has, and the data behind it."""

ANSWER: Final = Layout("!IHd")
"""How many bytes the answer has, its HTTP status, and the processor time that it took."""

NICE: Final = 10
NICE_TO_KEPT: Final = 9
"""How far a worker stands back behind the server, and one for strangers behind the others."""

MOST_MEMORY: Final = 1 << 30
"""Bytes that a worker may have; more ends in `MemoryError`."""

MOST_PRINTED: Final = 60
"""For how many players a server prints; the command line prints for more."""

DONE: Final = 200
REFUSED: Final = 400
TOO_LARGE: Final = 413
BROKEN: Final = 500

log = logging.getLogger(__name__)

encode: Final = msgspec.json.Encoder().encode


class ReplayJob(Struct, frozen=True, tag_field="job", tag="replay", omit_defaults=True):
    """Turn the record in the data into a timeline."""

    lang: str
    seat: int | None = None
    """From which seat of a party to look."""


class PrintJob(Struct, frozen=True, tag_field="job", tag="print", omit_defaults=True):
    """Print the parts that a game needs or, if no game is named, the record in the data."""

    lang: str
    page_format: PageFormat
    game: str = ""
    players: int = 0
    edition: str = ""
    danger: bool = False
    duplex: bool = False
    link: str = ""
    code: str = ""
    only: tuple[str, ...] = ()

    def request(self) -> PrintRequest[PlayableGame]:
        """Return what is to be printed, or raise `IllegalSetup`."""
        known = editions(self.game)
        edition = known[self.edition] if self.edition else next(iter(known.values()))
        return PrintRequest(
            game=make_game(self.players, edition, danger=self.danger),
            page_format=self.page_format,
            duplex=self.duplex,
            poster=PosterLink(self.link, self.code) if self.link else None,
            only=self.only,
        )


Job: TypeAlias = ReplayJob | PrintJob

_decode: Final = msgspec.json.Decoder(Job).decode


class OutOfTime(BaseException):
    """A job has used up its processor time. Nothing but its limit may catch this."""


def main() -> None:
    """Answer until nobody asks any more."""
    for_strangers = len(sys.argv) > 1
    seconds = float(sys.argv[1]) if for_strangers else 0
    _settle(NICE + NICE_TO_KEPT if for_strangers else NICE)
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    try:
        while head := _read(asked, QUESTION.size):
            job_size, data_size = QUESTION.unpack(head)
            job = _decode(_read(asked, job_size))
            began = process_time()
            status, body = answer(job, _read(asked, data_size), seconds)
            answered.write(ANSWER.pack(len(body), status, process_time() - began) + body)
            answered.flush()
    except BrokenPipeError:
        return
    except Exception:
        log.exception("a worker process failed")
        sys.exit(1)


def _read(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def _settle(nice: int) -> None:
    """Log as the server does, stand back, and bound the memory."""
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


def answer(job: Job, data: bytes, seconds: float = 0) -> tuple[int, bytes]:
    """Return an HTTP status and the result of *job*, or in words why there is none."""
    try:
        with processor_time(seconds):
            return DONE, _replay(job, data) if isinstance(job, ReplayJob) else _print(job, data)
    except RecordRefused as refused:
        status = TOO_LARGE if isinstance(refused.refusal, record_refusals.TooLarge) else REFUSED
        return status, _say(refused, job.lang)
    except (OutOfTime, MemoryError, RecursionError):
        return TOO_LARGE, _say(RecordRefused(refusals.TooMuchWork()), job.lang)
    except Exception:
        log.exception("a job failed")
        return BROKEN, _say(RecordRefused(refusals.Broken()), job.lang)


def _say(refused: RecordRefused, lang: str) -> bytes:
    told = declined(refused.refusal, lang, names=refused.players, place=refused.place)
    return encode(api_bodies.Refusal(told.refusal, told.text, told.details))


def _replay(job: ReplayJob, data: bytes) -> bytes:
    timeline = _timeline(data)
    if job.seat is not None and not 0 <= job.seat < len(timeline.names):
        raise RecordRefused(refusals.Malformed(f"there is no seat {job.seat}"))
    return encode(timeline.seen_from(job.seat))


@lru_cache(maxsize=2)
def _timeline(data: bytes) -> RecordTimeline:
    """Read a record; those who played at a party ask for the same one, each for their own seat."""
    return build(parse_record(data))


def _print(job: PrintJob, data: bytes) -> bytes:
    from fifties.paper.documents import print_record, print_request  # noqa: PLC0415 - it is heavy

    say = Speech(job.lang)
    if not job.game:
        return print_record(parse_record(data), job.page_format, say).data
    return print_request(job.request(), say).data


if __name__ == "__main__":
    main()
