"""How somebody plays Fifty Fifty on a screen: raise a card, play it or have it ready, go on."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from fifties.core.record import Record
from fifties.games.registry import parse_record, score_sheet

from servers import Served
from web.screen import Screen


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


def raised(screen: Screen, number: int) -> Locator:
    """Find one of them where it stands out of the hand."""
    return hand(screen).get_by_role("button", name=re.compile(rf"\b{number}\b"), pressed=True)


def lift(screen: Screen, number: int) -> None:
    """Raise a card."""
    card(screen, number).click()
    raised(screen, number).wait_for()


def play(screen: Screen, number: int) -> None:
    """Raise a card and play it."""
    card(screen, number).click()
    screen.press("halves-play", card=number)
    card(screen, number).wait_for(state="detached")


def have_ready(screen: Screen, number: int) -> None:
    """Raise a card before one's turn, and have it ready."""
    lift(screen, number)
    screen.press("halves-queue", card=number)
    screen.find("button", "halves-queued", card=number).wait_for()


def middle(numbers: list[int]) -> int:
    """Take the card that is seldom the highest or the lowest."""
    return numbers[len(numbers) // 2]


def awaited(screen: Screen, me: str, *others: str, typing: bool = False) -> str | None:
    """Wait until the table waits for one of these, past the scores; `None` once it is over."""
    calls = {screen.say("halves-your-turn", name=me): me}
    calls |= {screen.say("halves-waiting", name=other): other for other in others}
    main = screen.page.get_by_role("main")
    turn = main.get_by_role("paragraph").filter(
        has_text=re.compile("|".join(map(re.escape, calls)))
    )
    go_on, over = screen.say("halves-go-on"), screen.say("ended-record")
    score = main.get_by_role("button", name=go_on, exact=True)
    end = main.get_by_role("link", name=over, exact=True)
    while (told := turn.or_(score).or_(end).first.inner_text()) != over:
        if told == go_on:
            read_score(screen, typing=typing)
        else:
            return next(name for call, name in calls.items() if call in told)
    return None


def read_score(screen: Screen, *, typing: bool = False) -> None:
    """Look at a counted round, and go on; what follows the last one comes by itself."""
    head = screen.page.get_by_role("heading", level=1)
    now, *of = map(int, re.findall(r"\d+", head.inner_text()))
    if not of or now == of[0]:
        screen.find("link", "ended-record").wait_for()
    elif typing:
        screen.tab_to(screen.find("button", "halves-go-on"))
        screen.page.keyboard.press("Enter")
    else:
        screen.press("halves-go-on")


def mood(screen: Screen) -> tuple[int, int]:
    """Read the Mood card: how many laughing and how many angry halves; a zero is said in words."""
    table = screen.find("region", "halves-table")
    words = re.sub(r"\d", r"\\d+", re.escape(screen.say("halves-mood", yellow=1, blue=2)))
    label = table.get_by_role("img", name=re.compile(words)).get_attribute("aria-label")
    yellow, blue = map(int, re.findall(r"\d+", label or ""))
    told = table.inner_text()
    assert (screen.say("halves-nobody-laughing") in told) == (yellow == 0), told
    assert (screen.say("halves-nobody-angry") in told) == (blue == 0), told
    return yellow, blue


def sheet_shown(screen: Screen) -> dict[str, Any]:
    """Read the score sheet: points round by round, what is struck of whom, and the totals."""
    tables = screen.page.get_by_role("main").get_by_role("table")
    table = tables.filter(has=screen.page.get_by_role("rowheader", name=screen.say("totals")))
    _, *rounds, last = [
        row.get_by_role("cell").all_inner_texts() for row in table.get_by_role("row").all()
    ]
    gone = screen.say("halves-struck")
    return {
        "points": [[_number(text) for text in row] for row in rounds],
        "struck": [
            [at for at, text in enumerate(column) if gone in text]
            for column in zip(*rounds, strict=True)
        ],
        "totals": [_number(text) for text in last],
    }


def _number(text: str) -> int:
    found = re.search(r"[−+]?\d+", text)
    assert found is not None, text
    return int(found[0].replace("−", "-"))


def downloaded(screen: Screen, served: Served) -> Record[Any]:
    """Download the record of the game that is over."""
    address = screen.find("link", "ended-record").get_attribute("href")
    assert address is not None
    return parse_record(served.get(address).content)


def agree(screen: Screen, served: Served) -> Record[Any]:
    """See that the score sheet tells what the record tells; return that."""
    record = downloaded(screen, served)
    told = score_sheet(record)
    assert told["finished"]
    assert sheet_shown(screen) == {
        "points": [[*done["points"]] for done in told["rounds"]],
        "struck": [[*rounds] for rounds in told["struck"]],
        "totals": [*told["totals"]],
    }
    return record
