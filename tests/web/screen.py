"""One screen, found its way around by what it says: roles and names, in the language it speaks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from web.engines import Engine
from web.people import PATIENCE

expect.set_options(timeout=PATIENCE)

LOCALES = Path(str(files("fifties.locales")))
FARTHEST = 200
"""More things than this cannot be reached by Tab on any screen."""
NOTICE = 5_000
"""Milliseconds that a notice surely stays."""

STICKING_OUT = """() => {
  const wide = document.documentElement.clientWidth + 1;
  const found = document.scrollingElement.scrollWidth > wide ? ["the page"] : [];
  const isMeant = ({ overflowX, textOverflow }) =>
    /auto|scroll/.test(overflowX) || textOverflow === "ellipsis";
  const isCut = it => it !== null && (isMeant(getComputedStyle(it)) || isCut(it.parentElement));
  const isSeen = it => it.offsetWidth > 1 && !it.closest("[aria-hidden=true]");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { data, parentElement: holder } = texts.currentNode;
    range.selectNodeContents(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    const isOut = data.trim() && width > 0 && (left < -1 || right > wide);
    if (isOut && isSeen(holder) && !isCut(holder)) found.push(data.trim());
  }
  return found;
}"""

UNTIL = """async (patience) => {
  const condition = CONDITION;
  const ends = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > ends) throw new Error("it did not come");
    await new Promise(done => setTimeout(done, 50));
  }
}"""

Role = Literal[
    "button", "checkbox", "dialog", "group", "heading", "link", "list", "radio", "region", "textbox"
]


@cache
def _bundle(language: str) -> FluentBundle:
    folder = LOCALES / language
    bundle = FluentBundle([language], use_isolating=False)
    shared = [folder / f"{name}.ftl" for name in ("common", "bots", "review")]
    for part in (*shared, *sorted((folder / "browser").glob("*.ftl"))):
        bundle.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return bundle


@dataclass(frozen=True)
class Screen:
    """A page and the language that it speaks."""

    page: Page
    language: str = "en"

    def say(self, message: str, **details: object) -> str:
        """Say *message* as this screen does."""
        pattern = _bundle(self.language).get_message(message).value
        assert pattern is not None, message
        text, errors = _bundle(self.language).format_pattern(pattern, details)
        assert not errors, (self.language, message, errors)
        return str(text)

    def find(self, role: Role, message: str, **details: object) -> Locator:
        """Find what is called exactly so."""
        return self.page.get_by_role(role, name=self.say(message, **details), exact=True)

    def press(self, message: str, **details: object) -> None:
        """Press the button that is called so."""
        self.find("button", message, **details).click()

    @property
    def engine(self) -> Engine:
        """What draws this screen."""
        browser = self.page.context.browser
        assert browser is not None
        return Engine(browser.browser_type.name)

    def tap(self, wanted: Locator) -> None:
        """Tap it; in engines whose drivers have no fingers, click it."""
        if self.engine is Engine.CHROMIUM:
            wanted.tap()
        else:
            wanted.click()

    def reads(self, message: str, **details: object) -> None:
        """Wait until *message* can be read."""
        text = self.page.get_by_text(self.say(message, **details))
        expect(text.filter(visible=True).first).to_be_visible()

    def wait_until(self, condition: str) -> None:
        """Wait until an async function of the page returns true.

        `wait_for_function` takes the promise of a false answer for a true one.
        """
        self.page.evaluate(UNTIL.replace("CONDITION", condition), PATIENCE)

    def area(self, message: str) -> Locator:
        """Find the part of the screen that is called exactly so, whatever kind of part it is."""
        return self.page.get_by_label(self.say(message), exact=True)

    @property
    def notices(self) -> Locator:
        """Find the notices at the foot of the screen; there are none most of the time."""
        return self.area("notices")

    def provoke(self, act: Callable[[], object], wanted: Locator) -> None:
        """Do something until a notice is there: on a busy machine one can be gone unseen."""
        for _ in range(FARTHEST):
            act()
            with suppress(TooLate):
                wanted.wait_for(timeout=NOTICE)
                return
        raise AssertionError(wanted)

    def tab_to(self, wanted: Locator, *, back: bool = False) -> None:
        """Get there by Tab alone, or *back* by Shift and Tab.

        Behind the end of a page Firefox has its own buttons, of which its driver knows nothing.
        """
        wanted.wait_for()
        for _ in range(FARTHEST):
            if wanted.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(wanted)

    def keys(self) -> dict[str, str]:
        """List the keys with `?`, as people read them: what each does and how it is called."""
        self.page.keyboard.press("?")
        sheet = self.find("dialog", "keys")
        sheet.wait_for()
        names = sheet.get_by_role("term").all_inner_texts()
        meanings = sheet.get_by_role("definition").all_inner_texts()
        self.page.keyboard.press("?")
        sheet.wait_for(state="hidden")
        return dict(zip(meanings, names, strict=True))

    def overflows(self) -> list[str]:
        """Tell what sticks out of the screen, or could only be read by scrolling it sideways."""
        return list(self.page.evaluate(STICKING_OUT))
