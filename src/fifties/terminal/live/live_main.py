"""`fifties play --join` and `fifties watch`: sit or look on at a live table, game after game."""

from __future__ import annotations

import secrets
from typing import Final, Protocol

from msgspec.structs import replace

from fifties.core.refusals import Refused
from fifties.exits import INTERRUPTED
from fifties.host.codes import tidy_code
from fifties.locales import Speech
from fifties.table.entries import Role
from fifties.table.messages import CloseReason, TableStatus
from fifties.terminal.console import Console, PlayerLeft
from fifties.terminal.live.lobby import PlainLobby
from fifties.terminal.live.reconnecting_socket import (
    Credentials,
    ReconnectingSocket,
    socket_address,
)
from fifties.terminal.live.seat_tokens import (
    SeatToken,
    forget_seat_token,
    save_seat_token,
    seat_token,
)
from fifties.terminal.plain_game import play_plain
from fifties.terminal.plain_main import ConsoleProgram, run_at_console
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import Notice
from fifties.terminal.streams import print_refusal
from fifties.terminal.table_client import TableClient
from fifties.terminal.table_connection import ConnectionEnded, ServerRefused
from fifties.terminal.table_session import TableSession
from fifties.words import Words

_PARTINGS: Final = {
    CloseReason.REMOVED: "live-parting-removed",
    CloseReason.RESTARTING: "live-parting-restarting",
    CloseReason.SILENT: "live-parting-silent",
    CloseReason.TOO_MUCH: "live-parting-too-much",
    CloseReason.CLOSED: "live-parting-closed",
}


class TableGone(Exception):  # noqa: N818 - it says what happened
    """The table is gone, or does not want us."""

    def __init__(self, ended: ConnectionEnded) -> None:
        super().__init__(ended)
        self.ended = ended


def join_table(
    address: str, code: str, name: str | None, say: Speech, screens: Screens | None = None
) -> int:
    """Sit at a table until people leave; return the exit code."""

    async def program(console: Console) -> None:
        table = await _come(address, code, name, say)
        console.farewell.append(Notice("live-seat-kept"))
        await _wait_outside(console, table)
        save_joined(table)
        await _stay(console, table, screens)

    return _at_table(say, program, "fifties play")


def watch_live_table(address: str, code: str, say: Speech, screens: Screens | None = None) -> int:
    """Look on at a table until people leave; return the exit code."""

    async def program(console: Console) -> None:
        token = secrets.token_urlsafe(16)
        credentials = Credentials(
            socket_address(address), tidy_code(code), token, Role.SPECTATOR, lang=say.language
        )
        table = TableClient(ReconnectingSocket(credentials))
        await table.open()
        await _wait_outside(console, table)
        await _stay(console, table, screens)

    return _at_table(say, program, "fifties watch")


def _at_table(say: Speech, program: ConsoleProgram, command: str) -> int:
    try:
        return run_at_console(say, program)
    except TableGone as parted:
        return print_refusal(f"{command}: {parting(parted.ended, say)}")
    except Refused as refused:
        return print_refusal(f"{command}: {Words(say).refusal(refused.refusal)}")


def parting(ended: ConnectionEnded, say: Speech) -> str:
    """Say why a table is gone."""
    return ended.text if ended.why is None else say(_PARTINGS[ended.why])


async def _come(address: str, code: str, name: str | None, say: Speech) -> TableClient:
    """Join a table, or come back to it."""
    server, code = socket_address(address), tidy_code(code)
    ours = seat_token(server, code, Role.SEAT)
    save_seat_token(server, code, Role.SEAT, ours)
    try:
        table = await _open(server, code, ours, name, say)
    except Refused as refused:
        if not ours.joined or _is_stale(refused):
            forget_seat_token(server, code, Role.SEAT)
        if not (ours.joined and _is_stale(refused)):
            raise
        # The table has forgotten us: come as somebody new.
        ours = seat_token(server, code, Role.SEAT)
        save_seat_token(server, code, Role.SEAT, ours)
        table = await _open(server, code, ours, name, say)
    return table


def save_joined(table: TableClient) -> None:
    """Keep that the table has let us in, so that we come back instead of joining."""
    ours = _socket(table).credentials
    save_seat_token(ours.address, ours.code, Role.SEAT, SeatToken(ours.token, joined=True))


def _socket(table: TableClient) -> ReconnectingSocket:
    if not isinstance(table.connection, ReconnectingSocket):
        raise TypeError("a live table is reached over a socket")
    return table.connection


