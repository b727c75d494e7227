"""What holds wherever a game is played on from."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifties.core.contract import PlayableGame
from fifties.core.seal import Seal
from fifties.core.verification import verify
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.registry import parse_record, write_record
from fifties.table import requests
from fifties.table.branch_points import branched_table
from fifties.table.settings import Pace
from fifties.table.timeline import build

from random_games import COPIED_BOX, ODD_MOODS, random_record, seeds
from tables import SimulatedTable, restored

SEAL = Seal("5" * 64)
"""With a seal a record tells the cards of any box."""

tables = st.one_of(
    st.builds(
        Fifty,
        st.one_of(st.integers(3, 7), st.integers(8, 12)),
        st.sampled_from([COPIED_BOX, Fifty(3).edition]),
        st.booleans(),
    ),
    st.integers(3, 5).flatmap(
        lambda players: st.builds(
            FiftyFifty,
            st.just(players),
            st.sampled_from(["zoch", "tightrope", ODD_MOODS]),
            st.integers(0, players - 1),
        )
    ),
)


@settings(max_examples=40)
@given(tables, seeds, st.floats(0, 1), st.data())
def test_a_branch_begins_where_the_replay_stands_and_ends_as_a_legal_game(
    game: PlayableGame, seed: int, share: float, data: st.DataObject
) -> None:
    check_branch(game, seed, share, data)


@pytest.mark.soak
@settings(max_examples=300)
@given(tables, seeds, st.floats(0, 1), st.data())
def test_many_branches_begin_where_the_replay_stands_and_end_as_legal_games(
    game: PlayableGame, seed: int, share: float, data: st.DataObject
) -> None:
    check_branch(game, seed, share, data)


def check_branch(game: PlayableGame, seed: int, share: float, data: st.DataObject) -> None:
    """Branch a part of a game off, and play on to its end."""
    text = write_record(random_record(game, Random(seed), 0.2 + 0.8 * share, SEAL)[0])
    origin = parse_record(text)
    point = data.draw(st.sampled_from(build(origin).timeline.points))
    table = branched_table(origin, text.encode(), point.round, point.played)
    assert (table.position.branch.round, table.position.branch.played) == (
        point.round,
        point.played,
    )
    live = SimulatedTable(
        replace(table.settings, pace=Pace.AT_ONCE), seed=seed, position=table.position
    )
    live.join("Ana", seat=seed % game.players)
    live.ask(0, requests.AddBot, level="beginner", count=game.players)
    live.ask(0, requests.Start)

    count = len(table.position.actions)
    state = origin.game.start()
    for entry in origin.entries[:count]:
        state = origin.game.apply(state, entry.actor, entry.action).state
    assert live.play.state == state
    again = restored(live.rows).table.play
    assert again is not None
    assert again.state == state

    live.play_on()
    record = parse_record(write_record(live.play.record("2026-01-01")))
    assert record.game.outcome(live.play.state) is not None
    first = [(entry.actor, entry.action) for entry in record.entries[:count]]
    assert first == [(entry.actor, entry.action) for entry in origin.entries[:count]]
    assert verify(record).inherited == point.round
    timeline = build(record).timeline
    assert timeline.branch is not None
    assert timeline.branch.after == point.after
