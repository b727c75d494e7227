"""Readying compiled code for this terminal, while people read or think.

Compiling is slow and would hold up the screen, so a process of its own does it first and leaves the
machine code on disk; loading that is quick.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from threading import Event, Thread
from typing import ClassVar, Final

from fifties.bots import bot_for, levels

COMPILING: Final = (sys.executable, "-m", "fifties.bots.warming")


class Readying:
    """Whether what is compiled for one game can be used without waiting."""

    _ready_games: ClassVar[set[str]] = set()

    def __init__(self, game: str) -> None:
        self._game = game
        self._compiler: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None
        self._over = Event()
        self._stopped = False

    @property
    def ready(self) -> bool:
        """Whether nobody has to wait."""
        return self._game in self._ready_games

    def begin(self) -> None:
        """Begin in the background; once is enough."""
        if self._thread is None and not self.ready:
            self._thread = Thread(target=self._ready, name="readying", daemon=True)
            self._thread.start()

    async def wait(self) -> None:
        """Wait until everything is there."""
        self.begin()
        if not self.ready:
            await asyncio.to_thread(self._over.wait)

    def stop(self) -> None:
        """Ready nothing more."""
        self._stopped = True
        if self._compiler is not None:
            self._compiler.terminate()

    def _ready(self) -> None:
        try:
            self._compile()
            if not self._stopped:
                for level in levels(self._game):
                    bot_for(self._game, level).warm_up()
                self._ready_games.add(self._game)
        finally:
            self._over.set()

    def _compile(self) -> None:
        # Only what is ours runs here, with nothing from outside, and it says nothing.
        self._compiler = subprocess.Popen(  # noqa: S603
            (*COMPILING, self._game),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if self._stopped:
            self._compiler.terminate()
        self._compiler.wait()


def needs_readying(game: str, level: str) -> bool:
    """Tell whether a bot's thinking is compiled."""
    return bot_for(game, level).prepare is not None
