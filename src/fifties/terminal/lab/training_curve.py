"""The curve of a training, in a line of text or as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fifties.locales import Speech
from fifties.terminal.glyphs import UNICODE
from fifties.terminal.page import Page

BARS: Final = "▁▂▃▄▅▆▇█"
PLAIN_BARS: Final = ".:-=+*#@"
INK: Final = ("#4477aa", "#ee6677")
STEADY: Final[dict[Any, Any]] = {"svg.hashsalt": "fifties", "svg.fonttype": "none"}
"""So that the same curve is the same file."""


class Mark(NamedTuple):
    """How things stood at some step."""

    step: int
    error: float
    """By how many halves the network is off, as a root mean square."""
    surprise: float
    share: float
    """Of the wins, against the steady level."""


def print_curve(page: Page, say: Speech, marks: Sequence[Mark]) -> None:
    """Print how error and strength went."""
    bars = BARS if page.glyphs == UNICODE else PLAIN_BARS
    errors, shares = [mark.error for mark in marks], [mark.share for mark in marks]
    page.line(say("train-curve-error", curve=sparkline(errors, bars), halves=errors[-1]))
    page.line(say("train-curve-share", curve=sparkline(shares, bars), share=shares[-1]))


def sparkline(values: Sequence[float], bars: str = BARS) -> str:
    """Draw *values* in a line, the lowest and the highest one as such."""
    low, high = min(values), max(values)
    steps = [(value - low) / (high - low or 1.0) * (len(bars) - 1) for value in values]
    return "".join(bars[round(step)] for step in steps)


def draw(marks: Sequence[Mark], file: Path, say: Speech, players: int) -> None:
    """Draw the curve into a file whose name says the format."""
    from matplotlib import rc_context  # noqa: PLC0415 - it loads slowly
    from matplotlib.figure import Figure  # noqa: PLC0415 - it loads slowly

    figure = Figure(figsize=(8.0, 4.5), layout="constrained")
    steps = [mark.step for mark in marks]
    left = figure.add_subplot()
    left.plot(steps, [mark.error for mark in marks], color=INK[0], marker="o")
    left.set_xlabel(say("train-axis-step"))
    left.set_ylabel(say("train-axis-error"), color=INK[0])
    right = left.twinx()
    right.plot(steps, [100 * mark.share for mark in marks], color=INK[1], marker="s")
    right.axhline(100 / players, color=INK[1], linestyle=":")
    right.set_ylabel(say("train-axis-share"), color=INK[1])
    left.set_title(say("train-title", players=players))
    metadata = {"Date": None} if file.suffix.lower() == ".svg" else {"Software": None}
    with rc_context(STEADY):
        figure.savefig(file, dpi=150, metadata=metadata)
