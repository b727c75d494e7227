"""Which games can be reviewed, and how each is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, cast

from msgspec import Struct

from fifties.core.arguments import require_type
from fifties.core.contract import Action, GameT, Seat
from fifties.core.record import AnyRecord, Record
from fifties.core.refusals import IllegalSetup
from fifties.review.review import NotReviewed, OnPart, OnProgress, Review, ReviewPart


class Reviewer(Protocol):
    """Reviews records of one game."""

    def __call__(self, record: AnyRecord, on_part: OnPart) -> Review:
        """Return the review of *record*."""
        ...


class LuckFree(Protocol):
    """Takes the luck out of the points of one game."""

    def __call__(self, record: AnyRecord, levels: Sequence[str | None]) -> tuple[float, ...]:
        """Return everybody's points without luck, when bots of these *levels* played."""
        ...


class InsteadReviewer(Protocol):
    """Judges what somebody could have done in one game."""

    def __call__(self, record: AnyRecord, seat: Seat, action: Action) -> Struct:
        """Return the review of *action* in place of what *seat* did."""
        ...


class _GameReviewer(Struct, frozen=True):
    """How records of one game are judged; all of it is loaded when it is first needed."""

    review: Callable[[], Reviewer]
    luck_free: Callable[[], LuckFree]
    instead: Callable[[], tuple[type[Action], InsteadReviewer]] | None
    """What else could be done, and how that is judged; ``None`` if the review says it already."""


_REVIEWERS: Final[dict[str, _GameReviewer]] = {}


def register(
    game: str,
    review: Callable[[], Callable[[Record[GameT], OnPart], Review]],
    luck_free: Callable[[], Callable[[Record[GameT], Sequence[str | None]], tuple[float, ...]]],
    instead: Callable[[], tuple[type[Action], Callable[..., Struct]]] | None = None,
) -> None:
    """Let *review*, *luck_free* and *instead* load what judges records of *game*."""
    _REVIEWERS[game] = _GameReviewer(
        cast("Callable[[], Reviewer]", review), cast("Callable[[], LuckFree]", luck_free), instead
    )


def _reviewer(record: AnyRecord) -> _GameReviewer:
    require_type("record", record, Record, "Record")
    found = _REVIEWERS.get(record.game.name)
    if found is None:
        raise IllegalSetup(NotReviewed(record.game.name))
    return found


def can_review(game: str) -> bool:
    """Return whether games of this name can be reviewed."""
    return game in _REVIEWERS


def review_record(
    record: AnyRecord, on_progress: OnProgress | None = None, on_part: OnPart | None = None
) -> Review:
    """Return what a game was worth: skill, luck, and better choices.

    The same record gives the same review. *on_part* is called with every decision as soon as it is
    judged. Raises `IllegalSetup` for a game that cannot be reviewed.
    """

    def tell(part: ReviewPart) -> None:
        if on_progress is not None:
            on_progress(part.done)
        if on_part is not None:
            on_part(part)

    return _reviewer(record).review()(record, tell)


def instead_type(record: AnyRecord) -> type[Action] | None:
    """Return what kind of action `review_instead` judges, if any in this game."""
    instead = _reviewer(record).instead
    return None if instead is None else instead()[0]


def review_instead(record: AnyRecord, seat: Seat, action: Action) -> Struct:
    """Return what *action* would have been worth to *seat* in place of what it did.

    Only for Fifty, a `Choose` of any round that was counted; of Fifty Fifty the review itself says
    what every card was worth. Raises `IllegalAction` if it could not be done, and `IllegalSetup`
    where nobody knows.
    """
    instead = _reviewer(record).instead
    if instead is None:
        raise IllegalSetup(NotReviewed(record.game.name))
    return instead()[1](record, seat, action)


def luck_free_points(record: AnyRecord, levels: Sequence[str | None]) -> tuple[float, ...]:
    """Return everybody's points with most of the luck taken out, by seat.

    *levels* are those of the bots that played; ``None`` is anybody else. The mean over many games
    is the mean of the points themselves: what is taken out is 0 on average, whoever plays and
    however good the estimates are. The better known the policies, the smaller the spread.
    """
    if len(levels) != len(record.header.players):
        raise ValueError("every seat needs a level, or None")
    return _reviewer(record).luck_free()(record, levels)


def _load_fifty() -> Callable[..., Review]:
    from fifties.review.fifty import review_fifty  # noqa: PLC0415 - it loads compiled code

    return review_fifty


def _load_fifty_luck() -> Callable[..., tuple[float, ...]]:
    from fifties.review.fifty_luck import luck_free_fifty  # noqa: PLC0415 - as above

    return luck_free_fifty


def _load_fifty_instead() -> tuple[type[Action], Callable[..., Struct]]:
    from fifties.games.fifty import Choose  # noqa: PLC0415 - as above
    from fifties.review.fifty import review_fifty_instead  # noqa: PLC0415 - as above

    return Choose, review_fifty_instead


def _load_fifty_fifty() -> Callable[..., Review]:
    from fifties.review.fifty_fifty import review_fifty_fifty  # noqa: PLC0415 - as above

    return review_fifty_fifty


def _load_fifty_fifty_luck() -> Callable[..., tuple[float, ...]]:
    from fifties.review.fifty_fifty_luck import luck_free_fifty_fifty  # noqa: PLC0415 - as above

    return luck_free_fifty_fifty


register("fifty", _load_fifty, _load_fifty_luck, _load_fifty_instead)
register("fifty-fifty", _load_fifty_fifty, _load_fifty_fifty_luck)
