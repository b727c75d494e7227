"""Writes docs/protocol.md and web/src/protocol.ts, or says whether they are up to date."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from tools.protocol.catalogue import Catalogue
from tools.protocol.examples import examples
from tools.protocol.page import page
from tools.protocol.typescript import COMMAND, typescript

ROOT = Path(__file__).parents[2]
"""The checkout."""


def descriptions() -> dict[str, str]:
    """Return what each file should hold, by its path in the checkout."""
    catalogue = Catalogue()
    return {
        "docs/protocol.md": page(catalogue, examples()),
        "web/src/protocol.ts": typescript(catalogue),
    }


def out_of_date(root: Path) -> list[str]:
    """Return the names of the files that do not hold what they should."""
    return [name for name, text in descriptions().items() if _read(root / name) != text]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the descriptions, or only check them."""
    parser = ArgumentParser(prog="python -m tools.protocol", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if out of date")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    options = parser.parse_args(arguments)
    if options.check:
        stale = out_of_date(options.root)
        if stale:
            sys.stderr.write(f"out of date: {', '.join(stale)}; run {COMMAND}\n")
        return int(bool(stale))
    for name, text in descriptions().items():
        path = options.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
