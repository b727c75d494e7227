"""Events of any size on big screens and phones: nothing is cut off or lies on anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fifties.table.fifty_crowd_view import Highlight, Tally
from fifties.table.messages import TableStatus

from servers import Served
from web.crowds import CODE, NOW, Crowd, Line
from web.inspection import barriers
from web.measures import SIDE, SMALL, UPRIGHT, at_sizes, box, clipped, overlaps, settle
from web.people import Person
from web.screen import Screen

SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))
ENOUGH = 10
"""How many changes of the digits are looked at: more than three seconds of a show."""
SEAL = "3f2a91bc77aa0b1c" * 4
NOTE_CHANGES = """where => {
  const read = () => document.querySelector(where)?.textContent.trim();
  let before = read();
  window.changed = [];
  new MutationObserver(() => {
    if (read() !== before) window.changed.push(performance.now());
    before = read();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
AFTER_TWO_FRAMES = """() => new Promise(drawn =>
  requestAnimationFrame(() => requestAnimationFrame(() => drawn(window.changed))))"""
"""A machine that tells beats faster than it draws has told all before enough were shown."""
LETTERS = "it => parseFloat(getComputedStyle(it).fontSize)"
OUTSIDE = """things => things.map(one => [one, one.getBoundingClientRect()])
  .filter(([, {left, right, top, bottom, width}]) =>
    width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
  .map(([one]) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""


def stage(person: Person, crowd: Crowd, **look: Any) -> tuple[Page, Line]:
    """Open the big screen of an event."""
    page = person("about:blank", phone=False, reduced_motion="reduce", **look)
    line = Line(page, crowd)
    page.goto(f"/stage/{CODE}")
    page.get_by_text(crowd.event.title).first.wait_for()
    settle(page)
    return page, line


def highlights(crowd: Crowd, line: Line) -> Iterator[Highlight]:
    """Tell the count beat by beat; stop where something happened that was not there before."""
    seen: set[Highlight] = set()
    for events in crowd.beats():
        line.tell(events)
        found = [one.highlight for one in events if isinstance(one, Tally) and one.highlight]
        if found and found[-1] not in seen:
            seen.add(found[-1])
            yield found[-1]


@pytest.mark.parametrize(
    "players",
    [8, *(pytest.param(many, marks=pytest.mark.soak) for many in (100, 1_000))],
    ids=lambda n: f"{n} players",
)
def test_the_headline_of_a_count_lies_on_nothing(person: Person, players: int) -> None:
    crowd = Crowd(players, choice_seal=SEAL)
    crowd.play()
    crowd.reveal()
    crowd.write()
    page, line = stage(person, crowd)
    parts = {
        "band": page.locator("header").first,
        "number": page.locator(".called .number > span").first,
        "line": page.locator(".called > .line"),
        "side": page.locator(".side ol, .side ul").first,
        "strip": page.get_by_role("figure"),
        "seal": page.locator(".seal code"),
    }
    told = 0
    for kind in highlights(crowd, line):
        words = page.locator(".called > .line p")
        # Somebody is named, and not by the number of their seat.
        expect(words).to_have_text(re.compile(r"^\s*\D"))
        for where in at_sizes(page, *SCREENS):
            assert not list(overlaps(parts)), (kind, where)
        told += 1
    assert told >= 2
    screen = Screen(page)
    assert [*barriers(screen, "dark", "contrast")] == []


def test_large_digits_change_at_most_three_times_a_second_however_fast_a_show_is(
    person: Person,
) -> None:
    crowd = Crowd(1_000)
    crowd.reveal()
    crowd.write()
    page = person("about:blank", phone=False, moving=True)
    line = Line(page, crowd)
    page.goto(f"/stage/{CODE}")
    page.get_by_text(crowd.event.title).first.wait_for()
    page.locator(".called .number").wait_for()
    page.evaluate(NOTE_CHANGES, ".called .number")
    beats, changed = crowd.beats(), list[float]()
    while len(changed) < ENOUGH:
        line.tell(next(beats))
        changed = page.evaluate(AFTER_TWO_FRAMES)
    within = [sum(at <= other < at + 1000 for other in changed) for at in changed]
    assert max(within) <= 3, changed


@pytest.mark.parametrize(
    "players", [8, pytest.param(100, marks=pytest.mark.soak), 1_000], ids=lambda n: f"{n} players"
)
def test_the_finale_stays_inside_the_screen_with_everybodys_numbers(
    person: Person, players: int
) -> None:
    crowd = Crowd(players)
    crowd.play_on()
    page, _ = stage(person, crowd)
    podium = page.locator(".steps > li")
    podium.first.wait_for()
    numbers = page.locator(".numbers > span")
    assert numbers.count() % 5 == 0
    assert numbers.count() >= 5
    for where in at_sizes(page, *SCREENS):
        inside = page.locator(".finale h1, .steps > li, .steps ul li, .numbers, .behind")
        assert inside.evaluate_all(OUTSIDE) == [], where
        assert clipped(page.locator(".step"), down=True) == [], where
        tops = [box(one)["top"] for one in page.locator(".step").all()]
        assert tops == sorted(tops), where
    assert [*barriers(Screen(page))] == []


@pytest.mark.parametrize(
    "players", [pytest.param(8, marks=pytest.mark.soak), 1_000], ids=lambda n: f"{n} players"
)
def test_a_message_lies_on_nothing_while_a_crowd_waits(person: Person, players: int) -> None:
    crowd = Crowd(players, status=TableStatus.LOBBY, message="Please take a seat. " * 10)
    page, _ = stage(person, crowd)
    parts = {
        "band": page.locator("header"),
        "message": page.locator(".stage-message"),
        "hint": page.locator(".invitation .hint").first,
        "address": page.locator(".invitation .address"),
        "people": page.locator(".people"),
        "footer": page.locator("footer"),
    }
    for where in at_sizes(page, *SCREENS):
        assert not list(overlaps(parts)), where
    assert [*barriers(Screen(page))] == []


def test_the_last_seconds_of_choosing_have_the_stage_to_themselves(person: Person) -> None:
    crowd = Crowd(100)
    crowd.play()
    crowd.reveal()
    crowd.write(but=3)
    crowd.shown["closes"] = NOW + 1_000
    page, _ = stage(person, crowd)
    leaders, digits = page.locator(".side"), page.locator(".writing > .many")
    expect(leaders).to_be_visible()
    usual = digits.evaluate(LETTERS)
    crowd.shown["closes"] = NOW + 9
    page.reload()
    expect(leaders).to_be_hidden()
    expect(page.get_by_role("timer")).to_contain_text(re.compile("[0-9]"))
    assert digits.evaluate(LETTERS) > usual
    parts = {
        "band": page.locator("header"),
        "digits": digits,
        "meter": page.locator(".gauge"),
        "missing": page.locator(".missing"),
        "strip": page.locator(".strip"),
    }
    for where in at_sizes(page, *SCREENS):
        assert not list(overlaps(parts)), where
    assert [*barriers(Screen(page), "dark", "contrast")] == []


def test_numbers_of_five_digits_fit_into_their_boxes(person: Person) -> None:
    crowd = Crowd(3_000)
    crowd.reveal()
    crowd.write(but=9)
    page = person("about:blank")
    Line(page, crowd, seat=3)
    page.goto(f"/t/{CODE}#{'a' * 22}")
    page.locator(".line .number").nth(4).wait_for()
    boxes = {f"number {box}": page.locator(".line .number > span").nth(box) for box in range(5)}
    for where in at_sizes(page, SIDE, UPRIGHT, SMALL):
        assert not list(overlaps(boxes)), where
        assert page.locator(".line .number > span").evaluate_all(OUTSIDE) == [], where
        assert [*barriers(Screen(page))] == [], where


def test_who_plays_where_lies_on_nothing_on_the_big_screen(person: Person, served: Served) -> None:
    table = served.open(role="spectator", party=True, event={"title": "Fifty in a hall"})
    host = served.resume(table)
    for _ in range(12 * 7):
        host.do("add-bot", level="beginner")
    host.do("draw-heats", size=7, final=7, pace="hall", clock="relaxed")
    page = person(f"/stage/{table['code']}", phone=False, reduced_motion="reduce")
    expect(page.locator(".tables > li")).to_have_count(12)
    parts = {
        "band": page.locator("header"),
        "heading": page.locator(".heats h2"),
        "tables": page.locator(".tables"),
        "hint": page.locator(".heats > p"),
        "footer": page.locator("footer"),
    }
    for where in at_sizes(page, *SCREENS):
        assert not list(overlaps(parts)), where
        names = page.locator(".tables span")
        assert names.count() == 12 * 7
        assert names.evaluate_all(OUTSIDE) == [], where
    assert [*barriers(Screen(page))] == []
    host.close()
