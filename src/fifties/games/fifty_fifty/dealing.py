"""Hands: dealt, and without the cards of a trick."""

from __future__ import annotations

from typing import Final

from fifties.core.contract import Seat
from fifties.games.fifty_fifty.actions import DECK, Card, Deal
from fifties.games.fifty_fifty.state import Standing, State

_ONE_CARD: Final = tuple(bytes([card]) for card in range(DECK.stop))
"""Made once: these are asked for at every trick."""


def dealt(before: Standing, deal: Deal) -> State:
    """Return the state in which the leader of a new round is to play."""
    hands, leader = tuple(map(bytes, deal.hands)), before.leader
    after = Standing(before.rounds, before.dealer, deal.moods, (), leader, hands, before.balances)
    return State(after, (), leader)


def without(hands: tuple[bytes, ...], leader: Seat, cards: tuple[Card, ...]) -> tuple[bytes, ...]:
    """Return *hands* after a trick of *cards* that *leader* began."""
    left = list(hands)
    seat = leader
    for card in cards:
        left[seat] = left[seat].replace(_ONE_CARD[card], b"")
        seat += 1
        if seat == len(left):
            seat = 0
    return tuple(left)
