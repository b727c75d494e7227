"""What was drawn from a seal can be verified; what was not is found out where it stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fifties.core.contract import CHANCE, Action, PlayableGame
from fifties.core.record import Place, Record, RecordRefused
from fifties.core.seal import Seal
from fifties.core.verification import Verified, verify
from fifties.games.registry import parse_record, write_record

from random_games import fifties, fifty_fifties, random_record, seals, seeds, three_games

Sealed = tuple[PlayableGame, Seal]


def sealed(boxes: st.SearchStrategy[PlayableGame]) -> st.SearchStrategy[Sealed]:
    """Games with seals for them."""
    return boxes.flatmap(lambda game: st.tuples(st.just(game), seals(game.players)))


def read_out() -> st.SearchStrategy[PlayableGame]:
    """Games with cards that a record can name."""
    return st.one_of(
        fifties().filter(lambda game: game.edition.zones is not None),
        fifty_fifties().filter(lambda game: game.edition.moods is not None),
    )


def drawn(record: Record[Any]) -> list[Action]:
    """Return what chance did."""
    return [entry.action for entry in record.entries if entry.actor == CHANCE]


@settings(max_examples=30)
@given(both=sealed(three_games()), seed=seeds, share=st.floats(0, 1))
def test_what_was_drawn_from_a_seal_is_verified(both: Sealed, seed: int, share: float) -> None:
    check_draws(both, seed, share)


@pytest.mark.soak
@settings(max_examples=300)
@given(both=sealed(three_games()), seed=seeds, share=st.floats(0, 1))
def test_what_was_drawn_from_many_seals_is_verified(both: Sealed, seed: int, share: float) -> None:
    check_draws(both, seed, share)


def check_draws(both: Sealed, seed: int, share: float) -> None:
    """Play a part of a game with a seal, and verify it."""
    game, seal = both
    record, _ = random_record(game, Random(seed), share, seal)
    assert verify(record) == Verified(len(drawn(record)), seal.commitment)


@given(both=sealed(read_out()), seed=seeds, share=st.floats(0, 1))
def test_so_it_is_on_paper(both: Sealed, seed: int, share: float) -> None:
    game, seal = both
    record, _ = random_record(game, Random(seed), share, seal)
    text = write_record(record)
    again = parse_record(text.encode())
    assert again.header == record.header
    assert write_record(again) == text
    assert verify(again) == Verified(len(drawn(record)), seal.commitment)


@given(both=sealed(read_out()), seed=seeds, which=st.integers(0, 4))
def test_one_stacked_draw_is_found_out(both: Sealed, seed: int, which: int) -> None:
    game, seal = both
    honest, _ = random_record(game, Random(seed), 1, seal)
    stacked = which % len(drawn(honest))
    record, _ = random_record(game, Random(seed), 1, seal, stacked)
    assume(drawn(record)[stacked] != drawn(honest)[stacked])
    for told in (record, parse_record(write_record(record).encode())):
        with pytest.raises(RecordRefused) as caught:
            verify(told)
        assert caught.value.refusal.message == "record-draw-differs"
        assert caught.value.place == Place(stacked + 1)
