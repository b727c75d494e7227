"""Where `fifties play` begins: on a screen where there is one, else line by line."""

from __future__ import annotations

import os
import sys

from fifties.extras import is_installed, pip_command
from fifties.locales import Speech
from fifties.terminal.evening import complain, play_evening, resume_evening
from fifties.terminal.invitation import Wishes
from fifties.terminal.saves import saves
from fifties.terminal.starting import describe, resume
from fifties.wording import Words


def has_screen() -> bool:
    """Tell whether there is a terminal that can show more than lines."""
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


def play(wishes: Wishes, say: Speech, *, plain: bool) -> int:
    """Play a new game at this keyboard."""
    if not takes_screen(say, plain=plain):
        return play_evening(wishes, say)
    from fifties.terminal.app import run_app  # noqa: PLC0415 - it brings Textual

    return run_app(wishes, say)


def resume_game(number: int, say: Speech, *, plain: bool) -> int:
    """Go on with the last unfinished game, or an earlier one."""
    found = saves()
    if not found:
        return complain(say("play-no-save"))
    if not 1 <= number <= len(found):
        return complain(say("play-no-such-save", number=number, most=len(found)))
    save, others = found[number - 1], len(found) - 1
    if others:
        told = say("play-other-saves", others=others, game=describe(save, Words(say)))
        sys.stderr.write(f"{told}\n")
    if not takes_screen(say, plain=plain):
        return resume_evening(save, say)
    from fifties.terminal.app import run_session  # noqa: PLC0415 - it brings Textual

    return run_session(resume(save), say)


def join(address: str, code: str, name: str | None, say: Speech, *, plain: bool) -> int:
    """Sit at a table of a server."""
    from fifties.terminal.live.joining import join_table  # noqa: PLC0415 - it brings sockets
    from fifties.terminal.live.screens import AppScreens  # noqa: PLC0415 - as above

    screens = None if plain or not has_screen() else AppScreens()
    return join_table(address, code, name, say, screens)
