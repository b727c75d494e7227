"""Whole games on the screen, by keyboard and by mouse."""

from __future__ import annotations

import asyncio
import shutil
from functools import partial
from pathlib import Path

import pytest

from fifties.exits import BROKEN
from fifties.games.registry import parse_record, score_sheet
from fifties.locales import LANGUAGES
from fifties.table.settings import Pace
from fifties.terminal.fifty.number_entry import NumberQuestion
from fifties.terminal.fifty_fifty.card_entry import CardQuestion
from fifties.terminal.mentions import own_mentions
from fifties.terminal.table_setup import PlayOptions

from app_tables import Table, seated


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


def seven(record: Path | None = None) -> PlayOptions:
    """A table of Fifty at which every number may be written."""
    return PlayOptions("fifty", 7, names=("Ana",), seed=1, record=record, bots=("beginner",))


async def has_question(table: Table) -> bool:
    game = table.game
    await table.until(lambda: game.is_over or game.holds or game.question is not None)
    return not game.is_over


async def finish_fifty(table: Table) -> None:
    """Write five numbers every round."""
    while await has_question(table):
        if table.game.holds:
            await table.press("enter")
        else:
            await table.press("0", "3", "1", "2", "2", "3", "3", "4", "4", "5", "enter")
            await table.until(lambda: table.game.question is None)


def test_a_whole_game_of_fifty_by_keyboard_is_what_its_record_says(tmp_path: Path) -> None:
    record = tmp_path / "game.toml"

    async def play() -> None:
        async with seated(seven(record)) as table:
            await finish_fifty(table)
            result = score_sheet(parse_record(record.read_bytes()))
            assert result["finished"]
            assert table.game.shown.views[None].totals == tuple(result["totals"])
            for seat in result["winners"]:
                assert table.game.roster.name(seat) in table.text()
            assert "wins" in table.text() or "share" in table.text()

    asyncio.run(play())


def test_a_whole_game_of_fifty_fifty_by_keyboard(tmp_path: Path) -> None:
    record = tmp_path / "game.toml"
    options = PlayOptions(
        "fifty-fifty", 3, names=("Ana",), seed=5, record=record, bots=("beginner",)
    )

    async def play() -> None:
        async with seated(options) as table:
            while await has_more(table):
                before = table.game.shown.moment.view
                await table.press("enter")
                await table.until(partial(has_changed, table, before))
            result = score_sheet(parse_record(record.read_bytes()))
            assert result["finished"]
            assert table.game.shown.views[None].totals == tuple(result["totals"])

    asyncio.run(play())


async def has_more(table: Table) -> bool:
    """Wait until Enter does something; tell whether it is not for leaving."""
    await table.until(lambda: table.game.is_over or table.game.holds or may_play(table))
    return not table.game.is_over


def has_changed(table: Table, before: object) -> bool:
    return bool(table.game.shown.moment.view != before)


def may_play(table: Table) -> bool:
    asking = table.game.question
    return isinstance(asking, CardQuestion) and asking.may_play and not table.game.is_telling


def written(table: Table) -> list[int]:
    asking = table.game.question
    assert isinstance(asking, NumberQuestion)
    return sorted(asking.entry.picks)


def test_a_round_of_fifty_by_mouse_alone() -> None:
    async def play() -> None:
        async with seated(seven()) as table:
            await table.until(lambda: table.game.question)
            for number in (7, 16, 28, 33, 48):
                await table.click(f"  {number} ")
            assert written(table) == [7, 16, 28, 33, 48]
            await table.click("(28)")
            assert written(table) == [7, 16, 33, 48]
            await table.click("  29 ")
            await table.click("done")
            await table.until(lambda: table.game.holds)
            assert table.game.shown.moment.view.rounds[0].picks[0] == (7, 16, 29, 33, 48)
            await table.click("go on")
            await table.until(lambda: table.game.question)

    asyncio.run(play())


def test_a_card_is_raised_by_a_click_and_played_by_another() -> None:
    options = PlayOptions("fifty-fifty", 3, names=("Ana",), seed=5, bots=("beginner",))

    async def play() -> None:
        async with seated(options) as table:
            await table.until(lambda: may_play(table))
            hand = table.game.shown.moment.view.my_hand
            face = f"│ {hand[-1]:>2}  │"
            await table.click(face)
            asking = table.game.question
            assert isinstance(asking, CardQuestion)
            assert asking.entry.raised == hand[-1]
            assert table.game.shown.moment.view.my_hand == hand
            await table.click(face)
            await table.until(lambda: hand[-1] not in table.game.shown.moment.view.my_hand)

    asyncio.run(play())


