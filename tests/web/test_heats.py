"""Heats on the big screen and on a phone, in a real browser, after a game of all."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from heat_visitors import Visitor, play

from servers import Served
from web.inspection import barriers, misspoken
from web.people import Person
from web.screen import Screen

PLAYERS = 9
BEAMER = {"width": 1280, "height": 720}


def test_heats_take_the_finale_off_the_big_screen_and_the_winners_of_the_final_come_on(
    person: Person, served: Served
) -> None:
    event = {"title": "Fifty at the lake"}
    opened = served.open(role="spectator", party=True, pace="at-once", event=event)
    code, host = opened["code"], served.resume(opened)
    visitors = [
        Visitor(served, code, f"guest{number:017}", f"Guest {number}") for number in range(PLAYERS)
    ]
    stage = Screen(person(f"/stage/{code}", phone=False, viewport=BEAMER))
    heading = stage.page.get_by_role("heading", level=2)

    # A game of all, up to its finale.
    host.ask("start")
    play(visitors)
    expect(stage.page.locator(".first .name").first).to_be_visible()

    # The heats, and what is between them and the final.
    draw = {"size": 3, "final": 3, "pace": "at-once", "clock": "relaxed"}
    host.do("draw-heats", **draw)
    for one in visitors:
        one.resume(code, anew=True)
    expect(heading.filter(has_text=stage.say("stage-heats", stage=1))).to_be_visible()
    expect(stage.page.locator(".first .name")).to_have_count(0)
    play_heats(visitors)
    over = re.escape(stage.say("stage-heats-over", over=3, heats=3))
    expect(heading.filter(has_text=re.compile(over))).to_be_visible()
    expect(stage.page.locator(".first .name")).to_have_count(0)
    assert [*barriers(stage), *misspoken(stage)] == []

    # The final, and its winners.
    host.do("draw-heats", **draw)
    expect(heading.filter(has_text=stage.say("stage-heats-final"))).to_be_visible()
    finalists = play_heats([one for one in visitors if one.known["you"]["heat"]["goes_on"]])
    best = [one.name for one in finalists if one.result()["place"] == 1]
    for name in best:
        expect(stage.page.get_by_text(name).first).to_be_visible()
    assert [*barriers(stage), *misspoken(stage)] == []
    for one in visitors:
        one.client.close()
    host.close()


def play_heats(visitors: list[Visitor]) -> list[Visitor]:
    """Play all heats, let everybody come back, and wait until the event knows the results."""
    places: dict[str, list[Visitor]] = {}
    for one in visitors:
        places.setdefault(one.heat()["code"], []).append(one)
    for there, players in places.items():
        for one in players:
            one.resume(there)
        play(players)
    for one in visitors:
        one.result_after_return()
    return visitors
