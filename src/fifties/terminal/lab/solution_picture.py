"""A solved round as a picture: how often to write which number, box by box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from matplotlib import rc_context
from matplotlib.figure import Figure

from fifties.games.fifty.sizes import BOXES
from fifties.locales import Speech
from fifties.solver.fifty.solving import Solution

COLOURS: Final = ("#4477aa", "#66ccee", "#228833", "#ccbb44", "#ee6677")
"""One a box, told apart by any eye."""


def draw(solution: Solution, file: Path, say: Speech) -> None:
    """Draw a solution into a file whose name says the format."""
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
