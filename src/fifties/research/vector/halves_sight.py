"""What all seats see of a game of Fifty Fifty, in kernels: changed where something has changed.

A row a seat, in the order of `seen_fifty_fifty.layout_of`; a test holds the two together.
"""

from typing import Any

import numpy as np

from fifties.games.fifty_fifty.actions import DECK
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.known import (
    BALANCES,
    BLUE,
    BLUE_ZERO,
    FACES,
    LEADER,
    PILE,
    PLAYERS,
    ROUND,
    TOTALS,
    TRICK,
    VALUES,
    WORST,
    YELLOW,
    YELLOW_ZERO,
    ZEROS_PILE,
)

CARDS = len(DECK)
MOODS = 5
"""Where the Mood cards begin; round, trick, leader and mood stand before them."""

YELLOW_BLANK, BLUE_BLANK = -1, -2
"""In place of a face: the cards that blank a colour."""


@kernel
def see_round(known: Any, hands: Any, faces: Any, seen: Any, game: int) -> None:
    """Show a round that has just been dealt."""
    players, hand = known[PLAYERS], MOODS + len(faces)
    totals = hand + 2 * CARDS + 2 * players
    for me in range(players):
        mine = hands[me]
        seen[game, me, 0] = known[ROUND]
        for card in range(CARDS):
            seen[game, me, hand + card] = (mine >> (card + 1)) & 1
            seen[game, me, hand + CARDS + card] = 0
        for step in range(players):
            seat = (me + step) % players
            seen[game, me, totals + step] = known[TOTALS + seat]
            seen[game, me, totals + players + step] = known[WORST + seat]
        for card in range(len(faces)):
            seen[game, me, MOODS + card] = 1
    see_trick(known, faces, seen, game)


@kernel
def see_trick(known: Any, faces: Any, seen: Any, game: int) -> None:
    """Show a trick that begins: its mood, and what everybody holds."""
    players, leader = known[PLAYERS], known[LEADER]
    table = MOODS + len(faces) + 2 * CARDS
    _see_mood(known, faces, seen, game)
    for me in range(players):
        seen[game, me, 1] = known[TRICK]
        seen[game, me, 2] = leader - me if leader >= me else leader - me + players
        seen[game, me, 3], seen[game, me, 4] = known[YELLOW], known[BLUE]
        for step in range(players):
            seat = me + step if me + step < players else me + step - players
            seen[game, me, table + step] = 0
            seen[game, me, table + players + step] = known[BALANCES + seat]


@kernel
def _see_mood(known: Any, faces: Any, seen: Any, game: int) -> None:
    """Show which Mood cards are no longer face down, as far as anybody can tell."""
    yellow, blue = known[YELLOW], known[BLUE]
    if known[PILE] == ZEROS_PILE:
        yellow = blue = max(yellow, blue)
    turned = VALUES * yellow + blue
    for card in range(len(faces)):
        face, rank, copies = faces[card, 0], faces[card, 1], faces[card, 2]
        if face == YELLOW_BLANK:
            _see_card_of_pile(known, card, known[YELLOW_ZERO], seen, game)
        elif face == BLUE_BLANK:
            _see_card_of_pile(known, card, known[BLUE_ZERO], seen, game)
        elif face == turned:
            _see_card_of_pile(known, card, rank >= copies - known[FACES + face], seen, game)


@kernel
def _see_card_of_pile(known: Any, card: int, is_down: int, seen: Any, game: int) -> None:
    """Show everybody whether a Mood card is face down."""
    for me in range(known[PLAYERS]):
        seen[game, me, MOODS + card] = is_down


@kernel
def see_card(players: int, seat: int, card: int, moods: int, seen: Any, game: int) -> None:
    """Show a card that *seat* has laid."""
    hand = MOODS + moods
    played, table = hand + CARDS + card - 1, hand + 2 * CARDS
    seen[game, seat, hand + card - 1] = 0
    for me in range(players):
        place = seat - me if seat >= me else seat - me + players
        seen[game, me, played] = place + 1
        seen[game, me, table + place] = card


@kernel
def see_end(known: Any, me: int, moods: int, row: Any) -> None:
    """Show a seat that the game is over: results, Mood cards face down, who led the round."""
    players, leader = known[PLAYERS], known[LEADER]
    totals = MOODS + moods + 2 * CARDS + 2 * players
    row[:] = 0
    row[0] = known[ROUND]
    row[2] = leader - me if leader >= me else leader - me + players
    row[MOODS : MOODS + moods] = 1
    for step in range(players):
        seat = (me + step) % players
        row[totals + step] = known[TOTALS + seat]
        row[totals + players + step] = known[WORST + seat]


def faces_of(moods: Any, zeros: bool) -> Any:  # noqa: FBT001 - a box has them or not
    """Describe the Mood cards: face, how many alike stand before it, how many alike there are."""
    rows = [
        (VALUES * yellow + blue, moods[:at].count((yellow, blue)), moods.count((yellow, blue)))
        for at, (yellow, blue) in enumerate(moods)
    ]
    rows += [(YELLOW_BLANK, 0, 1), (BLUE_BLANK, 0, 1)] if zeros else []
    return np.array(rows, np.int64)
