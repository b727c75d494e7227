"""Where things are on a screen: each measure returns a line for each fault."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page

Box = dict[str, float]
Size = tuple[int, int]

SIDE: Size = (844, 390)
UPRIGHT: Size = (390, 844)
SMALL: Size = (320, 568)
DESK: Size = (1440, 900)
BEAMER: Size = (1920, 1080)
LARGE = 200
"""Percent of the usual size of letters."""

# Cards overlap those behind them, so their upper quarter is what can be seen and pressed.
UNSEEN = """elements => elements.flatMap(it => {
  const { left, top, right, bottom, width, height } = it.getBoundingClientRect();
  const what = `${it.outerHTML.slice(0, 120)} at ${[left, top, right, bottom].map(Math.round)}`;
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  if (!width || !inside) return [`outside: ${what}`];
  for (let around = it.parentElement; around; around = around.parentElement) {
    const edge = around.getBoundingClientRect(), { overflowX } = getComputedStyle(around);
    const isCut = left < edge.left - 1 || right > edge.right + 1;
    if (isCut && /clip|hidden/.test(overflowX)) return [`cut off: ${what}`];
  }
  const seen = document.elementFromPoint(left + width / 2, top + height / 4);
  return it.contains(seen) ? [] : [`behind ${seen?.outerHTML.slice(0, 80)}: ${what}`];
})"""
CLIPPED = """(elements, down) => elements
  .filter(it => it.scrollWidth > it.clientWidth + 1
    || (down && it.scrollHeight > it.clientHeight + 1))
  .map(it => `${it.scrollWidth}x${it.scrollHeight} in ${it.clientWidth}x${it.clientHeight}: `
    + it.outerHTML.slice(0, 160))"""
BOX = """it => { const { left, top, right, bottom } = it.getBoundingClientRect();
  return { left, top, right, bottom }; }"""
# A name is broken if one of its words is; it is cut in vain if there is room beside it.
NAMES = """() => [...document.querySelectorAll("bdi[title]")].filter(it => it.checkVisibility())
  .flatMap(it => {
    const faults = [], range = document.createRange(), text = it.firstChild;
    for (const { index, 0: word } of it.textContent.matchAll(/[^\\s-]+-?/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`broken: ${word}`);
    }
    const cut = it.scrollWidth > it.clientWidth + 1;
    if (cut && getComputedStyle(it).textOverflow !== "ellipsis") faults.push(`cut: ${it.title}`);
    if (cut && it.parentElement.clientWidth > it.clientWidth + 8) faults.push(`room: ${it.title}`);
    return faults;
  })"""
SPACED = """*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }"""


def settle(page: Page) -> None:
    """Wait for the letters of the page: others are of another size."""
    page.evaluate("() => document.fonts.ready.then(() => null)")


def resize(page: Page, size: Size) -> None:
    """Give the window another size, and go to the beginning of the page."""
    settle(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => { scrollTo(0, 0); return new Promise(requestAnimationFrame); }")


def enlarge(page: Page, percent: int) -> None:
    """Set letters larger, as somebody does who reads badly."""
    page.evaluate("to => document.documentElement.style.fontSize = to", f"{percent}%")


def at_sizes(page: Page, *sizes: Size, large: Size | None = None) -> Iterator[str]:
    """Try one size of the window after the other; in the end one with large letters."""
    for size in sizes:
        resize(page, size)
        yield f"{size}"
    if large is not None:
        resize(page, large)
        enlarge(page, LARGE)
        yield f"{large} with large letters"


def unseen(*things: Locator) -> list[str]:
    """Find out what is not wholly in the window, or lies behind something else."""
    faults: list[str] = []
    for thing in things:
        thing.first.wait_for()
        faults += thing.evaluate_all(UNSEEN)
    return faults


def clipped(things: Locator, *, down: bool = False) -> list[str]:
    """Find out what is wider than its own box, or if *down* higher."""
    return list(things.evaluate_all(CLIPPED, down))


def box(thing: Locator) -> Box:
    """Return where *thing* is."""
    found: dict[str, Any] = thing.evaluate(BOX)
    return found


def overlaps(things: dict[str, Locator]) -> Iterable[str]:
    """Find out which of *things* lie on one another."""
    boxes = {name: box(thing) for name, thing in things.items()}
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        beside = a["right"] <= b["left"] + 1 or b["right"] <= a["left"] + 1
        if not beside and a["bottom"] > b["top"] + 1 and b["bottom"] > a["top"] + 1:
            yield f"{one} {a} and {other} {b}"
