"""Folding what a party is told, by the table of docs/protocol.md."""

from __future__ import annotations

from msgspec.structs import replace

from fifties.core.contract import Event, GameEnded
from fifties.games.fifty.events import Revealed
from fifties.games.fifty.sizes import beginner
from fifties.games.fifty.view import Phase
from fifties.table.crowd_shown import CrowdScored, CrowdView, Ready, Tally


def after(view: CrowdView, told: Event) -> CrowdView:
    """Return *view* after something was told."""
    match told:
        case Revealed():
            return replace(
                view,
                phase=Phase.CHOOSE,
                round=told.round,
                beginner=told.beginner,
                blocked=told.blocked,
                danger=told.danger,
            )
        case Ready():
            return replace(view, ready=told.count, missing=told.missing)
        case Tally():
            return replace(view, phase=Phase.COUNT, missing=(), tally=told)
        case CrowdScored():
            following = told.result.round + 1
            return replace(
                view,
                phase=Phase.REVEAL,
                round=following,
                beginner=beginner(following, view.players),
                blocked=None,
                danger=None,
                ready=0,
                missing=(),
                tally=None,
                leaders=told.leaders,
                rounds=(*view.rounds, told.result),
            )
        case GameEnded():
            played = len(view.rounds)
            return replace(
                view,
                phase=Phase.OVER,
                round=played,
                beginner=beginner(played, view.players),
                outcome=told.outcome,
            )
        case _:
            return view
