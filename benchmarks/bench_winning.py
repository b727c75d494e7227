"""Playing Fifty to win, against playing for points: one who does at a table of those who do not."""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from time import thread_time

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty
from fifties.solver.fifty.match import choose_for_lead, choose_for_points, choose_to_win

from turns import headline, row

WAYS = {"points": choose_for_points, "lead": choose_for_lead, "win": choose_to_win}
GAMES = 1000


def play(game: Fifty, ways: list[str], rng: Random) -> tuple[list[float], list[int], list[float]]:
    """Play a game; return parts of the win, totals, and how many seconds each choice took."""
    state, seconds = game.start(), []
    while actors := game.to_act(state):
        if actors[0] == CHANCE:
            state = game.apply(state, CHANCE, game.offer(state, CHANCE).sample(rng)).state
            continue
        for seat in range(game.players):
            view = game.view(state, seat)
            started = thread_time()
            numbers = WAYS[ways[seat]](game, view, rng)
            seconds.append(thread_time() - started)
            state = game.apply(state, seat, Choose(view.round, numbers)).state
    outcome = game.outcome(state)
    winners = outcome.winners if outcome else ()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    return shares, list(game.view(state, None).totals), seconds


def contest(players: int, one: str, others: str, games: int) -> None:
    """Seat *one* among the *others*, a game at each seat in turn, and print how it does."""
    game, rng = Fifty(players), Random(players)
    shares, leads, times = [], [], []
    for number in range(games):
        seat = number % players
        ways = [one if place == seat else others for place in range(players)]
        won, totals, seconds = play(game, ways, rng)
        shares.append(won[seat])
        leads.append(totals[seat] - (sum(totals) - totals[seat]) / (players - 1))
        times += seconds[seat::players]
    name = f"{players} players: {one} against {others}"
    row(f"{name}, wins in % (fair: {100 / players:.1f})", told([100 * share for share in shares]))
    row(f"{name}, points ahead of the others", told(leads))
    row(f"{name}, ms a choice, median", f"{1000 * sorted(times)[len(times) // 2]:.1f}", "below 50")


def told(values: list[float]) -> str:
    """Return the mean with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return f"{mean:.2f} ± {1.96 * spread / sqrt(len(values)):.2f}"


def main() -> None:
    """Measure and print; a first argument says how many games."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    headline("What does it gain to play Fifty for the win rather than for points?")
    for players in (3, 4, 5):
        for one, others in (("win", "points"), ("lead", "points"), ("points", "win")):
            contest(players, one, others, games)


if __name__ == "__main__":
    main()
