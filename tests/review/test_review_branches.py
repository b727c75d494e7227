"""Reviews of games that branched off another one: only what was decided since is judged."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifties.core.branch import Branch
from fifties.core.contract import CHANCE, GameT
from fifties.core.record import Record
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.review import Review, review_record
from fifties.review.fifty import FiftyReview
from fifties.review.fifty_fifty import FiftyFiftyReview
from reviewed_games import require_exact

from random_games import random_record, seeds


def branched(record: Record[GameT], inherited: int) -> Record[GameT]:
    """Return the same record, as if its first entries were those of another game."""
    draws = [at for at, entry in enumerate(record.entries[:inherited]) if entry.actor == CHANCE]
    played = inherited - draws[-1] - 1 if draws else inherited
    branch = Branch("a1" * 32, len(draws), played)
    return replace(record, header=replace(record.header, branch=branch))


def draws_of(record: Record[GameT]) -> list[int]:
    """Return before how many entries chance acts."""
    return [at for at, entry in enumerate(record.entries) if entry.actor == CHANCE]


@given(players=st.sampled_from([3, 4, 5]), seed=seeds, at=st.integers(0, 3))
@settings(max_examples=8)
def test_rounds_before_a_branch_are_not_judged(players: int, seed: int, at: int) -> None:
    """Whether the tokens of the first own round were drawn in the other game or not."""
    record, state = random_record(Fifty(players), Random(seed), 1)
    number = min(at, len(state.rounds) - 1)
    whole, draw = review_record(record), draws_of(record)[number]
    assert isinstance(whole, FiftyReview)
    for inherited in (draw, draw + 1):
        branch = branched(record, inherited)
        told = review_record(branch)
        require_exact(branch, told)
        assert isinstance(told, FiftyReview)
        assert told.rounds == whole.rounds[number:]


def test_a_branch_of_a_party_is_judged_from_where_it_branched_off() -> None:
    record, _ = random_record(Fifty(9), Random(3), 1)
    whole, draw = review_record(record), draws_of(record)[2]
    assert isinstance(whole, FiftyReview)
    branch = branched(record, draw + 1)
    told = review_record(branch)
    require_exact(branch, told)
    assert isinstance(told, FiftyReview)
    assert told.rounds == whole.rounds[2:]


def test_what_was_revealed_before_a_branch_is_nobodys_luck() -> None:
    record, _ = random_record(Fifty(4), Random(4), 1)
    draw = draws_of(record)[-1]
    before, after = (review_record(branched(record, inherited)) for inherited in (draw, draw + 1))
    for drawn, inherited in zip(before.seats, after.seats, strict=True):
        assert drawn.chance != pytest.approx(0, abs=1e-3)
        assert inherited.chance == pytest.approx(0, abs=1e-9)
        assert inherited.expected == pytest.approx(drawn.expected + drawn.chance, abs=1e-9)
        assert inherited.skill == pytest.approx(drawn.skill, abs=1e-9)
        assert inherited.mark == drawn.mark


@cache
def cards_and_review() -> tuple[Record[Any], Review]:
    """Play a part of a game, and review it as a whole."""
    record, _ = random_record(FiftyFifty(3), Random(50), 0.4)
    return record, review_record(record)


@pytest.mark.parametrize("inherited", [0, 1, 9, 24])
def test_cards_before_a_branch_are_not_judged(inherited: int) -> None:
    """The others get the verdicts that they have in the whole game."""
    record, whole = cards_and_review()
    branch = branched(record, inherited)
    told = review_record(branch)
    require_exact(branch, told)
    assert isinstance(whole, FiftyFiftyReview)
    assert isinstance(told, FiftyFiftyReview)
    played = max(0, inherited - 1)
    # About the last card of a hand there is nothing to decide.
    assert told.decisions == whole.decisions[played:]
    both = zip(told.seats, whole.seats, strict=True)
    changed = [mine.expected != theirs.expected for mine, theirs in both]
    assert changed == [inherited > 0] * 3


@pytest.mark.parametrize("game", [Fifty(4), FiftyFifty(3)], ids=["Fifty", "Fifty Fifty"])
def test_a_branch_of_which_no_round_was_finished_has_nothing_to_judge(
    game: Fifty | FiftyFifty,
) -> None:
    record, _ = random_record(game, Random(50), 0.4)
    branch = branched(record, len(record.entries))
    told = review_record(branch)
    require_exact(branch, told)
    assert not told.losses
    assert all(seat.skill == 0 for seat in told.seats)
