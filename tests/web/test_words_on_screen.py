"""Four languages, seen and heard; that no scene shows an unsaid word is seen in test_access.py."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from servers import Served
from web import scenes
from web.fifty_moves import number
from web.fifty_moves import open_numbers as numbers_on
from web.inspection import misspoken
from web.paused_tables import Company, PausedTables, company, open_numbers
from web.people import Person
from web.screen import Screen
from web.visits import Visit

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
CALLS = {"en": "Got it!", "fr": "J’ai\u202f!", "de": "Hab ich!", "it": "Ce l’ho!"}
EARS = """
(() => {
  const heard = (window.heard = { said: [], rooms: 0, sounds: 0 });
  // Whatever a test asks the page counts as a touch for the browser, so touches are counted here.
  let touched = false;
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (touched = true));
  const activation = { get: () => ({ hasBeenActive: touched, isActive: touched }) };
  Object.defineProperty(navigator, "userActivation", activation);
  const voices = ["en-GB", "fr-CH", "de-CH", "it-CH"].flatMap((lang) => [
    { lang, name: `${lang} elsewhere`, localService: false },
    { lang, name: lang, localService: true },
  ]);
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const speak = ({ text, lang, voice }) => text && heard.said.push([text, lang, voice.name]);
  const speech = { getVoices: () => voices, speak, cancel: () => {} };
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  const Room = window.AudioContext;
  window.AudioContext = class extends Room { constructor() {
    super();
    heard.rooms += 1;
    window.room = this;
  } };
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) { heard.sounds += 1; start.apply(this, when); };
  }
})();
"""


def chosen(screen: Screen, language: str) -> Screen:
    """Choose a language by its own name."""
    screen.page.get_by_role("radio", name=LANGUAGES[language], exact=True).check()
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    return Screen(screen.page, language)


def test_the_browser_says_which_language_comes_first(person: Person) -> None:
    for locale, language in (("fr-CH", "fr"), ("it", "it"), ("de-AT", "de"), ("nl-NL", "en")):
        screen = Screen(person(locale=locale), language)
        screen.reads("home-title-count")
        assert [*misspoken(screen)] == []


def test_another_language_changes_the_whole_page_at_once_and_is_remembered(person: Person) -> None:
    screen = Screen(person())
    screen.reads("home-title-count")
    for language in ("de", "it", "fr"):
        screen = chosen(screen, language)
        assert [*misspoken(screen)] == []
    screen.page.reload()
    screen.reads("home-title-count")
    assert [*misspoken(screen)] == []
    screen.page.goto("/learn/fifty")
    screen.find("heading", "rules-head-fifty-danger").wait_for()
    screen.press("menu")
    screen = chosen(screen, "en")
    assert [*misspoken(screen)] == []


def test_people_at_one_table_speak_different_languages(
    person: Person, tables: PausedTables
) -> None:
    screens = {}
    for language in LANGUAGES:
        screens[language] = Screen(person("about:blank", locale=f"{language}-CH"), language)
        scenes.kept(Visit(tables, screens[language]))
    changed = screens.pop("en")
    changed.press("menu")
    screens["it, once en"] = chosen(changed, "it")
    for screen in screens.values():
        screen.reads("fifty-kept")
        assert [*misspoken(screen)] == []


def test_the_call_is_heard_in_every_language(person: Person, tables: PausedTables) -> None:
    for language, call in CALLS.items():
        screen = Screen(person("about:blank", locale=f"{language}-CH"), language)
        scenes.tap(Visit(tables, screen))
        expect(screen.page.get_by_role("button", name=call, exact=True)).to_be_visible()


def listener(person: Person, group: Company, language: str) -> Page:
    """Come to Ana's seat with ears, and with the wish to hear numbers."""
    page = person("about:blank", locale=f"{language}-CH")
    liked = json.dumps(json.dumps({"voice": True}))
    page.add_init_script(EARS + f"localStorage.getItem('fifties.preferences') ?? "
                         f"localStorage.setItem('fifties.preferences', {liked})")  # fmt: skip
    page.goto(f"/t/{group.code}#{group.table['token']}")
    Screen(page, language).find("group", "fifty-grid").wait_for()
    return page


def heard(page: Page) -> Any:
    return page.evaluate("() => heard")


def hear_on(page: Page, group: Company, more: int) -> None:
    """Wait until *more* numbers were told, here and on *page*."""
    for _ in range(more):
        number = group.watcher.event("called")["number"]
    page.wait_for_function(
        "number => document.querySelector('main strong')?.innerText.includes(number)", arg=number
    )


def test_numbers_are_spoken_in_the_language_of_the_page_after_a_tap_and_unless_mute(
    person: Person, served: Served
) -> None:
    group = company(served, "Ben", "Cleo", pace="brisk")
    group.host.ask("start")
    offers = [one.offer() for one in group.people]
    pages = {language: listener(person, group, language) for language in LANGUAGES}
    untouched, mute = listener(person, group, "en"), listener(person, group, "en")
    for page in (*pages.values(), mute):
        assert heard(page) == {"said": [], "rooms": 0, "sounds": 0}
        page.get_by_role("heading", level=1).tap()
        assert heard(page)["rooms"] == 1
    Screen(mute).press("mute")
    numbers = open_numbers(offers[0])
    for seat, one in enumerate(group.people):
        picks = [numbers[seat * 2 + 1], *numbers[10 + seat * 4 : 14 + seat * 4]]
        one.ask("act", action={"do": "choose", "round": 1, "numbers": picks})
    hear_on(untouched, group, numbers[4])
    for language, page in pages.items():
        said = heard(page)["said"]
        assert {lang for _, lang, _ in said} == {f"{language}-{'GB' if language == 'en' else 'CH'}"}
        assert {voice for _, _, voice in said} == {lang for _, lang, _ in said}
        texts = [text for text, _, _ in said]
        assert [int(text.split(".")[0]) for text in texts] == [*range(1, len(texts) + 1)]
        assert f"{numbers[1]}. {CALLS[language]}" in texts
        assert heard(page)["sounds"] > 0
    assert heard(untouched) == {"said": [], "rooms": 0, "sounds": 0}
    assert heard(mute) == {"said": [], "rooms": 1, "sounds": 0}
    group.pause()


def test_a_silent_page_rests_and_the_next_sound_wakes_it(
    person: Person, tables: PausedTables
) -> None:
    page = person("about:blank")
    page.add_init_script(EARS)
    screen = Screen(page)
    scenes.choose(Visit(tables, screen))
    pencilled = number(screen, numbers_on(screen)[0])
    page.get_by_role("heading", level=1).tap()
    for silent in (True, False, True):
        state = "suspended" if silent else "running"
        page.wait_for_function("state => room.state === state", arg=state)
        if silent:
            pencilled.tap()  # a pencil scratches
    assert heard(page)["sounds"] > 0
