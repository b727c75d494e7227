"""A small network that plays Fifty Fifty: what `train.py` makes, in the arena and at a live table.

    fifties arena fifty-fifty --bots learner:plays,beginner*3 --games 400
    python learner.py http://localhost:5050 KXM4PQ Learner

Both are given in the folder of the weights, `learner.npz`, with this folder on PYTHONPATH.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifties import FiftyFifty, FiftyFiftyView, Play
from fifties.games.fifty_fifty.events import FiftyFiftyEvent
from fifties.research.fifty_fifty import layout_of, observe

from client import Message, Seat, at_table

PLAYERS = 4
WEIGHTS_FILE = Path("learner.npz")
LAYOUT = layout_of(FiftyFifty(PLAYERS))

VIEW_EVENTS = {kind.__struct_config__.tag for kind in get_args(FiftyFiftyEvent)}
"""The events that change a view; a table tells others, too."""

Floats = NDArray[np.float32]
Weights = list[Floats]


def describe_cards(seen: NDArray[np.int16]) -> tuple[Floats, NDArray[np.int64], NDArray[np.int64]]:
    """Return the features of every card of every hand, whose hand it is in, and its action."""
    fields = LAYOUT.split(seen)
    hand, table = fields["hand"], fields["table"][:, 1:]
    unseen = 1 - hand - (fields["played"] > 0)
    below = (np.cumsum(unseen, axis=1) - unseen) / unseen.sum(axis=1, keepdims=True)
    extreme = (np.abs(2 * below - 1) * hand).sum(axis=1)
    rows, cards = np.nonzero(hand)
    laid, left = (table > 0).sum(axis=1)[rows], 8 - fields["trick"][rows, 0]
    tops = cards + 1 > table.max(axis=1)[rows]
    bottoms = cards + 1 < np.where(table > 0, table, 51).min(axis=1)[rows]
    rank, later, balance = below[rows, cards], PLAYERS - 1 - laid, fields["balances"][rows, 0]
    yellow, blue = fields["mood"][rows].T
    # The chances to be the highest and the lowest, should the others play any unseen card.
    high, low = tops * rank**later, bottoms * (1 - rank) ** later
    now, if_high, if_low = abs(balance), abs(balance + blue), abs(balance - yellow)
    expected = high * if_high + low * if_low + (1 - high - low) * now
    kept = (extreme[rows] - abs(2 * rank - 1)) / np.maximum(left, 1)
    columns = [high, low, tops, bottoms, rank, abs(2 * rank - 1), kept, left / 8, later / 3]
    halves = [expected, expected - now, now, if_high, if_low, balance, yellow, blue]
    described = np.stack([*columns, *(count / 5 for count in halves)], axis=1)
    return described.astype(np.float32), rows, cards


def predict(weights: Weights, inputs: Floats) -> tuple[Floats, Floats]:
    """Return the hidden layer, and the halves expected at the end of the round."""
    first, first_bias, second, second_bias = weights
    hidden = np.maximum(inputs @ first + first_bias, 0)
    return hidden, (hidden @ second)[:, 0] + second_bias


def choose(
    weights: Weights, seen: NDArray[np.int16], freely: NDArray[np.bool_], rng: Random
) -> tuple[Floats, NDArray[np.int64]]:
    """Choose in every row the card that costs least, or *freely* any; return it described."""
    described, rows, cards = describe_cards(seen)
    costs = predict(weights, described)[1]
    noise = np.random.default_rng(rng.getrandbits(64)).random(len(costs), np.float32)
    order = np.lexsort((np.where(freely[rows], noise, costs), rows))
    best = order[np.searchsorted(rows, np.arange(len(seen)))]
    return described[best], cards[best]


@cache
def load_weights() -> Weights:
    """Return the weights that `train.py` saved."""
    if not WEIGHTS_FILE.exists():
        raise FileNotFoundError(
            f"there is no {WEIGHTS_FILE} in this folder: let train.py write it first"
        )
    with np.load(WEIGHTS_FILE) as file:
        return [file[name] for name in sorted(file.files)]


def plays(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Play:
    """Play as trained, knowing what the seat sees: a bot for the arena."""
    if game.players != PLAYERS:
        raise ValueError(f"it has learned to play at tables of {PLAYERS}, not of {game.players}")
    _, actions = choose(load_weights(), observe(game, view)[None], np.zeros(1, np.bool_), rng)
    return Play(int(actions[0]) + 1)


class SeeingSeat(Seat):
    """A seat at a live table that keeps its view: all it was told, events folded in."""

    view: FiftyFiftyView | None = None

    def _take(self, message: Message) -> None:
        if message.get("view"):
            self.view = msgspec.convert(message["view"], FiftyFiftyView)
        for event in message.get("events", ()):
            if self.view is not None and event["event"] in VIEW_EVENTS:
                self.view = self.view.after(msgspec.convert(event, FiftyFiftyEvent))
        super()._take(message)


def main(server: str, code: str, name: str) -> None:
    """Sit down at a table of four, play one game, and say how it ended."""
    load_weights()  # nobody waits at a table for what is not there
    rng = Random(0)
    with SeeingSeat.join(server, code, name) as seat:
        for offer in seat.offers():
            if offer["do"] == "play" and seat.view is not None:
                game = FiftyFifty(len(seat.view.hand_sizes))
                seat.act({"do": "play", "card": plays(game, seat.view, rng).card})
        ended: list[Any] = [event for event in seat.events if event["event"] == "game-ended"]
        print(f"{name}: winners {ended[-1]['outcome']['winners']}, I was {seat.you['seat']}")


if __name__ == "__main__":
    at_table(main, __doc__, "Learner")
