"""Choosing for a live seat: for points, or to win the game from where everybody stands."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.offers import open_numbers
from fifties.games.fifty.sizes import BOXES, ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.simulation.streams import Stream, stream_of
from fifties.solver.fifty.contending import contend
from fifties.solver.fifty.counting import draw_choices
from fifties.solver.fifty.kinds import Floats, Ints
from fifties.solver.fifty.library import solution_at_hand
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.standing import outlook

CROWD: Final = 60
"""Of more players nobody can say what they do; whoever spreads their numbers does well."""

LARGEST_CONTEST: Final = 9
"""With more players a number has no bit of its own, and points are all that can be played for."""

HELD: Final = 16
"""How many choices for points every seat considers, and as many for the lead."""

ITERATIONS: Final = 300


def choose_for_points(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Draw a choice that nobody can beat for points, or nearly."""
    if game.players > CROWD:
        return _spread(game, view, rng)
    return solution_at_hand(RoundSetup.of(game, view)).sample(rng)


def choose_for_lead(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Draw a choice with which nobody can be outscored, or hardly."""
    if game.players > CROWD:
        return _spread(game, view, rng)
    return solution_at_hand(RoundSetup.of(game, view), rivalry=1.0).sample(rng)


def choose_to_win(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Draw a choice for the chance to win: totals, crowns and rounds left count, not points."""
    if game.players > LARGEST_CONTEST:
        return choose_for_lead(game, view, rng)
    choices, mean = contest(game, view, rng)
    (drawn,) = rng.choices(range(len(mean[0])), weights=list(mean[0]))
    return tuple(map(int, choices[0, drawn]))


def contest(game: Fifty, view: FiftyView, rng: Random) -> tuple[Ints, Floats]:
    """Let everybody at the table play this round to win; the viewer comes first, then the next.

    Return the choices that each of them held, and how often they took each.
    """
    setup, players = RoundSetup.of(game, view), game.players
    stream = stream_of(rng.getrandbits(62), 0)
    held = [
        _draw(setup, rivalry, players, stream).reshape(players, HELD, BOXES)
        for rivalry in (0.0, 1.0)
    ]
    choices = np.concatenate(held, axis=1)
    regrets, mean = np.zeros(choices.shape[:2]), np.zeros(choices.shape[:2])
    me, ahead = view.viewer or 0, outlook(players, ROUNDS - view.round)
    totals, crowns = np.roll(view.totals, -me), np.roll(view.crowns, -me)
    rules = _rules(game, setup)
    contend(choices, rules, totals, crowns, ahead, stream, regrets, mean, ITERATIONS)
    return choices, mean


def _draw(setup: RoundSetup, rivalry: float, players: int, stream: Stream) -> Ints:
    flow = solution_at_hand(setup, rivalry).flow
    choices = np.zeros((players * HELD, BOXES), np.int64)
    draw_choices(flow.sums, np.array(setup.nodes), stream, choices)
    return choices


def _rules(game: Fifty, setup: RoundSetup) -> Ints:
    """Return what a round is counted by, as `counting` reads it."""
    low, high = setup.danger or (0, 0)
    return np.array([game.top, game.mark, low, high, *setup.bonus])


def _spread(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Draw a number from each fifth of those that are open."""
    numbers = open_numbers(game.top, view.blocked or ())
    ends = [len(numbers) * part // BOXES for part in range(BOXES + 1)]
    return tuple(numbers[rng.randrange(ends[part], ends[part + 1])] for part in range(BOXES))
