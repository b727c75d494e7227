"""Everybody's chance to win a game of Fifty, before and after each reveal, choice and count.

After a count the match model says it. In between it is the mean of what the model says after many
counts that could be: the others' choices are drawn by the round's equilibrium.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

import numpy as np
from msgspec import Struct

from fifties.core.contract import Seat
from fifties.games.fifty import Fifty
from fifties.games.fifty.state import Round, crowns, totals
from fifties.games.fifty.table_size import ROUNDS
from fifties.review.fifty_rounds import PlayedRound
from fifties.review.review import Account, Cause, WinMoment
from fifties.simulation.fifty.game_arrays import array_from_view
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty.win_chance import chance_to_win, draw_choices, outlook, win_chances

FIELDS: Final = 400
"""In how many imagined rounds a chance to win is measured."""
IDEAS: Final = 24
"""With how many choices that the equilibrium might have drawn."""


class RoundChances(Struct, frozen=True):
    """Everybody's chance to win in one round, by seat."""

    drawn: tuple[float, ...]
    """After the reveal, of whoever draws from the equilibrium; in all, one."""
    best: tuple[float, ...]
    """After the reveal: of the equilibrium, or of the choice itself where that is better."""
    chosen: tuple[float, ...]
    """With the choice that was made, while the others' are not known."""
    counted: tuple[float, ...]

    def book(self, seat: Seat, account: Account, number: int) -> None:
        """Note what changed the chance of *seat* in round *number*, counted from 1."""
        place = (number, None)
        account.book(Cause.CHANCE, self.best[seat], place)
        account.book(Cause.SKILL, self.chosen[seat], place)
        account.book(Cause.OTHERS, self.counted[seat], place)

    def moments(self, number: int) -> Iterator[WinMoment]:
        """Yield the moments of round *number*, counted from 1."""
        yield WinMoment(f"round {number} revealed", self.drawn)
        yield WinMoment(f"round {number} chosen", self.chosen)
        yield WinMoment(f"round {number} counted", self.counted)


def chances_after(game: Fifty, rounds: tuple[Round, ...]) -> tuple[float, ...]:
    """Return everybody's chance to win after some *rounds*, before the next reveal."""
    points, held = totals(rounds, game.players), crowns(rounds, game.players)
    return _model(game, len(rounds), points, held)


def round_chances(game: Fifty, played: PlayedRound) -> RoundChances:
    """Return everybody's chance to win in a round that was played."""
    found = [_imagined(game, played, seat) for seat in range(game.players)]
    chosen = tuple(mine for _, mine in found)
    return RoundChances(
        drawn=_in_all_one([drawn for drawn, _ in found]),
        best=tuple(max(drawn, mine) for drawn, mine in found),
        chosen=chosen,
        counted=_counted(game, played),
    )


def _counted(game: Fifty, played: PlayedRound) -> tuple[float, ...]:
    done, after = played.result, (*played.before.rounds, played.result)
    if done.scores is None:
        return tuple(float(seat == done.crowned[-1]) for seat in range(game.players))
    return chances_after(game, after)


def _model(
    game: Fifty, played: int, points: Sequence[int], held: Sequence[int]
) -> tuple[float, ...]:
    """Return everybody's chance to win after so many rounds, as the match model has it."""
    ahead = outlook(game.players, ROUNDS - played)
    found = [
        float(chance_to_win(*_from_seat(points, held, seat), ahead)) for seat in range(game.players)
    ]
    return _in_all_one(found)


def _from_seat(
    points: Sequence[int], held: Sequence[int], seat: Seat
) -> tuple[np.ndarray, np.ndarray]:
    """Return totals and crowns of *seat*, then of the others, in an order that is not theirs.

    So it does not matter who sits where.
    """
    everybody = [*zip(points, held, strict=True)]
    mine = everybody.pop(seat)
    standing = np.array([mine, *sorted(everybody)])
    return standing[:, 0].copy(), standing[:, 1].copy()


def _in_all_one(chances: Sequence[float]) -> tuple[float, ...]:
    """Return *chances* as parts of their sum: somebody wins."""
    return tuple(chance / sum(chances) for chance in chances)


def _imagined(game: Fifty, played: PlayedRound, seat: Seat) -> tuple[float, float]:
    """Return the chance of *seat* to win if it draws from the equilibrium, and as it chose."""
    if played.solution is None:
        raise ValueError("only a round that can be solved can be imagined")
    setup, flow = played.solution.setup, played.solution.flow
    nodes, boxes, others = np.array(setup.nodes), len(setup.bonus), game.players - 1
    points, held = _from_seat(played.totals, played.crowns, seat)
    stream = stream_of(Random(f"{setup} {points} {held}").getrandbits(62), 0)
    drawn = np.zeros((FIELDS * others, boxes), np.int64)
    ideas = np.zeros((IDEAS + 1, boxes), np.int64)
    draw_choices(flow.sums, nodes, stream, drawn)
    draw_choices(flow.sums, nodes, stream, ideas)
    ideas[IDEAS] = played.result.picks[seat]
    chances = win_chances(
        array_from_view(game, game.view(played.before, 0)),
        ideas,
        drawn.reshape(FIELDS, others, boxes),
        points,
        held,
        outlook(game.players, ROUNDS - played.number - 1),
    )
    return fmean(chances[:IDEAS].tolist()), float(chances[IDEAS])
