"""Whole games by the million: played at random, kept one by one or only added up.

Game *i* depends on the seed and on *i* alone, whatever the threads and the number of games.
"""

from collections.abc import Callable
from dataclasses import dataclass
from threading import local
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from fifties.core.arguments import require_type, whole_number
from fifties.core.record import AnyRecord
from fifties.core.record_parts import require_names
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.batches import Progress, available_cores, run_batches
from fifties.simulation.fifty.results import FiftyGames, FiftySums
from fifties.simulation.fifty.simulator import FiftySimulator
from fifties.simulation.fifty_fifty.results import FiftyFiftyGames, FiftyFiftySums
from fifties.simulation.fifty_fifty.simulator import FiftyFiftySimulator

SimulatedGame: TypeAlias = Fifty | FiftyFifty

Sums_co = TypeVar("Sums_co", bound=FiftySums | FiftyFiftySums, covariant=True)
Games_co = TypeVar("Games_co", bound=FiftyGames | FiftyFiftyGames, covariant=True)

SIMULATORS: Final[dict[str, Callable[[Any], "Simulator[Any, Any]"]]] = {
    Fifty.name: FiftySimulator,
    FiftyFifty.name: FiftyFiftySimulator,
}
"""What simulates a game, by its name."""

_ADDED_AT_ONCE: Final = 1 << 12
"""So few results stay in the caches of the processor between playing and adding up."""

LARGEST_CROWD: Final = 1000
"""The most players that are simulated: more would take too long."""

LAST_INDEX: Final = (1 << 63) - 1
"""Games beyond it have no number that a kernel can count."""

MOST_THREADS: Final = 1024


class CrowdTooLarge(Refusal, frozen=True, tag="input-crowd-too-large"):
    """So many players would take too long to simulate."""

    players: int
    most: int


class Simulator(Protocol[Games_co, Sums_co]):
    """Plays games at one table; each game has one, see `SIMULATORS`."""

    @property
    def batch(self) -> int:
        """How many games to play at a time."""
        ...

    def empty_results(self, games: int) -> Any:
        """Return arrays for the results of so many *games*."""
        ...

    def play(self, seed: np.uint64, first: int, results: Any, at: int, games: int) -> None:
        """Play *games* from number *first* on and write *results* from place *at* on.

        Playing none compiles everything.
        """
        ...

    def empty_sums(self) -> Sums_co:
        """Return sums of no games."""
        ...

    def add_up(self, results: Any, games: int, sums: Any) -> None:
        """Add results to *sums*."""
        ...

    def games(self, results: Any, games: int) -> Games_co:
        """Return the first *games* results with names for all arrays."""
        ...

    def record(self, seed: int, index: int, names: tuple[str, ...]) -> AnyRecord:
        """Return one game as a record."""
        ...


@dataclass(frozen=True)
class Simulation(Generic[Sums_co]):
    """What was simulated, and in how many seconds."""

    game: SimulatedGame
    seed: int
    planned: int
    threads: int
    seconds: float
    """Without compiling."""
    sums: Sums_co

    @property
    def stopped(self) -> bool:
        """Whether Ctrl-C ended it early."""
        return self.sums.games < self.planned


@overload
def simulator_for(game: Fifty) -> Simulator[FiftyGames, FiftySums]: ...
@overload
def simulator_for(game: FiftyFifty) -> Simulator[FiftyFiftyGames, FiftyFiftySums]: ...
def simulator_for(game: SimulatedGame) -> Simulator[Any, Any]:
    """Return what simulates *game*, or raise `IllegalSetup`."""
    require_type("game", game, Fifty | FiftyFifty, "Fifty or FiftyFifty")
    if game.players > LARGEST_CROWD:
        raise IllegalSetup(CrowdTooLarge(game.players, LARGEST_CROWD))
    return SIMULATORS[game.name](game)


