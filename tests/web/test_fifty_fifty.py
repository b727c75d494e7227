"""Fifty Fifty from the first page to the podium, by thumb and by key, alone and in company."""

from __future__ import annotations

import json
from itertools import cycle

import pytest
from playwright.sync_api import expect

from fifties.core.record import final_state

from servers import Client, Message, Served
from web import scenes
from web.engines import every_engine, every_engine_in_soak, every_keyboard
from web.fifty_fifty_moves import (
    agree,
    awaited,
    card,
    cards,
    have_ready,
    middle,
    mood,
    play,
    raised,
)
from web.fifty_moves import resume_link, start
from web.measures import DESK, SIDE, SMALL, UPRIGHT, Size
from web.people import Person
from web.screen import Screen
from web.visits import Arrive
from web.wire_players import playing_for

TRICKS = 9
AT_ONCE: Message = {"game": "fifty-fifty", "pace": "at-once"}

MET_ON_CARDS = """cards => cards.flatMap(it => [0.25, 0.5, 0.75].map(down => {
  const { left, top, width, height } = it.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height * down);
  return met?.closest("button")?.tagName ?? met?.outerHTML.slice(0, 80);
}))"""


@every_engine
def test_alone_with_bots_from_one_tap_on_a_phone_to_the_podium(
    person: Person, served: Served
) -> None:
    screen = Screen(person(moving=True))
    play_now = f"{screen.say('home-play')} {screen.say('game-fifty-fifty')}"
    screen.tap(screen.page.get_by_role("button", name=play_now, exact=True))
    screen.press("first-time-play")
    screen.find("group", "halves-hand").wait_for()
    seat = json.loads(screen.page.evaluate("() => localStorage.getItem('fifties.seats')"))[0]
    # Among friends a game takes its time; whoever hosts can hurry it.
    assert served.resume(seat).do("configure", settings=AT_ONCE)["tell"] != "refused"
    while awaited(screen, seat["name"]) is not None:
        held = cards(screen)
        play(screen, middle(held))
        if len(held) == 1:  # one round has shown that motion is in nobody's way
            screen.page.emulate_media(reduced_motion="reduce")
    record = agree(screen, served)
    assert len(record.header.players) == 4
    assert not screen.overflows()


@every_keyboard
def test_a_whole_game_takes_nothing_but_a_keyboard(person: Person, served: Served) -> None:
    table = served.open(**AT_ONCE)
    screen = Screen(person(resume_link(table), phone=False))
    press = screen.page.keyboard.press
    for button in ("lobby-fill", "lobby-start"):
        screen.tab_to(screen.find("button", button))
        expect(screen.find("button", button)).not_to_have_attribute("aria-disabled", "true")
        press("Enter")
    ways = cycle(["ArrowLeft", "ArrowRight", "digits"])
    plays = cycle(["Enter", "Space"])
    while awaited(screen, "Ana", typing=True) is not None:
        held = cards(screen)
        way = next(ways)
        if way == "digits":
            screen.page.keyboard.type(str(held[-1]))
        else:
            press(way)
        wanted = held[0] if way == "ArrowRight" else held[-1]
        raised(screen, wanted).wait_for()
        press(next(plays))
        card(screen, wanted).wait_for(state="detached")
    agree(screen, served)


def seated(served: Served) -> tuple[Message, list[Client]]:
    """Open a table for Ana, and let Ben and Cleo sit down who play elsewhere."""
    table = served.open(**AT_ONCE, dealer=2)
    return table, [served.join(table["code"], name) for name in ("Ben", "Cleo")]


def lay_lowest(other: Client) -> None:
    """Let somebody elsewhere play their lowest card as soon as it is their turn."""
    other.do("act", action={"do": "play", "card": min(other.offer()["cards"])})


def hears_of_card(other: Client, number: int) -> None:
    """Wait until somebody elsewhere has heard that Ana led with a card, if they have not yet."""
    wanted = {"event": "card-played", "seat": 0, "card": number, "next": 1}
    events = (event for frame in other.frames for event in json.loads(frame).get("events", ()))
    while not any(wanted.items() <= event.items() for event in events):
        events = iter(other.receive().get("events", ()))


def test_a_sheet_that_is_opened_while_another_closes_stays_open(
    arrive: Arrive,
) -> None:
    visit = arrive(DESK, scenes.my_turn)
    visit.page.keyboard.press("c")
    visit.screen.find("dialog", "halves-played-title").wait_for()
    # The browser tells of the end of a dialog only after this.
    visit.page.evaluate(
        """() => {
          document.querySelector("dialog[open]").close();
          dispatchEvent(new KeyboardEvent("keydown", { key: "v" }));
          return new Promise((told) => setTimeout(told));
        }"""
    )
    visit.screen.find("dialog", "halves-sheet-title").wait_for()


