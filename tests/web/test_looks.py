"""What a page looks like: where masks, logo and stage stand, and which colours stay."""

from __future__ import annotations

import re
from functools import partial

import pytest

from web import scenes
from web.measures import BEAMER, DESK, UPRIGHT, at_sizes, box
from web.visits import Arrive, Opener


def test_both_masks_are_on_stage_from_the_beginning(arrive: Arrive) -> None:
    visit = arrive(DESK, scenes.home, moving=True)
    picture = visit.page.locator("svg.picture")
    picture.wait_for()
    visit.page.evaluate(
        "() => document.getAnimations().forEach(it => { it.pause(); it.currentTime = 0; })"
    )
    stage = box(picture)
    for half in picture.locator(".left, .right").all():
        place = box(half)
        assert place["left"] > stage["left"]
        assert place["right"] < stage["right"]
        assert place["top"] > stage["top"]


@pytest.mark.parametrize(
    "scene",
    [
        scenes.home,
        scenes.lobby_of_the_host,
        *(pytest.param(one, marks=pytest.mark.soak) for one in (scenes.learn, scenes.shelf)),
    ],
)
def test_the_logo_begins_where_the_page_begins(arrive: Arrive, scene: Opener) -> None:
    visit = arrive(DESK, scene)
    logo = visit.page.get_by_role("link", name=re.compile("^fifties")).locator("svg")
    for where in at_sizes(visit.page, DESK, BEAMER):
        title = box(visit.page.get_by_role("heading", level=1))
        assert box(logo)["left"] == pytest.approx(title["left"], abs=6), where


def test_the_count_of_a_phone_fills_its_stage(arrive: Arrive) -> None:
    visit = arrive(UPRIGHT, scenes.count)
    tracks, bar = box(visit.page.locator(".tracks")), box(visit.page.locator(".action-bar"))
    assert bar["bottom"] == pytest.approx(UPRIGHT[1], abs=1)
    assert bar["top"] - tracks["bottom"] < UPRIGHT[1] / 20


def test_chosen_colours_keep_numbers_strokes_and_swatches(arrive: Arrive) -> None:
    come = partial(arrive, UPRIGHT, forced_colors="active")
    adjusted = "it => getComputedStyle(it).forcedColorAdjust"
    count = come(scenes.count)
    assert count.page.locator(".digits").evaluate(adjusted) == "none"
    assert count.page.locator(".line > .here, .run > .here").evaluate(adjusted) == "none"
    choose = come(scenes.choose)
    out = choose.page.locator(".out span").first
    assert out.evaluate(adjusted) == "none"
    played = come(scenes.played)
    gone = played.page.get_by_role("dialog").locator("li.gone").first
    stroke = gone.evaluate("it => getComputedStyle(it, '::after').backgroundColor")
    assert stroke != gone.evaluate("it => getComputedStyle(it).backgroundColor")
    swatches = played.page.get_by_role("dialog").locator(".sample")
    grounds = swatches.evaluate_all("all => all.map(it => getComputedStyle(it).backgroundColor)")
    sheet = played.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert sheet not in grounds
