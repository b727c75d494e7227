"""What bots say after the reveal, one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from fifties.core.contract import Seat
from fifties.table.facts import Remark
from fifties.terminal.app.paper import Block, cut, fit, piece, row
from fifties.terminal.app.seats import Cast

NAME = 12
ROOMY = 70
"""Columns from which on there is room for the name; the shape tells who it is, too."""


def remarks(cast: Cast, said: Sequence[tuple[Seat, Remark]], width: int) -> Block:
    """Write a line for each bot that says something."""
    who = NAME if width >= ROOMY else 2
    return [
        row(
            fit(cast.tag(seat, max(2, who - 1)), who),
            piece(cut(cast.look, quoted(cast, remark), width - who), cast.look.soft),
        )
        for seat, remark in said
    ]


def quoted(cast: Cast, remark: Remark) -> str:
    """Write what a bot says in the quotation marks of the language."""
    return cast.words.say("app-quote", text=cast.words.say(remark.message, **remark.details))
