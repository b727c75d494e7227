"""Search: the cards that the network likes best are tried out in imagined worlds.

A world is one that the seat cannot tell from the real one: other hands, other moods to come. In
every world the trick is played to its end and on to the seat's next card, everybody following the
network; what the network expects there is what the card was worth in this world. The network alone
only guesses what the others do in the trick; here they do it, cards in hand. What the others have
played says what they hold: a world counts for more if they would have played there as they did.
"""

from __future__ import annotations

from collections import deque
from math import exp, inf, log
from time import monotonic
from typing import Any, Final

from fifties.games.fifty_fifty.actions import TRICKS, Card
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    BLUE,
    HAND,
    HISTORY,
    LAID,
    LEADER,
    MOST_SEATS,
    PLAYERS,
    SEAT,
    SEEN,
    SIZE,
    TABLE,
    TRICK,
    TRICK_SIZE,
    YELLOW,
    GameArray,
    shuffle_moods,
    turn_back,
    turn_up,
)
from fifties.simulation.fifty_fifty.policies import (
    count_cards,
    lowest_of,
    unseen_by,
)
from fifties.simulation.fifty_fifty.tricks import (
    end_trick,
    play_card,
    seat_to_play,
    take_trick,
)
from fifties.simulation.kernel_arrays import (
    Singles,
    clear,
    float_row,
    integer_row,
    integer_rows,
    single_rows,
)
from fifties.simulation.kernels import IS_COMPILED, kernel
from fifties.simulation.random_streams import Stream, below
from fifties.solver.fifty_fifty.learned_policies import NETWORK, card_of_policy
from fifties.solver.fifty_fifty.network import ANSWERS, evaluate_cards, price, worth_of_balance

MOST_PLAYS: Final = TRICKS * (MOST_SEATS - 1)

TEMPERATURE: Final = 0.5
"""By so many halves a card may be worse than the best one and still be usual."""
SLIPS: Final = 0.02
"""The part of cards that somebody plays for no reason."""
TRUST: Final = 0.5
"""How far the others are believed to play as the network does; 1 is fully."""

MOST_TRIED: Final = 5
"""How many cards are tried out at most."""

PRIOR_WORLDS: Final = 12.0
"""How many worlds the network's own price of a card counts for."""

TOO_DEAR: Final = 1.5
"""Cards that seem worse than the best by more halves than this are not tried."""

WORLDS_AT_ONCE: Final = 10

RECENT: Final = 24
"""In plain Python, the slowest of so many last decisions says how long a world may take: a device
is not equally fast all the time. Before there were as many, no world is begun in limited time."""

_recent: Final[deque[float]] = deque(maxlen=RECENT)
"""How many seconds judging one card of the own hand took in the last decisions."""


@kernel
def imagine_world(known: Any, hands: Any, moods: Any, stream: Any) -> None:
    """Fill in other seats' hands from the unseen cards, and moods to come, all equally likely."""
    players, seat = known[PLAYERS], known[SEAT]
    unseen = unseen_by(known)
    left = count_cards(unseen)
    cards = integer_row(left)
    for place in range(left):
        cards[place] = lowest_of(unseen)
        unseen &= unseen - 1
    hands[seat] = known[HAND]
    for step in range(1, players):
        other = (seat + step) % players
        hands[other] = 0
        for _ in range(cards_held(known, other)):
            drawn = below(stream, left)
            left -= 1
            hands[other] |= 1 << cards[drawn]
            cards[drawn] = cards[left]
    shuffle_moods(known, moods, known[TRICK] + 1, stream)


@kernel(inline="always")
def cards_held(known: Any, seat: int) -> Any:
    """Return how many cards a seat holds."""
    has_played = (seat - known[LEADER]) % known[PLAYERS] < known[LAID]
    return TRICKS - known[TRICK] - has_played


