"""The state of a game of Fifty, and what follows from it."""

from __future__ import annotations

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.core.contract import State as BaseState
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.picks import Picks


class Round(Struct, frozen=True, gc=False):
    """A round that has been counted: all of it is public."""

    blocked: tuple[int, ...]
    danger: Zone | None
    picks: tuple[Numbers, ...]
    beads: tuple[int, ...]
    """Where every bead stood at the end, or when a second crown broke the round off."""
    bonus: tuple[int, ...]
    """What every player's crossed-off boxes are worth."""
    crowned: tuple[Seat, ...]
    """Who gained a crown, in that order."""
    scores: tuple[int, ...] | None
    """Bead plus bonus; ``None`` for a round that a second crown broke off."""
    last: int
    """The last number called: where the count ends, or where a second crown broke it off."""
    crossed: tuple[int, ...]
    """The called numbers that two or more had written, so that their boxes are crossed off."""
    lost: tuple[int, ...]
    """Those of them in the Danger zone: their bonus is crossed off, too."""


class State(BaseState, frozen=True, gc=False):
    """A game of Fifty between two actions."""

    rounds: tuple[Round, ...]
    picks: Picks
    """This round's choices so far, by seat. Secret."""
    blocked: tuple[int, ...] | None = None
    """This round's flipped digits; ``None`` before REVEAL."""
    danger: Zone | None = None


def totals(rounds: tuple[Round, ...], players: int) -> tuple[int, ...]:
    """Add up the scores of the finished *rounds*."""
    finished = [done.scores for done in rounds if done.scores is not None]
    return tuple(map(sum, zip(*finished, strict=True))) if finished else (0,) * players


def crowns(rounds: tuple[Round, ...], players: int) -> tuple[int, ...]:
    """Count everybody's crowns."""
    counted = [0] * players
    for done in rounds:
        for seat in done.crowned:
            counted[seat] += 1
    return tuple(counted)
