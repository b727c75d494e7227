"""Whether everything that was acknowledged to phones is in the records of their games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from fifties.core.contract import Action, Seat
from fifties.core.record import AnyRecord
from fifties.terminal.rehearsal.phone import GameKey, Phone


class LossCount(Struct):
    """How many acknowledged choices there are."""

    acknowledged: int = 0
    lost: int = 0
    """How many of them are missing in the record, or are different there."""
    unchecked: int = 0
    """How many of them cannot be looked up, because there is no record."""


def count_losses(phones: Iterable[Phone], records: dict[GameKey, AnyRecord]) -> LossCount:
    """Compare what phones were acknowledged with what is kept."""
    kept = {game: actions_by_seat(record) for game, record in records.items()}
    losses = LossCount()
    for phone in phones:
        for game, (seat, actions) in phone.acknowledged.items():
            losses.acknowledged += len(actions)
            if game in kept:
                losses.lost += missing(actions, kept[game].get(seat, ()))
            else:
                losses.unchecked += len(actions)
    return losses


def actions_by_seat(record: AnyRecord) -> dict[Seat, list[Action]]:
    """Return what each seat has done, in order."""
    found: dict[Seat, list[Action]] = {}
    for entry in record.entries:
        if isinstance(entry.actor, int):
            found.setdefault(entry.actor, []).append(entry.action)
    return found


def missing(acknowledged: Sequence[Action], kept: Sequence[Action]) -> int:
    """Return how many of *acknowledged* are not found in *kept*, in the same order."""
    rest: Iterator[Action] = iter(kept)
    lost = 0
    for action in acknowledged:
        if action not in rest:
            lost += 1
            rest = iter(kept)
    return lost
