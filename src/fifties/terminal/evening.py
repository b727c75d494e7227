"""`fifties play --plain`: set a table, or go on at one, and play a game line by line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from fifties.core.record import RecordRefused
from fifties.core.refusals import Refused
from fifties.exits import INTERRUPTED, REFUSED
from fifties.locales import Speech
from fifties.terminal.desk import HELP, QUIT, Desk, Left
from fifties.terminal.head import print_head
from fifties.terminal.invitation import Invitation, Wishes, invite
from fifties.terminal.keyboard import Keyboard
from fifties.terminal.local import LocalSession
from fifties.terminal.page import Page
from fifties.terminal.plain import play_plain
from fifties.terminal.saves import Save
from fifties.terminal.scribe import RecordUnwritable
from fifties.terminal.session import Notice
from fifties.terminal.starting import describe, resume, start
from fifties.wording import Words, one_line

Evening: TypeAlias = Callable[[Desk], Awaitable[None]]
"""Something that people do at a desk; raises `Left` when they go before its end."""


def play_evening(wishes: Wishes, say: Speech) -> int:
    """Play one game; return the exit code."""

    async def evening(desk: Desk) -> None:
        invitation = await invite(desk, wishes)
        session = start(
            invitation, seed=wishes.seed, record=wishes.record, training=wishes.training
        )
        await _play(desk, session, invitation, wishes.record)

    try:
        return at_desk(say, evening)
    except RecordRefused as refused:
        return complain(f"{wishes.edition}: {Words(say).refused(refused)}")
    except Refused as refused:
        return complain(Words(say).refusal(refused.refusal))
    except FileExistsError:
        return complain(f"{wishes.record}: {say('file-exists')}")
    except RecordUnwritable as unwritable:
        return complain_of_file(unwritable.path, unwritable.reason, say)
    except OSError as error:
        if error.filename is None:
            raise
        return complain_of_file(error.filename, error.strerror or str(error), say)


def resume_evening(save: Save, say: Speech) -> int:
    """Go on with a saved game; return the exit code."""

    async def evening(desk: Desk) -> None:
        session = resume(save)
        desk.tell("play-resumed", game=describe(save, desk.words))
        record = None if save.head.record is None else Path(save.head.record)
        await _play(desk, session, save.head.invitation(), record, amid=True)

    try:
        return at_desk(say, evening)
    except RecordUnwritable as unwritable:
        return complain_of_file(unwritable.path, unwritable.reason, say)


def at_desk(say: Speech, evening: Evening) -> int:
    """Let people do something at a desk of standard input and output."""
    desk = Desk(Words(say), Page(sys.stdout), Keyboard(sys.stdin))

    async def sit_down() -> None:
        await evening(desk)

    code = 0
    try:
        asyncio.run(sit_down())
    except (Left, KeyboardInterrupt) as reason:
        code = INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
        desk.page.line()
        desk.tell("play-quit")
    desk.say_goodbye()
    return code


async def _play(
    desk: Desk,
    session: LocalSession,
    invitation: Invitation,
    record: Path | None,
    *,
    amid: bool = False,
) -> None:
    """Play *session* to its end, or as far as people like."""
    desk.words.players = session.names
    print_head(desk.page, desk.words, session.game)
    for level in dict.fromkeys(level for level in invitation.levels if level is not None):
        _introduce_bots(desk, session.game.name, level)
    if session.people:
        desk.tell("play-help", quit=QUIT, help=HELP)
    try:
        await play_plain(desk, session, amid=amid)
    finally:
        await session.leave()
        if session.is_kept:
            desk.farewell.append(Notice("play-kept"))
        if record is not None:
            desk.farewell.append(Notice("play-saved", {"file": str(record)}))


def _introduce_bots(desk: Desk, game: str, level: str) -> None:
    say = desk.words.say
    temper = say(f"temper-{game}-{level}")
    about = say(f"about-{game}-{level}")
    desk.tell("play-bots", level=say(f"level-{level}"), temper=temper, about=about)


def complain_of_file(path: Path | str, reason: str, say: Speech) -> int:
    """Say on one line that a file cannot be used."""
    return complain(f"{path}: {say('file-unusable', reason=reason)}")


def complain(reason: str, command: str = "fifties play") -> int:
    """Say on one line why something is not possible."""
    sys.stdout.flush()
    sys.stderr.write(one_line(f"{command}: {reason}") + "\n")
    return REFUSED
