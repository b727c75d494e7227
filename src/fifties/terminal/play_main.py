"""`fifties play`: on a full screen where there is one, else line by line."""

from __future__ import annotations

import os
import sys

from fifties.core.record import RecordRefused
from fifties.core.refusals import Refused
from fifties.extras import is_installed, pip_command
from fifties.locales import Speech
from fifties.terminal.plain_main import play_in_lines, resume_in_lines
from fifties.terminal.registry import terminal_for
from fifties.terminal.streams import print_refusal
from fifties.terminal.table_setup import PlayOptions
from fifties.words import Words


def has_screen() -> bool:
    """Return whether there is a terminal that can show more than lines."""
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and sys.stderr.isatty()
        and os.environ.get("TERM", "dumb") not in {"", "dumb"}
    )


def takes_screen(say: Speech, *, plain: bool) -> bool:
    """Return whether to fill the screen; say it if that is not possible for want of an extra."""
    if plain or not has_screen():
        return False
    if not is_installed("textual"):
        told = say("screen-extra", command=pip_command("terminal"))
        sys.stderr.write(f"fifties: {told}\n")
        return False
    return True


def play(options: PlayOptions, say: Speech, *, plain: bool) -> int:
    """Play a new game at this keyboard."""
    has_board = options.game is None or terminal_for(options.game).has_board
    if not takes_screen(say, plain=plain or not has_board):
        return play_in_lines(options, say)
    from fifties.terminal.app import run_app  # noqa: PLC0415 - it brings Textual

    return run_app(options, say)


def play_on(moment: str, options: PlayOptions, say: Speech, *, plain: bool) -> int:
    """Play on from a moment of a record in a file."""
    from fifties.terminal.branch_setup import (  # noqa: PLC0415 - it loads tables
        RecordMoment,
        set_branch,
    )

    where = RecordMoment.read(moment)
    try:
        setup = set_branch(where, options)
    except RecordRefused as refused:
        return print_refusal(f"fifties play: {where.file}: {Words(say).refused(refused)}")
    except Refused as refused:
        return print_refusal(f"fifties play: {Words(say).refusal(refused.refusal)}")
    except OSError as error:
        reason = say("file-unreadable", reason=error.strerror or str(error))
        return print_refusal(f"fifties play: {where.file}: {reason}")
    has_board = terminal_for(setup.game.name).has_board
    if not takes_screen(say, plain=plain or not has_board):
        return play_in_lines(options, say, setup)
    from fifties.terminal.app import run_branch  # noqa: PLC0415 - it brings Textual

    return run_branch(setup, options, say)


def resume_game(number: int, say: Speech, *, plain: bool) -> int:
    """Go on with the last unfinished game, or an earlier one."""
    from fifties.terminal.game_log import (  # noqa: PLC0415 - it loads a host of tables
        describe,
        has_old_saves,
        saved_games,
    )

    if has_old_saves():
        sys.stderr.write(f"{say('play-old-saves')}\n")
    found = saved_games()
    if not found:
        return print_refusal(f"fifties play: {say('play-no-save')}")
    if not 1 <= number <= len(found):
        return print_refusal(
            f"fifties play: {say('play-no-such-save', number=number, most=len(found))}"
        )
    saved, others = found[number - 1], len(found) - 1
    if others:
        told = say("play-other-saves", others=others, game=describe(saved, Words(say)))
        sys.stderr.write(f"{told}\n")
    if not takes_screen(say, plain=plain):
        return resume_in_lines(saved, say)
    from fifties.terminal.app import run_saved  # noqa: PLC0415 - it brings Textual

    return run_saved(saved, say)


def join(address: str, code: str, name: str | None, say: Speech, *, plain: bool) -> int:
    """Sit at a table of a server."""
    from fifties.terminal.live.live_main import (  # noqa: PLC0415 - it brings sockets
        AppScreens,
        join_table,
    )

    screens = None if plain or not has_screen() else AppScreens()
    return join_table(address, code, name, say, screens)
