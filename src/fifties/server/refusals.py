"""What a server refuses, beside what its host does (`fifties.host.refusals`)."""

from __future__ import annotations

from fifties.core.refusals import Refusal


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


class TooMuchWork(Refusal, frozen=True, tag="wire-too-much-work"):
    """A record that was sent in takes more processor time than one may."""


class TooManyToReview(Refusal, frozen=True, tag="wire-too-many-to-review"):
    """More people played than a review is worked out for."""

    most: int


class NoReviews(Refusal, frozen=True, tag="wire-no-reviews"):
    """What reviews need is not installed on this server."""


class NotFinished(Refusal, frozen=True, tag="wire-not-finished"):
    """A game that is to be imported has not been played to its end."""


class TooManyImported(Refusal, frozen=True, tag="wire-too-many-imported"):
    """This token has as many records here as one may import."""

    most: int


class UnknownName(Refusal, frozen=True, tag="wire-unknown-name"):
    """The host name of the request is not a name of this server."""

    name: str
    address: str
    """One that it has."""


class WrongOrigin(Refusal, frozen=True, tag="wire-wrong-origin"):
    """The page of another site asked."""


class TokenMissing(Refusal, frozen=True, tag="wire-token-missing"):
    """Only whoever shows a token may see this."""


class NoSuchPage(Refusal, frozen=True, tag="wire-no-such-page"):
    """There is nothing at this address."""


class Broken(Refusal, frozen=True, tag="wire-broken"):
    """The server has a bug."""


class NotThisWay(Refusal, frozen=True, tag="wire-not-this-way"):
    """There is no such HTTP method at this path."""
