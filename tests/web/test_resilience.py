"""Refreshes, dead lines, power cuts and other devices: somebody goes on where they were."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest
from playwright.sync_api import expect

from servers import Served
from web.engines import Engine, params
from web.fifty_fifty_moves import awaited, cards, play
from web.moments import (
    MOMENTS,
    Counting,
    Evening,
    HalfWritten,
    Moment,
    MyTurn,
    Raised,
    Written,
)
from web.people import Person
from web.screen import Screen


def in_every_moment(
    *sampled: type[Moment], elsewhere: type[Moment] | None = None, without: Collection[Engine] = ()
) -> pytest.MarkDecorator:
    """Run a test in every moment and engine in `make soak`.

    `make test` runs the *sampled* moments in Chromium, and the one *elsewhere* in other engines.
    """
    return pytest.mark.parametrize(
        ("engine", "moment"),
        [
            pytest.param(
                *engine.values,
                moment,
                id=f"{moment.__name__}-{engine.id}",
                marks=[*engine.marks, *([] if moment in sampled else [pytest.mark.soak])],
            )
            for moment in MOMENTS
            for engine in params(sample=moment is elsewhere, without=without)
        ],
        indirect=["engine"],
    )


@in_every_moment(HalfWritten, MyTurn, elsewhere=MyTurn)
def test_every_way_back_leads_to_the_same_moment(
    person: Person, served: Served, moment: type[Moment]
) -> None:
    now = moment(person, served)
    screen = now.evening.screen
    page, code = screen.page, now.evening.table["code"]
    seen, own = now.seen(screen), now.own(screen)
    page.reload()
    assert now.seen(screen) == seen
    if moment is not Raised:  # a raised card is nothing that anybody has promised
        assert now.own(screen) == own
    tab = Screen(person.another_tab(page))
    tab.page.goto(f"{served.url}/t/{code}")
    assert now.seen(tab) == seen
    tab.page.goto(served.url)
    tab.page.get_by_role("link", name=f"{screen.say('home-return')} {code}").click()
    assert now.seen(tab) == seen
    elsewhere = now.evening.device()
    assert now.seen(elsewhere) == seen
    assert elsewhere.page.url == f"{served.url}/t/{code}"
    now.ask(elsewhere)
    for device in (elsewhere, screen, tab):
        now.done(device)
    now.once()


# WebKit's driver cannot take the network away.
@in_every_moment(Written, MyTurn, without=[Engine.WEBKIT])
def test_what_is_asked_without_network_is_done_once_when_it_is_back(
    person: Person, served: Served, moment: type[Moment]
) -> None:
    now = moment(person, served)
    screen = now.evening.screen
    seen, own = now.seen(screen), now.own(screen)
    screen.page.context.set_offline(True)
    screen.page.evaluate("hangUp()")
    expect(screen.find("region", "connection")).to_contain_text(screen.say("connection-device"))
    assert (now.seen(screen), now.own(screen)) == (seen, own)
    now.ask(screen)
    now.pending(screen)
    screen.page.context.set_offline(False)
    screen.find("region", "connection").wait_for(state="detached")
    now.done(screen)
    now.once()


@in_every_moment(Counting, Raised, elsewhere=HalfWritten)
def test_what_is_asked_after_a_power_cut_is_done_once_when_the_server_is_back(
    person: Person, tmp_path: Path, moment: type[Moment]
) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        now = moment(person, served)
        screen = now.evening.screen
        seen, own = now.seen(screen), now.own(screen)
        now.evening.others_listen()
        served.kill()
        expect(screen.find("region", "connection")).to_contain_text(screen.say("connection-server"))
        assert (now.seen(screen), now.own(screen)) == (seen, own)
        now.ask(screen)
        now.pending(screen)
        served.start_again()
        now.evening.others_come_back()
        screen.find("region", "connection").wait_for(state="detached")
        now.done(screen)
        now.once()


def test_a_line_that_has_fallen_silent_is_given_up(person: Person, served: Served) -> None:
    evening = Evening(person, served, game="fifty-fifty", dealer=2)
    screen = evening.screen
    screen.page.clock.install()
    screen.page.reload()
    assert awaited(screen, "Ana") == "Ana"
    # The socket stays open, but nothing comes through: only patience finds that out.
    screen.page.context.set_offline(True)
    screen.page.clock.fast_forward(6_000)
    expect(screen.find("region", "connection")).to_contain_text(screen.say("connection-device"))
    screen.page.context.set_offline(False)
    screen.find("region", "connection").wait_for(state="detached")
    play(screen, cards(screen)[0])


def test_the_seat_moves_by_a_picture_that_is_shown_when_its_owner_asks(
    person: Person, served: Served
) -> None:
    screen = MyTurn(person, served).evening.screen
    for button in ("menu", "seat-elsewhere", "seat-elsewhere-show"):
        screen.press(button)
    screen.page.get_by_role("img", name=screen.say("seat-elsewhere-qr", name="Ana")).wait_for()
