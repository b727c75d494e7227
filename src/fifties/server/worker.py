"""The process that does a server's heavy work: `python -m fifties.server.worker [SECONDS]`.

It answers one job after the other on its standard input: replaying or reviewing a record, printing,
or making the kit of an event. It stands back behind the server, logs as the server does, and ends
when nobody can ask any more. With an argument it works on records that are sent in, and each job
has so many seconds of processor time (0: any number).
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import lru_cache, partial
from pathlib import Path
from struct import Struct as Layout
from time import monotonic, process_time
from types import FrameType
from typing import BinaryIO, Final, TypeAlias

import msgspec
from msgspec import Struct

from fifties.core import record_refusals
from fifties.core.record import AnyRecord, RecordRefused, final_state
from fifties.core.refusals import IllegalAction, IllegalSetup
from fifties.games.registry import parse_record, write_record
from fifties.host.api_answers import branch_record, build_timeline, describe_refusal
from fifties.host.finished_games import KeptRecord
from fifties.kit.refusals import KitRefused
from fifties.paper.print_job import PrintJob
from fifties.server import refusals
from fifties.server.json_log import log_to_stderr
from fifties.table.codec import decode_entry
from fifties.table.runner import LogRow
from fifties.table.timeline import RecordTimeline

if sys.platform != "win32":
    import resource

QUESTION: Final = Layout("!II")
"""How many bytes the job has, and the data behind it."""

ANSWER: Final = Layout("!IHd")
"""How many bytes the answer has, its HTTP status, and the processor time that it took."""

NICE: Final = 10
"""Added to the niceness of a worker process, so that the server comes first."""

EXTRA_NICE_FOR_UPLOADS: Final = 9
"""Added on top for the worker that handles uploaded records."""

MOST_MEMORY: Final = 1 << 30
"""Bytes that a worker may have; more ends in `MemoryError`."""

UNDER_WAY: Final = 102
"""The status of an answer that only says how far a job is; others follow."""

PROGRESS_PAUSE: Final = 0.2
"""Seconds between two of these."""

MOST_REVIEWED: Final = 60
"""For how many players a game is reviewed: more is too much work, and nobody reads it."""

STEPS: Final = 1_000
"""In how many steps the progress of a review is told."""

MOST_AT_ONCE: Final = 60
"""For how many players a sheet is printed at once and kept for others; for more, into a file."""

MOST_UNWRITTEN: Final = 5
"""How many names that cannot be printed are told."""

DONE: Final = 200
REFUSED: Final = 400
TOO_LARGE: Final = 413
BROKEN: Final = 500

_TOO_LARGE: Final = (record_refusals.TooLarge, refusals.TooManyToReview)

log = logging.getLogger(__name__)

encode: Final = msgspec.json.Encoder().encode


class ReplayJob(Struct, frozen=True, tag_field="job", tag="replay", omit_defaults=True):
    """Turn the record in the data into a timeline."""

    lang: str
    seat: int | None = None
    """From which seat of a party to look."""


class BranchJob(Struct, frozen=True, tag_field="job", tag="branch", omit_defaults=True):
    """Turn the record in the data into a table that plays on from a moment of it."""

    lang: str
    round: int
    played: int
    name: str | None = None
    """What the record is kept under."""


class RefereeJob(Struct, frozen=True, tag_field="job", tag="referee"):
    """Referee the finished game in the data, and describe it as it is kept."""

    lang: str


class ReviewJob(Struct, frozen=True, tag_field="job", tag="review"):
    """Review the record in the data."""

    lang: str


class InsteadJob(Struct, frozen=True, tag_field="job", tag="instead"):
    """Review what a seat could have done in place of something, in the record in the data."""

    lang: str
    seat: int
    action: str
    """As JSON."""


class PrintNote(Struct, frozen=True, omit_defaults=True):
    """What is to be known of a printed file."""

    unwritten: tuple[str, ...] = ()
    """Names and titles with letters that no font has, the first few; their lines are left free."""
    unwritten_count: int = 0
    """How many there are in all."""


class KitTable(Struct, frozen=True):
    """The log of one table of an event."""

    file: str
    """A line for each row: when it was logged, a space, and the entry as it is stored."""
    rows: int


class KitJob(Struct, frozen=True, tag_field="job", tag="kit", omit_defaults=True):
    """Make the signed kit of an event, and write it into a file."""

    lang: str
    tables: tuple[KitTable, ...]
    """The first one is the event's own, the others are those of its heats."""
    key: str
    """With which it is signed, in base 16."""
    out: str
    names: bool = True


