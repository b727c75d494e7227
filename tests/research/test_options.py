"""What cannot be played is refused in one clear line, whichever environment is asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fifties.games import fifty, fifty_fifty
from fifties.research.fifty_episode import make_fifty
from fifties.research.fifty_fifty_episode import make_fifty_fifty

WRONG: list[tuple[Callable[..., Any], dict[str, Any], str]] = [
    (make_fifty, {"players": 2}, "players is a whole number, from 3 to 1000, not 2"),
    (make_fifty, {"players": "4"}, "players is a whole number, from 3 to 1000, not '4'"),
    (make_fifty, {"players": 4.0}, "players is a whole number, from 3 to 1000, not 4.0"),
    (make_fifty, {"rounds": 0}, "rounds is a whole number, from 1 to 4, not 0"),
    (make_fifty, {"rounds": 9}, "rounds is a whole number, from 1 to 4, not 9"),
    (make_fifty, {"edition": "zoch"}, "edition is iello, or an Edition, not 'zoch'"),
    (make_fifty, {"edition": 3}, "edition is iello, or an Edition, not 3"),
    (make_fifty, {"danger": "yes"}, "danger is True or False, not 'yes'"),
    (
        make_fifty,
        {"danger": True, "edition": fifty.FiftyEdition(zones=None)},
        "danger needs an edition whose Danger cards are known: give its zones",
    ),
    (make_fifty_fifty, {"players": 6}, "players is a whole number, from 3 to 5, not 6"),
    (make_fifty_fifty, {"rounds": 0}, "rounds is a whole number, from 1 to 4, not 0"),
    (
        make_fifty_fifty,
        {"players": 3, "rounds": 4},
        "rounds is a whole number, from 1 to 3, not 4",
    ),
    (make_fifty_fifty, {"dealer": 4}, "dealer is a whole number, from 0 to 3, not 4"),
    (
        make_fifty_fifty,
        {"edition": "iello"},
        "edition is zoch or tightrope, or an Edition, not 'iello'",
    ),
    (
        make_fifty_fifty,
        {"edition": fifty_fifty.FiftyFiftyEdition(moods=None)},
        "edition is one whose Mood cards are known: give its moods",
    ),
]


@pytest.mark.parametrize(("table", "options", "told"), WRONG)
def test_a_wrong_option_is_named_with_what_it_may_be(
    table: Callable[..., Any], options: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        table(**options)


def test_numbers_of_numpy_are_numbers() -> None:
    assert make_fifty(np.int64(5), rounds=np.int8(4)) == fifty.Fifty(5)  # type: ignore[arg-type] # whole numbers all the same
    assert make_fifty_fifty(np.int32(3), dealer=np.int16(1)) == fifty_fifty.FiftyFifty(3, dealer=1)  # type: ignore[arg-type] # as above