@overload
def simulate(
    game: Fifty,
    games: int,
    seed: int = ...,
    *,
    threads: int | None = ...,
    on_progress: Progress | None = ...,
) -> FiftyGames: ...
@overload
def simulate(
    game: FiftyFifty,
    games: int,
    seed: int = ...,
    *,
    threads: int | None = ...,
    on_progress: Progress | None = ...,
) -> FiftyFiftyGames: ...
def simulate(
    game: SimulatedGame,
    games: int,
    seed: int = 0,
    *,
    threads: int | None = None,
    on_progress: Progress | None = None,
) -> FiftyGames | FiftyFiftyGames:
    """Play games at random and keep what comes of each; Ctrl-C raises `KeyboardInterrupt`.

    *games* is how many; *seed* is any whole number; *threads* is how many play at once (``None``:
    as many as there are cores) and changes no result; *on_progress* is called with the number of
    games played so far. Raises `IllegalSetup` for what cannot be simulated.
    """
    simulator = simulator_for(game)
    games, threads, start = _checked(games, threads, seed)
    results = simulator.empty_results(games)

    def play(first: int, count: int) -> None:
        simulator.play(start, first, results, first, count)

    if run_batches(play, games, simulator.batch, threads, on_progress) < games:
        raise KeyboardInterrupt
    named: FiftyGames | FiftyFiftyGames = simulator.games(results, games)
    return named


@overload
def summarise(
    game: Fifty,
    games: int,
    seed: int = ...,
    *,
    threads: int | None = ...,
    on_progress: Progress | None = ...,
) -> Simulation[FiftySums]: ...
@overload
def summarise(
    game: FiftyFifty,
    games: int,
    seed: int = ...,
    *,
    threads: int | None = ...,
    on_progress: Progress | None = ...,
) -> Simulation[FiftyFiftySums]: ...
def summarise(
    game: SimulatedGame,
    games: int,
    seed: int = 0,
    *,
    threads: int | None = None,
    on_progress: Progress | None = None,
) -> Simulation[Any]:
    """Play games at random and only add them up; Ctrl-C leaves what is there so far.

    Takes what `simulate` takes, and little memory for any number of games.
    """
    simulator: Simulator[Any, Any] = simulator_for(game)
    games, threads, _ = _checked(games, threads, seed)
    threads_sums: list[_ThreadSums] = []
    _ThreadSums(simulator, seed).play(0, 0)
    here = local()

    def play(first: int, count: int) -> None:
        if not hasattr(here, "sums"):
            here.sums = _ThreadSums(simulator, seed)
            threads_sums.append(here.sums)
        here.sums.play(first, count)

    started = perf_counter()
    run_batches(play, games, simulator.batch, threads, on_progress)
    seconds = perf_counter() - started
    sums = sum((thread.sums for thread in threads_sums), simulator.empty_sums())
    return Simulation(game, seed, games, threads, seconds, sums)


class _ThreadSums:
    """The sums of one thread, which plays and adds up a few games at a time."""

    def __init__(self, simulator: Simulator[Any, Any], seed: int) -> None:
        self.sums = simulator.empty_sums()
        self._simulator, self._seed = simulator, seed_word(seed)
        self._size = min(simulator.batch, _ADDED_AT_ONCE)
        self._results = simulator.empty_results(self._size)

    def play(self, first: int, count: int) -> None:
        """Play games and add them up; playing none compiles everything."""
        for start in range(0, max(1, count), self._size):
            few = min(self._size, count - start)
            self._simulator.play(self._seed, first + start, self._results, 0, few)
            self._simulator.add_up(self._results, few, self.sums)


def record_of(game: SimulatedGame, seed: int, index: int, names: tuple[str, ...] = ()) -> AnyRecord:
    """Return game *index* of a simulation, counted from 0, as a record.

    *seed* is that of the simulation; *names* are the players', in seat order. Raises
    `IllegalSetup` for names or an index that cannot be.
    """
    simulator, start = simulator_for(game), seed_word(seed)
    index = whole_number("index", index, least=0, most=LAST_INDEX)
    named = tuple(names) or tuple(f"Player {seat}" for seat in range(1, game.players + 1))
    require_names(named, game.players)
    return simulator.record(int(start), index, named)


def seed_word(seed: int) -> np.uint64:
    """Return a seed as kernels read it, from any whole number."""
    return np.uint64(whole_number("seed", seed) % (1 << 64))


def _checked(games: int, threads: int | None, seed: int) -> tuple[int, int, np.uint64]:
    games = whole_number("games", games, least=1)
    if threads is None:
        return games, available_cores(), seed_word(seed)
    return games, whole_number("threads", threads, least=1, most=MOST_THREADS), seed_word(seed)


def shares(won: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the wins of every seat, shared ones in parts, from wins by how many share them."""
    parts: NDArray[np.float64] = won[:, 1:] @ (1 / np.arange(1, won.shape[1]))
    return parts
