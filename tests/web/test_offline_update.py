"""The game on a device while what it was taken along from changes."""

from __future__ import annotations

import gzip
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.cluster.engines import free_port

from commands import run
from web.fifty_moves import choose, grid
from web.people import Person
from web.screen import Screen
from web.test_offline import come_back, play_now
from web.test_site import wait_for

KEPT = "() => caches.keys().then(names => names.filter(name => name.startsWith('along ')))"

REFUSED = "licences.txt is not what it should be"
"""What the browser's console says of a file that is not the one that was listed."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a site of one's own."""
    run("site", str(tmp_path / "site"))
    return tmp_path / "site"


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """Return where the site is served."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        wait_for(f"http://127.0.0.1:{port}/")
        yield f"http://127.0.0.1:{port}/"
        server.terminate()


def publish(folder: Path, version: str, *, whole: bool) -> None:
    """Put another version of the pack there instead of the one before."""
    path = folder / "take-along.json"
    listed = json.loads(path.read_text())
    old, new = listed["python"], f"offline/{version}/"
    (folder / old).rename(folder / new)
    text = f"licences of {version}".encode()
    (folder / new / "licences.txt").write_bytes(text)
    (folder / new / "licences.txt.gz").write_bytes(gzip.compress(text))
    for file in listed["files"]:
        file["path"], file["from"] = (file[key].replace(old, new) for key in ("path", "from"))
        if file["path"].endswith("licences.txt"):
            file["sha256"] = hashlib.sha256(text if whole else b"").hexdigest()
    path.write_text(json.dumps(listed | {"version": version, "python": new}))


def test_a_game_goes_on_while_the_pack_is_replaced(
    person: Person, folder: Path, address: str
) -> None:
    screen = Screen(person(address, service_worker=True, troubled=True, base_url=address))
    screen.find("heading", "device-home").wait_for()
    play_now(screen, "fifty")
    grid(screen).wait_for()
    (first,) = screen.page.evaluate(KEPT)
    publish(folder, "broken", whole=False)
    screen = come_back(screen)
    grid(screen).wait_for()
    assert first in screen.page.evaluate(KEPT)
    assert any(REFUSED in trouble for trouble in person.troubles)
    publish(folder, "second", whole=True)
    screen = come_back(screen)
    grid(screen).wait_for()
    screen.page.wait_for_function(f"async () => (await ({KEPT})()).includes('along second')")
    screen.page.context.set_offline(True)
    screen = come_back(screen)
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    person.troubles[:] = [trouble for trouble in person.troubles if REFUSED not in trouble]
