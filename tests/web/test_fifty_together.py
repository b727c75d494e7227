"""Several people, each at a device of their own and in a language of their own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from fifties.games.fifty.actions import Reveal

from servers import Message, Served
from web.engines import every_engine_in_soak
from web.fifty_moves import (
    agree,
    choose,
    go_on,
    number,
    open_numbers,
    play_on,
    recorded,
    resume_link,
    see_score,
    see_totals,
    start,
    written,
)
from web.people import Person
from web.screen import Screen
from web.wire_players import playing_for

GUESTS = {"de": "Ben", "fr": "Chloé", "it": "Dario"}


def host_of(person: Person, table: Message, *, phone: bool = True) -> Screen:
    return Screen(person(resume_link(table), phone=phone, moving=True))


def sit_down(screen: Screen, name: str) -> Screen:
    """Write one's name at the door and sit down."""
    screen.page.get_by_label(screen.say("lobby-join-name"), exact=True).fill(name)
    screen.press("lobby-join-sit")
    screen.find("heading", "lobby-options").wait_for()
    return screen


def by_link(person: Person, table: Message, language: str, name: str) -> Screen:
    # Some want less motion; whoever types a code and whoever hosts sees all of it.
    where, phone = f"/t/{table['code']}", language != "fr"
    page = person(where, locale=f"{language}-CH", phone=phone)
    return sit_down(Screen(page, language), name)


def by_code(person: Person, table: Message, language: str, name: str) -> Screen:
    """Type the code on the first page, as people do."""
    screen = Screen(person(locale=f"{language}-CH", moving=True), language)
    code = f" {table['code'][:3].lower()}-{table['code'][3:]}"
    screen.page.get_by_label(screen.say("home-code"), exact=True).fill(code)
    screen.press("home-join")
    return sit_down(screen, name)


@every_engine_in_soak
def test_four_people_play_in_four_languages(person: Person, served: Served) -> None:
    table = served.open()
    host = host_of(person, table)
    guests = [by_code(person, table, "de", GUESTS["de"])]
    guests += [by_link(person, table, language, GUESTS[language]) for language in ("fr", "it")]
    everybody = [host, *guests]
    for screen in everybody:
        screen.reads("lobby-guests", seated=4, seats=7)
        for name in ("Ana", *GUESTS.values()):
            expect(screen.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    for screen in guests:
        screen.reads("lobby-waiting", name="Ana")
    _options_are_seen_live(host, guests)
    start(host)
    for first, screen in enumerate(everybody):
        choose(screen, first)
    for screen in everybody:
        assert go_on(screen)
    with playing_for(served, *guests):
        play_on(host)
    totals = agree(host, served)
    for screen in guests:
        while go_on(screen):
            pass
        see_totals(screen, totals)
        screen.reads("ended-host-can")
    _a_rematch_keeps_the_seats(everybody, [*totals])


def _options_are_seen_live(host: Screen, guests: list[Screen]) -> None:
    danger = host.find("checkbox", "lobby-danger")
    for wanted in (True, False):
        danger.set_checked(wanted)
        for screen in guests:
            line = screen.page.get_by_role("paragraph").filter(has_text=screen.say("lobby-danger"))
            expect(line).to_contain_text(screen.say("lobby-on" if wanted else "lobby-off"))
    expect(host.find("checkbox", "lobby-danger")).not_to_be_checked()
    host.press("lobby-seats-fewer")
    for screen in guests:
        screen.reads("lobby-guests", seated=4, seats=6)


def _a_rematch_keeps_the_seats(everybody: list[Screen], names: list[str]) -> None:
    """The same people round the same table; only the start moves on."""
    everybody[0].press("ended-rematch")
    for screen in everybody:
        screen.find("heading", "round", round=1).wait_for()
        rows = screen.find("list", "fifty-who-is-ready").get_by_role("listitem")
        expect(rows).to_have_count(len(names))
        for row, name in zip(rows.all(), [*names[1:], names[0]], strict=True):
            expect(row).to_contain_text(name)
        assert len(written(screen)) == 0
        assert open_numbers(screen)


def test_the_host_paces_the_count_for_all(person: Person, served: Served) -> None:
    table = served.open(pace="living-room")
    host = host_of(person, table, phone=False)
    guests = [by_link(person, table, language, GUESTS[language]) for language in ("de", "it")]
    start(host)
    for first, screen in enumerate((host, *guests)):
        choose(screen, first)
    for screen in guests:
        screen.find("heading", "fifty-count", round=1).wait_for()
        expect(screen.find("button", "host-skip")).to_have_count(0)
    host.press("pace-now", pace=host.say("pace-living-room"))
    host.press("pace-brisk")
    host.find("button", "pace-now", pace=host.say("pace-brisk")).wait_for()
    host.press("host-pause")
    for screen in guests:
        screen.reads("paused")
    host.find("button", "host-go-on").first.click()
    for screen in guests:
        expect(screen.area("paused")).to_be_hidden()
    host.press("host-skip")
    host.press("host-skip-sure")
    for screen in (host, *guests):
        screen.find("heading", "fifty-scored", round=1).wait_for()


def test_a_clash_in_the_danger_zone_earns_no_bonus(person: Person, served: Served) -> None:
    table = served.open(danger=True)
    host = host_of(person, table)
    guest = by_link(person, table, "de", GUESTS["de"])
    host.press("lobby-fill")
    start(host)
    shown = []
    playing = True
    while playing:
        low, high = _zone(host)
        assert _zone(guest) == (low, high)
        shown.append((low, high))
        both = _same_numbers(host, low, high)
        for screen in (host, guest):
            for one in both:
                number(screen, one).click()
            screen.press("fifty-done")
        playing = see_score(host)
        if playing:
            for screen in (host, guest):
                _corners(screen, both, low, high)
                go_on(screen)
    totals = agree(host, served)
    see_totals(guest, totals)
    record = recorded(host, served)
    drawn = [entry.action for entry in record.entries if isinstance(entry.action, Reveal)]
    assert [reveal.danger for reveal in drawn] == shown


def _zone(screen: Screen) -> tuple[int, int]:
    """Read which zone the Danger card shows."""
    open_numbers(screen)
    words = re.sub(r"\d+", r"\\d+", screen.say("round-danger", low=1, high=2))
    card = screen.page.get_by_role("img", name=re.compile(words))
    low, high = map(int, re.findall(r"\d+", card.get_attribute("aria-label") or ""))
    return low, high


def _same_numbers(screen: Screen, low: int, high: int) -> list[int]:
    """Take two numbers in the zone and three outside of it."""
    numbers = open_numbers(screen)
    inside = [one for one in numbers if low <= one <= high]
    for one in inside:
        expect(screen.find("button", "fifty-number-danger", number=one)).to_be_visible()
    outside = [one for one in numbers if not low <= one <= high]
    return sorted([*inside[:2], *outside[:3]])


def _corners(screen: Screen, numbers: list[int], low: int, high: int) -> None:
    """See which of one's bonus corners are lost."""
    row = screen.page.get_by_role("main").get_by_role("row").filter(has_text="Ana").first
    for box, one in enumerate(numbers):
        fate = "fifty-corner-lost" if low <= one <= high else "fifty-corner-gained"
        expect(row.get_by_role("cell").nth(box)).to_contain_text(screen.say(fate))
