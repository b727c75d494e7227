"""The Player grid of Fifty: four lines of five boxes, each with a track to tick off points."""

from __future__ import annotations

from typing import Final

from fifties.games.fifty import Fifty
from fifties.games.fifty.table_size import BOXES, LARGEST_TABLE, ROUNDS
from fifties.locales import Speech
from fifties.paper.colours import INK, LAUGH, LAUGH_PALE, MIST, RULE, SOFT, WHITE
from fifties.paper.fifty_pieces import draw_crown
from fifties.paper.layout import Frame
from fifties.paper.page_parts import draw_cut_line, draw_seat_mark, draw_writing_line, initial
from fifties.paper.pdf import Pdf
from fifties.paper.print_request import PrintRequest
from fifties.words import Words

TRACK: Final = 20
"""How many spaces a Score track has; after the last one it goes on at 1."""

_GAP: Final = 12.0
_WIDTH: Final = 186.0
"""How wide a grid is in its own units."""


def seat_sign(request: PrintRequest[Fifty], seat: int) -> str:
    """Return an initial, or the number of a seat without a name at a party; else nothing."""
    name = request.name(seat)
    if name.strip():
        return initial(name)
    return str(seat + 1) if request.game.players > LARGEST_TABLE else ""


def print_grids(pdf: Pdf, request: PrintRequest[Fifty], say: Speech) -> None:
    """Add a Player grid for every seat: two on a page, or one in large print."""
    game, large = request.game, request.page_format.large
    each = 1 if large else 2
    for first in range(0, game.players, each):
        pdf.on_progress(first)
        page = pdf.add_page(landscape=large)
        for place in range(each):
            frame = page.cell(0, place, 1, each, _GAP)
            seat = first + place
            if place:
                draw_cut_line(pdf, (page.x, frame.y - _GAP / 2), (page.right, frame.y - _GAP / 2))
            _Grid(pdf, frame, game, say).draw(
                None if seat >= game.players else seat, request.name(seat), seat_sign(request, seat)
            )


