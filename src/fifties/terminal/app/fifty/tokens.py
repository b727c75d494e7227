"""Blocked tokens and Danger cards on the table."""

from __future__ import annotations

from fifties.games.fifty.view import FiftyView
from fifties.locales import Speech
from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import (
    Block,
    beside,
    fit,
    framed,
    paragraph,
    piece,
    stacked,
    width_of,
)

TOKEN = 5
"""How wide a Blocked token is."""

LEAST = 14
"""Columns below which a sentence beside the tokens would only fray."""


def tokens(look: Look, say: Speech, view: FiftyView, width: int) -> Block:
    """Draw what was flipped in this round's REVEAL."""
    blocked = view.blocked or ()
    cards = [
        framed(look, [piece(f" {digit} ", look.bad)], TOKEN, style=look.bad) for digit in blocked
    ]
    if view.danger is not None:
        name, (low, high) = say("strip-danger"), view.danger
        zone = fit(piece(f"{low} {look.signs.across} {high}", look.danger), len(name) + 4, "center")
        cards.append(framed(look, [zone], len(name) + 6, name, look.danger))
    if not blocked:
        told = paragraph(say("app-nothing-blocked"), width, look.soft)
        return stacked([told, beside(cards)], gap=0)
    table = beside(cards, gap=1)
    room = width - width_of(table) - 1
    text = say("app-no-endings", digits=", ".join(map(str, blocked)))
    return beside([table, paragraph(text, room, look.soft) if room >= LEAST else []], gap=1)


def tokens_short(look: Look, say: Speech, view: FiftyView, mark: int) -> str:
    """Say in few words what was flipped, and where the crown is."""
    parts = [f"{look.signs.no_crown} {mark}"]
    if view.danger is not None:
        low, high = view.danger
        parts.insert(0, f"{look.signs.glyphs.lost} {low}{look.signs.across}{high}")
    if view.blocked:
        parts.insert(0, say("app-blocked", digits=" ".join(map(str, view.blocked))))
    return "   ".join(parts)
