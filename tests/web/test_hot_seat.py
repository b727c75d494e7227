"""Several people share one device: each sees only what is their own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from servers import Served
from web.fifty_fifty_moves import agree as tallied
from web.fifty_fifty_moves import card, cards, hand
from web.fifty_moves import agree, number, open_numbers, resume_link, start, written
from web.people import Person
from web.screen import Screen
from web.wire_players import playing_for

PEOPLE = ["Ana", "Ben", "Cem"]
EVERYTHING = """() => [...document.querySelectorAll("body *")].flatMap(it => [
    ...[...it.childNodes].filter(child => child.nodeName === "#text").map(text => text.data),
    ...["aria-label", "title", "alt", "value"].map(name => it.getAttribute(name) ?? ""),
]).join(" / ")"""
"""All that is in the document for anybody to read, seen or not."""


def gathered(person: Person, served: Served, people: list[str] = PEOPLE, **settings: Any) -> Screen:
    """Let people and a bot sit down at one device, and begin."""
    screen = Screen(person(resume_link(served.open(**settings)), moving=True))
    gather(screen, people, settings["seats"])
    return screen


def gather(screen: Screen, people: list[str], seats: int) -> None:
    """Let the others and a bot sit down at a table that the first of them has opened, and begin."""
    screen.page.get_by_text(screen.say("lobby-hot-seat"), exact=True).click()
    for name in people[1:]:
        screen.page.get_by_label(screen.say("lobby-name"), exact=True).fill(name)
        screen.press("lobby-hot-seat-add")
        screen.find("button", "lobby-about", name=name).wait_for()
    here = screen.page.get_by_text(screen.say("lobby-this-device"), exact=True)
    expect(here).to_have_count(len(people))
    screen.area("lobby-add-bot").get_by_role("button").last.click()
    screen.reads("lobby-guests", seated=len(people) + 1, seats=seats)
    start(screen)


def told(screen: Screen, secrets: list[int]) -> list[int]:
    """Tell which of these numbers anybody could find in the document."""
    text = str(screen.page.evaluate(EVERYTHING))
    return [secret for secret in secrets if re.search(rf"\b{secret}\b", text)]


def take_over(screen: Screen, name: str, secrets: list[int]) -> None:
    """See that nothing secret is shown, and say that one is whom the device waits for."""
    screen.find("heading", "hand-over-to", name=name).wait_for()
    assert told(screen, secrets) == []
    screen.press("hand-over-it-is-me", name=name)


def write_in_the_middle(screen: Screen, first: int) -> list[int]:
    """Write five numbers that nothing else on the screen says."""
    assert written(screen) == []
    chosen = [one for one in open_numbers(screen) if one > 10][first::4][:5]
    for one in chosen:
        number(screen, one).click()
    assert told(screen, chosen) == chosen  # their owner sees them, so they can be found
    screen.press("fifty-done")
    return chosen


def test_three_people_and_a_bot_play_a_whole_game_on_one_phone(
    person: Person, served: Served
) -> None:
    screen = gathered(person, served, seats=4)
    secrets: list[int] = []
    for first, name in enumerate(PEOPLE):
        take_over(screen, name, secrets)
        secrets += write_in_the_middle(screen, first)
    onward = screen.find("button", "fifty-onward-watch")
    end = screen.find("link", "ended-leave")
    onward.or_(end).wait_for()
    while onward.is_visible():
        onward.click()  # all look at the score together; then the device goes round again
        screen.page.emulate_media(reduced_motion="reduce")  # a round with motion is enough
        for first, name in enumerate(PEOPLE):
            take_over(screen, name, [])
            write_in_the_middle(screen, first)
        onward.or_(end).wait_for()
    assert {*agree(screen, served)} > {*PEOPLE}


def test_during_the_count_each_can_look_and_hide_again(person: Person, served: Served) -> None:
    screen = gathered(person, served, seats=4, pace="living-room")
    numbers: dict[str, list[int]] = {}
    for first, name in enumerate(PEOPLE):
        take_over(screen, name, [one for own in numbers.values() for one in own])
        numbers[name] = write_in_the_middle(screen, first)
    screen.find("heading", "fifty-count", round=1).wait_for()
    own = screen.find("list", "fifty-my-numbers")
    expect(own).to_have_count(0)
    people = screen.area("hand-over-people")
    for name in PEOPLE:
        people.get_by_role("button", name=name, exact=True).click()
        expect(own.get_by_role("listitem")).to_have_text(
            [re.compile(rf"^\s*{one}\b") for one in numbers[name]]
        )
    screen.press("hand-over-hide", name=PEOPLE[-1])
    expect(own).to_have_count(0)
    screen.press("host-skip")
    screen.press("host-skip-sure")
    screen.find("heading", "fifty-scored", round=1).wait_for()


@pytest.mark.soak
def test_two_people_and_a_bot_play_a_whole_game_of_fifty_fifty(
    person: Person, served: Served
) -> None:
    people = PEOPLE[:2]
    screen = gathered(person, served, people, game="fifty-fifty", seats=3)
    in_hand = screen.say("halves-in-hand", card="")
    calls = {screen.say("hand-over-it-is-me", name=name): name for name in people}
    lift = screen.page.get_by_role("button", name=re.compile("|".join(calls)))
    go_on = screen.find("button", "halves-go-on")
    over = screen.find("link", "ended-record")
    hands: dict[str, list[int]] = {}
    while True:
        lift.or_(go_on).first.wait_for()
        if go_on.is_visible():
            break
        expect(hand(screen)).to_have_count(0)
        assert in_hand not in str(screen.page.evaluate(EVERYTHING))
        name = calls[lift.inner_text().strip()]
        lift.click()
        hand(screen).get_by_role("button").first.wait_for()
        held = cards(screen)
        assert held == sorted(hands.get(name, held))
        card(screen, held[0]).click()
        screen.press("halves-play", card=held[0])
        hands[name] = held[1:]
    assert hands == {name: [] for name in people}
    go_on.click()
    lift.wait_for()
    with playing_for(served, screen):
        over.or_(go_on).first.wait_for()
    while not over.is_visible():
        over.or_(go_on).first.wait_for()
        if go_on.is_visible():
            go_on.click()
    tallied(screen, served)
