"""Who plays whom: everybody from every seat, evenly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifties.arena.schedule import MOST_LINE_UPS, Board, boards, line_ups
from fifties.core.refusals import IllegalSetup


def plan(listed: list[int], players: int, games: int, seed: int = 0) -> list[Board]:
    return list(boards(line_ups(listed, players), games, seed))


def test_as_many_bots_as_seats_are_one_table() -> None:
    assert line_ups([0, 1, 1, 1], 4) == [(1, 3)]
    assert line_ups([0, 0, 0], 3) == [(3,)]


def test_more_bots_than_seats_form_all_tables_but_those_of_one_kind() -> None:
    assert len(line_ups([0, 1, 2, 3, 4], 3)) == 10
    assert line_ups([0, 1, 1, 1, 1], 3) == [(1, 2)]


def test_fewer_bots_than_seats_form_all_mixtures_but_those_of_one_kind() -> None:
    assert line_ups([0, 1], 4) == [(3, 1), (2, 2), (1, 3)]
    assert len(line_ups([0, 1, 2], 4)) == 12
    assert line_ups([0], 5) == [(5,)]


def test_nobody_waits_for_tables_without_end() -> None:
    with pytest.raises(IllegalSetup, match=f"{MOST_LINE_UPS:,}"):
        line_ups(list(range(40)), 5)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_different_bots_sit_in_all_orders(players: int) -> None:
    orders = list(permutations(range(players)))
    planned = plan(list(range(players)), players, len(orders))
    assert sorted(seating for board in planned for seating in board.seatings) == orders


def test_one_against_three_sits_at_every_seat_in_turn() -> None:
    (board,) = plan([0, 1, 1, 1], 4, 4)
    assert board.seatings == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))


def test_two_pairs_have_six_seatings() -> None:
    seatings = [seating for board in plan([0, 0, 1, 1], 4, 6) for seating in board.seatings]
    assert sorted(seatings) == sorted(set(permutations((0, 0, 1, 1))))


@settings(max_examples=100)
@given(
    listed=st.lists(st.integers(0, 3), min_size=1, max_size=7),
    players=st.integers(3, 6),
    games=st.integers(1, 200),
)
def test_every_bot_sits_equally_often_at_every_seat(
    listed: list[int], players: int, games: int
) -> None:
    numbers = sorted(set(listed))
    planned = plan([numbers.index(bot) for bot in listed], players, games)
    for bot in range(len(numbers)):
        by_seat = [
            sum(seating[seat] == bot for board in planned for seating in board.seatings)
            for seat in range(players)
        ]
        assert len(set(by_seat)) == 1
    played = sum(len(board.seatings) for board in planned)
    assert games <= played < games + players


def test_tables_are_played_evenly_and_so_are_the_seatings_of_each() -> None:
    tables: Counter[tuple[int, ...]] = Counter()
    seatings: Counter[tuple[int, ...]] = Counter()
    for board in plan([0, 1], 4, 4 * 6 * 3):
        for seating in board.seatings:
            tables[tuple(sorted(seating))] += 1
            seatings[seating] += 1
    assert set(tables.values()) == {24}
    assert {seatings[seating] for seating in set(permutations((0, 0, 1, 1)))} == {4}
    assert {seatings[seating] for seating in set(permutations((0, 1, 1, 1)))} == {6}


@pytest.mark.parametrize("seed", [5])
def test_a_crowd_sits_as_it_is_drawn(seed: int) -> None:
    crowd = list(range(12))
    once, again, other = (plan(crowd, 12, 24, s) for s in (seed, seed, seed + 1))
    assert once == again != other
    assert [len(board.seatings) for board in once] == [12, 12]
    assert once[0].seatings[0] != once[1].seatings[0]


def test_a_lone_wolf_in_a_large_crowd_has_one_circle() -> None:
    first, second = plan([0] + [1] * 199, 200, 203)
    assert len(first.seatings) == 200
    assert second.seatings == first.seatings[:3]


def test_games_of_a_board_share_their_deal_only_on_duplicate() -> None:
    planned = plan([0, 1, 2], 3, 6)
    twice = [match.deal for board in planned for match in board.matches(duplicate=True)]
    single = [match for board in planned for match in board.matches(duplicate=False)]
    assert twice == [0, 0, 0, 1, 1, 1]
    assert [match.deal for match in single] == [match.number for match in single] == list(range(6))
