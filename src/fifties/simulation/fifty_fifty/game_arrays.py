"""What a seat knows in the middle of a round of Fifty Fifty, in one flat row of whole numbers.

A policy is a kernel of this row, and a bot fills the same row from its view. All of it
is public but `SEAT` and `HAND`, so a table keeps one row and sets these two before it asks.

A card is bit *card* of a mask. Seats count from 0, balances are blue positive, results and totals
are minus points, as in the rules. Where a value is kept for every seat, five places are there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.games.fifty_fifty.edition import FiftyFiftyEdition
from fifties.games.fifty_fifty.pile import MOST_HALVES
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.kernel_arrays import Integers, integer_row, integer_row_of
from fifties.simulation.kernels import kernel
from fifties.simulation.random_streams import below

GameArray: TypeAlias = Integers
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


def array_at_start(game: FiftyFifty) -> GameArray:
    """Return what everybody knows before the first deal."""
    places = [0] * SIZE
    places[PLAYERS] = game.players
    places[LEADER] = (game.first_dealer + 1) % game.players
    _put(places, PILE, pile_of(game.edition))
    return integer_row_of(places)


@lru_cache(maxsize=16)
def pile_of(edition: FiftyFiftyEdition) -> tuple[int, ...]:
    """Return the places `PILE` to `FACES` for a box whose Mood cards are all face down."""
    faces = [0] * (VALUES * VALUES)
    kind, zeros = UNREAD_PILE, 0
    if edition.moods is None:
        faces = [1] * len(faces)
    else:
        kind, zeros = (ZEROS_PILE, 1) if edition.zeros else (PLAIN_PILE, 0)
        for yellow, blue in edition.moods:
            faces[VALUES * yellow + blue] += 1
    return (kind, zeros, zeros, 0, sum(faces), *faces)


@kernel
def turn_up(known: Any, yellow: int, blue: int) -> None:
    """Turn up a mood for the next trick; it does not come again unless the box is unread."""
    known[YELLOW] = yellow
    known[BLUE] = blue
    if known[PILE] == UNREAD_PILE:
        return
    if known[PILE] == ZEROS_PILE:
        if yellow == 0:
            known[YELLOW_ZERO] = 0
        if blue == 0:
            known[BLUE_ZERO] = 0
        yellow = blue = max(yellow, blue)
        if yellow == 0:
            known[HIDDEN] = 1
            return
    known[FACES + VALUES * yellow + blue] -= 1
    known[FACES_LEFT] -= 1


@kernel
def turn_back(known: Any, yellow: int, blue: int) -> None:
    """Undo `turn_up`: the mood can come again."""
    if known[PILE] == UNREAD_PILE:
        return
    if known[PILE] == ZEROS_PILE:
        if yellow == 0:
            known[YELLOW_ZERO] = 1
        if blue == 0:
            known[BLUE_ZERO] = 1
        yellow = blue = max(yellow, blue)
        if yellow == 0:
            known[HIDDEN] = 0
            return
    known[FACES + VALUES * yellow + blue] += 1
    known[FACES_LEFT] += 1


@kernel
def shuffle_moods(known: Any, moods: Any, first: int, stream: Any) -> None:
    """Fill in moods (yellow, blue) of the tricks from *first* on, all orders equally likely."""
    if known[PILE] == UNREAD_PILE:
        for trick in range(first, TRICKS):
            moods[trick][0] = below(stream, VALUES)
            moods[trick][1] = below(stream, VALUES)
        return
    cards = integer_row(known[FACES_LEFT] + 2)
    left = 0
    for face in range(VALUES * VALUES):
        for _ in range(known[FACES + face]):
            cards[left] = face
            left += 1
    if known[HIDDEN]:
        left -= 1
        gone = below(stream, left + 1)
        cards[gone] = cards[left]
    # A zero is a card below 0: -1 blanks yellow, -2 blue.
    for zero in range(2):
        if known[YELLOW_ZERO + zero]:
            cards[left] = -1 - zero
            left += 1
    _turn_all(cards, left, moods, first, stream)


@kernel
def _turn_all(cards: Any, left: int, moods: Any, first: int, stream: Any) -> None:
    yellow_side, blue_side = 1, 1
    while first < TRICKS:
        drawn = below(stream, left)
        left -= 1
        card = cards[drawn]
        cards[drawn] = cards[left]
        if card == -1:
            yellow_side = 0
        elif card == -2:  # noqa: PLR2004 - the other zero, see above
            blue_side = 0
        else:
            moods[first][0] = yellow_side * (card // VALUES)
            moods[first][1] = blue_side * (card % VALUES)
            yellow_side, blue_side = 1, 1
            first += 1


def array_from_view(game: FiftyFifty, view: FiftyFiftyView) -> GameArray:
    """Return what the seat knows that has *view* and owes a card."""
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
    _put(places, PILE, pile_of(game.edition))
    known = integer_row_of(places)
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
    if not view.rounds:
        return  # all of it is 0 in the first round
    for seat, gone in enumerate(view.struck):
        results = tuple([done.points[seat] for done in view.rounds])
        _put(places, RESULTS + MOST_SEATS * seat, results)
        places[STRUCK + seat] = _mask(gone)
        standing = [result for number, result in enumerate(results) if number not in gone]
        places[WORST + seat] = min(standing, default=0)
