"""Moments of an evening that anybody may be torn out of, and what they do next there."""

from __future__ import annotations

import json
import re
from typing import Any, Protocol

from playwright.sync_api import expect

from servers import Client, Message, Served, choice
from web.fifty_fifty_moves import awaited, card, cards, lift, play, raised
from web.fifty_moves import choose, number, open_numbers, resume_link, spread, start, written
from web.people import Person
from web.screen import Screen

SOCKETS = """
const sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) { super(...address); sockets.push(this); }
};
window.hangUp = () => sockets.forEach((one) => one.dispatchEvent(new CloseEvent("close")));
"""
"""A browser without network leaves open sockets as they are; a phone that loses it does not."""


class Evening:
    """Ana at a screen, and Ben and Cleo elsewhere, who remember everything they heard."""

    def __init__(self, person: Person, served: Served, **settings: Any) -> None:
        self.served, self.person = served, person
        self.table = served.open(**settings)
        self._others = [served.join(self.table["code"], name) for name in ("Ben", "Cleo")]
        self._tokens = [_welcome(other)["token"] for other in self._others]
        self.screen = self.device()
        start(self.screen)

    def device(self) -> Screen:
        """Hand Ana a device that has never been here, and the link to her seat."""
        page = self.person("about:blank", troubled=True, base_url=self.served.url)
        page.add_init_script(SOCKETS)
        page.goto(self.served.url + resume_link(self.table))
        return Screen(page)

    def others_come_back(self) -> None:
        """Let Ben and Cleo connect again after a power cut."""
        for at, (other, token) in enumerate(zip(self._others, self._tokens, strict=True)):
            seen = max(json.loads(frame).get("v", 0) for frame in other.frames)
            again = self.served.resume({**self.table, "token": token}, seen=seen)
            again.frames += other.frames
            self._others[at] = again

    def others_write(self) -> None:
        """Let Ben and Cleo choose."""
        for first, other in enumerate(self._others, 1):
            other.do("act", action=choice(_offer(other), first))

    def others_play(self) -> None:
        """Let Ben and Cleo play their lowest card, one after the other."""
        for other in self._others:
            other.do("act", action={"do": "play", "card": min(_offer(other)["cards"])})

    def others_listen(self) -> None:
        """Let Ben and Cleo take in all that was told up to now."""
        for other in self._others:
            other.do("react", reaction="wave")  # whatever came before its answer has come

    def heard(self, event: str) -> list[Message]:
        """Tell what Ben has heard of this kind, up to now."""
        self.others_listen()
        messages = map(json.loads, self._others[0].frames)
        return [one for told in messages for one in told.get("events", ()) if one["event"] == event]

    def scored(self) -> Message:
        """Return the score that Ben was told, and told once, when it has come."""
        if not self.heard("round-scored"):
            self._others[0].event("round-scored")
        (scored,) = self.heard("round-scored")
        return scored


def _welcome(client: Client) -> Message:
    return next(told for told in map(json.loads, client.frames) if told["tell"] == "welcome")


def _offer(client: Client) -> Message:
    """Return what *client* may do; what was offered last counts, too."""
    for frame in reversed(client.frames):
        if "offer" in (told := json.loads(frame)):
            offered: Message | None = told["offer"]
            return client.offer() if offered is None else offered
    return client.offer()


class Moment(Protocol):
    """A moment that Ana is brought to, and what she does next there."""

    def __init__(self, person: Person, served: Served) -> None: ...

    evening: Evening

    def seen(self, screen: Screen) -> object:
        """Tell what every device of hers shows, once it is there."""

    def own(self, screen: Screen) -> object:
        """Tell what only the tab shows in which she was about to do it."""

    def ask(self, screen: Screen) -> None:
        """Let her do it."""

    def pending(self, screen: Screen) -> None:
        """See that it is on its way and not taken for done."""

    def done(self, screen: Screen) -> None:
        """Wait until she sees that it is done."""

    def once(self) -> None:
        """Go on, and see that it was done exactly once."""


class HalfWritten:
    """Two of five numbers stand there in pencil."""

    def __init__(self, person: Person, served: Served) -> None:
        self.evening = Evening(person, served)
        screen = self.evening.screen
        self.numbers = spread(open_numbers(screen))
        for one in self.numbers[:2]:
            number(screen, one).click()

    def seen(self, screen: Screen) -> object:
        return open_numbers(screen), _ready(screen)

    def own(self, screen: Screen) -> object:
        return written(screen)

    def ask(self, screen: Screen) -> None:
        for one in self.numbers:
            if one not in written(screen):
                number(screen, one).click()
        screen.press("fifty-done")

    def pending(self, screen: Screen) -> None:
        screen.find("button", "fifty-sending").wait_for()
        assert _ready(screen).startswith("0")

    def done(self, screen: Screen) -> None:
        kept, restore = (
            screen.find("button", "fifty-written"),
            screen.find("button", "fifty-restore"),
        )
        kept.or_(restore).first.wait_for()
        if restore.is_visible():  # the pencil of another tab is still there, and does not count
            restore.click()
        kept.wait_for()
        assert written(screen) == self.numbers

    def once(self) -> None:
        assert [told["seat"] for told in self.evening.heard("chose")] == [0]
        self.evening.others_write()
        assert self.evening.scored()["result"]["picks"][0] == self.numbers


