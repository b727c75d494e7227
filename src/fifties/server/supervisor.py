"""Several processes that serve one port: started, watched and stopped by this one."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from types import FrameType
from typing import Final

from msgspec import Struct

from fifties.exits import BROKEN

PAUSE: Final = 1.0
"""Seconds that a worker must have lived to be started again at once."""

MOST_CRASHES: Final = 5
"""After how many workers in a row that did not live so long this process gives up."""

READY_SECONDS: Final = 30.0
"""How long a worker is waited for before the next one is restarted."""

STOP_SECONDS: Final = 15.0
"""How long a worker may take to stop."""


class PortSlot(Struct, frozen=True):
    """Which of several workers of one port a process is."""

    number: int
    """Counted from 0; a worker that replaces another has the same."""
    count: int
    """How many workers there are."""
    directory: Path
    """Where their sockets are."""

    def metrics_socket(self, number: int) -> Path:
        """Return where a worker answers with its metrics."""
        return self.directory / str(number)


Listen = Callable[[], socket.socket]
"""Returns another socket that has the port, and takes no connections yet."""

WorkerMain = Callable[[PortSlot, socket.socket, Connection], int]
"""Serves what comes to a socket, and sends something once it does; returns its exit code."""

log = logging.getLogger(__name__)


class _Worker:
    """One worker process.

    The supervisor has its socket, too: whoever waits there to be accepted is not disconnected when
    the worker ends, but accepted by the worker that replaces it.
    """

    def __init__(self, main: WorkerMain, slot: PortSlot, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.slot = slot
        self.listener = listener
        self.ready, sending = context.Pipe(duplex=False)
        about = (main, slot, listener, sending)
        self.process: BaseProcess = context.Process(target=_run, args=about)
        self.process.start()
        sending.close()
        self.started = monotonic()

    def wait_until_ready(self, seconds: float) -> bool:
        """Wait until it serves, or has ended; return whether it serves."""
        wait([self.ready, self.process.sentinel], seconds)
        try:
            return self.ready.poll() and bool(self.ready.recv_bytes())
        except EOFError:
            return False

    def stop(self) -> None:
        """Stop it as a signal would, and wait for its end."""
        self.process.terminate()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Supervisor:
    """Keeps a number of workers running; SIGHUP restarts them one after the other."""

    def __init__(self, count: int, main: WorkerMain, listen: Listen) -> None:
        self._main = main
        self._listen = listen
        self._count = count
        self._workers: list[_Worker] = []
        self._wakes = multiprocessing.Pipe(duplex=False)
        self._stops = False
        self._restarts = False
        self._crashes = 0

    def run(self, on_ready: Callable[[], None]) -> int:
        """Run until a signal comes, or workers cannot be kept running; return the exit code."""
        with TemporaryDirectory(prefix="fifties-") as directory:
            return self._run_in(Path(directory), on_ready)

    def _run_in(self, directory: Path, on_ready: Callable[[], None]) -> int:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._take_signal)
        slots = [PortSlot(number, self._count, directory) for number in range(self._count)]
        self._workers = [_Worker(self._main, slot, self._listen()) for slot in slots]
        for worker in self._workers:
            worker.wait_until_ready(READY_SECONDS)
        on_ready()
        while not self._stops and self._crashes < MOST_CRASHES:
            wait([self._wakes[0], *(worker.process.sentinel for worker in self._workers)])
            while self._wakes[0].poll():
                self._wakes[0].recv_bytes()
            if self._restarts:
                self._restarts = False
                self._restart_all()
            self._replace_dead()
        for worker in self._workers:
            worker.listener.close()  # nobody takes over what waits there
            worker.process.terminate()
        for worker in self._workers:
            worker.stop()
        return BROKEN if not self._stops else 0

    def _take_signal(self, number: int, _: FrameType | None) -> None:
        self._restarts = self._restarts or number == signal.SIGHUP
        self._stops = self._stops or number != signal.SIGHUP
        self._wakes[1].send_bytes(b".")

    def _restart_all(self) -> None:
        for index, worker in enumerate(self._workers):
            if self._stops:
                return
            new = _Worker(self._main, worker.slot, worker.listener)
            if not new.wait_until_ready(READY_SECONDS):
                log.error("a new worker does not serve, so the old ones stay")
                new.stop()
                return
            worker.stop()
            self._workers[index] = new

    def _replace_dead(self) -> None:
        for index, worker in enumerate(self._workers):
            if worker.process.is_alive() or self._stops:
                continue
            lived = monotonic() - worker.started
            self._crashes = 0 if lived > PAUSE else self._crashes + 1
            log.error("a worker has ended", extra={"code": worker.process.exitcode})
            # Until it is replaced, connections come to the others: nobody waits at its socket.
            worker.listener.close()
            self._workers[index] = _Worker(self._main, worker.slot, self._listen())


def _run(main: WorkerMain, slot: PortSlot, listener: socket.socket, ready: Connection) -> None:
    # The supervisor stops its workers itself, also when Ctrl-C reaches the whole group.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise SystemExit(main(slot, listener, ready))
