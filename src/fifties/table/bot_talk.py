"""What the bots of one game say: why each has acted, or how that went, together with the result."""

from __future__ import annotations

from collections.abc import Iterator

from fifties.bots.remarks import SaidSoFar
from fifties.core.contract import Event, Seat
from fifties.table.entries import BotReason
from fifties.table.game_adapter import AnyGameAdapter
from fifties.table.messages import BotRemark


class BotTalk:
    """Keeps the reasons of bots until the result of the round or trick is released."""

    def __init__(self, adapter: AnyGameAdapter, names: tuple[str, ...]) -> None:
        self._adapter = adapter
        self._names = names
        self.remarks: tuple[BotRemark, ...] = ()
        """What bots say about the last result, in seat order."""
        self._reasons: dict[Seat, tuple[str | None, BotReason]] = {}
        """Why they have acted since then, and their levels."""
        self._said_so_far = SaidSoFar()

    def keep_reason(self, seat: Seat, level: str | None, reason: BotReason) -> None:
        """Keep why a bot of *level* has acted until the result is released."""
        self._reasons[seat] = level, reason

    def note_result(self, result: Event, actions: int) -> None:
        """Let bots speak about a *result*, which is released after so many *actions*."""
        if self.remarks or self._reasons:
            self.remarks = tuple(self._remarks_about(result, actions))
            self._reasons = {}

    def _remarks_about(self, result: Event, actions: int) -> Iterator[BotRemark]:
        """Yield what each bot says: its reason, or a remark that is new in this game."""
        for seat, (level, reason) in sorted(self._reasons.items()):
            said = reason.message, reason.details
            is_new = self._said_so_far.is_new(*said)
            situation = self._adapter.situation(result, seat)
            if level is not None and situation is not None:
                seed = f"{self._names} {actions} {seat}"
                chosen = self._said_so_far.choose(level, situation, seed, has_reason=is_new)
                said = chosen or said
            yield BotRemark(seat, *said)
