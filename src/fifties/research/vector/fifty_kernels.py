"""Steps of many games of Fifty: one round in each, and what all seats see of the next.

The rules are those of `fifties.simulation.fifty.counting`, which is held against the engine.
"""

from typing import Any

import numpy as np

from fifties.research.vector.halves_kernels import SHAPED, WIN
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty.counting import (
    NOBODY,
    count_aloud,
    find_winners,
    flip,
    write_at_random,
)
from fifties.simulation.fifty.known import (
    BLOCKED,
    BONUS,
    HIGH,
    LOW,
    MARK,
    PLAYERS,
    ROUND,
    TOP,
    TOTALS,
)
from fifties.simulation.fifty.lanes import BOXES

DIGITS = 10
SEEN_BLOCKED = 2
SEEN_DANGER = SEEN_BLOCKED + DIGITS
SEEN_BONUS = SEEN_DANGER + 2
SEEN_TOTALS = SEEN_BONUS + BOXES


@kernel
def begin_games(span: Any, table: Any, worlds: Any, seen: Any) -> None:
    """Begin the games of a span anew."""
    for game in range(span[0], span[1]):
        _begin(game, table, worlds, seen)


@kernel
def _begin(game: int, table: Any, worlds: Any, seen: Any) -> None:
    known, left, streams, _ = worlds
    now = known[game]
    now[:] = 0
    now[PLAYERS], now[TOP], now[MARK] = table.players, table.top, table.mark
    for card in range(left.shape[1]):
        left[game, card] = card
    seen[game] = 0
    flip(now, table, left[game], streams[game])
    _see(game, now, seen)


@kernel
def play_rounds(
    span: Any, table: Any, worlds: Any, seen: Any, actions: Any, told: Any, manner: Any
) -> None:
    """Count a round in every game of a span; games that are over begin anew.

    *told* is what is filled in: rewards, ends, and of ended games totals and what was seen last.
    *manner* is the kind of reward and how many rounds.
    """
    known, left, streams, picks = worlds
    rewards, ended, totals, last_seen = told
    players = table.players
    scores, winners = np.empty(players, np.int64), np.empty(players, np.int64)
    for game in range(span[0], span[1]):
        now, written = known[game], picks[game]
        write_nearest(now, actions[game], written)
        first = count_aloud(now, written, scores)
        now[ROUND] += 1
        ended[game] = first != NOBODY or now[ROUND] == manner[1]
        if manner[0] == SHAPED:
            for seat in range(players):
                rewards[game, seat] = scores[seat]
        elif ended[game] and manner[0] == WIN:
            if first == NOBODY:
                find_winners(now, winners)
            else:
                winners[:] = 0
                winners[first] = 1
            _pay_win(winners, rewards[game])
        else:
            for seat in range(players):
                rewards[game, seat] = now[TOTALS + seat] if ended[game] else 0
        if ended[game]:
            totals[game, :] = now[TOTALS : TOTALS + players]
            if now[ROUND] < manner[1]:
                _remember(game, now, written, seen)
            _see_end(game, now, seen, last_seen)
            _begin(game, table, worlds, seen)
        else:
            flip(now, table, left[game], streams[game])
            _remember(game, now, written, seen)
            _see(game, now, seen)


@kernel
def _pay_win(winners: Any, rewards: Any) -> None:
    """Pay what the win is worth."""
    players, shared = len(winners), winners.sum()
    for seat in range(players):
        if winners[seat]:
            rewards[seat] = (players / shared - 1) / (players - 1)
        else:
            rewards[seat] = -1 / (players - 1)


@kernel
def write_nearest(known: Any, wanted: Any, written: Any) -> None:
    """Let all seats write the numbers nearest to what they want, the lowest first."""
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
    """Put what a seat wants into its boxes, the lowest first."""
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
def _remember(game: int, known: Any, written: Any, seen: Any) -> None:
    """Show everybody what was written in the round before."""
    players = known[PLAYERS]
    first = SEEN_TOTALS + 2 * players + known[TOP] - 1
    first += (known[ROUND] - 1) * players * BOXES
    for me in range(players):
        for step in range(players):
            for box in range(BOXES):
                number = written[(me + step) % players, box]
                seen[game, me, first + step * BOXES + box] = number


@kernel
def _see(game: int, known: Any, seen: Any) -> None:
    """Show everybody a round that begins."""
    players = known[PLAYERS]
    for me in range(players):
        seen[game, me, 0] = known[ROUND]
        for digit in range(DIGITS):
            seen[game, me, SEEN_BLOCKED + digit] = (known[BLOCKED] >> digit) & 1
        seen[game, me, SEEN_DANGER], seen[game, me, SEEN_DANGER + 1] = known[LOW], known[HIGH]
        for box in range(BOXES):
            seen[game, me, SEEN_BONUS + box] = known[BONUS + box]
        _see_standings(game, me, known, seen)


@kernel
def _see_standings(game: int, me: int, known: Any, seen: Any) -> None:
    """Show a seat totals and crowns."""
    players = known[PLAYERS]
    for step in range(players):
        place = TOTALS + (me + step) % players
        seen[game, me, SEEN_TOTALS + step] = known[place]
        seen[game, me, SEEN_TOTALS + players + step] = known[place + players]


@kernel
def _see_end(game: int, known: Any, seen: Any, last_seen: Any) -> None:
    """Show everybody that the game is over, nothing blocked any more, and keep what they see."""
    for me in range(known[PLAYERS]):
        seen[game, me, 0] = known[ROUND]
        for place in range(SEEN_BLOCKED, SEEN_BONUS):
            seen[game, me, place] = 0
        _see_standings(game, me, known, seen)
        for place in range(seen.shape[2]):
            last_seen[game, me, place] = seen[game, me, place]


@kernel
def draw_choices(span: Any, worlds: Any, streams: Any, actions: Any) -> None:
    """Let every seat of every game of a span want any numbers that it may write."""
    for game in range(span[0], span[1]):
        for seat in range(actions.shape[1]):
            write_at_random(worlds[0][game], streams[game], actions[game, seat])
            actions[game, seat] -= 1
