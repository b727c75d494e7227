"""Fifty Fifty reviewed: every card by what its owner could know when it was played.

What a seat can expect is worked out at every moment from its own view alone: by the network, and by
search in worlds that the seat cannot tell from the real one. So no verdict depends on a card that
its owner could not see.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from random import Random
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.core.contract import Action, Actor, Seat
from fifties.core.record import Record, final_state, replay
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.actions import TRICKS, Card
from fifties.games.fifty_fifty.state import State
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.review.review import (
    Account,
    Cause,
    Loss,
    NotReviewed,
    OnProgress,
    Review,
    Verdict,
    WinMoment,
    verdict_of,
)
from fifties.simulation.fifty_fifty.game_arrays import LAID, SEEN, TABLE, GameArray, array_from_view
from fifties.simulation.random_streams import Stream
from fifties.solver.fifty_fifty.levels import policy_of
from fifties.solver.fifty_fifty.round_means import round_means
from fifties.solver.fifty_fifty.search import (
    PRIOR_WORLDS,
    cards_to_try,
    expect_cost,
    recall_plays,
    try_cards,
)
from fifties.solver.fifty_fifty.weights_file import Floats

Sums: TypeAlias = NDArray[np.float64]

FINE, SLIP, BLUNDER = 0.05, 0.3, 1.0
"""Points that a card loses on average from which on it is called so."""

USUAL_LOSS: Final = 0.5
"""Points a card that somebody loses who gets half of the full mark."""

BATCHES: Final = 8
WORLDS_A_BATCH: Final = 12
"""In how many worlds the cards of a hand are tried, and in how many parts for the error."""

STEEPNESS: Final = 1.7
"""Of the softmax that turns what is expected into chances, as in Fifty's match model."""

WORLDS_BETWEEN: Final = 20
"""In how many worlds a seat imagines what comes while others play."""


class CardOption(Struct, frozen=True):
    """A card that could have been played."""

    card: Card
    expected: float
    """The points that the round was then expected to bring, a struck result included."""
    error: float
    """The standard error of that."""


class CardReview(Struct, frozen=True):
    """A card that was played, beside all others of the hand."""

    round: int
    trick: int
    """Both counted from 1."""
    seat: Seat
    card: Card
    options: tuple[CardOption, ...]
    """Every card of the hand, the best first."""
    best: Card
    loss: float
    error: float
    """The standard error of the loss."""
    verdict: Verdict


class FiftyFiftyReview(Review, frozen=True):
    """A game of Fifty Fifty, card by card."""

    decisions: tuple[CardReview, ...]

    @property
    def losses(self) -> tuple[Loss, ...]:
        """What every card lost, trick by trick."""
        return tuple(Loss(card.seat, card.round, card.trick, card.loss) for card in self.decisions)


class _Options(Struct, frozen=True):
    """What each card of a hand costs, by what its owner knows."""

    cards: tuple[Card, ...]
    costs: tuple[float, ...]
    """In halves at the end of the round, less what a strike is worth."""
    batches: Sums
    """By batch and card, the costs added up in the batch's worlds."""
    weights: Sums
    """By batch, the worlds' weights added up."""
    trust: float
    """How far the worlds count, beside the network's own price."""

    @property
    def best(self) -> Card:
        """The cheapest card, the lowest among equals."""
        return min(self.cards, key=lambda card: (self.cost(card), card))

    @property
    def least(self) -> float:
        """What the best card costs."""
        return min(self.costs)

    def cost(self, card: Card) -> float:
        """Return what *card* costs."""
        return self.costs[self.cards.index(card)]

    def loss(self, card: Card) -> float:
        """Return how much more *card* costs than the best one."""
        return self.cost(card) - self.least

    def error(self, card: Card, than: Card | None = None) -> float:
        """Return the standard error of a card's cost, or of what it is more *than* another's."""
        sums = self.batches[:, self.cards.index(card)]
        if than is not None:
            sums = sums - self.batches[:, self.cards.index(than)]
        total = self.weights.sum()
        off = sums - self.weights * (sums.sum() / total)
        return float(self.trust * sqrt(BATCHES / (BATCHES - 1) * float(off @ off)) / total)

    def listed(self) -> tuple[CardOption, ...]:
        """Return all cards as options, the best first."""
        ordered = sorted(self.cards, key=lambda card: (self.cost(card), card))
        return tuple([CardOption(card, -self.cost(card), self.error(card)) for card in ordered])


