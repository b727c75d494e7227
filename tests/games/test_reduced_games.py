"""Games reduced for study keep the rules: less of everything, nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fifties.core.contract import CHANCE, playout, step_by_step
from fifties.core.record import Header, Record
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty import Reduced as ReducedFifty
from fifties.games.fifty.count import Boxes, RoundRules, count_aloud
from fifties.games.fifty.settle import settle
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, FiftyFifty, FiftyFiftyEdition, Reduced
from fifties.games.fifty_fifty.pile import PlainPile, UnreadPile, ZerosPile
from fifties.games.fifty_fifty.state import RoundScored
from fifties.games.registry import score_sheet, write_record
from fifties.simulation.simulator import simulator_for

SMALL_FIFTY = Fifty(3, reduced=ReducedFifty(rounds=2, boxes=2, top=9, flips=1, mark=4))
SMALL_HALVES = FiftyFifty(3, reduced=Reduced(rounds=2, cards=8, tricks=2, moods=3))


def test_a_reduced_game_of_fifty_has_fewer_numbers_boxes_and_rounds() -> None:
    state = SMALL_FIFTY.start()
    assert SMALL_FIFTY.offer(state, CHANCE).count() == 10
    state = SMALL_FIFTY.apply(state, CHANCE, Reveal((3,))).state
    choices = SMALL_FIFTY.offer(state, 0)
    assert choices.count() == 21
    assert choices.contains(Choose(1, (1, 8)))
    assert not choices.contains(Choose(1, (1, 9)))
    assert not choices.contains(Choose(1, (1, 2, 4, 5, 6)))
    end = playout(SMALL_FIFTY, state, Random(1))
    assert len(end.rounds) <= 2
    assert SMALL_FIFTY.outcome(end) is not None


@pytest.mark.parametrize("boxes", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(20))
def test_a_reduced_count_is_settled_as_it_is_counted_aloud(boxes: int, seed: int) -> None:
    rng = Random(seed)
    picks = [tuple(sorted(rng.sample(range(1, 12), boxes))) for _ in range(4)]
    by = RoundRules(12, 5, (1, 1, 2, 1)[:boxes], None, (0, 0, 0, 0))
    settled = settle(picks, by)
    calls = list(count_aloud(Boxes(picks, by.top), 0, by))
    beads, bonus = [0] * 4, [0] * 4
    for call in calls:
        if call.scorer is not None:
            beads[call.scorer] += 1
        for crossing in call.crossings:
            bonus[crossing.seat] += crossing.bonus
    assert settled.beads == tuple(beads)
    assert settled.bonus == tuple(bonus)


def test_a_reduced_game_of_fifty_fifty_has_fewer_cards_tricks_and_rounds() -> None:
    game, rng = SMALL_HALVES, Random(2)
    deals = game.offer(game.start(), CHANCE)
    assert deals.count() == 20160 * 6
    deal: Any = deals.sample(rng)
    assert {card for hand in deal.hands for card in hand} <= set(range(1, 9))
    assert set(deal.moods) <= set(ZOCH.moods[:3] if ZOCH.moods else ())
    state = game.apply(game.start(), CHANCE, deal).state
    other = game.reimagine(state, 0, rng)
    assert game.view(other, 0) == game.view(state, 0)
    end = playout(game, state, Random(3))
    assert end == step_by_step(game, state, Random(3))
    assert [len(done.tricks) for done in end.standing.rounds] == [2, 2]


@pytest.mark.parametrize("rounds", [1, 2])
def test_fewer_rounds_are_the_first_rounds_of_the_whole_game(rounds: int) -> None:
    tables: list[tuple[Any, Any]] = [
        (Fifty(5), Fifty(5, reduced=ReducedFifty(rounds))),
        (FiftyFifty(4, TIGHTROPE), FiftyFifty(4, TIGHTROPE, reduced=Reduced(rounds))),
    ]
    for whole, reduced in tables:
        long, short = (
            game.view(step_by_step(game, game.start(), Random(9)), None)
            for game in (whole, reduced)
        )
        *before, final = short.rounds
        if isinstance(final, RoundScored):
            assert final.last
            final = replace(final, last=False)
        assert long.rounds[:rounds] == (*before, final)
        assert short.outcome is not None


@pytest.mark.parametrize(
    "reduced",
    [
        lambda: ReducedFifty(rounds=5),
        lambda: ReducedFifty(boxes=0),
        lambda: ReducedFifty(top=51),
        lambda: ReducedFifty(top=5),
        lambda: ReducedFifty(boxes=2, top=4, flips=2),
        lambda: Fifty(3, danger=True, reduced=ReducedFifty(boxes=2, top=9)),
        lambda: Reduced(tricks=10),
        lambda: Reduced(cards=51),
        lambda: Reduced(tricks=3, moods=2),
        lambda: FiftyFifty(3, reduced=Reduced(rounds=4)),
        lambda: FiftyFifty(3, reduced=Reduced(cards=8, tricks=3)),
        lambda: FiftyFifty(3, TIGHTROPE, reduced=Reduced(cards=40)),
        lambda: FiftyFifty(3, FiftyFiftyEdition(moods=None), reduced=Reduced(cards=40)),
    ],
)
def test_what_cannot_be_reduced_is_refused(reduced: Any) -> None:
    with pytest.raises(ValueError, match=r"reduced|numbers|card"):
        reduced()


@pytest.mark.parametrize("game", [SMALL_FIFTY, SMALL_HALVES])
def test_kernels_play_whole_games_only(game: Any) -> None:
    with pytest.raises(ValueError, match="whole games"):
        simulator_for(game)


@pytest.mark.parametrize("game", [SMALL_FIFTY, SMALL_HALVES])
def test_records_tell_whole_games_only(game: Any) -> None:
    record: Record[Any] = Record(Header(("Ana", "Bo", "Cy")), game, ())
    for write in (write_record, score_sheet):
        with pytest.raises(ValueError, match="whole games"):
            write(record)


def test_what_a_plain_pile_turns_up_next_is_what_is_left() -> None:
    pile = PlainPile(((1, 2), (1, 2), (3, 4), (5, 6)), 3)
    assert pile.coming(()) == {(1, 2): 0.5, (3, 4): 0.25, (5, 6): 0.25}
    assert pile.coming(((1, 2), (3, 4))) == {(1, 2): 0.5, (5, 6): 0.5}
    assert sum(UnreadPile().coming(((1, 1),)).values()) == pytest.approx(1)


@pytest.mark.parametrize("turned", [(), ((4, 4),), ((0, 3),), ((3, 0), (0, 5)), ((0, 0), (7, 7))])
def test_what_a_pile_with_zeros_turns_up_next_is_as_likely_as_it_is_shuffled(turned: Any) -> None:
    pile, rng = ZerosPile(), Random(5)
    coming = pile.coming(turned)
    assert sum(coming.values()) == pytest.approx(1)
    drawn = Counter(pile.shuffle(turned, rng)[len(turned)] for _ in range(6000))
    assert set(drawn) <= set(coming)
    for mood, chance in coming.items():
        assert drawn[mood] / 6000 == pytest.approx(chance, abs=5 * (chance / 6000) ** 0.5)


def test_the_next_mood_with_zeros_is_exact_for_every_order_of_the_cards() -> None:
    left: list[Any] = [(8, 8), (9, 9), "yellow", "blue"]
    turned = tuple((value, value) for value in range(1, 8))
    found: Counter[tuple[int, int]] = Counter()
    for order in permutations(left):
        sides = [1, 1]
        for card in order:
            if isinstance(card, str):
                sides[card == "blue"] = 0
            else:
                found[card[0] * sides[0], card[1] * sides[1]] += 1
                break
    assert ZerosPile().coming(turned) == pytest.approx({m: n / 24 for m, n in found.items()})
