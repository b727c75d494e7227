"""What a server refuses before a table is asked."""

from __future__ import annotations

from fifties.core.refusals import Refusal, Refused


class NotServed(Refused):
    """The server does not do this."""


class Malformed(Refusal, frozen=True, tag="wire-malformed"):
    """What came is no message of this protocol."""

    reason: str


class TooLarge(Refusal, frozen=True, tag="wire-too-large"):
    """A message has more bytes than any needs."""

    most: int


class AddressTooLong(Refusal, frozen=True, tag="wire-address-too-long"):
    """The first line of a request has more bytes than any needs."""

    most: int


class HeadersTooLarge(Refusal, frozen=True, tag="wire-headers-too-large"):
    """The headers of a request have more bytes, or are more, than any needs."""

    most: int
    headers: int


class TooFast(Refusal, frozen=True, tag="wire-too-fast"):
    """Messages come faster than anybody can tap."""


class TooManyWaiting(Refusal, frozen=True, tag="wire-too-many-waiting"):
    """Earlier messages of this connection have not been answered yet."""


class NotJoined(Refusal, frozen=True, tag="wire-not-joined"):
    """First comes `join` or `resume`."""


class JoinedAlready(Refusal, frozen=True, tag="wire-joined-already"):
    """This connection is at a table."""


class NoSuchTable(Refusal, frozen=True, tag="wire-no-such-table"):
    """No table has this code."""

    code: str


class WrongToken(Refusal, frozen=True, tag="wire-wrong-token"):
    """Nobody at this table has this token."""


class TooManyWrongCodes(Refusal, frozen=True, tag="wire-too-many-wrong-codes"):
    """Too many wrong codes or tokens came from this address."""


class TooManyTables(Refusal, frozen=True, tag="wire-too-many-tables"):
    """This address has as many tables of several people as one may."""

    most: int


class TooManyOpened(Refusal, frozen=True, tag="wire-too-many-opened"):
    """This address has just opened many tables."""

    seconds: int
    """After how long the next one can be opened."""


class ServerFull(Refusal, frozen=True, tag="wire-server-full"):
    """The server has as many tables or connections as it takes."""


class TooMuchWork(Refusal, frozen=True, tag="wire-too-much-work"):
    """A record that was sent in takes more processor time than one may."""


class UnknownName(Refusal, frozen=True, tag="wire-unknown-name"):
    """This server was asked for under a name that it does not have."""

    name: str
    address: str
    """One that it has."""


class WrongOrigin(Refusal, frozen=True, tag="wire-wrong-origin"):
    """A page from elsewhere asked."""


class TokenMissing(Refusal, frozen=True, tag="wire-token-missing"):
    """Only whoever shows a token may see this."""


class NoSuchRecord(Refusal, frozen=True, tag="wire-no-such-record"):
    """No record has this name, or not for this token."""


class TableDamaged(Refusal, frozen=True, tag="wire-table-damaged"):
    """What is kept of this table cannot be read any more."""


class RecordDamaged(Refusal, frozen=True, tag="wire-record-damaged"):
    """A record, or the list of somebody's records, cannot be read any more."""


class NoSuchPage(Refusal, frozen=True, tag="wire-no-such-page"):
    """There is nothing at this address."""


class Broken(Refusal, frozen=True, tag="wire-broken"):
    """A bug of ours."""


class NotThisWay(Refusal, frozen=True, tag="wire-not-this-way"):
    """This address does not know this HTTP method."""
