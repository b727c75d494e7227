"""Clients of a host: whoever is connected to it, over a socket or within the same process."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Self

from msgspec import UNSET

from fifties.core.record import Place
from fifties.core.refusals import Refusal
from fifties.host.token_buckets import TokenBucket
from fifties.locales import LANGUAGES, Speech
from fifties.table.codec import decode_message
from fifties.table.entries import MemberId
from fifties.table.messages import CloseReason, Declined, Goodbye, ServerMessage
from fifties.table.requests import ClientMessage
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.host.hub import Hub
    from fifties.host.room import Room

MOST_UNREAD: Final = 10_000
"""How many messages may wait for a client in the same process before it is disconnected."""

TOO_SLOW: Final = 1013
"""The close code of a client that reads too slowly."""

MOST_EXACT: Final = 2**53 - 1
"""The largest number that every reader of JSON reads as it was written."""


class Client(ABC):
    """One connection, who is behind it, and what it has asked for."""

    __slots__ = (
        "address", "arriving", "closing", "decided", "device", "lang", "lost", "member", "muted",
        "reactions", "room", "waiting",
    )  # fmt: skip

    is_remote: ClassVar[bool] = False
    """Whether it is connected to another process, which reads in the log what was carried out."""
    can_wait: ClassVar[bool] = True
    """Whether what asks nothing of it may be told a moment later, together with what follows."""

    def __init__(self, address: str = "", device: str = "", lang: str = "en") -> None:
        self.address = address
        """The address that limits count for; empty for clients in this process."""
        self.device = device
        """The device hash that a ban covers besides the member's token."""
        self.lang = lang
        self.muted = False
        """Whether it is sent no reactions."""
        self.room: Room | None = None
        self.arriving: list[ClientMessage] | None = None
        """What it has asked for since its `join` or `resume`, while the table is being read."""
        self.member: MemberId | None = None
        self.waiting = 0
        """How many of its requests are not decided yet."""
        self.decided = 0
        """How many were decided here, since that was last looked at."""
        self.closing: int | None = None
        """The close code, once it is to be closed."""
        self.lost = False
        """Whether nothing reaches it any more."""
        self.reactions: TokenBucket | None = None

    @abstractmethod
    def send(self, message: ServerMessage) -> None:
        """Send one message."""

    def send_encoded(self, data: bytes) -> None:
        """Send one message that another process has encoded as JSON."""
        self.send(decode_message(data))

    @property
    def may_move(self) -> bool:
        """Whether another process may serve it from now on."""
        return False

    @property
    def origin(self) -> str:
        """The process that has served it before, and may do so again; nothing if there is none."""
        return ""

    async def move(self, node: str, message: ClientMessage | None = None) -> bool:
        """Let another process serve it from now on, beginning with *message*.

        Returns whether it does; if not, nothing has changed.
        """
        del node, message
        return False

    def stay(self) -> None:  # noqa: B027 - most can stay nowhere else
        """Be handed to no other process from now on."""

    @abstractmethod
    def close(self) -> None:
        """Close the connection with the code in `closing`; another call changes nothing."""

    @classmethod
    def send_to_all(cls, clients: Iterable[Self], message: ServerMessage) -> None:
        """Send the same message to several clients of this kind."""
        for client in clients:
            client.send(message)

    def share_limits(self, other: Client) -> None:
        """Count what this client sends together with what *other* sends: it is the same member."""
        self.reactions = other.reactions

    def may_react(self, now: float) -> bool:
        """Count a reaction of this client; return whether it may send one now."""
        return self.reactions is None or self.reactions.take(now)

    def refuse(self, refusal: Refusal, request: str | None = None) -> None:
        """Refuse a request, in words of the client's language."""
        game = None if self.room is None else self.room.runner.table.play
        names = () if game is None else game.names
        self.send(declined(refusal, self.lang, request, names))

    def say_goodbye(self, why: CloseReason, code: int, again: float | None = None) -> None:
        """Tell why the connection will be closed with *code*, unless it was told before.

        *again* is after how many seconds the client should come back; ``None``: it should not.
        """
        if self.closing is None:
            self.send(Goodbye(why, again))
            self.closing = code


