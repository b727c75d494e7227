"""Tables that play on from a moment of a record: who sits where, and in which position."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace

from fifties.core.contract import PlayableGame
from fifties.core.record import AnyRecord
from fifties.core.refusals import IllegalSetup, Refused
from fifties.core.verification import verify
from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called, Chose
from fifties.games.fifty_fifty import Deal, FiftyFifty
from fifties.games.fifty_fifty.events import CardPlayed
from fifties.games.registry import parse_record, write_record
from fifties.table import refusals, requests
from fifties.table.branch_points import branched_table
from fifties.table.entries import Acted, Role
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.position import BranchedTable
from fifties.table.settings import Clock, Pace
from fifties.table.timeline import Chance, build

from commands import RECORDS
from random_games import random_record
from tables import SimulatedTable, restored

NAME = "0123456789abcdef" * 2
GAMES = [Fifty(4), Fifty(5, danger=True), FiftyFifty(3), FiftyFifty(4, "tightrope", dealer=1)]


def written(game: PlayableGame, seed: int = 1) -> tuple[AnyRecord, bytes]:
    """Return a random game as it is read back, and the file that it stands in."""
    data = write_record(random_record(game, Random(seed), 1)[0]).encode()
    return parse_record(data), data


def cut(game: PlayableGame, draws: int, played: int = 0, name: str | None = None) -> BranchedTable:
    """Return the table that begins at a moment of a random game."""
    record, data = written(game)
    return branched_table(record, data, draws, played, name)


def branched(table: BranchedTable, people: int = 1) -> SimulatedTable:
    """Open a table that plays on, and let people come."""
    live = SimulatedTable(replace(table.settings, pace=Pace.AT_ONCE), position=table.position)
    live.seat(people)
    return live


def seats(live: SimulatedTable) -> tuple[int | None, ...]:
    """Return who takes each seat."""
    branch = live.snapshot(live.host).table.branch
    assert branch is not None
    return branch.seats


def cut_refusal(game: PlayableGame, draws: int, played: int = 0) -> object:
    """Return why nobody can play on from a moment of a random game."""
    with pytest.raises(IllegalSetup) as caught:
        cut(game, draws, played)
    return caught.value.refusal


@pytest.mark.parametrize("game", GAMES)
def test_the_table_begins_as_the_replay_stands_and_hides_the_hands(game: PlayableGame) -> None:
    table = cut(game, 2, played=0)
    live = branched(table)
    live.add_bots(game.players - 1)
    live.ask(0, requests.Start)
    record, _ = written(game)
    state = game.start()
    for entry in record.entries[: len(table.position.actions)]:
        state = game.apply(state, entry.actor, entry.action).state
    assert live.play.game.players == game.players
    assert live.play.game.edition == game.edition
    assert live.play.draws == 2
    for seat, member in enumerate(live.play.seats):
        told = live.snapshot(member)
        assert told.view == game.view(state, seat)
        assert told.table.branch is not None
        assert told.table.branch.round == 2


def test_what_was_chosen_in_secret_is_chosen_anew() -> None:
    for played in range(4):
        assert cut(Fifty(4), 2, played).position.branch.played == 0
    assert not cut(Fifty(4), 2).position.draws
    settled = cut(Fifty(4), 2, played=4).position
    assert settled.draws
    assert (settled.branch.played, len(settled.actions)) == (4, 10)


def test_a_moment_of_a_replay_means_what_has_been_decided_by_then() -> None:
    timeline = build(written(FiftyFifty(3))[0]).timeline
    for at, event in enumerate(timeline.events[: timeline.points[-1].after], 1):
        point = [point for point in timeline.points if point.since <= at][-1]
        cards = [one for one in timeline.events[:at] if isinstance(one, CardPlayed)]
        assert (point.round - 1) * 27 + point.played == len(cards), event
    timeline = build(written(Fifty(3))[0]).timeline
    for at, event in enumerate(timeline.events, 1):
        point = [point for point in timeline.points if point.since <= at][-1]
        assert point.after <= at, "nothing is given away before it was told"
        counting = isinstance(event, Called | Chose)
        assert not (counting and point.draws)


def test_a_game_of_cards_begins_at_that_very_card() -> None:
    position = cut(FiftyFifty(3), 2, played=16, name=NAME).position
    assert (position.branch.round, position.branch.played) == (2, 16)
    assert len(position.actions) == 1 + 27 + 1 + 16
    assert position.branch.record == NAME
    _, data = written(FiftyFifty(3))
    assert position.branch.origin == sha256(data).hexdigest()
    assert position.players == ("Player 0", "Player 1", "Player 2")


@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_a_whole_one_that_says_where_it_branched_off(game: PlayableGame) -> None:
    table = cut(game, 2, played=3, name=NAME)
    live = branched(table)
    live.add_bots(game.players - 1, "casual")
    live.ask(0, requests.Start)
    live.play_on()
    record = parse_record(write_record(live.play.record("2026-01-01")))
    assert record.header.branch == table.position.branch
    inherited = record.header.branch.inherited(record.entries)
    assert inherited == len(table.position.actions)
    first = [(entry.actor, entry.action) for entry in record.entries[:inherited]]
    assert first == [(one.actor, one.action) for one in table.position.actions]
    verified = verify(record)
    assert verified.inherited == 2
    assert verified.draws == sum(entry.actor == "chance" for entry in record.entries) - 2
    timeline = build(record).timeline
    assert timeline.chance is Chance.VERIFIED
    assert timeline.finished
    assert timeline.branch is not None
    assert (timeline.branch.record, timeline.branch.round) == (NAME, 2)
    origin = build(written(game)[0]).timeline
    assert timeline.events[: timeline.branch.after] == origin.events[: timeline.branch.after]


def test_a_stacked_draw_after_the_branch_is_found() -> None:
    live = branched(cut(Fifty(4), 1, played=4))
    live.add_bots(3)
    live.ask(0, requests.Start)
    live.play_on()
    text = write_record(live.play.record("2026-01-01"))
    stacked = replace(live.play.seal, secret="7" * 64)
    with pytest.raises(Refused) as caught:
        verify(
            parse_record(
                text.replace(live.play.seal.secret, stacked.secret).replace(
                    live.play.seal.commitment, stacked.commitment
                )
            )
        )
    assert "round=2" in repr(getattr(caught.value, "place", None))


def test_the_log_alone_leads_to_the_same_table() -> None:
    live = branched(cut(FiftyFifty(3), 1, played=5), people=2)
    live.add_bots(1)
    live.ask(1, requests.Sit, seat=2)
    for _ in range(2):
        again = restored(live.rows)
        assert again.table.position == live.table.position
        assert again.table.next_seats == live.table.next_seats
        live.ask(0, requests.Start) if live.table.running is None else live.play_on()
    again = restored(live.rows)
    assert again.table.play is not None
    assert again.table.play.state == live.play.state
    assert again.table.play.entries == live.play.entries
    own = [row.entry for row in live.rows if isinstance(row.entry, Acted)]
    assert len(own) == len(live.play.entries) - 6, "what was inherited is logged once"


def test_seats_are_chosen_and_bots_make_way() -> None:
    live = SimulatedTable((table := cut(FiftyFifty(4), 1)).settings, position=table.position)
    live.join("Ana", seat=2)
    assert seats(live) == (None, None, 0, None)
    ben = live.join("Ben")
    assert seats(live) == (ben, None, 0, None)
    live.add_bots(2)
    assert seats(live) == (ben, 2, 0, 3)
    live.ask(0, requests.Sit, seat=3)
    assert seats(live) == (ben, 2, 3, 0), "a bot changes places"
    assert live.ask(0, requests.Sit, seat=3) == []
    assert live.refusal(0, requests.Sit, seat=0) == refusals.SeatOccupied("Ben")
    assert live.refusal(0, requests.Sit, seat=4) == refusals.NoSuchSeat(4, 4)
    watcher = live.join("Zoe", Role.SPECTATOR)
    live.ask(watcher, requests.Sit, seat=1)
    assert seats(live) == (ben, watcher, 3, 0)
    assert live.table.members[2].gone
    live.ask(ben, requests.Stand)
    assert seats(live) == (None, watcher, 3, 0)
    assert live.refusal(0, requests.Start) == refusals.BranchSeatsFree(1, 4)
    cleo = live.join("Cleo")
    assert seats(live) == (cleo, watcher, 3, 0)
    assert [seat.member for seat in live.snapshot(0).table.seats] == [cleo, watcher, 3, 0]
    live.ask(0, requests.Start)
    assert live.play.seats == (cleo, watcher, 3, 0)


def test_whoever_comes_to_a_full_table_takes_the_seat_of_a_bot() -> None:
    live = branched(cut(Fifty(3), 1))
    live.add_bots(2)
    came = live.join("Ben")
    assert seats(live) == (0, 1, came)


def test_seats_cannot_be_chosen_at_other_tables() -> None:
    live = SimulatedTable()
    live.seat(3)
    assert live.refusal(0, requests.Sit, seat=1) == refusals.BranchOnly()
    assert live.snapshot(0).table.branch is None


def test_what_is_played_is_settled_and_how_is_not() -> None:
    table = cut(Fifty(4), 1)
    live = branched(table)
    settings = live.table.settings
    calm = replace(settings, pace=Pace.BRISK, clock=Clock.RELAXED, reactions=False, keep=False)
    live.ask(0, requests.Configure, settings=calm)
    assert live.table.settings == calm
    changes = ({"seats": 5}, {"danger": True}, {"party": True}, {"lesson": True})
    others = [replace(settings, **change) for change in changes]
    for other in (*others, FiftyFiftySettings(seats=4)):
        assert live.refusal(0, requests.Configure, settings=other) == refusals.BranchFixed()


def test_the_next_game_begins_in_the_same_position_with_everybody_in_their_seats() -> None:
    live = branched(cut(FiftyFifty(3), 3, played=20), people=3)
    live.ask(0, requests.Sit, seat=0)
    for games in (1, 2):
        live.ask(0, requests.Start)
        assert live.play.seats == (0, 1, 2)
        assert (live.play.draws, len(live.play.entries)) == (3, 1 + 27 + 1 + 27 + 1 + 20)
        live.play_on()
        assert live.table.games == games
        assert live.play.over
    secrets = {row.entry.secret for row in live.rows if hasattr(row.entry, "secret")}
    assert len(secrets) == 3, "every game has chance of its own"


def test_moments_that_are_none_are_refused() -> None:
    assert cut_refusal(Fifty(4), 9) == refusals.BranchPastEnd()
    assert cut_refusal(Fifty(4), 1, played=5) == refusals.BranchPastEnd()
    assert cut_refusal(FiftyFifty(3), 3, played=27) == refusals.BranchGameOver()


def test_a_box_that_nobody_has_read_out_is_refused() -> None:
    path = RECORDS / "fifty" / "danger-zones-of-another-box.toml"
    record = parse_record(path.read_bytes())
    with pytest.raises(IllegalSetup) as caught:
        branched_table(record, path.read_bytes(), 1, 0)
    assert caught.value.refusal == refusals.BranchBox()


def test_a_round_of_which_hands_are_missing_is_dealt_anew() -> None:
    path = RECORDS / "fifty-fifty" / "stopped-mid-trick-without-hands.toml"
    record = parse_record(path.read_bytes())
    rounds = sum(entry.actor == "chance" for entry in record.entries)
    before = branched_table(record, b"", rounds, 3).position
    assert before.branch.round == rounds - 1
    whole = RECORDS / "fifty-fifty" / "without-hands.toml"
    record = parse_record(whole.read_bytes())
    position = branched_table(record, whole.read_bytes(), 1, 4).position
    assert position.branch.played == 4
    deal = position.actions[0].action
    assert isinstance(deal, Deal)
    assert deal.hands_written, "all cards were played, so hands are known"
