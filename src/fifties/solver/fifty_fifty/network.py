"""Two small networks: which end of the trick a card will be, and what the round comes to then.

Both begin with the same inputs, what is known of a seat's position and of a card it may play there,
so that their first layers lie side by side in one matrix.
"""

from __future__ import annotations

from math import exp
from typing import Any

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.fifty_fifty.game_arrays import (
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
from fifties.simulation.fifty_fifty.policies import (
    chances_of_ends,
    count_cards,
    ends_of_table,
    highest_of,
    lowest_of,
    still_to_play,
    unseen_by,
)
from fifties.simulation.kernel_arrays import (
    add_multiple,
    clear,
    dot,
    fill_positive,
    integer_row,
    single_row,
    single_rows,
)
from fifties.simulation.kernels import kernel, single

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

END_COUNT = 3
HALVES, BALANCED = 0, 1
ANSWERS = 2
"""The halves held when the round ends, and the chance to hold none."""

WIDE = 64
NARROW = 32
"""The layers of the network that says what the round comes to."""
GUESS = 32
"""The layer of the one that guesses the end of the trick: it knows the inputs up to the card."""
BOTH = WIDE + GUESS

FIRST = 0
FIRST_BIAS = FIRST + END * BOTH
AT_END = FIRST_BIAS + BOTH
"""The rows for the inputs that say what the trick brought."""
SECOND = AT_END + (INPUTS - END) * WIDE
SECOND_BIAS = SECOND + WIDE * NARROW
THIRD = SECOND_BIAS + NARROW
THIRD_BIAS = THIRD + NARROW * ANSWERS
ODDS = THIRD_BIAS + ANSWERS
ODDS_BIAS = ODDS + GUESS * END_COUNT
WEIGHTS = ODDS_BIAS + END_COUNT

HALF_A_CARD = single(0.5)
NOTHING_LESS = single(0.0)


@kernel(inline="always")
def worth_of_balance(known: Any) -> Any:
    """Return how many halves ending balanced is worth: those of the result that it strikes."""
    return -1.0 * known[WORST + known[SEAT]]


@kernel
def fill_position(known: Any, worth: float, inputs: Any) -> None:
    """Fill in the inputs that do not depend on the card."""
    clear(inputs, 0, CARD)
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
    _fill_moods(known, inputs)
    _fill_cards(known, inputs)


@kernel
def mean_result(known: Any, seat: int) -> Any:
    """Return the mean of a seat's earlier results, struck or not."""
    rounds = known[ROUND]
    added = 0
    for number in range(rounds):
        added += known[RESULTS + MOST_SEATS * seat + number]
    return added / max(rounds, 1)


@kernel
def _fill_moods(known: Any, inputs: Any) -> None:
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
def _fill_cards(known: Any, inputs: Any) -> None:
    """Fill in the unseen cards, the ends of the table and the hand."""
    unseen = unseen_by(known)
    of = count_cards(unseen)
    for part in range(5):
        inputs[UNSEEN + part] = count_cards((unseen >> (10 * part + 1)) & 1023) / of
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
    """Return what part of the unseen cards is lower."""
    return count_cards(unseen & ((1 << card) - 1)) / of


@kernel(inline="always")
def bin_of(unseen: int, of: int, card: int) -> Any:
    """Return the bin that the rank of a card falls into."""
    return min(BINS * count_cards(unseen & ((1 << card) - 1)) // of, BINS - 1)


@kernel
def fill_card(known: Any, card: int, inputs: Any) -> Any:
    """Fill in the inputs that depend on the card; return the bin that it leaves."""
    clear(inputs, CARD, END)
    unseen = unseen_by(known)
    of = count_cards(unseen)
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
    _fill_kept(known[HAND] & ~(1 << card), unseen, inputs)
    return bin_of(unseen, of, card)


@kernel
def _fill_kept(kept: int, unseen: int, inputs: Any) -> None:
    """Fill in how extreme the two lowest and the two highest cards are that stay in the hand."""
    of = count_cards(unseen)
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
def fill_end(known: Any, end: int, inputs: Any) -> None:
    """Fill in that the trick makes the seat the lowest (0), nothing (1) or the highest (2)."""
    clear(inputs, END, INPUTS)
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


@kernel(inline="always")
def price(answer: Any, worth: float) -> Any:
    """Return what a card costs, when ending balanced is worth so many halves."""
    return answer[HALVES] - worth * answer[BALANCED]


@kernel(fastmath=True)
def evaluate_cards(known: Any, worth: float, weights: Any, cards: Any, answers: Any) -> int:
    """Fill in the cards of the hand and the networks' answers; return how many there are."""
    inputs, chances = single_row(INPUTS), single_row(END_COUNT)
    position, sums = single_row(BOTH), single_row(BOTH)
    at_ends, wide = single_rows(END_COUNT, WIDE), single_row(WIDE)
    fill_position(known, worth, inputs)
    position[:] = weights[FIRST_BIAS : FIRST_BIAS + BOTH]
    _add_rows(weights, inputs, 0, CARD, position)
    _add_ends(known, weights, inputs, at_ends)
    hand, count = known[HAND], 0
    while hand:
        card = lowest_of(hand)
        hand &= hand - 1
        row = FIRST + BOTH * (KEPT + fill_card(known, card, inputs))
        sums[:] = position
        add_multiple(sums, -HALF_A_CARD, weights, row, BOTH)
        _add_rows(weights, inputs, CARD, END, sums)
        _guess_end(known, card, weights, sums, chances)
        cards[count] = card
        halves, balanced = NOTHING_LESS, NOTHING_LESS
        for end in range(END_COUNT):
            if chances[end] > 0:
                fill_positive(wide, sums, at_ends[end], WIDE)
                some, none = _evaluate_round(weights, wide)
                halves += chances[end] * some
                balanced += chances[end] * none
        answers[count][HALVES] = halves
        answers[count][BALANCED] = balanced
        count += 1
    return count


@kernel(fastmath=True)
def _add_rows(weights: Any, inputs: Any, begin: int, end: int, sums: Any) -> None:
    """Add the first layers' answer to the inputs from *begin* up to *end*."""
    for place in range(begin, end):
        value = inputs[place]
        if value != 0:
            add_multiple(sums, value, weights, FIRST + BOTH * place, BOTH)


@kernel(fastmath=True)
def _add_ends(known: Any, weights: Any, inputs: Any, at_ends: Any) -> None:
    """Fill in what each end of the trick adds to the first layer."""
    for end in range(END_COUNT):
        fill_end(known, end, inputs)
        for place in range(END, INPUTS):
            value = inputs[place]
            if value != 0:
                add_multiple(at_ends[end], value, weights, AT_END + WIDE * (place - END), WIDE)


@kernel(fastmath=True)
def _guess_end(known: Any, card: int, weights: Any, sums: Any, chances: Any) -> None:
    """Fill in the chances of *card* to be the lowest, neither, the highest."""
    highest, lowest = chances_of_ends(known, card)
    chances[LOWEST], chances[NEITHER], chances[HIGHEST] = lowest, 1 - lowest - highest, highest
    if still_to_play(known) == 0 or highest + lowest == 0:
        return
    total = NOTHING_LESS
    for end in range(END_COUNT):
        # What cannot be stays impossible, whatever the network thinks.
        if chances[end] > 0:
            odds = weights[ODDS_BIAS + end]
            for unit in range(GUESS):
                odds += max(sums[WIDE + unit], NOTHING_LESS) * weights[ODDS + GUESS * end + unit]
            chances[end] = exp(odds)
            total += chances[end]
    for end in range(END_COUNT):
        chances[end] /= total


@kernel(fastmath=True)
def _evaluate_round(weights: Any, wide: Any) -> tuple[float, float]:
    """Return the halves at the end and the chance of none, from the first layer on."""
    halves, balanced = weights[THIRD_BIAS + HALVES], weights[THIRD_BIAS + BALANCED]
    for unit in range(NARROW):
        value = weights[SECOND_BIAS + unit] + dot(wide, weights, SECOND + WIDE * unit, WIDE)
        value = max(value, NOTHING_LESS)
        halves += value * weights[THIRD + NARROW * HALVES + unit]
        balanced += value * weights[THIRD + NARROW * BALANCED + unit]
    return halves, 1 / (1 + exp(-balanced))


@kernel
def network_card(known: Any, memory: Any, stream: Any) -> Any:  # noqa: ARG001 - a policy's form
    """Return the card that costs least by the networks."""
    cards, answers = integer_row(TRICKS), single_rows(TRICKS, ANSWERS)
    worth = worth_of_balance(known)
    count = evaluate_cards(known, worth, memory, cards, answers)
    best = 0
    for place in range(1, count):
        if price(answers[place], worth) < price(answers[best], worth):
            best = place
    return cards[best]
