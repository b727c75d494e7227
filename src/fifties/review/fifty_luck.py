"""The points of a game of Fifty without luck: control variates of tokens and of known mixtures.

A round's score is replaced by what it was expected to be when everybody whose mixture is known had
yet to draw from it; whoever's mixture is not known counts as having chosen for certain. What the
reveal promises everybody is compared with what other reveals would have promised. Crowns are luck,
too, for the second one ends the game: what the rounds to come are worth after the crowns of this
round is compared with what it is after other draws from the same mixtures. All that is taken off is
0 on average, so the mean over games is that of the points, whoever plays; only the spread is
smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.bots.fifty_mixtures import known_mixture, likely_mixture
from fifties.core.contract import CHANCE
from fifties.core.record import Record, final_state
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import RoundRules
from fifties.games.fifty.settle import settle
from fifties.games.fifty.state import State, crowns
from fifties.games.fifty.table_size import ROUNDS
from fifties.review.fifty_prospects import chance_to_last
from fifties.review.fifty_rounds import PlayedRound, played_rounds
from fifties.review.review import NotReviewed
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_setup import LARGEST_TABLE, RoundSetup
from fifties.solver.fifty.win_chance import draw_choices

Points: TypeAlias = NDArray[np.float64]
"""By seat."""

REVEALS: Final = 12
"""With how many other reveals this one is compared."""

DRAWS: Final = 300
"""How many rounds are drawn to see what crowns are worth after a reveal that came."""

FEW_DRAWS: Final = 60
"""The same after one that could have come."""

GLIMPSES: Final = 4
"""How many rounds that could follow are looked at."""


def luck_free_fifty(record: Record[Fifty], levels: Sequence[str | None]) -> tuple[float, ...]:
    """Return everybody's points without luck, when bots of these *levels* played."""
    game = record.game
    if game.reduced is not None or game.players > LARGEST_TABLE:
        raise IllegalSetup(NotReviewed(game.name))
    points = np.array(game.points(final_state(record)), float)
    for played in played_rounds(record):
        luck = _RoundLuck(game, played, levels)
        points -= luck.of_tokens() + luck.of_draws()
    return tuple(points.tolist())


class _Table:
    """A table after a reveal, and how everybody is taken to mix their numbers."""

    def __init__(self, game: Fifty, state: State, flows: Sequence[Flow]) -> None:
        self.setup, self.flows = RoundSetup.of(game, game.view(state, None)), flows
        self.rules = RoundRules(
            top=game.top,
            mark=game.mark,
            bonus=game.bonus(len(state.rounds)),
            danger=state.danger,
            crowns=crowns(state.rounds, game.players),
        )

    def scores(self) -> Points:
        """Return what everybody scores on average if the count goes to its end."""
        return _scores(self.setup, self.flows)

    def draw(self, seed: Random, count: int) -> list[tuple[Numbers, ...]]:
        """Draw so many rounds: everybody's choices."""
        nodes, stream = np.array(self.setup.nodes), stream_of(seed.getrandbits(62), 0)
        drawn = np.zeros((len(self.flows), count, len(self.setup.bonus)), np.int64)
        for seat, flow in enumerate(self.flows):
            draw_choices(flow.sums, nodes, stream, drawn[seat])
        return [tuple(map(tuple, picks)) for picks in drawn.transpose(1, 0, 2).tolist()]


