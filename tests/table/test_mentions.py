"""What a game is remembered for when it is over: true, and about everybody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fifties.core.record import final_state
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import Mention, MentionKind
from fifties.table.registry import game_adapter
from fifties.table.settings import Pace
from fifties.table.timeline import build

from random_games import random_record
from tables import SimulatedTable, play_game


def mentions_of(game: Any, seed: int) -> tuple[Any, tuple[Mention, ...]]:
    """Return the last state of a random game, and what it is remembered for."""
    record, _ = random_record(game, Random(seed), 1)
    return final_state(record), build(record).timeline.shown.mentions


def by_message(mentions: tuple[Mention, ...], message: str) -> list[Mention]:
    return [mention for mention in mentions if mention.message == message]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_of_numbers_is_what_was_counted(seed: int) -> None:
    state, mentions = mentions_of(Fifty(4), seed)
    assert {seat for mention in mentions for seat in mention.seats} == {0, 1, 2, 3}
    for mention in mentions:
        (seat,), told = mention.seats, mention.details
        done: Any = state.rounds[told["round"] - 1] if "round" in told else None
        match mention.message:
            case "mention-best-number":
                assert told["number"] in done.picks[seat]
                assert 0 < told["points"] <= done.beads[seat]
            case "mention-longest-count":
                assert told["first"] in done.picks[seat]
                assert 0 < told["numbers"] <= done.beads[seat]
            case "mention-short-of-crown":
                assert done.beads[seat] + told["points"] == Fifty(4).mark
            case "mention-free-number":
                written = {number for numbers in done.picks for number in numbers}
                assert told["number"] not in written
                assert told["instead"] in done.crossed
                assert told["points"] > 0


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_of_halves_is_what_was_taken(seed: int) -> None:
    state, mentions = mentions_of(FiftyFifty(4), seed)
    rounds = state.standing.rounds
    for mention in mentions:
        is_own = mention.kind is MentionKind.OWN
        assert is_own == mention.message.startswith("mention-")
        assert len(mention.seats) == 1 or not is_own
        told = mention.details
        done: Any = rounds[told["round"] - 1] if "round" in told else None
        match mention.message:
            case "mention-balanced" | "mention-struck":
                assert done.points[mention.seats[0]] == 0
            case "mention-best-round":
                assert done.points[mention.seats[0]] == -told["halves"]
            case "mention-one-half-short":
                assert done.points[mention.seats[0]] == -1
            case "mention-hair-angry" | "mention-hair-laughing":
                trick = done.tricks[told["trick"] - 1]
                assert {told["card"], told["other"]} <= {*trick.cards}
                assert abs(told["card"] - told["other"]) == 1
                assert told["halves"] in trick.mood
    cancelled = by_message(mentions, "award-most-cancelled")
    every = sum(sum(trick.cancelled) for done in rounds for trick in done.tricks)
    assert not every or cancelled[0].details["halves"] * 4 >= every


@pytest.mark.parametrize("kind", [FiftySettings, FiftyFiftySettings])
def test_a_table_says_it_at_the_end_and_not_before(
    kind: type[FiftySettings | FiftyFiftySettings],
) -> None:
    live = SimulatedTable(kind())
    live.seat(3)
    live.start()
    shown = live.snapshot(0).table.game
    assert shown is not None
    assert shown.mentions == ()
    over = play_game(kind(pace=Pace.AT_ONCE), players=3).snapshot(0).table.game
    assert over is not None
    assert over.mentions


def test_a_game_that_stops_early_is_not_summed_up() -> None:
    record, _ = random_record(Fifty(3), Random(1), 0.5)
    assert game_adapter("fifty").mentions(record.game, final_state(record)) == ()
