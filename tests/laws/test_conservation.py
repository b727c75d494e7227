"""No point is lost and none appears from nowhere."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifties.core.contract import playout
from fifties.games.fifty import Fifty
from fifties.games.fifty.count import Boxes, RoundRules, count_aloud
from fifties.games.fifty.settle import Settlement, by_bits, by_runs, clashed_numbers, settle
from fifties.games.fifty.table_size import crown_mark, last_number
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.scores import struck

import literal
from random_games import COPIED_BOX, fifties, fifty_fifties, seeds

sizes = st.one_of(st.integers(3, 12), st.integers(13, 200))


def draw_picks(rng: Random, players: int, top: int, crowding: int) -> list[tuple[int, ...]]:
    """Draw choices; a small *crowding* makes for many clashes."""
    pool = sorted(rng.sample(range(1, top), min(crowding, top - 1)))
    return [tuple(sorted(rng.sample(pool, 5))) for _ in range(players)]


@given(players=sizes, seed=seeds, crowding=st.integers(5, 1014), danger=st.booleans())
def test_counting_aloud_by_bits_by_runs_and_literally_agree(
    players: int, seed: int, crowding: int, danger: bool
) -> None:
    rng = Random(seed)
    top = last_number(players)
    low = rng.randint(1, 49)
    zone = (low, rng.randint(low, 49)) if danger else None
    crowns = tuple(rng.randint(0, 1) for _ in range(players))
    picks = draw_picks(rng, players, top, crowding)
    mark = rng.choice([1, 2, 5, crown_mark(players)])
    by = RoundRules(top=top, mark=mark, bonus=(1, 2, 3, 4, 5), danger=zone, crowns=crowns)

    counted = literal.count_round(picks, top, mark, by.bonus, zone, crowns)
    settled = by_bits(picks, by)
    assert_same(settled, counted)
    crossed = tuple(counted.crossed)
    assert clashed_numbers(settled.clashes) == crossed
    boxes = Boxes(picks, top)
    assert by_runs(boxes, by) == replace(settled, clashes=crossed)

    beads, bonus, crowned = [0] * players, [0] * players, []
    for call in count_aloud(boxes, rng.randrange(players), by):
        if call.scorer is not None:
            beads[call.scorer] += 1
            assert call.bead == beads[call.scorer]
        if call.crowned:
            crowned.append(call.scorer)
        for crossing in call.crossings:
            assert picks[crossing.seat][crossing.box] == call.number
            assert crossing.gained == (0 if crossing.lost else crossing.bonus)
            bonus[crossing.seat] += crossing.gained
    assert beads == counted.beads
    assert bonus == counted.bonus
    assert crowned == counted.crowned


def assert_same(settled: Settlement, counted: literal.LiteralRound) -> None:
    """Compare a round settled at once with one that was counted."""
    assert list(settled.beads) == counted.beads
    assert list(settled.bonus) == counted.bonus
    assert list(settled.crowned) == counted.crowned
    assert settled.winner == counted.winner
    assert settled.last == counted.last


PARTIES = [(players, seed) for players in (100, 400, 596, 597, 598, 1000) for seed in (1, 2)]


@pytest.mark.parametrize(
    ("players", "seed"),
    [*PARTIES, *(pytest.param(size, 1, marks=pytest.mark.soak) for size in (2_000, 10_000))],
)
def test_a_party_of_any_size_is_settled_as_it_is_counted_literally(players: int, seed: int) -> None:
    rng, top = Random(seed), last_number(players)
    crowns = (
        tuple(int(rng.random() < 0.02) for _ in range(players)) if seed == 1 else (0,) * players
    )
    zone = (rng.randint(1, 20), rng.randint(21, 49))
    picks = draw_picks(rng, players, top, top)
    by = RoundRules(top, crown_mark(players), (1, 1, 2, 1, 3), zone, crowns)
    counted = literal.count_round(picks, top, by.mark, by.bonus, zone, crowns)
    settled = settle(picks, by)
    assert_same(settled, counted)
    *_, last = count_aloud(Boxes(picks, top), 0, by)
    assert last.number == counted.last


@given(game=fifties(), seed=seeds)
def test_every_number_scores_once_or_for_nobody(game: Fifty, seed: int) -> None:
    state = playout(game, game.start(), Random(seed))
    crowns = [0] * game.players
    totals = [0] * game.players
    for number, done in enumerate(state.rounds):
        counted = literal.count_round(
            done.picks, game.top, game.mark, game.edition.bonus[number], done.danger, crowns
        )
        assert list(done.beads) == counted.beads
        assert list(done.bonus) == counted.bonus
        assert list(done.crowned) == counted.crowned
        assert (list(done.crossed), list(done.lost)) == (counted.crossed, counted.lost)
        for seat in counted.crowned:
            crowns[seat] += 1
        if counted.winner is None:
            assert sum(done.beads) + counted.scored_by_nobody == game.top
            totals = [t + b + x for t, b, x in zip(totals, done.beads, done.bonus, strict=True)]
        else:
            assert done.scores is None
    view = game.view(state, None)
    assert list(view.totals) == totals
    assert list(view.crowns) == crowns


@given(game=fifty_fifties(), seed=seeds)
def test_halves_are_handed_out_and_cancelled_but_never_lost(game: FiftyFifty, seed: int) -> None:
    state = playout(game, game.start(), Random(seed))
    dealer = game.first_dealer
    results: list[list[int]] = [[] for _ in range(game.players)]
    for done in state.standing.rounds:
        leader = (dealer + 1) % game.players
        tricks = [(trick.mood, trick.cards) for trick in done.tricks]
        counted = literal.play_tricks(leader, tricks, game.players)
        assert [trick.highest for trick in done.tricks] == counted.highest
        assert [trick.lowest for trick in done.tricks] == counted.lowest
        assert [list(trick.balances) for trick in done.tricks] == counted.balances
        given_out = sum(blue - yellow for (yellow, blue), _ in tricks)
        assert sum(done.tricks[-1].balances) == given_out
        before = [0] * game.players
        for trick in done.tricks:
            held = sum(map(abs, before)) + sum(trick.mood) - 2 * sum(trick.cancelled)
            assert sum(map(abs, trick.balances)) == held
            before = list(trick.balances)
        for seat, points in enumerate(done.points):
            assert points == -abs(counted.balances[-1][seat])
            results[seat].append(points)
        dealer = (dealer + 1) % game.players
    for seat in range(game.players):
        gone, total = literal.strike(results[seat])
        assert list(struck(state.standing.rounds, seat)) == gone
        assert state.standing.rounds[-1].totals[seat] == total


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8, 9, 10, 25, 60, 120, 200])
def test_a_table_of_any_size_plays_to_the_end(players: int) -> None:
    game = Fifty(players, COPIED_BOX, danger=True)
    state = playout(game, game.start(), Random(players))
    assert game.outcome(state) is not None
