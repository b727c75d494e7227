"""Fifty reviewed: every choice against the round's equilibrium, and in hindsight.

What a seat can expect before a round is the mean over all reveals; after the reveal, what the best
answer to the round's equilibrium scores; after its own choice, what that choice scores against the
same table; after the count, what it has scored. All of these are worked out, none is sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import CHANCE, Seat
from fifties.core.record import Record, final_state
from fifties.core.refusals import IllegalAction, IllegalSetup
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.offers import DIGITS
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.games.fifty.table_size import BOXES
from fifties.review.fifty_chances import chances_after, round_chances
from fifties.review.fifty_prospects import Prospects
from fifties.review.fifty_rounds import PlayedRound, best_points, equilibrium, played_rounds
from fifties.review.review import (
    Account,
    Cause,
    Loss,
    NoSuchDecision,
    NotReviewed,
    OnPart,
    Review,
    ReviewPart,
    ReviewReason,
    Verdict,
    WinMoment,
    inherited_part,
    seat_review,
    verdict_of,
)
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_setup import CROWD, RoundSetup
from fifties.solver.fifty.solver import Solution
from fifties.solver.fifty.win_chance import LARGEST_RATED_TABLE

FINE, SLIP, BLUNDER = 0.05, 0.5, 1.5
"""Points that a choice loses on average from which on it is called so."""

CROWDED: Final = 0.5
"""A number that so many of the others hold on average is crowded."""

TELLING: Final = 0.25
"""A part of the loss that one other number makes good for is worth naming."""

USUAL_LOSS: Final = 1.0
"""Points a round that somebody loses who gets half of the full mark."""


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
    reason: ReviewReason


class NumberRange(Struct, frozen=True):
    """What could be written in a round: numbers of these endings, from *least* to *most*."""

    boxes: int
    least: int
    most: int
    endings: tuple[int, ...]


class RoundReview(Struct, frozen=True):
    """A round, and everybody's choice."""

    round: int
    blocked: tuple[int, ...]
    danger: Zone | None
    value: float | None
    """What everybody expects to score if all play the equilibrium."""
    answer: Numbers | None
    """The best answer to the equilibrium."""
    range: NumberRange
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


class FiftyReviewPart(ReviewPart, frozen=True):
    """A round that is reviewed."""

    rounds: tuple[RoundReview, ...]


def review_fifty(record: Record[Fifty], on_part: OnPart) -> FiftyReview:
    """Return the review of a game of Fifty, as far as it was counted."""
    if record.game.reduced is not None:
        raise IllegalSetup(NotReviewed(record.game.name))
    inherited = inherited_part(record)
    follower = _Follower(record, final_state(inherited))
    for played in played_rounds(record, len(inherited.entries)):
        known = len(follower.win) if follower.rounds else 0
        follower.follow(played)
        done = (played.number + 1 - follower.first) / (follower.prospects.counted - follower.first)
        win, rounds = tuple(follower.win[known:]), (follower.rounds[-1],)
        on_part(FiftyReviewPart(done=done, win=win, rounds=rounds))
    return FiftyReview(
        game=record.game.name,
        players=record.header.players,
        seats=tuple(
            seat_review(name, *result)
            for name, result in zip(record.header.players, follower.results(), strict=True)
        ),
        win=tuple(follower.win),
        rounds=tuple(follower.rounds),
    )


