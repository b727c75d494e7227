"""What other numbers would have been worth: the same judge as for those that were written."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from fifties.core.record import Record, final_state
from fifties.core.refusals import IllegalAction, IllegalSetup
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.offers import Choices
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.review import review_instead, review_record
from fifties.review.fifty import ChoiceReview, FiftyReview
from reviewed_games import of_choices

from random_games import random_record, seeds

BLOCKED = (1, 4, 7)


def of_four(*picks: tuple[int, ...]) -> Record[Fifty]:
    """Return the record of one round of four players."""
    return of_choices(Fifty(4), BLOCKED, *picks)


@given(seed=seeds)
@settings(max_examples=10)
def test_other_numbers_are_judged_as_if_they_had_been_written(seed: int) -> None:
    rng = Random(seed)
    choices = Choices(1, 50, BLOCKED)
    mine, others, *rest = (choices.sample(rng).numbers for _ in range(5))
    tried = review_instead(of_four(mine, *rest), 0, Choose(1, others))
    written = of_four(others, *rest)
    told = review_record(written)
    assert isinstance(told, FiftyReview)
    assert isinstance(tried, ChoiceReview)
    really = told.rounds[0].choices[0]
    assert (tried.numbers, tried.expected, tried.loss) == (others, really.expected, really.loss)
    assert (tried.worth, tried.reason, tried.verdict) == (
        really.worth,
        really.reason,
        really.verdict,
    )
    assert tried.hindsight == really.hindsight
    counted = final_state(written).rounds[0]
    assert tried.points == counted.beads[0] + counted.bonus[0]


def test_the_numbers_that_were_written_are_worth_what_the_review_says() -> None:
    record, _ = random_record(Fifty(5), Random(5), 1)
    told = review_record(record)
    assert isinstance(told, FiftyReview)
    for done in told.rounds:
        for choice in done.choices:
            tried = review_instead(record, choice.seat, Choose(done.round, choice.numbers))
            assert isinstance(tried, ChoiceReview)
            assert (tried.expected, tried.loss) == (choice.expected, choice.loss)


@pytest.mark.parametrize(
    ("seat", "choice", "message"),
    [
        (0, Choose(1, (2, 3, 5, 6, 11)), "F5-ending-blocked"),
        (0, Choose(1, (2, 3, 5, 6)), "F5-numbers-miscounted"),
        (0, Choose(1, (2, 3, 5, 6, 55)), "F5-number-outside"),
        (0, Choose(2, (2, 3, 5, 6, 8)), "input-no-such-decision"),
        (4, Choose(1, (2, 3, 5, 6, 8)), "input-no-such-decision"),
        (-1, Choose(1, (2, 3, 5, 6, 8)), "input-no-such-decision"),
    ],
)
def test_what_could_not_be_written_is_refused(seat: int, choice: Choose, message: str) -> None:
    record = of_four(*[(2, 13, 22, 36, 45)] * 4)
    with pytest.raises((IllegalAction, IllegalSetup)) as refused:
        review_instead(record, seat, choice)
    assert refused.value.refusal.message == message


def test_of_fifty_fifty_the_review_says_it_already() -> None:
    record, _ = random_record(FiftyFifty(3), Random(1), 0.4)
    with pytest.raises(IllegalSetup):
        review_instead(record, 0, Play(1))
