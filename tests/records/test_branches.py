"""Records that say where their game branched off another one."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from fifties.core.branch import Branch
from fifties.core.contract import CHANCE, PlayableGame
from fifties.core.record import RecordRefused
from fifties.core.seal import Seal
from fifties.core.verification import verify
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.registry import parse_record, write_record

from random_games import random_record

ORIGIN, NAME = "a1" * 32, "b2" * 16
SECRET = bytes(range(32)).hex()
GAMES = [Fifty(4), Fifty(3, danger=True), FiftyFifty(3)]


def text_of(game: PlayableGame, branch: Branch | None, stacked: int | None = None) -> str:
    """Write down a sealed game that says it branched off."""
    record, _ = random_record(game, Random(3), 1, Seal(SECRET), stacked)
    return write_record(replace(record, header=replace(record.header, branch=branch)))


def refusal(text: str) -> str:
    """Return why a record is refused."""
    with pytest.raises(RecordRefused) as caught:
        parse_record(text)
    return caught.value.refusal.message


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "branch",
    [
        Branch(ORIGIN, 2, 3, NAME),
        Branch(ORIGIN, 1),
        Branch(ORIGIN, 0),
    ],
)
def test_it_is_read_and_written_back(game: PlayableGame, branch: Branch) -> None:
    text = text_of(game, branch)
    assert f'[branch]\norigin = "{ORIGIN}"' in text
    record = parse_record(text)
    assert record.header.branch == branch
    assert write_record(record) == text


def test_a_record_without_it_reads_as_before() -> None:
    text = text_of(Fifty(4), None)
    assert "branch" not in text
    assert parse_record(text).header.branch is None


@pytest.mark.parametrize("game", GAMES)
def test_only_draws_of_its_own_follow_from_the_secret(game: PlayableGame) -> None:
    text = text_of(game, Branch(ORIGIN, 1), stacked=0)
    verified = verify(parse_record(text))
    draws = sum(entry.actor == CHANCE for entry in parse_record(text).entries)
    assert (verified.draws, verified.inherited, verified.origin) == (draws - 1, 1, ORIGIN)
    with pytest.raises(RecordRefused) as caught:
        verify(parse_record(text_of(game, Branch(ORIGIN, 1), stacked=1)))
    assert caught.value.place.round == 2


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("origin", '"a1"', "record-branch-misshapen"),
        ("origin", f'"{"A1" * 32}"', "record-branch-misshapen"),
        ("origin", "7", "record-wrong-type"),
        ("record", '"../etc"', "record-branch-misshapen"),
        ("round", "-1", "record-branch-misshapen"),
        ("round", '"2"', "record-wrong-type"),
        ("round", "5", "record-branch-past-end"),
        ("played", "-1", "record-branch-misshapen"),
        ("played", "5", "record-branch-past-end"),
        ("trick", "2", "record-unknown-key"),
    ],
)
def test_nonsense_is_refused(key: str, value: str, message: str) -> None:
    text = text_of(Fifty(4), Branch(ORIGIN, 2, 3, NAME))
    lines = [line for line in text.splitlines() if not line.startswith(f"{key} =")]
    place = lines.index("[branch]") + 1
    changed = "\n".join([*lines[:place], f"{key} = {value}", *lines[place:]])
    assert refusal(changed) == message


def test_a_branch_needs_its_origin() -> None:
    text = text_of(Fifty(4), Branch(ORIGIN, 2))
    missing = text.replace(f'origin = "{ORIGIN}"\n', "")
    assert refusal(missing) == "record-missing-key"