class _Follower:
    """Follows a game round by round, and books what changed everybody's prospects.

    A game that branched off another one is followed from there on: what was done before is a
    part of what everybody expects.
    """

    def __init__(self, record: Record[Fifty], begins: State) -> None:
        self._game = game = record.game
        self._begins = begins
        self.first = len(begins.rounds)
        """How many rounds were counted before."""
        self.prospects = Prospects(game, final_state(record).rounds)
        self.rounds: list[RoundReview] = []
        self.win: list[WinMoment] = []
        before = totals(begins.rounds, game.players)
        ahead = self.prospects.ahead(self.first, crowns(begins.rounds, game.players))
        self._accounts = [Account(points + ahead) for points in before]
        self._chances: list[Account] = []
        """Of winning; none where nobody can say."""
        if game.players <= LARGEST_RATED_TABLE:
            self._begin_chances(chances_after(game, begins.rounds))

    def _begin_chances(self, chances: tuple[float, ...]) -> None:
        self.win = [WinMoment("start", chances)]
        self._chances = [Account(chance) for chance in chances]

    def follow(self, played: PlayedRound) -> None:
        """Review a round, and book what it changed."""
        reviewed = _review_round(self._game, played)
        chances = round_chances(self._game, played) if self._chances else None
        amid = not self.rounds and CHANCE not in self._game.to_act(self._begins)
        if amid:
            # What was revealed is a part of the position in which the game began.
            worth = played.best + self._later(played)
            self._accounts = [Account(points + worth) for points in played.totals]
            if chances is not None:
                self._begin_chances(chances.drawn)
        self.rounds.append(reviewed)
        self._book_points(played, reviewed)
        if chances is not None:
            number = played.number + 1
            # Where the game began with what was revealed, that moment is its start.
            self.win += islice(chances.moments(number), int(amid), None)
            for seat, account in enumerate(self._chances):
                chances.book(seat, account, number)

    def _later(self, played: PlayedRound) -> float:
        """Return what comes after a round that is not counted yet, less what may break it off."""
        ahead = self.prospects.ahead(played.number + 1, played.crowns)
        return ahead - self.prospects.risk(played)

    def _book_points(self, played: PlayedRound, reviewed: RoundReview) -> None:
        """Book what the reveal, the choice and the others changed."""
        result, number = played.result, played.number + 1
        later = self._later(played)
        held = crowns((*played.before.rounds, result), self._game.players)
        then = 0.0 if result.scores is None else self.prospects.ahead(number, held)
        for seat, account in enumerate(self._accounts):
            before, choice = played.totals[seat] + later, reviewed.choices[seat]
            account.book(Cause.CHANCE, before + played.best, (number, None))
            if choice.expected is not None:
                account.book(Cause.SKILL, before + choice.expected, (number, None))
            made = played.totals[seat] + (choice.points or 0)
            account.book(Cause.OTHERS, made + then, (number, None))

    def results(self) -> list[tuple[int, Account, Account | None, list[float]]]:
        """Return everybody's points, what changed them and the win, and what choices lost."""
        found = []
        for seat, points in enumerate(self.prospects.totals):
            lost = [done.choices[seat].loss / USUAL_LOSS for done in self.rounds]
            win = self._chances[seat] if self._chances else None
            found.append((points, self._accounts[seat], win, lost))
        return found


def _review_round(game: Fifty, played: PlayedRound) -> RoundReview:
    result, solution = played.result, played.solution
    field = None if solution is None else table_of(solution)
    choices = [review_choice(seat, result, solution, field) for seat in range(game.players)]
    return RoundReview(
        round=played.number + 1,
        blocked=result.blocked,
        danger=result.danger,
        value=None if solution is None else solution.value,
        answer=None if solution is None else solution.answer,
        range=NumberRange(
            boxes=BOXES,
            least=1,
            most=game.most,
            endings=tuple(digit for digit in DIGITS if digit not in result.blocked),
        ),
        choices=tuple(choices),
    )


def table_of(solution: Solution) -> Opponents:
    """Return the others of a table at which everybody plays the equilibrium."""
    return Opponents(solution.setup, [solution.flow] * (solution.setup.players - 1))


def review_choice(
    seat: Seat, result: Round, solution: Solution | None, field: Opponents | None
) -> ChoiceReview:
    """Return what a choice in a counted round was worth against the *field* of an equilibrium."""
    expected, loss, worth = None, 0.0, tuple[NumberReview, ...]()
    if solution is not None and field is not None:
        expected, loss, worth = judge_numbers(result.picks[seat], solution, field)
    verdict = verdict_of(loss, 0.0, FINE, SLIP, BLUNDER)
    return ChoiceReview(
        seat=seat,
        numbers=result.picks[seat],
        expected=expected,
        points=None if result.scores is None else result.scores[seat],
        hindsight=_hindsight(seat, result, solution),
        worth=worth,
        loss=loss,
        verdict=verdict,
        reason=reason_of_choice(verdict, loss, worth, len(result.picks) - 1),
    )


