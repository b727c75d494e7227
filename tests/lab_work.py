"""Work of the lab in small, for `executors/`: all that takes an executor, and work that kills."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from fifties import Fifty, FiftyFifty, RoundSetup, contest, simulate, summarise
from fifties.simulation.fifty_fifty.policies import Policy
from fifties.solver.fifty.round_sweep import all_blocked, solve_rounds
from fifties.solver.fifty_fifty.learned_policies import NETWORK
from fifties.solver.fifty_fifty.levels import policy_of
from fifties.solver.fifty_fifty.network_training import Trainer, TrainingPlan
from fifties.solver.fifty_fifty.policy_matches import share_against
from fifties.solver.fifty_fifty.table_training import train_table

Work: TypeAlias = Callable[[Executor | None], dict[str, Any]]
"""From an executor, or none, to everything that comes out."""


class DiesOnce:
    """Work that kills its worker at one number, unless the file is there already."""

    def __init__(self, file: Path, at: int) -> None:
        self.file, self.at = file, at

    def __call__(self, number: int) -> int:
        """Return the number."""
        if number == self.at and not self.file.exists():
            self.file.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def simulated_fifty(executor: Executor | None, seed: int = 7) -> dict[str, Any]:
    """Return every game of Fifty."""
    return _fields(simulate(Fifty(5, danger=True), 150_000, seed, executor=executor))


def simulated_party(executor: Executor | None, seed: int = 7) -> dict[str, Any]:
    """Return every game of a party."""
    return _fields(simulate(Fifty(11), 25_000, seed, executor=executor))


def summed_fifty_fifty(executor: Executor | None, seed: int = 7) -> dict[str, Any]:
    """Return the sums of games of Fifty Fifty."""
    return _fields(summarise(FiftyFifty(4), 500_000, seed, executor=executor).sums)


def held_contest(executor: Executor | None, seed: int = 7) -> dict[str, Any]:
    """Return every game between bots."""
    held = contest(FiftyFifty(3), ["steady", "casual*2"], 90, seed=seed, executor=executor)
    return {name: getattr(held, name) for name in ("deals", "seats", "shares", "points")}


def trained_network(executor: Executor | None, seed: int = 7) -> dict[str, Any]:
    """Return the weights of a network after some steps, and its strength."""
    trainer = Trainer(TrainingPlan(3, seed, games=64), executor)
    steps = [trainer.step(step / 3) for step in range(3)]
    network = trainer.network()
    strength = share_against(
        Policy(NETWORK, network), policy_of("casual", 3), FiftyFifty(3), 300, 9, executor=executor
    )
    return {"steps": np.array(steps), "network": network, "strength": np.array(strength)}


def trained_table(executor: Executor | None, seed: int = 7) -> dict[str, Any]:
    """Return a learned table."""
    return {"table": train_table(3, seed, games=300, executor=executor)}


def solved_rounds(executor: Executor | None) -> dict[str, Any]:
    """Return the solutions of rounds of all sizes."""
    setups = [RoundSetup(6, blocked) for blocked in all_blocked(6)]
    setups += [RoundSetup(players) for players in (7, 8, 12)]
    found = [*solve_rounds(setups, 0.05, executor=executor)]
    assert [solution.setup for solution in found] == setups
    return {
        "steps": np.concatenate([solution.flow.steps.ravel() for solution in found]),
        "values": np.array([solution.value for solution in found]),
        "gains": np.array([solution.exploitability for solution in found]),
        "answers": np.array([solution.answer for solution in found]),
        "iterations": np.array([solution.iterations for solution in found]),
    }


WORKS: Final[dict[str, Work]] = {
    work.__name__: work
    for work in (
        simulated_fifty,
        simulated_party,
        summed_fifty_fifty,
        held_contest,
        trained_network,
        trained_table,
        solved_rounds,
    )
}


@cache
def done_here(work: Work) -> dict[str, Any]:
    """Return what *work* comes to without an executor."""
    return work(None)


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether all arrays are the same to the last bit."""
    return one.keys() == other.keys() and all(
        array.dtype == other[name].dtype
        and array.shape == other[name].shape
        and array.tobytes() == other[name].tobytes()
        for name, array in one.items()
    )
