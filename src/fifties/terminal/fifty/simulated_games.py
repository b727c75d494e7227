"""Figures of simulated games of Fifty, for JSON and for the report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fifties.games.fifty.game import Ending
from fifties.locales import Speech
from fifties.simulation.fifty.results import ENDINGS, FiftySums
from fifties.terminal.page import Page

if TYPE_CHECKING:
    import numpy as np


def seat_columns(sums: FiftySums) -> dict[str, np.ndarray[Any, Any]]:
    """Return what every seat can expect, besides points and wins."""
    return {"crowned": sums.crowned / sums.games}


def whole_games(sums: FiftySums) -> dict[str, Any]:
    """Return the shares of endings, and of games that ended after each round."""
    endings = dict(zip(map(str, ENDINGS), (sums.endings / sums.games).tolist(), strict=True))
    decides = endings[Ending.SECOND_CROWN] + endings[Ending.CROWN_BREAKS_TIE]
    rounds = (sums.rounds / sums.games).tolist()
    return {"endings": endings, "crown_decides": decides, "rounds": rounds[1:]}


def print_whole_games(page: Page, say: Speech, told: dict[str, Any]) -> None:
    """Print how often crowns decide, wins are shared, and games end early."""
    endings = told["endings"]
    page.line(
        say(
            "simulate-crowns",
            share=told["crown_decides"],
            second=endings[Ending.SECOND_CROWN],
            tie=endings[Ending.CROWN_BREAKS_TIE],
        )
    )
    page.line(say("simulate-shared", share=endings[Ending.SHARED]))
    early = enumerate(told["rounds"][:-1], 1)
    for number, share in early:
        if share:
            page.line(say("simulate-rounds", share=share, round=number))
