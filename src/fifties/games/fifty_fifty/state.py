"""The state of a game of Fifty Fifty."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from fifties.core.contract import Event, Seat
from fifties.core.contract import State as BaseState
from fifties.games.fifty_fifty.actions import DECK, Card, Deal, Mood

_ONE_CARD: Final = tuple(bytes([card]) for card in range(DECK.stop))
"""Made once: these are asked for at every trick."""


def next_seat(seat: Seat, players: int) -> Seat:
    """Return the seat clockwise: who plays after *seat*, deals after it, or leads when it dealt."""
    return (seat + 1) % players


class TrickTaken(Event, frozen=True, gc=False, tag="trick-taken"):
    """A trick: its highest card took the mood's blue halves, its lowest card the yellow ones."""

    leader: Seat
    mood: Mood
    cards: tuple[Card, ...]
    """In order of play."""
    highest: Seat
    lowest: Seat
    cancelled: tuple[int, int]
    """How many halves of the highest and of the lowest card's owner paired up and left."""
    balances: tuple[int, ...]
    """What everybody holds after it: blue halves positive, yellow ones negative."""


class Strike(Struct, frozen=True, gc=False):
    """An earlier result that counts no more, because its owner ended a round balanced."""

    seat: Seat
    round: int
    """Which result, counted from 0."""
    points: int
    """What it was."""


class RoundScored(Event, frozen=True, gc=False, tag="fifty-fifty-round-scored"):
    """A round: nine tricks were played and the result is written down."""

    dealer: Seat
    tricks: tuple[TrickTaken, ...]
    points: tuple[int, ...]
    """Minus one a half, before anything is struck."""
    strikes: tuple[Strike, ...]
    """The earlier results that this round strikes, in seat order."""
    totals: tuple[int, ...]
    """After this round, without anything struck so far."""
    next_dealer: Seat
    """Who deals the next round, if there is one."""
    next_leader: Seat
    """Who leads it."""
    last: bool
    """Whether the game is over with it."""


class Standing(Struct, frozen=True, gc=False):
    """How things stood when the current trick began."""

    rounds: tuple[RoundScored, ...]
    dealer: Seat
    """Who deals this round."""
    moods: tuple[Mood, ...]
    """What each trick of this round hands out; none before the deal. Later tricks' are secret."""
    tricks: tuple[TrickTaken, ...]
    """This round's, so far."""
    leader: Seat
    """Who plays first to this trick."""
    hands: tuple[bytes, ...]
    """By seat, one byte a card; none before the deal. Secret."""
    balances: tuple[int, ...]


class State(BaseState, frozen=True, gc=False):
    """A game of Fifty Fifty between two actions."""

    standing: Standing
    cards: tuple[Card, ...]
    """The current trick so far, in order of play."""
    turn: Seat | None
    """Who plays next; ``None`` before a deal and when the game is over."""
    high: Card = 0
    """The highest card of the current trick; 0 before the first."""
    low: Card = DECK.stop
    """The lowest one; above all cards before the first."""

    def hand(self, seat: Seat) -> bytes:
        """Return what *seat* holds now."""
        if not self.standing.hands:
            return b""
        return self.standing.hands[seat].translate(None, bytes(self.cards))

    def hands(self) -> list[bytes]:
        """Return what everybody holds now, by seat; nothing before a deal."""
        played = bytes(self.cards)
        return [hand.translate(None, played) for hand in self.standing.hands]

    @property
    def mood(self) -> Mood | None:
        """The open Mood card, if any."""
        standing = self.standing
        return standing.moods[len(standing.tricks)] if standing.moods else None


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
