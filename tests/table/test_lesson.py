"""A lesson shows every idea of the game, whatever the learner does."""

from __future__ import annotations

import pytest

from fifties.games.fifty import Choose
from fifties.games.fifty.events import Called, Take
from fifties.games.fifty_fifty import Play as PlayCard
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.table import requests
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings, PlayOffer
from fifties.table.settings import Pace

from tables import SimulatedTable, told


def lesson(settings: FiftySettings | FiftyFiftySettings) -> SimulatedTable:
    live = SimulatedTable(settings)
    live.seat(1)
    for _ in range(2):
        live.ask(0, requests.AddBot, level="beginner")
    live.start()
    return live


def learner_of(live: SimulatedTable) -> int:
    seat: int = live.play.seat_of[0]
    return seat


SPREADS = {
    "spread": [0, 7, 14, 21, 28],
    "low": [0, 1, 2, 3, 4],
    "early": [1, 3, 6, 9, 13],
    "late": [10, 15, 20, 24, 28],
    "odd": [2, 8, 9, 17, 26],
}


@pytest.mark.parametrize("spread", SPREADS)
def test_a_learner_of_fifty_meets_take_keep_clash_bonus_and_crown(spread: str) -> None:
    live = lesson(FiftySettings(lesson=True, pace=Pace.AT_ONCE))
    live.beat()
    blocked = live.play.view(0).blocked
    open_numbers = [n for n in range(1, 50) if n % 10 not in blocked]
    numbers = tuple(open_numbers[pick] for pick in SPREADS[spread])
    live.ask(0, requests.Act, action=Choose(1, numbers))
    while not any(isinstance(event, Called) and event.number == 50 for _, event in told(live.rows)):
        live.beat()
    me = learner_of(live)
    called = [event for _, event in told(live.rows) if isinstance(event, Called)]
    assert any(event.taker == me for event in called) or spread == "low"
    assert any(event.take is Take.KEEPS for event in called)
    assert any(crossing.seat == me for event in called for crossing in event.crossings)
    assert any(event.crowned for event in called)


def test_tokens_and_hands_of_a_lesson_are_always_the_same() -> None:
    fifty = [lesson(FiftySettings(lesson=True)) for _ in range(2)]
    halves = [lesson(FiftyFiftySettings(lesson=True)) for _ in range(2)]
    for live in (*fifty, *halves):
        live.beat()
    assert len({live.play.view(0).blocked for live in fifty}) == 1
    assert len({live.play.view(learner_of(live)).my_hand for live in halves}) == 1


@pytest.mark.parametrize("pick", [0, -1])
def test_a_learner_of_fifty_fifty_sees_halves_cancel(pick: int) -> None:
    live = lesson(FiftyFiftySettings(lesson=True, pace=Pace.AT_ONCE))
    while not any(isinstance(event, RoundScored) for _, event in told(live.rows)):
        offer = live.snapshot(0).offer
        if isinstance(offer, PlayOffer):
            live.ask(0, requests.Act, action=PlayCard(offer.cards[pick]))
        live.beat()
    me = learner_of(live)
    taken = [event for _, event in told(live.rows) if isinstance(event, TrickTaken)]
    mine = [
        gone
        for event in taken
        for seat, gone in zip((event.highest, event.lowest), event.cancelled, strict=True)
        if seat == me
    ]
    assert any(gone > 0 for gone in mine)