async def _wait_outside(console: Console, table: TableClient) -> None:
    """Wait in front of the doors of an event until we are let in; raises `TableGone`."""
    if table.waiting is None:
        return
    if table.waiting.event is not None:
        console.page.heading(table.waiting.event.title)
    for notice in table.waiting_notices():
        console.tell(notice.message, **notice.details)
    try:
        ended = await _tell_waiting(console, table)
    except BaseException:
        await table.connection.close()
        raise
    if ended is not None:
        raise TableGone(ended)
    console.tell("live-let-in")


async def _tell_waiting(console: Console, table: TableClient) -> ConnectionEnded | None:
    """Say how the waiting gets on until it is over; return why it was in vain, if it was."""
    while table.is_waiting:
        for item in await table.next():
            if isinstance(item, ConnectionEnded):
                return item
            if isinstance(item, Notice):
                console.tell(item.message, **item.details)
    return None


async def _move(console: Console, table: TableClient, code: str) -> TableClient:
    """Go to the table of one's heat, or back to the event."""
    heat, mine, here = table.shown.heat, table.you.heat, _socket(table)
    if heat is not None:
        console.tell("live-back-to-event")
    elif mine is not None:
        console.tell("live-to-final" if mine.final else "live-to-heat", number=mine.number)
    await here.close()
    done = table.finished if heat is None else table.finished | {here.credentials.code}
    there = replace(here.credentials, code=code, joined=True)
    moved = TableClient(ReconnectingSocket(there), done)
    await moved.open()
    await _wait_outside(console, moved)
    return moved


async def _open(
    server: str, code: str, ours: SeatToken, name: str | None, say: Speech
) -> TableClient:
    credentials = Credentials(
        server, code, ours.token, name=name, lang=say.language, joined=ours.joined
    )
    table = TableClient(ReconnectingSocket(credentials))
    await table.open()
    return table


def _is_stale(refused: Refused) -> bool:
    refusal = refused.refusal
    return isinstance(refusal, ServerRefused) and refusal.kind == "wire-wrong-token"


async def _stay(console: Console, table: TableClient, screens: Screens | None) -> None:
    """Play game after game."""
    try:
        while True:
            code = table.moves_to
            if code is not None:
                table = await _move(console, table, code)
                continue
            if table.shown.status is TableStatus.PLAYING:
                ended = await _play(console, table, screens)
            else:
                ended = await _wait(console, table, screens)
            if ended is not None:
                raise TableGone(ended)
            if _has_seen_enough(console, table):
                return
    finally:
        await table.connection.close()


async def _wait(
    console: Console, table: TableClient, screens: Screens | None
) -> ConnectionEnded | None:
    if screens is not None:
        return await screens.lobby(table, console.words.say)
    return await PlainLobby(console, table).wait()


def _has_seen_enough(console: Console, table: TableClient) -> bool:
    """Return whether a program that only looks on has seen a game to its end."""
    looks_on = table.connection.role is Role.SPECTATOR and not console.has_keyboard
    return looks_on and table.shown.status is TableStatus.OVER


async def _play(
    console: Console, table: TableClient, screens: Screens | None
) -> ConnectionEnded | None:
    session = TableSession(table)
    if screens is not None:
        await screens.game(session, console.words.say)
    else:
        console.words.players = session.names
        terminal_for(session.game.name).print_head(console.page, console.words, session.game)
        await play_plain(console, session, amid=True, lingers=table.shown.heat is None)
    return session.ended


class Screens(Protocol):
    """Shows what happens at a live table. Both raise `PlayerLeft` when people go."""

    async def lobby(self, table: TableClient, say: Speech) -> ConnectionEnded | None:
        """Wait for a game; return why there will be none, if the table is gone."""
        ...

    async def game(self, session: TableSession, say: Speech) -> None:
        """Show a game to its end."""
        ...


class AppScreens:
    """Shows a live table with the app."""

    async def lobby(self, table: TableClient, say: Speech) -> ConnectionEnded | None:
        """Wait for a game on a screen."""
        from fifties.terminal.app.application import FiftiesApp  # noqa: PLC0415 - brings Textual
        from fifties.terminal.live.lobby_screen import LobbyScreen  # noqa: PLC0415 - as above

        screen = LobbyScreen(table)

        async def lobby() -> LobbyScreen:
            return screen

        _look_at(await FiftiesApp(say, lobby).run_async())
        if not screen.is_done:
            raise PlayerLeft
        return screen.ended

    async def game(self, session: TableSession, say: Speech) -> None:
        """Show a game on a screen."""
        from fifties.terminal.app import show_session  # noqa: PLC0415 - it brings Textual

        _look_at(await show_session(session, say))
        if not session.is_over:
            raise PlayerLeft


def _look_at(code: int | None) -> None:
    if code == INTERRUPTED:
        raise KeyboardInterrupt
