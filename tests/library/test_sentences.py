"""Errors of the library read as sentences, name their rule, and stay typed."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random

import pytest

from fifties import (
    CHANCE,
    Choose,
    Fifty,
    FiftyFifty,
    IllegalAction,
    IllegalSetup,
    NoSuchViewer,
    Play,
    RecordRefused,
    Refusal,
    Refused,
    read_record,
)
from fifties.arena.match import BotFailed, BotFailure
from fifties.arena.schedule import Match
from fifties.games.fifty.refusals import TooFewPlayers
from fifties.simulation.chunks import WorkersLost

SLIP = b"""\
game = "fifty"
players = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Flo", "Gus"]
[[round]]
picks = [[1, 2, 3, 4, 5], [1, 2, 3, 4, 4]]
"""


def refused_by_everybody() -> list[Refused]:
    """Return an error of every kind that the rules and records raise."""
    fifty, fifty_fifty = Fifty(3), FiftyFifty(3)
    dealt = fifty_fifty.start()
    dealt = fifty_fifty.apply(
        dealt, CHANCE, fifty_fifty.offer(dealt, CHANCE).sample(Random(1))
    ).state
    found = []
    for call in (
        lambda: Fifty(2),
        lambda: fifty.apply(fifty.start(), 0, Choose(1, (1, 2, 3, 4, 5))),
        lambda: fifty_fifty.apply(dealt, 1, Play(7)),
        lambda: fifty.view(fifty.start(), 9),
        lambda: read_record(SLIP.replace(b"4, 4]]", b"4, 4]" + b", [1, 2, 3, 4, 5]" * 5 + b"]")),
        lambda: read_record(b""),
    ):
        with pytest.raises(Refused) as caught:
            call()
        found.append(caught.value)
    return found


def test_errors_are_sentences_with_the_clause_before_them() -> None:
    assert [(type(error), str(error)) for error in refused_by_everybody()] == [
        (IllegalSetup, "F1: Fifty needs 3 players or more, and there are 2."),
        (
            IllegalAction,
            (
                "F2: numbers are written after the tokens are flipped, once each round; "
                "round 1 is not that far."
            ),
        ),
        (IllegalAction, "H4: it is the turn of seat 0."),
        (NoSuchViewer, "F1: there is no seat 9; 3 seats are counted from 0."),
        (
            RecordRefused,
            "round 1, Ben: F5: 4 is written twice; all five numbers are different.",
        ),
        (RecordRefused, "record: the file is empty."),
    ]


def test_errors_stay_typed_and_can_be_pickled() -> None:
    for error in refused_by_everybody():
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
        assert (type(again), str(again), again.refusal) == (type(error), str(error), error.refusal)
    with pytest.raises(IllegalSetup) as caught:
        Fifty(2)
    assert caught.value.refusal == TooFewPlayers(players=2, least=3)


def test_errors_of_contests_can_be_pickled() -> None:
    failure = BotFailure("mine", 1, Match(3, 3, (0, 0, 0)), 7, "it broke", "…")
    for error in (BotFailed(failure), WorkersLost(3)):
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


class OddRefusal(Refusal, frozen=True, tag="X1-odd"):
    """What a game of somebody else refuses."""

    pieces: int


def test_a_refusal_that_no_language_knows_still_says_what_it_is() -> None:
    assert str(IllegalAction(OddRefusal(3))) == "X1-odd (pieces 3)"


def test_words_are_loaded_only_when_somebody_reads_an_error() -> None:
    code = (
        "import sys\n"
        "from fifties import Fifty, IllegalSetup\n"
        "try: Fifty(2)\n"
        "except IllegalSetup as error: print('fluent' in sys.modules, error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False F1: Fifty needs 3 players or more, and there are 2.\n"
