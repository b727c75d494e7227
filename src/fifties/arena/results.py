"""How the bots of a contest fared: standings, meetings, ratings, and all of it ready for JSON."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray
from openskill.models import PlackettLuce, PlackettLuceRating

from fifties.arena.contest import Contest
from fifties.arena.intervals import Estimate, estimate_mean, estimate_share, gather


class Standing(Struct, frozen=True):
    """How one bot fared; a mean is over seats, for it may have several at a table."""

    bot: str
    games: int
    """In how many games it took part."""
    seats: int
    """From how many seats, all games together."""
    share: Estimate
    """Of wins; a shared win counts as its part."""
    fair: float
    """The share it would have if all were alike."""
    points: Estimate

    @property
    def verdict(self) -> int:
        """1 if it wins more than its fair share with 99 % confidence, -1 if less, else 0."""
        return int(self.share.at99.low > self.fair) - int(self.share.at99.high < self.fair)


class Meeting(Struct, frozen=True):
    """How one bot fared in the games in which another one sat at the same table."""

    bot: str
    against: str
    games: int
    share: Estimate
    """Of wins, per seat of the first."""
    ahead: Estimate
    """Of pairs of their seats, those in which the first ended before the other; level is half."""
    points: Estimate
    """How many points more than the other it made a game."""


def standings(contest: Contest) -> tuple[Standing, ...]:
    """Return how every bot fared, in the order in which they were named; none after no game."""
    return tuple(_standing(contest, bot) for bot in range(len(contest.bots)) if contest.games)


def meetings(contest: Contest) -> tuple[Meeting, ...]:
    """Return how every bot fared against every other one that it met."""
    bots = range(len(contest.bots))
    order = places(contest)
    return tuple(
        _meeting(contest, bot, against, order)
        for bot in bots
        for against in bots
        if bot != against and _together(contest, bot, against).any()
    )


def _standing(contest: Contest, bot: int) -> Standing:
    mine = contest.seats == bot
    counts = mine.sum(axis=1)
    wins, points = (mine * each for each in (contest.shares, contest.points))
    return Standing(
        bot=contest.bots[bot],
        games=int((counts > 0).sum()),
        seats=int(counts.sum()),
        share=estimate_share(gather(contest.deals, wins.sum(axis=1), counts)),
        fair=1 / contest.game.players,
        points=estimate_mean(gather(contest.deals, points.sum(axis=1), counts)),
    )


def measured_meetings(contest: Contest) -> tuple[Meeting, ...]:
    """Return the same with what was measured in the place of points; nothing if nothing was."""
    if contest.measured is None or not contest.games:
        return ()
    return meetings(replace(contest, points=contest.measured))


def _together(contest: Contest, bot: int, against: int) -> NDArray[np.bool_]:
    """Return in which games both had a seat."""
    both: NDArray[np.bool_] = (contest.seats == bot).any(axis=1)
    both &= (contest.seats == against).any(axis=1)
    return both


def _meeting(contest: Contest, bot: int, against: int, order: NDArray[np.int64]) -> Meeting:
    games = _together(contest, bot, against)
    deals, seats = contest.deals[games], contest.seats[games]
    mine, theirs = seats == bot, seats == against
    points = contest.points[games]
    gap = _per_seat(points, mine) - _per_seat(points, theirs)
    wins = (mine * contest.shares[games]).sum(axis=1)
    ones = np.ones(len(deals))
    return Meeting(
        bot=contest.bots[bot],
        against=contest.bots[against],
        games=len(deals),
        share=estimate_share(gather(deals, wins, mine.sum(axis=1))),
        ahead=estimate_share(gather(deals, _ahead(order[games], mine, theirs), ones)),
        points=estimate_mean(gather(deals, gap, ones)),
    )


def _per_seat(values: NDArray[Any], seats: NDArray[np.bool_]) -> NDArray[np.float64]:
    mean: NDArray[np.float64] = (values * seats).sum(axis=1) / seats.sum(axis=1)
    return mean


def _ahead(
    order: NDArray[np.int64], mine: NDArray[np.bool_], theirs: NDArray[np.bool_]
) -> NDArray[np.float64]:
    """Return the part of the pairs of seats in which the first is ahead, by game."""
    pairs = mine[:, :, None] & theirs[:, None, :]
    gaps = np.sign(order[:, None, :] - order[:, :, None])
    ahead: NDArray[np.float64] = (pairs * (gaps + 1) / 2).sum(axis=(1, 2)) / pairs.sum(axis=(1, 2))
    return ahead


def places(contest: Contest) -> NDArray[np.int64]:
    """Return the place of every seat, from 0: those who won come first, the others by points."""
    won = contest.shares > 0
    first = won[:, :, None] & ~won[:, None, :]
    more = contest.points[:, :, None] > contest.points[:, None, :]
    both_lost = ~won[:, :, None] & ~won[:, None, :]
    ahead: NDArray[np.int64] = (first | (both_lost & more)).sum(axis=1)
    return ahead


class Rating(Struct, frozen=True):
    """How strong a bot seems, on OpenSkill's scale, where a newcomer has 25 ± 8.3."""

    mu: float
    sigma: float
    ordinal: float
    """A rating that it almost surely exceeds: mu less three sigma."""


