"""Events with any number of players on one screen: the server's own words without its sockets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from fifties.core.contract import CHANCE, Event, Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.events import Called, FiftyEvent
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftyAdapter, FiftySettings
from fifties.table.fifty_event_crowd import FiftyEventCrowd
from fifties.table.messages import TableInfo, TableStatus, You
from fifties.table.settings import Pace

from servers import Message

CODE = "CRWDKM"
EVENT = EventSettings(title="Das große Zählen von Basel", colours=("#0b3d91", "#ffd400"))
HOST = 0
"""The member who runs the event, and has no seat."""
LISTED = 40
NOW = 1_000_000.0
"""What the clock of the table says."""

FAVOURITES = (
    7, 13, 21, 33, 42, 50, 69, 77, 99, 100, 111, 123, 222, 333, 365, 500, 555, 666, 777, 999, 1000,
    1234, 1984, 2000, 3333, 5000, 7777, 9999, 12345, 33333, 49999,
)  # fmt: skip
LIKED = 0.25
"""How often somebody writes a favourite."""

NAMES = (
    "Ana", "Ben", "Cleo", "Dora", "Emilio", "Françoise", "Grégoire", "Ximena", "伊藤さくら",
    "김민준", "王小明", "محمد عبد الله", "שירה לוי", "Анастасия", "Νικόλαος", "ธนพร",
    "Jean-Baptiste", "Wolfeschlegelsteinhausen",
    "María del Carmen", "Bo", "Þórdís", "Nguyễn Thị Ánh",
    "Oluwaseun", "Sigríður", "आराध्या", "Zoë", "Lars", "Mia", "Noah", "Lea", "Luca", "Jonas",
)  # fmt: skip
QR = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
<path fill="#fff" d="M0 0h9v9H0z"/><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h1v1H6z"/></svg>"""


def name_of(seat: Seat) -> str:
    """Return what somebody is called: the first few alike in every crowd, in many scripts."""
    turn, place = divmod(seat, len(NAMES))
    return f"{NAMES[place]} {turn + 1}" if turn else NAMES[place]


class Crowd:
    """An event that is played; it tells what a server would tell."""

    def __init__(
        self, players: int, *, event: EventSettings = EVENT, seed: int = 1, **shown: Any
    ) -> None:
        self.game, self.event = Fifty(players), event
        self.crowd = FiftyEventCrowd(self.game, [name_of(seat) for seat in range(players)])
        self.shown: Message = {
            "status": TableStatus.PLAYING,
            "locked": False,
            "message": None,
            **shown,
        }
        self._state = self.game.start()
        self._random = Random(seed)
        self._ahead: Sequence[FiftyEvent] = ()
        """What is settled and not told."""

    # What happens

    def reveal(self) -> list[Event]:
        """Begin a round."""
        reveal = self.game.offer(self._state, CHANCE).sample(self._random)
        step = self.game.apply(self._state, CHANCE, reveal)
        self._state = step.state
        return self._hear(step.events)

    def write(self, *, but: int = 0) -> list[Event]:
        """Let all write who have not, *but* for the last few."""
        told: list[Event] = []
        for seat in range(self.game.players - self.crowd.missing, self.game.players - but):
            choice = Choose(len(self._state.rounds) + 1, self._numbers())
            step = self.game.apply(self._state, seat, choice)
            self._state, (chose, *self._ahead) = step.state, step.events
            told.append(chose)
        return self._hear(told)

    def _numbers(self) -> tuple[int, ...]:
        """Make up what somebody writes."""
        most = self.game.most
        favourites = [one for one in FAVOURITES if one <= most]
        chosen = set[int]()
        while len(chosen) < self.game.boxes:
            liked = self._random.random() < LIKED
            pick = self._random.choice(favourites) if liked else self._random.randint(1, most)
            chosen.add(pick)
        return tuple(sorted(chosen))

    def beats(self, until: float = 1.0) -> Iterator[list[Event]]:
        """Tell the count beat by beat, as the show has it, up to such a part of the numbers."""
        calls = [event for event in self._ahead if isinstance(event, Called)]
        show = FiftyAdapter().plan_show(
            self.game, self._state, self._ahead, self.event.show_seconds
        )
        assert show is not None
        for before, end in pairwise((0, *show.ends)):
            if end > until * len(calls):
                return
            self._ahead = self._ahead[end - before :]
            yield self._hear(calls[before:end])

    def count(self, until: float) -> None:
        """Count up to such a part of the numbers."""
        for _ in self.beats(until):
            pass

    def finish(self) -> list[Event]:
        """Tell all that is left of a round."""
        events, self._ahead = self._ahead, ()
        return self._hear(events)

    def play(self) -> None:
        """Play a whole round."""
        self.reveal()
        self.write()
        self.finish()

    def play_on(self) -> None:
        """Play until somebody has won."""
        while self.crowd.outcome is None:
            self.play()
        self.shown["status"] = TableStatus.OVER

    def _hear(self, events: Sequence[Event]) -> list[Event]:
        self.crowd.fold(events)
        return self.crowd.digest(events)

    # What is told of it

    def snapshot(self, seat: Seat | None, *, host: bool = False) -> Message:
        """Return all that is told to the phone of *seat*, else to the stage or to a host."""
        crowd = self.crowd
        you = You(
            member=HOST if seat is None else seat + 1,
            name="Ana" if seat is None else name_of(seat),
            host=host,
            seat=seat,
            next=seat is not None,
            kept=False,
            queued=None,
        )
        playing = self.shown["status"] is not TableStatus.LOBBY
        view = crowd.view(None) if seat is None else crowd.brief_view(seat)
        offer = FiftyAdapter().offer(self.game, self._state, seat) if seat is not None else None
        told = {"tell": "snapshot", "v": 1, "table": self.table(), "you": you, "now": NOW}
        return {**told, "offer": offer, "view": view if playing else None}

    def table(self) -> Message:
        """Return the event without its game."""
        listed = range(min(LISTED, self.game.players))
        info = TableInfo(
            code=CODE,
            settings=FiftySettings(pace=Pace.HALL, party=True, event=self.event),
            host=HOST,
            hosts=(HOST,),
            pending=0,
            closes=None,
            choice_seal=None,
            seats=(),
            seated=self.game.players,
            people=(),
            watching=0,
            paused=False,
            games=1,
            commitment="0" * 64,
            salted=0,
            record=None,
            dealer=None,
            game=FiftyAdapter().game_info(self.game, (), (), None),
            status=self.shown["status"],
            locked=self.shown["locked"],
            message=self.shown["message"],
        )
        seats = [
            {"member": seat + 1, "name": name_of(seat), "bot": None, "kept": False}
            for seat in listed
        ]
        return {**msgspec.to_builtins(info), "seats": seats, **self.shown}


