"""What the master bot thinks of a card. Imported only to think: it loads compiled code."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.actions import TRICKS, Card
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.fifty_fifty.game_arrays import array_from_view
from fifties.solver.fifty_fifty.levels import policy_of
from fifties.solver.fifty_fifty.search import PRIOR_WORLDS, cards_to_try, recall_plays, try_cards
from fifties.terminal.session import Choice, Notice

WORLDS: Final = 120
"""A coach has more time than a player."""

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
    """Expect what each card of a hand costs, in halves at the end of the round.

    As the master does it: by its network and in imagined worlds, but here for every card.
    """
    known, network = array_from_view(game, view), policy_of("master", game.players).memory
    cards, prices = np.empty(TRICKS, np.int64), np.empty(TRICKS)
    cards_to_try(known, network, cards, prices)
    held = len(view.my_hand)
    cards, prices = cards[:held], prices[:held]
    costs, weights = np.zeros(held), np.zeros(2)
    stream = np.array([Random(f"{view.tricks} {view.my_hand}").getrandbits(64)], np.uint64)
    try_cards(known, recall_plays(known), network, stream, WORLDS, cards, costs, weights)
    worlds = weights[0] * weights[0] / weights[1]
    judged = (worlds * costs / weights[0] + PRIOR_WORLDS * prices) / (worlds + PRIOR_WORLDS)
    return {int(card): float(cost) for card, cost in zip(cards, judged, strict=True)}
