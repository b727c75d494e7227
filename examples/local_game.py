"""Play a game on this machine, save it as a record, and replay it: python examples/local_game.py.

It needs the rules alone (`pip install fifties`): no server, no terminal, no compiled code.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

from fifties import (
    CHANCE,
    Entry,
    Fifty,
    Header,
    Record,
    bot_for,
    read_record,
    replay,
    score_sheet,
    write_record,
)

NAMES = ("Ana", "Ben", "Cleo", "Dan")
LEVELS = ("beginner", "casual", "steady", "steady")


def play(game: Fifty, rng: Random) -> Record[Fifty]:
    """Play a game to its end: chance draws, bots choose, and every action is written down."""
    bots = [bot_for(game.name, level) for level in LEVELS]
    state, entries = game.start(), []
    action: Any
    while actors := game.to_act(state):
        for actor in actors:
            if actor == CHANCE:
                action = game.offer(state, CHANCE).sample(rng)
            else:
                action = bots[actor](game, game.view(state, actor), rng)
            state = game.apply(state, actor, action).state
            entries.append(Entry(actor, action))
    return Record(Header(NAMES), game, tuple(entries))


def report(record: Record[Fifty]) -> None:
    """Replay a record, and print what every round came to and who won."""
    for step in replay(record):
        for event in map(to_builtins, step.events):  # as JSON has it
            if event["event"] == "round-scored":
                print(f"Round {event['round']}: totals {event['totals']}")
    sheet = score_sheet(record)
    winners = [record.header.players[seat] for seat in sheet["winners"]]
    print(f"Winners: {', '.join(winners)}")


def main(path: Path, seed: int) -> None:
    """Play, save, read again, and replay."""
    played = play(Fifty(len(NAMES)), Random(seed))
    path.write_text(write_record(played), encoding="utf-8")
    print(f"{path}: {len(played.entries)} actions")
    record = read_record(path.read_bytes())
    assert record == played  # noqa: S101 - what was written is what was played
    report(record)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path, default=Path("game.toml"))
    parser.add_argument("--seed", type=int, default=50, help="the same game again (default: 50)")
    options = parser.parse_args()
    main(options.file, options.seed)
