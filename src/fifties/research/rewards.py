"""What seats are paid: points at the end, the win, or points as they come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from fifties.core.contract import Outcome, Seat

Reward: TypeAlias = Literal["points", "win", "shaped"]
"""`points`: everybody's total, when the game ends. `win`: 1 for who wins alone, when the game ends,
and as much less for all others together, so that it adds up to 0; winners share. `shaped`: the same
as `points` in the end, but paid as points come."""

KINDS: Final = get_args(Reward)

Paid: TypeAlias = Sequence[float] | None
"""By seat; ``None`` if nobody is paid anything."""


def check_reward(reward: str) -> None:
    """Raise `ValueError` for a kind of reward that does not exist."""
    if reward not in KINDS:
        raise ValueError(f"reward is one of {', '.join(KINDS)}, not {reward!r}")


def win_rewards(players: int, winners: Sequence[Seat]) -> list[float]:
    """Return what the win is worth to everybody: it adds up to 0."""
    share = 1 / len(winners)
    others = players - 1
    return [
        (players * share - 1) / others if seat in winners else -1 / others
        for seat in range(players)
    ]


def paid_at_end(
    reward: Reward, players: int, outcome: Outcome | None, points: Sequence[int]
) -> Paid:
    """Return what is paid when the game is over; nothing before, and if rewards are shaped."""
    if outcome is None or reward == "shaped":
        return None
    return win_rewards(players, outcome.winners) if reward == "win" else points
