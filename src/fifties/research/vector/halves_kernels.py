"""Steps of many games of Fifty Fifty: one card in each, and what the next seat sees.

The rules are those of `fifties.simulation.fifty_fifty.playing`, which is held against the engine.
"""

from typing import Any

from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.research.vector.halves_sight import see_card, see_end, see_round, see_trick
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.chances import counted, lowest_of
from fifties.simulation.fifty_fifty.known import (
    BALANCES,
    HISTORY,
    LAID,
    LEADER,
    PILE,
    PLAYERS,
    ROUND,
    TOTALS,
    TRICK,
)
from fifties.simulation.fifty_fifty.moods import turn_up
from fifties.simulation.fifty_fifty.playing import (
    begin_round,
    lay,
    score_round,
    take_trick,
    to_play,
)
from fifties.simulation.streams import below

CARDS = len(DECK)
POINTS, WIN, SHAPED = 0, 1, 2


@kernel
def begin_games(span: Any, table: Any, worlds: Any, faces: Any, shown: Any) -> None:
    """Begin the games of a span anew."""
    for game in range(span[0], span[1]):
        _begin_round(game, table, worlds, faces, 0)
        _tell(game, to_play(worlds[0][game]), worlds[4], shown[0], shown[1])


@kernel
def _begin_round(game: int, table: Any, worlds: Any, faces: Any, number: int) -> None:
    """Deal a round; the first one needs an empty table."""
    known, hands, moods, streams, seen = worlds
    now = known[game]
    if number == 0:
        now[:] = table
    now[LEADER] = (table[LEADER] + number) % table[PLAYERS]
    begin_round(now, hands[game], moods[game], table[PILE:HISTORY], streams[game])
    see_round(now, hands[game], faces, seen, game)


@kernel
def play_cards(
    span: Any,
    table: Any,
    worlds: Any,
    faces: Any,
    actions: Any,
    shown: Any,
    told: Any,
    manner: Any,
) -> None:
    """Play a card in every game of a span; games that are over begin anew.

    *shown* is filled in: what the seat sees that plays next, and which it is. So is *told*: rewards
    of who has just played and of everybody, ends, and of ended games totals, what was seen last and
    by whom. *manner* is the kind of reward and how many rounds.
    """
    known, hands, moods, _, seen = worlds
    own, rewards, ended, last = told
    players = table[PLAYERS]
    for game in range(span[0], span[1]):
        now, held = known[game], hands[game]
        seat = to_play(now)
        card = nearest_card(held[seat], actions[game] + 1)
        lay(now, held, card)
        see_card(players, seat, card, len(faces), seen, game)
        for other in range(players):
            rewards[game, other] = 0.0
        ended[game] = False
        if now[LAID] == players:
            _end_trick(now, rewards, game, manner)
            if now[TRICK] < TRICKS:
                turn_up(now, moods[game, now[TRICK], 0], moods[game, now[TRICK], 1])
                see_trick(now, faces, seen, game)
            else:
                _end_round(now, rewards[game], manner)
                if now[ROUND] == manner[1]:
                    ended[game] = True
                    last[0][game, :] = now[TOTALS : TOTALS + players]
                    last[2][game] = seat
                    now[LEADER] = (table[LEADER] + now[ROUND] - 1) % players
                    see_end(now, seat, len(faces), last[1][game])
                    _begin_round(game, table, worlds, faces, 0)
                else:
                    _begin_round(game, table, worlds, faces, now[ROUND])
        own[game] = rewards[game, seat]
        _tell(game, to_play(now), seen, shown[0], shown[1])


@kernel
def _tell(game: int, seat: int, seen: Any, shown: Any, seats: Any) -> None:
    """Tell who plays next, and what that seat sees."""
    seats[game] = seat
    for place in range(shown.shape[1]):
        shown[game, place] = seen[game, seat, place]


@kernel
def _end_trick(now: Any, rewards: Any, game: int, manner: Any) -> None:
    """Hand out halves; pay for what changes, if that is how it is paid."""
    if manner[0] == SHAPED:
        for seat in range(now[PLAYERS]):
            rewards[game, seat] = abs(now[BALANCES + seat])
    take_trick(now)
    if manner[0] == SHAPED:
        for seat in range(now[PLAYERS]):
            rewards[game, seat] -= abs(now[BALANCES + seat])


@kernel
def _end_round(now: Any, rewards: Any, manner: Any) -> None:
    """Write the round down; pay for strikes, or at the end of the game for everything."""
    players = now[PLAYERS]
    if manner[0] == SHAPED:
        for seat in range(players):
            rewards[seat] -= now[TOTALS + seat] - abs(now[BALANCES + seat])
    score_round(now)
    if manner[0] == SHAPED:
        for seat in range(players):
            rewards[seat] += now[TOTALS + seat]
    elif now[ROUND] == manner[1]:
        for seat in range(players):
            rewards[seat] = now[TOTALS + seat]
        if manner[0] == WIN:
            pay_win(rewards, players)


@kernel
def pay_win(rewards: Any, players: int) -> None:
    """Turn points into what the win is worth."""
    best, winners = rewards[0], 0
    for seat in range(players):
        best = max(best, rewards[seat])
    for seat in range(players):
        winners += rewards[seat] == best
    for seat in range(players):
        if rewards[seat] == best:
            rewards[seat] = (players / winners - 1) / (players - 1)
        else:
            rewards[seat] = -1 / (players - 1)


@kernel
def nearest_card(hand: int, card: int) -> int:
    """Return the card of a hand nearest to *card*, the higher of two."""
    for off in range(CARDS):
        if card + off <= CARDS and (hand >> (card + off)) & 1:
            return card + off
        if card - off >= 1 and (hand >> (card - off)) & 1:
            return card - off
    return card


@kernel
def draw_actions(span: Any, worlds: Any, streams: Any, actions: Any) -> None:
    """Draw any card of the seat that plays next, in every game of a span."""
    known, hands = worlds[0], worlds[1]
    for game in range(span[0], span[1]):
        hand = hands[game, to_play(known[game])]
        for _ in range(below(streams[game], counted(hand))):
            hand &= hand - 1
        actions[game] = lowest_of(hand) - 1
