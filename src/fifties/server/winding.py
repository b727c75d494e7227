"""Turns records into timelines. This can take seconds: it is done in a process of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby, islice
from math import ceil
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import CHANCE, Event, Seat
from fifties.core.record import Record, RecordRefused, replay
from fifties.core.verifying import verify
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.awards import awards
from fifties.games.fifty.events import Called, Chose, Revealed, RoundScored
from fifties.games.fifty.state import State
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty import Deal
from fifties.games.fifty_fifty.events import Dealt, MoodTurned
from fifties.games.fifty_fifty.state import RoundScored as HalvesCounted
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.server.timeline import Chance, MineThen, Timeline
from fifties.table.crowd import Crowd
from fifties.table.play import is_party
from fifties.table.telling import LISTED, show_game

TALLIES: Final = 100
"""How many tell a round of a party at most."""


class Reel(Struct, frozen=True):
    """A timeline, and what only one seat of a party wants to know."""

    timeline: Timeline
    names: tuple[str, ...]
    party: Fifty | None = None
    lines: tuple[tuple[MineThen, ...], ...] = ()
    """By seat, at a party."""

    def seen_from(self, seat: Seat | None) -> Timeline:
        """Return the timeline with the lines of *seat*, if it is a party's."""
        if seat is None or self.party is None:
            return self.timeline
        first = Crowd(self.party, self.names).view(seat)
        return replace(self.timeline, crowd=first, mine=self.lines[seat])


def wind(record: Record[Any]) -> Reel:
    """Turn a record that was read, and so has kept every rule, into a timeline."""
    if is_party(record.game):
        return _wind_party(record, record.game)
    return Reel(_wind_table(record), record.header.players)


def _wind_table(record: Record[Any]) -> Timeline:
    game = record.game
    view = game.view(game.start(), None)
    events = [event for step in replay(record) for event in step.events]
    rounds = [event.result for event in events if isinstance(event, RoundScored)]
    return Timeline(
        **_about(record),
        chance=_chance(record),
        events=tuple(_as_written(record, events)),
        awards=tuple(awards(result) for result in rounds),
        finished=_finished(events),
        fifty=view if isinstance(view, FiftyView) else None,
        fifty_fifty=view if isinstance(view, FiftyFiftyView) else None,
    )


def _about(record: Record[Any]) -> dict[str, Any]:
    header, game = record.header, record.game
    party = is_party(game)
    return {
        "game": game.name,
        "edition": game.edition.name,
        "players": header.players[:LISTED] if party else header.players,
        "date": header.date,
        "place": header.place,
        "note": header.note,
        "commitment": None if header.seal is None else header.seal.commitment,
        "shown": show_game(game) if party else show_game(game, header.players),
    }


def _finished(events: Sequence[Event]) -> bool:
    return bool(events) and events[-1].__struct_config__.tag == "game-ended"


def _chance(record: Record[Any]) -> Chance:
    if record.header.seal is None:
        return Chance.UNSEALED
    try:
        verify(record)
    except RecordRefused:
        return Chance.DIFFERS
    return Chance.VERIFIED


def _as_written(record: Record[Any], events: Sequence[Any]) -> Iterator[Any]:
    """Leave out hands and moods that reading had to make up, because nobody wrote them down."""
    deals = iter([e.action for e in record.entries if isinstance(e.action, Deal)])
    whole = sum(isinstance(event, HalvesCounted) for event in events)
    moods_told = 0
    for event in events:
        if isinstance(event, Dealt):
            deal = next(deals)
            moods_told = deal.moods_told
            # Where all cards were played, they are what the hands were.
            told = deal.hands_told or event.round <= whole
            yield event if told else replace(event, hands=(None,) * len(event.hands))
        elif not isinstance(event, MoodTurned) or event.trick <= moods_told:
            yield event


# A party


def _wind_party(record: Record[Any], game: Fifty) -> Reel:
    names, seal = record.header.players, record.header.seal
    chance = Chance.UNSEALED if seal is None else Chance.VERIFIED
    crowd = Crowd(game, names)
    first = crowd.view(None)
    events: list[Any] = []
    lines: list[list[MineThen]] = [[] for _ in names]
    for draws, (state, reveal, happened) in enumerate(_follow(record, game)):
        if seal and game.offer(state, CHANCE).sample(seal.draw(draws)) != reveal:
            chance = Chance.DIFFERS
        for told in _beats(happened, ceil(game.top / TALLIES)):
            crowd.hear(told)
            events += crowd.digest(told)
            # Tokens tell nobody anything about their own line.
            for seat in () if isinstance(told[0], Revealed) else crowd.concerned(told):
                lines[seat].append(MineThen(len(events), crowd.mine(seat)))
    timeline = Timeline(
        **_about(record),
        chance=chance,
        events=tuple(events),
        awards=(),
        finished=_finished(events),
        crowd=first,
    )
    return Reel(timeline, names, game, tuple(map(tuple, lines)))


def _rounds(record: Record[Any]) -> Iterator[tuple[Reveal, list[Choose]]]:
    """Take a party's rounds out of its record, in which everybody writes in seat order."""
    reveal: Reveal | None = None
    for chance, entries in groupby(record.entries, key=lambda entry: entry.actor == CHANCE):
        actions: list[Any] = [entry.action for entry in entries]
        if chance:
            (reveal,) = actions
        elif reveal is not None:
            yield reveal, actions
            reveal = None
    if reveal is not None:
        yield reveal, []


def _follow(record: Record[Any], game: Fifty) -> Iterator[tuple[State, Reveal, Iterable[Event]]]:
    """Replay a party round by round: the state before, what chance did, and what happened.

    All choices but the last go in together, or those of thousands would take long.
    """
    state = game.start()
    for reveal, choices in _rounds(record):
        before, step = state, game.apply(state, CHANCE, reveal)
        events: list[Sequence[Event]] = [step.events]
        if choices:
            *most, last = choices
            written = (*(choice.numbers for choice in most), None)
            events.append([Chose(seat, choice.numbers) for seat, choice in enumerate(most)])
            step = game.apply(replace(step.state, picks=written), len(most), last)
            events.append(step.events)
        state = step.state
        yield before, reveal, chain.from_iterable(events)


def _beats(events: Iterable[Event], stride: int) -> Iterator[list[Event]]:
    """Tell events of a kind together, but no more than so many numbers."""
    for kind, alike in groupby(events, key=type):
        if kind is Called:
            while numbers := list(islice(alike, stride)):
                yield numbers
        else:
            yield list(alike)
