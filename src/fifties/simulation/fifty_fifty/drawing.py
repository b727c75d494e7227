"""All that is drawn in a round, for a block of games at once: the deal, the moods, what is played.

Drawn are ranks: which of those that are left, one of 50 at first, then one of 49 and so on. A rank
becomes a card by going back over the draws before it: past every card that had gone by then and was
not above it, it moves up by one. These are more steps than a shuffle needs, but the same ones in
every game, so that many games take them together.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.bits import HALF, LOW_HALF
from fifties.simulation.compiling import kernel, part
from fifties.simulation.fifty_fifty.lanes import (
    CARDS,
    CHOSEN,
    HANDS,
    LANES,
    MOODS,
    PLAYED,
    RANKS,
    TRICKS,
    TURNED,
)
from fifties.simulation.streams import STEP, mixed

THREE = 3
"""Draws from half a random word. So few keep every draw as good as uniform."""

_1 = np.int8(1)


def draws_of(players: int, moods: int, turned: int) -> NDArray[np.uint64]:
    """Say of how many every rank of a round is: the deal, *turned* moods, everybody's cards."""
    deal = [CARDS - card for card in range(players * TRICKS)]
    pile = [moods - card for card in range(turned)]
    pile += [1] * (-turned % THREE)
    hand = [TRICKS - card for card in range(TRICKS)]
    draws = deal + pile + players * hand
    return np.array(draws + [1] * (-len(draws) % (2 * THREE)), np.uint64)


@part
def draw(lanes: Any, positions: Any, draws: Any) -> None:
    """Draw all ranks of a round."""
    for start in range(0, len(draws), 2 * THREE):
        ranks = lanes[RANKS + start * LANES : RANKS + (start + 2 * THREE) * LANES]
        a, b, c = draws[start], draws[start + 1], draws[start + 2]
        d, e, f = draws[start + 3], draws[start + 4], draws[start + 5]
        for lane in range(LANES):
            position = positions[lane] + STEP
            positions[lane] = position
            word = mixed(position)
            drawn = (word & LOW_HALF) * (a & LOW_HALF)
            ranks[lane] = np.int8(drawn >> HALF)
            drawn = (drawn & LOW_HALF) * (b & LOW_HALF)
            ranks[LANES + lane] = np.int8(drawn >> HALF)
            drawn = (drawn & LOW_HALF) * (c & LOW_HALF)
            ranks[2 * LANES + lane] = np.int8(drawn >> HALF)
            drawn = (word >> HALF) * (d & LOW_HALF)
            ranks[3 * LANES + lane] = np.int8(drawn >> HALF)
            drawn = (drawn & LOW_HALF) * (e & LOW_HALF)
            ranks[4 * LANES + lane] = np.int8(drawn >> HALF)
            drawn = (drawn & LOW_HALF) * (f & LOW_HALF)
            ranks[5 * LANES + lane] = np.int8(drawn >> HALF)


@part
def hand_out(lanes: Any, box: Any) -> None:
    """Make cards of the ranks that were drawn: those dealt, turned up, and chosen by every seat."""
    players, turned = box.players, box.turned
    source = RANKS
    for pile in range(2 + players):
        target, wanted = CHOSEN + (pile - 2) * TRICKS * LANES, TRICKS
        if pile == 0:
            target, wanted = HANDS, players * TRICKS
        elif pile == 1:
            target, wanted = TURNED, turned + -turned % THREE
        for card in range(0, wanted, THREE):
            ranks = lanes[source + card * LANES : source + (card + THREE) * LANES]
            cards = lanes[target + card * LANES : target + (card + THREE) * LANES]
            for lane in range(LANES):
                first, second, third = ranks[lane], ranks[LANES + lane], ranks[2 * LANES + lane]
                cards[lane] = first
                cards[LANES + lane] = _past(second, first)
                cards[2 * LANES + lane] = _past(_past(third, second), first)
            for earlier in range(card - THREE, -1, -THREE):
                gone = lanes[source + earlier * LANES : source + (earlier + THREE) * LANES]
                for which in range(THREE):
                    mine = cards[which * LANES : (which + 1) * LANES]
                    for lane in range(LANES):
                        one = _past(mine[lane], gone[2 * LANES + lane])
                        mine[lane] = _past(_past(one, gone[LANES + lane]), gone[lane])
        source += wanted * LANES


@part
def play_cards(lanes: Any, box: Any) -> None:
    """Turn the moods up and play the cards that were chosen."""
    _turn_up(lanes, box.pile, box.turned)
    for seat in range(box.players):
        start = seat * TRICKS * LANES
        hand = lanes[HANDS + start : HANDS + start + TRICKS * LANES]
        for row in range(start, start + TRICKS * LANES, LANES):
            chosen = lanes[CHOSEN + row : CHOSEN + row + LANES]
            played = lanes[PLAYED + row : PLAYED + row + LANES]
            for lane in range(LANES):
                card = np.int8(0)
                for place in range(TRICKS):
                    here = np.int8(-np.int8(chosen[lane] == np.int8(place)))
                    card |= hand[place * LANES + lane] & here
                played[lane] = card


@part
def _turn_up(lanes: Any, pile: Any, turned: int) -> None:
    """Make moods of the Mood cards that turn up; a zero blanks its colour of the next mood."""
    if turned == TRICKS:
        for place in range(TRICKS * LANES):
            lanes[MOODS + place] = pile[lanes[TURNED + place]]
        return
    for lane in range(LANES):
        trick, shown = 0, 255
        for place in range(turned):
            mood = pile[lanes[TURNED + place * LANES + lane]]
            if mood < 0:
                shown &= mood
            else:
                lanes[MOODS + trick * LANES + lane] = mood & shown
                trick, shown = trick + 1, 255


@kernel(inline="always")
def _past(rank: Any, gone: Any) -> Any:
    """Say which rank this was before that one went."""
    return np.int8(rank + _1) if rank >= gone else rank
