"""Checks one game of a kit: everything has to follow from its record.

The record is refereed and its draws are made again. Only times do not follow from it; they have to
be in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from fifties.core.contract import CHANCE, Action, Seat
from fifties.core.record import AnyRecord, RecordRefused
from fifties.core.verification import verify
from fifties.games.registry import parse_record
from fifties.kit import refusals
from fifties.kit.bundle import write_count
from fifties.kit.csv_lines import different_line, is_number, read_csv, read_time, write_csv
from fifties.kit.kit_game import GameSheet, KitGame
from fifties.kit.manifest import (
    CHOICE_COLUMNS,
    CHOICES,
    COUNT,
    PARTICIPANTS,
    RECORD,
    RESULTS,
    SEALS,
    DrawSeal,
    GameListed,
    Seals,
    ShownSeal,
    read_seals,
)
from fifties.kit.refusals import KitRefused
from fifties.kit.registry import kit_game
from fifties.kit.signature import MANIFEST
from fifties.table.choice_seal import ChoiceDigest, is_key
from fifties.words import sentence

OnProgress: TypeAlias = Callable[[float], None]
"""Is called with the share of something that is checked, from 0 to 1."""

AFTER_RECORD: Final = 0.4
AFTER_DRAWS: Final = 0.5
AFTER_SHEET: Final = 0.7
AFTER_CHOICES: Final = 0.8
"""Which share of the time of a game is over after these steps, as measured at large parties."""


class CheckedGame(Struct, frozen=True):
    """A game of a kit in which everything is right."""

    listed: GameListed
    record: AnyRecord
    """Its players are called by their numbers."""
    sheet: GameSheet
    seals: Seals


def check_game(
    listed: GameListed,
    parts: Mapping[str, bytes],
    participants: Mapping[int, str],
    on_progress: OnProgress,
) -> CheckedGame:
    """Return what the parts of one game say, or raise `KitRefused`."""
    game = kit_game(listed.game)
    if game is None:
        raise KitRefused(refusals.GameWithoutKit(listed.game), MANIFEST)
    record = _check_record(_Part.of(RECORD, listed, parts), listed, participants, on_progress)
    seals = _check_seals(_Part.of(SEALS, listed, parts), listed, record)
    sheet = game.sheet(record)
    on_progress(AFTER_SHEET)
    chosen = _Part.of(CHOICES, listed, parts)
    lines = [*_choice_lines(chosen, game, record.header.players)]
    _check_choices(chosen.name, lines, sheet, seals)
    on_progress(AFTER_CHOICES)
    sealed = [read_time(_last_time(one)) or 0 for one in seals.rounds]
    _check_count(_Part.of(COUNT, listed, parts), game, sheet, sealed)
    results = _Part.of(RESULTS, listed, parts)
    results.require_same(write_csv(game.result_columns, sheet.results))
    on_progress(1.0)
    return CheckedGame(listed, record, sheet, seals)


class _Part(NamedTuple):
    name: str
    data: bytes

    @classmethod
    def of(cls, name: str, listed: GameListed, parts: Mapping[str, bytes]) -> _Part:
        whole = f"{listed.folder}/{name}"
        return cls(whole, parts[whole])

    def require_same(self, wanted: bytes) -> None:
        """Refuse a part that is not what follows from the record."""
        if self.data != wanted:
            line = different_line(self.data, wanted)
            raise KitRefused(refusals.DiffersFromRecord(line), self.name)


def _check_record(
    part: _Part, listed: GameListed, participants: Mapping[int, str], on_progress: OnProgress
) -> AnyRecord:
    try:
        record = parse_record(part.data)
        on_progress(AFTER_RECORD)
        verified = verify(record)
        on_progress(AFTER_DRAWS)
    except RecordRefused as refused:
        raise KitRefused(refusals.RecordWrong(sentence(refused)), part.name) from None
    players = record.header.players
    if not all(is_number(name) and int(name) in participants for name in players):
        raise KitRefused(refusals.RecordDiffers(PARTICIPANTS), part.name)
    told = record.game.name, len(players), verified.commitment
    if told != (listed.game, listed.players, listed.commitment):
        raise KitRefused(refusals.RecordDiffers(MANIFEST), part.name)
    return record


def _check_seals(part: _Part, listed: GameListed, record: AnyRecord) -> Seals:
    seals = read_seals(part.data, part.name)
    seal = record.header.seal
    drawn = [entry.action for entry in record.entries if entry.actor == CHANCE]
    told = [msgspec.json.decode(one.draw) for one in seals.rounds]
    same = told == msgspec.json.decode(msgspec.json.encode(drawn))
    if (
        seal is None
        or not same
        or (seals.secret, seals.commitment) != (seal.secret, seal.commitment)
    ):
        raise KitRefused(refusals.DiffersFromRecord(1), part.name)
    texts = [seals.published, listed.began]
    for one in seals.rounds:
        texts += [one.drawn, one.sealed, *([one.choices.shown] if one.choices else [])]
    times = [read_time(text) for text in (*texts, listed.ended or "")]
    known = [time for time in times if time is not None]
    if known != times or any(before > after for before, after in pairwise(known)):
        raise KitRefused(refusals.TimeGoesBack(1), part.name)
    return seals


class _ChoiceLine(NamedTuple):
    line: int
    round: int
    at: int
    seat: Seat
    action: Action
    bot: bool


def _choice_lines(part: _Part, game: KitGame, players: Sequence[str]) -> Iterator[_ChoiceLine]:
    seats = {name: seat for seat, name in enumerate(players)}
    rows = read_csv(part.data, CHOICE_COLUMNS, part.name)
    for line, (number, who, sealed, text, by) in enumerate(rows, 2):
        at, seat = read_time(sealed), seats.get(who)
        action = game.read_choice(int(number), text) if is_number(number) else None
        if at is None or seat is None or action is None or by not in {"", "bot"}:
            raise KitRefused(refusals.LineMisshapen(line), part.name)
        yield _ChoiceLine(line, int(number), at, seat, action, by == "bot")


def _check_choices(part: str, lines: Sequence[_ChoiceLine], sheet: GameSheet, seals: Seals) -> None:
    """Compare choices with the record, and with the seals that were shown of them."""
    for before, after in pairwise(lines):
        if (after.round, after.at) < (before.round, before.at):
            raise KitRefused(refusals.TimeGoesBack(after.line), part)
    rounds = len(sheet.choices)
    if len(seals.rounds) != rounds or any(line.round > rounds for line in lines):
        raise KitRefused(refusals.ChoicesUnsealed(rounds), part)
    for number, (wanted, sealed) in enumerate(zip(sheet.choices, seals.rounds, strict=True), 1):
        mine = [line for line in lines if line.round == number]
        # A choice may be replaced until the last one has come, and then the last one counts.
        counts = {line.seat: line for line in mine}
        for seat, action in enumerate(wanted):
            if seat not in counts or counts[seat].action != action:
                wrong = counts[seat].line if seat in counts else len(lines) + 2
                raise KitRefused(refusals.DiffersFromRecord(wrong), part)
        if mine[-1].at != read_time(sealed.sealed) or not _fits(mine, sealed.choices):
            raise KitRefused(refusals.ChoicesUnsealed(number), part)


def _fits(lines: Sequence[_ChoiceLine], shown: ShownSeal | None) -> bool:
    """Return whether the seal of a round is that of these choices, if one was shown."""
    if shown is None:
        return True
    digest = ChoiceDigest()
    for line in lines:
        digest.add(line.at, line.seat, line.action, bot=line.bot)
    return is_key(shown.key) and digest.seal(shown.key) == shown.seal


def _last_time(sealed: DrawSeal) -> str:
    """Return when all was done that comes before a count."""
    return sealed.sealed if sealed.choices is None else sealed.choices.shown


def _check_count(part: _Part, game: KitGame, sheet: GameSheet, sealed: Sequence[int]) -> None:
    """Compare the count with what the record leads to; only its times are its own."""
    rows = read_csv(part.data, ("round", "told", *game.count_columns), part.name)
    before = 0
    for line, (number, told, *_) in enumerate(rows, 2):
        at = read_time(told)
        if at is None or not is_number(number) or int(number) > len(sealed):
            raise KitRefused(refusals.LineMisshapen(line), part.name)
        if at < max(before, sealed[int(number) - 1]):
            raise KitRefused(refusals.TimeGoesBack(line), part.name)
        before = at
    counted = [[row for row in events if row is not None] for events in sheet.count]
    if sum(map(len, counted)) != len(rows):
        raise KitRefused(refusals.DiffersFromRecord(len(rows) + 1), part.name)
    times = iter([told for _, told, *_ in rows])
    part.require_same(write_count(game, [[(next(times), row) for row in one] for one in counted]))
