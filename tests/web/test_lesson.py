"""The lesson: offered to newcomers, the goal first, a count that waits, and a clear end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.fifty_moves import choose
from web.people import Person
from web.screen import Screen


def read_on(screen: Screen, *, until: str) -> list[str]:
    """Acknowledge line after line until a button is there; return what was said."""
    said: list[str] = []
    coach = screen.page.get_by_role("complementary", name=screen.say("coach"), exact=True)
    understood = coach.get_by_role("button", name=screen.say("coach-understood"), exact=True)
    wanted = screen.find("button", until)
    while True:
        understood.or_(wanted).first.wait_for()
        if wanted.is_visible():
            return said
        said.append(coach.get_by_role("paragraph").first.inner_text())
        understood.click()
        expect(coach.get_by_role("paragraph").filter(has_text=said[-1])).to_have_count(0)


def test_a_newcomer_is_offered_the_lesson_and_it_shows_everything(person: Person) -> None:
    screen = Screen(person())
    play = f"{screen.say('home-play')} {screen.say('game-fifty')}"
    screen.page.get_by_role("button", name=play, exact=True).tap()
    screen.press("first-time-learn")
    coach = screen.page.get_by_role("complementary", name=screen.say("coach"), exact=True)
    expect(coach).to_contain_text(screen.say("coach-goal-fifty"))
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    said = "\n".join(read_on(screen, until="coach-play-now"))
    for idea in ("clash", "crown", "takes? the count", "points? for this round"):
        assert re.search(idea, said, re.IGNORECASE), (idea, said)
    screen.press("coach-play-now")
    screen.find("button", "coach-ask").wait_for()
    screen.press("coach-ask")
    expect(coach).to_be_visible()


def test_the_lesson_of_fifty_fifty_begins_with_its_goal_and_ends_with_a_way_on(
    person: Person,
) -> None:
    screen = Screen(person("/learn/fifty-fifty"))
    screen.press("learn-lesson")
    told = "\n".join(learn_fifty_fifty(screen))
    for idea in ("lies? in between", "highest", "lowest", "cancel|pair|leave"):
        assert re.search(idea, told, re.IGNORECASE), (idea, told)
    expect(screen.find("link", "coach-friends")).to_be_visible()


def learn_fifty_fifty(screen: Screen) -> list[str]:
    """Play the lesson of Fifty Fifty from its goal to its end; return what was said."""
    coach = screen.page.get_by_role("complementary", name=screen.say("coach"), exact=True)
    expect(coach).to_contain_text(screen.say("coach-goal-fifty-fifty"))
    understood = coach.get_by_role("button", name=screen.say("coach-understood"), exact=True)
    end, turn = screen.find("button", "coach-play-now"), screen.find("button", "halves-choose")
    hand = screen.find("group", "halves-hand").get_by_role("button")
    said: list[str] = []
    while True:
        understood.or_(end).or_(turn).first.wait_for()
        if end.is_visible():
            return said
        if understood.is_visible():
            said.append(coach.get_by_role("paragraph").first.inner_text())
            understood.click()
            expect(coach.get_by_role("paragraph").filter(has_text=said[-1])).to_have_count(0)
        else:
            hand.first.click()
            screen.page.locator(".commit").click()
