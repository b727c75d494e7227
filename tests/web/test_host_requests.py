"""What a host does to everybody takes more than one tap, or is told; alone, a tap hurries bots."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocket, expect

from commands import PATIENCE
from servers import Served
from web.fifty_fifty_moves import awaited, card, cards
from web.fifty_moves import resume_link
from web.paused_tables import (
    TRICKS,
    Company,
    company,
    counting,
    first_leader,
    halves,
    halves_with_bots,
    kept,
    lay_trick,
    lay_tricks,
    tapping,
    token_of,
)
from web.people import Person
from web.screen import Screen


def test_the_pace_of_tap_mode_is_a_menu_and_no_button_to_press(
    person: Person, served: Served
) -> None:
    group = tapping(served)
    seat = {"code": group.code, "token": token_of("Ben")}
    ben = Screen(person(resume_link(seat)))
    screen = Screen(person(resume_link(group.table)))
    now = screen.find("button", "pace-now", pace=screen.say("pace-tap"))
    now.click()
    menu = screen.find("dialog", "lobby-pace")
    expect(menu.get_by_text(screen.say("pace-for-all"))).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(now).to_be_visible()
    screen.page.keyboard.press("f")
    screen.press("pace-brisk")
    screen.find("button", "pace-now", pace=screen.say("pace-brisk")).wait_for()
    for told in (screen, ben):
        told.reads("pace-changed", pace=told.say("pace-brisk"))
    expect(ben.find("button", "pace-now", pace=ben.say("pace-brisk"))).to_have_count(0)


def test_skipping_asks_first_where_others_listen(person: Person, served: Served) -> None:
    group = counting(served)
    screen = Screen(person(resume_link(group.table), phone=False))
    question = screen.find("dialog", "host-skip-title")
    for way in ("button", "key"):
        screen.find("button", "host-skip").wait_for()
        if way == "button":
            screen.press("host-skip")
        else:
            screen.page.keyboard.press("s")
        question.wait_for()
        screen.press("cancel")
        question.wait_for(state="hidden")
    screen.press("host-skip")
    screen.press("host-skip-sure")
    screen.find("heading", "fifty-scored", round=1).wait_for()


def test_a_bot_acts_for_somebody_only_after_a_question(person: Person, served: Served) -> None:
    group = kept(served)
    screen = Screen(person(resume_link(group.table)))
    screen.press("fifty-hurry", name="Emilio")
    screen.find("dialog", "host-hurry-title", name="Emilio").wait_for()
    assert group.watcher.do("react", reaction="wave")["tell"] == "done"
    assert not any('"called"' in frame for frame in group.watcher.frames[-3:])
    screen.press("host-hurry-sure")
    # A bot may have to be loaded first, and what it writes may bring somebody a second crown.
    scored = screen.find("heading", "fifty-scored", round=2)
    scored.or_(screen.find("link", "ended-replay")).wait_for(timeout=1000 * PATIENCE)


def test_the_menu_leads_out_of_a_game_and_asks_first(person: Person, served: Served) -> None:
    group = company(served, bots=2)
    group.host.ask("start")
    group.host.offer()
    screen = Screen(person(resume_link(group.table)))
    screen.press("menu")
    screen.press("host-abandon")
    screen.find("dialog", "host-abandon-sure").wait_for()
    screen.press("host-abandon")
    screen.find("button", "lobby-start").wait_for()
    screen.press("menu")
    screen.press("leave-table")
    screen.find("dialog", "leave-table-sure").wait_for()
    screen.press("leave-table")
    screen.page.wait_for_url(re.compile(r"/$"))
    assert screen.page.evaluate("() => localStorage.getItem('fifties.seats')") == "[]"


def test_a_tap_hurries_bots_where_nobody_else_plays(person: Person, served: Served) -> None:
    group = halves_with_bots(served)
    group.hasten("living-room")
    page = person(moving=True)
    sent: list[str] = []

    def note(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)["say"]))

    page.on("websocket", note)
    page.goto(resume_link(group.table))
    screen = Screen(page)
    assert awaited(screen, "Ana") == "Ana"
    first, *_ = cards(screen)
    card(screen, first).click()
    screen.press("halves-play", card=first)
    screen.find("region", "halves-table").click()
    assert awaited(screen, "Ana") == "Ana"
    assert {"hurry", "skip"} <= set(sent)


def test_after_the_last_round_there_is_nothing_to_go_on_to(person: Person, served: Served) -> None:
    group = halves_finished(served)
    screen = Screen(person(resume_link(group.table)))
    screen.reads("fifty-winner-soon")
    last = {"round": len(group.people), "rounds": len(group.people)}
    head = screen.page.get_by_role("heading", level=1)
    expect(head).to_have_text(screen.say("halves-round", **last))
    onward = screen.page.get_by_role("main").get_by_role("button", name=screen.say("halves-go-on"))
    expect(onward).to_have_count(0)
    group.watcher.do("pause", paused=False)
    screen.find("link", "ended-record").wait_for()


def halves_finished(served: Served) -> Company:
    """The last round of Fifty Fifty is counted, and the host has paused before the end."""
    group = halves(served)
    first, players = first_leader(group), len(group.people)
    for done in range(players - 1):
        lay_tricks(group, (first + done) % players)
    leader = lay_tricks(group, (first + players - 1) % players, tricks=TRICKS - 1)
    group.hasten("stadium")
    lay_trick(group, leader)
    group.watcher.event("fifty-fifty-round-scored")
    group.pause()
    return group
