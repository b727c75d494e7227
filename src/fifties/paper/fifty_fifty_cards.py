"""What is cut out for Fifty Fifty: the fifty cards, the Mood cards, the halves of the face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import DECK
from fifties.games.fifty_fifty.edition import FiftyFiftyEdition
from fifties.locales import Speech
from fifties.paper.art import angry, face, laughing, little_face
from fifties.paper.formats import Frame
from fifties.paper.furniture import cut_line, cut_marks, foot, reconstructed
from fifties.paper.inks import (
    ANGRY,
    ANGRY_PALE,
    BOARD,
    INK,
    LAUGH,
    LAUGH_PALE,
    ON_ANGRY,
    ON_LAUGH,
    RULE,
    SOFT,
    shade,
)
from fifties.paper.order import Order
from fifties.paper.sheet import Sheet

_TICKS: Final = 4.0
_ALIKE: Final = (6, 9)
"""Cards that look like each other upside down."""

_PAIRS_ACROSS: Final = 5
_PAIRS_DOWN: Final = 7
HALVES: Final = 25
"""How many of each kind a box holds; a table needs no fewer."""


class Number(Struct, frozen=True):
    """One of the fifty cards."""

    number: int


class MoodCard(Struct, frozen=True):
    """A Mood card; ``None`` for a colour that a zero leaves alone."""

    yellow: int | None
    blue: int | None


Piece = Number | MoodCard


def mood_cards(edition: FiftyFiftyEdition) -> tuple[MoodCard, ...]:
    """List the Mood cards of a printing; a box that nobody has read out has none."""
    cards = [MoodCard(yellow, blue) for yellow, blue in edition.moods or ()]
    if edition.zeros:
        cards += [MoodCard(0, None), MoodCard(None, 0)]
    return tuple(cards)


def card_pages(sheet: Sheet, order: Order, game: FiftyFifty, say: Speech) -> None:
    """Print the fifty cards and the Mood cards, edge to edge."""
    pieces: list[Piece] = [*map(Number, DECK), *mood_cards(game.edition)]
    side = 2 if order.form.large else 3
    for first in range(0, len(pieces), side * side):
        some = pieces[first : first + side * side]
        _cards_page(sheet, some, side, say, guessed="moods" in game.edition.reconstructed)
        if order.duplex:
            _backs_page(sheet, some, side)


def _block(page: Frame, side: int) -> Frame:
    """Return where *side* times *side* cards lie, which touch each other."""
    room = page.inside(_TICKS)
    width = min(room.width / side, room.height / side * 5 / 7)
    height = width * 7 / 5
    across, down = width * side, height * side
    return Frame(page.centre - across / 2, page.middle - down / 2, across, down)


def _spots(block: Frame, side: int, *, mirrored: bool = False) -> Iterator[Frame]:
    for place in range(side * side):
        row, column = divmod(place, side)
        yield block.cell(side - 1 - column if mirrored else column, row, side, side)


def _cards_page(
    sheet: Sheet, pieces: list[Piece], side: int, say: Speech, *, guessed: bool
) -> None:
    """Print cards; Mood cards that are *guessed* say that they are reconstructed."""
    block = _block(sheet.page(), side)
    cut_marks(sheet, block, side, side)
    for piece, spot in zip(pieces, _spots(block, side), strict=False):
        if isinstance(piece, Number):
            _card(sheet, spot, piece.number)
        else:
            _mood(sheet, spot, piece, say)
            if guessed:
                reconstructed(sheet, spot, say)


def _card(sheet: Sheet, spot: Frame, number: int) -> None:
    step = (number - DECK.start) / (DECK.stop - 1 - DECK.start)
    colours = shade(step)
    ink = sheet.on(colours.print)
    board = spot.inside(spot.width * 0.035)
    sheet.box(board, fill=colours.ground, line=INK, width=0.5, radius=spot.width * 0.06)
    unit = spot.width / 100
    for angle in (0, 180):
        with sheet.turned(angle, spot.centre, spot.middle):
            _corner(sheet, spot, number, ink)
    size = 62 * unit
    base = spot.y + 71 * unit
    sheet.write(
        spot.centre,
        base,
        str(number),
        size,
        face="bold",
        colour=ink,
        align="centre",
        width=spot.width * 0.84,
    )
    if number in _ALIKE:
        wide = sheet.width_of(str(number), size, "bold") * 0.42
        y = base + 4 * unit
        sheet.rule((spot.centre - wide, y), (spot.centre + wide, y), line=ink, width=3 * unit)
    little_face(sheet, spot.centre, spot.y + 79 * unit, 50 * unit, step, ink)


def _corner(sheet: Sheet, spot: Frame, number: int, ink: tuple[float, float, float]) -> None:
    unit = spot.width / 100
    x, y = spot.x + 15.5 * unit, spot.y + 20 * unit
    sheet.write(x, y, str(number), 15 * unit, face="bold", colour=ink, align="centre")
    if number in _ALIKE:
        sheet.rule((x - 4 * unit, y + 2 * unit), (x + 4 * unit, y + 2 * unit), line=ink, width=unit)


def _mood(sheet: Sheet, spot: Frame, card: MoodCard, say: Speech) -> None:
    unit = spot.width / 100
    board = spot.inside(spot.width * 0.035)
    sheet.box(board, fill=BOARD, line=INK, width=0.5, radius=spot.width * 0.06)
    scale = 0.63 * unit
    x, y = spot.centre - 50 * scale, spot.y + 11 * unit
    if card.yellow is not None:
        laughing(sheet, x, y, scale)
    if card.blue is not None:
        angry(sheet, x, y, scale)
    top, height = spot.y + 92 * unit, 40 * unit
    left = Frame(spot.x + 8 * unit, top, 41 * unit, height)
    right = Frame(spot.x + 51 * unit, top, 41 * unit, height)
    for frame, value, ground, ink, who in (
        (left, card.yellow, LAUGH, ON_LAUGH, "paper-mood-lowest"),
        (right, card.blue, ANGRY, ON_ANGRY, "paper-mood-highest"),
    ):
        if value is None:
            sheet.box(frame, line=RULE, width=0.4, radius=3 * unit)
            continue
        sheet.box(frame, fill=ground, line=INK, width=0.5, radius=3 * unit)
        colour = sheet.on(ink)
        sheet.write(
            frame.centre,
            frame.y + 26 * unit,
            str(value),
            27 * unit,
            face="bold",
            colour=colour,
            align="centre",
            width=frame.width * 0.9,
        )
        sheet.write(
            frame.centre,
            frame.y + 36 * unit,
            say(who),
            6.4 * unit,
            colour=colour,
            align="centre",
            width=frame.width * 0.9,
        )


def _backs_page(sheet: Sheet, pieces: list[Piece], side: int) -> None:
    """Print backs where the faces lie once the paper is turned over its long edge."""
    block = _block(sheet.page(), side)
    for piece, spot in zip(pieces, _spots(block, side, mirrored=True), strict=False):
        unit = spot.width / 100
        mood = isinstance(piece, MoodCard)
        ground = LAUGH_PALE if mood else ANGRY_PALE
        sheet.box(spot.inside(5 * unit), fill=ground, line=INK, width=0.5, radius=5 * unit)
        sheet.box(spot.inside(9 * unit), line=SOFT, width=0.3, radius=3 * unit)
        if mood:
            face(sheet, spot.centre, spot.y + 39 * unit, 62 * unit)
        else:
            _fifty(sheet, spot)


def _fifty(sheet: Sheet, spot: Frame) -> None:
    """Write the name of the game twice, so that a back has no right way up."""
    unit = spot.width / 100
    for angle in (0, 180):
        with sheet.turned(angle, spot.centre, spot.middle):
            sheet.write(
                spot.centre,
                spot.middle - 11 * unit,
                "50",
                46 * unit,
                face="bold",
                colour=INK,
                align="centre",
                outline=0.4,
            )


def halves_pages(sheet: Sheet, say: Speech) -> None:
    """Print faces to cut in two: at least as many laughing and angry halves as a box holds."""
    columns, rows = (3, 5) if sheet.form.large else (_PAIRS_ACROSS, _PAIRS_DOWN)
    for _ in range(0, HALVES, columns * rows):
        _halves_page(sheet, columns, rows, say)


def _halves_page(sheet: Sheet, columns: int, rows: int, say: Speech) -> None:
    page = foot(sheet, sheet.page(), say("paper-halves"))
    block = page.inside(_TICKS, _TICKS)
    cut_marks(sheet, block, columns, rows)
    for row in range(rows):
        for column in range(columns):
            _pair(sheet, block.cell(column, row, columns, rows))
    for column in range(columns):
        x = block.x + (column + 0.5) * block.width / columns
        cut_line(sheet, (x, block.y), (x, block.bottom))


def _pair(sheet: Sheet, spot: Frame) -> None:
    sheet.box(spot, line=RULE, width=0.2)
    scale = min(spot.width * 0.94 / 130, spot.height * 0.9 / 119)
    x, y = spot.centre - 50 * scale, spot.middle - 58.5 * scale
    laughing(sheet, x, y, scale)
    angry(sheet, x, y, scale)
