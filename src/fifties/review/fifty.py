"""Fifty reviewed: every choice against the round's equilibrium, and in hindsight.

What a seat can expect before a round is the mean over all reveals; after the reveal, what the best
answer to the round's equilibrium scores; after its own choice, what that choice scores against the
same table; after the count, what it has scored. All of these are worked out, none is sampled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Final

import numpy as np
from msgspec import Struct

from fifties.core.contract import CHANCE, Seat
from fifties.core.record import Record, final_state, replay
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.games.fifty.table_size import ROUNDS
from fifties.review.review import (
    Account,
    Cause,
    Loss,
    NotReviewed,
    OnProgress,
    Review,
    Verdict,
    WinMoment,
    verdict_of,
)
from fifties.simulation.fifty.game_arrays import array_from_view
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_means import mean_worth
from fifties.solver.fifty.round_setup import LARGEST_TABLE, RoundSetup
from fifties.solver.fifty.seat_choice import CROWD, LARGEST_CONTEST
from fifties.solver.fifty.solver import Solution, quick_solution, solve_without_clock
from fifties.solver.fifty.win_chance import (
    ROUND_STATISTICS,
    chance_to_win,
    draw_choices,
    outlook,
    win_chances,
)

FINE, SLIP, BLUNDER = 0.05, 0.5, 1.5
"""Points that a choice loses on average from which on it is called so."""

USUAL_LOSS: Final = 1.0
"""Points a round that somebody loses who gets half of the full mark."""

FIELDS: Final = 400
"""In how many imagined rounds a chance to win is measured."""
IDEAS: Final = 24
"""With how many choices that the equilibrium might have drawn."""


class Hindsight(Struct, frozen=True):
    """The best answer to what the others really wrote, if nothing breaks the count off."""

    numbers: Numbers
    points: int


class NumberReview(Struct, frozen=True):
    """What one number of a choice was worth, and what would have been worth more."""

    number: int
    worth: float
    """How much less the choice would be expected to score with this box left empty."""
    instead: int
    """The number that does best in this box, between its neighbours; itself if none is better."""
    gain: float
    """What that would add."""
    held: float
    """How many of the others hold it on average if they play the equilibrium."""


class ChoiceReview(Struct, frozen=True):
    """What somebody wrote in a round, and what it was worth."""

    seat: Seat
    numbers: Numbers
    expected: float | None
    """What it scores on average against the equilibrium; ``None`` where that is not known."""
    points: int | None
    """What it scored; ``None`` in a round that a second crown broke off."""
    hindsight: Hindsight | None
    """``None`` at a party of more than sixty."""
    worth: tuple[NumberReview, ...]
    loss: float
    """How much less than the best answer to the equilibrium it was expected to score."""
    verdict: Verdict


class RoundReview(Struct, frozen=True):
    """A round, and everybody's choice."""

    round: int
    blocked: tuple[int, ...]
    danger: Zone | None
    value: float | None
    """What everybody expects to score if all play the equilibrium."""
    choices: tuple[ChoiceReview, ...]


class FiftyReview(Review, frozen=True):
    """A game of Fifty, round by round."""

    rounds: tuple[RoundReview, ...]

    @property
    def losses(self) -> tuple[Loss, ...]:
        """What every choice lost, round by round."""
        return tuple(
            Loss(choice.seat, done.round, None, choice.loss)
            for done in self.rounds
            for choice in done.choices
        )


class _Played(Struct, frozen=True):
    """A counted round, and all that was known when everybody wrote."""

    number: int
    """Counted from 0."""
    before: State
    result: Round
    totals: tuple[int, ...]
    crowns: tuple[int, ...]
    solution: Solution | None
    """``None`` where so many play that the round cannot be solved."""

    @property
    def best(self) -> float:
        """What the best answer to the equilibrium scores; without one, what everybody has."""
        if self.solution is not None:
            return self.solution.value + self.solution.exploitability
        return 0.0 if self.result.scores is None else fmean(self.result.scores)

    def held(self, number: int) -> float:
        """Return how many of the others hold *number* on average if they play the equilibrium."""
        if self.solution is None:
            return 0.0
        others = self.solution.setup.players - 1
        return others * sum(self.solution.flow.shares()[number])


