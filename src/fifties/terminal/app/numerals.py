"""Numbers that stand huge in the middle of the stage."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from fifties.terminal.app.paper import Block, piece

_DIGITS: Final = (
    (" ▄▄▄▄ ", "██  ██", "██  ██", "██  ██", " ▀▀▀▀ "),
    ("  ▄▄  ", "▀▀██  ", "  ██  ", "  ██  ", "▀▀▀▀▀▀"),
    (" ▄▄▄▄ ", "▀▀  ██", " ▄▄▄▀▀", "██▀   ", "▀▀▀▀▀▀"),
    (" ▄▄▄▄ ", "▀▀  ██", "  ▀▀█▄", "▄▄  ██", " ▀▀▀▀ "),
    ("   ▄▄ ", " ▄▀██ ", "██ ██ ", "▀▀▀██▀", "   ▀▀ "),
    ("▄▄▄▄▄▄", "██    ", "▀▀▀▀█▄", "▄▄  ██", " ▀▀▀▀ "),
    (" ▄▄▄▄ ", "██    ", "██▀▀█▄", "██  ██", " ▀▀▀▀ "),
    ("▄▄▄▄▄▄", "▀▀  ██", "   ██ ", "  ██  ", "  ▀▀  "),
    (" ▄▄▄▄ ", "██  ██", "▄▀▀▀▀▄", "██  ██", " ▀▀▀▀ "),
    (" ▄▄▄▄ ", "██  ██", " ▀▀▀██", "▄▄  ██", " ▀▀▀▀ "),
)

_SPELT: Final = (
    (" #### ", "##  ##", "##  ##", "##  ##", " #### "),
    ("  ##  ", "####  ", "  ##  ", "  ##  ", "######"),
    (" #### ", "##  ##", "   ## ", " ##   ", "######"),
    (" #### ", "    ##", "  ### ", "    ##", " #### "),
    ("   ## ", " #### ", "## ## ", "######", "   ## "),
    ("######", "##    ", "##### ", "    ##", "##### "),
    (" #### ", "##    ", "##### ", "##  ##", " #### "),
    ("######", "    ##", "   ## ", "  ##  ", "  ##  "),
    (" #### ", "##  ##", " #### ", "##  ##", " #### "),
    (" #### ", "##  ##", " #####", "    ##", " #### "),
)

HEIGHT: Final = 5


def big(number: int, style: Style, *, spelt: bool = False, cracked: bool = False) -> Block:
    """Draw *number* five lines high; a clash is a crack across it."""
    digits = [(_SPELT if spelt else _DIGITS)[int(digit)] for digit in str(number)]
    lines = ["  ".join(digit[y] for digit in digits) for y in range(HEIGHT)]
    if cracked:
        lines = [_crack(line, y, "/" if spelt else "╱") for y, line in enumerate(lines)]
    return [piece(line, style) for line in lines]


def _crack(line: str, y: int, sign: str) -> str:
    """Break a line where the crack runs through it, from the upper right to the lower left."""
    at = round((len(line) - 2) * (HEIGHT - 1 - y) / (HEIGHT - 1))
    return f"{line[:at]}{sign} {line[at + 2 :]}"
