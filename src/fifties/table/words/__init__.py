"""Words for made-up names: kind ones only, and none that the games use themselves."""

from __future__ import annotations

from typing import Final

from fifties.table.words import de, en, fr, it

NAMES: Final = {"en": en.NAMES, "fr": fr.NAMES, "de": de.NAMES, "it": it.NAMES}
"""Every name that can be made up, by language."""
