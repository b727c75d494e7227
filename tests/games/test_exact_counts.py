"""How many actions there are, kept in data files that were counted another way."""

from __future__ import annotations

import csv
import tomllib
from itertools import combinations, islice, permutations, product
from math import prod
from pathlib import Path
from typing import Any

import pytest

from fifties.core.contract import CHANCE, step_by_step
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.offers import Choices
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, Deal, FiftyFifty, FiftyFiftyEdition, Play
from fifties.games.fifty_fifty.pile import PlainPile, ZerosPile
from fifties.games.fifty_fifty.state import State

import literal

DATA = Path(__file__).parent.parent / "data"


def choices_by_blocked_digits() -> list[tuple[tuple[int, ...], int]]:
    """Read how many choices there are for every set of blocked digits."""
    with (DATA / "fifty-choices.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [(tuple(map(int, row["blocked"].split())), int(row["choices"])) for row in rows]


def test_F5_the_number_of_choices_for_every_set_of_blocked_digits() -> None:
    rows = choices_by_blocked_digits()
    assert [blocked for blocked, _ in rows] == [
        digits for size in range(5) for digits in combinations(range(10), size)
    ]
    for blocked, choices in rows:
        assert Choices(1, 50, blocked).count() == choices


@pytest.mark.parametrize("blocked", [(0, 1, 2, 3), (5, 6, 7, 8)])
def test_F5_listing_the_choices_counts_them(blocked: tuple[int, ...]) -> None:
    offer = Choices(1, 50, blocked)
    listed = {action.numbers for action in offer}
    assert len(listed) == offer.count() == dict(choices_by_blocked_digits())[blocked]
    assert all(offer.contains(Choose(1, numbers)) for numbers in islice(listed, 500))


def test_F3_the_number_of_reveals() -> None:
    for players, reveals in ((3, 210), (4, 120), (5, 45), (6, 10), (7, 1), (8, 1)):
        game = Fifty(players)
        offer = game.offer(game.start(), CHANCE)
        assert offer.count() == len(set(offer)) == reveals
        danger = Fifty(players, danger=True)
        offer = danger.offer(danger.start(), CHANCE)
        assert offer.count() == len(set(offer)) == reveals * 5
        assert all(isinstance(reveal, Reveal) for reveal in offer)


def test_H3_the_number_of_deals() -> None:
    game = FiftyFifty(3)
    offer = game.offer(game.start(), CHANCE)
    assert offer.count() == prod(range(24, 51)) * prod(range(2, 11))
    assert all(offer.contains(deal) for deal in islice(offer, 50))


def test_H10_alike_mood_cards_count_as_one() -> None:
    pile = PlainPile(((1, 1),) * 8 + ((2, 2),) * 2)
    assert pile.count() == len(set(pile)) == 9 + 36


def test_H11_the_number_of_ways_in_which_tightrope_moods_can_come() -> None:
    ways = set()
    for values in permutations(range(1, 4)):
        for yellow, blue in product(range(4), repeat=2):
            moods = [[value, value] for value in values]
            for spot, side in ((yellow, 0), (blue, 1)):
                if spot < 3:
                    moods[spot][side] = 0
            ways.add(tuple(map(tuple, moods)))
    # The same formula for three values instead of nine.
    assert len(ways) == 6 * (16 - 3) + 3 * 6
    assert ZerosPile().count() == 362880 * (100 - 9) + 9 * 362880
    assert all(ZerosPile().refusal(moods) is None for moods in islice(ZerosPile(), 2000))


def endgames() -> list[dict[str, Any]]:
    """Read endgames whose every ending was counted by brute force."""
    return tomllib.loads((DATA / "fifty-fifty-endgames.toml").read_text())["endgame"]  # type: ignore[no-any-return]  # TOML has no types


def perft(game: FiftyFifty, state: State, depth: int) -> int:
    """Count the ways to play *depth* cards."""
    actors = game.to_act(state)
    if depth == 0 or actors in ((), (CHANCE,)):
        return 1
    offer = game.offer(state, actors[0])
    return sum(perft(game, game.apply(state, actors[0], a).state, depth - 1) for a in offer)


def endings(game: FiftyFifty, state: State) -> list[tuple[int, ...]]:
    """Collect the points of every way in which the round can end."""
    if state.standing.rounds:
        return [state.standing.rounds[-1].points]
    actor = game.to_act(state)[0]
    found: list[tuple[int, ...]] = []
    for action in game.offer(state, actor):
        found += endings(game, game.apply(state, actor, action).state)
    return found


def opened(endgame: dict[str, Any]) -> tuple[FiftyFifty, State]:
    """Deal, and let everybody play their cards in the order dealt until few are left."""
    edition = {"zoch": ZOCH, "tightrope": TIGHTROPE, "any": FiftyFiftyEdition(moods=None)}[
        endgame["edition"]
    ]
    game = FiftyFifty(len(endgame["hands"]), edition)
    moods = tuple((yellow, blue) for yellow, blue in endgame["moods"])
    deal = Deal(tuple(map(tuple, endgame["hands"])), moods)
    state = game.apply(game.start(), CHANCE, deal).state
    while 9 - len(state.standing.tricks) > endgame["left"]:
        (seat,) = game.to_act(state)
        card = deal.hands[int(seat)][len(state.standing.tricks)]
        state = game.apply(state, seat, Play(card)).state
    return game, state


@pytest.mark.parametrize("endgame", endgames(), ids=lambda endgame: endgame["name"])
def test_H4_perft_of_short_endgames(endgame: dict[str, Any]) -> None:
    game, state = opened(endgame)
    for depth, nodes in enumerate(endgame["nodes"]):
        assert perft(game, state, depth) == nodes
    points = endings(game, state)
    assert len(points) == endgame["endings"]
    seats = range(game.players)
    assert [sum(result[seat] for result in points) for seat in seats] == endgame["points"]
    balanced = [sum(result[seat] == 0 for result in points) for seat in seats]
    assert balanced == endgame["balanced"]


@pytest.mark.parametrize("endgame", endgames(), ids=lambda endgame: endgame["name"])
def test_the_endgames_were_counted_right(endgame: dict[str, Any]) -> None:
    assert brute_force(endgame) == (endgame["endings"], endgame["points"], endgame["balanced"])


def brute_force(endgame: dict[str, Any]) -> tuple[int, list[int], list[int]]:
    """Play every order of everybody's last cards literally."""
    players, left = len(endgame["hands"]), endgame["left"]
    points, balanced, count = [0] * players, [0] * players, 0
    for orders in product(*(permutations(hand[9 - left :]) for hand in endgame["hands"])):
        full = [
            [*hand[: 9 - left], *order]
            for hand, order in zip(endgame["hands"], orders, strict=True)
        ]
        leader, tricks = 0, []
        for number, mood in enumerate(endgame["moods"]):
            cards = [full[(leader + place) % players][number] for place in range(players)]
            tricks.append((tuple(mood), cards))
            leader = (leader + cards.index(max(cards))) % players
        final = literal.play_tricks(0, tricks, players).balances[-1]
        points = [total - abs(balance) for total, balance in zip(points, final, strict=True)]
        balanced = [n + (balance == 0) for n, balance in zip(balanced, final, strict=True)]
        count += 1
    return count, points, balanced


def test_a_playout_of_an_endgame_is_one_of_its_endings() -> None:
    from random import Random  # noqa: PLC0415 - only here

    game, state = opened(endgames()[0])
    final = step_by_step(game, state, Random(1))
    assert final.standing.rounds[0].points in endings(game, state)
