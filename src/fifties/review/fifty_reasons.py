"""Why a choice in Fifty was good or bad, in terms of the numbers that were written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fifties.review.review import ReviewReason, Verdict

if TYPE_CHECKING:
    from fifties.review.fifty import NumberReview

CROWDED: Final = 0.5
"""A number that so many of the others hold on average is crowded."""

TELLING: Final = 0.25
"""A part of the loss that one other number makes good for is worth naming."""


def reason_of_choice(
    verdict: Verdict, loss: float, numbers: Sequence[NumberReview], others: int
) -> ReviewReason:
    """Return why a choice lost *loss* against *others* who play the equilibrium."""
    if verdict is Verdict.BEST or not numbers:
        return ReviewReason("review-reason-unbeatable", {})
    worst = max(numbers, key=lambda number: number.gain)
    if worst.gain < TELLING * loss:
        return ReviewReason("review-reason-together", {"loss": loss})
    details = {"number": worst.number, "instead": worst.instead, "gain": worst.gain}
    if worst.held >= CROWDED:
        held = {"others": others, "holders": worst.held}
        return ReviewReason("review-reason-crowded", {**details, **held})
    return ReviewReason("review-reason-instead", details)
