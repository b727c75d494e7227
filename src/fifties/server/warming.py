"""Readying bots whose thinking is compiled, in the background and before anybody waits for it.

Compiling is slow and keeps the interpreter busy, so a process of its own does it first and leaves
the machine code on disk; loading that is quick. Until a bot is warm, weaker ones answer for it.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from threading import Thread
from typing import Final

from fifties.bots import Bot, all_bots

COMPILING: Final = (sys.executable, "-m", "fifties.bots.warming")

log = logging.getLogger(__name__)


class Warmth:
    """Which bots are ready."""

    def __init__(self) -> None:
        self._cold: list[Bot] = [
            bot for bot in all_bots() if bot.prepare is not None and bot.can_run
        ]
        self._compiler: subprocess.Popen[bytes] | None = None
        self._begun = self._stopped = False

    def reaches(self, game: str, level: str) -> bool:
        """Tell whether a bot is ready."""
        return all((bot.game, bot.level) != (game, level) for bot in self._cold)

    def spread(self) -> Thread | None:
        """Ready all of them, weakest first, in a thread that nobody has to wait for."""
        if self._begun or self._stopped or not self._cold:
            return None
        self._begun = True
        thread = Thread(target=self._spread, name="warming", daemon=True)
        thread.start()
        return thread

    def _spread(self) -> None:
        try:
            self._compile()
            while self._cold and not self._stopped:
                self._cold[0].warm_up()
                del self._cold[0]
        except Exception:
            log.exception("bots cannot be warmed up; weaker ones play for them")

    def _compile(self) -> None:
        # Only what is ours runs here, with nothing from outside.
        self._compiler = subprocess.Popen(  # noqa: S603
            COMPILING, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        if self._stopped:
            self._compiler.terminate()
        _, told = self._compiler.communicate()
        if self._compiler.returncode and not self._stopped:
            log.warning("bots cannot be compiled", extra={"error": told.decode(errors="replace")})

    def stop(self) -> None:
        """Warm nothing more."""
        self._stopped = True
        if self._compiler is not None:
            self._compiler.terminate()
