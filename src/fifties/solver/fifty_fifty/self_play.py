"""Games from which the network learns: itself in most seats, weak players in some."""

from typing import Any, Final

import numpy as np

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    HAND,
    HISTORY,
    LAID,
    LEADER,
    MOST_SEATS,
    PILE,
    PLAYERS,
    SEAT,
    SIZE,
    TABLE,
    TRICK,
)
from fifties.simulation.fifty_fifty.policies import ANY_CARD, MIDDLE_CARD, ONE_TRICK_AHEAD
from fifties.simulation.fifty_fifty.scalar_kernel import begin_round, score_round
from fifties.simulation.fifty_fifty.tricks import end_trick, play_card, seat_to_play
from fifties.simulation.random_streams import below, stream_of, unit
from fifties.solver.fifty_fifty.learned_policies import NETWORK, card_of_policy
from fifties.solver.fifty_fifty.network import (
    ANSWERS,
    HIGHEST,
    KEPT,
    LOWEST,
    NEITHER,
    evaluate_cards,
    fill_card,
    fill_end,
    fill_position,
    price,
    worth_of_balance,
)

WEAK: Final = (ANY_CARD, MIDDLE_CARD, ONE_TRICK_AHEAD, ONE_TRICK_AHEAD)
"""The policies at a mixed table beside the network; one listed twice is twice as likely."""

DECISIONS: Final = TRICKS - 1
"""How many decisions a seat has in a round: the last card is the only one left."""

# What is written down about every decision: how the round ended, the trick, and who played later.
HALVES, BALANCED, END_OF_TRICK, PLAYED_LATER = 0, 1, 2, 5
OUTCOMES: Final = 6

SMALL: Final = 1e-12
"""Keeps logarithms finite."""


@kernel
def play_training_games(
    table: Any, memory: Any, numbers: Any, parameters: Any, inputs: Any, outcomes: Any, counts: Any
) -> None:
    """Play games and fill in *inputs* and *outcomes* of every decision of the network.

    *numbers* are the seed, the first game and the one after the last. *parameters* is the share of
    mixed tables, the share of cards played at random, the temperature of the softmax that picks the
    others, and the share of a decision's outcome that is the real result; the rest is what the
    seat expected at its next decision. Game i writes into the i-th part of *inputs* and *outcomes*.
    """
    known = np.empty(SIZE, np.int64)
    codes = np.empty(MOST_SEATS, np.int64)
    for game in range(numbers[1], numbers[2]):
        stream = stream_of(np.uint64(numbers[0]), game)
        known[:] = table
        _seat_players(codes, known[PLAYERS], parameters[0], stream)
        counts[game] = _play_training_game(
            known, codes, memory, parameters, inputs[game], outcomes[game], stream
        )


@kernel
def _seat_players(codes: Any, players: int, mixed: float, stream: Any) -> None:
    """Fill in the network everywhere or, at mixed tables, weak policies of one kind or of any."""
    codes[:] = NETWORK
    if unit(stream) >= mixed:
        return
    if below(stream, 2):
        codes[:] = WEAK[below(stream, len(WEAK))]
    else:
        for seat in range(players):
            if below(stream, 3):
                codes[seat] = WEAK[below(stream, len(WEAK))]
    codes[below(stream, players)] = NETWORK


