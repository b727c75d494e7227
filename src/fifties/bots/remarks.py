"""What bots say about how it went: chosen by a seed, and none twice in a game.

A reason (`reasons.py`) says why a bot did something, and is worked out when it decides. A remark is
about the result, so it is chosen when that is known, by what everybody can see.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import Final

from msgspec import Struct

VARIANTS: Final = 12
"""How many remarks there are for every level and kind of situation."""


class SituationKind(StrEnum):
    """How a round or trick went for somebody."""

    GOOD = "good"
    BAD = "bad"
    CROWD = "crowd"
    """Several had the same idea."""


class Situation(Struct, frozen=True):
    """How a round or trick went for somebody, and the numbers in it."""

    kind: SituationKind
    details: dict[str, int] = {}


class SaidSoFar:
    """Keeps what was said in a game, so that no remark is made twice."""

    def __init__(self) -> None:
        self._said: set[tuple[str, tuple[tuple[str, int], ...]]] = set()

    def is_new(self, message: str, details: dict[str, int]) -> bool:
        """Return whether nobody has said this yet, and keep that it is said now."""
        words = message, tuple(sorted(details.items()))
        is_new = words not in self._said
        self._said.add(words)
        return is_new

    def choose(
        self, level: str, situation: Situation, seed: str, *, has_reason: bool
    ) -> tuple[str, dict[str, int]] | None:
        """Return a remark of somebody of *level* that is new: its message and details.

        ``None`` if all were said. Whoever has a reason that is new may give that instead.
        """
        rng = Random(seed)
        if has_reason and situation.kind is not SituationKind.CROWD and rng.random() < REASONS:
            return None
        message = REMARKS.get((level, situation.kind), REMARKS["casual", situation.kind])
        for variant in rng.sample(range(VARIANTS), VARIANTS):
            # Of a crowd the same words are not said of another number, either.
            if self.is_new(message, {"variant": variant}):
                return message, {**situation.details, "variant": variant}
        return None


REASONS: Final = 0.4
"""How often a bot gives its reason although there would be something to say about the result."""

REMARKS: Final = {
    ("beginner", SituationKind.GOOD): "remark-beginner-good",
    ("beginner", SituationKind.BAD): "remark-beginner-bad",
    ("beginner", SituationKind.CROWD): "remark-beginner-crowd",
    ("casual", SituationKind.GOOD): "remark-casual-good",
    ("casual", SituationKind.BAD): "remark-casual-bad",
    ("casual", SituationKind.CROWD): "remark-casual-crowd",
    ("steady", SituationKind.GOOD): "remark-steady-good",
    ("steady", SituationKind.BAD): "remark-steady-bad",
    ("steady", SituationKind.CROWD): "remark-steady-crowd",
    ("sharp", SituationKind.GOOD): "remark-sharp-good",
    ("sharp", SituationKind.BAD): "remark-sharp-bad",
    ("sharp", SituationKind.CROWD): "remark-sharp-crowd",
    ("master", SituationKind.GOOD): "remark-master-good",
    ("master", SituationKind.BAD): "remark-master-bad",
    ("master", SituationKind.CROWD): "remark-master-crowd",
}
"""The message of every level and kind of situation."""
