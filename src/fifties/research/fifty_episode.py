"""How an episode of Fifty is set up, and what its rounds pay."""

from __future__ import annotations

from typing import Final

from fifties.games.fifty import Fifty, FiftyEdition, Reduced
from fifties.games.fifty.edition import EDITIONS
from fifties.games.fifty.state import State, totals
from fifties.games.fifty.table_size import LEAST_PLAYERS, ROUNDS
from fifties.research.options import named_edition, whole_option
from fifties.research.rewards import Paid, Reward, paid_at_end

CROWD: Final = 1000
"""Of so many players and no more the totals fit into observations."""


def make_fifty(
    players: int = 4,
    *,
    danger: bool = False,
    edition: str | FiftyEdition = "iello",
    rounds: int = ROUNDS,
) -> Fifty:
    """Return a game of Fifty, of 1 to 4 *rounds*; `ValueError` says which option is wrong."""
    players = whole_option("players", players, LEAST_PLAYERS, CROWD)
    rounds = whole_option("rounds", rounds, 1, ROUNDS)
    box = named_edition(edition, EDITIONS, FiftyEdition)
    if danger not in {True, False}:
        raise ValueError(f"danger is True or False, not {danger!r}")
    if danger and box.zones is None:
        raise ValueError("danger needs an edition whose Danger cards are known: give its zones")
    return Fifty(players, box, bool(danger), Reduced(rounds) if rounds < ROUNDS else None)


def paid_after_round(reward: Reward, game: Fifty, state: State) -> Paid:
    """Return what a round of Fifty pays that has just been counted."""
    if reward == "shaped":
        return state.rounds[-1].scores
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return paid_at_end(reward, game.players, outcome, totals(state.rounds, game.players))
