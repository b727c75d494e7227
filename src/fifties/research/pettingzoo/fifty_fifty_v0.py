"""Fifty Fifty, card by card: AEC (`env`, `raw_env`)."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fifties.research.pettingzoo.fifty_fifty import FiftyFiftyEnv

raw_env = FiftyFiftyEnv
"""The environment, without anything around it."""


def env(**options: Any) -> Any:
    """Return the environment with PettingZoo's usual checks around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**options)))


__all__ = ["env", "raw_env"]
