"""Sentences about refusals, records and outcomes in a language, for terminal, server and paper."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final
from unicodedata import category

from fifties.core.contract import Outcome, Seat
from fifties.core.record import Place, RecordRefused
from fifties.core.refusals import Refusal, Refused
from fifties.locales import Speech

_LONGEST_QUOTE: Final = 80
"""How many letters of somebody's own text a refusal repeats."""


_CLAUSE: Final = re.compile(r"[FH][0-9]+")
"""The id of a rule; other refusals are about input or files."""


class Words:
    """Sentences in one language that name the players of one game."""

    def __init__(self, say: Speech, players: Sequence[str] = ()) -> None:
        self.say = say
        self.players = players

    def name(self, seat: Seat) -> str:
        """Return the name of a player, or the number of a seat that has none."""
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    def names(self, seats: Iterable[Seat]) -> str:
        """Return the names of several players, joined by commas and "and"."""
        *most, last = [self.name(seat) for seat in seats] or [""]
        return f"{', '.join(most)} {self.say('and')} {last}" if most else last

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed."""
        details = refusal.details()
        seat, winners = details.get("seat"), details.get("winners")
        details |= {key: _short(text) for key, text in details.items() if isinstance(text, str)}
        if isinstance(seat, int):
            details["name"] = self.name(seat)
        if isinstance(winners, tuple):
            details["winners"] = self.names(winners) if winners else "none"
        try:
            return self.say(refusal.message, **details)
        except LookupError:
            return refusal.plain

    def refused(self, refused: RecordRefused) -> str:
        """Return where and why a record is refused, with the clause."""
        spot = Words(self.say, refused.players)
        where = ", ".join(spot.place(refused.place))
        reason = f"{refused.refusal.clause}: {spot.refusal(refused.refusal)}"
        return f"{where}: {reason}" if where else reason

    def place(self, place: Place) -> Iterable[str]:
        """Yield round, trick and player of a place in a record, as far as it has them."""
        if place.round is not None:
            yield self.say("place-round", round=place.round)
        if place.trick is not None:
            yield self.say("place-trick", trick=place.trick)
        if place.seat is not None:
            yield self.name(place.seat)

    def outcome(self, outcome: Outcome, totals: Sequence[int]) -> str:
        """Return who won and why."""
        points = totals[outcome.winners[0]]
        winners = self.names(outcome.winners)
        return self.say(f"end-{outcome.ending}", winners=winners, points=points)

    def balance(self, balance: int) -> str:
        """Return how many halves somebody holds, and of which kind; blue ones are positive."""
        kind = "angry" if balance > 0 else "laughing" if balance else "none"
        return self.say(f"held-{kind}", count=abs(balance))

    def reconstructed(self, components: Iterable[str]) -> str:
        """Return which components are reconstructed, not read off a box."""
        named = ", ".join(self.say(f"component-{component}") for component in components)
        return self.say("head-reconstructed", components=named)


class _SeatNumbers(Words):
    """Sentences for programs, which count seats from 0."""

    def name(self, seat: Seat) -> str:
        return f"seat {seat}"


@cache
def _english() -> Speech:
    return Speech("en")


def sentence(refused: Refused) -> str:
    """Return why something was refused, in English, after the id of the rule behind it if any."""
    if isinstance(refused, RecordRefused):
        return Words(_english()).refused(refused)
    refusal = refused.refusal
    text = _SeatNumbers(_english()).refusal(refusal)
    return f"{refusal.clause}: {text}" if _CLAUSE.fullmatch(refusal.clause) else text


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


def with_face(balance: int, width: int = 1) -> str:
    """Write how many halves somebody holds: `24 :(` angry ones, `15 :)` laughing ones, or `0`.

    In a column numbers stand in *width* places, and the room of the face is kept free after a 0.
    """
    face = ":(" if balance > 0 else ":)" if balance else "  "
    return f"{abs(balance):>{width}} {face}"


def one_line(text: str) -> str:
    """Return *text* on one line, with line breaks and control characters escaped."""
    return "".join(
        letter if _is_harmless(letter) else letter.encode("unicode_escape").decode()
        for letter in text
    )


def _is_harmless(letter: str) -> bool:
    # Spaces of any width are fine; Python counts all but one of them as unprintable.
    return letter.isprintable() or category(letter) == "Zs"
