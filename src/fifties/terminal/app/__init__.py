"""The full-screen game. Textual is loaded only when one of these is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fifties.locales import Speech
    from fifties.terminal.game_log import SavedGame
    from fifties.terminal.replay import Replay
    from fifties.terminal.session import Session
    from fifties.terminal.table_setup import PlayOptions, TableSetup


def run_app(options: PlayOptions, say: Speech) -> int:
    """Set a table and play at it; return the exit code."""
    from fifties.terminal.app.app_main import run_options  # noqa: PLC0415 - it brings Textual

    return run_options(options, say)


def run_branch(setup: TableSetup, options: PlayOptions, say: Speech) -> int:
    """Play on from a moment of a record; return the exit code."""
    from fifties.terminal.app.app_main import run_setup  # noqa: PLC0415 - it brings Textual

    return run_setup(setup, options, say)


def run_saved(saved: SavedGame, say: Speech) -> int:
    """Go on with a saved game; return the exit code."""
    from fifties.terminal.app.app_main import run_resumed  # noqa: PLC0415 - it brings Textual

    return run_resumed(saved, say)


async def show_session(session: Session, say: Speech) -> int:
    """Play a game that is set up, inside a loop that runs already; return the exit code."""
    from fifties.terminal.app.app_main import show_screen  # noqa: PLC0415 - it brings Textual

    return await show_screen(session, say)


def run_watching(replay: Replay, say: Speech) -> int:
    """Show a replay; return the exit code."""
    from fifties.terminal.app.app_main import run_replay  # noqa: PLC0415 - it brings Textual

    return run_replay(replay, say)
