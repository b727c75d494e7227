"""What every board of a game can do, the questions it asks, and how players are named on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct
from rich.text import Text

from fifties.core.contract import Action, Event, Seat
from fifties.locales import Speech
from fifties.table.messages import BotRemark
from fifties.terminal.app.layout import Block, Keys, cut, fit, paragraph, piece, row, stacked
from fifties.terminal.app.shown_table import Moment
from fifties.terminal.app.styles import BoardTheme
from fifties.terminal.app.symbols import ASCII_SYMBOLS, to_ascii
from fifties.terminal.mentions import awards, own_mentions
from fifties.words import Words


class Reply(Struct, frozen=True):
    """What becomes of a key."""

    hand_in: bool = False
    """Whether the action is to be done."""
    message: str | None = None
    """Why it cannot be."""
    details: dict[str, Any] = {}
    queue: bool = False
    """Whether *later* is to be done when the turn comes."""
    later: Action | None = None
    """``None`` takes back what was to be done then."""


NOTHING = Reply()
HAND_IN = Reply(hand_in=True)


class Question(Protocol):
    """A question, and the answer as far as it stands there."""

    changeable: bool
    """Whether the answer can be changed after it is handed in."""

    def press(self, key: str, character: str | None) -> Reply:
        """Do what a key stands for."""
        ...

    def touch(self, what: tuple[object, ...]) -> Reply:
        """Do what a click on a number or a card stands for."""
        ...

    def choice(self) -> Action:
        """Return the answer as an action."""
        ...

    def handed_in(self) -> None:
        """Remember that the answer was taken."""
        ...

    def prompt(self, roster: Roster, moment: Moment) -> Text:
        """Say what is asked."""
        ...

    def keys(self, say: Speech) -> Keys:
        """List the keys that answer."""
        ...


class Board(Protocol):
    """Draws moments of one game."""

    def is_dark(self, moment: Moment) -> bool:
        """Return whether the moment is drawn dark, by day as well."""
        ...

    def title(self, moment: Moment) -> tuple[str, str]:
        """Return where the game is, for the left and the right end of the title line."""
        ...

    def draw(self, moment: Moment, width: int, height: int) -> Block:
        """Draw what everybody at the table sees, and the secrets of whoever is in front."""
        ...

    def sheet(self, moment: Moment, height: int) -> Block:
        """Draw the results so far, to look them up."""
        ...

    def ask(self, moment: Moment, offer: Any | None, before: Question | None) -> Question | None:
        """Ask whoever is in front, going on with the question that was there *before*."""
        ...

    def put_down(self) -> None:
        """Take what somebody was about to do off the board."""
        ...

    def ends_question(self, event: Event) -> bool:
        """Return whether *event* makes the open question pointless."""
        ...


BOT: str = " (bot)"
"""What the name of a bot ends in; a board has no room for it."""


class Roster:
    """Those who play, in the words and the theme of this terminal."""

    def __init__(self, theme: BoardTheme, words: Words) -> None:
        self.theme = theme
        self.words = words
        self.players = len(words.players)

    def name(self, seat: Seat) -> str:
        """Name a player, short."""
        return self.words.name(seat).removesuffix(BOT)

    @property
    def short_words(self) -> Words:
        """Sentences in which players are named short."""
        return Words(self.words.say, [self.name(seat) for seat in range(self.players)])

    def names(self, seats: tuple[Seat, ...]) -> str:
        """Name several players, short."""
        return self.short_words.names(seats)

    def spell(self, name: str) -> str:
        """Write a name in letters that this terminal has."""
        return to_ascii(name) if self.theme.symbols is ASCII_SYMBOLS else name

    def tag(self, seat: Seat, width: int) -> Text:
        """Write shape and name in the player's colour."""
        style = self.theme.seat(seat, self.players)
        name = self.name(seat)
        shape = self.theme.shape(seat, self.players, name)
        return row((f"{shape} ", style), piece(cut(self.theme, name, width - 2), style))


NAME = 12
ROOMY = 70
"""Columns from which on there is room for the name; the shape tells who it is, too."""


def remarks(roster: Roster, said: Sequence[BotRemark], width: int) -> Block:
    """Write a line for each bot that says something."""
    who = NAME if width >= ROOMY else 2
    return [
        row(
            fit(roster.tag(remark.seat, max(2, who - 1)), who),
            piece(cut(roster.theme, quoted(roster, remark), width - who), roster.theme.soft),
        )
        for remark in said
    ]


def quoted(roster: Roster, remark: BotRemark) -> str:
    """Write what a bot says in the quotation marks of the language."""
    return roster.words.say("app-quote", text=roster.words.say(remark.message, **remark.details))


WIDEST_MENTION = 90


def remembered(roster: Roster, moment: Moment, width: int, height: int) -> Block:
    """Say what the game is remembered for, first by those who sit here, as far as there is room."""
    width = min(width, WIDEST_MENTION)
    own = {seat: own_mentions(moment.mentions, roster.words, seat) for seat in sorted(moment.mine)}
    most = [
        line
        for text in awards(moment.mentions, roster.short_words)
        for line in paragraph(text, width, roster.theme.soft)
    ]
    for lines in range(max(map(len, own.values()), default=0), 0, -1):
        # Where several sit here, there is as much about each.
        parts = [_own_game(roster, own, seat, lines, width) for seat in own]
        for block in (stacked([*parts, most]), stacked(parts), stacked(parts, gap=0)):
            if len(block) <= height:
                return block
    return most if not own and len(most) <= height else []


def _own_game(
    roster: Roster, own: Mapping[Seat, list[str]], seat: Seat, lines: int, width: int
) -> Block:
    """Speak to *seat* in so many *lines*, which may be broken."""
    if not own[seat]:
        return []
    heading = piece(roster.words.say("ended-your-game"), roster.theme.strong)
    if len(own) > 1:
        heading = roster.tag(seat, width)
    told = [
        row(f"{roster.theme.symbols.dot} " if place == 0 else "  ", line)
        for text in own[seat][:lines]
        for place, line in enumerate(paragraph(text, width - 2))
    ]
    return [heading, *told]
