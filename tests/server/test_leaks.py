"""No byte that a viewer gets depends on what it may not know.

A game is played on a real server and stopped. Two worlds are made of its file: the one that was,
and one in which everything that a viewer does not know is drawn anew. Both go on alike, with every
frame captured, and the viewer's frames are the same to the byte.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Reveal
from fifties.games.fifty_fifty import Deal
from fifties.server.sqlite_store import SqliteStore
from fifties.table.entries import Acted
from fifties.table.runner import LogRow, TableRunner

from servers import Client, Message, Served, stored_rows

Change = Callable[[LogRow], LogRow]
PEOPLE = 3


class World:
    """A server that goes on from a file, the viewer's frames, and the others who act."""

    def __init__(self, served: Served, people: dict[str, Message], viewers: list[str]) -> None:
        self.viewers = {name: served.resume(people[name]) for name in viewers}
        for viewer in self.viewers.values():
            viewer.until("snapshot")
        others = people.keys() - self.viewers
        self.others = {name: served.resume(people[name]) for name in sorted(others)}
        for other in self.others.values():
            other.until("snapshot")
        for viewer in self.viewers.values():
            viewer.until("presence", count=len(people))

    def person(self, name: str) -> Client:
        """Return the connection of *name*."""
        return self.others.get(name) or self.viewers[name]

    def act(self, name: str, action: Message) -> None:
        """Let *name* act, and wait until the viewers have heard of it."""
        actor = self.person(name)
        actor.do("act", action=action)
        for viewer in self.viewers.values():
            if viewer is not actor:
                viewer.until("update")

    @property
    def frames(self) -> dict[str, list[str]]:
        """What came, but for ids of requests, and for who else is here: they come in any order."""
        return {
            name: [without_ids(frame) for frame in client.frames if '"presence"' not in frame]
            for name, client in self.viewers.items()
        }


def without_ids(frame: str) -> str:
    """Leave out what the viewer itself has sent, and when a snapshot was."""
    return re.sub(r'"id":"[^"]*"|,"done":\[[^]]*\]|,"now":[0-9.e+]+', "", frame)


def evening(served: Served, **settings: Any) -> dict[str, Message]:
    """Seat three people, with a spectator and a stage beside them; begin a game."""
    table = served.open(name="Seat 0", **settings)
    host = served.resume(table)
    people = {"Seat 0": table}
    for name, role in (
        ("Seat 1", "seat"), ("Seat 2", "seat"), ("Watcher", "spectator"), ("Screen", "stage")
    ):  # fmt: skip
        joined = served.connect()
        joined.ask("join", code=table["code"], name=name, role=role)
        people[name] = {**table, "token": joined.until("welcome")["token"]}
        joined.close()
    host.do("start")
    return people


@contextmanager
def two_worlds(data: Path, change: Change) -> Iterator[tuple[Served, Served]]:
    """Go on twice: as it was, and with every row changed."""
    other = data.with_name(data.name + "-other")
    shutil.copytree(data, other)
    with sqlite3.connect(other / "fifties.sqlite") as file:
        rows = file.execute("SELECT code, seq FROM log").fetchall()
        store = SqliteStore(data)
        for code, seq in rows:
            entry = change(next(row for row in stored_rows(store, code) if row.seq == seq)).entry
            new = msgspec.json.encode(entry)
            file.execute("UPDATE log SET entry = ? WHERE code = ? AND seq = ?", (new, code, seq))
        store.close()
    file.close()
    with Served(data) as first, Served(other) as second:
        yield first, second


def state_of(data: Path, code: str) -> Any:
    """Return the table as the server knew it."""
    store = SqliteStore(data)
    runner = TableRunner(Random(0))
    runner.restore(stored_rows(store, code))
    store.close()
    return runner.table.play


def redrawn_choices(play: Any, viewer: int | None, rng: Random) -> Change:
    """Draw what others have written anew."""
    imagined = play.game.reimagine(play.state, viewer, rng)

    def change(row: LogRow) -> LogRow:
        entry = row.entry
        if isinstance(entry, Acted) and isinstance(entry.action, Choose):
            numbers = imagined.picks[entry.actor]
            choice = Choose(entry.action.round, numbers)
            return msgspec.structs.replace(row, entry=Acted(entry.actor, choice))
        return row

    return change


