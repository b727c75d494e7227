"""Fifty until everybody has written, clause by clause. Ids are those of docs/rules.md."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fifties.core.contract import CHANCE
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty import refusals as no
from fifties.games.fifty.actions import Numbers

from fifty_rounds import (
    INTERLEAVED,
    SHEET,
    play_round,
    refusal,
    revealed,
)


@pytest.mark.parametrize("players", [-1, 0, 1, 2])
def test_F1_fewer_than_three_cannot_play(players: int) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Fifty(players)
    assert caught.value.refusal == no.TooFewPlayers(players, 3)


@pytest.mark.parametrize("players", [3, 7, 8, 200, 1000])
def test_F1_there_is_no_upper_limit(players: int) -> None:
    assert len(Fifty(players).start().picks) == players


def test_F1_a_seat_that_is_not_at_the_table_cannot_choose() -> None:
    game = Fifty(5)
    state = revealed(game, (2, 8))
    for seat in (5, -1):
        assert refusal(game, state, seat, Choose(1, SHEET[0])) == no.NoSuchSeat(str(seat), 5)


def test_F2_a_game_has_four_rounds_of_reveal_choose_and_count() -> None:
    game = Fifty(5)
    state = game.start()
    for number in (1, 2, 3, 4):
        assert game.to_act(state) == (CHANCE,)
        state = game.apply(state, CHANCE, Reveal((0, 2))).state
        assert game.to_act(state) == (0, 1, 2, 3, 4)
        for seat, numbers in enumerate(INTERLEAVED):
            state = game.apply(state, seat, Choose(number, numbers)).state
        assert len(state.rounds) == number
    assert game.to_act(state) == ()
    assert refusal(game, state, CHANCE, Reveal((0, 2))) == no.GameOver(4)
    assert refusal(game, state, 0, Choose(5, SHEET[0])) == no.GameOver(4)


def test_F2_a_choice_answers_its_own_round_alone() -> None:
    game = Fifty(5)
    state = revealed(game, (2, 8))
    assert refusal(game, state, 0, Choose(2, SHEET[0])) == no.OtherRound(2, 1)


def test_F2_nobody_acts_out_of_turn() -> None:
    game = Fifty(5)
    assert refusal(game, game.start(), 0, Choose(1, SHEET[0])) == no.NotNow(1)
    state = revealed(game, (2, 8))
    assert refusal(game, state, CHANCE, Reveal((2, 8))) == no.NotNow(1)
    assert refusal(game, state, CHANCE, Choose(1, SHEET[0])) == no.NotNow(1)
    assert refusal(game, state, 0, Reveal((2, 8))) == no.NotNow(1)


def test_F2_a_choice_can_be_replaced_until_the_last_seat_has_chosen() -> None:
    game = Fifty(3)
    state = revealed(game, (0, 2, 4, 8))
    for seat, numbers in ((0, SHEET[1]), (1, SHEET[3])):
        state = game.apply(state, seat, Choose(1, numbers)).state
    state = game.apply(state, 0, Choose(1, (1, 3, 5, 7, 9))).state
    assert game.to_act(state) == (2,)
    state = game.apply(state, 2, Choose(1, (11, 13, 15, 17, 19))).state
    assert state.rounds[0].picks[0] == (1, 3, 5, 7, 9)


@pytest.mark.parametrize(
    ("players", "tokens"), [(3, 4), (4, 3), (5, 2), (6, 1), (7, 0), (8, 0), (50, 0)]
)
def test_F3_the_table_size_says_how_many_tokens_are_flipped(players: int, tokens: int) -> None:
    game = Fifty(players)
    offer = game.offer(game.start(), CHANCE)
    reveal = offer.sample(Random(players))
    assert isinstance(reveal, Reveal)
    assert len(reveal.blocked) == tokens
    for wrong in {tokens - 1, tokens + 1} - {-1}:
        reason = refusal(game, game.start(), CHANCE, Reveal(tuple(range(wrong))))
        assert reason == no.TokensMiscounted(wrong, tokens, players)


def test_F3_there_is_one_token_of_each_digit() -> None:
    game = Fifty(5)
    assert refusal(game, game.start(), CHANCE, Reveal((3, 3))) == no.TokenTwice(3)
    assert refusal(game, game.start(), CHANCE, Reveal((3, 10))) == no.NoSuchToken(10)
    assert refusal(game, game.start(), CHANCE, Reveal((8, 2))) == no.TokensUnsorted(2, 8)


def test_F3_all_ten_tokens_are_shuffled_for_every_round() -> None:
    game = Fifty(5)
    state, _, _ = play_round(game, game.start(), SHEET)
    assert state.rounds[0].blocked in {
        reveal.blocked for reveal in game.offer(state, CHANCE) if isinstance(reveal, Reveal)
    }
    assert game.offer(state, CHANCE).count() == 45


def test_F3_every_pair_of_tokens_is_equally_likely() -> None:
    game, rng = Fifty(5), Random(3)
    offer = game.offer(game.start(), CHANCE)
    drawn = Counter(offer.sample(rng) for _ in range(9000))
    assert len(drawn) == 45
    assert all(120 < times < 290 for times in drawn.values())


@pytest.mark.parametrize(
    ("players", "top"), [(3, 50), (7, 50), (8, 55), (9, 60), (10, 65), (100, 515), (200, 1015)]
)
def test_F4_the_count_goes_to_50_and_5_further_for_each_player_above_seven(
    players: int, top: int
) -> None:
    game = Fifty(players)
    assert game.top == top
    state = revealed(game, ()) if players >= 7 else revealed(game)
    assert max(game.offer(state, 0).sample(Random(1)).numbers) < top  # type: ignore[union-attr]  # only choices are offered to a seat


def test_F4_ten_players_choose_from_1_to_64() -> None:
    """Party example: 10 players choose from 1-64 and count to 65."""
    game = Fifty(10)
    state = revealed(game)
    game.apply(state, 0, Choose(1, (1, 2, 3, 4, 64)))
    assert refusal(game, state, 0, Choose(1, (1, 2, 3, 4, 65))) == no.NumberOutside(65, 1, 64)


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        ((4, 15, 26, 37), no.NumbersMiscounted(4, 5)),
        ((4, 15, 26, 37, 44, 45), no.NumbersMiscounted(6, 5)),
        ((), no.NumbersMiscounted(0, 5)),
        ((0, 15, 26, 37, 44), no.NumberOutside(0, 1, 49)),
        ((-4, 15, 26, 37, 44), no.NumberOutside(-4, 1, 49)),
        ((4, 15, 26, 37, 50), no.NumberOutside(50, 1, 49)),
        ((4, 15, 15, 37, 44), no.NumberTwice(15)),
        ((15, 4, 26, 37, 44), no.NotAscending(4, 15)),
        ((2, 15, 26, 37, 44), no.EndingBlocked(2, 2)),
        ((4, 15, 26, 38, 44), no.EndingBlocked(38, 8)),
    ],
)
def test_F5_five_ascending_numbers_none_with_a_blocked_ending(
    numbers: Numbers, reason: Refusal
) -> None:
    game = Fifty(5)
    found = refusal(game, revealed(game, (2, 8)), 0, Choose(1, numbers))
    assert found == reason
    assert found.clause == "F5"


def test_F5_the_ends_of_the_range_can_be_written() -> None:
    game = Fifty(7)
    state = game.apply(revealed(game), 0, Choose(1, (1, 2, 3, 48, 49))).state
    assert state.picks[0] == (1, 2, 3, 48, 49)