class _RoundLuck:
    """What tokens and draws from mixtures have changed in one round."""

    def __init__(self, game: Fifty, played: PlayedRound, levels: Sequence[str | None]) -> None:
        self._game, self._played, self._levels = game, played, levels
        self._seed = Random(f"{played.number} {played.totals} {played.result.picks}")
        self._before = State(played.before.rounds, game.start().picks)
        self._left = ROUNDS - played.number - 1
        glimpses = [self._glimpse() for _ in range(GLIMPSES)] if self._left else []
        nothing = np.zeros(game.players)
        self._later_scores = sum((table.scores() for table in glimpses), nothing) / GLIMPSES
        self._crown_rates = sum((self._rates(table) for table in glimpses), nothing) / GLIMPSES

    def of_tokens(self) -> Points:
        """Return how much more everybody can expect after this reveal than after any."""
        usual = np.mean([self._promise(self._reveal(self._before)) for _ in range(REVEALS)], axis=0)
        return np.asarray(self._promise(self._played.before) - usual)

    def of_draws(self) -> Points:
        """Return how much more everybody can expect after these choices than after any draws."""
        game, played = self._game, self._played
        setup, picks = RoundSetup.of(game, game.view(played.before, None)), played.result.picks
        written = [Flow.of_choice(setup, numbers) for numbers in picks]
        mixed = [
            known_mixture(level, game, game.view(played.before, seat)) or written[seat]
            for seat, level in enumerate(self._levels)
        ]
        table = _Table(game, played.before, mixed)
        more = _scores(setup, written) - table.scores()
        return np.asarray(more + self._rest(table, picks) - self._mean_rest(table, DRAWS))

    def _reveal(self, state: State) -> State:
        """Draw a reveal."""
        reveal = self._game.offer(state, CHANCE).sample(self._seed)
        return self._game.apply(state, CHANCE, reveal).state

    def _likely(self, state: State) -> _Table:
        """Return the table after a reveal, with a guess at everybody's mixture."""
        views = [self._game.view(state, seat) for seat in range(self._game.players)]
        likely = [
            likely_mixture(level, self._game, view)
            for level, view in zip(self._levels, views, strict=True)
        ]
        return _Table(self._game, state, likely)

    def _glimpse(self) -> _Table:
        """Return the table of a round that could follow this one; of this one if none does."""
        revealed = self._reveal(self._before)
        table = self._likely(revealed)
        (picks,) = table.draw(self._seed, 1)
        state = revealed
        for seat, numbers in enumerate(picks):
            choice = Choose(self._played.number + 1, numbers)
            state = self._game.apply(state, seat, choice).state
        is_over = self._game.outcome(state) is not None
        return table if is_over else self._likely(self._reveal(state))

    def _rates(self, table: _Table) -> Points:
        """Return how likely everybody is to gain a crown."""
        rates = np.zeros(self._game.players)
        for picks in table.draw(self._seed, FEW_DRAWS):
            rates[list(settle(picks, table.rules).crowned)] += 1 / FEW_DRAWS
        return rates

    def _promise(self, state: State) -> Points:
        """Return what everybody can expect of a round in which nobody has chosen, and later."""
        table = self._likely(state)
        return table.scores() + self._mean_rest(table, FEW_DRAWS)

    def _mean_rest(self, table: _Table, draws: int) -> Points:
        if not self._left and not any(self._played.crowns):
            return np.zeros(self._game.players)
        rests = [self._rest(table, picks) for picks in table.draw(self._seed, draws)]
        return np.asarray(np.mean(rests, axis=0))

    def _rest(self, table: _Table, picks: Sequence[Numbers]) -> Points:
        """Return what choices bring everybody on top of the count.

        A second crown takes the score of this round away. Else it is what the rounds to come bring.
        """
        settled = settle(picks, table.rules)
        if settled.winner is not None:
            return -_scores(table.setup, [Flow.of_choice(table.setup, own) for own in picks])
        held = np.array(table.rules.crowns)
        held[list(settled.crowned)] += 1
        rounds = range(1, self._left + 1)
        lasting = sum(chance_to_last(held, self._crown_rates, later) for later in rounds)
        return np.asarray(self._later_scores * lasting)


def _scores(setup: RoundSetup, flows: Sequence[Flow]) -> Points:
    """Return what everybody scores on average if all choose by these *flows*."""
    return np.array(
        [
            Opponents(setup, [*flows[:seat], *flows[seat + 1 :]]).mean_score(mine)
            for seat, mine in enumerate(flows)
        ]
    )
