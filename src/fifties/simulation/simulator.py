"""Whole games by the million: played at random, kept one by one or only added up.

Game *i* depends on the seed and on *i* alone, whatever the threads and the number of games.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, overload

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.core.arguments import require_type, whole_number
from fifties.core.record import AnyRecord
from fifties.core.record_parts import require_names
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.chunks import Span, map_chunks, spans
from fifties.simulation.fifty.results import FiftyGames, FiftySums
from fifties.simulation.fifty.simulator import FiftySimulator
from fifties.simulation.fifty_fifty.results import FiftyFiftyGames, FiftyFiftySums
from fifties.simulation.fifty_fifty.simulator import FiftyFiftySimulator
from fifties.simulation.worker_pools import MOST_THREADS, available_cores

SimulatedGame: TypeAlias = Fifty | FiftyFifty

OnProgress: TypeAlias = Callable[[int], None]
"""Is called with how many games are done."""

Sums_co = TypeVar("Sums_co", bound=FiftySums | FiftyFiftySums, covariant=True)
Games_co = TypeVar("Games_co", bound=FiftyGames | FiftyFiftyGames, covariant=True)

SIMULATORS: Final[dict[str, Callable[[Any], "Simulator[Any, Any]"]]] = {
    Fifty.name: FiftySimulator,
    FiftyFifty.name: FiftyFiftySimulator,
}
"""What simulates a game, by its name."""

_ADDED_AT_ONCE: Final = 1 << 12
"""So few results stay in the caches of the processor between playing and adding up."""

_CHUNKS: Final = 64
"""Into at least so many chunks games are divided, if there are so many batches."""
_MOST_BATCHES: Final = 16
"""So many batches take some tenths of a second."""

_KEPT_WINDOW: Final = 64
"""So many batches may wait in memory for one before them, if each game is kept."""

LARGEST_CROWD: Final = 1000
"""The most players that are simulated: more would take too long."""

LAST_INDEX: Final = (1 << 63) - 1
"""Games beyond it have no number that a kernel can count."""


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
    threads: int | None
    """How many played at once; ``None`` if an executor did."""
    seconds: float
    """Without compiling on this machine."""
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
    executor: Executor | None = ...,
    on_progress: OnProgress | None = ...,
) -> FiftyGames: ...
@overload
def simulate(
    game: FiftyFifty,
    games: int,
    seed: int = ...,
    *,
    threads: int | None = ...,
    executor: Executor | None = ...,
    on_progress: OnProgress | None = ...,
) -> FiftyFiftyGames: ...
def simulate(
    game: SimulatedGame,
    games: int,
    seed: int = 0,
    *,
    threads: int | None = None,
    executor: Executor | None = None,
    on_progress: OnProgress | None = None,
) -> FiftyGames | FiftyFiftyGames:
    """Play games at random and keep what comes of each; Ctrl-C raises `KeyboardInterrupt`.

    *games* is how many; *seed* is any whole number; *threads* is how many play at once (``None``:
    as many as there are cores) and changes no result; an *executor* plays in place of threads,
    and changes none either; *on_progress* is called with the number of games played so far.
    Raises `IllegalSetup` for what cannot be simulated.
    """
    simulator = simulator_for(game)
    games, threads, start = _checked(games, threads, seed)
    results = simulator.empty_results(games)

    def play(span: Span) -> None:
        simulator.play(start, span.first, results, span.first, span.games)

    chunks = spans(games, simulator.batch)
    played = (
        map_chunks(play, chunks, threads=threads)
        if executor is None
        else map_chunks(_PlayedGames(game, int(start)), chunks, executor, window=_KEPT_WINDOW)
    )
    with closing(played):
        for span, part in played:
            if part is not None:
                _write(part, results, span)
            if on_progress is not None:
                on_progress(span.first + span.games)
    named: FiftyGames | FiftyFiftyGames = simulator.games(results, games)
    return named


@overload
def summarise(
    game: Fifty,
    games: int,
    seed: int = ...,
    *,
    threads: int | None = ...,
    executor: Executor | None = ...,
    on_progress: OnProgress | None = ...,
) -> Simulation[FiftySums]: ...
@overload
def summarise(
    game: FiftyFifty,
    games: int,
    seed: int = ...,
    *,
    threads: int | None = ...,
    executor: Executor | None = ...,
    on_progress: OnProgress | None = ...,
) -> Simulation[FiftyFiftySums]: ...
def summarise(
    game: SimulatedGame,
    games: int,
    seed: int = 0,
    *,
    threads: int | None = None,
    executor: Executor | None = None,
    on_progress: OnProgress | None = None,
) -> Simulation[Any]:
    """Play games at random and only add them up; Ctrl-C leaves what is there so far.

    Takes what `simulate` takes, and little memory for any number of games.
    """
    simulator: Simulator[Any, Any] = simulator_for(game)
    games, threads, start = _checked(games, threads, seed)
    work, sums = _SummedGames(game, int(start)), simulator.empty_sums()
    if executor is None:
        work(Span(0, 0))
    started = perf_counter()
    chunks = spans(games, summed_at_once(games, simulator.batch))
    played = map_chunks(work, chunks, executor, threads=threads)
    try:
        with closing(played):
            for span, part in played:
                sums += part
                if on_progress is not None:
                    on_progress(span.first + span.games)
    except KeyboardInterrupt:
        pass
    seconds = perf_counter() - started
    return Simulation(game, seed, games, None if executor else threads, seconds, sums)


def summed_at_once(games: int, batch: int) -> int:
    """Return how many games make up a chunk of which only the sums are kept.

    There are chunks for many workers, and yet each is worth sending to one elsewhere.
    """
    return batch * max(1, min(_MOST_BATCHES, games // (batch * _CHUNKS)))


class _PlayedGames(Struct, frozen=True):
    """Plays spans of a simulation; a value, so that it can be sent to other machines."""

    game: SimulatedGame
    seed: int

    def __call__(self, span: Span) -> Any:
        """Return the results of each game."""
        simulator: Simulator[Any, Any] = simulator_for(self.game)
        results = simulator.empty_results(span.games)
        simulator.play(np.uint64(self.seed), span.first, results, 0, span.games)
        return results


def _write(part: Any, results: Any, span: Span) -> None:
    """Copy the results of a span to their place; the last index of every array is the game."""
    for array, whole in zip(part, results, strict=True):
        whole[..., span.first : span.first + span.games] = array[..., : span.games]


class _SummedGames(Struct, frozen=True):
    """Plays spans of a simulation and adds them up; a value as well."""

    game: SimulatedGame
    seed: int

    def __call__(self, span: Span) -> Any:
        """Return the sums of the games; playing none compiles everything."""
        simulator: Simulator[Any, Any] = simulator_for(self.game)
        seed, size = np.uint64(self.seed), min(simulator.batch, _ADDED_AT_ONCE)
        results, sums = simulator.empty_results(size), simulator.empty_sums()
        for few in spans(span.games, size, span.first) if span.games else (span,):
            simulator.play(seed, few.first, results, 0, few.games)
            simulator.add_up(results, few.games, sums)
        return sums


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
