"""Steps of many games of Fifty: one round in each, and what all seats observe of the next.

The rules are those of `fifties.simulation.fifty.scalar_kernel`, which is held against the engine.
An observation is what `fifties.research.fifty.observe` makes of a seat's view, in the same layout,
but only changed where something has changed; a test holds the two together.
"""

from typing import Any, NamedTuple

import numpy as np

from fifties.games.fifty import Fifty
from fifties.games.fifty.table_size import LEAST_PLAYERS
from fifties.research.fifty import layout_of
from fifties.research.spaces import Layout
from fifties.research.vector.vector_environment import SHAPED, WIN, pay_win
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty.game_arrays import (
    BLOCKED,
    BONUS,
    BOXES,
    HIGH,
    LOW,
    MARK,
    PLAYERS,
    ROUND,
    TOP,
    TOTALS,
)
from fifties.simulation.fifty.round_count import NOBODY, bit_arrays
from fifties.simulation.fifty.scalar_kernel import (
    find_winners,
    flip,
    score_round,
    write_at_random,
)

DIGITS = 10

ROUND_AT, BLOCKED_AT, DANGER_AT, BONUS_AT, TOTALS_AT = layout_of(Fifty(LEAST_PLAYERS)).first(
    "round", "blocked", "danger", "bonus", "totals"
)
"""Where these fields of an observation begin, at every table: constants make faster kernels."""


class Places(NamedTuple):
    """Where those fields of an observation begin that depend on the table."""

    crowns: int
    earlier: int


def places_in(layout: Layout) -> tuple[int, ...]:
    """Return where fields of *layout* begin: `Places`, but Numba reads a plain tuple faster."""
    return layout.first("crowns", "earlier")


@kernel
def begin_games(span: Any, table: Any, states: Any, places: Any, seen: Any) -> None:
    """Begin the games of a span anew."""
    places = Places(*places)
    for game in range(span[0], span[1]):
        _begin(game, table, states, places, seen)


@kernel
def _begin(game: int, table: Any, states: Any, places: Any, seen: Any) -> None:
    known, left, streams, _ = states
    now = known[game]
    now[:] = 0
    now[PLAYERS], now[TOP], now[MARK] = table.players, table.top, table.mark
    for card in range(left.shape[1]):
        left[game, card] = card
    seen[game] = 0
    flip(now, table, left[game], streams[game])
    _show_round(now, places, seen, game)


@kernel
def play_rounds(
    span: Any,
    table: Any,
    states: Any,
    places: Any,
    seen: Any,
    actions: Any,
    results: Any,
    reward: int,
    rounds: int,
) -> None:
    """Count a round in every game of a span; games that are over begin anew.

    *states* is what everybody knows, Danger cards face down, random streams and numbers written, by
    game. Filled in are *seen*, what all seats observe, and *results*: rewards, which games have
    ended, and of those totals and the last observations. *reward* is one of `rewards.KINDS`, by
    place.
    """
    known, left, streams, picks = states
    rewards, ended, totals, last_seen = results
    players, places = table.players, Places(*places)
    scores, winners = np.empty(players, np.int64), np.empty(players, np.int64)
    arrays = bit_arrays(players, table.top)
    for game in range(span[0], span[1]):
        now, written = known[game], picks[game]
        write_nearest(now, actions[game], written)
        first = score_round(now, written, arrays, scores, winners)
        now[ROUND] += 1
        ended[game] = first != NOBODY or now[ROUND] == rounds
        if reward == SHAPED:
            for seat in range(players):
                rewards[game, seat] = scores[seat]
        elif ended[game] and reward == WIN:
            if first == NOBODY:
                find_winners(now, winners)
            else:
                winners[:] = 0
                winners[first] = 1
            pay_win(winners, rewards[game])
        else:
            for seat in range(players):
                rewards[game, seat] = now[TOTALS + seat] if ended[game] else 0
        if ended[game]:
            totals[game, :] = now[TOTALS : TOTALS + players]
            if now[ROUND] < rounds:
                _show_earlier(now, written, places, seen, game)
            _show_end(now, places, seen, last_seen, game)
            _begin(game, table, states, places, seen)
        else:
            flip(now, table, left[game], streams[game])
            _show_earlier(now, written, places, seen, game)
            _show_round(now, places, seen, game)


