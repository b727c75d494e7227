"""One game between bots."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from pathlib import PurePath
from random import Random
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fifties.arena.contestants import Contestant
from fifties.arena.schedule import Match
from fifties.core.contract import CHANCE, PlayableGame, Seat, State
from fifties.core.record import AnyRecord, Entry, Header, Record
from fifties.core.refusals import Refused


class MatchResult(Struct, frozen=True, gc=False):
    """How a game between bots ended."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    """By seat; in Fifty without a round that a second crown broke off."""
    measured: tuple[float, ...] = ()
    """What somebody has measured of the game, by seat."""


Measure: TypeAlias = Callable[[AnyRecord, Sequence[str | None]], tuple[float, ...]]
"""From the record of a game and the names of the bots to a figure for every seat."""


class BotFailure(Struct, frozen=True):
    """What a bot did wrong, and in which game."""

    bot: str
    seat: Seat
    match: Match
    seed: int
    reason: str
    trace: str
    """The traceback, for whoever wrote the bot."""


class BotFailed(RuntimeError):  # noqa: N818 - it says what happened
    """A bot raised an error or broke a rule; `failure` says which, and in which game."""

    def __init__(self, failure: BotFailure) -> None:
        super().__init__(failure)
        self.failure = failure

    def __str__(self) -> str:
        failure = self.failure
        where = f"seat {failure.seat} of game {failure.match.number}, seed {failure.seed}"
        return f"{failure.bot} failed at {where}: {failure.reason}\n{failure.trace}"


def play_match(
    game: PlayableGame,
    contestants: Sequence[Contestant],
    match: Match,
    seed: int,
    measure: Measure | None = None,
) -> MatchResult:
    """Play one game of a contest, or raise `BotFailed`.

    Chance draws from a stream of the seed and the deal that nobody else touches; bots share one of
    the seed and the game. So the same deal is the same whoever plays it.
    """
    chance, rng = Random(f"{seed} deal {match.deal}"), Random(f"{seed} game {match.number}")
    state, entries = game.start(), list[Entry]()
    while actors := game.to_act(state):
        before = state
        for actor in actors:
            if actor == CHANCE:
                drawn = game.offer(state, CHANCE).sample(chance)
                state = game.apply(state, CHANCE, drawn).state
                entries.append(Entry(CHANCE, drawn))
                continue
            contestant = contestants[match.seating[actor]]
            try:
                # Where several choose at once, all look before anybody has chosen.
                action = contestant.bot(game, game.view(before, actor), rng)
                state = game.apply(state, actor, action).state
                entries.append(Entry(actor, action))
            except Exception as error:
                raise BotFailed(_failure(contestant, match, seed, actor, error)) from error
    result = _result(game, state)
    if measure is None:
        return result
    names = tuple(contestants[bot].name for bot in match.seating)
    record = Record(Header(names), game, tuple(entries))
    return replace(result, measured=measure(record, names))


def _result(game: PlayableGame, state: State) -> MatchResult:
    outcome = game.outcome(state)
    return MatchResult(() if outcome is None else outcome.winners, game.points(state))


def _failure(
    contestant: Contestant, match: Match, seed: int, seat: Seat, error: Exception
) -> BotFailure:
    return BotFailure(
        bot=contestant.name,
        seat=seat,
        match=match,
        seed=seed,
        reason=_reason(error),
        trace="".join(traceback.format_exception(error)),
    )


def _reason(error: Exception) -> str:
    """Return what is wrong with a bot: where it broke down, or which rule it broke."""
    if isinstance(error, Refused):
        return str(error)
    return f"{type(error).__name__}: {error} ({_where(error)})"


def _where(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{PurePath(last.filename).name}:{last.lineno}"
