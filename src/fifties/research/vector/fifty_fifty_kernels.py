"""Steps of many games of Fifty Fifty: one card in each, and what all seats observe.

The rules are those of `fifties.simulation.fifty_fifty.scalar_kernel`, which is held against the
engine. An observation is what `fifties.research.fifty_fifty.observe` makes of a seat's view, in the
same layout, but only changed where something has changed; a test holds the two together.
"""

from typing import Any, NamedTuple

import numpy as np

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.games.fifty_fifty.game import LEAST_PLAYERS
from fifties.research.fifty_fifty import layout_of
from fifties.research.spaces import Layout
from fifties.research.vector.vector_environment import SHAPED, WIN, pay_win
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    BLUE,
    BLUE_ZERO,
    FACES,
    HISTORY,
    LAID,
    LEADER,
    PILE,
    PLAYERS,
    ROUND,
    TOTALS,
    TRICK,
    VALUES,
    WORST,
    YELLOW,
    YELLOW_ZERO,
    ZEROS_PILE,
    turn_up,
)
from fifties.simulation.fifty_fifty.policies import count_cards, lowest_of
from fifties.simulation.fifty_fifty.scalar_kernel import begin_round, score_round
from fifties.simulation.fifty_fifty.tricks import play_card, seat_to_play, take_trick
from fifties.simulation.random_streams import below

CARDS = len(DECK)

ROUND_AT, TRICK_AT, LEADER_AT, MOOD_AT, MOODS_AT = layout_of(FiftyFifty(LEAST_PLAYERS)).first(
    "round", "trick", "leader", "mood", "moods"
)
"""Where these fields of an observation begin, at every table: constants make faster kernels."""

YELLOW_BLANK, BLUE_BLANK = -1, -2
"""In place of a face: the cards that blank a colour."""


class Places(NamedTuple):
    """Where those fields of an observation begin that depend on the table."""

    hand: int
    played: int
    table: int
    balances: int
    totals: int
    worst: int


def places_in(layout: Layout) -> tuple[int, ...]:
    """Return where fields of *layout* begin: `Places`, but Numba reads a plain tuple faster."""
    return layout.first("hand", "played", "table", "balances", "totals", "worst")


def faces_of(moods: Any, zeros: bool) -> Any:  # noqa: FBT001 - a box has them or not
    """Return a row for each Mood card: face, how many alike stand before it, and how many in all.

    The cards that blank a colour come last, if the box has them.
    """
    rows = [
        (VALUES * yellow + blue, moods[:at].count((yellow, blue)), moods.count((yellow, blue)))
        for at, (yellow, blue) in enumerate(moods)
    ]
    rows += [(YELLOW_BLANK, 0, 1), (BLUE_BLANK, 0, 1)] if zeros else []
    return np.array(rows, np.int64)


@kernel
def begin_games(
    span: Any, table: Any, states: Any, places: Any, faces: Any, next_seats: Any
) -> None:
    """Begin the games of a span anew; fill in *next_seats* as `play_cards` does."""
    places = Places(*places)
    for game in range(span[0], span[1]):
        _begin_round(game, table, states, places, faces, 0)
        _copy_next(game, seat_to_play(states[0][game]), states[4], next_seats)


@kernel
def _begin_round(game: int, table: Any, states: Any, places: Any, faces: Any, number: int) -> None:
    """Deal a round; the first one begins from an empty table."""
    known, hands, moods, streams, seen = states
    now = known[game]
    if number == 0:
        now[:] = table
    now[LEADER] = (table[LEADER] + number) % table[PLAYERS]
    begin_round(now, hands[game], moods[game], table[PILE:HISTORY], streams[game])
    _show_round(now, hands[game], places, faces, seen, game)


@kernel
def play_cards(
    span: Any,
    table: Any,
    states: Any,
    places: Any,
    faces: Any,
    actions: Any,
    next_seats: Any,
    results: Any,
    reward: int,
    rounds: int,
) -> None:
    """Play a card in every game of a span; games that are over begin anew.

    *states* is what everybody knows, hands, moods, random streams and observations, by game. Filled
    in are *next_seats*: what the seat observes that plays next, and which it is; and *results*:
    rewards of the seat that has just played and of everybody, which games have ended, and of those
    totals, the last observation and whose it is. *reward* is one of `rewards.KINDS`, by place.
    """
    known, hands, moods, _, seen = states
    own, rewards, ended, last = results
    players, places = table[PLAYERS], Places(*places)
    for game in range(span[0], span[1]):
        now, held = known[game], hands[game]
        seat = seat_to_play(now)
        card = nearest_card(held[seat], actions[game] + 1)
        play_card(now, held, card)
        _show_card(players, seat, card, places, seen, game)
        for other in range(players):
            rewards[game, other] = 0.0
        ended[game] = False
        if now[LAID] == players:
            _end_trick(now, rewards[game], reward)
            if now[TRICK] < TRICKS:
                turn_up(now, moods[game, now[TRICK], 0], moods[game, now[TRICK], 1])
                _show_trick(now, places, faces, seen, game)
            else:
                _end_round(now, rewards[game], reward, rounds)
                if now[ROUND] == rounds:
                    ended[game] = True
                    last[0][game, :] = now[TOTALS : TOTALS + players]
                    last[2][game] = seat
                    now[LEADER] = (table[LEADER] + now[ROUND] - 1) % players
                    _show_end(now, seat, places, len(faces), last[1][game])
                    _begin_round(game, table, states, places, faces, 0)
                else:
                    _begin_round(game, table, states, places, faces, now[ROUND])
        own[game] = rewards[game, seat]
        _copy_next(game, seat_to_play(now), seen, next_seats)


