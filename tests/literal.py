"""The rules once more, as literally as people follow them at a table. Slow, plain, independent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class LiteralRound:
    """A round of Fifty counted by a person with a pencil."""

    beads: list[int]
    bonus: list[int]
    crowned: list[int] = field(default_factory=list)
    winner: int | None = None
    scored_by_nobody: int = 0
    last: int = 0
    crossed: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)


def count_round(
    picks: Sequence[Sequence[int]],
    top: int,
    mark: int,
    bonus: Sequence[int],
    danger: tuple[int, int] | None,
    crowns: Sequence[int],
) -> LiteralRound:
    """Count from 1 to *top*, looking at every grid at every number."""
    done = LiteralRound([0] * len(picks), [0] * len(picks))
    scoring: int | None = None
    for number in range(1, top + 1):
        done.last = number
        owners = [seat for seat in range(len(picks)) if number in picks[seat]]
        if len(owners) >= 2:
            lost = danger is not None and danger[0] <= number <= danger[1]
            done.crossed.append(number)
            if lost:
                done.lost.append(number)
            for seat in owners:
                done.bonus[seat] += 0 if lost else bonus[list(picks[seat]).index(number)]
            done.scored_by_nobody += 1
            scoring = None
            continue
        if scoring is None:
            done.scored_by_nobody += 1
        else:
            done.beads[scoring] += 1
            if done.beads[scoring] == mark:
                done.crowned.append(scoring)
                if crowns[scoring] == 1:
                    done.winner = scoring
                    return done
        if len(owners) == 1:
            scoring = owners[0]
    return done


@dataclass
class LiteralTricks:
    """A round of Fifty Fifty with halves kept in two heaps before every player."""

    highest: list[int]
    lowest: list[int]
    balances: list[list[int]]


def play_tricks(
    leader: int, tricks: Sequence[tuple[tuple[int, int], Sequence[int]]], players: int
) -> LiteralTricks:
    """Hand out halves one by one, and take a pair away whenever both colours meet."""
    blue, yellow = [0] * players, [0] * players
    done = LiteralTricks([], [], [])
    for (yellow_halves, blue_halves), cards in tricks:
        seats = [(leader + place) % players for place in range(players)]
        best = worst = 0
        for place in range(players):
            if cards[place] > cards[best]:
                best = place
            if cards[place] < cards[worst]:
                worst = place
        for _ in range(blue_halves):
            _take_half(blue, yellow, seats[best])
        for _ in range(yellow_halves):
            _take_half(yellow, blue, seats[worst])
        done.highest.append(seats[best])
        done.lowest.append(seats[worst])
        done.balances.append([b - y for b, y in zip(blue, yellow, strict=True)])
        leader = seats[best]
    return done


def _take_half(heap: list[int], other: list[int], seat: int) -> None:
    if other[seat]:
        other[seat] -= 1
    else:
        heap[seat] += 1


def strike(results: Sequence[int]) -> tuple[list[int], int]:
    """Strike one player's *results* with a pencil; return the struck rounds and the total."""
    struck: list[int] = []
    for number, result in enumerate(results):
        if result != 0:
            continue
        worst: int | None = None
        for earlier in range(number):
            if earlier not in struck and (worst is None or results[earlier] < results[worst]):
                worst = earlier
        if worst is not None:
            struck.append(worst)
    return sorted(struck), sum(r for n, r in enumerate(results) if n not in struck)
