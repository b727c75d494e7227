"""Fifty from the count on, clause by clause. Ids are those of docs/rules.md."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fifties.core.contract import CHANCE, playout
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import IELLO, Choose, Fifty, FiftyEdition, Reveal
from fifties.games.fifty import refusals as no
from fifties.games.fifty.events import Called, Crossing, Revealed, Take
from fifties.games.fifty.game import Ending
from fifties.games.fifty.picks import no_picks
from fifties.games.fifty.state import Round, State

from fifty_rounds import (
    ANA,
    INTERLEAVED,
    JOELLE,
    SABIN,
    SHEET,
    THEO,
    YANN,
    play_round,
    refusal,
)


def sheet_calls() -> list[Called]:
    """Count the sheet's example with an empty grid for Ana up to 12."""
    picks = (*SHEET[:4], (13, 14, 27, 35, 46))
    return play_round(Fifty(5), Fifty(5).start(), picks)[1]


def test_F6_nobody_scores_until_somebody_takes_the_count() -> None:
    calls = sheet_calls()
    assert [call.scorer for call in calls[:4]] == [None] * 4
    assert [call.caller for call in calls[:4]] == [SABIN] * 4


def test_F6_the_next_seat_begins_each_round_and_no_score_depends_on_it() -> None:
    game = Fifty(5)
    state = game.start()
    beginners, results = [], []
    for _ in range(4):
        step = game.apply(state, CHANCE, Reveal((0, 2)))
        (event,) = step.events
        assert isinstance(event, Revealed)
        state, calls, scored = play_round(game, state, INTERLEAVED)
        assert calls[0].caller == event.beginner
        beginners.append(event.beginner)
        results.append(scored.result.scores)
    assert beginners == [0, 1, 2, 3]
    assert results == [(10, 10, 10, 10, 9)] * 4


def test_F7_a_sole_owner_takes_the_count_after_the_number_has_scored() -> None:
    calls = sheet_calls()
    assert (calls[3].taker, calls[3].scorer) == (SABIN, None)
    at_13 = calls[12]
    assert at_13.owners == (THEO, ANA)
    game = Fifty(3)
    picks = ((1, 10, 20, 30, 40), (5, 11, 21, 31, 41), (8, 16, 26, 36, 46))
    _, calls, _ = play_round(game, game.start(), picks)
    assert (calls[4].scorer, calls[4].taker, calls[4].caller) == (0, 1, 0)
    assert (calls[5].scorer, calls[5].caller) == (1, 1)
    assert calls[4].take is Take.TAKES


@pytest.mark.parametrize("early", [(12, 13), (2, 2)])
def test_F7_the_beginner_takes_the_count_with_the_first_own_number(early: tuple[int, int]) -> None:
    """Also after a clash: the beginner was counting, but had never scored."""
    game, (second, third) = Fifty(3), early
    picks = ((5, 11, 21, 31, 41), (second, 22, 25, 32, 42), (third, 23, 33, 35, 43))
    _, calls, _ = play_round(game, game.start(), picks)
    assert [call.caller for call in calls[:6]] == [0] * 6
    assert [call.scorer for call in calls[:6]] == [None] * 5 + [0]
    assert (calls[4].taker, calls[4].take) == (0, Take.TAKES)


def test_F8_the_taker_scores_every_later_number_the_interrupting_one_included() -> None:
    calls = sheet_calls()
    assert [call.scorer for call in calls[4:6]] == [SABIN, SABIN]
    assert [call.scorer for call in calls[9:12]] == [JOELLE] * 3
    assert calls[5].bead == 2


def test_F8_the_last_number_scores_too() -> None:
    game = Fifty(3)
    picks = ((1, 3, 5, 11, 13), (2, 4, 12, 14, 15), (21, 22, 23, 24, 45))
    _, calls, scored = play_round(game, game.start(), picks)
    assert (calls[-1].number, calls[-1].scorer) == (50, 2)
    assert scored.result.beads[2] == 50 - 21


