"""How somebody plays Fifty on a screen: write, be done, read the score, stand on the podium."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from fifties.core.record import Record
from fifties.games.registry import parse_record, score_sheet

from servers import Message, Served
from web.engines import Engine
from web.screen import Screen

BOXES = 5


def resume_link(table: Message) -> str:
    """Tell how the host of *table* comes back."""
    return f"/t/{table['code']}#{table['token']}"


def grid(screen: Screen) -> Locator:
    """Find all numbers."""
    return screen.find("group", "fifty-grid")


def number(screen: Screen, wanted: int) -> Locator:
    """Find one of them, whatever is said about it."""
    return grid(screen).get_by_role("button", name=re.compile(rf"^{wanted}\b"))


def open_numbers(screen: Screen) -> list[int]:
    """Read which numbers are not out."""
    grid(screen).wait_for()
    return [
        int(text) for text in grid(screen).get_by_role("button", disabled=False).all_inner_texts()
    ]


def spread(numbers: list[int], first: int = 0) -> list[int]:
    """Take five of them from all over the count; *first* makes choices differ."""
    return numbers[first :: len(numbers) // BOXES][:BOXES]


def written(screen: Screen) -> list[int]:
    """Read what stands on one's line, as it is pressed on the grid."""
    return [
        int(text) for text in grid(screen).get_by_role("button", pressed=True).all_inner_texts()
    ]


def choose(screen: Screen, first: int = 0) -> list[int]:
    """Write five open numbers and be done."""
    chosen = spread(open_numbers(screen), first)
    for one in chosen:
        number(screen, one).click()
    screen.press("fifty-done")
    return chosen


def start_with_bots(screen: Screen) -> None:
    """Fill the table as far as needed, and start."""
    screen.press("lobby-fill")
    start(screen)


def start(screen: Screen) -> None:
    """Start as soon as one can."""
    button = screen.find("button", "lobby-start")
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()


def see_score(screen: Screen) -> bool:
    """Wait for the score; tell whether there is a next round."""
    onward = screen.find("button", "fifty-onward")
    onward.or_(screen.find("link", "ended-leave")).wait_for()
    return onward.is_visible()


def go_on(screen: Screen) -> bool:
    """Wait for the score and go on after it; tell whether there is a next round."""
    goes_on = see_score(screen)
    if goes_on:
        screen.press("fifty-onward")
    return goes_on


def play_on(*screens: Screen) -> None:
    """Play to the end, at a table that tells everything at once."""
    playing = True
    while playing:
        for first, screen in enumerate(screens):
            choose(screen, first)
        playing = {go_on(screen) for screen in screens} == {True}


def sheet_total(screen: Screen, name: str) -> int:
    """Read somebody's total off the score sheet."""
    table = screen.find("region", "fifty-sheet")
    heads = table.get_by_role("columnheader").all_inner_texts()
    column = [text.strip() for text in heads].index(screen.say("fifty-total"))
    called = screen.page.get_by_role("rowheader", name=name, exact=True)
    row = table.get_by_role("row").filter(has=called)
    return int(row.get_by_role("cell").nth(column - 1).inner_text())


def podium_total(screen: Screen, name: str) -> int:
    """Read what somebody's place at the end says."""
    called = screen.page.get_by_text(name, exact=True)
    places = screen.page.get_by_role("main").get_by_role("listitem").filter(has=called)
    place = places.filter(has_not=screen.page.get_by_role("list")).first
    found = re.search(r"\d+", place.inner_text().rpartition(name)[2])
    assert found is not None, place.inner_text()
    return int(found[0])


def recorded(screen: Screen, served: Served) -> Record[Any]:
    """Read the record of the game whose replay is offered."""
    address = screen.find("link", "ended-replay").get_attribute("href")
    assert address is not None
    return parse_record(served.get(f"/api/records/{address.rpartition('/')[2]}").content)


def downloaded(screen: Screen, served: Served) -> Record[Any]:
    """Download the record of the game that is over; WebKit's driver tells of no downloads."""
    link = screen.find("link", "ended-record")
    if screen.engine is Engine.WEBKIT:
        return parse_record(served.get(link.get_attribute("href") or "").content)
    with screen.page.expect_download() as coming:
        link.click()
    return parse_record(Path(coming.value.path()).read_bytes())


def agree(screen: Screen, served: Served) -> dict[str, int]:
    """See that record, sheet and podium tell the same totals; return them."""
    record = downloaded(screen, served)
    assert record == recorded(screen, served)
    told = score_sheet(record)
    assert told["finished"]
    totals = dict(zip(told["players"], told["totals"], strict=True))
    see_totals(screen, totals)
    return totals


def see_totals(screen: Screen, totals: dict[str, int]) -> None:
    """See that sheet and podium tell these."""
    assert {name: sheet_total(screen, name) for name in totals} == totals
    assert {name: podium_total(screen, name) for name in totals} == totals
