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
    """The host has banned them."""


class Full(Refusal, frozen=True, tag="table-full"):
    """All seats are taken."""

    seats: int


class LogFull(Refusal, frozen=True, tag="table-log-full"):
    """The log of the table has as many entries as it may have."""


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
    """The host cannot remove or ban themselves."""


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


class NothingToShow(Refusal, frozen=True, tag="table-nothing-to-show"):
    """There is no finished game at this table to lead through."""


class ReactionsOff(Refusal, frozen=True, tag="table-reactions-off"):
    """The host has switched reactions off."""


class EventNeedsParty(Refusal, frozen=True, tag="table-event-needs-party"):
    """Only a party can be an event."""


class EventTitleEmpty(Refusal, frozen=True, tag="table-event-title-empty"):
    """The title has nothing that can be seen."""


class EventTitleTooLong(Refusal, frozen=True, tag="table-event-title-too-long"):
    """The title is longer than a poster is wide."""

    letters: int
    most: int


class EventColour(Refusal, frozen=True, tag="table-event-colour"):
    """A colour is not written as #rrggbb."""

    colour: str


class EventShowSeconds(Refusal, frozen=True, tag="table-event-show-seconds"):
    """A round cannot be shown in that time."""

    seconds: int
    least: int
    most: int


class EventOnly(Refusal, frozen=True, tag="table-event-only"):
    """This is for events."""


class EventRoleKept(Refusal, frozen=True, tag="table-event-role-kept"):
    """Nobody can take the host's role at an event, however long the hosts are away."""


class WaitsForApproval(Refusal, frozen=True, tag="table-waits-for-approval"):
    """A host has not let them in yet."""


class WaitingRoomFull(Refusal, frozen=True, tag="table-waiting-room-full"):
    """As many wait as can be kept in mind."""

    most: int


class LastHost(Refusal, frozen=True, tag="table-last-host"):
    """Somebody has to be the host."""


class TooManyHosts(Refusal, frozen=True, tag="table-too-many-hosts"):
    """There are as many hosts as there may be."""

    most: int


class MessageTooLong(Refusal, frozen=True, tag="table-message-too-long"):
    """More than can be read on a big screen."""

    letters: int
    most: int


class NobodyChooses(Refusal, frozen=True, tag="table-nobody-chooses"):
    """Nobody is choosing, so choosing cannot be closed."""


class TooFewForHeats(Refusal, frozen=True, tag="table-heats-too-few"):
    """Fewer players than a heat needs could play."""

    players: int
    least: int


class HeatsGoOn(Refusal, frozen=True, tag="table-heats-go-on"):
    """Some heats have no result yet."""

    missing: int


class HeatsOver(Refusal, frozen=True, tag="table-heats-over"):
    """The final was played."""


class HeatsAdvance(Refusal, frozen=True, tag="table-heats-advance"):
    """So many cannot go on: somebody of every heat has to be out."""

    advance: int
    most: int


class NoSuchHeat(Refusal, frozen=True, tag="table-no-such-heat"):
    """No heat with this number is being played."""

    heat: int


class HeatDrawn(Refusal, frozen=True, tag="table-heat-drawn"):
    """Who plays in a heat was drawn: nobody sits down, stands up or begins another game."""


class BranchPastEnd(Refusal, frozen=True, tag="table-branch-past-end"):
    """The record ends before the moment from which to play on."""


class BranchGameOver(Refusal, frozen=True, tag="table-branch-game-over"):
    """The game is over at the moment from which to play on."""


class BranchBox(Refusal, frozen=True, tag="table-branch-box"):
    """The record does not tell the cards of its box, so that no more can be drawn."""


class BranchFixed(Refusal, frozen=True, tag="table-branch-fixed"):
    """What is played is that of the record from which the table plays on."""


class BranchSeatsFree(Refusal, frozen=True, tag="table-branch-seats-free"):
    """Every seat of the position needs somebody."""

    missing: int
    players: int


class BranchOnly(Refusal, frozen=True, tag="table-branch-only"):
    """Seats can be chosen only where a table plays on from a record."""


class NoSuchSeat(Refusal, frozen=True, tag="table-no-such-seat"):
    """There is no seat of this number."""

    seat: int
    seats: int


class SeatOccupied(Refusal, frozen=True, tag="table-seat-occupied"):
    """Somebody else sits there."""

    name: str
