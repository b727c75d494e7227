"""Without a server: taken along once, then played in airplane mode, whatever happens to the tab."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fifties.games.registry import parse_record

from web.fifty_fifty_moves import awaited, cards, middle, play
from web.fifty_moves import choose, go_on, grid, open_numbers, spread, start, written
from web.people import Person
from web.screen import Screen

AT_TABLE = re.compile(r"/t/\w+$")


def fetch_offline_copy(person: Person, locale: str = "en-GB") -> Screen:
    """Return the first page on a phone that has taken the game along, and has no network now."""
    page = person(service_worker=True, troubled=True, locale=locale)
    screen = Screen(page, locale[:2])
    screen.press("offline-copy-do")
    screen.page.get_by_text(screen.say("offline-copy-taken")).wait_for()
    screen.page.context.set_offline(True)
    screen.page.reload()
    screen.page.get_by_role("link", name=screen.say("device-play")).click()
    screen.find("heading", "device-home").wait_for()
    return screen


def play_now(screen: Screen, game: str) -> None:
    """Start a game with bots, as somebody who knows it."""
    name = f"{screen.say('home-play')} {screen.say(f'game-{game}')}"
    screen.page.get_by_role("button", name=name, exact=True).click()
    screen.press("first-time-play")
    expect(screen.page).to_have_url(AT_TABLE)


def come_back(screen: Screen) -> Screen:
    """Kill the tab, and open its address in another one."""
    address, context = screen.page.url, screen.page.context
    # A tab that is killed says no goodbye; neither does one that crashes.
    screen.page.close(run_before_unload=False)
    page = context.new_page()
    page.goto(address)
    return Screen(page, screen.language)


def hurry(screen: Screen) -> None:
    """Let nothing take its time."""
    screen.press("menu")
    screen.press("pace-now", pace=screen.say("pace-living-room"))
    screen.press("pace-at-once")


def test_fifty_from_the_first_page_to_the_podium_and_its_replay_in_airplane_mode(
    person: Person,
) -> None:
    screen = fetch_offline_copy(person)
    play_now(screen, "fifty")
    numbers = choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    screen = come_back(screen)  # in the middle of the count
    screen.press("host-skip")
    assert go_on(screen)
    grid(screen).wait_for()
    screen = come_back(screen)  # in the middle of choosing
    grid(screen).wait_for()
    assert written(screen) == [] != numbers
    play_fifty(screen)
    see_replay(screen)
    # A finished game is played on from without a server as well.
    screen.page.keyboard.press("PageDown")
    screen.press("replay-branch")
    expect(screen.page).to_have_url(AT_TABLE)
    screen.reads("lobby-branch-where", round=1)
    screen.press("lobby-fill")
    start(screen)
    assert set(spread(open_numbers(screen))) == set(numbers), "the same tokens"
    give_to_server(screen)


@pytest.mark.soak
def test_fifty_fifty_to_its_end_in_airplane_mode_in_german(person: Person) -> None:
    screen = fetch_offline_copy(person, locale="de-DE")
    play_now(screen, "fifty-fifty")
    name = my_name(screen.page)
    assert awaited(screen, name) == name
    play(screen, middle(cards(screen)))
    screen = come_back(screen)  # in the middle of a trick
    play_fifty_fifty(screen)
    see_replay(screen)


def play_fifty_fifty(screen: Screen) -> None:
    """Play a game that has begun to its end."""
    name = my_name(screen.page)
    assert awaited(screen, name) == name
    hurry(screen)
    while awaited(screen, name) is not None:
        play(screen, middle(cards(screen)))


def play_fifty(screen: Screen) -> None:
    """Play a game that has begun to its end."""
    while True:
        choose(screen)
        screen.press("host-skip")
        if not go_on(screen):
            return


def my_name(page: Page) -> str:
    """Return what the person at this device is called."""
    seats = page.evaluate("() => JSON.parse(localStorage.getItem('fifties.seats'))")
    assert seats[0]["here"]
    return str(seats[0]["name"])


def give_to_server(screen: Screen) -> None:
    """Give the only game to the server, which has to be reached for that, and find it there."""
    page = screen.page
    page.goto("/here/replay")
    give = page.get_by_role("button", name=screen.say("device-import"))
    give.click()
    expect(screen.notices).to_contain_text(screen.say("connection-device"))
    page.context.set_offline(False)
    give.click()
    page.get_by_role("link", name=screen.say("device-imported")).click()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]{22}$"))
    screen.find("link", "replay-download").wait_for()
    page.goto("/replay")
    expect(page.locator("ul a.sheet")).to_have_count(1)


def see_replay(screen: Screen) -> None:
    """Find the finished game in the list of replays, watch it, and take it out as a file."""
    screen.page.goto("/here/replay")
    screen.page.locator("ul a.sheet").click()
    screen.reads("device-review")  # where one can have it reviewed instead
    with screen.page.expect_download() as saved:
        screen.find("link", "replay-download").click()
    record = parse_record(saved.value.path().read_bytes())
    assert my_name(screen.page) in record.header.players