def review_fifty(record: Record[Fifty], on_progress: OnProgress) -> FiftyReview:
    """Return the review of a game of Fifty, as far as it was counted."""
    if record.game.reduced is not None:
        raise IllegalSetup(NotReviewed(record.game.name))
    game, names = record.game, record.header.players
    prospects = _Prospects(game, final_state(record).rounds)
    accounts = [Account(prospects.at_start) for _ in names]
    losses: list[list[float]] = [[] for _ in names]
    rounds = []
    for played in _rounds(record):
        rounds.append(_review_round(game, played, prospects, accounts))
        for choice in rounds[-1].choices:
            losses[choice.seat].append(choice.loss / USUAL_LOSS)
        on_progress(len(rounds) / prospects.counted)
    final = prospects.totals
    seats = [
        account.seat_review(name, points, lost)
        for account, name, points, lost in zip(accounts, names, final, losses, strict=True)
    ]
    return FiftyReview(
        game=game.name,
        players=names,
        seats=tuple(seats),
        win=tuple(_win_moments(record)),
        rounds=tuple(rounds),
    )


def _rounds(record: Record[Fifty]) -> Iterator[_Played]:
    """Yield the counted rounds of a record."""
    game = record.game
    before = game.start()
    for entry, step in zip(record.entries, replay(record), strict=True):
        state = step.state
        if entry.actor == CHANCE:
            before = state
        elif len(state.rounds) > len(before.rounds):
            yield _Played(
                number=len(before.rounds),
                before=before,
                result=state.rounds[-1],
                totals=totals(before.rounds, game.players),
                crowns=crowns(before.rounds, game.players),
                solution=_solution(setup_of(game, before)),
            )


def setup_of(game: Fifty, state: State) -> RoundSetup | None:
    """Return the round that is written in *state*, or ``None`` if too many play to solve it."""
    if game.players > LARGEST_TABLE:
        return None
    return RoundSetup.of(game, game.view(state, None))


@lru_cache(maxsize=512)
def _solution(setup: RoundSetup | None) -> Solution | None:
    """Return the equilibrium that `fifties solve` prints for a round; a quick one for a crowd."""
    if setup is None:
        return None
    return solve_without_clock(setup) if setup.players <= CROWD else quick_solution(setup)


class _Prospects:
    """What everybody can expect of the rounds to come: points, as a mean over all reveals.

    A record that stops early is reviewed as if no more rounds had been agreed upon.
    """

    def __init__(self, game: Fifty, rounds: Sequence[Round]) -> None:
        self._game, self._rounds = game, tuple(rounds)
        self.counted = len(self._rounds)
        self.totals = totals(self._rounds, game.players)
        broken_off = any(done.scores is None for done in rounds)
        self._agreed = ROUNDS if broken_off else self.counted
        statistics = ROUND_STATISTICS.get(game.players)
        self._crown = 0.0 if statistics is None else statistics.crown
        self.at_start = self.ahead(0, (0,) * game.players)

    def ahead(self, number: int, held: tuple[int, ...]) -> float:
        """Return what the rounds from *number* on bring; *held* are everybody's crowns."""
        worths = [self._mean_worth(later, number) for later in range(number, self._agreed)]
        return sum(worth * self._lasting(held, later) for later, worth in enumerate(worths, 1))

    def risk(self, played: _Played) -> float:
        """Return what a second crown in this very round costs somebody on average."""
        return played.best * (1 - self._lasting(played.crowns, 1))

    def _lasting(self, held: tuple[int, ...], rounds: int) -> float:
        """Return the chance that no second crown ends the game within so many *rounds*."""
        none = (1 - self._crown) ** rounds
        one = none + rounds * self._crown * (1 - self._crown) ** (rounds - 1)
        crowned = sum(1 for crowns_held in held if crowns_held)
        return float(none**crowned * one ** (len(held) - crowned))

    def _mean_worth(self, number: int, known: int) -> float:
        """Return what round *number* brings on average, when the first *known* rounds are."""
        game = self._game
        if self._rounds and game.players > LARGEST_TABLE:
            scores = self._rounds[min(number, self.counted - 1)].scores
            return 0.0 if scores is None else fmean(scores)
        bonus, zones = game.bonus(number), game.edition.zones
        if not game.danger or zones is None:
            return mean_worth(game.players, None, bonus)
        flipped = {done.danger for done in self._rounds[:known]}
        return fmean(mean_worth(game.players, zone, bonus) for zone in zones if zone not in flipped)


def _review_round(
    game: Fifty, played: _Played, prospects: _Prospects, accounts: Sequence[Account]
) -> RoundReview:
    """Review everybody's choice, and book what the reveal, the choice and the others changed."""
    result, solution = played.result, played.solution
    field = None
    if solution is not None:
        field = Opponents(solution.setup, [solution.flow] * (game.players - 1))
    later = prospects.ahead(played.number + 1, played.crowns) - prospects.risk(played)
    rounds = (*played.before.rounds, result)
    then = prospects.ahead(played.number + 1, crowns(rounds, game.players))
    choices = []
    for seat in range(game.players):
        choice = _review_choice(seat, played, field)
        before = played.totals[seat] + later
        accounts[seat].book(Cause.CHANCE, before + played.best)
        if choice.expected is not None:
            accounts[seat].book(Cause.SKILL, before + choice.expected)
        made = 0 if result.scores is None else result.scores[seat]
        after = 0.0 if result.scores is None else then
        accounts[seat].book(Cause.OTHERS, played.totals[seat] + made + after)
        choices.append(choice)
    return RoundReview(
        round=played.number + 1,
        blocked=result.blocked,
        danger=result.danger,
        value=None if solution is None else solution.value,
        choices=tuple(choices),
    )


