"""A lesson: chance and bots follow a script, so that a learner meets every idea of the game.

Only the first round of the first game is scripted; after it the bots play as they always do. The
script sees everybody's numbers and cards, which no bot of a game does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final

from fifties.core.contract import Event, Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.events import Called, Take
from fifties.games.fifty_fifty import Play as PlayCard
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table.facts import Acted
from fifties.table.play import Play
from fifties.table.table import Table

SECRET: Final = sha256(b"fifties lesson").hexdigest()
"""Of every lesson, so that tokens and hands are always the same."""

TRIES: Final = 400
"""How many counts are imagined to find one in which everything happens."""

LAST_TRICKS: Final = 2
"""In so many tricks at the end a balanced learner is left alone."""


def is_scripted(table: Table) -> bool:
    """Return whether the bots follow the script now."""
    play = table.running
    first = play is not None and table.games == 1 and play.draws == 1
    return first and table.settings.lesson


def waits_for_learner(table: Table, play: Play) -> bool:
    """Return whether the bots of Fifty wait: their numbers depend on the learner's."""
    people = [seat for seat in play.owing if isinstance(seat, int) and not table.kept_by_bot(seat)]
    return bool(people) and is_scripted(table) and isinstance(play.game, Fifty)


def act(table: Table, play: Play, seat: Seat) -> list[Acted]:
    """Return what the bots do whose turn it is: all of them at Fifty, *seat* at Fifty Fifty."""
    learner = next((at for at in range(len(play.seats)) if not table.kept_by_bot(at)), 0)
    if isinstance(play.game, Fifty):
        return _choose(play, learner)
    card = _card(play.game.view(play.state, seat), learner)
    return [Acted(seat, PlayCard(card), bot=True)]


def _choose(play: Play, learner: Seat) -> list[Acted]:
    """Write numbers for all bots: of many choices the one that shows the most."""
    bots = sorted(seat for seat in play.owing if isinstance(seat, int))
    offer = play.game.offer(play.state, bots[0])
    own = play.game.view(play.state, learner).my_numbers or ()
    rng, best, most = Random(0), [], -1
    for _ in range(TRIES):
        chosen = [_numbers(offer.sample(rng), own, rng, first=bot == bots[0]) for bot in bots]
        if not all(offer.contains(choice) for choice in chosen):
            continue
        shown = len(set(_ideas(play, bots, chosen, learner)))
        if shown > most:
            best, most = chosen, shown
        if most == len(IDEAS):
            break
    return [Acted(bot, choice, bot=True) for bot, choice in zip(bots, best, strict=True)]


def _numbers(choice: Choose, own: tuple[int, ...], rng: Random, *, first: bool) -> Choose:
    """Let the *first* bot write one of the learner's numbers, too: that is a clash."""
    if not (first and own):
        return choice
    others = [number for number in choice.numbers if number not in own]
    shared = rng.choice(own)
    numbers = sorted({shared, *others[: len(own) - 1]})
    return Choose(choice.round, tuple(numbers)) if len(numbers) == len(own) else choice


IDEAS: Final = frozenset({"you take", "somebody takes", "keep", "clash with you", "crown"})
"""What a learner of Fifty meets; the clash brings the bonus."""


def _ideas(play: Play, bots: list[Seat], chosen: list[Choose], learner: Seat) -> Iterator[str]:
    """Yield what happens in the count if the bots choose so."""
    state: Any = play.state
    events: Sequence[Event] = ()
    for bot, choice in zip(bots, chosen, strict=True):
        step = play.game.apply(state, bot, choice)
        state, events = step.state, step.events
    for event in events:
        if isinstance(event, Called):
            yield from _ideas_of(event, learner)


def _ideas_of(called: Called, learner: Seat) -> Iterator[str]:
    if called.take is Take.TAKES:
        yield "you take" if called.taker == learner else "somebody takes"
    if called.take is Take.KEEPS:
        yield "keep"
    if any(crossing.seat == learner for crossing in called.crossings):
        yield "clash with you"
    if called.crowned:
        yield "crown"


def _card(view: FiftyFiftyView, learner: Seat) -> int:
    """Give the learner angry halves first, then laughing ones to cancel them, and then nothing."""
    hand, players = sorted(view.my_hand), len(view.balances)
    turn = (learner - view.leader) % players
    usual = hand[len(hand) // 2]
    if turn >= len(view.cards):
        return usual
    card, balance = view.cards[turn], view.balances[learner]
    above, below = [c for c in hand if c > card], [c for c in hand if c < card]
    wanted = below if balance < 0 else above
    if balance == 0 and len(view.tricks) < TRICKS - LAST_TRICKS:
        wanted = below
    elif balance == 0:
        wanted = below if any(other > card for other in view.cards) else above
    return wanted[len(wanted) // 2] if wanted else usual
