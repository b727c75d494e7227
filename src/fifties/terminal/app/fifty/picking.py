"""Five numbers being written: the cursor, what is typed, and what stands in the boxes."""

from __future__ import annotations

from typing import Final

from fifties.games.fifty.actions import Choose, Numbers
from fifties.games.fifty.offers import Choices, open_numbers
from fifties.games.fifty.sizes import BOXES

ROW: Final = 10
STEPS: Final = {"left": -1, "right": 1, "up": -ROW, "down": ROW}


class Picking:
    """What somebody is writing, before it is handed in."""

    def __init__(self, offer: Choices, written: Numbers | None) -> None:
        self.offer = offer
        self.kept = written
        """What was handed in already, and still counts."""
        self.picks: set[int] = set(written or ())
        self.cursor = open_numbers(offer.top, offer.blocked)[0]
        self.typed = ""

    @property
    def numbers(self) -> Numbers:
        """What stands in the boxes."""
        return tuple(sorted(self.picks))

    @property
    def is_full(self) -> bool:
        """Whether all boxes are written."""
        return len(self.picks) == BOXES

    @property
    def is_kept(self) -> bool:
        """Whether what stands there was handed in."""
        return self.numbers == self.kept

    def is_open(self, number: int) -> bool:
        """Tell whether *number* may be written: the offer says so."""
        return number in open_numbers(self.offer.top, self.offer.blocked)

    def move(self, step: str) -> None:
        """Move the cursor; it stays on the sheet."""
        self.typed = ""
        target = self.cursor + STEPS[step]
        if 1 <= target < self.offer.top:
            self.cursor = target

    def write(self, number: int) -> str | None:
        """Write or erase *number*; return the message that says why not."""
        self.typed = ""
        if 1 <= number < self.offer.top:
            self.cursor = number
        if number in self.picks:
            self.picks.remove(number)
        elif not 1 <= number < self.offer.top:
            return "app-number-outside"
        elif not self.is_open(number):
            return "app-number-blocked"
        elif self.is_full:
            return "app-line-full"
        else:
            self.picks.add(number)
        return None

    def type(self, digit: str) -> str | None:
        """Type a digit; a number with all its digits, zeros in front, is written at once."""
        self.typed += digit
        if 1 <= int(self.typed) < self.offer.top:
            self.cursor = int(self.typed)
        if len(self.typed) == len(str(self.offer.top - 1)):
            return self.write(int(self.typed))
        return None

    def erase(self) -> None:
        """Take back a digit, or the number under the cursor, or else the highest one."""
        if self.typed:
            self.typed = self.typed[:-1]
        elif self.cursor in self.picks:
            self.picks.remove(self.cursor)
        elif self.picks:
            self.cursor = max(self.picks)
            self.picks.remove(self.cursor)

    def choice(self) -> Choose:
        """Return what stands in the boxes as an action."""
        return Choose(self.offer.round, self.numbers)
