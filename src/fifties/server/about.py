"""What a server says about itself, beside what its host does."""

from __future__ import annotations

from fifties.extras import has_compiled
from fifties.host.about import describe_host
from fifties.host.api_bodies import About
from fifties.paper.print_request import MOST_PLAYERS
from fifties.server.worker import MOST_REVIEWED


def describe_server() -> About:
    """Return what this server offers."""
    return describe_host(MOST_PLAYERS, _most_reviewed)


def _most_reviewed(game: str, most: int) -> int:
    """Return for how many players *game* is reviewed, which *most* can play; 0 if it is not."""
    if not has_compiled():
        return 0
    from fifties.review.registry import can_review  # noqa: PLC0415 - it needs an extra

    return min(most, MOST_REVIEWED) if can_review(game) else 0
