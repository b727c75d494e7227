"""One simulated game of Fifty Fifty again, as a record of what happened."""

from typing import Any

import numpy as np

from fifties.core.contract import CHANCE
from fifties.core.record import Entry, Header, Record
from fifties.games.fifty_fifty import Deal, FiftyFifty, Play
from fifties.games.fifty_fifty.actions import TRICKS, Mood
from fifties.games.fifty_fifty.state import next_seat
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.box import box_of
from fifties.simulation.fifty_fifty.drawing import draw, hand_out, play_cards
from fifties.simulation.fifty_fifty.lanes import HANDS, LANES, MOODS, PLAYED, SIZE, Lanes
from fifties.simulation.streams import seed_of


def record_of(
    game: FiftyFifty, seed: int, index: int, names: tuple[str, ...]
) -> Record[FiftyFifty]:
    """Play game *index* of a simulation again, in the first lane of a block, and write it down."""
    box, lanes, players = box_of(game), np.zeros(SIZE, np.int8), game.players
    positions = np.zeros(LANES, np.uint64)
    positions[0] = seed_of(np.uint64(seed), index)
    entries: list[Entry] = []
    for number in range(players):
        _play_round(lanes, positions, box)
        hands = _cards(lanes, HANDS, players)
        moods = tuple(map(_mood, lanes[MOODS : MOODS + TRICKS * LANES : LANES].tolist()))
        entries.append(Entry(CHANCE, Deal(tuple(map(tuple, hands)), moods)))
        leader = next_seat((game.first_dealer + number) % players, players)
        entries += _played(_cards(lanes, PLAYED, players), leader)
    return Record(Header(names), game, tuple(entries))


@kernel
def _play_round(lanes: Any, positions: Any, box: Any) -> None:
    draw(lanes, positions, box.draws)
    hand_out(lanes, box)
    play_cards(lanes, box)


def _cards(lanes: Lanes, base: int, players: int) -> list[list[int]]:
    """Return nine cards for every seat."""
    cards = lanes[base : base + players * TRICKS * LANES : LANES] + np.int8(1)
    rows: list[list[int]] = cards.reshape(players, TRICKS).tolist()
    return rows


def _mood(value: int) -> Mood:
    return (value >> 4 & 15, value & 15)


def _played(cards: list[list[int]], leader: int) -> list[Entry]:
    """Play the cards of a round in turn: the highest of a trick leads the next."""
    entries: list[Entry] = []
    players = len(cards)
    for trick in zip(*cards, strict=True):
        for place in range(players):
            seat = (leader + place) % players
            entries.append(Entry(seat, Play(trick[seat])))
        leader = trick.index(max(trick))
    return entries
