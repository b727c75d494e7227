"""What other numbers would have been worth in a round of Fifty that was played."""

from __future__ import annotations

from msgspec.structs import replace

from fifties.core.contract import Seat
from fifties.core.record import Record
from fifties.core.refusals import IllegalAction, IllegalSetup
from fifties.games.fifty import Choose, Fifty
from fifties.review.fifty import ChoiceReview, review_choice, table_of
from fifties.review.fifty_rounds import PlayedRound, equilibrium, played_rounds
from fifties.review.review import NoSuchDecision, NotReviewed
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.seat_choice import CROWD


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