@kernel
def recall_plays(known: Any) -> Any:
    """Return what everybody knew before each card that another seat has played in this round.

    `SEAT` says who played it; `HAND` holds no hand but that card, as a mask.
    """
    moments = integer_rows(MOST_PLAYS, SIZE)
    table = known.copy()
    _rewind(known, table)
    count = 0
    for trick in range(known[TRICK] + 1):
        past, laid = TABLE - 3, known[LAID]
        if trick < known[TRICK]:
            past, laid = HISTORY + TRICK_SIZE * trick, known[PLAYERS]
            table[LEADER] = known[past]
            turn_up(table, known[past + 1], known[past + 2])
        else:
            table[LEADER] = known[LEADER]
            turn_up(table, known[YELLOW], known[BLUE])
        for place in range(laid):
            card = known[past + 3 + place]
            if seat_to_play(table) != known[SEAT]:
                moments[count][:] = table
                moments[count][SEAT], moments[count][HAND] = seat_to_play(table), 1 << card
                count += 1
            table[SEEN] |= 1 << card
            table[TABLE + place] = card
            table[LAID] += 1
        if trick < known[TRICK]:
            take_trick(table)
    return moments[:count]


@kernel
def _rewind(known: Any, table: Any) -> None:
    """Go back to the beginning of the round, before a mood was turned up."""
    for trick in range(known[TRICK]):
        past = HISTORY + TRICK_SIZE * trick
        turn_back(table, known[past + 1], known[past + 2])
    turn_back(table, known[YELLOW], known[BLUE])
    table[TRICK] = table[SEEN] = table[LAID] = 0
    clear(table, TABLE, TABLE + MOST_SEATS)
    clear(table, BALANCES, BALANCES + MOST_SEATS)
    clear(table, HISTORY, SIZE)


@kernel
def plausibility(moments: Any, hands: Any, memory: Any) -> float:
    """Return how likely, up to a factor, the others were to play as they did from *hands*."""
    held, known = hands.copy(), integer_row(SIZE)
    cards, answers = integer_row(TRICKS), single_rows(TRICKS, ANSWERS)
    total = 0.0
    for number in range(len(moments) - 1, -1, -1):
        known[:] = moments[number]
        seat, played = known[SEAT], known[HAND]
        # Going backwards, every card returns to the hand that it came from.
        held[seat] |= played
        known[HAND] = held[seat]
        worth = worth_of_balance(known)
        count = evaluate_cards(known, worth, memory, cards, answers)
        total += log(_likelihood(worth, cards[:count], answers, played))
    return exp(TRUST * total)


@kernel
def _likelihood(worth: float, cards: Any, answers: Any, played: int) -> Any:
    """Return how likely a card is for somebody who mostly plays the best ones."""
    least = 1e9
    for place in range(len(cards)):
        least = min(least, price(answers[place], worth))
    weights, weight = 0.0, 0.0
    for place in range(len(cards)):
        liking = exp((least - price(answers[place], worth)) / TEMPERATURE)
        weights += liking
        if 1 << cards[place] == played:
            weight = liking
    return (1 - SLIPS) * weight / weights + SLIPS / len(cards)


@kernel
def cards_to_try(known: Any, memory: Any, cards: Any, prices: Any) -> int:
    """Fill in the cards that may be best and their prices, best first; return how many they are."""
    answers, worth = single_rows(TRICKS, ANSWERS), worth_of_balance(known)
    count = evaluate_cards(known, worth, memory, cards, answers)
    for number in range(count):
        card, cost, place = cards[number], price(answers[number], worth), number
        while place > 0 and prices[place - 1] > cost:
            cards[place], prices[place] = cards[place - 1], prices[place - 1]
            place -= 1
        cards[place], prices[place] = card, cost
    tried = 1
    while tried < min(count, MOST_TRIED) and prices[tried] < prices[0] + TOO_DEAR:
        tried += 1
    return tried


@kernel
def try_cards(
    known: Any,
    moments: Any,
    memory: Any,
    stream: Any,
    worlds: int,
    cards: Any,
    costs: Any,
    weights: Any,
) -> None:
    """Add up what each of *cards* costs in the same worlds, and these worlds' weights."""
    hands, left = integer_row(MOST_SEATS), integer_row(MOST_SEATS)
    moods, table = integer_rows(TRICKS, 2), known.copy()
    for _ in range(worlds):
        imagine_world(known, hands, moods, stream)
        weight = plausibility(moments, hands, memory)
        weights[0] += weight
        weights[1] += weight * weight
        for place in range(len(cards)):
            table[:], left[:] = known, hands
            play_card(table, left, cards[place])
            cost = cost_in_world(table, left, moods, memory, known[SEAT], stream)
            costs[place] += weight * cost


