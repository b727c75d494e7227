"""People at simulated hosts: they play, go elsewhere when a host is gone, and forget nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from fifties.games.fifty import Choose
from fifties.games.fifty_fifty import Play
from fifties.host.client import Client
from fifties.table.entries import MemberId, Role
from fifties.table.fifty import ChooseOffer
from fifties.table.fifty_fifty import PlayOffer
from fifties.table.messages import (
    CloseReason,
    Declined,
    Done,
    Goodbye,
    Presence,
    ServerMessage,
    Snapshot,
    TableStatus,
    TapOffer,
    Update,
    Welcome,
)
from fifties.table.requests import (
    Act,
    AddBot,
    ClientMessage,
    GotIt,
    Join,
    Leave,
    Remove,
    Rename,
    Resume,
    Start,
)

from cluster_hosts import Node, SimulatedCluster
from tables import carry

PATIENCE = 4.0
"""Seconds without an answer after which somebody tries another host."""

COME_BACK = 0.3


class Connection(Client):
    """One connection; messages arrive in order and a little later, in both directions."""

    def __init__(self, person: Person, node: Node) -> None:
        super().__init__(device=person.token)
        self.person = person
        self.node = node
        self._serial = next(person.cluster.serials)
        self._is_closed = False
        """By the host."""
        self._is_left = False
        """By the person."""
        self._rng = Random(f"{person.name} {self._serial}")
        self._arrived = [0.0, 0.0]
        node.clients.append(self)
        self._post(0, lambda: node.hub.add_client(self))

    def __hash__(self) -> int:
        return self._serial  # so that sets of them have the same order in every run

    def __eq__(self, other: object) -> bool:
        return self is other

    def _at(self, way: int) -> float:
        """Return when something arrives that is sent now."""
        simulation = self.person.cluster.simulation
        at = max(self._arrived[way], simulation.now + self._rng.uniform(1e-4, 2e-3))
        self._arrived[way] = at
        return at

    def _post(self, way: int, work: Callable[[], object]) -> None:
        """Do something in the host."""

        def arrive() -> None:
            if self.node.loop.is_closed():
                self.close()
            else:
                self.node.loop.call_soon(work)

        self.person.cluster.simulation.call_at(self._at(way), arrive)

    def request(self, message: ClientMessage) -> None:
        """Send a request to the host."""

        def receive() -> None:
            if not self._is_closed and self.closing is None:
                self.node.hub.receive(self, message)

        self._post(0, receive)

    def leave(self) -> None:
        """Hang up."""
        self._is_left = True
        self._post(0, self._detach)

    def _detach(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.node.hub.remove_client(self)

    def send(self, message: ServerMessage) -> None:
        """Send a message to the person."""
        if not self._is_closed and not self.lost:
            self.person.check_kept(message)
            self._arrive(lambda: self.person.take(self, message))

    def say_goodbye(self, why: CloseReason, code: int, again: float | None = None) -> None:
        """Tell why the connection is closed, and close it."""
        super().say_goodbye(why, code, again)
        self.close()

    def close(self) -> None:
        """Hang up at the host's end."""
        if not self._is_closed and not self.node.loop.is_closed():
            self.node.loop.call_soon(self._detach)
        self._arrive(lambda: self.person.lose(self))

    def _arrive(self, work: Callable[[], object]) -> None:
        def arrive() -> None:
            if not self._is_left:
                work()

        self.person.cluster.simulation.call_at(self._at(1), arrive)


class Told(Struct, frozen=True):
    """A message with what was known before and after it."""

    since: int | None
    """The version before; nothing at a snapshot."""
    message: Snapshot | Update
    known: Snapshot


