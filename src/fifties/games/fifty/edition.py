"""Editions of Fifty: the printed components, as data that a caller can replace."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from fifties.core.document import Table
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import refusals
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.sizes import BOXES, ROUNDS, SHORTEST_COUNT

BonusLine: TypeAlias = tuple[int, ...]
"""The bonus printed in each of the five boxes of a line, left to right."""

DANGER_CARDS: Final = 5
MOST_BONUS: Final = 99

RECONSTRUCTED_BONUS: Final[tuple[BonusLine, ...]] = ((1, 1, 2, 1, 1),) * ROUNDS
"""The first line is known; we take the other three to be alike."""

RECONSTRUCTED_ZONES: Final[tuple[Zone, ...]] = ((1, 10), (11, 20), (21, 30), (31, 40), (41, 49))
"""The cards say "from … to …"; their numbers are our reconstruction."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the components of one box."""

    name: str = "iello"
    bonus: tuple[BonusLine, ...] = RECONSTRUCTED_BONUS
    """One line a round."""
    zones: tuple[Zone, ...] | None = RECONSTRUCTED_ZONES
    """The Danger cards; ``None`` for a box that nobody has read out, where any zone may turn up."""

    def __post_init__(self) -> None:
        if not _has_grid_form(self.bonus):
            raise IllegalSetup(refusals.BonusMisshapen(ROUNDS, BOXES, MOST_BONUS))
        if self.zones is None:
            return
        if len(self.zones) != DANGER_CARDS:
            raise IllegalSetup(refusals.ZonesMiscounted(len(self.zones), DANGER_CARDS))
        for low, high in self.zones:
            if not 1 <= low <= high < SHORTEST_COUNT:
                raise IllegalSetup(refusals.ZoneOutside(low, high, SHORTEST_COUNT - 1))

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """Name the components whose print is our reconstruction rather than read off a box."""
        guessed = {
            "bonus": self.bonus == RECONSTRUCTED_BONUS,
            "zones": self.zones == RECONSTRUCTED_ZONES,
        }
        return tuple(component for component, ours in guessed.items() if ours)


def _has_grid_form(bonus: tuple[BonusLine, ...]) -> bool:
    return len(bonus) == ROUNDS and all(
        len(line) == BOXES and all(0 <= worth <= MOST_BONUS for worth in line) for line in bonus
    )


def read_bonus(document: Table) -> tuple[BonusLine, ...]:
    """Read the bonus boxes from a record or a box: one line for all rounds, or one for each."""
    if "bonus" not in document:
        return RECONSTRUCTED_BONUS
    if document.is_list_of_lists("bonus"):
        return document.lists("bonus")
    return (document.numbers("bonus"),) * ROUNDS


IELLO: Final = Edition()
"""The 2025 printing, as far as it is known."""

EDITIONS: Final = {IELLO.name: IELLO}
