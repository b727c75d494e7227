"""`fifties play --plain`: set a table, or go on at one, and play a game line by line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from fifties.core.record import RecordRefused
from fifties.core.refusals import Refused
from fifties.exits import INTERRUPTED
from fifties.locales import Speech
from fifties.terminal.console import HELP, QUIT, Console, Keyboard, PlayerLeft
from fifties.terminal.page import Page
from fifties.terminal.plain_game import play_plain
from fifties.terminal.record_writer import RecordUnwritable, reserve_record
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import Notice
from fifties.terminal.streams import print_refusal
from fifties.terminal.table_setup import PlayOptions, TableSetup, ask_setup
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.terminal.game_log import SavedGame
    from fifties.terminal.local_table import LocalSession

ConsoleProgram: TypeAlias = Callable[[Console], Awaitable[None]]
"""Something that people do at a console; raises `PlayerLeft` when they go before its end."""


def play_in_lines(options: PlayOptions, say: Speech, branched: TableSetup | None = None) -> int:
    """Play one game, *branched* off a record or from its beginning; return the exit code."""

    async def program(console: Console) -> None:
        from fifties.terminal.local_table import start  # noqa: PLC0415 - it loads a host of tables

        setup = branched or await ask_setup(console, options)
        reserve_record(options.record)
        session = await start(
            setup,
            seed=options.seed,
            record=options.record,
            coach_ahead=options.coach_ahead,
            lang=say.language,
        )
        amid = branched is not None
        await _play(console, session, setup.levels, options.record, amid=amid)

    try:
        return run_at_console(say, program)
    except RecordRefused as refused:
        return print_refusal(f"fifties play: {options.edition}: {Words(say).refused(refused)}")
    except Refused as refused:
        return print_refusal(f"fifties play: {Words(say).refusal(refused.refusal)}")
    except FileExistsError:
        return print_refusal(f"fifties play: {options.record}: {say('file-exists')}")
    except RecordUnwritable as unwritable:
        return print_file_refusal(unwritable.path, unwritable.reason, say)
    except OSError as error:
        if error.filename is None:
            raise
        return print_file_refusal(error.filename, error.strerror or str(error), say)


def resume_in_lines(saved: SavedGame, say: Speech) -> int:
    """Go on with a saved game; return the exit code."""

    async def program(console: Console) -> None:
        from fifties.terminal.game_log import describe  # noqa: PLC0415 - it loads a host of tables
        from fifties.terminal.local_table import resume  # noqa: PLC0415 - as above

        session = await resume(saved, say.language)
        console.tell("play-resumed", game=describe(saved, console.words))
        record = None if saved.head.record is None else Path(saved.head.record)
        await _play(console, session, saved.head.levels, record, amid=True)

    try:
        return run_at_console(say, program)
    except RecordUnwritable as unwritable:
        return print_file_refusal(unwritable.path, unwritable.reason, say)


def run_at_console(say: Speech, program: ConsoleProgram) -> int:
    """Let people do something at a console of standard input and output."""
    console = Console(Words(say), Page(sys.stdout), Keyboard(sys.stdin))

    async def sit_down() -> None:
        await program(console)

    code = 0
    try:
        asyncio.run(sit_down())
    except (PlayerLeft, KeyboardInterrupt) as reason:
        code = INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
        console.page.line()
        console.tell("play-quit")
    console.say_goodbye()
    return code


async def _play(
    console: Console,
    session: LocalSession,
    levels: tuple[str | None, ...],
    record: Path | None,
    *,
    amid: bool = False,
) -> None:
    """Play *session* to its end, or as far as people like."""
    console.words.players = session.names
    terminal_for(session.game.name).print_head(console.page, console.words, session.game)
    for level in dict.fromkeys(level for level in levels if level is not None):
        _introduce_bots(console, session.game.name, level)
    if session.people:
        console.tell("play-help", quit=QUIT, help=HELP)
    try:
        await play_plain(console, session, amid=amid)
    finally:
        await session.leave()
        if session.is_kept:
            console.farewell.append(Notice("play-kept"))
        if record is not None:
            console.farewell.append(Notice("play-saved", {"file": str(record)}))


def _introduce_bots(console: Console, game: str, level: str) -> None:
    say = console.words.say
    temper = say(f"temper-{game}-{level}")
    about = say(f"about-{game}-{level}")
    console.tell("play-bots", level=say(f"level-{level}"), temper=temper, about=about)


def print_file_refusal(path: Path | str, reason: str, say: Speech) -> int:
    """Say on one line that a file cannot be used."""
    return print_refusal(f"fifties play: {path}: {say('file-unusable', reason=reason)}")
