"""Reviews of golden records: golden texts in `data/reviews/`, one line a seat and a decision.

`pytest tests/review/test_golden_reviews.py --renew-reviews` writes them anew; read what has
changed. Figures may differ by one in their last digit: Fifty Fifty's network calculates in single
precision, and processors round its sums in different ways.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from fifties.core.contract import Seat
from fifties.games.registry import parse_record
from fifties.review import Review, review_record
from fifties.review.fifty import ChoiceReview, FiftyReview
from fifties.review.fifty_fifty import CardReview, FiftyFiftyReview
from fifties.review.review import Moment, ReviewReason

from commands import RECORDS

DIGITS = 4
"""Of figures, behind the point."""
FIGURE = re.compile(rf" *-?\d+\.\d{{{DIGITS}}}")
REVIEWS = Path(__file__).parents[1] / "data" / "reviews"

GOLDEN = [
    "fifty/branched-at-a-choice",
    "fifty/danger-zone-ends",
    "fifty/everybody-writes-the-same",
    "fifty/second-crown-mid-round",
    "fifty/sheet-opening",
    "fifty/tie-broken-by-a-crown",
    "fifty-fifty/branched-mid-trick",
    pytest.param("fifty-fifty/shared-win", marks=pytest.mark.soak),
    "fifty-fifty/three-players",
    "fifty-fifty/tightrope-zeros",
    pytest.param("fifty-fifty/five-players", marks=pytest.mark.soak),
]


@cache
def reviewed(name: str) -> Review:
    """Read a golden record, and review it, once for all tests."""
    return read_and_reviewed(name)


def read_and_reviewed(name: str) -> Review:
    """Read a golden record, and review it."""
    return review_record(parse_record((RECORDS / f"{name}.toml").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_reviewed_as_before(name: str, pytestconfig: pytest.Config) -> None:
    path, text = REVIEWS / f"{name}.txt", "\n".join(digest(reviewed(name))) + "\n"
    if pytestconfig.getoption("--renew-reviews"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    golden = path.read_text(encoding="utf-8")
    for line, before in zip(text.splitlines(), golden.splitlines(), strict=True):
        assert FIGURE.sub(" …", line) == FIGURE.sub(" …", before)
        assert figures_in(line) == pytest.approx(figures_in(before), abs=1.5 * 10**-DIGITS), line


def figures_in(line: str) -> list[float]:
    """Return the rounded figures of a line."""
    return [float(figure) for figure in FIGURE.findall(line)]


@pytest.mark.parametrize("name", ["fifty/sheet-opening", "fifty-fifty/three-players"])
def test_a_golden_record_that_is_read_twice_gives_the_same_bytes(name: str) -> None:
    first, second = reviewed(name), read_and_reviewed(name)
    assert msgspec.json.encode(first) == msgspec.json.encode(second)


def digest(review: Review) -> Iterator[str]:
    """Yield what a review says, without what follows from the rest of it."""
    yield from _seats(review)
    yield from ("", "Chances to win")
    for at in review.win:
        yield f"{at.moment:<18}{_figures(*at.chances)}"
    match review:
        case FiftyReview():
            yield from _rounds(review)
        case FiftyFiftyReview():
            yield from _cards(review)


def _seats(review: Review) -> Iterator[str]:
    yield "              points  expected     skill    chance    others  mark"
    for seat in review.seats:
        parts = _figures(seat.expected, seat.skill, seat.chance, seat.others)
        yield f"{seat.name:<14}{seat.points:>6}{parts}{seat.mark:>6}"
        if seat.win is not None:
            win = seat.win
            yield f"  win {_figures(win.result, win.expected, win.skill, win.chance, win.others)}"
        yield f"  costliest {_moment(seat.costliest)}; luckiest {_moment(seat.luckiest)}"


def _rounds(review: FiftyReview) -> Iterator[str]:
    for done in review.rounds:
        yield ""
        yield f"Round {done.round}: value{_figures(done.value)}, answer {_numbers(done.answer)}"
        for choice in done.choices:
            yield _name(review, choice.seat) + _choice(choice)


def _choice(choice: ChoiceReview) -> str:
    best = choice.hindsight
    hindsight = "" if best is None else f", in hindsight {_numbers(best.numbers)}: {best.points}"
    return (
        f"{_numbers(choice.numbers)}: {choice.verdict}, loss{_figures(choice.loss)}, points "
        f"{choice.points}{hindsight}; {_reason(choice.reason)}"
    )


def _cards(review: FiftyFiftyReview) -> Iterator[str]:
    number = 0
    for card in review.decisions:
        if card.round != number:
            number = card.round
            yield from ("", f"Round {number}")
        yield f"trick {card.trick} {_name(review, card.seat)}{_card(card)}"


def _card(card: CardReview) -> str:
    loss = f"loss{_figures(card.loss)} ±{_figures(card.error)}"
    return f"{card.card:>2}: {card.verdict}, best {card.best}, {loss}; {_reason(card.reason)}"


def _name(review: Review, seat: Seat) -> str:
    return f"{review.players[seat]:<10}"


def _moment(moment: Moment | None) -> str:
    if moment is None:
        return "none"
    trick = "" if moment.trick is None else f" trick {moment.trick}"
    return f"round {moment.round}{trick} by {moment.cause}{_figures(moment.points)}"


def _reason(reason: ReviewReason) -> str:
    details = (
        f"{name} {value if isinstance(value, int) else _figures(value).strip()}"
        for name, value in reason.details.items()
    )
    return " ".join([reason.message.removeprefix("review-reason-"), *details])


def _numbers(numbers: tuple[int, ...] | None) -> str:
    return " ".join(map(str, numbers or ()))


def _figures(*figures: float | None) -> str:
    # Adding 0 makes a rounded -0.0 a 0.0.
    return "".join(f"{round(figure or 0.0, DIGITS) + 0.0:>10.{DIGITS}f}" for figure in figures)
