"""The form of the home screen: what is chosen so far, as lines that keys change."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import Struct

from fifties.bots import levels
from fifties.core.contract import Edition
from fifties.core.refusals import IllegalSetup
from fifties.games.registry import editions, game_entry, game_names, make_game
from fifties.locales import Speech
from fifties.table.settings import Pace
from fifties.terminal.app.board import BOT
from fifties.terminal.app.pause_timer import SPEEDS
from fifties.terminal.editions import DangerElsewhere, find_edition
from fifties.terminal.registry import terminal_for
from fifties.terminal.table_setup import (
    MOST_PLAYERS,
    USUAL_PLAYERS,
    PlayOptions,
    TableSetup,
    TooManyPeople,
    TooManyPlayers,
    seat_players,
)

T = TypeVar("T")

LONGEST_NAME: Final = 20
"""What fits on a board."""


def _games() -> tuple[str, ...]:
    """Return the names of the games that have a board."""
    return tuple(game for game in game_names() if terminal_for(game).has_board)


class SetupChoices:
    """What is chosen so far; it begins with what the command line asks for."""

    def __init__(self, options: PlayOptions, say: Speech) -> None:
        self._say = say
        self.language = say.language
        self.options = options
        self.game = options.game or _games()[0]
        self.edition: Edition = find_edition(self.game, options.edition)
        self.danger = options.danger
        self.coach_ahead = options.coach_ahead
        self.pace: Pace = Pace.BRISK
        if options.danger and not self.has_danger:
            raise IllegalSetup(DangerElsewhere())
        players = options.players or USUAL_PLAYERS
        if players > MOST_PLAYERS:
            raise IllegalSetup(TooManyPlayers(players, MOST_PLAYERS))
        make_game(players, self.edition, danger=self.danger)
        people = max(len(options.names), 1 if options.people is None else options.people)
        if not 0 <= people <= players:
            raise IllegalSetup(TooManyPeople(people, players))
        bots = [*options.bots, *options.bots[-1:] * players]
        self.seats: list[str | None] = [*[None] * people, *bots][:players]
        """The level of each seat's bot, or ``None`` for people."""
        self.names: dict[int, str] = dict(enumerate(options.names))
        """What people call themselves, by seat."""

    @property
    def has_danger(self) -> bool:
        """Whether the game has Danger cards."""
        return "danger" in game_entry(self.game).options

    @property
    def is_settled(self) -> bool:
        """Whether the command line leaves nothing open."""
        return self.options.game is not None and self.options.players is not None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    def name(self, seat: int) -> str:
        """Return what somebody is called who has not said it otherwise."""
        if seat in self.names:
            return self.names[seat]
        user = os.environ.get("USER", "")
        first = next((place for place, level in enumerate(self.seats) if level is None), None)
        if seat == first and user.isalpha() and user != "root":
            return user.capitalize()
        return self._say("play-player", number=seat + 1)

    def setup(self) -> TableSetup:
        """Set the table; raises `Refused` where two have one name."""
        game = make_game(self.players, self.edition, danger=self.danger)
        people = [self.name(seat) for seat, level in enumerate(self.seats) if level is None]
        return seat_players(game, people, tuple(self.seats))

    def change_game(self, step: int) -> None:
        """Choose the other game; its table may be smaller."""
        self.game = _beside(_games(), self.game, step)
        self.edition = next(iter(editions(self.game).values()))
        self.danger = False
        self.resize(self.players)

    def resize(self, players: int) -> None:
        """Take so many seats, as far as the game allows; new ones get bots like the last."""
        entry = game_entry(self.game)
        players = max(entry.least_players, min(players, entry.most_players or MOST_PLAYERS))
        bots = [level for level in self.seats if level is not None]
        level = bots[-1] if bots else self.options.bots[-1]
        self.seats = [*self.seats, *[level] * players][:players]

    def change_seat(self, seat: int, step: int) -> None:
        """Seat somebody else: a person, or a bot of another level."""
        kinds: tuple[str | None, ...] = (None, *levels(self.game))
        self.seats[seat] = _beside(kinds, self.seats[seat], step)

    def change_edition(self, step: int) -> None:
        """Choose another printing."""
        known = tuple(editions(self.game).values())
        if self.edition not in known:
            known = (self.edition, *known)
        self.edition = _beside(known, self.edition, step)

    def change_pace(self, step: int) -> None:
        """Choose how fast things are told."""
        self.pace = _beside(SPEEDS, self.pace, step)


def _beside(kinds: tuple[T, ...], kind: T, step: int) -> T:
    return kinds[(kinds.index(kind) + step) % len(kinds)]


EDITION_NAMES: Final = {
    "iello": "app-edition-iello",
    "zoch": "app-edition-zoch",
    "tightrope": "app-edition-tightrope",
}
PACES: Final = {
    Pace.LIVING_ROOM: "app-pace-living-room",
    Pace.BRISK: "app-pace-brisk",
    Pace.AT_ONCE: "app-pace-at-once",
}


