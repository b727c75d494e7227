"""What a device brings along or lacks: a home screen, no network, a lock, plain http."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from servers import Served
from web import scenes
from web.chromium import FLAGS, find_chromium
from web.fifty_moves import resume_link, start_with_bots
from web.paused_tables import PausedTables
from web.people import Person, device, watch
from web.screen import Screen
from web.visits import Opener, Visit

LAN = f"{socket.gethostname().lower().partition('.')[0]}.local"
"""A name under which the server answers, and that no browser takes for its own machine."""
KEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").map((it) => it.name);
  const parts = loaded.filter((name) => name.includes("/assets/"));
  const kept = await Promise.all(parts.map((name) => caches.match(name)));
  return parts.length > 0 && kept.every(Boolean);
}"""
"""Whether the service worker has kept every part of the page that was loaded."""
LOCK = """
  window.locks = [];
  const release = async () => { locks.push("released"); };
  const request = async (what) => { locks.push(what); return { release }; };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
NO_LOCK = "delete Navigator.prototype.wakeLock;"
WATCHED = """
  window.violated = [];
  document.addEventListener("securitypolicyviolation", (it) =>
    violated.push(`${it.violatedDirective} ${it.blockedURI} ${it.sourceFile}`));
"""


def test_the_page_can_be_installed(person: Person, served: Served) -> None:
    page = person()
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{served.url}/manifest.webmanifest"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every context of a test is a private window, and those install nothing.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


def test_the_icons_are_what_the_manifest_says(served: Served) -> None:
    manifest = served.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert {told["start_url"], told["scope"], told["id"]} == {"/"}
    sizes = set()
    for icon in told["icons"]:
        picture = served.get(icon["src"])
        assert picture.status_code == 200
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((icon["purpose"], width))
    assert sizes == {(purpose, size) for purpose in ("any", "maskable") for size in (192, 512)}


def test_the_manifest_shows_the_game_and_leads_to_both(served: Served) -> None:
    told = served.get("/manifest.webmanifest").json()
    shown = {one["form_factor"]: one for one in told["screenshots"]}
    assert {*shown} == {"narrow", "wide"}
    for one in shown.values():
        answer = served.get(one["src"])
        assert answer.headers["content-type"] == one["type"]
        width, height = Image.open(BytesIO(answer.content)).size
        assert one["sizes"] == f"{width}x{height}"
    assert [one["name"] for one in told["shortcuts"]] == ["Fifty", "Fifty Fifty"]
    for one in told["shortcuts"]:
        assert served.get(one["url"]).status_code == 200
        assert {icon["src"] for icon in one["icons"]} <= {icon["src"] for icon in told["icons"]}


@pytest.mark.parametrize("path", ["/icons/apple-touch-180.png", "/apple-touch-icon.png"])
def test_phones_from_apple_get_an_icon_without_holes(served: Served, path: str) -> None:
    icon = Image.open(BytesIO(served.get(path).content))
    assert icon.size == (180, 180)
    assert not icon.has_transparency_data


def test_without_network_the_shell_opens_and_stays_calm(browser: Browser, served: Served) -> None:
    context = device(browser, served.url, service_worker=True)
    screen = Screen(context.new_page())
    screen.page.goto("/")
    screen.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    screen.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    screen.page.reload()  # parts that came before the service worker come through it now
    screen.reads("home-title-count")
    screen.wait_until(KEPT)
    thrown: list[str] = []
    screen.page.on("pageerror", lambda error: thrown.append(str(error)))
    context.set_offline(True)
    screen.page.reload()
    screen.reads("home-title-count")
    screen.page.get_by_label(screen.say("home-code"), exact=True).fill("ABCDEF")
    screen.press("home-join")
    screen.reads("connection-device")
    screen.page.goto("/learn")
    screen.reads("connection-device")
    context.set_offline(False)
    screen.press("try-again")
    screen.reads("learn-intro")
    assert thrown == []
    context.close()


def test_the_screen_stays_on_while_a_game_is_on(person: Person, tables: PausedTables) -> None:
    page = person("about:blank")
    page.add_init_script(LOCK)
    screen = Screen(page)
    scenes.lobby_of_the_host(Visit(tables, screen))
    assert page.evaluate("() => locks") == []
    scenes.kept(Visit(tables, screen))
    page.wait_for_function("() => locks.join() === 'screen'")
    page.get_by_role("link", name=screen.say("home")).click()
    screen.reads("home-title-count")
    page.wait_for_function("() => locks.join() === 'screen,released'")


def test_a_screen_that_cannot_stay_on_does_no_harm(person: Person, tables: PausedTables) -> None:
    page = person("about:blank")
    page.add_init_script(NO_LOCK)
    scenes.kept(Visit(tables, Screen(page)))
    assert not page.evaluate("() => 'wakeLock' in navigator")


@pytest.fixture
def lan_page(browser: Browser, served: Served) -> Iterator[Page]:
    """Open a page by a name that is not this machine's own, so that the browser trusts it less."""
    found = find_chromium()
    rules = f"--host-resolver-rules=MAP {LAN} 127.0.0.1"
    other = browser.browser_type.launch(
        executable_path=found.executable, args=[*FLAGS, rules], env=found.env
    )
    url = served.url.replace("127.0.0.1", LAN)
    page, troubles = device(other, url, service_worker=True).new_page(), list[str]()
    watch(page, url, troubles)
    yield page
    other.close()
    # Where a header means nothing, the browser says so.
    assert [one for one in troubles if "Cross-Origin-Opener-Policy" not in one] == []


def test_plain_http_lacks_much_and_nobody_minds(lan_page: Page, served: Served) -> None:
    screen = Screen(lan_page)
    lan_page.goto(resume_link(served.open()))
    screen.find("button", "lobby-fill").wait_for()
    assert not lan_page.evaluate("() => isSecureContext")
    lacking = "() => ['serviceWorker', 'clipboard', 'share', 'wakeLock'].map(it => it in navigator)"
    assert lan_page.evaluate(lacking) == [False] * 4
    expect(screen.find("button", "lobby-send")).to_have_count(0)
    screen.press("lobby-copy")
    expect(screen.notices).to_contain_text(screen.say("lobby-marked"))
    assert "/t/" in lan_page.evaluate("() => getSelection().toString()")
    start_with_bots(screen)
    screen.find("group", "fifty-grid").wait_for()


@pytest.mark.parametrize(
    "scene", [scenes.settings, scenes.invitation, scenes.count, scenes.my_turn, scenes.coach]
)
def test_no_page_breaks_the_policy(person: Person, tables: PausedTables, scene: Opener) -> None:
    page = person("about:blank")
    page.add_init_script(WATCHED)
    scene(Visit(tables, Screen(page)))
    assert page.evaluate("() => violated") == []