@kernel
def _play_training_game(
    known: Any, codes: Any, memory: Any, parameters: Any, inputs: Any, outcomes: Any, stream: Any
) -> int:
    """Play one game; return how many decisions were filled in."""
    players, first = known[PLAYERS], known[LEADER]
    hands = np.zeros(MOST_SEATS, np.int64)
    moods = np.zeros((TRICKS, 2), np.int64)
    deciders = np.empty(len(inputs), np.int64)
    expected = np.empty((len(inputs), ANSWERS), np.float32)
    pile = known[PILE:HISTORY].copy()
    count = 0
    for number in range(players):
        known[LEADER] = (first + number) % players
        begin_round(known, hands, moods, pile, stream)
        began = count
        while known[TRICK] < TRICKS:
            trick_began = count
            while known[LAID] < players:
                seat = seat_to_play(known)
                known[SEAT], known[HAND] = seat, hands[seat]
                if codes[seat] == NETWORK and known[TRICK] < DECISIONS:
                    card = _try_card(
                        known, memory, parameters, inputs[count], expected[count], stream
                    )
                    deciders[count] = seat
                    count += 1
                else:
                    card = card_of_policy(codes[seat], known, memory, stream)
                play_card(known, hands, card)
            for decision in range(trick_began, count):
                known[SEAT] = deciders[decision]
                _note_end(known, inputs[decision], outcomes[decision])
            end_trick(known, moods)
        note_round(
            known,
            parameters[3],
            deciders[began:count],
            expected[began:count],
            outcomes[began:count],
        )
        score_round(known)
    return count


@kernel
def _try_card(
    known: Any, memory: Any, parameters: Any, inputs: Any, expected: Any, stream: Any
) -> Any:
    """Return a card, mostly a good one, and fill in the network's inputs for it.

    What it expects of the best card is *expected*.
    """
    cards = np.empty(TRICKS, np.int64)
    answers = np.empty((TRICKS, ANSWERS), np.float32)
    worth = worth_of_balance(known)
    count = evaluate_cards(known, worth, memory, cards, answers)
    expected[:] = answers[_cheapest(answers[:count], worth)]
    best, least = 0, 1e9
    for place in range(count):
        # Noise of this form makes a softmax out of a minimum.
        noise = np.log(SMALL - np.log(unit(stream) + SMALL))
        cost = price(answers[place], worth) + parameters[2] * noise
        if cost < least:
            best, least = place, cost
    if unit(stream) < parameters[1]:
        best = below(stream, count)
    fill_position(known, worth, inputs)
    inputs[KEPT + fill_card(known, cards[best], inputs)] -= np.float32(0.5)
    return cards[best]


@kernel
def _cheapest(answers: Any, worth: float) -> int:
    """Return the place of the card that costs least."""
    best = 0
    for place in range(len(answers)):
        if price(answers[place], worth) < price(answers[best], worth):
            best = place
    return best


@kernel
def note_round(known: Any, really: float, deciders: Any, expected: Any, outcomes: Any) -> None:
    """Fill in the outcome of each decision of a finished round, the last one first.

    The results of single rounds vary far more than the values of cards. So an outcome is the real
    result in part only (*really*); the rest is what the seat expected at its next decision, if it
    had one, and so on.
    """
    came = np.empty((MOST_SEATS, ANSWERS))
    for seat in range(known[PLAYERS]):
        came[seat, HALVES] = abs(known[BALANCES + seat])
        came[seat, BALANCED] = known[BALANCES + seat] == 0
    for decision in range(len(deciders) - 1, -1, -1):
        seat = deciders[decision]
        for answer in range(ANSWERS):
            outcomes[decision, answer] = came[seat, answer]
            came[seat, answer] *= really
            came[seat, answer] += (1 - really) * expected[decision, answer]


@kernel
def _note_end(known: Any, inputs: Any, outcomes: Any) -> None:
    """Fill in which end of a full trick the seat's card was."""
    mine = (known[SEAT] - known[LEADER]) % known[PLAYERS]
    lower, higher = 0, 0
    for place in range(known[PLAYERS]):
        lower += known[TABLE + place] < known[TABLE + mine]
        higher += known[TABLE + place] > known[TABLE + mine]
    end = LOWEST if lower == 0 else (HIGHEST if higher == 0 else NEITHER)
    fill_end(known, end, inputs)
    outcomes[END_OF_TRICK:PLAYED_LATER] = 0.0
    outcomes[END_OF_TRICK + end] = 1.0
    outcomes[PLAYED_LATER] = known[PLAYERS] - 1 - mine
