"""Tables that scripts bring to a moment worth looking at, and that stand still there."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from servers import Client, Message, Served, choice

FIVE = ("Ana", "Ben", "Cleo", "Dora", "Emilio")
AT_ONCE = "at-once"
FEW_OWNERS = (
    (2, 11, 20, 28, 35),
    (5, 22, 26, 30, 33),
    (5, 21, 24, 31, 34),
    (8, 23, 27, 32, 36),
    (14, 25, 29, 37, 38),
)
"""Which of the open numbers everybody writes, so that a count soon comes to its middle."""
MIDDLE = 16
DANGEROUS_MIDDLE = (17, 26)
TRICKS = 9
STANDS = 300.0
"""Seconds for which a table stands still for sure: after ten minutes people are reminded."""
LEVELS = ("steady", "beginner", "sharp", "casual", "master")


@dataclass(frozen=True)
class Company:
    """A table and the scripts that sit at it, in seat order; the host comes first."""

    table: Message
    people: list[Client]
    watcher: Client
    """Another line of the host, so that nothing said here takes an offer away from them."""
    settings: Message
    chosen: dict[int, int] = field(default_factory=dict)
    """By seat, the round for which it has chosen last."""

    @property
    def code(self) -> str:
        """What people type to come here."""
        return str(self.table["code"])

    @property
    def host(self) -> Client:
        """The script of Ana."""
        return self.people[0]

    def hasten(self, pace: str) -> None:
        """Go on at another pace."""
        answer = self.watcher.do("configure", settings={**self.settings, "pace": pace})
        assert answer["tell"] != "refused", answer

    def pause(self) -> None:
        """Stop the telling."""
        self.watcher.do("pause", paused=True)


def token_of(name: str) -> str:
    """Make the token up with which *name* sits down."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", name).ljust(22, "-")


def company(served: Served, *guests: str, bots: int = 0, **settings: Any) -> Company:
    """Open a table for Ana and let guests and bots sit down."""
    settings = {"game": "fifty", "pace": AT_ONCE, **settings}
    table = served.open(**settings)
    host = served.resume(table)
    people = [served.join(table["code"], name, token=token_of(name)) for name in guests]
    for bot in range(bots):
        host.do("add-bot", level=LEVELS[bot % len(LEVELS)])
    watcher = served.resume(table)
    watcher.table()  # whoever comes later hears of the moment in a snapshot, without its events
    return Company(table, [host, *people], watcher, settings)


# Fifty


def choose_all(group: Company, *, but: int = 0) -> bool:
    """Let all choose, *but* for the last few; tell whether the game was still on."""
    chosen = group.chosen
    offers = [offered(one, chosen.get(seat, 0)) for seat, one in enumerate(group.people)]
    for seat, offer in enumerate(offers[: len(offers) - but]):
        if offer is not None:
            chosen[seat] = offer["round"]
            # Whoever's numbers come last scores most: nobody does so twice.
            first = (seat + offer["round"]) % len(offers)
            group.people[seat].ask("act", action=choice(offer, first))
    return None not in offers


def offered(person: Client, after: int) -> Message | None:
    """Take messages in until *person* may choose for a round *after* that one.

    On a busy machine the offer to choose differently may come before that. Returns ``None`` if the
    game ends before.
    """
    while True:
        message = person.receive()
        offer: Message | None = message.get("offer")
        if offer is not None and offer["round"] > after:
            return offer
        if any(event["event"] == "game-ended" for event in message.get("events", ())):
            return None


def open_numbers(offer: Message) -> list[int]:
    """Tell which numbers one may write."""
    return [n for n in range(offer["least"], offer["most"] + 1) if n % 10 in offer["endings"]]


