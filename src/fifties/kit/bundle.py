"""Makes the kit of an event from the logs of its tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import chain

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fifties import __version__
from fifties.core.record import AnyRecord, Record
from fifties.games.registry import parse_record, write_record
from fifties.kit import refusals
from fifties.kit.archive import pack
from fifties.kit.csv_lines import Row, write_csv, write_text, write_time
from fifties.kit.heat_list import HEATS, list_heats
from fifties.kit.kit_game import KitGame
from fifties.kit.manifest import (
    CHOICE_COLUMNS,
    CHOICES,
    COUNT,
    NAME_COLUMNS,
    NAMES,
    PARTICIPANT_COLUMNS,
    PARTICIPANTS,
    RECORD,
    RESULTS,
    SEALS,
    DrawSeal,
    GameEnd,
    GameListed,
    Manifest,
    Salted,
    Seals,
    ShownSeal,
    list_part,
    name_hash,
)
from fifties.kit.refusals import KitRefused
from fifties.kit.registry import kit_game
from fifties.kit.signature import FORMAT, MANIFEST, SIGNATURE, SigningKey
from fifties.kit.table_history import Draw, PlayedGame, TableHistory
from fifties.table.entries import MemberId
from fifties.table.runner import LogRow


class Participant(Struct, frozen=True):
    """Somebody who played at the event, or a bot."""

    number: int
    joined: float
    level: str | None
    name: str


def make_kit(
    event: Iterable[LogRow],
    key: SigningKey,
    *,
    heats: Iterable[Iterable[LogRow]] = (),
    names: bool = True,
) -> bytes:
    """Return the signed kit of an event; without *names* participants are numbers.

    *heats* are the logs of the tables of its heats, which are read one after the other. The same
    logs and the same key give the same bytes. Raises `KitRefused`.
    """
    history = TableHistory(event)
    parts: dict[str, bytes] = {}
    listed: list[GameListed] = []
    for table in chain([history], map(TableHistory, heats)):
        numbers = _numbers(history, table)
        for played in table.games:
            game = _list_game(played)
            listed.append(game)
            if game.counts:
                for name, content in _game_parts(played, numbers):
                    parts[f"{game.folder}/{name}"] = content
    if not parts:
        raise KitRefused(refusals.NothingFinished(), history.table.code)
    people = _people(history)
    salts = {one.number: key.salt(history.table.code, one.number) for one in people}
    drawn = {HEATS: list_heats(history).encode()} if history.table.heats.stages else {}
    parts = {PARTICIPANTS: _participants(people, salts), **drawn, **parts}
    manifest = _manifest(history, listed, len(people), parts).encode()
    head = {MANIFEST: manifest, SIGNATURE: key.sign(manifest).encode()}
    named = {NAMES: _names(people, salts)} if names else {}
    return pack({**head, **parts, **named})


def _manifest(
    history: TableHistory, listed: Sequence[GameListed], people: int, parts: Mapping[str, bytes]
) -> Manifest:
    event = history.table.settings.event
    return Manifest(
        format=FORMAT,
        program=f"fifties {__version__}",
        title="" if event is None else event.title,
        colours=None if event is None else event.colours,
        table=history.table.code,
        last=max(game.ended or game.began for game in listed),
        participants=people,
        games=tuple(listed),
        parts=tuple(list_part(name, content) for name, content in parts.items()),
    )


def _numbers(event: TableHistory, table: TableHistory) -> dict[MemberId, int]:
    """Return the numbers of those who play at a table: theirs at the event, counted from 1."""
    origin = table.table.heat
    if origin is None:
        return {member: member + 1 for member in table.guests}
    found = event.table.heats.find(origin.stage, origin.number)
    players = () if found is None else found[1].players
    return {seat: member + 1 for seat, member in enumerate(players)}


def _people(event: TableHistory) -> list[Participant]:
    """Return those who have played, in the order of their numbers."""
    played = {member for game in event.games for member in game.members}
    return [
        Participant(
            number=member + 1,
            joined=event.guests[member].joined,
            level=event.guests[member].level,
            name=event.table.members[member].name,
        )
        for member in sorted(played | {*event.table.heats.members})
    ]


def _participants(people: Iterable[Participant], salts: dict[int, bytes]) -> bytes:
    rows: Iterator[Row] = (
        (
            one.number,
            write_time(one.joined),
            one.level or "",
            name_hash(one.number, salts[one.number], one.name),
        )
        for one in people
    )
    return write_csv(PARTICIPANT_COLUMNS, rows)


def _names(people: Iterable[Participant], salts: dict[int, bytes]) -> bytes:
    rows = ((one.number, salts[one.number].hex(), write_text(one.name)) for one in people)
    return write_csv(NAME_COLUMNS, rows)


def _list_game(played: PlayedGame) -> GameListed:
    end = GameEnd.PLAYING if played.ended is None else GameEnd.BROKEN_OFF
    if played.finished:
        end = GameEnd.ENDED if played.broken_off else GameEnd.FINISHED
    return GameListed(
        table=played.code,
        number=played.number,
        game=played.name,
        end=end,
        began=write_time(played.began),
        ended=None if played.ended is None else write_time(played.ended),
        players=len(played.members),
        commitment=played.commitment,
    )


def _game_parts(played: PlayedGame, numbers: dict[MemberId, int]) -> Iterator[tuple[str, bytes]]:
    """Yield the parts of a finished game, under numbers in place of names."""
    if played.finished is None:
        raise ValueError("the secrets of a game that is on belong into no kit")
    game = kit_game(played.name)
    if game is None:
        raise KitRefused(refusals.GameWithoutKit(played.name), played.code)
    record, state = played.finished
    seats = [numbers[member] for member in played.members]
    text = write_record(_numbered(record, seats, played.ended or played.began), state).encode()
    written = parse_record(text)
    sheet = game.sheet(written)
    yield SEALS, _seals(played, numbers).encode()
    yield CHOICES, write_csv(CHOICE_COLUMNS, _choices(played, seats, game))
    told = [_told(draw, rows) for draw, rows in zip(played.draws, sheet.count, strict=True)]
    yield COUNT, write_count(game, told)
    yield RESULTS, write_csv(game.result_columns, sheet.results)
    yield RECORD, text


def _numbered(record: AnyRecord, seats: Sequence[int], ended: float) -> AnyRecord:
    """Return the record with numbers in place of names."""
    header = replace(
        record.header,
        players=tuple(map(str, seats)),
        date=datetime.fromtimestamp(ended, UTC).date().isoformat(),
    )
    return Record(header, record.game, record.entries)


def _seals(played: PlayedGame, numbers: dict[MemberId, int]) -> Seals:
    return Seals(
        published=write_time(played.published),
        commitment=played.commitment,
        secret=played.secret,
        salts=tuple(Salted(numbers[one.member], write_time(one.at)) for one in played.salted),
        rounds=tuple(
            DrawSeal(
                drawn=write_time(draw.at),
                draw=msgspec.Raw(msgspec.json.encode(draw.action)),
                sealed=write_time(draw.choices[-1].at),
                choices=_shown(draw),
            )
            for draw in played.draws
        ),
    )


def _shown(draw: Draw) -> ShownSeal | None:
    if draw.seal is None:
        return None
    at, sealed = draw.seal
    return ShownSeal(write_time(at), sealed.seal, sealed.key)


def _choices(played: PlayedGame, seats: Sequence[int], game: KitGame) -> Iterator[Row]:
    for number, draw in enumerate(played.draws, 1):
        for one in draw.choices:
            yield (
                number,
                seats[one.seat],
                write_time(one.at),
                game.write_choice(one.action),
                "bot" if one.bot else "",
            )


def _told(draw: Draw, rows: Sequence[Row | None]) -> Iterator[tuple[str, Row | None]]:
    """Yield the events of a round with the time at which each was told."""
    times = (write_time(at) for at, count in draw.told for _ in range(count))
    return zip(times, rows, strict=True)


def write_count(game: KitGame, told: Iterable[Iterable[tuple[str, Row | None]]]) -> bytes:
    """Return the part that tells a count: of each round, what was told when."""
    rows = (
        (number, time, *row)
        for number, events in enumerate(told, 1)
        for time, row in events
        if row is not None
    )
    return write_csv(("round", "told", *game.count_columns), rows)
