"""Fifty in a kit: five numbers a choice, the count number by number, points round by round."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import ClassVar, Final, cast

from fifties.core.contract import Action
from fifties.core.record import AnyRecord, Record, replay
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.events import Called
from fifties.games.fifty.state import State, crowns
from fifties.games.fifty.table_size import ROUNDS
from fifties.kit.csv_lines import Row
from fifties.kit.kit_game import GameSheet

_CHOICE: Final = re.compile(r"[1-9][0-9]{0,5}( [1-9][0-9]{0,5}){0,9}")


class FiftyKit:
    """All that a kit knows of Fifty."""

    name: ClassVar[str] = Fifty.name
    count_columns: ClassVar[tuple[str, ...]] = (
        *("number", "scorer", "bead", "crown", "taker", "take", "clash"),
    )
    result_columns: ClassVar[tuple[str, ...]] = (
        *("place", "participant", "points", "crowns"),
        *(f"round {number}" for number in range(1, ROUNDS + 1)),
    )

    def write_choice(self, action: Action) -> str:
        """Return five numbers."""
        return " ".join(map(str, action.numbers)) if isinstance(action, Choose) else ""

    def read_choice(self, number: int, text: str) -> Choose | None:
        """Return the choice of round *number* that *text* stands for, or ``None``."""
        if not _CHOICE.fullmatch(text):
            return None
        return Choose(number, tuple(map(int, text.split(" "))))

    def sheet(self, record: AnyRecord) -> GameSheet:
        """Return everybody's numbers, every number of the count, and all points."""
        fifty = cast("Record[Fifty]", record)
        numbers, last = record.header.players, fifty.game.players - 1
        state, count = fifty.game.start(), list[list[Row | None]]()
        for entry, step in zip(fifty.entries, replay(fifty), strict=True):
            state = step.state
            if entry.actor == last:
                # The first event tells that somebody has written, and is told at once.
                counted = islice(step.events, 1, None)
                count.append(
                    [_called(numbers, one) if isinstance(one, Called) else None for one in counted]
                )
        chosen = [
            [Choose(number, picks) for picks in done.picks]
            for number, done in enumerate(state.rounds, 1)
        ]
        results = [*_results(fifty.game, state, numbers)]
        return GameSheet(chosen, count, results, fifty.game.places(state), fifty.game.points(state))


def _called(numbers: Sequence[str], called: Called) -> Row:
    """Return what happened when a number was called."""
    scorer, taker = called.scorer, called.taker
    return (
        called.number,
        "" if scorer is None else numbers[scorer],
        "" if scorer is None else called.bead,
        "crown" if called.crowned else "",
        "" if taker is None else numbers[taker],
        "" if called.take is None else called.take.value,
        " ".join([numbers[crossing.seat] for crossing in called.crossings]),
    )


def _results(game: Fifty, state: State, numbers: Sequence[str]) -> Iterator[Row]:
    """Yield everybody's points; those of a round that a second crown broke off are empty."""
    places, points, gained = (
        game.places(state),
        game.points(state),
        crowns(state.rounds, game.players),
    )
    scores = [done.scores for done in state.rounds] + [None] * (ROUNDS - len(state.rounds))
    for seat in sorted(range(game.players), key=places.__getitem__):
        by_round = ["" if one is None else one[seat] for one in scores]
        yield places[seat], numbers[seat], points[seat], gained[seat], *by_round
