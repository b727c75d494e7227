"""What a table refuses, and why."""

from __future__ import annotations

from fifties.core.refusals import Refusal, Refused


class NotAtThisTable(Refused):
    """The table does not allow this."""


class WrongSeats(Refusal, frozen=True, tag="table-wrong-seats"):
    """A table with that many seats cannot be set."""

    seats: int
    least: int
    most: int


class EditionUnknown(Refusal, frozen=True, tag="table-edition-unknown"):
    """There is no such printing."""

    edition: str
    known: str


class Locked(Refusal, frozen=True, tag="table-locked"):
    """Nobody new may join."""


class Banned(Refusal, frozen=True, tag="table-banned"):
    """The host has barred them."""


class Full(Refusal, frozen=True, tag="table-full"):
    """All seats are taken."""

    seats: int


class WornOut(Refusal, frozen=True, tag="table-worn-out"):
    """More has happened here than any evening takes."""


class TooMany(Refusal, frozen=True, tag="table-too-many"):
    """More people than the table can hold, on seats or not."""

    most: int


class NameTaken(Refusal, frozen=True, tag="table-name-taken"):
    """Somebody else has this name."""

    name: str


class IdUsed(Refusal, frozen=True, tag="table-id-used"):
    """Another request of the same person has had this id."""


class HostOnly(Refusal, frozen=True, tag="table-host-only"):
    """Only the host may do this."""


class HostJustLeft(Refusal, frozen=True, tag="table-host-just-left"):
    """They may be back in a moment."""

    seconds: int


class HostIsHere(Refusal, frozen=True, tag="table-host-is-here"):
    """The role can be claimed only while the host is away."""


class HostsOwn(Refusal, frozen=True, tag="table-hosts-own"):
    """Whoever claimed the role cannot send the host away."""


class SeatOnly(Refusal, frozen=True, tag="table-seat-only"):
    """Only somebody who plays may do this."""


class NoSuchMember(Refusal, frozen=True, tag="table-no-such-member"):
    """Nobody here has this number."""

    member: int


class NotYourself(Refusal, frozen=True, tag="table-not-yourself"):
    """The host cannot remove or bar themselves."""


class NoSuchLevel(Refusal, frozen=True, tag="table-no-such-level"):
    """There is no bot of this level."""

    level: str
    known: str


class GameRuns(Refusal, frozen=True, tag="table-game-runs"):
    """Not while a game is being played."""


class NoGameRuns(Refusal, frozen=True, tag="table-no-game-runs"):
    """Only while a game is being played."""


class NothingToTell(Refusal, frozen=True, tag="table-nothing-to-tell"):
    """No count is being told."""


class NotYourNumber(Refusal, frozen=True, tag="table-not-your-number"):
    """The count is not waiting for them."""


class NotInHand(Refusal, frozen=True, tag="table-not-in-hand"):
    """A card can be queued only by whoever holds it."""

    card: int


class NoQueue(Refusal, frozen=True, tag="table-no-queue"):
    """In this game there is nothing to queue."""


class CountGoesOn(Refusal, frozen=True, tag="table-count-goes-on"):
    """Choices are closed until the count has been told."""


class SeatOwesNothing(Refusal, frozen=True, tag="table-seat-owes-nothing"):
    """Nobody waits for this seat."""


class TooManyReactions(Refusal, frozen=True, tag="table-too-many-reactions"):
    """One reaction after the other."""


class ReactionsOff(Refusal, frozen=True, tag="table-reactions-off"):
    """The host has switched reactions off."""
