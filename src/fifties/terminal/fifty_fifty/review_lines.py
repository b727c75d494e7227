"""What a review says about cards in Fifty Fifty that were no good."""

from __future__ import annotations

from typing import Final

from fifties.core.contract import Seat
from fifties.review import Verdict
from fifties.review.fifty_fifty import CardReview, FiftyFiftyReview
from fifties.review.review import ERRORS
from fifties.terminal.page import Page
from fifties.words import Words

SLIGHT: Final = 0.05
"""An error below this is none, once it is rounded."""


def review_lines(page: Page, words: Words, reviewed: FiftyFiftyReview, seat: Seat) -> list[str]:
    """Return a line for each slip and blunder of *seat*."""
    return [
        _line(page, words, card)
        for card in reviewed.decisions
        if card.seat == seat and card.verdict in {Verdict.SLIP, Verdict.BLUNDER}
    ]


def _line(page: Page, words: Words, card: CardReview) -> str:
    say = words.say
    told = say(
        "review-card",
        where=say("review-trick", round=card.round, trick=card.trick),
        card=card.card,
        dash=page.glyphs.dash,
        verdict=say("review-verdict", verdict=card.verdict.value),
        best=card.best,
        loss=card.loss,
        error=ERRORS * card.error,
        sure="yes" if ERRORS * card.error < SLIGHT else "no",
    )
    return f"{told} {say(card.reason.message, **card.reason.details)}"
