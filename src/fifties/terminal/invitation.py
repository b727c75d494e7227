"""Setting a table: what the command line leaves open is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Final

from msgspec import Struct

from fifties.bots import USUAL_LEVEL, cast_of
from fifties.core.contract import Seat
from fifties.core.reading import names_refusal
from fifties.core.refusals import IllegalSetup, MalformedAction, Refusal
from fifties.games.boxes import EDITIONS, PlayableEdition, PlayableGame, make_game
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.record_files import read_edition
from fifties.terminal.desk import HELP, QUIT, Desk, NotNumbers, read_number

GAMES: Final = (Fifty.name, FiftyFifty.name)
USUAL_PLAYERS: Final = 4
MOST_PLAYERS: Final = 1000
"""At one keyboard; the rules know no limit."""


class Wishes(Struct, frozen=True):
    """What the command line asks for."""

    game: str | None = None
    players: int | None = None
    people: int | None = None
    names: tuple[str, ...] = ()
    seed: int | None = None
    record: Path | None = None
    edition: str | None = None
    danger: bool = False
    bots: tuple[str, ...] = (USUAL_LEVEL,)
    """A level for each bot, in seat order; the last one is that of all others, too."""
    training: bool = False
    """Whether the coach may speak before the reveal."""


class TooManyPeople(Refusal, frozen=True, tag="input-too-many-people"):
    """More people than seats."""

    people: int
    players: int


class TooManyPlayers(Refusal, frozen=True, tag="input-too-many-players"):
    """A crowd that no keyboard serves."""

    players: int
    most: int


class EditionUnknown(Refusal, frozen=True, tag="input-edition-unknown"):
    """Neither a printing nor a file."""

    name: str
    known: str


class DangerElsewhere(Refusal, frozen=True, tag="input-danger-elsewhere"):
    """Danger cards belong to Fifty."""


class OtherBox(Refusal, frozen=True, tag="input-other-box"):
    """The box on the table is that of the other game."""

    name: str


class Invitation(Struct, frozen=True):
    """A table that is set."""

    game: PlayableGame
    names: tuple[str, ...]
    """In seat order."""
    levels: tuple[str | None, ...]
    """How well each seat's bot plays; ``None`` for people at this keyboard."""

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of those at this keyboard."""
        return frozenset(seat for seat, level in enumerate(self.levels) if level is None)


async def invite(desk: Desk, wishes: Wishes) -> Invitation:
    """Find out who plays what."""
    asks = wishes.game is None or wishes.players is None
    if asks:
        desk.tell("play-help", quit=QUIT, help=HELP)
    name = wishes.game or await _ask_game(desk)
    edition = find_edition(name, wishes.edition)
    if wishes.danger and name != Fifty.name:
        raise IllegalSetup(DangerElsewhere())

    def sized(players: int) -> PlayableGame:
        if players > MOST_PLAYERS:
            raise IllegalSetup(TooManyPlayers(players, MOST_PLAYERS))
        return make_game(players, edition, danger=wishes.danger)

    players = wishes.players
    game = await _ask_size(desk, sized) if players is None else sized(players)
    people = await _people(desk, wishes, game.players, asks=asks)
    named = await _people_names(desk, wishes.names, people, asks=asks)
    bots = [*wishes.bots, *wishes.bots[-1:] * game.players][: game.players - people]
    return set_table(game, named, (*[None] * people, *bots))


def set_table(
    game: PlayableGame, people: Sequence[str], levels: tuple[str | None, ...]
) -> Invitation:
    """Seat *people*, by name and in order, where there is no level, and bots elsewhere."""
    waiting, taken = iter(people), set(people)
    casts = {level: _bot_names(game, level) for level in levels if level is not None}
    names = []
    for level in levels:
        if level is None:
            names.append(next(waiting))
        else:
            names.append(next(name for name in casts[level] if name not in taken))
            taken.add(names[-1])
    return Invitation(game, _checked_names(names), levels)


def _bot_names(game: PlayableGame, level: str) -> Iterator[str]:
    """Name bots so that nobody takes them for people."""
    cast = cast_of(game.name, level)
    spare = (f"{cast[0]} {number}" for number in count(2))
    return (f"{name} (bot)" for name in chain(cast, spare))


def find_edition(game: str, wanted: str | None) -> PlayableEdition:
    """Find a printing by its name, or read a box from a file."""
    known = EDITIONS[game]
    if wanted is None:
        return next(iter(known.values()))
    if wanted in known:
        return known[wanted]
    if not wanted.endswith(".toml"):
        raise IllegalSetup(EditionUnknown(wanted, ", ".join(known)))
    box = read_edition(Path(wanted))
    if not isinstance(box, type(next(iter(known.values())))):
        raise IllegalSetup(OtherBox(wanted))
    return box


async def _ask_game(desk: Desk) -> str:
    def read(line: str) -> str:
        if line in GAMES:
            return line
        number = read_number(line or "1")
        if not 1 <= number <= len(GAMES):
            raise MalformedAction(NotNumbers(line))
        return GAMES[number - 1]

    return await desk.ask(desk.words.say("play-which-game"), read)


async def _ask_size(desk: Desk, set_table: Callable[[int], PlayableGame]) -> PlayableGame:
    question = desk.words.say("play-how-many-players", default=USUAL_PLAYERS)
    return await desk.ask(
        question, lambda line: set_table(read_number(line) if line else USUAL_PLAYERS)
    )


async def _people(desk: Desk, wishes: Wishes, players: int, *, asks: bool) -> int:
    def read(line: str) -> int:
        return _checked(read_number(line) if line else 1, players)

    if wishes.people is not None:
        return max(_checked(wishes.people, players), _checked(len(wishes.names), players))
    if wishes.names or not asks:
        return _checked(len(wishes.names) or 1, players)
    return await desk.ask(desk.words.say("play-how-many-people", most=players), read)


def _checked(people: int, players: int) -> int:
    if not 0 <= people <= players:
        raise IllegalSetup(TooManyPeople(people, players))
    return people


async def _people_names(
    desk: Desk, given: tuple[str, ...], people: int, *, asks: bool
) -> list[str]:
    """Name the people: as given, as they answer, or by their number."""
    say = desk.words.say
    taken = list(given)
    while len(taken) < people:
        number = len(taken) + 1
        default = _free(
            taken, [say("play-player", number=n) for n in range(number, 2 * people + 1)]
        )

        def read(line: str, default: str = default) -> str:
            return _checked_names([*taken, line or default])[-1]

        question = say("play-name", number=number, default=default)
        taken.append(await desk.ask(question, read) if asks and not given else default)
    return taken


def _free(taken: list[str], names: list[str]) -> str:
    return next(name for name in names if name not in taken)


def _checked_names(names: list[str]) -> tuple[str, ...]:
    refusal = names_refusal(names)
    if refusal is not None:
        raise IllegalSetup(refusal)
    return tuple(names)
