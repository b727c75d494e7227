"""Names in any script: joined, in the right order, and never an empty box."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from fifties import paper
from fifties.games.registry import editions, make_game
from fifties.locales import LANGUAGES, Speech
from fifties.paper.canvas import operators
from fifties.paper.documents import print_request
from fifties.paper.layout import PageFormat
from fifties.paper.letters import Run, runs
from fifties.paper.pdf import Pdf
from fifties.paper.print_request import PrintRequest

from fluent_files import LOCALES
from pdf_pages import Pages

SAY = Speech("en")
FONTS = Path(paper.__file__).with_name("fonts")
ASCII = [("text", range(0x20, 0x7F)), ("wide", range(0x80, 0xFFFF))]
GAME = make_game(4, editions("fifty")["iello"])


def test_a_letter_comes_from_the_first_face_that_has_it() -> None:
    assert runs("Zoë!", ASCII) == (Run("text", "Zo"), Run("wide", "ë"), Run("text", "!"))


def test_letters_that_no_face_has_are_left_out() -> None:
    assert runs("A🎲B", ASCII) == (Run("text", "AB"),)
    assert runs("🎲", ASCII) == ()


def test_accents_that_come_apart_are_put_together() -> None:
    assert runs("Zoe\N{COMBINING DIAERESIS}", ASCII)[1].text == "ë"


def test_hebrew_stands_from_right_to_left() -> None:
    assert runs("שלום", ASCII) == (Run("wide", "םולש"),)
    assert [run.text for run in runs("Dan דן", ASCII)] == ["Dan ", "ןד"]


def test_arabic_letters_join() -> None:
    (run,) = runs("محمد", ASCII)
    assert run.text == "\ufeaa\ufee4\ufea4\ufee3"
    (run,) = runs("سلام", ASCII)
    assert "\ufefc" in run.text, "lam and alef are one sign"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_face_has_every_letter_that_a_sheet_says(language: str) -> None:
    said = (LOCALES / language / "paper.ftl").read_text(encoding="utf-8")
    lines = [line for line in said.splitlines() if line.startswith(("paper-", " ", "*"))]
    letters = {ord(letter) for line in lines for letter in line} - set(map(ord, "{}$"))
    for face in ("text", "text-bold"):
        with TTFont(FONTS / f"{face}.ttf") as font:
            assert letters - set(font.getBestCmap()) == set(), face


@pytest.mark.parametrize("large", [False, True])
def test_no_name_does_any_harm(large: bool) -> None:
    names = ("W" * 60, "محمد بن عبد الله " * 3, "Ελένη 🎲 Ольга", "田中さくら")
    done = print_request(PrintRequest(GAME, names, PageFormat(large=large)), SAY)
    pages = Pages(done.data)
    assert done.unwritten == ("田中さくら",)
    assert "Ελένη" in pages.text
    assert "WWWWWWWW" in pages.text
    assert min(map(pages.margin, range(len(pages)))) >= 10.5
    for page in range(len(pages)):
        width = pages.sizes[page][0]
        assert all(box[2] < width - 10 for _, box in pages.placed(page))


def test_an_outline_is_drawn_as_svg_means_it() -> None:
    assert operators("M1 2L3 4") == "1 2 m 3 4 l"
    assert operators("m1 2 3 4h5V6Z") == "1 2 m 4 6 l 9 6 l 9 6 l h"
    assert operators("M0 0C1 2 3 4 5 6S7 8 9 10") == "0 0 m 1 2 3 4 5 6 c 7 8 7 8 9 10 c"
    assert operators("M0 0Q3 3 6 0") == "0 0 m 2 2 4 2 6 0 c"
    assert operators("M1.5.5-2-.5") == "1.5 0.5 m -2 -0.5 l"


@pytest.mark.parametrize("is_printed", [True, False])
def test_all_fonts_are_closed_with_the_document(is_printed: bool) -> None:
    pdf = Pdf(PageFormat(), "en", "A page")
    pdf.add_page()
    assert not pdf.can_write("漢字")
    opened = pdf._opened.values()  # noqa: SLF001 - nobody else has to know
    files = [font.ttfont.reader.file for font in opened]
    assert len(files) > 1
    if is_printed:
        pdf.data()
    else:
        del pdf, opened
        gc.collect()
    assert [file.closed for file in files] == [True] * len(files)
