"""Random games for the laws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from hypothesis import strategies as st

from fifties.core.contract import CHANCE, Actor, PlayableGame
from fifties.core.record import Entry, Header, Record
from fifties.core.seal import Seal
from fifties.games.fifty import Fifty, FiftyEdition
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, FiftyFifty, FiftyFiftyEdition
from tiny_game import Lowest

COPIED_BOX = FiftyEdition(
    bonus=((1, 1, 2, 1, 1), (2, 1, 1, 1, 2), (0, 3, 0, 3, 0), (5, 4, 3, 2, 1)),
    zones=((1, 9), (5, 15), (20, 20), (30, 44), (1, 49)),
)
ODD_MOODS = FiftyFiftyEdition(
    moods=((0, 9), (9, 0), (0, 0), (0, 0), (5, 5), (5, 5), (1, 2), (2, 1), (3, 8), (8, 3), (4, 4))
)

seeds = st.integers(min_value=0, max_value=2**32 - 1)


def fifties(players: st.SearchStrategy[int] | None = None) -> st.SearchStrategy[Fifty]:
    """Tables of Fifty: mostly small, sometimes a party."""
    usual = st.one_of(st.integers(3, 9), st.sampled_from([12, 40]))
    sizes = usual if players is None else players
    editions = st.sampled_from([FiftyEdition(), COPIED_BOX, FiftyEdition(zones=None)])
    return st.builds(Fifty, sizes, editions, st.booleans())


def fifty_fifties() -> st.SearchStrategy[FiftyFifty]:
    """Tables of Fifty Fifty, with all kinds of boxes."""
    editions = st.sampled_from([ZOCH, TIGHTROPE, ODD_MOODS, FiftyFiftyEdition(moods=None)])
    return st.integers(3, 5).flatmap(
        lambda players: st.builds(
            FiftyFifty, st.just(players), editions, st.integers(0, players - 1)
        )
    )


def games() -> st.SearchStrategy[PlayableGame]:
    """Tables of either game."""
    return st.one_of(fifties(), fifty_fifties())


def lowests() -> st.SearchStrategy[Lowest]:
    """Tables of the third game."""
    return st.builds(Lowest, st.integers(2, 4))


def three_games() -> st.SearchStrategy[PlayableGame]:
    """Tables of any game, that of the tests included."""
    return st.one_of(games(), lowests())


def seals(players: int) -> st.SearchStrategy[Seal]:
    """Seals of tables of *players*, with salts or without."""
    secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
    salts = st.text(st.characters(codec="utf-8"), max_size=5)
    added = st.lists(salts, min_size=players, max_size=players).map(tuple)
    return st.builds(Seal, secrets, st.one_of(st.just(()), added))


def random_entries(
    game: PlayableGame, rng: Random, seal: Seal | None = None, stacked: int | None = None
) -> Iterator[tuple[Any, Entry, Any]]:
    """Play at random; yield the state before, the action, and the step it led to.

    Among several who may act, any acts next, and some think again. Chance follows *seal*, if there
    is one, but for the *stacked* draw.
    """
    state, draws = game.start(), 0
    while actors := game.to_act(state):
        actor: Actor = rng.choice(actors)
        ready = [seat for seat in range(game.players) if seat not in actors]
        if len(actors) > 1 and ready and rng.random() < 0.2:
            actor = rng.choice(ready)
        action = game.offer(state, actor).sample(rng)
        if actor == CHANCE and seal is not None:
            if draws != stacked:
                action = game.offer(state, actor).sample(seal.draw(draws))
            draws += 1
        step = game.apply(state, actor, action)
        yield state, Entry(actor, action), step
        state = step.state


def random_record(
    game: PlayableGame,
    rng: Random,
    share: float,
    seal: Seal | None = None,
    stacked: int | None = None,
) -> tuple[Record[PlayableGame], Any]:
    """Play about *share* of a random game; return its record and its state."""
    entries = random_entries(game, rng, seal, stacked)
    played = list(entries if share else islice(entries, 1))
    kept = played[: max(1, round(share * len(played)))]
    header = Header(tuple(f"Player {seat}" for seat in range(game.players)), seal=seal)
    record = Record(header, game, tuple(entry for _, entry, _ in kept))
    return record, kept[-1][2].state
