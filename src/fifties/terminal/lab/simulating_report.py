"""A simulation as a readable report, and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from fifties.games.fifty import Fifty
from fifties.games.fifty.game import Ending
from fifties.locales import Speech
from fifties.simulation.fifty.summing import ENDINGS, FiftySums
from fifties.simulation.fifty_fifty.summing import FiftyFiftySums
from fifties.simulation.sharing import shares
from fifties.simulation.simulating import Simulation
from fifties.terminal.head import print_head
from fifties.terminal.page import Page
from fifties.terminal.styled_text import StyledText, columns
from fifties.wording import Words

_MOST_ROWS: Final = 12
"""In a larger crowd only what all seats have in common is told."""


_TITLES: Final = {
    "mean": "simulate-mean",
    "spread": "simulate-spread",
    "share": "simulate-share",
    "alone": "simulate-alone",
    "crowned": "simulate-crowned",
    "halves": "simulate-halves",
    "balanced": "simulate-balanced",
    "angry": "simulate-angry",
    "struck": "simulate-struck",
}
_FIGURES: Final = {"mean", "spread", "halves", "struck"}
"""Columns that are no shares."""


def sheet(done: Simulation[Any]) -> dict[str, Any]:
    """Return a simulation in the form that `--json` prints."""
    game, sums = done.game, done.sums
    told = {
        "game": game.name,
        "players": game.players,
        "edition": game.edition.name,
        "danger": isinstance(game, Fifty) and game.danger,
        "seed": done.seed,
        "games": sums.games,
        "asked": done.planned,
        "stopped": done.stopped,
        "threads": done.threads,
        "seconds": done.seconds,
        "rate": sums.games / done.seconds,
    }
    if sums.games:
        told["seats"] = _seats(done)
        told |= _fifty(sums) if isinstance(sums, FiftySums) else _fifty_fifty(sums)
    return told


def _seats(done: Simulation[Any]) -> list[dict[str, float]]:
    """Tell what every seat can expect."""
    sums, game = done.sums, done.game
    mean = sums.totals / sums.games
    columns = {
        "mean": mean,
        "spread": np.sqrt(np.maximum(0, sums.squares / sums.games - mean**2)),
        "share": shares(sums.won) / sums.games,
        "alone": sums.won[:, 1] / sums.games,
    }
    if isinstance(sums, FiftySums):
        columns["crowned"] = sums.crowned / sums.games
    else:
        rounds = sums.games * game.players
        columns["halves"] = sums.halves / rounds
        columns["balanced"] = sums.balanced / rounds
        columns["angry"] = sums.blue / rounds
        columns["struck"] = sums.struck / sums.games
    return [
        {name: float(column[seat]) for name, column in columns.items()}
        for seat in range(game.players)
    ]


def _fifty(sums: FiftySums) -> dict[str, Any]:
    endings = dict(zip(map(str, ENDINGS), (sums.endings / sums.games).tolist(), strict=True))
    decides = endings[Ending.SECOND_CROWN] + endings[Ending.CROWN_BREAKS_TIE]
    rounds = (sums.rounds / sums.games).tolist()
    return {"endings": endings, "crown_decides": decides, "rounds": rounds[1:]}


def _fifty_fifty(sums: FiftyFiftySums) -> dict[str, Any]:
    """Tell about ties and strikes; a struck result's points are those that no longer count."""
    shared = 1 - sums.won[:, 1].sum() / sums.games
    struck = (sums.halves + sums.totals).sum() / sums.games
    return {"shared": float(shared), "points_struck": float(struck)}


def report(page: Page, words: Words, done: Simulation[Any]) -> None:
    """Print what came of a simulation."""
    say, told = words.say, sheet(done)
    print_head(page, words, done.game)
    page.line(
        say(
            "simulate-facts",
            games=told["games"],
            seed=str(done.seed),
            threads=done.threads,
            seconds=done.seconds,
            rate=round(told["rate"]),
        )
    )
    if done.stopped:
        page.line(say("simulate-stopped", asked=done.planned))
    if not done.sums.games:
        return
    page.line()
    _print_seats(page, say, told["seats"])
    page.line()
    if isinstance(done.sums, FiftySums):
        _print_fifty(page, say, told)
    else:
        _print_fifty_fifty(page, say, told)


def _print_seats(page: Page, say: Speech, seats: Sequence[dict[str, float]]) -> None:
    rows = [[say("simulate-seat"), *(say(_TITLES[name]) for name in seats[0])]]
    if len(seats) <= _MOST_ROWS:
        for number, seat in enumerate(seats, 1):
            rows.append([str(number), *(_cell(say, *cell) for cell in seat.items())])
    everybody = {name: sum(seat[name] for seat in seats) / len(seats) for name in seats[0]}
    rows.append([say("simulate-all"), *(_cell(say, *cell) for cell in everybody.items())])
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        style = "" if number else "bold"
        cells = [
            " " * (width - columns(cell)) + cell for cell, width in zip(row, widths, strict=True)
        ]
        page.rows([[StyledText(cell, style=style) for cell in cells]])


def _cell(say: Speech, name: str, value: float) -> str:
    if name in _FIGURES:
        return say("simulate-figure", value=value)
    return say("simulate-percent", share=value)


def _print_fifty(page: Page, say: Speech, told: dict[str, Any]) -> None:
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


def _print_fifty_fifty(page: Page, say: Speech, told: dict[str, Any]) -> None:
    seats = told["seats"]
    struck = sum(seat["struck"] for seat in seats)
    page.line(say("simulate-strikes", strikes=struck, points=told["points_struck"]))
    page.line(say("simulate-shared", share=told["shared"]))
