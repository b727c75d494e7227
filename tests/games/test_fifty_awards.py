"""What a round of Fifty is remembered for. Ids are those of docs/rules.md."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.awards import Award, AwardKind, awards
from fifties.games.fifty.events import Called
from fifties.games.fifty.state import Round, State
from fifties.games.fifty.table_size import BOXES

from fifty_rounds import play_round
from random_games import random_entries, seeds

LONGEST, CLASHES, TWINS = AwardKind


def counted(*picks: Numbers, after: State | None = None) -> tuple[Award, ...]:
    game = Fifty(len(picks))
    _, _, scored = play_round(game, after or game.start(), picks)
    return awards(scored.result)


def of(kind: AwardKind, told: tuple[Award, ...]) -> list[tuple[tuple[int, ...], int]]:
    return [(award.seats, award.amount) for award in told if award.kind is kind]


def test_F8_the_longest_count_includes_the_number_that_ends_it() -> None:
    told = counted((1, 11, 21, 31, 41), (5, 12, 22, 32, 42), (6, 13, 23, 33, 43))
    # Seat 2 scores 14 to 21, 24 to 31, 34 to 41 and, up to the top, 44 to 50.
    assert of(LONGEST, told) == [((2,), 8)]


def test_F9_an_own_number_does_not_end_a_count() -> None:
    told = counted((1, 2, 3, 4, 25), (26, 31, 41, 42, 43), (32, 36, 44, 45, 46))
    assert of(LONGEST, told) == [((0,), 25)]


def test_F10_a_clash_ends_a_count_even_if_the_same_player_goes_on() -> None:
    told = counted((1, 11, 12, 45, 46), (11, 31, 32, 41, 42), (33, 34, 35, 43, 44))
    # Seat 0 scores 2 to 10; 11 clashes; from 12 on it scores again, up to 31.
    assert of(LONGEST, told) == [((0,), 19)]
    assert of(CLASHES, told) == [((0, 1), 1)]
    assert of(TWINS, told) == []


def test_F10_most_clashes_are_those_of_one_player() -> None:
    told = counted((1, 12, 23, 34, 45), (1, 13, 24, 35, 46), (3, 12, 25, 36, 41))
    assert of(CLASHES, told) == [((0,), 2)]
    assert of(TWINS, told) == []


def test_F6_where_nobody_takes_the_count_nobody_is_praised_for_it() -> None:
    same = (1, 12, 23, 34, 45)
    told = counted(same, same, same)
    assert told == (Award(CLASHES, (0, 1, 2), 5), Award(TWINS, (0, 1, 2), 5))


def test_F5_twins_share_at_least_two_numbers() -> None:
    told = counted((1, 12, 23, 34, 45), (1, 12, 24, 35, 46), (3, 14, 24, 35, 41))
    assert of(TWINS, told) == [((0, 1), 2), ((1, 2), 2)]
    assert of(CLASHES, told) == [((1,), 4)]


def test_F12_what_a_second_crown_left_uncalled_counts_for_nothing() -> None:
    game = Fifty(3)
    first = ((1, 41, 42, 43, 44), (2, 31, 33, 34, 46), (26, 32, 35, 36, 45))
    state, _, _ = play_round(game, game.start(), first)
    _, calls, scored = play_round(game, state, first)
    assert scored.result.scores is None
    assert len(calls) == 21
    assert awards(scored.result) == (Award(LONGEST, (1,), 19),)


def reckoned(result: Round, calls: list[Called]) -> tuple[int, int]:
    """Reckon the longest run and the most clashes from what was told aloud."""
    longest = run = 0
    before: int | None = None
    crossed = [0] * len(result.picks)
    for call in calls:
        run = 0 if call.scorer is None else run + 1 if call.scorer == before else 1
        before, longest = call.scorer, max(longest, run)
        for crossing in call.crossings:
            crossed[crossing.seat] += 1
    return longest, max(crossed)


@given(players=st.integers(3, 9), seed=seeds)
def test_awards_are_what_was_heard_and_follow_the_seats(players: int, seed: int) -> None:
    game, rng = Fifty(players), Random(seed)
    for _, _, step in random_entries(game, rng):
        calls = [event for event in step.events if isinstance(event, Called)]
        if not calls:
            continue
        result = step.state.rounds[-1]
        told = awards(result)
        assert told == awards(result)
        best = {award.kind: award.amount for award in told}
        assert (best.get(LONGEST, 0), best.get(CLASHES, 0)) == reckoned(result, calls)
        for award in told:
            assert 1 <= award.amount <= (game.top if award.kind is LONGEST else BOXES)
            assert award.seats == tuple(sorted(set(award.seats)))
            assert {*award.seats} <= {*range(players)}
        assert all(len(seats) >= 2 <= amount for seats, amount in of(TWINS, told))
        check_seats_follow(result, told, rng)


def check_seats_follow(result: Round, told: tuple[Award, ...], rng: Random) -> None:
    """Seat everybody elsewhere: the awards go with them."""
    order = list(range(len(result.picks)))
    rng.shuffle(order)
    moved = Round(
        blocked=result.blocked,
        danger=result.danger,
        picks=tuple(result.picks[seat] for seat in order),
        beads=tuple(result.beads[seat] for seat in order),
        bonus=tuple(result.bonus[seat] for seat in order),
        crowned=tuple(order.index(seat) for seat in result.crowned),
        scores=result.scores and tuple(result.scores[seat] for seat in order),
        last=result.last,
        crossed=result.crossed,
        lost=result.lost,
    )
    there = {
        (award.kind, tuple(sorted(order.index(seat) for seat in award.seats)), award.amount)
        for award in told
    }
    assert {(one.kind, one.seats, one.amount) for one in awards(moved)} == there