class JudgedNumbers(NamedTuple):
    """What numbers are worth against the equilibrium of a round."""

    expected: float
    loss: float
    """How much less than the best answer scores."""
    worth: tuple[NumberReview, ...]


def judge_numbers(numbers: Numbers, solution: Solution, field: Opponents) -> JudgedNumbers:
    """Return what *numbers* are worth against the *field* of an equilibrium."""
    worths, best = field.worths(numbers), best_points(solution)
    # The best answer scores most, but for the last digits of a sum.
    expected = min(best, float(sum(worth.taken + worth.bonus for worth in worths)))
    reviewed = tuple(
        NumberReview(
            number=worth.number,
            worth=float(worth.adds),
            instead=worth.instead,
            gain=float(worth.gain),
            held=_held(solution, worth.number),
        )
        for worth in worths
    )
    return JudgedNumbers(expected, best - expected, reviewed)


def _held(solution: Solution, number: int) -> float:
    """Return how many of the others hold *number* on average if they play the equilibrium."""
    return (solution.setup.players - 1) * sum(solution.flow.shares()[number])


def _hindsight(seat: Seat, result: Round, solution: Solution | None) -> Hindsight | None:
    if solution is None or solution.setup.players > CROWD:
        return None
    others = [numbers for other, numbers in enumerate(result.picks) if other != seat]
    numbers, points = Opponents.known(solution.setup, others).best_answer()
    return Hindsight(numbers, round(points))


def reason_of_choice(
    verdict: Verdict, loss: float, numbers: Sequence[NumberReview], others: int
) -> ReviewReason:
    """Return why a choice lost *loss* against *others* who play the equilibrium."""
    if verdict is Verdict.BEST or not numbers:
        return ReviewReason("review-reason-unbeatable", {})
    worst = max(numbers, key=lambda number: number.gain)
    if worst.gain < TELLING * loss:
        return ReviewReason("review-reason-together", {"loss": loss})
    details = {"number": worst.number, "instead": worst.instead, "gain": worst.gain}
    if worst.held >= CROWDED:
        held = {"others": others, "holders": worst.held}
        return ReviewReason("review-reason-crowded", {**details, **held})
    return ReviewReason("review-reason-instead", details)


def review_fifty_instead(record: Record[Fifty], seat: Seat, choice: Choose) -> ChoiceReview:
    """Return what *choice* would have been worth to *seat*, had it been written.

    Its points are those that it would have scored with what the others really wrote, if nothing
    breaks the count off. Raises `IllegalAction` if it could not be written.
    """
    game = record.game
    if game.reduced is not None or game.players > CROWD:
        raise IllegalSetup(NotReviewed(game.name))
    played = _played_round(record, choice.round)
    if played is None or not 0 <= seat < game.players:
        raise IllegalSetup(NoSuchDecision(choice.round, seat + 1))
    refusal = game.offer(played.before, seat).refusal(choice)
    if refusal is not None:
        raise IllegalAction(refusal)
    setup = RoundSetup.of(game, game.view(played.before, None))
    solution, picks = equilibrium(setup), [*played.result.picks]
    del picks[seat]
    points = round(Opponents.known(setup, picks).score(choice.numbers))
    picks.insert(seat, choice.numbers)
    written = replace(played.result, picks=tuple(picks))
    return replace(review_choice(seat, written, solution, table_of(solution)), points=points)


def _played_round(record: Record[Fifty], number: int) -> PlayedRound | None:
    """Return a counted round, counted from 1."""
    found = (played for played in played_rounds(record) if played.number + 1 == number)
    return next(found, None)
