"""A replayed game as a readable report."""

from __future__ import annotations

from typing import Any

from fifties.core.record import Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.locales import Speech
from fifties.terminal import report_fifty, report_fifty_fifty
from fifties.terminal.head import print_head
from fifties.terminal.page import Page
from fifties.wording import Words, one_line


def report(page: Page, say: Speech, record: Record[Any]) -> None:
    """Print *record* from the first round to the winners."""
    words = Words(say, record.header.players)
    print_head(page, words, record.game)
    header = record.header
    told = [text for text in (header.date, header.place, header.note) if text]
    if told:
        page.line(f" {page.glyphs.dot} ".join(one_line(" ".join(text.split())) for text in told))
    events = [event for step in replay(record) for event in step.events]
    match record.game:
        case Fifty():
            report_fifty.print_rounds(page, words, record.game, events)
        case FiftyFifty():
            report_fifty_fifty.print_rounds(page, words, record.game, events)
        case other:
            raise TypeError(f"no report for {other!r}")
