"""Chance at a live table: sealed before the game, told after it, and open to be checked."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

import msgspec
import pytest

from fifties.core.contract import CHANCE
from fifties.core.refusals import Refused
from fifties.core.seal import Seal
from fifties.core.verification import verify
from fifties.games.fifty_fifty import Deal
from fifties.games.registry import parse_record, write_record
from fifties.table import entries, refusals, requests
from fifties.table.broadcast import snapshot
from fifties.table.entries import Role
from fifties.table.fifty import FiftyBox, FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import Unsealed
from fifties.table.settings import Pace, TableSettings

from random_games import COPIED_BOX
from tables import SimulatedTable, happened, letter, play_game, replay

BOXES: list[tuple[TableSettings, int]] = [
    (FiftySettings(pace=Pace.AT_ONCE), 3),
    (FiftySettings(pace=Pace.AT_ONCE, danger=True), 7),
    (
        FiftySettings(
            pace=Pace.AT_ONCE,
            danger=True,
            box=FiftyBox(bonus=COPIED_BOX.bonus, zones=COPIED_BOX.zones),
        ),
        4,
    ),
    (FiftySettings(pace=Pace.AT_ONCE, party=True), 11),
    (FiftyFiftySettings(pace=Pace.AT_ONCE), 4),
    (FiftyFiftySettings(pace=Pace.AT_ONCE, edition="tightrope"), 3),
]
GAMES: list[TableSettings] = [
    FiftySettings(pace=Pace.AT_ONCE),
    FiftyFiftySettings(pace=Pace.AT_ONCE),
]


def unsealed(live: SimulatedTable) -> list[Unsealed]:
    """List the secrets that were told."""
    return [
        event
        for _, table in replay(live.rows)
        for event in happened(table)
        if isinstance(event, Unsealed)
    ]


def draws(live: SimulatedTable) -> list[object]:
    """List what chance did in the last game."""
    return [entry.action for entry in live.play.entries if entry.actor == CHANCE]


@pytest.mark.parametrize("settings", GAMES)
def test_the_commitment_is_shown_before_the_game_and_fits_the_secret_told_after_it(
    settings: TableSettings,
) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    before = live.snapshot(1).table.commitment
    live.start()
    assert live.snapshot(1).table.commitment == before
    live.play_on()
    (told,) = unsealed(live)
    assert told.commitment == before
    assert sha256(bytes.fromhex(told.secret)).hexdigest() == before
    assert live.snapshot(1).table.commitment != before


@pytest.mark.parametrize("settings", GAMES)
def test_nobody_is_told_the_secret_before_the_game_is_over(settings: TableSettings) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    live.join("Zoe", Role.STAGE)
    secret = live.table.secret.encode()
    live.start()
    live.play_on()
    for row, table in replay(live.rows):
        over = table.play is not None and table.play.over
        for member in table.members:
            assert over or secret not in msgspec.json.encode(letter(table, member, row.seq - 1))
            assert secret not in msgspec.json.encode(snapshot(table, member))
    assert unsealed(live)[0].secret == secret.decode()


@pytest.mark.parametrize("settings", GAMES)
def test_a_broken_off_game_tells_its_secret_and_never_uses_it_again(
    settings: TableSettings,
) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    first = live.table.secret
    live.start()
    live.ask(0, requests.Abandon)
    live.wake()
    assert unsealed(live)[0].secret == first
    live.start()
    assert live.play.seal.secret != first


@pytest.mark.parametrize("settings", GAMES)
def test_even_a_game_begun_in_the_same_breath_has_a_secret_of_its_own(
    settings: TableSettings,
) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    live.start()
    live.ask(0, requests.Abandon)
    live.ask(0, requests.Start)
    assert live.play.seal.secret != unsealed(live)[0].secret


def test_a_rematch_right_after_skipping_to_the_end_has_a_secret_of_its_own() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    live.play_on(lambda: live.play.game.outcome(live.play.state) is not None)
    live.ask(0, requests.Skip)
    live.ask(0, requests.Start)
    assert live.play.seal.secret != unsealed(live)[0].secret
    ((_, ended),) = live.table.to_record.items()
    assert ended.over
    assert ended.seal.secret == unsealed(live)[0].secret


@pytest.mark.parametrize(("settings", "players"), BOXES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_record_of_a_live_game_passes_the_verifier(
    settings: TableSettings, players: int, seed: int
) -> None:
    live = SimulatedTable(settings, seed)
    live.seat(2)
    live.add_bots(players - 2)
    live.ask(1, requests.AddSalt, salt='pepper "and" \\ \n salt \u2603')
    commitment = live.snapshot(0).table.commitment
    live.start(drawn=True)
    live.play_on()
    record = live.play.record("2025-11-15")
    again = parse_record(write_record(record).encode())
    checked = verify(again)
    assert checked.commitment == commitment
    assert checked.draws == live.play.draws + live.play.seal.dealer
    assert again.header.seal == live.play.seal
    assert again.header.players == live.play.names


@pytest.mark.parametrize(("settings", "players"), BOXES)
def test_every_draw_is_the_one_that_the_seal_gives(settings: TableSettings, players: int) -> None:
    live = play_game(settings, players, seed=5)
    game, state, number = live.play.game, live.play.game.start(), 0
    for entry in live.play.entries:
        if entry.actor == CHANCE:
            assert entry.action == game.offer(state, CHANCE).sample(live.play.seal.draw(number))
            number += 1
        state = game.apply(state, entry.actor, entry.action).state
    assert number == live.play.draws > 0


@pytest.mark.parametrize("settings", GAMES)
def test_salts_count(settings: TableSettings) -> None:
    games = []
    for salts in ((), ("pepper",), ("salt",), ("", "pepper")):
        live = SimulatedTable(settings, seed=3)
        live.seat(3)
        for member, salt in enumerate(salts):
            live.ask(member, requests.AddSalt, salt=salt)
        assert live.snapshot(0).table.salted == sum(map(bool, salts))
        live.start()
        assert live.snapshot(0).table.salted == sum(map(bool, salts))
        live.play_on()
        games.append(draws(live))
        (told,) = unsealed(live)
        assert told.salts == (*salts, *("",) * (3 - len(salts)))
    assert all(games[a] != games[b] for a in range(4) for b in range(a))


def test_the_same_secret_without_salts_gives_the_same_game() -> None:
    first, second = (play_game(FiftyFiftySettings(pace=Pace.AT_ONCE), 3, seed=8) for _ in range(2))
    assert draws(first) == draws(second)
    assert isinstance(draws(first)[0], Deal)


def test_salts_lie_in_seat_order_after_the_start_has_rotated() -> None:
    live = play_game(FiftySettings(pace=Pace.AT_ONCE), 3, humans=3)
    live.ask(0, requests.AddSalt, salt="zero")
    live.ask(1, requests.AddSalt, salt="one")
    live.start()
    assert live.play.seats == (1, 2, 0)
    assert live.play.seal.salts == ("one", "", "zero")


def test_a_salt_can_be_replaced_and_taken_back_and_serves_one_game() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(3)
    for salt in ("one", "two"):
        live.ask(0, requests.AddSalt, salt=salt)
    live.ask(1, requests.AddSalt, salt="three")
    live.ask(1, requests.AddSalt, salt="")
    live.start()
    assert live.play.seal.salts == ("two", "", "")
    live.play_on()
    live.start()
    assert live.play.seal.salts == ("", "", "")


@pytest.mark.parametrize("kind", [requests.Stand, requests.Leave])
def test_the_salt_of_somebody_who_will_not_play_is_not_counted(kind: type) -> None:
    live = SimulatedTable()
    live.seat(4)
    live.ask(3, requests.AddSalt, salt="pepper")
    live.ask(3, kind)
    assert live.snapshot(0).table.salted == 0
    assert live.refusal(3, requests.AddSalt, salt="again") in {
        refusals.SeatOnly(),
        refusals.NoSuchMember(3),
    }


def test_a_salt_added_while_a_game_is_on_is_for_a_secret_that_is_drawn_before_it() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(3)
    live.start()
    with suppress(Refused):
        live.ask(0, requests.AddSalt, salt="early")
    salted = live.table.version
    live.play_on()
    live.start()
    sealed = [row.seq for row in live.rows if isinstance(row.entry, entries.Sealed)]
    if "early" in live.play.seal.salts:
        assert sealed[-1] < salted


@pytest.mark.parametrize("settings", GAMES)
def test_a_record_is_kept_unless_nobody_wants_it(settings: TableSettings) -> None:
    live = play_game(settings, 3)
    name = live.snapshot(0).table.record
    assert name is not None
    assert len(name) == 32
    live.ask(0, requests.Configure, settings=msgspec.structs.replace(settings, keep=False))
    live.start()
    assert live.snapshot(0).table.record is None
    live.play_on()
    assert live.snapshot(0).table.record is None


@pytest.mark.parametrize("settings", GAMES)
def test_the_commitment_is_computed_once_a_secret_however_often_the_table_is_shown(
    settings: TableSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[str] = []
    whole = Seal.commitment.fget  # type: ignore[attr-defined] # a property

    def count(seal: Seal) -> str:
        hashed.append(seal.secret)
        return str(whole(seal))

    monkeypatch.setattr(Seal, "commitment", property(count))
    live = SimulatedTable(settings)
    live.seat(3)
    live.start()
    secret = live.table.secret
    for _ in range(3):
        for seat in live.people_to_act():
            live.act(seat)
            assert live.snapshot(0).table.commitment == sha256(bytes.fromhex(secret)).hexdigest()
    assert hashed.count(secret) == 1
