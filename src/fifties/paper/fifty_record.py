"""A played game of Fifty: every grid as its owner filled it in, and every count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from fifties.core.record import Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called, Crossing, RoundScored
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.games.fifty.table_size import BOXES, ROUNDS
from fifties.locales import Speech
from fifties.paper.colours import (
    ANGRY,
    DANGER,
    INK,
    LAUGH,
    LAUGH_PALE,
    MIST,
    PENCIL,
    RULE,
    SOFT,
    STRIKE,
    WHITE,
)
from fifties.paper.fifty_pieces import draw_crown
from fifties.paper.layout import Frame
from fifties.paper.page_parts import cross_off, draw_seat_mark, initial, write_game_head
from fifties.paper.pdf import Pdf
from fifties.words import Words

_CROWNS: Final = 2
_GAP: Final = 5.0
_HEIGHT: Final = 0.62
"""How high a grid is, compared to its width."""
_BEFORE_COUNTS: Final = 7.0
"""What stays free between the grids and the counts."""
_NUMBERS_A_LINE: Final = 50
"""How many numbers stand on a line."""
_THREE_DIGITS: Final = 999
_COUNT_LINE: Final = 12.5
_COUNT_TITLE: Final = 5.0
_COUNT_GAP: Final = 3.0


class PlayedRound(Struct, frozen=True):
    """A round that was counted, and the boxes that were crossed off in it."""

    result: Round
    crossed: dict[tuple[int, int], Crossing]
    """By seat and box."""


def played_rounds(record: Record[Fifty]) -> tuple[PlayedRound, ...]:
    """Return every round of *record* that was counted."""
    rounds: list[PlayedRound] = []
    crossed: dict[tuple[int, int], Crossing] = {}
    for step in replay(record):
        for event in step.events:
            if isinstance(event, Called):
                crossed |= {(made.seat, made.box): made for made in event.crossings}
            elif isinstance(event, RoundScored):
                rounds.append(PlayedRound(event.result, crossed))
                crossed = {}
    return tuple(rounds)


def print_played_game(pdf: Pdf, record: Record[Fifty], state: State, say: Speech) -> None:
    """Add the filled-in grids of everybody, the winners marked, and all counts."""
    rounds, names = played_rounds(record), record.header.players
    outcome = record.game.outcome(state)
    points = totals(state.rounds, len(names))
    words = Words(say, names)
    subtitle = say("head-fifty", players=len(names), top=record.game.top, mark=record.game.mark)
    ending = words.outcome(outcome, points) if outcome else say("game-unfinished")
    page = write_game_head(pdf, pdf.add_page(), say("game-fifty"), record.header, ending, subtitle)
    page = _draw_reveals(pdf, page, rounds, say)
    held = crowns(state.rounds, len(names))
    columns = _columns(pdf, page, len(names), _counts_height(pdf, record))
    for block, seats in _grid_pages(pdf, page, len(names), columns):
        page = block
        for spot, seat in seats:
            won = outcome is not None and seat in outcome.winners
            card = _FilledGrid(pdf, spot, record.game, say)
            card.draw(seat, names[seat], rounds, points[seat], held[seat], won=won)
            top = spot.bottom + _BEFORE_COUNTS
            page = Frame(block.x, top, block.width, block.bottom - top)
    _draw_counts(pdf, page, record, say)


def _columns(pdf: Pdf, page: Frame, players: int, counts: float) -> int:
    """Return how many grids stand side by side: three, if the counts then fit on the page."""
    if pdf.page_format.large:
        return 1
    for columns in (2, 3):
        width = (page.width - _GAP * (columns - 1)) / columns
        rows = -(-players // columns)
        if rows * (width * _HEIGHT + _GAP) - _GAP + _BEFORE_COUNTS + counts <= page.height:
            return columns
    return 2


def _grid_pages(
    pdf: Pdf, page: Frame, players: int, columns: int
) -> Iterator[tuple[Frame, list[tuple[Frame, int]]]]:
    """Yield every page with the places of its grids and their seats."""
    width = (page.width - _GAP * (columns - 1)) / columns
    height = width * _HEIGHT
    first = 0
    while first < players:
        if first:
            page = pdf.add_page()
        rows = max(1, int((page.height + _GAP) // (height + _GAP)))
        seats = range(first, min(first + rows * columns, players))
        spots = []
        for place, seat in enumerate(seats):
            row, column = divmod(place, columns)
            x, y = page.x + column * (width + _GAP), page.y + row * (height + _GAP)
            spots.append((Frame(x, y, width, height), seat))
        yield page, spots
        first = seats.stop


def _draw_reveals(pdf: Pdf, page: Frame, rounds: tuple[PlayedRound, ...], say: Speech) -> Frame:
    """Write what was blocked and where danger lay in each round; return the frame under it."""
    u = pdf.page_format.type_scale
    height = 11.0 * u
    strip = Frame(page.x, page.y, page.width, height)
    for number, played in enumerate(rounds):
        spot = strip.cell(number, 0, ROUNDS, 1, 3)
        pdf.draw_box(spot, fill=MIST, radius=1.4, line=RULE if pdf.saves_ink else None, width=0.3)
        x, y, room = spot.x + 2, spot.y + 4.6 * u, spot.width - 4
        digits = ", ".join(map(str, played.result.blocked))
        told = say("round-blocked", digits=digits) if digits else say("round-nothing-blocked")
        title = say("round", round=number + 1)
        pdf.write(x, y, title, 3.8 * u, face="bold", width=room * 0.55)
        pdf.write(x, spot.y + 9 * u, told, 3.1 * u, colour=SOFT, width=room)
        if played.result.danger is not None:
            low, high = played.result.danger
            pdf.write(
                spot.right - 2,
                y,
                f"! {low}–{high}",
                3.6 * u,
                face="bold",
                colour=DANGER,
                align="right",
                width=room * 0.44,
            )
    return page.below(height + _GAP)


class _FilledGrid:
    """One player's grid, filled in."""

    def __init__(self, pdf: Pdf, frame: Frame, game: Fifty, say: Speech) -> None:
        self.pdf, self.frame, self.game, self.say = pdf, frame, game, say
        self.unit = frame.width / 92

    def draw(
        self,
        seat: int,
        name: str,
        rounds: tuple[PlayedRound, ...],
        total: int,
        held: int,
        *,
        won: bool,
    ) -> None:
        pdf, u = self.pdf, self.unit
        pdf.draw_box(
            self.frame, fill=WHITE, line=INK, width=1.0 if won else 0.3, radius=2 * u, solid=True
        )
        if won:
            pdf.draw_box(self.frame.inside(1.1), line=LAUGH, width=0.9, radius=1.6 * u)
        inner = self.frame.inside(3 * u, 2.6 * u)
        draw_seat_mark(pdf, seat, initial(name), inner.x, inner.y, 8 * u)
        room = inner.width - 10 * u - _CROWNS * 10 * u - 20 * u
        if pdf.can_write(name):
            pdf.write(inner.x + 10 * u, inner.y + 6 * u, name, 5.6 * u, face="bold", width=room)
        x = inner.right - 19 * u
        for place in range(_CROWNS):
            wide = 8.6 * u
            draw_crown(
                pdf, x - (_CROWNS - place) * 10 * u, inner.y + 0.6 * u, wide, won=place < held
            )
        self._total(Frame(inner.right - 17 * u, inner.y, 17 * u, 8 * u), total)
        lines = inner.below(10 * u)
        for number in range(ROUNDS):
            line = lines.cell(0, number, 1, ROUNDS, 1.2 * u)
            self._line(line, number, seat, rounds[number] if number < len(rounds) else None)

    def _total(self, spot: Frame, total: int) -> None:
        pdf, u = self.pdf, self.unit
        pdf.draw_box(spot, fill=LAUGH_PALE, line=INK, width=0.5 * u, radius=1.2 * u)
        pdf.write(
            spot.centre, spot.middle + 2.2 * u, str(total), 6 * u, face="bold", align="centre"
        )

    def _line(self, line: Frame, number: int, seat: int, played: PlayedRound | None) -> None:
        pdf, u = self.pdf, self.unit
        pdf.write(
            line.x + 1.6 * u,
            line.middle + 1.4 * u,
            str(number + 1),
            4 * u,
            face="bold",
            colour=SOFT,
            align="centre",
        )
        boxes = Frame(line.x + 5 * u, line.y, 50 * u, line.height)
        for box in range(BOXES):
            self._box(boxes.cell(box, 0, BOXES, 1, 1 * u), number, box, seat, played)
        if played is None:
            return
        done = played.result
        x = boxes.right + 2.5 * u
        scores = "–" if done.scores is None else str(done.scores[seat])
        sum_of = (str(done.beads[seat]), "+", str(done.bonus[seat]), "=")
        if done.scores is None:
            sum_of = (str(done.beads[seat]), "", "", "")
        for part, shift in zip(sum_of, (3, 8, 12.5, 17), strict=True):
            if part:
                written = part.isdigit()
                pdf.write(
                    x + shift * u,
                    line.middle + 1.7 * u,
                    part,
                    (5.4 if written else 3.8) * u,
                    face="hand" if written else "text",
                    colour=PENCIL if written else SOFT,
                    align="centre",
                )
        spot = Frame(line.right - 10.5 * u, line.y, 10.5 * u, line.height)
        pdf.draw_box(spot, fill=WHITE, line=INK, width=0.3 * u, radius=u, solid=True)
        pdf.write(
            spot.centre,
            spot.middle + 2 * u,
            scores,
            6 * u,
            face="text" if done.scores is None else "hand",
            colour=ANGRY,
            align="centre",
        )
        if seat in done.crowned:
            wide = 4.6 * u
            draw_crown(pdf, spot.x - 1.6 * u, spot.y - 1.2 * u, wide, won=True)

    def _box(
        self, spot: Frame, number: int, box: int, seat: int, played: PlayedRound | None
    ) -> None:
        pdf, u = self.pdf, self.unit
        pdf.draw_box(spot, fill=WHITE, line=INK, width=0.3 * u, radius=u, solid=True)
        made = played.crossed.get((seat, box)) if played else None
        gained = made is not None and not made.lost and played and played.result.scores is not None
        corner = Frame(spot.right - 3.2 * u, spot.bottom - 3.2 * u, 3.2 * u, 3.2 * u)
        fill = LAUGH if gained else None
        pdf.draw_box(
            corner, fill=fill, line=INK if gained else RULE, width=0.25 * u, radius=0.6 * u
        )
        bonus = self.game.edition.bonus[number][box]
        pdf.write(
            corner.centre,
            corner.bottom - 0.8 * u,
            str(bonus),
            2.8 * u,
            face="bold" if gained else "text",
            colour=INK if gained else SOFT,
            align="centre",
        )
        if played is None:
            return
        pick = played.result.picks[seat][box]
        pdf.write(
            spot.centre - 0.9 * u,
            spot.middle + 1.5 * u,
            str(pick),
            5.1 * u,
            face="hand",
            colour=INK,
            align="centre",
            width=spot.width - u,
        )
        if made is not None:
            cross_off(pdf, Frame(spot.x + 0.6 * u, spot.y, spot.width - 3.2 * u, spot.height))
            if made.lost:
                cross_off(pdf, corner, line=STRIKE)