def choose_sparsely(group: Company) -> int:
    """Let everybody write few low numbers; return a number in the middle of the count."""
    offers = [person.offer() for person in group.people]
    numbers = open_numbers(offers[0])
    for person, offer, picks in zip(group.people, offers, FEW_OWNERS, strict=True):
        chosen = [numbers[pick] for pick in picks]
        person.ask("act", action={"do": "choose", "round": offer["round"], "numbers": chosen})
    return numbers[MIDDLE]


def hear_number(group: Company, event: str, number: int) -> None:
    """Hear the count up to *number*, and stop it there."""
    while group.watcher.event(event)["number"] < number:
        pass
    group.pause()


def lobby(served: Served) -> Company:
    """Ana waits with three guests, two bots and somebody who looks on."""
    group = company(served, "Ben", "Cleopatra", "Dora", bots=2, danger=True, pace="living-room")
    group.people.append(served.join(group.code, "Zoe", role="spectator"))
    return group


def second_round(served: Served, **settings: Any) -> Company:
    """Five play, and one round is counted."""
    group = company(served, *FIVE[1:], danger=True, **settings)
    group.host.ask("start")
    choose_all(group)
    return group


def writing(served: Served) -> Company:
    """Ana has written nothing yet in the second round; Ben and Cleo have."""
    group = second_round(served)
    offers = [person.offer() for person in group.people]
    for seat in (1, 2):
        group.people[seat].do("act", action=choice(offers[seat], seat))
    return group


def kept(served: Served) -> Company:
    """Ana has written, and Emilio has not."""
    group = second_round(served)
    choose_all(group, but=1)
    group.host.event("chose")
    return group


def counting(served: Served) -> Company:
    """The count has come to the middle, which is in danger, and the host has paused."""
    box = {"zones": [DANGEROUS_MIDDLE] * 5}
    group = company(served, *FIVE[1:], danger=True, box=box, pace="stadium")
    group.host.ask("start")
    hear_number(group, "called", choose_sparsely(group))
    group.hasten("living-room")
    return group


def score_and_pause(group: Company) -> Company:
    """Let everybody write, skip the count, and pause before the next round."""
    choose_all(group)
    group.watcher.event("called")
    group.host.ask("skip")
    group.watcher.event("round-scored")
    group.pause()
    return group


def scored(served: Served) -> Company:
    """The second round is counted, and the host has paused."""
    group = second_round(served)
    group.watcher.event("round-scored")
    group.hasten("living-room")
    return score_and_pause(group)


def scored_with_bots(served: Served) -> Company:
    """A round of Ana and four bots is counted, and the host has paused."""
    group = company(served, bots=4, pace="brisk")
    group.host.ask("start")
    return score_and_pause(group)


def ended(served: Served) -> Company:
    """All rounds are counted."""
    group = second_round(served)
    while choose_all(group):
        pass
    group.watcher.table(status="over")
    return group


def tapping(served: Served) -> Company:
    """The count waits for Ana's "Got it!", and the host has paused."""
    group = company(served, "Ben", "Cleo", pace="tap")
    group.host.ask("start")
    offers = [person.offer() for person in group.people]
    numbers = open_numbers(offers[0])
    for seat, (person, offer) in enumerate(zip(group.people, offers, strict=True)):
        chosen = numbers[seat * 5 : seat * 5 + 5]
        person.ask("act", action={"do": "choose", "round": offer["round"], "numbers": chosen})
    group.watcher.event("announced")
    group.pause()
    return group


def hot_seat(served: Served) -> Company:
    """Ana and Ben share a device, and both have to write."""
    group = company(served, "Ben", "Cleo")
    group.host.ask("start")
    group.host.offer()
    return group


# Parties


def party(served: Served, **settings: Any) -> Company:
    """Ana and Ben come to a party of twelve."""
    group = company(served, "Ben", bots=10, party=True, danger=True, **settings)
    group.host.ask("start")
    return group


def party_writing(served: Served) -> Company:
    """One round of a party is counted."""
    group = party(served)
    choose_all(group)
    group.people[1].offer()
    return group


