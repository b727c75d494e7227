"""What has to be in sight is in sight, nothing lies on anything else, and nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from servers import Served
from web import paused_tables, scenes
from web.measures import (
    BEAMER,
    DESK,
    LARGE,
    SIDE,
    SMALL,
    SPACED,
    UPRIGHT,
    Size,
    at_sizes,
    box,
    clipped,
    enlarge,
    overlaps,
    settle,
    unseen,
)
from web.paused_tables import Company, company
from web.screen import Screen
from web.visits import Arrive, Opener

LOW: Size = (320, 256)
"""A window of 1280 by 1024 at four times its size."""


GAP_BEFORE_TOTAL = """rows => rows.map(row => {
  const [score, total] = [".score .hand", ".total"].map(name => {
    const range = document.createRange();
    range.selectNodeContents(row.querySelector(name));
    return range.getBoundingClientRect();
  });
  const size = parseFloat(getComputedStyle(row.querySelector(".total")).fontSize);
  return (total.left - score.right) / size;
})"""
"""How far a score is from the total beside it, in letters of the total."""
TAP = 44
"""Pixels of a button that stands in a row with others."""


def in_soak(*values: object) -> Any:
    """Run a test with these values in `make soak` alone."""
    return pytest.param(*values, marks=pytest.mark.soak)


# What to do next


def plays(screen: Screen) -> list[Locator]:
    return [screen.page.get_by_role("button", name=screen.say("home-play"))]


def start(screen: Screen) -> list[Locator]:
    return [screen.find("button", "lobby-start")]


def done(screen: Screen) -> list[Locator]:
    return [screen.find("button", "fifty-done")]


def numbers(screen: Screen) -> list[Locator]:
    return [*done(screen), screen.find("group", "fifty-grid").get_by_role("button")]


def controls(screen: Screen) -> list[Locator]:
    return [screen.find("group", "fifty-host").get_by_role("button")]


def got_it(screen: Screen) -> list[Locator]:
    return [screen.find("button", "got-it")]


def hand(screen: Screen) -> list[Locator]:
    group = screen.find("group", "halves-hand")
    return [group.get_by_role("button"), group.locator("xpath=..").locator(".button").first]


@pytest.mark.parametrize(
    ("scene", "wanted", "sizes", "large"),
    [
        (scenes.home, plays, (SIDE,), None),
        (scenes.lobby_of_the_host, start, (SIDE, SMALL, UPRIGHT), UPRIGHT),
        (scenes.choose, numbers, (SIDE,), None),
        (scenes.choose, done, (SMALL, UPRIGHT), UPRIGHT),
        in_soak(scenes.party_choose, done, (SIDE, SMALL, UPRIGHT), None),
        (scenes.count, controls, (SIDE, SMALL, UPRIGHT), UPRIGHT),
        (scenes.tap, got_it, (SIDE, SMALL, UPRIGHT), UPRIGHT),
        (scenes.my_turn, hand, (SIDE, SMALL, UPRIGHT), UPRIGHT),
        in_soak(scenes.coach_of_halves, hand, (SIDE, SMALL, UPRIGHT), UPRIGHT),
    ],
)
def test_what_to_do_next_is_in_sight(
    arrive: Arrive,
    scene: Opener,
    wanted: Callable[[Screen], list[Locator]],
    sizes: tuple[Size, ...],
    large: Size | None,
) -> None:
    visit = arrive(sizes[0], scene)
    for where in at_sizes(visit.page, *sizes, large=large):
        assert not unseen(*wanted(visit.screen)), where


@pytest.mark.parametrize("percent", [100, LARGE])
def test_whatever_the_coach_says_leaves_the_hand_in_sight(arrive: Arrive, percent: int) -> None:
    visit = arrive(UPRIGHT, scenes.coach_of_halves)
    page, screen = visit.page, visit.screen
    coach = page.get_by_role("complementary", name=screen.say("coach"), exact=True)
    understood = coach.get_by_role("button", name=screen.say("coach-understood"), exact=True)
    enlarge(page, percent)
    for _ in range(4):  # the goal, the hand, the mood, and that it is your turn
        understood.wait_for()
        line = coach.get_by_role("paragraph").inner_text()
        for where in at_sizes(page, UPRIGHT, *(() if percent == LARGE else (SMALL, SIDE))):
            assert not unseen(*hand(screen), page.locator(".commit"), understood), (where, line)
            if percent != LARGE:
                tops = coach.get_by_role("button").evaluate_all(
                    "all => all.map(it => it.getBoundingClientRect().top)"
                )
                assert max(tops) - min(tops) < TAP, (where, line)
        understood.click()
        expect(coach.get_by_role("paragraph").filter(has_text=line)).to_have_count(0)


def test_the_bar_at_the_top_keeps_to_one_line(arrive: Arrive) -> None:
    visit = arrive(UPRIGHT, scenes.my_turn)
    home = visit.page.get_by_role("link", name=re.compile("^fifties"))
    menu = visit.screen.find("button", "menu")
    for where in at_sizes(visit.page, SMALL, UPRIGHT, large=UPRIGHT):
        assert box(menu)["top"] < box(home)["bottom"], where
        assert not unseen(menu), where


def test_the_mood_lies_beside_the_table_and_not_below_the_window(arrive: Arrive) -> None:
    visit = arrive(SMALL, scenes.my_turn)
    named = re.compile(f"^{visit.screen.say('mood')}", re.IGNORECASE)
    mood = visit.page.get_by_role("img", name=named)
    for where in at_sizes(visit.page, SMALL, SIDE, UPRIGHT):
        assert not unseen(mood.first), where


def tapping(served: Served) -> Company:
    """The count waits for Ana's 1, and the host has paused; the number after it is Ben's."""
    group = company(served, "Ben", "Cleo", pace="tap")
    group.host.ask("start")
    offers = [person.offer() for person in group.people]
    open_numbers = paused_tables.open_numbers(offers[0])
    for seat, (guest, offer) in enumerate(zip(group.people, offers, strict=True)):
        chosen = open_numbers[seat:15:3]
        guest.ask("act", action={"do": "choose", "round": offer["round"], "numbers": chosen})
    group.watcher.event("announced")
    group.pause()
    return group


@pytest.mark.parametrize("size", [UPRIGHT, SIDE, in_soak(DESK)])
def test_nothing_jumps_when_got_it_comes_and_goes(
    arrive: Arrive, served: Served, size: Size
) -> None:
    visit = arrive(size)
    table = tapping(served)
    visit.page.goto(f"/t/{table.code}#{table.table['token']}")
    screen = visit.screen
    button = screen.find("button", "got-it")
    button.wait_for()
    paused = screen.find("region", "paused")
    paused.wait_for()
    settle(visit.page)
    still = {
        "numbers": screen.find("list", "fifty-my-numbers"),
        "host": screen.find("group", "fifty-host"),
        "tracks": visit.page.locator(".tracks"),
        "number": visit.page.locator(".digits"),
    }
    before = {name: box(thing) for name, thing in still.items()}
    table.watcher.do("pause", paused=False)
    table.host.ask("got-it")
    table.watcher.event("announced")
    table.pause()
    button.wait_for(state="hidden")
    paused.wait_for()
    after = {name: box(thing) for name, thing in still.items()}
    for name, place in before.items():
        assert after[name]["top"] == pytest.approx(place["top"], abs=1), name
        assert after[name]["left"] == pytest.approx(place["left"], abs=1), name


# The reaction button


@pytest.mark.parametrize(
    "scene",
    [
        scenes.choose,
        scenes.my_turn,
        scenes.halves_score,
        *map(in_soak, (scenes.count, scenes.score, scenes.end)),
    ],
)
def test_reactions_stand_in_the_bar_and_cover_nothing(arrive: Arrive, scene: Opener) -> None:
    visit = arrive(UPRIGHT, scene)
    react = visit.screen.find("button", "react")
    for where in at_sizes(visit.page, UPRIGHT, SMALL, SIDE):
        assert not unseen(react), where
        bar = react.locator("xpath=ancestor::*[contains(@class, 'action-bar')]")
        others = bar.locator("button:not([aria-expanded]), p").all()
        things = {f"{i}": one for i, one in enumerate(others) if one.is_visible()}
        assert not [one for one in overlaps({"react": react, **things}) if "react" in one], where


def test_done_stands_in_the_middle(arrive: Arrive) -> None:
    visit = arrive(UPRIGHT, scenes.choose)
    for _ in at_sizes(visit.page, UPRIGHT, SMALL):
        place = box(visit.screen.find("button", "fifty-done"))
        width = visit.page.evaluate("innerWidth")
        assert place["left"] == pytest.approx(width - place["right"], abs=2)


@pytest.mark.parametrize("scene", [scenes.choose, scenes.my_turn])
def test_what_has_the_focus_is_never_covered(arrive: Arrive, scene: Opener) -> None:
    visit = arrive(LOW, scene)
    buttons = visit.page.locator("main button").filter(visible=True)
    for button in buttons.all():
        button.focus()
        assert not unseen(button)


# Replays


@pytest.mark.parametrize(
    ("record", "moments"),
    [
        ("fifty/sheet-opening", (10, 18)),
        ("fifty-fifty/five-players", (9,)),
        in_soak("fifty/sheet-opening", (3, 10, 15, 18, 40)),
        in_soak("fifty-fifty/five-players", (3, 9, 12)),
    ],
)
def test_a_replay_fits_into_its_frame(
    arrive: Arrive, record: str, moments: tuple[int, ...]
) -> None:
    visit = arrive(DESK, scenes.replay(record, moments[0]))
    page = visit.page
    slider = page.get_by_role("slider", name=visit.screen.say("replay-moment"))
    frame = page.locator(".frame")
    for moment in moments:
        slider.fill(str(moment))
        for where in at_sizes(page, DESK, BEAMER):
            assert not clipped(frame, down=True), (where, moment)
            rows = page.locator(".tracks > ul > li, .digits, .number > p, .burst, .seat, .place")
            assert not unseen(slider), (where, moment)
            edge = box(frame)
            for row in rows.all():
                place = box(row)
                assert place["top"] >= edge["top"] - 1, (where, moment, row)
                assert place["bottom"] <= edge["bottom"] + 1, (where, moment, row)
            lines = {f"{i}": one for i, one in enumerate(page.locator(".tracks > ul > li").all())}
            picks = page.get_by_label(visit.screen.say("replay-picks"), exact=True)
            if lines and picks.count():
                assert not list(overlaps({**lines, "picks": picks})), (where, moment)


@pytest.mark.parametrize("record", ["fifty/sheet-opening", "fifty-fifty/five-players"])
def test_the_controls_of_a_replay_leave_room_for_its_picture(arrive: Arrive, record: str) -> None:
    visit = arrive(SIDE, scenes.replay(record, 12))
    controls = visit.screen.find("group", "replay-timeline").locator("xpath=..")
    for where in at_sizes(visit.page, SIDE, SMALL, UPRIGHT):
        place = box(controls)
        height = visit.page.evaluate("innerHeight")
        assert place["bottom"] - place["top"] < 2 / 5 * height, where
        broken = visit.page.locator(".balance .word").evaluate_all(
            "all => all.filter(it => it.offsetHeight > 20 && it.offsetWidth > 1)"
            ".map(it => it.textContent)"
        )
        assert not broken, where


# Signs


@pytest.mark.parametrize("scene", [scenes.my_turn, scenes.halves_score])
def test_halves_are_counted_without_signs_and_on_one_scale(arrive: Arrive, scene: Opener) -> None:
    visit = arrive(UPRIGHT, scene)
    held = visit.page.locator(".balance").filter(visible=True)
    words = {visit.screen.say(f"halves-{kind}") for kind in ("angry", "laughing", "balanced")}
    scales = set()
    for one in held.all():
        found = re.fullmatch(r"(\d+)\s+(\S+)", one.inner_text())
        assert found is not None, one.inner_text()
        assert found[2] in words
        halves = int(found[1])
        assert one.locator("svg").count() == (halves > 0)
        full = box(one.locator(".bar"))
        parts = [box(part) for part in one.locator(".laugh, .rage").all()]
        filled = max(part["right"] - part["left"] for part in parts)
        if halves:
            scales.add(round(filled / halves / (full["right"] - full["left"]), 3))
    assert held.count() == 4
    assert max(scales) - min(scales) < 0.003


def test_a_mood_card_shows_masks_and_plain_numbers(arrive: Arrive) -> None:
    visit = arrive(DESK, scenes.my_turn)
    named = re.compile(f"^{visit.screen.say('mood')}", re.IGNORECASE)
    mood = visit.page.get_by_role("img", name=named)
    assert re.fullmatch(r"\d+\s*\d+", (mood.first.text_content() or "").strip())
    past = visit.page.get_by_role("table", name=visit.screen.say("halves-tricks")).first
    assert not re.search(r"[+\u2212]\d", past.inner_text())


# The big screen


def test_a_partys_count_keeps_its_parts_apart(arrive: Arrive, served: Served) -> None:
    table = paused_tables.party_counting(served)
    visit = arrive(BEAMER)
    page, say = visit.page, visit.screen.say
    page.goto(f"/stage/{table.code}")
    visit.screen.find("heading", "crowd-leaders").wait_for()
    table.hasten("hall")
    table.watcher.do("pause", paused=False)
    feed = page.get_by_role("list", name=say("crowd-duels"))
    expect(feed.get_by_role("listitem")).to_have_count(2)
    table.pause()
    visit.screen.reads("paused")
    parts = {
        "title": page.get_by_role("heading", level=1),
        "number": page.locator(".number > span").first,
        "line": page.locator(".called > .line"),
        "leaders": page.get_by_role("list", name=say("crowd-leaders")),
        "feed": feed,
        "paused": visit.screen.find("region", "paused"),
        "strip": page.get_by_role("figure"),
    }
    for where in at_sizes(page, BEAMER, DESK, (1280, 720)):
        assert not list(overlaps(parts)), where
        assert not unseen(parts["feed"].get_by_role("listitem"), parts["leaders"]), where


def test_a_party_learns_who_is_missing(arrive: Arrive, served: Served) -> None:
    table = paused_tables.party(served)
    table.people[1].offer()
    visit = arrive(BEAMER)
    visit.page.goto(f"/stage/{table.code}")
    visit.screen.reads("stage-missing", names="Ana and Ben")


def test_the_toolbar_of_the_big_screen_covers_nothing_until_somebody_comes(arrive: Arrive) -> None:
    visit = arrive(DESK, scenes.stage_lobby)
    waiting = visit.page.get_by_text(visit.screen.say("stage-waiting"), exact=True)
    tools = visit.page.get_by_role("navigation", include_hidden=True)
    assert not unseen(waiting)
    expect(tools).to_be_hidden()
    visit.page.mouse.move(40, 40)
    expect(tools).to_be_visible()


@pytest.mark.parametrize("size", [in_soak(DESK), BEAMER])
def test_the_trick_is_in_the_middle_of_the_stage(arrive: Arrive, size: Size) -> None:
    visit = arrive(size, scenes.stage_trick)
    table = visit.screen.find("region", "halves-table")
    edge = box(table)
    places = [box(place) for place in table.locator(".place").all()]
    left, right = min(p["left"] for p in places), max(p["right"] for p in places)
    assert (left + right) / 2 == pytest.approx((edge["left"] + edge["right"]) / 2, abs=4)
    high = max(p["bottom"] - p["top"] for p in places)
    assert high > (edge["bottom"] - edge["top"]) / 4
    curtains = visit.page.locator(".curtain")
    assert curtains.count() == 2
    assert box(curtains.first)["left"] <= 1
    assert box(curtains.last)["right"] >= size[0] - 1


# Tables and names


@pytest.mark.parametrize(
    "scene",
    [scenes.score, in_soak(scenes.end), in_soak(scenes.halves_score), scenes.halves_end],
)
def test_score_tables_fit_a_small_phone(arrive: Arrive, scene: Opener) -> None:
    visit = arrive(SMALL, scene)
    for where in at_sizes(visit.page, SMALL, UPRIGHT):
        tables = visit.page.get_by_role("table").filter(visible=True)
        assert tables.count() > 0
        assert not clipped(tables.locator("td .hand, td.hand, td")), where
        for table in tables.all():
            place = box(table)
            room = box(table.locator("xpath=.."))
            assert place["right"] <= room["right"] + 1, where


@pytest.mark.parametrize(
    ("scene", "sizes"), [(scenes.score, (SMALL, UPRIGHT, DESK)), (scenes.stage_score, (BEAMER,))]
)
def test_a_score_and_a_total_are_two_numbers(
    arrive: Arrive, scene: Opener, sizes: tuple[Size, ...]
) -> None:
    visit = arrive(sizes[0], scene)
    row = visit.page.locator("tbody tr").filter(has=visit.page.locator(".score"))
    for where in at_sizes(visit.page, *sizes):
        gaps = row.evaluate_all(GAP_BEFORE_TOTAL)
        assert len(gaps) == 5
        assert min(gaps) >= 1 / 3, where


@pytest.mark.parametrize("spaced", [False, True])
def test_a_crown_covers_no_score(arrive: Arrive, spaced: bool) -> None:
    visit = arrive(UPRIGHT, scenes.score, bypass_csp=True)
    if spaced:
        visit.page.add_style_tag(content=SPACED)
    crown = visit.page.get_by_role("table").first.get_by_role(
        "img", name=visit.screen.say("fifty-crown"), exact=True
    )
    row = visit.page.get_by_role("row").filter(has=crown).first
    for where in at_sizes(visit.page, UPRIGHT, SMALL):
        cells = {f"{i}": cell for i, cell in enumerate(row.locator("td > *, td.sum").all())}
        seen = {name: cell for name, cell in cells.items() if cell.is_visible()}
        assert not [one for one in overlaps({"crown": crown.first, **seen}) if "crown" in one], (
            where
        )


def test_the_head_of_a_count_keeps_off_what_is_told(arrive: Arrive) -> None:
    visit = arrive(SIDE, scenes.count)
    parts = {
        "title": visit.page.get_by_role("heading", level=1).locator("span"),
        "told": visit.page.locator(".told li").first,
    }
    for where in at_sizes(visit.page, SIDE, UPRIGHT, DESK):
        assert not list(overlaps(parts)), where


def test_a_clash_is_told_whole_in_large_letters(arrive: Arrive) -> None:
    visit = arrive(UPRIGHT, scenes.replay("fifty/sheet-opening", 13))
    enlarge(visit.page, LARGE)
    told = visit.page.locator("div.told")
    first = told.locator("li").first
    assert "7" in first.inner_text()
    assert box(first)["bottom"] <= box(told)["bottom"] + 1
    assert not clipped(first.locator("> span").last, down=True)
