"""What bots say about what they did: true, and nothing that others may not know yet."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fifties.bots import bot_for, levels, reasons
from fifties.bots.fifty_fifty_reasons import said
from fifties.core.contract import CHANCE
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.view import FiftyFiftyView

from random_games import fifties, fifty_fifties, seeds


def some_turn(game: FiftyFifty, rng: Random) -> Any:
    """Play on at random for a while; return a state in which somebody is to play a card."""
    state = game.start()
    for _ in range(rng.randrange(9 * game.players * 2)):
        (actor,) = game.to_act(state)
        state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
    while state.turn is None:
        state = game.apply(state, CHANCE, game.offer(state, CHANCE).sample(rng)).state
    return state


@settings(max_examples=40)
@given(game=fifty_fifties(), seed=seeds)
def test_what_is_said_of_a_card_follows_from_what_all_have_seen(
    game: FiftyFifty, seed: int
) -> None:
    rng = Random(seed)
    state = some_turn(game, rng)
    # Nobody at the table can tell this world from the other: all hands are dealt anew.
    other = game.reimagine(state, None, rng)
    for level in levels(game.name):
        decision = bot_for(game.name, level).decide(game, game.view(state, state.turn), rng)
        assert isinstance(decision.action, Play)
        elsewhere = said(level, game.view(other, state.turn), decision.action.card)
        assert decision.reason == elsewhere


def is_true_of_card(reason: reasons.Reason, view: FiftyFiftyView, card: int) -> bool:
    """Tell whether *reason* is true of whoever played *card*."""
    yellow, blue = view.mood or (0, 0)
    me = view.viewer or 0
    held = view.balances[me]
    truths: dict[type[reasons.Reason], Callable[[Any], bool]] = {
        reasons.Between: lambda it: it.low < card < it.high and {it.low, it.high} <= {*view.cards},
        reasons.BelowIt: lambda it: card < it.high and it.high in view.cards,
        reasons.AboveIt: lambda it: card > it.low and it.low in view.cards,
        reasons.WantBlue: lambda it: (it.blue, it.yellow) == (blue, -held) and blue < -2 * held,
        reasons.WantYellow: lambda it: (it.yellow, it.blue) == (yellow, held) and yellow < 2 * held,
        reasons.Cheap: lambda it: it.halves <= max(yellow, blue),
        reasons.NothingToLose: lambda _: yellow == blue == 0,
        reasons.LastCard: lambda _: len(view.my_hand) == 1,
        reasons.EarlyRisk: lambda it: it.tricks == len(view.my_hand) - 1,
        reasons.ForTheStrike: lambda it: it.points in [done.points[me] for done in view.rounds],
        reasons.PrettyCard: lambda it: it.card == card,
        reasons.MiddleCard: lambda it: it.card == card,
        reasons.HopeForBoth: lambda it: it.card == card,
        reasons.AnyCard: lambda _: True,
        reasons.StayOut: lambda _: True,
    }
    return truths[type(reason)](reason)


@settings(max_examples=40)
@given(game=fifty_fifties(), seed=seeds)
def test_what_is_said_of_a_card_is_true(game: FiftyFifty, seed: int) -> None:
    state = some_turn(game, Random(seed))
    view = game.view(state, state.turn)
    for level in levels(game.name):
        for card in view.my_hand:
            reason = said(level, view, card)
            assert is_true_of_card(reason, view, card), (level, reason)


def is_true_of_numbers(reason: reasons.Reason, view: FiftyView, numbers: Numbers) -> bool:
    """Tell whether *reason* is true of whoever wrote *numbers*."""
    me = view.viewer or 0
    lead = view.totals[me] - max(view.totals[:me] + view.totals[me + 1 :])
    truths: dict[type[reasons.Reason], Callable[[Any], bool]] = {
        reasons.LuckyNumber: lambda it: it.number in numbers,
        reasons.Dates: lambda _: max(numbers) <= 31,
        reasons.Neighbours: lambda it: {it.first, it.last} <= {*numbers},
        reasons.SameEnding: lambda it: {number % 10 for number in numbers} == {it.digit},
        reasons.Spread: lambda it: (it.first, it.last) == (numbers[0], numbers[-1]),
        reasons.Crowded: lambda it: it.number not in numbers,
        reasons.FewLook: lambda it: it.first in numbers,
        reasons.Watched: lambda it: it.rounds == len(view.rounds) > 0,
        reasons.HowOften: lambda it: it.number in numbers and 1 < it.times <= 100,
        reasons.SecondCrown: lambda _: view.crowns[me] == 1,
        reasons.StopTheCrown: lambda _: any(view.crowns),
        reasons.Lead: lambda it: it.points == lead > 0,
        reasons.Behind: lambda it: it.points == -lead > 0,
        reasons.RoundNumbers: lambda _: True,
        reasons.Tried: lambda _: True,
        reasons.NoOpening: lambda _: True,
    }
    return truths[type(reason)](reason)


@settings(max_examples=10)
@given(game=fifties(st.integers(3, 8)), seed=seeds)
def test_what_is_said_of_numbers_is_true(game: Fifty, seed: int) -> None:
    rng = Random(seed)
    state = game.start()
    while game.to_act(state):
        if game.to_act(state) != (CHANCE,):
            view = game.view(state, 0)
            for level in levels(game.name):
                decision: Any = bot_for(game.name, level).decide(game, view, rng)
                assert is_true_of_numbers(decision.reason, view, decision.action.numbers)
        for actor in game.to_act(state):
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
