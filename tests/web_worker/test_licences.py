"""The licences of what the offline pack holds."""

from __future__ import annotations

import gzip
import re

from fifties.client_files.take_along import PACK, read_pack

from environments import ROOT

PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
WORDS = {
    "Pyodide": "Mozilla Public License Version 2.0",
    "Python": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "babel": "Babel Team",
    "fluent-runtime": "Apache License",
    "msgspec": "Jim Crist-Harif",
    "pytz": "Stuart Bishop",
}
"""Of some, what their licence says."""


def test_the_licence_of_all_that_is_in_the_pack_is_taken_along() -> None:
    pack = read_pack()
    assert pack is not None
    assert "licences.txt" in pack.files
    text = gzip.decompress((PACK / "licences.txt.gz").read_bytes()).decode()
    _, *parts = re.split(r"^(\S+) (\d[\d.]*)\n=+\n\n", text, flags=re.MULTILINE)
    found = {
        (name.replace(".", "-").replace("_", "-"), version): licence
        for name, version, licence in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    }
    pinned = PINNED.findall((ROOT / "requirements" / "offline.txt").read_text())
    assert len(pinned) > len(WORDS) - 2
    assert set(pinned) == {key for key in found if key[0] not in {"Pyodide", "Python"}}
    assert min(map(len, found.values())) > 500
    for name, words in WORDS.items():
        (licence,) = [licence for key, licence in found.items() if key[0] == name]
        assert words in licence
