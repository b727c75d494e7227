"""A played game on paper says what `fifties replay --json` says, game for game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from fifties.core.contract import CHANCE
from fifties.core.record import Entry, Header, Record
from fifties.games.fifty import Fifty
from fifties.games.registry import parse_record, score_sheet
from fifties.locales import LANGUAGES, Speech
from fifties.paper.colours import STRIKE
from fifties.paper.documents import print_record
from fifties.paper.fifty_record import counts_of, played_rounds
from fifties.paper.layout import PageFormat
from fifties.words import Words

from commands import RECORDS
from pdf_pages import Pages

SAY = Speech("en")
EVERY_TIME = {
    *("bonus-as-four-lists", "branched-at-a-choice", "danger-zone-ends"),
    *("everybody-writes-the-same", "party-of-ten-in-danger", "sealed-first-round"),
    *("second-crown-mid-round", "shared-win-of-two-crowns-over-a-third", "sheet-opening"),
    *("stopped-after-the-reveal", "stopped-after-two-rounds", "won-on-points-without-crowns"),
    *("balanced-again-after-the-strike", "branched-mid-trick", "five-players"),
    *("moods-of-another-box", "shared-win", "stopped-mid-trick-without-hands"),
    *("three-players", "tightrope-zeros", "two-strikes-in-one-round", "without-hands"),
}
"""Golden games that every run prints: of each kind of game, end and box one."""


def golden(game: str) -> list[Any]:
    """List the golden games of a game."""
    paths = sorted((RECORDS / game).glob("*.toml"))
    soak = pytest.mark.soak
    return [
        pytest.param(path, id=path.stem, marks=[] if path.stem in EVERY_TIME else [soak])
        for path in paths
    ]


EDGE = 10.5


def printed(
    record: Record[Any],
    page_format: PageFormat = PageFormat(),  # noqa: B008 - frozen
    language: str = "en",
) -> Pages:
    return Pages(print_record(record, page_format, Speech(language)).data)


def read(path: Path) -> Record[Any]:
    return parse_record(path.read_bytes())


def ending(record: Record[Any], told: dict[str, Any]) -> str:
    """Return how the game ended, by what `fifties replay --json` says."""
    game = record.game
    state = game.start()
    for entry in record.entries:
        state = game.apply(state, entry.actor, entry.action).state
    outcome = game.outcome(state)
    if outcome is None:
        return SAY("game-unfinished")
    assert list(outcome.winners) == list(told["winners"])
    return Words(SAY, record.header.players).outcome(outcome, told["totals"])


@pytest.mark.parametrize("path", golden("fifty"))
def test_a_game_of_fifty_is_kept_as_it_was_played(path: Path) -> None:
    record = read(path)
    told = score_sheet(record)
    pages = printed(record)
    words = pages.text.replace("…", "").split()
    assert " ".join(ending(record, told).split()) in pages.text
    for seat in range(len(told["players"])):
        assert follows(expected_grid(record, told, seat), words), seat
    assert sum(pages.strokes(page, STRIKE) for page in range(len(pages))) == crossings(record)
    assert min(map(pages.margin, range(len(pages)))) >= EDGE


def expected_grid(record: Record[Fifty], told: dict[str, Any], seat: int) -> list[str]:
    """List what stands in a player's grid, from its total to the last round's score."""
    words = [str(told["totals"][seat])]
    for number, played in enumerate(played_rounds(record)):
        bonus = record.game.edition.bonus[number]
        picks = played.result.picks[seat]
        words.append(str(number + 1))
        words += [str(part) for pair in zip(bonus, picks, strict=True) for part in pair]
        kept = told["rounds"][number]
        words.append(str(kept["beads"][seat]))
        if kept["scores"] is None:
            words.append("–")
        else:
            words += ["+", str(kept["bonus"][seat]), "=", str(kept["scores"][seat])]
    return words


def follows(wanted: list[str], words: list[str]) -> bool:
    """Return whether *wanted* stands somewhere in *words*, as it was written."""
    joined, sought = " ".join(words), " ".join(wanted)
    return sought.replace(" ", "") in joined.replace(" ", "")


def crossings(record: Record[Fifty]) -> int:
    """Count the strokes of a red pencil: crossed-off boxes, lost bonuses, a cross a clash."""
    boxes = [made for played in played_rounds(record) for made in played.crossed.values()]
    clashes = sum(bool(called.crossings) for count in counts_of(record) for called in count)
    return len(boxes) + sum(made.lost for made in boxes) + 2 * clashes


@pytest.mark.parametrize("path", golden("fifty-fifty"))
def test_a_game_of_fifty_fifty_is_kept_as_it_was_played(path: Path) -> None:
    record = read(path)
    told = score_sheet(record)
    pages = printed(record)
    words = pages.text.split()
    assert " ".join(ending(record, told).split()) in pages.text
    for seat, name in enumerate(told["players"]):
        results = [done["points"][seat] for done in told["rounds"] if done["points"]]
        column = [*name.split(), *map(minus, results), minus(told["totals"][seat])]
        assert follows(column, words), name
    struck = sum(map(len, told["struck"]))
    assert sum(pages.strokes(page, STRIKE) for page in range(len(pages))) == struck
    for done in told["rounds"]:
        if done["tricks"]:
            for balance in done["tricks"][-1]["balance"]:
                assert Words(Speech("en")).balance(balance) in pages.text
    assert min(map(pages.margin, range(len(pages)))) >= EDGE


def minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", ["fifty/sheet-opening", "fifty-fifty/five-players"])
def test_a_game_of_five_fits_on_one_page(name: str, paper: str) -> None:
    pages = printed(read(RECORDS / f"{name}.toml"), PageFormat(paper))
    assert len(pages) == 1
    assert min(map(pages.margin, range(len(pages)))) >= EDGE


@pytest.mark.parametrize(
    ("language", "large"), [(language, language in "deit") for language in LANGUAGES]
)
def test_a_played_game_speaks_every_language_on_every_paper(language: str, large: bool) -> None:
    for name in ("fifty/party-of-ten-in-danger.toml", "fifty-fifty/five-players.toml"):
        page_format = PageFormat("letter" if large else "a4", large, ink_saving=large)
        pages = printed(read(RECORDS / name), page_format, language)
        assert Speech(language)("round", round=1) in pages.text
        assert min(map(pages.margin, range(len(pages)))) >= EDGE


def test_date_place_and_note_are_kept() -> None:
    text = printed(read(RECORDS / "fifty" / "party-of-ten-in-danger.toml")).text
    assert "2025-12-31 · Graz" in text
    assert "New Year’s Eve, two boxes." in text.replace("'", "’")


@pytest.mark.parametrize(
    ("players", "large", "seed"),
    [(60, True, 5), (120, False, 6), pytest.param(250, False, 6, marks=pytest.mark.soak)],
)
def test_the_count_of_a_crowd_goes_on_over_pages(players: int, large: bool, seed: int) -> None:
    game, rng = Fifty(players), Random(seed)
    state, entries = game.start(), []
    for actor in (CHANCE, *range(players)):
        action = game.offer(state, actor).sample(rng)
        entries.append(Entry(actor, action))
        state = game.apply(state, actor, action).state
    names = tuple(f"Guest {seat + 1}" for seat in range(players))
    record = Record(Header(names), game, tuple(entries))
    pages = printed(record, PageFormat("letter", large))
    assert min(map(pages.margin, range(len(pages)))) >= EDGE
    assert pages.text.endswith(str(game.top))
    assert f"Guest {players}" in pages.text
