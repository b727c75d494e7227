"""Sheets for Fifty: all that a table of any size needs, inside the margins, by its numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import IELLO, Fifty, FiftyEdition
from fifties.games.fifty.table_size import ROUNDS, tokens_to_flip
from fifties.games.registry import make_game
from fifties.locales import Speech
from fifties.paper.documents import PrintedDocument, print_request
from fifties.paper.fifty_grid import TRACK
from fifties.paper.layout import PAPERS, PageFormat
from fifties.paper.print_request import PrintRequest

from pdf_pages import Box, Pages

SAY = Speech("en")
EDGE = 10.5
"""Millimetres that stay white all around; a line's own width may reach over its place."""
SIZES = {*range(3, 9), 11, 12, 25, 40}
"""Sizes of tables that every run prints: the small ones, whose sheets differ most, and some."""


def sheets(players: int, **options: object) -> Pages:
    return Pages(printed(players, **options).data)


def printed(players: int, **options: object) -> PrintedDocument:
    edition = options.pop("edition", IELLO)
    danger = bool(options.pop("danger", False))
    assert isinstance(edition, FiftyEdition)
    game = make_game(players, edition, danger=danger)
    return print_request(PrintRequest(game, **options), SAY)  # type: ignore[arg-type] # options of many kinds


def assert_inside_margins(pages: Pages) -> None:
    assert min(map(pages.margin, range(len(pages)))) >= EDGE


def numbers_on_lines(pages: Pages, page: int) -> list[list[tuple[int, Box]]]:
    """Return numbers that stand on one line, from left to right."""
    lines: list[list[tuple[int, Box]]] = []
    for text, box in pages.placed(page):
        if not text.isdigit():
            continue
        middle = (box[1] + box[3]) / 2
        for line in lines:
            first = line[-1][1]
            if abs((first[1] + first[3]) / 2 - middle) < 2.2 and first[0] < box[0]:
                line.append((int(text), box))
                break
        else:
            lines.append([(int(text), box)])
    return lines


def tracks(pages: Pages, page: int) -> list[list[tuple[int, Box]]]:
    return [line for line in numbers_on_lines(pages, page) if len(line) >= TRACK]


@pytest.mark.parametrize(
    "players",
    [
        players if players in SIZES else pytest.param(players, marks=pytest.mark.soak)
        for players in range(3, 41)
    ],
)
def test_a_table_of_any_size_gets_all_it_needs(players: int) -> None:
    """Even tables on A4, odd ones on Letter; the next test swaps them for some."""
    check_table(players, "letter" if players % 2 else "a4")


@pytest.mark.parametrize(
    "players", [3, 8, *(pytest.param(players, marks=pytest.mark.soak) for players in (4, 7, 40))]
)
def test_it_does_so_on_the_other_paper_too(players: int) -> None:
    check_table(players, "a4" if players % 2 else "letter")


