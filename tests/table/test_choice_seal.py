"""The seal of a round's choices: shown to all before the count, and of no use to the curious."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from fifties.games.fifty import Choose
from fifties.table import requests
from fifties.table.broadcast import Broadcast, snapshot
from fifties.table.choice_seal import ChoiceDigest
from fifties.table.entries import Acted, ChoicesSealed, EventsReleased, Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.settings import Pace

from tables import SimulatedTable, restored

HOST, SCREEN, PHONE = 0, 1, 2


def event(players: int = 9, seed: int = 0) -> SimulatedTable:
    """An event with a host who does not play, a big screen and phones, about to choose."""
    settings = FiftySettings(party=True, event=EventSettings(title="Sealed"), pace=Pace.HALL)
    live = SimulatedTable(settings, seed)
    live.join("Ana", Role.SPECTATOR)
    live.join("Screen", Role.STAGE)
    for number in range(players):
        live.join(f"Phone {number}")
    live.start()
    return live


def seals(live: SimulatedTable) -> list[ChoicesSealed]:
    return [row.entry for row in live.rows if isinstance(row.entry, ChoicesSealed)]


def test_everybody_is_shown_the_seal_with_the_last_choice_and_before_the_first_number() -> None:
    live = event()
    *most, last = live.people_to_act()
    for seat in most:
        live.act(seat)
    assert not seals(live)
    assert live.snapshot(PHONE).table.choice_seal is None
    before = live.table.version
    live.act(last)
    (sealed,) = seals(live)
    told = Broadcast(live.table, live.table.since(before))
    for update in (told.update(HOST), told.full_update()):
        assert update.table is not UNSET
        assert update.table.choice_seal == sealed.seal
        assert update.choice_seal is UNSET
    # Nothing else of the table has changed, and a phone is not told all of it.
    for update in (told.update(PHONE), told.update()):
        assert update.table is UNSET
        assert update.choice_seal == sealed.seal
        assert not any("number" in str(one) for one in update.events)
    live.beat()
    kinds = [type(row.entry) for row in live.rows if row.seq > before]
    assert kinds[:3] == [Acted, ChoicesSealed, EventsReleased]


def test_the_seal_stays_until_the_next_round_and_after_a_restart() -> None:
    live = event()
    live.play_round()
    first = live.table.play.choice_seal if live.table.play else None
    assert first == seals(live)[0].seal
    assert restored(live.rows).table.play.choice_seal == first  # type: ignore[union-attr] # it is on
    live.ask(HOST, requests.Skip)
    assert live.snapshot(PHONE).table.choice_seal == first
    while live.play.draws < 2:
        live.beat()
    assert live.snapshot(PHONE).table.choice_seal is None
    live.play_round()
    assert live.snapshot(PHONE).table.choice_seal == seals(live)[1].seal != first


def test_the_seal_is_that_of_all_choices_replaced_ones_included() -> None:
    live = event()
    live.act(0)
    live.now += 1.5
    live.play_round()
    digest, (sealed,) = ChoiceDigest(), seals(live)
    for row in live.rows:
        if isinstance(row.entry, Acted) and isinstance(row.entry.action, Choose):
            digest.add(round(row.at * 1000), row.entry.actor, row.entry.action, bot=row.entry.bot)  # type: ignore[arg-type] # a seat
    assert digest.seal(sealed.key) == sealed.seal


def digest_of(choices: list[tuple[int, int, Any, bool]]) -> ChoiceDigest:
    digest = ChoiceDigest()
    for at, seat, action, bot in choices:
        digest.add(at, seat, action, bot=bot)
    return digest


def test_whoever_knows_all_other_choices_cannot_try_out_the_last_one() -> None:
    # The same choices at the same times, in two games with the same secret: another seal.
    one, two = event(), event()
    for live in (one, two):
        live.runner._rng.seed(str(id(live)))  # noqa: SLF001 - only what is drawn from here on
        live.play_round()
    assert one.play.seal.secret == two.play.seal.secret
    assert one.play.entries == two.play.entries
    assert one.play.choice_seal != two.play.choice_seal
    # Not even the secret, which is told when a game is broken off, makes it possible.
    choices = [
        (round(row.at * 1000), row.entry.actor, row.entry.action, row.entry.bot)
        for row in one.rows
        if isinstance(row.entry, Acted) and isinstance(row.entry.action, Choose)
    ]
    known = (one.play.seal.secret, one.play.seal.commitment, one.play.choice_seal)
    tried = [digest_of(choices).seal(key) for key in known]  # type: ignore[arg-type] # seats
    assert one.play.choice_seal not in tried


@pytest.mark.parametrize("broken_off", [False, True])
def test_nobody_is_ever_told_the_key_of_a_seal(broken_off: bool) -> None:
    live = event(5)
    live.play_round()
    live.beat()
    if broken_off:
        live.ask(HOST, requests.Abandon)
    else:
        live.ask(HOST, requests.Skip)
        live.play_on()
    keys = [one.key.encode() for one in seals(live)]
    assert keys
    for member in (HOST, SCREEN, PHONE):
        told = snapshot(live.table, member), Broadcast(live.table, live.table.since(0)).update()
        assert not any(key in msgspec.json.encode(one) for key in keys for one in told)


def test_ordinary_tables_show_no_seal() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.HALL))
    live.seat(3)
    live.start()
    live.play_round()
    assert not seals(live)
    assert live.snapshot(0).table.choice_seal is None
