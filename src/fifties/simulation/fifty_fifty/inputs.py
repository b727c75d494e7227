"""What the network is told about a seat's position and about a card it may play there."""

from typing import Any

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.chances import (
    counted,
    ends_of_table,
    highest_of,
    lowest_of,
    still_to_play,
    unseen_by,
)
from fifties.simulation.fifty_fifty.known import (
    BALANCES,
    BLUE,
    BLUE_ZERO,
    FACES,
    FACES_LEFT,
    HAND,
    LAID,
    LEADER,
    MOST_SEATS,
    PLAYERS,
    RESULTS,
    ROUND,
    SEAT,
    TABLE,
    TRICK,
    VALUES,
    WORST,
    YELLOW,
    YELLOW_ZERO,
)
from fifties.simulation.fifty_fifty.policies import chances_of_ends

BINS = 10
RANGE = 12
"""Balances beyond are told apart no more."""
UNIT = 0.1
"""Halves are told in tens."""

LOWEST, NEITHER, HIGHEST = 0, 1, 2

# Of the position: the same for every card.
LEFT = 0
LATER = LEFT + 9
MOOD = LATER + 5
COMING = MOOD + 2
WORTH = COMING + 4
OTHERS = WORTH + 2
"""For the others in order of play: what they hold, apart for those who have played already."""
PAST = OTHERS + 16
"""For the others: how their earlier rounds ended, and what they could strike."""
UNSEEN = PAST + 9
ENDS = UNSEEN + 5
KEPT = ENDS + 5
"""The rest of the hand by rank among the unseen cards."""
# Of the card.
CARD = KEPT + BINS
KEPT_ENDS = CARD + 11
# Of what the trick brings the seat.
END = KEPT_ENDS + 4
"""Whether its card is the lowest, neither, or the highest."""
HELD = END + 3
"""What it holds then, and how much that is."""
NEXT = HELD + 2
"""How many of the moods to come would balance it at once, as the highest and as the lowest."""
AFTER = NEXT + 2
"""What it holds then, one place for every balance."""
INPUTS = AFTER + 2 * RANGE + 1


@kernel
def tell_position(known: Any, worth: float, inputs: Any) -> None:
    """Fill in all that does not depend on the card."""
    inputs[:CARD] = 0.0
    inputs[LEFT + 8 - known[TRICK]] = 1.0
    inputs[LATER + still_to_play(known)] = 1.0
    inputs[MOOD] = UNIT * known[YELLOW]
    inputs[MOOD + 1] = UNIT * known[BLUE]
    inputs[WORTH] = UNIT * worth
    inputs[WORTH + 1] = worth > 0
    players, seat = known[PLAYERS], known[SEAT]
    inputs[PAST + 8] = known[ROUND] > 0
    for step in range(1, players):
        other = (seat + step) % players
        balance = known[BALANCES + other]
        place = OTHERS + 2 * step - 2 + (8 if step > still_to_play(known) else 0)
        inputs[place] = UNIT * balance
        inputs[place + 1] = UNIT * abs(balance)
        inputs[PAST + step - 1] = UNIT * mean_result(known, other)
        inputs[PAST + 3 + step] = UNIT * known[WORST + other]
    _tell_moods(known, inputs)
    _tell_cards(known, inputs)


@kernel
def mean_result(known: Any, seat: int) -> Any:
    """Return the mean of a seat's earlier results, struck or not."""
    rounds = known[ROUND]
    added = 0
    for number in range(rounds):
        added += known[RESULTS + MOST_SEATS * seat + number]
    return added / max(rounds, 1)


