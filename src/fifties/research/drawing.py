"""Tables as pictures: arrays of red, green and blue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch, Rectangle
from numpy.typing import NDArray

from fifties.games.fifty.state import crowns
from fifties.games.fifty.state import totals as fifty_totals
from fifties.games.fifty_fifty.scoring import totals as halves_totals
from fifties.research.desk_fifty import FiftyDesk
from fifties.research.desk_fifty_fifty import FiftyFiftyDesk
from fifties.research.showing import card_of, head_of_fifty, head_of_halves
from fifties.wording import signed

Picture = NDArray[np.uint8]

PAPER, INK, RULE, DANGER = "#f6efdf", "#1c2747", "#c3cfdd", "#b3261e"
CALM: Final = "#c8b9a8"
SEATS: Final = ("#1957a4", "#d76930", "#00422d", "#9b6078", "#5d8f00", "#7a4fb5", "#00889c")
FROM_LAUGHING_TO_ANGRY: Final = LinearSegmentedColormap.from_list(
    "halves", ["#f4b92f", CALM, "#22428f"]
)
DARK_FROM: Final = 0.65
"""From here on a card is so dark that its number is written in white."""
TENS: Final = 10


def draw_fifty(desk: FiftyDesk, names: Sequence[str]) -> Picture:
    """Draw the numbers in rows of ten, a dot in each for everybody who has written it."""
    game, state = desk.game, desk.state
    last = state.rounds[-1] if desk.over else state
    picks = state.rounds[-1].picks if desk.over else desk.picks
    rows = -(-game.top // TENS)
    figure, axes = _sheet(13.5, rows + 0.7, head_of_fifty(desk))
    for number in range(1, game.top + 1):
        x, y = _cell(number)
        blocked = number < game.top and number % TENS in (last.blocked or ())
        danger = last.danger is not None and last.danger[0] <= number <= last.danger[1]
        face = RULE if blocked else PAPER
        axes.add_patch(Rectangle((x, y), 1, 1, fc=face, ec=DANGER if danger else RULE, lw=1.2))
        axes.text(x + 0.06, y + 0.26, str(number), fontsize=7, color=INK, alpha=0.75)
    for seat, numbers in enumerate(picks):
        for number in numbers:
            x, y = _cell(number)
            across, down = 0.38 + 0.2 * (seat % 3), 0.44 + 0.2 * (seat // 3 % 3)
            axes.plot(x + across, y + down, "o", ms=7, color=_colour(seat), mec=PAPER)
    points, crowned = fifty_totals(state.rounds, game.players), crowns(state.rounds, game.players)
    step = rows / max(len(names), rows)
    for seat, name in enumerate(names):
        height = (seat + 0.5) * step
        axes.plot(10.4, height, "o", ms=9, color=_colour(seat))
        text = f"{name}   {points[seat]}  {'♛' * crowned[seat]}"
        axes.text(10.7, height, text, fontsize=9, color=INK, va="center")
    return _picture(figure)


def draw_fifty_fifty(desk: FiftyFiftyDesk, names: Sequence[str]) -> Picture:
    """Draw everybody's cards, from laughing yellow to angry blue, and what they hold."""
    game, state = desk.game, desk.state
    figure, axes = _sheet(15.5, game.players + 0.7, head_of_halves(desk))
    points = halves_totals(state.standing.rounds, game.players)
    for seat, name in enumerate(names):
        weight = "bold" if seat == state.turn else "normal"
        axes.text(0.1, seat + 0.42, name, fontsize=10, color=INK, va="center", weight=weight)
        axes.text(0.1, seat + 0.72, str(points[seat]), fontsize=8, color=INK, va="center")
        _draw_balance(axes, seat, state.standing.balances[seat])
        laid = card_of(desk, seat)
        if laid is not None:
            _draw_card(axes, 5.0, seat, laid)
        for place, card in enumerate(sorted(state.hand(seat))):
            _draw_card(axes, 6.4 + place, seat, card)
    return _picture(figure)


def _draw_balance(axes: Any, seat: int, balance: int) -> None:
    """Draw yellow halves to the left and blue ones to the right."""
    length = float(np.clip(balance, -12, 12)) / 12
    colour = FROM_LAUGHING_TO_ANGRY(1.0 if balance > 0 else 0.0)
    axes.add_patch(Rectangle((3.2, seat + 0.38), length, 0.24, fc=colour, lw=0))
    axes.plot([3.2, 3.2], [seat + 0.28, seat + 0.72], color=INK, lw=1)
    axes.text(3.2, seat + 0.2, signed(balance), fontsize=8, color=INK, ha="center")


def _draw_card(axes: Any, x: float, seat: int, card: int) -> None:
    shade = (card - 1) / 49
    box = FancyBboxPatch(
        (x + 0.12, seat + 0.17),
        0.7,
        0.66,
        boxstyle="round,pad=0,rounding_size=0.1",
        fc=FROM_LAUGHING_TO_ANGRY(shade),
        ec=INK,
        lw=0.8,
    )
    axes.add_patch(box)
    colour = "white" if shade > DARK_FROM else INK
    axes.text(x + 0.47, seat + 0.5, str(card), ha="center", va="center", fontsize=10, color=colour)


def _cell(number: int) -> tuple[int, int]:
    return (number - 1) % TENS, (number - 1) // TENS


def _colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def _sheet(width: float, height: float, head: str) -> tuple[Figure, Any]:
    """Return an empty sheet whose first row stands on top."""
    figure = Figure(figsize=(width * 0.55, height * 0.62), dpi=100, facecolor=PAPER)
    axes = figure.add_axes((0.02, 0.02, 0.96, 0.96))
    axes.set_xlim(0, width)
    axes.set_ylim(height - 0.7 + 0.05, -0.65)
    axes.axis("off")
    axes.text(0.05, -0.3, head, fontsize=10, color=INK, va="center", weight="bold")
    return figure, axes


def _picture(figure: Figure) -> Picture:
    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()
    return np.ascontiguousarray(np.asarray(canvas.buffer_rgba())[..., :3])
