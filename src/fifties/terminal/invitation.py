"""Setting a table: what the command line leaves open is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from fifties.core.document import MOST_BYTES, MOST_LETTERS, is_usable_name
from fifties.core.record_refusals import NameTwice, NameUnusable
from fifties.core.refusals import IllegalSetup, MalformedAction, Refusal
from fifties.games.boxes import EDITIONS, Edition, PlayableGame, make_game, read_box
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.terminal.desk import HELP, QUIT, Desk, NotNumbers, read_number

GAMES: Final = (Fifty.name, FiftyFifty.name)
USUAL_PLAYERS: Final = 4
BOT_NAMES: Final = ("Ada", "Blaise", "Carl", "Emmy", "Leonhard", "Maria", "Sofia")


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


class TooManyPeople(Refusal, frozen=True, tag="input-too-many-people"):
    """More people than seats."""

    people: int
    players: int


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
    people: int
    """How many of them, from the first seat on, are people."""


def invite(desk: Desk, wishes: Wishes) -> Invitation:
    """Find out who plays what."""
    asks = wishes.game is None or wishes.players is None
    if asks:
        desk.tell("play-help", quit=QUIT, help=HELP)
    name = wishes.game or _ask_game(desk)
    edition = find_edition(name, wishes.edition)
    if wishes.danger and name != Fifty.name:
        raise IllegalSetup(DangerElsewhere())

    def set_table(players: int) -> PlayableGame:
        return make_game(players, edition, danger=wishes.danger)

    game = _ask_size(desk, set_table) if wishes.players is None else set_table(wishes.players)
    people = _people(desk, wishes, game.players, asks=asks)
    taken = _people_names(desk, wishes.names, people, asks=asks)
    return Invitation(game, (*taken, *_bot_names(game.players - people)), people)


def find_edition(game: str, wanted: str | None) -> Edition:
    """Find a printing by its name, or read a box from a file."""
    known = EDITIONS[game]
    if wanted is None:
        return next(iter(known.values()))
    if wanted in known:
        return known[wanted]
    if not wanted.endswith(".toml"):
        raise IllegalSetup(EditionUnknown(wanted, ", ".join(known)))
    with Path(wanted).open("rb") as file:
        box = read_box(file.read(MOST_BYTES + 1))
    if not isinstance(box, type(next(iter(known.values())))):
        raise IllegalSetup(OtherBox(wanted))
    return box


def _ask_game(desk: Desk) -> str:
    def read(line: str) -> str:
        if line in GAMES:
            return line
        number = read_number(line)
        if not 1 <= number <= len(GAMES):
            raise MalformedAction(NotNumbers(line))
        return GAMES[number - 1]

    return desk.ask(desk.words.say("play-which-game"), read)


def _ask_size(desk: Desk, set_table: Callable[[int], PlayableGame]) -> PlayableGame:
    question = desk.words.say("play-how-many-players", default=USUAL_PLAYERS)
    return desk.ask(question, lambda line: set_table(read_number(line) if line else USUAL_PLAYERS))


def _people(desk: Desk, wishes: Wishes, players: int, *, asks: bool) -> int:
    def read(line: str) -> int:
        return _checked(read_number(line) if line else 1, players)

    if wishes.people is not None:
        return _checked(wishes.people, players)
    if wishes.names or not asks:
        return _checked(len(wishes.names) or 1, players)
    return desk.ask(desk.words.say("play-how-many-people", most=players), read)


def _checked(people: int, players: int) -> int:
    if not 0 <= people <= players:
        raise IllegalSetup(TooManyPeople(people, players))
    return people


def _people_names(
    desk: Desk, given: tuple[str, ...], people: int, *, asks: bool
) -> tuple[str, ...]:
    """Name the people: as given, as they answer, or by their number."""
    say = desk.words.say
    taken: tuple[str, ...] = ()
    for number in range(1, people + 1):
        default = say("play-player", number=number)

        def read(
            line: str, number: int = number, default: str = default, before: tuple[str, ...] = taken
        ) -> str:
            return _checked_name(line or default, before, number)

        if number <= len(given):
            name = read(given[number - 1])
        elif asks and not given:
            name = desk.ask(say("play-name", number=number, default=default), read)
        else:
            name = read("")
        taken = (*taken, name)
    return taken


def _bot_names(bots: int) -> tuple[str, ...]:
    """Name the bots, so that nobody takes them for people."""
    spare = [f"Bot {number}" for number in range(len(BOT_NAMES) + 1, bots + 1)]
    return tuple(f"{name} (bot)" for name in [*BOT_NAMES, *spare][:bots])


def _checked_name(name: str, taken: tuple[str, ...], number: int) -> str:
    if not is_usable_name(name):
        raise IllegalSetup(NameUnusable(number, MOST_LETTERS))
    if name in taken:
        raise IllegalSetup(NameTwice(name))
    return name