def test_F9_an_own_number_keeps_the_count_and_scores_as_usual() -> None:
    game = Fifty(3)
    picks = ((1, 3, 21, 31, 41), (10, 22, 32, 42, 43), (11, 23, 33, 44, 45))
    _, calls, _ = play_round(game, game.start(), picks)
    assert (calls[2].number, calls[2].scorer, calls[2].taker) == (3, 0, 0)
    assert (calls[3].scorer, calls[3].caller) == (0, 0)
    assert calls[2].take is Take.KEEPS


def test_F9_a_silenced_counter_scores_again_after_an_own_number() -> None:
    game = Fifty(3)
    picks = ((1, 5, 21, 31, 41), (3, 22, 32, 42, 43), (3, 23, 33, 44, 45))
    _, calls, _ = play_round(game, game.start(), picks)
    assert [call.scorer for call in calls[:6]] == [None, 0, None, None, None, 0]
    assert [call.caller for call in calls[:6]] == [0] * 6
    assert (calls[4].taker, calls[4].take) == (0, Take.SCORES_AGAIN)
    assert calls[2].take is None


def test_F19_the_grids_settle_who_owns_a_number_whoever_was_quicker() -> None:
    game = Fifty(5)
    told = []
    for order in (range(5), reversed(range(5))):
        state = game.apply(game.start(), CHANCE, Reveal((0, 8))).state
        for seat in order:
            step = game.apply(state, seat, Choose(1, SHEET[seat]))
            state = step.state
        told.append([event for event in step.events if isinstance(event, Called)])
        assert all(game.offer(state, seat).count() == 0 for seat in range(5))
    assert told[0] == told[1]


def test_F10_owners_of_the_same_number_cross_it_off_and_it_scores_for_nobody() -> None:
    calls = sheet_calls()
    seven = calls[6]
    assert (seven.scorer, seven.taker, seven.owners) == (None, None, (THEO, YANN))
    assert seven.crossings == (Crossing(THEO, 0, 1, False, 1), Crossing(YANN, 0, 1, False, 1))
    assert [call.scorer for call in calls[7:9]] == [None, None]
    assert [call.caller for call in calls[7:9]] == [SABIN, SABIN]
    assert calls[8].taker == JOELLE


def test_F10_the_counter_may_be_one_of_the_owners() -> None:
    game = Fifty(3)
    picks = ((1, 4, 21, 31, 41), (4, 22, 32, 42, 43), (10, 23, 33, 44, 45))
    _, calls, scored = play_round(game, game.start(), picks)
    assert calls[3].owners == (0, 1)
    assert [call.scorer for call in calls[3:6]] == [None] * 3
    assert calls[4].caller == 0
    assert scored.result.bonus[:2] == (1, 1)


@pytest.mark.parametrize(
    ("players", "mark"), [(3, 19), (4, 15), (5, 12), (6, 10), (7, 9), (8, 9), (100, 9)]
)
def test_F11_the_crown_mark_depends_on_the_table_size(players: int, mark: int) -> None:
    assert Fifty(players).mark == mark


def test_F11_a_crown_is_gained_at_that_very_number_and_once_a_round() -> None:
    game = Fifty(3)
    picks = ((1, 2, 3, 4, 5), (40, 41, 42, 43, 44), (40, 41, 42, 43, 44))
    _, calls, scored = play_round(game, game.start(), picks)
    assert [call.number for call in calls if call.crowned] == [20]
    assert calls[19].bead == 19
    assert scored.result.beads[0] == 38
    assert scored.crowns == (1, 0, 0)


def test_F11_bonus_points_do_not_move_the_bead() -> None:
    game = Fifty(3, FiftyEdition(bonus=((50, 50, 50, 50, 50),) * 4))
    same = (1, 2, 3, 4, 5)
    _, _, scored = play_round(game, game.start(), (same, same, (11, 12, 13, 14, 15)))
    assert scored.result.bonus == (250, 250, 0)
    assert scored.crowns == (0, 0, 1)


def test_F12_a_second_crown_wins_at_once_and_the_round_gets_no_scores() -> None:
    game = Fifty(3)
    picks = ((1, 2, 3, 4, 5), (40, 41, 42, 43, 44), (40, 41, 42, 43, 44))
    state, _, first = play_round(game, game.start(), picks)
    state, calls, second = play_round(game, state, picks)
    assert calls[-1].number == 20
    assert second.result.scores is None
    assert second.result.beads == (19, 0, 0)
    assert second.result.bonus == (0, 0, 0)
    assert second.totals == first.totals
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0,), Ending.SECOND_CROWN)
    assert game.to_act(state) == ()
    assert refusal(game, state, CHANCE, Reveal((6, 7, 8, 9))) == no.WonAlready(0, 2)


