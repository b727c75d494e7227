"""The app in a real terminal: started, resized, clicked at, interrupted, and done without."""

from __future__ import annotations

import signal
from pathlib import Path

import pexpect
import pytest

from fifties.games.fifty import Choose
from fifties.terminal.game_log import saved_games

from commands import RECORDS
from servers import Served
from terminals import Screen, exit_code, spawn

FIFTY = ("play", "fifty", "--players", "7", "--seed", "3")
NUMBERS = (3, 14, 25, 36, 47)
LEAVES_SCREEN = "\x1b[?1049l"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


def open_app(data: Path, *arguments: str, size: tuple[int, int] = (24, 80)) -> Screen:
    """Start the app in a window of that size."""
    return Screen(spawn(*arguments, data=data, size=size), size)


def write_numbers(screen: Screen, *numbers: int) -> None:
    """Write numbers with the keyboard, and hand all in."""
    for number in numbers or NUMBERS:
        for digit in f"{number:02}":
            screen.child.send(digit)
        screen.expect(f"({number:>2})")
    screen.child.send("\r")


def test_a_round_is_played_with_mouse_and_keyboard_and_ctrl_c_keeps_it(tmp_path: Path) -> None:
    screen = open_app(tmp_path, *FIFTY)
    screen.expect("Fifty", "Round 1 of 4", "Player 1, write 5", " 25 ")
    screen.click(" 25 ", beside=1)
    screen.expect("(25)", "Player 1, write 4")
    write_numbers(screen, 3, 14, 36, 47)
    screen.expect("1 ", " 50")
    screen.child.sendintr()
    screen.child.expect(pexpect.EOF)
    _, _, after = str(screen.child.before).rpartition(LEAVES_SCREEN)
    assert "fifties play --resume" in after
    screen.child.close()
    assert screen.child.exitstatus == 130
    (save,) = saved_games()
    assert Choose(1, NUMBERS) in [acted.action for acted in save.acted]


def test_a_window_is_resized_is_far_too_small_and_is_closed(tmp_path: Path) -> None:
    screen = open_app(tmp_path, *FIFTY)
    screen.expect("Player 1, write 5")
    screen.resize(40, 130)
    screen.expect("Player 1, write 5", "Round 1 of 4", " 49")
    for size in ((12, 30), (3, 10), (1, 1)):
        screen.resize(*size)
    screen.resize(12, 40)
    screen.expect("80 columns")
    screen.resize(24, 80)
    screen.expect("Player 1, write 5")
    write_numbers(screen)
    screen.expect("1 ", " 50")
    screen.child.kill(signal.SIGHUP)
    exit_code(screen.child)
    (save,) = saved_games()
    assert Choose(1, NUMBERS) in [acted.action for acted in save.acted]


def test_after_kill_9_the_count_is_told_again(tmp_path: Path) -> None:
    screen = open_app(tmp_path, *FIFTY)
    screen.expect("Player 1, write 5")
    write_numbers(screen)
    screen.expect("1 ", " 50")
    screen.child.kill(signal.SIGKILL)
    exit_code(screen.child)
    again = open_app(tmp_path, "play", "--resume")
    again.expect("Fifty", "Round 1 of 4", " 50")
    again.child.sendintr()
    assert exit_code(again.child) == 130


def test_a_terminal_that_can_only_show_lines_gets_lines(tmp_path: Path) -> None:
    child = spawn(*FIFTY, data=tmp_path, TERM="dumb")
    child.expect("Player 1, write five numbers from 1 to 49:")
    assert LEAVES_SCREEN not in str(child.before)
    child.sendline("q")
    child.expect("Stopped here")
    assert exit_code(child) == 0


def test_a_record_is_replayed_with_arrow_keys() -> None:
    record = RECORDS / "fifty" / "points-beat-a-crown.toml"
    screen = Screen(spawn("watch", str(record)))
    screen.expect("Fifty", "/213")
    screen.child.send("\x1b[C" * 5)
    screen.expect("5/213")
    screen.child.send("\x1b[D")
    screen.expect("4/213")
    screen.child.send("\x1b[F")
    screen.expect("213/213", "Stan wins")
    screen.child.send("q")
    assert exit_code(screen.child) == 0


def test_a_live_table_is_played_at_in_the_app(tmp_path: Path) -> None:
    with Served(tmp_path / "server") as server:
        table = server.open(role="stage", name="Ana")
        host = server.resume(table)
        host.until("snapshot")
        for _ in range(6):
            host.do("add-bot", level="casual")
        address = server.url.removeprefix("http://")
        join = ("play", "--join", address, table["code"], "--name", "Player 1")
        screen = open_app(tmp_path, *join)
        screen.expect(f"Table {table['code']}: Fifty", "7 of 7", "Waiting for Ana to begin.")
        host.table(seated=7)
        host.ask("start")
        screen.expect("Round 1 of 4", "Player 1, write 5")
        server.kill()
        screen.expect("The connection is lost; coming back by itself")
        write_numbers(screen)
        server.start_again()
        screen.expect("Round 2 of 4")
        screen.child.sendintr()
        screen.child.expect("Your seat is kept")
        assert exit_code(screen.child) == 130
        host.close()
