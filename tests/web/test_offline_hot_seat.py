"""Several people hand one device round, in airplane mode."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.fifty_fifty_moves import card, cards, hand
from web.people import Person
from web.screen import Screen
from web.test_hot_seat import EVERYTHING, gather, take_over, write_in_the_middle
from web.test_offline import AT_TABLE, come_back, fetch_offline_copy, hurry, my_name, see_replay

NAMED = "() => JSON.parse(localStorage.getItem('fifties.seats'))[0].name"
"""Whoever opens a table and has no name is given one."""


def open_table(screen: Screen, game: str, others: list[str], seats: int) -> list[str]:
    """Open a table on this device for several people and a bot, and begin; return who plays."""
    name = f"{screen.say('home-new-table')} {screen.say(f'game-{game}')}"
    screen.page.get_by_role("button", name=name, exact=True).click()
    expect(screen.page).to_have_url(AT_TABLE)
    screen.find("heading", "device-lobby").wait_for()
    screen.wait_until(NAMED)
    people = [my_name(screen.page), *others]
    gather(screen, people, seats)
    return people


@pytest.fixture
def screen(person: Person) -> Screen:
    """Return the first page on a phone that has no network any more."""
    return fetch_offline_copy(person)


@pytest.mark.soak
def test_three_people_and_a_bot_play_fifty_and_nobody_sees_what_is_not_theirs(
    screen: Screen,
) -> None:
    people = open_table(screen, "fifty", ["Ben", "Cem"], 7)
    secrets: list[int] = []
    for first, name in enumerate(people):
        if name != people[0]:
            screen = come_back(screen)  # killed while it is handed over: the curtain is still there
        take_over(screen, name, secrets)
        secrets += write_in_the_middle(screen, first)
    onward, end = screen.find("button", "fifty-onward-watch"), screen.find("link", "ended-leave")
    while True:
        screen.press("host-skip")
        screen.press("host-skip-sure")
        onward.or_(end).wait_for()
        if end.is_visible():
            break
        onward.click()
        for first, name in enumerate(people):
            take_over(screen, name, [])
            write_in_the_middle(screen, first)
    see_replay(screen)


def test_two_people_and_a_bot_play_a_round_of_fifty_fifty(screen: Screen) -> None:
    people = open_table(screen, "fifty-fifty", ["Ben"], 5)
    calls = {screen.say("hand-over-it-is-me", name=name): name for name in people}
    lift = screen.page.get_by_role("button", name=re.compile("|".join(calls)))
    lift.wait_for()
    screen = come_back(screen)
    hands: dict[str, list[int]] = {}
    lift = screen.page.get_by_role("button", name=re.compile("|".join(calls)))
    go_on = screen.find("button", "halves-go-on")
    while True:
        lift.or_(go_on).first.wait_for()
        if go_on.is_visible():
            break
        expect(hand(screen)).to_have_count(0)
        assert screen.say("halves-in-hand", card="") not in str(screen.page.evaluate(EVERYTHING))
        name = calls[lift.inner_text().strip()]
        lift.click()
        hand(screen).get_by_role("button").first.wait_for()
        held = cards(screen)
        assert held == sorted(hands.get(name, held))
        if not hands:
            hurry(screen)
        card(screen, held[0]).click()
        screen.press("halves-play", card=held[0])
        hands[name] = held[1:]
    assert hands == {name: [] for name in people}
    go_on.click()
    lift.wait_for()
