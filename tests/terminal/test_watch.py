"""`fifties watch`: records step by step, and live tables as a spectator."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import pytest

from fifties.core.contract import PlayableGame, Viewer
from fifties.core.record import Entry, Header, Record, final_state
from fifties.core.record import replay as record_steps
from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called, Chose, Revealed
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.registry import parse_record, write_record
from fifties.terminal.replay import Replay, seat_named

from commands import FIFTIES, RECORDS, complaint, run
from servers import Served
from terminals import exit_code, spawn

GAMES = [Fifty(3), Fifty(12), FiftyFifty(3), FiftyFifty(5)]


def played(game: PlayableGame, seed: int, actions: int = 100_000) -> Record[PlayableGame]:
    """Play a game at random, or so many actions of it."""
    rules = game
    rng, state = Random(seed), rules.start()
    entries: list[Entry] = []
    while (actors := rules.to_act(state)) and len(entries) < actions:
        action = rules.offer(state, actors[0]).sample(rng)
        state = rules.apply(state, actors[0], action).state
        entries.append(Entry(actors[0], action))
    names = tuple(f"Player {number}" for number in range(1, game.players + 1))
    return Record(Header(names), game, tuple(entries))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_step_shows_what_its_viewer_knew(game: PlayableGame) -> None:
    record = played(game, seed=4)
    replay = Replay(record)
    known: list[tuple[int, object]] = []
    told = 0
    for step in record_steps(record):
        told += len(step.events)
        known.append((told, step.state))
    for viewer in replay.viewers[:3]:
        replay.viewer = viewer
        views, seen = {}, 0
        for place in range(len(replay)):
            view, events = replay.at(place)
            seen += len(events)
            views[seen] = view
        for count, state in known:
            if count in views:
                assert views[count] == game.view(state, viewer)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_steps_look_the_same_in_any_order(game: PlayableGame) -> None:
    record = played(game, seed=5)
    forwards, anyhow = Replay(record), Replay(record)
    places = list(range(len(forwards)))
    shuffled = Random(1).sample(places, len(places))
    seen = {place: anyhow.at(place) for place in shuffled}
    assert [forwards.at(place) for place in places] == [seen[place] for place in places]


def test_everybody_writes_in_one_step_and_every_number_is_one() -> None:
    replay = Replay(played(Fifty(5), seed=6))
    kinds = [[type(event) for event in replay.at(place)[1]] for place in range(len(replay))]
    first = replay.rounds[0]
    assert kinds[0] == []
    assert kinds[first] == [Revealed]
    assert kinds[first + 1] == [Chose] * 5
    assert kinds[first + 2 : first + 52] == [[Called]] * 50
    assert len(replay.rounds) in range(2, 5)


def test_through_the_eyes_of_a_seat_only_its_own_hand_is_seen() -> None:
    replay = Replay(played(FiftyFifty(3), seed=7))
    first = replay.rounds[0]
    hands = {}
    for viewer in replay.viewers:
        replay.viewer = viewer
        hands[viewer] = replay.at(first)[0].my_hand
    assert hands.pop(None) == ()
    assert len({card for hand in hands.values() for card in hand}) == 27


@pytest.mark.parametrize("actions", [2, 30])
def test_of_an_unfinished_game_nobody_sees_hands(actions: int) -> None:
    record = played(FiftyFifty(3), seed=8, actions=actions)
    replay = Replay(record)
    assert replay.viewers == (None,)
    with pytest.raises(LookupError):
        replay.viewer = 0
    assert replay.at(len(replay) - 1)[0] == FiftyFifty(3).view(final_state(record), None)


def test_seats_are_found_by_name_or_number() -> None:
    replay = Replay(played(Fifty(3), seed=9))
    found: list[Viewer] = [seat_named(replay, name) for name in ("player 2", "3", "4", "Zoe")]
    assert found == [1, 2, None, None]


@pytest.mark.parametrize(
    ("language", "game"),
    [("en", "fifty"), ("fr", "fifty-fifty"), ("de", "fifty"), ("it", "fifty-fifty")],
)
def test_through_a_pipe_a_record_is_told_to_its_end(language: str, game: str) -> None:
    path = min((RECORDS / game).glob("*.toml"))
    told = run("watch", str(path), "--lang", language).stdout
    record = parse_record(path.read_bytes())
    assert all(name in told for name in record.header.players[:5])


def test_a_closed_pipe_ends_it_quietly(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(write_record(played(Fifty(200), seed=3)))
    with subprocess.Popen(
        [FIFTIES, "watch", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        assert child.wait(20) == 0
        assert child.stderr.read() == b""


def test_line_by_line_people_go_on_and_jump_to_rounds(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(write_record(played(FiftyFifty(3), seed=2)))
    child = spawn("watch", "--plain", str(path))
    child.expect("Round 1")
    child.expect("Enter goes on")
    child.sendline("3")
    child.expect("Round 3")
    child.expect("Enter goes on")
    child.sendline("7")
    child.expect("is not a number that can be used here")
    child.sendline("1")
    child.expect("Round 1")
    child.sendline("")
    child.expect("Trick 2")
    child.sendline("q")
    child.expect("Stopped here")
    assert exit_code(child) == 0


def test_a_wrong_option_gets_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(write_record(played(FiftyFifty(3), seed=2, actions=5)))
    assert "cannot be read" in complaint("watch", str(tmp_path / "none.toml"))
    assert "nobody in this game is called Zoe" in complaint("watch", str(path), "--seat", "Zoe")
    assert "not played to its end" in complaint("watch", str(path), "--seat", "Player 1")
    assert "give one record" in complaint("watch", str(path), str(path))
    path.write_text("game = 'whist'")
    assert "whist is not known" in complaint("watch", str(path))


def test_a_live_table_is_watched_to_the_end_of_its_game(tmp_path: Path) -> None:
    with Served(tmp_path / "server") as server:
        table = server.open(role="stage", game="fifty-fifty")
        host = server.resume(table)
        host.until("snapshot")
        for _ in range(3):
            host.do("add-bot", level="casual")
        address = server.url.removeprefix("http://")
        with subprocess.Popen(
            [FIFTIES, "watch", address, table["code"], "--lang", "en"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        ) as child:
            host.table(watching=2)
            host.ask("start")
            assert child.stdout is not None
            told = child.stdout.read()
            assert child.wait(20) == 0
        assert "Round 3" in told
        assert "wins" in told or "share" in told
        assert "your cards" not in told
        host.close()
