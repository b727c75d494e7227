"""The counted rounds of a record of Fifty, each with the equilibrium by which it is judged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from statistics import fmean

from msgspec import Struct

from fifties.core.contract import CHANCE
from fifties.core.record import Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.solver.fifty.round_setup import CROWD, LARGEST_TABLE, RoundSetup
from fifties.solver.fifty.solver import Solution, quick_solution, solve_without_clock


class PlayedRound(Struct, frozen=True):
    """A counted round, and all that was known when everybody wrote."""

    number: int
    """Counted from 0."""
    before: State
    result: Round
    totals: tuple[int, ...]
    crowns: tuple[int, ...]
    solution: Solution | None
    """``None`` where so many play that the round cannot be solved."""

    @property
    def best(self) -> float:
        """What the best answer to the equilibrium scores; without one, what everybody has."""
        if self.solution is not None:
            return best_points(self.solution)
        return 0.0 if self.result.scores is None else fmean(self.result.scores)


def played_rounds(record: Record[Fifty], inherited: int = 0) -> Iterator[PlayedRound]:
    """Yield the rounds of a record that were counted after so many *inherited* entries."""
    game = record.game
    before = game.start()
    for place, (entry, step) in enumerate(zip(record.entries, replay(record), strict=True)):
        state = step.state
        if entry.actor == CHANCE:
            before = state
        elif len(state.rounds) > len(before.rounds) and place >= inherited:
            yield PlayedRound(
                number=len(before.rounds),
                before=before,
                result=state.rounds[-1],
                totals=totals(before.rounds, game.players),
                crowns=crowns(before.rounds, game.players),
                solution=None
                if game.players > LARGEST_TABLE
                else equilibrium(RoundSetup.of(game, game.view(before, None))),
            )


@lru_cache(maxsize=512)
def equilibrium(setup: RoundSetup) -> Solution:
    """Return the equilibrium that `fifties solve` prints for a round; a quick one for a crowd."""
    return solve_without_clock(setup) if setup.players <= CROWD else quick_solution(setup)


def best_points(solution: Solution) -> float:
    """Return what the best answer to an equilibrium scores."""
    return solution.value + solution.exploitability
