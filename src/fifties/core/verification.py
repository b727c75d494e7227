"""Checks that what chance did in a record is what its seal made it do."""

from __future__ import annotations

from msgspec import Struct

from fifties.core import record_refusals as refusals
from fifties.core.arguments import require_type
from fifties.core.contract import CHANCE, Action, State, Step
from fifties.core.record import AnyRecord, Entry, Place, Record, RecordRefused
from fifties.core.refusals import IllegalAction


class Verified(Struct, frozen=True):
    """What is known of a record whose draws all follow from its seal, but for inherited ones."""

    draws: int
    """How many there are, that of the first dealer included, and those that were inherited not."""
    commitment: str
    """What the table must have published before the game."""
    inherited: int = 0
    """How many draws were made in the game that this one branched off: its record verifies them."""
    origin: str | None = None
    """The SHA-256 of that record."""


def verify(record: AnyRecord) -> Verified:
    """Draw everything again, or raise `RecordRefused` where the record tells something else."""
    require_type("record", record, Record, "Record")
    seal = record.header.seal
    if seal is None:
        raise RecordRefused(refusals.NotSealed())
    if seal.dealer and record.game.first_dealer != seal.draw_dealer(record.game.players):
        raise RecordRefused(refusals.DrawDiffers("dealer"))
    state: State = record.game.start()
    draws, inherited = 0, inherited_draws(record)
    for entry in record.entries:
        if entry.actor == CHANCE and draws < inherited:
            draws += 1
        elif entry.actor == CHANCE:
            drawn = record.game.offer(state, CHANCE).sample(seal.draw(draws))
            draws += 1
            _compare(record, entry.action, drawn, draws)
            entry = Entry(CHANCE, drawn)  # noqa: PLW2901 - what was told in part is now known
        state = _follow(record, state, entry, draws)
    origin = None if record.header.branch is None else record.header.branch.origin
    return Verified(draws - inherited + seal.dealer, seal.commitment, inherited, origin)


def inherited_draws(record: AnyRecord) -> int:
    """Return how many draws of *record* were made in the game that it branched off."""
    branch = record.header.branch
    return 0 if branch is None else branch.round


def _compare(record: AnyRecord, told: Action, drawn: Action, draws: int) -> None:
    key = told.differs_from(drawn)
    if key is not None:
        # Both games draw once a round, so draws count the rounds, too.
        raise RecordRefused(refusals.DrawDiffers(key), Place(draws), record.header.players)


def _follow(record: AnyRecord, state: State, entry: Entry, draws: int) -> State:
    """Carry on from *state*; where hands are not told, the cards played tell whether they fit."""
    try:
        step: Step = record.game.apply(state, entry.actor, entry.action)
    except IllegalAction:
        seat = None if entry.actor == CHANCE else entry.actor
        place = Place(draws, seat=seat)
        raise RecordRefused(refusals.PlayUndrawn(), place, record.header.players) from None
    return step.state
