"""What cannot be printed."""

from __future__ import annotations

from fifties.core.refusals import Refusal


class TooManyNames(Refusal, frozen=True, tag="input-too-many-names"):
    """More names than seats."""

    names: int
    players: int


class TooManyToPrint(Refusal, frozen=True, tag="input-too-many-to-print"):
    """More grids than any printer has paper for."""

    players: int
    most: int


class NoSuchPart(Refusal, frozen=True, tag="input-no-such-part"):
    """A part that this game does not have."""

    part: str
    known: str


class NothingToPrint(Refusal, frozen=True, tag="input-nothing-to-print"):
    """A table of this size needs nothing of what was asked for."""


class PosterNeedsTable(Refusal, frozen=True, tag="input-poster-needs-table"):
    """A poster leads to a table, and none was named."""


class AddressUnusable(Refusal, frozen=True, tag="input-address-unusable"):
    """No browser can open this."""

    address: str


class NotWithRecord(Refusal, frozen=True, tag="input-not-with-record"):
    """A played game has its own players, names and box."""

    option: str


class NotToTerminal(Refusal, frozen=True, tag="input-not-to-terminal"):
    """A terminal cannot show a PDF."""
