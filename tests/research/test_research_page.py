"""What docs/research.md says is so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.research import fifty as fifty_research
from fifties.research import fifty_fifty as fifty_fifty_research
from fifties.research.openspiel import fifty, fifty_fifty

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "layout",
    [fifty_research.layout_of(Fifty(4)), fifty_fifty_research.layout_of(FiftyFifty(4))],
    ids=["fifty", "fifty-fifty"],
)
def test_every_field_stands_where_the_page_has_it(layout: Any) -> None:
    assert f"({layout.size} places)" in PAGE
    for field in layout.fields:
        row = (field.first, field.size, field.low, field.high, field.meaning)
        assert f"| `{field.name}` | {' | '.join(map(str, row))} |" in PAGE


def test_every_parameter_is_on_the_page() -> None:
    for name in {*fifty.PARAMETERS, *fifty_fifty.PARAMETERS}:
        assert f"| `{name}` |" in PAGE
