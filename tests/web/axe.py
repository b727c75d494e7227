"""Finding what keeps people out: axe-core, run in the page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    assert AXE.is_file(), "npm brought no axe-core; run: make test"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, **options: Any) -> list[str]:
    """Return one line for each thing that axe finds wrong, and where it is."""
    # What the debugger evaluates is not the page's own, so its content policy has no say in it.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_source()} }}")
    # Only what is wrong is wanted, and describing the rest takes longest.
    options = {"resultTypes": ["violations"], **options}
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['target']} {node['html'][:120]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
