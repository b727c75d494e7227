"""An event in one simulated process: a host, big screens, and phones that count their bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from fifties.games.fifty import Choose
from fifties.host.client import Client
from fifties.host.hub import Hub, HubEnvironment, opening_join
from fifties.host.memory_store import MemoryStore
from fifties.host.room import Room
from fifties.host.table_log import Batch, NotKept
from fifties.table.entries import Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.messages import Declined, ServerMessage, Snapshot, Waiting, Welcome
from fifties.table.requests import Act, ClientMessage, Configure, Join, Lock, Resume, Start

from cluster_hosts import NO_LIMITS
from simulated_loops import NOON, SimulatedLoop, Simulation

EVENT = EventSettings(title="Hall", show_seconds=120)

_encode = msgspec.json.Encoder().encode


class SlowStore(MemoryStore):
    """A store whose commits take time."""

    def __init__(self, simulation: Simulation) -> None:
        super().__init__()
        self.seconds = 0.0
        """How long a row takes."""
        self._simulation = simulation

    async def append(self, batch: Batch) -> NotKept:
        """Take rows in, after as long as they take."""
        if self.seconds:
            await asyncio.sleep(self.seconds * len(batch.rows))
        return await super().append(batch)


class Phone(Client):
    """A connection that remembers what matters, and counts the bytes of everything."""

    __slots__ = ("bytes", "closed", "hub", "kept", "token")

    keeps: tuple[type[Any], ...] = (Waiting, Welcome, Snapshot, Declined)

    def __init__(self, hub: Hub, token: str) -> None:
        super().__init__("192.0.2.1", token)
        self.hub, self.token = hub, token
        self.bytes = 0
        self.kept: list[ServerMessage] = []
        self.closed = False
        hub.add_client(self)

    def send(self, message: ServerMessage) -> None:
        """Count a message, and remember it if it matters."""
        assert not self.closed
        self.bytes += len(_encode(message))
        self.keep(message)

    @classmethod
    def send_to_all(cls, clients: Iterable[Self], message: ServerMessage) -> None:
        """Do the same for many."""
        size = len(_encode(message))
        for client in clients:
            client.bytes += size
            client.keep(message)

    def keep(self, message: ServerMessage) -> None:
        """Remember a message if it matters."""
        if isinstance(message, self.keeps):
            self.kept.append(message)

    def close(self) -> None:
        """Be disconnected."""
        self.closed = True

    def of(self, kind: type[Any]) -> list[Any]:
        """Return the messages of a kind that were sent."""
        return [message for message in self.kept if isinstance(message, kind)]

    @property
    def is_in(self) -> bool:
        """Whether it has been welcomed and knows the table."""
        return bool(self.of(Snapshot))


class Listener(Phone):
    """A phone that remembers everything."""

    __slots__ = ()
    keeps = (object,)


class Hall:
    """One event on one host. Time passes only when it is told to."""

    def __init__(self, event: EventSettings = EVENT, seed: int = 0, **settings: Any) -> None:
        self.rng = Random(seed)
        self.simulation = Simulation()
        self.loop = SimulatedLoop(self.simulation)
        self.store = SlowStore(self.simulation)
        self.phones: list[Phone] = []
        self._names = 0
        environment = HubEnvironment(rng=Random(seed), now=lambda: NOON + self.simulation.now)
        with self.loop.running():
            self.hub = Hub(self.store, self.store, NO_LIMITS, environment)
        opening = opening_join("Ana", Role.SPECTATOR, self._token())
        table = FiftySettings(party=True, event=event, **settings)
        self.room: Room
        self.room, token, _ = self.loop.finish(self.hub.open(table, opening))
        self.host = self.connect(token)
        self.say(self.host, Resume(id="resume", code=self.room.code, token=token))
        self.run(1)

    def close(self) -> None:
        """End everything."""
        self.loop.kill()

    def _token(self) -> str:
        self._names += 1
        return f"{self._names:022}"

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let time pass."""
        return self.simulation.run(seconds, until)

    def say(self, client: Phone, message: ClientMessage) -> None:
        """Let a client say something."""
        with self.loop.running():
            self.hub.receive(client, message)

    def connect(self, token: str | None = None, kind: type[Phone] = Phone) -> Phone:
        """Open a connection."""
        with self.loop.running():
            return kind(self.hub, token or self._token())

    def cut(self, phone: Phone) -> None:
        """Close a connection."""
        with self.loop.running():
            self.hub.remove_client(phone)
        if phone in self.phones:
            self.phones.remove(phone)

    def knock(
        self, token: str | None = None, role: Role = Role.SEAT, kind: type[Phone] = Phone
    ) -> Phone:
        """Let somebody come."""
        phone = self.connect(token, kind)
        self.phones.append(phone)
        join = Join(
            id="join",
            code=self.room.code,
            role=role,
            token=phone.token,
            name=f"Phone {phone.token[-6:]}",
        )
        self.say(phone, join)
        return phone

    def knock_all(self, count: int) -> list[Phone]:
        """Let many come at once."""
        return [self.knock() for _ in range(count)]

    def open_doors(self, *, are_open: bool = True) -> None:
        """Open the doors, or close them."""
        self._names += 1
        self.say(self.host, Lock(id=f"lock{self._names}", locked=not are_open))
        self.run(0.1)

    def start(self) -> None:
        """Begin a game, and wait until everybody can choose."""
        self.say(self.host, Start(id="start"))
        self.run(5, lambda: self.table.running is not None and self.table.running.all_choose)

    @property
    def table(self) -> Any:
        """The table as its owner knows it."""
        return self.room.runner.table

    def choose(self, phones: Sequence[Phone]) -> None:
        """Let everybody write any numbers."""
        play = self.table.play
        offer = play.game.offer(play.state, 0)
        for phone in phones:
            numbers = offer.sample(self.rng).numbers
            choice = Choose(play.draws, numbers)
            self.say(phone, Act(id=f"choose{play.draws}", action=choice))

    def configure(self, **event: Any) -> None:
        """Set the event differently."""
        settings = self.table.settings
        changed = replace(settings, event=replace(settings.event, **event))
        self._names += 1
        self.say(self.host, Configure(id=f"set{self._names}", settings=changed))
        self.run(0.1)
