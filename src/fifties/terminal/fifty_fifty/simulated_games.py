"""Figures of simulated games of Fifty Fifty, for JSON and for the report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fifties.locales import Speech
from fifties.simulation.fifty_fifty.results import FiftyFiftySums
from fifties.terminal.page import Page

if TYPE_CHECKING:
    import numpy as np


def seat_columns(sums: FiftyFiftySums, players: int) -> dict[str, np.ndarray[Any, Any]]:
    """Return what every seat can expect, besides points and wins."""
    rounds = sums.games * players
    return {
        "halves": sums.halves / rounds,
        "balanced": sums.balanced / rounds,
        "angry": sums.blue / rounds,
        "struck": sums.struck / sums.games,
    }


def whole_games(sums: FiftyFiftySums) -> dict[str, Any]:
    """Return ties and strikes; the points of a struck result are those that no longer count."""
    shared = 1 - sums.won[:, 1].sum() / sums.games
    struck = (sums.halves + sums.totals).sum() / sums.games
    return {"shared": float(shared), "points_struck": float(struck)}


def print_whole_games(page: Page, say: Speech, told: dict[str, Any]) -> None:
    """Print how often results are struck, and wins are shared."""
    seats = told["seats"]
    struck = sum(seat["struck"] for seat in seats)
    page.line(say("simulate-strikes", strikes=struck, points=told["points_struck"]))
    page.line(say("simulate-shared", share=told["shared"]))