def test_every_listed_key_does_what_it_says(person: Person, served: Served) -> None:
    table, others = seated(served)
    screen = Screen(person(resume_link(table), phone=False))
    start(screen)
    assert awaited(screen, "Ana") == "Ana"
    press, held = screen.page.keyboard.press, cards(screen)
    listed = screen.keys()

    def key(message: str) -> str:
        return listed.pop(screen.say(message))

    assert key("key-help") == "?"
    press(key("halves-key-right"))
    raised(screen, held[0]).wait_for()
    press(key("halves-key-left"))
    raised(screen, held[-1]).wait_for()
    assert key("halves-key-digits") == "0–9"
    for number in [n for n in held if n >= 10]:
        screen.page.keyboard.type(str(number))
        raised(screen, number).wait_for()
    for message, title in (
        ("halves-key-cards", "halves-played-title"), ("halves-key-sheet", "halves-sheet-title")
    ):  # fmt: skip
        press(key(message))
        screen.find("dialog", title).wait_for()
        press("Escape")
        screen.find("dialog", title).wait_for(state="hidden")
    press(key("key-mute"))
    expect(screen.find("button", "mute")).to_have_attribute("aria-pressed", "true")
    pause = key("key-pause")
    press(pause)
    screen.reads("paused")
    press(pause)
    screen.area("paused").wait_for(state="detached")
    assert key("halves-key-play") == "Enter␣"
    press("Enter")
    card(screen, held[-1]).wait_for(state="detached")
    press("ArrowRight")
    ready = screen.find("button", "halves-queued", card=held[0])
    queue = key("halves-key-queue")
    for state in ("visible", "detached", "visible"):
        press(queue)
        ready.wait_for(state=state)
    for other in others:
        lay_lowest(other)
    # Ana's highest card took the trick, so it is her turn again.
    card(screen, held[0]).wait_for(state="detached")
    assert listed == {}


def test_a_card_that_is_ready_plays_itself_and_can_be_taken_back(
    person: Person, served: Served
) -> None:
    table, others = seated(served)
    screen = Screen(person(resume_link(table)))
    start(screen)
    assert awaited(screen, "Ana") == "Ana"
    low, *_, high = cards(screen)
    play(screen, high)
    have_ready(screen, low)
    screen.press("halves-unqueue", card=low)
    screen.find("button", "halves-card", card=low).wait_for()
    screen.press("halves-queue", card=low)
    for other in others:
        lay_lowest(other)
    card(screen, low).wait_for(state="detached")
    hears_of_card(others[0], low)


@every_engine_in_soak
def test_three_people_walk_the_tightrope_and_see_its_zeros(person: Person, served: Served) -> None:
    table = served.open(**AT_ONCE, edition="tightrope")
    people = {"Ana": Screen(person(resume_link(table), phone=False))}
    for guest in ("Ben", "Cleo"):
        people[guest] = Screen(person(f"/t/{table['code']}"))
        people[guest].find("textbox", "lobby-join-name").fill(guest)
        people[guest].press("lobby-join-sit")
        people[guest].reads("lobby-waiting", name="Ana")
    start(people["Ana"])
    shown, name = [], "Ana"
    for _ in range(TRICKS * len(people)):
        # Whoever has played knows who is next; the others' screens may not have heard of it yet.
        name = awaited(people[name], name, *(people.keys() - {name})) or ""
        assert awaited(people[name], name) == name
        shown.append(mood(people[name]))
        play(people[name], middle(cards(people[name])))
    with playing_for(served, people["Ben"], people["Cleo"]):
        while awaited(people["Ana"], "Ana") is not None:
            shown.append(mood(people["Ana"]))
            play(people["Ana"], middle(cards(people["Ana"])))
    for name, screen in people.items():
        assert awaited(screen, name) is None
        record = agree(screen, served)
    first, *others = [
        [trick.mood for trick in done.tricks] for done in final_state(record).standing.rounds
    ]
    assert shown == [
        *(turned for turned in first for _ in people),
        *(turned for later in others for turned in later),
    ]
    assert any(0 in turned for turned in shown)


@pytest.mark.parametrize("size", [SMALL, UPRIGHT, SIDE], ids=str)
def test_a_tap_on_a_card_meets_a_card(arrive: Arrive, size: Size) -> None:
    """The row in front covers a part of the row behind, but only where its cards are."""
    visit = arrive(size, scenes.my_turn)
    cards = visit.screen.find("group", "halves-hand").get_by_role("button")
    met = cards.evaluate_all(MET_ON_CARDS)
    assert set(met) == {"BUTTON"}
