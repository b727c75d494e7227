"""Who plays what in this terminal: command-line options, and questions for what they leave open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Final

from msgspec import Struct

from fifties.bots import USUAL_LEVEL, bot_names
from fifties.core.contract import PlayableGame, Seat
from fifties.core.record_parts import names_refusal
from fifties.core.refusals import IllegalSetup, MalformedAction, Refusal
from fifties.games.registry import game_entry, game_names, make_game
from fifties.table.member_names import free_name, name_key, name_refusal
from fifties.table.position import Position
from fifties.terminal.console import HELP, QUIT, Console, NotNumbers, read_number
from fifties.terminal.editions import DangerElsewhere, find_edition
from fifties.terminal.registry import terminal_for

USUAL_PLAYERS: Final = 4
MOST_PLAYERS: Final = 1000
"""At one keyboard; the rules know no limit."""


class PlayOptions(Struct, frozen=True):
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
    coach_ahead: bool = False
    """Whether the coach may speak before the reveal."""


class TooManyPeople(Refusal, frozen=True, tag="input-too-many-people"):
    """More people than seats."""

    people: int
    players: int


class TooManyPlayers(Refusal, frozen=True, tag="input-too-many-players"):
    """A crowd that no keyboard serves."""

    players: int
    most: int


class TableSetup(Struct, frozen=True):
    """A table that is set."""

    game: PlayableGame
    names: tuple[str, ...]
    """In seat order."""
    levels: tuple[str | None, ...]
    """How well each seat's bot plays; ``None`` for people at this keyboard."""
    position: Position | None = None
    """In which the game begins, if it plays on from a record."""

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of those at this keyboard."""
        return frozenset(seat for seat, level in enumerate(self.levels) if level is None)


async def ask_setup(console: Console, options: PlayOptions) -> TableSetup:
    """Find out who plays what."""
    asks = options.game is None or options.players is None
    if asks:
        console.tell("play-help", quit=QUIT, help=HELP)
    name = options.game or await _ask_game(console)
    edition = find_edition(name, options.edition)
    if options.danger and "danger" not in game_entry(name).options:
        raise IllegalSetup(DangerElsewhere())

    def sized(players: int) -> PlayableGame:
        if players > MOST_PLAYERS:
            raise IllegalSetup(TooManyPlayers(players, MOST_PLAYERS))
        return make_game(players, edition, danger=options.danger)

    players = options.players
    game = await _ask_size(console, sized) if players is None else sized(players)
    people = await _people(console, options, game.players, asks=asks)
    named = await _people_names(console, options.names, people, asks=asks)
    bots = [*options.bots, *options.bots[-1:] * game.players][: game.players - people]
    return seat_players(game, named, (*[None] * people, *bots))


def seat_players(
    game: PlayableGame, people: Sequence[str], levels: tuple[str | None, ...]
) -> TableSetup:
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
    return TableSetup(game, _tell_apart(_checked_names(names)), levels)


def _tell_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return *names* with numbers behind those that look alike, as a table does: Ana, ana 2."""
    keys, apart = set[str](), []
    for name in names:
        apart.append(free_name(name, keys))
        keys.add(name_key(apart[-1]))
    return tuple(apart)


def _bot_names(game: PlayableGame, level: str) -> Iterator[str]:
    """Name bots so that nobody takes them for people."""
    listed = bot_names(game.name, level)
    spare = (f"{listed[0]} {number}" for number in count(2))
    return (f"{name} (bot)" for name in chain(listed, spare))


async def _ask_game(console: Console) -> str:
    games = [*game_names()]
    titles = [terminal_for(game).title(console.words, game) for game in games]
    listed = ", ".join(f"{number} {title}" for number, title in enumerate(titles, 1))

    def read(line: str) -> str:
        if line in games:
            return line
        number = read_number(line or "1")
        if not 1 <= number <= len(games):
            raise MalformedAction(NotNumbers(line))
        return games[number - 1]

    return await console.ask(console.words.say("play-which-game", games=listed), read)


async def _ask_size(console: Console, seat_players: Callable[[int], PlayableGame]) -> PlayableGame:
    question = console.words.say("play-how-many-players", default=USUAL_PLAYERS)
    return await console.ask(
        question, lambda line: seat_players(read_number(line) if line else USUAL_PLAYERS)
    )


async def _people(console: Console, options: PlayOptions, players: int, *, asks: bool) -> int:
    def read(line: str) -> int:
        return _checked(read_number(line) if line else 1, players)

    if options.people is not None:
        return max(_checked(options.people, players), _checked(len(options.names), players))
    if options.names or not asks:
        return _checked(len(options.names) or 1, players)
    return await console.ask(console.words.say("play-how-many-people", most=players), read)


def _checked(people: int, players: int) -> int:
    if not 0 <= people <= players:
        raise IllegalSetup(TooManyPeople(people, players))
    return people


async def _people_names(
    console: Console, given: tuple[str, ...], people: int, *, asks: bool
) -> list[str]:
    """Name the people: as given, as they answer, or by their number."""
    say = console.words.say
    taken = list(given)
    while len(taken) < people:
        number = len(taken) + 1
        default = _free(
            taken, [say("play-player", number=n) for n in range(number, 2 * people + 1)]
        )

        def read(line: str, default: str = default) -> str:
            return _checked_names([*taken, line or default])[-1]

        question = say("play-name", number=number, default=default)
        taken.append(await console.ask(question, read) if asks and not given else default)
    return taken


def _free(taken: list[str], names: list[str]) -> str:
    return next(name for name in names if name not in taken)


def _checked_names(names: list[str]) -> tuple[str, ...]:
    refusal = names_refusal(names) or next(filter(None, map(name_refusal, names)), None)
    if refusal is not None:
        raise IllegalSetup(refusal)
    return tuple(names)
