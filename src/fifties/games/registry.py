"""Which games there are, and how each is made, read and written.

Everything that works for any game finds it here by its name. A program that brings a game of its
own registers it before it plays, reads or serves anything (CONTRIBUTING, "How to add a game").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Any, Final, Generic, TypeAlias, cast

from msgspec import Struct
from typing_extensions import TypeVar

from fifties.core import record_refusals
from fifties.core.arguments import require_type
from fifties.core.contract import Edition, GameT, PlayableGame, State, StateT
from fifties.core.document import TomlTable, parse
from fifties.core.record import AnyRecord, Record
from fifties.core.record_parts import require_names
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty, FiftyEdition
from fifties.games.fifty import edition as fifty_edition
from fifties.games.fifty import record as fifty_record
from fifties.games.fifty import table_size as fifty_table_size
from fifties.games.fifty.state import State as FiftyState
from fifties.games.fifty_fifty import FiftyFifty, FiftyFiftyEdition
from fifties.games.fifty_fifty import edition as fifty_fifty_edition
from fifties.games.fifty_fifty import game as fifty_fifty_game
from fifties.games.fifty_fifty import record as fifty_fifty_record
from fifties.games.fifty_fifty.state import State as FiftyFiftyState

EditionT = TypeVar("EditionT", bound=Edition, default=Edition)


class GameEntry(Struct, Generic[GameT, EditionT, StateT], frozen=True, kw_only=True):
    """What is known of a game before anybody plays it."""

    game: type[GameT]
    editions: Mapping[str, EditionT]
    """By name; the first one is what is played unless said otherwise."""
    least_players: int
    most_players: int | None = None
    """``None``: any number can play."""
    make: Callable[..., GameT]
    """Takes the number of players, an edition, and the options named below; raises
    `IllegalSetup`."""
    options: tuple[str, ...] = ()
    """What else can be agreed upon before a game."""
    read_edition: Callable[[TomlTable], EditionT]
    """Reads what somebody has copied off the components of their box."""
    read_record: Callable[[TomlTable], Record[GameT]]
    """Reads and referees a record."""
    write_record: Callable[[Record[GameT], StateT | None], str]
    """Writes a record; whoever knows the state in which it ends saves a replay."""
    score_sheet: Callable[[Record[GameT]], dict[str, Any]]
    """Returns the score sheet of a record, ready for JSON."""

    @property
    def name(self) -> str:
        """What records and command lines call the game."""
        return self.game.name


AnyGameEntry: TypeAlias = GameEntry[PlayableGame, Edition, State]
"""What is known of some game: its editions, states and records only meet each other."""

_GAMES: Final[dict[str, AnyGameEntry]] = {}


def register(entry: GameEntry[GameT, EditionT, StateT]) -> None:
    """Make a game known to everything that works for any game."""
    _GAMES[entry.name] = cast("AnyGameEntry", entry)


def game_names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_GAMES)


def game_entry(name: str) -> AnyGameEntry:
    """Return what is known of the game called *name*, or raise `IllegalSetup`."""
    entry = _GAMES.get(name)
    if entry is None:
        raise IllegalSetup(record_refusals.UnknownGame(name))
    return entry


def require_game(game: object) -> None:
    """Raise `IllegalSetup` for something else than a game that is known here."""
    kinds = [entry.game for entry in _GAMES.values()]
    names = " or ".join(kind.__name__ for kind in kinds)
    require_type("game", game, reduce(or_, kinds), names)


def editions(game: str) -> Mapping[str, Edition]:
    """Return the editions of *game* by name; the first one is what is usually played."""
    return game_entry(game).editions


def make_game(players: int, edition: Edition, **options: object) -> PlayableGame:
    """Return the game of *edition* for *players*, or raise `IllegalSetup`.

    Options that the game does not have are ignored.
    """
    entry = game_entry(edition.game)
    known = {name: value for name, value in options.items() if name in entry.options}
    return entry.make(players, edition, **known)


def parse_edition(data: str | bytes) -> Edition:
    """Read what somebody has copied off the components of their box (docs/records.md).

    Takes a text or the bytes of a file; raises `RecordRefused`.
    """
    document = parse(data)
    try:
        return _entry_in(document).read_edition(document)
    except IllegalSetup as illegal:
        raise document.refuse(illegal.refusal) from None


def parse_record(data: str | bytes) -> AnyRecord:
    """Read and referee a record, as text or as the bytes of a file, or raise `RecordRefused`."""
    document = parse(data)
    return _entry_in(document).read_record(document)


def write_record(record: AnyRecord, final: State | None = None) -> str:
    """Return *record* as the text of a file; `IllegalSetup` if it cannot be read again.

    Whoever knows the *final* state saves a replay.
    """
    require_type("record", record, Record, "Record")
    entry = game_entry(record.game.name)
    require_names(record.header.players, record.game.players)
    return entry.write_record(record, final)


def score_sheet(record: AnyRecord) -> dict[str, Any]:
    """Return the score sheet of *record*, ready for JSON."""
    require_type("record", record, Record, "Record")
    entry = game_entry(record.game.name)
    require_names(record.header.players, record.game.players)
    return entry.score_sheet(record)


def _entry_in(document: TomlTable) -> AnyGameEntry:
    name = document.text("game")
    if name not in _GAMES:
        raise document.refuse(record_refusals.UnknownGame(name))
    return _GAMES[name]


register(
    GameEntry[Fifty, FiftyEdition, FiftyState](
        game=Fifty,
        editions=fifty_edition.EDITIONS,
        least_players=fifty_table_size.LEAST_PLAYERS,
        make=Fifty,
        options=("danger",),
        read_edition=fifty_edition.read_edition,
        read_record=fifty_record.read,
        write_record=fifty_record.write,
        score_sheet=fifty_record.sheet,
    )
)
register(
    GameEntry[FiftyFifty, FiftyFiftyEdition, FiftyFiftyState](
        game=FiftyFifty,
        editions=fifty_fifty_edition.EDITIONS,
        least_players=fifty_fifty_game.LEAST_PLAYERS,
        most_players=fifty_fifty_game.MOST_PLAYERS,
        make=FiftyFifty,
        options=("dealer",),
        read_edition=fifty_fifty_edition.read_edition,
        read_record=fifty_fifty_record.read,
        write_record=fifty_fifty_record.write,
        score_sheet=fifty_fifty_record.sheet,
    )
)
