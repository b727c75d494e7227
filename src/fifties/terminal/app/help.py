"""The keys, and the game in a few sentences."""

from __future__ import annotations

from typing import Final

from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.locales import Speech
from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import Block, fit, paragraph, piece, row, stacked

WIDTH: Final = 74
KEY: Final = 12

_FIFTY: Final = (
    ("<- -> ^ v", "app-help-move"),
    ("0-9", "app-help-type"),
    ("app-space", "app-help-write"),
    ("app-delete", "app-help-erase"),
    ("app-enter", "app-help-done"),
)
_HALVES: Final = (
    ("<- ->", "app-help-raise"),
    ("0-9", "app-help-card"),
    ("app-enter", "app-help-play"),
)
_ALWAYS: Final = (
    ("app-space", "app-help-hurry"),
    ("app-enter", "app-help-skip"),
    ("?", "app-help-coach"),
    ("s", "app-help-sheet"),
    ("l", "app-help-lights"),
    ("q, Ctrl-C", "app-help-leave"),
)


def help_lines(look: Look, say: Speech, game: PlayableGame, height: int) -> Block:
    """Tell what the game is about and what can be pressed."""
    fifty = isinstance(game, Fifty)
    about = say("app-rules-fifty") if fifty else say("app-rules-fifty-fifty")
    keys = (*(_FIFTY if fifty else _HALVES), *_ALWAYS)
    rules = paragraph(about, WIDTH)
    lines = [row(fit(piece(_written(say, key), look.accent), KEY), say(does)) for key, does in keys]
    return stacked([rules, lines], gap=1 if len(rules) + len(lines) < height else 0)


def _written(say: Speech, key: str) -> str:
    """Write a key as it stands on the keyboard."""
    return say(key) if key.startswith("app-") else key
