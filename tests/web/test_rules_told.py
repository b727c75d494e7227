"""What the screens say of the rules is what the rules are."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from servers import Served
from web.fifty_moves import resume_link, start
from web.people import Person
from web.screen import Screen

RECORDS = Path(__file__).parents[1] / "data" / "records"


def test_a_replay_says_once_who_takes_keeps_or_scores_again(person: Person) -> None:
    """F7, F9: the beginner takes the count at 5, keeps it at 8 and scores again at 15."""
    screen = Screen(person("/replay"))
    record = RECORDS / "fifty" / "own-number-scoring-and-silenced.toml"
    screen.page.locator("input[type=file]").set_input_files(record)
    for number, take in ((5, "takes"), (8, "keeps"), (15, "scores-again")):
        text = screen.say(f"fifty-take-{take}", number=number, name="Ines")
        line = screen.page.get_by_role("button", name=text, exact=True).first
        line.click()
        expect(line).to_have_attribute("aria-current", "step")
        told = screen.page.locator("main *:not(button)", has_not=screen.page.locator("*"))
        said = told.filter(has_text=re.compile(rf"^\s*{number}: Ines"))
        expect(said.first).to_have_text(text)
        assert set(said.all_inner_texts()) == {text}


def test_H2_the_host_sees_and_chooses_who_deals_first(person: Person, served: Served) -> None:
    table = served.open(game="fifty-fifty", pace="at-once")
    ben = served.join(table["code"], "Ben")
    served.join(table["code"], "Cleo")
    screen = Screen(person(resume_link(table)))
    group = screen.find("group", "lobby-dealer")
    chance = group.get_by_role("radio", name=screen.say("lobby-dealer-chance"), exact=True)
    expect(chance).to_be_checked()
    group.get_by_role("radio", name="Ben", exact=True).check()
    screen.reads("lobby-dealer-chosen-hint", name="Ben")
    while ben.table()["settings"]["dealer"] != 1:
        ben.hear()
    start(screen)
    assert ben.until("fresh")["fifty_fifty"]["dealer"] == 1
