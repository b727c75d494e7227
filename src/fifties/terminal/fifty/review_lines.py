"""What a review says about choices in Fifty that were no good."""

from __future__ import annotations

from collections.abc import Iterator

from fifties.core.contract import Seat
from fifties.review import Verdict
from fifties.review.fifty import ChoiceReview, FiftyReview, RoundReview
from fifties.terminal.fifty.coach import spaced
from fifties.terminal.page import Page
from fifties.words import Words


def review_lines(page: Page, words: Words, reviewed: FiftyReview, seat: Seat) -> list[str]:
    """Return a line for each slip and blunder of *seat*."""
    return [
        " ".join(_sentences(page, words, done, choice))
        for done in reviewed.rounds
        for choice in done.choices
        if choice.seat == seat and choice.verdict in {Verdict.SLIP, Verdict.BLUNDER}
    ]


def _sentences(page: Page, words: Words, done: RoundReview, choice: ChoiceReview) -> Iterator[str]:
    say = words.say
    yield say(
        "review-numbers",
        where=say("review-round", round=done.round),
        numbers=spaced(choice.numbers),
        dash=page.glyphs.dash,
        verdict=say("review-verdict", verdict=choice.verdict.value),
        expected=choice.expected or 0.0,
        loss=choice.loss,
    )
    yield say(choice.reason.message, **choice.reason.details)
    best = choice.hindsight
    if best is not None and choice.points is not None and best.points > choice.points:
        numbers = spaced(best.numbers)
        yield say("review-hindsight", numbers=numbers, most=best.points, points=choice.points)