def send_to_all(clients: Sequence[Client], message: ServerMessage) -> None:
    """Send the same message to several clients; those of one kind share the work of encoding it."""
    kinds = {type(client) for client in clients}
    if len(kinds) == 1:
        kinds.pop().send_to_all(clients, message)
        return
    for kind in kinds:
        kind.send_to_all([client for client in clients if type(client) is kind], message)


class LocalClient(Client):
    """A client in the process of its host: it takes and gets messages as objects, without JSON.

    It is one connection, as a socket is: whoever comes back does so with another one and a
    `Resume`. Whoever leaves too many messages unread is disconnected, and comes back to a snapshot.
    """

    __slots__ = ("_hub", "_is_leaving", "_loop", "_messages")

    can_wait = False

    def __init__(self, hub: Hub, lang: str = "en") -> None:
        super().__init__(lang=lang)
        self._hub = hub
        self._loop = asyncio.get_running_loop()
        self._is_leaving = False
        self._messages: asyncio.Queue[ServerMessage | None] = asyncio.Queue()
        hub.add_client(self)

    def request(self, message: ClientMessage) -> None:
        """Hand a message to the host; answers come with the other messages."""
        if not self._is_leaving and self.closing is None:
            self._hub.receive(self, message)

    def send(self, message: ServerMessage) -> None:
        """Put *message* behind those that were not read yet."""
        if not self._is_leaving:
            self._messages.put_nowait(message)
            if self._messages.qsize() > MOST_UNREAD:
                self.closing = TOO_SLOW
                self.close()

    def say_goodbye(self, why: CloseReason, code: int, again: float | None = None) -> None:
        """Tell why the connection is closed, and close it."""
        super().say_goodbye(why, code, again)
        self.close()

    def close(self) -> None:
        """Leave the host; what was sent before can still be read."""
        if not self._is_leaving:
            self._is_leaving = True
            # Not at once: the room may be going through its clients.
            self._loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._hub.remove_client(self)
        self._messages.put_nowait(None)

    async def receive(self) -> ServerMessage | None:
        """Return the next message; ``None`` once the connection is closed and all was read."""
        message = await self._messages.get()
        if message is None:
            self._messages.put_nowait(None)
        return message

    def __aiter__(self) -> Self:
        """Yield messages until the connection is closed."""
        return self

    async def __anext__(self) -> ServerMessage:
        message = await self.receive()
        if message is None:
            raise StopAsyncIteration
        return message


def declined(
    refusal: Refusal,
    lang: str,
    request: str | None = None,
    names: Sequence[str] = (),
    place: Place | None = None,
) -> Declined:
    """Return a refusal in words: with *names* of those at the table, *place* in a record."""
    words = Words(_speech(spoken(lang)), names)
    text = ": ".join([*_where(words, place), words.refusal(refusal)])
    details = {name: _detail(value) for name, value in refusal.details().items()}
    return Declined(refusal.message, text, details, UNSET if request is None else request)


def _where(words: Words, place: Place | None) -> Iterator[str]:
    where = [] if place is None else [*words.place(place)]
    if where:
        yield ", ".join(where)


def spoken(lang: str) -> str:
    """Return the language in which a reader of *lang* is answered."""
    language = lang[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


def _detail(value: object) -> str | int | float | tuple[int, ...] | None:
    """Return a detail of a refusal as it goes over the wire; text where it is no JSON number."""
    numbers = value if isinstance(value, tuple) else (value,)
    if any(isinstance(number, int) and abs(number) > MOST_EXACT for number in numbers):
        return str(value)
    if value is None or isinstance(value, int | float | str | tuple):
        return value
    return str(value)
