"""One round of Fifty, counted by the kernel of any table, is the round that the engine settles."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import RoundRules
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.settle import settle
from fifties.simulation.fifty.game_arrays import BONUS, HIGH, LOW, TOTALS, array_at_start
from fifties.simulation.fifty.round_count import NOBODY, bit_arrays, count_round, write_bits

BONUS_LINE = (2, 0, 1, 3, 1)
SIZES = [3, 4, 5, 7, 9, 10, 11, 14, 22, 23, 35, 36, 60, 200, 1000]
"""With 9 and 10, 22 and 23, and 35 and 36 players the count takes one more word of 64 bits."""


def assert_counted_as_settled(
    game: Fifty, picks: list[Numbers], danger: tuple[int, int] | None, crowns: tuple[int, ...]
) -> None:
    """Compare a round of *picks* with what the engine makes of it."""
    settled = settle(picks, RoundRules(game.top, game.mark, BONUS_LINE, danger, crowns))
    known = array_at_start(game)
    known[[LOW, HIGH]], known[BONUS:TOTALS] = danger or (0, 0), BONUS_LINE
    arrays = bit_arrays(game.players, game.top)
    for seat, numbers in enumerate(np.array(picks)):
        write_bits(numbers, arrays.bits, arrays.words, seat)
    scores, crowned = np.zeros(game.players, np.int64), np.zeros(game.players, np.int64)
    winner = count_round(known, arrays, np.array(crowns), scores, crowned)
    assert winner == (NOBODY if settled.winner is None else settled.winner)
    if settled.winner is None:
        assert tuple(scores) == tuple(map(sum, zip(settled.beads, settled.bonus, strict=True)))
    else:
        assert crowned[winner] == settled.last
    seats = [seat for seat in np.argsort(crowned) if 0 < crowned[seat] <= settled.last]
    assert tuple(seats) == settled.crowned


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("danger", [None, (11, 20)])
@pytest.mark.parametrize("seed", [1])
def test_rounds_are_counted_as_the_engine_settles_them(
    players: int, danger: tuple[int, int] | None, seed: int
) -> None:
    rng, game = Random(seed), Fifty(players)
    offer = Choices(1, game.top, tuple(range(max(0, 7 - players))))
    for _ in range(max(10, 2000 // players)):
        picks = [offer.sample(rng).numbers for _ in range(players)]
        crowns = tuple(int(rng.random() < 4 / players) for _ in range(players))
        assert_counted_as_settled(game, picks, danger, crowns)


@pytest.mark.parametrize("players", [9, 10, 22, 23, 36, 200])
def test_runs_that_cross_the_words_of_a_count_are_counted_to_their_end(players: int) -> None:
    """All clash but for one player, who scores from every place of two words to far away."""
    game = Fifty(players)
    crowd: Numbers = (1, 2, 3, 4, 5)
    for first in range(6, min(game.top - 5, 140)):
        alone = tuple(range(first, first + 5))
        wide = (6, first, first + 1, first + 3, game.top - 1)
        for own in (alone, tuple(sorted(set(wide)))):
            if len(own) == len(crowd):
                picks = [*[crowd] * (players - 1), own]
                assert_counted_as_settled(game, picks, None, (0,) * players)
                assert_counted_as_settled(game, picks, None, (1,) * players)
