"""Forms for a record attempt: the statements of two witnesses, and a steward's log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fifties.locales import Speech
from fifties.paper.colours import INK, MIST, RULE, SOFT
from fifties.paper.event_style import EventStyle
from fifties.paper.layout import Frame
from fifties.paper.page_parts import write_foot, write_head
from fifties.paper.pdf import Face, Pdf

_WITNESSES: Final = 2
_ROUNDS: Final = 4
_ROUND_COLUMNS: Final = (
    "paper-statement-column-round",
    "paper-statement-column-closed",
    "paper-statement-column-seal",
    "paper-statement-column-began",
    "paper-statement-column-ended",
)
_ROUND_SHARES: Final = (0.1, 0.17, 0.39, 0.17, 0.17)
_LOG_COLUMNS: Final = (
    "paper-steward-column-time",
    "paper-steward-column-number",
    "paper-steward-column-happened",
    "paper-steward-column-initials",
)
_LOG_SHARES: Final = (0.14, 0.16, 0.56, 0.14)
_LOG_ROWS: Final = 18


def print_statements(pdf: Pdf, style: EventStyle, fingerprint: str, say: Speech) -> None:
    """Add a form for each of two witnesses, and one for stewards; *fingerprint* may be empty."""
    for number in range(1, _WITNESSES + 1):
        _print_statement(pdf, number, style, fingerprint, say)
    _print_log(pdf, style, say)


def _print_statement(
    pdf: Pdf, number: int, style: EventStyle, fingerprint: str, say: Speech
) -> None:
    scale = pdf.page_format.type_scale
    title = say("paper-statement", number=number)
    body = write_head(pdf, pdf.add_page(), title, style.title)
    body = write_foot(pdf, body, say("paper-statement-foot"))
    y = pdf.write_paragraph(body, say("paper-statement-about"), 3.6, colour=SOFT) + 1
    flow = _Flow(pdf, body.below(y - body.y))
    flow.lines(say("paper-statement-event"), known=style.title)
    flow.pair(say("paper-statement-place"), say("paper-statement-date"))
    flow.pair(say("paper-statement-witness"), say("paper-statement-work"))
    flow.lines(say("paper-statement-reach"))
    flow.pair(say("paper-statement-from"), say("paper-statement-until"))
    flow.box(say("paper-statement-free"))
    flow.heading(say("paper-statement-saw"))
    flow.pair(say("paper-statement-doors"), say("paper-statement-players"))
    flow.lines(say("paper-statement-counted"))
    flow.lines(say("paper-statement-key"), known=fingerprint)
    flow.lines(say("paper-statement-chance"))
    columns = [say(column) for column in _ROUND_COLUMNS]
    rows = [[str(one), "", "", "", ""] for one in range(1, _ROUNDS + 1)]
    flow.table(columns, _ROUND_SHARES, rows, 7.4 * min(scale, 1.15))
    flow.lines(say("paper-statement-winner"))
    flow.lines(say("paper-statement-odd"), count=1 if pdf.page_format.large else 2)
    flow.pair(say("paper-statement-signed"), say("paper-statement-signature"), room=12)


def _print_log(pdf: Pdf, style: EventStyle, say: Speech) -> None:
    body = write_head(pdf, pdf.add_page(), say("paper-steward"), style.title)
    body = write_foot(pdf, body, say("paper-statement-foot"))
    y = pdf.write_paragraph(body, say("paper-steward-about"), 3.6, colour=SOFT) + 1
    flow = _Flow(pdf, body.below(y - body.y))
    flow.pair(say("paper-steward-name"), say("paper-steward-tags"))
    flow.pair(say("paper-steward-begin"), say("paper-steward-end"))
    columns = [say(column) for column in _LOG_COLUMNS]
    room = flow.left - 32
    flow.table(columns, _LOG_SHARES, [[""] * len(columns)] * _LOG_ROWS, room / (_LOG_ROWS + 1))
    flow.pair(say("paper-statement-signed"), say("paper-statement-signature"), room=12)


class _Flow:
    """Fields of a form, one under the other."""

    def __init__(self, pdf: Pdf, frame: Frame) -> None:
        self._pdf, self._frame = pdf, frame
        self._y = frame.y
        self._small = 3.1 * pdf.page_format.type_scale
        self._line = 8.6 if pdf.page_format.large else 9.6

    @property
    def left(self) -> float:
        """How much room is left below."""
        return self._frame.bottom - self._y

    def heading(self, text: str) -> None:
        """Write what the fields below are about."""
        self._y += 6.4
        self._pdf.write(self._frame.x, self._y, text, 4.8, face="bold", width=self._frame.width)
        self._y += 1

    def lines(self, label: str, *, known: str = "", count: int = 1) -> None:
        """Add a field over the whole width, of *count* lines."""
        self._field(self._frame.x, self._frame.width, label, known)
        for _ in range(count - 1):
            self._y += self._line * 0.8
            self._rule(self._frame.x, self._frame.width)

    def pair(self, left: str, right: str, room: float = 0) -> None:
        """Add two fields side by side, with more *room* to write."""
        width = (self._frame.width - 6) / 2
        self._y += room
        y = self._y
        self._field(self._frame.x, width, left)
        self._y = y
        self._field(self._frame.x + width + 6, width, right)

    def _field(self, x: float, width: float, label: str, known: str = "") -> None:
        self._y += self._line
        self._rule(x, width)
        if known and self._pdf.can_write(known):
            self._pdf.write(x + 1, self._y - 1.2, known, 4.6, width=width - 2)
        y = self._y + self._small + 0.3
        self._pdf.write(x, y, label, self._small, colour=SOFT, width=width)
        self._y += self._small * 0.7

    def _rule(self, x: float, width: float) -> None:
        self._pdf.draw_line((x, self._y), (x + width, self._y), line=RULE, width=0.4)

    def box(self, text: str) -> None:
        """Add a box to tick, with what is ticked."""
        self._y += 4
        side = 4.2
        box = Frame(self._frame.x, self._y, side, side)
        self._pdf.draw_box(box, line=INK, width=0.45, radius=0.8)
        beside = Frame(box.right + 3, self._y - 0.2, self._frame.width - side - 3, 20)
        self._y = self._pdf.write_paragraph(beside, text, 3.8) - 3

    def table(
        self,
        columns: Sequence[str],
        shares: Sequence[float],
        rows: Sequence[Sequence[str]],
        height: float,
    ) -> None:
        """Add a table to fill in."""
        self._y += 5
        for number, cells in enumerate([columns, *rows]):
            head = number == 0
            for frame, text in zip(self._cells(shares, height), cells, strict=True):
                self._pdf.draw_box(frame, fill=MIST if head else None, line=RULE, width=0.3)
                size = self._small if head else 4.4
                face: Face = "text" if head else "bold"
                base = frame.middle + size * 0.34
                self._pdf.write(
                    *(frame.x + 1.4, base, text, size), face=face, width=frame.width - 2.8
                )
            self._y += height

    def _cells(self, shares: Sequence[float], height: float) -> Iterator[Frame]:
        x = self._frame.x
        for share in shares:
            width = self._frame.width * share
            yield Frame(x, self._y, width, height)
            x += width
