"""Rounds of Fifty for the clause tests."""

from __future__ import annotations

from typing import Any

import pytest

from fifties.core.contract import CHANCE
from fifties.core.refusals import IllegalAction, Refusal
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.actions import FiftyAction, Numbers
from fifties.games.fifty.events import Called, RoundScored
from fifties.games.fifty.state import State

SHEET = (  # the sheet's example: Sabin, Theo, Yann, Joelle, Ana
    (4, 15, 26, 37, 44),
    (7, 13, 21, 33, 45),
    (7, 16, 24, 39, 47),
    (9, 17, 25, 36, 41),
    (3, 14, 27, 35, 46),
)
SABIN, THEO, YANN, JOELLE, ANA = range(5)

INTERLEAVED = tuple(tuple(range(1 + 2 * seat, 50, 10)) for seat in range(5))
"""All odd numbers in turn: nobody counts for more than two numbers, so nobody gains a crown."""


def refusal(game: Fifty, state: State, actor: Any, action: FiftyAction) -> Refusal:
    """Return why *action* is refused."""
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, actor, action)
    return caught.value.refusal


def revealed(game: Fifty, blocked: tuple[int, ...] | None = None) -> State:
    """Return the first round with *blocked*, or any, tokens flipped."""
    digits = tuple(range(max(0, 7 - game.players))) if blocked is None else blocked
    zone = (11, 20) if game.danger else None
    return game.apply(game.start(), CHANCE, Reveal(digits, zone)).state


def play_round(
    game: Fifty, state: State, picks: tuple[Numbers, ...], zone: tuple[int, int] | None = None
) -> tuple[State, list[Called], RoundScored]:
    """Play one round with these picks and tokens that block none of them."""
    free = [digit for digit in range(10) if all(n % 10 != digit for p in picks for n in p)]
    blocked = tuple(free[: max(0, 7 - game.players)])
    state = game.apply(state, CHANCE, Reveal(blocked, zone)).state
    for seat, numbers in enumerate(picks):
        step = game.apply(state, seat, Choose(len(state.rounds) + 1, numbers))
        state = step.state
    calls = [event for event in step.events if isinstance(event, Called)]
    (scored,) = [event for event in step.events if isinstance(event, RoundScored)]
    return state, calls, scored