def test_numbers_are_refused_with_a_reason_and_nothing_is_lost() -> None:
    options = PlayOptions("fifty", 3, names=("Ana",), seed=1, bots=("beginner",))

    async def play() -> None:
        async with seated(options) as table:
            await table.until(lambda: table.game.question)
            digit = table.game.shown.moment.view.blocked[0]
            await table.press("2", str(digit))
            assert f"2{digit} is out" in table.text()
            await table.press("d")
            assert "5 numbers to go" in table.text()
            assert not written(table)

    asyncio.run(play())


def test_a_slow_count_can_be_hurried_and_skipped() -> None:
    async def play() -> None:
        async with seated(seven(), pace=Pace.LIVING_ROOM) as table:
            await table.press("enter")
            await table.until(lambda: table.game.question)
            await table.press("0", "3", "1", "2", "2", "3", "3", "4", "4", "5", "enter")
            await table.until(lambda: table.game.shown.moment.view.count)
            assert "faster" in table.text()
            await table.press("space")
            assert "slower" in table.text()
            await table.press("enter")
            await table.until(lambda: table.game.holds)
            assert "Round 1 is scored" in table.text()

    asyncio.run(play())


def test_after_the_end_comes_a_rematch_or_another_table() -> None:
    async def play() -> None:
        async with seated(seven()) as table:
            await finish_fifty(table)
            names = table.game.session.names
            await table.press("r")
            await table.until(lambda: not table.game.is_over and table.game.question)
            assert table.game.session.names == names
            assert not table.game.shown.moment.view.rounds
            await finish_fifty(table)
            await table.press("n")
            await table.until(lambda: "Set the table" in table.text())

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_screen_says_what_ones_own_game_is_remembered_for(language: str) -> None:
    async def play() -> None:
        async with seated(seven(), language=language) as table:
            await finish_fifty(table)
            own = own_mentions(table.game.session.mentions, table.game.roster.words, 0)
            told = " ".join(table.text().split())
            assert own
            assert table.app.words.say("ended-your-game") in told
            for line in own:
                assert " ".join(line.split()) in told

    asyncio.run(play())


def test_v_opens_the_review_on_the_last_screen() -> None:
    async def play() -> None:
        async with seated(seven()) as table:
            await finish_fifty(table)
            await table.press("v")
            assert "skill, or luck?" in table.text()
            await table.until(lambda: "expected" in table.text())
            before = table.text()
            await table.press("down")
            assert table.text() != before
            await table.press("escape")
            assert "skill, or luck?" not in table.text()

    asyncio.run(play())


@pytest.mark.parametrize("people", [("Ana",), ("Ana", "Bo")])
def test_a_party_at_this_keyboard_is_told_in_sums(tmp_path: Path, people: tuple[str, ...]) -> None:
    record = tmp_path / "party.toml"
    options = PlayOptions("fifty", 9, names=people, seed=1, record=record, bots=("beginner",))

    async def write(table: Table) -> None:
        if table.game.waiting_for is not None:
            await table.press("enter")
        if table.game.question is not None:
            await table.press(*"0312233445", "enter")

    async def play() -> None:
        async with seated(options) as table:
            while not table.game.is_over:
                if table.game.holds:
                    await table.press("enter")
                elif any(map(table.game.session.owes, table.game.session.people)):
                    await write(table)
                await asyncio.sleep(0.002)
            result = score_sheet(parse_record(record.read_bytes()))
            assert result["finished"]
            best = max(result["totals"])
            leaders = table.game.shown.views[None].leaders
            assert leaders[0].points == best
            assert leaders[0].name in table.text()
            for seat, name in enumerate(people):
                own = table.game.shown.views[seat].mine
                assert own.total == result["totals"][seat], name

    asyncio.run(play())


def test_bots_say_why_after_the_reveal_and_not_before() -> None:
    options = PlayOptions("fifty", 4, names=("Ana",), seed=1, bots=("casual",))

    async def play() -> None:
        async with seated(options) as table:
            await table.until(lambda: table.game.question)
            assert "everywhere" not in table.text()
            asking = table.game.question
            assert isinstance(asking, NumberQuestion)
            choice = next(iter(asking.entry.offer)).numbers
            await table.press(*(key for number in choice for key in f"{number:02}"), "enter")
            await table.until(lambda: table.game.holds)
            assert "a little everywhere" in table.text()

    asyncio.run(play())


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_bots_among_themselves_are_watched_to_the_end(game: str) -> None:
    options = PlayOptions(game, 4, people=0, seed=1, bots=("beginner",))

    async def play() -> None:
        async with seated(options) as table:
            await table.until(lambda: table.game.is_over)
            assert "win" in table.text()

    asyncio.run(play())


def test_a_full_disk_ends_the_game_with_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    record = folder / "game.toml"

    async def play() -> None:
        async with seated(seven(record)) as table:
            await table.until(lambda: table.game.question)
            shutil.rmtree(folder)
            await table.press(*"0312233445", "enter")
            await table.until(lambda: table.app.return_value is not None)
            assert table.app.return_value == BROKEN
            assert str(record) in (table.app.complaint or "")

    asyncio.run(play())
