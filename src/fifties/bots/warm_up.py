"""Compiles and loads what strong bots need, in the background and before anybody waits for it.

Compiling is slow and keeps the interpreter busy, so a process of its own does it first and leaves
the machine code on disk (`python -m fifties.bots.warm_up [GAME]`); loading that is quick.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from threading import Event, Thread
from typing import ClassVar, Final

from fifties.bots.registry import AnyBot, all_bots
from fifties.extras import has_compiled

COMPILE: Final = (sys.executable, "-m", "fifties.bots.warm_up")
RUN: Final = (sys.executable, "-m")

log = logging.getLogger(__name__)
# Where nobody reads a log, such as in a terminal, nothing is written on the screen instead.
log.addHandler(logging.NullHandler())


class WarmUp:
    """Readies the bots of all games, or of some, for this process."""

    _ready: ClassVar[set[tuple[str, str]]] = set()
    """The games and levels of the bots that this process has loaded."""

    def __init__(self, *games: str, also: Sequence[str] = ()) -> None:
        """Ready the bots of these *games*, or of all.

        *also* names modules that compile more, for other processes, once the bots are ready.
        """
        self._bots = [
            bot
            for bot in all_bots()
            if bot.prepare is not None and has_compiled() and bot.game in (games or [bot.game])
        ]
        self._games, self._also = games, also
        self._compiler: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None
        self._ended = Event()
        self._stopped = False

    @property
    def missing(self) -> int:
        """How many bots are not ready."""
        return len(self._missing())

    def _missing(self) -> list[AnyBot]:
        return [bot for bot in self._bots if (bot.game, bot.level) not in self._ready]

    def is_ready(self, game: str, level: str) -> bool:
        """Return whether a bot decides without compiling or loading anything."""
        return all((bot.game, bot.level) != (game, level) for bot in self._missing())

    def begin(self) -> None:
        """Ready all bots, weakest first, in a thread that ends with the process; once is enough."""
        if self._thread is None and not self._stopped and self.missing:
            self._thread = Thread(target=self._run, name="warm-up", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Begin, and wait until the bots are ready, or cannot be."""
        self.begin()
        if self._thread is not None:
            self._ended.wait()

    def stop(self) -> None:
        """Ready nothing more."""
        self._stopped = True
        if self._compiler is not None:
            self._compiler.terminate()

    def _run(self) -> None:
        try:
            self._compile(*COMPILE)
            for bot in self._missing():
                if self._stopped:
                    break
                bot.warm_up()
                self._ready.add((bot.game, bot.level))
        except Exception:
            log.exception("bots cannot be warmed up; weaker ones play for them")
        finally:
            self._ended.set()
        for module in self._also:
            if not self._stopped:
                self._compile(*RUN, module)

    def _compile(self, *command: str) -> None:
        """Run *command*, which compiles something."""
        # Only what is ours runs here, with nothing from outside.
        self._compiler = subprocess.Popen(  # noqa: S603
            (*command, *self._games),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        if self._stopped:
            self._compiler.terminate()
        _, errors = self._compiler.communicate()
        if self._compiler.returncode and not self._stopped:
            log.warning(
                "something cannot be compiled", extra={"error": errors.decode(errors="replace")}
            )


def main() -> None:
    """Compile all bots, or those of some games, and let everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    for bot in all_bots():
        if has_compiled() and bot.game in (sys.argv[1:] or [bot.game]):
            bot.warm_up()


if __name__ == "__main__":
    main()