@kernel
def _tell_moods(known: Any, inputs: Any) -> None:
    """Fill in what the Mood cards to come hand out on average, and how much that varies."""
    left = known[FACES_LEFT]
    if left == 0:
        return
    yellow, blue, squares, most = 0, 0, 0, 0
    for face in range(VALUES * VALUES):
        count = known[FACES + face]
        if count:
            yellow += count * (face // VALUES)
            blue += count * (face % VALUES)
            squares += count * ((face // VALUES) ** 2 + (face % VALUES) ** 2)
            most = max(most, face // VALUES, face % VALUES)
    inputs[COMING] = UNIT * yellow / left * (1 - known[YELLOW_ZERO] / (left + 1))
    inputs[COMING + 1] = UNIT * blue / left * (1 - known[BLUE_ZERO] / (left + 1))
    inputs[COMING + 2] = UNIT * (squares / (2 * left)) ** 0.5
    inputs[COMING + 3] = UNIT * most


@kernel
def _tell_cards(known: Any, inputs: Any) -> None:
    """Fill in the unseen cards, the ends of the table and the hand."""
    unseen = unseen_by(known)
    of = counted(unseen)
    for part in range(5):
        inputs[UNSEEN + part] = counted((unseen >> (10 * part + 1)) & 1023) / of
    hand = known[HAND]
    while hand:
        inputs[KEPT + bin_of(unseen, of, lowest_of(hand))] += 0.5
        hand &= hand - 1
    if known[LAID] == 0:
        return
    bottom, top = ends_of_table(known)
    inputs[ENDS] = 1.0
    inputs[ENDS + 1] = rank(unseen, of, bottom)
    inputs[ENDS + 2] = rank(unseen, of, top)
    for place in range(known[LAID]):
        balance = UNIT * known[BALANCES + (known[LEADER] + place) % known[PLAYERS]]
        if known[TABLE + place] == bottom:
            inputs[ENDS + 3] = balance
        if known[TABLE + place] == top:
            inputs[ENDS + 4] = balance


@kernel(inline="always")
def rank(unseen: int, of: int, card: int) -> Any:
    """Tell what part of the unseen cards is lower."""
    return counted(unseen & ((1 << card) - 1)) / of


@kernel(inline="always")
def bin_of(unseen: int, of: int, card: int) -> Any:
    """Sort a card by its rank."""
    return min(BINS * counted(unseen & ((1 << card) - 1)) // of, BINS - 1)


@kernel
def tell_card(known: Any, card: int, inputs: Any) -> Any:
    """Fill in all that depends on the card; return the bin that it leaves."""
    inputs[CARD:END] = 0.0
    unseen = unseen_by(known)
    of = counted(unseen)
    highest, lowest = chances_of_ends(known, card)
    balance, yellow, blue = known[BALANCES + known[SEAT]], known[YELLOW], known[BLUE]
    place = rank(unseen, of, card)
    halves = (
        highest * abs(balance + blue)
        + lowest * abs(balance - yellow)
        + (1 - highest - lowest) * abs(balance)
    )
    inputs[CARD] = highest
    inputs[CARD + 1] = lowest
    inputs[CARD + 2] = highest > 0
    inputs[CARD + 3] = lowest > 0
    inputs[CARD + 4] = place
    inputs[CARD + 5] = abs(2 * place - 1)
    inputs[CARD + 6] = card / 50
    inputs[CARD + 7] = UNIT * highest * blue
    inputs[CARD + 8] = UNIT * lowest * yellow
    inputs[CARD + 9] = UNIT * halves
    inputs[CARD + 10] = UNIT * (halves - abs(balance))
    _tell_kept(known[HAND] & ~(1 << card), unseen, inputs)
    return bin_of(unseen, of, card)


@kernel
def _tell_kept(kept: int, unseen: int, inputs: Any) -> None:
    """Fill in how extreme the two lowest and the two highest cards are that stay in the hand."""
    of = counted(unseen)
    for place in range(2):
        if kept:
            inputs[KEPT_ENDS + place] = 1 - rank(unseen, of, lowest_of(kept))
            kept &= kept - 1
    for place in range(2, 4):
        if kept:
            highest = highest_of(kept)
            inputs[KEPT_ENDS + place] = rank(unseen, of, highest)
            kept ^= 1 << highest


@kernel
def tell_end(known: Any, end: int, inputs: Any) -> None:
    """Fill in that the trick makes the seat the lowest (0), nothing (1) or the highest (2)."""
    inputs[END:] = 0.0
    inputs[END + end] = 1.0
    balance = known[BALANCES + known[SEAT]]
    if end == LOWEST:
        balance -= known[YELLOW]
    elif end == HIGHEST:
        balance += known[BLUE]
    inputs[HELD] = UNIT * balance
    inputs[HELD + 1] = UNIT * abs(balance)
    inputs[AFTER + RANGE + min(max(balance, -RANGE), RANGE)] = 1.0
    left = known[FACES_LEFT]
    if left == 0:
        return
    if -VALUES < balance < 0:
        for yellow in range(VALUES):
            inputs[NEXT] += known[FACES + VALUES * yellow - balance] / left
    if 0 < balance < VALUES:
        for blue in range(VALUES):
            inputs[NEXT + 1] += known[FACES + VALUES * balance + blue] / left
