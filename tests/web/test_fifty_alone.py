"""Alone with bots: on a phone from one tap, and on a desk with nothing but a keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from servers import Served
from web.fifty_moves import (
    agree,
    choose,
    go_on,
    grid,
    number,
    open_numbers,
    play_on,
    resume_link,
    see_score,
    spread,
    start_with_bots,
    written,
)
from web.people import Person
from web.screen import Screen


def test_one_tap_on_a_phone_leads_to_a_whole_game_with_bots(person: Person, served: Served) -> None:
    screen = Screen(person())
    play = f"{screen.say('home-play')} {screen.say('game-fifty')}"
    screen.page.get_by_role("button", name=play, exact=True).tap()
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    pace = f"{screen.say('fifty-pace')} {screen.say('pace-living-room')}"
    screen.page.get_by_role("button", name=pace).tap()
    screen.press("host-skip")
    while go_on(screen):
        assert not screen.overflows()
        choose(screen)
        screen.press("host-skip")
    totals = agree(screen, served)
    assert len(totals) == 5
    assert not screen.overflows()


def test_a_whole_game_takes_nothing_but_a_keyboard(person: Person, served: Served) -> None:
    screen = Screen(person(phone=False))
    type_key = screen.page.keyboard.press
    new_table = f"{screen.say('home-new-table')} {screen.say('game-fifty')}"
    screen.tab_to(screen.page.get_by_role("button", name=new_table, exact=True))
    type_key("Enter")
    screen.tab_to(screen.find("button", "lobby-fill"))
    type_key("Enter")
    screen.tab_to(screen.page.locator("summary").filter(has_text=screen.say("lobby-manner")))
    type_key("Enter")
    screen.tab_to(screen.find("button", "lobby-pace-more"))
    type_key("Space")
    at_once = screen.find("radio", "pace-at-once")
    screen.tab_to(screen.find("radio", "pace-living-room"))
    type_key("ArrowUp")
    expect(at_once).to_be_checked()
    screen.tab_to(screen.find("button", "lobby-start"))
    type_key("Enter")
    _choose_with_arrows(screen)
    type_key("Enter")
    playing = True
    while playing:
        for digits in map(str, spread(open_numbers(screen))):
            for digit in digits:
                type_key(digit)
            if len(digits) == 1:
                type_key("Enter")
        type_key("d")
        playing = see_score(screen)
        if playing:
            type_key("n")
    agree(screen, served)
    type_key("r")
    assert open_numbers(screen)
    assert written(screen) == []


def _choose_with_arrows(screen: Screen) -> None:
    """Write the first five open numbers in reading order, going row by row and back."""
    wanted = open_numbers(screen)[:5]
    screen.tab_to(number(screen, 1))
    screen.page.keyboard.press("ArrowDown")
    expect(number(screen, 11)).to_be_focused()
    screen.page.keyboard.press("ArrowUp")
    for at in range(1, wanted[-1] + 1):
        expect(number(screen, at)).to_be_focused()
        if at in wanted:
            screen.page.keyboard.press("Enter" if at % 2 else "Space")
        screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("ArrowLeft")
    assert written(screen) == wanted
    screen.tab_to(screen.find("button", "fifty-done"))
    screen.page.keyboard.press("Enter")
    screen.find("heading", "fifty-scored", round=1).wait_for()


EVERYWHERE = {"m": "key-mute", "?": "key-help"}
"""What works on every screen."""


def keys_are(screen: Screen, **keys: str) -> None:
    """See that `?` lists these keys and no others, so that each has its place in a test here."""
    wanted = {screen.say(what): name for name, what in (EVERYWHERE | keys).items()}
    assert screen.keys() == wanted


def begun(person: Person, served: Served, **settings: object) -> Screen:
    """Begin a game at a desk."""
    screen = Screen(person(resume_link(served.open(**settings)), phone=False))
    start_with_bots(screen)
    return screen


def test_every_key_does_what_it_says_while_somebody_writes(person: Person, served: Served) -> None:
    screen = begun(person, served)
    press = screen.page.keyboard.press
    low, other, *more = open_numbers(screen)
    high = more[-1]
    keys_are(
        screen,
        **{"0–9": "fifty-key-digits", "Enter": "fifty-key-write", "d": "fifty-key-done"},
        **{"Backspace": "fifty-key-erase", "p": "key-pause"},
    )
    press(str(low))
    assert written(screen) == []  # a second digit might follow
    press("Enter")
    assert written(screen) == [low]
    for digit in str(high):
        press(digit)
    expect(number(screen, high)).to_have_attribute("aria-pressed", "true")
    press("Backspace")
    assert written(screen) == [low]
    press("4")
    press("Backspace")
    press(str(other))
    press("Enter")
    assert written(screen) == [low, other]
    press("d")
    screen.reads("fifty-boxes-left", left=3)
    for one in more[-3:]:
        number(screen, one).click()
    press("p")
    screen.reads("paused")
    press("p")
    expect(screen.page.get_by_text(screen.say("paused"))).to_be_hidden()
    press("d")
    screen.find("heading", "fifty-scored", round=1).wait_for()


def test_every_key_does_what_it_says_during_the_count(person: Person, served: Served) -> None:
    screen = begun(person, served, pace="living-room")
    press = screen.page.keyboard.press
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    host = {"p": "key-pause", "s": "key-skip", "f": "fifty-key-pace"}
    screen.page.get_by_text(re.compile(r"^[1-9]\d?$")).first.wait_for()
    keys_are(screen, **host)
    press("f")
    screen.page.get_by_role("button", name=screen.say("pace-brisk")).wait_for()
    press("p")
    screen.reads("paused")
    press("p")
    expect(screen.page.get_by_text(screen.say("paused"))).to_be_hidden()
    sounds = screen.find("button", "mute")
    press("m")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    press("m")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    press("s")
    screen.find("heading", "fifty-scored", round=1).wait_for()


def test_every_key_does_what_it_says_between_rounds_and_in_the_end(
    person: Person, served: Served
) -> None:
    screen = begun(person, served)
    for key in ("Enter", "n", "Enter"):
        choose(screen)
        assert see_score(screen)
        keys_are(screen, **{"Entern": "fifty-key-onward", "p": "key-pause"})
        screen.page.keyboard.press(key)
    choose(screen)
    assert not see_score(screen)
    keys_are(screen, r="finale-key-rematch")
    screen.page.keyboard.press("r")
    screen.find("heading", "round", round=1).wait_for()
    assert written(screen) == []