def party_counting(served: Served) -> Company:
    """A party has counted to ten in the second round, and the host has paused."""
    group = party(served)
    choose_all(group)
    group.watcher.event("crowd-scored")
    group.hasten("stadium")
    choose_all(group)
    hear_number(group, "tally", 10)
    return group


def party_ended(served: Served) -> Company:
    """A party is over."""
    group = party(served)
    while choose_all(group):
        pass
    group.watcher.table(status="over")
    return group


# Fifty Fifty


def halves(served: Served, **settings: Any) -> Company:
    """Four begin to play Fifty Fifty."""
    group = company(served, *FIVE[1:4], game="fifty-fifty", **settings)
    group.host.ask("start")
    return group


def lay(person: Client) -> None:
    """Lay a card that is neither the highest nor the lowest in hand."""
    cards = person.offer()["cards"]
    person.ask("act", action={"do": "play", "card": cards[len(cards) // 3]})


def first_leader(group: Company) -> int:
    """Hear who leads the first trick of all."""
    while not (view := group.watcher.until("snapshot")["view"]):
        pass
    return int(view["leader"])


def lay_tricks(group: Company, leader: int, tricks: int = TRICKS) -> int:
    """Play so many tricks of a round; return who leads the next one."""
    for _ in range(tricks):
        leader = lay_trick(group, leader)
    return leader


def lay_trick(group: Company, leader: int) -> int:
    """Play a trick; return who leads the next one."""
    players = len(group.people)
    for turn in range(players):
        lay(group.people[(leader + turn) % players])
    return int(group.watcher.event("trick-taken")["highest"])


def my_turn(served: Served) -> Company:
    """It is Ana's turn in the fourth trick of the second round, in good company."""
    group = halves(served)
    first = first_leader(group)
    lay_tricks(group, first)
    leader = lay_tricks(group, (first + 1) % len(group.people), tricks=3)
    if leader == 0:  # an empty table shows less
        return my_turn(served)
    for seat in range(leader, len(group.people)):
        lay(group.people[seat])
    group.host.offer()
    return group


def card_ready(served: Served) -> Company:
    """Ana has played, waits for the others and has her next card ready."""
    group = halves(served)
    leader = lay_tricks(group, first_leader(group), tricks=2)
    players = len(group.people)
    for turn in range(players):
        seat = (leader + turn) % players
        if seat == 0 and turn < players - 1:
            card = group.host.offer()["cards"]
            group.host.do("act", action={"do": "play", "card": card[0]})
            group.host.do("queue", card=card[-1])
            return group
        lay(group.people[seat])
    return card_ready(served)


def halves_with_bots(served: Served) -> Company:
    """It is Ana's turn after two tricks with three bots."""
    group = company(served, bots=3, game="fifty-fifty")
    group.host.ask("start")
    for _ in range(2):
        lay(group.host)
    group.host.offer()
    return group


def halves_scored(served: Served) -> Company:
    """A round of Fifty Fifty is counted, and the host has paused."""
    group = halves(served)
    leader = lay_tricks(group, first_leader(group), tricks=TRICKS - 1)
    group.hasten("brisk")
    lay_trick(group, leader)
    group.watcher.event("fifty-fifty-round-scored")
    group.pause()
    return group


def halves_ended(served: Served) -> Company:
    """A game of Fifty Fifty is over."""
    group = halves(served)
    first, players = first_leader(group), len(group.people)
    for done in range(players):
        lay_tricks(group, (first + done) % players)
    group.watcher.table(status="over")
    return group


class PausedTables:
    """A server, and the tables that were set at it: tests share them while they stand still."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self._set: dict[Callable[[Served], Company], tuple[float, Company]] = {}

    def get(self, bring: Callable[[Served], Company]) -> Company:
        """Set a table, unless it stands already."""
        now = monotonic()
        since, group = self._set.get(bring, (-STANDS, None))
        if group is None or now - since >= STANDS:
            group = bring(self.served)
            self._set[bring] = now, group
        return group
