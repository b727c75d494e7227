"""What a seat knows in the middle of a round of Fifty Fifty, in one flat array of int64.

A policy is a Numba function of this array, and a bot fills the same array from its view. All of it
is public but `SEAT` and `HAND`, so a table keeps one array and sets these two before it asks.

A card is bit *card* of a mask. Seats count from 0, balances are blue positive, results and totals
are minus points, as in the rules. Where a value is kept for every seat, five places are there.
"""

from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.games.fifty_fifty.edition import FiftyFiftyEdition
from fifties.games.fifty_fifty.pile import MOST_HALVES

Known: TypeAlias = NDArray[np.int64]
"""What a seat knows: see the places below."""

MOST_SEATS: Final = 5
WHOLE_DECK: Final = sum(1 << card for card in DECK)
VALUES: Final = MOST_HALVES + 1
"""A side of a Mood card shows 0 to 9."""

PLAYERS: Final = 0
SEAT: Final = 1
"""Who knows all this and is to play."""
ROUND: Final = 2
"""How many rounds are finished."""
LEADER: Final = 3
TRICK: Final = 4
"""How many tricks of this round are finished."""
YELLOW: Final = 5
BLUE: Final = 6
HAND: Final = 7
"""The cards in the seat's hand, as a mask."""
SEEN: Final = 8
"""All cards played in this round, those on the table included, as a mask."""
LAID: Final = 9
"""How many cards lie on the table."""
TABLE: Final = 10
"""Those cards, in order of play."""
BALANCES: Final = TABLE + MOST_SEATS
TOTALS: Final = BALANCES + MOST_SEATS
WORST: Final = TOTALS + MOST_SEATS
"""For every seat, the earlier result that ending balanced would strike; 0 if there is none."""
STRUCK: Final = WORST + MOST_SEATS
"""For every seat, the rounds struck so far, as a mask."""
RESULTS: Final = STRUCK + MOST_SEATS
"""For every seat, the results of the rounds, struck or not."""
PILE: Final = RESULTS + MOST_SEATS * MOST_SEATS
"""What kind of box the Mood cards come from."""
YELLOW_ZERO: Final = PILE + 1
"""Whether the zero that blanks yellow can still come."""
BLUE_ZERO: Final = PILE + 2
HIDDEN: Final = PILE + 3
"""Whether a value went by under two zeros: one of those that seem to be left is not."""
FACES_LEFT: Final = PILE + 4
"""How many Mood cards with a value are still face down."""
FACES: Final = PILE + 5
"""How many of each of these, yellow value by blue value."""
HISTORY: Final = FACES + VALUES * VALUES
"""The finished tricks of this round: leader, yellow, blue, then the cards in order of play."""
TRICK_SIZE: Final = 3 + MOST_SEATS
SIZE: Final = HISTORY + TRICKS * TRICK_SIZE

PLAIN_PILE: Final = 0
ZEROS_PILE: Final = 1
UNREAD_PILE: Final = 2
"""A box that nobody has read out: anything can come, any number of times."""


def empty_table(game: FiftyFifty) -> Known:
    """Return what everybody knows before the first deal."""
    known = np.zeros(SIZE, np.int64)
    known[PLAYERS] = game.players
    known[LEADER] = (game.first_dealer + 1) % game.players
    known[PILE : FACES + VALUES * VALUES] = pile_of(game.edition)
    return known


@lru_cache(maxsize=16)
def pile_of(edition: FiftyFiftyEdition) -> Known:
    """Return the places `PILE` to `FACES` for a box whose Mood cards are all face down."""
    pile = np.zeros(FACES - PILE + VALUES * VALUES, np.int64)
    if edition.moods is None:
        pile[0], pile[FACES - PILE :] = UNREAD_PILE, 1
    else:
        pile[0] = ZEROS_PILE if edition.zeros else PLAIN_PILE
        pile[1] = pile[2] = edition.zeros
        for yellow, blue in edition.moods:
            pile[FACES - PILE + VALUES * yellow + blue] += 1
    pile[FACES_LEFT - PILE] = pile[FACES - PILE :].sum()
    pile.flags.writeable = False  # it is kept, and handed out again
    return pile
