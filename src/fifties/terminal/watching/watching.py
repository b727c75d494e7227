"""`fifties watch`: a record with arrow keys, a live table as a spectator."""

from __future__ import annotations

from typing import Any

from fifties.core.record import Record
from fifties.core.refusals import IllegalSetup, Refusal, Refused
from fifties.exits import REFUSED
from fifties.games.records import parse_record
from fifties.locales import Speech
from fifties.terminal.desk import Desk
from fifties.terminal.evening import at_desk, complain
from fifties.terminal.opening import has_screen, takes_screen
from fifties.terminal.papers import read_or_complain
from fifties.terminal.watching.telling import tell_record
from fifties.terminal.watching.timeline import Timeline, seat_named
from fifties.wording import Words


class NoSuchSeat(Refusal, frozen=True, tag="input-not-at-table"):
    """Nobody of that name sits there."""

    name: str
    known: str


class StillSecret(Refusal, frozen=True, tag="input-still-secret"):
    """The game was not played to its end, so hands and numbers stay hidden."""


def watch_record(file: str, seat: str | None, say: Speech, *, plain: bool) -> int:
    """Show a record."""
    record: Record[Any] | None = read_or_complain(file, say, parse_record)
    if record is None:
        return REFUSED
    timeline = Timeline(record)
    try:
        _sit_behind(timeline, seat)
    except Refused as refused:
        return complain(Words(say).refusal(refused.refusal), "fifties watch")
    if not takes_screen(say, plain=plain):

        async def telling(desk: Desk) -> None:
            await tell_record(desk, timeline)

        return at_desk(say, telling)
    from fifties.terminal.app import run_watching  # noqa: PLC0415 - it brings Textual

    return run_watching(timeline, say)


def watch_table(address: str, code: str, say: Speech, *, plain: bool) -> int:
    """Look on at a live table."""
    from fifties.terminal.live.joining import visit_table  # noqa: PLC0415 - it brings sockets
    from fifties.terminal.live.screens import AppScreens  # noqa: PLC0415 - as above

    screens = None if plain or not has_screen() else AppScreens()
    return visit_table(address, code, say, screens)


def _sit_behind(timeline: Timeline, name: str | None) -> None:
    """Look over somebody's shoulder."""
    if name is None:
        return
    seat = seat_named(timeline, name)
    if seat is None:
        raise IllegalSetup(NoSuchSeat(name, ", ".join(timeline.names)))
    if not timeline.finished:
        raise IllegalSetup(StillSecret())
    timeline.viewer = seat
