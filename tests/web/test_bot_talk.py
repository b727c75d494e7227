"""What bots say about what they did, on the screen: after the reveal, and after a refresh, too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web import paused_tables
from web.fifty_moves import choose, resume_link, start
from web.paused_tables import PausedTables
from web.people import Person
from web.screen import Screen

LANGUAGES = ("en", "fr", "de", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_count_every_bot_says_why(
    person: Person, tables: PausedTables, language: str
) -> None:
    group = tables.get(paused_tables.scored_with_bots)
    page = person(resume_link(group.table), locale=language)
    screen = Screen(page, language)
    for _ in range(2):
        said = screen.area("bots-talk").get_by_role("listitem")
        expect(said).to_have_count(4)
        for line in said.all():
            # A sentence, and neither the id of a message nor a hole in one.
            expect(line).to_have_text(re.compile(r"\w.*\w.*[.!?»“”]"))
            expect(line).not_to_contain_text(re.compile(r"reason-|remark-|\{"))
        page.reload()


def test_nobody_says_anything_before_the_count_is_over(
    person: Person, tables: PausedTables
) -> None:
    screen = Screen(person(resume_link(tables.served.open(pace="hall"))))
    for _ in range(2):
        screen.press("level-steady")
    screen.reads("lobby-guests", seated=3, seats=7)
    start(screen)
    choose(screen)
    screen.page.get_by_role("heading", name=screen.say("fifty-count", round=1)).wait_for()
    expect(screen.area("bots-talk")).to_have_count(0)
    screen.find("heading", "fifty-scored", round=1).wait_for(timeout=60_000)
    expect(screen.area("bots-talk").get_by_role("listitem")).to_have_count(2)


def test_after_a_trick_a_bot_speaks_and_the_list_has_all_of_them(
    person: Person, tables: PausedTables
) -> None:
    group = tables.get(paused_tables.halves_with_bots)
    screen = Screen(person(resume_link(group.table)))
    screen.reads("halves-your-turn", name="Ana")
    expect(screen.page.get_by_text(re.compile(r"^\w+: “.+”$")).first).to_be_visible()
    screen.page.keyboard.press("c")
    said = screen.page.get_by_role("dialog").get_by_role("list", name=screen.say("bots-talk"))
    expect(said.get_by_role("listitem")).to_have_count(3)
