"""Fifty, number by number: AEC (`env`, `raw_env`) and Parallel (`parallel_env`)."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fifties.research.pettingzoo.fifty import FiftyEnv, FiftyParallelEnv

raw_env = FiftyEnv
"""The turn-based environment, without anything around it."""

parallel_env = FiftyParallelEnv
"""The same with all agents at once."""


def env(**options: Any) -> Any:
    """Return the turn-based environment with PettingZoo's usual checks around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**options)))


__all__ = ["env", "parallel_env", "raw_env"]