@kernel
def write_nearest(known: Any, wanted: Any, written: Any) -> None:
    """Fill in the numbers of all seats: those nearest to the *wanted*, the lowest first."""
    limits = np.empty(BOXES, np.int64)
    box, number = BOXES - 1, known[TOP] - 1
    while box >= 0:
        if not (known[BLOCKED] >> (number % DIGITS)) & 1:
            limits[box] = number
            box -= 1
        number -= 1
    for seat in range(known[PLAYERS]):
        _sort(wanted, written, seat)
        last = 0
        for place in range(BOXES):
            last = _nearest(known, written[seat, place] + 1, last, limits[place])
            written[seat, place] = last


@kernel
def _sort(wanted: Any, written: Any, seat: int) -> None:
    """Fill in what a seat wants in ascending order."""
    for place in range(BOXES):
        number, box = wanted[seat, place], place
        while box > 0 and written[seat, box - 1] > number:
            written[seat, box] = written[seat, box - 1]
            box -= 1
        written[seat, box] = number


@kernel
def _nearest(known: Any, wanted: int, last: int, limit: int) -> int:
    """Return the open number above *last*, up to *limit*, nearest to what is wanted."""
    for off in range(known[TOP]):
        for number in (wanted + off, wanted - off):
            is_open = not (known[BLOCKED] >> (number % DIGITS)) & 1
            if last < number <= limit and is_open:
                return number
    return limit


@kernel
def _show_earlier(known: Any, written: Any, places: Any, seen: Any, game: int) -> None:
    """Show all seats what was written in the round before."""
    players = known[PLAYERS]
    first = places.earlier + (known[ROUND] - 1) * players * BOXES
    for me in range(players):
        for step in range(players):
            for box in range(BOXES):
                seen[game, me, first + step * BOXES + box] = written[(me + step) % players, box]


@kernel
def _show_round(known: Any, places: Any, seen: Any, game: int) -> None:
    """Show all seats a round that begins."""
    for me in range(known[PLAYERS]):
        seen[game, me, ROUND_AT] = known[ROUND]
        for digit in range(DIGITS):
            seen[game, me, BLOCKED_AT + digit] = (known[BLOCKED] >> digit) & 1
        seen[game, me, DANGER_AT], seen[game, me, DANGER_AT + 1] = known[LOW], known[HIGH]
        for box in range(BOXES):
            seen[game, me, BONUS_AT + box] = known[BONUS + box]
        _show_standings(known, me, places, seen[game, me])


@kernel
def _show_standings(known: Any, me: int, places: Any, row: Any) -> None:
    """Show a seat everybody's totals and crowns."""
    players = known[PLAYERS]
    for step in range(players):
        place = TOTALS + (me + step) % players
        row[TOTALS_AT + step] = known[place]
        row[places.crowns + step] = known[place + players]


@kernel
def _show_end(known: Any, places: Any, seen: Any, last_seen: Any, game: int) -> None:
    """Show all seats that the game is over, with nothing blocked any more, and keep a copy."""
    for me in range(known[PLAYERS]):
        seen[game, me, ROUND_AT] = known[ROUND]
        for place in range(BLOCKED_AT, BONUS_AT):
            seen[game, me, place] = 0
        _show_standings(known, me, places, seen[game, me])
        for place in range(seen.shape[2]):
            last_seen[game, me, place] = seen[game, me, place]


@kernel
def draw_choices(span: Any, states: Any, streams: Any, actions: Any) -> None:
    """Draw any numbers that a seat may write, for every seat of every game of a span."""
    for game in range(span[0], span[1]):
        for seat in range(actions.shape[1]):
            write_at_random(states[0][game], streams[game], actions[game, seat])
            actions[game, seat] -= 1
