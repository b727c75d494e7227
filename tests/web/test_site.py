"""The site of static files, from a plain web host under a path of its own."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from commands import complaint, run
from pdf_pages import Pages
from web.engines import every_other_engine_in_soak
from web.fifty_moves import choose, go_on, grid
from web.people import Person
from web.screen import Screen
from web.test_offline import come_back, play_fifty, play_fifty_fifty, play_now
from web.test_offline_snapshot import SIZES, snapshots

UNDER = "some/where"
MOST = 6_000_000
"""Bytes over the network."""
KEEP_FILES = """
const make = URL.createObjectURL;
URL.createObjectURL = (file) => {
  window.saved = file;
  return make(file);
};
HTMLAnchorElement.prototype.click = () => undefined;
"""
FETCHES = re.compile(r"^To print, this device first fetches \d+(\.\d)? MB, once\.$")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a site in it."""
    root = tmp_path_factory.mktemp("root")
    run("site", str(root / UNDER))
    return root


class Host:
    """Python's own web server with a site, until it is stopped."""

    def __init__(self, root: Path) -> None:
        command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", root], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        with self._process.stdout as said:
            # It says where it serves: "… port 41234 (http://127.0.0.1:41234/) ...".
            told = said.readline().decode()
        self.address = told[told.index("http://") : told.rindex(")")] + f"{UNDER}/"

    def stop(self) -> None:
        """Stop it, for good; it may have been stopped before."""
        self._process.terminate()
        self._process.wait()


@pytest.fixture
def host(root: Path) -> Iterator[Host]:
    """Serve the site."""
    host = Host(root)
    yield host
    host.stop()


@pytest.fixture
def site(host: Host) -> str:
    """Return the address of the site."""
    return host.address


def test_both_games_are_played_offline_under_any_path(person: Person, site: str) -> None:
    screen = Screen(person(site, service_worker=True, troubled=True, base_url=site))
    screen.find("heading", "device-home").wait_for()
    play_now(screen, "fifty")
    play_fifty(screen)
    screen.page.context.set_offline(True)
    screen.page.reload()
    screen.find("link", "ended-leave").click()
    screen.find("heading", "device-home").wait_for()
    name = f"{screen.say('home-play')} {screen.say('game-fifty-fifty')}"
    screen.page.get_by_role("button", name=name, exact=True).click()
    screen.find("group", "halves-hand").wait_for()
    screen = come_back(screen)
    play_fifty_fifty(screen)


@every_other_engine_in_soak
def test_a_game_goes_on_in_every_engine_when_its_host_is_gone(person: Person, host: Host) -> None:
    site = host.address
    screen = Screen(person(site, service_worker=True, troubled=True, base_url=site))
    screen.find("heading", "device-home").wait_for()
    play_now(screen, "fifty")
    grid(screen).wait_for()
    screen.wait_until(f"async () => (await ({SIZES})()).length === 1")
    (size,) = snapshots(screen.page)
    host.stop()
    screen.page.reload()
    choose(screen)
    assert snapshots(screen.page) == [size], "it started from this one"
    screen.press("host-skip")
    assert go_on(screen)
    grid(screen).wait_for()


def saved(screen: Screen, label: str) -> bytes:
    """Press what prints, and return the file that the browser saves."""
    with screen.page.expect_download() as coming:
        screen.press(label)
    return Path(coming.value.path()).read_bytes()


def by_command(folder: Path, *options: str) -> bytes:
    """Return what the command line prints."""
    out = folder / "out.pdf"
    run("print", *options, "--replace", "--out", str(out))
    return out.read_bytes()


def test_sheets_are_printed_as_by_the_command_line_and_offline_afterwards(
    person: Person, site: str, tmp_path: Path
) -> None:
    page = person(f"{site}?/learn/fifty#print", service_worker=True, troubled=True, base_url=site)
    screen = Screen(page)
    expect(page.get_by_text(FETCHES)).to_be_visible()  # nothing was taken along, so it is a lot
    page.get_by_label(screen.say("learn-paper-players"), exact=True).fill("9")
    page.get_by_label(screen.say("learn-paper-danger")).check()
    printed = saved(screen, "learn-paper-load")
    assert printed == by_command(tmp_path, "fifty", "--players", "9", "--danger", "--lang", "en")
    expect(page.get_by_text(FETCHES)).to_be_hidden()
    screen.page.context.set_offline(True)
    page.goto(f"{site}?/learn/fifty-fifty#print")
    page.get_by_label(screen.say("learn-paper-duplex")).check()
    printed = saved(screen, "learn-paper-load")
    assert printed == by_command(tmp_path, "fifty-fifty", "--duplex", "--lang", "en")
    page.get_by_label(screen.say("learn-paper-players"), exact=True).fill("6")
    screen.press("learn-paper-load")
    expect(screen.notices).to_contain_text("6")


@every_other_engine_in_soak
def test_sheets_are_printed_in_every_engine(person: Person, site: str, tmp_path: Path) -> None:
    page = person("about:blank", service_worker=True, troubled=True, base_url=site)
    page.add_init_script(KEEP_FILES)  # not every driver knows of downloads
    page.goto(f"{site}?/learn/fifty-fifty#print")
    screen = Screen(page)
    expect(page.get_by_text(FETCHES)).to_be_visible()
    screen.press("learn-paper-load")
    screen.wait_until("() => window.saved !== undefined")
    printed = page.evaluate("async () => [...new Uint8Array(await window.saved.arrayBuffer())]")
    assert bytes(printed) == by_command(tmp_path, "fifty-fifty", "--lang", "en")


def test_a_finished_game_is_printed_and_what_prints_is_only_fetched_then(
    person: Person, site: str, tmp_path: Path
) -> None:
    screen = Screen(person(site, service_worker=True, troubled=True, base_url=site))
    screen.find("heading", "device-home").wait_for()
    play_now(screen, "fifty")
    play_fifty(screen)
    expect(screen.page.get_by_text(FETCHES)).to_have_text(re.compile(r" 1\.\d MB"))
    screen.page.context.set_offline(True)
    screen.press("ended-sheet")
    expect(screen.notices).to_contain_text(screen.say("offline-copy-failed"))
    screen.page.context.set_offline(False)
    sheet = saved(screen, "ended-sheet")
    with screen.page.expect_download() as coming:
        screen.find("link", "ended-record").click()
    record = Path(coming.value.path()).rename(tmp_path / "game.toml")
    assert sheet == by_command(tmp_path, str(record), "--lang", "en")
    assert len(Pages(sheet)) > 0
    person.troubles[:] = [one for one in person.troubles if "Failed to fetch" not in one]


def test_the_policy_is_strict_in_the_page_and_beside_it(root: Path) -> None:
    page = (root / UNDER / "index.html").read_text(encoding="utf-8")
    assert "Content-Security-Policy" in page
    assert "unsafe" not in page.partition("</head>")[0].partition("<script>")[0]
    for name in ("_headers", ".htaccess", "nginx.conf"):
        rules = (root / UNDER / name).read_text(encoding="utf-8")
        assert rules.count("wasm-unsafe-eval") == 1
        assert "frame-ancestors 'none'" in rules


def test_little_is_fetched_for_the_first_game(root: Path) -> None:
    folder = root / UNDER
    listed = json.loads((folder / "offline-copy.json").read_bytes())
    sizes = [(folder / file["from"]).stat().st_size for file in listed["files"]]
    assert sizes == [file["bytes"] for file in listed["files"]]
    assert sum(sizes) == listed["bytes"] <= MOST


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("kept", encoding="utf-8")
    assert str(tmp_path) in complaint("site", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
