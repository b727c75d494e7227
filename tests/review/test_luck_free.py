"""Points without luck: the same mean as the points, a smaller spread, the same bytes again."""

from __future__ import annotations

import numpy as np
import pytest

from fifties.arena import Contest, contest
from fifties.core.contract import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.review import luck_free_points

# The line-ups are of levels whose policies are known and that think quickly.
TABLES = [
    (Fifty(4), "casual", 6),
    pytest.param(Fifty(4), "casual", 60, marks=pytest.mark.soak),
    (FiftyFifty(3), "steady", 16),
]


def held(game: PlayableGame, level: str, games: int) -> Contest:
    return contest(game, [level] * game.players, games, processes=1, measure=luck_free_points)


@pytest.mark.parametrize(("game", "level", "games"), TABLES)
def test_without_luck_the_mean_stays_and_the_spread_shrinks(
    game: PlayableGame, level: str, games: int
) -> None:
    played = held(game, level, games)
    assert played.measured is not None
    first = played.points[:, 0] - played.points[:, 1:].mean(axis=1)
    free = played.measured[:, 0] - played.measured[:, 1:].mean(axis=1)
    assert free.var() < 0.5 * first.var()
    # What was taken out is 0 on average, and among equals so is the lead.
    luck = (played.points - played.measured).mean(axis=1)
    assert abs(luck.mean()) < 4 * luck.std(ddof=1) / np.sqrt(games)
    assert abs(free.mean()) < 4 * free.std(ddof=1) / np.sqrt(games)


@pytest.mark.parametrize(("game", "level"), [(Fifty(3), "sharp"), (FiftyFifty(3), "casual")])
def test_the_same_games_have_the_same_points_without_luck(game: PlayableGame, level: str) -> None:
    first, second = (held(game, level, 1).measured for _ in range(2))
    assert first is not None
    assert second is not None
    assert first.tolist() == second.tolist()


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_nothing_need_be_known_of_the_players(games: int) -> None:
    """Without a level a choice counts as certain: only tokens and crowns can be luck."""

    def nobody(record, names):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        return luck_free_points(record, [None] * len(names))

    played = contest(Fifty(3), ["casual"] * 3, games, processes=1, measure=nobody)
    assert played.measured is not None
    assert np.isfinite(played.measured).all()
