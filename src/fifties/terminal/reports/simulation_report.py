"""A simulation as a readable report, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from fifties.locales import Speech
from fifties.simulation.simulator import Simulation, shares
from fifties.terminal.page import Page
from fifties.terminal.registry import terminal_for
from fifties.terminal.styled_text import StyledText, columns
from fifties.words import Words

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
        "danger": getattr(game, "danger", False),
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
        told |= terminal_for(game.name).whole_games(sums)
    return told


def _seats(done: Simulation[Any]) -> list[dict[str, float]]:
    """Return what every seat can expect."""
    sums, game = done.sums, done.game
    mean = sums.totals / sums.games
    columns = {
        "mean": mean,
        "spread": np.sqrt(np.maximum(0, sums.squares / sums.games - mean**2)),
        "share": shares(sums.won) / sums.games,
        "alone": sums.won[:, 1] / sums.games,
    }
    columns |= terminal_for(game.name).seat_columns(sums, game.players)
    return [
        {name: float(column[seat]) for name, column in columns.items()}
        for seat in range(game.players)
    ]


def report(page: Page, words: Words, done: Simulation[Any]) -> None:
    """Print what came of a simulation."""
    say, told, terminal = words.say, sheet(done), terminal_for(done.game.name)
    terminal.print_head(page, words, done.game)
    page.line(
        say(
            "simulate-facts",
            games=told["games"],
            seed=str(done.seed),
            workers=_workers(done, say),
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
    terminal.print_whole_games(page, say, told)


def _workers(done: Simulation[Any], say: Speech) -> str:
    if done.threads is None:
        return say("simulate-cluster")
    return say("simulate-threads", threads=done.threads)


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
