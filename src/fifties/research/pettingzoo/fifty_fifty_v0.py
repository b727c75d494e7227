"""Fifty Fifty, card by card: AEC (`env`, `raw_env`)."""

from __future__ import annotations

from typing import Any

from fifties.research.pettingzoo.fifty_fifty import FiftyFiftyEnv
from fifties.research.pettingzoo.turn_environment import with_checks

raw_env = FiftyFiftyEnv
"""The environment, without anything around it."""


def env(**options: Any) -> Any:
    """Return the environment with PettingZoo's usual checks around it."""
    return with_checks(raw_env(**options))


__all__ = ["env", "raw_env"]
