"""The review of a game in a real browser: what it says, shows, asks again and remembers."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from fifties.games.registry import parse_record
from fifties.review import review_record
from fifties.review.fifty import FiftyReview
from fifties.review.fifty_fifty import FiftyFiftyReview, FiftyFiftyReviewPart
from fifties.server.file_jobs import FileReady
from fifties.server.worker import JobProgress
from finished_games import bad_action, finished_game

from commands import RECORDS
from servers import Served
from web.fifty_moves import resume_link
from web.people import DESK, EMPTY, Person
from web.screen import Screen

SLIPS = {"slip", "blunder"}
HOLD_BACK = """
const ask = window.fetch;
const type = "application/x-fifties-progress";
const answer = new ReadableStream({ start(to) {
  window.send = text => to.enqueue(new TextEncoder().encode(text));
  window.finish = () => to.close();
} });
window.fetch = (url, options) => String(url).endsWith("/review?progress=true")
  ? Promise.resolve(new Response(answer, { headers: { "Content-Type": type } }))
  : ask(url, options);
"""
"""Makes the answer to a review one that the test sends, line by line."""
ENDS = """it => Math.max(
  ...[...it.querySelectorAll("tbody *")].map(one => one.getBoundingClientRect().right)
)"""
"""How far to the right the parts of a table reach."""


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_from_the_last_page_of_a_game_to_its_review_and_back_to_a_slip(
    served: Served, person: Person, game: str
) -> None:
    table, record = finished_game(served, game, decide=bad_action)
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
    screen.find("checkbox", "review-page-try-first").check()
    panel = page.get_by_role("region", name=screen.say("review-page-decisions"))
    if isinstance(told, FiftyReview):
        write_again(panel, screen, told)
    elif isinstance(told, FiftyFiftyReview):
        play_again(panel, screen, told)


def slips_of(told: object) -> list[object]:
    """Return the slips of the first seat."""
    if isinstance(told, FiftyReview):
        choices = [done.choices[0] for done in told.rounds]
        return [one for one in choices if one.verdict in SLIPS]
    assert isinstance(told, FiftyFiftyReview)
    return [one for one in told.decisions if one.seat == 0 and one.verdict in SLIPS]


def write_again(panel: Locator, screen: Screen, told: FiftyReview) -> None:
    """Write five other numbers at the first slip: no answer before, the right verdict after."""
    done = next(one for one in told.rounds if one.choices[0].verdict in SLIPS)
    best, mine = done.answer, done.choices[0]
    assert best is not None
    expect(panel.get_by_role("heading", name=screen.say("review-page-line-best"))).to_have_count(0)
    sheet = panel.get_by_role("group", name=screen.say("fifty-grid"))
    finish = panel.get_by_role("button", name=screen.say("review-page-judge"))
    for number in best[:3]:
        sheet.get_by_role("button", name=str(number), exact=True).click()
    screen.page.keyboard.type(f"{best[3]:02}{best[4]:02}")
    expect(finish).to_be_enabled()
    finish.click()
    written = screen.say("review-page-try-best", choice=" ".join(map(str, best)))
    expect(panel.get_by_text(written)).to_be_visible()
    expected = (mine.expected or 0) + mine.loss
    for what in ("tried", "best"):
        heading = panel.get_by_role("heading", name=screen.say(f"review-page-line-{what}"))
        expect(heading).to_contain_text(f"{expected:.1f}")
    heading = panel.get_by_role("heading", name=screen.say("review-page-line-written"))
    expect(heading).to_contain_text(f"{mine.expected:.1f}")


def play_again(panel: Locator, screen: Screen, told: FiftyFiftyReview) -> None:
    """Play another card at the first slip: no answer before, the right verdict after."""
    slip = next(one for one in told.decisions if one.seat == 0 and one.verdict in SLIPS)
    expect(panel.get_by_text(screen.say("review-page-better"), exact=True)).to_have_count(0)
    screen.press("review-page-choose-card", card=slip.best)
    expect(panel.get_by_text(screen.say("review-page-try-best", choice=slip.best))).to_be_visible()
    tried = panel.get_by_role("figure").filter(has_text=screen.say("review-page-tried-card"))
    expect(tried).to_have_count(1)


def test_decisions_are_there_before_the_review_is(person: Person) -> None:
    """Whoever waits for the rest reads what is known, and stays where they are when it comes."""
    file = RECORDS / "fifty-fifty" / "shared-win.toml"
    told = review_record(parse_record(file.read_bytes()))
    assert isinstance(told, FiftyFiftyReview)
    page = person(EMPTY)
    page.add_init_script(HOLD_BACK)
    page.goto("/replay")
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(file)
    screen.press("replay-review")
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    early = tuple(one for one in told.decisions if one.round == 1)
    first = FiftyFiftyReviewPart(done=0.1, win=(), decisions=early[:1])
    send(page, JobProgress(100, 1000, 0, (msgspec.Raw(msgspec.json.encode(first)),)))
    expect(progress).to_have_attribute("value", "0.1")
    part = FiftyFiftyReviewPart(done=0.3, win=told.win[:5], decisions=early[1:])
    send(page, JobProgress(300, 1000, 1, (msgspec.Raw(msgspec.json.encode(part)),)))
    slips = [one for one in early if one.seat == 0 and one.verdict in SLIPS]
    assert len(slips) == 2
    panel = page.get_by_role("region", name=screen.say("review-page-decisions"))
    expect(panel.get_by_text(screen.say("review-page-count", at=1, of=len(slips)))).to_be_visible()
    expect(progress).to_have_attribute("value", "0.3")
    expect(screen.find("heading", "review-page-sums")).to_have_count(0)
    page.keyboard.press("n")
    expect(panel.get_by_text(screen.say("review-page-count", at=2, of=len(slips)))).to_be_visible()
    whole = msgspec.json.encode(told)
    send(page, FileReady(len(whole), "review.json"))
    page.evaluate("text => { send(text); finish(); }", whole.decode())
    screen.find("heading", "review-page-sums").wait_for()
    expect(progress).to_have_count(0)
    of = len(slips_of(told))
    expect(panel.get_by_text(screen.say("review-page-count", at=2, of=of))).to_be_visible()


def send(page: Page, line: object) -> None:
    """Let a line of the answer come that is held back."""
    page.evaluate("text => send(text)", msgspec.json.encode(line).decode() + "\n")


@pytest.mark.parametrize("game", ["fifty", pytest.param("fifty-fifty", marks=pytest.mark.soak)])
def test_your_own_slips_come_again_on_this_device(
    served: Served, person: Person, game: str
) -> None:
    _, record = finished_game(served, game, decide=bad_action)
    told = review_record(parse_record(served.get(f"/api/records/{record}").content))
    page = person(f"/review/{record}#0", phone=False, viewport=DESK)
    screen = Screen(page)
    screen.find("heading", "review-page-sums").wait_for()
    screen.find("link", "review-page-drill").click()
    worst = max((one for one in told.losses if one.seat == 0), key=lambda one: one.points)
    kind = "review-round" if worst.trick is None else "review-trick"
    where = screen.say(kind, round=worst.round, trick=worst.trick)
    expect(page.get_by_text(screen.say("review-page-again", where=where))).to_be_visible()
    if game == "fifty":
        sheet = page.get_by_role("group", name=screen.say("fifty-grid"))
        free = sheet.locator("button:not([aria-disabled=true])")
        for place in range(5):
            free.nth(place).click()
        screen.press("review-page-judge")
    else:
        group = page.get_by_role("group", name=screen.say("review-page-which-card"))
        group.get_by_role("button").first.click()
    name = screen.say("review-page-drill-next")
    page.get_by_role("button", name=name, exact=True).wait_for()
    page.reload()  # what was tried is remembered, and what went well is not asked again today
    expect(page.get_by_role("heading", name=screen.say("review-page-drill"))).to_be_visible()


def test_a_file_from_elsewhere_is_reviewed_as_well(person: Person) -> None:
    file = RECORDS / "fifty" / "sheet-opening.toml"
    review_record(parse_record(file.read_bytes()))
    page = person("/replay")
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(file)
    screen.press("replay-review")
    screen.find("heading", "review-page-sums").wait_for()
    page.get_by_label(screen.say("review-page-whose")).select_option("Theo")
    expect(page.locator(".lead").first).to_contain_text("Theo")
    # On the smallest phone all figures are there, and nothing scrolls sideways.
    page.set_viewport_size({"width": 320, "height": 568})
    sums = page.get_by_role("table").last
    assert sums.get_by_role("cell").count() >= 5 * 6
    assert sums.evaluate(ENDS) <= 320
    assert page.evaluate("document.documentElement.scrollWidth") == 320
