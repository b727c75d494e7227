"""Many rounds of Fifty solved at once: each as it is solved alone, in a table or as JSON."""

from __future__ import annotations

import json
from contextlib import nullcontext
from math import comb

import numpy as np
import pytest

from fifties import RoundSetup, solve, solve_rounds
from fifties.cli import main
from fifties.exits import INTERRUPTED, REFUSED
from fifties.solver.fifty import solver
from fifties.solver.fifty.round_sweep import all_blocked
from fifties.terminal.reports import fifty_solved_rounds


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 9])
def test_all_sets_of_tokens_are_tried_once(players: int) -> None:
    tokens = max(0, 7 - players)
    every = [*all_blocked(players)]
    assert len(set(every)) == len(every) == comb(10, tokens)
    assert all(sorted(blocked) == [*blocked] for blocked in every)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_round_among_many_is_solved_as_it_is_alone(threads: int) -> None:
    setups = [RoundSetup(6, (4,)), RoundSetup(7), RoundSetup(6, (0,), (11, 20))]
    for setup, found in zip(setups, solve_rounds(setups, 0.02, threads=threads), strict=True):
        alone = solve(setup, 0.02)
        assert found.setup == setup
        assert (found.value, found.exploitability) == (alone.value, alone.exploitability)
        np.testing.assert_array_equal(found.flow.steps, alone.flow.steps)


def test_rivals_are_told_apart() -> None:
    setup = RoundSetup(3, (0, 1, 3, 5))
    (points,), (lead,) = ([*solve_rounds([setup], 0.1, rivalry=rivalry)] for rivalry in (0.0, 1.0))
    assert lead.value < points.value


def test_a_search_without_end_is_given_up_after_iterations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solver, "PATIENT", 2_000_000)
    setup = RoundSetup(6, (4,))
    (found,) = solve_rounds([setup], 1e-9)
    assert found.exploitability > 1e-9
    most = 2_000_000 // len(setup.nodes) ** 2
    assert most <= found.iterations < most + solver.LOOK


def test_a_table_has_a_row_for_each_round(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--players", "6-8", "--blocked", "any", "--until", "0.1", "--lang", "en")
    assert main(["solve", "fifty", *asked]) == 0
    head, *rows, empty, last = capsys.readouterr().out.splitlines()
    assert head.split() == ["players", "blocked", "worth", "to", "gain", "best", "answer"]
    assert [row.split()[:2] for row in rows[:10]] == [["6", str(digit)] for digit in range(10)]
    assert [row.split()[0] for row in rows[10:]] == ["7", "8"]
    assert not empty
    assert last.startswith("12 rounds solved; the best answer gains 0.0")


def test_json_has_the_flow_of_every_round(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--players", "5-6", "--blocked", "4", "--danger", "11-20", "--until", "0.1")
    assert main(["solve", "fifty", *asked, "--threads", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["asked"] == 2
    assert [(found["players"], found["blocked"]) for found in told["rounds"]] == [
        (5, [4]),
        (6, [4]),
    ]
    for found in told["rounds"]:
        assert (found["blocked"], found["danger"]) == ([4], [11, 20])
        assert 0 <= found["exploitability"] <= 0.1
        assert sum(step[3] for step in found["flow"] if step[0] == 0) == pytest.approx(1.0)


def test_whoever_presses_ctrl_c_gets_what_is_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(solved: int) -> None:
        if solved == 3:
            raise KeyboardInterrupt

    bar = nullcontext(interrupt)
    monkeypatch.setattr(fifty_solved_rounds, "progress_bar", lambda *_: bar)
    asked = ("--players", "6", "--blocked", "any", "--until", "0.1", "--lang", "en")
    assert main(["solve", "fifty", *asked]) == INTERRUPTED
    told = capsys.readouterr().out
    assert "Stopped before all 10 rounds were solved." in told
    assert "3 rounds solved" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--players 3-4 --plot rounds.svg", "--plot"),
        ("--players 3-4 --seconds 5", "--seconds"),
        ("--blocked any", "--players"),
        ("--players 2-3", "3 players or more"),
        ("--players 199-201", "200"),
        ("--players 3-4 --choice 1,2,3,4,5", "--against"),
        ("--players 5 --threads 2", "--threads"),
        ("--players 5 --dask 127.0.0.1:9", "--dask"),
        ("--players 3-4 --against 1,2,3,4,5;6,7,8,9,10", "--players 3-7"),
        ("--blocked any --against 1,2,3,4,5;6,7,8,9,10", "--blocked any"),
        ("--players 4-3", "no number of players"),
        ("--players 3-", "whole number"),
        ("--players 0-99999", "no number of players"),
    ],
)
def test_a_slip_is_answered_with_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["solve", "fifty", *arguments.split(), "--lang", "en"])
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == REFUSED
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert said in told.err
