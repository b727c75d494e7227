"""Whole games by the million: played at random, kept one by one or only added up.

Game *i* depends on the seed and on *i* alone, whatever the threads and the number of games.
"""

from dataclasses import dataclass
from threading import local
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar, overload

import numpy as np

from fifties.core.arguments import require_type, whole_number
from fifties.core.reading import require_names
from fifties.core.record import Record
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.fifty.games import FiftyGames, FiftyMill
from fifties.simulation.fifty.summing import FiftySums
from fifties.simulation.fifty_fifty.games import FiftyFiftyGames, FiftyFiftyMill
from fifties.simulation.fifty_fifty.summing import FiftyFiftySums
from fifties.simulation.running import Progress, run, usual_threads

Sums_co = TypeVar("Sums_co", bound=FiftySums | FiftyFiftySums, covariant=True)
Games_co = TypeVar("Games_co", bound=FiftyGames | FiftyFiftyGames, covariant=True)


_AT_HAND: Final = 1 << 12

LARGEST_CROWD: Final = 1000
"""More players would take for ever."""

LAST_INDEX: Final = (1 << 63) - 1
"""Games beyond it have no number that a kernel can count."""

MOST_THREADS: Final = 1024


class CrowdTooLarge(Refusal, frozen=True, tag="input-crowd-too-large"):
    """So many would take for ever."""

    players: int
    most: int


class Mill(Protocol[Games_co, Sums_co]):
    """Plays games of one table."""

    @property
    def batch(self) -> int:
        """How many games to play at a time."""
        ...

    def room(self, games: int) -> Any:
        """Make room for results."""
        ...

    def play(self, seed: np.uint64, first: int, room: Any, at: int, games: int) -> None:
        """Play games into that room; play none to have all compiled."""
        ...

    def no_sums(self) -> Sums_co:
        """Begin to add up."""
        ...

    def add_up(self, room: Any, games: int, sums: Any) -> None:
        """Add results to *sums*."""
        ...

    def games(self, room: Any, games: int) -> Games_co:
        """Name results."""
        ...

    def record(self, seed: int, index: int, names: tuple[str, ...]) -> Record[Any]:
        """Write one game down."""
        ...


@dataclass(frozen=True)
class Simulation(Generic[Sums_co]):
    """What was simulated, and how fast."""

    game: PlayableGame
    seed: int
    planned: int
    threads: int
    seconds: float
    """Without compiling."""
    sums: Sums_co

    @property
    def stopped(self) -> bool:
        """Whether somebody ended it early."""
        return self.sums.games < self.planned


@overload
def mill_for(game: Fifty) -> Mill[FiftyGames, FiftySums]: ...
@overload
def mill_for(game: FiftyFifty) -> Mill[FiftyFiftyGames, FiftyFiftySums]: ...
def mill_for(game: PlayableGame) -> Mill[Any, Any]:
    """Set up what plays games of this table, or raise `IllegalSetup`."""
    require_type("game", game, Fifty | FiftyFifty, "Fifty or FiftyFifty")
    if game.players > LARGEST_CROWD:
        raise IllegalSetup(CrowdTooLarge(game.players, LARGEST_CROWD))
    return FiftyMill(game) if isinstance(game, Fifty) else FiftyFiftyMill(game)


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
    game: PlayableGame,
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
    mill = mill_for(game)
    games, threads, start = _checked(games, threads, seed)
    room = mill.room(games)

    def play(first: int, count: int) -> None:
        mill.play(start, first, room, first, count)

    if run(play, games, mill.batch, threads, on_progress) < games:
        raise KeyboardInterrupt
    named: FiftyGames | FiftyFiftyGames = mill.games(room, games)
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
    game: PlayableGame,
    games: int,
    seed: int = 0,
    *,
    threads: int | None = None,
    on_progress: Progress | None = None,
) -> Simulation[Any]:
    """Play games at random and only add them up; Ctrl-C leaves what is there so far.

    Takes what `simulate` takes, and little memory for any number of games.
    """
    mill: Mill[Any, Any] = mill_for(game)
    games, threads, _ = _checked(games, threads, seed)
    desks: list[_Desk] = []
    _Desk(mill, seed).play(0, 0)
    here = local()

    def play(first: int, count: int) -> None:
        if not hasattr(here, "desk"):
            here.desk = _Desk(mill, seed)
            desks.append(here.desk)
        here.desk.play(first, count)

    started = perf_counter()
    run(play, games, mill.batch, threads, on_progress)
    seconds = perf_counter() - started
    sums = sum((desk.sums for desk in desks), mill.no_sums())
    return Simulation(game, seed, games, threads, seconds, sums)


class _Desk:
    """Where one thread plays and adds up, a few games at a time: so few stay close at hand."""

    def __init__(self, mill: Mill[Any, Any], seed: int) -> None:
        self.sums = mill.no_sums()
        self._mill, self._seed = mill, word(seed)
        self._size = min(mill.batch, _AT_HAND)
        self._room = mill.room(self._size)

    def play(self, first: int, count: int) -> None:
        """Play games and add them up; none at all to have everything compiled."""
        for start in range(0, max(1, count), self._size):
            few = min(self._size, count - start)
            self._mill.play(self._seed, first + start, self._room, 0, few)
            self._mill.add_up(self._room, few, self.sums)


def record_of(
    game: PlayableGame, seed: int, index: int, names: tuple[str, ...] = ()
) -> Record[Any]:
    """Write game *index* of a simulation, counted from 0, down as a record.

    *seed* is that of the simulation; *names* are the players', in seat order. Raises
    `IllegalSetup` for names or an index that cannot be.
    """
    mill, start = mill_for(game), word(seed)
    index = whole_number("index", index, least=0, most=LAST_INDEX)
    named = tuple(names) or tuple(f"Player {seat}" for seat in range(1, game.players + 1))
    require_names(named, game.players)
    return mill.record(int(start), index, named)


def word(seed: int) -> np.uint64:
    """Take any whole number as a seed."""
    return np.uint64(whole_number("seed", seed) % (1 << 64))


def _checked(games: int, threads: int | None, seed: int) -> tuple[int, int, np.uint64]:
    games = whole_number("games", games, least=1)
    if threads is None:
        return games, usual_threads(), word(seed)
    return games, whole_number("threads", threads, least=1, most=MOST_THREADS), word(seed)
