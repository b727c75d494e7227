"""French: the adjective follows and agrees with the animal, without a capital letter."""

from __future__ import annotations

from typing import Final

ADJECTIVES: Final = (
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

MASCULINE: Final = (
    "Aigle", "Bouquetin", "Castor", "Cerf", "Chamois", "Chevreuil", "Colibri", "Cygne", "Dauphin",
    "Écureuil", "Éléphant", "Faucon", "Flamant", "Hérisson", "Héron", "Hibou", "Kangourou",
    "Koala", "Lapin", "Lion", "Lynx", "Moineau", "Ours", "Panda", "Papillon", "Pélican",
    "Pingouin", "Poney", "Renard", "Rossignol", "Tigre",
)  # fmt: skip

FEMININE: Final = (
    "Abeille", "Alouette", "Antilope", "Chouette", "Cigogne", "Coccinelle", "Colombe", "Fauvette",
    "Gazelle", "Girafe", "Hermine", "Hirondelle", "Libellule", "Loutre", "Marmotte", "Mésange",
    "Mouette", "Panthère", "Tortue",
)  # fmt: skip

NAMES: Final = tuple(
    f"{animal} {adjective[gender]}"
    for gender, animals in enumerate((MASCULINE, FEMININE))
    for animal in animals
    for adjective in ADJECTIVES
)
