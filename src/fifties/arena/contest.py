"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from time import perf_counter
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.arena.contestants import BotFunction, Contestant, find_contestants, warm_up
from fifties.arena.match import MatchResult, Measure, play_match
from fifties.arena.schedule import Board, boards, line_ups
from fifties.core.arguments import true_or_false, whole_number
from fifties.core.contract import PlayableGame
from fifties.core.progress import OnProgress
from fifties.games.registry import require_game
from fifties.simulation.chunks import map_chunks
from fifties.simulation.worker_pools import available_cores

MOST_PROCESSES: Final = 1024

TASK_SECONDS: Final = 0.2
"""For about so many seconds a worker plays before it reports."""

Played: TypeAlias = tuple[Board, list[MatchResult]]


class Contest(Struct, frozen=True, eq=False):
    """What bots did against each other; arrays have a row a game, in the order of the schedule."""

    game: PlayableGame
    bots: tuple[str, ...]
    """Their names; everything else counts them from 0 in this order."""
    seed: int
    duplicate: bool
    line_ups: int
    """How many different tables the bots formed."""
    asked: int
    """How many games were asked for; the last circle is always finished."""
    stopped: bool
    """Whether somebody pressed Ctrl-C before all were played."""
    seconds: float
    deals: NDArray[np.int64]
    """Which deal every game had."""
    seats: NDArray[np.int64]
    """Which bot sat where."""
    shares: NDArray[np.float64]
    """The part of the win that every seat got; those who share one get equal parts."""
    points: NDArray[np.int64]
    """The totals of every seat."""
    measured: NDArray[np.float64] | None = None
    """What somebody has measured of every seat, such as its points without luck."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.deals)

    @property
    def distinct_deals(self) -> int:
        """How many different deals were played."""
        return len(np.unique(self.deals))


class _Collected(Struct, frozen=True):
    """The boards that were finished, whether Ctrl-C stopped the contest, and how long it took."""

    played: list[Played]
    stopped: bool
    seconds: float


class _BoardPlayer(Struct, frozen=True):
    """Plays the boards of a contest; a value, so that it can be sent to other processes."""

    game: PlayableGame
    contestants: tuple[Contestant, ...]
    seed: int
    duplicate: bool
    measure: Measure | None

    def __call__(self, board: Board) -> list[MatchResult]:
        """Play all games of a board."""
        matches = board.matches(duplicate=self.duplicate)
        return [
            play_match(self.game, self.contestants, match, self.seed, self.measure)
            for match in matches
        ]


def contest(  # noqa: PLR0913 - a contest is described by all of this
    game: PlayableGame,
    bots: Sequence[str | BotFunction],
    games: int,
    *,
    duplicate: bool = False,
    seed: int = 0,
    processes: int | None = None,
    executor: Executor | None = None,
    on_progress: OnProgress | None = None,
    measure: Measure | None = None,
) -> Contest:
    """Let *bots* play *games*: on all cores, on so many *processes*, or by an *executor*.

    A bot is a level, a ``module:name`` to import, or a function of a game, a view and a random
    source; ``"steady*3"`` stands for three of them. As many as there are seats form one table, more
    take turns, and of fewer every mixture plays. Whoever sits together sits around the table in
    every order, and every circle goes through all of its seats, so that a few more games may be
    played than were asked for. *duplicate* gives all games of a circle the same deal.
    *on_progress* is called with how many games are played, and out of how many.
    *measure* is called with the record of each game and the names of the bots, by seat; what it
    returns is kept as `measured`. `luck_free_points` is made for that.

    The result depends on the seed alone, not on who plays where. Ctrl-C ends a contest early, with
    the games played so far. Raises `IllegalSetup`, `BotFailed` if a bot breaks a rule or down, or
    `WorkersLost` if workers die of it again and again. An executor on other machines needs bots
    that can be imported there. Where processes cannot be forked (other systems than Linux), guard
    your main module as multiprocessing asks for.
    """
    require_game(game)
    games = whole_number("games", games, least=1)
    seed = whole_number("seed", seed)
    true_or_false("duplicate", duplicate)
    if processes is not None:
        processes = whole_number("processes", processes, least=1, most=MOST_PROCESSES)
    entries = find_contestants(game.name, bots)
    tables = line_ups(entries.listed, game.players)
    if executor is None:
        warm_up(entries.contestants)
    player = _BoardPlayer(game, entries.contestants, seed, duplicate, measure)
    playing = map_chunks(
        player,
        boards(tables, games, seed),
        executor,
        processes=processes or available_cores(),
        task_seconds=TASK_SECONDS,
    )
    return _contest_of(player, len(tables), games, _collect(playing, games, on_progress))


def _collect(
    playing: Generator[Played, None, None], asked: int, on_progress: OnProgress | None
) -> _Collected:
    """Play until all boards are finished, or Ctrl-C stops the contest."""
    played: list[Played] = []
    games, started, stopped = 0, perf_counter(), False
    try:
        with closing(playing):
            for board, results in playing:
                played.append((board, results))
                games += len(results)
                if on_progress is not None:
                    on_progress(games, max(games, asked))
    except KeyboardInterrupt:
        stopped = True
    return _Collected(played, stopped, perf_counter() - started)


def _contest_of(player: _BoardPlayer, line_ups: int, asked: int, collected: _Collected) -> Contest:
    """Return the result of a contest, with a row for each game of the boards that were finished."""
    duplicate, players, played = player.duplicate, player.game.players, collected.played
    matches = [match for board, _ in played for match in board.matches(duplicate=duplicate)]
    results = [result for _, finished in played for result in finished]
    return Contest(
        game=player.game,
        bots=tuple(contestant.name for contestant in player.contestants),
        seed=player.seed,
        duplicate=duplicate,
        line_ups=line_ups,
        asked=asked,
        stopped=collected.stopped,
        seconds=collected.seconds,
        deals=np.array([match.deal for match in matches], np.int64),
        seats=_rows([match.seating for match in matches], players),
        shares=_shares(results, players),
        points=_rows([result.points for result in results], players),
        measured=None if player.measure is None else _measured(results, players),
    )


def _rows(rows: Sequence[Sequence[int]], players: int) -> NDArray[np.int64]:
    return np.array(rows, np.int64).reshape(len(rows), players)


def _measured(results: Sequence[MatchResult], players: int) -> NDArray[np.float64]:
    return np.array([result.measured for result in results], float).reshape(-1, players)


def _shares(results: Sequence[MatchResult], players: int) -> NDArray[np.float64]:
    shares = np.zeros((len(results), players))
    for row, result in zip(shares, results, strict=True):
        row[list(result.winners)] = 1 / len(result.winners)
    return shares
