"""The ways through the app: unknown addresses, headings, tables to close, replays, no network."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from servers import Served
from web.fifty_moves import resume_link
from web.paused_tables import company, halves_ended
from web.people import Person, device
from web.screen import Screen


@pytest.mark.parametrize(
    ("path", "title"),
    [("/nope", "missing-title"), ("/rules", "learn"), ("/replays", "replays"), ("/about", "about")],
)
def test_every_address_is_a_page_with_a_way_home(person: Person, path: str, title: str) -> None:
    screen = Screen(person("/"), "en")
    missing = screen.page.request.get(path, headers={"Accept": "text/html"})
    assert missing.status == (404 if path == "/nope" else 200)
    # Inside the app the same address leads to the same screen, and its heading has the focus.
    screen.page.evaluate(
        """path => {
          const link = document.body.appendChild(document.createElement("a"));
          link.href = path;
          link.click();
        }""",
        path,
    )
    heading = screen.page.get_by_role("heading", level=1)
    if title != "learn":
        expect(heading).to_have_text(screen.say(title))
    expect(heading).to_be_focused()
    assert screen.overflows() == []
    screen.page.get_by_role("link", name=re.compile("fifties")).first.click()
    expect(screen.page.get_by_role("heading", level=1)).to_be_focused()


def test_the_first_page_says_who_made_the_games(person: Person) -> None:
    screen = Screen(person())
    for maker in ("JinWoo Seo", "Reiner Knizia"):
        expect(screen.page.get_by_text(maker)).to_be_visible()
    screen.find("link", "about").click()
    screen.find("heading", "about").wait_for()
    screen.reads("about-unofficial")


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which an address may have one table of several people."""
    with Served(tmp_path_factory.mktemp("data"), "--tables-per-address", "1") as running:
        yield running


def test_whoever_has_too_many_tables_closes_one_where_it_is_said(
    browser: Browser, crowded: Served
) -> None:
    table = crowded.open()
    guest = crowded.join(table["code"], "Ben")
    # Not as a person who is watched: a browser itself complains about a refusal.
    page = device(browser, crowded.url).new_page()
    page.goto(resume_link(table))
    screen = Screen(page)
    screen.find("button", "lobby-start").wait_for()
    page.goto("/")
    new = f"{screen.say('home-new-table')} {screen.say('game-fifty-fifty')}"
    page.get_by_role("button", name=new, exact=True).click()
    dialog = screen.find("dialog", "tables-in-use")
    expect(dialog.get_by_role("status")).to_contain_text("close one")
    screen.press("tables-close", code=table["code"])
    screen.press("tables-close-sure")
    screen.reads("tables-closed")
    assert guest.closed() == 1000
    dialog.get_by_role("button", name=screen.say("home-new-table"), exact=True).click()
    screen.find("button", "lobby-start").wait_for()
    assert table["code"] not in page.url
    page.context.close()


def test_replays_are_listed_with_their_results(person: Person, served: Served) -> None:
    group = halves_ended(served)
    screen = Screen(person(resume_link(group.table)))
    screen.find("link", "ended-record").wait_for()
    screen.page.goto("/replay")
    listed = screen.page.get_by_role("listitem")
    expect(listed).to_contain_text(re.compile(r"Ana.* \((−\d+|0)\)"))
    expect(listed).to_contain_text(re.compile(r"\bwon\b|share the win"))


def test_only_fifty_offers_paces_of_the_count(person: Person, served: Served) -> None:
    group = company(served, bots=2, game="fifty", pace="tap")
    screen = Screen(person(resume_link(group.table), phone=False))
    screen.page.get_by_text(screen.say("lobby-more-settings")).click()
    screen.find("radio", "pace-hall").wait_for()
    screen.find("radio", "game-fifty-fifty").check()
    screen.find("radio", "pace-hall").wait_for(state="detached")
    expect(screen.find("radio", "pace-living-room")).to_be_checked()
    for pace in ("pace-tap", "pace-stadium"):
        expect(screen.find("radio", pace)).to_have_count(0)


def test_a_table_without_network_says_what_to_do_under_its_logo(
    person: Person, served: Served
) -> None:
    group = company(served, bots=2)
    screen = Screen(person(resume_link(group.table), troubled=True, service_worker=True))
    screen.find("button", "lobby-start").wait_for()
    screen.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    screen.page.reload()
    screen.find("button", "lobby-start").wait_for()
    screen.page.context.set_offline(True)
    screen.page.reload()
    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    expect(screen.page.get_by_role("link", name=re.compile("fifties")).first).to_be_visible()
    screen.find("button", "try-again").wait_for()
    screen.page.context.set_offline(False)
    screen.find("button", "lobby-start").wait_for()
