"""Odd boxes for the tests of research environments."""

from fifties.games.fifty_fifty import FiftyFiftyEdition

TWINS = FiftyFiftyEdition(
    moods=((0, 9), (9, 0), (0, 0), (0, 0), (5, 5), (5, 5), (1, 2), (2, 1), (3, 8))
)
"""A box in which Mood cards are alike."""
