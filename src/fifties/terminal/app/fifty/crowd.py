"""Fifty with eight players and more: a party is told in sums, leaders and one's own line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifties.core.contract import Seat
from fifties.games.fifty.events import Called
from fifties.games.fifty.view import FiftyView
from fifties.terminal.app.fifty.count import Telling
from fifties.terminal.app.fifty.tracks import tracks
from fifties.terminal.app.paper import Block, cut, piece, row
from fifties.terminal.app.seats import Cast

TICKER: Final = 3
"""How many of the last shouts are listed."""


def crowd_tracks(telling: Telling, mine: frozenset[Seat], width: int, height: int) -> Block:
    """Draw those in front, one's own people among them, and the last shouts."""
    cast, game, view, calls = telling
    beads = view.count.beads if view.count else (0,) * game.players
    room = max(2, height - TICKER - 1)
    own = sorted(mine)[: room // 2]
    best = sorted(range(game.players), key=lambda seat: -beads[seat])[: room - len(own)]
    seats = sorted({*best, *own}, key=lambda seat: -beads[seat])
    others = cast.words.say("score-others", others=game.players - len(seats))
    return [
        *tracks(telling, seats, width),
        row("  ", (others, cast.look.soft)),
        *_ticker(cast, calls, width),
    ]


def _ticker(cast: Cast, calls: Sequence[Called], width: int) -> Block:
    loud = [call for call in calls if call.owners][-TICKER:]
    lines = []
    for call in reversed(loud):
        style = cast.look.danger if call.crossings else cast.look.soft
        names = cut(cast.look, cast.names(call.owners), width - 12)
        mark = cast.look.signs.glyphs.clash if call.crossings else cast.look.signs.glyphs.got
        lines.append(row("  ", (f"{call.number:>4} {mark} {names}", style)))
    return lines


def readiness(cast: Cast, view: FiftyView, width: int) -> Block:
    """Tell how many are ready, as a number and a bar."""
    say, look = cast.words.say, cast.look
    ready, players = sum(view.ready), len(view.ready)
    full = round((width - 2) * ready / players)
    bar = row(
        (look.signs.block * full, look.good),
        (look.signs.shade * (width - 2 - full), look.soft),
    )
    return [piece(say("app-ready-count", ready=ready, players=players)), bar]
