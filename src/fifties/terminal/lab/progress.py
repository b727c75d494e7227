"""How far something long has come: a bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Tell: TypeAlias = Callable[[int], None]
"""Tells how much is done by now, in all."""


@contextmanager
def progress(title: str, total: int) -> Iterator[Tell]:
    """Show a bar while the block runs; it goes away afterwards. What it tells may come often."""
    if not sys.stderr.isatty():
        yield _nobody_looks
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, refresh_per_second=8) as shown:
        task = shown.add_task(title, total=total)
        yield lambda done: shown.update(task, completed=done)


def _nobody_looks(_: int) -> None:
    pass
