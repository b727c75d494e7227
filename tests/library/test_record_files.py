"""Records and editions come as text, bytes or a path; what cannot be read again is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fifties import (
    Fifty,
    FiftyEdition,
    FiftyFifty,
    Header,
    IllegalSetup,
    Record,
    RecordRefused,
    read_edition,
    read_record,
    replay,
    score_sheet,
    verify,
    write_record,
)
from fifties.games.fifty import IELLO

from commands import RECORDS
from random_games import random_record

GOLDEN = sorted(RECORDS.glob("*/*.toml"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_text_bytes_and_paths_hold_the_same_record(path: Path) -> None:
    record = read_record(path)
    data = path.read_bytes()
    same: list[Any] = [data, data.decode(), "\ufeff" + data.decode(), str(path)]
    for source in same:
        assert read_record(source) == record


@pytest.mark.parametrize("game", [Fifty(5), Fifty(9), Fifty(4, danger=True), FiftyFifty(4)])
def test_what_is_written_can_be_read(game: Fifty | FiftyFifty) -> None:
    record, _ = random_record(game, Random(50), 1.0)
    again = read_record(write_record(record))
    assert score_sheet(again) == score_sheet(record)
    assert write_record(again) == write_record(record)


def test_an_edition_comes_the_same_ways(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('game = "fifty"\nbonus = [2, 1, 1, 1, 2]\n', encoding="utf-8")
    mine = FiftyEdition(bonus=((2, 1, 1, 1, 2),) * 4)
    for source in (box, str(box), box.read_text(encoding="utf-8"), box.read_bytes()):
        assert read_edition(source) == mine
    assert read_edition('game = "fifty"') == IELLO


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"night\.toml"):
        read_record("night.toml")


def test_odd_sources_are_refused() -> None:
    odd: Any = 50
    with pytest.raises(IllegalSetup) as caught:
        read_record(odd)
    assert str(caught.value) == "source must be of type str, bytes or pathlib.Path, not 50."
    for empty in ("", " \n", b""):
        with pytest.raises(RecordRefused, match="the file is empty"):
            read_record(empty)
    with pytest.raises(RecordRefused, match="larger than 16 MB"):
        read_record("# much\n" * 2_500_000)
    with pytest.raises(RecordRefused):
        read_record('game = "fifty"\nplayers = ["\ud800", "b", "c"]\n')


@pytest.mark.parametrize("call", [write_record, score_sheet, replay, verify])
def test_what_is_no_record_is_refused_at_the_call(call: Callable[[Any], object]) -> None:
    with pytest.raises(IllegalSetup) as caught:
        call("night.toml")
    assert str(caught.value) == "record must be of type Record, not 'night.toml'."


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ana", "Ben"), "2 names are given for 3 players; give one for each."),
        (("Ana", "Ben", "Ana"), "Ana"),
        (("Ana", "Ben", ""), "name"),
        (("Ana", "Ben", 3), "names must be of type tuple[str, ...], not 3."),
    ],
)
def test_a_record_that_could_not_be_read_again_is_not_written(names: Any, told: str) -> None:
    record, _ = random_record(Fifty(3), Random(1), 1.0)
    with pytest.raises(IllegalSetup) as caught:
        write_record(replace(record, header=Header(names)))
    assert told in str(caught.value)


def test_a_record_of_nothing_is_a_record_still() -> None:
    record: Record[Fifty] = Record(Header(("Ana", "Ben", "Cleo")), Fifty(3), ())
    assert list(replay(record)) == []
    with pytest.raises(RecordRefused, match="round"):
        read_record(write_record(record))
