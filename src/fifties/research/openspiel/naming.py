"""What OpenSpiel wants to know about a game before anybody loads it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import pyspiel

REWARDS: Final = ("points", "win")
"""What may be paid; OpenSpiel is told that it is at the end."""


def game_type(
    short_name: str,
    long_name: str,
    parameters: dict[str, Any],
    players: tuple[int, int],
    *,
    simultaneous: bool = False,
) -> Any:
    """Describe a game of hidden information with open chance and any sum of utilities."""
    kind = pyspiel.GameType
    dynamics = kind.Dynamics
    return kind(
        short_name=short_name,
        long_name=long_name,
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def given(parameters: dict[str, Any], wanted: dict[str, Any] | None) -> dict[str, Any]:
    """Return *parameters* as they are *wanted*; `ValueError` for one that there is not."""
    unknown = set(wanted or {}) - set(parameters)
    if unknown:
        raise ValueError(f"there is no parameter {', '.join(sorted(unknown))}")
    return {**parameters, **(wanted or {})}


def one_of(name: str, value: str, known: Collection[str]) -> str:
    """Return a parameter that is one of the words *known*, or say which they are."""
    if value not in known:
        raise ValueError(f"{name} is {' or '.join(known)}, not {value!r}")
    return value
