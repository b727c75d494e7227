"""Sheets for Fifty Fifty: all cards once, the box's moods, as many laughing as angry halves."""

from __future__ import annotations

from collections import Counter

import pytest

from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, FiftyFifty, FiftyFiftyEdition
from fifties.games.fifty_fifty.actions import DECK
from fifties.locales import Speech
from fifties.paper.colours import Colour, shade
from fifties.paper.documents import print_request
from fifties.paper.fifty_fifty_cards import HALVES, mood_cards
from fifties.paper.fifty_fifty_score_sheets import dealers
from fifties.paper.layout import PageFormat
from fifties.paper.print_request import PrintRequest

from pdf_pages import Pages

SAY = Speech("en")
EDGE = 10.5
FORMATS = [
    PageFormat(paper, large, ink_saving)
    for paper in ("a4", "letter")
    for large in (False, True)
    for ink_saving in (False, True)
]


def sheets(players: int = 4, **options: object) -> Pages:
    edition = options.pop("edition", ZOCH)
    assert isinstance(edition, FiftyFiftyEdition)
    request = PrintRequest(FiftyFifty(players, edition), **options)  # type: ignore[arg-type] # of many kinds
    return Pages(print_request(request, SAY).data)


@pytest.mark.parametrize("page_format", FORMATS, ids=str)
def test_all_fifty_cards_are_there_once(page_format: PageFormat) -> None:
    pages = sheets(page_format=page_format, only=("cards",))
    found: Counter[int] = Counter()
    for page in range(len(pages)):
        tall = [(text, box) for text, box in pages.placed(page) if box[3] - box[1] > 12]
        found += Counter(int(text) for text, _ in tall if text.isdigit())
    assert set(found) == set(DECK)
    numbers = Counter(word for word in pages.text.split() if word.isdigit())
    moods = Counter(str(value) for mood in ZOCH.moods or () for value in mood)
    assert set((numbers - moods).values()) == {3}


@pytest.mark.parametrize("page_format", FORMATS, ids=str)
def test_everything_lies_inside_the_margins(page_format: PageFormat) -> None:
    pages = sheets(5, page_format=page_format, duplex=page_format.large)
    assert min(map(pages.margin, range(len(pages)))) >= EDGE


def test_H10_moods_are_those_of_the_box() -> None:
    moods = tuple((value, 9 - value) for value in range(10))
    for edition in (ZOCH, FiftyFiftyEdition(moods=moods)):
        text = sheets(edition=edition, only=("cards",)).text
        words = text.split()
        found = [
            int(words[place - 1])
            for place, word in enumerate(words)
            if word in {"lowest", "highest"} and words[place + 1] == "card"
        ]
        assert found == [value for mood in edition.moods or () for value in mood]
        assert "+" not in text
        assert text.count("reconstructed") == (10 if edition is ZOCH else 0)


def test_H11_the_tightrope_edition_has_its_zeros() -> None:
    cards = mood_cards(TIGHTROPE)
    assert len(cards) == 11
    assert [card for card in cards if None in (card.yellow, card.blue)] == list(cards[-2:])
    text = sheets(edition=TIGHTROPE, only=("cards",)).text
    assert text.split().count("0") == 2
    assert "reconstructed" not in text


def test_a_box_that_nobody_has_read_out_has_no_mood_cards() -> None:
    assert "lowest" not in sheets(edition=FiftyFiftyEdition(moods=None), only=("cards",)).text


def test_there_are_as_many_laughing_as_angry_halves() -> None:
    """Even in large print there are no fewer than the 25 of a box."""
    assert len(sheets(only=("halves",))) == 1
    assert len(sheets(page_format=PageFormat(large=True), only=("halves",))) * 3 * 5 >= HALVES


@pytest.mark.parametrize("players", [3, 4, 5])
def test_H2_a_score_sheet_has_a_line_a_round_and_shows_who_deals(players: int) -> None:
    seats = dealers(FiftyFifty(players))
    assert sorted(seats) == list(range(players))
    assert seats[0] == FiftyFifty(players).first_dealer
    words = sheets(players, only=("scores",)).texts[0].split()
    assert words.count("−") == 2 * players * players


@pytest.mark.parametrize("dealer", [0, 2])
def test_H2_a_score_sheet_has_a_place_for_whoever_deals_first(dealer: int) -> None:
    request = PrintRequest(FiftyFifty(4, dealer=dealer), only=("scores",))
    pages = Pages(print_request(request, SAY).data)
    marks = [box for text, box in pages.placed(0) if text == "deals first"]
    assert len(marks) == 2
    column = (pages.sizes[0][0] - 16) / 4
    assert {int((left - 16) // column) for left, _, _, _ in marks} == {dealer}
    assert "who deals first is drawn by chance (H2)" in pages.text


def test_backs_show_from_behind_which_pile_a_card_belongs_to() -> None:
    pages = sheets(only=("cards",), duplex=True)
    assert len(pages) == 14
    width = pages.sizes[10][0]
    faces = {
        (round(box[0] + box[2]), round(box[1]) // 60)
        for text, box in pages.placed(10)
        if text.isdigit() and box[3] - box[1] > 12
    }
    backs = {
        (round(2 * width - box[0] - box[2]), round(box[1]) // 60)
        for text, box in pages.placed(11)
        if text == "50"
    }
    assert {column for column, _ in faces} <= {
        near for column, _ in backs for near in range(column - 4, column + 5)
    }
    assert len(faces) == 5


@pytest.mark.parametrize("card", DECK)
def test_a_number_stands_out_from_its_card_without_any_colour(card: int) -> None:
    look = shade((card - 1) / 49)
    lights = sorted(map(luminance, (look.ground, look.print)))
    assert (lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5


def luminance(colour: Colour) -> float:
    """Return how light a colour looks, by WCAG."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
