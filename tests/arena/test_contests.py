"""Contests: the same for the same seed, whoever plays them where."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from fifties.arena import BotFailed, Contest, contest
from fifties.arena.contestants import BotFunction, find_contestants
from fifties.arena.schedule import Match
from fifties.bots import bot_for
from fifties.core.contract import PlayableGame
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty import TIGHTROPE, FiftyFifty, Play
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.chunks import WorkersLost

# Newer Pythons warn of forks beside threads; those of the test runner are not in the way.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")


def lowest(_game: FiftyFifty, view: FiftyFiftyView, _rng: Random) -> Play:
    return Play(view.my_hand[0])


def highest(_game: FiftyFifty, view: FiftyFiftyView, _rng: Random) -> Play:
    return Play(view.my_hand[-1])


def beginner(game: Fifty, view: FiftyView, rng: Random) -> Choose:
    choice = bot_for(game.name, "beginner")(game, view, rng)
    assert isinstance(choice, Choose)
    return choice


def fainting(_game: FiftyFifty, view: FiftyFiftyView, _rng: Random) -> Play:
    if view.round == 2:
        raise RuntimeError("too hot in here")
    return Play(view.my_hand[0])


def cheating(_game: FiftyFifty, view: FiftyFiftyView, _rng: Random) -> Play:
    return Play(next(card for card in range(1, 51) if card not in view.my_hand))


def crashing(_game: FiftyFifty, _view: FiftyFiftyView, _rng: Random) -> Play:
    os._exit(3)


def same(one: Contest, other: Contest) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("deals", "seats", "shares", "points")
    )


@pytest.mark.parametrize("duplicate", [False, True])
@pytest.mark.parametrize("game", [Fifty(4, danger=True), FiftyFifty(3, TIGHTROPE)])
@pytest.mark.parametrize("seed", [7])
def test_the_processes_change_no_result(game: PlayableGame, duplicate: bool, seed: int) -> None:
    alone, together, crowded = (
        contest(
            game, ["beginner", "casual"], 30, duplicate=duplicate, seed=seed, processes=processes
        )
        for processes in (1, 2, 5)
    )
    assert same(alone, together)
    assert same(alone, crowded)


@pytest.mark.parametrize("seed", [7])
def test_another_seed_is_another_contest(seed: int) -> None:
    game = FiftyFifty(3)
    one, again, other = (
        contest(game, ["beginner*3"], 9, seed=s, processes=1) for s in (seed, seed, seed + 1)
    )
    assert same(one, again)
    assert not np.array_equal(one.points, other.points)


@pytest.mark.parametrize("seed", [8])
def test_a_longer_contest_begins_as_a_shorter_one_does(seed: int) -> None:
    short, long = (
        contest(FiftyFifty(3), [lowest, highest, "beginner"], games, seed=seed, processes=1)
        for games in (6, 15)
    )
    assert np.array_equal(short.points, long.points[: short.games])


def hands_of(
    bots: list[Callable[[Any, FiftyFiftyView, Random], Play]], *, duplicate: bool, seed: int = 9
) -> list[dict[tuple[int, int], tuple[int, ...]]]:
    """Play two boards; return for every game what was dealt, by round and seat."""
    found: list[dict[tuple[int, int], tuple[int, ...]]] = []

    def watched(
        bot: Callable[[Any, FiftyFiftyView, Random], Play],
    ) -> Callable[[Any, FiftyFiftyView, Random], Play]:
        def play(game: Any, view: FiftyFiftyView, rng: Random) -> Play:
            if view.round == 1 and not view.tricks and not view.cards:
                found.append({})
            if not view.tricks:
                assert view.viewer is not None
                found[-1][view.round, view.viewer] = (*view.my_hand, *(view.mood or ()))
            return bot(game, view, rng)

        play.__qualname__ = f"watched_{bot.__qualname__}"
        return play

    contest(
        FiftyFifty(3),
        [watched(bot) for bot in bots],
        6,
        duplicate=duplicate,
        seed=seed,
        processes=1,
    )
    return found


def test_a_duplicate_repeats_the_deals_and_nothing_else_does() -> None:
    games = hands_of([lowest, highest, lowest], duplicate=True)
    assert len(games) == 6
    assert all(len(dealt) == 9 for dealt in games)
    assert games[0] == games[1] == games[2]
    assert games[3] == games[4] == games[5] != games[0]
    singles = hands_of([lowest, highest, lowest], duplicate=False)
    assert all(one != other for n, one in enumerate(singles) for other in singles[:n])


def test_what_chance_does_is_not_moved_by_what_bots_do() -> None:
    one = hands_of([lowest, lowest, lowest], duplicate=False)
    other = hands_of([highest, highest, highest], duplicate=False)
    assert one == other


@pytest.mark.parametrize("seed", [10])
def test_a_duplicate_of_fifty_reveals_the_same_tokens_and_zones(seed: int) -> None:
    found: list[list[tuple[object, ...]]] = []

    def watching(game: Fifty, view: FiftyView, rng: Random) -> Choose:
        if view.round == 1:
            found.append([])
        found[-1].append((view.blocked, view.danger))
        return beginner(game, view, rng)

    bots: list[str | BotFunction] = [watching, "beginner", "casual"]
    contest(Fifty(3, danger=True), bots, 6, duplicate=True, seed=seed, processes=1)
    # A second crown can end a game early.
    rounds = min(map(len, found))
    first, second = ([game[:rounds] for game in games] for games in (found[:3], found[3:]))
    assert first[0] == first[1] == first[2]
    assert second[0] == second[1] == second[2] != first[0]


def test_everybody_who_chooses_at_once_looks_before_anybody_has_chosen() -> None:
    def looking(game: Fifty, view: FiftyView, rng: Random) -> Choose:
        assert not any(view.ready)
        return beginner(game, view, rng)

    assert contest(Fifty(3), [looking] * 3, 2, processes=1).games == 2


@pytest.mark.parametrize("seed", [11])
def test_one_share_is_won_in_every_game_and_points_tell_who(seed: int) -> None:
    held = contest(FiftyFifty(4), ["beginner", "casual"], 60, seed=seed, processes=1)
    assert held.shares.sum(axis=1) == pytest.approx(1)
    best = held.points.max(axis=1, keepdims=True)
    assert np.array_equal(held.shares > 0, held.points == best)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("seed", [12])
def test_a_bot_that_fails_is_named_with_its_game(processes: int, seed: int) -> None:
    with pytest.raises(BotFailed) as caught:
        contest(FiftyFifty(3), ["beginner*2", fainting], 30, seed=seed, processes=processes)
    failure = caught.value.failure
    assert failure.bot.endswith(":fainting")
    assert failure.seed == seed
    assert isinstance(failure.match, Match)
    assert failure.match.seating[failure.seat] == 1
    assert "RuntimeError: too hot in here (test_contests.py:" in failure.reason
    assert "Traceback" in str(caught.value)


@pytest.mark.parametrize("seed", [13])
def test_a_bot_that_breaks_a_rule_is_named(seed: int) -> None:
    with pytest.raises(BotFailed, match=r":cheating failed .*: H\d+: "):
        contest(FiftyFifty(3), ["beginner*2", cheating], 3, seed=seed, processes=1)


def test_a_bot_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="3 of 3 attempts"):
        contest(FiftyFifty(3), ["beginner*2", crashing], 30, processes=2)


def test_progress_goes_up_to_all_games() -> None:
    told: list[tuple[int, int]] = []
    held = contest(
        FiftyFifty(3), ["beginner*3"], 5, processes=1, on_progress=lambda *now: told.append(now)
    )
    assert held.games == held.asked == 5
    assert told == [(games, 5) for games in range(1, 6)]


@pytest.mark.parametrize("seed", [14])
def test_whoever_presses_ctrl_c_keeps_what_is_there(seed: int) -> None:
    def stop(games: int, _asked: int) -> None:
        if games >= 6:
            raise KeyboardInterrupt

    bots = ["beginner*2", "casual"]
    for processes in (1, 2):
        held = contest(FiftyFifty(3), bots, 3000, seed=seed, processes=processes, on_progress=stop)
        assert held.stopped
        assert held.games == 6
    assert same(held, contest(FiftyFifty(3), bots, 6, seed=seed, processes=1))


def test_bots_are_found_by_level_by_path_and_as_they_are() -> None:
    entries = find_contestants(
        "fifty-fifty", ["steady*2", "random:Random.choice", lowest, "steady"]
    )
    names = [contestant.name for contestant in entries.contestants]
    assert names == ["steady", "random:Random.choice", f"{__name__}:lowest"]
    assert entries.listed == (0, 0, 1, 2, 0)
    assert [
        contestant.name
        for contestant in find_contestants("fifty", [bot_for("fifty", "casual")]).contestants
    ] == ["casual"]


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ([], "Nobody takes part"),
        (["grandmaster"], "grandmaster is no bot"),
        (["steady*0"], "is no bot"),
        ([":steady"], ":steady is no bot"),
        (["no_such_module:bot"], "ModuleNotFoundError"),
        (["random:no_such_bot"], "AttributeError"),
        (["math:pi"], "float"),
    ],
)
def test_a_bot_that_nobody_can_find_is_refused(wanted: list[str], message: str) -> None:
    with pytest.raises(IllegalSetup, match=message):
        contest(FiftyFifty(3), wanted, 3)