class Line:
    """The line of one page to an event that is in this process."""

    def __init__(
        self, page: Page, crowd: Crowd, seat: Seat | None = None, *, host: bool = False
    ) -> None:
        self._crowd, self._seat, self._host = crowd, seat, host
        self._version = 1
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws$"), self._connect)
        page.route("**/qr.svg", lambda route: route.fulfill(body=QR, content_type="image/svg+xml"))
        page.route(f"**/api/tables/{CODE}/people*", self._people)
        page.route(f"**/api/tables/{CODE}", self._found)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self._answer(json.loads(message)))

    def _answer(self, asked: Message) -> None:
        if asked["say"] not in {"join", "resume"}:
            return self._send({"tell": "done", "id": asked["id"]})
        ours = {"id": asked["id"], "token": asked["token"], "code": CODE, "member": HOST}
        self._send({"tell": "welcome", **ours})
        self._send({**self._crowd.snapshot(self._seat, host=self._host), "id": asked["id"]})
        return None

    def _people(self, route: Route) -> None:
        people = [
            {"member": seat + 1, "name": name_of(seat), "role": "seat", "bot": False}
            | {"host": False, "pending": False}
            for seat in range(min(20, self._crowd.game.players))
        ]
        route.fulfill(json={"count": self._crowd.game.players, "people": people})

    def _found(self, route: Route) -> None:
        found = {
            "code": CODE,
            "game": "fifty",
            "status": self._crowd.shown["status"],
            "seat_limit": 10_000,
        }
        found |= {"seated": self._crowd.game.players, "locked": False}
        found |= {"link": f"http://192.168.1.20:5050/t/{CODE}", "event": self._crowd.event}
        route.fulfill(json=msgspec.to_builtins(found))

    def tell(self, events: Sequence[Event]) -> None:
        """Tell events that the crowd has heard."""
        self._version += 1
        update: Message = {"tell": "update", "v": self._version}
        if self._seat is None:
            self._send({**update, "events": events})
        else:
            mine = self._crowd.crowd.mine(self._seat)
            number = self._crowd.crowd.tally.number if self._crowd.crowd.tally else 0
            self._send({**update, "number": number, "mine": mine})

    def _send(self, message: Message) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())