def test_F12_one_crown_each_wins_nothing() -> None:
    game = Fifty(3)
    first = ((1, 2, 3, 4, 5), (40, 41, 42, 43, 44), (40, 41, 42, 43, 44))
    state, _, _ = play_round(game, game.start(), first)
    state, _, scored = play_round(game, state, (first[1], first[0], first[2]))
    assert scored.crowns == (1, 1, 0)
    assert game.outcome(state) is None


def test_F13_the_score_is_the_bead_and_the_bonus_of_every_crossed_off_box() -> None:
    """Score example: bead 14, crossed-off boxes worth 2 and 1: 17 points."""
    game = Fifty(3)
    sabin, theo, yann = (1, 22, 23, 30, 31), (23, 32, 33, 40, 41), (15, 31, 42, 43, 45)
    # From 1 Sabin scores 2 to 15. At 22 and 30 the next number is a clash, so nothing is added.
    _, _, scored = play_round(game, game.start(), (sabin, theo, yann))
    result = scored.result
    assert result.scores is not None
    assert (result.beads[0], result.bonus[0], result.scores[0]) == (14, 2 + 1, 17)


def test_F13_a_round_ends_when_the_top_is_called() -> None:
    game = Fifty(8)
    picks = tuple((seat + 1, 21, 31, 41, 45) for seat in range(8))
    state, calls, _ = play_round(game, game.start(), picks)
    assert [call.number for call in calls] == list(range(1, 56))
    assert game.to_act(state) == (CHANCE,)


def test_F14_the_bonus_is_1_1_2_1_1_in_every_round_unless_the_box_says_otherwise() -> None:
    assert IELLO.bonus == ((1, 1, 2, 1, 1),) * 4
    box = FiftyEdition(bonus=((1, 1, 2, 1, 1), (0, 0, 0, 0, 7), (3, 3, 3, 3, 3), (9, 0, 0, 0, 0)))
    game, state = Fifty(3, box), Fifty(3, box).start()
    same, got = (1, 11, 21, 31, 41), []
    for _ in range(2):
        state, _, scored = play_round(game, state, (same, same, (2, 3, 4, 5, 12)))
        got.append(scored.result.bonus[0])
    assert got == [6, 7]


def test_F14_what_is_reconstructed_says_so_and_a_copied_box_does_not() -> None:
    assert IELLO.reconstructed == ("bonus", "zones")
    copied = FiftyEdition(
        bonus=((2, 1, 1, 1, 2),) * 4, zones=((1, 9), (2, 9), (3, 9), (4, 9), (5, 9))
    )
    assert copied.reconstructed == ()


@pytest.mark.parametrize(
    "bonus",
    [
        ((1, 1, 2, 1),) * 4,
        ((1, 1, 2, 1, 1),) * 3,
        ((1, 1, 2, 1, -1),) * 4,
        ((1, 1, 2, 1, 100),) * 4,
    ],
)
def test_F14_a_bonus_that_fits_no_grid_is_refused(bonus: Any) -> None:
    with pytest.raises(IllegalSetup) as caught:
        FiftyEdition(bonus=bonus)
    assert caught.value.refusal == no.BonusMisshapen(4, 5, 99)


LOW, MID, HIGH = (1, 2, 3, 4, 5), (11, 12, 13, 14, 15), (41, 42, 43, 44, 45)


def test_F15_most_points_win() -> None:
    game = Fifty(5)
    ahead = (INTERLEAVED[0], (2, 13, 23, 33, 43), *INTERLEAVED[2:])
    state = game.start()
    for _ in range(4):
        state, _, _ = play_round(game, state, ahead)
    outcome = game.outcome(state)
    assert game.view(state, None).totals == (36, 44, 40, 40, 36)
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((1,), Ending.MOST_POINTS)


