"""Why a card in Fifty Fifty was good or bad, in terms of angry and laughing halves."""

from __future__ import annotations

from typing import Final

import numpy as np

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import Card
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.review.fifty_fifty_hand import network_of, stream_of_view
from fifties.review.review import ReviewReason, Verdict
from fifties.simulation.fifty_fifty.game_arrays import array_from_view
from fifties.solver.fifty_fifty.search import recall_plays
from fifties.solver.fifty_fifty.trick_ends import trick_ends

WORLDS: Final = 60
"""In how many worlds the trick is played to its end."""

TELLING: Final = 0.1
"""Halves that this trick must bring more or less on average to be named as the reason."""

HIGHEST, LOWEST = 0, 1
TOOK: Final = ("review-reason-took-angry", "review-reason-took-laughing")
"""What is said of a card that gets halves that nobody wants, by the end of the trick."""
MISSED: Final = ("review-reason-missed-angry", "review-reason-missed-laughing")
"""And of one that misses those that would have cancelled others."""


def reason_of_card(
    game: FiftyFifty, view: FiftyFiftyView, verdict: Verdict, card: Card, best: Card
) -> ReviewReason:
    """Return why *card* was worth less than *best* to the owner of *view*."""
    if card == best:
        return ReviewReason("review-reason-best-card", {"card": card})
    if verdict in {Verdict.BEST, Verdict.FINE}:
        return ReviewReason("review-reason-as-good", {"card": card, "best": best})
    yellow, blue = view.mood or (0, 0)
    balance = view.balances[view.viewer or 0]
    mine, theirs = _ends(game, view, card, best)
    # What the halves of each end cost on top, times how much likelier this card gets them.
    angry = (mine[HIGHEST] - theirs[HIGHEST]) * (abs(balance + blue) - abs(balance))
    laughing = (mine[LOWEST] - theirs[LOWEST]) * (abs(balance - yellow) - abs(balance))
    if max(angry, laughing) < TELLING:
        return ReviewReason("review-reason-later", {"card": card, "best": best})
    end, halves = (HIGHEST, blue) if angry >= laughing else (LOWEST, yellow)
    message = (TOOK if mine[end] > theirs[end] else MISSED)[end]
    often = {"often": round(100 * mine[end]), "instead": round(100 * theirs[end])}
    return ReviewReason(message, {"card": card, "best": best, "halves": halves, **often})


def _ends(
    game: FiftyFifty, view: FiftyFiftyView, *cards: Card
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return how likely each of two cards is to be the highest, and the lowest, of this trick."""
    known, ends = array_from_view(game, view), np.zeros((len(cards), 2))
    trick_ends(
        known,
        recall_plays(known),
        network_of(game.players),
        stream_of_view(view, *cards),
        WORLDS,
        np.array(cards),
        ends,
    )
    (high, low), (other_high, other_low) = ends.tolist()
    return (high, low), (other_high, other_low)
