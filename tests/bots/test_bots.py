"""Bots play by the rules, by what they may know, and better than chance."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifties.bots import USUAL_LEVEL, all_bots, bot_for, bot_names, levels
from fifties.core.contract import CHANCE, PlayableGame
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty_fifty import ZOCH, Deal, FiftyFifty, Play
from fifties.solver.fifty_fifty.levels import choose
from fifties.table.member_names import name_key, name_refusal

from bot_games import play, shares
from random_games import fifties, fifty_fifties, seeds


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Let whoever searches finish: elsewhere a busy machine may cut them short."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("fifties.solver.fifty_fifty.levels.SECONDS", inf)
        yield


small_games = st.one_of(fifties(st.integers(3, 9)), fifty_fifties())


@pytest.mark.parametrize("examples", [3, pytest.param(30, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", levels("fifty"))
def test_every_level_plays_whole_games_by_the_rules(level: str, examples: int) -> None:
    @settings(max_examples=examples)
    @given(game=small_games, seed=seeds)
    def check(game: PlayableGame, seed: int) -> None:
        state = play(game, [bot_for(game.name, level)] * game.players, Random(seed))
        assert game.outcome(state) is not None

    check()


@pytest.mark.parametrize("players", [10, 20, 41, 200])
@pytest.mark.parametrize("level", levels("fifty"))
def test_every_level_finds_its_numbers_in_a_crowd(level: str, players: int) -> None:
    game = Fifty(players, danger=True)
    rng = Random(players)
    state = game.apply(game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(rng)).state
    for seat in (0, players - 1):
        choice = bot_for(game.name, level)(game, game.view(state, seat), rng)
        assert game.offer(state, seat).contains(choice)


@settings(max_examples=25)
@given(game=small_games, seed=seeds)
def test_a_bot_decides_alike_in_worlds_that_it_cannot_tell_apart(
    game: PlayableGame, seed: int
) -> None:
    rng = Random(seed)
    state = game.start()
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.offer(state, CHANCE).sample(rng)).state
    actor = game.to_act(state)[-1]
    assert actor != CHANCE
    other = game.reimagine(state, actor, rng)
    for level in levels(game.name):
        bot = bot_for(game.name, level)
        one, two = (bot.decide(game, game.view(x, actor), Random(seed)) for x in (state, other))
        assert one == two


@settings(max_examples=15)
@given(game=fifty_fifties(), level=st.sampled_from(("casual", "steady")), seed=seeds)
def test_kernels_play_the_same_cards_as_the_bots(game: FiftyFifty, level: str, seed: int) -> None:
    rng, state = Random(seed), game.start()
    while actors := game.to_act(state):
        actor = actors[0]
        action = game.offer(state, actor).sample(rng)
        if actor != CHANCE:
            view = game.view(state, actor)
            action = Play(choose(level, game, view, rng))
            assert bot_for(game.name, level)(game, view, rng) == action
        state = game.apply(state, actor, action).state


def test_both_games_have_the_same_levels_weakest_first() -> None:
    assert levels("fifty") == ("beginner", "casual", "steady", "sharp", "master")
    assert levels("fifty-fifty") == levels("fifty")
    assert USUAL_LEVEL in levels("fifty")


def test_importing_the_bots_brings_nothing_heavy() -> None:
    heavy = "{'numpy', 'numba', 'scipy'} & set(sys.modules)"
    code = f"import sys, fifties.bots, fifties.table.schedule; print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_every_level_has_a_cast_of_its_own() -> None:
    names = [name for bot in all_bots() for name in bot.names]
    assert len({*map(name_key, names)}) == len(names)
    assert all(name_refusal(name) is None for name in names)
    for bot in all_bots():
        # A table of Fifty Fifty seats five, one of Fifty seven.
        assert len(bot_names(bot.game, bot.level)) >= 6


# Strength: the whole proof is benchmarks/bench_levels.py; this much is quick.


@pytest.mark.parametrize(
    ("game", "level", "below", "share"),
    [
        # In 1,500 games they won 0.46, 0.50, 0.44, and 0.68 of them; the fair share comes last.
        (Fifty(5), "casual", "beginner", 0.2),
        (Fifty(4), "steady", "casual", 0.25),
        (FiftyFifty(4), "casual", "beginner", 0.25),
        (FiftyFifty(4), "steady", "casual", 0.25),
    ],
)
def test_a_level_wins_more_than_its_share_against_the_one_below(
    game: PlayableGame, level: str, below: str, share: float
) -> None:
    won = shares(game, bot_for(game.name, level), bot_for(game.name, below), 100, Random(50))
    assert sum(won) / len(won) > share + 0.05


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_whoever_thinks_about_the_others_scores_more_than_they_do(level: str) -> None:
    # In 400 games they made 6 and 10 points a game more than the three steady ones.
    game, rng, gained = Fifty(4), Random(4), 0.0
    bots = [bot_for(game.name, level)] + [bot_for(game.name, "steady")] * 3
    for _ in range(12):
        totals = game.view(play(game, bots, rng), None).totals
        gained += totals[0] - sum(totals[1:]) / 3
    assert gained / 12 > 2


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


@pytest.mark.parametrize("level", ["casual", "steady"])
def test_who_spreads_writes_into_every_fifth(level: str) -> None:
    game = Fifty(7)
    state = game.apply(
        game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(Random(1))
    ).state
    choice = bot_for(game.name, level)(game, game.view(state, 3), Random(2))
    assert isinstance(choice, Choose)
    fifths = [min(4, (number - 1) * 5 // 49) for number in choice.numbers]
    assert fifths == [0, 1, 2, 3, 4]
