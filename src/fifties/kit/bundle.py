"""Makes the kit of an event from the logs of its tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fifties import __version__
from fifties.core.record import AnyRecord, Record
from fifties.games.registry import parse_record, write_record
from fifties.kit import refusals
from fifties.kit.archive import pack
from fifties.kit.csv_lines import Row, write_csv, write_text, write_time
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


class TableSource(Struct, frozen=True):
    """The log of one table of the event; the first one is the event's own."""

    rows: Iterable[LogRow]
    label: str = ""
    """What the table was for, such as a heat."""


class Participant(Struct):
    """Somebody who played at the event, or a bot."""

    number: int
    joined: float
    level: str | None
    name: str


def make_kit(sources: Sequence[TableSource], key: SigningKey, *, names: bool = True) -> bytes:
    """Return the signed kit of an event; without *names* participants are numbers.

    The same logs and the same key give the same bytes. Raises `KitRefused`.
    """
    histories = [TableHistory(source.rows) for source in sources]
    main = histories[0]
    numbers = Numbers(histories)
    parts: dict[str, bytes] = {}
    listed: list[GameListed] = []
    for history, source in zip(histories, sources, strict=True):
        for played in history.games:
            game = _list_game(played, source.label)
            listed.append(game)
            if game.end is GameEnd.FINISHED:
                for name, content in _game_parts(played, numbers.of(history)):
                    parts[f"{game.folder}/{name}"] = content
    if not parts:
        raise KitRefused(refusals.NothingFinished(), main.table.code)
    code, people, event = main.table.code, numbers.participants, main.table.settings.event
    salts = {one.number: key.salt(code, one.number) for one in people}
    parts = {PARTICIPANTS: _participants(people, salts), **parts}
    manifest = Manifest(
        format=FORMAT,
        program=f"fifties {__version__}",
        title="" if event is None else event.title,
        colours=None if event is None else event.colours,
        table=code,
        last=max(game.ended or game.began for game in listed),
        participants=len(people),
        games=tuple(listed),
        parts=tuple(list_part(name, content) for name, content in parts.items()),
    ).encode()
    head = {MANIFEST: manifest, SIGNATURE: key.sign(manifest).encode()}
    named = {NAMES: _names(people, salts)} if names else {}
    return pack({**head, **parts, **named})


class Numbers:
    """Gives everybody who played at any table of an event one number.

    At the event's own table it is their number there, counted from 1; a token that is known from
    there means the same person at other tables. Others get the numbers behind.
    """

    def __init__(self, histories: Sequence[TableHistory]) -> None:
        self._by_key: dict[str, int] = {}
        self._by_table: list[dict[MemberId, int]] = []
        self._histories = histories
        self._next = len(histories[0].guests) + 1
        people: dict[int, Participant] = {}
        for history in histories:
            mine = self._number(history)
            for played in history.games:
                for member, name in played.members.items():
                    guest, number = history.guests[member], mine[member]
                    found = people.setdefault(
                        number, Participant(number, guest.joined, guest.level, name)
                    )
                    found.name = name
        self.participants = [people[number] for number in sorted(people)]
        """Those who have played."""

    def _number(self, history: TableHistory) -> dict[MemberId, int]:
        mine: dict[MemberId, int] = {}
        own = not self._by_table
        for member, guest in history.guests.items():
            known = self._by_key.get(guest.key) if guest.key else None
            if known is None and not own:
                known, self._next = self._next, self._next + 1
            mine[member] = member + 1 if known is None else known
            if guest.key:
                self._by_key[guest.key] = mine[member]
        self._by_table.append(mine)
        return mine

    def of(self, history: TableHistory) -> dict[MemberId, int]:
        """Return the numbers of those at one table."""
        return self._by_table[self._histories.index(history)]


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


def _list_game(played: PlayedGame, label: str) -> GameListed:
    end = GameEnd.PLAYING if played.ended is None else GameEnd.BROKEN_OFF
    return GameListed(
        table=played.code,
        label=label,
        number=played.number,
        game=played.name,
        end=GameEnd.FINISHED if played.finished else end,
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
