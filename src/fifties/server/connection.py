"""One connected client."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from fifties.core.record import Place
from fifties.core.refusals import Refusal
from fifties.locales import LANGUAGES, Speech
from fifties.server.buckets import Bucket
from fifties.server.wire import Outlet
from fifties.table.facts import MemberId
from fifties.table.messages import Declined, Goodbye, Parting, ServerMessage
from fifties.wording import Words

if TYPE_CHECKING:
    from fifties.server.room import Room

encode: Final = msgspec.json.Encoder().encode

MOST_EXACT: Final = 2**53 - 1
"""The largest number that every reader of JSON reads as it was written."""


class Connection:
    """A socket, who is behind it, and how much they have sent."""

    __slots__ = (
        "address", "bucket", "closing", "device", "lang", "lost", "member", "muted", "opened",
        "outlet", "reactions", "room", "waiting",
    )  # fmt: skip

    def __init__(self, outlet: Outlet, bucket: Bucket, address: str, device: str) -> None:
        self.outlet = outlet
        self.bucket = bucket
        self.address = address
        self.device = device
        self.lang = "en"
        self.muted = False
        self.room: Room | None = None
        self.member: MemberId | None = None
        self.waiting = 0
        """How many of its messages wait to be looked at."""
        self.closing: int | None = None
        """The close code, once it is to be closed."""
        self.lost = False
        """Whether the socket is gone."""
        self.opened = 0.0
        self.reactions: Bucket | None = None

    def tell(self, message: ServerMessage) -> None:
        """Send one message."""
        self.outlet.write(encode(message))

    def decline(self, refusal: Refusal, request: str | None = None) -> None:
        """Refuse something, in words of the client's language."""
        play = None if self.room is None else self.room.steward.table.play
        names = () if play is None else play.names
        self.tell(declined(refusal, self.lang, request, names))

    def part(self, why: Parting, code: int, again: float | None = None) -> None:
        """Say goodbye and close."""
        if self.closing is None:
            self.tell(Goodbye(why, again))
            self.closing = code


def declined(
    refusal: Refusal,
    lang: str,
    request: str | None = None,
    names: Sequence[str] = (),
    place: Place | None = None,
) -> Declined:
    """Put a refusal into words: with *names* of those at the table, and the *place* in a record."""
    words = Words(_speech(spoken(lang)), names)
    text = ": ".join([*_where(words, place), words.refusal(refusal)])
    details = {name: _plain(value) for name, value in refusal.details().items()}
    return Declined(refusal.message, text, details, UNSET if request is None else request)


def _where(words: Words, place: Place | None) -> Iterator[str]:
    where = [] if place is None else [*words.place(place)]
    if where:
        yield ", ".join(where)


def spoken(lang: str) -> str:
    """Return the language that we speak to somebody who speaks *lang*."""
    language = lang[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


def _plain(value: object) -> str | int | float | tuple[int, ...] | None:
    """Return a detail of a refusal as it goes over the wire; text where it is no JSON number."""
    numbers = value if isinstance(value, tuple) else (value,)
    if any(isinstance(number, int) and abs(number) > MOST_EXACT for number in numbers):
        return str(value)
    if value is None or isinstance(value, int | float | str | tuple):
        return value
    return str(value)