class Person:
    """Somebody at a table, with one connection at a time."""

    def __init__(self, cluster: SimulatedCluster, code: str, name: str, role: Role) -> None:
        self.cluster = cluster
        self.code = code
        self.name = name
        self.role = role
        self.token = f"{code}{name}".ljust(22, "_")[:22]
        self.rng = Random(f"{cluster.seed} {code} {name}")
        self.known: Snapshot | None = None
        self.member: MemberId | None = None
        self.presence: Presence | None = None
        self.heard: list[Told] = []
        self.pending: dict[str, ClientMessage] = {}
        """Requests that are not answered."""
        self.done: dict[str, ClientMessage] = {}
        self.refused: dict[str, tuple[ClientMessage, str]] = {}
        self.is_gone = False
        """Whether they have left for good, or were sent away."""
        self.may_be_gone = False
        self.failures: list[str] = []
        """What hosts did that they must not do."""
        self.acts: set[object] = set()
        """Offers that were accepted."""
        self.connection: Connection | None = None
        self._greeting = ""
        self._is_greeted = False
        self._ids = count(1)
        self._waits_since = 0.0
        self.thinks = 2.0
        """How many seconds at most."""
        self.node: Node | None = None
        """The host to go to; any one if there is none."""

    # Connections

    def connect(self) -> None:
        """Connect to any host."""
        if self.connection is not None or self.is_gone:
            return
        nodes = self.cluster.nodes
        node = self.node if self.node in nodes else self.rng.choice(nodes)
        self.connection = Connection(self, node)
        self._greeting, self._is_greeted = f"{self.name}-hello-{next(self._ids)}", False
        name, code, token = self._greeting, self.code, self.token
        if self.member is None:
            join = Join(id=name, code=code, name=self.name, role=self.role, token=token)
            self.connection.request(join)
        else:
            seen = None if self.known is None else self.known.v
            self.connection.request(Resume(id=name, code=code, token=token, seen=seen))
        self._waits_since = self.cluster.simulation.now
        connection = self.connection
        self.cluster.simulation.call_in(PATIENCE, lambda: self._lose_patience(connection))

    def _lose_patience(self, connection: Connection) -> None:
        """Go elsewhere if nothing was answered for long."""
        if self.connection is not connection or not self.cluster.is_harmed:
            return
        waits = bool(self.pending) or not self._is_greeted
        if waits and self.cluster.simulation.now - self._waits_since >= PATIENCE:
            self.go_elsewhere()
        else:
            self.cluster.simulation.call_in(1.0, lambda: self._lose_patience(connection))

    def go_elsewhere(self) -> None:
        """Hang up, and connect to some host again."""
        if self.connection is not None:
            self.connection.leave()
            self.lose(self.connection)

    def lose(self, connection: Connection) -> None:
        """Note that the connection is gone, and come back soon."""
        if self.connection is connection:
            self.connection = None
            self.cluster.simulation.call_in(COME_BACK * self.rng.uniform(0.7, 1.3), self.connect)

    # Requests

    def ask(self, kind: Callable[..., Any], **details: Any) -> None:
        """Ask for something; it is asked again at every host until it is answered."""
        request = kind(id=f"{self.name}-{next(self._ids)}", **details)
        if not self.pending:
            self._waits_since = self.cluster.simulation.now
        self.pending[request.id] = request
        if self.connection is not None and self._is_greeted:
            self.connection.request(request)

    def rename(self) -> None:
        """Take a name that nobody else has."""
        if not self.is_gone:
            # "P2 2" and "P22" look alike, so with a space two would have the same name.
            self.ask(Rename, name=f"{self.name[:5]}n{next(self._ids)}")

    def leave(self) -> None:
        """Leave for good."""
        self.may_be_gone = True
        self.ask(Leave)

    def send_away(self, other: Person) -> None:
        """Remove somebody from the table, as its host may."""
        if other.member is not None:
            other.may_be_gone = True
            self.ask(Remove, member=other.member)

    # Messages

    def check_kept(self, message: ServerMessage) -> None:
        """Check that the log holds all that a message tells, when it is sent."""
        if isinstance(message, Snapshot | Update):
            version = self.cluster.database.tables[self.code].version
            if message.v > version:
                self.failures.append(f"told version {message.v} when the log had {version}")

    def take(self, connection: Connection, message: ServerMessage) -> None:
        """Take a message of the host."""
        if connection is not self.connection:
            return
        match message:
            case Welcome():
                self.member = message.member
            case Snapshot() | Update():
                self._fold(message)
                if message.id == self._greeting:
                    self._greeted()
                for request in message.done if isinstance(message, Update) else ():
                    self._answered(request)
                self.consider()
            case Done():
                self._answered(message.id)
            case Declined():
                self._refuse(message)
            case Presence():
                self.presence = message
            case Goodbye():
                self.is_gone = message.again is None
            case _:
                pass

    def _greeted(self) -> None:
        self._is_greeted = True
        self._waits_since = self.cluster.simulation.now
        if self.connection is not None:
            for request in self.pending.values():
                self.connection.request(request)

    def _answered(self, request: str) -> None:
        if request in self.done or request in self.refused:
            self.failures.append(f"{request} was answered twice")
        self._waits_since = self.cluster.simulation.now
        asked = self.pending.pop(request, None)
        if asked is not None:
            self.done[request] = asked
            self.is_gone = self.is_gone or isinstance(asked, Leave)

    def _refuse(self, declined: Declined) -> None:
        request = "" if declined.id is UNSET else declined.id
        if request == self._greeting:
            if declined.refusal == "wire-wrong-token" and self.may_be_gone:
                self.is_gone = True
            elif declined.refusal != "wire-server-full":
                self.failures.append(f"not let in: {declined.text}")
            self.go_elsewhere()
        elif (asked := self.pending.pop(request, None)) is not None:
            self.refused[request] = asked, declined.refusal
            self.consider()

    def _fold(self, message: Snapshot | Update) -> None:
        before = self.known
        if isinstance(message, Snapshot):
            self.known = replace(message, id=None, now=None)
        elif before is None:
            self.failures.append("an update came before any snapshot")
            return
        else:
            self.known = fold(before, message)
        if before is not None and message.v < before.v:
            self.failures.append(f"went back from version {before.v} to {message.v}")
        since = before.v if before is not None and isinstance(message, Update) else None
        self.heard.append(Told(since, message, self.known))

    # The game

    def consider(self) -> None:
        """Think about what can be done now."""
        moment = self._moment()
        if moment is not None and moment not in self.acts:
            self.acts.add(moment)
            seconds = self.rng.uniform(0.01, self.thinks)
            self.cluster.simulation.call_in(seconds, lambda: self._act(moment))

    def _moment(self) -> object:
        """Return what an offer is about; nothing if there is none."""
        known = self.known
        if known is None or known.you.seat is None or known.table.status is not TableStatus.PLAYING:
            return None
        match known.offer:
            case ChooseOffer():
                return known.table.games, known.offer.round
            case PlayOffer() | TapOffer():
                return known.table.games, known.offer
            case _:
                return None

    def _act(self, moment: object) -> None:
        if self._moment() != moment or self.known is None:
            self.acts.discard(moment)
            return
        match self.known.offer:
            case ChooseOffer() as offer:
                free = [n for n in range(offer.least, offer.most + 1) if n % 10 in offer.endings]
                numbers = tuple(sorted(self.rng.sample(free, offer.boxes)))
                self.ask(Act, action=Choose(offer.round, numbers))
            case PlayOffer() as offer:
                self.ask(Act, action=Play(self.rng.choice(offer.cards)))
            case _:
                self.ask(GotIt)

    @property
    def is_content(self) -> bool:
        """Whether the game is over and nothing is waited for."""
        over = self.known is not None and self.known.table.status is TableStatus.OVER
        return self.is_gone or (over and self.is_here and not self.pending)

    @property
    def is_here(self) -> bool:
        """Whether a host has let them in."""
        return self._is_greeted and self.connection is not None


class Hostess(Person):
    """Who opens a table, asks bots in and begins the game when all are there."""

    def __init__(self, cluster: SimulatedCluster, code: str, name: str, role: Role) -> None:
        super().__init__(cluster, code, name, role)
        self.member = 0
        self.people = 1
        """How many wait for the game, the hostess included."""
        self.bots: list[str] = []
        """The levels of bots to ask in."""

    def consider(self) -> None:
        """Prepare the game, then play."""
        known = self.known
        if known is None or known.table.status is not TableStatus.LOBBY or self.pending:
            super().consider()
            return
        bots = [seat for seat in known.table.seats if seat.bot is not None]
        if known.table.seated - len(bots) < self.people:
            return
        if len(bots) < len(self.bots):
            self.ask(AddBot, level=self.bots[len(bots)])
        else:
            self.ask(Start)


def fold(known: Snapshot, update: Update) -> Snapshot:
    """Fold an update into what somebody knows, as a client does."""
    after = carry(known, update)
    if update.mine is not UNSET and hasattr(after.view, "mine"):
        view: Any = after.view
        mine: Any = update.mine
        return replace(after, view=replace(view, mine=mine.after(view.mine)))
    return after
