"""What a game of Fifty Fifty is remembered for: by each of its players, and by all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from fifties.bots.remarks import Situation, SituationKind
from fifties.core.contract import Seat
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.state import RoundScored, State, TrickTaken
from fifties.table.messages import Mention, MentionKind
from fifties.table.own_mentions import narrow_result, own_mention

NEAR_WIN: Final = 2
"""So many points short of the win is nearly one."""

MANY: Final = 3
"""So many halves in one trick hurt."""

LONG_STREAK: Final = 4
"""So many tricks in a row without a half are worth a word."""


def fifty_fifty_mentions(game: FiftyFifty, state: State) -> tuple[Mention, ...]:
    """Return awards for all, and what everybody may remember of a game that is over."""
    outcome, rounds = game.outcome(state), state.standing.rounds
    if outcome is None:
        return ()
    points, seats = game.points(state), range(game.players)
    own = [mention for seat in seats for mention in _of_seat(rounds, seat)]
    near = [mention for seat in seats for mention in narrow_result(points, outcome, seat, NEAR_WIN)]
    return (*_awards(rounds, game.players), *sorted(own + near, key=lambda mention: mention.seats))


# Awards


def _awards(rounds: Sequence[RoundScored], players: int) -> Iterator[Mention]:
    seats = range(players)
    tricks = [trick for done in rounds for trick in done.tricks]
    yield from _best("award-most-cancelled", "halves", [_cancelled(tricks, s) for s in seats])
    calm = [sum(seat not in _ends(trick) for trick in tricks) for seat in seats]
    yield from _best("award-most-calm", "tricks", calm)
    taken = [max((_taken(trick, seat) for trick in tricks), default=0) for seat in seats]
    yield from _best("award-largest-trick", "halves", taken)


def _best(message: str, name: str, amounts: Sequence[int]) -> Iterator[Mention]:
    """Yield an award for whoever has the most; equals share it."""
    most = max(amounts)
    if most:
        yield Mention(
            MentionKind.MOST,
            tuple(seat for seat, amount in enumerate(amounts) if amount == most),
            message,
            {name: most},
        )


def _cancelled(tricks: Iterable[TrickTaken], seat: Seat) -> int:
    """Return how many halves of *seat* have paired up and left."""
    return sum(
        trick.cancelled[end]
        for trick in tricks
        for end, taker in enumerate((trick.highest, trick.lowest))
        if taker == seat
    )


def _ends(trick: TrickTaken) -> set[Seat]:
    """Return who got halves in a trick."""
    yellow, blue = trick.mood
    return {seat for seat, halves in ((trick.highest, blue), (trick.lowest, yellow)) if halves}


def _taken(trick: TrickTaken, seat: Seat) -> int:
    yellow, blue = trick.mood
    return (blue if trick.highest == seat else 0) + (yellow if trick.lowest == seat else 0)


# One's own


def _of_seat(rounds: Sequence[RoundScored], seat: Seat) -> Iterator[Mention]:
    yield from _best_round(rounds, seat)
    yield from _streak(rounds, seat)
    yield from _one_half(rounds, seat)
    yield from _hair(rounds, seat)


def _best_round(rounds: Sequence[RoundScored], seat: Seat) -> Iterator[Mention]:
    number, done = max(enumerate(rounds, 1), key=lambda found: (found[1].points[seat], -found[0]))
    strike = next((strike for strike in done.strikes if strike.seat == seat), None)
    if strike is not None:
        yield own_mention(seat, "mention-struck", points=strike.points, round=number)
    elif not done.points[seat]:
        yield own_mention(seat, "mention-balanced", round=number)
    else:
        yield own_mention(seat, "mention-best-round", halves=-done.points[seat], round=number)


def _streak(rounds: Sequence[RoundScored], seat: Seat) -> Iterator[Mention]:
    """Yield the longest row of tricks in one round in which *seat* got nothing."""
    streaks = [
        (len([*tricks]), -number)
        for number, done in enumerate(rounds, 1)
        for calm, tricks in groupby(seat not in _ends(trick) for trick in done.tricks)
        if calm
    ]
    if streaks and max(streaks)[0] >= LONG_STREAK:
        tricks, number = max(streaks)
        yield own_mention(seat, "mention-calm-streak", tricks=tricks, round=-number)


def _one_half(rounds: Sequence[RoundScored], seat: Seat) -> Iterator[Mention]:
    """Yield the round that ended one half from balanced, if there was one."""
    close = [number for number, done in enumerate(rounds, 1) if done.points[seat] == -1]
    if close:
        yield own_mention(seat, "mention-one-half-short", round=close[-1])


def _hair(rounds: Sequence[RoundScored], seat: Seat) -> Iterator[Mention]:
    """Yield the trick in which a card was an end by one, and cost most."""
    found = [
        (halves, -number, -trick, card, other, message)
        for number, done in enumerate(rounds, 1)
        for trick, taken in enumerate(done.tricks, 1)
        for halves, card, other, message in _hairs(taken, seat)
    ]
    if found:
        halves, number, trick, card, other, message = max(found)
        where = {"round": -number, "trick": -trick}
        yield own_mention(seat, message, card=card, other=other, halves=halves, **where)


def _hairs(trick: TrickTaken, seat: Seat) -> Iterator[tuple[int, int, int, str]]:
    yellow, blue = trick.mood
    cards = sorted(trick.cards)
    balance = trick.balances[seat]
    # Halves that cancelled others were no misfortune.
    if trick.highest == seat and 0 < blue <= balance and cards[-2] == cards[-1] - 1:
        yield blue, cards[-1], cards[-2], "mention-hair-angry"
    if trick.lowest == seat and 0 < yellow <= -balance and cards[1] == cards[0] + 1:
        yield yellow, cards[0], cards[1], "mention-hair-laughing"


def fifty_fifty_situation(trick: TrickTaken, seat: Seat) -> Situation | None:
    """Return how a trick went for *seat*, if it got halves that say something."""
    taken = _taken(trick, seat)
    cancelled = _cancelled([trick], seat)
    if cancelled:
        return Situation(SituationKind.GOOD) if cancelled >= taken else None
    return Situation(SituationKind.BAD) if taken >= MANY else None
