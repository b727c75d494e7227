"""Playing Fifty to win, against playing for points: one who does at a table of those who do not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import sqrt
from random import Random
from time import thread_time
from typing import TypeAlias

from side_by_side import headline, row

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.state import State
from fifties.games.fifty.table_size import ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.solver.fifty.seat_choice import choose_for_lead, choose_for_points, choose_to_win

Way: TypeAlias = Callable[[Fifty, FiftyView, Random], Numbers]

WAYS: dict[str, Way] = {
    "points": choose_for_points,
    "lead": choose_for_lead,
    "win": choose_to_win,
}
GAMES = {3: 2000, 4: 4000, 5: 6000}
"""The gain is smaller at larger tables."""

REDRAWS = {"points": 25, "lead": 25, "win": 1}
"""How often the others write their last round anew; the mean of it is as fair, and steadier."""


class Contest:
    """One way to choose among others, a game at each seat in turn."""

    def __init__(self, players: int, one: str, others: str) -> None:
        self.game, self.rng = Fifty(players), Random(f"{players} {one} {others}")
        self.one, self.others, self.redraws = WAYS[one], WAYS[others], REDRAWS[others]
        self.seconds: list[float] = []

    def play(self, seat: int) -> tuple[float, float]:
        """Play a game; return the part of the win, and the points ahead of the others' mean."""
        game, state = self.game, self.game.start()
        while game.to_act(state):
            state = game.apply(state, CHANCE, game.offer(state, CHANCE).sample(self.rng)).state
            state = self._write(state, seat)
            if len(state.rounds) == ROUNDS - 1:
                ends = [self._write_others(state, seat) for _ in range(self.redraws)]
                results = [self._result(end, seat) for end in ends]
                return _mean([won for won, _ in results]), _mean([lead for _, lead in results])
            state = self._write_others(state, seat)
        return self._result(state, seat)

    def _write(self, state: State, seat: int) -> State:
        view = self.game.view(state, seat)
        started = thread_time()
        numbers = self.one(self.game, view, self.rng)
        self.seconds.append(thread_time() - started)
        return self.game.apply(state, seat, Choose(view.round, numbers)).state

    def _write_others(self, state: State, seat: int) -> State:
        for other in range(self.game.players):
            if other != seat:
                view = self.game.view(state, other)
                numbers = self.others(self.game, view, self.rng)
                state = self.game.apply(state, other, Choose(view.round, numbers)).state
        return state

    def _result(self, state: State, seat: int) -> tuple[float, float]:
        view = self.game.view(state, None)
        winners = view.outcome.winners if view.outcome else ()
        others = [total for other, total in enumerate(view.totals) if other != seat]
        part = 1 / len(winners) if seat in winners else 0.0
        return part, view.totals[seat] - _mean(others)


def contest(players: int, one: str, others: str, games: int) -> None:
    """Hold a contest and print how *one* does among *others*."""
    held = Contest(players, one, others)
    results = [held.play(number % players) for number in range(games)]
    name = f"{players} players, {games} games: {one} among {others}"
    row(f"{name}, wins in %", told([100 * won for won, _ in results]), f"fair: {100 / players:.1f}")
    row(f"{name}, points ahead", told([lead for _, lead in results]))
    median = sorted(held.seconds)[len(held.seconds) // 2]
    row(f"{name}, ms a choice", f"{1000 * median:.1f}", "below 50")


def _mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)


def told(values: list[float]) -> str:
    """Return the mean with its 99 % interval."""
    mean = _mean(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return f"{mean:.2f} ± {2.576 * spread / sqrt(len(values)):.2f}"


def main() -> None:
    """Measure and print; arguments say how many players."""
    headline("What does it gain to play Fifty for the win rather than for points?")
    for players in [int(word) for word in sys.argv[1:]] or GAMES:
        for one, others in (("win", "points"), ("lead", "points"), ("points", "win")):
            contest(players, one, others, GAMES[players])


if __name__ == "__main__":
    main()
