"""`fifties play --from`: playing on from a moment of a recorded game, in a terminal."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from fifties.core.refusals import IllegalSetup
from fifties.core.verification import verify
from fifties.games.fifty import Fifty
from fifties.games.registry import parse_record, write_record
from fifties.locales import LANGUAGES, Speech
from fifties.terminal.branch_setup import NoSuchTrick, RecordMoment, set_branch
from fifties.terminal.game_log import describe, saved_games
from fifties.terminal.local_table import LocalSession, resume, start
from fifties.terminal.table_setup import PlayOptions, TooManyPlayers
from fifties.words import Words

from commands import RECORDS, complaint, run
from random_games import random_record
from terminals import Screen, exit_code, spawn

FIFTY = RECORDS / "fifty" / "sheet-opening.toml"
PARTY = RECORDS / "fifty" / "party-of-eight.toml"
CARDS = RECORDS / "fifty-fifty" / "three-players.toml"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("night.toml", RecordMoment("night.toml")),
        ("night.toml@2", RecordMoment("night.toml", 2)),
        ("night.toml@2.10", RecordMoment("night.toml", 2, 10)),
        ("a@home.toml@3", RecordMoment("a@home.toml", 3)),
        ("a@2", RecordMoment("a", 2)),
        ("night.toml@0", RecordMoment("night.toml@0")),
        ("night.toml@x", RecordMoment("night.toml@x")),
    ],
)
def test_a_moment_is_read(text: str, moment: RecordMoment) -> None:
    assert RecordMoment.read(text) == moment


@pytest.mark.parametrize(
    ("file", "moment", "round_", "played"),
    [(FIFTY, "@3", 3, 0), (PARTY, "@2", 2, 0), (CARDS, "@2", 2, 0), (CARDS, "@2.8", 2, 21)],
)
def test_bots_play_a_record_to_another_end(
    file: Path, moment: str, round_: int, played: int, tmp_path: Path
) -> None:
    path = tmp_path / "branch.toml"
    done = run("play", "--from", f"{file}{moment}", "--people", "0", "--record", str(path))
    assert f"The record is in {path}." in done.stdout
    record, origin = parse_record(path.read_bytes()), parse_record(file.read_bytes())
    branch = record.header.branch
    assert branch is not None
    assert branch.origin == sha256(file.read_bytes()).hexdigest()
    assert (branch.round, branch.played, branch.record) == (round_, played, None)
    count = branch.inherited(record.entries)
    assert count
    assert [one.actor for one in record.entries[:count]] == [
        one.actor for one in origin.entries[:count]
    ]
    assert verify(record).inherited == round_
    report = run("replay", str(path)).stdout
    assert f"Branched off another game in round {round_}; its record has the SHA-256" in report
    told = run("verify", str(path)).stdout
    assert f"{round_} draws before were inherited from the record with the SHA-256" in told
    assert branch.origin in told


def test_whoever_is_named_as_in_the_record_takes_that_seat() -> None:
    players = parse_record(FIFTY.read_bytes()).header.players
    options = PlayOptions(names=(players[3], "Zoe"), bots=("master", "casual"))
    setup = set_branch(RecordMoment(str(FIFTY), 2), options)
    assert (setup.names[0], setup.names[3]) == ("Zoe", players[3])
    assert setup.levels == (None, "master", "casual", None, "casual")
    alone = set_branch(RecordMoment(str(FIFTY), 2), PlayOptions())
    assert alone.people == {0}
    assert alone.names[0] == players[0]
    two = set_branch(RecordMoment(str(FIFTY), 2), PlayOptions(people=2, names=(players[2],)))
    assert two.people == {0, 2}


def test_without_a_moment_a_record_goes_on_where_it_ends() -> None:
    stopped = RECORDS / "fifty" / "stopped-after-two-rounds.toml"
    position = set_branch(RecordMoment(str(stopped)), PlayOptions()).position
    assert position is not None
    assert position.branch.round == 2
    assert position.branch.played == len(position.players)


def test_a_branch_is_resumed_where_it_was_left() -> None:
    async def play() -> None:
        setup = set_branch(RecordMoment(str(CARDS), 2, 4), PlayOptions())
        session = await start(setup, seed=4)
        await until_asked(session)
        view = session.view(0)
        assert (view.round, len(view.tricks)) == (2, 3)
        offer = session.offer(0)
        assert offer is not None
        await session.act(0, next(iter(offer)))
        await session.leave()
        (saved,) = saved_games()
        assert "round 2" in describe(saved, Words(Speech("en")))
        again = await resume(saved)
        await until_asked(again)
        assert again.view(0).tricks[:3] == view.tricks
        await again.leave()

    asyncio.run(play())


def test_it_fills_the_screen_and_is_resumed_there(tmp_path: Path) -> None:
    size = (30, 100)
    moment = ("play", "--from", f"{CARDS}@2.8", "--seed", "3")
    screen = Screen(spawn(*moment, data=tmp_path, size=size), size)
    screen.expect("Round 2 of 3 · Trick 8 of 9", "Enter plays the")
    screen.child.send("\r")
    screen.expect("Trick 9 of 9")
    screen.child.send("\x11")
    assert exit_code(screen.child) == 0
    again = Screen(spawn("play", "--resume", data=tmp_path, size=size), size)
    again.expect("Round 2 of 3 · Trick 9 of 9")
    again.child.send("\x11")
    assert exit_code(again.child) == 0


async def until_asked(session: LocalSession) -> None:
    """Take in what happens until the first seat may act."""
    while not (session.owes(0) and session.offer(0)):
        assert await session.next_events()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("nothing.toml@2",), "nothing.toml: cannot be read"),
        ((f"{FIFTY}@9",), "the record ends before that moment"),
        ((f"{CARDS}@1.10",), "no trick 10"),
        ((f"{FIFTY}@1.2",), "no trick 2"),
        ((str(FIFTY),), "the game is over at that moment"),
        ((f"{FIFTY}@1", "--people", "6"), "6 people"),
        ((f"{FIFTY}@1", "--danger"), "leave danger out"),
        ((f"{FIFTY}@1", "--players", "4"), "leave players out"),
        ((f"{FIFTY}@1", "--resume"), "leave one out"),
    ],
)
def test_nonsense_is_one_line(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in complaint("play", "--from", *arguments)


def test_a_crowd_that_no_keyboard_serves_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "crowd.toml"
    path.write_text(write_record(random_record(Fifty(1001), Random(1), 0)[0]), encoding="utf-8")
    with pytest.raises(IllegalSetup) as caught:
        set_branch(RecordMoment(str(path)), PlayOptions())
    assert caught.value.refusal == TooManyPlayers(1001, 1000)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_refused_in_every_language(lang: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        set_branch(RecordMoment(str(FIFTY), 1, 1), PlayOptions())
    assert caught.value.refusal == NoSuchTrick(1)
    told = complaint("play", "--from", f"{FIFTY}@1.1", "--lang", lang)
    assert Speech(lang)("input-no-such-trick", trick=1) in told
