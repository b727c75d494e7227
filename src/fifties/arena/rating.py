"""OpenSkill ratings of the bots of a contest."""

from __future__ import annotations

from statistics import fmean

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from fifties.arena.contest import Contest
from fifties.arena.standings import places


class Rating(Struct, frozen=True):
    """How strong a bot seems, on OpenSkill's scale, where a newcomer has 25 ± 8.3."""

    mu: float
    sigma: float
    ordinal: float
    """What it is almost surely worth at least: mu less three sigma."""


def ratings(contest: Contest) -> tuple[Rating, ...]:
    """Rate all bots, game by game in the order of the schedule, by the model of Plackett and Luce.

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
