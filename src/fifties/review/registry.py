"""Which games can be reviewed, and how each is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, cast

from msgspec import Struct

from fifties.core.arguments import require_type
from fifties.core.contract import GameT
from fifties.core.record import AnyRecord, Record
from fifties.core.refusals import IllegalSetup
from fifties.review.review import NotReviewed, OnProgress, Review


class Reviewer(Protocol):
    """Reviews records of one game."""

    def __call__(self, record: AnyRecord, on_progress: OnProgress) -> Review:
        """Return the review of *record*."""
        ...


class LuckFree(Protocol):
    """Takes the luck out of the points of one game."""

    def __call__(self, record: AnyRecord, levels: Sequence[str | None]) -> tuple[float, ...]:
        """Return everybody's points without luck, when bots of these *levels* played."""
        ...


class _GameReviewer(Struct, frozen=True):
    """How records of one game are judged; both are loaded when they are first needed."""

    review: Callable[[], Reviewer]
    luck_free: Callable[[], LuckFree]


_REVIEWERS: Final[dict[str, _GameReviewer]] = {}


def register(
    game: str,
    review: Callable[[], Callable[[Record[GameT], OnProgress], Review]],
    luck_free: Callable[[], Callable[[Record[GameT], Sequence[str | None]], tuple[float, ...]]],
) -> None:
    """Let *review* and *luck_free* load what judges records of *game*."""
    _REVIEWERS[game] = _GameReviewer(
        cast("Callable[[], Reviewer]", review), cast("Callable[[], LuckFree]", luck_free)
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


def review_record(record: AnyRecord, on_progress: OnProgress | None = None) -> Review:
    """Return what a game was worth: skill, luck, and better choices.

    The same record gives the same review. Raises `IllegalSetup` for a game that cannot be reviewed.
    """
    return _reviewer(record).review()(record, on_progress or (lambda _: None))


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


def _load_fifty_fifty() -> Callable[..., Review]:
    from fifties.review.fifty_fifty import review_fifty_fifty  # noqa: PLC0415 - as above

    return review_fifty_fifty


def _load_fifty_fifty_luck() -> Callable[..., tuple[float, ...]]:
    from fifties.review.fifty_fifty_luck import luck_free_fifty_fifty  # noqa: PLC0415 - as above

    return luck_free_fifty_fifty


register("fifty", _load_fifty, _load_fifty_luck)
register("fifty-fifty", _load_fifty_fifty, _load_fifty_fifty_luck)
