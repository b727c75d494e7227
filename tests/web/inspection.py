"""What can be wrong with a screen, whatever it shows: each check returns a line for each fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import ViewportSize

from web.axe import violations
from web.screen import LOCALES, Screen

NARROW: ViewportSize = {"width": 360, "height": 740}
USUAL: ViewportSize = {"width": 390, "height": 844}
BEAMERS: tuple[ViewportSize, ...] = (
    {"width": 3840, "height": 2160},
    {"width": 1920, "height": 1080},
    {"width": 1280, "height": 720},
)
LEAST_TARGET = 44

BROKEN = re.compile(r"[{}]|\b(?:undefined|NaN|null|Infinity)\b|\[object")
IDS = re.compile(r"\b[a-z]+(?:-[a-zA-Z0-9]+)+\b")

TEXTS = """() => {
  const said = new Set();
  const both = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walk = document.createTreeWalker(document.body, both);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, noscript")) said.add(node.data.trim());
    } else for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      if (node.hasAttribute(name)) said.add(node.getAttribute(name));
  }
  return [...said].filter(Boolean);
}"""
SMALL = """least => [...document.querySelectorAll(".button")]
  .filter(it => it.checkVisibility() && it.offsetHeight < least)
  .map(it => `${it.offsetHeight} px: ${it.outerHTML.slice(0, 120)}`)"""
MOVING = """() => document.getAnimations()
  .filter(it => it.playState !== "finished" && it.playState !== "idle")
  .map(it => [it.animationName ?? it.transitionProperty, it.effect?.target?.outerHTML])
  .map(([what, where]) => `${what}: ${where?.slice(0, 120)}`)"""
IN_PLACE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".action-bar, :has(> .action-bar) { position: static !important }");
  document.adoptedStyleSheets = [sheet];
}"""
"""A bar that stays in sight covers what can be scrolled from under it; axe does not scroll."""
SCROLLS_SIDEWAYS = """() =>
  document.scrollingElement.scrollWidth > document.documentElement.clientWidth"""
BELOW = """() => {
  const isSeen = it => it.checkVisibility() && it.getBoundingClientRect().width > 1;
  const low = [...document.querySelectorAll("main *")]
    .filter(it => !it.children.length && isSeen(it) && !it.closest(".backdrop"))
    .filter(it => it.getBoundingClientRect().bottom > innerHeight + 2)
    .map(it => it.outerHTML.slice(0, 100));
  return document.documentElement.scrollHeight > innerHeight ? ["the page", ...low] : low;
}"""


@cache
def sayings(language: str) -> dict[str, str]:
    """Return what *language* says, by id; `{}` stands for every detail."""
    folder = LOCALES / language
    said = {}
    for part in (folder / "common.ftl", *(folder / "browser").glob("*.ftl")):
        for entry in FluentParser().parse(part.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                said[entry.id.name] = "".join(
                    one.value if isinstance(one, ast.TextElement) else "{}"
                    for one in entry.value.elements
                )
    return said


def misspoken(screen: Screen) -> Iterator[str]:
    """Find ids in place of words, what was not filled in, and words of another language."""
    if (lang := screen.page.evaluate("() => document.documentElement.lang")) != screen.language:
        yield f"lang is {lang}"
    own, english = sayings(screen.language), sayings("en")
    foreign = {text for key, text in english.items() if own[key] != text}
    foreign -= {*own.values(), "English"}  # a language is called by its own name
    for text in screen.page.evaluate(TEXTS):
        if BROKEN.search(text) or own.keys() & set(IDS.findall(text)):
            yield f"unsaid: {text}"
        if text in foreign:
            yield f"English: {text}"


def barriers(screen: Screen, *themes: str) -> Iterator[str]:
    """Find what keeps people out: everything by day, and what cannot be told apart in *themes*."""
    screen.page.evaluate(IN_PLACE)
    yield from violations(screen.page, rules={"target-size": {"enabled": True}})
    screen.page.evaluate("() => { document.adoptedStyleSheets = [] }")
    for theme in themes:
        screen.page.evaluate("to => document.documentElement.dataset.theme = to", theme)
        found = violations(screen.page, runOnly=["color-contrast"])
        yield from (f"{theme}: {fault}" for fault in found)
    screen.page.evaluate("() => delete document.documentElement.dataset.theme")


def small_targets(screen: Screen) -> Iterator[str]:
    """Find buttons that a thumb would miss."""
    yield from screen.page.evaluate(SMALL, LEAST_TARGET)


def motions(screen: Screen) -> Iterator[str]:
    """Find what moves."""
    yield from (f"moves: {one}" for one in screen.page.evaluate(MOVING))


def overflows(screen: Screen, *, big: bool) -> Iterator[str]:
    """Find out where people have to scroll sideways; a big screen must show everything as it is."""
    page = screen.page
    before = page.viewport_size

    def sideways(where: str) -> Iterator[str]:
        # What lies out of sight on purpose does no harm as long as the page stays where it is.
        if page.evaluate(SCROLLS_SIDEWAYS):
            yield from (f"{where}: {one}" for one in screen.overflows())

    page.set_viewport_size(NARROW)
    yield from sideways("at 360 px")
    page.set_viewport_size(USUAL)
    page.evaluate("() => document.documentElement.style.fontSize = '200%'")
    yield from sideways("at 200 %")
    page.evaluate("() => document.documentElement.style.fontSize = ''")
    for size in BEAMERS if big else ():
        page.set_viewport_size(size)
        yield from sideways(f"at {size['width']} px")
        yield from (f"at {size['width']} px: {one}" for one in page.evaluate(BELOW))
    if before is not None:
        page.set_viewport_size(before)
