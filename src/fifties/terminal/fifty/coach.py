"""What the solver and a review say of five numbers. Imported when needed: it is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from fifties.core.contract import Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.state import Round
from fifties.games.fifty.view import FiftyView
from fifties.review import Verdict
from fifties.review.fifty import (
    ChoiceReview,
    FiftyReview,
    NumberReview,
    RoundReview,
    judge_numbers,
    table_of,
)
from fifties.review.fifty_rounds import equilibrium
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_setup import CROWD, LARGEST_TABLE, RoundSetup
from fifties.table.fifty_crowd_view import CrowdView
from fifties.terminal.page import Page
from fifties.terminal.session import Choice, Notice
from fifties.words import Words

WORTH_A_WORD: Final = 0.05
"""Points below this are not worth a change."""

FAVOURITES: Final = 5


def look_back(game: Fifty, choice: Choice, now: FiftyView | CrowdView) -> list[Notice]:
    """Judge a choice whose round is counted: against the equilibrium, and in hindsight."""
    if game.players > LARGEST_TABLE or not isinstance(choice.action, Choose):
        return [Notice("coach-crowd", {"most": LARGEST_TABLE})]
    setup, mine = RoundSetup.of(game, choice.view), choice.action.numbers
    told = _against_equals(setup, mine)
    done = now.rounds[choice.action.round - 1]
    if isinstance(done, Round):
        # A party is not told who wrote what.
        others = [numbers for seat, numbers in enumerate(done.picks) if seat != now.viewer]
        told += _in_hindsight(setup, mine, others)
    return told or [Notice("coach-crowd", {"most": CROWD})]


def look_ahead(game: Fifty, view: FiftyView) -> list[Notice]:
    """Say what a table that cannot be beaten would write now."""
    if game.players > CROWD:
        return [Notice("coach-crowd", {"most": CROWD})]
    setup = RoundSetup.of(game, view)
    solution = equilibrium(setup)
    shares = solution.flow.steps.sum(axis=(0, 1))
    usual = sorted(range(len(setup.nodes) - 1), key=lambda node: -shares[node])[:FAVOURITES]
    often = ", ".join(f"{setup.nodes[node]} ({shares[node]:.0%})" for node in sorted(usual))
    example = solution.sample(Random(f"{setup} {view.round} {view.viewer}"))
    return [
        Notice("coach-often", {"numbers": often, "points": float(solution.value)}),
        Notice("coach-example", {"numbers": spaced(example)}),
    ]


def spaced(numbers: Numbers) -> str:
    """Write numbers as people do."""
    return " ".join(map(str, numbers))


def _against_equals(setup: RoundSetup, mine: Numbers) -> list[Notice]:
    """Judge a choice against a table at which nobody can be beaten, as a review does."""
    if setup.players > CROWD:
        return []
    solution = equilibrium(setup)
    points, behind, numbers = judge_numbers(mine, solution, table_of(solution))
    message = "coach-sound" if behind < WORTH_A_WORD else "coach-behind"
    told = [Notice(message, {"points": points, "usual": points + behind, "behind": behind})]
    dearest = max(numbers, key=lambda number: number.gain)
    if dearest.gain >= WORTH_A_WORD:
        told.append(_change(dearest))
    return told


def _change(number: NumberReview) -> Notice:
    details = {"number": number.number, "instead": number.instead, "gain": number.gain}
    return Notice("coach-change", details)


def _in_hindsight(setup: RoundSetup, mine: Numbers, others: list[Numbers]) -> list[Notice]:
    """Judge a choice against what was really written."""
    field = Opponents.known(setup, others)
    best, most = field.best_answer()
    scored = round(field.score(mine))
    if round(most) <= scored:
        return [Notice("coach-perfect", {"points": scored})]
    return [
        Notice("coach-hindsight", {"numbers": spaced(best), "most": round(most), "points": scored})
    ]


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
