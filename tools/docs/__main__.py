"""Writes the documentation as a static site into a folder; build/docs unless one is named."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.docs.site import ROOT, BrokenLink, build


def main() -> int:
    """Write the site; a link that leads nowhere is named, and nothing is written."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "docs"
    try:
        pages = build(folder)
    except BrokenLink as broken:
        sys.stderr.write(f"docs: {broken}\n")
        return 1
    sys.stdout.write(f"docs: {len(pages)} files in {folder}; begin at {folder / 'index.html'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
