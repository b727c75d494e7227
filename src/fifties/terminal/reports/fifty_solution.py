"""`fifties solve`: solve a round of Fifty."""

from __future__ import annotations

import sys
from math import log
from pathlib import Path
from typing import Any

from msgspec import Struct

from fifties.core.record import RecordRefused
from fifties.core.refusals import IllegalSetup, Refusal, Refused
from fifties.exits import BROKEN
from fifties.games.fifty import Fifty, FiftyEdition
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.edition import BonusLine
from fifties.games.fifty.table_size import ROUNDS
from fifties.locales import Speech
from fifties.simulation.chunks import WorkersLost
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import USUAL_SECONDS, Solution, solve, usual_goal
from fifties.terminal.editions import find_edition
from fifties.terminal.page import Page
from fifties.terminal.progress_bar import progress_bar
from fifties.terminal.reports.output import check_picture, write_json
from fifties.terminal.streams import print_refusal
from fifties.words import Words


class SolveOptions(Struct, frozen=True):
    """What the command line asks for."""

    sizes: tuple[int, ...] = ()
    """How many players; several ask for a round of each."""
    blocked: tuple[int, ...] | None = ()
    """``None`` asks for all digits that tokens can show."""
    danger: Zone | None = None
    edition: str | None = None
    round: int | None = None
    until: float | None = None
    seconds: float | None = None
    plot: Path | None = None
    against: str | None = None
    choice: Numbers | None = None
    player: str | None = None
    threads: int | None = None
    dask: str | None = None

    @property
    def players(self) -> int | None:
        """How many play in the one round."""
        return self.sizes[0] if self.sizes else None

    @property
    def is_sweep(self) -> bool:
        """Whether several rounds are to be solved."""
        return self.blocked is None or len(self.sizes) > 1


class PlayersMissing(Refusal, frozen=True, tag="input-players-missing"):
    """Nobody said how many play."""


class NoSuchRound(Refusal, frozen=True, tag="input-no-such-round"):
    """There are only so many rounds."""

    round: int
    most: int


class FieldMissing(Refusal, frozen=True, tag="input-field-missing"):
    """A choice is looked into against a field alone."""


class SingleRound(Refusal, frozen=True, tag="input-single-round"):
    """Only several rounds can be shared out."""


class ManyRounds(Refusal, frozen=True, tag="input-many-rounds"):
    """Several rounds have neither a picture nor a clock."""


def solve_round(options: SolveOptions, say: Speech, *, as_json: bool) -> int:
    """Do as the command line asks; return the exit code."""
    words = Words(say)
    try:
        return _do(options, words, as_json=as_json)
    except RecordRefused as refused:
        return print_refusal(f"fifties solve: {options.edition}: {words.refused(refused)}")
    except Refused as refused:
        return print_refusal(f"fifties solve: {words.refusal(refused.refusal)}")
    except OSError as error:
        if error.filename is None:
            raise
        reason = say("file-unusable", reason=error.strerror or str(error))
        return print_refusal(f"fifties solve: {error.filename}: {reason}")
    except WorkersLost as lost:
        return print_refusal(
            f"fifties solve: {say('workers-lost', attempts=lost.attempts)}", BROKEN
        )


def _do(options: SolveOptions, words: Words, *, as_json: bool) -> int:
    if options.is_sweep and options.against is None:
        from fifties.terminal.reports.fifty_solved_rounds import solve_all  # noqa: PLC0415 - only here

        return solve_all(options, words, as_json=as_json)
    if options.is_sweep or options.threads is not None or options.dask is not None:
        raise IllegalSetup(SingleRound())
    if options.against is not None:
        from fifties.terminal.reports.fifty_best_answer import answer_field  # noqa: PLC0415 - only here

        return answer_field(options, words, as_json=as_json)
    return _solve(options, words, as_json=as_json)


def bonus_line(options: SolveOptions) -> BonusLine:
    """Find the bonus boxes of the wanted round, the first if none is."""
    edition = find_edition(Fifty.name, options.edition)
    if not isinstance(edition, FiftyEdition):  # pragma: no cover - the name of the game says it
        raise TypeError(edition)
    number = 1 if options.round is None else options.round
    if not 1 <= number <= ROUNDS:
        raise IllegalSetup(NoSuchRound(number, ROUNDS))
    return edition.bonus[number - 1]


def solve_showing(setup: RoundSetup, options: SolveOptions, say: Speech) -> Solution:
    """Solve a round with a bar: every step of it divides the exploitability alike."""
    goal = usual_goal(setup.players) if options.until is None else options.until
    with progress_bar(say("solve-solving"), 100) as on_progress:

        def told(solution: Solution) -> None:
            left = max(log(max(solution.exploitability, goal) / goal), 0.0)
            on_progress(int(100 * max(0.0, 1 - left / log(max(10.0 / goal, 2.0)))))

        return solve(setup, goal, options.seconds or USUAL_SECONDS, on_progress=told)


def sheet(solution: Solution) -> dict[str, Any]:
    """Return a solution in the form that `fifties solve --json` prints."""
    return round_sheet(solution.setup) | {
        "value": solution.value,
        "exploitability": solution.exploitability,
        "iterations": solution.iterations,
        "seconds": solution.seconds,
        "flow": solution.flow.listed(),
    }


def round_sheet(setup: RoundSetup) -> dict[str, Any]:
    """Return what a round is played with, ready for JSON."""
    return {
        "players": setup.players,
        "top": setup.top,
        "blocked": setup.blocked,
        "danger": setup.danger,
        "bonus": setup.bonus,
    }


def _solve(options: SolveOptions, words: Words, *, as_json: bool) -> int:
    if options.choice is not None or options.player is not None:
        raise IllegalSetup(FieldMissing())
    if options.players is None:
        raise IllegalSetup(PlayersMissing())
    check_picture(options.plot)
    blocked = options.blocked or ()
    setup = RoundSetup(options.players, blocked, options.danger, bonus_line(options))
    solution = solve_showing(setup, options, words.say)
    if options.plot is not None:
        from fifties.terminal.reports.fifty_solution_report import draw  # noqa: PLC0415 - loads slowly

        draw(solution, options.plot, words.say)
    if as_json:
        write_json(sheet(solution))
    else:
        from fifties.terminal.reports.fifty_solution_report import report  # noqa: PLC0415 - JSON needs none

        report(Page(sys.stdout), words, solution)
        if options.plot is not None:
            sys.stdout.write(words.say("solve-drawn", file=str(options.plot)) + "\n")
    return 0
