"""Fifty Fifty reviewed: every card by what its owner could know when it was played.

What a seat can expect is worked out at every moment from its own view alone: by the network, and by
search in worlds that the seat cannot tell from the real one. So no verdict depends on a card that
its owner could not see.
"""

from __future__ import annotations

from itertools import islice
from math import exp, sqrt
from typing import Final

import numpy as np
from msgspec import Struct

from fifties.core.contract import Action, Actor, Seat
from fifties.core.record import Record, final_state, replay
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.actions import TRICKS, Card
from fifties.games.fifty_fifty.state import State
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.review.fifty_fifty_hand import (
    NOTHING_HELD,
    CardOption,
    network_of,
    stream_of_view,
    weigh_cards,
)
from fifties.review.fifty_fifty_reasons import reason_of_card
from fifties.review.review import (
    Account,
    Cause,
    Loss,
    NotReviewed,
    OnPart,
    Place,
    Review,
    ReviewPart,
    ReviewReason,
    Verdict,
    WinMoment,
    inherited_part,
    seat_review,
    verdict_of,
)
from fifties.simulation.fifty_fifty.game_arrays import LAID, SEEN, TABLE, GameArray, array_from_view
from fifties.simulation.random_streams import Stream
from fifties.solver.fifty_fifty.round_means import round_means
from fifties.solver.fifty_fifty.search import expect_cost, recall_plays

FINE, SLIP, BLUNDER = 0.05, 0.3, 1.0
"""Points that a card loses on average from which on it is called so."""

USUAL_LOSS: Final = 0.5
"""Points a card that somebody loses who gets half of the full mark."""

STEEPNESS: Final = 1.7
"""Of the softmax that turns what is expected into chances, as in Fifty's match model."""

WORLDS_BETWEEN: Final = 20
"""In how many worlds a seat imagines what comes while others play."""


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
    reason: ReviewReason


class FiftyFiftyReview(Review, frozen=True):
    """A game of Fifty Fifty, card by card."""

    decisions: tuple[CardReview, ...]

    @property
    def losses(self) -> tuple[Loss, ...]:
        """What every card lost, trick by trick."""
        return tuple(Loss(card.seat, card.round, card.trick, card.loss) for card in self.decisions)


class FiftyFiftyReviewPart(ReviewPart, frozen=True):
    """A card that is reviewed, or a moment at which chances are known."""

    decisions: tuple[CardReview, ...]


