"""Examples on paper: JSON that people can read, cut short where it is long."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from msgspec import Struct

_WIDTH: Final = 96
_LONG: Final = 600
_CUTS: Final = (8, 5, 3, 2)
"""Nothing of fixed length is longer than the last of these, so what is cut still decodes."""
_USUAL_CUT: Final = 3
"""Where no cut makes an example short."""


class Printed(Struct, frozen=True):
    """An example, and after how many items its lists were cut if they were."""

    text: str
    cut: int | None = None


def print_example(example: Struct) -> Printed:
    """Return *example* as it goes over the wire, with white space for people."""
    value = msgspec.json.decode(msgspec.json.encode(example))
    if len(_flat(value)) <= _LONG:
        return Printed(_pretty(value, ""))
    cuts = {most: _shortened(value, most) for most in _CUTS}
    most = next((most for most, cut in cuts.items() if len(_flat(cut)) <= _LONG), _USUAL_CUT)
    return Printed(_pretty(cuts[most], ""), None if cuts[most] == value else most)


def _flat(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _shortened(value: Any, most: int) -> Any:
    if isinstance(value, dict):
        return {name: _shortened(inner, most) for name, inner in value.items()}
    if isinstance(value, list):
        return [_shortened(item, most) for item in value[:most]]
    return value


def _pretty(value: Any, margin: str) -> str:
    """Keep on one line what fits on it."""
    flat = _flat(value)
    if len(margin) + len(flat) <= _WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    deeper = f"{margin}  "
    if isinstance(value, dict):
        lines = [f"{_flat(name)}: {_pretty(inner, deeper)}" for name, inner in value.items()]
    else:
        lines = [_pretty(item, deeper) for item in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    inside = ",\n".join(f"{deeper}{line}" for line in lines)
    return f"{opening}\n{inside}\n{margin}{closing}"
