"""How likely a card is to be the highest or the lowest of its trick, by what its owner knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty_fifty.game_arrays import (
    HAND,
    LAID,
    LEADER,
    MOST_SEATS,
    PLAYERS,
    SEAT,
    TABLE,
)
from fifties.simulation.fifty_fifty.tricks import play_card, seat_to_play
from fifties.solver.fifty_fifty.learned_policies import NETWORK, card_of_policy
from fifties.solver.fifty_fifty.search import imagine_world, plausibility


@kernel
def trick_ends(
    known: Any, moments: Any, memory: Any, stream: Any, worlds: int, cards: Any, ends: Any
) -> None:
    """Fill in for each of *cards* how likely it is the highest and the lowest of this trick.

    Worlds and their weights are those of the search; the others follow the network.
    """
    hands, left = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    moods = np.zeros((TRICKS, 2), np.int64)
    table = known.copy()
    total = 0.0
    ends[:] = 0.0
    for _ in range(worlds):
        imagine_world(known, hands, moods, stream)
        weight = plausibility(moments, hands, memory)
        total += weight
        for place in range(len(cards)):
            table[:], left[:] = known, hands
            play_card(table, left, cards[place])
            _finish_trick(table, left, memory, stream)
            mine = (known[SEAT] - known[LEADER]) % known[PLAYERS]
            trick = table[TABLE : TABLE + known[PLAYERS]]
            ends[place, 0] += weight * (trick[mine] == trick.max())
            ends[place, 1] += weight * (trick[mine] == trick.min())
    ends /= total


@kernel
def _finish_trick(known: Any, hands: Any, memory: Any, stream: Any) -> None:
    while known[LAID] < known[PLAYERS]:
        seat = seat_to_play(known)
        known[SEAT], known[HAND] = seat, hands[seat]
        play_card(known, hands, card_of_policy(NETWORK, known, memory, stream))
