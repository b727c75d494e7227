"""Standings, ratings and the cross table say what the games say."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from fifties.arena import Contest, contest, meetings, ratings, standings
from fifties.arena.results import places, report_values
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty


def written(seats: list[list[int]], shares: list[list[float]], points: list[list[int]]) -> Contest:
    """Make a contest up, every game with a deal of its own."""
    return Contest(
        game=FiftyFifty(len(seats[0])),
        bots=tuple("abcde"[: 1 + max(map(max, seats))]),
        seed=0,
        duplicate=False,
        line_ups=1,
        asked=len(seats),
        stopped=False,
        seconds=1.0,
        deals=np.arange(len(seats)),
        seats=np.array(seats),
        shares=np.array(shares, float),
        points=np.array(points),
    )


def drawn(strengths: list[float], games: int, seed: int) -> Contest:
    """Make a contest of three up in which the chance to win is as Plackett and Luce have it."""
    rng = np.random.default_rng(seed)
    seats = np.array([rng.permutation(len(strengths))[:3] for _ in range(games)])
    noise = rng.gumbel(size=(games, 3)) * 1000
    points = np.round(np.array(strengths)[seats] * 1000 + noise).astype(int)
    shares = points == points.max(axis=1, keepdims=True)
    return written(seats.tolist(), shares.astype(float).tolist(), points.tolist())


def test_a_bot_with_several_seats_has_the_mean_of_them() -> None:
    held = written([[0, 1, 1], [1, 0, 1]], [[0, 0.5, 0.5], [0, 1, 0]], [[-9, -3, -3], [-6, -1, -8]])
    first, second = standings(held)
    assert (first.games, first.seats, second.seats) == (2, 2, 4)
    assert (first.share.mean, second.share.mean) == (0.5, 0.25)
    assert (first.points.mean, second.points.mean) == (-5, -5)
    assert first.fair == pytest.approx(1 / 3)


def test_winners_come_first_whatever_their_points() -> None:
    # A second crown wins Fifty from behind.
    held = written([[0, 1, 2], [0, 1, 2]], [[0, 0, 1], [0.5, 0.5, 0]], [[50, 40, 10], [5, 5, 5]])
    assert places(held).tolist() == [[1, 2, 0], [0, 0, 2]]


def test_the_cross_table_tells_each_against_each() -> None:
    held = written([[0, 1, 1], [1, 0, 1]], [[1, 0, 0], [0.5, 0, 0.5]], [[-1, -3, -5], [-2, -4, -2]])
    one, other = meetings(held)
    assert (one.bot, one.against, one.games) == ("a", "b", 2)
    assert one.ahead.mean == pytest.approx(0.5)
    assert one.share.mean == pytest.approx(0.5)
    assert one.points.mean == pytest.approx((3 - 2) / 2)
    assert other.points.mean == -one.points.mean


@pytest.mark.parametrize("game", [Fifty(4), FiftyFifty(4)])
@pytest.mark.parametrize("seed", [21])
def test_the_cross_table_adds_up(game: Fifty | FiftyFifty, seed: int) -> None:
    held = contest(game, ["beginner", "casual", "steady"], 48, seed=seed, processes=1)
    cells = {(meeting.bot, meeting.against): meeting for meeting in meetings(held)}
    assert len(cells) == 6
    for (bot, against), cell in cells.items():
        mirror = cells[against, bot]
        assert cell.games == mirror.games
        assert cell.ahead.mean + mirror.ahead.mean == pytest.approx(1)
        assert cell.points.mean == pytest.approx(-mirror.points.mean)
        assert cell.points.at99.low == pytest.approx(-mirror.points.at99.high)
        assert cell.ahead.at95.low == pytest.approx(1 - mirror.ahead.at95.high)
    rows = standings(held)
    assert sum(row.share.mean * row.seats for row in rows) == pytest.approx(held.games)
    assert sum(row.seats for row in rows) == held.games * game.players


@pytest.mark.parametrize("seed", [22])
def test_only_who_is_clear_of_the_fair_share_is_called_stronger(seed: int) -> None:
    assert [row.verdict for row in standings(drawn([0.8, 0, 0, -0.8], 900, seed))] == [1, 0, 0, -1]
    assert [row.verdict for row in standings(drawn([0, 0, 0], 900, seed))] == [0, 0, 0]


@pytest.mark.parametrize("seed", [23])
def test_ratings_find_the_strengths_behind_the_games(seed: int) -> None:
    rated = ratings(drawn([1, 0.5, 0, -0.5], 1500, seed))
    order = [rating.mu for rating in rated]
    assert order == sorted(order, reverse=True)
    assert all(rating.sigma < 1.5 for rating in rated)
    gaps = [one - other for one, other in pairwise(order)]
    assert max(gaps) < 3 * min(gaps)
    assert rated[0].ordinal == pytest.approx(rated[0].mu - 3 * rated[0].sigma)


def test_a_table_of_one_kind_rates_nobody() -> None:
    held = contest(FiftyFifty(3), ["beginner*3"], 6, processes=1)
    (rating,) = ratings(held)
    assert rating.mu == 25
    assert meetings(held) == ()
    assert standings(held)[0].share.mean == pytest.approx(1 / 3)


def test_a_contest_without_a_game_has_a_sheet_too() -> None:
    held = written([[0, 1, 2]], [[1, 0, 0]], [[0, -1, -2]])
    empty = Contest(
        **{
            **{name: getattr(held, name) for name in held.__struct_fields__},
            **{name: getattr(held, name)[:0] for name in ("deals", "seats", "shares", "points")},
        }
    )
    told = report_values(empty)
    assert told["games"] == 0
    assert told["standings"] == told["meetings"] == []
