"""Tables of Fifty as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifties.games.fifty.state import crowns, totals
from fifties.research.canvas import (
    DANGER,
    DANGER_PAPER,
    HEAD,
    INK,
    MARGIN,
    PALE,
    PAPER,
    RULE,
    WON,
    Canvas,
    Picture,
    colour_of,
)
from fifties.research.fifty import FiftyStepper, fifty_title, round_scores, round_shown
from fifties.research.render import column_title

TENS: Final = 10
CELL: Final = 48
LINE: Final = 38
"""How high a player's line is."""
NAME, BOX, SCORE, TOTAL, CROWNS = 124, 34, 34, 54, 44
"""How wide the columns of the score sheet are."""
DISCS: Final = ((1, 1, 12), (2, 2, 11), (3, 3, 8), (6, 3, 7), (9, 3, 5))
"""Up to so many who wrote a number: how many discs stand in a row, and how large they are."""
CROWD: Final = DISCS[-1][0]


def draw_fifty(stepper: FiftyStepper, names: Sequence[str]) -> Picture:
    """Draw all numbers in rows of ten with those who have written them, and the score sheet."""
    game = stepper.game
    rows = -(-game.top // TENS)
    high = max(rows * CELL, 22 + len(names) * LINE)
    sheet_from = MARGIN + TENS * CELL + 26
    columns = NAME + game.boxes * BOX + game.rounds * SCORE + TOTAL + CROWNS
    size = (sheet_from + columns + MARGIN, HEAD + high + MARGIN)
    canvas = Canvas(*size, fifty_title(stepper, names))
    _draw_numbers(canvas, stepper)
    _draw_scores(canvas, stepper, names, sheet_from)
    return canvas.picture()


def _draw_numbers(canvas: Canvas, stepper: FiftyStepper) -> None:
    top, (flipped, picks) = stepper.game.top, round_shown(stepper)
    blocked, danger = flipped.blocked or (), flipped.danger or (0, 0)
    for in_danger in (False, True):  # edges of the Danger zone go over the others
        for number in range(1, top + 1):
            if (danger[0] <= number <= danger[1]) == in_danger:
                is_blocked = number < top and number % TENS in blocked
                fill = RULE if is_blocked else DANGER_PAPER if in_danger else PAPER
                size = (CELL + 1, CELL + 1)
                canvas.box(
                    _corner(number), size, fill, edge=DANGER if in_danger else RULE, line=1.5
                )
    for number in range(1, top + 1):
        writers = [seat for seat, numbers in enumerate(picks) if number in numbers]
        x, y = _corner(number)
        canvas.text(x + 5, y + 11, str(number), 12, colour=INK if writers else PALE)
        if len(writers) > 1:  # crossed off: it is nobody's alone
            canvas.line([(x + 3, y + 12), (x + 20, y + 9)], DANGER, 1.5)
        _draw_writers(canvas, (x, y), writers)


def _draw_writers(canvas: Canvas, corner: tuple[float, float], writers: list[int]) -> None:
    if len(writers) > CROWD:
        canvas.text(corner[0] + CELL / 2, corner[1] + 30, f"{len(writers)}", 18, anchor="mm")
        return
    most, across, size = next(fit for fit in DISCS if len(writers) <= fit[0])
    step, lines = 2 * size, -(-most // across)
    first_x = corner[0] + (CELL + 1) / 2 - step * (across - 1) / 2
    first_y = corner[1] + 32 - step * (lines - 1) / 2
    for place, seat in enumerate(writers):
        x, y = first_x + step * (place % across), first_y + step * (place // across)
        canvas.disc(x, y, size - 0.5, colour_of(seat), str(seat))


def _draw_scores(canvas: Canvas, stepper: FiftyStepper, names: Sequence[str], left: int) -> None:
    game, state = stepper.game, stepper.state
    written = left + NAME
    scored = written + game.boxes * BOX
    total = scored + game.rounds * SCORE + TOTAL
    _draw_headings(canvas, stepper, (written, scored, total))
    points, crowned = totals(state.rounds, game.players), crowns(state.rounds, game.players)
    outcome, (_, picks) = game.outcome(state), round_shown(stepper)
    for seat, name in enumerate(names):
        y = HEAD + 22 + seat * LINE
        won = outcome is not None and seat in outcome.winners
        if won:
            canvas.box((left - 6, y), (canvas.width - left, LINE - 4), WON, round_by=6)
        middle = y + LINE / 2 - 2
        canvas.name(left, middle, seat, name, "text-bold" if won else "text")
        for box in range(game.boxes):
            canvas.box((written + box * BOX, y + 3), (BOX - 5, LINE - 10), "white", edge=RULE)
        for box, number in enumerate(picks[seat]):
            at = written + box * BOX + (BOX - 5) / 2
            canvas.text(at, middle + 1, str(number), 18, anchor="mm", face="hand")
        for place, score in enumerate(round_scores(stepper, seat)):
            at = scored + (place + 1) * SCORE
            canvas.text(at, middle, score, 14, colour=PALE, anchor="rm")
        canvas.text(total, middle, str(points[seat]), 16, anchor="rm", face="text-bold")
        for crown in range(crowned[seat]):
            canvas.crown(total + 16 + 19 * crown, middle)


def _draw_headings(canvas: Canvas, stepper: FiftyStepper, columns: tuple[int, int, int]) -> None:
    """Write above the boxes what they are worth, above the scores which round's they are."""
    game, (written, scored, total) = stepper.game, columns
    now = len(stepper.state.rounds) - stepper.over
    for box, bonus in enumerate(game.bonus(now)):
        canvas.heading(written + box * BOX + (BOX - 5) / 2, HEAD + 10, f"+{bonus}")
    for number in range(1, game.rounds + 1):
        canvas.heading(scored + number * SCORE, HEAD + 10, str(number), "rm")
    canvas.heading(total, HEAD + 10, column_title("research-total"), "rm")


def _corner(number: int) -> tuple[float, float]:
    row, place = divmod(number - 1, TENS)
    return MARGIN + place * CELL, HEAD + row * CELL
