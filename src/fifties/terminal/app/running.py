"""Running the app from the command line, and what is said when it has ended."""

from __future__ import annotations

import sys

from textual.screen import Screen

from fifties.core.record import RecordRefused
from fifties.core.refusals import Refused
from fifties.exits import BROKEN
from fifties.locales import Speech
from fifties.terminal.app.application import FiftiesApp
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.home_screen import HomeScreen, new_game
from fifties.terminal.app.setting import Setting
from fifties.terminal.app.watch_screen import WatchScreen
from fifties.terminal.evening import complain, complain_of_file
from fifties.terminal.invitation import Wishes
from fifties.terminal.session import Session
from fifties.terminal.watching.timeline import Timeline
from fifties.wording import Words


def run_wishes(wishes: Wishes, say: Speech) -> int:
    """Set a table and play at it."""
    try:
        setting = Setting(wishes, say)
        setting.invitation()
        game = new_game(setting) if setting.is_settled else None
    except RecordRefused as refused:
        return complain(f"{wishes.edition}: {Words(say).refused(refused)}")
    except Refused as refused:
        return complain(Words(say).refusal(refused.refusal))
    except FileExistsError:
        return complain(f"{wishes.record}: {say('file-exists')}")
    except OSError as error:
        if error.filename is None:
            raise
        return complain_of_file(error.filename, error.strerror or str(error), say)

    def home() -> Screen[None]:
        return HomeScreen(setting)

    return _run(FiftiesApp(say, home if game is None else lambda: game, home))


def run_screen(session: Session, say: Speech) -> int:
    """Play a game that is set up."""
    return _run(FiftiesApp(say, lambda: GameScreen(session)))


async def show_screen(session: Session, say: Speech) -> int:
    """Play a game that is set up, inside a loop that runs already."""
    app = FiftiesApp(say, lambda: GameScreen(session))
    return _say_goodbye(app, await app.run_async())


def run_timeline(timeline: Timeline, say: Speech) -> int:
    """Show a replay."""
    return _run(FiftiesApp(say, lambda: WatchScreen(timeline)))


def _run(app: FiftiesApp) -> int:
    return _say_goodbye(app, app.run())


def _say_goodbye(app: FiftiesApp, code: int | None) -> int:
    for line in app.farewell:
        sys.stdout.write(f"{line}\n")
    if app.complaint is not None:
        complain(app.complaint)
    return BROKEN if code is None else code