def ratings(contest: Contest) -> tuple[Rating, ...]:
    """Return ratings of all bots: the model of Plackett and Luce, game by game in their order.

    A bot does not get better while it plays, so nothing is added to its uncertainty between games.
    One that has several seats gets the mean of what each of them would be given.
    """
    model = PlackettLuce(tau=0)
    rated = [model.rating(name=name) for name in contest.bots]
    order = places(contest)
    for seats, ranks in zip(contest.seats.tolist(), order.tolist(), strict=True):
        if len(set(seats)) > 1:
            _rate(model, rated, seats, ranks)
    return tuple(Rating(each.mu, each.sigma, each.ordinal()) for each in rated)


def _rate(
    model: PlackettLuce, rated: list[PlackettLuceRating], seats: list[int], ranks: list[float]
) -> None:
    teams = [[model.rating(rated[bot].mu, rated[bot].sigma)] for bot in seats]
    after = model.rate(teams, ranks=ranks)
    for bot in set(seats):
        given = [team[0] for team, owner in zip(after, seats, strict=True) if owner == bot]
        rated[bot].mu = fmean(rating.mu for rating in given)
        rated[bot].sigma = fmean(rating.sigma for rating in given)


def report_values(contest: Contest) -> dict[str, Any]:
    """Return everything that a report says as plain values, unrounded, ready for JSON.

    What cannot be known is infinite.
    """
    rated = ratings(contest)
    return {
        "game": contest.game.name,
        "players": contest.game.players,
        "edition": contest.game.edition.name,
        "danger": bool(getattr(contest.game, "danger", False)),
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
            _standing_values(standing, rating)
            for standing, rating in zip(standings(contest), rated, strict=False)
        ],
        "meetings": [_meeting_values(meeting) for meeting in meetings(contest)],
        "luck_free": [
            {
                "bot": meeting.bot,
                "against": meeting.against,
                "points": _estimate_values(meeting.points),
            }
            for meeting in measured_meetings(contest)
        ],
    }


def _standing_values(standing: Standing, rating: Rating) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "games": standing.games,
        "seats": standing.seats,
        "share": _estimate_values(standing.share),
        "fair": standing.fair,
        "points": _estimate_values(standing.points),
        "rating": {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal},
    }


def _meeting_values(meeting: Meeting) -> dict[str, Any]:
    return {
        "bot": meeting.bot,
        "against": meeting.against,
        "games": meeting.games,
        "share": _estimate_values(meeting.share),
        "ahead": _estimate_values(meeting.ahead),
        "points": _estimate_values(meeting.points),
    }


def _estimate_values(estimate: Estimate) -> dict[str, Any]:
    return {
        "mean": estimate.mean,
        "error": estimate.error,
        "95": [estimate.at95.low, estimate.at95.high],
        "99": [estimate.at99.low, estimate.at99.high],
    }
