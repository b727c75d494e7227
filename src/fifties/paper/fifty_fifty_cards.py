"""Fifty Fifty's pages to cut out: the fifty cards, the Mood cards, the halves of the face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import DECK
from fifties.games.fifty_fifty.edition import FiftyFiftyEdition
from fifties.locales import Speech
from fifties.paper.colours import (
    ANGRY,
    ANGRY_PALE,
    BOARD,
    CHEEK,
    INK,
    LAUGH,
    LAUGH_PALE,
    ON_ANGRY,
    ON_LAUGH,
    RULE,
    SOFT,
    TONGUE,
    WHITE,
    Colour,
    shade,
)
from fifties.paper.layout import Frame
from fifties.paper.page_parts import draw_cut_line, draw_cut_marks, mark_reconstructed, write_foot
from fifties.paper.pdf import Pdf
from fifties.paper.print_request import PrintRequest

_TICKS: Final = 4.0
_ALIKE: Final = (6, 9)
"""Cards that look like each other upside down, and are underlined."""

_PAIRS_ACROSS: Final = 5
_PAIRS_DOWN: Final = 7
HALVES: Final = 25
"""How many halves of each kind a box holds; no fewer are printed."""


class NumberCard(Struct, frozen=True):
    """One of the fifty cards."""

    number: int


class MoodCard(Struct, frozen=True):
    """A Mood card; ``None`` for the colour that a zero card does not have."""

    yellow: int | None
    blue: int | None


Card: TypeAlias = NumberCard | MoodCard


def mood_cards(edition: FiftyFiftyEdition) -> tuple[MoodCard, ...]:
    """Return the Mood cards of an edition; none if its moods are not known."""
    cards = [MoodCard(yellow, blue) for yellow, blue in edition.moods or ()]
    if edition.zeros:
        cards += [MoodCard(0, None), MoodCard(None, 0)]
    return tuple(cards)


def print_cards(pdf: Pdf, request: PrintRequest[FiftyFifty], say: Speech) -> None:
    """Add the fifty cards and the Mood cards, edge to edge, and their backs if wanted."""
    edition = request.game.edition
    pieces: list[Card] = [*map(NumberCard, DECK), *mood_cards(edition)]
    side = 2 if request.page_format.large else 3
    for first in range(0, len(pieces), side * side):
        some = pieces[first : first + side * side]
        _print_cards_page(pdf, some, side, say, guessed="moods" in edition.reconstructed)
        if request.duplex:
            _print_backs_page(pdf, some, side)


def _card_block(page: Frame, side: int) -> Frame:
    """Return the frame of *side* times *side* cards that touch each other."""
    room = page.inside(_TICKS)
    width = min(room.width / side, room.height / side * 5 / 7)
    height = width * 7 / 5
    across, down = width * side, height * side
    return Frame(page.centre - across / 2, page.middle - down / 2, across, down)


def _card_spots(block: Frame, side: int, *, mirrored: bool = False) -> Iterator[Frame]:
    for place in range(side * side):
        row, column = divmod(place, side)
        yield block.cell(side - 1 - column if mirrored else column, row, side, side)


def _print_cards_page(
    pdf: Pdf, pieces: list[Card], side: int, say: Speech, *, guessed: bool
) -> None:
    """Add a page of cards; *guessed* Mood cards say that they are reconstructed."""
    block = _card_block(pdf.add_page(), side)
    draw_cut_marks(pdf, block, side, side)
    for piece, spot in zip(pieces, _card_spots(block, side), strict=False):
        if isinstance(piece, NumberCard):
            _draw_number_card(pdf, spot, piece.number)
        else:
            _draw_mood_card(pdf, spot, piece, say)
            if guessed:
                mark_reconstructed(pdf, spot, say)


def _draw_number_card(pdf: Pdf, spot: Frame, number: int) -> None:
    step = (number - DECK.start) / (DECK.stop - 1 - DECK.start)
    colours = shade(step)
    ink = pdf.colour_on_area(colours.print)
    board = spot.inside(spot.width * 0.035)
    pdf.draw_box(board, fill=colours.ground, line=INK, width=0.5, radius=spot.width * 0.06)
    unit = spot.width / 100
    for angle in (0, 180):
        with pdf.turned(angle, spot.centre, spot.middle):
            _draw_corner(pdf, spot, number, ink)
    size = 62 * unit
    base = spot.y + 71 * unit
    pdf.write(
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
        wide = pdf.width_of(str(number), size, "bold") * 0.42
        y = base + 4 * unit
        pdf.draw_line((spot.centre - wide, y), (spot.centre + wide, y), line=ink, width=3 * unit)
    _draw_card_face(pdf, spot.centre, spot.y + 79 * unit, 50 * unit, step, ink)


def _draw_corner(pdf: Pdf, spot: Frame, number: int, ink: tuple[float, float, float]) -> None:
    unit = spot.width / 100
    x, y = spot.x + 15.5 * unit, spot.y + 20 * unit
    pdf.write(x, y, str(number), 15 * unit, face="bold", colour=ink, align="centre")
    if number in _ALIKE:
        pdf.draw_line(
            (x - 4 * unit, y + 2 * unit), (x + 4 * unit, y + 2 * unit), line=ink, width=unit
        )


def _draw_mood_card(pdf: Pdf, spot: Frame, card: MoodCard, say: Speech) -> None:
    unit = spot.width / 100
    board = spot.inside(spot.width * 0.035)
    pdf.draw_box(board, fill=BOARD, line=INK, width=0.5, radius=spot.width * 0.06)
    scale = 0.63 * unit
    x, y = spot.centre - 50 * scale, spot.y + 11 * unit
    if card.yellow is not None:
        _draw_laughing_half(pdf, x, y, scale)
    if card.blue is not None:
        _draw_angry_half(pdf, x, y, scale)
    top, height = spot.y + 92 * unit, 40 * unit
    left = Frame(spot.x + 8 * unit, top, 41 * unit, height)
    right = Frame(spot.x + 51 * unit, top, 41 * unit, height)
    for frame, value, ground, ink, who in (
        (left, card.yellow, LAUGH, ON_LAUGH, "paper-mood-lowest"),
        (right, card.blue, ANGRY, ON_ANGRY, "paper-mood-highest"),
    ):
        if value is None:
            pdf.draw_box(frame, line=RULE, width=0.4, radius=3 * unit)
            continue
        pdf.draw_box(frame, fill=ground, line=INK, width=0.5, radius=3 * unit)
        colour = pdf.colour_on_area(ink)
        pdf.write(
            frame.centre,
            frame.y + 26 * unit,
            str(value),
            27 * unit,
            face="bold",
            colour=colour,
            align="centre",
            width=frame.width * 0.9,
        )
        pdf.write(
            frame.centre,
            frame.y + 36 * unit,
            say(who),
            6.4 * unit,
            colour=colour,
            align="centre",
            width=frame.width * 0.9,
        )


def _print_backs_page(pdf: Pdf, pieces: list[Card], side: int) -> None:
    """Add a page of backs, which lie behind their cards when paper is turned over its long edge."""
    block = _card_block(pdf.add_page(), side)
    for piece, spot in zip(pieces, _card_spots(block, side, mirrored=True), strict=False):
        unit = spot.width / 100
        mood = isinstance(piece, MoodCard)
        ground = LAUGH_PALE if mood else ANGRY_PALE
        pdf.draw_box(spot.inside(5 * unit), fill=ground, line=INK, width=0.5, radius=5 * unit)
        pdf.draw_box(spot.inside(9 * unit), line=SOFT, width=0.3, radius=3 * unit)
        if mood:
            draw_face(pdf, spot.centre, spot.y + 39 * unit, 62 * unit)
        else:
            _write_fifty(pdf, spot)


def _write_fifty(pdf: Pdf, spot: Frame) -> None:
    """Write 50 both ways up, so that a back looks the same upside down."""
    unit = spot.width / 100
    for angle in (0, 180):
        with pdf.turned(angle, spot.centre, spot.middle):
            pdf.write(
                spot.centre,
                spot.middle - 11 * unit,
                "50",
                46 * unit,
                face="bold",
                colour=INK,
                align="centre",
                outline=0.4,
            )


def print_halves(pdf: Pdf, request: PrintRequest[FiftyFifty], say: Speech) -> None:
    """Add faces to cut in two: at least as many laughing and angry halves as a box holds."""
    columns, rows = (3, 5) if request.page_format.large else (_PAIRS_ACROSS, _PAIRS_DOWN)
    for _ in range(0, HALVES, columns * rows):
        _print_halves_page(pdf, columns, rows, say)


def _print_halves_page(pdf: Pdf, columns: int, rows: int, say: Speech) -> None:
    page = write_foot(pdf, pdf.add_page(), say("paper-halves"))
    block = page.inside(_TICKS, _TICKS)
    draw_cut_marks(pdf, block, columns, rows)
    for row in range(rows):
        for column in range(columns):
            _draw_face_to_cut(pdf, block.cell(column, row, columns, rows))
    for column in range(columns):
        x = block.x + (column + 0.5) * block.width / columns
        draw_cut_line(pdf, (x, block.y), (x, block.bottom))


def _draw_face_to_cut(pdf: Pdf, spot: Frame) -> None:
    pdf.draw_box(spot, line=RULE, width=0.2)
    scale = min(spot.width * 0.94 / 130, spot.height * 0.9 / 119)
    x, y = spot.centre - 50 * scale, spot.middle - 58.5 * scale
    _draw_laughing_half(pdf, x, y, scale)
    _draw_angry_half(pdf, x, y, scale)


def _draw_laughing_half(pdf: Pdf, x: float, y: float, scale: float) -> None:
    """Draw the laughing half of the face, which is 100 wide and split at 50."""

    def draw(outline: str, *, fill: Colour | None = None, solid: bool = False) -> None:
        pdf.draw_shape(outline, x, y, scale, fill=fill, line=ON_LAUGH, width=1.5, solid=solid)

    for outline in (
        "M8 36C0 31-5 42-14 35L-10 44-14 52C-5 57 0 45 8 48Z",
        "M50 12C38 3 20 2 9 10 3 36 5 72 20 94 28 106 39 114 50 115Z",
    ):
        pdf.draw_shape(outline, x, y, scale, fill=LAUGH, line=INK, width=2.4)
    pdf.draw_shape(
        "M24 58C30 58 33 62 33 66 33 71 29 74 24 74S14 71 14 66C14 62 18 58 24 58Z",
        x,
        y,
        scale,
        fill=CHEEK,
    )
    pdf.draw_shape("M15 34C20 22 34 20 42 29", x, y, scale, line=ON_LAUGH, width=5)
    draw("M13 54C17 38 38 37 43 53 36 45 21 45 13 54Z", fill=ON_LAUGH, solid=True)
    pdf.draw_shape("M50 70C45 71 42 69 42 65", x, y, scale, line=ON_LAUGH, width=2.2)
    draw("M50 80C37 80 25 76 16 68 17 90 31 105 50 105Z", fill=ON_LAUGH)
    draw("M50 80C37 80 25 76 16 68c0 5 1 8 2 11 10 7 20 10 32 10Z", fill=WHITE, solid=True)
    pdf.draw_shape("M50 105c-8 0-15-3-21-8 5-5 15-5 21-1Z", x, y, scale, fill=TONGUE)


def _draw_angry_half(pdf: Pdf, x: float, y: float, scale: float) -> None:
    """Draw the angry half of the face."""
    ink = pdf.colour_on_area(ON_ANGRY)

    def draw(outline: str, *, solid: bool = False) -> None:
        pdf.draw_shape(outline, x, y, scale, fill=ink, line=ink, width=1.5, solid=solid)

    for outline in (
        "M92 36C99 36 104 48 114 44L109 51 112 60C102 64 99 48 92 48Z",
        "M50 12C62 3 80 2 91 10 97 36 96 70 82 92 73 106 61 114 50 115Z",
    ):
        pdf.draw_shape(outline, x, y, scale, fill=ANGRY, line=INK, width=2.4)
    draw("M54 52C54 45 58 42 64 41 75 37 82 30 88 19 90 33 80 47 54 52Z", solid=True)
    draw("M58 59C65 58 78 53 86 46 87 57 80 65 71 65 65 65 60 63 58 59Z")
    pdf.draw_shape(
        "M68 58c-1 6 8 5 8-3Z", x, y, scale, fill=INK if pdf.saves_ink else ANGRY, solid=True
    )
    pdf.draw_shape(
        "M50 70C56 72 60 70 59 65M54 36 53 27M61 34 62 27M66 73C74 75 79 80 82 87",
        x,
        y,
        scale,
        line=ink,
        width=2.2,
    )
    draw("M50 80C62 80 71 87 77 98 69 99 60 102 50 105Z")
    pdf.draw_shape(
        "M50 92C59 92 68 94 76 98M57 80V104M64 83 63.5 102M71 88 70 99",
        x,
        y,
        scale,
        line=INK if pdf.saves_ink else ANGRY,
        width=2,
    )


def draw_face(pdf: Pdf, centre: float, top: float, height: float) -> None:
    """Draw the whole face, both halves joined; it is the game's emblem."""
    scale = height / 119
    x, y = centre - 50 * scale, top + scale
    _draw_laughing_half(pdf, x, y, scale)
    _draw_angry_half(pdf, x, y, scale)