class JobProgress(Struct, frozen=True, omit_defaults=True):
    """How far a job is."""

    done: int
    of: int
    known: int = 0
    """How many parts of the result were told before; a job that begins anew tells them again."""
    parts: tuple[msgspec.Raw, ...] = ()
    """Those that were found since, as JSON; only a review is known part by part."""


Job: TypeAlias = ReplayJob | BranchJob | RefereeJob | ReviewJob | InsteadJob | PrintJob | KitJob

Tell: TypeAlias = Callable[[int, int], None]
"""Says how far a job is: how much is done, and how much there is to do."""


class ProgressReporter:
    """Sends the progress of a job to the server now and then, with the parts found since."""

    def __init__(self, send: Callable[[JobProgress], None]) -> None:
        self._send, self._last = send, monotonic()
        self._known, self._parts = 0, list[msgspec.Raw]()

    def __call__(self, done: int, of: int) -> None:
        """Send how much is done and how much there is to do, unless that was sent just now."""
        if monotonic() - self._last >= PROGRESS_PAUSE:
            self._send(JobProgress(done, of, self._known, tuple(self._parts)))
            self._last = monotonic()
            self._known += len(self._parts)
            self._parts.clear()

    def add_part(self, part: object) -> None:
        """Send *part* with the next progress."""
        self._parts.append(msgspec.Raw(encode(part)))


_decode: Final = msgspec.json.Decoder(Job).decode


class OutOfTime(BaseException):
    """A job has used up its processor time. Nothing but its limit may catch this."""


def main() -> None:
    """Answer until nobody asks any more."""
    for_uploads = len(sys.argv) > 1
    seconds = float(sys.argv[1]) if for_uploads else 0
    _set_up_process(NICE + EXTRA_NICE_FOR_UPLOADS if for_uploads else NICE)
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    try:
        while head := _read(asked, QUESTION.size):
            job_size, data_size = QUESTION.unpack(head)
            job = _decode(_read(asked, job_size))
            began = process_time()
            reporter = ProgressReporter(partial(_send_progress, answered))
            status, body = answer(job, _read(asked, data_size), seconds, reporter)
            answered.write(ANSWER.pack(len(body), status, process_time() - began) + body)
            answered.flush()
    except BrokenPipeError:
        return
    except Exception:
        log.exception("a worker process failed")
        sys.exit(1)


def _send_progress(answered: BinaryIO, progress: JobProgress) -> None:
    body = encode(progress)
    answered.write(ANSWER.pack(len(body), UNDER_WAY, 0) + body)
    answered.flush()