class FormLine(Struct):
    """One line of the form."""

    kind: str
    label: str
    value: str
    about: str
    """What the side of the page says about it."""
    seat: int | None = None


class Form:
    """Draws nothing: it turns a choices into entries, and keys into changes of it."""

    def __init__(self, choices: SetupChoices, say: Speech, saved: str | None) -> None:
        self.choices = choices
        self.say = say
        self.saved = saved
        """Which game can be gone on with."""
        self.at = 0

    def entries(self, setup: TableSetup) -> list[FormLine]:
        """Return all lines, top to bottom."""
        say, choices = self.say, self.choices
        lines = [FormLine("resume", say("app-go-on"), "", self.saved)] if self.saved else []
        lines += [
            FormLine("game", say("app-game"), say(f"game-{choices.game}"), self._about_game()),
            FormLine("players", say("app-players"), str(choices.players), self._about_size()),
            *(self._seat(setup, seat) for seat in range(choices.players)),
            FormLine("edition", say("app-edition"), self._edition(), self._about_edition(setup)),
        ]
        if choices.has_danger:
            danger = self._yes(choices.danger)
            lines.append(FormLine("danger", say("app-danger"), danger, say("app-danger-about")))
        coach_ahead = self._yes(choices.coach_ahead)
        pace = say(PACES[choices.pace])
        return [
            *lines,
            FormLine("pace", say("app-pace"), pace, say("app-pace-about")),
            FormLine(
                "coach_ahead",
                say("app-coach-speaks-ahead"),
                coach_ahead,
                say("app-coach-speaks-ahead-about"),
            ),
            FormLine("play", say("app-play"), "", say("app-play-about")),
        ]

    def _seat(self, setup: TableSetup, seat: int) -> FormLine:
        say, level = self.say, self.choices.seats[seat]
        name = setup.names[seat].removesuffix(BOT)
        if level is None:
            return FormLine("seat", name, say("app-person"), say("app-person-about"), seat)
        game = self.choices.game
        kind = f"{say(f'level-{level}')}, {say(f'temper-{game}-{level}')}"
        return FormLine("seat", name, kind, say(f"about-{game}-{level}"), seat)

    def _yes(self, on: bool) -> str:  # noqa: FBT001 - it is what the method is about
        return self.say("app-yes") if on else self.say("app-no")

    def _about_game(self) -> str:
        return self.say(terminal_for(self.choices.game).about)

    def _about_size(self) -> str:
        return self.say(terminal_for(self.choices.game).about_size)

    def _edition(self) -> str:
        edition = self.choices.edition
        known = EDITION_NAMES.get(edition.name)
        return edition.name if known is None else self.say(known)

    def _about_edition(self, setup: TableSetup) -> str:
        guessed = [
            part
            for part in setup.game.edition.reconstructed
            if part != "zones" or self.choices.danger
        ]
        if not guessed:
            return self.say("app-edition-about")
        parts = ", ".join(self.say(f"component-{part}") for part in guessed)
        return self.say("head-reconstructed", components=parts)

    def move(self, step: int, entries: list[FormLine]) -> None:
        """Go to the line above or below."""
        self.at = (self.at + step) % len(entries)

    def change(self, entry: FormLine, step: int) -> None:
        """Choose what lies beside."""
        choices = self.choices
        changes: dict[str, Callable[[], None]] = {
            "game": lambda: choices.change_game(step),
            "players": lambda: choices.resize(choices.players + step),
            "edition": lambda: choices.change_edition(step),
            "pace": lambda: choices.change_pace(step),
        }
        if entry.seat is not None:
            choices.change_seat(entry.seat, step)
        elif entry.kind == "danger":
            choices.danger = not choices.danger
        elif entry.kind == "coach_ahead":
            choices.coach_ahead = not choices.coach_ahead
        elif entry.kind in changes:
            changes[entry.kind]()

    def write(self, entry: FormLine, character: str) -> None:
        """Write a letter of somebody's name."""
        choices, seat = self.choices, entry.seat
        if seat is None or choices.seats[seat] is not None:
            return
        written = choices.names.get(seat, "") + character
        choices.names[seat] = written[:LONGEST_NAME]

    def erase(self, entry: FormLine) -> None:
        """Take a letter of somebody's name back."""
        seat = entry.seat
        if seat is None or self.choices.seats[seat] is not None:
            return
        left = self.choices.name(seat)[:-1]
        if left:
            self.choices.names[seat] = left
        else:
            self.choices.names.pop(seat, None)


def is_written(entry: FormLine, choices: SetupChoices) -> bool:
    """Return whether letters can be typed here."""
    return entry.seat is not None and choices.seats[entry.seat] is None
