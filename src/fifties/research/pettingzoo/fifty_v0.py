"""Fifty, number by number: AEC (`env`, `raw_env`) and Parallel (`parallel_env`)."""

from __future__ import annotations

from typing import Any

from fifties.research.pettingzoo.fifty import FiftyEnv, FiftyParallelEnv
from fifties.research.pettingzoo.turn_environment import with_checks

raw_env = FiftyEnv
"""The turn-based environment, without anything around it."""

parallel_env = FiftyParallelEnv
"""The same with all agents at once."""


def env(**options: Any) -> Any:
    """Return the turn-based environment with PettingZoo's usual checks around it."""
    return with_checks(raw_env(**options))


__all__ = ["env", "parallel_env", "raw_env"]
