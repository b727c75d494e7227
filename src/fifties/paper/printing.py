"""From an order, or a record, to a PDF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fifties.core.record import Record, final_state
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.locales import Speech
from fifties.paper.fifty_boards import board_pages
from fifties.paper.fifty_fifty_cards import card_pages, halves_pages
from fifties.paper.fifty_fifty_score import halves_score_page
from fifties.paper.fifty_grid import grid_pages
from fifties.paper.fifty_pieces import piece_pages
from fifties.paper.fifty_track import track_page
from fifties.paper.formats import Format
from fifties.paper.keepsake_fifty import fifty_keepsake
from fifties.paper.keepsake_fifty_fifty import halves_keepsake
from fifties.paper.order import POSTER, Order
from fifties.paper.poster import poster_page
from fifties.paper.refusals import NothingToPrint
from fifties.paper.sheet import Sheet


class Printed(Struct, frozen=True):
    """A finished document."""

    data: bytes
    pages: int
    unwritten: tuple[str, ...] = ()
    """Names in letters that we have not; their lines are left free."""


def print_order(order: Order, say: Speech, tell: Callable[[int], None] = lambda _: None) -> Printed:
    """Print what is wanted for a table; *tell* hears how many grids are done."""
    game = order.game
    sheet = Sheet(order.form, say.language, say(f"game-{game.name}"))
    if order.wants(POSTER) and order.invitation is not None:
        poster_page(sheet, order.invitation, game.name, say)
    if isinstance(game, Fifty):
        _print_fifty(sheet, order, game, say, tell)
    else:
        _print_fifty_fifty(sheet, order, game, say)
    if not sheet.pages:
        raise IllegalSetup(NothingToPrint())
    return _printed(sheet, order.names)


def _print_fifty(
    sheet: Sheet, order: Order, game: Fifty, say: Speech, tell: Callable[[int], None]
) -> None:
    if order.wants("grids"):
        grid_pages(sheet, order, game, say, tell)
    if order.wants("scores"):
        board_pages(sheet, order, game, say)
    if order.wants("track"):
        track_page(sheet, game, say)
    if order.wants("pieces"):
        piece_pages(sheet, order, game, say)


def _print_fifty_fifty(sheet: Sheet, order: Order, game: FiftyFifty, say: Speech) -> None:
    if order.wants("cards"):
        card_pages(sheet, order, game, say)
    if order.wants("halves"):
        halves_pages(sheet, say)
    if order.wants("scores"):
        halves_score_page(sheet, order, game, say)


def print_keepsake(record: Record[Any], form: Format, say: Speech) -> Printed:
    """Print a played game as a sheet to keep."""
    state = final_state(record)
    sheet = Sheet(form, say.language, say(f"game-{record.game.name}"))
    if isinstance(record.game, Fifty):
        fifty_keepsake(sheet, record, state, say)
    else:
        halves_keepsake(sheet, record, state, say)
    return _printed(sheet, record.header.players)


def _printed(sheet: Sheet, names: tuple[str, ...]) -> Printed:
    unwritten = tuple(name for name in names if not sheet.can_write(name))
    return Printed(sheet.done(), sheet.pages, unwritten)
