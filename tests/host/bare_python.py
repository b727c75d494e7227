"""Plays both games in a Python without threads, processes, sockets, databases and compiled code.

`python bare_python.py` refuses what a browser's Python does not have, and then plays.
"""

from __future__ import annotations

import _thread
import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

MISSING = (
    *("_multiprocessing", "_sqlite3", "_ssl", "multiprocessing", "sqlite3", "ssl"),
    *("numba", "numpy", "starlette", "uvicorn", "websockets"),
)


def refuse(*_: object, **__: object) -> Any:
    """Stand for what cannot be used."""
    raise OSError("there is no such thing here")


class BareLoop(asyncio.BaseEventLoop):
    """An event loop that only knows the time: other loops wake themselves up with a socket."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self

    def select(self, timeout: float | None) -> list[object]:
        """Wait for the next timer; nothing else can happen."""
        assert timeout is not None, "nothing will ever happen"
        time.sleep(timeout)
        return []

    def _process_events(self, events: list[object]) -> None:
        assert not events


async def play() -> None:
    """Play both games to their end."""
    from fifties.table.fifty import FiftySettings  # noqa: PLC0415
    from fifties.table.fifty_fifty import FiftyFiftySettings  # noqa: PLC0415
    from fifties.table.settings import Pace  # noqa: PLC0415

    from local_games import play_game  # noqa: PLC0415 - first comes what is refused

    levels = "beginner", "steady", "sharp", "master"
    for settings in (FiftySettings(pace=Pace.AT_ONCE), FiftyFiftySettings(pace=Pace.AT_ONCE)):
        messages = await play_game(settings, *levels)
        print(type(settings).__name__, len(messages) > len(levels))  # noqa: T201 - it is a program


def main() -> None:
    """Refuse, and play."""
    for module in MISSING:
        sys.modules[module] = None  # type: ignore[assignment]  # so that importing it fails
    _thread.start_new_thread = refuse
    threading.Thread.start = refuse  # type: ignore[method-assign]
    socket.socket = socket.socketpair = refuse  # type: ignore[assignment, misc]
    subprocess.Popen = os.fork = refuse  # type: ignore[assignment, misc]
    sys.path.insert(0, str(Path(__file__).parents[1]))
    with asyncio.Runner(loop_factory=BareLoop) as runner:
        runner.run(play())


if __name__ == "__main__":
    main()
