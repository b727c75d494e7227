"""The rest of a round at random, without the steps between."""

from __future__ import annotations

from random import Random

from fifties.games.fifty_fifty.scoring import score, take
from fifties.games.fifty_fifty.state import RoundScored, State


def finish_round(state: State, rng: Random) -> RoundScored:
    """Play the cards of a dealt round: the same ones that `Cards.sample` would draw from *rng*."""
    standing, draw = state.standing, rng.getrandbits
    players, leader = len(standing.hands), standing.leader
    tricks, balances = list(standing.tricks), standing.balances
    hands = [list(hand) for hand in standing.hands]
    cards = list(state.cards)
    for place, card in enumerate(cards):
        hands[(leader + place) % players].remove(card)
    for mood in standing.moods[len(tricks) :]:
        for place in range(len(cards), players):
            hand = hands[(leader + place) % players]
            cards.append(hand.pop(draw(26) * len(hand) >> 26))
        taken = take(leader, mood, tuple(cards), balances)
        tricks.append(taken)
        leader, balances, cards = taken.highest, taken.balances, []
    return score(standing.rounds, standing.dealer, tuple(tricks))
