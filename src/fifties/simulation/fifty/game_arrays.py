"""A table of Fifty, and what a seat knows when it chooses, as arrays that kernels read.

A policy is a kernel `policy(known, memory, stream, numbers)`: it reads *known* and whatever it has
learned in *memory* (floats), draws from *stream*, and writes five numbers in ascending order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from fifties.games.fifty import Fifty
from fifties.games.fifty.edition import RECONSTRUCTED_ZONES
from fifties.games.fifty.view import FiftyView
from fifties.simulation.kernel_arrays import Integers, integer_row_of
from fifties.simulation.kernels import IS_COMPILED, word

if TYPE_CHECKING or IS_COMPILED:
    import numpy as np
    from numpy.typing import NDArray

ROUNDS: Final = 4
BOXES: Final = 5
WORD: Final = 64
"""Bits in a word, one for each number or seat."""
IN_WORD = word(WORD - 1)
WHICH_WORD = word(6)
"""What is left of a number by a mask is its place in a word, and what by a shift, which word."""
MOST_SEATS: Final = 22
"""With more, two words have no bit for `top`, and games are played one after the other."""
MOST_POINTS: Final = 0
CROWN_BREAKS_TIE: Final = 1
SHARED: Final = 2
SECOND_CROWN: Final = 3

USUAL = [[1, 1, 2, 1, 1]] * ROUNDS
"""What the boxes are worth in every edition so far."""

GameArray: TypeAlias = Integers

PLAYERS: Final = 0
SEAT: Final = 1
ROUND: Final = 2
"""Counted from 0."""
TOP: Final = 3
MARK: Final = 4
"""The bead that gains a crown."""
BLOCKED: Final = 5
"""A mask of digits."""
LOW: Final = 6
HIGH: Final = 7
"""The Danger zone, ends included; both 0 without one."""
BONUS: Final = 8
"""What each of the five boxes is worth this round."""
TOTALS: Final = 13
"""By seat, after the finished rounds. Crowns follow, by seat, from `TOTALS` + players on."""


class Table(NamedTuple):
    """What a game is played with, as kernels read it."""

    players: int
    top: int
    mark: int
    """The bead that gains a crown."""
    flips: int
    """How many Blocked tokens each REVEAL flips."""
    danger: bool
    zones: Integers
    """The Danger cards, first and last number each."""
    bonus: Integers
    """What the boxes are worth, a line a round."""


def table_of(game: Fifty) -> Table:
    """Return the table of *game*; `ValueError` for reduced games and for unknown Danger cards."""
    if game.reduced is not None:
        raise ValueError("kernels play whole games")
    zones = game.edition.zones
    if zones is None and game.danger:
        raise ValueError("nobody has read out the Danger cards of this box")
    return Table(
        players=game.players,
        top=game.top,
        mark=game.mark,
        flips=game.flips,
        danger=game.danger,
        zones=np.array(zones or RECONSTRUCTED_ZONES, np.int64),
        bonus=np.array(game.edition.bonus, np.int64),
    )


def high_numbers(table: Table) -> int | None:
    """Return how many numbers need a second word, or ``None`` if one is enough for all."""
    return table.top + 1 - WORD if table.top >= WORD else None


def zone_masks(table: Table) -> NDArray[np.uint64] | None:
    """Return a bit for every number in each of the Danger zones, or ``None`` without them."""
    zones = [(2 << high) - (1 << low) for low, high in table.zones.tolist()]
    return np.array(zones, np.uint64) if table.danger else None


def unusual_bonus(table: Table) -> Integers | None:
    """Return what the boxes are worth, or ``None`` if it is what every edition so far has."""
    return None if table.bonus.tolist() == USUAL else table.bonus


def array_at_start(game: Fifty) -> GameArray:
    """Return what is known before the first round."""
    return integer_row_of(_places_at_start(game))


def array_from_view(game: Fifty, view: FiftyView) -> GameArray:
    """Return what the seat knows that has *view*; tokens must have been flipped."""
    places, number = _places_at_start(game), view.round - 1
    places[SEAT], places[ROUND] = view.viewer or 0, number
    places[BLOCKED] = sum(1 << digit for digit in view.blocked or ())
    places[LOW], places[HIGH] = view.danger or (0, 0)
    places[BONUS:TOTALS] = game.edition.bonus[number]
    places[TOTALS:] = (*view.totals, *view.crowns)
    return integer_row_of(places)


def _places_at_start(game: Fifty) -> list[int]:
    places = [0] * (TOTALS + 2 * game.players)
    places[PLAYERS], places[TOP], places[MARK] = game.players, game.top, game.mark
    return places
