"""What a host refuses before a table is asked."""

from __future__ import annotations

from fifties.core.refusals import Refusal, Refused


class NotServed(Refused):
    """The host or server does not do this."""


class TooManyWaiting(Refusal, frozen=True, tag="wire-too-many-waiting"):
    """Earlier messages of this connection have not been answered yet."""


class NotJoined(Refusal, frozen=True, tag="wire-not-joined"):
    """First comes `join` or `resume`."""


class JoinedAlready(Refusal, frozen=True, tag="wire-joined-already"):
    """This connection is at a table."""


class NoSuchTable(Refusal, frozen=True, tag="wire-no-such-table"):
    """No table has this code."""

    code: str


class NoSuchRecord(Refusal, frozen=True, tag="wire-no-such-record"):
    """No record has this name, or not for this token."""


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
    """There are as many tables or connections as there may be."""


class TableDamaged(Refusal, frozen=True, tag="wire-table-damaged"):
    """What is kept of this table cannot be read any more."""


class RecordDamaged(Refusal, frozen=True, tag="wire-record-damaged"):
    """A record, or the list of somebody's records, cannot be read any more."""
