"""A solved round of Fifty as text and as a picture: its value, and the share of each number."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from fifties.games.fifty.table_size import BOXES, crown_mark, tokens_to_flip
from fifties.locales import Speech
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import Solution
from fifties.terminal.page import UNICODE, Page
from fifties.terminal.styled_text import StyledText
from fifties.words import Words

STRIP: Final = 50
"""Numbers to a line of the strip."""

SHADES: Final = " ▁▂▃▄▅▆▇█"
PLAIN_SHADES: Final = " .:-=+*#@"
HEAT: Final = ("dim", "blue", "cyan", "green", "yellow", "bright_yellow", "red", "bright_red")

FAVOURITES: Final = 5
DRAWN: Final = 3


def report(page: Page, words: Words, solution: Solution) -> None:
    """Print a solution."""
    say, setup = words.say, solution.setup
    print_setup(page, words, setup)
    page.line()
    page.line(say("solve-value", points=solution.value))
    answer = " ".join(map(str, solution.answer))
    page.line(say("solve-exploitability", points=solution.exploitability, numbers=answer))
    page.line(say("solve-effort", iterations=solution.iterations, seconds=solution.seconds))
    page.line()
    _print_heat(page, words, solution)
    page.line()
    page.line(say("solve-favourites", numbers=_favourites(words, solution)))
    rng = Random(0)
    drawn = [" ".join(map(str, solution.sample(rng))) for _ in range(DRAWN)]
    page.line(say("solve-drawn-choices", choices=f" {page.glyphs.dot} ".join(drawn)))


def print_setup(page: Page, words: Words, setup: RoundSetup) -> None:
    """Print what the round is played with, and say so if the rules would have it otherwise."""
    say, dash = words.say, f" {page.glyphs.dash} "
    size = {"players": setup.players, "top": setup.top, "mark": crown_mark(setup.players)}
    page.heading(dash.join([say("game-fifty"), say("head-fifty", **size)]))
    digits = " ".join(map(str, setup.blocked))
    parts = [say("round-blocked", digits=digits) if digits else say("round-nothing-blocked")]
    if setup.danger is not None:
        parts.append(say("round-danger", low=setup.danger[0], high=setup.danger[1]))
    parts.append(say("solve-bonus", boxes=" ".join(map(str, setup.bonus))))
    page.line(dash.join(parts))
    flipped = tokens_to_flip(setup.players)
    if flipped != len(setup.blocked):
        page.line(say("solve-other-tokens", players=setup.players, tokens=flipped))


def _print_heat(page: Page, words: Words, solution: Solution) -> None:
    """Print a strip for all boxes together, and one for each."""
    say, setup = words.say, solution.setup
    by_number = solution.flow.shares()
    shares = [by_number.get(number, (0.0,) * BOXES) for number in range(setup.top)]
    hottest = max(map(sum, shares))
    shades = SHADES if page.glyphs == UNICODE else PLAIN_SHADES
    for first in range(0, setup.top, STRIP):
        part = shares[first + 1 : first + STRIP + 1]
        ruler = "".join(f"{first + ten:>10}" for ten in range(10, len(part) + 2, 10))
        rows: list[list[str | StyledText]] = [["", StyledText(ruler, style="dim")]]
        if setup.danger is not None:
            zone = range(setup.danger[0], setup.danger[1] + 1)
            signs = [page.glyphs.danger if first + n in zone else " " for n in range(1, STRIP + 1)]
            rows.append([say("strip-danger"), StyledText("".join(signs).rstrip(), style="red")])
        rows.append([say("solve-strip"), _strip([sum(boxes) for boxes in part], hottest, shades)])
        for box in range(BOXES):
            strip = _strip([boxes[box] for boxes in part], hottest, shades)
            rows.append([StyledText(say("solve-box", box=box + 1), style="dim"), strip])
        page.rows(rows)
    page.line(say("solve-legend", shade=shades[-1], percent=100 * hottest))


def _strip(shares: Sequence[float], hottest: float, shades: str) -> StyledText:
    strip = StyledText()
    for share in shares:
        # Whatever is written at all leaves a trace.
        heat = min(len(HEAT), int(share / hottest * len(HEAT)) + 1) if share > 1e-3 else 0  # noqa: PLR2004
        strip.append(shades[heat], style=HEAT[heat - 1] if heat else "")
    return strip


def _favourites(words: Words, solution: Solution) -> str:
    shares = {number: sum(boxes) for number, boxes in solution.flow.shares().items()}
    best = sorted(shares, key=lambda number: -shares[number])[:FAVOURITES]
    return ", ".join(
        words.say("solve-favourite", number=number, percent=100 * shares[number]) for number in best
    )


COLOURS: Final = ("#4477aa", "#66ccee", "#228833", "#ccbb44", "#ee6677")
"""One a box, told apart by any eye."""


def draw(solution: Solution, file: Path, say: Speech) -> None:
    """Draw a solution into a file whose name says the format."""
    from matplotlib import rc_context  # noqa: PLC0415 - it loads slowly
    from matplotlib.figure import Figure  # noqa: PLC0415 - it loads slowly

    setup = solution.setup
    figure = Figure(figsize=(max(8.0, setup.top / 7), 4.0), layout="constrained")
    axes = figure.add_subplot()
    shares = solution.flow.shares()
    numbers = list(shares)
    heights = 100 * np.array(list(shares.values()))
    below = np.zeros(len(numbers))
    for box in range(BOXES):
        label = say("solve-box", box=box + 1)
        axes.bar(numbers, heights[:, box], 0.9, below, color=COLOURS[box], label=label)
        below += heights[:, box]
    if setup.danger is not None:
        low, high = setup.danger
        zone = say("strip-danger")
        axes.axvspan(low - 0.5, high + 0.5, color="#bb0000", alpha=0.08, lw=0, label=zone)
    axes.set_xlim(0, setup.top)
    axes.set_xlabel(say("solve-axis-number"))
    axes.set_ylabel(say("solve-axis-share"))
    axes.set_title(_title(solution, say))
    axes.legend(ncols=BOXES + 1, fontsize="small", frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    metadata = {"Date": None} if file.suffix.lower() == ".svg" else {"Software": None}
    # The same solution is the same file.
    with rc_context({"svg.hashsalt": "fifties", "svg.fonttype": "none"}):
        figure.savefig(file, dpi=150, metadata=metadata)


def _title(solution: Solution, say: Speech) -> str:
    setup = solution.setup
    digits = " ".join(map(str, setup.blocked))
    tokens = say("round-blocked", digits=digits) if digits else say("round-nothing-blocked")
    title = say("solve-title", players=setup.players, tokens=tokens)
    worth = say("solve-value-short", points=solution.value, gain=solution.exploitability)
    return f"{title}\n{worth}"
