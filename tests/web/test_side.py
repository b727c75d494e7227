"""Phones on their side, and a replay looked at together: nothing that matters lies under a bar."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from fifties.games.registry import parse_record
from fifties.review import review_record
from finished_games import finished_game

from servers import Served
from web.fifty_moves import resume_link
from web.people import DESK, Person
from web.screen import Screen
from web.test_together import finished

RECORDS = Path(__file__).parents[1] / "data" / "records"
SIDE = {"width": 844, "height": 390}


def bottom(shown: Locator) -> float:
    """Return where something ends, in pixels from the top of the window."""
    box = shown.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_picture_of_a_review_does_not_lie_under_its_buttons(person: Person) -> None:
    file = RECORDS / "fifty" / "sheet-opening.toml"
    review_record(parse_record(file.read_bytes()))
    page = person("/replay", viewport=SIDE)
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(file)
    screen.press("replay-review")
    screen.find("heading", "review-page-sums").wait_for()
    frame, bar = page.locator(".picture .frame"), page.locator(".picture .bar")
    page.evaluate("scrollTo(0, document.querySelector('.picture').offsetTop - innerHeight / 2)")
    box = bar.bounding_box()
    assert box is not None
    assert bottom(frame) <= box["y"] + 1


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_on_its_side_the_end_shows_podium_and_own_game_at_once(
    served: Served, person: Person, game: str
) -> None:
    table, _ = finished_game(served, game)
    screen = Screen(person(resume_link(table), viewport=SIDE))
    screen.find("link", "ended-replay").wait_for()
    page = screen.page
    front, own = page.locator(".game-end .front"), page.locator(".game-end .own")
    beside, box = own.bounding_box(), front.bounding_box()
    assert beside is not None
    assert box is not None
    assert beside["x"] >= box["x"] + box["width"]
    button = screen.find("button", "ended-rematch").bounding_box()
    assert button is not None
    assert bottom(front) <= button["y"]
    assert beside["y"] < button["y"]
    assert screen.overflows() == []


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
