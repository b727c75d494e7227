"""Why a bot did what it did: typed values that every screen can put into words.

A reason's tag names its message in `locales/`, its fields are what the message needs to know. It is
told after the reveal and never before, and even then it may not tell of cards still held: those of
Fifty Fifty are worked out from what the whole table has seen (`fifty_fifty_reasons.py`).
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict


class Reason(Struct, frozen=True, tag_field="reason"):
    """Why a bot did something, in its own words."""

    @property
    def message(self) -> str:
        """The id of the message that puts this into words."""
        return str(self.__struct_config__.tag)

    def details(self) -> dict[str, int]:
        """Return what the message needs to know, by name."""
        return asdict(self)


# Fifty: a beginner


class LuckyNumber(Reason, frozen=True, tag="reason-lucky"):
    """One number had to be there."""

    number: int


class Dates(Reason, frozen=True, tag="reason-dates"):
    """Birthdays: nothing above 31."""


class RoundNumbers(Reason, frozen=True, tag="reason-round"):
    """As round as the tokens allow."""


class Neighbours(Reason, frozen=True, tag="reason-neighbours"):
    """Numbers side by side."""

    first: int
    last: int


class SameEnding(Reason, frozen=True, tag="reason-ending"):
    """All of them end alike."""

    digit: int


# Fifty: everybody else


class Spread(Reason, frozen=True, tag="reason-spread"):
    """One number in each part of the count."""

    first: int
    last: int


class Tried(Reason, frozen=True, tag="reason-tried"):
    """The best of several ideas in rounds made up."""

    ideas: int
    rounds: int


class FewLook(Reason, frozen=True, tag="reason-few"):
    """Few were to be expected there."""

    first: int
    last: int


class Crowded(Reason, frozen=True, tag="reason-crowded"):
    """Many were to be expected elsewhere."""

    number: int


class Watched(Reason, frozen=True, tag="reason-watched"):
    """What others wrote in earlier rounds."""

    rounds: int


class NoOpening(Reason, frozen=True, tag="reason-balance"):
    """Nobody gains by knowing how it writes."""


class HowOften(Reason, frozen=True, tag="reason-often"):
    """Everything in its measure."""

    number: int
    times: int
    """In a hundred such rounds."""


class SecondCrown(Reason, frozen=True, tag="reason-second-crown"):
    """One crown is there, and another wins."""

    mark: int


class StopTheCrown(Reason, frozen=True, tag="reason-stop-crown"):
    """Somebody else is about to gain a second crown."""


class Lead(Reason, frozen=True, tag="reason-lead"):
    """In front, there is something to keep."""

    points: int


class Behind(Reason, frozen=True, tag="reason-behind"):
    """Far behind, nothing is lost by a risk."""

    points: int


# Fifty Fifty


class LastCard(Reason, frozen=True, tag="reason-last-card"):
    """There was nothing to choose."""


class AnyCard(Reason, frozen=True, tag="reason-any-card"):
    """No thought went into it."""


class PrettyCard(Reason, frozen=True, tag="reason-pretty-card"):
    """It is a nice number."""

    card: int


class StayOut(Reason, frozen=True, tag="reason-stay-out"):
    """All it wanted was no trouble."""


class MiddleCard(Reason, frozen=True, tag="reason-middle"):
    """The middle of the deck is seldom an end of the trick."""

    card: int


class Between(Reason, frozen=True, tag="reason-between"):
    """Between two cards on the table nothing can happen."""

    low: int
    high: int


class WantBlue(Reason, frozen=True, tag="reason-want-blue"):
    """Blue halves cancel yellow ones."""

    blue: int
    yellow: int


class WantYellow(Reason, frozen=True, tag="reason-want-yellow"):
    """Yellow halves cancel blue ones."""

    blue: int
    yellow: int


class BelowIt(Reason, frozen=True, tag="reason-below"):
    """A higher card lay there already, so the blue halves went elsewhere."""

    high: int


class AboveIt(Reason, frozen=True, tag="reason-above"):
    """A lower card lay there already, so the yellow halves went elsewhere."""

    low: int


class Cheap(Reason, frozen=True, tag="reason-cheap"):
    """What it could cost was little."""

    halves: int


class EarlyRisk(Reason, frozen=True, tag="reason-early"):
    """There was time to make up for it."""

    tricks: int


class ForTheStrike(Reason, frozen=True, tag="reason-strike"):
    """Ending balanced strikes a bad result."""

    points: int


class NothingToLose(Reason, frozen=True, tag="reason-no-halves"):
    """Neither end of this trick costs anything."""


class HopeForBoth(Reason, frozen=True, tag="reason-hope"):
    """Others were to play both higher and lower."""

    card: int