def _draw_card_face(
    pdf: Pdf, centre: float, top: float, width: float, step: float, line: Colour
) -> None:
    """Draw the face of a number card, from laughing at step 0 to angry at step 1."""
    mood, scale = 1 - 2 * step, width / 50
    x, y = centre - 50 * scale, top - 70 * scale
    edge = 111 - mood * 6
    bend = edge + mood * 22
    gape = max(0.0, abs(mood) - 0.25) * (16 if mood > 0 else -13)
    outer = 84 - max(0.0, -mood) * 4
    inner = 82 - mood * 3 + max(0.0, -mood) * 5
    arch = min(outer, inner) - max(0.0, mood) * 9
    mouth = f"M32 {edge:.2f}Q50 {bend:.2f} 68 {edge:.2f}Q50 {bend + gape:.2f} 32 {edge:.2f}Z"
    brows = (
        f"M27 {outer:.2f}Q36 {arch:.2f} 45 {inner:.2f}M73 {outer:.2f}Q64 {arch:.2f} 55 {inner:.2f}"
    )
    pdf.draw_shape(brows, x, y, scale, line=line, width=3.4)
    pdf.draw_shape("M36 92V95M64 92V95", x, y, scale, line=line, width=6)
    pdf.draw_shape(mouth, x, y, scale, fill=line, line=line, width=3.2)
