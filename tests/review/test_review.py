"""Laws of the review: what it adds up to, and what it may not know."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifties.core.contract import CHANCE
from fifties.core.record import Entry, Record, final_state
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.games.fifty.offers import Choices
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, Deal, FiftyFifty, FiftyFiftyEdition
from fifties.games.registry import parse_record, write_record
from fifties.review import Verdict, review_record
from fifties.review.fifty import FiftyReview
from fifties.review.fifty_fifty import FiftyFiftyReview
from fifties.review.fifty_fifty_hand import weigh_cards
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import solve
from reviewed_games import of_choices, require_exact
from tiny_game import Lowest

from random_games import fifties, random_entries, random_record, seeds

parts_of_fifty = given(
    game=fifties(st.sampled_from([3, 5, 7, 8])), seed=seeds, share=st.floats(0.2, 1)
)


@parts_of_fifty
@settings(max_examples=4)
def test_points_in_fifty_are_what_was_expected_and_skill_and_luck(
    game: Fifty, seed: int, share: float
) -> None:
    check_points_in_fifty(game, seed, share)


@pytest.mark.soak
@parts_of_fifty
@settings(max_examples=30)
def test_points_in_many_games_of_fifty_are_what_was_expected_and_skill_and_luck(
    game: Fifty, seed: int, share: float
) -> None:
    check_points_in_fifty(game, seed, share)


def check_points_in_fifty(game: Fifty, seed: int, share: float) -> None:
    """Review a part of a random game."""
    record, state = random_record(game, Random(seed), share)
    reviewed = review_record(record)
    require_exact(record, reviewed)
    assert isinstance(reviewed, FiftyReview)
    assert len(reviewed.rounds) == len(state.rounds)


@pytest.mark.parametrize("edition", [ZOCH, TIGHTROPE])
def test_points_in_fifty_fifty_are_what_was_expected_and_skill_and_luck(
    edition: FiftyFiftyEdition,
) -> None:
    record, _ = random_record(FiftyFifty(3, edition), Random(50), 0.4)
    finished = len(final_state(record).standing.rounds)
    reviewed = review_record(record)
    require_exact(record, reviewed)
    assert isinstance(reviewed, FiftyFiftyReview)
    assert finished == 1
    # About the last card of a hand there is nothing to decide.
    assert len(reviewed.decisions) == finished * 3 * 8


@given(seed=seeds)
@settings(max_examples=10)
def test_a_card_is_judged_by_what_its_owner_knew(seed: int) -> None:
    """Whatever the others hold, and whatever moods are to come: the verdict is the same."""
    rng, game = Random(seed), FiftyFifty(4)
    moments = [state for state, entry, _ in random_entries(game, rng) if entry.actor != CHANCE]
    state = rng.choice(moments[:36])
    seat = state.turn
    assert seat is not None
    other = game.reimagine(state, seat, rng)
    judged = [weigh_cards(game, game.view(world, seat)).listed() for world in (state, other)]
    assert judged[0] == judged[1]


@given(seed=seeds)
@settings(max_examples=10)
def test_it_does_not_matter_who_sits_where(seed: int) -> None:
    game, rng = Fifty(4), Random(seed)
    _, state = random_record(game, rng, 0.6)
    done = state.rounds[0]
    moved = (*done.picks[1:], done.picks[0])
    here = review_record(of_choices(game, done.blocked, *done.picks))
    there = review_record(of_choices(game, done.blocked, *moved))
    for seat in range(4):
        mine, yours = here.seats[(seat + 1) % 4], there.seats[seat]
        assert (mine.points, mine.mark) == (yours.points, yours.mark)
        assert mine.skill == pytest.approx(yours.skill, abs=1e-9)
        assert mine.others == pytest.approx(yours.others, abs=1e-9)
        assert mine.win is not None
        assert yours.win is not None
        assert mine.win.skill == pytest.approx(yours.win.skill, abs=1e-9)


def test_it_does_not_matter_where_a_trick_began() -> None:
    """Everybody moves on by a seat, cards and deal as well: so does everything that is said."""
    game = FiftyFifty(3)
    record, _ = random_record(game, Random(3), 0.34)
    moved = Record(
        record.header,
        FiftyFifty(3, dealer=(game.first_dealer + 1) % 3),
        tuple(_moved_on(entry) for entry in record.entries),
    )
    here, there = review_record(record), review_record(moved)
    for seat in range(3):
        mine, yours = here.seats[seat], there.seats[(seat + 1) % 3]
        assert (mine.points, mine.mark) == (yours.points, yours.mark)
        assert mine.skill == pytest.approx(yours.skill, abs=1e-9)
        assert mine.chance == pytest.approx(yours.chance, abs=1e-9)


def _moved_on(entry: Entry) -> Entry:
    if isinstance(entry.action, Deal):
        first, second, third = entry.action.hands
        return Entry(CHANCE, replace(entry.action, hands=(third, first, second)))
    return Entry((int(entry.actor) + 1) % 3, entry.action)


@given(seed=seeds)
@settings(max_examples=5)
def test_a_choice_is_judged_by_what_its_owner_knew(seed: int) -> None:
    """Whatever the others write, the verdict on a choice stays; hindsight alone may change."""
    game, rng = Fifty(4), Random(seed)
    mine = Choices(1, game.top, (1, 4, 7)).sample(rng).numbers
    judged = []
    for _ in range(2):
        others = [Choices(1, game.top, (1, 4, 7)).sample(rng).numbers for _ in range(3)]
        reviewed = review_record(of_choices(game, (1, 4, 7), mine, *others))
        assert isinstance(reviewed, FiftyReview)
        choice = reviewed.rounds[0].choices[0]
        chosen = next(moment for moment in reviewed.win if moment.moment == "round 1 chosen")
        judged.append(
            (choice.expected, choice.loss, choice.worth, choice.reason, chosen.chances[0])
        )
    assert judged[0] == judged[1]


def test_a_round_is_judged_by_the_equilibrium_that_fifties_solve_prints() -> None:
    picks = ((4, 15, 26, 36, 44), (3, 13, 23, 33, 45), (5, 16, 24, 39, 43))
    reviewed = review_record(of_choices(Fifty(3), (1, 2, 7, 8), *picks))
    assert isinstance(reviewed, FiftyReview)
    solution = solve(RoundSetup(3, (1, 2, 7, 8)))
    assert reviewed.rounds[0].value == solution.value
    assert reviewed.rounds[0].answer == solution.answer


def test_a_record_that_is_read_twice_gives_the_same_bytes() -> None:
    record, _ = random_record(Fifty(5, danger=True), Random(5), 1)
    text = write_record(record)
    first, second = (msgspec.json.encode(review_record(parse_record(text))) for _ in range(2))
    assert first == second


def test_a_choice_is_expected_to_score_what_it_does_against_the_equilibrium() -> None:
    """Four standard errors hold the mean of rounds that the engine counts."""
    game, blocked, mine = Fifty(4), (1, 4, 7), (5, 16, 26, 38, 45)
    solution, rng = solve(RoundSetup(4, blocked)), Random(50)
    scores = []
    for _ in range(4000):
        others = [solution.sample(rng) for _ in range(3)]
        state = final_state(of_choices(game, blocked, mine, *others))
        result = state.rounds[0]
        scores.append(result.beads[0] + result.bonus[0])
    reviewed = review_record(of_choices(game, blocked, mine, *others))
    assert isinstance(reviewed, FiftyReview)
    expected = reviewed.rounds[0].choices[0].expected
    error = stdev(scores) / len(scores) ** 0.5
    assert expected == pytest.approx(fmean(scores), abs=4 * error)


def test_the_best_answer_to_an_equilibrium_is_called_best_and_loses_nothing() -> None:
    solution = solve(RoundSetup(4, (1, 4, 7)))
    others = [solution.sample(Random(seed)) for seed in range(3)]
    reviewed = review_record(of_choices(Fifty(4), (1, 4, 7), solution.answer, *others))
    assert isinstance(reviewed, FiftyReview)
    choice = reviewed.rounds[0].choices[0]
    assert choice.verdict is Verdict.BEST
    assert choice.loss == pytest.approx(0, abs=1e-9)
    assert reviewed.seats[0].mark == 100


def test_numbers_that_everybody_writes_are_a_blunder() -> None:
    crowded = (20, 22, 23, 25, 28)
    reviewed = review_record(of_choices(Fifty(3), (1, 4, 6, 7), crowded, crowded, crowded))
    assert isinstance(reviewed, FiftyReview)
    choice = reviewed.rounds[0].choices[0]
    assert choice.verdict is Verdict.BLUNDER
    assert choice.hindsight is not None
    assert choice.hindsight.points > (choice.points or 0)


def test_hindsight_is_what_the_engine_would_have_counted() -> None:
    picks = ((4, 15, 26, 37, 44), (7, 13, 23, 33, 45), (7, 16, 24, 39, 47))
    blocked = (0, 1, 2, 8)
    reviewed = review_record(of_choices(Fifty(3), blocked, *picks))
    assert isinstance(reviewed, FiftyReview)
    best = reviewed.rounds[0].choices[0].hindsight
    assert best is not None
    counted = final_state(of_choices(Fifty(3), blocked, best.numbers, *picks[1:])).rounds[0]
    assert counted.beads[0] + counted.bonus[0] == best.points


def test_a_game_that_nobody_can_judge_is_refused() -> None:
    record, _ = random_record(Lowest(3), Random(1), 1)
    with pytest.raises(IllegalSetup) as refused:
        review_record(record)
    assert refused.value.refusal.message == "input-not-reviewed"
