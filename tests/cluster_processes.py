"""`make cluster` in a process of its own, and its page as a program sees it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tools.cluster.engines import free_port

from commands import PATIENCE
from servers import HTTP, Message, eventually

ROOT = Path(__file__).parents[1]


class ClusterProcess:
    """A cluster whose processes keep to one folder."""

    def __init__(self, *options: str) -> None:
        # PostgreSQL may run as another user, to whom pytest's folders are closed.
        self.folder = Path(tempfile.mkdtemp(prefix="fifties-cluster-"))
        self.folder.chmod(0o755)
        ports = ("--port", str(free_port()), "--control-port", str(free_port()))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.cluster", "--no-browser", *ports, *options],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(self.folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.told = ""
        self._has_ended = False
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.told += line
            if "Ctrl-C" in line:
                break
        else:
            raise AssertionError(self.end())
        self.game, self.page = re.findall(r"http://\S+", self.told)

    def members(self) -> list[Message]:
        """Return what the page shows of each process."""
        found: list[Message] = HTTP.get(f"{self.page}/status").json()["members"]
        return found

    def nodes(self) -> list[Message]:
        """Return what it shows of each server."""
        return [member for member in self.members() if member["title"].startswith("Server")]

    def do(self, title: str, operation: str, origin: str | None = None) -> httpx.Response:
        """Do something to a process, as a button of the page would."""
        (number,) = [n for n, one in enumerate(self.members()) if one["title"] == title]
        headers = {"Origin": self.page if origin is None else origin}
        return HTTP.post(f"{self.page}/members/{number}/{operation}", headers=headers)

    def wait_for(self, title: str, state: str) -> None:
        """Wait until a process is in a state."""
        eventually(lambda: {"title": title, "state": state}.items() <= self._member(title).items())

    def _member(self, title: str) -> Message:
        return next(one for one in self.members() if one["title"] == title)

    def end(self, number: int = signal.SIGINT) -> tuple[int, str]:
        """End it as Ctrl-C does; return its exit code and all that it printed."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        if not self._has_ended:
            self.told += self.process.communicate(timeout=PATIENCE)[0]
            self._has_ended = True
        return self.process.returncode, self.told

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        code, told = self.end()
        if kind is not None:
            sys.stderr.write(f"exit {code}\n{told}")
        shutil.rmtree(self.folder)
