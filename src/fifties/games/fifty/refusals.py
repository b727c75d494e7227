"""Everything that a game of Fifty can refuse."""

from __future__ import annotations

from fifties.core.refusals import Refusal


class TooFewPlayers(Refusal, frozen=True, tag="F1-too-few-players"):
    """Fifty needs three."""

    players: int
    least: int


class GameOver(Refusal, frozen=True, tag="F2-game-over"):
    """After the fourth round or a second crown nothing more happens."""

    rounds: int


class WonAlready(Refusal, frozen=True, tag="F12-won-already"):
    """A second crown has ended the game."""

    seat: int
    rounds: int


class NotNow(Refusal, frozen=True, tag="F2-not-now"):
    """Numbers are written after REVEAL, and tokens flipped before it."""

    round: int


class WrongAction(Refusal, frozen=True, tag="F2-wrong-action"):
    """Seats choose, and chance reveals; anything else is no action of this game."""

    wanted: str
    given: str


class NoSuchSeat(Refusal, frozen=True, tag="F1-no-such-seat"):
    """Nobody sits there."""

    actor: str
    players: int


class OtherRound(Refusal, frozen=True, tag="F2-other-round"):
    """The choice answers a round that is not being chosen for."""

    round: int
    current: int


class TokensMiscounted(Refusal, frozen=True, tag="F3-tokens-miscounted"):
    """The table size says how many tokens are flipped."""

    given: int
    wanted: int
    players: int


class NoSuchToken(Refusal, frozen=True, tag="F3-no-such-token"):
    """Tokens show the digits 0 to 9."""

    digit: int


class NotTokens(Refusal, frozen=True, tag="F3-not-tokens"):
    """Flipped tokens are a tuple of digits."""


class TokenTwice(Refusal, frozen=True, tag="F3-token-twice"):
    """There is one token of each digit."""

    digit: int


class TokensUnsorted(Refusal, frozen=True, tag="F3-tokens-unsorted"):
    """Flipped tokens are listed in ascending order."""

    digit: int
    before: int


class NumbersMiscounted(Refusal, frozen=True, tag="F5-numbers-miscounted"):
    """Everybody writes exactly five numbers."""

    given: int
    wanted: int


class NotNumbers(Refusal, frozen=True, tag="F5-not-numbers"):
    """A choice is a tuple of whole numbers."""


class NumberOutside(Refusal, frozen=True, tag="F5-number-outside"):
    """A number below 1, or not below the end of the count."""

    number: int
    least: int
    most: int


class NumberTwice(Refusal, frozen=True, tag="F5-number-twice"):
    """All five are different."""

    number: int


class NotAscending(Refusal, frozen=True, tag="F5-not-ascending"):
    """Numbers are written from lowest to highest."""

    number: int
    before: int


class EndingBlocked(Refusal, frozen=True, tag="F5-ending-blocked"):
    """The number ends in a flipped digit."""

    number: int
    digit: int


class DangerMissing(Refusal, frozen=True, tag="F16-danger-missing"):
    """In the Danger variant every REVEAL flips a card."""

    round: int


class DangerUnexpected(Refusal, frozen=True, tag="F16-danger-unexpected"):
    """Without the variant there are no Danger cards."""

    low: int
    high: int


class ZoneOutside(Refusal, frozen=True, tag="F16-zone-outside"):
    """A zone lies among the numbers one can write."""

    low: int
    high: int
    most: int


class NotAZone(Refusal, frozen=True, tag="F16-not-a-zone"):
    """A zone is a pair of whole numbers."""


class ZoneBackwards(Refusal, frozen=True, tag="F16-zone-backwards"):
    """The lower number comes first."""

    low: int
    high: int


class ZoneNotLeft(Refusal, frozen=True, tag="F16-zone-not-left"):
    """This card is not among those still face down."""

    low: int
    high: int


class BonusMisshapen(Refusal, frozen=True, tag="F14-bonus-misshapen"):
    """The grid has four lines of five boxes, each with a small bonus."""

    lines: int
    boxes: int
    most: int


class ZonesMiscounted(Refusal, frozen=True, tag="F16-zones-miscounted"):
    """A box holds five Danger cards."""

    given: int
    wanted: int


class ChoicesMiscounted(Refusal, frozen=True, tag="F5-choices-miscounted"):
    """Everybody chooses."""

    given: int
    wanted: int


class ZoneTwice(Refusal, frozen=True, tag="F16-zone-twice"):
    """Each Danger card is flipped once a game."""

    low: int
    high: int


class ZoneMiscounted(Refusal, frozen=True, tag="F16-zone-miscounted"):
    """A zone has a first and a last number."""

    given: int


class WinnerDiffers(Refusal, frozen=True, tag="F12-winner-differs"):
    """Somebody else has won with a second crown."""

    winners: tuple[int, ...]


class TotalDiffers(Refusal, frozen=True, tag="F13-total-differs"):
    """The written total is not what the rounds add up to."""

    seat: int
    written: int
    counted: int


class TotalsMiscounted(Refusal, frozen=True, tag="F13-totals-miscounted"):
    """Everybody has a total."""

    given: int
    wanted: int


class WinnersDiffer(Refusal, frozen=True, tag="F15-winners-differ"):
    """Others have won."""

    winners: tuple[int, ...]
    """Who really did."""
