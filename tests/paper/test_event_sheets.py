"""What is printed for events, read back: posters, tents, tags, certificates and forms."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
import segno

from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.kit.bundle import make_kit
from fifties.locales import LANGUAGES, Speech
from fifties.paper.documents import print_request
from fifties.paper.entrants import Entrant, EventResult
from fifties.paper.event_style import ColourMisshapen, EventStyle, contrast
from fifties.paper.layout import PageFormat
from fifties.paper.print_request import EVENT_PARTS, PosterLink, PrintRequest

from commands import complaint, run
from kit_tables import KEY, ODD_NAMES, played_party
from pdf_pages import Pages

LINK = PosterLink("https://games.example.org/t/KXM4PQ", "KXM4PQ")
LONG = "The longest title that anybody has ever given to an evening with so many friends"
FORMATS = [
    PageFormat(),
    PageFormat("letter", large=True),
    PageFormat("a4", ink_saving=True),
]


def pages_of(
    *only: str,
    players: int = 10,
    title: str = "A hall in Bern",
    language: str = "en",
    **more: object,
) -> Pages:
    request = PrintRequest(
        Fifty(players),
        poster=LINK,
        only=only,
        event=EventStyle(title),
        **more,  # type: ignore[arg-type] # the rest is checked at run time
    )
    return Pages(print_request(request, Speech(language)).data)


@pytest.mark.parametrize("page_format", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lies_inside_the_paper(language: str, page_format: PageFormat) -> None:
    pages = pages_of(
        *("poster", *EVENT_PARTS),
        players=9,
        title=LONG,
        language=language,
        page_format=page_format,
        names=("Maximiliane Konstantinopel", "Zoë"),
        fingerprint="cd8f a86a fd6b f20d 66d6 c248 647e 5ecd",
    )
    for page, (width, height) in enumerate(pages.sizes):
        for left, top, right, bottom in pages.boxes(page):
            # A corner of the paper that printers do not reach.
            assert min(left, top) > 4, (page, left, top)
            assert right < width - 4, (page, right, width)
            assert bottom < height - 4, (page, bottom, height)


def test_a_poster_and_a_tent_lead_to_the_event() -> None:
    pages = pages_of("poster", "tents")
    wanted = [[bool(dark) for dark in row] for row in segno.make(LINK.link, error="m").matrix]
    assert pages.pattern(0, len(wanted)) == wanted
    for page in (0, 1):
        assert "A hall in Bern" in " ".join(pages.words(page))
        assert "KXM4PQ" in pages.words(page)
    # Both sides of a tent are alike; one of them stands on its head.
    assert pages.words(1).count("KXM4PQ") == 2


def test_everybody_has_a_tag_and_whoever_has_no_name_a_line_to_write_on() -> None:
    pages = pages_of("tags", players=11, names=("Ana", "Zoë Çelik", "田中"))
    assert len(pages) == 2
    words = [word for page in range(2) for word in pages.words(page)]
    assert {str(number) for number in range(1, 12)} <= {*words}
    assert words.count("Name") == 9
    assert "Çelik" in words


def test_a_title_or_name_of_which_letters_are_missing_is_left_free_as_a_whole_and_said() -> None:
    request = PrintRequest(
        Fifty(10),
        poster=LINK,
        only=("poster", "tents", "tags", "certificates", "statements"),
        event=EventStyle("世界 Fifty"),
        entrants=(Entrant(1, "Ana 田中"), Entrant(2, "Zoë 🎉"), Entrant(3, "สมชาย")),
    )
    printed = print_request(request, Speech("en"))
    assert printed.unwritten == ("世界 Fifty", "Ana 田中", "สมชาย")
    text = Pages(printed.data).text
    assert "Zoë" in text
    assert "Ana" not in text
    assert "世" not in text


def test_certificates_name_place_and_points_and_the_best_come_first() -> None:
    entrants = (Entrant(3, "Cleo", 2, 31), Entrant(7, "Ben"), Entrant(12, "Ana", 1, 40))
    result = EventResult(5000, date(2026, 11, 17))
    pages = pages_of("certificates", entrants=entrants, result=result)
    told = [" ".join(text.split()) for text in pages.texts]
    assert len(told) == 3
    assert "Ana" in told[0]
    assert "won a game of Fifty with 5,000 players, with 40 points." in told[0]
    assert "came in at place 2" in told[1]
    assert "took part in a game of Fifty with 5,000 players." in told[2]
    assert all("November 17, 2026" in text or "17 November 2026" in text for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_certificates_after_heats_say_how_far_everybody_has_come(language: str) -> None:
    entrants = (
        Entrant(3, "Cleo", 2, 31, 2),
        Entrant(7, "Ben", 8, None, 1),
        Entrant(1, "Ana", 1, 40, 2),
    )
    pages = pages_of("certificates", language=language, entrants=entrants, result=EventResult(100))
    told = [" ".join(text.split()) for text in pages.texts]
    say = Speech(language)
    game = {"game": say("game-fifty"), "players": 100}
    for text, wanted in zip(
        told,
        (
            say("paper-certificate-final-won", points=40, **game),
            say("paper-certificate-final-placed", place=2, points=31, **game),
            say("paper-certificate-stage", place=8, stage=1, **game),
        ),
        strict=True,
    ):
        assert " ".join(wanted.split()) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_witnesses_and_the_stewards_have_forms(language: str) -> None:
    fingerprint = "cd8f a86a fd6b f20d 66d6 c248 647e 5ecd"
    pages, say = (
        pages_of("statements", language=language, fingerprint=fingerprint),
        Speech(language),
    )
    assert len(pages) == 3
    for number in (1, 2):
        told = " ".join(pages.texts[number - 1].split())
        assert say("paper-statement", number=number) in told
        assert fingerprint in told
    assert say("paper-steward") in " ".join(pages.texts[2].split())


@pytest.mark.parametrize(
    "colours", [("#faf6ee", "#b3341f"), ("#101820", "#fee715"), ("#ffffff", "#fffffe")]
)
def test_print_stands_out_whatever_the_colours_are(colours: tuple[str, str]) -> None:
    look = EventStyle("Fifty", colours)
    assert contrast(look.accent, look.ground) >= 3
    assert contrast(look.on_accent, look.accent) >= 3
    with pytest.raises(IllegalSetup) as caught:
        EventStyle("Fifty", (colours[0], "red"))
    assert caught.value.refusal == ColourMisshapen("red")


def test_an_event_is_printed_on_the_command_line(tmp_path: Path) -> None:
    names = tmp_path / "names.txt"
    names.write_text("Ana\n\n  Ben   Li \nCleo\n", encoding="utf-8")
    file = tmp_path / "event.pdf"
    options = ("--event", "Fifty in a hall", "--names-from", str(names), "--out", str(file))
    run("print", "fifty", *options, "--colours", "#101820,#fee715", "--only", "tags,certificates")
    pages = Pages(file.read_bytes())
    assert len(pages) == 1 + 3
    assert "Ben Li" in pages.text
    assert "is no colour" in complaint("print", "fifty", *options, "--colours", "red")
    assert "a poster needs a table" in complaint("print", "fifty", "--only", "tents")


def test_certificates_are_printed_from_a_kit_for_people_alone(tmp_path: Path) -> None:
    kit, file = tmp_path / "event.zip", tmp_path / "event.pdf"
    kit.write_bytes(make_kit(played_party().rows, KEY))
    run("print", str(kit), "--out", str(file))
    pages = Pages(file.read_bytes())
    assert len(pages) == len(ODD_NAMES)
    assert "2027" in pages.text
    assert "--players does not go with" in complaint("print", str(kit), "--players", "9")
    kit.write_bytes(kit.read_bytes()[:-9])
    assert complaint("print", str(kit)).startswith(f"{kit}: zip: ")
