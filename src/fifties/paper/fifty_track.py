"""The Score track of Fifty: a ring with the crown marks of every table size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifties.games.fifty import Fifty
from fifties.games.fifty.sizes import LARGEST_TABLE, LEAST_PLAYERS, crown_mark
from fifties.locales import Speech
from fifties.paper.art import crown
from fifties.paper.fifty_grid import TRACK
from fifties.paper.formats import Frame
from fifties.paper.inks import BOARD, INK, LAUGH, LAUGH_PALE, MIST, SOFT, WHITE
from fifties.paper.sheet import Sheet

_ACROSS: Final = 5
_DOWN: Final = 7
"""A ring of that many spaces has as many as the track."""


def track_page(sheet: Sheet, game: Fifty, say: Speech) -> None:
    """Print the Score track as a ring that beads, buttons or coins walk around."""
    page = sheet.page()
    side = min(page.width / _ACROSS, page.height / _DOWN)
    ring = Frame(
        page.centre - side * _ACROSS / 2,
        page.middle - side * _DOWN / 2,
        side * _ACROSS,
        side * _DOWN,
    )
    for number, (column, row) in enumerate(_ring(), 1):
        spot = ring.cell(column, row, _ACROSS, _DOWN).inside(side * 0.035)
        _space(sheet, spot, number, game, say)
    start = ring.cell(1, 1, _ACROSS, _DOWN).inside(side * 0.1)
    _start(sheet, Frame(start.x - side * 0.06, start.y - side * 0.06, start.width, start.height))
    middle = Frame(ring.x + side, ring.y + side, side * 3, side * 5).inside(side * 0.22)
    _ring_middle(sheet, middle, game, say)


def _ring() -> Iterator[tuple[int, int]]:
    """Walk around the edge of the page, clockwise from the upper left corner."""
    yield from ((column, 0) for column in range(_ACROSS))
    yield from ((_ACROSS - 1, row) for row in range(1, _DOWN))
    yield from ((column, _DOWN - 1) for column in range(_ACROSS - 2, -1, -1))
    yield from ((0, row) for row in range(_DOWN - 2, 0, -1))


def _marks() -> dict[int, list[int]]:
    """Tell for every space that gains a crown the table sizes for which it does."""
    marks: dict[int, list[int]] = {}
    for players in range(LEAST_PLAYERS, LARGEST_TABLE + 1):
        marks.setdefault(crown_mark(players), []).append(players)
    return marks


def _sizes(players: list[int], say: Speech) -> str:
    named = "–".join(str(number) for number in sorted({players[0], players[-1]}))
    if LARGEST_TABLE in players:
        named = f"{players[0]}+"
    return say("paper-mark-players", players=named)


def _space(sheet: Sheet, spot: Frame, number: int, game: Fifty, say: Speech) -> None:
    here, others = number == game.mark, _marks().get(number)
    sheet.box(
        spot,
        fill=LAUGH if here else BOARD if number % 5 else MIST,
        line=INK,
        width=1.0 if here else 0.4,
        radius=spot.width * 0.12,
    )
    size = spot.width * 0.42
    sheet.write(
        spot.centre,
        spot.middle + size * (0.62 if here or others else 0.34),
        str(number),
        size,
        face="bold",
        align="centre",
    )
    if here or others:
        wide = spot.width * (0.44 if here else 0.26)
        crown(
            sheet,
            spot.centre - wide / 2,
            spot.y + spot.width * 0.08,
            wide,
            fill=WHITE,
            line=INK if here else SOFT,
        )
    if others and not here:
        sheet.write(
            spot.centre,
            spot.bottom - spot.width * 0.06,
            _sizes(others, say),
            spot.width * 0.1,
            colour=SOFT,
            align="centre",
            width=spot.width * 0.9,
        )


def _start(sheet: Sheet, spot: Frame) -> None:
    """Draw the 0 inside the ring, beside the 1, where every bead begins a round."""
    sheet.disc(spot.centre, spot.middle, spot.width / 2, fill=BOARD, line=INK, width=0.4)
    size = spot.width * 0.42
    sheet.write(spot.centre, spot.middle + size * 0.34, "0", size, face="bold", align="centre")


def _ring_middle(sheet: Sheet, frame: Frame, game: Fifty, say: Speech) -> None:
    size = frame.width * 0.105
    wide = frame.width * 0.42
    crown(sheet, frame.centre - wide / 2, frame.y, wide, fill=LAUGH)
    y = frame.y + wide * 0.95 + size
    sheet.write(
        frame.centre, y, say("paper-track"), size, face="bold", align="centre", width=frame.width
    )
    text = Frame(frame.x, y + size * 0.5, frame.width, frame.bottom - y)
    small = frame.width * 0.058
    for message in ("paper-track-start", "paper-track-crown", "paper-track-wrap"):
        told = say(message, mark=game.mark, players=game.players, last=TRACK)
        y = sheet.paragraph(text, told, small, align="centre")
        text = Frame(text.x, y - small * 0.4, text.width, text.bottom - y)
    table = Frame(frame.x, text.y + small, frame.width, len(_marks()) * small * 1.75)
    for row, (mark, players) in enumerate(sorted(_marks().items(), reverse=True)):
        line = table.cell(0, row, 1, len(_marks()))
        if mark == game.mark:
            sheet.box(line, fill=LAUGH_PALE, line=INK, width=0.5, radius=1.2)
        base = line.middle + small * 0.34
        sheet.write(
            line.x + small * 0.7,
            base,
            _sizes(players, say),
            small,
            face="bold" if mark == game.mark else "text",
            width=line.width * 0.66,
        )
        sheet.write(line.right - small * 0.7, base, str(mark), small, face="bold", align="right")
        crown(sheet, line.right - small * 3.6, line.middle - small * 0.52, small * 1.25)