@pytest.mark.parametrize("viewers", [["Seat 0"], ["Watcher", "Screen"]])
@pytest.mark.parametrize("seed", [1])
def test_choices_of_others_change_no_byte(tmp_path: Path, viewers: list[str], seed: int) -> None:
    rng = Random(seed)
    data = tmp_path / "data"
    with Served(data) as served:
        people = evening(served)
        offer = served.resume(people["Seat 1"]).offer()
        numbers = [n for n in range(1, 50) if n % 10 in offer["endings"]]
        for name in ("Seat 0", "Seat 1"):
            written = sorted(rng.sample(numbers, 5))
            served.resume(people[name]).do(
                "act", action={"do": "choose", "round": 1, "numbers": written}
            )
    play = state_of(data, people["Seat 0"]["code"])
    seat = 0 if viewers == ["Seat 0"] else None
    with two_worlds(data, redrawn_choices(play, seat, rng)) as servers:
        worlds = [World(served, people, viewers) for served in servers]
        for world in worlds:
            for _ in range(3):
                again = sorted(rng.sample(numbers, 5))
                world.act("Seat 1", {"do": "choose", "round": 1, "numbers": again})
        assert worlds[0].frames == worlds[1].frames
        assert all("".join(heard).count('"chose"') == 3 for heard in worlds[0].frames.values())


@pytest.mark.parametrize("viewers", [["Seat 0"], ["Watcher", "Screen"]])
def test_numbers_to_come_change_no_byte_before_they_are_called(
    tmp_path: Path, viewers: list[str]
) -> None:
    data = tmp_path / "data"
    with Served(data) as served:
        people = evening(served, pace="living-room")
        clients = {name: served.resume(people[name]) for name in ("Seat 0", "Seat 1", "Seat 2")}
        offer = clients["Seat 1"].offer()
        free = [n for n in range(1, 50) if n % 10 in offer["endings"]]
        early, late = free[:4], free[-8:]
        for place, client in enumerate(clients.values()):
            numbers = [early[place], *late[place : place + 4]]
            client.do("act", action={"do": "choose", "round": 1, "numbers": numbers})
        host = clients["Seat 0"]
        while host.event("called")["number"] < early[1]:
            pass
        # Both worlds go on from here, however long their servers take to start.
        host.do("pause", paused=True)
        host.do("configure", settings={"game": "fifty", "pace": "hall"})
    seat = 0 if viewers == ["Seat 0"] else None

    def change(row: LogRow) -> LogRow:
        entry = row.entry
        if (
            not isinstance(entry, Acted)
            or not isinstance(entry.action, Choose)
            or entry.actor == seat
        ):
            return row
        numbers = (entry.action.numbers[0], *reversed([late[-1 - n] for n in range(4)]))
        return msgspec.structs.replace(row, entry=Acted(entry.actor, Choose(1, numbers)))

    with two_worlds(data, change) as servers:
        worlds = [World(served, people, viewers) for served in servers]
        for world in worlds:
            world.person("Seat 0").ask("pause", paused=False)
            for viewer in world.viewers.values():
                while viewer.event("called")["number"] < early[3] + 1:
                    pass
        assert worlds[0].frames == worlds[1].frames
        assert all('"called"' in "".join(heard) for heard in worlds[0].frames.values())


@pytest.mark.parametrize("viewers", [["Seat 0"], ["Watcher", "Screen"]])
@pytest.mark.parametrize("seed", [1])
def test_hands_and_moods_to_come_change_no_byte(
    tmp_path: Path, viewers: list[str], seed: int
) -> None:
    rng = Random(seed)
    data = tmp_path / "data"
    with Served(data) as served:
        people = evening(served, game="fifty-fifty", dealer=2)
        code = people["Seat 0"]["code"]
    play = state_of(data, code)
    seat = 0 if viewers == ["Seat 0"] else None
    assert play.state.turn == 0
    # Seat 0 leads with a card that both worlds have, then seat 1 plays one that both have.
    cards = {0: max(play.state.hand(0)), 1: max(play.state.hand(1))}
    imagined = play.game.reimagine(play.state, seat, rng)
    while any(card not in imagined.hand(holder) for holder, card in cards.items()):
        imagined = play.game.reimagine(play.state, seat, rng)
    assert imagined != play.state

    def change(row: LogRow) -> LogRow:
        if not isinstance(row.entry, Acted) or isinstance(row.entry.action, Reveal):
            return row
        standing = imagined.standing
        deal = Deal(tuple(map(tuple, standing.hands)), standing.moods)
        return msgspec.structs.replace(row, entry=Acted(CHANCE, deal))

    with two_worlds(data, change) as servers:
        worlds = [World(served, people, viewers) for served in servers]
        for world in worlds:
            world.act("Seat 0", {"do": "play", "card": cards[0]})
            world.act("Seat 1", {"do": "play", "card": cards[1]})
        assert worlds[0].frames == worlds[1].frames
        assert all("".join(f).count('"card-played"') == 2 for f in worlds[0].frames.values())
