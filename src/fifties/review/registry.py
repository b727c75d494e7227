"""Which games can be reviewed, and how each is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, cast

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


_REVIEWERS: Final[dict[str, Callable[[], Reviewer]]] = {}


def register(game: str, load: Callable[[], Callable[[Record[GameT], OnProgress], Review]]) -> None:
    """Let *load* return the reviewer of *game* when one is first needed."""
    _REVIEWERS[game] = cast("Callable[[], Reviewer]", load)


def can_review(game: str) -> bool:
    """Return whether games of this name can be reviewed."""
    return game in _REVIEWERS


def review_record(record: AnyRecord, on_progress: OnProgress | None = None) -> Review:
    """Return what a game was worth: skill, luck, and better choices.

    The same record gives the same review. Raises `IllegalSetup` for a game that cannot be reviewed.
    """
    require_type("record", record, Record, "Record")
    load = _REVIEWERS.get(record.game.name)
    if load is None:
        raise IllegalSetup(NotReviewed(record.game.name))
    return load()(record, on_progress or (lambda _: None))


def _load_fifty() -> Callable[..., Review]:
    from fifties.review.fifty import review_fifty  # noqa: PLC0415 - it loads compiled code

    return review_fifty


def _load_fifty_fifty() -> Callable[..., Review]:
    from fifties.review.fifty_fifty import review_fifty_fifty  # noqa: PLC0415 - as above

    return review_fifty_fifty


register("fifty", _load_fifty)
register("fifty-fifty", _load_fifty_fifty)
