"""Alone with bots: on a phone from one tap, and on a desk with nothing but a keyboard."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from fifties.games.registry import score_sheet

from servers import Served
from web.engines import every_engine, every_keyboard
from web.fifty_moves import (
    agree,
    choose,
    go_on,
    number,
    open_numbers,
    play_on,
    recorded,
    resume_link,
    see_score,
    spread,
    start,
    start_with_bots,
    written,
)
from web.people import Person
from web.screen import Screen


@every_engine
def test_one_tap_on_a_phone_leads_to_a_whole_game_with_bots(person: Person, served: Served) -> None:
    screen = Screen(person(moving=True))
    play = f"{screen.say('home-play')} {screen.say('game-fifty')}"
    screen.tap(screen.page.get_by_role("button", name=play, exact=True))
    screen.press("first-time-play")
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    screen.tap(screen.find("button", "pace-now", pace=screen.say("pace-living-room")))
    screen.press("pace-brisk")
    screen.press("host-skip")
    while go_on(screen):
        assert screen.overflows() == []
        choose(screen)
        screen.press("host-skip")
    totals = agree(screen, served)
    assert len(totals) == 5
    assert screen.overflows() == []


@every_keyboard
def test_a_whole_game_takes_nothing_but_a_keyboard(person: Person, served: Served) -> None:
    screen = Screen(person(phone=False))
    type_key = screen.page.keyboard.press
    new_table = f"{screen.say('home-new-table')} {screen.say('game-fifty')}"
    screen.tab_to(screen.page.get_by_role("button", name=new_table, exact=True))
    type_key("Enter")
    screen.tab_to(screen.find("button", "lobby-fill"))
    type_key("Enter")
    screen.tab_to(screen.page.locator("summary").filter(has_text=screen.say("lobby-more-settings")))
    type_key("Enter")
    screen.tab_to(screen.find("button", "lobby-pace-more"))
    type_key("Space")
    at_once = screen.find("radio", "pace-at-once")
    screen.tab_to(screen.find("radio", "pace-living-room"))
    type_key("ArrowUp")
    expect(at_once).to_be_checked()
    screen.tab_to(screen.find("button", "lobby-start"), back=True)
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


LISTENING = """() => {
  window.told = [];
  window.passed = [];
  const main = document.querySelector("main");
  const note = (numbers, number) => number && number !== numbers.at(-1) && numbers.push(number);
  const listen = () => {
    note(window.told, parseInt(main.querySelector("strong")?.textContent));
    note(window.passed, Number(main.querySelector(".here")?.style.getPropertyValue("--n")));
  };
  const all = { subtree: true, childList: true, attributeFilter: ["style"] };
  new MutationObserver(listen).observe(main, all);
}"""
"""Write down every number in large digits and on the line, however short it stands there."""

EVERYWHERE = {"m": "key-mute", "?": "key-help"}
"""What works on every screen."""


def keys_are(screen: Screen, keys: dict[str, str]) -> None:
    """See that `?` lists these keys and no others, so that each has its place in a test here."""
    wanted = {screen.say(what): name for name, what in (EVERYWHERE | keys).items()}
    assert screen.keys() == wanted


def begun(person: Person, served: Served, **settings: Any) -> Screen:
    """Begin a game at a desk."""
    screen = Screen(person(resume_link(served.open(**settings)), phone=False))
    start_with_bots(screen)
    return screen


def test_every_key_does_what_it_says_while_somebody_writes(person: Person, served: Served) -> None:
    screen = begun(person, served)
    press = screen.page.keyboard.press
    low, other, *more = open_numbers(screen)
    high = more[-1]
    writing = {"0–9": "fifty-key-digits", "Enter": "fifty-key-write", "d": "fifty-key-done"}
    keys_are(screen, {**writing, "Backspace": "fifty-key-erase", "p": "key-pause"})
    press(str(low))
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
    expect(screen.find("button", "fifty-done")).to_be_disabled()
    for one in more[-3:]:
        number(screen, one).click()
    press("p")
    screen.reads("paused")
    press("p")
    expect(screen.area("paused")).to_be_hidden()
    press("d")
    screen.find("heading", "fifty-scored", round=1).wait_for()
    press("Enter")
    screen.find("heading", "round", round=2).wait_for()


def test_every_key_does_what_it_says_during_the_count(person: Person, served: Served) -> None:
    screen = begun(person, served, pace="living-room")
    press = screen.page.keyboard.press
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    host = {"p": "key-pause", "s": "key-skip", "f": "fifty-key-pace"}
    expect(screen.page.get_by_text(screen.say("round-begins", name="Ana"))).to_be_hidden()
    keys_are(screen, host)
    press("f")
    screen.press("pace-brisk")
    screen.find("button", "pace-now", pace=screen.say("pace-brisk")).wait_for()
    press("p")
    screen.reads("paused")
    press("p")
    expect(screen.area("paused")).to_be_hidden()
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
    choose(screen)
    assert see_score(screen)
    keys_are(screen, {"Entern": "fifty-key-onward", "p": "key-pause"})
    screen.page.keyboard.press("n")
    play_on(screen)
    keys_are(screen, {"r": "ended-key-rematch"})
    screen.page.keyboard.press("r")
    screen.find("heading", "round", round=1).wait_for()
    assert written(screen) == []


def test_the_count_is_told_number_by_number(person: Person, served: Served) -> None:
    screen = Screen(person(resume_link(served.open(pace="brisk")), moving=True))
    start_with_bots(screen)
    numbers = [*open_numbers(screen)[:2], *open_numbers(screen)[-3:]]
    for one in numbers:
        number(screen, one).click()
    screen.page.evaluate(LISTENING)
    screen.press("fifty-done")
    screen.find("heading", "fifty-count", round=1).wait_for()
    screen.page.wait_for_function("last => window.told.at(-1) >= last", arg=numbers[1])
    screen.press("host-pause")
    screen.reads("paused")
    told, passed = screen.page.evaluate("() => [window.told, window.passed]")
    assert passed == list(range(1, len(passed) + 1))
    assert told == [number for number in passed if number in told]  # not all can be read
    assert {*numbers[:2]} <= {*told}
    own = screen.find("list", "fifty-my-numbers").get_by_role("listitem")
    fates = re.compile("|".join(screen.say(fate) for fate in ("fifty-taken", "fifty-crossed-off")))
    for at, one in enumerate(numbers[:2]):
        expect(own.nth(at)).to_contain_text(str(one))
        expect(own.nth(at).get_by_role("img", name=fates)).to_be_visible()
    screen.reads("fifty-next", number=numbers[2])
    why = screen.page.get_by_role("button", name=re.compile(screen.say("fifty-rule", clause="F")))
    clause = (why.first.get_attribute("aria-label") or "").split()[-1]
    why.first.click()
    expect(screen.find("dialog", "rule", clause=clause)).to_be_visible()


def test_got_it_is_pressed_by_finger_and_by_key(person: Person, served: Served) -> None:
    screen = begun(person, served, pace="tap")
    numbers = open_numbers(screen)[:5]
    for one in numbers:
        number(screen, one).click()
    screen.press("fifty-done")
    own = screen.find("list", "fifty-my-numbers").get_by_role("listitem")
    button = screen.find("button", "got-it")
    for at, key in enumerate((None, "g", "Space")):
        button.wait_for()
        expect(screen.page.get_by_role("strong")).to_have_text(str(numbers[at]))
        expect(screen.page.get_by_role("alert")).to_have_text(
            screen.say("fifty-press", number=numbers[at])
        )
        if key is None:
            assert screen.keys()[screen.say("fifty-key-got-it")] == "␣ g"
            button.click()
        else:
            screen.page.keyboard.press(key)
        expect(own.nth(at).get_by_role("img")).to_be_visible()
    expect(screen.notices).to_have_count(0)


def party(person: Person, served: Served, pace: str) -> Screen:
    """Begin a party of one person and eight bots on a phone."""
    screen = Screen(person(resume_link(served.open(party=True, pace=pace))))
    for _ in range(8):
        screen.press("level-steady")
    screen.reads("lobby-guests-party", seated=9)
    start(screen)
    return screen


def type_numbers(screen: Screen, numbers: list[int]) -> None:
    for one in numbers:
        screen.page.get_by_label(screen.say("crowd-type")).fill(str(one))
        screen.press("crowd-type-write")


def test_at_a_party_the_phone_finds_me(person: Person, served: Served) -> None:
    screen = party(person, served, "brisk")
    screen.find("heading", "crowd-write", most=59).wait_for()
    high = open_numbers(screen)[-4:]
    assert all(one > 50 for one in high)
    type_numbers(screen, [60, 1, *high])
    expect(screen.notices).to_contain_text(screen.say("fifty-number-beyond", least=1, most=59))
    assert written(screen) == [1, *high]
    screen.press("fifty-done")
    screen.find("heading", "crowd-count-to", top=60).wait_for()
    own = screen.find("list", "crowd-my-numbers").get_by_role("listitem")
    expect(own).to_have_count(5)
    shared = screen.say("crowd-owners", count=9).replace("9", r"\d")
    expect(own.first).to_contain_text(re.compile(f"{screen.say('crowd-alone')}|{shared}"))
    assert screen.overflows() == []
    screen.press("menu")
    screen.press("host-skip")
    screen.page.keyboard.press("Escape")
    screen.find("heading", "crowd-round-over", round=1).wait_for()
    words = re.escape(screen.say("crowd-rank", rank=98, players=9)).replace("98", "[1-9]")
    expect(screen.page.get_by_text(re.compile(words))).to_be_visible()
    assert screen.overflows() == []


def test_a_party_ends_with_my_place_among_all(person: Person, served: Served) -> None:
    screen = party(person, served, "at-once")
    end = screen.find("link", "ended-replay")
    rounds = 0
    while not end.is_visible():
        rounds += 1
        type_numbers(screen, spread(open_numbers(screen), rounds))
        screen.press("fifty-done")
        following = screen.page.get_by_text(screen.say("crowd-round", round=rounds + 1, rounds=4))
        following.or_(end).wait_for()
    told = score_sheet(recorded(screen, served))
    mine = told["totals"][told["players"].index("Ana")]
    rank = 1 + sum(total > mine for total in told["totals"])
    screen.reads("crowd-final", rank=rank, players=9, total=mine)
    assert screen.overflows() == []
