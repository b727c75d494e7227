"""Bots play by the rules, by what they may know, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifties.bots import USUAL_LEVEL, bot_for, levels
from fifties.bots.registry import Bot
from fifties.core.contract import CHANCE
from fifties.core.record import AnyGame
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty_fifty import ZOCH, Deal, FiftyFifty, Play

from random_games import fifties, fifty_fifties, seeds

small_games = st.one_of(fifties(st.integers(3, 9)), fifty_fifties())


def play(game: AnyGame, bots: list[Bot], rng: Random) -> Any:
    """Let bots play a game; every action is judged by the rules."""
    state = game.start()
    while actors := game.to_act(state):
        for actor in actors:
            if actor == CHANCE:
                action = game.offer(state, actor).sample(rng)
            else:
                action = bots[actor](game, game.view(state, actor), rng)
                assert game.offer(state, actor).contains(action)
            state = game.apply(state, actor, action).state
    return state


@settings(max_examples=25)
@given(game=small_games, seed=seeds)
def test_every_level_plays_whole_games_by_the_rules(game: AnyGame, seed: int) -> None:
    for level in levels(game.name):
        state = play(game, [bot_for(game.name, level)] * game.players, Random(seed))
        assert game.outcome(state) is not None


@pytest.mark.parametrize("players", [41, 200])
def test_a_bot_finds_its_numbers_in_a_crowd(players: int) -> None:
    game = Fifty(players, danger=True)
    play(game, [bot_for(game.name, USUAL_LEVEL)] * players, Random(players))


@settings(max_examples=25)
@given(game=small_games, seed=seeds)
def test_a_bot_decides_alike_in_worlds_that_it_cannot_tell_apart(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    state = game.start()
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.offer(state, CHANCE).sample(rng)).state
    actor = game.to_act(state)[-1]
    assert actor != CHANCE
    other = game.reimagine(state, actor, rng)
    for level in levels(game.name):
        bot = bot_for(game.name, level)
        decisions = [bot(game, game.view(world, actor), Random(seed)) for world in (state, other)]
        assert decisions[0] == decisions[1]


@pytest.mark.parametrize(("game", "share"), [(Fifty(5), 0.45), (FiftyFifty(4), 0.34)])
def test_the_steady_bot_wins_far_more_than_its_share_among_beginners(
    game: AnyGame, share: float
) -> None:
    # In 1,500 games it won 0.59 and 0.44 of them; a fair share is 0.2 and 0.25.
    rng, games, won = Random(50), 300, 0.0
    for number in range(games):
        seat = number % game.players
        bots = [bot_for(game.name, "beginner")] * game.players
        bots[seat] = bot_for(game.name, "steady")
        outcome = game.outcome(play(game, bots, rng))
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    assert won / games > share


def test_the_steady_bot_takes_the_halves_that_balance_it() -> None:
    game = FiftyFifty(3)
    hands = ((1, 20, 50, 2, 3, 4, 5, 6, 7), (10, *range(11, 19)), (30, *range(31, 39)))
    moods = ZOCH.pile().fill(((4, 1), (1, 4)))
    state = game.apply(game.start(), CHANCE, Deal(hands, moods)).state
    for seat, card in ((0, 1), (1, 10), (2, 30), (2, 31), (0, 20)):
        if (seat, card) == (0, 20):
            # Seat 0 holds four yellow halves, and four blue ones are to be had: only 50 is sure.
            bot = bot_for(game.name, "steady")
            assert bot(game, game.view(state, 0), Random(1)) == Play(50)
        state = game.apply(state, seat, Play(card)).state


def test_the_steady_bot_spreads_its_numbers() -> None:
    game = Fifty(7)
    state = game.apply(
        game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(Random(1))
    ).state
    choice = bot_for(game.name, "steady")(game, game.view(state, 3), Random(2))
    assert isinstance(choice, Choose)
    fifths = [min(4, (number - 1) * 5 // 49) for number in choice.numbers]
    assert fifths == [0, 1, 2, 3, 4]


def test_levels_are_listed_weakest_first() -> None:
    for game in ("fifty", "fifty-fifty"):
        assert levels(game)[0] == "beginner"
        assert USUAL_LEVEL in levels(game)
