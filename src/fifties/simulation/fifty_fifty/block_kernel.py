"""Many games of Fifty Fifty side by side, played at random: deal, tricks, scores, winners.

Cards, moods and halves fit into a byte. Every value has a row with a byte a game, and row after row
lies in one array, so that a loop along a row becomes vector instructions; the positions of random
streams are kept apart.

Drawn are ranks: which of those that are left, one of 50 at first, then one of 49 and so on. A rank
becomes a card by going back over the draws before it: past every card that had gone by then and was
not above it, it moves up by one. These are more steps than a shuffle needs, but the same ones in
every game, so that many games take them together.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.bits import HALF, LOW_HALF
from fifties.simulation.compilation import inner_kernel, kernel
from fifties.simulation.random_streams import STEP, mixed

Lanes: TypeAlias = NDArray[np.int8]
"""All rows of a block of games."""

LANES: Final = 128
CARDS: Final = 50
TRICKS: Final = 9
MOST_SEATS: Final = 5
MOST_MOODS: Final = 12
"""Mood cards that a round may turn up: nine, and two zeros; in threes."""

HANDS: Final = 0
"""Nine rows a seat: cards, counted from 0, in the order dealt."""
CHOSEN: Final = HANDS + MOST_SEATS * TRICKS * LANES
"""Nine rows a seat: which of the cards dealt is played, trick by trick."""
PLAYED: Final = CHOSEN + MOST_SEATS * TRICKS * LANES
"""Nine rows a seat: the cards played."""
TURNED: Final = PLAYED + MOST_SEATS * TRICKS * LANES
"""Which Mood cards are turned up, one after the other."""
MOODS: Final = TURNED + MOST_MOODS * LANES
"""A row a trick: sixteen times the yellow halves, and the blue ones."""
HIGHEST: Final = MOODS + TRICKS * LANES
LOWEST: Final = HIGHEST + LANES
BALANCES: Final = LOWEST + LANES
"""A row a seat, round after round: halves held at the end, blue positive."""
STANDING: Final = BALANCES + MOST_SEATS * MOST_SEATS * LANES
"""A row a seat, round after round: halves that count, or -1 for a result that is struck."""
RANKS: Final = STANDING + MOST_SEATS * MOST_SEATS * LANES
"""What is drawn in a round: which of those that are left, counted from 0."""
SIZE: Final = RANKS + (2 * MOST_SEATS * TRICKS + MOST_MOODS) * LANES

ZEROS: Final = (0x0F, 0xF0)
"""What the yellow and the blue zero leave of the next mood."""

THREE = 3
"""Draws from half a random word. So few keep every draw as good as uniform."""

_1 = np.int8(1)

_0 = np.int8(0)
_4 = np.int8(4)
_15 = np.int8(15)
_STRUCK = np.int8(-1)

_NOTHING = np.int16(0)
_MANY = np.int16(32767)


class Box(NamedTuple):
    """A table as kernels read it: players, Mood cards, and what is drawn in a round."""

    players: int
    draws: NDArray[np.uint64]
    """Of how many each rank is."""
    pile: NDArray[np.int16]
    """Mood cards: sixteen times yellow, and blue; a zero is below 0, what it leaves less 256."""
    turned: int
    """How many of them a round may turn up."""


def box_of(game: FiftyFifty) -> Box:
    """Return the box of *game*; `ValueError` for reduced games and for unknown Mood cards."""
    if game.reduced is not None:
        raise ValueError("kernels play whole games")
    if game.edition.moods is None:
        raise ValueError("nobody has read out the Mood cards of this box")
    pile = [16 * yellow + blue for yellow, blue in game.edition.moods]
    zeros = [left - 256 for left in ZEROS] if game.edition.zeros else []
    turned = TRICKS + len(zeros)
    cards = np.array(pile + zeros, np.int16)
    return Box(game.players, draws_of(game.players, len(cards), turned), cards, turned)


def draws_of(players: int, moods: int, turned: int) -> NDArray[np.uint64]:
    """Return of how many each rank of a round is drawn: deal, *turned* moods, everybody's cards."""
    deal = [CARDS - card for card in range(players * TRICKS)]
    pile = [moods - card for card in range(turned)]
    pile += [1] * (-turned % THREE)
    hand = [TRICKS - card for card in range(TRICKS)]
    draws = deal + pile + players * hand
    return np.array(draws + [1] * (-len(draws) % (2 * THREE)), np.uint64)


@inner_kernel
def draw(lanes: Any, positions: Any, draws: Any) -> None:
    """Fill in all ranks of a round."""
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


