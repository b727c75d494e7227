"""A contest as plain values, ready for JSON."""

from __future__ import annotations

from typing import Any

from fifties.arena.contest import Contest
from fifties.arena.intervals import Estimate
from fifties.arena.rating import Rating, ratings
from fifties.arena.standings import Meeting, Standing, meetings, standings
from fifties.games.fifty import Fifty


def sheet(contest: Contest) -> dict[str, Any]:
    """Return everything that a report says, unrounded; what cannot be known is infinite."""
    rated = ratings(contest)
    return {
        "game": contest.game.name,
        "players": contest.game.players,
        "edition": contest.game.edition.name,
        "danger": isinstance(contest.game, Fifty) and contest.game.danger,
        "bots": list(contest.bots),
        "line_ups": contest.line_ups,
        "duplicate": contest.duplicate,
        "seed": contest.seed,
        "asked": contest.asked,
        "games": contest.games,
        "deals": contest.distinct_deals,
        "stopped": contest.stopped,
        "seconds": contest.seconds,
        "standings": [
            _standing(standing, rating)
            for standing, rating in zip(standings(contest), rated, strict=False)
        ],
        "meetings": [_meeting(meeting) for meeting in meetings(contest)],
    }


def _standing(standing: Standing, rating: Rating) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "games": standing.games,
        "seats": standing.seats,
        "share": _estimate(standing.share),
        "fair": standing.fair,
        "points": _estimate(standing.points),
        "rating": {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal},
    }


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "bot": meeting.bot,
        "against": meeting.against,
        "games": meeting.games,
        "share": _estimate(meeting.share),
        "ahead": _estimate(meeting.ahead),
        "points": _estimate(meeting.points),
    }


def _estimate(estimate: Estimate) -> dict[str, Any]:
    return {
        "mean": estimate.mean,
        "error": estimate.error,
        "95": [estimate.at95.low, estimate.at95.high],
        "99": [estimate.at99.low, estimate.at99.high],
    }
