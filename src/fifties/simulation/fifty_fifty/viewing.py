"""From a seat's view to what it knows, in the form that kernels read."""

from typing import Any

import numpy as np

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.known import (
    BALANCES,
    HAND,
    HISTORY,
    LAID,
    LEADER,
    MOST_SEATS,
    PILE,
    PLAYERS,
    RESULTS,
    ROUND,
    SEAT,
    SEEN,
    SIZE,
    STRUCK,
    TABLE,
    TOTALS,
    TRICK,
    TRICK_SIZE,
    WORST,
    Known,
    pile_of,
)
from fifties.simulation.fifty_fifty.moods import turn_up


def known_of(game: FiftyFifty, view: FiftyFiftyView) -> Known:
    """Write down what the seat that owes a card knows by its *view*."""
    if view.viewer is None or view.mood is None:
        raise ValueError("only a seat that owes a card knows what to play it on")
    places = [0] * SIZE
    places[PLAYERS], places[SEAT] = game.players, view.viewer
    places[ROUND], places[TRICK] = len(view.rounds), len(view.tricks)
    places[HAND] = _mask(view.my_hand)
    places[SEEN] = _mask(view.cards) + sum([_mask(trick.cards) for trick in view.tricks])
    places[LEADER], places[LAID] = view.leader, len(view.cards)
    _put(places, TABLE, view.cards)
    _put(places, BALANCES, view.balances)
    _put(places, TOTALS, view.totals)
    for number, trick in enumerate(view.tricks):
        _put(places, HISTORY + TRICK_SIZE * number, (trick.leader, *trick.mood, *trick.cards))
    _put_results(places, view)
    known = np.array(places, np.int64)
    known[PILE:HISTORY] = pile_of(game.edition)
    _turn_up_all(known, *view.mood)
    return known


@kernel
def _turn_up_all(known: Any, yellow: int, blue: int) -> None:
    """Turn up the moods of the tricks that were taken, then the one that is open."""
    for trick in range(known[TRICK]):
        past = HISTORY + TRICK_SIZE * trick
        turn_up(known, known[past + 1], known[past + 2])
    turn_up(known, yellow, blue)


def _mask(cards: tuple[int, ...]) -> int:
    return sum([1 << card for card in cards])


def _put(places: list[int], first: int, values: tuple[int, ...]) -> None:
    places[first : first + len(values)] = values


def _put_results(places: list[int], view: FiftyFiftyView) -> None:
    for seat, gone in enumerate(view.struck):
        results = tuple([done.points[seat] for done in view.rounds])
        _put(places, RESULTS + MOST_SEATS * seat, results)
        places[STRUCK + seat] = _mask(gone)
        standing = [result for number, result in enumerate(results) if number not in gone]
        places[WORST + seat] = min(standing, default=0)
