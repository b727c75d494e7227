"""How many points everybody can expect from the rounds of Fifty that are still to come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from fifties.games.fifty import Fifty
from fifties.games.fifty.state import Round, totals
from fifties.games.fifty.table_size import ROUNDS
from fifties.review.fifty_rounds import PlayedRound
from fifties.solver.fifty.round_means import mean_worth
from fifties.solver.fifty.round_setup import LARGEST_TABLE
from fifties.solver.fifty.win_chance import ROUND_STATISTICS


def chance_to_last(held: Iterable[int], rates: Iterable[float], rounds: int) -> float:
    """Return the chance that no second crown ends the game within so many *rounds*.

    *held* are everybody's crowns, *rates* how likely each is to gain one in a round.
    """
    chance = 1.0
    for crowns_held, rate in zip(held, rates, strict=True):
        none = (1 - rate) ** rounds
        chance *= none if crowns_held else none + rounds * rate * (1 - rate) ** (rounds - 1)
    return float(chance)


class Prospects:
    """What everybody can expect of the rounds to come: points, as a mean over all reveals.

    A record that stops early is reviewed as if no more rounds had been agreed upon.
    """

    def __init__(self, game: Fifty, rounds: Sequence[Round]) -> None:
        self._game, self._rounds = game, tuple(rounds)
        self.counted = len(self._rounds)
        self.totals = totals(self._rounds, game.players)
        broken_off = any(done.scores is None for done in rounds)
        self._agreed = ROUNDS if broken_off else self.counted
        statistics = ROUND_STATISTICS.get(game.players)
        self._crown = 0.0 if statistics is None else statistics.crown

    def ahead(self, number: int, held: tuple[int, ...]) -> float:
        """Return the expected points of the rounds from *number* on, given everybody's crowns."""
        worths = [self.round_worth(later, number) for later in range(number, self._agreed)]
        return sum(worth * self._lasting(held, later) for later, worth in enumerate(worths, 1))

    def risk(self, played: PlayedRound) -> float:
        """Return the points that the risk of a second crown in this round costs on average."""
        return played.best * (1 - self._lasting(played.crowns, 1))

    def _lasting(self, held: tuple[int, ...], rounds: int) -> float:
        """Return the chance that no second crown ends the game within so many *rounds*."""
        return chance_to_last(held, [self._crown] * len(held), rounds)

    def round_worth(self, number: int, known: int) -> float:
        """Return the mean points of round *number*, given the first *known* rounds.

        Danger zones that were turned up in those cannot come again.
        """
        game = self._game
        if self._rounds and game.players > LARGEST_TABLE:
            scores = self._rounds[min(number, self.counted - 1)].scores
            return 0.0 if scores is None else fmean(scores)
        bonus, zones = game.bonus(number), game.edition.zones
        if not game.danger or zones is None:
            return mean_worth(game.players, None, bonus)
        flipped = {done.danger for done in self._rounds[:known]}
        return fmean(mean_worth(game.players, zone, bonus) for zone in zones if zone not in flipped)
