"""Lessons, rules and words in airplane mode, in the languages in which no whole game is played."""

from __future__ import annotations

from math import ceil

import pytest
from playwright.sync_api import expect

from fifties.built_client.offline_copy import PRINTING, read_pack

from web.fifty_moves import choose, grid
from web.people import Person
from web.screen import Screen
from web.test_lesson import learn_fifty_fifty, read_on
from web.test_offline import fetch_offline_copy


def open_rules(screen: Screen, game: str) -> None:
    """Go to the rules of a game from the first page."""
    name = f"{screen.say('home-learn')} {screen.say(f'game-{game}')}"
    screen.page.get_by_role("link", name=name, exact=True).click()
    screen.find("button", "learn-lesson").wait_for()


def printing_megabytes() -> float:
    """Return how much is fetched before a device can print."""
    pack = read_pack()
    assert pack is not None
    bytes_ = sum(file.bytes for name, file in pack.files.items() if name.startswith(PRINTING))
    return ceil(bytes_ / 100_000) / 10


@pytest.mark.soak
def test_the_lesson_of_fifty_is_played_in_airplane_mode_in_french(person: Person) -> None:
    screen = fetch_offline_copy(person, locale="fr-FR")
    open_rules(screen, "fifty")
    expect(screen.page.locator("html")).to_have_attribute("lang", "fr")
    screen.reads("device-print-size", megabytes=printing_megabytes())
    screen.press("learn-lesson")
    coach = screen.page.get_by_role("complementary", name=screen.say("coach"), exact=True)
    expect(coach).to_contain_text(screen.say("coach-goal-fifty"))
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    assert read_on(screen, until="coach-play-now")
    screen.press("coach-play-now")
    grid(screen).wait_for()


def test_the_lesson_of_fifty_fifty_is_played_in_airplane_mode_in_italian(person: Person) -> None:
    screen = fetch_offline_copy(person, locale="it-IT")
    open_rules(screen, "fifty-fifty")
    screen.press("learn-lesson")
    assert learn_fifty_fifty(screen)
    expect(screen.page.locator("html")).to_have_attribute("lang", "it")
