"""`fifties rehearse`: run a rehearsal, show how far it is, and print what it has found."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Iterator
from typing import Any, Final, TypeVar

import msgspec

from fifties.core.refusals import IllegalSetup, Refusal, Refused
from fifties.exits import BROKEN
from fifties.extras import is_installed
from fifties.locales import Speech
from fifties.open_files import raise_open_files
from fifties.terminal.page import Page
from fifties.terminal.rehearsal.event_address import read_event_address
from fifties.terminal.rehearsal.figures import Percentiles
from fifties.terminal.rehearsal.rehearsal import Plan, Rehearsal, Report, Script, Status
from fifties.terminal.status_line import StatusLine
from fifties.terminal.streams import print_refusal
from fifties.words import Words

SPARE_FILES: Final = 64
"""How many files a rehearsal needs beside its phones."""

ResultT = TypeVar("ResultT")


class TooFewFiles(Refusal, frozen=True, tag="input-too-few-files"):
    """This process may not open a connection for each phone."""

    files: int
    needed: str
    """As it is written in a command."""


class OtherEvent(Refusal, frozen=True, tag="input-other-event"):
    """Several addresses that are not of the same event."""

    address: str


def rehearse_event(addresses: list[str], script: Script, say: Speech, *, as_json: bool) -> int:
    """Rehearse an event; return the exit code."""
    try:
        plan = _plan(addresses, script)
        with StatusLine(sys.stderr) as line:
            report = run_quickly(_rehearse(plan, say, line))
    except Refused as refused:
        return print_refusal(f"fifties rehearse: {Words(say).refusal(refused.refusal)}")
    if as_json:
        told = msgspec.json.encode({"fine": report.is_fine, **msgspec.structs.asdict(report)})
        sys.stdout.write(told.decode() + "\n")
    else:
        print_report(report, say)
    return 0 if report.is_fine else BROKEN


async def _rehearse(plan: Plan, say: Speech, line: StatusLine) -> Report:
    return await Rehearsal(plan, say).run(lambda status: line.show(_progress(status, say)))


def _plan(addresses: list[str], script: Script) -> Plan:
    """Return what is to be rehearsed, or raise `Refused`."""
    found = [read_event_address(address) for address in addresses]
    for text, address in zip(addresses, found, strict=True):
        if address.code != found[0].code:
            raise IllegalSetup(OtherEvent(text))
    needed, files = script.phones + SPARE_FILES, raise_open_files()
    if files < needed:
        raise IllegalSetup(TooFewFiles(files, str(needed)))
    return Plan(found, script)


def run_quickly(work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Run *work* in the quickest event loop that is installed."""
    factory = None
    if is_installed("uvloop"):
        import uvloop  # noqa: PLC0415 - comes with the extra `server`

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(work)


def _progress(status: Status, say: Speech) -> str:
    """Say how far a rehearsal is."""
    phones = status.phones
    if status.came < phones:
        return say("rehearse-joining", came=status.came, phones=phones, held=status.held)
    if not status.round:
        return say("rehearse-waiting", phones=phones)
    details = {"round": status.round, "away": status.away}
    if status.chosen < phones or status.number is None:
        return say("rehearse-choosing", chosen=status.chosen, phones=phones, **details)
    return say("rehearse-counting", number=status.number, **details)


def print_report(report: Report, say: Speech) -> None:
    """Print what a rehearsal has found."""
    page = Page(sys.stdout)
    page.heading(
        say(
            "rehearse-head",
            code=report.code,
            phones=report.phones,
            rounds=report.rounds,
            minutes=report.seconds / 60,
        )
    )
    page.rows([*_rows(report, say)])
    for texts in (report.failed, report.refused):
        page.rows([[str(count), text] for text, count in texts.items()])
    page.line(_verdict(report, say))


def _rows(report: Report, say: Speech) -> Iterator[list[str]]:
    yield [
        say("rehearse-joins"),
        say(
            "rehearse-joins-figures",
            came=report.came,
            phones=report.phones,
            rate=report.joins_a_second or 0.0,
        )
        + _spread(report.join, say),
    ]
    yield [
        say("rehearse-acknowledged"),
        say("rehearse-choices", choices=report.acknowledged) + _spread(report.acknowledgement, say),
    ]
    yield [say("rehearse-told"), _spread(report.telling, say).lstrip(", ")]
    if report.moments_expected:
        told, all_of_them = report.moments, report.moments_expected
        yield [
            say("rehearse-moments"),
            say("rehearse-moments-figures", told=told, moments=all_of_them),
        ]
    if report.bytes_a_minute is not None:
        text = say("rehearse-bytes-figures", bytes=round(report.bytes_a_minute))
        if report.most_bytes_a_minute is not None:
            text += ", " + say("rehearse-bytes-most", bytes=report.most_bytes_a_minute)
        yield [say("rehearse-bytes"), text]
    yield [
        say("rehearse-reconnections"),
        say("rehearse-times", times=report.reconnections) + _spread(report.returning, say),
    ]


def _spread(percentiles: Percentiles | None, say: Speech) -> str:
    if percentiles is None:
        return ""
    return ", " + say(
        "rehearse-spread",
        p50=_duration(percentiles.p50, say),
        p99=_duration(percentiles.p99, say),
        longest=_duration(percentiles.longest, say),
    )


def _duration(seconds: float, say: Speech) -> str:
    if seconds < 1:
        return say("rehearse-milliseconds", milliseconds=round(1000 * seconds))
    return say("rehearse-seconds", seconds=round(seconds, 1))


def _verdict(report: Report, say: Speech) -> str:
    if report.lost:
        return say("rehearse-lost", lost=report.lost, choices=report.acknowledged)
    if report.unchecked:
        return say("rehearse-unchecked", choices=report.unchecked)
    if not report.is_fine:
        return say("rehearse-unfinished", missing=report.phones - report.finished)
    return say("rehearse-fine", choices=report.acknowledged)
