"""How an episode of Fifty Fifty is set up, and what its tricks pay."""

from __future__ import annotations

from fifties.core.contract import Seat
from fifties.games.fifty_fifty import FiftyFifty, FiftyFiftyEdition, Reduced
from fifties.games.fifty_fifty.edition import EDITIONS
from fifties.games.fifty_fifty.game import LEAST_PLAYERS, MOST_PLAYERS
from fifties.games.fifty_fifty.state import Standing
from fifties.research.options import named_edition, whole_option


def make_fifty_fifty(
    players: int = 4,
    *,
    edition: str | FiftyFiftyEdition = "zoch",
    rounds: int | None = None,
    dealer: Seat | None = None,
) -> FiftyFifty:
    """Return a game of Fifty Fifty, of 1 to *players* *rounds*; `ValueError` says what is wrong."""
    players = whole_option("players", players, LEAST_PLAYERS, MOST_PLAYERS)
    rounds = players if rounds is None else whole_option("rounds", rounds, 1, players)
    dealer = None if dealer is None else whole_option("dealer", dealer, 0, players - 1)
    box = named_edition(edition, EDITIONS, FiftyFiftyEdition)
    if box.moods is None:
        raise ValueError("edition is one whose Mood cards are known: give its moods")
    reduced = None if rounds == players else Reduced(rounds)
    return FiftyFifty(players, box, dealer, reduced)


def paid_after_trick(before: Standing, after: Standing) -> list[int]:
    """Return what a trick of Fifty Fifty pays: fewer halves than before, and struck results.

    What a seat holds when the round ends is what the round costs it, so this adds up to its total.
    """
    if len(after.rounds) == len(before.rounds):
        held, holds = before.balances, after.balances
        return [abs(old) - abs(new) for old, new in zip(held, holds, strict=True)]
    scored = after.rounds[-1]
    paid = [abs(old) + new for old, new in zip(before.balances, scored.points, strict=True)]
    for strike in scored.strikes:
        paid[strike.seat] -= strike.points
    return paid
