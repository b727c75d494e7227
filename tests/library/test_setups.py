"""What a game, an edition or a round is made of: names work, and nonsense is refused at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fifties import (
    CHANCE,
    Choose,
    Deal,
    Edition,
    Fifty,
    FiftyEdition,
    FiftyFifty,
    FiftyFiftyEdition,
    IllegalAction,
    IllegalSetup,
    Play,
    Reveal,
    RoundSetup,
)
from fifties.games.fifty import IELLO
from fifties.games.fifty_fifty import TIGHTROPE

ROW = [1, 1, 2, 1, 1]
ANY: Any = Fifty
FF: Any = FiftyFifty
SETUP: Any = RoundSetup
BOX: Any = FiftyEdition
FF_BOX: Any = FiftyFiftyEdition
"""Without their types: nonsense is the point."""


def test_an_edition_can_be_given_by_its_name() -> None:
    assert Fifty(5, "iello").edition is IELLO
    assert FiftyFifty(4, edition="tightrope") == FiftyFifty(4, TIGHTROPE)


def test_lists_are_as_good_as_tuples() -> None:
    listed = BOX(bonus=[ROW] * 4, zones=[[1, 10], [11, 20], [21, 30], [31, 40], [41, 49]])
    assert listed == IELLO
    assert hash(listed) == hash(IELLO)
    assert FF_BOX(moods=[[1, 1]] * 9).moods == ((1, 1),) * 9
    assert SETUP(5, [8, 2], [1, 10], ROW) == RoundSetup(5, (2, 8), (1, 10), (1, 1, 2, 1, 1))


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: ANY(5.5), "players must be a whole number, not 5.5."),
        (lambda: ANY("5"), "players must be a whole number, not '5'."),
        (lambda: ANY(True), "players must be a whole number, not True."),
        (lambda: ANY(None), "players must be a whole number, not None."),
        (lambda: ANY(0), "F1: Fifty needs 3 players or more, and there are 0."),
        (lambda: ANY(5, danger="yes"), "danger must be True or False, not 'yes'."),
        (lambda: ANY(5, "tightrope"), "the edition tightrope is not known; known here: iello."),
        (
            lambda: ANY(5, TIGHTROPE.zeros),
            "edition must be of type FiftyEdition or the name of a printing (iello), not True.",
        ),
        (lambda: ANY(5, reduced=3), "reduced must be of type Reduced, not 3."),
        (lambda: FF(4.0), "players must be a whole number, not 4.0."),
        (
            lambda: FF(4, IELLO.name),
            "the edition iello is not known; known here: zoch, tightrope.",
        ),
        (lambda: FF(4, dealer="Ana"), "dealer must be a whole number, not 'Ana'."),
        (lambda: FF(4, reduced="x"), "reduced must be of type Reduced, not 'x'."),
        (lambda: BOX("mine"), "the edition 'mine' is not known; known here: iello."),
        (
            lambda: BOX(bonus=7),
            "F14: the bonus needs 5 numbers from 0 to 99, or 4 lists of 5, one for each round.",
        ),
        (lambda: BOX(zones="1-10"), "F16: a Danger zone is given as a pair of whole numbers."),
        (lambda: BOX(zones=[(1,)] * 5), "F16: a Danger zone is given as a pair of whole numbers."),
        (lambda: FF_BOX(moods=9), "H10: a mood is given as a pair of whole numbers."),
        (lambda: FF_BOX(zeros=1), "zeros must be True or False, not 1."),
        (lambda: SETUP("5"), "players must be a whole number, not '5'."),
        (lambda: SETUP(5, 28), "F3: Blocked tokens are given as a tuple of digits."),
        (
            lambda: SETUP(5, (2, 2)),
            "F3: the Blocked token 2 is listed twice; there is one of each digit.",
        ),
        (lambda: SETUP(5, (), 11), "F16: a Danger zone is given as a pair of whole numbers."),
        (lambda: SETUP(5, (), None, 3), "bonus must be of type tuple[int, ...], not 3."),
        (lambda: SETUP(5, count_to=-4), "count_to must be from 2 to 1,015, not -4."),
    ],
)  # fmt: skip
def test_nonsense_is_refused_where_it_is_given(call: Callable[[], object], told: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        call()
    assert str(caught.value) == told


def test_an_edition_of_no_game_is_none() -> None:
    with pytest.raises(TypeError, match="FiftyEdition or a FiftyFiftyEdition"):
        Edition("mine")


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (None, "F2: None is no action here; Choose is expected."),
        ([4, 15, 26, 37, 44], "F2: [4, 15, 26, 37, 44] is no action here; Choose is expected."),
        (Play(3), "F2: Play(card=3) is no action here; Choose is expected."),
        (Choose(1, 5), "F5: a choice is given as a tuple of whole numbers."),  # type: ignore[arg-type] # that is the question
    ],
)  # fmt: skip
def test_what_is_no_action_of_fifty_is_called_so(action: Any, told: str) -> None:
    game = Fifty(5)
    state = game.apply(game.start(), CHANCE, Reveal((2, 8))).state
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, 0, action)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    ("actor", "action", "told"),
    [
        (0, None, "H4: None is no action here; Play is expected."),
        (0, 7, "H4: 7 is no action here; Play is expected."),
        (0, Choose(1, ()), "H4: Choose(round=1, numbers=()) is no action here; Play is expected."),
        (CHANCE, None, "H4: None is no action here; Deal is expected."),
        (9, Play(3), "H1: there is no seat 9; 3 seats are counted from 0."),
    ],
)
def test_what_is_no_action_of_fifty_fifty_is_called_so(actor: Any, action: Any, told: str) -> None:
    game = FiftyFifty(3)
    deal = game.offer(game.start(), CHANCE).sample(Random(1))
    state = game.apply(game.start(), CHANCE, deal).state
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, actor, action)
    assert str(caught.value) == told


def test_a_deal_without_moods_is_refused() -> None:
    game = FiftyFifty(3)
    deal = game.offer(game.start(), CHANCE).sample(Random(1))
    assert isinstance(deal, Deal)
    with pytest.raises(IllegalAction, match="H10: a mood"):
        game.apply(game.start(), CHANCE, Deal(deal.hands, None))  # type: ignore[arg-type] # that is the question


def test_whoever_goes_on_with_a_step_is_shown_its_state() -> None:
    game: Any = Fifty(5)
    step = game.apply(game.start(), CHANCE, Reveal((2, 8)))
    with pytest.raises(AttributeError, match=r"use step\.state"):
        game.to_act(step)
