"""What one viewer knows of a game of Fifty, and how events change it."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import GameEnded, Outcome, Seat
from fifties.core.contract import View as BaseView
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.events import Called, Chose, FiftyEvent, Revealed, RoundScored
from fifties.games.fifty.state import Round


class Phase(StrEnum):
    """What the table is doing."""

    REVEAL = "reveal"
    """Tokens are about to be flipped."""
    CHOOSE = "choose"
    """Everybody writes."""
    COUNT = "count"
    """The count is being told."""
    OVER = "over"
    """Somebody has won."""


class Count(Struct, frozen=True, gc=False):
    """A count that is being told, up to the last number called."""

    called: Called
    beads: tuple[int, ...]
    bonus: tuple[int, ...]
    """What the boxes crossed off so far are worth."""
    story: tuple[Called, ...]
    """The calls at which something happened, so far."""

    def after(self, called: Called) -> Count:
        """Return the count one number later."""
        beads, bonus = list(self.beads), list(self.bonus)
        if called.scorer is not None:
            beads[called.scorer] = called.bead
        for crossing in called.crossings:
            bonus[crossing.seat] += crossing.gained
        story = (*self.story, called) if called.eventful else self.story
        return Count(called, tuple(beads), tuple(bonus), story)


class FiftyView(BaseView[FiftyEvent], frozen=True, gc=False, tag="fifty"):
    """What one viewer knows."""

    phase: Phase
    round: int
    """The round being played, counted from 1; the last one played when the game is over."""
    beginner: Seat
    """Who begins this round's count."""
    blocked: tuple[int, ...] | None
    danger: Zone | None
    ready: tuple[bool, ...]
    """Who has written, by seat."""
    my_numbers: Numbers | None
    """What the viewer has written."""
    count: Count | None
    """Only while a count is being told."""
    rounds: tuple[Round, ...]
    totals: tuple[int, ...]
    crowns: tuple[int, ...]
    outcome: Outcome | None
    places: tuple[int, ...]
    """By seat when the game is over, counted from 1; empty before."""

    def after(self, event: FiftyEvent) -> Self:
        """Return this view after *event*, as this viewer sees it."""
        match event:
            case Revealed():
                return replace(
                    self,
                    phase=Phase.CHOOSE,
                    round=event.round,
                    beginner=event.beginner,
                    blocked=event.blocked,
                    danger=event.danger,
                )
            case Chose():
                return self._after_choice(event)
            case Called():
                return self._after_call(event)
            case RoundScored():
                return self._after_round(event)
            case GameEnded():
                return replace(
                    self,
                    phase=Phase.OVER,
                    round=len(self.rounds),
                    outcome=event.outcome,
                    places=event.places,
                )

    def _after_choice(self, chose: Chose) -> Self:
        ready = list(self.ready)
        ready[chose.seat] = True
        mine = chose.numbers if chose.seat == self.viewer else self.my_numbers
        return replace(self, ready=tuple(ready), my_numbers=mine)

    def _after_call(self, called: Called) -> Self:
        nothing = (0,) * len(self.ready)
        count = self.count or Count(called, nothing, nothing, ())
        crowns = list(self.crowns)
        if called.crowned and called.scorer is not None:
            crowns[called.scorer] += 1
        return replace(self, phase=Phase.COUNT, count=count.after(called), crowns=tuple(crowns))

    def _after_round(self, scored: RoundScored) -> Self:
        players = len(self.ready)
        return replace(
            self,
            phase=Phase.OVER if scored.last else Phase.REVEAL,
            round=scored.round + (not scored.last),
            beginner=scored.next_beginner,
            blocked=None,
            danger=None,
            ready=(False,) * players,
            my_numbers=None,
            count=None,
            rounds=(*self.rounds, scored.result),
            totals=scored.totals,
            crowns=scored.crowns,
        )
