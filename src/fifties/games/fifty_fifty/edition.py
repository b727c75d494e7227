"""Editions of Fifty Fifty: the Mood cards, as data that a caller can replace."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from msgspec.structs import force_setattr

from fifties.core.arguments import NotAnEdition, rows, shown, true_or_false
from fifties.core.contract import Edition
from fifties.core.document import TomlTable
from fifties.core.record_refusals import UnknownEdition
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty_fifty import refusals
from fifties.games.fifty_fifty.actions import TRICKS, Mood
from fifties.games.fifty_fifty.pile import MOST_HALVES, Pile, PlainPile, UnreadPile, ZerosPile

RECONSTRUCTED_MOODS: Final[tuple[Mood, ...]] = (
    (1, 4),
    (4, 1),
    (2, 5),
    (5, 2),
    (3, 6),
    (6, 3),
    (4, 7),
    (7, 4),
    (3, 3),
    (5, 5),
)
"""Ten cards with values 1 to 7 are known; one of them and parts of others; the rest is ours."""


EQUAL_MOODS: Final[tuple[Mood, ...]] = tuple((value, value) for value in range(1, MOST_HALVES + 1))
"""The tightrope edition's, besides its zeros."""


PRINTINGS: Final = ("zoch", "tightrope")
"""The names that a record knows."""


class FiftyFiftyEdition(Edition, frozen=True, forbid_unknown_fields=True):
    """What is printed on the Mood cards of one box of Fifty Fifty.

    *name* is the printing's name in records.
    *moods* are the cards with a value, each a yellow and a blue one; ``None`` for a box that nobody
    has read out, where any mood may turn up.
    *zeros* says whether a zero for each colour is shuffled in, as in the tightrope edition.
    """

    game: ClassVar[str] = "fifty-fifty"
    name: str = "zoch"
    moods: tuple[Mood, ...] | None = RECONSTRUCTED_MOODS
    zeros: bool = False

    def __post_init__(self) -> None:
        if self.name not in PRINTINGS:
            raise IllegalSetup(UnknownEdition(shown(self.name), ", ".join(PRINTINGS)))
        true_or_false("zeros", self.zeros)
        if self.moods is not None:
            force_setattr(self, "moods", _checked_moods(self.moods))
        if self.zeros and self.moods != EQUAL_MOODS:
            raise IllegalSetup(refusals.ZerosElsewhere())

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """Return the components whose print is our reconstruction rather than read off a box."""
        return ("moods",) if self.moods == RECONSTRUCTED_MOODS else ()

    def pile(self) -> Pile:
        """Return all Mood cards, face down."""
        if self.zeros:
            return ZerosPile()
        return UnreadPile() if self.moods is None else PlainPile(self.moods)


def _checked_moods(given: object) -> tuple[Mood, ...]:
    moods = cast("tuple[Mood, ...] | None", rows(given))
    if moods is None:
        raise IllegalSetup(refusals.NotAMood())
    if len(moods) < TRICKS:
        raise IllegalSetup(refusals.MoodsMiscounted(len(moods), TRICKS))
    outside = UnreadPile().refusal(moods)
    if outside is not None:
        raise IllegalSetup(outside)
    return moods


ZOCH: Final = FiftyFiftyEdition()
"""The 2010 printing, as far as it is known."""

TIGHTROPE: Final = FiftyFiftyEdition("tightrope", EQUAL_MOODS, zeros=True)
"""The printings of 1999 and 2004, whose cards are known."""

EDITIONS: Final = {edition.name: edition for edition in (ZOCH, TIGHTROPE)}


def read_edition(document: TomlTable) -> FiftyFiftyEdition:
    """Read what somebody has copied off their own box."""
    document.allow("game", "moods")
    moods = document.pairs("moods") if "moods" in document else ZOCH.moods
    return FiftyFiftyEdition(ZOCH.name, moods)


def find_edition(wanted: object) -> FiftyFiftyEdition:
    """Return an edition as it is, or the printing of that name; raises `IllegalSetup`."""
    if isinstance(wanted, FiftyFiftyEdition):
        return wanted
    known = ", ".join(EDITIONS)
    if not isinstance(wanted, str):
        raise IllegalSetup(NotAnEdition(FiftyFiftyEdition.__name__, known, shown(wanted)))
    if wanted not in EDITIONS:
        raise IllegalSetup(UnknownEdition(wanted, known))
    return EDITIONS[wanted]
