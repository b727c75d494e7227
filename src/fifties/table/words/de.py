"""German: the adjective first, its ending by the animal's gender, both with a capital letter."""

from __future__ import annotations

from typing import Final

STEMS: Final = (
    "Achtsam", "Emsig", "Findig", "Fleißig", "Flink", "Friedlich", "Fröhlich", "Geduldig",
    "Geschickt", "Gewitzt", "Glücklich", "Gutmütig", "Höflich", "Klug", "Kühn", "Lebhaft", "Leis",
    "Munter", "Mutig", "Neugierig", "Pfiffig", "Ruhig", "Sanft", "Schlau", "Tapfer", "Treu",
    "Weis", "Wendig",
)  # fmt: skip
"""Adjectives without their ending."""

ANIMALS: Final = {
    "er": (
        "Adler", "Bär", "Biber", "Dachs", "Delfin", "Elch", "Falke", "Fink", "Fuchs", "Hamster",
        "Hase", "Hirsch", "Igel", "Koala", "Kranich", "Löwe", "Luchs", "Marder", "Otter", "Panda",
        "Pinguin", "Reiher", "Schwan", "Specht", "Storch", "Tiger", "Uhu",
    ),
    "e": (
        "Ameise", "Amsel", "Antilope", "Drossel", "Eule", "Gämse", "Gazelle", "Giraffe", "Hummel",
        "Lerche", "Libelle", "Möwe", "Robbe", "Schwalbe", "Taube",
    ),
    "es": (
        "Alpaka", "Eichhorn", "Fohlen", "Kaninchen", "Känguru", "Lama", "Pony", "Reh", "Rentier",
        "Wiesel", "Zebra",
    ),
}  # fmt: skip
"""By the ending that they ask for: masculine, feminine, neuter."""

NAMES: Final = tuple(
    f"{stem}{ending} {animal}"
    for ending, animals in ANIMALS.items()
    for animal in animals
    for stem in STEMS
)