def review_fifty_fifty(record: Record[FiftyFifty], on_part: OnPart) -> FiftyFiftyReview:
    """Return the review of a game of Fifty Fifty, as far as rounds were finished."""
    if record.game.reduced is not None:
        raise IllegalSetup(NotReviewed(record.game.name))
    game, names = record.game, record.header.players
    inherited = inherited_part(record)
    follower = _Follower(game, _finished(record), final_state(inherited))
    played = follower.rounds * game.players * TRICKS - follower.cards_before
    told, known = 0, 0
    steps = zip(record.entries, replay(record), strict=True)
    for entry, step in islice(steps, len(inherited.entries), None):
        if follower.is_done:
            break
        follower.follow(entry.actor, entry.action, step.state)
        on_part(
            FiftyFiftyReviewPart(
                done=min(1.0, follower.cards / max(played, 1)),
                win=tuple(follower.win[known:]),
                decisions=tuple(follower.decisions[told:]),
            )
        )
        told, known = len(follower.decisions), len(follower.win)
    seats = [
        seat_review(name, points, account, win, lost)
        for name, points, account, win, lost in zip(
            names,
            follower.totals,
            follower.accounts,
            follower.chances,
            follower.losses,
            strict=True,
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

    A record that stops early is reviewed as if no more rounds had been agreed upon. A game that
    branched off another one is followed from there on: what was done before is a part of what
    everybody expects.
    """

    def __init__(self, game: FiftyFifty, rounds: int, begins: State) -> None:
        self._game, self.rounds = game, rounds
        standing = begins.standing
        tricks = len(standing.rounds) * TRICKS + len(standing.tricks)
        self.cards_before = tricks * game.players + len(begins.cards)
        """How many were played before."""
        self._means = round_means(game)
        self._place: Place = (1, None)
        self._options = NOTHING_HELD
        """What the cards of the seat cost that plays next."""
        self._reach(begins)
        self._worths = [self._worth_now(seat) for seat in range(game.players)]
        """What everybody can expect now: points at the end."""
        self.accounts = [Account(worth) for worth in self._worths]
        self.chances = [Account(chance) for chance in self._chances()]
        """Of winning."""
        self.losses: list[list[float]] = [[] for _ in range(game.players)]
        self.decisions: list[CardReview] = []
        self.win = [WinMoment("start", self._chances())]
        self.cards = 0
        """How many were played."""

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
        number, trick = len(before.standing.rounds) + 1, len(before.standing.tricks) + 1
        self._place = (number, None)
        if isinstance(actor, int) and isinstance(action, Play):
            self._place = (number, trick)
            self._judge(actor, action.card)
            if len(before.cards) + 1 == self._game.players:
                self._expect_next_mood(actor, action.card)
                if trick < TRICKS:
                    self._place = (number, trick + 1)
                self._go_on(after, None, Cause.CHANCE)
            else:
                self._go_on(after, actor, Cause.OTHERS)
        else:
            self._go_on(after, None, Cause.CHANCE)
        self._note_chances(trick - 1)

    def _judge(self, seat: Seat, card: Card) -> None:
        """Book what a card lost against the best one of the hand."""
        options, standing = self._options, self._state.standing
        self.cards += 1
        self._book(seat, Cause.SKILL, self._worth(seat, options.cost(card)))
        if len(options.cards) == 1:
            return
        loss, error = options.loss(card), options.error(card, options.best)
        verdict = verdict_of(loss, error, FINE, SLIP, BLUNDER)
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
                verdict=verdict,
                reason=reason_of_card(self._game, self._view(seat), verdict, card, options.best),
            )
        )

    def _expect_next_mood(self, last: Seat, card: Card) -> None:
        """Book what the last card of a trick changes for the others, before a mood is turned up."""
        for seat in range(self._game.players):
            if seat != last:
                view = self._view(seat)
                known = array_from_view(self._game, view)
                known[TABLE + known[LAID]] = card
                known[LAID] += 1
                known[SEEN] |= 1 << card
                cost = self._imagine(known, stream_of_view(view, card))
                self._book(seat, Cause.OTHERS, self._worth(seat, cost))

    def _go_on(self, state: State, actor: Seat | None, cause: Cause) -> None:
        """Book what everybody but *actor* can expect from *state* on, because of *cause*."""
        finished = len(state.standing.rounds) > len(self._state.standing.rounds)
        self._reach(state)
        for seat in range(self._game.players):
            # After a round all cards are known: what is left is what the last ones really brought.
            if finished or seat != actor:
                self._book(seat, Cause.OTHERS if finished else cause, self._worth_now(seat))

    def _reach(self, state: State) -> None:
        """Take over a state, and weigh the cards of whoever plays next."""
        self._state, standing = state, state.standing
        self._left = self.rounds - len(standing.rounds) - len(standing.tricks) / TRICKS
        """Rounds to come, and the part of this one."""
        if state.turn is not None and not self.is_done:
            self._options = weigh_cards(self._game, self._view(state.turn))

    def _worth_now(self, seat: Seat) -> float:
        """Return what *seat* can expect now, by its own view."""
        turn = self._state.turn
        if turn is None or self.is_done:
            return self.totals[seat] + self._later(len(self._state.standing.rounds))
        if seat == turn:
            return self._worth(seat, self._options.least)
        view = self._view(seat)
        cost = self._imagine(array_from_view(self._game, view), stream_of_view(view))
        return self._worth(seat, cost)

    def _imagine(self, known: GameArray, stream: Stream) -> float:
        """Return what the round costs a seat on average that does not play now."""
        network = network_of(self._game.players)
        moments, weights = recall_plays(known), np.zeros(2)
        return float(expect_cost(known, moments, network, stream, WORLDS_BETWEEN, weights))

    def _view(self, seat: Seat) -> FiftyFiftyView:
        return self._game.view(self._state, seat)

    def _book(self, seat: Seat, cause: Cause, worth: float) -> None:
        """Note what *seat* can expect from now on, and what that means for everybody's chances."""
        self._worths[seat] = worth
        self.accounts[seat].book(cause, worth, self._place)
        for other, chance in enumerate(self._chances()):
            own = Cause.OTHERS if cause is Cause.SKILL and other != seat else cause
            self.chances[other].book(own, chance, self._place)

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
            self.win.append(WinMoment(at, self._chances()))

    def _chances(self) -> tuple[float, ...]:
        """Return everybody's chance to win."""
        most = max(self._worths)
        if self._left <= 0:
            shares = [float(worth == most) for worth in self._worths]
        else:
            slope = STEEPNESS / (self._means.spread * sqrt(2 * self._left))
            shares = [exp(slope * (worth - most)) for worth in self._worths]
        return tuple(share / sum(shares) for share in shares)