NOTHING_HELD: Final = _Options((), (), np.zeros((BATCHES, 0)), np.zeros(BATCHES), 0.0)


def weigh_cards(game: FiftyFifty, view: FiftyFiftyView) -> _Options:
    """Expect what each card of the hand costs, as the master does, but for every card."""
    known, network = array_from_view(game, view), _network(game.players)
    cards, prices = np.empty(TRICKS, np.int64), np.empty(TRICKS)
    cards_to_try(known, network, cards, prices)
    held = len(view.my_hand)
    cards, prices = cards[:held], prices[:held]
    moments, stream = recall_plays(known), _stream(view)
    batches, weights = np.zeros((BATCHES, held)), np.zeros((BATCHES, 2))
    for batch in range(BATCHES):
        try_cards(
            known, moments, network, stream, WORLDS_A_BATCH, cards, batches[batch], weights[batch]
        )
    total, squares = weights.sum(axis=0)
    worlds = total * total / squares
    trust = float(worlds / (worlds + PRIOR_WORLDS))
    costs = trust * batches.sum(axis=0) / total + (1 - trust) * prices
    return _Options(
        cards=tuple(map(int, cards)),
        costs=tuple(map(float, costs)),
        batches=batches,
        weights=weights[:, 0],
        trust=trust,
    )


@cache
def _network(players: int) -> Floats:
    return policy_of("master", players).memory


def _stream(view: FiftyFiftyView, *more: Card) -> Stream:
    """Return a random stream that depends on nothing but what a seat knows."""
    seed = f"{view.viewer} {view.round} {view.tricks} {view.cards} {view.my_hand} {more}"
    return np.array([Random(seed).getrandbits(64)], np.uint64)


def review_fifty_fifty(record: Record[FiftyFifty], on_progress: OnProgress) -> FiftyFiftyReview:
    """Return the review of a game of Fifty Fifty, as far as rounds were finished."""
    if record.game.reduced is not None:
        raise IllegalSetup(NotReviewed(record.game.name))
    game, names = record.game, record.header.players
    follower = _Follower(game, _finished(record))
    played = follower.rounds * game.players * TRICKS
    for entry, step in zip(record.entries, replay(record), strict=True):
        if follower.is_done:
            break
        follower.follow(entry.actor, entry.action, step.state)
        on_progress(min(1.0, follower.cards / max(played, 1)))
    seats = [
        account.seat_review(name, points, lost)
        for account, name, points, lost in zip(
            follower.accounts, names, follower.totals, follower.losses, strict=True
        )
    ]
    return FiftyFiftyReview(
        game=game.name,
        players=names,
        seats=tuple(seats),
        win=tuple(follower.win),
        decisions=tuple(follower.decisions),
    )


def _finished(record: Record[FiftyFifty]) -> int:
    """Return how many rounds of a record were played to their end."""
    return len(final_state(record).standing.rounds)


