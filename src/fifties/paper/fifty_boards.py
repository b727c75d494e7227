"""Boards that a table of Fifty shares: the score sheet, the count and the Score track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifties.games.fifty import Fifty
from fifties.games.fifty.table_size import (
    LARGEST_TABLE,
    LEAST_PLAYERS,
    ROUNDS,
    crown_mark,
    tokens_to_flip,
)
from fifties.locales import Speech
from fifties.paper.colours import (
    BOARD,
    DANGER,
    INK,
    LAUGH,
    LAUGH_PALE,
    MIST,
    RULE,
    SOFT,
    WHITE,
)
from fifties.paper.fifty_grid import TRACK, seat_sign
from fifties.paper.fifty_pieces import draw_crown, token_size
from fifties.paper.layout import Frame
from fifties.paper.page_parts import draw_seat_mark, write_foot, write_head
from fifties.paper.pdf import Pdf
from fifties.paper.print_request import PrintRequest
from fifties.words import Words

_NUMBERS_A_ROW: Final = 10
_RING_COLUMNS: Final = 5
_RING_ROWS: Final = 7
"""The edge of such a grid has as many spaces as the track."""


def _print_count(pdf: Pdf, game: Fifty, say: Speech) -> None:
    """Add the numbers of the count, ten a row, so that a blocked digit is a column."""
    rows = -(-game.top // _NUMBERS_A_ROW)
    each = 14 if pdf.page_format.large else 26
    pages = -(-rows // each)
    each = -(-rows // pages)
    for first in range(0, rows, each):
        _draw_count(pdf, pdf.add_page(), game, range(first, min(first + each, rows)), say)


def _draw_count(pdf: Pdf, page: Frame, game: Fifty, rows: range, say: Speech) -> None:
    body = write_head(pdf, page, say("paper-count"), _facts(game, say))
    flips = tokens_to_flip(game.players)
    hint = "paper-count-tokens" if flips else "paper-count-free"
    body = write_foot(pdf, body, say(hint, tokens=flips, top=game.top))
    _draw_count_rows(pdf, body, game, rows)


def _facts(game: Fifty, say: Speech) -> str:
    return say("head-fifty", players=game.players, top=game.top, mark=game.mark)


def _draw_count_rows(pdf: Pdf, body: Frame, game: Fifty, rows: range) -> None:
    step = body.width / _NUMBERS_A_ROW
    if tokens_to_flip(game.players):
        body = _draw_column_heads(pdf, body)
    height = min(body.height / len(rows), step * 1.15)
    for place, row in enumerate(rows):
        for column in range(_NUMBERS_A_ROW):
            number = row * _NUMBERS_A_ROW + column + 1
            if number <= game.top:
                spot = Frame(body.x + column * step, body.y + place * height, step, height)
                _draw_number(pdf, spot.inside(0.5), number, game)


def _draw_column_heads(pdf: Pdf, body: Frame) -> Frame:
    """Draw where Blocked tokens lie, in two rows because they are wider than a column.

    Return the frame under them.
    """
    size, step = token_size(pdf.page_format), body.width / _NUMBERS_A_ROW
    for column in range(_NUMBERS_A_ROW):
        under = body.x + (column + 0.5) * step
        x = min(max(under, body.x + size / 2), body.right - size / 2)
        y = body.y + size * (0.5 + 0.92 * (column % 2))
        pdf.draw_line((x, y + size / 2), (under, body.y + 1.98 * size), line=RULE, width=0.4)
        pdf.draw_disc(x, y, size * 0.48, line=RULE, width=0.4)
        sign = f"·{(column + 1) % _NUMBERS_A_ROW}"
        pdf.write(x, y + size * 0.13, sign, size * 0.36, colour=SOFT, align="centre")
    return body.below(size * 1.98 + 0.5)


def _draw_number(pdf: Pdf, spot: Frame, number: int, game: Fifty) -> None:
    last = number == game.top
    zones = game.edition.zones if game.danger else None
    ends = [end for zone in zones or () for end in zone]
    fill = LAUGH if last else BOARD if number % 5 else MIST
    pdf.draw_box(
        spot, fill=fill, line=INK if last else RULE, width=0.8 if last else 0.35, radius=1.2
    )
    size = min(spot.height * 0.58, spot.width * (0.46 if number < 100 else 0.4))  # noqa: PLR2004 - three digits
    pdf.write(
        spot.centre,
        spot.middle + size * 0.34,
        str(number),
        size,
        face="bold",
        align="centre",
        width=spot.width - 1,
    )
    if number in ends:
        # The corner marks where a Danger zone begins or ends.
        pdf.draw_shape(
            "M0 0H5L0 5Z",
            spot.x + 0.6,
            spot.y + 0.6,
            spot.height * 0.05,
            fill=DANGER,
            line=DANGER,
            width=0.3,
        )


def print_scores_and_count(pdf: Pdf, request: PrintRequest[Fifty], say: Speech) -> None:
    """Add the score sheet and the count, on one page where both fit."""
    game = request.game
    if game.players <= LARGEST_TABLE and not request.page_format.large:
        page = pdf.add_page()
        rows = -(-game.top // _NUMBERS_A_ROW)
        upper = Frame(page.x, page.y, page.width, 29 + 15.0 * game.players)
        _draw_scores(pdf, upper, request, range(game.players), say)
        _draw_count(pdf, page.below(upper.height + 10), game, range(rows), say)
        return
    each = 12 if request.page_format.large else 24
    pages = -(-game.players // each)
    each = -(-game.players // pages)
    for first in range(0, game.players, each):
        seats = range(first, min(first + each, game.players))
        _draw_scores(pdf, pdf.add_page(), request, seats, say)
    _print_count(pdf, game, say)


def _draw_scores(
    pdf: Pdf, page: Frame, request: PrintRequest[Fifty], seats: range, say: Speech
) -> None:
    game = request.game
    body = write_head(pdf, page, say("paper-scores"), _facts(game, say))
    command = f"fifties print fifty --players {game.players + 1}"
    body = write_foot(pdf, body, say("paper-more", command=command))
    guessed = [part for part in game.edition.reconstructed if part != "zones" or game.danger]
    if guessed:
        body = write_foot(pdf, body, Words(say).reconstructed(guessed))
    _draw_score_table(pdf, body, request, seats, say)


def _draw_score_table(
    pdf: Pdf, body: Frame, request: PrintRequest[Fifty], seats: range, say: Speech
) -> None:
    row = min(15.0 * request.page_format.type_scale, (body.height - 8) / len(seats))
    name, step = body.width * 0.36, body.width * 0.64 / (ROUNDS + 2)
    labels = [*map(str, range(1, ROUNDS + 1)), say("paper-total"), say("paper-crowns")]
    for place, label in enumerate(labels):
        x = body.x + name + (place + 0.5) * step
        pdf.write(x, body.y + 4.6, label, 4.4, face="bold", align="centre", width=step - 1)
    for place, seat in enumerate(seats):
        line = Frame(body.x, body.y + 7 + place * row, body.width, row).inside(0, row * 0.06)
        if place % 2 == 0:
            pdf.draw_box(line, fill=MIST, radius=1.2)
        size = min(line.height * 0.72, 9 * request.page_format.type_scale)
        draw_seat_mark(
            pdf, seat, seat_sign(request, seat), line.x + 1, line.middle - size / 2, size
        )
        x = line.x + size + 4
        pdf.draw_line(
            (x, line.bottom - 2), (line.x + name - 3, line.bottom - 2), line=SOFT, width=0.25
        )
        if pdf.can_write(request.name(seat)):
            pdf.write(
                x + 0.5,
                line.bottom - 3.2,
                request.name(seat),
                min(line.height * 0.46, 6 * request.page_format.type_scale),
                face="bold",
                width=name - size - 8,
            )
        for column in range(ROUNDS + 1):
            box = Frame(line.x + name + column * step, line.y, step, line.height).inside(0.8, 0.6)
            total = column == ROUNDS
            pdf.draw_box(
                box,
                fill=LAUGH_PALE if total else WHITE,
                line=INK,
                width=0.6 if total else 0.3,
                radius=1.2,
                solid=not total,
            )
        wide = min(step * 0.44, line.height)
        x = line.right - step
        for place_of_crown in range(2):
            draw_crown(pdf, x + 1 + place_of_crown * step * 0.48, line.middle - wide * 0.42, wide)


def print_track(pdf: Pdf, request: PrintRequest[Fifty], say: Speech) -> None:
    """Add the Score track: a ring of spaces around which beads, buttons or coins move."""
    game = request.game
    page = pdf.add_page()
    side = min(page.width / _RING_COLUMNS, page.height / _RING_ROWS)
    ring = Frame(
        page.centre - side * _RING_COLUMNS / 2,
        page.middle - side * _RING_ROWS / 2,
        side * _RING_COLUMNS,
        side * _RING_ROWS,
    )
    for number, (column, row) in enumerate(_ring_spaces(), 1):
        spot = ring.cell(column, row, _RING_COLUMNS, _RING_ROWS).inside(side * 0.035)
        _draw_space(pdf, spot, number, game, say)
    start = ring.cell(1, 1, _RING_COLUMNS, _RING_ROWS).inside(side * 0.1)
    _draw_start(pdf, Frame(start.x - side * 0.06, start.y - side * 0.06, start.width, start.height))
    middle = Frame(ring.x + side, ring.y + side, side * 3, side * 5).inside(side * 0.22)
    _draw_ring_middle(pdf, middle, game, say)


def _ring_spaces() -> Iterator[tuple[int, int]]:
    """Yield column and row of every space, clockwise from the upper left corner."""
    yield from ((column, 0) for column in range(_RING_COLUMNS))
    yield from ((_RING_COLUMNS - 1, row) for row in range(1, _RING_ROWS))
    yield from ((column, _RING_ROWS - 1) for column in range(_RING_COLUMNS - 2, -1, -1))
    yield from ((0, row) for row in range(_RING_ROWS - 2, 0, -1))


def _crown_marks() -> dict[int, list[int]]:
    """Return, by the space that gains a crown, the table sizes for which it does."""
    marks: dict[int, list[int]] = {}
    for players in range(LEAST_PLAYERS, LARGEST_TABLE + 1):
        marks.setdefault(crown_mark(players), []).append(players)
    return marks


def _sizes_text(players: list[int], say: Speech) -> str:
    named = "–".join(str(number) for number in sorted({players[0], players[-1]}))
    if LARGEST_TABLE in players:
        named = f"{players[0]}+"
    return say("paper-mark-players", players=named)


def _draw_space(pdf: Pdf, spot: Frame, number: int, game: Fifty, say: Speech) -> None:
    here, others = number == game.mark, _crown_marks().get(number)
    pdf.draw_box(
        spot,
        fill=LAUGH if here else BOARD if number % 5 else MIST,
        line=INK,
        width=1.0 if here else 0.4,
        radius=spot.width * 0.12,
    )
    size = spot.width * 0.42
    pdf.write(
        spot.centre,
        spot.middle + size * (0.62 if here or others else 0.34),
        str(number),
        size,
        face="bold",
        align="centre",
    )
    if here or others:
        wide = spot.width * (0.44 if here else 0.26)
        draw_crown(
            pdf,
            spot.centre - wide / 2,
            spot.y + spot.width * 0.08,
            wide,
            fill=WHITE,
            line=INK if here else SOFT,
        )
    if others and not here:
        pdf.write(
            spot.centre,
            spot.bottom - spot.width * 0.06,
            _sizes_text(others, say),
            spot.width * 0.1,
            colour=SOFT,
            align="centre",
            width=spot.width * 0.9,
        )


def _draw_start(pdf: Pdf, spot: Frame) -> None:
    """Draw the 0 at which every bead begins a round, inside the ring beside the 1."""
    pdf.draw_disc(spot.centre, spot.middle, spot.width / 2, fill=BOARD, line=INK, width=0.4)
    size = spot.width * 0.42
    pdf.write(spot.centre, spot.middle + size * 0.34, "0", size, face="bold", align="centre")


def _draw_ring_middle(pdf: Pdf, frame: Frame, game: Fifty, say: Speech) -> None:
    size = frame.width * 0.105
    wide = frame.width * 0.42
    draw_crown(pdf, frame.centre - wide / 2, frame.y, wide, fill=LAUGH)
    y = frame.y + wide * 0.95 + size
    pdf.write(
        frame.centre, y, say("paper-track"), size, face="bold", align="centre", width=frame.width
    )
    text = Frame(frame.x, y + size * 0.5, frame.width, frame.bottom - y)
    small = frame.width * 0.058
    for message in ("paper-track-start", "paper-track-crown", "paper-track-wrap"):
        told = say(message, mark=game.mark, players=game.players, last=TRACK)
        y = pdf.write_paragraph(text, told, small, align="centre")
        text = Frame(text.x, y - small * 0.4, text.width, text.bottom - y)
    table = Frame(frame.x, text.y + small, frame.width, len(_crown_marks()) * small * 1.75)
    for row, (mark, players) in enumerate(sorted(_crown_marks().items(), reverse=True)):
        line = table.cell(0, row, 1, len(_crown_marks()))
        if mark == game.mark:
            pdf.draw_box(line, fill=LAUGH_PALE, line=INK, width=0.5, radius=1.2)
        base = line.middle + small * 0.34
        pdf.write(
            line.x + small * 0.7,
            base,
            _sizes_text(players, say),
            small,
            face="bold" if mark == game.mark else "text",
            width=line.width * 0.66,
        )
        pdf.write(line.right - small * 0.7, base, str(mark), small, face="bold", align="right")
        draw_crown(pdf, line.right - small * 3.6, line.middle - small * 0.52, small * 1.25)
