"""Text styles by meaning, for terminals with full colour, sixteen colours, or none."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final

from rich.style import Style

from fifties.terminal.app.palettes import DARK_BOARD, DAY, EVENING, Palette, shade
from fifties.terminal.app.symbols import UNICODE_SYMBOLS, Symbols

LARGEST_TABLE: Final = 7
"""A crowd has no colours of its own."""

_SIXTEEN_PLAYERS: Final = ("cyan", "magenta", "green", "red", "yellow", "blue", "default")
_LOW, _HIGH = 17, 34
"""Which third of the deck a card is in decides its colour where there are only sixteen."""


class Colours(StrEnum):
    """What a terminal can show."""

    FULL = "full"
    SIXTEEN = "sixteen"
    NONE = "none"


class BoardTheme:
    """Styles by meaning. What is told by colour is always told by a sign or a word, too."""

    def __init__(
        self,
        colours: Colours = Colours.FULL,
        palette: Palette = EVENING,
        symbols: Symbols = UNICODE_SYMBOLS,
    ) -> None:
        self.colours = colours
        self.palette = palette
        self.symbols = symbols

    @property
    def dark(self) -> bool:
        """Whether it is evening."""
        return self.palette.dark

    @cached_property
    def for_dark_boards(self) -> BoardTheme:
        """The theme of boards that are drawn dark, by day as well."""
        return BoardTheme(self.colours, DARK_BOARD, self.symbols)

    def _style(self, full: str, sixteen: str, none: str = "") -> Style:
        return _parsed({"full": full, "sixteen": sixteen, "none": none}[self.colours])

    @cached_property
    def ink(self) -> Style:
        """Plain text on paper."""
        return self._style(f"{self.palette.ink} on {self.palette.paper}", "", "")

    @cached_property
    def soft(self) -> Style:
        """What stands back."""
        return self._style(self.palette.soft, "bright_black" if self.dark else "default", "")

    @cached_property
    def rule(self) -> Style:
        """Ruled lines and frames."""
        return self._style(self.palette.rule, "default", "")

    @cached_property
    def strong(self) -> Style:
        """What stands out."""
        return self._style(f"bold {self.palette.ink}", "bold", "bold")

    @cached_property
    def accent(self) -> Style:
        """What can be done."""
        return self._style(f"bold {self.palette.accent}", "bold cyan", "bold")

    @cached_property
    def cursor(self) -> Style:
        """Where the cursor is."""
        own = self.palette
        return self._style(f"bold {own.on_accent} on {own.accent}", "bold reverse", "bold reverse")

    @cached_property
    def picked(self) -> Style:
        """What one has written."""
        return self._style(
            f"bold underline {self.palette.accent}", "bold underline cyan", "bold underline"
        )

    @cached_property
    def out(self) -> Style:
        """What may not be written."""
        return self._style(self.palette.rule, "bright_black", "dim")

    @cached_property
    def good(self) -> Style:
        """Somebody is ready, something went well."""
        return self._style(self.palette.good, "green", "")

    @cached_property
    def bad(self) -> Style:
        """Something is refused, or crossed off."""
        return self._style(f"bold {self.palette.bad}", "bold red", "bold")

    @cached_property
    def danger(self) -> Style:
        """The Danger zone."""
        return self._style(f"bold {self.palette.danger}", "bold red", "bold")

    @cached_property
    def crown(self) -> Style:
        """Crowns."""
        return self._style(f"bold {self.palette.crown}", "bold yellow", "bold")

    @cached_property
    def laugh(self) -> Style:
        """Laughing halves."""
        return self._style(f"bold {self.palette.laugh_text}", "bold yellow", "bold")

    @cached_property
    def angry(self) -> Style:
        """Angry halves."""
        return self._style(f"bold {self.palette.angry_text}", "bold blue", "bold")

    @cached_property
    def laugh_ground(self) -> Style:
        """The laughing side of a Mood card."""
        own = self.palette
        return self._style(f"bold {own.on_laugh} on {own.laugh}", "bold black on yellow", "bold")

    @cached_property
    def angry_ground(self) -> Style:
        """The angry side of a Mood card."""
        own = self.palette
        return self._style(
            f"bold {own.on_angry} on {own.angry}", "bold white on blue", "bold reverse"
        )

    def seat(self, seat: int, players: int) -> Style:
        """Return a player's colour; a crowd has none."""
        if players > LARGEST_TABLE:
            return self.strong
        own = self.palette.players[seat]
        return self._style(f"bold {own}", f"bold {_SIXTEEN_PLAYERS[seat]}", "bold")

    def shape(self, seat: int, players: int, name: str) -> str:
        """Return a player's shape; in a crowd, the first letter of the name."""
        return self.symbols.shapes[seat] if players <= LARGEST_TABLE else name[:1].upper()

    def card(self, card: int) -> Style:
        """Return the colours of a card, which are the same by day and in the evening."""
        printed = shade(card)
        sixteen = "black on yellow" if card <= _LOW else "white on blue"
        if _LOW < card < _HIGH:
            sixteen = "black on white"
        return self._style(f"bold {printed.ink} on {printed.ground}", sixteen, "reverse")


@lru_cache(maxsize=512)
def _parsed(definition: str) -> Style:
    return Style.parse(definition)


def colours_for(environment: Mapping[str, str]) -> Colours:
    """Find out what a terminal can show."""
    term = environment.get("TERM", "")
    if environment.get("NO_COLOR") or term in {"dumb", "vt100", "vt102", "vt220"}:
        return Colours.NONE
    if environment.get("COLORTERM", "") in {"truecolor", "24bit"}:
        return Colours.FULL
    if "256color" in term or "direct" in term or term.startswith(("xterm-kitty", "alacritty")):
        return Colours.FULL
    return Colours.SIXTEEN


def palette_for(environment: Mapping[str, str]) -> Palette:
    """Guess the time of day from the ground that a terminal says it has."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return DAY if ground in {"7", "15"} else EVENING
