"""Who takes what from a trick, and what a round is worth."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from fifties.core.contract import Seat
from fifties.games.fifty_fifty.actions import Card, Mood
from fifties.games.fifty_fifty.state import RoundScored, Strike, TrickTaken, next_seat


def take(
    leader: Seat,
    mood: Mood,
    cards: tuple[Card, ...],
    balances: tuple[int, ...],
    ends: tuple[Card, Card] | None = None,
) -> TrickTaken:
    """Hand out the halves of a trick to players who hold *balances* so far.

    *ends* are its highest and lowest card, where they are known.
    """
    players = len(cards)
    yellow, blue = mood
    high, low = ends or (max(cards), min(cards))
    highest = (leader + cards.index(high)) % players
    lowest = (leader + cards.index(low)) % players
    after = list(balances)
    cancelled = (_pairs(blue, -after[highest]), _pairs(yellow, after[lowest]))
    after[highest] += blue
    after[lowest] -= yellow
    return TrickTaken(leader, mood, cards, highest, lowest, cancelled, tuple(after))


def _pairs(taken: int, opposite: int) -> int:
    """Return how many of the halves *taken* pair up with the *opposite* ones already held."""
    return min(taken, opposite) if opposite > 0 else 0


def struck(rounds: Sequence[RoundScored], seat: Seat) -> tuple[int, ...]:
    """Return which results of *seat* are struck, counted from 0 and ascending."""
    made = [strike for done in rounds for strike in done.strikes if strike.seat == seat]
    return tuple(sorted(strike.round for strike in made))


def struck_by_seat(rounds: Sequence[RoundScored], players: int) -> tuple[tuple[int, ...], ...]:
    """Return which results are struck, by seat: counted from 0 and ascending."""
    made: list[list[int]] = [[] for _ in range(players)]
    for done in rounds:
        for strike in done.strikes:
            made[strike.seat].append(strike.round)
    return tuple([tuple(sorted(results)) for results in made])


def totals(rounds: Sequence[RoundScored], players: int) -> tuple[int, ...]:
    """Return everybody's total after *rounds*."""
    return rounds[-1].totals if rounds else (0,) * players


def score(
    rounds: Sequence[RoundScored], dealer: Seat, tricks: tuple[TrickTaken, ...], *, last: bool
) -> RoundScored:
    """Write a round down that *dealer* dealt and that follows *rounds*."""
    points = tuple([-abs(balance) for balance in tricks[-1].balances])
    added = list(map(add, points, totals(rounds, len(points))))
    strikes = _strikes(rounds, points) if 0 in points else ()
    for strike in strikes:
        added[strike.seat] -= strike.points
    players = len(points)
    following = next_seat(dealer, players)
    leader = next_seat(following, players)
    return RoundScored(dealer, tricks, points, strikes, tuple(added), following, leader, last)


def _strikes(rounds: Sequence[RoundScored], points: Sequence[int]) -> tuple[Strike, ...]:
    """Return what a round that ended with *points* strikes of the earlier *rounds*."""
    made = []
    for seat, result in enumerate(points):
        if result < 0:
            continue
        gone = struck(rounds, seat)
        standing = [number for number in range(len(rounds)) if number not in gone]
        if standing:
            worst = min(standing, key=[done.points[seat] for done in rounds].__getitem__)
            made.append(Strike(seat, worst, rounds[worst].points[seat]))
    return tuple(made)
