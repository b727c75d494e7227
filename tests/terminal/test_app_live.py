"""Live tables on the screen: the same boards, told by a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from fifties.locales import Speech
from fifties.terminal.app.application import FiftiesApp
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.styles import BoardTheme
from fifties.terminal.fifty.number_entry import NumberQuestion
from fifties.terminal.table_session import TableSession

from app_tables import Table, begins, sit_down
from servers import Client, Message, Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as server:
        yield server


def open_table(served: Served, bots: int, **settings: object) -> tuple[Message, Client]:
    """Open a table with bots at it; its host only looks on."""
    table = served.open(role="stage", name="Ana", **settings)
    host = served.resume(table)
    host.until("snapshot")
    for _ in range(bots):
        host.do("add-bot", level="beginner")
    return table, host


async def play_on_screen(served: Served, code: str, host: Client) -> str:
    """Play with the first choice that there is until the end; return what can be read then."""
    live = await sit_down(served, code)
    try:
        await begins(live, host)

        async def game() -> GameScreen:
            return GameScreen(TableSession(live))

        app = FiftiesApp(Speech("en"), game, theme=BoardTheme())
        async with app.run_test(size=(80, 24)) as pilot:
            table = Table(app, pilot)
            await table.until(lambda: isinstance(app.screen, GameScreen))
            while await is_asked(table):
                await answer(table)
            return table.text()
    finally:
        await live.connection.close()


async def is_asked(table: Table) -> bool:
    game = table.game

    def owes() -> bool:
        return game.question is not None and any(map(game.session.owes, game.session.people))

    await table.until(lambda: game.is_over or owes())
    return not game.is_over


async def answer(table: Table) -> None:
    asking = table.game.question
    if isinstance(asking, NumberQuestion):
        offer = asking.entry.offer
        numbers, digits = next(iter(offer)).numbers, len(str(offer.top - 1))
        await table.press(*(key for number in numbers for key in f"{number:0{digits}}"))
    before = standing(table)
    await table.press("enter")
    await table.until(lambda: table.game.is_over or standing(table) != before)


def standing(table: Table) -> tuple[int, object]:
    """Tell how far the game is, as far as an answer changes it."""
    view = table.game.shown.moment.view
    return len(view.rounds), getattr(view, "my_hand", None)


@pytest.mark.parametrize(("game", "bots"), [("fifty", 2), ("fifty-fifty", 2)])
def test_a_whole_game_at_a_live_table_on_the_screen(served: Served, game: str, bots: int) -> None:
    table, host = open_table(served, bots, game=game)
    text = asyncio.run(play_on_screen(served, table["code"], host))
    assert "win" in text
    assert host.table(status="over")["record"]
    host.close()


def test_a_live_party_has_a_board_of_its_own(served: Served) -> None:
    table, host = open_table(served, 8, game="fifty", party=True)
    text = asyncio.run(play_on_screen(served, table["code"], host))
    assert "party of 9" in text
    assert "win" in text
    assert "number" in text
    host.close()
