"""`fifties solve` with several rounds: a table of what each is worth."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from typing import Final

from fifties.core.refusals import IllegalSetup
from fifties.exits import INTERRUPTED
from fifties.locales import Speech
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.round_sweep import all_blocked, solve_rounds
from fifties.solver.fifty.solver import Solution
from fifties.terminal.page import Page
from fifties.terminal.progress_bar import progress_bar
from fifties.terminal.reports.dask_cluster import cluster_executor
from fifties.terminal.reports.fifty_solution import (
    FieldMissing,
    ManyRounds,
    PlayersMissing,
    SolveOptions,
    bonus_line,
    sheet,
)
from fifties.terminal.reports.output import write_json
from fifties.terminal.styled_text import StyledText, columns
from fifties.words import Words

_TITLES: Final = (
    "solve-rounds-players",
    "solve-rounds-blocked",
    "solve-rounds-value",
    "solve-rounds-gain",
    "solve-rounds-answer",
)


def solve_all(options: SolveOptions, words: Words, *, as_json: bool) -> int:
    """Solve all rounds that the command line asks for; return the exit code."""
    if options.choice is not None or options.player is not None:
        raise IllegalSetup(FieldMissing())
    if options.plot is not None or options.seconds is not None:
        raise IllegalSetup(ManyRounds())
    if not options.sizes:
        raise IllegalSetup(PlayersMissing())
    setups = [*_setups(options)]
    found = _solve(setups, options, words.say)
    if as_json:
        write_json({"asked": len(setups), "rounds": [sheet(solution) for solution in found]})
    else:
        _report(Page(sys.stdout), words.say, found, len(setups))
    return 0 if len(found) == len(setups) else INTERRUPTED


def _setups(options: SolveOptions) -> Iterator[RoundSetup]:
    bonus = bonus_line(options)
    for players in options.sizes:
        every = all_blocked(players) if options.blocked is None else [options.blocked]
        yield from (RoundSetup(players, blocked, options.danger, bonus) for blocked in every)


def _solve(setups: Sequence[RoundSetup], options: SolveOptions, say: Speech) -> list[Solution]:
    """Return the solutions; fewer than asked for if somebody pressed Ctrl-C."""
    found: list[Solution] = []
    with (
        cluster_executor(options.dask, say) as executor,
        progress_bar(say("solve-solving"), len(setups)) as on_progress,
    ):
        solving = solve_rounds(setups, options.until, threads=options.threads, executor=executor)
        with suppress(KeyboardInterrupt), closing(solving):
            for solution in solving:
                found.append(solution)
                on_progress(len(found))
    return found


def _report(page: Page, say: Speech, found: Sequence[Solution], asked: int) -> None:
    """Print a table: a row a round."""
    rows = [[say(title) for title in _TITLES]]
    rows += [_row(say, solution) for solution in found]
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        style = "" if number else "bold"
        cells = [
            " " * (width - columns(cell)) + cell for cell, width in zip(row, widths, strict=True)
        ]
        page.rows([[StyledText(cell, style=style) for cell in cells]])
    page.line()
    if len(found) < asked:
        page.line(say("solve-rounds-stopped", asked=asked))
    if found:
        worst = max(solution.exploitability for solution in found)
        page.line(say("solve-rounds-facts", rounds=len(found), points=worst))


def _row(say: Speech, solution: Solution) -> list[str]:
    setup = solution.setup
    return [
        str(setup.players),
        " ".join(map(str, setup.blocked)),
        say("solve-rounds-points", points=solution.value),
        say("solve-rounds-points", points=solution.exploitability),
        " ".join(map(str, solution.answer)),
    ]
