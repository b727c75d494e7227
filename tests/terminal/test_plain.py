"""Line by line everything is there that the app has: levels by seat, the coach, calm refusals."""

from __future__ import annotations

import pytest

from fifties.bots import bot_names

from commands import complaint, run
from terminals import exit_code, spawn


def test_every_bot_can_have_a_level_of_its_own() -> None:
    table = ("play", "fifty", "--players", "5", "--people", "0", "--seed", "4")
    told = run(*table, "--bots", "beginner,casual").stdout
    names = [*bot_names("fifty", "beginner")[:1], *bot_names("fifty", "casual")[:4]]
    assert all(f"{name} (bot) has written" in told for name in names)
    assert "“Beginner”" in told
    assert "“Casual”" in told


def test_the_same_seed_is_the_same_game_whoever_is_quicker() -> None:
    typed = "3 14 25 36 47\n\n" * 4
    table = ("play", "fifty", "--players", "8", "--seed", "7")
    assert run(*table, typed=typed).stdout == run(*table, typed=typed).stdout


def test_the_coach_speaks_after_the_reveal_and_ahead_of_it_if_wanted() -> None:
    child = spawn("play", "--plain", "fifty", "--players", "7", "--seed", "2", "--coach-ahead")
    child.expect("Coach: a table that cannot be beaten writes these most often")
    child.expect("write five numbers")
    child.sendline("3 14 25 36 47")
    child.expect("Enter keeps them")
    child.sendline("")
    child.expect("Round 2")
    child.expect("In hindsight")
    child.expect("One choice it might make: ([0-9 ]+)")
    child.expect("write five numbers")
    child.sendline("?")
    child.expect("Five different numbers")
    child.expect("In hindsight")
    child.sendline("q")
    assert exit_code(child) == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--resume", "--players", "5"), "--resume takes a table as it is; leave players out"),
        (("--join", "x", "ABC", "--coach-ahead"), "--join takes a table as it is"),
        (("--join", "x", "ABC", "--resume"), "two different things"),
        (("--name", "Ana"), "--name is for --join"),
        (("fifty", "--bots", "steady,nobody"), "invalid choice: 'nobody'"),
        (("--resume", "first"), "is no whole number"),
    ],
)
def test_options_that_contradict_get_one_line(options: tuple[str, ...], reason: str) -> None:
    assert reason in complaint("play", *options)
