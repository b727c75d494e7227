"""Who the bots are: a small cast for every level of a game. The first one is its face.

Fifty is played by people who thought about numbers, Fifty Fifty by the masks of the old comedy. The
names are the same in all languages; level and temper are in `locales/`.
"""

from __future__ import annotations

from typing import Final

CASTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "fifty": {
        "beginner": ("Pip", "Lulu", "Momo", "Kiki", "Toto", "Bibi"),
        "casual": ("Robin", "Noa", "Jules", "Sunny", "Luca", "Charlie"),
        "steady": ("Ada", "Carl", "Emmy", "Leonhard", "Maria", "Sofia"),
        "sharp": ("Blaise", "Gerolamo", "Andrei", "Jakob", "Florence", "Pierre"),
        "master": ("Elinor", "Oskar", "Ariel", "Reinhard", "Zermelo", "Anatol"),
    },
    "fifty-fifty": {
        "beginner": ("Pulcinella", "Zanni", "Burattino", "Fagiolino", "Sandrone", "Gioppino"),
        "casual": ("Pierrot", "Isabella", "Flavio", "Silvia", "Orazio", "Angelica"),
        "steady": ("Colombina", "Smeraldina", "Corallina", "Pasquella", "Diamantina", "Violetta"),
        "sharp": ("Arlecchino", "Brighella", "Scapino", "Truffaldino", "Mezzettino", "Trivellino"),
        "master": ("Pantalone", "Balanzone", "Tartaglia", "Scaramuccia", "Matamoros", "Coviello"),
    },
}
"""By game, then by level."""


def cast_of(game: str, level: str) -> tuple[str, ...]:
    """Name those who play at *level*; a larger table gives them numbers."""
    return CASTS[game][level]
