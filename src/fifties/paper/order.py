"""What is to be printed."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from fifties.core.reading import names_refusal
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.sizes import LARGEST_TABLE
from fifties.games.fifty_fifty import FiftyFifty
from fifties.paper import refusals
from fifties.paper.formats import Format

POSTER: Final = "poster"
PARTS: Final = {
    Fifty.name: (POSTER, "grids", "scores", "track", "pieces"),
    FiftyFifty.name: (POSTER, "cards", "halves", "scores"),
}
"""What can be printed for each game, in that order."""

MOST_PLAYERS: Final = 1000
"""The rules know no limit, but printers do."""

_LONGEST_LINK: Final = 300
"""A QR code with more in it is hard to scan."""


class Invitation(Struct, frozen=True):
    """How to get to a live table."""

    link: str
    """What the QR code holds."""
    code: str = ""
    """What is typed; empty if the link says it all."""


class Order(Struct, frozen=True):
    """Everything for one table, or some parts of it."""

    game: PlayableGame
    names: tuple[str, ...] = ()
    """Of the first seats; the others are written by hand."""
    form: Format = Format()
    duplex: bool = False
    """Whether every page of pieces is followed by their backs."""
    invitation: Invitation | None = None
    only: tuple[str, ...] = ()
    """The parts that are wanted; none means all."""

    def __post_init__(self) -> None:
        refusal = _refusal(self)
        if refusal is not None:
            raise IllegalSetup(refusal)

    def name(self, seat: int) -> str:
        """Return the name at *seat*, or nothing."""
        return self.names[seat] if seat < len(self.names) else ""

    def sign(self, seat: int) -> str:
        """Return what stands for a seat: an initial, or at a party without names its number."""
        name = self.name(seat).strip()
        if name:
            return name[0].upper()
        return str(seat + 1) if self.game.players > LARGEST_TABLE else ""

    def wants(self, part: str) -> bool:
        """Tell whether a part is to be printed."""
        if part == POSTER and self.invitation is None:
            return False
        return not self.only or part in self.only


def _refusal(order: Order) -> Refusal | None:
    known = PARTS[order.game.name]
    unknown = [part for part in order.only if part not in known]
    if unknown:
        return refusals.NoSuchPart(unknown[0], ", ".join(known))
    if POSTER in order.only and order.invitation is None:
        return refusals.PosterNeedsTable()
    players = order.game.players
    if players > MOST_PLAYERS:
        return refusals.TooManyToPrint(players, MOST_PLAYERS)
    if len(order.names) > players:
        return refusals.TooManyNames(len(order.names), players)
    return names_refusal(order.names)


def invitation_to(address: str, code: str = "") -> Invitation:
    """Check the address of a server or a table, and complete it."""
    link = address.strip() if "://" in address else f"http://{address.strip()}"
    if code:
        link = f"{link.rstrip('/')}/t/{code}"
    try:
        parts = urlsplit(link)
        port = parts.port
    except ValueError:
        raise IllegalSetup(refusals.AddressUnusable(address)) from None
    usable = (
        parts.scheme in {"http", "https"}
        and parts.hostname
        and port != 0
        and len(link) <= _LONGEST_LINK
        and link.isprintable()
        and " " not in link
    )
    if not usable:
        raise IllegalSetup(refusals.AddressUnusable(address))
    return Invitation(link, code)
