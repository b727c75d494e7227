"""Boards of a contest, played by several processes at once."""

from __future__ import annotations

import multiprocessing
import os
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

from fifties.arena.playing import BotFailed, Failure, Result
from fifties.arena.schedule import Board

Play: TypeAlias = Callable[[Board], list[Result]]
"""Plays all games of a board."""

Played: TypeAlias = tuple[Board, list[Result]]

Line: TypeAlias = "Connection[Any, Any]"

SHIFT: Final = 0.2
"""For about as many seconds a process plays before it reports."""


class ProcessLost(RuntimeError):  # noqa: N818 - it says what happened
    """A process of the crew died; perhaps a bot took all memory, or crashed in compiled code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return f"a process that played games has died (exit code {self.code})"


def processors() -> int:
    """Tell how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_boards(
    play: Play, boards: Iterator[Board], processes: int
) -> Generator[Played, None, None]:
    """Play *boards* and hand them out in their order, whoever played which."""
    if processes == 1:
        yield from ((board, play(board)) for board in boards)
        return
    crew = _Crew(play, boards, processes)
    try:
        yield from crew.results()
    finally:
        crew.dismiss()


class _Crew:
    """Processes, each with a line to this one."""

    def __init__(self, play: Play, boards: Iterator[Board], processes: int) -> None:
        self._boards = boards
        self._size = 1
        """How many boards make a shift, as far as is known."""
        self._shifts: dict[Line, tuple[list[Board], float]] = {}
        self._crew: dict[Line, BaseProcess] = {}
        context = _context()
        for _ in range(processes):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, play), daemon=True)  # type: ignore[attr-defined] # BaseContext lacks what its children have
            process.start()
            theirs.close()
            self._crew[ours] = process

    def results(self) -> Iterator[Played]:
        """Keep everybody busy; hand out boards in order."""
        for line in self._crew:
            self._send(line)
        waiting: dict[int, Played] = {}
        due = 0
        while self._shifts:
            for line in cast("list[Line]", wait(list(self._shifts))):
                waiting.update((played[0].number, played) for played in self._receive(line))
                self._send(line)
            while due in waiting:
                yield waiting.pop(due)
                due += 1

    def dismiss(self) -> None:
        """End all processes, whatever they do."""
        for process in self._crew.values():
            process.terminate()
        for line, process in self._crew.items():
            process.join()
            line.close()

    def _send(self, line: Line) -> None:
        boards = list(islice(self._boards, self._size))
        if not boards:
            return
        self._shifts[line] = boards, perf_counter()
        with suppress(BrokenPipeError):  # Whoever is dead is noticed when nothing comes.
            line.send(boards)

    def _receive(self, line: Line) -> Iterator[Played]:
        boards, started = self._shifts.pop(line)
        try:
            answer: list[list[Result]] | Failure = line.recv()
        except (EOFError, ConnectionResetError):
            process = self._crew[line]
            process.join()
            raise ProcessLost(process.exitcode) from None
        if isinstance(answer, Failure):
            raise BotFailed(answer)
        pace = len(boards) / max(perf_counter() - started, 1e-6)
        self._size = max(1, round(pace * SHIFT))
        return zip(boards, answer, strict=True)


def _context() -> BaseContext:
    # A fork has all that is imported and compiled; elsewhere processes begin from nothing.
    return multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


def _work(line: Line, play: Play) -> None:
    """Play the boards that come down the line, as long as somebody is at its other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's business.
    parent = multiprocessing.parent_process()
    ended = [] if parent is None else [parent.sentinel]
    while line in wait([line, *ended]):
        boards: list[Board] = line.recv()
        try:
            line.send([play(board) for board in boards])
        except BotFailed as failed:
            line.send(failed.failure)
