"""The full-screen game. Textual is loaded only when one of these is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fifties.locales import Speech
    from fifties.terminal.invitation import Wishes
    from fifties.terminal.session import Session
    from fifties.terminal.watching.timeline import Timeline


def run_app(wishes: Wishes, say: Speech) -> int:
    """Set a table and play at it; return the exit code."""
    from fifties.terminal.app.running import run_wishes  # noqa: PLC0415 - it brings Textual

    return run_wishes(wishes, say)


def run_session(session: Session, say: Speech) -> int:
    """Play a game that is set up, wherever it is; return the exit code."""
    from fifties.terminal.app.running import run_screen  # noqa: PLC0415 - it brings Textual

    return run_screen(session, say)


async def show_session(session: Session, say: Speech) -> int:
    """Play a game that is set up, inside a loop that runs already; return the exit code."""
    from fifties.terminal.app.running import show_screen  # noqa: PLC0415 - it brings Textual

    return await show_screen(session, say)


def run_watching(timeline: Timeline, say: Speech) -> int:
    """Show a replay; return the exit code."""
    from fifties.terminal.app.running import run_timeline  # noqa: PLC0415 - it brings Textual

    return run_timeline(timeline, say)
