"""Who sits at a table of Fifty: totals, crowns, and who has written."""

from __future__ import annotations

from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty.view import FiftyView, Phase
from fifties.terminal.app.fifty.crowd import readiness
from fifties.terminal.app.fifty.scores import listed
from fifties.terminal.app.look import LARGEST_TABLE
from fifties.terminal.app.paper import Block, fit, framed, piece, row
from fifties.terminal.app.seats import Cast

SIDE = 8
"""What stands behind a name."""


def people(cast: Cast, view: FiftyView, mine: frozenset[Seat], width: int, height: int) -> Block:
    """Draw the list of players, or of a crowd those in front."""
    inside = width - 4
    crowd = cast.players > LARGEST_TABLE
    head = readiness(cast, view, inside) if crowd else []
    seats = listed(view, mine, height - 2 - len(head)) if crowd else list(range(cast.players))
    rows = [_person(cast, view, seat, inside) for seat in seats]
    block = [row(" ", line) for line in (*head, *rows)]
    return framed(cast.look, block, width, cast.words.say("app-players"))


def _person(cast: Cast, view: FiftyView, seat: Seat, width: int) -> Text:
    look, signs = cast.look, cast.look.signs
    ready = Text(" ")
    if view.phase is Phase.CHOOSE:
        done = view.ready[seat]
        ready = piece(signs.tick if done else signs.dots, look.good if done else look.soft)
    crowns = view.crowns[seat]
    side = row((signs.crown * crowns, look.crown), f" {view.totals[seat]:>3} ", ready)
    return row(fit(cast.tag(seat, width - SIDE), width - SIDE), fit(side, SIDE, "right"))
