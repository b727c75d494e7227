"""`fifties play --from`: a table that plays on from a moment of a record in a file."""

from __future__ import annotations

import re
from itertools import islice
from typing import Final

from msgspec import Struct

from fifties.core.contract import CHANCE, Seat
from fifties.core.record import AnyRecord
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.registry import parse_record
from fifties.record_files import read_bytes
from fifties.table.branch_points import branched_table
from fifties.table.registry import game_adapter
from fifties.terminal.table_setup import (
    MOST_PLAYERS,
    PlayOptions,
    TableSetup,
    TooManyPeople,
    TooManyPlayers,
    seat_players,
)

_NUMBER: Final = r"[1-9]\d{0,5}"
_MOMENT: Final = re.compile(rf"(?P<file>.+?)(?:@(?P<round>{_NUMBER})(?:\.(?P<trick>{_NUMBER}))?)?")


class NoSuchTrick(Refusal, frozen=True, tag="input-no-such-trick"):
    """A round of this game has no trick of that number."""

    trick: int


class RecordMoment(Struct, frozen=True):
    """A moment of a record, as it is written on the command line: RECORD[@ROUND[.TRICK]]."""

    file: str
    round: int | None = None
    """Counted from 1, and so is the trick; ``None`` for where the record ends."""
    trick: int | None = None

    @classmethod
    def read(cls, text: str) -> RecordMoment:
        """Read what stands on the command line; what is no moment belongs to the file's name."""
        found = _MOMENT.fullmatch(text)
        if found is None:
            return cls(text)
        numbers = (found[part] and int(found[part]) for part in ("round", "trick"))
        return cls(found["file"], *(number or None for number in numbers))


def set_branch(moment: RecordMoment, options: PlayOptions) -> TableSetup:
    """Set the table that plays on from *moment*.

    Whoever is named as somebody in the record takes that seat, others the first that are left.
    Raises `RecordRefused`, `IllegalSetup` and `OSError`.
    """
    data = read_bytes(moment.file)
    record = parse_record(data)
    players = record.game.players
    if players > MOST_PLAYERS:
        raise IllegalSetup(TooManyPlayers(players, MOST_PLAYERS))
    position = branched_table(record, data, *_place(record, moment)).position
    seats = _seats(record.header.players, options)
    bots = iter([*options.bots, *options.bots[-1:] * players])
    levels = tuple(None if seat in seats else next(bots) for seat in range(players))
    setup = seat_players(record.game, [seats[seat] for seat in sorted(seats)], levels)
    return TableSetup(setup.game, setup.names, setup.levels, position)


def _place(record: AnyRecord, moment: RecordMoment) -> tuple[int, int]:
    """Return after how many draws, and actions since then, *moment* comes."""
    actors = [entry.actor for entry in record.entries]
    if moment.round is None:
        played = actors[::-1].index(CHANCE) if CHANCE in actors else len(actors)
        return actors.count(CHANCE), played
    if moment.trick is None:
        return moment.round, 0
    played_before = game_adapter(record.game.name).played_before(record.game, moment.trick)
    if played_before is None:
        raise IllegalSetup(NoSuchTrick(moment.trick))
    return moment.round, played_before


def _seats(players: tuple[str, ...], options: PlayOptions) -> dict[Seat, str]:
    """Return what the people at this keyboard are called, by seat."""
    usual = 0 if options.names else 1
    people = max(len(options.names), usual if options.people is None else options.people)
    if not 0 <= people <= len(players):
        raise IllegalSetup(TooManyPeople(people, len(players)))
    seats = {players.index(name): name for name in options.names if name in players}
    free = (seat for seat in range(len(players)) if seat not in seats)
    strangers = [name for name in options.names if name not in players]
    seats |= dict(zip(free, strangers, strict=False))
    free = (seat for seat in range(len(players)) if seat not in seats)
    others = islice(free, people - len(seats))
    return seats | {seat: players[seat] for seat in others}
