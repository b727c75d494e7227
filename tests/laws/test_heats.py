"""What holds for the heats of every event."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifties.core.contract import places_of
from fifties.core.seal import Seal
from fifties.table.heats import (
    Heat,
    HeatResult,
    HeatRules,
    HeatStage,
    draw_heats,
    heat_code,
    heat_sizes,
    seats_that_go_on,
    usual_advance,
)
from fifties.table.settings import Clock, Pace

LEAST, MOST = 3, 10_000

crowds = st.one_of(st.integers(LEAST, 60), st.integers(LEAST, MOST))
sizes = st.one_of(st.integers(3, 7), st.integers(3, 2_000))
finals = st.one_of(st.integers(3, 12), st.integers(3, 200))
worths = st.lists(st.integers(0, 5), min_size=3, max_size=9)
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)


def result(worth: list[int], left: set[int] | None = None) -> HeatResult:
    """Return the result of a heat whose seats are worth so much."""
    places = places_of([(one,) for one in worth])
    return HeatResult(places, tuple(worth), tuple(sorted(left or ())))


@pytest.mark.parametrize("size", range(3, 8))
def test_every_number_of_players_is_divided_into_tables_of_three_to_seven(size: int) -> None:
    for players in (*range(LEAST, 400), *range(400, MOST, 61), MOST):
        divided = heat_sizes(players, size, LEAST)
        assert sum(divided) == players
        assert 3 <= min(divided) <= max(divided) <= 7
        assert max(divided) - min(divided) <= 1
        # Only where tables of that size would leave fewer than three at one are they larger.
        if max(divided) > size:
            assert players < LEAST * -(-players // size)


@given(players=crowds, size=sizes)
def test_halls_of_any_size_are_as_even_and_as_few_as_can_be(players: int, size: int) -> None:
    divided = heat_sizes(players, size, LEAST)
    assert sum(divided) == players
    assert min(divided) >= LEAST
    assert max(divided) - min(divided) <= 1
    if max(divided) <= size:
        assert len(divided) == -(-players // size)


@given(players=st.integers(3, 500), size=sizes, secret=secrets)
def test_everybody_plays_in_exactly_one_heat(players: int, size: int, secret: str) -> None:
    members, divided = [*range(7, 7 + players)], heat_sizes(players, size, LEAST)
    drawn = draw_heats(Seal(secret), members, divided)
    assert [len(group) for group in drawn] == [*divided]
    assert sorted(member for group in drawn for member in group) == members
    assert drawn == draw_heats(Seal(secret), members, divided)


@given(players=crowds, size=sizes, final=finals)
def test_somebody_is_out_and_enough_go_on_for_another_heat(
    players: int, size: int, final: int
) -> None:
    divided = heat_sizes(players, size, LEAST)
    if len(divided) == 1:
        return
    advance = usual_advance(divided, final)
    assert 1 <= advance < min(divided)
    assert len(divided) * advance >= LEAST
    if len(divided) <= final:
        # The final is as full as it can be without comparing points of different heats.
        fits = len(divided) * advance <= max(final, 2 * len(divided))
        assert fits
        assert advance == min(divided) - 1 or len(divided) * (advance + 1) > final


@given(players=crowds, size=sizes, final=finals)
def test_every_event_comes_to_its_final(players: int, size: int, final: int) -> None:
    left, stages = players, 0
    while left > final:
        divided = heat_sizes(left, size, LEAST)
        if len(divided) == 1:
            break
        advance, before = usual_advance(divided, final), left
        left = len(divided) * advance
        assert LEAST <= left < before
        stages += 1
        if left <= max(final, len(divided) * advance) and len(divided) <= final:
            break
    assert stages <= 20


@given(worth=worths, advance=st.integers(1, 9), data=st.data())
def test_the_best_go_on_and_whoever_shares_their_last_place(
    worth: list[int], advance: int, data: st.DataObject
) -> None:
    seats = range(len(worth))
    left = data.draw(st.sets(st.sampled_from([*seats])))
    on = seats_that_go_on(result(worth, left), advance)
    here = [seat for seat in seats if seat not in left]
    out = [seat for seat in here if seat not in on]
    assert not left & {*on}
    assert len(on) >= min(advance, len(here))
    assert all(worth[stays] < worth[goes] for stays in out for goes in on)
    # Nobody goes on who has as many better ones as may go on.
    for seat in on:
        assert sum(worth[other] > worth[seat] for other in here) < advance


@given(worth=worths, advance=st.integers(1, 4), data=st.data())
def test_whoever_leaves_lets_others_move_up_and_nobody_down(
    worth: list[int], advance: int, data: st.DataObject
) -> None:
    ended = result(worth)
    before = {*seats_that_go_on(ended, advance)}
    gone = data.draw(st.sets(st.sampled_from([*range(len(worth))])))
    assert before - gone <= {*seats_that_go_on(ended, advance, gone)}


@given(heats=st.lists(worths, min_size=2, max_size=6), order=st.randoms(use_true_random=False))
def test_the_order_in_which_heats_end_does_not_matter(
    heats: list[list[int]], order: Random
) -> None:
    def played(numbers: list[int]) -> list[int]:
        stage = empty_stage(heats)
        for number in numbers:
            stage.heats[number].result = result(heats[number])
            stage.over += 1
        assert stage.is_over
        return stage.members_going_on(range(1_000))

    shuffled = [*range(len(heats))]
    order.shuffle(shuffled)
    assert played(shuffled) == played([*range(len(heats))])


@given(heats=st.lists(worths, min_size=2, max_size=4), data=st.data())
def test_so_many_go_on_that_they_can_play_unless_too_few_are_left(
    heats: list[list[int]], data: st.DataObject
) -> None:
    stage = empty_stage(heats)
    everybody = [member for heat in stage.heats for member in heat.players]
    here = data.draw(st.sets(st.sampled_from(everybody)))
    for heat, worth in zip(stage.heats, heats, strict=True):
        heat.result = result(worth)
    on = stage.members_going_on(here)
    assert {*on} <= here
    assert len(on) >= min(3, len(here))
    assert len(on) == len({*on})


def test_a_heat_without_a_result_sends_nobody_on() -> None:
    stage = empty_stage([[3, 2, 1], [1, 2, 3], [1, 1, 1]])
    for heat, ended in zip(
        stage.heats, (result([3, 2, 1]), HeatResult(), result([2, 2, 2])), strict=True
    ):
        heat.result = ended
    assert stage.members_going_on(range(9)) == [0, 6, 7, 8]


@given(
    ones=st.tuples(st.integers(1, 30), st.integers(1, 4_000)),
    others=st.tuples(st.integers(1, 30), st.integers(1, 4_000)),
)
def test_every_heat_has_a_code_of_its_own_that_is_no_other_tables(
    ones: tuple[int, int], others: tuple[int, int]
) -> None:
    code = heat_code("KXM4PQ", *ones)
    assert (code == heat_code("KXM4PQ", *others)) == (ones == others)
    assert 6 < len(code) <= 16


def empty_stage(heats: list[list[int]]) -> HeatStage:
    """Return a stage of heats of these sizes, the best of each of which goes on."""
    rules = HeatRules(size=7, final=7, advance=1)
    stage = HeatStage(1, rules, False, (), Pace.BRISK, Clock.RELAXED)
    first = 0
    for number, worth in enumerate(heats, 1):
        stage.heats.append(Heat(number, tuple(range(first, first + len(worth)))))
        first += len(worth)
    return stage
