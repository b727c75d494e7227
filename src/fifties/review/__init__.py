"""What a played game was worth: how much of a result was skill, and how much luck.

It answers what each seat could expect, what every decision gained or lost against best play, and
what chance and the others brought. It knows records and the solver, and no tables, files or people.
"""

from fifties.extras import COMPILED, require

require("lab", *COMPILED)

from fifties.review.registry import luck_free_points, review_instead, review_record
from fifties.review.review import (
    Moment,
    Review,
    ReviewPart,
    ReviewReason,
    SeatReview,
    Verdict,
    WinMoment,
    WinReview,
)

__all__ = [
    "Moment",
    "Review",
    "ReviewPart",
    "ReviewReason",
    "SeatReview",
    "Verdict",
    "WinMoment",
    "WinReview",
    "luck_free_points",
    "review_instead",
    "review_record",
]
