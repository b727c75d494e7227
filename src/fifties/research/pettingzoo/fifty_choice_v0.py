"""Fifty, choice by choice, five numbers as one MultiDiscrete: `env`, `raw_env`, `parallel_env`."""

from __future__ import annotations

from typing import Any

from fifties.research.pettingzoo.fifty import FiftyChoiceEnv, FiftyChoiceParallelEnv
from fifties.research.pettingzoo.turn_environment import with_checks

raw_env = FiftyChoiceEnv
"""The turn-based environment, without anything around it."""

parallel_env = FiftyChoiceParallelEnv
"""The same with all agents at once."""


def env(**options: Any) -> Any:
    """Return the turn-based environment with PettingZoo's usual checks around it."""
    return with_checks(raw_env(**options))


__all__ = ["env", "parallel_env", "raw_env"]
