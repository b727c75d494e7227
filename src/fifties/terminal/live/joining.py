"""`fifties play --join`: sit at a live table, game after game."""

from __future__ import annotations

import secrets
from typing import Final

from fifties.core.refusals import Refused
from fifties.locales import Speech
from fifties.table.facts import Role
from fifties.table.messages import Parting, Stage
from fifties.terminal.desk import Desk
from fifties.terminal.evening import Evening, at_desk, complain
from fifties.terminal.head import print_head
from fifties.terminal.live.address import socket_address, tidy_code
from fifties.terminal.live.line import Answered, Ended, Guest, Line
from fifties.terminal.live.lobby import Lobby
from fifties.terminal.live.screens import Screens
from fifties.terminal.live.seats import OurSeat, forget_seat, keep_seat, our_seat
from fifties.terminal.live.session import LiveSession
from fifties.terminal.live.table import LiveTable
from fifties.terminal.plain import play_plain
from fifties.terminal.session import Notice
from fifties.wording import Words

_PARTINGS: Final = {
    Parting.REMOVED: "live-parting-removed",
    Parting.RESTARTING: "live-parting-restarting",
    Parting.TOO_SLOW: "live-parting-too-slow",
    Parting.SILENT: "live-parting-silent",
    Parting.TOO_MUCH: "live-parting-too-much",
    Parting.CLEARED: "live-parting-cleared",
    Parting.CLOSED: "live-parting-closed",
}


class Parted(Exception):  # noqa: N818 - it says what happened
    """The table is gone, or does not want us."""

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        self.ended = ended


def join_table(
    address: str, code: str, name: str | None, say: Speech, screens: Screens | None = None
) -> int:
    """Sit at a table until people leave; return the exit code."""

    async def evening(desk: Desk) -> None:
        table = await _come(address, code, name, say)
        desk.farewell.append(Notice("live-seat-kept"))
        await _stay(desk, table, screens)

    return _at_table(say, evening, "fifties play")


def visit_table(address: str, code: str, say: Speech, screens: Screens | None = None) -> int:
    """Look on at a table until people leave; return the exit code."""

    async def evening(desk: Desk) -> None:
        token = secrets.token_urlsafe(16)
        guest = Guest(
            socket_address(address), tidy_code(code), token, Role.SPECTATOR, lang=say.language
        )
        table = LiveTable(Line(guest))
        await table.open()
        await _stay(desk, table, screens)

    return _at_table(say, evening, "fifties watch")


def _at_table(say: Speech, evening: Evening, command: str) -> int:
    try:
        return at_desk(say, evening)
    except Parted as parted:
        return complain(parting(parted.ended, say), command)
    except Refused as refused:
        return complain(Words(say).refusal(refused.refusal), command)


def parting(ended: Ended, say: Speech) -> str:
    """Say why a table is gone."""
    return ended.text if ended.why is None else say(_PARTINGS[ended.why])


async def _come(address: str, code: str, name: str | None, say: Speech) -> LiveTable:
    """Join a table, or come back to it."""
    server, code = socket_address(address), tidy_code(code)
    ours = our_seat(server, code, Role.SEAT)
    keep_seat(server, code, Role.SEAT, ours)
    try:
        table = await _open(server, code, ours, name, say)
    except Refused as refused:
        if not ours.joined or _is_stale(refused):
            forget_seat(server, code, Role.SEAT)
        if not (ours.joined and _is_stale(refused)):
            raise
        # The table has forgotten us: come as somebody new.
        ours = our_seat(server, code, Role.SEAT)
        keep_seat(server, code, Role.SEAT, ours)
        table = await _open(server, code, ours, name, say)
    keep_seat(server, code, Role.SEAT, OurSeat(ours.token, joined=True))
    return table


async def _open(server: str, code: str, ours: OurSeat, name: str | None, say: Speech) -> LiveTable:
    guest = Guest(server, code, ours.token, name=name, lang=say.language, joined=ours.joined)
    table = LiveTable(Line(guest))
    await table.open()
    return table


def _is_stale(refused: Refused) -> bool:
    refusal = refused.refusal
    return isinstance(refusal, Answered) and refusal.kind == "wire-wrong-token"


async def _stay(desk: Desk, table: LiveTable, screens: Screens | None) -> None:
    """Play game after game."""
    try:
        while True:
            if table.shown.stage is Stage.PLAYING:
                ended = await _play(desk, table, screens)
            else:
                ended = await _wait(desk, table, screens)
            if ended is not None:
                raise Parted(ended)
            if _has_seen_enough(desk, table):
                return
    finally:
        await table.line.close()


async def _wait(desk: Desk, table: LiveTable, screens: Screens | None) -> Ended | None:
    if screens is not None:
        return await screens.lobby(table, desk.words.say)
    return await Lobby(desk, table).wait()


def _has_seen_enough(desk: Desk, table: LiveTable) -> bool:
    """Tell whether a program that only looks on has seen a game to its end."""
    looks_on = table.line.guest.role is Role.SPECTATOR and not desk.has_keyboard
    return looks_on and table.shown.stage is Stage.OVER


async def _play(desk: Desk, table: LiveTable, screens: Screens | None) -> Ended | None:
    session = LiveSession(table)
    if screens is not None:
        await screens.game(session, desk.words.say)
    else:
        desk.words.players = session.names
        print_head(desk.page, desk.words, session.game)
        await play_plain(desk, session, amid=True)
    return session.ended