@inner_kernel
def hand_out(lanes: Any, box: Any) -> None:
    """Turn ranks into cards: those dealt, those turned up, and those chosen by every seat."""
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


@inner_kernel
def play_cards(lanes: Any, box: Any) -> None:
    """Fill in the moods and the cards that are played."""
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


@inner_kernel
def _turn_up(lanes: Any, pile: Any, turned: int) -> None:
    """Turn Mood cards into moods; a zero blanks its colour of the next mood."""
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
    """Return the rank that *rank* was before *gone* was taken."""
    return np.int8(rank + _1) if rank >= gone else rank


@inner_kernel
def take_tricks(lanes: Any, box: Any, number: int) -> None:
    """Hand out the halves of all tricks of round *number*. Who leads does not matter for them."""
    players = box.players
    start = BALANCES + number * MOST_SEATS * LANES
    lanes[start : start + players * LANES] = 0
    for trick in range(TRICKS):
        moods = lanes[MOODS + trick * LANES : MOODS + (trick + 1) * LANES]
        for lane in range(LANES):
            lanes[HIGHEST + lane] = np.int8(-1)
            lanes[LOWEST + lane] = np.int8(127)
        for seat in range(players):
            first = PLAYED + (seat * TRICKS + trick) * LANES
            cards = lanes[first : first + LANES]
            for lane in range(LANES):
                card, high, low = cards[lane], lanes[HIGHEST + lane], lanes[LOWEST + lane]
                lanes[HIGHEST + lane] = max(card, high)
                lanes[LOWEST + lane] = min(card, low)
        for seat in range(players):
            first = PLAYED + (seat * TRICKS + trick) * LANES
            cards = lanes[first : first + LANES]
            balances = lanes[start + seat * LANES : start + (seat + 1) * LANES]
            for lane in range(LANES):
                card, mood = cards[lane], moods[lane]
                blue = mood & _15 if card == lanes[HIGHEST + lane] else _0
                yellow = (mood >> _4) & _15 if card == lanes[LOWEST + lane] else _0
                balances[lane] += blue - yellow


@inner_kernel
def write_down(lanes: Any, box: Any, number: int) -> None:
    """Fill in the results of a round; a seat that ends it balanced strikes its worst so far."""
    for seat in range(box.players):
        row = (number * MOST_SEATS + seat) * LANES
        balances = lanes[BALANCES + row : BALANCES + row + LANES]
        standing = lanes[STANDING + row : STANDING + row + LANES]
        for lane in range(LANES):
            standing[lane] = abs(balances[lane])
        for lane in range(LANES):
            if balances[lane] == 0:
                _strike(lanes, number, STANDING + seat * LANES + lane)


@inner_kernel
def _strike(lanes: Any, number: int, result: int) -> None:
    """Strike the worst of the results before a round: the first of them, then every fifth row."""
    found, worst = result, _STRUCK
    for _ in range(number):
        if lanes[result] > worst:
            found, worst = result, lanes[result]
        result += MOST_SEATS * LANES
    if worst != _STRUCK:
        lanes[found] = _STRUCK


@inner_kernel
def write_out(lanes: Any, players: int, results: Any, at: int) -> None:
    """Add up totals, find winners, and copy a block of games into *results* from place *at* on."""
    balances, struck, totals, winners = results
    fewest = np.empty(LANES, np.int16)
    fewest[:] = _MANY
    for seat in range(players):
        gone = struck[seat, at : at + LANES]
        total = totals[seat, at : at + LANES]
        gone[:] = np.uint8(0)
        total[:] = _NOTHING
        for number in range(players):
            row = (number * MOST_SEATS + seat) * LANES
            standing = lanes[STANDING + row : STANDING + row + LANES]
            held = lanes[BALANCES + row : BALANCES + row + LANES]
            target = balances[number, seat, at : at + LANES]
            for lane in range(LANES):
                target[lane] = held[lane]
            bit = np.uint8(1 << number)
            for lane in range(LANES):
                result = np.int16(standing[lane])
                gone[lane] |= bit if result < _NOTHING else np.uint8(0)
                total[lane] -= max(result, _NOTHING)
        for lane in range(LANES):
            halves = np.int16(-total[lane])
            fewest[lane] = min(halves, fewest[lane])
    for seat in range(players):
        total, won = totals[seat, at : at + LANES], winners[seat, at : at + LANES]
        for lane in range(LANES):
            won[lane] = np.uint8(np.int16(-total[lane]) == fewest[lane])
