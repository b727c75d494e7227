"""The page as the build has drawn it: to be read, and pressed, before the app is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from itertools import groupby

import pytest
from PIL import Image
from playwright.sync_api import Page, Route, expect

from servers import Served
from web import scenes
from web.axe import violations
from web.engines import every_engine
from web.paused_tables import PausedTables
from web.people import Person
from web.screen import Screen
from web.visits import Visit

KEEP = "kept => localStorage.setItem('fifties.preferences', JSON.stringify(kept))"
SHIFTED = """() => new Promise(done => {
  const watch = list => done(list.getEntries().reduce((sum, { value }) => sum + value, 0));
  new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(0), 500);
})"""


def without_app(page: Page, path: str = "/") -> Callable[[], None]:
    """Open the page, but hold its script back; return how to let it through."""
    held: list[Route] = []
    script = re.compile("/assets/first-")
    # Playwright wants to mark its handlers, and a method of a list cannot be marked.
    page.route(script, lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request(script):
        page.goto(path, wait_until="commit")
    page.wait_for_selector("html[data-drawn] main", state="attached")

    def let_through() -> None:
        (waiting,) = held
        waiting.continue_()
        page.wait_for_selector("html:not([data-drawn])")

    return let_through


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_first_page_can_be_read_before_the_app_is_there(person: Person, language: str) -> None:
    page = person("about:blank", locale=f"{language}-CH")
    let_through = without_app(page)
    screen = Screen(page, language)
    screen.reads("home-fifty-about")
    assert page.evaluate("document.documentElement.lang") == language
    assert violations(page) == []
    texts = page.locator("#app :is(h1, h2, p, label, button, a)")
    before = texts.all_inner_texts()
    let_through()
    assert texts.all_inner_texts() == before
    assert page.evaluate(SHIFTED) < 0.05


def test_what_is_pressed_early_is_done_when_the_app_is_there(person: Person) -> None:
    page = person("about:blank")
    let_through = without_app(page)
    page.locator("button.play").nth(1).click()
    assert page.url.endswith("/")
    let_through()
    Screen(page).press("first-time-play")
    page.wait_for_url(re.compile("/t/"))
    expect(page).to_have_title(re.compile("Fifty Fifty"))


def test_a_code_that_is_typed_early_is_looked_up(person: Person, served: Served) -> None:
    code = served.open(name="Ana")["code"]
    page = person("about:blank")
    let_through = without_app(page)
    page.fill("input.code", code.lower())
    page.press("input.code", "Enter")
    let_through()
    page.wait_for_url(re.compile(f"/t/{code}"))


def test_links_work_before_the_app_is_there(person: Person) -> None:
    page = person("about:blank")
    without_app(page)
    page.click("a.learn >> nth=0")
    page.wait_for_url(re.compile("/learn/fifty"), wait_until="commit")


def test_the_page_is_dressed_as_its_owner_likes_it_from_the_beginning(person: Person) -> None:
    page = person("/healthz")
    page.evaluate(KEEP, {"theme": "dark", "calm": True})
    without_app(page)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "still")


def test_nobody_sees_a_language_that_they_did_not_choose(person: Person) -> None:
    page = person("/healthz")
    page.evaluate(KEEP, {"language": "it"})
    let_through = without_app(page)
    expect(page.locator("main")).to_be_hidden()
    let_through()
    Screen(page, "it").reads("home-fifty-about")


@every_engine
def test_ruled_lines_stay_thin_on_a_long_page(person: Person) -> None:
    page = person("/learn/fifty")
    Screen(page).find("heading", "learn-paper").wait_for()
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    margin = [picture.getpixel((2, y)) for y in range(picture.height)]
    paper = max(set(margin), key=margin.count)
    lines = [len([*rows]) for is_paper, rows in groupby(margin, paper.__eq__) if not is_paper]
    assert lines.count(1) > picture.height // 40


def test_of_a_token_only_the_upper_side_is_drawn(person: Person, tables: PausedTables) -> None:
    screen = Screen(person("about:blank"))
    scenes.choose(Visit(tables, screen))
    sides = screen.page.locator(".token svg")
    expect(sides).to_have_count(20)
    shown = "sides => sides.filter((one) => getComputedStyle(one).visibility === 'visible').length"
    screen.wait_until(f"() => ({shown})([...document.querySelectorAll('.token svg')]) === 10")
    assert sides.and_(screen.page.locator(".flipped .face")).evaluate_all(shown) == 2
