"""Sampled worlds keep to what a seat knows, and nothing that it does not know matters."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from fifties.core.contract import CHANCE
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, FiftyFifty, FiftyFiftyEdition
from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.simulation.fifty_fifty.game_arrays import MOST_SEATS, array_from_view
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty_fifty.levels import LEVELS, choose
from fifties.solver.fifty_fifty.search import imagine_world

from random_games import ODD_MOODS

EDITIONS = {
    "zoch": ZOCH,
    "tightrope": TIGHTROPE,
    "odd": ODD_MOODS,
    "unread": FiftyFiftyEdition(moods=None),
}


def positions(game: FiftyFifty, rng: Random, wanted: int) -> list[Any]:
    """States of random games in which somebody owes a card."""
    found: list[Any] = []
    while len(found) < wanted:
        state = game.start()
        while actors := game.to_act(state):
            if actors[0] != CHANCE and rng.random() < 0.1:
                found.append(state)
            state = game.apply(state, actors[0], game.offer(state, actors[0]).sample(rng)).state
    return found[:wanted]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_imagined_world_contradicts_nothing_that_the_seat_has_seen(
    players: int, edition: str
) -> None:
    game, stream = FiftyFifty(players, EDITIONS[edition]), stream_of(1, players)
    for state in positions(game, Random(players), 40):
        view = game.view(state, state.turn)
        hands, moods = np.zeros(MOST_SEATS, np.int64), np.zeros((TRICKS, 2), np.int64)
        imagine_world(array_from_view(game, view), hands, moods, stream)
        held = [[card for card in DECK if int(hand) >> card & 1] for hand in hands[:players]]
        assert tuple(held[state.turn]) == view.my_hand
        assert tuple(map(len, held)) == view.hand_sizes
        cards = [card for hand in held for card in hand]
        cards += [card for trick in view.tricks for card in trick.cards] + [*view.cards]
        assert len(cards) == len(set(cards)) == TRICKS * players
        turned = [trick.mood for trick in view.tricks] + [view.mood or (0, 0)]
        coming = [(int(yellow), int(blue)) for yellow, blue in moods[len(turned) :]]
        assert game.edition.pile().refusal((*turned, *coming)) is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", ["zoch", "tightrope"])
def test_what_a_seat_cannot_know_does_not_change_its_card(level: str, edition: str) -> None:
    game, rng = FiftyFifty(4, EDITIONS[edition]), Random(5)
    for number, state in enumerate(positions(game, rng, 12)):
        seat, other = state.turn, game.reimagine(state, state.turn, rng)
        cards = [
            choose(level, game, game.view(world, seat), Random(number), worlds=8)
            for world in (state, other)
        ]
        assert cards[0] == cards[1]
        assert cards[0] in state.hand(seat)


def test_every_other_hand_is_imagined_equally_often() -> None:
    game = FiftyFifty(3)
    state = positions(game, Random(9), 1)[0]
    known, stream = array_from_view(game, game.view(state, state.turn)), stream_of(9, 9)
    hands, moods = np.zeros(MOST_SEATS, np.int64), np.zeros((TRICKS, 2), np.int64)
    counts = np.zeros(DECK.stop)
    for _ in range(3000):
        imagine_world(known, hands, moods, stream)
        mask = int(hands[(state.turn + 1) % 3])
        counts += [mask >> card & 1 for card in range(DECK.stop)]
    seen = counts[counts > 0]
    assert seen.std() < 3 * (seen.mean() * (1 - seen.mean() / 3000)) ** 0.5
