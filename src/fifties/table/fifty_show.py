"""The show of a party's round: dull stretches are swept, and beats end on the notable numbers.

A plan follows from the settled round, the points before it and the length of the show. It is never
stored: a table that goes on after a restart works out the same plan.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from math import floor
from typing import Final

from fifties.games.fifty.events import Called
from fifties.table.fifty_race import NOTABLE, FiftyRace
from fifties.table.show import Show

LEAST_BEAT: Final = 0.35
"""Seconds that a beat lasts at least: large digits change no more than three times a second."""

BEATS_SHARE: Final = 0.6
"""Which part of the time as many beats as there are take if each is as short as can be; the rest
is for looking at notable numbers."""

HIGHLIGHTS: Final = 6
"""One beat in so many ends on a number because that is notable."""

AROUND: Final = 0.3
"""By which part of a step a beat may end earlier or later, on the best number there."""

TRIES: Final = 8
"""How often a step is halved in search of the one that makes as many beats as there may be."""

FULL: Final = 70.0
"""A show of so many seconds or more has as many beats as there is time for. Of a shorter one, which
has fewer, a minute holds more than one: so no phone is sent more in any minute."""

RESERVE: Final = 3.0
"""Seconds of a show that belong to what comes before the first number."""

LINGER: Final = ((60, 4.0), (40, 3.0), (25, 2.2), (NOTABLE, 1.6))
"""How many seconds people look at a number of at least such a weight."""

ONE_BY_ONE: Final = (0.7, 1.1)
"""The same for any other number, owned or not, where numbers are told one by one."""


def plan(calls: Iterable[Called], race: FiftyRace, seconds: float) -> Show:
    """Return the beats in which *calls* are told, within so many *seconds*."""
    weights = [0, *(race.follow(called).weight for called in calls)]
    last, time = len(weights) - 1, seconds - RESERVE
    beat = LEAST_BEAT * max(1.0, FULL / seconds)
    most = max(2, floor(BEATS_SHARE * time / beat))
    if last <= most:
        ends: Sequence[int] = range(1, last + 1)
        pauses = [_linger(weights[end]) or ONE_BY_ONE[weights[end] > 0] for end in ends]
    else:
        stops = _stops(weights, max(1, most // HIGHLIGHTS))
        ends = _sweep(weights, stops, most)
        stopped = frozenset(stops)
        pauses = [max(beat, _linger(weights[end]) * (end in stopped)) for end in ends]
    return Show.of(ends, _fit(pauses, time))


def _sweep(weights: Sequence[int], stops: Sequence[int], most: int) -> list[int]:
    """Return where about as many beats end as there may be, so that shows of any size are alike."""
    # Short stretches between stops are told in fewer beats than their step asks for.
    longest, shortest = (len(weights) - 1) / (most - len(stops)), 1.0
    ends = _swept(weights, stops, longest)
    for _ in range(TRIES):
        step = (longest + shortest) / 2
        closer = _swept(weights, stops, step)
        if len(closer) <= most:
            ends, longest = closer, step
        else:
            shortest = step
    return ends


def _swept(weights: Sequence[int], stops: Sequence[int], step: float) -> list[int]:
    """Return where beats end: at each of the *stops*, and in between after about a *step* each."""
    ends, before = list[int](), 0
    for stop in stops:
        beats = max(1, round((stop - before) / step))
        length = (stop - before) / beats
        around = floor(length * AROUND)
        for beat in range(1, beats):
            at = before + round(beat * length)
            window = range(at - around, at + around + 1)
            ends.append(max(window, key=lambda number: (weights[number], -abs(number - at))))
        ends.append(stop)
        before = stop
    return ends


def _stops(weights: Sequence[int], most: int) -> list[int]:
    """Return the most notable numbers, the last one among them: some from every part."""
    last = len(weights) - 1
    notable = [number for number, weight in enumerate(weights) if weight >= NOTABLE]
    parts = max(1, most // 2)
    chosen = {last}
    for part in range(parts):
        first = bisect_left(notable, part * last // parts + 1)
        after = bisect_left(notable, (part + 1) * last // parts + 1)
        if first < after:
            chosen.add(max(notable[first:after], key=weights.__getitem__))
    ranked = sorted(notable, key=lambda number: (-weights[number], number))
    for number in ranked:
        if len(chosen) >= most:
            break
        chosen.add(number)
    return sorted(chosen)


def _linger(weight: int) -> float:
    """Return how many seconds people look at a number of this *weight*; 0 if it is not notable."""
    return next((seconds for least, seconds in LINGER if weight >= least), 0.0)


def _fit(wanted: Sequence[float], seconds: float) -> list[float]:
    """Shorten pauses so that all of them take so many *seconds* at most, long ones the most."""
    least = len(wanted) * LEAST_BEAT
    spare = sum(wanted) - least
    part = min(1.0, max(0.0, seconds - least) / spare) if spare > 0 else 0.0
    return [floor((LEAST_BEAT + (pause - LEAST_BEAT) * part) * 1000) / 1000 for pause in wanted]