def _review_choice(seat: Seat, played: _Played, field: Opponents | None) -> ChoiceReview:
    numbers, scores = played.result.picks[seat], played.result.scores
    worths = () if field is None else field.worths(numbers)
    expected = None
    if field is not None:
        # The best answer scores most, but for the last digits of a sum.
        expected = min(played.best, float(sum(worth.taken + worth.bonus for worth in worths)))
    loss = 0.0 if expected is None else played.best - expected
    return ChoiceReview(
        seat=seat,
        numbers=numbers,
        expected=expected,
        points=None if scores is None else scores[seat],
        hindsight=_hindsight(seat, played),
        worth=tuple(
            NumberReview(
                number=worth.number,
                worth=float(worth.adds),
                instead=worth.instead,
                gain=float(worth.gain),
                held=played.held(worth.number),
            )
            for worth in worths
        ),
        loss=loss,
        verdict=verdict_of(loss, 0.0, FINE, SLIP, BLUNDER),
    )


def _hindsight(seat: Seat, played: _Played) -> Hindsight | None:
    if played.solution is None or played.solution.setup.players > CROWD:
        return None
    others = [numbers for other, numbers in enumerate(played.result.picks) if other != seat]
    numbers, points = Opponents.known(played.solution.setup, others).best_answer()
    return Hindsight(numbers, round(points))


# Chances to win


def _win_moments(record: Record[Fifty]) -> Iterator[WinMoment]:
    """Yield everybody's chance to win before and after each reveal, choice and count."""
    game = record.game
    if game.players > LARGEST_CONTEST:
        return
    nothing = (0,) * game.players
    yield WinMoment("start", _chances(game, 0, nothing, nothing))
    for played in _rounds(record):
        name, done = f"round {played.number + 1}", played.result
        yield WinMoment(f"{name} revealed", _imagined(game, played, chosen=False))
        yield WinMoment(f"{name} chosen", _imagined(game, played, chosen=True))
        after = (*played.before.rounds, done)
        if done.scores is None:
            chances = tuple(float(seat == done.crowned[-1]) for seat in range(game.players))
        else:
            points, held = totals(after, game.players), crowns(after, game.players)
            chances = _chances(game, len(after), points, held)
        yield WinMoment(f"{name} counted", chances)


def _chances(
    game: Fifty, played: int, points: Sequence[int], held: Sequence[int]
) -> tuple[float, ...]:
    """Return everybody's chance to win after so many rounds."""
    ahead = outlook(game.players, ROUNDS - played)
    found = [
        float(chance_to_win(np.roll(points, -seat), np.roll(held, -seat), ahead))
        for seat in range(game.players)
    ]
    return _in_all_one(found)


def _in_all_one(chances: Sequence[float]) -> tuple[float, ...]:
    """Return *chances* as parts of their sum: somebody wins."""
    return tuple(chance / sum(chances) for chance in chances)


def _imagined(game: Fifty, played: _Played, *, chosen: bool) -> tuple[float, ...]:
    """Return everybody's chance to win in a round whose other choices the equilibrium draws."""
    if played.solution is None:
        raise ValueError("only a round that can be solved can be imagined")
    setup, flow = played.solution.setup, played.solution.flow
    nodes = np.array(setup.nodes)
    stream = stream_of(Random(f"{setup} {played.totals} {played.crowns}").getrandbits(62), 0)
    drawn = np.zeros((FIELDS * (game.players - 1), len(setup.bonus)), np.int64)
    ideas = np.zeros((IDEAS, len(setup.bonus)), np.int64)
    draw_choices(flow.sums, nodes, stream, drawn)
    draw_choices(flow.sums, nodes, stream, ideas)
    fields = drawn.reshape(FIELDS, game.players - 1, len(setup.bonus))
    known = array_from_view(game, game.view(played.before, 0))
    ahead = outlook(game.players, ROUNDS - played.number - 1)
    found = [
        float(
            win_chances(
                known,
                np.array([played.result.picks[seat]]) if chosen else ideas,
                fields,
                np.roll(played.totals, -seat),
                np.roll(played.crowns, -seat),
                ahead,
            ).mean()
        )
        for seat in range(game.players)
    ]
    return tuple(found) if chosen else _in_all_one(found)
