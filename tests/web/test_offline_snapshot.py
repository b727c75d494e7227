"""Python starts from a snapshot of its memory that the device has made, or without one."""

from __future__ import annotations

from playwright.sync_api import Page

from web.fifty_moves import choose, grid
from web.people import Person
from web.test_offline import come_back, fetch_offline_copy, play_now

SIZES = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const one of await (await caches.open(name)).matchAll()) {
      if (one.headers.get("Layout")) found.push((await one.arrayBuffer()).byteLength);
    }
  }
  return found;
}"""
SPOIL = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const asked of await cache.keys()) {
      const { headers } = await cache.match(asked);
      const spoilt = new Response(new Uint8Array(64), { headers });
      if (headers.get("Layout")) await cache.put(asked, spoilt);
    }
  }
}"""
WITHOUT = "Python starts without a snapshot"


def snapshots(page: Page) -> list[int]:
    """Return the bytes of all snapshots that are kept."""
    found: list[int] = page.evaluate(SIZES)
    return found


def test_a_snapshot_that_does_not_start_is_replaced_and_the_game_goes_on(person: Person) -> None:
    screen = fetch_offline_copy(person)
    (size,) = snapshots(screen.page)
    assert 10_000_000 < size < 40_000_000
    play_now(screen, "fifty")
    grid(screen).wait_for()
    assert snapshots(screen.page) == [size], "it started from this one"
    screen.page.evaluate(SPOIL)
    assert snapshots(screen.page) == [64]
    with screen.page.context.expect_console_message(lambda said: WITHOUT in said.text):
        screen = come_back(screen)
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    (again,) = snapshots(screen.page)
    assert again > 10_000_000
    person.troubles[:] = [one for one in person.troubles if WITHOUT not in one]
