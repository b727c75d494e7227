"""Calls that take nonsense say so at once, and a search always ends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fifties import (
    BotFailed,
    Fifty,
    FiftyFifty,
    IllegalSetup,
    RoundSetup,
    bot_for,
    contest,
    levels,
    playout,
    record_of,
    simulate,
    solve,
    solve_rounds,
    summarise,
)
from fifties.solver.fifty.solver import USUAL_SECONDS, Solution

SIMULATE: Any = simulate
SUMMARISE: Any = summarise
RECORD_OF: Any = record_of
SOLVE: Any = solve
SOLVE_ROUNDS: Any = solve_rounds
CONTEST: Any = contest
PLAYOUT: Any = playout
BOT_FOR: Any = bot_for
"""Without their types: nonsense is the point."""

FIVE = Fifty(5)
ROUND = RoundSetup(5, (2, 8))
TRIO = ["beginner"]


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: SIMULATE(FIVE, -1), "games must be 1 or more, not -1."),
        (lambda: SIMULATE(FIVE, 2.5), "games must be a whole number, not 2.5."),
        (lambda: SIMULATE(5, 10), "game must be of type Fifty or FiftyFifty, not 5."),
        (lambda: SIMULATE(FIVE, 10, "x"), "seed must be a whole number, not 'x'."),
        (lambda: SIMULATE(FIVE, 10, threads=0), "threads must be from 1 to 1,024, not 0."),
        (lambda: SIMULATE(FIVE, 10, executor=5), "executor must be of type Executor, not 5."),
        (lambda: SUMMARISE(FIVE, 10, executor="x"), "executor must be of type Executor, not 'x'."),
        (lambda: CONTEST(FIVE, TRIO, 9, executor=5), "executor must be of type Executor, not 5."),
        (lambda: SOLVE_ROUNDS([ROUND], executor=5), "executor must be of type Executor, not 5."),
        (lambda: SOLVE_ROUNDS([ROUND], threads=0), "threads must be from 1 to 1,024, not 0."),
        (
            lambda: SOLVE_ROUNDS([ROUND], until=0),
            "until must be a number above 0 and below 1,000,000, not 0.",
        ),
        (lambda: next(SOLVE_ROUNDS([5])), "setups must be of type RoundSetup, not 5."),
        (lambda: SUMMARISE(FIVE, 0), "games must be 1 or more, not 0."),
        (
            lambda: SIMULATE(Fifty(1001), 1),
            "1,001 players are too many to simulate; take up to 1,000.",
        ),
        (
            lambda: RECORD_OF(FIVE, 7, -1),
            "index must be from 0 to 922337203685…, not -1.",
        ),
        (lambda: RECORD_OF(FIVE, 7, "x"), "index must be a whole number, not 'x'."),
        (
            lambda: RECORD_OF(FIVE, 7, 0, ("Ana",)),
            "1 name is given for 5 players; give one for each.",
        ),
        (lambda: SOLVE(5), "setup must be of type RoundSetup, not 5."),
        (lambda: SOLVE(ROUND, -1), "until must be a number above 0 and below 1,000,000, not -1."),
        (
            lambda: SOLVE(ROUND, float("nan")),
            "until must be a number above 0 and below 1,000,000, not nan.",
        ),
        (
            lambda: SOLVE(ROUND, seconds=float("inf")),
            "seconds must be a number above 0 and below 1,000,000, not inf.",
        ),
        (
            lambda: SOLVE(ROUND, seconds="60"),
            "seconds must be a number above 0 and below 1,000,000, not '60'.",
        ),
        (lambda: SOLVE(ROUND, rivalry=2), "rivalry must be a number from 0 to 1, not 2."),
        (lambda: CONTEST(5, TRIO, 3), "game must be of type Fifty or FiftyFifty, not 5."),
        (lambda: CONTEST(FIVE, "steady", 3), "bots must be of type list, not 'steady'."),
        (lambda: CONTEST(FIVE, [5], 3), "5 cannot be used as a bot: int"),
        (lambda: CONTEST(FIVE, TRIO, 0), "games must be 1 or more, not 0."),
        (lambda: CONTEST(FIVE, TRIO, 3, seed=None), "seed must be a whole number, not None."),
        (lambda: CONTEST(FIVE, TRIO, 3, processes=0), "processes must be from 1 to 1,024, not 0."),
        (lambda: CONTEST(FIVE, TRIO, 3, duplicate=2), "duplicate must be True or False, not 2."),
        (lambda: PLAYOUT(FIVE, FIVE.start(), 7), "rng must be of type random.Random, not 7."),
        (
            lambda: BOT_FOR("fifty", "grandmaster"),
            (
                "grandmaster is no level of a bot; "
                "known: beginner, casual, steady, sharp, master."
            ),
        ),
        (lambda: levels("chess"), "the game chess is not known; it is fifty or fifty-fifty."),
    ],
)  # fmt: skip
def test_nonsense_is_refused_at_the_call(call: Callable[[], object], told: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        call()
    assert str(caught.value) == told


@pytest.mark.parametrize("answer", [None, [4, 15, 26, 37, 44]])
@pytest.mark.parametrize("game", [Fifty(3), FiftyFifty(3)], ids=lambda game: game.name)
def test_a_bot_that_returns_no_action_is_told_what_it_returned(game: Any, answer: Any) -> None:
    def lost(*_: object) -> Any:
        return answer

    with pytest.raises(BotFailed) as caught:
        contest(game, [lost], 3, processes=1)
    wanted = "Choose" if isinstance(game, Fifty) else "Play"
    clause = "F2" if isinstance(game, Fifty) else "H4"
    told = f"{clause}: {answer} is no action here; {wanted} is expected."
    assert caught.value.failure.reason == told
    assert told in str(caught.value)


def test_a_search_that_finds_no_end_gives_up() -> None:
    found: list[Solution] = []
    stubborn = RoundSetup(5, (), (1, 10))
    solution = solve(stubborn, until=1e-9, seconds=0.3, on_progress=found.append)
    assert solution.exploitability == min(step.exploitability for step in found)
    assert solution.seconds >= 0.3
    assert len([step for step in found if step.seconds >= 0.3]) == 1


def test_a_search_that_nobody_limits_ends_as_on_the_command_line() -> None:
    assert USUAL_SECONDS == 60


def test_a_crowd_is_looked_at_often_enough_to_end_in_time() -> None:
    found: list[Solution] = []
    solve(RoundSetup(200), until=1e-9, seconds=0.001, on_progress=found.append)
    assert found[0].iterations < 20


def test_any_whole_number_is_a_seed() -> None:
    numpy = pytest.importorskip("numpy")
    seeds: list[Any] = [-1, 2**70, numpy.int64(-1)]
    totals = [simulate(FIVE, 2, seed).totals.tolist() for seed in seeds]
    assert totals[0] == totals[2] != totals[1]
    assert Fifty(numpy.int64(5)) == FIVE
    assert type(Fifty(numpy.int64(5)).players) is int


def test_playing_out_takes_any_random_source() -> None:
    class Mine(Random):
        pass

    assert FIVE.outcome(playout(FIVE, FIVE.start(), Mine(3))) is not None
