"""Text with styles: its width in any script, its lines, and what a terminal is sent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from fifties.terminal.page import aligned, short
from fifties.terminal.styled_text import StyledText, columns, fitting

SCRIPTS = [
    "Ana",
    "Zoë",
    "Zoe\u0308",
    "한국 사람",
    "日本語",
    "👩‍👩‍👧",
    "👍🏽",
    "🇩🇪",
    "❤️",
    "❤",
    "नि",
    "\u200b",
]
LETTERS = st.text(st.sampled_from("ab c\n한é\u0301"), max_size=60)


@pytest.mark.parametrize("text", SCRIPTS)
def test_widths_are_those_that_terminals_show(text: str) -> None:
    assert columns(text) == cell_len(text)


@given(LETTERS, st.integers(2, 20))
def test_lines_fit_and_lose_nothing_but_spaces(text: str, width: int) -> None:
    lines = [line.plain for line in StyledText(text, "bold").lines(width)]
    assert all(columns(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")


def test_lines_break_between_words_and_keep_indents_and_styles() -> None:
    text = StyledText.assemble("  one ", ("two", "red"), " three\n\nfour")
    lines = list(text.lines(9))
    assert [line.plain for line in lines] == ["  one two", "three", "", "four"]
    assert lines[0].parts == [("  one ", ""), ("two", "red")]


@given(LETTERS, st.integers(0, 12))
def test_what_fits_is_a_beginning_that_fits(text: str, most: int) -> None:
    cut = fitting(text, most)
    assert text.startswith(cut)
    assert columns(cut) <= most


def test_colours_and_styles_are_sent_where_they_are_wanted() -> None:
    text = StyledText.assemble(("a", "red"), ("b", "bold"), "c")
    assert text.rendered(styles=True, colours=True) == "\x1b[31ma\x1b[0m\x1b[1mb\x1b[0mc"
    assert text.rendered(styles=True, colours=False) == "a\x1b[1mb\x1b[0mc"
    assert text.rendered(styles=False, colours=True) == "abc"


def test_no_text_brings_an_escape_along() -> None:
    assert StyledText("a\x1b[31m\x07\rb").plain == "a[31mb"


def test_columns_line_up_whatever_the_script() -> None:
    rows: list[list[str | StyledText]] = [
        ["Ana", "1"],
        ["한국", "2"],
        [StyledText("Zoë", "red"), "3"],
    ]
    lines = [line.plain for line in aligned(rows, 2)]
    assert [columns(line) for line in lines] == [9, 9, 9]


def test_long_names_are_cut_between_letters() -> None:
    assert short("한국 사람들이 많이 모였습니다") == "한국 사람들이 많…"
    assert short("Ana") == "Ana"
