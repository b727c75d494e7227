"""What holds of every review, and records of a single round to review."""

from __future__ import annotations

import pytest

from fifties.core.contract import CHANCE
from fifties.core.record import AnyRecord, Entry, Header, Record, final_state
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.review import Review


def require_exact(record: AnyRecord, reviewed: Review) -> None:
    """Check that every seat's result is the sum of its parts, and that nobody beats best play."""
    assert tuple(seat.points for seat in reviewed.seats) == record.game.points(final_state(record))
    for seat in reviewed.seats:
        parts = seat.expected + seat.skill + seat.chance + seat.others
        assert seat.points == pytest.approx(parts, abs=1e-9)
        assert seat.skill <= 0
        assert 0 <= seat.mark <= 100
    require_exact_win(record, reviewed)
    for moment in reviewed.win:
        assert all(0 <= chance <= 1 for chance in moment.chances)


def require_exact_win(record: AnyRecord, reviewed: Review) -> None:
    """Check the same of everybody's part of the win."""
    outcome = record.game.outcome(final_state(record))
    for number, seat in enumerate(reviewed.seats):
        win = seat.win
        if win is None:
            assert not reviewed.win
            continue
        parts = win.expected + win.skill + win.chance + win.others
        assert win.result == pytest.approx(parts, abs=1e-9)
        assert win.skill <= 0
        assert win.expected == pytest.approx(reviewed.win[0].chances[number])
        assert win.result == pytest.approx(reviewed.win[-1].chances[number])
        if outcome is not None:
            share = (number in outcome.winners) / len(outcome.winners)
            assert win.result == pytest.approx(share)


def of_choices(game: Fifty, blocked: tuple[int, ...], *picks: tuple[int, ...]) -> Record[Fifty]:
    """Return the record of one round."""
    chosen = [Entry(seat, Choose(1, numbers)) for seat, numbers in enumerate(picks)]
    names = tuple(f"Player {seat}" for seat in range(game.players))
    return Record(Header(names), game, (Entry(CHANCE, Reveal(blocked)), *chosen))
