"""A local game is saved on the way: whatever ends it, `fifties play --resume` goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
from pathlib import Path
from random import Random

import pytest

from fifties.core.contract import Action, Event
from fifties.games.fifty import Choose
from fifties.games.fifty.events import Called, Chose, RoundScored
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.registry import editions, make_game, parse_record, score_sheet
from fifties.terminal.game_log import saved_games
from fifties.terminal.local_table import LocalSession, resume, start
from fifties.terminal.record_writer import reserve_record
from fifties.terminal.session import Notice, SeenEvent, SessionEvent
from fifties.terminal.table_setup import TableSetup, seat_players

from commands import FIFTIES, complaint, run
from terminals import exit_code, matched, spawn

NUMBERS = (3, 14, 25, 36, 47)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


def table(game: str = "fifty", players: int = 7, people: int = 1) -> TableSetup:
    """Set a table: people first, then steady bots."""
    edition = next(iter(editions(game).values()))
    names = [f"Player {number}" for number in range(1, people + 1)]
    bots = ["steady"] * (players - people)
    return seat_players(make_game(players, edition), names, (*[None] * people, *bots))


async def until_asked(session: LocalSession, seat: int = 0) -> list[SessionEvent]:
    """Take in what happens until a person owes something, or the game is over."""
    told: list[SessionEvent] = []
    while not (session.owes(seat) and session.offer(seat)):
        news = await session.next_events()
        if not news:
            break
        told += news
    return told


def first_offered(session: LocalSession) -> Action:
    """Return the first thing that the first seat may do."""
    offer = session.offer(0)
    assert offer is not None
    action: Action = next(iter(offer))
    return action


async def play_on(session: LocalSession) -> list[SessionEvent]:
    """Play a game to its end, always the first thing that is offered."""
    told = await until_asked(session)
    while session.owes(0):
        await session.act(0, first_offered(session))
        told += await until_asked(session)
    return told


def in_seat_order(told: list[SessionEvent]) -> list[SessionEvent]:
    """Return the same with choices that were made at the same time in the order of seats."""

    def place(item: tuple[int, SessionEvent]) -> tuple[int, int]:
        number, told = item
        if isinstance(told, SeenEvent) and isinstance(told.event, Chose):
            return number, told.event.seat
        return number, -1

    numbered: list[tuple[int, SessionEvent]] = []
    for item in told:
        is_choice = isinstance(item, SeenEvent) and isinstance(item.event, Chose)
        last = numbered[-1] if numbered else None
        joins = is_choice and last is not None and place(last)[1] >= 0
        numbered.append((last[0] if joins and last is not None else len(numbered), item))
    return [item for _, item in sorted(numbered, key=place)]


@pytest.mark.parametrize(("game", "players"), [("fifty", 7), ("fifty-fifty", 3)])
def test_a_game_can_be_resumed_after_every_single_action(game: str, players: int) -> None:
    async def in_one_go() -> list[SessionEvent]:
        return await play_on(await start(table(game, players), seed=11))

    async def with_breaks() -> list[SessionEvent]:
        session = await start(table(game, players), seed=11)
        told = await until_asked(session)
        while session.owes(0):
            await session.act(0, first_offered(session))
            await session.leave()
            (save,) = saved_games()
            session = await resume(save)
            told += await until_asked(session)
        return told

    assert in_seat_order(asyncio.run(with_breaks())) == in_seat_order(asyncio.run(in_one_go()))
    assert saved_games() == [], "a finished game is not kept"


def test_a_bot_that_thinks_while_nobody_listens_does_not_hold_up_the_next() -> None:
    async def play() -> set[int]:
        session = await start(table(), seed=1)
        told = await until_asked(session)
        listening = asyncio.create_task(session.next_events())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        listening.cancel()
        while len(chosen := {seat for seat in map(chooser, told) if seat is not None}) < 6:
            told += await session.next_events()
        return chosen

    def chooser(told: SessionEvent) -> int | None:
        if isinstance(told, SeenEvent) and isinstance(told.event, Chose):
            return told.event.seat
        return None

    async def with_patience() -> set[int]:
        return await asyncio.wait_for(play(), 60)

    assert asyncio.run(with_patience()) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_stops_listening_for_a_while_misses_nothing(seed: int) -> None:
    async def listen_now_and_then() -> list[SessionEvent]:
        session, told, rng = await start(table(), seed=seed), list[SessionEvent](), Random(seed)
        while not session.view(None).outcome:
            listening = asyncio.create_task(session.next_events())
            for _ in range(rng.randrange(200)):
                await asyncio.sleep(0)
            if not listening.cancel():
                told += listening.result()
            if session.owes(0) and session.offer(0):
                await session.act(0, first_offered(session))
        return told

    async def in_one_go() -> list[SessionEvent]:
        return await play_on(await start(table(), seed=seed))

    async def with_patience() -> list[SessionEvent]:
        return await asyncio.wait_for(listen_now_and_then(), 20)

    def scores(told: list[SessionEvent]) -> list[Event]:
        events = [item.event for item in told if isinstance(item, SeenEvent)]
        return [event for event in events if not isinstance(event, Chose)]

    assert scores(asyncio.run(with_patience())) == scores(asyncio.run(in_one_go()))


PLAIN = ("play", "fifty", "--plain", "--players", "7", "--seed", "3", "--people")
FIVE, OTHERS = "3 14 25 36 47", "4 15 26 37 48"


def typed_at(tmp_path: Path, *arguments: str, typed: str) -> str:
    """Play in a folder of its own until the input ends, and return all that was said."""
    return run(*arguments, typed=typed, FIFTIES_DATA=str(tmp_path)).stdout


def resumed(tmp_path: Path, typed: str) -> str:
    """Go on with the game until the input ends, and return all that was said."""
    return typed_at(tmp_path, "play", "--plain", "--resume", typed=typed)


def test_numbers_written_before_the_end_of_input_come_back(tmp_path: Path) -> None:
    left = typed_at(tmp_path, *PLAIN, "1", typed=f"{FIVE}\n")
    assert "fifties play --resume goes on with it" in left
    assert f"you wrote {FIVE}. Enter keeps them" in resumed(tmp_path, "")
    assert f"you wrote {OTHERS}. Enter keeps them" in resumed(tmp_path, f"{OTHERS}\nq\n")
    done = resumed(tmp_path, "\n")
    assert f"you wrote {OTHERS}. Enter keeps them" in done
    assert "Player 1 has written." in done
    assert "Round 2" in done, "the round was counted"


def test_numbers_written_before_a_power_cut_come_back(tmp_path: Path) -> None:
    child = spawn(*PLAIN, "1", data=tmp_path)
    child.expect("write five numbers")
    child.sendline(FIVE)
    child.expect("Enter keeps them")
    child.kill(signal.SIGKILL)
    child.wait()
    assert f"you wrote {FIVE}. Enter keeps them" in resumed(tmp_path, "")


def test_people_at_one_keyboard_find_their_own_numbers_again(tmp_path: Path) -> None:
    typed_at(tmp_path, *PLAIN, "2", typed=f"\n{FIVE}\n\n\n{OTHERS}\n")
    back = resumed(tmp_path, "\n")
    assert f"Player 2, you wrote {OTHERS}" in back
    assert FIVE not in back, "what the first has handed in stays secret"


def test_what_was_settled_but_not_shown_is_told_again() -> None:
    async def play() -> tuple[list[SessionEvent], list[SessionEvent]]:
        session = await start(table(people=7), seed=1)
        await until_asked(session)
        for seat in range(7):
            await session.act(seat, Choose(1, NUMBERS))
            shown = await session.next_events()
        await session.leave()
        (save,) = saved_games()
        return shown, await (await resume(save)).next_events()

    shown, again = asyncio.run(play())
    assert again == shown
    events = [item.event for item in again if isinstance(item, SeenEvent)]
    assert sum(isinstance(event, Called) for event in events) == 50
    assert isinstance(events[-1], RoundScored)


def test_choices_that_nobody_has_seen_are_saved_and_shown_to_nobody() -> None:
    async def play() -> LocalSession:
        session = await start(table(people=2), seed=1)
        await until_asked(session)
        await session.act(0, Choose(1, NUMBERS))
        await session.leave()
        (save,) = saved_games()
        session = await resume(save)
        await session.next_events()
        return session

    session = asyncio.run(play())
    assert session.view(0).my_numbers == NUMBERS
    assert session.view(1).my_numbers is None
    assert session.view(None).my_numbers is None
    assert session.owes(1)
    assert not session.owes(0)
    with pytest.raises(KeyError):
        session.view(2)


def test_a_save_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def play() -> None:
        session = await start(table())
        await until_asked(session)
        await session.act(0, Choose(1, NUMBERS))

    asyncio.run(play())
    (path,) = (tmp_path / "games").iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_nobody_plays_on_in_a_game_that_is_being_played(tmp_path: Path) -> None:
    child = spawn("play", "--plain", "fifty", "--players", "7", data=tmp_path)
    child.expect("write five numbers")
    assert saved_games() == []
    child.kill(signal.SIGKILL)
    exit_code(child)
    assert len(saved_games()) == 1


def test_a_line_that_a_power_cut_tore_is_left_out(tmp_path: Path) -> None:
    async def play() -> None:
        session = await start(table(people=7), seed=4)
        await until_asked(session)
        for seat in (0, 1, 2):
            await session.act(seat, Choose(1, NUMBERS))
        await session.leave()

    asyncio.run(play())
    (path,) = (tmp_path / "games").iterdir()
    whole = path.read_bytes()
    (save,) = saved_games()
    assert [acted.actor for acted in save.acted] == ["chance", 0, 1, 2]
    lines = whole.splitlines(keepends=True)
    torn = next(place for place, line in enumerate(lines) if b'"actor":2' in line)
    path.write_bytes(b"".join(lines[: torn + 1])[:-9])
    (save,) = saved_games()
    assert [acted.actor for acted in save.acted] == ["chance", 0, 1]
    assert path.read_bytes() == b"".join(lines[:torn])
    path.write_bytes(b"no save\n")
    assert saved_games() == []
    assert path.exists(), "what cannot be read is not thrown away"


def test_a_game_left_before_anybody_did_anything_is_not_kept() -> None:
    async def play() -> bool:
        session = await start(table())
        await until_asked(session)
        await session.leave()
        return session.is_kept

    assert asyncio.run(play()) is False
    assert saved_games() == []


def test_a_folder_that_cannot_be_written_only_gets_a_notice(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")

    async def play() -> list[SessionEvent]:
        return await play_on(await start(table(), seed=2))

    told = asyncio.run(play())
    assert isinstance(told[0], Notice)
    assert told[0].message == "play-unsaved"


def test_bots_among_themselves_are_not_saved() -> None:
    async def play() -> None:
        session = await start(table(people=0), seed=2)
        while await session.next_events():
            assert saved_games() == []

    asyncio.run(play())


def test_the_record_of_a_resumed_game_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "night.toml"

    async def begin() -> None:
        reserve_record(path)
        session = await start(table("fifty-fifty", 3), seed=5, record=path)
        await until_asked(session)
        await session.act(0, first_offered(session))
        await session.leave()

    async def end() -> None:
        (save,) = saved_games()
        await play_on(await resume(save))

    asyncio.run(begin())
    assert not score_sheet(parse_record(path.read_bytes()))["finished"]
    asyncio.run(end())
    assert score_sheet(parse_record(path.read_bytes()))["finished"]


def test_kill_9_in_the_middle_of_a_game_loses_nothing(tmp_path: Path) -> None:
    child = spawn("play", "--plain", "fifty-fifty", "--players", "3", "--seed", "5", data=tmp_path)
    child.expect("your cards: ([0-9 ]+)\r")
    card, *rest = matched(child).split()
    child.expect("play a card:")
    child.sendline(card)
    child.expect("Player 1 plays")
    child.kill(signal.SIGKILL)
    exit_code(child)
    child = spawn("play", "--plain", "--resume", data=tmp_path)
    child.expect("Going on with Fifty Fifty")
    child.expect("your cards: ([0-9 ]+)\r")
    assert matched(child).split() == rest
    child.sendline("q")
    child.expect("--resume goes on")
    assert exit_code(child) == 0
    (save,) = saved_games()
    assert Play(int(card)) in [acted.action for acted in save.acted]


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    child = spawn("play", "--plain", "fifty", "--players", "7", data=tmp_path)
    child.expect("write five numbers")
    child.sendline("3 14 25 36 47")
    child.expect("Enter keeps them")
    child.sendline("")
    child.expect("Round 2")
    child.expect("write five numbers")
    child.sendintr()
    child.expect("Stopped here")
    child.expect("The game is kept: fifties play --resume")
    assert exit_code(child) == 130


def test_a_closed_pipe_loses_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "FIFTIES_DATA": str(tmp_path), "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [FIFTIES, "play", "fifty", "--players", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"3 14 25 36 47\n\n")
        child.stdin.flush()
        while b"Round 2" not in child.stdout.readline():
            pass
        child.stdout.close()
        child.stdin.write(b"4 15 26 37 48\n\n")
        child.stdin.flush()
        assert child.wait(20) == 0
        assert child.stderr.read() == b""
    (save,) = saved_games()
    assert Choose(1, NUMBERS) in [acted.action for acted in save.acted]


def test_nothing_to_resume_gets_one_line() -> None:
    assert "No unfinished game" in complaint(
        "play", "--resume", FIFTIES_DATA=os.environ["FIFTIES_DATA"]
    )


def test_a_game_of_an_earlier_version_gets_one_line(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "20200101T000000-1.save").write_text("{}\n")
    done = run("play", "--resume", code=2, FIFTIES_DATA=str(tmp_path))
    assert done.stdout == ""
    old, none = done.stderr.splitlines()
    assert "earlier version" in old
    assert "No unfinished game" in none


def test_of_several_games_the_newest_is_resumed_and_said(tmp_path: Path) -> None:
    async def leave_game(game: str, players: int) -> None:
        session = await start(table(game, players))
        await until_asked(session)
        await session.act(0, first_offered(session))
        await session.leave()

    asyncio.run(leave_game("fifty-fifty", 3))
    (older,) = (tmp_path / "games").iterdir()
    older.rename(older.with_name("20200101T000000-1.game"))
    asyncio.run(leave_game("fifty", 7))
    data = str(tmp_path)
    done = run("play", "--resume", typed="q\n", FIFTIES_DATA=data)
    assert "Another unfinished game waits" in done.stderr
    assert "This is Fifty of" in done.stderr
    assert "3 14" not in done.stdout
    done = run("play", "--resume", "2", typed="q\n", FIFTIES_DATA=data)
    assert "Going on with Fifty Fifty" in done.stdout
    assert "take 1 to 2" in complaint("play", "--resume", "9", FIFTIES_DATA=data)


def test_H2_the_first_dealer_is_drawn_once_and_kept() -> None:
    async def drawn(seed: int) -> object:
        session = await start(table("fifty-fifty", 3), seed=seed)
        await session.leave()
        return session.game

    dealers = set()
    for seed in range(20):
        game = asyncio.run(drawn(seed))
        assert isinstance(game, FiftyFifty)
        dealers.add(game.first_dealer)
    assert dealers == {0, 1, 2}
