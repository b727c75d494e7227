"""Many rounds of Fifty solved: all that tokens and Danger cards can make of one, for instance."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor
from itertools import combinations

from msgspec import Struct

from fifties.core.arguments import positive_number, require_type, share, whole_number
from fifties.games.fifty.offers import DIGITS
from fifties.games.fifty.table_size import tokens_to_flip
from fifties.simulation.chunks import map_chunks
from fifties.simulation.worker_pools import MOST_THREADS, available_cores, require_executor
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import MOST_OF_A_LIMIT, Solution, solve_without_clock


def all_blocked(players: int) -> Iterator[tuple[int, ...]]:
    """Yield every set of digits that the Blocked tokens of so many players can show."""
    return combinations(DIGITS, tokens_to_flip(players))


def solve_rounds(
    setups: Iterable[RoundSetup],
    until: float | None = None,
    rivalry: float = 0.0,
    *,
    threads: int | None = None,
    executor: Executor | None = None,
) -> Generator[Solution, None, None]:
    """Solve many rounds; yield their solutions in the order of *setups*.

    *until* and *rivalry* are those of `solve`. *threads* is how many rounds are solved at once
    (``None``: as many as there are cores); an *executor* solves in place of threads. Neither
    changes a solution: a search that does not reach its end is given up after a number of
    iterations, not of seconds. Raises `IllegalSetup` for limits that would never end a search.
    """
    if until is not None:
        positive_number("until", until, MOST_OF_A_LIMIT)
    share("rivalry", rivalry)
    cores = (
        available_cores()
        if threads is None
        else whole_number("threads", threads, least=1, most=MOST_THREADS)
    )
    if executor is not None:
        require_executor(executor)
    work = _Solve(until, rivalry)
    return (found for _, found in map_chunks(work, _checked(setups), executor, threads=cores))


def _checked(setups: Iterable[RoundSetup]) -> Iterator[RoundSetup]:
    for setup in setups:
        require_type("setups", setup, RoundSetup, "RoundSetup")
        yield setup


class _Solve(Struct, frozen=True):
    """Solves a round; a value, so that it can be sent to other machines."""

    until: float | None
    rivalry: float

    def __call__(self, setup: RoundSetup) -> Solution:
        return solve_without_clock(setup, self.until, self.rivalry)
