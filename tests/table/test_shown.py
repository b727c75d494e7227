"""What a table tells about its game: enough to show all of it without knowing the rules."""

from __future__ import annotations

import pytest

from fifties.games.fifty.awards import Award, awards
from fifties.games.fifty.events import Revealed, RoundScored
from fifties.games.fifty_fifty.state import RoundScored as FiftyFiftyRoundScored
from fifties.table.fifty import FiftyInfo, FiftySettings
from fifties.table.fifty_fifty import FiftyFiftyInfo, FiftyFiftySettings
from fifties.table.messages import GameInfo
from fifties.table.settings import Pace, TableSettings

from tables import SimulatedTable, update


def begun(settings: TableSettings, players: int) -> SimulatedTable:
    live = SimulatedTable(settings)
    live.seat(players)
    live.start()
    return live


def live_game(live: SimulatedTable) -> GameInfo:
    game = live.snapshot(0).table.game
    assert game is not None
    return game


def shown(live: SimulatedTable) -> FiftyInfo:
    game = live_game(live)
    assert isinstance(game, FiftyInfo)
    return game


def test_a_game_of_fifty_tells_its_sizes() -> None:
    game = shown(begun(FiftySettings(), 5))
    assert (game.players, game.rounds, game.boxes) == (5, 4, 5)
    assert not hasattr(game, "tricks")
    assert (game.top, game.mark) == (50, 12)
    assert game.bonus == ((1, 1, 2, 1, 1),) * 4


def test_a_game_of_fifty_fifty_tells_its_sizes() -> None:
    game = live_game(begun(FiftyFiftySettings(), 4))
    assert isinstance(game, FiftyFiftyInfo)
    assert (game.players, game.rounds, game.tricks) == (4, 4, 9)
    assert not any(hasattr(game, name) for name in ("boxes", "top", "mark", "bonus", "awards"))


@pytest.mark.parametrize("pace", [Pace.LIVING_ROOM, Pace.AT_ONCE])
def test_awards_come_with_the_score_and_stay_until_the_next(pace: Pace) -> None:
    live = begun(FiftySettings(pace=pace), 4)
    assert shown(live).awards == ()
    seen: list[tuple[Award, ...]] = []
    while live.table.running:
        before = live.table.version
        live.play_on(lambda start=before: live.table.version > start)  # type: ignore[misc]
        told = update(live.table, 0, before)
        scored = [event for event in told.events if isinstance(event, RoundScored)]
        if not scored:
            if any(isinstance(event, Revealed) for event in told.events):
                assert shown(live).awards == (seen[-1] if seen else ())
            continue
        seen.append(awards(scored[-1].result))
        assert told.table
        assert isinstance(told.table.game, FiftyInfo)
        assert told.table.game.awards == seen[-1] == shown(live).awards
    assert len(seen) >= 2
    assert any(seen)


def test_a_rematch_begins_without_awards() -> None:
    live = begun(FiftySettings(pace=Pace.AT_ONCE), 3)
    live.play_on()
    assert shown(live).awards
    live.start()
    assert shown(live).awards == ()


def test_a_party_has_no_awards_and_no_table_in_its_score() -> None:
    live = begun(FiftySettings(party=True), 8)
    live.play_on(lambda: bool(live.play.crowd and live.play.crowd.rounds))
    assert shown(live).awards == ()
    assert not live.table.history[-1].table_changed


def test_fifty_fifty_tells_no_table_with_its_score() -> None:
    live = begun(FiftyFiftySettings(), 3)
    live.play_on(lambda: isinstance(live.play.last, FiftyFiftyRoundScored))
    assert not live.table.history[-1].table_changed