class _Grid:
    """Draws one player's grid into a frame of any size."""

    def __init__(self, pdf: Pdf, frame: Frame, game: Fifty, say: Speech) -> None:
        self.pdf, self.frame, self.game, self.say = pdf, frame, game, say
        self.unit = frame.width / _WIDTH

    def draw(self, seat: int | None, name: str, sign: str) -> None:
        """Draw the grid of a *seat*, or of nobody where the page has room left."""
        self._head(seat, name, sign)
        self.pdf.reuse("grid", self.frame, self._lines)

    def _lines(self) -> None:
        """Draw what is the same on all grids of a table: four rounds and the total."""
        u = self.unit
        lines = self.frame.below(17 * u)
        lines = Frame(lines.x, lines.y, lines.width, lines.height - 12.6 * u)
        for number in range(ROUNDS):
            self._line(number, lines.cell(0, number, 1, ROUNDS, 2.2 * u))
        self._crowns()
        self._foot()

    def _head(self, seat: int | None, name: str, sign: str) -> None:
        pdf, frame, u = self.pdf, self.frame, self.unit
        if seat is not None:
            draw_seat_mark(pdf, seat, sign, frame.x, frame.y, 12 * u)
        crowns = 2 * 15 * u
        room = frame.width - 16 * u - crowns - 40 * u
        x, y = frame.x + 16 * u, frame.y + 10.5 * u
        draw_writing_line(pdf, x, y, room)
        if pdf.can_write(name):
            pdf.write(x + u, y - 2 * u, name, 8 * u, face="bold", width=room - 2 * u)
        else:
            pdf.write(
                x,
                y - 6.2 * u,
                self.say("paper-name" if seat is not None else "paper-spare"),
                3.2 * u,
                colour=SOFT,
            )

    def _crowns(self) -> None:
        """Draw two crowns to colour in, and write on which space they are won."""
        pdf, frame, u = self.pdf, self.frame, self.unit
        crowns, y = 2 * 15 * u, frame.y + 10.5 * u
        pdf.write(
            frame.right - crowns - 3 * u,
            y - 2 * u,
            self.say("paper-crown-at", mark=self.game.mark),
            4 * u,
            colour=SOFT,
            align="right",
            width=36 * u,
        )
        for place in range(2):
            draw_crown(pdf, frame.right - crowns + place * 15.5 * u, frame.y, 14.5 * u, fill=WHITE)

    def _line(self, number: int, frame: Frame) -> None:
        """Draw the boxes of a round, its score and its track."""
        pdf, u = self.pdf, self.unit
        track = 8.6 * u
        upper = Frame(frame.x, frame.y, frame.width, frame.height - track)
        pdf.draw_disc(frame.x + 4.5 * u, upper.middle, 4.5 * u, fill=INK, line=INK)
        pdf.write(
            frame.x + 4.5 * u,
            upper.middle + 2.3 * u,
            str(number + 1),
            6.6 * u,
            face="bold",
            colour=pdf.colour_on_area(WHITE),
            align="centre",
        )
        boxes = Frame(upper.x + 12 * u, upper.y, 106 * u, upper.height)
        for box in range(BOXES):
            bonus = self.game.edition.bonus[number][box]
            self._box(boxes.cell(box, 0, BOXES, 1, 2 * u), bonus)
        score = Frame(boxes.right + 6 * u, upper.y, upper.right - boxes.right - 6 * u, upper.height)
        self._score(score)
        self._track(Frame(frame.x, upper.bottom + 1.6 * u, frame.width, track - 1.6 * u))

    def _box(self, frame: Frame, bonus: int) -> None:
        pdf, u = self.pdf, self.unit
        pdf.draw_box(frame, fill=WHITE, line=INK, width=0.45 * u, radius=1.4 * u)
        corner = 6.6 * u
        x, y = frame.right, frame.bottom
        fill = LAUGH if bonus > 1 else LAUGH_PALE
        side = f"M0 0H{-corner:.2f}Q{-corner:.2f} {-corner:.2f} 0 {-corner:.2f}Z"
        pdf.draw_shape(side, x, y, fill=fill, line=INK, width=0.3 * u)
        pdf.write(
            x - corner * 0.42, y - corner * 0.18, str(bonus), 4.4 * u, face="bold", align="centre"
        )

    def _score(self, frame: Frame) -> None:
        """Draw the boxes for bead, bonus and their sum."""
        pdf, u = self.pdf, self.unit
        labels = ("paper-bead", "paper-bonus", "paper-score")
        width = (frame.width - 2 * 5 * u) / 3.5
        x = frame.x
        for place, label in enumerate(labels):
            wide = width * (1.5 if place == len(labels) - 1 else 1)
            spot = Frame(x, frame.y, wide, frame.height)
            last = place == len(labels) - 1
            pdf.draw_box(
                spot,
                fill=WHITE,
                line=INK,
                width=(0.7 if last else 0.3) * u,
                radius=1.4 * u if last else min(wide, frame.height) * 0.42,
            )
            pdf.write(
                spot.centre,
                spot.bottom - 1.4 * u,
                self.say(label),
                2.7 * u,
                colour=SOFT,
                align="centre",
                width=wide - 2 * u,
            )
            x += wide
            if not last:
                sign = "=" if place else "+"
                pdf.write(
                    x + 2.5 * u, frame.middle + 1.8 * u, sign, 5 * u, face="bold", align="centre"
                )
                x += 5 * u

    def _track(self, frame: Frame) -> None:
        """Draw the spaces to tick off, with a crown on the one that gains it."""
        pdf, u = self.pdf, self.unit
        pdf.draw_line(
            (frame.x + 3 * u, frame.middle), (frame.right - 3 * u, frame.middle), width=0.9 * u
        )
        for number in range(1, TRACK + 1):
            spot = frame.cell(number - 1, 0, TRACK, 1)
            radius = min(spot.width, spot.height) * 0.47
            if number == self.game.mark:
                pdf.draw_disc(
                    spot.centre, spot.middle, radius * 1.12, fill=LAUGH, line=INK, width=0.5 * u
                )
                draw_crown(
                    pdf, spot.centre - radius * 0.8, spot.middle - radius * 1.02, radius * 1.6
                )
                pdf.write(
                    spot.centre,
                    spot.middle + radius * 0.86,
                    str(number),
                    radius * 0.78,
                    face="bold",
                    align="centre",
                )
                continue
            fives = number % 5 == 0
            pdf.draw_disc(
                spot.centre,
                spot.middle,
                radius,
                fill=MIST if fives else WHITE,
                line=RULE,
                width=0.35 * u,
                solid=not fives,
            )
            pdf.write(
                spot.centre,
                spot.middle + radius * 0.42,
                str(number),
                radius * 1.2,
                face="bold" if fives else "text",
                colour=SOFT,
                align="centre",
            )

    def _foot(self) -> None:
        pdf, frame, u = self.pdf, self.frame, self.unit
        box = Frame(frame.right - 38 * u, frame.bottom - 10 * u, 38 * u, 10 * u)
        pdf.draw_box(box, fill=LAUGH_PALE, line=INK, width=0.8 * u, radius=1.4 * u)
        pdf.write(
            box.x - 3 * u,
            box.middle + 2 * u,
            self.say("paper-total"),
            5.4 * u,
            face="bold",
            align="right",
        )
        guessed = "bonus" in self.game.edition.reconstructed
        if guessed:
            told = Words(self.say).reconstructed(["bonus"])
            pdf.write(
                frame.x, frame.bottom - u, told, 2.9 * u, colour=SOFT, width=frame.width - 74 * u
            )
        pdf.write(
            frame.x,
            box.middle + (-0.6 if guessed else 1.4) * u,
            self.say("paper-grid-hint", most=self.game.top - 1, top=self.game.top),
            3.7 * u,
            colour=SOFT,
            width=frame.width - 74 * u,
        )