def _read(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def _set_up_process(nice: int) -> None:
    """Set up the log, the priority and the limit of memory of this process."""
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


@contextmanager
def without_limit() -> Iterator[None]:
    """Stop the clock of `processor_time`; what is left of the time counts afterwards."""
    if sys.platform == "win32":
        yield
        return
    left, _ = signal.setitimer(signal.ITIMER_PROF, 0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, left)


def _run_out(_: int, __: FrameType | None) -> None:
    raise OutOfTime


def answer(
    job: Job, data: bytes, seconds: float = 0, reporter: ProgressReporter | None = None
) -> tuple[int, bytes]:
    """Return an HTTP status and the result of *job*, or in words why there is none."""
    try:
        with processor_time(seconds):
            return DONE, _carry_out(job, data, reporter or ProgressReporter(lambda _: None))
    except RecordRefused as refused:
        too_large = isinstance(refused.refusal, _TOO_LARGE)
        return TOO_LARGE if too_large else REFUSED, _say(refused, job.lang)
    except KitRefused as refused:
        return REFUSED, _say(RecordRefused(refused.refusal), job.lang)
    except (IllegalSetup, IllegalAction) as illegal:
        return REFUSED, _say(RecordRefused(illegal.refusal), job.lang)
    except (OutOfTime, MemoryError, RecursionError):
        return TOO_LARGE, _say(RecordRefused(refusals.TooMuchWork()), job.lang)
    except Exception:
        log.exception("a job failed")
        return BROKEN, _say(RecordRefused(refusals.Broken()), job.lang)


def _carry_out(job: Job, data: bytes, tell: ProgressReporter) -> bytes:
    if isinstance(job, ReplayJob):
        return _replay(job, data)
    if isinstance(job, BranchJob):
        return encode(branch_record(data, job.round, job.played, job.name))
    if isinstance(job, RefereeJob):
        return encode(_referee(data))
    if isinstance(job, ReviewJob):
        return _review(data, tell)
    if isinstance(job, InsteadJob):
        return _review_instead(job, data)
    return _print(job, data, tell) if isinstance(job, PrintJob) else _make_kit(job, tell)


def _say(refused: RecordRefused, lang: str) -> bytes:
    return encode(describe_refusal(refused, lang))


def _replay(job: ReplayJob, data: bytes) -> bytes:
    timeline = _timeline(data)
    if job.seat is not None and not 0 <= job.seat < len(timeline.names):
        raise RecordRefused(refusals.Malformed(f"there is no seat {job.seat}"))
    return encode(timeline.seen_from(job.seat))


def _referee(data: bytes) -> KeptRecord:
    """Return a game that was played elsewhere and has no name yet, nor always a day."""
    record = parse_record(data)
    state = final_state(record)
    outcome = record.game.outcome(state)
    if outcome is None:
        raise RecordRefused(refusals.NotFinished())
    players, text = record.header.players, write_record(record, state)
    totals = record.game.points(state)
    ended = _noon_of(record.header.date)
    return KeptRecord("", ended, record.game.name, players, text, outcome.winners, totals)


def _noon_of(day: str | None) -> float:
    """Return the middle of a day that a record names, or 0 if it names none."""
    try:
        return datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp()
    except ValueError:  # it is anything that people have written
        return 0.0


@lru_cache(maxsize=2)
def _timeline(data: bytes) -> RecordTimeline:
    """Read a record; those who played at a party ask for the same one, each for their own seat."""
    return build_timeline(data)


def _review(data: bytes, tell: ProgressReporter) -> bytes:
    record = _record_to_review(data)
    # What follows is bounded by the number of players and rounds, and the first time it compiles.
    with without_limit():
        from fifties.review import review_record  # noqa: PLC0415 - it loads compiled code
        from fifties.review.review import NothingToReview, ReviewPart  # noqa: PLC0415 - as above

        def add_part(part: ReviewPart) -> None:
            tell.add_part(part)
            tell(round(part.done * STEPS), STEPS)

        reviewed = review_record(record, on_part=add_part)
    if not reviewed.losses:
        raise RecordRefused(NothingToReview())
    return encode(reviewed)


def _review_instead(job: InsteadJob, data: bytes) -> bytes:
    record = _record_to_review(data)
    with without_limit():
        from fifties.review.registry import (  # noqa: PLC0415 - it loads compiled code
            instead_type,
            review_instead,
        )

        kind = instead_type(record)
        if kind is None:
            raise RecordRefused(refusals.Malformed("the review says what all else was worth"))
        try:
            action = msgspec.json.decode(job.action, type=kind)
        except msgspec.DecodeError as error:
            raise RecordRefused(refusals.Malformed(str(error))) from None
        return encode(review_instead(record, job.seat, action))


def _record_to_review(data: bytes) -> AnyRecord:
    record = parse_record(data)
    if len(record.header.players) > MOST_REVIEWED:
        raise RecordRefused(refusals.TooManyToReview(MOST_REVIEWED))
    return record


def _print(job: PrintJob, data: bytes, tell: Tell) -> bytes:
    document = job.carry_out(data, tell)
    if not job.out:
        return document.data
    Path(job.out).write_bytes(document.data)
    unwritten = document.unwritten
    return encode(PrintNote(unwritten[:MOST_UNWRITTEN], len(unwritten)))


def _make_kit(job: KitJob, tell: Tell) -> bytes:
    from fifties.kit.bundle import make_kit  # noqa: PLC0415 - few events need one
    from fifties.kit.signature import SigningKey  # noqa: PLC0415 - as above

    rows, begun = sum(table.rows for table in job.tables), 0
    logs = []
    for table in job.tables:
        logs.append(_rows(Path(table.file), begun, rows, tell))
        begun += table.rows
    event, *heats = logs
    key = SigningKey(bytes.fromhex(job.key))
    Path(job.out).write_bytes(make_kit(event, key, heats=heats, names=job.names))
    return b""


def _rows(file: Path, begun: int, rows: int, tell: Tell) -> Iterator[LogRow]:
    """Yield the rows of a log; *begun* of all *rows* were in other files."""
    with file.open("rb") as lines:
        for seq, line in enumerate(lines, 1):
            at, _, entry = line.partition(b" ")
            tell(begun + seq, rows)
            yield LogRow(seq, float(at), decode_entry(entry))


if __name__ == "__main__":
    main()
