"""A played game of Fifty as a sheet to keep: every grid as its owner filled it in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from fifties.core.record import Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called, Crossing, RoundScored
from fifties.games.fifty.sizes import BOXES, ROUNDS
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.locales import Speech
from fifties.paper.art import cross_off, crown, initial, mark_of
from fifties.paper.formats import Frame
from fifties.paper.furniture import keepsake_head
from fifties.paper.inks import (
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
from fifties.paper.keepsake_count import count_story, story_height
from fifties.paper.sheet import Sheet
from fifties.wording import Words

_CROWNS: Final = 2
_GAP: Final = 5.0
_TALL: Final = 0.62
_BEFORE_STORY: Final = 7.0
"""What stays free between the grids and the counts."""
"""How high a grid is, compared to its width."""


class Played(Struct, frozen=True):
    """A round, and the boxes that were crossed off in it."""

    result: Round
    crossed: dict[tuple[int, int], Crossing]
    """By seat and box."""


def played_rounds(record: Record[Fifty]) -> tuple[Played, ...]:
    """Tell every round of *record* again, as far as it was counted."""
    rounds: list[Played] = []
    crossed: dict[tuple[int, int], Crossing] = {}
    for step in replay(record):
        for event in step.events:
            if isinstance(event, Called):
                crossed |= {(made.seat, made.box): made for made in event.crossings}
            elif isinstance(event, RoundScored):
                rounds.append(Played(event.result, crossed))
                crossed = {}
    return tuple(rounds)


def fifty_keepsake(sheet: Sheet, record: Record[Fifty], state: State, say: Speech) -> None:
    """Print the filled-in grids of everybody, the winners marked."""
    rounds, names = played_rounds(record), record.header.players
    outcome = record.game.outcome(state)
    points = totals(state.rounds, len(names))
    words = Words(say, names)
    facts = say("head-fifty", players=len(names), top=record.game.top, mark=record.game.mark)
    ending = words.outcome(outcome, points) if outcome else say("game-unfinished")
    page = keepsake_head(sheet, sheet.page(), say("game-fifty"), record.header, ending, facts)
    page = _reveals(sheet, page, rounds, say)
    held = crowns(state.rounds, len(names))
    columns = _columns(sheet, page, len(names), story_height(sheet, record))
    for block, seats in _blocks(sheet, page, len(names), columns):
        page = block
        for spot, seat in seats:
            won = outcome is not None and seat in outcome.winners
            card = _Card(sheet, spot, record.game, say)
            card.draw(seat, names[seat], rounds, points[seat], held[seat], won=won)
            top = spot.bottom + _BEFORE_STORY
            page = Frame(block.x, top, block.width, block.bottom - top)
    count_story(sheet, page, record, say)


def _columns(sheet: Sheet, page: Frame, players: int, story: float) -> int:
    """Tell how many grids stand side by side: three, if that saves the counts a second page."""
    if sheet.form.large:
        return 1
    for columns in (2, 3):
        width = (page.width - _GAP * (columns - 1)) / columns
        rows = -(-players // columns)
        if rows * (width * _TALL + _GAP) - _GAP + _BEFORE_STORY + story <= page.height:
            return columns
    return 2


def _blocks(
    sheet: Sheet, page: Frame, players: int, columns: int
) -> Iterator[tuple[Frame, list[tuple[Frame, int]]]]:
    """Lay the grids out, page after page."""
    width = (page.width - _GAP * (columns - 1)) / columns
    height = width * _TALL
    first = 0
    while first < players:
        if first:
            page = sheet.page()
        rows = max(1, int((page.height + _GAP) // (height + _GAP)))
        seats = range(first, min(first + rows * columns, players))
        spots = []
        for place, seat in enumerate(seats):
            row, column = divmod(place, columns)
            x, y = page.x + column * (width + _GAP), page.y + row * (height + _GAP)
            spots.append((Frame(x, y, width, height), seat))
        yield page, spots
        first = seats.stop


def _reveals(sheet: Sheet, page: Frame, rounds: tuple[Played, ...], say: Speech) -> Frame:
    """Tell what was blocked and where danger lay."""
    u = sheet.form.type_scale
    height = 11.0 * u
    strip = Frame(page.x, page.y, page.width, height)
    for number, played in enumerate(rounds):
        spot = strip.cell(number, 0, ROUNDS, 1, 3)
        sheet.box(spot, fill=MIST, radius=1.4, line=RULE if sheet.saving else None, width=0.3)
        x, y, room = spot.x + 2, spot.y + 4.6 * u, spot.width - 4
        digits = ", ".join(map(str, played.result.blocked))
        told = say("round-blocked", digits=digits) if digits else say("round-nothing-blocked")
        title = say("round", round=number + 1)
        sheet.write(x, y, title, 3.8 * u, face="bold", width=room * 0.55)
        sheet.write(x, spot.y + 9 * u, told, 3.1 * u, colour=SOFT, width=room)
        if played.result.danger is not None:
            low, high = played.result.danger
            sheet.write(
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


class _Card:
    """One player's grid, filled in."""

    def __init__(self, sheet: Sheet, frame: Frame, game: Fifty, say: Speech) -> None:
        self.sheet, self.frame, self.game, self.say = sheet, frame, game, say
        self.unit = frame.width / 92

    def draw(
        self,
        seat: int,
        name: str,
        rounds: tuple[Played, ...],
        total: int,
        held: int,
        *,
        won: bool,
    ) -> None:
        sheet, u = self.sheet, self.unit
        sheet.box(
            self.frame, fill=WHITE, line=INK, width=1.0 if won else 0.3, radius=2 * u, solid=True
        )
        if won:
            sheet.box(self.frame.inside(1.1), line=LAUGH, width=0.9, radius=1.6 * u)
        inner = self.frame.inside(3 * u, 2.6 * u)
        mark_of(sheet, seat, initial(name), inner.x, inner.y, 8 * u)
        room = inner.width - 10 * u - _CROWNS * 10 * u - 20 * u
        if sheet.can_write(name):
            sheet.write(inner.x + 10 * u, inner.y + 6 * u, name, 5.6 * u, face="bold", width=room)
        x = inner.right - 19 * u
        for place in range(_CROWNS):
            wide = 8.6 * u
            crown(sheet, x - (_CROWNS - place) * 10 * u, inner.y + 0.6 * u, wide, won=place < held)
        self._total(Frame(inner.right - 17 * u, inner.y, 17 * u, 8 * u), total)
        lines = inner.below(10 * u)
        for number in range(ROUNDS):
            line = lines.cell(0, number, 1, ROUNDS, 1.2 * u)
            self._line(line, number, seat, rounds[number] if number < len(rounds) else None)

    def _total(self, spot: Frame, total: int) -> None:
        sheet, u = self.sheet, self.unit
        sheet.box(spot, fill=LAUGH_PALE, line=INK, width=0.5 * u, radius=1.2 * u)
        sheet.write(
            spot.centre, spot.middle + 2.2 * u, str(total), 6 * u, face="bold", align="centre"
        )

    def _line(self, line: Frame, number: int, seat: int, played: Played | None) -> None:
        sheet, u = self.sheet, self.unit
        sheet.write(
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
                sheet.write(
                    x + shift * u,
                    line.middle + 1.7 * u,
                    part,
                    (5.4 if written else 3.8) * u,
                    face="hand" if written else "text",
                    colour=PENCIL if written else SOFT,
                    align="centre",
                )
        spot = Frame(line.right - 10.5 * u, line.y, 10.5 * u, line.height)
        sheet.box(spot, fill=WHITE, line=INK, width=0.3 * u, radius=u, solid=True)
        sheet.write(
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
            crown(sheet, spot.x - 1.6 * u, spot.y - 1.2 * u, wide, won=True)

    def _box(self, spot: Frame, number: int, box: int, seat: int, played: Played | None) -> None:
        sheet, u = self.sheet, self.unit
        sheet.box(spot, fill=WHITE, line=INK, width=0.3 * u, radius=u, solid=True)
        made = played.crossed.get((seat, box)) if played else None
        gained = made is not None and not made.lost and played and played.result.scores is not None
        corner = Frame(spot.right - 3.2 * u, spot.bottom - 3.2 * u, 3.2 * u, 3.2 * u)
        fill = LAUGH if gained else None
        sheet.box(corner, fill=fill, line=INK if gained else RULE, width=0.25 * u, radius=0.6 * u)
        bonus = self.game.edition.bonus[number][box]
        sheet.write(
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
        sheet.write(
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
            cross_off(sheet, Frame(spot.x + 0.6 * u, spot.y, spot.width - 3.2 * u, spot.height))
            if made.lost:
                cross_off(sheet, corner, line=STRIKE)
