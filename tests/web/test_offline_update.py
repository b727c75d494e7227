"""The game on a device while what it was taken along from changes."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copytree
from threading import Event, Thread
from typing import Self

import pytest

from tools.offline_pack.compression import compress

from commands import PATIENCE, run
from web.fifty_moves import choose, grid
from web.people import Person
from web.screen import Screen
from web.test_offline import come_back, play_now
from web.test_site import saved

LIST = "offline-copy.json"
KEPT = "() => caches.keys().then(names => names.filter(name => name.startsWith('offline-copy ')))"

REFUSED = "licences.txt is not what it should be"
"""What the browser's console says of a file that is not the one that was listed."""


class Site:
    """A host of static files, like Python's own, that can keep browsers waiting for one of them."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.is_open = folder, Event()
        self.is_open.set()
        site = self

        class Handler(SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.path.endswith("licences.txt.lzma"):
                    site.is_open.wait(PATIENCE)
                super().do_GET()

            def log_message(self, *_: object) -> None:
                """Tell nobody."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_open.set()
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a site that nobody changes."""
    folder = tmp_path_factory.mktemp("written") / "site"
    run("site", str(folder))
    return folder


@pytest.fixture
def site(written: Path, tmp_path: Path) -> Iterator[Site]:
    """Return a site of one's own."""
    # Links will do: `replace` changes no file of another site.
    copytree(written, tmp_path / "site", copy_function=os.link)
    with Site(tmp_path / "site") as site:
        yield site


def publish(folder: Path, version: str, *, whole: bool) -> None:
    """Put another version of the pack there instead of the one before."""
    path = folder / LIST
    listed = json.loads(path.read_text())
    old, new = listed["python"], f"offline/{version}/"
    (folder / old).rename(folder / new)
    text = f"licences of {version}".encode()
    replace(folder / new / "licences.txt", text)
    replace(folder / new / "licences.txt.lzma", compress(text))
    for file in [*listed["files"], *listed["printing"]]:
        file["path"], file["from"] = (file[key].replace(old, new) for key in ("path", "from"))
        if file["path"].endswith("licences.txt"):
            file["sha256"] = hashlib.sha256(text if whole else b"").hexdigest()
    replace(path, json.dumps(listed | {"version": version, "python": new}).encode())


def replace(path: Path, content: bytes) -> None:
    """Write another file in place of one that the sites of other tests have, too.

    Hosts and browsers tell versions of a file apart by the second in which it was written.
    """
    written = path.stat().st_mtime
    path.unlink()
    path.write_bytes(content)
    os.utime(path, (written + 2, written + 2))


def open_site(person: Person, site: Site) -> Screen:
    """Take the game along by beginning one."""
    page = person(site.address, service_worker=True, troubled=True, base_url=site.address)
    screen = Screen(page)
    screen.find("heading", "device-home").wait_for()
    play_now(screen, "fifty")
    grid(screen).wait_for()
    return screen


def wait_for_version(screen: Screen, version: str) -> None:
    """Wait until all of a version is here."""
    address = f"new URL('{LIST}', location.href)"
    screen.wait_until(f"() => caches.match({address}, {{ cacheName: 'offline-copy {version}' }})")


def test_a_game_goes_on_while_the_pack_is_replaced(person: Person, site: Site) -> None:
    screen = open_site(person, site)
    (first,) = screen.page.evaluate(KEPT)
    publish(site.folder, "broken", whole=False)
    with screen.page.context.expect_console_message(lambda said: REFUSED in said.text):
        screen = come_back(screen)
        grid(screen).wait_for()
    assert screen.page.evaluate(KEPT) == [first]
    publish(site.folder, "second", whole=True)
    screen = come_back(screen)
    grid(screen).wait_for()
    wait_for_version(screen, "second")
    screen.page.context.set_offline(True)
    screen = come_back(screen)
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    person.troubles[:] = [trouble for trouble in person.troubles if REFUSED not in trouble]


def test_nobody_waits_for_an_update_and_it_comes_while_they_play(
    person: Person, site: Site
) -> None:
    screen = open_site(person, site)
    publish(site.folder, "second", whole=True)
    site.is_open.clear()  # from now on the last file does not come
    screen = come_back(screen)
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    site.is_open.set()
    wait_for_version(screen, "second")
    screen.page.context.set_offline(True)
    screen = come_back(screen)
    screen.press("host-skip")
    screen.find("button", "fifty-onward").wait_for()


def test_whoever_could_print_can_print_without_a_network_after_an_update(
    person: Person, site: Site
) -> None:
    screen = open_site(person, site)
    table, sheets = screen.page.url, f"{site.address}?/learn/fifty#print"
    screen.page.goto(sheets)
    printed = saved(screen, "learn-paper-load")
    publish(site.folder, "second", whole=True)
    screen.page.goto(table)
    grid(screen).wait_for()
    wait_for_version(screen, "second")
    screen.page.context.set_offline(True)
    screen.page.goto(sheets)
    assert saved(screen, "learn-paper-load") == printed
