"""Nobody learns anything before it is told: not from messages, and not from their timing."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from fifties.core.contract import CHANCE, Viewer
from fifties.games.fifty import Choose
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.events import Called, RoundScored
from fifties.games.fifty_fifty import Deal, Play
from fifties.games.fifty_fifty.events import CardPlayed, MoodTurned
from fifties.table import entries, requests
from fifties.table.broadcast import snapshot
from fifties.table.entries import MemberId, Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd_view import CrowdScored, Tally
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import Announced, Snapshot, Update
from fifties.table.settings import Pace, TableSettings

from tables import SimulatedTable, letter, open_numbers, replay

seeds = st.integers(0, 2**32 - 1)
PACES = [Pace.LIVING_ROOM, Pace.HALL, Pace.TAP]


class Heard(Struct, frozen=True):
    """What one member was told at one time, and what they would be told if they came then."""

    at: float
    letter: Update | Snapshot
    known: Snapshot

    @property
    def bytes(self) -> bytes:
        """All of it as it goes over the wire."""
        return msgspec.json.encode((self.at, self.letter, self.known))


def heard(live: SimulatedTable, member: MemberId) -> list[Heard]:
    """List all that *member* was told from the last start on."""
    began = max(row.seq for row in live.rows if isinstance(row.entry, entries.Started))
    return [
        Heard(row.at, letter(table, member, row.seq - 1), snapshot(table, member))
        for row, table in replay(live.rows)
        if row.seq >= began
    ]


def first_difference(one: Sequence[Heard], other: Sequence[Heard]) -> tuple[Heard, Heard] | None:
    """Find where two tables first tell somebody something else, or at another time."""
    for here, there in zip(one, other, strict=False):
        if here.bytes != there.bytes:
            return here, there
    return None


# Fifty


def reach(told: Heard) -> float:
    """Tell up to which number the count has got with these news."""
    numbers = [0.0]
    assert isinstance(told.letter, Update)
    for event in told.letter.events:
        match event:
            case Called() | Announced() | Tally():
                numbers.append(event.number)
            case RoundScored() | CrowdScored():
                numbers.append(inf)
    return max(numbers)


def table_of_fifty(players: int, pace: Pace, seed: int) -> SimulatedTable:
    """A table of people, a big screen and a spectator; a party if need be."""
    live = SimulatedTable(FiftySettings(pace=pace, party=players > 7), seed)
    live.join("Screen", Role.STAGE)
    for number in range(players):
        live.join(f"P{number}")
    live.join("Watcher", Role.SPECTATOR)
    live.start()
    return live


def count_of(players: int, pace: Pace, seed: int, picks: Sequence[Numbers]) -> SimulatedTable:
    """Let everybody write *picks*, and tell the count."""
    live = table_of_fifty(players, pace, seed)
    for seat, numbers in enumerate(picks):
        live.ask(live.play.seats[seat], requests.Act, action=Choose(1, numbers))
    while live.play.unreleased:
        live.beat()
    return live


def changed_above(numbers: Numbers, most: int, free: Sequence[int], rng: Random) -> Numbers:
    """Write other numbers instead of those above *most*."""
    low = [number for number in numbers if number <= most]
    high = [number for number in free if number > most]
    return tuple(low + sorted(rng.sample(high, len(numbers) - len(low))))


def viewers(live: SimulatedTable) -> list[MemberId]:
    """Some seats, the big screen and the spectator."""
    seats = live.play.seats
    return [seats[0], seats[1], seats[-1], 0, len(live.table.members) - 1]


def check_that_nothing_is_foreseen(
    one: SimulatedTable, two: SimulatedTable, member: MemberId, most: int
) -> None:
    """Check that two counts sound alike to *member* up to *most*, in their timing too."""
    different = first_difference(heard(one, member), heard(two, member))
    if different is not None:
        assert different[0].at == different[1].at
        assert min(map(reach, different)) > most


@pytest.mark.parametrize(
    ("players", "pace"),
    [
        pytest.param(players, pace, marks=[] if (row + column) % 2 == 0 else [pytest.mark.soak])
        for row, players in enumerate([3, 5, 7, 9])
        for column, pace in enumerate(PACES)
    ],
)
@settings(max_examples=3)
@given(seed=seeds, most=st.integers(0, 44))
def test_nobody_learns_a_number_before_it_is_called(
    players: int, pace: Pace, seed: int, most: int
) -> None:
    rng = Random(seed)
    live = table_of_fifty(players, pace, seed)
    free, offer = open_numbers(live), live.play.game.offer(live.play.state, 0)
    picks = [offer.sample(rng).numbers for _ in range(players)]
    told = count_of(players, pace, seed, picks)
    for member in viewers(live):
        seat = live.table.seat_of(member)
        others = [changed_above(numbers, most, free, rng) for numbers in picks]
        if seat is not None:
            others[seat] = picks[seat]
        other = count_of(players, pace, seed, others)
        check_that_nothing_is_foreseen(told, other, member, most)


@pytest.mark.parametrize("pace", PACES)
def test_different_secrets_are_told_differently_in_the_end(pace: Pace) -> None:
    free = open_numbers(table_of_fifty(3, pace, 1))
    one, two = (count_of(3, pace, 1, [tuple(free[a : a + 5])] * 3) for a in (5, 6))
    different = first_difference(heard(one, 0), heard(two, 0))
    assert different is not None
    assert min(map(reach, different)) == free[5]


@pytest.mark.parametrize("players", [3, 6, 9])
@settings(max_examples=10)
@given(seed=seeds)
def test_while_people_write_any_other_choices_would_look_the_same(players: int, seed: int) -> None:
    live = table_of_fifty(players, Pace.LIVING_ROOM, seed)
    for seat in range(players - 1):
        live.act(seat)
    state, game = live.play.state, live.play.game
    for member in viewers(live):
        viewer: Viewer = live.table.seat_of(member)
        other = table_of_fifty(players, Pace.LIVING_ROOM, seed)
        picks = game.reimagine(state, viewer, Random(seed)).picks
        for seat in range(players - 1):
            action = Choose(1, picks[seat])
            other.ask(other.play.seats[seat], requests.Act, action=action)
        assert first_difference(heard(live, member), heard(other, member)) is None


@given(seed=seeds)
@settings(max_examples=10)
def test_what_a_choice_is_refused_for_tells_nothing_of_others(seed: int) -> None:
    live, other = (table_of_fifty(4, Pace.TAP, seed) for _ in range(2))
    other.decide = lambda play, seat, now: live.decide(
        play, seat, now + (seat != 0)
    )  # seat 0 writes the same at both tables
    answers = []
    for table in (live, other):
        for seat in range(4):
            table.act(seat)
        member = table.play.seats[0]
        tries = [table.refusal(member, requests.GotIt)]
        tries.append(table.refusal(member, requests.Act, action=Choose(1, (1, 2, 3, 4, 5))))
        tries.append(table.refusal(member, requests.Act, action=Choose(2, (1, 2, 3, 4, 5))))
        answers.append(tries)
    assert answers[0] == answers[1]


# Fifty Fifty


def table_of_fifty_fifty(players: int, seed: int, deal: Deal | None) -> SimulatedTable:
    """A table with a big screen and a spectator, dealt as sealed or as said."""
    live = SimulatedTable(FiftyFiftySettings(), seed)
    live.join("Screen", Role.STAGE)
    for number in range(players):
        live.join(f"P{number}")
    live.join("Watcher", Role.SPECTATOR)
    live.ask(0, requests.Start)
    if deal is None:
        live.wake()
    else:
        live.put(entries.Acted(CHANCE, deal))
    return live


def play_cards(live: SimulatedTable, cards: Sequence[int]) -> None:
    """Play these cards in turn, as soon as they can be played."""
    for card in cards:
        live.until(lambda: live.to_act() != [])
        (seat,) = live.to_act()
        live.ask(live.play.seats[seat], requests.Act, action=Play(card))


def imagined_deal(live: SimulatedTable, dealt: Deal, viewer: Viewer, rng: Random) -> Deal:
    """Deal anew what *viewer* has not seen of a round."""
    play = live.play
    other: Any = play.game.reimagine(play.state, viewer, rng).standing
    hands = [list(hand) for hand in other.hands]
    for trick in other.tricks:
        for turn, card in enumerate(trick.cards):
            hands[(trick.leader + turn) % len(hands)].append(card)
    if viewer is not None:
        hands[viewer] = list(dealt.hands[viewer])
    return Deal(tuple(map(tuple, hands)), other.moods)


def two_more_tricks(players: int, seed: int, deal: Deal, cards: Sequence[int]) -> SimulatedTable:
    """Play *cards* after this *deal*, and two tricks more."""
    live = table_of_fifty_fifty(players, seed, deal)
    play_cards(live, cards)
    most = 1 + min(len(cards) + 2 * players, 9 * players)
    live.play_on(lambda: len(live.play.entries) == most)
    return live


def tells_cards_or_moods(told: Heard) -> bool:
    """Tell whether a card or a mood is shown."""
    assert isinstance(told.letter, Update)
    return any(isinstance(event, CardPlayed | MoodTurned) for event in told.letter.events)


@pytest.mark.parametrize("players", [3, 5])
@settings(max_examples=6)
@given(seed=seeds, played=st.integers(0, 24))
def test_nobody_learns_a_card_or_a_mood_before_it_is_played(
    players: int, seed: int, played: int
) -> None:
    live = table_of_fifty_fifty(players, seed, None)
    live.play_on(lambda: len(live.play.entries) > played and live.to_act() != [])
    (dealt,) = [e.action for e in live.play.entries if isinstance(e.action, Deal)]
    cards = [e.action.card for e in live.play.entries if isinstance(e.action, Play)]
    one = two_more_tricks(players, seed, dealt, cards)
    for member in viewers(live):
        deal = imagined_deal(live, dealt, live.table.seat_of(member), Random(seed))
        two = two_more_tricks(players, seed, deal, cards)
        known = heard(live, member)
        assert first_difference(known, heard(two, member)) is None
        different = first_difference(heard(one, member), heard(two, member))
        if different is not None:
            assert different[0].at == different[1].at
            assert all(map(tells_cards_or_moods, different))


@pytest.mark.parametrize("kind", [FiftySettings(), FiftyFiftySettings()])
def test_a_bot_is_asked_only_about_what_its_seat_knows(kind: TableSettings) -> None:
    live = SimulatedTable(kind)
    live.seat(1)
    live.add_bots(2)
    live.bots_answer = False
    live.start()
    live.play_on(lambda: live.questions != [])
    for question in live.questions:
        expected = live.play.game.view(live.play.state, question.seat)
        assert question.view == expected
        assert question.view.viewer == question.seat
