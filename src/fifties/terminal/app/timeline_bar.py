"""The bar under a replay: where it stands, and where rounds begin."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import piece, row


def timeline_bar(look: Look, step: int, steps: int, rounds: Sequence[int], width: int) -> Text:
    """Draw the bar; a click on it goes to that step."""
    tally = f" {step}/{steps - 1}"
    room = max(10, width - len(tally))
    last = max(1, steps - 1)
    at = round((room - 1) * step / last)
    marks = {round((room - 1) * begin / last) for begin in rounds}
    spaces = []
    for space in range(room):
        touch = ("step", round(last * space / (room - 1)))
        if space == at:
            spaces.append(piece(look.signs.bead, look.accent, touch))
        elif space in marks:
            spaces.append(piece(look.signs.middle, look.strong, touch))
        elif space < at:
            spaces.append(piece(look.signs.travelled, look.accent, touch))
        else:
            spaces.append(piece(look.signs.track, look.soft, touch))
    return row(*spaces, (tally, look.soft))
