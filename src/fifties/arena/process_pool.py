"""Boards of a contest, played by several processes at once."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Final, TypeAlias, cast

from fifties.arena.match import BotFailed, BotFailure, MatchResult
from fifties.arena.schedule import Board

Play: TypeAlias = Callable[[Board], list[MatchResult]]
"""Plays all games of a board."""

Played: TypeAlias = tuple[Board, list[MatchResult]]

Pipe: TypeAlias = "Connection[Any, Any]"

REPORT_SECONDS: Final = 0.2
"""For about so many seconds a process plays before it reports."""


class ProcessLost(RuntimeError):  # noqa: N818 - it says what happened
    """A process died; perhaps a bot took all memory, or crashed in compiled code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return f"a process that played games has died (exit code {self.code})"


def play_boards(
    play: Play, boards: Iterator[Board], processes: int
) -> Generator[Played, None, None]:
    """Play *boards* and yield them in their order, whichever process played them."""
    if processes == 1:
        yield from ((board, play(board)) for board in boards)
        return
    pool = _ProcessPool(play, boards, processes)
    try:
        yield from pool.results()
    finally:
        pool.close()


class _ProcessPool:
    """Processes, each with a pipe to this one."""

    def __init__(self, play: Play, boards: Iterator[Board], processes: int) -> None:
        self._boards = boards
        self._size = 1
        """How many boards a process is given at a time."""
        self._pending: dict[Pipe, tuple[list[Board], float]] = {}
        self._processes: dict[Pipe, BaseProcess] = {}
        context = _context()
        for _ in range(processes):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, play), daemon=True)  # type: ignore[attr-defined] # BaseContext lacks what its children have
            process.start()
            theirs.close()
            self._processes[ours] = process

    def results(self) -> Iterator[Played]:
        """Keep all processes busy; yield boards in order."""
        for pipe in self._processes:
            self._send(pipe)
        waiting: dict[int, Played] = {}
        due = 0
        while self._pending:
            for pipe in cast("list[Pipe]", wait(list(self._pending))):
                waiting.update((played[0].number, played) for played in self._receive(pipe))
                self._send(pipe)
            while due in waiting:
                yield waiting.pop(due)
                due += 1

    def close(self) -> None:
        """End all processes, whatever they do."""
        for process in self._processes.values():
            process.terminate()
        for pipe, process in self._processes.items():
            process.join()
            pipe.close()

    def _send(self, pipe: Pipe) -> None:
        boards = list(islice(self._boards, self._size))
        if not boards:
            return
        self._pending[pipe] = boards, perf_counter()
        with suppress(BrokenPipeError):  # A dead process is noticed when its answer is read.
            pipe.send(boards)

    def _receive(self, pipe: Pipe) -> Iterator[Played]:
        boards, started = self._pending.pop(pipe)
        try:
            answer: list[list[MatchResult]] | BotFailure = pipe.recv()
        except (EOFError, ConnectionResetError):
            process = self._processes[pipe]
            process.join()
            raise ProcessLost(process.exitcode) from None
        if isinstance(answer, BotFailure):
            raise BotFailed(answer)
        pace = len(boards) / max(perf_counter() - started, 1e-6)
        self._size = max(1, round(pace * REPORT_SECONDS))
        return zip(boards, answer, strict=True)


def _context() -> BaseContext:
    # A forked process has all that is imported and compiled; a spawned one starts empty.
    return multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


def _work(pipe: Pipe, play: Play) -> None:
    """Play the boards that come through the pipe, as long as the parent process lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent process handles Ctrl-C.
    parent = multiprocessing.parent_process()
    ended = [] if parent is None else [parent.sentinel]
    while pipe in wait([pipe, *ended]):
        boards: list[Board] = pipe.recv()
        try:
            pipe.send([play(board) for board in boards])
        except BotFailed as failed:
            pipe.send(failed.failure)
