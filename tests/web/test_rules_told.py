"""What the screens say of the rules is what the rules are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fifties.locales import LANGUAGES

from servers import Served
from web.fifty_moves import number, open_numbers, resume_link, start
from web.paused_tables import company
from web.people import Person
from web.screen import Screen

RECORDS = Path(__file__).parents[1] / "data" / "records"


def test_a_replay_says_once_who_takes_keeps_or_scores_again(person: Person) -> None:
    """F7, F9: the beginner takes the count at 5, keeps it at 8 and scores again at 15."""
    screen = Screen(person("/replay"))
    record = RECORDS / "fifty" / "own-number-scoring-and-silenced.toml"
    screen.page.locator("input[type=file]").set_input_files(record)
    for called, take in ((5, "takes"), (8, "keeps"), (15, "scores-again")):
        text = screen.say(f"fifty-take-{take}", number=called, name="Ines")
        line = screen.page.get_by_role("button", name=text, exact=True).first
        line.click()
        expect(line).to_have_attribute("aria-current", "step")
        told = screen.page.locator("main *:not(button)", has_not=screen.page.locator("*"))
        said = told.filter(has_text=re.compile(rf"^\s*{called}: Ines"))
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
        ben.receive()
    start(screen)
    assert ben.until("snapshot")["view"]["dealer"] == 1


def test_F5_a_blocked_number_is_refused_by_the_clause_of_the_engine(
    person: Person, served: Served
) -> None:
    group = company(served, "Ben", "Cleo")
    group.host.ask("start")
    screen = Screen(person(resume_link(group.table)))
    allowed = open_numbers(screen)
    blocked = next(one for one in range(1, allowed[-1]) if one not in allowed)
    said = screen.say("fifty-number-out", number=str(blocked), digit=str(blocked % 10))
    rule = screen.notices.get_by_role("button", name=screen.say("rule", clause="F5"))
    screen.provoke(lambda: number(screen, blocked).press("Enter"), rule)
    expect(screen.notices).to_contain_text(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advice_of_the_sheet_stands_in_the_rules(person: Person, language: str) -> None:
    screen = Screen(person("/learn/fifty", locale=language), language)
    screen.find("heading", "rules-head-fifty-advice").wait_for()
    for line in (1, 2, 3):
        screen.reads(f"rules-advice-{line}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_age_stands_beside_the_number_of_players(person: Person, language: str) -> None:
    screen = Screen(person(locale=language), language)
    screen.reads("home-fifty-fifty-players")
    assert "9" in screen.say("home-fifty-fifty-players")
