"""Several people at one keyboard: a curtain, and nothing of anybody else's behind it."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path

import pytest

from fifties.games.registry import parse_record
from fifties.terminal.fifty.number_entry import NumberQuestion
from fifties.terminal.fifty_fifty.card_entry import CardQuestion
from fifties.terminal.table_setup import PlayOptions

from app_tables import Table, seated

FIFTY = PlayOptions("fifty", 7, names=("Ana", "Bo"), seed=2, bots=("beginner",))
HALVES = PlayOptions("fifty-fifty", 3, names=("Ana", "Bo"), seed=4, bots=("beginner",))


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


async def bots_have_written(table: Table) -> None:
    await table.until(lambda: sum(table.game.shown.views[None].ready[2:]) == 5)


async def what_bo_sees(*numbers: int) -> list[str]:
    """Let Ana write *numbers*, and return every screen until Bo has written four."""
    screens = []
    async with seated(FIFTY) as table:
        await bots_have_written(table)
        await table.until(lambda: table.game.waiting_for == 0)
        await table.press("enter", *(key for number in numbers for key in f"{number:02}"))
        assert f"({numbers[-1]})" in table.text()
        await table.press("enter")
        await table.until(lambda: table.game.waiting_for == 1)
        await table.until(lambda: table.game.shown.views[None].ready[0])
        screens.append(table.text())
        for key in ("enter", "2", "0", "question_mark", "escape", "s", "escape", "down", "right"):
            await table.press(key)
            screens.append(table.text())
    return screens


def test_nothing_on_the_screen_depends_on_what_somebody_else_has_written() -> None:
    some = asyncio.run(what_bo_sees(11, 12, 13, 14, 15))
    others = asyncio.run(what_bo_sees(31, 42, 43, 44, 46))
    assert some == others
    assert "(20)" in some[-1]


def test_names_that_look_alike_get_the_number_that_they_have_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "alike.toml"
    options = PlayOptions(
        "fifty", 3, names=("Ana", "ana"), seed=2, bots=("beginner",), record=record
    )

    async def play() -> None:
        async with seated(options) as table:
            await table.until(lambda: table.game.waiting_for == 0)
            assert table.game.session.names[:2] == ("Ana", "ana 2")
            assert "ana 2" in table.text()
            await table.until(lambda: record.read_text(encoding="utf-8"))
            names = parse_record(record.read_bytes()).header.players
            assert names == table.game.session.names

    asyncio.run(play())


def test_what_was_written_is_gone_as_soon_as_it_is_handed_in() -> None:
    async def play() -> None:
        async with seated(FIFTY) as table:
            await table.until(lambda: table.game.waiting_for == 0)
            assert "Ana, press Enter" in table.text()
            assert "( 3)" not in table.text()
            await table.press("enter", *"0313233343", "enter")
            await table.until(lambda: table.game.waiting_for == 1)
            assert not re.search(r"\( ?\d+\)", table.text())

    asyncio.run(play())


def test_somebody_can_think_again_until_all_are_ready() -> None:
    async def play() -> None:
        async with seated(FIFTY) as table:
            await bots_have_written(table)
            await table.until(lambda: table.game.waiting_for == 0)
            await table.press("enter", *"0313233343", "enter")
            await table.until(lambda: table.game.waiting_for == 1)
            await table.press("1")
            assert "( 3)" in table.text()
            await table.press("backspace", *"49", "enter")
            await table.until(lambda: table.game.waiting_for == 1)
            await table.press("enter", *"0414243444", "enter")
            await table.until(lambda: table.game.holds)
            picks = table.game.shown.views[None].rounds[0].picks
            assert picks[0] == (3, 13, 23, 33, 49)
            assert picks[1] == (4, 14, 24, 34, 44)

    asyncio.run(play())


def shown_cards(table: Table) -> set[int]:
    """Return the numbers of all cards that are drawn."""
    return {int(card) for card in re.findall(r"│ +(\d+) +│", table.text())}


def has_left(table: Table, seat: int | None) -> bool:
    return table.game.shown.front != seat


def test_two_people_play_fifty_fifty_and_see_no_card_of_each_other() -> None:
    async def play() -> None:
        seen = set()
        async with seated(HALVES) as table:
            game = table.game
            while len(game.shown.views[None].rounds) == 0:
                await table.until(lambda: game.waiting_for is not None or game.holds)
                if game.holds:
                    break
                secret = set(game.shown.views[0].my_hand) | set(game.shown.views[1].my_hand)
                assert not shown_cards(table) & secret
                seat = game.waiting_for
                await table.press("enter")
                assert isinstance(game.question, CardQuestion)
                other = {0: 1, 1: 0}[seat or 0]
                assert set(game.shown.views[seat].my_hand) <= shown_cards(table)
                assert not shown_cards(table) & set(game.shown.views[other].my_hand)
                seen.add(seat)
                await table.press("enter")
                await table.until(partial(has_left, table, seat))
        assert seen == {0, 1}

    asyncio.run(play())


def test_one_person_alone_needs_no_curtain() -> None:
    async def play() -> None:
        async with seated(PlayOptions("fifty", 8, names=("Ana",), bots=("beginner",))) as table:
            await table.until(lambda: isinstance(table.game.question, NumberQuestion))
            assert table.game.waiting_for is None

    asyncio.run(play())
