"""Runs the full-screen app from the command line, and prints what is to be said afterwards."""

from __future__ import annotations

import sys

from textual.screen import Screen

from fifties.core.record import RecordRefused
from fifties.core.refusals import Refused
from fifties.exits import BROKEN
from fifties.locales import Speech
from fifties.table.settings import Pace
from fifties.terminal.app.application import FiftiesApp
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.home_form import SetupChoices
from fifties.terminal.app.home_screen import HomeScreen, new_game
from fifties.terminal.app.watch_screen import WatchScreen
from fifties.terminal.game_log import SavedGame
from fifties.terminal.local_table import resume, start
from fifties.terminal.plain_main import print_file_refusal
from fifties.terminal.record_writer import reserve_record
from fifties.terminal.replay import Replay
from fifties.terminal.session import Session
from fifties.terminal.streams import print_refusal
from fifties.terminal.table_setup import PlayOptions, TableSetup
from fifties.words import Words


def run_options(options: PlayOptions, say: Speech) -> int:
    """Set a table and play at it."""
    try:
        choices = SetupChoices(options, say)
        choices.setup()
        if choices.is_settled:
            reserve_record(options.record)
    except RecordRefused as refused:
        return print_refusal(f"fifties play: {options.edition}: {Words(say).refused(refused)}")
    except Refused as refused:
        return print_refusal(f"fifties play: {Words(say).refusal(refused.refusal)}")
    except FileExistsError:
        return print_refusal(f"fifties play: {options.record}: {say('file-exists')}")
    except OSError as error:
        if error.filename is None:
            raise
        return print_file_refusal(error.filename, error.strerror or str(error), say)

    async def home() -> Screen[None]:
        return HomeScreen(choices)

    async def game() -> Screen[None]:
        return await new_game(choices)

    return _run(FiftiesApp(say, game if choices.is_settled else home, home))


def run_setup(setup: TableSetup, options: PlayOptions, say: Speech) -> int:
    """Play at a table that is set."""
    try:
        reserve_record(options.record)
    except FileExistsError:
        return print_refusal(f"fifties play: {options.record}: {say('file-exists')}")
    except OSError as error:
        return print_file_refusal(str(options.record), error.strerror or str(error), say)

    async def again() -> Session:
        ahead = options.coach_ahead
        return await start(setup, pace=Pace.BRISK, coach_ahead=ahead, lang=say.language)

    async def game() -> Screen[None]:
        session = await start(
            setup,
            pace=Pace.BRISK,
            seed=options.seed,
            record=options.record,
            coach_ahead=options.coach_ahead,
            lang=say.language,
        )
        return GameScreen(session, Pace.BRISK, again, options.record)

    return _run(FiftiesApp(say, game))


def run_resumed(saved: SavedGame, say: Speech) -> int:
    """Go on with a saved game."""

    async def game() -> Screen[None]:
        return GameScreen(await resume(saved, say.language))

    return _run(FiftiesApp(say, game))


async def show_screen(session: Session, say: Speech) -> int:
    """Play a game that is set up, inside a loop that runs already."""

    async def game() -> Screen[None]:
        return GameScreen(session)

    app = FiftiesApp(say, game)
    return _say_goodbye(app, await app.run_async())


def run_replay(replay: Replay, say: Speech) -> int:
    """Show a replay."""

    async def opening() -> Screen[None]:
        return WatchScreen(replay)

    return _run(FiftiesApp(say, opening))


def _run(app: FiftiesApp) -> int:
    return _say_goodbye(app, app.run())


def _say_goodbye(app: FiftiesApp, code: int | None) -> int:
    for line in app.farewell:
        sys.stdout.write(f"{line}\n")
    if app.complaint is not None:
        print_refusal(f"fifties play: {app.complaint}")
    return BROKEN if code is None else code
