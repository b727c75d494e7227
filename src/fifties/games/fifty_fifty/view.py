"""What one viewer knows of a game of Fifty Fifty, and how events change it."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from msgspec.structs import replace

from fifties.core.contract import GameEnded, Outcome, Seat
from fifties.core.contract import View as BaseView
from fifties.games.fifty_fifty.actions import Card, Hand, Mood
from fifties.games.fifty_fifty.events import (
    CardPlayed,
    Dealt,
    FiftyFiftyEvent,
    MoodTurned,
)
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken


class Phase(StrEnum):
    """What the table is doing."""

    DEAL = "deal"
    """Cards are about to be dealt."""
    PLAY = "play"
    """Somebody plays a card."""
    OVER = "over"
    """Somebody has won."""


class FiftyFiftyView(BaseView[FiftyFiftyEvent], frozen=True, gc=False, tag="fifty-fifty"):
    """What one viewer knows."""

    phase: Phase
    round: int
    """The round being played, counted from 1; the last one played when the game is over."""
    dealer: Seat
    leader: Seat
    my_hand: Hand
    """Empty for a spectator."""
    hand_sizes: tuple[int, ...]
    balances: tuple[int, ...]
    mood: Mood | None
    cards: tuple[Card, ...]
    """The trick so far, in order of play."""
    highest: Seat | None
    """Who has played the highest card of the trick so far."""
    lowest: Seat | None
    """Who has played the lowest one."""
    turn: Seat | None
    """Who plays next; ``None`` while nobody can play."""
    tricks: tuple[TrickTaken, ...]
    """This round's."""
    rounds: tuple[RoundScored, ...]
    struck: tuple[tuple[int, ...], ...]
    """For every seat the struck rounds, counted from 0."""
    totals: tuple[int, ...]
    outcome: Outcome | None
    places: tuple[int, ...]
    """By seat when the game is over, counted from 1; empty before."""

    def after(self, event: FiftyFiftyEvent) -> Self:
        """Return this view after *event*, as this viewer sees it."""
        match event:
            case Dealt():
                return self._after_deal(event)
            case MoodTurned():
                return replace(self, mood=event.mood, turn=event.leader)
            case CardPlayed():
                return self._after_card(event)
            case TrickTaken():
                return replace(
                    self,
                    leader=event.highest,
                    balances=event.balances,
                    mood=None,
                    cards=(),
                    highest=None,
                    lowest=None,
                    tricks=(*self.tricks, event),
                )
            case RoundScored():
                return self._after_round(event)
            case GameEnded():
                last = self.rounds[-1]
                return replace(
                    self,
                    phase=Phase.OVER,
                    round=len(self.rounds),
                    dealer=last.dealer,
                    leader=last.tricks[0].leader,
                    outcome=event.outcome,
                    places=event.places,
                )

    def _after_deal(self, dealt: Dealt) -> Self:
        mine = None if self.viewer is None else dealt.hands[self.viewer]
        return replace(
            self,
            phase=Phase.PLAY,
            round=dealt.round,
            dealer=dealt.dealer,
            leader=dealt.leader,
            my_hand=tuple(sorted(mine or ())),
            hand_sizes=(dealt.cards,) * len(self.hand_sizes),
        )

    def _after_card(self, played: CardPlayed) -> Self:
        sizes = list(self.hand_sizes)
        sizes[played.seat] -= 1
        mine = self.my_hand
        if played.seat == self.viewer:
            mine = tuple(card for card in mine if card != played.card)
        return replace(
            self,
            my_hand=mine,
            hand_sizes=tuple(sizes),
            cards=(*self.cards, played.card),
            highest=played.seat if played.is_highest else self.highest,
            lowest=played.seat if played.is_lowest else self.lowest,
            turn=played.next,
        )

    def _after_round(self, scored: RoundScored) -> Self:
        players = len(self.hand_sizes)
        gone = list(self.struck)
        for strike in scored.strikes:
            gone[strike.seat] = tuple(sorted((*gone[strike.seat], strike.round)))
        return replace(
            self,
            phase=Phase.DEAL,
            round=len(self.rounds) + 2,
            dealer=scored.next_dealer,
            leader=scored.next_leader,
            balances=(0,) * players,
            tricks=(),
            rounds=(*self.rounds, scored),
            struck=tuple(gone),
            totals=scored.totals,
        )
