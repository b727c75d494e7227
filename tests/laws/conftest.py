"""The third game can be read and written while the laws are tested, and only then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fifties.games import registry
from tiny_game import ENTRY, Lowest


@pytest.fixture(scope="module", autouse=True)
def third_game() -> Iterator[None]:
    """Register it, and put the registry back as it was."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._GAMES, Lowest.name, ENTRY)  # noqa: SLF001 - games stay registered
        yield
