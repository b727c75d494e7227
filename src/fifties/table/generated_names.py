"""Names for members who give none: kind words, and none that the games use.

English puts the adjective first. In French and Italian it follows, without a capital letter, and
agrees with the animal. In German it comes first, with an ending by the animal's gender.
"""

from __future__ import annotations

from typing import Final

ENGLISH_ADJECTIVES: Final = (
    "Brave", "Bright", "Calm", "Cheerful", "Clever", "Curious", "Daring", "Eager", "Friendly",
    "Gentle", "Graceful", "Happy", "Helpful", "Honest", "Kind", "Lively", "Lucky", "Nimble",
    "Noble", "Patient", "Polite", "Quick", "Quiet", "Swift", "Trusty", "Wise", "Witty",
)  # fmt: skip

ENGLISH_ANIMALS: Final = (
    "Alpaca", "Badger", "Bear", "Bison", "Deer", "Dolphin", "Dragonfly", "Eagle", "Elk", "Falcon",
    "Finch", "Fox", "Gazelle", "Gecko", "Giraffe", "Hare", "Hedgehog", "Heron", "Ibex", "Kangaroo",
    "Kestrel", "Koala", "Ladybird", "Lark", "Lemur", "Lion", "Lynx", "Marmot", "Moose", "Otter",
    "Owl", "Panda", "Pelican", "Penguin", "Pony", "Puffin", "Rabbit", "Raven", "Seal", "Sparrow",
    "Squirrel", "Stork", "Swan", "Tiger", "Tortoise", "Wombat", "Wren", "Zebra",
)  # fmt: skip

FRENCH_ADJECTIVES: Final = (
    ("agile", "agile"), ("aimable", "aimable"), ("astucieux", "astucieuse"), ("brave", "brave"),
    ("calme", "calme"), ("courageux", "courageuse"), ("curieux", "curieuse"),
    ("fidèle", "fidèle"), ("fier", "fière"), ("futé", "futée"), ("généreux", "généreuse"),
    ("gracieux", "gracieuse"), ("habile", "habile"), ("heureux", "heureuse"),
    ("honnête", "honnête"), ("joyeux", "joyeuse"), ("malin", "maligne"), ("paisible", "paisible"),
    ("patient", "patiente"), ("poli", "polie"), ("prudent", "prudente"), ("rapide", "rapide"),
    ("ravi", "ravie"), ("rêveur", "rêveuse"), ("sage", "sage"), ("serein", "sereine"),
    ("vaillant", "vaillante"), ("vif", "vive"),
)  # fmt: skip
"""Masculine and feminine."""

FRENCH_MASCULINE: Final = (
    "Aigle", "Bouquetin", "Castor", "Cerf", "Chamois", "Chevreuil", "Colibri", "Cygne", "Dauphin",
    "Écureuil", "Éléphant", "Faucon", "Flamant", "Hérisson", "Héron", "Hibou", "Kangourou",
    "Koala", "Lapin", "Lion", "Lynx", "Moineau", "Ours", "Panda", "Papillon", "Pélican",
    "Pingouin", "Poney", "Renard", "Rossignol", "Tigre",
)  # fmt: skip

FRENCH_FEMININE: Final = (
    "Abeille", "Alouette", "Antilope", "Chouette", "Cigogne", "Coccinelle", "Colombe", "Fauvette",
    "Gazelle", "Girafe", "Hermine", "Hirondelle", "Libellule", "Loutre", "Marmotte", "Mésange",
    "Mouette", "Panthère", "Tortue",
)  # fmt: skip

GERMAN_STEMS: Final = (
    "Achtsam", "Emsig", "Findig", "Fleißig", "Flink", "Friedlich", "Fröhlich", "Geduldig",
    "Geschickt", "Gewitzt", "Glücklich", "Gutmütig", "Höflich", "Klug", "Kühn", "Lebhaft", "Leis",
    "Munter", "Mutig", "Neugierig", "Pfiffig", "Ruhig", "Sanft", "Schlau", "Tapfer", "Treu",
    "Weis", "Wendig",
)  # fmt: skip
"""Adjectives without their ending."""

GERMAN_ANIMALS: Final = {
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

ITALIAN_ADJECTIVES: Final = (
    ("abile", "abile"), ("agile", "agile"), ("astuto", "astuta"), ("attento", "attenta"),
    ("audace", "audace"), ("brillante", "brillante"), ("contento", "contenta"),
    ("coraggioso", "coraggiosa"), ("cortese", "cortese"), ("curioso", "curiosa"),
    ("fedele", "fedele"), ("felice", "felice"), ("fiero", "fiera"), ("furbo", "furba"),
    ("generoso", "generosa"), ("gentile", "gentile"), ("gioioso", "gioiosa"),
    ("ingegnoso", "ingegnosa"), ("leale", "leale"), ("onesto", "onesta"),
    ("paziente", "paziente"), ("prudente", "prudente"), ("saggio", "saggia"),
    ("sereno", "serena"), ("simpatico", "simpatica"), ("tranquillo", "tranquilla"),
    ("veloce", "veloce"), ("vivace", "vivace"),
)  # fmt: skip
"""Masculine and feminine."""

ITALIAN_MASCULINE: Final = (
    "Airone", "Alce", "Camoscio", "Canguro", "Capriolo", "Cardellino", "Castoro", "Cervo", "Cigno",
    "Colibrì", "Coniglio", "Daino", "Delfino", "Elefante", "Falco", "Fringuello", "Gabbiano",
    "Ghiro", "Gufo", "Koala", "Leone", "Orso", "Panda", "Pellicano", "Pettirosso", "Pinguino",
    "Puledro", "Riccio", "Stambecco", "Tasso", "Usignolo",
)  # fmt: skip

ITALIAN_FEMININE: Final = (
    "Allodola", "Antilope", "Aquila", "Cicogna", "Coccinella", "Colomba", "Formica", "Gazzella",
    "Giraffa", "Lepre", "Libellula", "Lince", "Lontra", "Marmotta", "Rondine", "Tartaruga",
    "Tigre", "Volpe", "Zebra",
)  # fmt: skip


def _agreeing(
    adjectives: tuple[tuple[str, str], ...], masculine: tuple[str, ...], feminine: tuple[str, ...]
) -> tuple[str, ...]:
    """Put every animal before every adjective, in the form of its gender."""
    return tuple(
        f"{animal} {adjective[gender]}"
        for gender, animals in enumerate((masculine, feminine))
        for animal in animals
        for adjective in adjectives
    )


NAMES: Final = {
    "en": tuple(
        f"{adjective} {animal}" for animal in ENGLISH_ANIMALS for adjective in ENGLISH_ADJECTIVES
    ),
    "fr": _agreeing(FRENCH_ADJECTIVES, FRENCH_MASCULINE, FRENCH_FEMININE),
    "de": tuple(
        f"{stem}{ending} {animal}"
        for ending, animals in GERMAN_ANIMALS.items()
        for animal in animals
        for stem in GERMAN_STEMS
    ),
    "it": _agreeing(ITALIAN_ADJECTIVES, ITALIAN_MASCULINE, ITALIAN_FEMININE),
}
"""Every name that can be made up, by language."""
