"""Make a PDF of a print request or of a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic

from msgspec import Struct
from msgspec.structs import replace

from fifties.core.record import AnyRecord, Record, final_state
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.locales import Speech
from fifties.paper import fifty_fifty_score_sheets, fifty_record
from fifties.paper.certificates import print_certificates
from fifties.paper.entrants import EventResult
from fifties.paper.event_style import EventStyle
from fifties.paper.fifty_boards import print_scores_and_count, print_track
from fifties.paper.fifty_fifty_cards import draw_face, print_cards, print_halves
from fifties.paper.fifty_grid import print_grids
from fifties.paper.fifty_pieces import draw_emblem, print_pieces
from fifties.paper.layout import PageFormat
from fifties.paper.number_tags import print_tags
from fifties.paper.pdf import OnProgress, Pdf
from fifties.paper.poster import DrawEmblem, print_event_poster, print_poster
from fifties.paper.print_request import (
    CERTIFICATES,
    POSTER,
    STATEMENTS,
    TAGS,
    TENTS,
    GameT,
    NothingToPrint,
    PrintRequest,
)
from fifties.paper.table_tents import print_tent
from fifties.paper.witness_statements import print_statements


class PrintedDocument(Struct, frozen=True):
    """A finished PDF."""

    data: bytes
    pages: int
    unwritten: tuple[str, ...] = ()
    """Names and titles with letters that no font has; their lines are left free."""


class GameSheets(Struct, Generic[GameT], frozen=True):
    """Everything that can be printed for one game."""

    parts: Mapping[str, Callable[[Pdf, PrintRequest[GameT], Speech], None]]
    """What adds the pages of each part, in the order of print."""
    played: Callable[[Pdf, Record[GameT], Any, Speech], None]
    """What adds the pages of a record, given the state that it ends in."""
    emblem: DrawEmblem
    """What a poster shows above the game's name."""


SHEETS: Final[Mapping[str, GameSheets[Any]]] = {
    Fifty.name: GameSheets[Fifty](
        parts={
            "grids": print_grids,
            "scores": print_scores_and_count,
            "track": print_track,
            "pieces": print_pieces,
        },
        played=fifty_record.print_played_game,
        emblem=draw_emblem,
    ),
    FiftyFifty.name: GameSheets[FiftyFifty](
        parts={
            "cards": print_cards,
            "halves": print_halves,
            "scores": fifty_fifty_score_sheets.print_score_sheet,
        },
        played=fifty_fifty_score_sheets.print_played_game,
        emblem=draw_face,
    ),
}
"""By the name of the game; `print_request.PARTS` lists the same parts without importing fpdf2."""


def print_request(
    request: PrintRequest[Any], say: Speech, on_progress: OnProgress = lambda _: None
) -> PrintedDocument:
    """Return the pages that *request* asks for; raise `IllegalSetup` if there are none.

    *on_progress* is called with the number of pieces (`PrintRequest.pieces`) that are done.
    """
    game, sheets = request.game, SHEETS[request.game.name]
    counter = _PieceCounter(on_progress)
    pdf = Pdf(request.page_format, say.language, say(f"game-{game.name}"), counter)
    if request.wants(POSTER) and request.poster is not None and request.event is None:
        print_poster(pdf, request.poster, say(f"game-{game.name}"), sheets.emblem, say)
    for part, print_part in sheets.parts.items():
        if request.wants(part):
            print_part(pdf, request, say)
    _print_event(pdf, request, sheets.emblem, say)
    if not pdf.pages:
        raise IllegalSetup(NothingToPrint())
    named = request.wants(TAGS) or request.wants(CERTIFICATES)
    entrants = tuple(one.name for one in request.entrants if named and one.name)
    names = request.names or entrants
    title = () if request.event is None else (request.event.title,)
    return _finish(pdf, (*title, *names))


class _PieceCounter:
    """Adds up what the parts of a document say they have done, each counting from 0."""

    def __init__(self, on_progress: OnProgress) -> None:
        self._on_progress = on_progress
        self._before = self._now = 0

    def __call__(self, done: int) -> None:
        if done < self._now:
            self._before += self._now
        self._now = done
        self._on_progress(self._before + done)


def _print_event(pdf: Pdf, request: PrintRequest[Any], emblem: DrawEmblem, say: Speech) -> None:
    """Add what is printed for events; a game that is none lends its name."""
    game, poster = say(f"game-{request.game.name}"), request.poster
    style = request.event or EventStyle(game)
    if not pdf.can_write(style.title):
        # A title of which only a part can be printed would be another one.
        style = replace(style, title="")
    if poster is not None and request.event is not None and request.wants(POSTER):
        print_event_poster(pdf, poster, style, game, emblem, say)
    if poster is not None and request.wants(TENTS):
        print_tent(pdf, poster, style, emblem, say)
    if request.wants(TAGS):
        print_tags(pdf, request.everybody, style, say)
    if request.wants(CERTIFICATES):
        result = request.result or EventResult(request.game.players)
        print_certificates(pdf, request.everybody, result, style, emblem, game, say)
    if request.wants(STATEMENTS):
        print_statements(pdf, style, request.fingerprint, say)


def print_record(record: AnyRecord, page_format: PageFormat, say: Speech) -> PrintedDocument:
    """Return the score sheet of a played game, with everything that happened in it."""
    sheets = SHEETS.get(record.game.name)
    if sheets is None:
        raise IllegalSetup(NothingToPrint())
    pdf = Pdf(page_format, say.language, say(f"game-{record.game.name}"))
    sheets.played(pdf, record, final_state(record), say)
    return _finish(pdf, record.header.players)


def _finish(pdf: Pdf, names: tuple[str, ...]) -> PrintedDocument:
    unwritten = tuple(name for name in names if not pdf.can_write(name))
    return PrintedDocument(pdf.data(), pdf.pages, unwritten)
