"""Power cuts: what was acknowledged is there afterwards, once, and every table goes on."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bot import choose, play

from fifties.server.sqlite_store import SqliteStore
from fifties.table.entries import Acted

from client import Refused, Seat
from commands import PATIENCE
from servers import Message, Served, stored_rows

DECISIONS = {"choose": choose, "play": play}


class Player(threading.Thread):
    """Plays game after game, and knows what was acknowledged and in which order things came."""

    def __init__(self, seat: Seat, news: threading.Condition) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.acknowledged: dict[str, Message] = {}
        self.called: list[int] = []
        self.trouble: BaseException | None = None
        self.enough = False
        self._news = news

    def run(self) -> None:
        try:
            while not self.enough:
                self._play_one()
        except BaseException as trouble:  # noqa: BLE001 - the test looks at it
            if not self.enough:
                self.trouble = trouble

    def _play_one(self) -> None:
        if self.seat.you["host"]:
            self._start()
        for offer in self.seat.offers():
            self._listen()
            if offer["do"] in DECISIONS:
                action = DECISIONS[offer["do"]](offer)
                request = self._act(action)
                with self._news:
                    if request is not None:
                        self.acknowledged[request] = action
                    self._news.notify()
            if self.enough:
                return
        self._listen()

    def _start(self) -> None:
        try:
            self.seat.ask("start")
        except Refused as refused:
            if refused.kind != "table-game-runs":
                raise

    def _act(self, action: Message) -> str | None:
        try:
            return self.seat.act(action)
        except Refused as refused:
            # An answer that was lost with the server may have been carried out by the time.
            if refused.kind not in {"F5-other-round", "table-count-goes-on", "H4-not-your-turn"}:
                raise
            return None

    def _listen(self) -> None:
        while self.seat.events:
            event = self.seat.events.popleft()
            if event["event"] == "called":
                self.called.append(event["number"])


TABLES: tuple[dict[str, Any], ...] = (
    {"game": "fifty", "pace": "hall"},
    {"game": "fifty", "pace": "at-once"},
    {"game": "fifty-fifty", "pace": "at-once"},
)


def seated(served: Served, news: threading.Condition) -> Iterator[Player]:
    for settings in TABLES:
        table = served.open(**settings)
        yield Player(Seat.resume(served.url, table["code"], table["token"]), news)
        for name in ("Ben", "Cleo"):
            yield Player(Seat.join(served.url, table["code"], name), news)


@pytest.mark.parametrize("kills", [10, pytest.param(50, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seed", [5050])
def test_power_cuts_lose_nothing_and_double_nothing(tmp_path: Path, seed: int, kills: int) -> None:
    rng = Random(seed)
    news = threading.Condition()
    with Served(tmp_path, "--rate", "0") as served:
        players = [*seated(served, news)]
        for player in players:
            player.start()
        for _ in range(kills):
            enough = sum(len(p.acknowledged) for p in players) + rng.randrange(1, 60)
            with news:
                news.wait_for(
                    lambda: (
                        sum(len(p.acknowledged) for p in players) >= enough  # noqa: B023 - asked at once
                        or any(p.trouble for p in players)
                    ),
                    timeout=PATIENCE,
                )
            served.kill()
            served.start_again()
            assert [p.trouble for p in players if p.trouble] == []
        for player in players:
            player.enough, player.seat.patience = True, 0
        served.kill()
        for player in players:
            player.join()
    assert sum(len(player.acknowledged) for player in players) > kills
    check_log(tmp_path, players)
    for player in players:
        check_count(player.called)


def check_log(data: Path, players: list[Player]) -> None:
    """Every acknowledged action stands in the log exactly once, as it was sent."""
    store = SqliteStore(data)
    kept: Counter[str] = Counter()
    actions: dict[str, Any] = {}
    for code in {player.seat.code for player in players}:
        rows = stored_rows(store, code)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        for row in rows:
            if isinstance(row.entry, Acted) and row.request is not None:
                kept[row.request] += 1
                actions[row.request] = row.entry.action
    store.close()
    assert max(kept.values()) == 1
    acknowledged = {request: a for p in players for request, a in p.acknowledged.items()}
    assert acknowledged.keys() <= kept.keys()
    for request, action in acknowledged.items():
        written = getattr(actions[request], "numbers", None)
        card = getattr(actions[request], "card", None)
        assert (list(written) if written else card) == action.get("numbers", action.get("card"))


def check_count(called: list[int]) -> None:
    """A count goes on where it was: no number is told twice and none is left out."""
    for before, number in pairwise(called):
        assert number in {before + 1, 1}
