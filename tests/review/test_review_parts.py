"""A review while it is worked out: its parts in their order are the review."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from fifties.core.record import AnyRecord
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.review import ReviewPart, review_record
from fifties.review.fifty import FiftyReview, FiftyReviewPart
from fifties.review.fifty_fifty import FiftyFiftyReview, FiftyFiftyReviewPart

from random_games import random_record


@pytest.mark.parametrize(
    "record",
    [random_record(Fifty(4), Random(4), 0.6)[0], random_record(FiftyFifty(3), Random(3), 0.4)[0]],
    ids=["Fifty", "Fifty Fifty"],
)
def test_all_parts_are_the_review_but_for_its_seats(record: AnyRecord) -> None:
    parts: list[ReviewPart] = []
    shares: list[float] = []
    told = review_record(record, shares.append, parts.append)
    assert told == review_record(record)
    assert tuple(chain.from_iterable(part.win for part in parts)) == told.win
    match told:
        case FiftyReview():
            found = [part.rounds for part in parts if isinstance(part, FiftyReviewPart)]
            assert tuple(chain.from_iterable(found)) == told.rounds
            assert all(len(rounds) == 1 for rounds in found)
        case FiftyFiftyReview():
            cards = [part.decisions for part in parts if isinstance(part, FiftyFiftyReviewPart)]
            assert tuple(chain.from_iterable(cards)) == told.decisions
            assert max(map(len, cards)) == 1
        case _:
            raise AssertionError(told)
    assert shares == sorted(shares) == [part.done for part in parts]
    assert shares[-1] == 1