class _Follower:
    """Follows a game card by card, and books what changed everybody's prospects.

    A record that stops early is reviewed as if no more rounds had been agreed upon.
    """

    def __init__(self, game: FiftyFifty, rounds: int) -> None:
        self._game, self.rounds = game, rounds
        self._state = game.start()
        self._means = round_means(game)
        self.accounts = [Account(self._later(0)) for _ in range(game.players)]
        self.losses: list[list[float]] = [[] for _ in range(game.players)]
        self.decisions: list[CardReview] = []
        self.win: list[WinMoment] = []
        self.cards = 0
        """How many were played."""
        self._worths = [self._later(0)] * game.players
        """What everybody can expect now: points at the end."""
        self._options = NOTHING_HELD
        """What the cards of the seat cost that plays next."""
        self._note_chances(0)

    @property
    def is_done(self) -> bool:
        """Whether all rounds that were finished have been followed."""
        return len(self._state.standing.rounds) >= self.rounds

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points so far."""
        return self._game.points(self._state)

    def follow(self, actor: Actor, action: Action, after: State) -> None:
        """Go on by one action, to the state *after* it."""
        before = self._state
        if isinstance(actor, int) and isinstance(action, Play):
            self._judge(actor, action.card)
            if len(before.cards) + 1 == self._game.players:
                self._expect_next_mood(actor, action.card)
                self._go_on(after, None, Cause.CHANCE)
            else:
                self._go_on(after, actor, Cause.OTHERS)
        else:
            self._go_on(after, None, Cause.CHANCE)
        self._note_chances(len(before.standing.tricks))

    def _judge(self, seat: Seat, card: Card) -> None:
        """Book what a card lost against the best one of the hand."""
        options, standing = self._options, self._state.standing
        self.cards += 1
        self._book(seat, Cause.SKILL, self._worth(seat, options.cost(card)))
        if len(options.cards) == 1:
            return
        loss, error = options.loss(card), options.error(card, options.best)
        self.losses[seat].append(loss / USUAL_LOSS)
        self.decisions.append(
            CardReview(
                round=len(standing.rounds) + 1,
                trick=len(standing.tricks) + 1,
                seat=seat,
                card=card,
                options=options.listed(),
                best=options.best,
                loss=loss,
                error=error,
                verdict=verdict_of(loss, error, FINE, SLIP, BLUNDER),
            )
        )

    def _expect_next_mood(self, last: Seat, card: Card) -> None:
        """Book what the last card of a trick changes for the others, before a mood is turned up."""
        for seat in range(self._game.players):
            if seat != last:
                view = self._game.view(self._state, seat)
                known = array_from_view(self._game, view)
                known[TABLE + known[LAID]] = card
                known[LAID] += 1
                known[SEEN] |= 1 << card
                cost = self._imagine(known, _stream(view, card))
                self._book(seat, Cause.OTHERS, self._worth(seat, cost))

    def _go_on(self, state: State, actor: Seat | None, cause: Cause) -> None:
        """Book what everybody but *actor* can expect from *state* on, because of *cause*."""
        finished = len(state.standing.rounds) > len(self._state.standing.rounds)
        self._state = state
        if state.turn is not None:
            self._options = weigh_cards(self._game, self._game.view(state, state.turn))
        for seat in range(self._game.players):
            if finished:
                # All cards are known now: what is left is what the last ones really brought.
                worth = self.totals[seat] + self._later(len(state.standing.rounds))
                self._book(seat, Cause.OTHERS, worth)
            elif seat == state.turn:
                self._book(seat, cause, self._worth(seat, self._options.least))
            elif seat != actor:
                view = self._game.view(state, seat)
                cost = self._imagine(array_from_view(self._game, view), _stream(view))
                self._book(seat, cause, self._worth(seat, cost))

    def _imagine(self, known: GameArray, stream: Stream) -> float:
        """Return what the round costs a seat on average that does not play now."""
        network = _network(self._game.players)
        moments, weights = recall_plays(known), np.zeros(2)
        return float(expect_cost(known, moments, network, stream, WORLDS_BETWEEN, weights))

    def _book(self, seat: Seat, cause: Cause, worth: float) -> None:
        self._worths[seat] = worth
        self.accounts[seat].book(cause, worth)

    def _worth(self, seat: Seat, cost: float) -> float:
        """Return what a seat can expect at the end if this round costs so much."""
        return self.totals[seat] - cost + self._later(len(self._state.standing.rounds) + 1)

    def _later(self, rounds: int) -> float:
        """Return what the rounds after so many bring on average."""
        return sum(self._means.gains[rounds : self.rounds])

    def _note_chances(self, tricks: int) -> None:
        """Note everybody's chance to win after a deal and after a trick; there were *tricks*."""
        standing = self._state.standing
        number, taken = len(standing.rounds), len(standing.tricks)
        if not self._state.cards and (taken != tricks or not taken):
            at = f"round {number + 1} trick {taken}" if taken else f"round {number + 1} dealt"
            if not standing.hands:
                at = f"round {number} scored" if number else "start"
            self.win.append(WinMoment(at, self._chances(self.rounds - number - taken / TRICKS)))

    def _chances(self, left: float) -> tuple[float, ...]:
        """Return the chances to win with so many rounds *left*."""
        most = max(self._worths)
        if left <= 0:
            shares = [float(worth == most) for worth in self._worths]
        else:
            slope = STEEPNESS / (self._means.spread * sqrt(2 * left))
            shares = [exp(slope * (worth - most)) for worth in self._worths]
        return tuple(share / sum(shares) for share in shares)
