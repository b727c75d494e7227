"""One server among several, in a process of its own that can be killed, paused and stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final
from urllib.request import urlopen

from tools.cluster.engines import Engine

FIFTIES: Final = Path(sys.executable).with_name("fifties")
SECONDS: Final = 0.5
"""How long a node may take to tell its figures."""

_NAME: Final = re.compile(r'^fifties_node_info\{node="(\w+)"\}', re.MULTILINE)
_FIGURE: Final = re.compile(r"^fifties_(\w+) (\S+)$", re.MULTILINE)


class Node(Engine):
    """`fifties serve` with a store and a bus, behind a balancer of this machine."""

    def __init__(self, store: str, bus: str, *options: str) -> None:
        super().__init__()
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--trust-proxy", "127.0.0.1")
        self._options = (*where, "--store", store, "--bus", bus, *options)

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [FIFTIES, "serve", *self._options],
            cwd=self.folder,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )

    def answers(self) -> bool:
        """Return whether it serves."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=SECONDS):
                return True
        except OSError:
            return False

    def figures(self) -> tuple[str, dict[str, int]]:
        """Return its name and its metrics without what they all begin with; nothing if it fails."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=SECONDS) as answer:
                text = answer.read().decode()
        except OSError:
            return "", {}
        name = _NAME.search(text)
        figures = {key: int(float(value)) for key, value in _FIGURE.findall(text)}
        return name[1] if name else "", figures

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send a signal; a kill ends what it has started, too, as a power cut would."""
        if number == signal.SIGKILL:
            self._kill_all()
        super().kill(number)

    def close(self) -> None:
        """End it, and all that it has started."""
        if self._process is not None:
            self._kill_all()
        super().close()

    def _kill_all(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
