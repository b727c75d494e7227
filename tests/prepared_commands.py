"""Runs `fifties` in forks of a process that has imported what most commands need.

What such a command does is done by a real process with pipes of its own, in a third of the time;
importing alone takes a quarter of a second. Commands with compiled code import that themselves, as
threads of Numba do not survive a fork.
"""

from __future__ import annotations

import atexit
import json
import os
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

IMPORTED = (
    "fifties.cli",
    "fifties.paper.documents",
    "fifties.terminal.plain_main",
    "fifties.terminal.record_commands",
)
LARGEST = 1 << 20
"""Bytes of arguments and environment."""


class PreparedCommands:
    """A process that forks for each command."""

    def __init__(self) -> None:
        self._asked, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, __file__, str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()])
        theirs.close()
        atexit.register(self.stop)

    def run(
        self, command: Sequence[str], data: bytes, environment: Mapping[str, str], patience: float
    ) -> subprocess.CompletedProcess[bytes]:
        """Run a command with *data* on its standard input, as `subprocess.run` does."""
        (reads, stdin), (stdout, prints), (stderr, complains) = os.pipe(), os.pipe(), os.pipe()
        wanted = {"command": command, "environment": dict(environment), "folder": str(Path.cwd())}
        theirs = [reads, prints, complains]
        socket.send_fds(self._asked, [json.dumps(wanted).encode()], theirs)
        for number in theirs:
            os.close(number)
        with ThreadPoolExecutor(3) as threads:
            threads.submit(_write, stdin, data)
            printed, complained = threads.submit(_read, stdout), threads.submit(_read, stderr)
            self._asked.settimeout(patience)
            try:
                code = int(self._asked.recv(LARGEST))
            except TimeoutError:
                self._process.kill()
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
    try:
        with open(number, "wb") as stdin:
            stdin.write(data)
    except BrokenPipeError:
        pass  # it reads no further


def _read(number: int) -> bytes:
    with open(number, "rb") as stream:
        return stream.read()


def serve(asked: socket.socket) -> None:
    """Fork for each command that is asked for, one after the other."""
    for name in IMPORTED:
        import_module(name)
    while True:
        message, numbers, _, _ = socket.recv_fds(asked, LARGEST, 3)
        if not message:
            return
        process = os.fork()
        if process == 0:
            asked.close()
            become(json.loads(message), numbers)
        for number in numbers:
            os.close(number)
        _, status = os.waitpid(process, 0)
        asked.send(str(os.waitstatus_to_exitcode(status)).encode())


def become(wanted: dict[str, Any], numbers: list[int]) -> NoReturn:
    """Do what the program `fifties` does in a process of its own."""
    for place, number in enumerate(numbers):
        os.dup2(number, place)
        os.close(number)
    os.environ.clear()
    os.environ.update(wanted["environment"])
    os.chdir(wanted["folder"])
    time.tzset()
    sys.argv = wanted["command"]
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
    code: Any = 1
    try:
        code = import_module("fifties.cli").main()
    except SystemExit as ended:
        code = ended.code
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
