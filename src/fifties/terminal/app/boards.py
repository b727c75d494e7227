"""Which board a game is played on."""

from __future__ import annotations

from typing import Any, TypeAlias

from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.view import Phase
from fifties.table.crowd_shown import CrowdView
from fifties.terminal.app.asking import Asking
from fifties.terminal.app.fifty.asking import AskingNumbers
from fifties.terminal.app.fifty.board import FiftyBoard
from fifties.terminal.app.fifty.picking import Picking
from fifties.terminal.app.fifty_fifty.asking import AskingCard
from fifties.terminal.app.fifty_fifty.board import FiftyFiftyBoard
from fifties.terminal.app.fifty_fifty.holding import Holding
from fifties.terminal.app.moment import Moment
from fifties.terminal.app.party.board import PartyBoard
from fifties.terminal.app.seats import Cast

Board: TypeAlias = FiftyBoard | FiftyFiftyBoard | PartyBoard


def board_for(game: PlayableGame, cast: Cast, view: Any = None) -> Board:
    """Lay out the board of *game*; a *view* of a live party is drawn in sums."""
    if isinstance(game, Fifty):
        return PartyBoard(cast, game) if isinstance(view, CrowdView) else FiftyBoard(cast, game)
    return FiftyFiftyBoard(cast, game)


def ask(board: Board, moment: Moment, offer: Any | None, before: Asking | None) -> Asking | None:
    """Ask whoever is in front, going on with what stood there *before*."""
    if not isinstance(board, FiftyFiftyBoard):
        asking = _ask_numbers(moment, offer, before)
        board.picking = None if asking is None else asking.picking
        return asking
    card = _ask_card(moment, offer, before)
    board.holding = None if card is None else card.holding
    return card


def _ask_numbers(moment: Moment, offer: Any | None, before: Asking | None) -> AskingNumbers | None:
    view = moment.view
    now = view.round if view.phase is Phase.CHOOSE else None
    if isinstance(before, AskingNumbers) and before.picking.offer.round == now:
        # A session that has more to tell makes no offer; what was being written stays.
        return before
    if offer is None:
        return None
    return AskingNumbers(Picking(offer, _written(view)))


def _written(view: Any) -> Numbers | None:
    """Return what whoever is in front has handed in already."""
    if isinstance(view, CrowdView):
        return None if view.mine is None else view.mine.numbers
    numbers: Numbers | None = view.my_numbers
    return numbers


def _ask_card(moment: Moment, offer: Any | None, before: Asking | None) -> AskingCard | None:
    hand = moment.view.my_hand
    if not hand:
        return None
    raised = before.holding.raised if isinstance(before, AskingCard) else None
    return AskingCard(Holding(hand, raised), may_play=offer is not None)


def put_down(board: Board) -> None:
    """Take what somebody was about to do off the board."""
    if not isinstance(board, FiftyFiftyBoard):
        board.picking = None
    else:
        board.holding = None
