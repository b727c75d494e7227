"""Phones on their side, and a replay looked at together: nothing that matters lies under a bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from fifties.games.registry import parse_record
from fifties.review import review_record

from servers import Served
from web import paused_tables
from web.fifty_moves import resume_link
from web.measures import SIDE, box, settle
from web.paused_tables import FIVE, Company, PausedTables, company, offered, open_numbers
from web.people import DESK, Person
from web.screen import Screen
from web.test_together import finished
from web.visits import Arrive

RECORDS = Path(__file__).parents[1] / "data" / "records"


def bottom(shown: Locator) -> float:
    """Return where something ends, in pixels from the top of the window."""
    box = shown.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_picture_of_a_review_does_not_lie_under_its_buttons(person: Person) -> None:
    file = RECORDS / "fifty" / "sheet-opening.toml"
    review_record(parse_record(file.read_bytes()))
    page = person("/replay", viewport=dict(zip(("width", "height"), SIDE, strict=True)))
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(file)
    screen.press("replay-review")
    screen.find("heading", "review-page-sums").wait_for()
    frame, bar = page.locator(".picture .frame"), page.locator(".picture .bar")
    page.evaluate("scrollTo(0, document.querySelector('.picture').offsetTop - innerHeight / 2)")
    box = bar.bounding_box()
    assert box is not None
    assert bottom(frame) <= box["y"] + 1


def crowned(served: Served) -> Company:
    """Ana has won with a second crown, which takes the most words to tell."""
    group = company(served, "Ben", "Cleo")
    group.host.ask("start")
    counted = 0
    while None not in (offers := [offered(one, counted) for one in group.people]):
        counted += 1
        for seat, (person, offer) in enumerate(zip(group.people, offers, strict=True)):
            assert offer is not None
            numbers = open_numbers(offer)
            five = numbers[-5:] if seat else numbers[:5]  # others clash at the end of the count
            person.ask("act", action={"do": "choose", "round": counted, "numbers": five})
    group.watcher.table(status="over")
    return group


@pytest.mark.parametrize("bring", [crowned, paused_tables.halves_ended])
def test_on_its_side_the_end_shows_podium_and_own_game_at_once(
    arrive: Arrive, tables: PausedTables, bring: Callable[[Served], Company]
) -> None:
    """Whoever has won reads so, too, above the result."""
    has_won = set()
    for name in FIVE[: len(tables.get(bring).people)]:
        visit = arrive(SIDE)
        visit.at(bring, name)
        screen, page = visit.screen, visit.page
        screen.find("link", "ended-replay").wait_for()
        settle(page)
        front, own = box(page.locator(".game-end .front")), box(page.locator(".game-end .own"))
        bar = box(page.locator(".action-bar"))
        assert own["left"] >= front["right"], name
        assert front["bottom"] <= bar["top"], name
        assert own["top"] < bar["top"], name
        assert screen.overflows() == []
        has_won.add(screen.say("ended-you") in page.get_by_role("heading", level=1).inner_text())
    assert has_won == {True, False}


def test_together_has_a_picture_beside_a_keyboard(served: Served, person: Person) -> None:
    ana_link, _ = finished(served)
    screen = Screen(person(resume_link(ana_link), phone=False, viewport=DESK))
    screen.press("ended-together")
    slider = screen.page.get_by_role("slider", name=screen.say("replay-moment"))
    expect(slider).to_be_visible()
    frame = screen.page.locator(".picture .frame").bounding_box()
    assert frame is not None
    assert frame["height"] > DESK["height"] / 3
    assert bottom(slider) < DESK["height"]
