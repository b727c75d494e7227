"""What a seat sees of a game of Fifty, as an array.

Seats are counted from the one that looks, clockwise: place 0 is always one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from fifties.core.contract import Seat
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.edition import MOST_BONUS
from fifties.games.fifty.offers import DIGITS
from fifties.games.fifty.view import FiftyView
from fifties.research.fields import Field, Layout, Seen

T = TypeVar("T")


def layout_of(game: Fifty) -> Layout:
    """Describe what is seen of *game*."""
    players, boxes, top = game.players, game.boxes, game.top
    most = game.rounds * (top + boxes * MOST_BONUS)
    earlier = (game.rounds - 1) * players * boxes
    fields = (
        Field("round", 1, 0, game.rounds, "rounds that are finished"),
        Field("written", 1, 0, boxes, "how many numbers the seat has written in this one"),
        Field("blocked", 10, 0, 1, "1 for every blocked digit, 0 first"),
        Field("danger", 2, 0, top, "the Danger zone, ends included; 0 0 without one"),
        Field("bonus", boxes, 0, MOST_BONUS, "what each box is worth in this round"),
        Field("totals", players, 0, most, "points by seat"),
        Field("crowns", players, 0, 2, "crowns by seat"),
        Field("mine", top - 1, 0, 1, "1 for every number written in this round, 1 first"),
        Field("earlier", earlier, 0, top - 1, "numbers of earlier rounds: by round, seat, box"),
    )
    return Layout(field for field in fields if field.size)


def seen_of(game: Fifty, view: FiftyView, written: Numbers | None = None) -> Seen:
    """Write down what *view* tells its seat, and what it has *written* so far in this round."""
    if view.viewer is None:
        raise ValueError("only a seat sees a game like this; a spectator has no place 0")
    layout = layout_of(game)
    seen, me = layout.empty(), view.viewer
    numbers = view.my_numbers or written or ()
    fields = layout.split(seen)
    fields["round"][0], fields["written"][0] = len(view.rounds), len(numbers)
    fields["blocked"][:] = [digit in (view.blocked or ()) for digit in DIGITS]
    fields["danger"][:] = view.danger or (0, 0)
    fields["bonus"][:] = game.bonus(view.round - 1)
    fields["totals"][:] = from_seat(me, view.totals)
    fields["crowns"][:] = from_seat(me, view.crowns)
    for number in numbers:
        fields["mine"][number - 1] = 1
    earlier = [
        number
        for done in view.rounds[: game.rounds - 1]
        for picks in from_seat(me, done.picks)
        for number in picks
    ]
    if earlier:
        fields["earlier"][: len(earlier)] = earlier
    return seen


def from_seat(seat: Seat, values: Sequence[T]) -> Sequence[T]:
    """Return what is kept by seat in the order in which *seat* sees it."""
    return [*values[seat:], *values[:seat]]
