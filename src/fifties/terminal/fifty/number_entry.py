"""Five numbers being typed on the screen: the cursor, the digits, and what is handed in."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from rich.text import Text

from fifties.games.fifty.actions import Choose, Numbers
from fifties.games.fifty.offers import Choices, open_numbers
from fifties.games.fifty.table_size import BOXES
from fifties.games.fifty.view import FiftyView, Phase
from fifties.locales import Speech
from fifties.table.fifty_crowd_view import CrowdView
from fifties.terminal.app.board import HAND_IN, NOTHING, Question, Reply, Roster
from fifties.terminal.app.layout import Keys, piece
from fifties.terminal.app.shown_table import Moment

ROW: Final = 10
STEPS: Final = {"left": -1, "right": 1, "up": -ROW, "down": ROW}


class NumberEntry:
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
        """Return whether *number* may be written: the offer says so."""
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


ERASE: Final = {"backspace", "delete", "ctrl+h"}


class NumberQuestion:
    """Five numbers, until all are ready."""

    changeable = True

    def __init__(self, entry: NumberEntry) -> None:
        self.entry = entry

    def press(self, key: str, character: str | None) -> Reply:
        """Move, write, erase, or hand in."""
        entry = self.entry
        if key in STEPS:
            entry.move(key)
        elif character is not None and character in "0123456789":
            number = int(entry.typed + character)
            return self._reply(entry.type(character), number)
        elif key in ERASE:
            entry.erase()
        elif key == "d":
            return self._done()
        elif key in {"enter", "space"}:
            return self._enter(key)
        return NOTHING

    def _enter(self, key: str) -> Reply:
        entry = self.entry
        if entry.typed:
            number = int(entry.typed)
            return self._reply(entry.write(number), number)
        if key == "enter" and entry.is_full:
            return self._done()
        return self._reply(entry.write(entry.cursor), entry.cursor)

    def _done(self) -> Reply:
        entry = self.entry
        if entry.is_full:
            return NOTHING if entry.is_kept else HAND_IN
        return Reply(message="app-to-go", details={"left": BOXES - len(entry.picks)})

    def _reply(self, refused: str | None, number: object) -> Reply:
        match refused:
            case None:
                return NOTHING
            case "app-number-outside":
                return Reply(message=refused, details={"most": self.entry.offer.top - 1})
            case "app-number-blocked":
                return Reply(message=refused, details={"number": number})
            case _:
                return Reply(message=refused)

    def touch(self, what: tuple[object, ...]) -> Reply:
        """Write or erase the number that was clicked."""
        number = what[1]
        if what[0] != "write" or not isinstance(number, int):
            return NOTHING
        return self._reply(self.entry.write(number), number)

    def choice(self) -> Choose:
        """Return the five numbers."""
        return self.entry.choice()

    def handed_in(self) -> None:
        """Remember what counts now."""
        self.entry.kept = self.entry.numbers

    def prompt(self, roster: Roster, moment: Moment) -> Text:
        """Say what is to be written, or that it can still be changed."""
        say, entry = roster.words.say, self.entry
        if entry.typed:
            return piece(f"{entry.typed}_", roster.theme.picked)
        if entry.kept is not None:
            message = "app-kept" if entry.is_kept else "app-kept-others"
            numbers = " ".join(map(str, entry.kept))
            return piece(say(message, numbers=numbers), roster.theme.soft)
        if entry.is_full:
            return piece(say("app-all-written"), roster.theme.accent)
        name = roster.name(moment.front or 0)
        left = BOXES - len(entry.picks)
        return piece(say("app-write", name=name, left=left), roster.theme.accent)

    def keys(self, say: Speech) -> Keys:
        """List the keys that answer."""
        return [
            *([("d", say("app-enter"), say("app-key-done"))] if self.entry.is_full else []),
            ("space", say("app-space"), say("app-key-write")),
            ("backspace", say("app-delete"), say("app-key-erase")),
        ]


def ask_numbers(
    moment: Moment, offer: Choices | None, before: Question | None
) -> NumberQuestion | None:
    """Return the question for five numbers, if there is one; *before* was asked until now."""
    view = moment.view
    now = view.round if view.phase is Phase.CHOOSE else None
    if isinstance(before, NumberQuestion) and before.entry.offer.round == now:
        # A session that has more to tell makes no offer; what was being written stays.
        return before
    if offer is None:
        return None
    return NumberQuestion(NumberEntry(offer, own_numbers(view)))


def own_numbers(view: FiftyView | CrowdView) -> Numbers | None:
    """Return what whoever is in front has handed in already."""
    if isinstance(view, CrowdView):
        mine = view.mine
        return None if mine is None or mine.numbers is UNSET else mine.numbers
    return view.my_numbers
