"""How every round of Fifty was counted, number by number, for the keepsake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifties.core.record import Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called
from fifties.locales import Speech
from fifties.paper.art import crown, initial, mark_of
from fifties.paper.formats import Frame
from fifties.paper.inks import DANGER, INK, SOFT, STRIKE
from fifties.paper.sheet import Sheet

_NUMBERS: Final = 50
"""How many numbers stand on a line."""
_THREE_DIGITS: Final = 999
_LINE: Final = 12.5
_TITLE: Final = 5.0
_GAP: Final = 3.0


def counts_of(record: Record[Fifty]) -> list[list[Called]]:
    """Return the numbers that were called, round by round."""
    rounds = [[e for e in step.events if isinstance(e, Called)] for step in replay(record)]
    return [called for called in rounds if called]


def story_height(sheet: Sheet, record: Record[Fifty]) -> float:
    """Tell how much room all counts take, one under the other."""
    per_line, height = _measures(sheet, record)
    lines = sum(-(-len(called) // per_line) for called in counts_of(record))
    rounds = len(counts_of(record))
    return lines * height + rounds * (_TITLE * sheet.form.type_scale + _GAP) - _GAP


def _measures(sheet: Sheet, record: Record[Fifty]) -> tuple[int, float]:
    """Tell how many numbers stand on a line, and how high it is."""
    # Large print, and numbers of four digits, need more room.
    large = sheet.form.large or record.game.top > _THREE_DIGITS
    return _NUMBERS // 2 if large else _NUMBERS, _LINE * (1.6 if large else 1)


def count_story(sheet: Sheet, page: Frame, record: Record[Fifty], say: Speech) -> None:
    """Draw all counts: who took which number, who scored how far, where there was a clash."""
    u = sheet.form.type_scale
    per_line, height = _measures(sheet, record)
    for number, called in enumerate(counts_of(record), 1):
        lines = [called[at : at + per_line] for at in range(0, len(called), per_line)]
        together = _TITLE * u + height * len(lines)
        if page.height < min(together, sheet.form.size[1] / 2):
            page = sheet.page()
        sheet.write(page.x, page.y + 3.6 * u, say("round", round=number), 3.8 * u, face="bold")
        if number == 1:
            _legend(sheet, page, say)
        page = page.below(_TITLE * u)
        for some in lines:
            if page.height < height:
                page = sheet.page()
            _line(sheet, page, height, some, per_line, record.header.players)
            page = page.below(height)
        page = page.below(_GAP)


def _legend(sheet: Sheet, page: Frame, say: Speech) -> None:
    u = sheet.form.type_scale
    sheet.write(
        page.right,
        page.y + 3.4 * u,
        say("paper-count-legend"),
        2.9 * u,
        colour=SOFT,
        align="right",
        width=page.width * 0.75,
    )


def _line(
    sheet: Sheet,
    frame: Frame,
    height: float,
    called: Sequence[Called],
    per_line: int,
    names: Sequence[str],
) -> None:
    step = frame.width / per_line
    base = frame.y + height * 0.62
    bar = base + step * 0.34
    sheet.rule((frame.x, bar), (frame.x + len(called) * step, bar), line=SOFT, width=0.15)
    for place, event in enumerate(called):
        x = frame.x + (place + 0.5) * step
        clash, owned = bool(event.crossings), event.taker is not None
        sheet.write(
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
            mark_of(
                sheet,
                event.taker,
                initial(names[event.taker]),
                x - size / 2,
                base - step * 1.7,
                size,
            )
        if clash:
            lost = any(crossing.lost for crossing in event.crossings)
            _crack(sheet, x, base - step * 1.2, step * 0.36, lost=lost)
        if event.scorer is not None:
            # Where somebody else takes over, the bar has a gap.
            gap = 0.22 * step if event.taker not in {None, event.scorer} else 0
            sheet.rule((x - step / 2, bar), (x + step / 2 - gap, bar), line=INK, width=0.7)
        if event.crowned:
            crown(sheet, x - step * 0.45, base + step * 0.5, step * 0.9, won=True)


def _crack(sheet: Sheet, x: float, y: float, size: float, *, lost: bool) -> None:
    """Draw a clash: a cross, in a ring if the bonus was lost with it."""
    for tilt in (-1, 1):
        sheet.rule((x - size, y - tilt * size), (x + size, y + tilt * size), line=STRIKE, width=0.5)
    if lost:
        sheet.disc(x, y, size * 1.5, line=DANGER, width=0.35)
