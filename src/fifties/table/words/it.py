"""Italian: the adjective follows and agrees with the animal, without a capital letter."""

from __future__ import annotations

from typing import Final

ADJECTIVES: Final = (
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

MASCULINE: Final = (
    "Airone", "Alce", "Camoscio", "Canguro", "Capriolo", "Cardellino", "Castoro", "Cervo", "Cigno",
    "Colibrì", "Coniglio", "Daino", "Delfino", "Elefante", "Falco", "Fringuello", "Gabbiano",
    "Ghiro", "Gufo", "Koala", "Leone", "Orso", "Panda", "Pellicano", "Pettirosso", "Pinguino",
    "Puledro", "Riccio", "Stambecco", "Tasso", "Usignolo",
)  # fmt: skip

FEMININE: Final = (
    "Allodola", "Antilope", "Aquila", "Cicogna", "Coccinella", "Colomba", "Formica", "Gazzella",
    "Giraffa", "Lepre", "Libellula", "Lince", "Lontra", "Marmotta", "Rondine", "Tartaruga",
    "Tigre", "Volpe", "Zebra",
)  # fmt: skip

NAMES: Final = tuple(
    f"{animal} {adjective[gender]}"
    for gender, animals in enumerate((MASCULINE, FEMININE))
    for animal in animals
    for adjective in ADJECTIVES
)
