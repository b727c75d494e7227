"""What depends on the number of players alone."""

from __future__ import annotations

from typing import Final

LEAST_PLAYERS: Final = 3
ROUNDS: Final = 4
BOXES: Final = 5
"""How many numbers everybody writes each round."""

CROWNS_TO_WIN: Final = 2
"""With so many crowns somebody wins at once."""

LARGEST_TABLE: Final = 7
"""With more players than this it is a party: no Blocked tokens, and a longer count."""

SHORTEST_COUNT: Final = 50
"""Where the count ends at a table of up to seven."""

_CROWN_MARKS: Final = {3: 19, 4: 15, 5: 12, 6: 10}


def tokens_to_flip(players: int) -> int:
    """Return how many Blocked tokens each REVEAL flips."""
    return max(0, LARGEST_TABLE - players)


def last_number(players: int) -> int:
    """Return `top`, the number at which the count ends."""
    return SHORTEST_COUNT + 5 * max(0, players - LARGEST_TABLE)


def beginner(number: int, players: int) -> int:
    """Return which seat begins the count of round *number*, counted from 1."""
    return (number - 1) % players


def crown_mark(players: int) -> int:
    """Return which space of the score track gains a crown."""
    return _CROWN_MARKS.get(players, 9)
