"""How somebody plays Fifty Fifty on a screen: raise a card, play it or have it ready, go on."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from fifties.core.record import Record
from fifties.games.records import read_record, sheet

from servers import Served
from web.screen import Screen

MINUS = "\N{MINUS SIGN}"


def hand(screen: Screen) -> Locator:
    """Find one's own cards."""
    return screen.find("group", "halves-hand")


def cards(screen: Screen) -> list[int]:
    """Read which cards one holds."""
    labels = hand(screen).get_by_role("button").evaluate_all("all => all.map(it => it.ariaLabel)")
    return [int(re.sub(r"\D", "", label)) for label in labels]


def card(screen: Screen, number: int) -> Locator:
    """Find one of them, whatever is said about it."""
    return hand(screen).get_by_role("button", name=re.compile(rf"\b{number}\b"))


def raised(screen: Screen) -> Locator:
    """Find the card that stands out of one's hand."""
    return hand(screen).get_by_role("button", pressed=True)


def lift(screen: Screen, number: int) -> None:
    """Raise a card."""
    card(screen, number).click()
    expect(card(screen, number)).to_have_attribute("aria-pressed", "true")


def play(screen: Screen, number: int) -> None:
    """Raise a card and play it."""
    lift(screen, number)
    screen.press("halves-play", card=number)
    expect(card(screen, number)).to_have_count(0)


def make_ready(screen: Screen, number: int) -> None:
    """Raise a card before one's turn, and have it ready."""
    lift(screen, number)
    screen.press("halves-queue", card=number)
    expect(screen.find("button", "halves-queued", card=number)).to_be_visible()


def my_turn(screen: Screen, name: str) -> Locator:
    """Find the line that calls *name*, who looks at this screen, to their turn."""
    line = screen.say("halves-your-turn", name=name)
    return screen.page.get_by_role("main").get_by_role("paragraph").filter(has_text=line)


def counted(screen: Screen) -> Locator:
    """Find the way on from a counted round."""
    return screen.page.get_by_role("main").get_by_role("button", name=screen.say("halves-go-on"))


def finale(screen: Screen) -> Locator:
    """Find the way out of a game that is over."""
    return screen.page.get_by_role("main").get_by_role("button", name=screen.say("leave-table"))


def goes_on(screen: Screen, name: str) -> bool:
    """Wait for one's turn, past the scores of a round; tell whether there still is one."""
    turn, score, end = my_turn(screen, name), counted(screen), finale(screen)
    while True:
        turn.or_(score).or_(end).first.wait_for()
        if score.is_visible():
            score.click()
        elif turn.is_visible():
            return True
        elif end.is_visible():
            return False


def play_on(**screens: Screen) -> None:
    """Let everybody play their middle card to the end, at a table that tells all at once."""
    (first, other), *_ = screens.items()
    while goes_on_for_all(screens):
        waited = whose_turn(other, first)
        screen = screens[waited]
        goes_on(screen, waited)
        held = cards(screen)
        play(screen, held[len(held) // 2])


def goes_on_for_all(screens: dict[str, Screen]) -> bool:
    """Take everybody past the scores of a round; tell whether another card is played."""
    raise NotImplementedError(screens)


def whose_turn(screen: Screen, name: str) -> str:
    """Read for whom the table waits."""
    raise NotImplementedError(screen, name)


def mood(screen: Screen) -> tuple[int, int]:
    """Read the Mood card: laughing and angry halves."""
    name = re.escape(screen.say("halves-mood", yellow="Y", blue="B"))
    pattern = re.compile(name.replace("Y", r"(\d+)").replace("B", r"(\d+)"))
    return screen, pattern  # type: ignore[return-value]


def sheet_shown(screen: Screen) -> dict[str, Any]:
    """Read the score sheet: everybody's points round by round, what is struck, and totals."""
    table = screen.page.get_by_role("main").get_by_role("table").filter(has_text=screen.say("totals"))
    head, *rounds, last = [row.get_by_role("cell") for row in table.get_by_role("row").all()]
    struck = screen.say("halves-struck")
    return {
        "points": [[_number(text) for text in row.all_inner_texts()] for row in rounds],
        "struck": [[struck in text for text in row.all_inner_texts()] for row in rounds],
        "totals": [_number(text) for text in last.all_inner_texts()],
    }
