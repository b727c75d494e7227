"""Everything that a game of Fifty Fifty can refuse."""

from __future__ import annotations

from fifties.core.refusals import Refusal


class WrongPlayers(Refusal, frozen=True, tag="H1-wrong-players"):
    """Fifty Fifty seats three to five."""

    players: int
    least: int
    most: int


class NoSuchSeat(Refusal, frozen=True, tag="H1-no-such-seat"):
    """Nobody sits there."""

    actor: str
    players: int


class NoSuchDealer(Refusal, frozen=True, tag="H2-no-such-dealer"):
    """The dealer sits at the table."""

    dealer: int
    most: int


class GameOver(Refusal, frozen=True, tag="H2-game-over"):
    """There are as many rounds as players."""

    rounds: int


class NotNow(Refusal, frozen=True, tag="H4-not-now"):
    """Cards are dealt before a round, a Mood card turned up before a trick."""

    trick: int


class WrongAction(Refusal, frozen=True, tag="H4-wrong-action"):
    """Seats play cards, and chance deals; anything else is no action of this game."""

    wanted: str
    given: str


class NotYourTurn(Refusal, frozen=True, tag="H4-not-your-turn"):
    """Cards are played clockwise from the leader."""

    seat: int
    """Whose turn it is."""


class NotInHand(Refusal, frozen=True, tag="H4-not-in-hand"):
    """One plays what one holds."""

    card: int


class PlayedAlready(Refusal, frozen=True, tag="H3-played-already"):
    """There is one card of each number."""

    card: int


class NoSuchCard(Refusal, frozen=True, tag="H3-no-such-card"):
    """The deck holds 1 to 50."""

    card: int
    most: int


class NotHands(Refusal, frozen=True, tag="H3-not-hands"):
    """A deal is made of tuples of whole numbers."""


class MoodTwice(Refusal, frozen=True, tag="H3-mood-twice"):
    """Each Mood card turns up once a round."""

    yellow: int
    blue: int


class HandsMiscounted(Refusal, frozen=True, tag="H3-hands-miscounted"):
    """Everybody is dealt a hand."""

    given: int
    wanted: int


class HandMiscounted(Refusal, frozen=True, tag="H3-hand-miscounted"):
    """Everybody is dealt nine cards."""

    seat: int
    given: int
    wanted: int


class DealtTwice(Refusal, frozen=True, tag="H3-dealt-twice"):
    """There is one card of each number."""

    card: int


class MoodOutside(Refusal, frozen=True, tag="H10-mood-outside"):
    """Mood cards hand out 0 to 9 halves of each colour."""

    yellow: int
    blue: int
    most: int


class NotAMood(Refusal, frozen=True, tag="H10-not-a-mood"):
    """A mood is a pair of whole numbers."""


class MoodNotLeft(Refusal, frozen=True, tag="H10-mood-not-left"):
    """This Mood card is not among those still face down."""

    yellow: int
    blue: int


class MoodsMiscounted(Refusal, frozen=True, tag="H10-moods-miscounted"):
    """A box needs a Mood card for every trick."""

    given: int
    wanted: int


class ZerosElsewhere(Refusal, frozen=True, tag="H11-zeros-elsewhere"):
    """Zeros only go with the tightrope edition's cards."""


class MoodImpossible(Refusal, frozen=True, tag="H11-mood-impossible"):
    """With a colour blanked or not, no card still face down shows this."""

    yellow: int
    blue: int


class CardsMiscounted(Refusal, frozen=True, tag="H4-cards-miscounted"):
    """Everybody plays one card to a trick."""

    given: int
    wanted: int


class TricksMiscounted(Refusal, frozen=True, tag="H4-tricks-miscounted"):
    """A round has nine tricks."""

    given: int
    wanted: int


class MoodMiscounted(Refusal, frozen=True, tag="H10-mood-miscounted"):
    """A mood has a yellow and a blue value."""

    given: int


class TotalDiffers(Refusal, frozen=True, tag="H8-total-differs"):
    """The written total is not what the rounds add up to."""

    seat: int
    written: int
    counted: int


class TotalsMiscounted(Refusal, frozen=True, tag="H8-totals-miscounted"):
    """Everybody has a total."""

    given: int
    wanted: int


class WinnersDiffer(Refusal, frozen=True, tag="H9-winners-differ"):
    """Others have won."""

    winners: tuple[int, ...]
    """Who really did."""