@kernel
def _copy_next(game: int, seat: int, seen: Any, next_seats: Any) -> None:
    """Copy what the seat observes that plays next."""
    observations, seats = next_seats
    seats[game] = seat
    for place in range(observations.shape[1]):
        observations[game, place] = seen[game, seat, place]


@kernel
def _end_trick(now: Any, rewards: Any, reward: int) -> None:
    """Hand out halves; reward the change, if rewards are shaped."""
    if reward == SHAPED:
        for seat in range(now[PLAYERS]):
            rewards[seat] = abs(now[BALANCES + seat])
    take_trick(now)
    if reward == SHAPED:
        for seat in range(now[PLAYERS]):
            rewards[seat] -= abs(now[BALANCES + seat])


@kernel
def _end_round(now: Any, rewards: Any, reward: int, rounds: int) -> None:
    """Score the round; reward strikes if rewards are shaped, else everything at the game's end."""
    players = now[PLAYERS]
    if reward == SHAPED:
        for seat in range(players):
            rewards[seat] -= now[TOTALS + seat] - abs(now[BALANCES + seat])
    score_round(now)
    if reward == SHAPED:
        for seat in range(players):
            rewards[seat] += now[TOTALS + seat]
    elif now[ROUND] == rounds:
        totals = now[TOTALS : TOTALS + players]
        if reward == WIN:
            pay_win(totals == totals.max(), rewards)
        else:
            for seat in range(players):
                rewards[seat] = totals[seat]


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
def draw_actions(span: Any, states: Any, streams: Any, actions: Any) -> None:
    """Draw any card of the seat that plays next, in every game of a span."""
    known, hands = states[0], states[1]
    for game in range(span[0], span[1]):
        hand = hands[game, seat_to_play(known[game])]
        for _ in range(below(streams[game], count_cards(hand))):
            hand &= hand - 1
        actions[game] = lowest_of(hand) - 1


@kernel
def _show_round(known: Any, hands: Any, places: Any, faces: Any, seen: Any, game: int) -> None:
    """Show all seats a round that has just been dealt."""
    players = known[PLAYERS]
    for me in range(players):
        mine = hands[me]
        seen[game, me, ROUND_AT] = known[ROUND]
        for card in range(CARDS):
            seen[game, me, places.hand + card] = (mine >> (card + 1)) & 1
            seen[game, me, places.played + card] = 0
        _show_results(known, me, places, seen[game, me])
        for card in range(len(faces)):
            seen[game, me, MOODS_AT + card] = 1
    _show_trick(known, places, faces, seen, game)


@kernel
def _show_results(known: Any, me: int, places: Any, row: Any) -> None:
    """Show a seat everybody's totals and worst results."""
    players = known[PLAYERS]
    for step in range(players):
        seat = (me + step) % players
        row[places.totals + step] = known[TOTALS + seat]
        row[places.worst + step] = known[WORST + seat]


@kernel
def _show_trick(known: Any, places: Any, faces: Any, seen: Any, game: int) -> None:
    """Show all seats a trick that begins: its mood, and what everybody holds."""
    players, leader = known[PLAYERS], known[LEADER]
    _show_mood(known, faces, seen, game)
    for me in range(players):
        seen[game, me, TRICK_AT] = known[TRICK]
        seen[game, me, LEADER_AT] = leader - me if leader >= me else leader - me + players
        seen[game, me, MOOD_AT], seen[game, me, MOOD_AT + 1] = known[YELLOW], known[BLUE]
        for step in range(players):
            seat = me + step if me + step < players else me + step - players
            seen[game, me, places.table + step] = 0
            seen[game, me, places.balances + step] = known[BALANCES + seat]


@kernel
def _show_mood(known: Any, faces: Any, seen: Any, game: int) -> None:
    """Show which Mood cards are no longer face down, as far as anybody can tell."""
    yellow, blue = known[YELLOW], known[BLUE]
    if known[PILE] == ZEROS_PILE:
        yellow = blue = max(yellow, blue)
    turned = VALUES * yellow + blue
    for card in range(len(faces)):
        face, rank, copies = faces[card, 0], faces[card, 1], faces[card, 2]
        place = MOODS_AT + card
        if face == YELLOW_BLANK:
            _show_all(known, place, known[YELLOW_ZERO], seen, game)
        elif face == BLUE_BLANK:
            _show_all(known, place, known[BLUE_ZERO], seen, game)
        elif face == turned:
            _show_all(known, place, rank >= copies - known[FACES + face], seen, game)


@kernel
def _show_all(known: Any, place: int, value: int, seen: Any, game: int) -> None:
    """Show all seats a value at one place."""
    for me in range(known[PLAYERS]):
        seen[game, me, place] = value


@kernel
def _show_card(players: int, seat: int, card: int, places: Any, seen: Any, game: int) -> None:
    """Show all seats a card that *seat* has played."""
    seen[game, seat, places.hand + card - 1] = 0
    for me in range(players):
        place = seat - me if seat >= me else seat - me + players
        seen[game, me, places.played + card - 1] = place + 1
        seen[game, me, places.table + place] = card


@kernel
def _show_end(known: Any, me: int, places: Any, moods: int, row: Any) -> None:
    """Show a seat that the game is over: results, Mood cards face down, who led the round."""
    players, leader = known[PLAYERS], known[LEADER]
    row[:] = 0
    row[ROUND_AT] = known[ROUND]
    row[LEADER_AT] = leader - me if leader >= me else leader - me + players
    row[MOODS_AT : MOODS_AT + moods] = 1
    _show_results(known, me, places, row)
