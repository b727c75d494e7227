"""Whole games on the screen, by keyboard and by mouse."""

from __future__ import annotations

import asyncio
import shutil
from functools import partial
from pathlib import Path

import pytest

from fifties.exits import BROKEN
from fifties.games.records import parse_record, score_sheet
from fifties.table.settings import Pace
from fifties.terminal.app.fifty.asking import AskingNumbers
from fifties.terminal.app.fifty_fifty.asking import AskingCard
from fifties.terminal.invitation import Wishes

from app_tables import Table, seated


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


def party(players: int, record: Path | None = None) -> Wishes:
    """A table of Fifty at which every number may be written."""
    return Wishes("fifty", players, names=("Ana",), seed=1, record=record, bots=("beginner",))


async def has_question(table: Table) -> bool:
    game = table.game
    await table.until(lambda: game.is_over or game.holds or game.asking is not None)
    return not game.is_over


async def finish_fifty(table: Table) -> None:
    """Write five numbers every round."""
    while await has_question(table):
        if table.game.holds:
            await table.press("enter")
        else:
            await table.press("0", "3", "1", "2", "2", "3", "3", "4", "4", "5", "enter")
            await table.until(lambda: table.game.asking is None)


def test_a_whole_game_of_fifty_by_keyboard_is_what_its_record_says(tmp_path: Path) -> None:
    record = tmp_path / "game.toml"

    async def play() -> None:
        async with seated(party(8, record)) as table:
            await finish_fifty(table)
            result = score_sheet(parse_record(record.read_bytes()))
            assert result["finished"]
            assert table.game.seen.views[None].totals == tuple(result["totals"])
            for seat in result["winners"]:
                assert table.game.cast.name(seat) in table.text()
            assert "wins" in table.text() or "share" in table.text()

    asyncio.run(play())


def test_a_whole_game_of_fifty_fifty_by_keyboard(tmp_path: Path) -> None:
    record = tmp_path / "game.toml"
    wishes = Wishes("fifty-fifty", 3, names=("Ana",), seed=5, record=record, bots=("beginner",))

    async def play() -> None:
        async with seated(wishes) as table:
            while await has_more(table):
                before = table.game.seen.moment.view
                await table.press("enter")
                await table.until(partial(has_changed, table, before))
            result = score_sheet(parse_record(record.read_bytes()))
            assert result["finished"]
            assert table.game.seen.views[None].totals == tuple(result["totals"])

    asyncio.run(play())


async def has_more(table: Table) -> bool:
    """Wait until Enter does something; tell whether it is not for leaving."""
    await table.until(lambda: table.game.is_over or table.game.holds or may_play(table))
    return not table.game.is_over


def has_changed(table: Table, before: object) -> bool:
    return bool(table.game.seen.moment.view != before)


def may_play(table: Table) -> bool:
    asking = table.game.asking
    return isinstance(asking, AskingCard) and asking.may_play and not table.game.is_telling


def written(table: Table) -> list[int]:
    asking = table.game.asking
    assert isinstance(asking, AskingNumbers)
    return sorted(asking.picking.picks)


def test_a_round_of_fifty_by_mouse_alone() -> None:
    async def play() -> None:
        async with seated(party(8)) as table:
            await table.until(lambda: table.game.asking)
            for number in (7, 16, 28, 33, 51):
                await table.click(f"  {number} ")
            assert written(table) == [7, 16, 28, 33, 51]
            await table.click("(28)")
            assert written(table) == [7, 16, 33, 51]
            await table.click("  29 ")
            await table.click("done")
            await table.until(lambda: table.game.holds)
            assert table.game.seen.moment.view.rounds[0].picks[0] == (7, 16, 29, 33, 51)
            await table.click("go on")
            await table.until(lambda: table.game.asking)

    asyncio.run(play())


def test_a_card_is_raised_by_a_click_and_played_by_another() -> None:
    wishes = Wishes("fifty-fifty", 3, names=("Ana",), seed=5, bots=("beginner",))

    async def play() -> None:
        async with seated(wishes) as table:
            await table.until(lambda: may_play(table))
            hand = table.game.seen.moment.view.my_hand
            face = f"│ {hand[-1]:>2}  │"
            await table.click(face)
            asking = table.game.asking
            assert isinstance(asking, AskingCard)
            assert asking.holding.raised == hand[-1]
            assert table.game.seen.moment.view.my_hand == hand
            await table.click(face)
            await table.until(lambda: hand[-1] not in table.game.seen.moment.view.my_hand)

    asyncio.run(play())


def test_numbers_are_refused_with_a_reason_and_nothing_is_lost() -> None:
    wishes = Wishes("fifty", 3, names=("Ana",), seed=1, bots=("beginner",))

    async def play() -> None:
        async with seated(wishes) as table:
            await table.until(lambda: table.game.asking)
            digit = table.game.seen.moment.view.blocked[0]
            await table.press("2", str(digit))
            assert f"2{digit} is out" in table.text()
            await table.press("d")
            assert "5 numbers to go" in table.text()
            assert not written(table)

    asyncio.run(play())


def test_a_slow_count_can_be_hurried_and_skipped() -> None:
    async def play() -> None:
        async with seated(party(8), pace=Pace.LIVING_ROOM) as table:
            await table.press("enter")
            await table.until(lambda: table.game.asking)
            await table.press("0", "3", "1", "2", "2", "3", "3", "4", "4", "5", "enter")
            await table.until(lambda: table.game.seen.moment.view.count)
            assert "faster" in table.text()
            await table.press("space")
            assert "slower" in table.text()
            await table.press("enter")
            await table.until(lambda: table.game.holds)
            assert "Round 1 is scored" in table.text()

    asyncio.run(play())


def test_after_the_end_comes_a_rematch_or_another_table() -> None:
    async def play() -> None:
        async with seated(party(8)) as table:
            await finish_fifty(table)
            names = table.game.session.names
            await table.press("r")
            await table.until(lambda: not table.game.is_over and table.game.asking)
            assert table.game.session.names == names
            assert not table.game.seen.moment.view.rounds
            await finish_fifty(table)
            await table.press("n")
            await table.until(lambda: "Set the table" in table.text())

    asyncio.run(play())


def test_bots_say_why_after_the_reveal_and_not_before() -> None:
    wishes = Wishes("fifty", 4, names=("Ana",), seed=1, bots=("casual",))

    async def play() -> None:
        async with seated(wishes) as table:
            await table.until(lambda: table.game.asking)
            assert "everywhere" not in table.text()
            asking = table.game.asking
            assert isinstance(asking, AskingNumbers)
            choice = next(iter(asking.picking.offer)).numbers
            await table.press(*(key for number in choice for key in f"{number:02}"), "enter")
            await table.until(lambda: table.game.holds)
            assert "a little everywhere" in table.text()

    asyncio.run(play())


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_bots_among_themselves_are_watched_to_the_end(game: str) -> None:
    wishes = Wishes(game, 4, people=0, seed=1, bots=("beginner",))

    async def play() -> None:
        async with seated(wishes) as table:
            await table.until(lambda: table.game.is_over)
            assert "win" in table.text()

    asyncio.run(play())


def test_a_full_disk_ends_the_game_with_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    record = folder / "game.toml"

    async def play() -> None:
        async with seated(party(8, record)) as table:
            await table.until(lambda: table.game.asking)
            shutil.rmtree(folder)
            await table.press(*"0312233445", "enter")
            await table.until(lambda: table.app.return_value is not None)
            assert table.app.return_value == BROKEN
            assert str(record) in (table.app.complaint or "")

    asyncio.run(play())
