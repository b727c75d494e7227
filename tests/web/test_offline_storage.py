"""The storage of a device is full: that is said, and nothing that was confirmed is lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from servers import Served
from web.fifty_moves import choose, grid, number, open_numbers, spread
from web.people import Person
from web.screen import Screen
from web.test_offline import come_back, fetch_offline_copy, play_now

LITTLE, NOTHING = 64_000_000, 1
"""Bytes that may be stored: enough for the game, and fewer than there are already."""
TOO_MUCH = """(bytes) => new Promise((told) => {
  const opening = indexedDB.open("scratch", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("all");
  opening.onsuccess = () => {
    const change = opening.result.transaction("all", "readwrite");
    change.objectStore("all").put(new Uint8Array(bytes), "one");
    change.onabort = () => told(change.error.name);
    change.oncomplete = () => told("stored");
  };
})"""
"""A browser that has found room does not look again for half a minute, or until somebody wants more
than it has found."""


def limit(page: Page, origin: str, quota: int | None) -> None:
    """Let the browser store so many bytes as long as *page* is open; `None` is as usual."""
    session = page.context.new_cdp_session(page)
    wish = {} if quota is None else {"quotaSize": quota}
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, **wish})


def test_a_move_that_cannot_be_stored_is_not_confirmed_and_can_be_made_again(
    person: Person, served: Served
) -> None:
    screen = fetch_offline_copy(person)
    limit(screen.page, served.url, LITTLE)
    play_now(screen, "fifty")
    grid(screen).wait_for()
    limit(screen.page, served.url, NOTHING)
    assert screen.page.evaluate(TOO_MUCH, LITTLE) == "QuotaExceededError"
    chosen = spread(open_numbers(screen))
    for one in chosen:
        number(screen, one).click()
    screen.press("fifty-done")
    expect(screen.notices).to_contain_text(screen.say("device-full"))
    assert any("QuotaExceededError" in trouble for trouble in person.troubles)
    screen = come_back(screen)  # there is room again
    count = screen.find("heading", "fifty-count", round=1)
    # The page has asked again by itself: it was stored by now, or it was never confirmed.
    grid(screen).or_(count).first.wait_for()
    if not count.is_visible():
        choose(screen)
    count.wait_for()
    screen.press("host-skip")
    screen.find("button", "fifty-onward").wait_for()
    person.troubles.clear()  # the host has told the console all about it


def test_a_game_that_is_too_large_for_the_device_is_not_taken_along(
    person: Person, served: Served
) -> None:
    screen = Screen(person(service_worker=True))
    screen.find("button", "offline-copy-do").wait_for()
    limit(screen.page, served.url, 1_000_000)
    screen.press("offline-copy-do")
    expect(screen.notices).to_contain_text(screen.say("offline-copy-full"))
    limit(screen.page, served.url, None)
    screen.press("offline-copy-do")
    screen.page.get_by_text(screen.say("offline-copy-taken")).wait_for()
    person.troubles[:] = [one for one in person.troubles if "Quota" not in one]
