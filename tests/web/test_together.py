"""Looking at a finished game together: one leads, others follow, break free and come back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

from playwright.sync_api import Locator, expect

from fifties.games.fifty import Fifty
from fifties.review import review_record
from finished_games import play_to_the_end

from random_games import random_record
from servers import Served, choice
from web.fifty_moves import resume_link
from web.people import DESK, Person
from web.screen import Screen


def finished(served: Served) -> tuple[dict[str, str], dict[str, str]]:
    """Two people and a bot play a game; return what each of the two needs to come back."""
    table = served.open(name="Ana")
    ana = served.resume(table)
    ben = served.connect()
    token = ben.do("join", code=table["code"], name="Ben")["token"]
    ana.do("add-bot", level="beginner")
    ana.ask("start")
    with ThreadPoolExecutor(2) as people:
        decisions = (choice, partial(choice, first=1))
        list(people.map(play_to_the_end, (ana, ben), decisions))
    ana.close()
    ben.close()
    return table, {"code": table["code"], "token": token}


def test_two_people_and_a_stage_look_together_through_a_reconnect(
    served: Served, person: Person
) -> None:
    ana_link, ben_link = finished(served)
    review_record(random_record(Fifty(3), Random(1), 1)[0])  # compiled here, loaded by the server
    ana = Screen(person(resume_link(ana_link)))
    ben = Screen(person(resume_link(ben_link), troubled=True))
    stage = Screen(
        person(f"/stage/{ana_link['code']}", phone=False, viewport={"width": 1920, "height": 1080})
    )
    sliders = [
        one.page.get_by_role("slider", name=one.say("replay-moment")) for one in (ana, ben, stage)
    ]
    ana.press("ended-together")
    for slider in sliders:  # whoever is at the table comes along
        expect(slider).to_have_value("0")
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
    for slider in sliders:
        expect(slider).to_have_value("3")
    # Ben goes his own way: Ana's steps leave him where he is, and the stage stays with her.
    ben.page.keyboard.press("End")
    expect(ben.page.get_by_text(ben.say("together-apart", name="Ana"))).to_be_visible()
    last = sliders[1].input_value()
    ana.page.keyboard.press("ArrowRight")
    expect(sliders[2]).to_have_value("4")
    expect(sliders[1]).to_have_value(last)
    ben.press("together-follow")
    expect(sliders[1]).to_have_value("4")
    # His connection breaks and comes back, and so does a page that is loaded again.
    ben.page.context.set_offline(True)
    ana.page.keyboard.press("ArrowRight")
    expect(sliders[2]).to_have_value("5")
    ben.page.context.set_offline(False)
    expect(sliders[1]).to_have_value("5")
    ben.page.reload()
    expect(sliders[1]).to_have_value("5")
    # Ben takes over, and leads into the review.
    ben.press("together-lead")
    expect(ana.page.get_by_text(ana.say("together-leads", name="Ben"))).to_be_visible()
    ben.press("replay-review")
    ana.find("heading", "review-page-sums").wait_for()
    ben.find("heading", "review-page-sums").wait_for()
    require_same_decision(ben, ana, stage)
    ben.press("together-close")
    expect(ana.page.get_by_text(ana.say("together-nobody"))).to_be_visible()
    ana.press("together-close")
    expect(ana.find("link", "ended-replay")).to_be_visible()


def require_same_decision(leader: Screen, follower: Screen, stage: Screen) -> None:
    """Check that everybody sees the decision that the leader goes to, the big screen as well."""
    decisions = leader.page.get_by_role("button").filter(has_text="Round")
    for place in (0, decisions.count() - 1):
        decisions.nth(place).click()
        said = decisions.nth(place).text_content() or ""
        for one in (leader, follower, stage):
            expect(panel_of(one).get_by_role("heading", level=3)).to_have_text(said)
    name = (
        leader.page.get_by_label(leader.say("review-page-whose")).locator(":checked").inner_text()
    )
    expect(stage.page.get_by_role("heading", name=stage.say("review-page-curve"))).to_be_visible()
    expect(stage.page.locator(".lead").first).to_contain_text(name.split(" (")[0])
    expect(follower.find("button", "together-free")).to_be_visible()  # they still follow
    panel = panel_of(stage)
    assert not panel.evaluate("it => it.scrollHeight > it.clientHeight + 1"), "it is cut off"
    assert panel.evaluate("it => it.getBoundingClientRect().bottom <= innerHeight")


def panel_of(screen: Screen) -> Locator:
    """Find what is said about the decision that is shown."""
    return screen.page.get_by_role("region", name=screen.say("review-page-decisions"))


def test_nothing_can_be_led_through_while_a_game_is_on(served: Served) -> None:
    host = served.resume(served.open())
    position = {"record": "x" * 32, "review": False, "at": 0, "viewer": None}
    assert host.refused("lead-replay", position=position) == "table-nothing-to-show"
    host.close()


def test_leading_leaves_nothing_in_the_log(served: Served, person: Person) -> None:
    ana_link, ben_link = finished(served)
    host = served.resume(ana_link)
    shown = host.until("snapshot")
    position = {"record": shown["table"]["record"], "review": True, "at": 7, "viewer": 1}
    host.ask("lead-replay", position=position)
    led = host.until("replay-led")
    assert (led["position"], led["name"]) == (position, "Ana")
    again = served.resume(ana_link)
    assert again.until("snapshot")["v"] == shown["v"]
    assert again.until("replay-led")["position"] == position  # whoever comes is told at once
    host.close()
    again.close()
    # Nobody is there any more who leads: whoever comes now comes to the end of the game.
    page = person(resume_link(ben_link), phone=False, viewport=DESK)
    expect(Screen(page).find("link", "ended-replay")).to_be_visible()
