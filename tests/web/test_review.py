"""The review of a game in a real browser: what it says, shows, asks again and remembers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fifties.games.registry import parse_record
from fifties.review import review_record
from fifties.review.fifty import FiftyReview
from fifties.review.fifty_fifty import FiftyFiftyReview

from servers import Served, choice
from web.fifty_moves import resume_link
from web.people import DESK, Person
from web.screen import Screen

SLIPS = {"slip", "blunder"}


def played(served: Served, game: str) -> tuple[dict[str, str], str]:
    """Play badly against bots; return the table and the record's name."""
    table = served.open(game=game)
    host = served.resume(table)
    for level in ("beginner", "casual"):
        host.do("add-bot", level=level)
    host.ask("start")
    while True:
        message = host.hear()
        shown = message.get("table", {})
        if shown.get("stage") == "over" and shown["record"]:
            host.close()
            return table, shown["record"]
        offer = message.get("offer")
        if offer and offer["do"] == "play":
            host.ask("act", action={"do": "play", "card": offer["cards"][-1]})
        elif offer:
            numbers = [n for n in range(offer["least"], 50) if n % 10 in offer["endings"]]
            host.ask("act", action={**choice(offer), "numbers": numbers[: offer["boxes"]]})


@pytest.fixture(params=["fifty", "fifty-fifty"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_from_the_last_page_of_a_game_to_its_review_and_back_to_a_slip(
    served: Served, person: Person, game: str
) -> None:
    table, record = played(served, game)
    # What is compiled here, however long that takes, the server only loads.
    told = review_record(parse_record(served.get(f"/api/records/{record}").content))
    page = person(resume_link(table))
    screen = Screen(page)
    screen.find("link", "ended-review").click()
    expect(page).to_have_url(f"{served.url}/review/{record}#0")
    screen.find("heading", "review-page-sums").wait_for()
    mine = told.seats[0]
    leads = page.locator(".lead").all_inner_texts()
    assert len(leads) == 2
    assert str(abs(mine.points)) in leads[0]
    assert f"{mine.mark} of 100" in leads[1]
    assert page.get_by_role("table").last.get_by_role("row").count() == 4
    slips = slips_of(told)
    assert slips, "whoever writes the lowest numbers makes slips"
    lines = page.get_by_role("button").filter(has_text="Round").filter(has_text="(")
    assert lines.count() == len(slips)
    # Keys go from decision to decision, and the replay follows.
    slider = page.get_by_role("slider", name=screen.say("replay-moment"))
    before = slider.input_value()
    if len(slips) > 1:
        page.keyboard.press("n")
        expect(slider).not_to_have_value(before)
        page.keyboard.press("p")
        expect(slider).to_have_value(before)
    try_again(page, screen, game, told)


def slips_of(told: object) -> list[object]:
    """Return the slips of the first seat."""
    if isinstance(told, FiftyReview):
        choices = [done.choices[0] for done in told.rounds]
        return [one for one in choices if one.verdict in SLIPS]
    assert isinstance(told, FiftyFiftyReview)
    return [one for one in told.decisions if one.seat == 0 and one.verdict in SLIPS]


def try_again(page: Page, screen: Screen, game: str, told: object) -> None:
    """Choose anew at the first slip: no answer before, and the right verdict afterwards."""
    screen.find("checkbox", "review-page-try-first").check()
    panel = page.get_by_role("region", name=screen.say("review-page-decisions"))
    expect(panel.get_by_text(screen.say("review-page-better"), exact=True)).to_have_count(0)
    if game == "fifty":
        assert isinstance(told, FiftyReview)
        worth = next(one for one in (d.choices[0] for d in told.rounds) if one.verdict in SLIPS)
        best = max(worth.worth, key=lambda one: one.gain).number
        group = panel.get_by_role("group", name=screen.say("review-page-which-number"))
        group.get_by_role("button", name=str(best), exact=True).click()
    else:
        assert isinstance(told, FiftyFiftyReview)
        slip = next(one for one in told.decisions if one.seat == 0 and one.verdict in SLIPS)
        best = slip.best
        screen.press("review-page-choose-card", card=best)
    expect(panel.get_by_text(screen.say("review-page-try-best", choice=best))).to_be_visible()
    expect(panel.get_by_text(screen.say("review-page-better"), exact=True).first).to_be_visible()


def test_your_own_slips_come_again_on_this_device(served: Served, person: Person) -> None:
    _, record = played(served, "fifty-fifty")
    told = review_record(parse_record(served.get(f"/api/records/{record}").content))
    page = person(f"/review/{record}#0", phone=False, viewport=DESK)
    screen = Screen(page)
    screen.find("heading", "review-page-sums").wait_for()
    screen.find("link", "review-page-drill").click()
    worst = max((one for one in told.losses if one.seat == 0), key=lambda one: one.points)
    where = screen.say("review-trick", round=worst.round, trick=worst.trick)
    expect(page.get_by_text(screen.say("review-page-again", where=where))).to_be_visible()
    group = page.get_by_role("group", name=screen.say("review-page-which-card"))
    group.get_by_role("button").first.click()
    name = screen.say("review-page-drill-next")
    page.get_by_role("button", name=name, exact=True).wait_for()
    page.reload()  # what was tried is remembered, and what went well is not asked again today
    expect(page.get_by_role("heading", name=screen.say("review-page-drill"))).to_be_visible()


def test_a_file_from_elsewhere_is_reviewed_as_well(person: Person) -> None:
    file = Path(__file__).parents[1] / "data" / "records" / "fifty" / "sheet-opening.toml"
    review_record(parse_record(file.read_bytes()))
    page = person("/replay")
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(file)
    screen.press("replay-review")
    screen.find("heading", "review-page-sums").wait_for()
    page.get_by_label(screen.say("review-page-whose")).select_option("Theo")
    expect(page.locator(".lead").first).to_contain_text("Theo")