@kernel
def best_of(prices: Any, costs: Any, weights: Any) -> Any:
    """Return the place of the best card, by its costs in worlds and by the network's prices."""
    # The number of worlds of equal weight that would say as much.
    worlds = weights[0] * weights[0] / weights[1]
    best, least = 0, 1e9
    for place in range(len(costs)):
        cost = worlds * costs[place] / weights[0] + PRIOR_WORLDS * prices[place]
        if cost < least:
            best, least = place, cost
    return best


@kernel
def cost_in_world(known: Any, hands: Any, moods: Any, memory: Any, me: int, stream: Any) -> Any:
    """Play to the next card that *me* decides about, or to the round's end; return the cost."""
    while known[TRICK] < TRICKS:
        while known[LAID] < known[PLAYERS]:
            seat = seat_to_play(known)
            known[SEAT], known[HAND] = seat, hands[seat]
            if seat == me and known[TRICK] < TRICKS - 1:
                return least_price(known, memory)
            play_card(known, hands, card_of_policy(NETWORK, known, memory, stream))
        end_trick(known, moods)
    known[SEAT] = me
    held = abs(known[BALANCES + me])
    return held - (worth_of_balance(known) if held == 0 else 0.0)


@kernel
def least_price(known: Any, memory: Any) -> float:
    """Return what the best card costs by the network."""
    cards, answers = integer_row(TRICKS), single_rows(TRICKS, ANSWERS)
    worth = worth_of_balance(known)
    least = 1e9
    for place in range(evaluate_cards(known, worth, memory, cards, answers)):
        least = min(least, price(answers[place], worth))
    return least


def search(known: GameArray, network: Singles, stream: Stream, worlds: int, seconds: float) -> Card:
    """Return the best card after trying some in up to so many worlds, as long as there is time.

    Where nothing is compiled a world takes long, and none is begun that would take too long.
    """
    began = monotonic()
    cards, prices = integer_row(TRICKS), float_row(TRICKS)
    tried = cards_to_try(known, network, cards, prices)
    if tried == 1 or worlds == 0:
        return int(cards[0])
    costs, weights, moments = float_row(tried), float_row(2), recall_plays(known)
    now, at_once, longest = monotonic(), WORLDS_AT_ONCE, 0.0
    end = now + seconds
    if not IS_COMPILED:
        at_once, end = 1, began + seconds
        _recent.append((now - began) / (TRICKS - int(known[TRICK])))
        slowest = max(_recent) if len(_recent) == RECENT else inf
        longest = slowest * cards_in_world(known, tried, moments)
    for first in range(0, worlds, at_once):
        if now + longest > end:
            break
        try_cards(
            known,
            moments,
            network,
            stream,
            min(at_once, worlds - first),
            cards[:tried],
            costs,
            weights,
        )
        longest = 0.0 if IS_COMPILED else max(longest, monotonic() - now)
        now = monotonic()
    return int(cards[best_of(prices, costs, weights) if weights[0] else 0])


def cards_in_world(known: GameArray, tried: int, moments: Any) -> int:
    """Return how many cards the network judges in one world, at most.

    In the past of the round hands were larger.
    """
    held = TRICKS - int(known[TRICK])
    past = sum([TRICKS - int(moment[TRICK]) for moment in moments])
    return past + tried * int(known[PLAYERS]) * held


@kernel
def expect_cost(
    known: Any, moments: Any, memory: Any, stream: Any, worlds: int, weights: Any
) -> Any:
    """Return what the round costs the seat on average, from a moment at which others are to play.

    *weights* takes up these worlds' weights, as in `try_cards`. All cards of the trick may lie
    there already: then the halves are handed out, and the next mood is not known yet.
    """
    hands, moods, table = integer_row(MOST_SEATS), integer_rows(TRICKS, 2), known.copy()
    total = 0.0
    for _ in range(worlds):
        imagine_world(known, hands, moods, stream)
        weight = plausibility(moments, hands, memory)
        weights[0] += weight
        weights[1] += weight * weight
        table[:] = known
        total += weight * cost_in_world(table, hands, moods, memory, known[SEAT], stream)
    return total / weights[0]
