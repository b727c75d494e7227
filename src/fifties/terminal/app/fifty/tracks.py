"""Score tracks during the count: beads, crowns, and the numbers that have been called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty.events import Called
from fifties.games.fifty.view import FiftyView
from fifties.terminal.app.fifty.count import Telling, track
from fifties.terminal.app.paper import Block, fit, piece, row
from fifties.terminal.app.seats import Cast

NAME: Final = 14
NUMBERS: Final = 20
SPACE: Final = 24
"""Spaces of a track; a bead that goes further stays at the end, and its number tells."""

TALLY: Final = 9


def tracks(telling: Telling, seats: Sequence[Seat], width: int) -> Block:
    """Draw a track for each of *seats*."""
    room = min(width - NAME - NUMBERS - TALLY - 3, 2 * SPACE)
    lines = [_track_row(telling, seat, max(SPACE, room)) for seat in seats]
    wide = max((line.cell_len for line in lines), default=0)
    return [row(" " * max(0, (width - wide) // 2), line) for line in lines]


def _track_row(telling: Telling, seat: Seat, length: int) -> Text:
    cast, _, view, calls = telling
    look = cast.look
    count = view.count
    bead = count.beads[seat] if count else 0
    bonus = count.bonus[seat] if count else 0
    style = look.seat(seat, cast.players)
    tally = row((f"{bead:>3}", style), (f" +{bonus}" if bonus else "", look.soft))
    return row(
        fit(cast.tag(seat, NAME), NAME),
        " ",
        track(telling, seat, length),
        " ",
        fit(tally, TALLY - 1),
        " ",
        fit(_numbers(cast, view, calls, seat), NUMBERS),
    )


def _numbers(cast: Cast, view: FiftyView, calls: Sequence[Called], seat: Seat) -> Text:
    """Write the numbers of *seat* that were called; of the viewer's own, all."""
    look, glyphs = cast.look, cast.look.signs.glyphs
    style = look.seat(seat, cast.players)
    said: list[Text] = []
    called = {call.number: call for call in calls if seat in call.owners}
    mine = view.my_numbers if view.viewer == seat else None
    for number in sorted({*called, *(mine or ())}):
        call = called.get(number)
        if call is None:
            said.append(piece(f"{number} ".rjust(4), look.soft))
        elif call.crossings:
            mark = glyphs.lost if call.crossings[0].lost else glyphs.clash
            said.append(piece(f"{number}{mark}".rjust(4), look.danger))
        else:
            said.append(piece(f"{number}{glyphs.got}".rjust(4), style))
    return row(*said)
