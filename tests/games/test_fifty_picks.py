"""Choices in a tree are the same value as in a tuple, and never change."""

from __future__ import annotations

import copy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.picks import WIDTH, no_picks, picks_of

seeds = st.integers(0, 2**32 - 1)
sizes = st.one_of(
    st.integers(1, 40),
    st.sampled_from([WIDTH - 1, WIDTH, WIDTH + 1, WIDTH**2, WIDTH**2 + 1, 3000, WIDTH**3 + 5]),
)


@given(size=sizes, seed=seeds, choices=st.integers(0, 60))
def test_a_choice_changes_one_seat_and_no_earlier_value(size: int, seed: int, choices: int) -> None:
    rng = Random(seed)
    written: list[Numbers | None] = [None] * size
    picks = no_picks(size)
    earlier = [(picks, tuple(written))]
    for number in range(choices):
        seat = rng.randrange(size)
        written[seat] = (number, number + 1)
        picks = picks.with_choice(seat, (number, number + 1))
        if number % 20 == 0:
            earlier.append((picks, tuple(written)))
        assert picks[seat] == written[seat]
    for kept, as_they_were in [*earlier, (picks, tuple(written))]:
        assert tuple(kept) == as_they_were
        assert len(kept) == size
        assert kept.missing == as_they_were.count(None)
        assert kept == picks_of(as_they_were)
        assert hash(kept) == hash(picks_of(as_they_were))
        assert copy.deepcopy(kept) == kept


@given(size=sizes, seed=seeds)
def test_the_order_of_choices_makes_no_difference(size: int, seed: int) -> None:
    rng = Random(seed)
    seats = rng.sample(range(size), min(size, 50))
    picks, other = no_picks(size), no_picks(size)
    for seat in seats:
        picks = picks.with_choice(seat, (seat,))
    for seat in reversed(seats):
        other = other.with_choice(seat, (seat,))
    assert picks == other
    assert picks != other.with_choice(seats[0], (-1,))


@pytest.mark.parametrize("size", [3, WIDTH, 1000])
def test_only_seats_of_the_table_have_written_something(size: int) -> None:
    picks = no_picks(size)
    for seat in (-1, size, size + WIDTH):
        with pytest.raises(IndexError):
            picks[seat]
