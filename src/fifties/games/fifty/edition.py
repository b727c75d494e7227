"""Editions of Fifty: the printed components, as data that a caller can replace."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias, cast

from msgspec.structs import force_setattr

from fifties.core.arguments import NotAnEdition, rows, shown
from fifties.core.contract import Edition
from fifties.core.document import TomlTable
from fifties.core.record_refusals import UnknownEdition
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import refusals
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.offers import ENDS
from fifties.games.fifty.table_size import BOXES, ROUNDS, SHORTEST_COUNT

BonusLine: TypeAlias = tuple[int, ...]
"""The bonus printed in each of the five boxes of a line, left to right."""

DANGER_CARDS: Final = 5
MOST_BONUS: Final = 99

RECONSTRUCTED_BONUS: Final[tuple[BonusLine, ...]] = ((1, 1, 2, 1, 1),) * ROUNDS
"""The first line is known; we take the other three to be alike."""

RECONSTRUCTED_ZONES: Final[tuple[Zone, ...]] = ((1, 10), (11, 20), (21, 30), (31, 40), (41, 49))
"""The cards say "from … to …"; their numbers are our reconstruction."""


PRINTINGS: Final = ("iello",)
"""The names that a record knows."""


class FiftyEdition(Edition, frozen=True, forbid_unknown_fields=True):
    """What is printed on the components of one box of Fifty.

    *name* is the printing's name in records.
    *bonus* is what the five boxes of a line are worth, a line a round.
    *zones* are the five Danger cards, each a first and a last number; ``None`` for a box that
    nobody has read out, where any zone may turn up.
    """

    game: ClassVar[str] = "fifty"
    name: str = "iello"
    bonus: tuple[BonusLine, ...] = RECONSTRUCTED_BONUS
    zones: tuple[Zone, ...] | None = RECONSTRUCTED_ZONES

    def __post_init__(self) -> None:
        if self.name not in PRINTINGS:
            raise IllegalSetup(UnknownEdition(shown(self.name), ", ".join(PRINTINGS)))
        bonus = rows(self.bonus)
        if bonus is None or not _has_grid_form(bonus):
            raise IllegalSetup(refusals.BonusMisshapen(ROUNDS, BOXES, MOST_BONUS))
        force_setattr(self, "bonus", bonus)
        if self.zones is not None:
            force_setattr(self, "zones", _checked_zones(self.zones))

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """Return the components whose print is our reconstruction rather than read off a box."""
        guessed = {
            "bonus": self.bonus == RECONSTRUCTED_BONUS,
            "zones": self.zones == RECONSTRUCTED_ZONES,
        }
        return tuple(component for component, ours in guessed.items() if ours)


def _checked_zones(given: object) -> tuple[Zone, ...]:
    zones = rows(given)
    if zones is None or any(len(zone) != ENDS for zone in zones):
        raise IllegalSetup(refusals.NotAZone())
    if len(zones) != DANGER_CARDS:
        raise IllegalSetup(refusals.ZonesMiscounted(len(zones), DANGER_CARDS))
    for low, high in zones:
        if not 1 <= low <= high < SHORTEST_COUNT:
            raise IllegalSetup(refusals.ZoneOutside(low, high, SHORTEST_COUNT - 1))
    return cast("tuple[Zone, ...]", zones)


def _has_grid_form(bonus: tuple[BonusLine, ...]) -> bool:
    return len(bonus) == ROUNDS and all(
        len(line) == BOXES and all(0 <= worth <= MOST_BONUS for worth in line) for line in bonus
    )


def read_bonus(document: TomlTable) -> tuple[BonusLine, ...]:
    """Read the bonus boxes from a record or a box: one line for all rounds, or one for each."""
    if "bonus" not in document:
        return RECONSTRUCTED_BONUS
    if document.is_list_of_lists("bonus"):
        return document.lists("bonus")
    return (document.numbers("bonus"),) * ROUNDS


IELLO: Final = FiftyEdition()
"""The 2025 printing, as far as it is known."""

EDITIONS: Final = {IELLO.name: IELLO}


def read_edition(document: TomlTable) -> FiftyEdition:
    """Read what somebody has copied off their own box."""
    document.allow("game", "bonus", "zones")
    zones = document.pairs("zones") if "zones" in document else IELLO.zones
    return FiftyEdition(IELLO.name, read_bonus(document), zones)


def find_edition(wanted: object) -> FiftyEdition:
    """Return an edition as it is, or the printing of that name; raises `IllegalSetup`."""
    if isinstance(wanted, FiftyEdition):
        return wanted
    known = ", ".join(EDITIONS)
    if not isinstance(wanted, str):
        raise IllegalSetup(NotAnEdition(FiftyEdition.__name__, known, shown(wanted)))
    if wanted not in EDITIONS:
        raise IllegalSetup(UnknownEdition(wanted, known))
    return EDITIONS[wanted]
