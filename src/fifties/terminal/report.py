"""A replayed game as a readable report."""

from __future__ import annotations

from typing import Any

from fifties.core.record import Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.locales import Speech
from fifties.terminal import report_fifty, report_fifty_fifty
from fifties.terminal.page import Page
from fifties.terminal.words import Words


def report(page: Page, say: Speech, record: Record[Any]) -> None:
    """Print *record* from the first round to the winners."""
    words = Words(say, record.header.players)
    page.heading(f"{say(f'game-{record.game.name}')} {page.glyphs.dash} {_facts(say, record)}")
    _print_circumstances(page, words, record)
    events = [event for step in replay(record) for event in step.events]
    match record.game:
        case Fifty():
            report_fifty.print_rounds(page, words, record.game, events)
        case FiftyFifty():
            report_fifty_fifty.print_rounds(page, words, record.game, events)


def _facts(say: Speech, record: Record[Any]) -> str:
    game = record.game
    if isinstance(game, Fifty):
        return say("head-fifty", players=game.players, top=game.top, mark=game.mark)
    return say("head-fifty-fifty", players=game.players)


def _print_circumstances(page: Page, words: Words, record: Record[Any]) -> None:
    header, game = record.header, record.game
    told = [text for text in (header.date, header.place, header.note) if text]
    if told:
        page.line(f" {page.glyphs.dot} ".join(" ".join(text.split()) for text in told))
    page.line(words.say("head-edition", name=game.edition.name))
    guessed = [
        component for component in game.edition.reconstructed if component != "zones" or game.danger
    ]
    if guessed:
        page.line(words.reconstructed(guessed))