def counts_of(record: Record[Fifty]) -> list[list[Called]]:
    """Return the calls of every round that was counted."""
    rounds = [[e for e in step.events if isinstance(e, Called)] for step in replay(record)]
    return [called for called in rounds if called]


def _counts_height(pdf: Pdf, record: Record[Fifty]) -> float:
    """Return how high all counts are, one under the other."""
    per_line, height = _count_measures(pdf, record)
    lines = sum(-(-len(called) // per_line) for called in counts_of(record))
    rounds = len(counts_of(record))
    return (
        lines * height
        + rounds * (_COUNT_TITLE * pdf.page_format.type_scale + _COUNT_GAP)
        - _COUNT_GAP
    )


def _count_measures(pdf: Pdf, record: Record[Fifty]) -> tuple[int, float]:
    """Return how many numbers stand on a line, and how high it is."""
    # Large print, and numbers of four digits, need more room.
    large = pdf.page_format.large or record.game.top > _THREE_DIGITS
    return _NUMBERS_A_LINE // 2 if large else _NUMBERS_A_LINE, _COUNT_LINE * (1.6 if large else 1)


def _draw_counts(pdf: Pdf, page: Frame, record: Record[Fifty], say: Speech) -> None:
    """Draw all counts: who took which number, who scored how far, where numbers clashed."""
    u = pdf.page_format.type_scale
    per_line, height = _count_measures(pdf, record)
    for number, called in enumerate(counts_of(record), 1):
        lines = [called[at : at + per_line] for at in range(0, len(called), per_line)]
        together = _COUNT_TITLE * u + height * len(lines)
        if page.height < min(together, pdf.page_format.size[1] / 2):
            page = pdf.add_page()
        pdf.write(page.x, page.y + 3.6 * u, say("round", round=number), 3.8 * u, face="bold")
        if number == 1:
            _write_legend(pdf, page, say)
        page = page.below(_COUNT_TITLE * u)
        for some in lines:
            if page.height < height:
                page = pdf.add_page()
            _draw_count_line(pdf, page, height, some, per_line, record.header.players)
            page = page.below(height)
        page = page.below(_COUNT_GAP)


def _write_legend(pdf: Pdf, page: Frame, say: Speech) -> None:
    u = pdf.page_format.type_scale
    pdf.write(
        page.right,
        page.y + 3.4 * u,
        say("paper-count-legend"),
        2.9 * u,
        colour=SOFT,
        align="right",
        width=page.width * 0.75,
    )


def _draw_count_line(
    pdf: Pdf,
    frame: Frame,
    height: float,
    called: Sequence[Called],
    per_line: int,
    names: Sequence[str],
) -> None:
    step = frame.width / per_line
    base = frame.y + height * 0.62
    bar = base + step * 0.34
    pdf.draw_line((frame.x, bar), (frame.x + len(called) * step, bar), line=SOFT, width=0.15)
    for place, event in enumerate(called):
        x = frame.x + (place + 0.5) * step
        clash, owned = bool(event.crossings), event.taker is not None
        pdf.write(
            x,
            base,
            str(event.number),
            step * 0.58,
            align="centre",
            width=step * 0.96,
            face="bold" if clash or owned else "text",
            colour=INK if clash or owned else SOFT,
        )
        if event.taker is not None:
            size = step * 0.94
            draw_seat_mark(
                pdf,
                event.taker,
                initial(names[event.taker]),
                x - size / 2,
                base - step * 1.7,
                size,
            )
        if clash:
            lost = any(crossing.lost for crossing in event.crossings)
            _draw_clash(pdf, x, base - step * 1.2, step * 0.36, lost=lost)
        if event.scorer is not None:
            # Where somebody else takes over, the bar has a gap.
            gap = 0.22 * step if event.taker not in {None, event.scorer} else 0
            pdf.draw_line((x - step / 2, bar), (x + step / 2 - gap, bar), line=INK, width=0.7)
        if event.crowned:
            draw_crown(pdf, x - step * 0.45, base + step * 0.5, step * 0.9, won=True)


def _draw_clash(pdf: Pdf, x: float, y: float, size: float, *, lost: bool) -> None:
    """Draw a clash: a cross, in a ring if it cost the bonus."""
    for tilt in (-1, 1):
        pdf.draw_line(
            (x - size, y - tilt * size), (x + size, y + tilt * size), line=STRIKE, width=0.5
        )
    if lost:
        pdf.draw_disc(x, y, size * 1.5, line=DANGER, width=0.35)