def check_table(players: int, paper: str) -> None:
    game = Fifty(players)
    pages = sheets(players, page_format=PageFormat(paper))
    assert {tuple(round(side) for side in size) for size in pages.sizes} == {
        tuple(round(side) for side in PAPERS[paper])
    }
    grids = -(-players // 2)
    # Earlier grids differ by nothing but a name.
    assert min(map(pages.margin, range(grids - 1, len(pages)))) >= EDGE
    assert [text.count(SAY("paper-total")) for text in pages.texts[:grids]] == [2] * grids
    found = tracks(pages, grids - 1)
    assert len(found) == 2 * ROUNDS
    for track in found:
        check_track(track, game.mark)
    assert sorted(called_numbers(pages)) == list(range(1, game.top + 1))
    flips = tokens_to_flip(players)
    assert (SAY("paper-tokens") in pages.text) == (flips > 0)
    assert f"--players {players + 1}" in pages.text


def check_track(track: list[tuple[int, Box]], mark: int) -> None:
    """A track runs from 1 to its end, evenly, and the crown stands on the mark."""
    assert [number for number, _ in track] == list(range(1, TRACK + 1))
    centres = [(box[0] + box[2]) / 2 for _, box in track]
    steps = [later - earlier for earlier, later in pairwise(centres)]
    assert max(steps) - min(steps) < 0.8
    heights = {number: box[3] - box[1] for number, box in track}
    assert min(heights, key=lambda number: heights[number]) == mark


def called_numbers(pages: Pages) -> list[int]:
    """Return the numbers of the count: bold ones in columns under its title."""
    found = []
    for page in range(len(pages)):
        placed = list(pages.placed(page))
        titles = [box for text, box in placed if text == SAY("paper-count")]
        for text, box in placed:
            if titles and text.isdigit() and box[1] > titles[0][3] + 4:
                found.append(int(text))
    return found


@pytest.mark.parametrize("players", [100, 333])
def test_the_count_of_a_crowd_goes_on_over_pages(players: int) -> None:
    pages = sheets(players, only=("scores",))
    assert sorted(called_numbers(pages)) == list(range(1, Fifty(players).top + 1))
    assert_inside_margins(pages)


def test_the_track_shows_the_marks_of_all_sizes_and_its_own() -> None:
    (words,) = sheets(5, only=("track",)).texts
    plain = " ".join(words.split())
    for players, mark in ((3, 19), (4, 15), (5, 12), (6, 10)):
        assert f"{players} players {mark}" in plain
    assert "7+ players 9" in plain
    assert "5 players: the space 12 gains a crown" in plain


def test_F14_bonus_corners_are_those_of_the_box() -> None:
    edition = FiftyEdition(
        bonus=((3, 1, 4, 1, 5), (9, 2, 6, 5, 3), (7, 7, 7, 7, 7), (0, 1, 2, 3, 4))
    )
    words = sheets(4, edition=edition, only=("grids",)).words(0)
    at = words.index("1")
    assert words[at : at + 6] == ["1", "3", "1", "4", "1", "5"]
    assert "Reconstructed" not in sheets(4, edition=edition).text
    assert "Reconstructed, not read off a box: bonus boxes." in sheets(4).text


def test_F3_there_is_a_token_for_every_digit() -> None:
    (text,) = sheets(4, only=("pieces",)).texts
    digits = [word for word in text.split() if word.isdigit()]
    assert sorted(digits)[1:] == sorted([*"0123456789", "3"])[1:]
    with pytest.raises(IllegalSetup) as refused:
        sheets(7, only=("pieces",))
    assert refused.value.refusal.message == "input-nothing-to-print"


def test_F16_danger_cards_are_those_of_the_box() -> None:
    zones = ((1, 9), (10, 19), (20, 29), (30, 39), (40, 48))
    mine = sheets(8, edition=FiftyEdition(zones=zones), danger=True, only=("pieces",))
    ours = sheets(8, danger=True, only=("pieces",))
    for low, high in zones:
        assert f"{low}–{high}" in mine.text
    assert "41–49" in ours.text
    assert "Danger" not in sheets(8).text


def test_an_odd_table_finds_a_spare_grid() -> None:
    assert "spare" in sheets(5).text
    assert "spare" not in sheets(4).text


def test_large_print_has_a_page_for_every_grid_and_larger_type() -> None:
    usual, large = (
        sheets(4, only=("grids",)),
        sheets(4, page_format=PageFormat(large=True), only=("grids",)),
    )
    assert (len(usual), len(large)) == (2, 4)
    assert_inside_margins(sheets(40, page_format=PageFormat("letter", large=True), danger=True))
    heights = [
        max(box[3] - box[1] for text, box in pages.placed(0) if text == "Total")
        for pages in (usual, large)
    ]
    assert heights[1] > 1.35 * heights[0]


@pytest.mark.parametrize("large", [False, True])
def test_the_ink_saving_form_says_the_same_with_less_ink(large: bool) -> None:
    usual = sheets(5, page_format=PageFormat(large=large), danger=True, duplex=True)
    saving = sheets(
        5, page_format=PageFormat(large=large, ink_saving=True), danger=True, duplex=True
    )
    assert saving.texts == usual.texts
    inked = [sum(map(pages.ink, range(len(pages)))) for pages in (usual, saving)]
    assert inked[1] < 0.75 * inked[0]


def test_backs_lie_behind_the_pieces() -> None:
    single = sheets(4, danger=True, only=("pieces",))
    double = sheets(4, danger=True, only=("pieces",), duplex=True)
    assert len(double) == 2 * len(single)
    for face in range(0, len(double), 2):
        assert spots(double, face, mirrored=True) == spots(double, face + 1)


def spots(pages: Pages, page: int, *, mirrored: bool = False) -> set[tuple[int, int, int, int]]:
    """Return where the outlines of tokens or cards lie, seen from behind if *mirrored*."""
    width = pages.sizes[page][0]
    large = [box for box in pages.boxes(page) if box[2] - box[0] > 21 and box[3] - box[1] > 21]
    outlines = [(width - r, t, width - x, b) if mirrored else (x, t, r, b) for x, t, r, b in large]
    return {
        (round(left), round(top), round(right), round(bottom))
        for left, top, right, bottom in outlines
        # What is drawn on a card is narrower than the card.
        if not any(
            x < left - 1 and r > right + 1 and t < top and b > bottom for x, t, r, b in outlines
        )
    }
