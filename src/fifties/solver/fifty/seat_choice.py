"""Choosing for a live seat: for points, or to win the game from where everybody stands.

To win, every seat holds choices drawn beforehand. Again and again each seat draws one of them in
proportion to its regrets; then every seat looks what each of its choices would have been worth
against what the others drew, as a chance to win the game, and its regrets grow. The mean of what a
seat did is close to an equilibrium among all choices that are held.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np

from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.offers import open_numbers
from fifties.games.fifty.table_size import BOXES, ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty.game_arrays import TOP, array_from_view
from fifties.simulation.fifty.round_count import bit_arrays, write_bits
from fifties.simulation.kernel_arrays import Floats, Integers
from fifties.simulation.random_streams import Stream, stream_of, unit
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import quick_solution
from fifties.solver.fifty.win_chance import chance_after_round, draw_choices, outlook

CROWD: Final = 60
"""Larger tables are not solved: numbers are spread evenly instead, which does well there."""

LARGEST_CONTEST: Final = 9
"""With more players a number has no bit of its own, and points are all that can be played for."""

HELD: Final = 16
"""How many choices for points every seat considers, and as many for the lead."""

ITERATIONS: Final = 300


def choose_for_points(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Return a choice from a mix that hardly anybody can outscore on average."""
    if game.players > CROWD:
        return _spread(game, view, rng)
    return quick_solution(RoundSetup.of(game, view)).sample(rng)


def choose_for_lead(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Return a choice from a mix against which hardly anybody can gain a lead on average."""
    if game.players > CROWD:
        return _spread(game, view, rng)
    return quick_solution(RoundSetup.of(game, view), rivalry=1.0).sample(rng)


def choose_to_win(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Return a choice drawn for the chance to win, from totals, crowns and rounds left."""
    if game.players > LARGEST_CONTEST:
        return choose_for_lead(game, view, rng)
    choices, mean = contest_round(game, view, rng)
    (drawn,) = rng.choices(range(len(mean[0])), weights=list(mean[0]))
    return tuple(map(int, choices[0, drawn]))


def contest_round(game: Fifty, view: FiftyView, rng: Random) -> tuple[Integers, Floats]:
    """Return the choices that each seat held in a round played to win, and how often it took each.

    The viewer comes first, then the next seat.
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
    learn_to_win(
        array_from_view(game, view),
        choices,
        totals,
        crowns,
        ahead,
        stream,
        regrets,
        mean,
        ITERATIONS,
    )
    return choices, mean


def _draw(setup: RoundSetup, rivalry: float, players: int, stream: Stream) -> Integers:
    flow = quick_solution(setup, rivalry).flow
    choices = np.zeros((players * HELD, BOXES), np.int64)
    draw_choices(flow.sums, np.array(setup.nodes), stream, choices)
    return choices


def _spread(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Return one number, drawn at random, from each fifth of those that are open."""
    numbers = open_numbers(game.top, view.blocked or ())
    ends = [len(numbers) * part // BOXES for part in range(BOXES + 1)]
    return tuple(numbers[rng.randrange(ends[part], ends[part + 1])] for part in range(BOXES))


@kernel
def learn_to_win(
    known: Integers,
    choices: Integers,
    totals: Integers,
    crowns: Integers,
    ahead: Floats,
    stream: Any,
    regrets: Floats,
    mean: Floats,
    end: int,
) -> None:
    """Update *regrets* and *mean* of all seats for *end* iterations.

    In *choices*, *regrets* and *mean* there is a row a seat, with a place for each choice held.
    """
    seats, held, _ = choices.shape
    shares, worths = np.zeros((seats, held)), np.zeros(held)
    drawn = np.zeros(seats, np.int64)
    arrays = bit_arrays(seats, known[TOP])
    bits, words = arrays.bits, arrays.words
    sums, before = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    points, crowned = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for iteration in range(end):
        for seat in range(seats):
            drawn[seat] = mix(regrets, seat, iteration + 1.0, shares, mean, unit(stream))
        for seat in range(seats):
            for place in range(seats):
                other = (seat + place) % seats
                sums[place], before[place] = totals[other], crowns[other]
                write_bits(choices[other, drawn[other]], bits, words, place)
            mine = 0.0
            for choice in range(held):
                write_bits(choices[seat, choice], bits, words, 0)
                worths[choice] = chance_after_round(
                    known, arrays, sums, before, ahead, points, crowned
                )
                mine += shares[seat, choice] * worths[choice]
            for choice in range(held):
                grown = regrets[seat, choice] + worths[choice] - mine
                regrets[seat, choice] = max(grown, 0.0)


@kernel
def mix(
    regrets: Floats, seat: int, weight: float, shares: Floats, mean: Floats, luck: float
) -> int:
    """Fill in a seat's *shares* and add them to the *mean*; return the choice at *luck*, 0 to 1."""
    held = regrets.shape[1]
    total = 0.0
    for choice in range(held):
        total += regrets[seat, choice]
    drawn: int = held - 1
    for choice in range(held):
        share = regrets[seat, choice] / total if total > 0.0 else 1.0 / held
        shares[seat, choice] = share
        mean[seat, choice] += weight * share
        if 0.0 <= luck < share:
            drawn = choice
        luck -= share
    return drawn
