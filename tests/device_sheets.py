"""Sheets that a device prints, which follow from a number alone, in any Python.

It imports nothing but `fifties` and the standard library, because a browser's Python runs it, too.
"""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

from fifties.web_worker.sheet_printer import print_sheet

LANGUAGES = ("en", "fr", "de", "it")
GAMES = (
    ("fifty", "players=4&duplex=true"),
    ("fifty", "players=9&danger=true&large=true"),
    ("fifty", "players=60&only=grids,tags,certificates&title=Łódź%20Δ"),
    ("fifty-fifty", "players=3&edition=tightrope&ink_saving=true"),
    ("fifty-fifty", "players=5&duplex=true&paper=letter"),
)
RECORDS: tuple[str, ...] = ()
"""Of played games; the test adds them."""


def ask(path: str, lang: str = "en", body: str = "") -> dict[str, Any]:
    """Return what a device answers to a page that prints."""
    request = {"method": "GET", "path": path, "lang": lang, "body": body}
    told: list[float] = []
    answer: dict[str, Any] = json.loads(
        print_sheet(json.dumps(request), lambda done, of: told.append(done / of))
    )
    assert told == sorted(told), "progress goes back"
    return answer


def sheet(number: int) -> bytes:
    """Print the sheet with this *number*."""
    lang = LANGUAGES[number % len(LANGUAGES)]
    if number < len(GAMES):
        game, query = GAMES[number]
        path, body = f"/api/print/{game}?{query}", ""
    else:
        path, body = "/api/records/one/sheet.pdf", RECORDS[number - len(GAMES)]
    answer = ask(f"{path}{'&' if '?' in path else '?'}lang={lang}", body=body)
    assert answer["status"] == 200, answer
    return base64.b64decode(answer["data"])


def digest_of_sheet(number: int) -> str:
    """Return the digest of a sheet."""
    return hashlib.sha256(sheet(number)).hexdigest()