class Written:
    """Ana has written; Ben and Cleo still think, so she can change her mind."""

    def __init__(self, person: Person, served: Served) -> None:
        self.evening = Evening(person, served)
        screen = self.evening.screen
        self.numbers = choose(screen)
        screen.find("button", "fifty-written").wait_for()
        self.better = sorted([*self.numbers[1:], spread(open_numbers(screen), 1)[0]])

    def seen(self, screen: Screen) -> object:
        screen.find("button", "fifty-written").wait_for()
        return written(screen), _ready(screen)

    def own(self, screen: Screen) -> object:
        return written(screen)

    def ask(self, screen: Screen) -> None:
        (worse,), (better,) = set(self.numbers) - {*self.better}, {*self.better} - {*self.numbers}
        for one in (worse, better):
            number(screen, one).click()
        screen.press("fifty-done")

    def pending(self, screen: Screen) -> None:
        screen.find("button", "fifty-sending").wait_for()
        kept = screen.say("fifty-still-counts", numbers=" ".join(map(str, self.numbers)))
        assert screen.page.get_by_text(kept).is_visible()

    def done(self, screen: Screen) -> None:
        screen.find("button", "fifty-written").wait_for()
        assert written(screen) == self.better

    def once(self) -> None:
        assert [told["seat"] for told in self.evening.heard("chose")] == [0, 0]
        self.evening.others_write()
        assert self.evening.scored()["result"]["picks"][0] == self.better


class Counting:
    """The count stands still in the middle, because Ana has stopped it."""

    def __init__(self, person: Person, served: Served) -> None:
        self.evening = Evening(person, served, pace="living-room")
        screen = self.evening.screen
        choose(screen)
        self.evening.others_write()
        screen.find("heading", "fifty-count", round=1).wait_for()
        _called(screen)
        screen.page.keyboard.press("p")
        screen.reads("paused")

    def seen(self, screen: Screen) -> object:
        screen.reads("paused")
        return _called(screen), screen.find("list", "fifty-my-numbers").inner_text()

    def own(self, screen: Screen) -> object:
        return self.seen(screen)

    def ask(self, screen: Screen) -> None:
        self.stood = _called(screen)
        screen.page.keyboard.press("p")

    def pending(self, screen: Screen) -> None:
        assert _called(screen) == self.stood
        screen.reads("paused")

    def done(self, screen: Screen) -> None:
        _called(screen, self.stood + 1)

    def once(self) -> None:
        numbers = [told["number"] for told in self.evening.heard("called")]
        assert numbers == list(range(1, len(numbers) + 1))


class Raised:
    """Ana has played; while Ben thinks she raises the card that she wants to play next."""

    def __init__(self, person: Person, served: Served) -> None:
        self.evening = Evening(person, served, game="fifty-fifty", dealer=2)
        screen = self.evening.screen
        assert awaited(screen, "Ana") == "Ana"
        self.low, *_, self.high = cards(screen)
        play(screen, self.high)
        lift(screen, self.low)

    def seen(self, screen: Screen) -> object:
        assert awaited(screen, "Ana", "Ben") == "Ben"
        return cards(screen), screen.find("region", "halves-table").aria_snapshot()

    def own(self, screen: Screen) -> object:
        return raised(screen, self.low).is_visible()

    def ask(self, screen: Screen) -> None:
        if not raised(screen, self.low).is_visible():
            lift(screen, self.low)
        screen.press("halves-queue", card=self.low)

    def pending(self, screen: Screen) -> None:
        screen.find("button", "halves-on-its-way", card=self.low).wait_for()

    def done(self, screen: Screen) -> None:
        screen.find("button", "halves-queued", card=self.low).wait_for()

    def once(self) -> None:
        self.evening.others_play()
        card(self.evening.screen, self.low).wait_for(state="detached")
        assert _played(self.evening) == [self.high, self.low]


class MyTurn:
    """It is Ana's turn, and all wait for her card."""

    def __init__(self, person: Person, served: Served) -> None:
        self.evening = Evening(person, served, game="fifty-fifty", dealer=2)
        self.seen(self.evening.screen)
        self.low = cards(self.evening.screen)[0]

    def seen(self, screen: Screen) -> object:
        assert awaited(screen, "Ana") == "Ana"
        return cards(screen), screen.find("region", "halves-table").aria_snapshot()

    def own(self, screen: Screen) -> object:
        return screen.page.title()

    def ask(self, screen: Screen) -> None:
        lift(screen, self.low)
        screen.press("halves-play", card=self.low)

    def pending(self, screen: Screen) -> None:
        way = screen.say("halves-on-its-way", card=self.low)
        for place in ("halves-hand", "halves-table"):
            found = screen.page.get_by_label(screen.say(place), exact=True)
            expect(found.get_by_label(way).or_(found.get_by_text(way)).first).to_be_attached()
        assert self.low in cards(screen)
        assert not screen.find("button", "halves-hurry").is_visible()

    def done(self, screen: Screen) -> None:
        card(screen, self.low).wait_for(state="detached")

    def once(self) -> None:
        assert _played(self.evening) == [self.low]


def _ready(screen: Screen) -> str:
    """Read how many have written."""
    words = re.sub(r"\d", r"\\d", screen.say("fifty-ready", ready=0, players=3))
    return screen.page.get_by_role("heading", name=re.compile(words)).inner_text()


def _called(screen: Screen, least: int = 1) -> int:
    """Read the number that was called, once the count has got as far as *least*."""
    number = screen.page.get_by_role("main").get_by_role("strong").first
    beyond = "|".join(map(str, range(least, 50)))
    expect(number).to_have_text(re.compile(rf"^({beyond})$"))
    return int(number.inner_text())


def _played(evening: Evening) -> list[int]:
    return [told["card"] for told in evening.heard("card-played") if told["seat"] == 0]


MOMENTS = (HalfWritten, Written, Counting, Raised, MyTurn)
