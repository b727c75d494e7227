"""Long and wide names: whole where there is room, and never broken within a word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from servers import Served
from web import paused_tables, scenes
from web.measures import BEAMER, DESK, NAMES, SIDE, SMALL, SPACED, UPRIGHT, at_sizes, clipped
from web.paused_tables import Company, company
from web.visits import Arrive, Opener

LONG_NAMES = ("Maximiliane-Joséphine", "MMMMWWWWMM", "Bartholomäus Wilhelm", "Arlecchino")
MORE_NAMES = (
    "Anne-Sophie-Charlotte",
    "WWWWWWWWWWWMMM",
    "Giovanni Battista R.",
    "Konstantinopolitaner",
)


def named_fifty(served: Served) -> Company:
    """People with long and wide names have written, and the count stands still."""
    group = company(served, *LONG_NAMES, pace="stadium")
    group.host.ask("start")
    paused_tables.hear_number(group, "called", paused_tables.choose_sparsely(group))
    return group


def named_scores(served: Served) -> Company:
    """People with long and wide names have played a round."""
    group = company(served, *LONG_NAMES, pace="living-room")
    group.host.ask("start")
    return paused_tables.score_and_pause(group)


def named_halves(served: Served) -> Company:
    """People with long and wide names have played a trick of Fifty Fifty."""
    group = company(served, *LONG_NAMES, game="fifty-fifty")
    group.host.ask("start")
    paused_tables.lay_tricks(group, paused_tables.first_leader(group), tricks=1)
    return group


def named_end(served: Served) -> Company:
    """People with long and wide names have played a game."""
    group = company(served, *LONG_NAMES)
    group.host.ask("start")
    while paused_tables.choose_all(group):
        pass
    group.watcher.table(status="over")
    return group


def named_party(served: Served) -> Company:
    """A party with long and wide names has counted a round."""
    group = company(served, *LONG_NAMES, *MORE_NAMES, party=True)
    group.host.ask("start")
    paused_tables.choose_all(group)
    group.watcher.event("crowd-scored")
    return group


def named_lobby(served: Served) -> Company:
    """People with long and wide names wait for a game."""
    return company(served, *LONG_NAMES)


@pytest.mark.parametrize(
    "bring", [pytest.param(named_fifty, marks=pytest.mark.soak), named_scores, named_halves]
)
def test_long_and_wide_names_end_where_they_may(
    arrive: Arrive, bring: Callable[[Served], Company]
) -> None:
    visit = arrive(UPRIGHT, lambda visit: visit.at(bring))
    names = visit.page.locator("bdi[title]").filter(visible=True)
    names.first.wait_for()
    assert names.count() >= 5
    for where in at_sizes(visit.page, UPRIGHT, SMALL, SIDE, DESK):
        assert visit.page.evaluate(NAMES) == [], where
    short = visit.page.get_by_title("Arlecchino", exact=True).filter(visible=True)
    for where in at_sizes(visit.page, UPRIGHT, DESK):
        assert not clipped(short), where


@pytest.mark.parametrize(
    "bring",
    [
        named_lobby,
        named_scores,
        named_halves,
        *(pytest.param(late, marks=pytest.mark.soak) for late in (named_end, named_party)),
    ],
)
def test_so_they_do_on_the_big_screen(arrive: Arrive, bring: Callable[[Served], Company]) -> None:
    visit = arrive(BEAMER, lambda visit: visit.before(bring))
    visit.page.locator("bdi[title]").filter(visible=True).first.wait_for()
    short = visit.page.get_by_text("Arlecchino", exact=True).filter(visible=True)
    for where in at_sizes(visit.page, BEAMER, DESK):
        assert visit.page.evaluate(NAMES) == [], where
        assert not clipped(short), where
        assert visit.screen.overflows() == [], where


@pytest.mark.parametrize("bring", [named_lobby, named_end])
def test_so_they_do_before_and_after_a_game(
    arrive: Arrive, bring: Callable[[Served], Company]
) -> None:
    visit = arrive(UPRIGHT, lambda visit: visit.at(bring))
    visit.page.get_by_text("Arlecchino", exact=True).filter(visible=True).first.wait_for()
    for where in at_sizes(visit.page, UPRIGHT, SMALL, DESK):
        assert visit.page.evaluate(NAMES) == [], where
        assert visit.screen.overflows() == [], where


@pytest.mark.parametrize(
    "scene", [scenes.my_turn, pytest.param(scenes.count, marks=pytest.mark.soak), scenes.score]
)
def test_names_stay_whole_when_letters_stand_apart(arrive: Arrive, scene: Opener) -> None:
    visit = arrive(UPRIGHT, scene, bypass_csp=True)
    visit.page.add_style_tag(content=SPACED)
    names = visit.page.locator("bdi[title]").filter(visible=True)
    assert names.count() >= 4
    assert not clipped(names)
