"""Train a small network on Fifty Fifty from nothing, by playing itself: python examples/train.py.

It learns what a card leads to: how many halves its owner holds when the round ends. Two cores take
a minute or two; `learner.npz` and the picture of the curve are written where it is started. There
`learner.py` then plays in the arena and at live tables.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random

import numpy as np
from learner import (
    LAYOUT,
    PLAYERS,
    WEIGHTS_FILE,
    Floats,
    Weights,
    choose,
    describe_cards,
    plays,
    predict,
)
from matplotlib.figure import Figure

from fifties import FiftyFifty, contest, standings
from fifties.research.vector import FiftyFiftyVectorEnv

GAMES, BATCH, HIDDEN = 512, 1024, 64
MEAN_DECAY, SPREAD_DECAY, TINY = 0.9, 0.999, 1e-8
ROWS = np.arange(GAMES)
INPUTS = describe_cards(np.ones((1, LAYOUT.size), np.int16))[0].shape[1]


class Learner:
    """A network of one hidden layer, and Adam to change it."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.weights: Weights = [
            rng.normal(0, 0.3, (INPUTS, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.1, (HIDDEN, 1)).astype(np.float32),
            np.full(1, 5, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._spreads = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def learn(self, inputs: Floats, halves: Floats, rate: float) -> float:
        """Move what is expected of cards towards the *halves* that came of them."""
        hidden, expected = predict(self.weights, inputs)
        off = ((expected - halves) / len(halves))[:, None]
        back = (off @ self.weights[2].T) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ off, off.sum(axis=0)]
        self._steps += 1
        rate *= (1 - SPREAD_DECAY**self._steps) ** 0.5 / (1 - MEAN_DECAY**self._steps)
        for place, slope in enumerate(slopes):
            self._means[place] += (1 - MEAN_DECAY) * (slope - self._means[place])
            self._spreads[place] += (1 - SPREAD_DECAY) * (slope * slope - self._spreads[place])
            self.weights[place] -= rate * self._means[place] / (self._spreads[place] ** 0.5 + TINY)
        return float(np.square(expected - halves).mean())


def play_rounds(
    env: FiftyFiftyVectorEnv, learner: Learner, random: float, rng: Random
) -> tuple[Floats, Floats]:
    """Play one round in every game; return the cards that were played, and what each led to."""
    seen, infos = env.reset(seed=rng.getrandbits(32))
    inputs, seats = [], []
    for _ in range(9 * PLAYERS):
        freely = np.random.default_rng(rng.getrandbits(64)).random(GAMES) < random
        described, actions = choose(learner.weights, seen, freely, rng)
        inputs.append(described)
        seats.append(infos["seat"])
        seen, _, _, _, infos = env.step(actions)
    held = -infos["rewards"]
    return np.concatenate(inputs), np.concatenate([held[ROWS, seat] for seat in seats])


def share_of_wins(learner: Learner, rng: Random) -> float:
    """Let the learner sit first at tables of beginners, and return its part of the wins."""
    env = FiftyFiftyVectorEnv(GAMES, PLAYERS, reward="win")
    seen, infos = env.reset(seed=rng.getrandbits(32))
    for _ in range(9 * PLAYERS * PLAYERS):
        _, actions = choose(learner.weights, seen, infos["seat"] > 0, rng)
        seen, _, _, _, infos = env.step(actions)
    env.close()
    # A win alone pays 1 and a loss -1/3, so that a part of the win is this much of it.
    return float(((infos["rewards"][:, 0] * (PLAYERS - 1) + 1) / PLAYERS).mean())


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    """Draw the part of the wins against the decisions that were learned from."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot(
        xlabel="decisions learned from, in thousands",
        ylabel="wins against three beginners",
        ylim=(0, 1),
    )
    axes.axhline(1 / PLAYERS, color="grey", linestyle=":", label="fair")
    decisions, wins = zip(*curve, strict=True)
    axes.plot([count / 1000 for count in decisions], wins, marker="o", label="learner")
    axes.legend()
    figure.savefig(path)


def main(steps: int, seed: int, games: int, picture: Path) -> None:
    """Train, print the progress, save the weights, and try them in the arena."""
    print(
        f"{GAMES} tables at once; the first time, their kernels take a minute to compile",
        flush=True,
    )
    rng, numbers = Random(seed), np.random.default_rng(seed)
    learner, env = Learner(numbers), FiftyFiftyVectorEnv(GAMES, PLAYERS, rounds=1)
    curve, began = [(0, share_of_wins(learner, rng))], time.monotonic()
    for step in range(1, steps + 1):
        left = 1 - step / steps
        inputs, halves = play_rounds(env, learner, 0.05 + 0.25 * left, rng)
        order, errors = numbers.permutation(len(halves)), []
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            rate = 1e-4 + 2e-3 * left
            errors.append(learner.learn(inputs[some], halves[some], rate))
        # It learns most at first, so that is where to look often: at 1, 2, 4, 8 ….
        if step & (step - 1) == 0 or step % -(-steps // 10) == 0 or step == steps:
            curve.append((step * len(halves), share_of_wins(learner, rng)))
            took = time.monotonic() - began
            print(
                f"{step:4}/{steps}  {took:4.0f} s  {curve[-1][0]:10,} decisions  "
                f"error {np.mean(errors):5.2f}  wins against three beginners {curve[-1][1]:.0%}",
                flush=True,
            )
    env.close()
    np.savez(WEIGHTS_FILE, *learner.weights)
    draw(curve, picture)
    held = contest(FiftyFifty(PLAYERS), [plays, "beginner*3"], games, duplicate=True, seed=seed)
    for row in standings(held):
        print(f"{row.bot}: {row.share.mean:.0%} of the wins, {row.points.mean:.1f} points a game")
    print(f"kept in {WEIGHTS_FILE}, curve in {picture}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=200, help="rounds of playing and learning")
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--games", type=int, default=400, help="in the arena, at the end")
    parser.add_argument("--picture", type=Path, default=Path("learning.png"))
    options = parser.parse_args()
    main(options.steps, options.seed, options.games, options.picture)
