"""An event in heats, without I/O: its own table, and those of its heats."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fifties.core.seal import Seal
from fifties.table import refusals, requests
from fifties.table.broadcast import snapshot, table_info, you
from fifties.table.entries import HeatsDrawn, Role
from fifties.table.fifty import FiftySettings
from fifties.table.heat_summary import find_players, heat_page
from fifties.table.heats import EventPlace, Heat, HeatResult, draw_heats, event_places
from fifties.table.messages import TableStatus
from fifties.table.paces import GRACE
from fifties.table.runner import key_of
from fifties.table.settings import Pace

from heat_tables import EVENT, HeatedEvent
from tables import SimulatedTable, restored, token_of


def result_of(heat: Heat) -> HeatResult:
    """Return how a heat has ended."""
    assert heat.result is not None
    return heat.result


def test_an_event_is_played_from_heats_to_the_final() -> None:
    event = HeatedEvent(23)
    event.draw(size=5, final=6)
    assert sorted(len(heat.players) for heat in event.stage.heats) == [4, 4, 5, 5, 5]
    event.play_stage()
    first = event.stage
    assert first.is_over
    for heat in first.heats:
        best = [
            member
            for member, place in zip(heat.players, result_of(heat).places, strict=True)
            if place == 1
        ]
        assert [heat.players[seat] for seat in sorted(heat.going_on)] == best
    on = first.members_going_on(event.table.lineup)
    event.draw(size=5, final=6)
    assert [stage.is_final for stage in event.table.heats.stages] == [False, True]
    assert sorted(event.stage.heats[0].players) == sorted(on)
    live = event.play_heat(event.stage.heats[0])
    info = table_info(event.table).heats
    assert info is not None
    assert (info.stage, info.final, info.over, info.going_on) == (2, True, 1, 0)
    outcome = live.play.game.outcome(live.play.state)
    won = [one.name for one in info.winners if one.place == 1]
    assert sorted(won) == sorted(live.play.names[seat] for seat in outcome.winners)
    refusal = event.refusal(event.host, requests.DrawHeats)
    assert refusal == refusals.HeatsOver()
    assert [*event.table.heats.codes()] == [
        *(f"{event.table.code}S1H{number}" for number in range(1, 6)),
        f"{event.table.code}S2H1",
    ]


def test_everybody_is_told_where_they_play_and_how_it_ended() -> None:
    event = HeatedEvent(9)
    before = event.table.version
    event.draw(size=3, final=3)
    heat = event.stage.heats[1]
    member = heat.players[0]
    mine = you(event.table, member).heat
    assert mine is not None
    assert (mine.code, mine.over, mine.goes_on) == (f"{event.table.code}S1H2", False, None)
    assert you(event.table, event.host).heat is None
    changes = event.table.since(before)
    assert changes is not None
    assert {*heat.players} <= changes[-1].touched
    before = event.table.version
    event.play_heat(heat)
    changes = event.table.since(before)
    assert changes is not None
    assert changes[-1].touched == {*heat.players}
    mine = you(event.table, member).heat
    assert mine is not None
    assert mine.over
    assert mine.place == result_of(heat).places[0]
    assert mine.goes_on == (mine.place == 1)
    assert event.snapshot(member).table.heats == table_info(event.table).heats


def test_a_heats_table_opens_with_a_game_that_its_players_resume_with_their_tokens() -> None:
    event = HeatedEvent(8)
    event.ask(event.host, requests.AddHost, member=3)
    event.draw(size=4, final=3)
    for heat in event.stage.heats:
        live = event.heat_table(heat)
        table = live.table
        assert [table.keys[key_of(token_of(member))] for member in heat.players] == [0, 1, 2, 3]
        names = [event.table.members[member].name for member in heat.players]
        assert [table.members[seat].name for seat in range(4)] == names
        hosts = [table.keys[key_of(token_of(host))] for host in event.table.hosts]
        assert [*table.hosts] == hosts
        assert table.running is not None
        assert table.settings.event is None
        shown = snapshot(table, 0).table.heat
        assert shown is not None
        assert (shown.event, shown.number, shown.over) == (event.table.code, heat.number, False)
        assert shown.settings == EVENT


def test_a_hall_is_a_party_of_the_same_event() -> None:
    event = HeatedEvent(20)
    event.draw(size=10, final=4)
    live = event.heat_table(event.stage.heats[0])
    assert live.table.settings.event == EVENT
    assert len(live.play.seats) == 10
    event.play_heat(event.stage.heats[0])
    assert len(result_of(event.stage.heats[0]).places) == 10
    page = heat_page(event.table, None, 1, {})
    assert [line.seated for line in page.heats] == [10, 10]
    assert [len(line.players) for line in page.heats] == [7, 7]
    assert page.heats[0].players[0].place == 1


def test_bots_keep_the_seats_of_those_who_do_not_come() -> None:
    event = HeatedEvent(6)
    event.draw(size=3, final=3)
    heat = event.stage.heats[0]
    live = event.heat_table(heat)
    live.connect(1)
    live.play_on(lambda: live.now > GRACE and live.play.rounds_told > 0)
    assert live.play.kept == {0, 2}
    live.connect(0)
    assert live.play.kept == {2}
    live.play_on(lambda: not live.play.running)
    event.report(heat, live.table)
    assert result_of(heat).left == ()


def test_whoever_leaves_a_heat_or_the_event_lets_the_next_best_go_on() -> None:
    event = HeatedEvent(8)
    event.draw(size=4, final=4)
    first, second = event.stage.heats
    assert event.stage.rules.advance == 2
    live = event.heat_table(first)
    for member in range(4):
        live.connect(member)
    live.play_on(lambda: live.play.rounds_told == 1)
    live.ask(2, requests.Leave)
    live.disconnect(2)
    live.play_on()
    event.report(first, live.table)
    assert result_of(first).left == (2,)
    assert 2 not in first.going_on
    event.report_result(second, HeatResult((1, 2, 2, 4), (9, 8, 8, 1)))
    assert second.going_on == {0, 1, 2}
    event.ask(second.players[0], requests.Leave)
    on = event.stage.members_going_on(event.table.lineup)
    assert {*on} & {*second.players} == {*second.players[1:3]}
    event.draw(final=4)
    # Whoever shares a place makes the final larger, and no stage more.
    assert event.stage.is_final


def test_two_heats_lead_to_a_final_of_three_even_if_all_share_their_places() -> None:
    event = HeatedEvent(6)
    event.draw(size=3, final=3)
    for heat in event.stage.heats:
        event.report_result(heat, HeatResult((1, 1, 1), (5, 5, 5)))
    event.draw(size=3, final=3)
    assert event.stage.is_final
    assert event.stage.players == 6


def test_an_ended_heat_counts_as_it_stands_by_the_rounds_that_were_told() -> None:
    event = HeatedEvent(9)
    event.draw(size=3, final=3)
    early, late, _ = event.stage.heats
    live = event.heat_table(late)
    live.connect(0)
    live.connect(1)
    live.connect(2)
    live.ask(live.host, requests.Configure, settings=replaced(live, pace=Pace.LIVING_ROOM))
    live.play_on(lambda: live.play.rounds_told == 2 and bool(live.play.unreleased))
    told = live.play.told
    assert live.play.game.points(told) != live.play.game.points(live.play.state)
    live.ask(live.host, requests.EndHeat)
    assert live.ask(live.host, requests.EndHeat) == []
    assert live.table.is_heat_over
    event.ask(event.host, requests.EndHeat, heat=late.number)
    assert late.is_ended
    event.report(late, live.table)
    assert result_of(late).points == live.play.game.points(told)
    live = event.heat_table(early)
    live.connect(0)
    live.ask(live.host, requests.EndHeat)
    event.report(early, live.table)
    assert early.result == HeatResult()
    assert early.going_on == frozenset()
    mine = you(event.table, early.players[0]).heat
    assert mine is not None
    assert (mine.over, mine.place, mine.goes_on) == (True, None, False)


def test_a_stage_in_which_nobody_has_a_result_is_drawn_again() -> None:
    event = HeatedEvent(7)
    event.draw(size=3, final=3)
    event.join("Late")
    event.ask(event.host, requests.EndHeat)
    assert all(heat.is_ended for heat in event.stage.heats)
    assert event.ask(event.host, requests.EndHeat) == []
    for heat in event.stage.heats:
        event.report_result(heat, HeatResult())
    event.draw(size=4, final=4)
    assert event.stage.number == 2
    assert event.stage.players == 8


def test_those_who_come_late_get_heats_of_the_first_stage() -> None:
    event = HeatedEvent(6)
    event.draw(size=3, final=3)
    hosts = event.host
    assert event.refusal(hosts, requests.DrawHeats) == refusals.HeatsGoOn(2)
    for name in ("Late", "Later"):
        event.join(name)
    assert event.refusal(hosts, requests.DrawHeats) == refusals.TooFewForHeats(2, 3)
    event.join("Latest")
    event.draw()
    assert [len(heat.players) for heat in event.stage.heats] == [3, 3, 3]
    assert event.stage.number == 1
    assert you(event.table, 9).heat is not None
    event.play_stage()
    event.draw(final=3)
    event.join("Too late")
    assert event.refusal(hosts, requests.DrawHeats) == refusals.HeatsGoOn(1)


def test_a_report_that_comes_twice_changes_nothing() -> None:
    event = HeatedEvent(6)
    event.draw(size=3, final=3)
    heat = event.stage.heats[0]
    event.play_heat(heat)
    result, version = heat.result, event.table.version
    assert event.report_result(heat, HeatResult((1, 2, 3), (0, 0, 0))) == []
    assert event.runner.heat_over(1, 9, HeatResult(), event.now) == []
    assert event.runner.heats_opened(1, 1, 2, event.now) == []
    assert (heat.result, event.table.version) == (result, version)


def test_heats_are_drawn_from_the_secret_whose_hash_was_shown() -> None:
    event = HeatedEvent(12)
    commitment = table_info(event.table).commitment
    event.draw(size=4, final=4)
    drawn = next(row.entry for row in event.rows if isinstance(row.entry, HeatsDrawn))
    seal = Seal(drawn.secret)
    assert seal.commitment == commitment != table_info(event.table).commitment
    assert drawn.heats == tuple(draw_heats(seal, [*range(1, 13)], [4, 4, 4]))


def test_nobody_changes_who_plays_at_a_heats_table() -> None:
    event = HeatedEvent(6)
    event.draw(size=3, final=3)
    live = event.heat_table(event.stage.heats[0])
    live.connect(0)
    stranger = live.join("Stranger")
    assert live.table.members[stranger].role is Role.SPECTATOR
    drawn = refusals.HeatDrawn()
    assert live.refusal(stranger, requests.Sit) == drawn
    assert live.refusal(0, requests.Stand) == drawn
    for request in (requests.Start, requests.Abandon, requests.DrawHeats):
        assert live.refusal(live.host, request) == drawn
    assert live.refusal(live.host, requests.AddBot, level="beginner") == drawn
    live.advance(10 * GRACE)
    assert live.refusal(0, requests.ClaimHost) == refusals.EventRoleKept()
    assert live.refusal(0, requests.EndHeat) == refusals.HostOnly()
    assert live.refusal(live.host, requests.Leave) == refusals.LastHost()


def test_heats_are_for_events_between_games_and_hosts_draw_them() -> None:
    plain = SimulatedTable(FiftySettings(party=True))
    plain.seat(4)
    assert plain.refusal(0, requests.DrawHeats) == refusals.EventOnly()
    assert plain.refusal(0, requests.EndHeat) == refusals.EventOnly()
    few = HeatedEvent(2)
    assert few.refusal(few.host, requests.DrawHeats) == refusals.TooFewForHeats(2, 3)
    event = HeatedEvent(8)
    assert event.refusal(1, requests.DrawHeats) == refusals.HostOnly()
    assert event.refusal(event.host, requests.DrawHeats, size=4, advance=4) == (
        refusals.HeatsAdvance(4, 3)
    )
    event.ask(event.host, requests.Start)
    assert event.refusal(event.host, requests.DrawHeats) == refusals.GameRuns()
    event.ask(event.host, requests.Abandon)
    event.draw(size=4, final=4)
    assert event.refusal(event.host, requests.Start) == refusals.HeatsGoOn(2)
    assert event.refusal(event.host, requests.EndHeat, heat=3) == refusals.NoSuchHeat(3)


@pytest.mark.parametrize("players", [3, 7])
def test_few_players_play_the_final_at_once(players: int) -> None:
    event = HeatedEvent(players)
    event.draw(size=3)
    assert event.stage.is_final
    assert [len(heat.players) for heat in event.stage.heats] == [players]


def test_players_are_found_by_how_their_names_begin() -> None:
    event = HeatedEvent(30)
    event.draw(size=3, final=3)
    assert [found.name for found in find_players(event.table, "player 3")] == [
        "Player 3",
        "Player 30",
    ]
    assert len(find_players(event.table, "PLAYER")) == 20
    assert find_players(event.table, "Nobody") == ()
    found = find_players(event.table, "Player 17")[0]
    assert found.heat == you(event.table, 17).heat
    page = heat_page(event.table, 1, 9, {(1, 9): 2})
    assert [(line.number, line.rounds) for line in page.heats] == [(9, 2), (10, None)]
    assert heat_page(event.table, 7, 1, {}).heats == ()


def test_what_everybody_is_told_does_not_grow_with_the_event() -> None:
    def told(players: int) -> int:
        event = HeatedEvent(players)
        event.draw(size=3, final=3)
        snapshot = event.snapshot(1)
        return len(msgspec.json.encode((snapshot.table.heats, snapshot.you.heat)))

    assert told(300) - told(30) <= 16


def test_an_event_in_heats_is_the_same_after_a_restart() -> None:
    event = HeatedEvent(10)
    event.draw(size=3, final=3)
    for heat in event.stage.heats[:2]:
        event.play_heat(heat)
    event.ask(event.host, requests.EndHeat, heat=3)
    again = restored(event.rows).table
    assert again.heats.stage == event.stage
    for member in event.table.members:
        assert you(again, member) == you(event.table, member)
    assert table_info(again) == table_info(event.table)
    assert heat_page(again, None, 1, {}) == heat_page(event.table, None, 1, {})


def replaced(live: SimulatedTable, **fields: Any) -> Any:
    """Return the settings of a table with something changed."""
    return msgspec.structs.replace(live.table.settings, **fields)


def test_everybody_has_the_place_that_they_reached_once_the_final_is_over() -> None:
    event = HeatedEvent(40)
    event.draw(size=4, final=4)
    stages = event.table.heats.stages
    while not event.stage.is_final:
        assert event_places(stages) == {}
        event.play_stage()
        event.draw(size=4, final=4)
    assert event_places(stages) == {}
    event.play_stage()
    assert len(stages) >= 3
    places = event_places(stages)
    assert places.keys() == {*range(1, 41)}
    (final,) = stages[-1].heats
    result = result_of(final)
    for seat, member in enumerate(final.players):
        reached = EventPlace(result.places[seat], result.points[seat], len(stages))
        assert places[member] == reached
    further = {*final.players}
    for stage in reversed(stages[:-1]):
        played = {member for heat in stage.heats for member in heat.players}
        out = {places[member] for member in played - further}
        assert out == {EventPlace(len(further) + 1, None, stage.number)}
        further |= played


def test_a_final_that_was_ended_without_a_result_gives_nobody_a_place() -> None:
    event = HeatedEvent(5)
    event.draw(size=5, final=5)
    assert event.stage.is_final
    event.report_result(event.stage.heats[0], HeatResult())
    assert event_places(event.table.heats.stages) == {}
    event.draw(size=5, final=5)
    event.play_stage()
    assert len(event_places(event.table.heats.stages)) == 5


def test_heats_take_the_finale_of_a_game_of_all_off_every_screen() -> None:
    event = HeatedEvent(9)
    screen = event.join("Screen", Role.STAGE)
    event.start()
    event.play_on()
    record = event.table.record
    assert record is not None
    phone = 1
    for member in (event.host, screen, phone):
        known = event.snapshot(member)
        assert (known.table.status, known.view is None) == (TableStatus.OVER, False)
    event.draw(size=3, final=3)
    while not event.table.heats.stages[-1].is_final:
        check_screens_show_heats(event, screen, phone)
        event.play_stage()
        check_screens_show_heats(event, screen, phone)
        event.draw(size=3, final=3)
    event.play_stage()
    check_screens_show_heats(event, screen, phone)
    shown = event.snapshot(screen).table
    assert shown.heats is not None
    assert shown.heats.winners
    assert restored(event.rows).table.play is None
    # The game stays played: its record is kept, and so is its place among the games.
    assert shown.record == record
    assert shown.games == 1
    event.start()
    assert event.snapshot(screen).table.status is TableStatus.PLAYING


def check_screens_show_heats(event: HeatedEvent, screen: int, phone: int) -> None:
    """Nothing is shown of any game, and the heats are."""
    for member in (event.host, screen, phone):
        known = event.snapshot(member)
        assert known.table.status is TableStatus.LOBBY
        assert known.view is None
        assert known.table.heats is not None
