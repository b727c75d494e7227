"""What is to be printed for a table, checked before anything heavy is imported."""

from __future__ import annotations

from typing import Final, Generic, TypeVar
from urllib.parse import urlsplit

from msgspec import Struct

from fifties.core.contract import PlayableGame
from fifties.core.record_parts import names_refusal
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.paper.entrants import Entrant, EventResult
from fifties.paper.event_style import EventStyle
from fifties.paper.layout import PageFormat

POSTER: Final = "poster"
TENTS: Final = "tents"
TAGS: Final = "tags"
CERTIFICATES: Final = "certificates"
STATEMENTS: Final = "statements"

PARTS: Final = {
    Fifty.name: (POSTER, "grids", "scores", "track", "pieces"),
    FiftyFifty.name: (POSTER, "cards", "halves", "scores"),
}
"""What can be printed for each game, in the order of print."""

EVENT_PARTS: Final = (TENTS, TAGS, CERTIFICATES, STATEMENTS)
"""What can be printed for an event of any game."""

COUNTED: Final = ("grids", TAGS, CERTIFICATES)
"""Parts of which everybody gets one."""

BEFORE_EVENT: Final = (POSTER, TENTS, TAGS, STATEMENTS)
"""What is printed for an event unless something else is asked for; certificates come later."""

MOST_PLAYERS: Final = 20_000
"""The rules know no limit, but printers do."""

_LONGEST_LINK: Final = 300
"""A QR code that holds more is hard to scan."""

GameT = TypeVar("GameT", bound=PlayableGame)


class TooManyNames(Refusal, frozen=True, tag="input-too-many-names"):
    """There are more names than seats."""

    names: int
    players: int


class TooManyToPrint(Refusal, frozen=True, tag="input-too-many-to-print"):
    """There are more players than grids may be printed."""

    players: int
    most: int


class NoSuchPart(Refusal, frozen=True, tag="input-no-such-part"):
    """The game has no part of this name."""

    part: str
    known: str


class NothingToPrint(Refusal, frozen=True, tag="input-nothing-to-print"):
    """A table of this size needs none of the parts that were asked for."""


class PosterNeedsTable(Refusal, frozen=True, tag="input-poster-needs-table"):
    """A poster was asked for without the table that it leads to."""


class AddressUnusable(Refusal, frozen=True, tag="input-address-unusable"):
    """No browser can open this address."""

    address: str


class NotWithRecord(Refusal, frozen=True, tag="input-not-with-record"):
    """A record has its own players, names and edition."""

    option: str


class NotToTerminal(Refusal, frozen=True, tag="input-not-to-terminal"):
    """A terminal cannot show a PDF."""


class PosterLink(Struct, frozen=True):
    """The address of a live table."""

    link: str
    """What the QR code holds."""
    code: str = ""
    """The table's code, which people type; empty if the link is enough."""


class PrintRequest(Struct, Generic[GameT], frozen=True):
    """Everything that one table needs, or some parts of it; raises `IllegalSetup`."""

    game: GameT
    names: tuple[str, ...] = ()
    """The names of the first seats; the others are written by hand."""
    page_format: PageFormat = PageFormat()
    duplex: bool = False
    """Whether every page of pieces is followed by their backs."""
    poster: PosterLink | None = None
    only: tuple[str, ...] = ()
    """The parts that are wanted; none means all that go with the game, or with the event."""
    event: EventStyle | None = None
    """Title and colours of the event, if it is one."""
    entrants: tuple[Entrant, ...] = ()
    """Those who take part, if more is known of them than their names."""
    result: EventResult | None = None
    """What certificates say about the game, if it is over."""
    fingerprint: str = ""
    """Of the key with which the server signs kits, for witnesses."""

    def __post_init__(self) -> None:
        refusal = _refusal(self)
        if refusal is not None:
            raise IllegalSetup(refusal)

    def name(self, seat: int) -> str:
        """Return the name at *seat*, or an empty string."""
        return self.names[seat] if seat < len(self.names) else ""

    def wants(self, part: str) -> bool:
        """Return whether *part* is to be printed."""
        if part in {POSTER, TENTS} and self.poster is None:
            return False
        if self.only:
            return part in self.only
        return part in BEFORE_EVENT if self.event else part not in EVENT_PARTS

    @property
    def pieces(self) -> int:
        """How many grids, tags and certificates there are to print; at least 1."""
        parts = sum(self.wants(part) for part in COUNTED)
        return max(1, parts * max(self.game.players, len(self.entrants)))

    @property
    def everybody(self) -> tuple[Entrant, ...]:
        """All who take part, numbered from 1 unless their numbers are known."""
        if self.entrants:
            return self.entrants
        return tuple(Entrant(seat + 1, self.name(seat)) for seat in range(self.game.players))


def _refusal(request: PrintRequest[GameT]) -> Refusal | None:
    known = PARTS.get(request.game.name, ())
    known = (*known, *EVENT_PARTS) if known else ()
    unknown = [part for part in request.only if part not in known]
    if not known:
        return NothingToPrint()
    if unknown:
        return NoSuchPart(unknown[0], ", ".join(known))
    if {POSTER, TENTS} & {*request.only} and request.poster is None:
        return PosterNeedsTable()
    players = request.game.players
    if players > MOST_PLAYERS:
        return TooManyToPrint(players, MOST_PLAYERS)
    if len(request.names) > players:
        return TooManyNames(len(request.names), players)
    return names_refusal(request.names)


def poster_link(address: str, code: str = "") -> PosterLink:
    """Return the link to a server, or to the table *code* there; raise `IllegalSetup` if unusable.

    An address without a scheme gets ``http://``.
    """
    link = address.strip() if "://" in address else f"http://{address.strip()}"
    if code:
        link = f"{link.rstrip('/')}/t/{code}"
    try:
        parts = urlsplit(link)
        port = parts.port
    except ValueError:
        raise IllegalSetup(AddressUnusable(address)) from None
    usable = (
        parts.scheme in {"http", "https"}
        and parts.hostname
        and port != 0
        and len(link) <= _LONGEST_LINK
        and link.isprintable()
        and " " not in link
    )
    if not usable:
        raise IllegalSetup(AddressUnusable(address))
    return PosterLink(link, code)
