"""Anybody may ask for anything at any time: a table refuses, and never breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
import pytest

from fifties.core.refusals import Refused
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty_fifty import Play
from fifties.table import requests
from fifties.table.broadcast import snapshot
from fifties.table.codec import decode_message
from fifties.table.entries import MemberId, Role
from fifties.table.fifty import FiftyBox, FiftySettings
from fifties.table.fifty_fifty import FiftyFiftyBox, FiftyFiftySettings
from fifties.table.member_names import name_key
from fifties.table.registry import seat_limit
from fifties.table.requests import TableRequest
from fifties.table.settings import Clock, Pace, TableSettings

from tables import CODE, SimulatedTable, letter, restored, token_of

STEPS: Final = 800
NUMBERS: tuple[int, ...] = (-(2**40), -1, 0, 1, 2, 3, 7, 50, 51, 255, 256, 2**53 - 1)
WORDS = ("", " ", "Ana", "ana", "beginner", "steady", "\u202e", "x" * 64, "Zoe", "\U0001f600")

EVENINGS: list[TableSettings] = [
    FiftySettings(pace=Pace.BRISK),
    FiftyFiftySettings(pace=Pace.BRISK),
    FiftySettings(pace=Pace.TAP, seats=3),
    FiftySettings(pace=Pace.STADIUM, party=True),
    FiftyFiftySettings(pace=Pace.AT_ONCE),
    FiftySettings(pace=Pace.AT_ONCE, clock=Clock.BRISK),
]

Make = Callable[[Random, SimulatedTable], TableRequest]


def settings(rng: Random) -> TableSettings:
    """Set a table in some way, possible or not."""
    told: dict[str, Any] = {
        "pace": rng.choice([*Pace, Pace.AT_ONCE]),
        "clock": rng.choice([*Clock]),
        "reactions": rng.random() < 0.5,
        "keep": rng.random() < 0.5,
    }
    if rng.random() < 0.4:
        pairs = tuple((rng.randrange(-1, 11), rng.randrange(-1, 11)) for _ in range(9))
        mood_box = FiftyFiftyBox(moods=pairs) if rng.random() < 0.2 else None
        edition = rng.choice(["zoch", "tightrope", "zoch", "iello"])
        seats = rng.randrange(2, 7)
        return FiftyFiftySettings(edition=edition, box=mood_box, seats=seats, **told)
    zones = tuple((rng.randrange(0, 30), rng.randrange(20, 52)) for _ in range(5))
    box = FiftyBox(zones=zones) if rng.random() < 0.2 else None
    party, danger = rng.random() < 0.4, rng.random() < 0.3
    return FiftySettings(box=box, seats=rng.randrange(2, 9), party=party, danger=danger, **told)


def somebody(rng: Random, live: SimulatedTable) -> MemberId:
    """Name anybody: here, gone or never seen."""
    if rng.random() < 0.05:
        return rng.choice(NUMBERS)
    if live.people and rng.random() < 0.7:
        return rng.choice(live.people)
    return rng.randrange(len(live.table.members))


def action(rng: Random, live: SimulatedTable) -> Choose | Play:
    """Act in some way, mostly in one that the rules allow somebody."""
    seats = live.to_act()
    if seats and rng.random() < 0.8:
        wanted: Choose | Play = live.play.game.offer(live.play.state, seats[0]).sample(rng)
        return wanted
    if rng.random() < 0.5:
        return Play(rng.choice(NUMBERS))
    numbers = tuple(rng.choice(NUMBERS) for _ in range(rng.randrange(7)))
    return Choose(rng.randrange(6), numbers)


def card(rng: Random, live: SimulatedTable) -> int | None:
    """Name a card that somebody holds, or none."""
    play: Any = live.table.running
    if play is None or play.game.name == Fifty.name or rng.random() < 0.3:
        return rng.choice([None, *NUMBERS])
    cards: list[int | None] = [None, *play.state.hand(rng.randrange(len(play.seats)))]
    return rng.choice(cards)


def name(rng: Random) -> str:
    """Make an id up, seldom one that was used before."""
    return f"{rng.randrange(20_000)}"


def seat(rng: Random, live: SimulatedTable) -> int:
    """Name a seat that the table waits for, or any number."""
    return rng.choice((live.to_act() or NUMBERS) if rng.random() < 0.7 else NUMBERS)


def rename(rng: Random, live: SimulatedTable) -> requests.Rename:
    """Rename oneself or somebody."""
    member = None if rng.random() < 0.5 else somebody(rng, live)
    return requests.Rename(id=name(rng), name=rng.choice(WORDS), member=member)


REQUESTS: list[tuple[int, Make]] = [
    (30, lambda rng, live: requests.Act(id=name(rng), action=action(rng, live))),
    (10, lambda rng, live: requests.Queue(id=name(rng), card=card(rng, live))),
    (10, lambda rng, _: requests.GotIt(id=name(rng))),
    (3, lambda rng, _: requests.Configure(id=name(rng), settings=settings(rng))),
    (4, lambda rng, _: requests.Sit(id=name(rng))),
    (2, lambda rng, _: requests.Stand(id=name(rng))),
    (2, rename),
    (1, lambda rng, live: requests.Remove(id=name(rng), member=somebody(rng, live))),
    (1, lambda rng, live: requests.Ban(id=name(rng), member=somebody(rng, live))),
    (2, lambda rng, _: requests.Lock(id=name(rng), locked=rng.random() < 0.1)),
    (8, lambda rng, _: requests.AddBot(id=name(rng), level=rng.choice(WORDS[4:6]))),
    (1, lambda rng, _: requests.AddBot(id=name(rng), level=rng.choice(WORDS))),
    (1, lambda rng, live: requests.PassHost(id=name(rng), member=somebody(rng, live))),
    (8, lambda rng, _: requests.ClaimHost(id=name(rng))),
    (2, lambda rng, _: requests.AddSalt(id=name(rng), salt=rng.choice(WORDS))),
    (8, lambda rng, _: requests.Start(id=name(rng))),
    (3, lambda rng, _: requests.Pause(id=name(rng), paused=rng.random() < 0.3)),
    (3, lambda rng, _: requests.Skip(id=name(rng))),
    (4, lambda rng, live: requests.Hurry(id=name(rng), seat=seat(rng, live))),
    (1, lambda rng, _: requests.Abandon(id=name(rng))),
    (1, lambda rng, _: requests.Leave(id=name(rng))),
]


def asker(rng: Random, live: SimulatedTable, request: TableRequest) -> MemberId:
    """Let somebody ask who may well be granted it, or anybody."""
    play, host = live.table.running, live.table.host
    if rng.random() < 0.3:
        return somebody(rng, live)
    if play is not None and isinstance(request, requests.Act | requests.Queue | requests.GotIt):
        seats = live.to_act() or play.waiting_for() or range(len(play.seats))
        return play.seats[rng.choice(seats)]
    return somebody(rng, live) if host is None or rng.random() < 0.4 else host


def ask_anything(rng: Random, live: SimulatedTable, done: Counter[str]) -> None:
    """Let anybody but a bot ask for anything; see that only `Refused` is raised."""
    make: Make = rng.choices([m for _, m in REQUESTS], [weight for weight, _ in REQUESTS])[0]
    request = make(rng, live)
    member, before = asker(rng, live, request), live.table.version
    someone = live.table.members.get(member)
    if someone is not None and someone.level is not None:
        return
    with suppress(Refused):
        live.ask(member, lambda **_: request)
        done[request.__class__.__name__] += 1
        return
    assert live.table.version == before


def come_or_go(rng: Random, live: SimulatedTable) -> None:
    """Let somebody come, come back or lose their connection."""
    here = rng.choice([*live.table.runtime.present, None])
    if here is not None and rng.random() < 0.3:
        live.disconnect(here)
    elif rng.random() < 0.6 and live.people:
        token = token_of(rng.choice(live.people))
        member = live.runner.member_with(token)
        assert member is not None
        live.connect(member)
    elif len(live.table.members) < 60:
        with suppress(Refused):
            live.join(rng.choice([None, *WORDS]), rng.choice([*Role]), device=rng.choice(WORDS))


def let_time_pass(rng: Random, live: SimulatedTable) -> None:
    """Move the clock, and let bots answer late or never."""
    live.bots_answer = False
    live.wake(live.now + rng.choice([0, 0, 0.1, 1, 2, 30, 400]))
    due = live.runner.next_wake
    assert due is None or due > live.now
    while live.questions and rng.random() < 0.8:
        live.answer(live.questions.pop(rng.randrange(len(live.questions))))


def check(live: SimulatedTable) -> None:
    """Check what must always be so."""
    table = live.table
    here = {member.id for member in table.members.values() if not member.gone}
    assert table.version == len(live.rows)
    assert [*table.members] == [*range(len(table.members))]
    assert not table.lineup.keys() & table.bystanders.keys()
    assert table.lineup.keys() | table.bystanders.keys() == here
    assert len(table.lineup) <= seat_limit(table.settings)
    assert table.host is None or (table.host in here and table.members[table.host].level is None)
    assert sorted(table.names.values()) == sorted(here)
    assert all(name_key(table.members[m].name) == key for key, m in table.names.items())
    assert {table.members[member].key for member in table.keys.values()} == {*table.keys}
    if table.play is not None:
        assert len(set(table.play.seats)) == table.play.game.players
        assert table.salts.keys() <= table.lineup.keys()


def check_messages(rng: Random, live: SimulatedTable) -> None:
    """Check that everybody can be told everything, and that a restored table tells the same."""
    again = restored(live.rows).table
    for member in live.table.members:
        told = snapshot(live.table, member)
        assert snapshot(again, member) == told
        data = msgspec.json.encode(told)
        assert msgspec.json.encode(decode_message(data)) == data
    member = rng.choice([*live.table.members])
    since = rng.randrange(max(0, live.table.version - 300), live.table.version + 1)
    data = msgspec.json.encode(letter(live.table, member, since))
    assert decode_message(data) is not None


@pytest.mark.parametrize("seed", range(12))
def test_whatever_anybody_asks_the_table_stands(seed: int) -> None:
    rng, done = Random(seed), Counter[str]()
    live = SimulatedTable(EVENINGS[seed % len(EVENINGS)], seed)
    live.seat(3)
    for step in range(STEPS):
        rng.choices([ask_anything_counted(done), come_or_go, let_time_pass], [4, 1, 3])[0](
            rng, live
        )
        check(live)
        if step % 50 == 0:
            check_messages(rng, live)
    assert sum(done.values()) > STEPS / 20
    check_messages(rng, live)
    check_that_nothing_is_stuck(live)


def ask_anything_counted(done: Counter[str]) -> Callable[[Random, SimulatedTable], None]:
    """Count what is granted, so that a test that asks in vain is noticed."""
    return lambda rng, live: ask_anything(rng, live, done)


def check_that_nothing_is_stuck(live: SimulatedTable) -> None:
    """Let everybody think for ever: with somebody there, a game that is on still ends."""
    live.bots_answer = True
    while live.questions:
        live.answer(live.questions.pop())
    if not live.people:
        return
    live.connect(live.people[0])
    if live.table.running and live.play.paused:
        live.advance(100)
        if live.table.host != live.people[0]:
            return
        live.ask(live.host, requests.Pause, id="go on", paused=False)
    live.until(lambda: live.table.running is None)


@pytest.mark.parametrize("seed", range(4))
def test_two_tables_that_are_asked_the_same_become_the_same(seed: int) -> None:
    rows = []
    for _ in range(2):
        rng, live = Random(seed), SimulatedTable(seed=seed)
        live.seat(3)
        for _ in range(STEPS // 2):
            ask_anything(rng, live, Counter())
            let_time_pass(rng, live)
        rows.append(live.rows)
    assert rows[0] == rows[1]


def test_a_join_that_is_refused_leaves_no_trace() -> None:
    live = SimulatedTable()
    live.seat(1)
    live.ask(0, requests.Lock, locked=True)
    before = live.snapshot(0)
    with pytest.raises(Refused):
        live.runner.join(requests.Join(id="1", code=CODE, name="Eve"), token_of(9), "", live.now)
    assert live.snapshot(0) == before
