"""SetupChoices a table, small windows, leaving, help and replays on the screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.screen import Screen

from fifties.exits import INTERRUPTED
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.registry import parse_record
from fifties.locales import LANGUAGES, Speech
from fifties.terminal.app.application import FiftiesApp
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.layout import Page
from fifties.terminal.app.palettes import DAY
from fifties.terminal.app.styles import BoardTheme, Colours
from fifties.terminal.app.symbols import ASCII_SYMBOLS
from fifties.terminal.app.watch_screen import WatchScreen
from fifties.terminal.fifty.number_entry import NumberQuestion
from fifties.terminal.game_log import saved_games
from fifties.terminal.local_table import resume
from fifties.terminal.replay import Replay
from fifties.terminal.table_setup import PlayOptions

from app_tables import Table, seated
from commands import RECORDS

FIFTY = PlayOptions("fifty", 8, names=("Ana",), seed=2, bots=("beginner",))


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


def test_a_table_is_set_with_the_arrow_keys() -> None:
    async def play() -> None:
        async with seated(PlayOptions(names=("Ana",)), home=True) as table:
            await table.press("right")
            assert "Fifty Fifty" in table.text()
            await table.press("down", "right")
            assert "◂ 5 ▸" in table.text()
            await table.press("down", *(["backspace"] * 3), "Z", "o", "down", "right", "right")
            assert "Zo_" not in table.text()
            assert "Master, far-sighted" in table.text()
            await table.press("left", "left", "left", "left", "up", "up", "up", "up")
            assert "▶ Play" in table.text()
            await table.press("enter")
            await table.until(lambda: isinstance(table.app.screen, GameScreen))
            session = table.game.session
            assert isinstance(session.game, FiftyFifty)
            assert session.game.players == 5
            assert session.names[0] == "Zo"
            assert "Pulcinella (bot)" in session.names

    asyncio.run(play())


def test_a_table_is_set_with_the_mouse() -> None:
    async def play() -> None:
        async with seated(PlayOptions(names=("Ana",)), home=True) as table:
            await table.click("Danger cards")
            await table.click("no ▸")
            assert "yes" in table.text()
            await table.click("▶ Play")
            await table.until(lambda: isinstance(table.app.screen, GameScreen))
            game = table.game.session.game
            assert isinstance(game, Fifty)
            assert game.danger

    asyncio.run(play())


def test_two_people_of_one_name_are_asked_for_another() -> None:
    async def play() -> None:
        async with seated(PlayOptions(names=("Ana", "Ana2")), home=True) as table:
            await table.press("down", "down", "down", "backspace")
            assert "two players are called Ana" in table.text()
            await table.press("up", "up", "up", "up", "enter")
            assert "Set the table" in table.text()

    asyncio.run(play())


def test_a_tiny_window_asks_for_room_and_the_game_goes_on() -> None:
    async def play() -> None:
        async with seated(FIFTY) as table:
            await table.until(lambda: table.game.question)
            await table.press("1", "2")
            await table.pilot.resize_terminal(60, 15)
            await table.until(lambda: "80 columns" in table.text())
            await table.press("1", "3", "q")
            await table.pilot.resize_terminal(120, 40)
            await table.until(lambda: "(12)" in table.text())
            assert "(13)" not in table.text()

    asyncio.run(play())


@pytest.mark.parametrize(("key", "code"), [("q", 0), ("ctrl+q", 0), ("ctrl+c", INTERRUPTED)])
def test_whoever_leaves_finds_the_game_again(key: str, code: int) -> None:
    async def leave() -> None:
        async with seated(
            PlayOptions("fifty", 8, names=("Ana", "Bo"), bots=("beginner",))
        ) as table:
            await table.until(lambda: table.game.waiting_for == 0)
            await table.press("enter", *"0313233343", "enter")
            await table.until(lambda: table.game.waiting_for == 1)
            await table.pilot.press(key)
            await table.until(lambda: table.app.return_value is not None)
            assert table.app.return_value == code
            assert "fifties play --resume" in "".join(table.app.farewell)

    async def come_back() -> None:
        async def game() -> GameScreen:
            return GameScreen(await resume(saved_games()[0]))

        app = FiftiesApp(Speech("en"), game, theme=BoardTheme())
        async with app.run_test(size=(80, 24)) as pilot:
            table = Table(app, pilot)
            await table.until(lambda: table.game.waiting_for == 1)
            assert "(13)" not in table.text()
            await table.press("1")
            assert "(13)" in table.text()

    asyncio.run(leave())
    asyncio.run(come_back())


def test_the_first_screen_offers_the_game_that_was_left() -> None:
    async def leave() -> None:
        async with seated(
            PlayOptions("fifty", 8, names=("Ana", "Bo"), bots=("beginner",))
        ) as table:
            await table.until(lambda: table.game.waiting_for == 0)
            await table.press("enter", *"0313233343", "enter", "q")

    async def go_on() -> None:
        async with seated(PlayOptions(), home=True) as table:
            await table.until(lambda: "Go on with the last game" in table.text())
            await table.press("up")
            assert "Ana, Bo" in table.text()
            await table.press("enter")
            await table.until(lambda: isinstance(table.app.screen, GameScreen))
            await table.until(lambda: table.game.waiting_for == 1)

    asyncio.run(leave())
    asyncio.run(go_on())


@pytest.mark.parametrize("size", [(80, 24), (119, 43), (160, 50), (240, 70)], ids=str)
def test_a_whole_screen_shows_hand_deck_and_keys_at_any_size(size: tuple[int, int]) -> None:
    options = PlayOptions("fifty-fifty", 5, names=("Ana",), seed=3, bots=("beginner",))

    async def play() -> None:
        async with seated(options, size=size) as table:
            await table.until(lambda: table.game.question)
            hand = table.game.shown.moment.view.my_hand
            drawn = " ".join(line for line in table.lines() if "│" in line)
            assert all(f"│ {card:>2}  │" in drawn for card in hand)
            assert "unseen" in table.text()
            assert "leave" in table.lines()[-1]
            board = table.game.board.draw(table.game.shown.moment, *body_of(size))
            shown = [line.strip() for line in table.lines()]
            assert all(line.plain.strip() in shown for line in board)

    asyncio.run(play())


def body_of(size: tuple[int, int]) -> tuple[int, int]:
    page = Page(BoardTheme(), *size)
    return page.width, page.height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [FIFTY, PlayOptions("fifty-fifty", 3)], ids=["fifty", "halves"])
def test_help_fits_the_smallest_window(language: str, options: PlayOptions) -> None:
    async def play() -> None:
        async with seated(options, language=language) as table:
            await table.until(lambda: table.game.question)
            await table.press("h")
            assert Speech(language)("app-help-leave") in table.text()

    asyncio.run(play())


def test_help_lists_the_keys_and_any_key_closes_it() -> None:
    async def play() -> None:
        async with seated(FIFTY) as table:
            await table.until(lambda: isinstance(table.game.question, NumberQuestion))
            await table.press("question_mark")
            assert "five numbers that nobody else" in table.text()
            assert "leave; the game is kept" in table.text()
            await table.press("5")
            assert "five numbers that nobody else" not in table.text()
            assert isinstance(table.game.question, NumberQuestion)
            assert not table.game.question.entry.picks

    asyncio.run(play())


def test_the_coach_waits_for_the_reveal_unless_it_may_speak_ahead() -> None:
    async def play(options: PlayOptions, *, coach_ahead: bool) -> None:
        async with seated(options) as table:
            await table.until(lambda: isinstance(table.game.question, NumberQuestion))
            assert table.game.coach.can_speak() is coach_ahead
            await table.press(*"0313233343", "enter")
            await table.until(lambda: table.game.holds)
            assert table.game.coach.can_speak()
            assert "Coach" in table.lines()[-1]

    asyncio.run(play(FIFTY, coach_ahead=False))
    eager = PlayOptions("fifty", 8, names=("Ana",), bots=("beginner",), coach_ahead=True)
    asyncio.run(play(eager, coach_ahead=True))


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "écris"), ("de", "schreib"), ("it", "scrivi")]
)
def test_the_screen_speaks_the_language_that_was_asked_for(language: str, word: str) -> None:
    async def play() -> None:
        async with seated(FIFTY, language=language) as table:
            await table.until(lambda: table.game.question)
            assert word in table.text()

    asyncio.run(play())


def test_day_and_evening_change_at_a_key() -> None:
    async def play() -> None:
        async with seated(FIFTY) as table:
            await table.until(lambda: table.game.question)
            await table.press("l")
            assert table.app.board_theme.palette is DAY
            assert table.app.theme == "fifties-day"

    asyncio.run(play())


def test_a_terminal_without_utf8_and_colour_is_written_to_in_ascii() -> None:
    async def play() -> None:
        theme = BoardTheme(Colours.NONE, symbols=ASCII_SYMBOLS)
        options = PlayOptions("fifty", 8, names=("Zoé",), seed=2, bots=("beginner",))
        async with seated(options, language="fr", theme=theme) as table:
            await table.until(lambda: table.game.question)
            assert table.text().isascii()
            assert "Zoe, ecris" in table.text()
            for y in range(24):
                for segment in table.screen.canvas.render_line(y):
                    assert segment.style is None or segment.style.color is None

    asyncio.run(play())


@pytest.mark.parametrize("kind", ["fifty", "fifty-fifty"])
def test_a_replay_goes_back_and_forth(kind: str) -> None:
    path = min((RECORDS / kind).glob("*.toml"))
    replay = Replay(parse_record(path.read_bytes()))

    async def opening() -> Screen[None]:
        return WatchScreen(replay)

    async def watch() -> None:
        app = FiftiesApp(Speech("en"), opening, theme=BoardTheme())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            table = Table(app, pilot)
            first = table.text()
            last = len(replay) - 1
            await table.press("right", "right")
            assert f"2/{last}" in table.text()
            second = table.text()
            await table.press("down", "up", "end")
            assert f"{last}/{last}" in table.text()
            await table.press("right", "home")
            assert table.text() == first
            await table.press("right", "right")
            assert table.text() == second

    asyncio.run(watch())
