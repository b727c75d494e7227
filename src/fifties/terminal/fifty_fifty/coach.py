"""What the master bot and a review say of a card. Imported when needed: it is compiled."""

from __future__ import annotations

from typing import Final

from fifties.core.contract import Seat
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.actions import Card
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.review import Verdict
from fifties.review.fifty_fifty import CardReview, FiftyFiftyReview
from fifties.review.fifty_fifty_hand import weigh_cards
from fifties.review.review import ERRORS
from fifties.terminal.page import Page
from fifties.terminal.session import Choice, Notice
from fifties.words import Words

WORTH_A_WORD: Final = 0.05
"""Halves below this are no difference."""


def look_back(game: FiftyFifty, choice: Choice) -> list[Notice]:
    """Judge a card that was played, by what its owner knew."""
    view: FiftyFiftyView = choice.view
    if not isinstance(choice.action, Play) or len(view.my_hand) == 1:
        return [Notice("coach-last-card")]
    mine, costs = choice.action.card, weigh(game, view)
    best = min(costs, key=lambda card: (costs[card], card != mine))
    behind = costs[mine] - costs[best]
    if best == mine:
        return [Notice("coach-same-card", {"card": mine}), *_runner_up(costs, mine)]
    if behind < WORTH_A_WORD:
        return [Notice("coach-sound-card", {"card": mine, "better": best})]
    details = {"card": mine, "better": best, "halves": behind}
    return [Notice("coach-better-card", details), *_runner_up(costs, best, mine)]


def look_ahead(game: FiftyFifty, view: FiftyFiftyView) -> list[Notice]:
    """Say which card the master would play now."""
    if len(view.my_hand) == 1:
        return [Notice("coach-last-card")]
    costs = weigh(game, view)
    best = min(costs, key=lambda card: costs[card])
    return [Notice("coach-would-play", {"card": best}), *_runner_up(costs, best)]


def _runner_up(costs: dict[Card, float], *told: Card) -> list[Notice]:
    """Name the next best card."""
    others = [card for card in costs if card not in told]
    if not others:
        return []
    card = min(others, key=lambda card: costs[card])
    behind = max(0.0, costs[card] - min(costs.values()))
    message = "coach-as-good" if behind < WORTH_A_WORD else "coach-runner-up"
    return [Notice(message, {"card": card, "halves": behind})]


def weigh(game: FiftyFifty, view: FiftyFiftyView) -> dict[Card, float]:
    """Expect what each card of a hand costs, in halves at the round's end, as a review does."""
    options = weigh_cards(game, view)
    return dict(zip(options.cards, options.costs, strict=True))


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
        sure="yes" if ERRORS * card.error < WORTH_A_WORD else "no",
    )
    return f"{told} {say(card.reason.message, **card.reason.details)}"
