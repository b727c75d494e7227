"""The lobby: who sits here, what is played, who may say so, and names that mean harm."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Dialog, Locator, expect

from servers import SPEECH, Message, Served
from web.fifty_moves import (
    agree,
    choose,
    go_on,
    play_on,
    resume_link,
    see_score,
    start,
    start_with_bots,
)
from web.people import Person
from web.screen import Screen

LONG = "Anastasia-Alexandra-Maria!"
ODD_NAMES = [
    "<script>alert(1)</script",  # all that fits of a tag
    "<img src=x onerror=f()>",
    "שלום לכולם בשולחן הזה",
    "👩‍👩‍👧‍👦🎉🦊🏳️‍🌈👩‍🚀",
    "Zoë ﷽",
]
WIDE_NAMES = ["W" * 24, "M" * 24, "Ж" * 24]


def host_of(person: Person, table: Message) -> Screen:
    return Screen(person(resume_link(table)))


def guest_at(person: Person, table: Message, name: str, language: str = "de") -> Screen:
    screen = Screen(person(f"/t/{table['code']}", locale=f"{language}-CH"), language)
    sit_down(screen, name)
    return screen


def sit_down(screen: Screen, name: str) -> None:
    screen.page.get_by_label(screen.say("lobby-join-name"), exact=True).fill(name)
    screen.press("lobby-join-sit")


def line(screen: Screen, name: str) -> Locator:
    """Find somebody on the guest list."""
    return screen.page.get_by_role("listitem").filter(has_text=name)


def about(screen: Screen, name: str) -> Locator:
    """Open what one may do about somebody."""
    screen.page.get_by_role("main").get_by_role(
        "button", name=re.compile(re.escape(name))
    ).first.click()
    sheet = screen.page.get_by_role("dialog", name=name, exact=True)
    sheet.wait_for()
    return sheet


def rename(screen: Screen, name: str, other: str) -> None:
    about(screen, name).get_by_role("textbox").fill(other)
    screen.press("lobby-rename")


def refusal(language: str, message: str, **details: object) -> str:
    """Say what a notice says when the server refuses something."""
    text = SPEECH[language](message, **details)
    return text[0].upper() + text[1:]


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_bots_of_every_level_come_and_go(person: Person, served: Served, game: str) -> None:
    offered = served.get("/api/about").json()["games"]
    (levels,) = [one["levels"] for one in offered if one["game"] == game]
    screen = host_of(person, served.open(game=game, seats=4))
    for seated, level in enumerate(levels[:3], 2):
        screen.press(f"level-{level}")
        screen.reads("lobby-guests", seated=seated, seats=4)
        expect(line(screen, screen.say(f"level-{level}"))).to_be_visible()
    words = re.escape(screen.say("lobby-dismiss", name="NAME")).replace("NAME", ".+")
    for left in range(len(levels[:3]), 0, -1):
        screen.page.get_by_role("button", name=re.compile(words)).first.click()
        screen.reads("lobby-guests", seated=left, seats=4)


def test_start_says_why_it_cannot(person: Person, served: Served) -> None:
    screen = host_of(person, served.open())
    screen.reads("lobby-missing", missing=2, least=3)
    button = screen.find("button", "lobby-start")
    expect(button).to_be_disabled()
    button.click(force=True)
    alert = screen.page.get_by_role("alert")
    expect(alert).to_have_text(screen.say("lobby-missing", missing=2, least=3))
    start_with_bots(screen)
    screen.find("heading", "round", round=1).wait_for()


def test_names_and_the_hosts_role_change_hands(person: Person, served: Served) -> None:
    table = served.open()
    host, guest = host_of(person, table), guest_at(person, table, "Ben")
    rename(host, "Ana", "Anna")
    expect(line(guest, "Anna")).to_be_visible()
    rename(host, "Ben", "Benno")
    expect(line(guest, "Benno")).to_contain_text(guest.say("lobby-you"))
    rename(guest, "Benno", "anna")
    expect(guest.notices).to_contain_text(refusal("de", "table-name-taken", name="anna"))
    guest.page.keyboard.press("Escape")
    rename(guest, "Benno", LONG)
    told = refusal("de", "table-name-too-long", letters=len(LONG), most=24)
    expect(guest.notices).to_contain_text(told)
    guest.page.keyboard.press("Escape")
    expect(guest.find("checkbox", "lobby-danger")).to_have_count(0)
    about(host, "Benno")
    host.press("lobby-pass")
    guest.find("checkbox", "lobby-danger").check()
    host.reads("lobby-waiting", name="Benno")
    expect(line(guest, "Benno")).to_contain_text(guest.say("lobby-host"))
    paragraph = host.page.get_by_role("paragraph").filter(has_text=host.say("lobby-danger"))
    expect(paragraph).to_contain_text(host.say("lobby-on"))


def test_a_locked_table_lets_nobody_new_in(person: Person, served: Served) -> None:
    table = served.open()
    host, guest = host_of(person, table), guest_at(person, table, "Ben")
    host.find("checkbox", "lobby-lock").check()
    guest.reads("lobby-locked")
    stranger = Screen(person(f"/t/{table['code']}", locale="it-CH"), "it")
    stranger.reads("lobby-join-locked")
    host.find("checkbox", "lobby-lock").uncheck()
    expect(guest.page.get_by_text(guest.say("lobby-locked"))).to_be_hidden()
    stranger.press("try-again")
    sit_down(stranger, "Dario")
    expect(line(host, "Dario")).to_be_visible()


def test_whoever_is_sent_away_may_come_back_unless_banned(person: Person, served: Served) -> None:
    table = served.open()
    host, guest = host_of(person, table), guest_at(person, table, "Ben")
    about(host, "Ben")
    host.press("lobby-remove")
    guest.reads("goodbye-removed")
    expect(line(host, "Ben")).to_have_count(0)
    guest.press("door-join")
    sit_down(guest, "Ben")
    about(host, "Ben")
    host.press("lobby-ban")
    host.press("lobby-ban-sure")
    guest.reads("goodbye-removed")
    guest.press("door-join")
    sit_down(guest, "Ben")
    expect(guest.page.get_by_role("main")).to_contain_text(SPEECH["de"]("table-banned"))
    expect(line(host, "Ben")).to_have_count(0)


def test_a_copied_box_is_what_the_table_plays_with(person: Person, served: Served) -> None:
    table = served.open()
    host, guest = host_of(person, table), guest_at(person, table, "Ben")
    host.press("lobby-box-copy")
    corner = host.page.get_by_label(
        f"{host.say('round', round=1)}, {host.say('lobby-box-column', number=1)}"
    )
    corner.fill("")
    host.press("lobby-box-save")
    host.reads("lobby-box-empty")
    corner.fill("5000")
    host.press("lobby-box-save")
    told = SPEECH["en"]("F14-bonus-misshapen", boxes=5, most=99, lines=4)
    expect(host.page.get_by_role("dialog")).to_contain_text(told)
    corner.fill("7")
    host.press("lobby-box-save")
    for screen in (host, guest):
        screen.reads("lobby-box-own", components=screen.say("component-bonus"))
    start_with_bots(host)
    for screen in (host, guest):
        choose(screen)  # the same numbers, so that all bonus is theirs
    for screen in (host, guest):
        assert see_score(screen)
        row = screen.page.get_by_role("main").get_by_role("row").filter(has_text="Ana")
        expect(row.first.get_by_role("cell").first).to_contain_text("7")
        expect(row.first.get_by_role("cell").nth(5)).to_have_text(re.compile(r"0\s\+\s12"))


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(ODD_NAMES, id="odd"),
        pytest.param(WIDE_NAMES, id="wide", marks=pytest.mark.soak),
    ],
)
def test_names_that_mean_harm_do_none(person: Person, served: Served, names: list[str]) -> None:
    screen = host_of(person, served.open())
    asked: list[str] = []
    screen.page.on("dialog", lambda dialog: _answer(dialog, asked))
    rename(screen, "Ana", names[0])
    for seated, name in enumerate(names[1:], 2):
        screen.press("level-beginner")
        screen.reads("lobby-guests", seated=seated, seats=7)
        line(screen, screen.say("level-beginner")).last.get_by_role("button").first.click()
        screen.page.get_by_role("dialog").get_by_role("textbox").fill(name)
        screen.press("lobby-rename")
    for name in names:
        expect(line(screen, name)).to_be_visible()
    assert screen.overflows() == []
    start(screen)
    choose(screen)
    assert see_score(screen)
    assert screen.overflows() == []
    go_on(screen)
    assert screen.overflows() == []
    play_on(screen)
    assert [*agree(screen, served)] == names
    assert screen.overflows() == []
    assert asked == []
    assert screen.page.locator("img[src=x]").count() == 0


def _answer(dialog: Dialog, asked: list[str]) -> None:
    asked.append(dialog.message)
    dialog.dismiss()
