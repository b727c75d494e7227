"""Runs `fifties` in forks of a process that has imported what most commands need.

Each is a real process with pipes of its own; it only does not read Python's modules once more, for
which most commands take a quarter of a second of a processor. Commands with compiled code import
that themselves, as threads of Numba do not survive a fork.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, NoReturn

IMPORTED = (
    "fifties.cli",
    "fifties.paper.documents",
    "fifties.server.serve",
    "fifties.terminal.plain_main",
    "fifties.terminal.record_commands",
)
CAN_FORK = sys.platform == "linux"
"""Whether it works here: elsewhere sockets keep no bounds between messages."""
LARGEST = 1 << 20
"""Bytes of arguments and environment."""
LATER = 1e6
"""Seconds after which a server readies its strong bots, unless somebody asks for one before."""


class ForkedCommand:
    """A command under way, as `subprocess.Popen` has one: `pid` leads its own process group."""

    def __init__(self, args: Sequence[str], told: IO[bytes], stdout: TextIOWrapper) -> None:
        self.args, self.stdout = args, stdout
        self._told = told
        """The process number, and later the exit code; a line each."""
        self.pid = int(told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the exit code if it has ended."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended, and return its exit code."""
        if self.returncode is None:
            ready, _, _ = select.select([self._told], [], [], timeout)
            if not ready:
                raise subprocess.TimeoutExpired(self.args, timeout or 0)
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


class PreparedCommands:
    """A process that forks for each command."""

    def __init__(self) -> None:
        self._asked, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, __file__, str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()])
        theirs.close()
        atexit.register(self.stop)

    def start(
        self, command: Sequence[str], environment: Mapping[str, str], stdin: int, stderr: int
    ) -> ForkedCommand:
        """Start a command that reads from and complains to these files."""
        (stdout, prints), (told, tells) = os.pipe(), os.pipe()
        wanted = {"command": command, "environment": dict(environment), "folder": str(Path.cwd())}
        files = [stdin, prints, stderr, tells]
        socket.send_fds(self._asked, [json.dumps(wanted).encode()], files)
        os.close(prints)
        os.close(tells)
        return ForkedCommand(command, os.fdopen(told, "rb", buffering=0), os.fdopen(stdout))

    def run(
        self, command: Sequence[str], data: bytes, environment: Mapping[str, str], patience: float
    ) -> subprocess.CompletedProcess[bytes]:
        """Run a command with *data* on its standard input, as `subprocess.run` does."""
        (reads, stdin), (stderr, complains) = os.pipe(), os.pipe()
        started = self.start(command, environment, reads, complains)
        os.close(reads)
        os.close(complains)
        with ThreadPoolExecutor(3) as threads:
            threads.submit(_write, stdin, data)
            printed = threads.submit(_read, started.stdout.detach())
            complained = threads.submit(_read, os.fdopen(stderr, "rb"))
            try:
                code = started.wait(patience)
            except subprocess.TimeoutExpired:
                started.send_signal(signal.SIGKILL)
                raise
        return subprocess.CompletedProcess(command, code, printed.result(), complained.result())

    def stop(self) -> None:
        """End the process."""
        self._asked.close()
        self._process.wait()


@cache
def prepared_commands() -> PreparedCommands:
    """Return the process of this worker."""
    return PreparedCommands()


def _write(number: int, data: bytes) -> None:
    with suppress(BrokenPipeError), os.fdopen(number, "wb") as stdin:  # it may read no further
        stdin.write(data)


def _read(stream: Any) -> bytes:
    with stream:
        read: bytes = stream.read()
    return read


def serve(asked: socket.socket) -> None:
    """Fork for each command that is asked for, and tell the exit code of each that has ended."""
    for name in IMPORTED:
        import_module(name)
    # A minute after its start a server compiles and loads all strong bots, which takes many seconds
    # of a processor. Dozens of servers last a minute, and most of them never need such a bot.
    vars(import_module("fifties.server.game_server"))["WARM_UP_AFTER"] = LATER
    ended, ends = os.pipe()
    os.set_blocking(ends, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(ends)
    running: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([asked.fileno(), ended], [], [])
        if ended in ready:
            os.read(ended, LARGEST)
            tell_ended(running)
        if asked.fileno() in ready:
            message, files, _, _ = socket.recv_fds(asked, LARGEST, 4)
            if not message:
                return
            process = os.fork()
            if process == 0:
                for number in (ended, ends, asked.detach(), *running.values()):
                    os.close(number)
                become(json.loads(message), files)
            *streams, running[process] = files
            for number in streams:
                os.close(number)


def tell_ended(running: dict[int, int]) -> None:
    """Tell the exit codes of all processes that have ended."""
    with suppress(ChildProcessError):
        while True:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                return
            with suppress(BrokenPipeError), os.fdopen(running.pop(process), "wb") as told:
                told.write(f"{os.waitstatus_to_exitcode(status)}\n".encode())


def become(wanted: dict[str, Any], files: list[int]) -> NoReturn:
    """Do what the program `fifties` does in a process of its own."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setpgid(0, 0)
    *streams, tells = files
    os.write(tells, f"{os.getpid()}\n".encode())
    os.close(tells)
    for place, number in enumerate(streams):
        os.dup2(number, place)
        os.close(number)
    os.environ.clear()
    os.environ.update(wanted["environment"])
    os.chdir(wanted["folder"])
    time.tzset()
    sys.argv = wanted["command"]
    sys.stdin, sys.stdout = os.fdopen(0, encoding="utf-8"), os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)
    code: Any = 1
    try:
        code = import_module("fifties.cli").main()
    except SystemExit as exited:
        code = exited.code
    except BaseException:  # noqa: BLE001 - as the interpreter does
        traceback.print_exc()
    atexit._run_exitfuncs()  # noqa: SLF001 - what the end of an interpreter does
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (BrokenPipeError, ValueError):
            code = code or 120
    os._exit(int(code or 0))


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
