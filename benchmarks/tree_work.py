"""Work that `compare_trees.py` lets two checkouts do, each in a process of its own.

It uses only what `fifties` exports, and the table of its tests, so that it runs in checkouts of any
age. A part or the number of a piece of work comes on standard input; the names of the work, or its
cost, is printed.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import msgspec

import fifties
from fifties import CHANCE, Fifty, FiftyFifty

SLOT: Final = 0.15
"""Seconds of CPU in one turn, at least."""
VECTOR: Final = 1024
"""How many games a vector environment plays."""

Work = Callable[[], int]
"""Does something, and returns how often."""


def both(players: int, more: int = 0) -> tuple[Any, Any]:
    """Return a table of each game; one of Fifty has *more* players."""
    return Fifty(players + more), FiftyFifty(players)


def once(work: Callable[..., object], *arguments: Any) -> Work:
    """Return what does *work* and counts it as one."""

    def do() -> int:
        work(*arguments)
        return 1

    return do


def after_steps(game: Any, steps: int, seed: int) -> Any:
    """Return a state in which all who had to act have done so so many times."""
    rng, state = Random(seed), game.start()
    for _ in range(steps):
        for actor in game.to_act(state):
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
    return state


def games() -> Iterator[tuple[str, Work]]:
    """Yield random play by the rules."""
    for game in both(4, more=1):
        name, rng = f"{game.name}, {game.players} players", Random(1)
        yield f"{name}: a random game", once(fifties.playout, game, game.start(), rng)
        yield f"{name}: a decision, step by step", partial(decide_all, game, rng)
        yield f"{name}: a view", once(game.view, after_steps(game, 3, 1), 1)


def decide_all(game: Any, rng: Random) -> int:
    """Play a game step by step; return how many decisions that took."""
    state, done = game.start(), 0
    while actors := game.to_act(state):
        for actor in actors:
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
            done += actor != CHANCE
    return done


def rounds() -> Iterator[tuple[str, Work]]:
    """Yield rounds of Fifty: chosen, settled, and with their events."""
    for players in (5, 30, 1_000):
        game, rng = Fifty(players), Random(2)
        state = after_steps(game, 1, 2)
        for seat in range(players - 1):
            state = game.apply(state, seat, game.offer(state, seat).sample(rng)).state
        last = game.offer(state, players - 1).sample(rng)
        name = f"fifty, {players:,} players"
        yield f"{name}: a choice", once(game.apply, state, 0, last)
        yield f"{name}: a round settled", once(game.apply, state, players - 1, last)
        yield f"{name}: a round with all events", once(look_at_events, game, state, last)


def look_at_events(game: Any, state: Any, last: Any) -> None:
    """Settle a round and go through its events."""
    for _ in game.apply(state, game.players - 1, last).events:
        pass


def records() -> Iterator[tuple[str, Work]]:
    """Yield records, written and read."""
    for game in both(4, more=1):
        record = fifties.record_of(game, 3, 1)
        with tempfile.NamedTemporaryFile("w", suffix=".toml", delete=False) as file:
            file.write(fifties.write_record(record))
        yield f"{game.name}: a record written", once(fifties.write_record, record)
        yield f"{game.name}: a record read", once(fifties.read_record, Path(file.name))


def tables() -> Iterator[tuple[str, Work]]:
    """Yield live tables without sockets and disk: entries decided, folded again, and told."""
    live_tables = import_module("tables")
    sizes = ((live_tables.FiftySettings(), 5), (live_tables.FiftyFiftySettings(), 4))
    for settings, players in sizes:
        name = f"a table of {players}, {settings.__struct_config__.tag}"
        rows = play_table(settings, players).rows
        yield f"{name}: a log entry decided", partial(decide_entries, settings, players)
        yield f"{name}: a log entry folded", partial(fold_entries, rows)
        # In the midst of a game: what is told at its end has grown.
        table = [*live_tables.replay(rows[: len(rows) // 2])][-1][1]
        yield f"{name}: a snapshot encoded", once(tell, table, 0)
        yield f"{name}: an update encoded", once(tell, table, table.version - 1)


def play_table(settings: Any, players: int) -> Any:
    """Let people play a whole game at a live table."""
    return import_module("tables").play_game(settings, players, seed=1, humans=players)


def decide_entries(settings: Any, players: int) -> int:
    """Play a whole game; return how many log entries it has."""
    return len(play_table(settings, players).rows)


def fold_entries(rows: Any) -> int:
    """Fold a whole game again; return how many log entries it has."""
    return sum(1 for _ in import_module("tables").replay(rows))


def tell(table: Any, since: int) -> None:
    """Encode what the first member has missed."""
    msgspec.json.encode(import_module("tables").letter(table, 0, since))


def simulation() -> Iterator[tuple[str, Work]]:
    """Yield games by the thousand."""
    for game, number in ((Fifty(5), 200_000), (FiftyFifty(4), 50_000), (Fifty(40), 5_000)):
        name = f"{game.name}, {game.players} players: a simulated game"
        yield name, partial(simulate, game, number)


def simulate(game: Any, number: int) -> int:
    """Play so many games in one thread."""
    fifties.summarise(game, number, 1, threads=1)
    return number


def solver() -> Iterator[tuple[str, Work]]:
    """Yield rounds of Fifty, solved."""
    for players in (3, 5):
        setup = fifties.RoundSetup(players, (1, 2, 3, 4)[: 7 - players])
        yield f"fifty, {players} players: a round solved", once(fifties.solve, setup, 0.002)


def bots() -> Iterator[tuple[str, Work]]:
    """Yield decisions of bots, and games of a contest."""
    for game in both(4):
        rng, state = Random(4), after_steps(game, 1, 4)
        view = game.view(state, game.to_act(state)[0])
        for level in fifties.levels(game.name):
            if (game.name, level) != ("fifty-fifty", "master"):  # it searches for as long as it may
                decide = fifties.bot_for(game.name, level).decide
                yield f"{game.name}: {level} decides", once(decide, game, view, rng)
        yield f"{game.name}: a game of a contest", partial(contend, game)


def contend(game: Any) -> int:
    """Play some games of a contest."""
    fifties.contest(game, ["beginner", "casual", "steady", "casual"], 20, processes=1)
    return 20


def research() -> Iterator[tuple[str, Work]]:
    """Yield steps of PettingZoo's, OpenSpiel's and vector environments."""
    import pyspiel  # noqa: PLC0415 - for this part alone

    import fifties.research.openspiel  # noqa: F401, PLC0415 - registers the games
    from fifties.research.pettingzoo import fifty_fifty_v0, fifty_v0  # noqa: PLC0415 - for this part alone
    from fifties.research.vector import FiftyFiftyVectorEnv  # noqa: PLC0415 - for this part alone

    for name, module in (("fifty", fifty_v0), ("fifty-fifty", fifty_fifty_v0)):
        work = partial(play_pettingzoo, module.raw_env(), count())
        yield f"{name}: a step of PettingZoo's raw environment", work
    for name in ("python_fifty", "python_fifty_fifty"):
        work = partial(play_openspiel, pyspiel.load_game(name), Random(6))
        yield f"{name}: a node of OpenSpiel's game", work
    env = FiftyFiftyVectorEnv(VECTOR)
    mask = env.reset(seed=7)[1]["action_mask"]
    yield "fifty-fifty: a step of one of 1,024 games", partial(play_vector, env, [mask])


def play_pettingzoo(env: Any, seeds: Iterator[int]) -> int:
    """Play the first action that is allowed."""
    env.reset(seed=next(seeds))
    done = 0
    while env.agents:
        _, _, over, _, info = env.last()
        env.step(None if over else info["action_mask"].tobytes().index(1))
        done += not over
    return done


def play_openspiel(game: Any, rng: Random) -> int:
    """Play at random; chance does the first thing that it can."""
    state, done = game.new_initial_state(), 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        action = state.chance_outcomes()[0][0] if chance else rng.choice(state.legal_actions())
        state.apply_action(action)
        done += 1
    return done


def play_vector(env: Any, masks: list[Any]) -> int:
    """Play the first action that is allowed, in all games."""
    masks[0] = env.step(masks[0].argmax(axis=-1))[4]["action_mask"]
    return VECTOR


PARTS: Final = {
    part.__name__: part
    for part in (games, rounds, records, tables, simulation, solver, bots, research)
}


def cost_of(work: Work) -> float:
    """Return how many seconds of CPU one piece of work takes."""
    began, done = process_time(), 0
    while (spent := process_time() - began) < SLOT:
        done += work()
    return spent / done


def main() -> None:
    """Do what is asked for, until nothing more is."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what libraries print is no answer
    work: list[Work] = []
    for line in sys.stdin:
        asked = json.loads(line)
        if isinstance(asked, str):
            named = [*PARTS[asked]()]
            work = [one for _, one in named]
            answer: Any = [name for name, _ in named]
        else:
            answer = cost_of(work[asked])
        print(json.dumps(answer), file=out, flush=True)


if __name__ == "__main__":
    main()