def test_F15_a_tie_without_crowns_is_shared() -> None:
    game = Fifty(3)
    state = game.start()
    for _ in range(4):
        state, _, _ = play_round(game, state, (MID, MID, MID))
    outcome = game.outcome(state)
    assert game.view(state, None).totals == (24, 24, 24)
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0, 1, 2), Ending.SHARED)


def test_F15_among_the_tied_those_with_a_crown_win() -> None:
    def done(scores: tuple[int, ...], crowned: tuple[int, ...]) -> Round:
        return Round((), None, (MID,) * 3, scores, (0, 0, 0), crowned, scores, 50, (), ())

    game = Fifty(3)
    quiet = done((0, 0, 0), ())
    for crowned, winners, ending, places in (
        (((1,),), (1,), Ending.CROWN_BREAKS_TIE, (2, 1, 3)),
        (((0,), (1,)), (0, 1), Ending.SHARED, (1, 1, 3)),
        (((2,),), (0, 1), Ending.SHARED, (1, 1, 3)),
    ):
        rounds = [done((20, 20, 5), crowned[0])]
        rounds += [done((0, 0, 0), more) for more in crowned[1:]]
        rounds += [quiet] * (4 - len(rounds))
        state = State(rounds=tuple(rounds), picks=no_picks(3))
        outcome = game.outcome(state)
        assert outcome is not None
        assert (outcome.winners, outcome.ending) == (winners, ending)
        assert game.places(state) == places


def test_F16_a_clash_in_the_zone_loses_its_bonus_ends_included() -> None:
    game = Fifty(3, danger=True)
    same = (10, 11, 15, 20, 21)
    _, calls, scored = play_round(game, game.start(), (same, same, (2, 3, 4, 5, 12)), (11, 20))
    lost = {call.number: call.crossings[0].lost for call in calls if call.crossings}
    assert lost == {10: False, 11: True, 15: True, 20: True, 21: False}
    assert scored.result.bonus == (2, 2, 0)


def test_F16_five_cards_are_shuffled_once_and_each_is_flipped_at_most_once() -> None:
    game = Fifty(7, danger=True)
    assert IELLO.zones == ((1, 10), (11, 20), (21, 30), (31, 40), (41, 49))
    for seed in range(20):
        state = playout(game, game.start(), Random(seed))
        zones = [done.danger for done in state.rounds]
        assert len(set(zones)) == len(zones)
    state, _, _ = play_round(
        game, game.start(), tuple((n, 21, 31, 41, 45) for n in range(1, 8)), (1, 10)
    )
    assert refusal(game, state, CHANCE, Reveal((), (1, 10))) == no.ZoneNotLeft(1, 10)


def test_F16_the_variant_flips_a_card_every_round_and_only_the_variant_does() -> None:
    game = Fifty(7, danger=True)
    assert refusal(game, game.start(), CHANCE, Reveal(())) == no.DangerMissing(1)
    plain = Fifty(7)
    assert refusal(plain, plain.start(), CHANCE, Reveal((), (1, 10))) == no.DangerUnexpected(1, 10)


def test_F16_a_box_has_five_cards_with_zones_among_the_numbers() -> None:
    with pytest.raises(IllegalSetup) as caught:
        FiftyEdition(zones=((1, 10),))
    assert caught.value.refusal == no.ZonesMiscounted(1, 5)
    with pytest.raises(IllegalSetup) as caught:
        FiftyEdition(zones=((1, 10), (11, 20), (21, 30), (31, 40), (41, 50)))
    assert caught.value.refusal == no.ZoneOutside(41, 50, 49)


def test_F17_zones_stay_as_printed_with_a_longer_count() -> None:
    game = Fifty(10, danger=True)
    drawn = {game.offer(game.start(), CHANCE).sample(Random(seed)) for seed in range(60)}
    assert {reveal.danger for reveal in drawn if isinstance(reveal, Reveal)} == set(
        IELLO.zones or ()
    )


def test_F18_a_bead_that_passes_20_is_shown_as_it_is() -> None:
    game = Fifty(3)
    _, calls, scored = play_round(game, game.start(), (LOW, HIGH, HIGH))
    assert scored.result.beads[0] == 39
    assert max(call.bead for call in calls) == 39
