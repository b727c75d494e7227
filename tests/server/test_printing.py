"""Printing over HTTP: what PDFs hold, refusals, and tables that go on meanwhile."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import segno

from fifties.games.registry import parse_record
from fifties.locales import LANGUAGES, Speech
from fifties.paper.documents import print_record
from fifties.paper.layout import PageFormat

from pdf_pages import Pages
from servers import Message, Served, choice


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--jobs", "0") as on:
        yield on
        code, logged = on.stop()
        assert code == 0
        assert "Traceback" not in logged


def pdf(served: Served, path: str, **headers: str) -> Pages:
    answer = served.get(path, **headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"].startswith("inline; filename=")
    assert "object-src 'self'" in answer.headers["content-security-policy"]
    return Pages(answer.content)


def refused(served: Served, path: str, **headers: str) -> Message:
    answer = served.get(path, **headers)
    assert answer.status_code >= 400
    told: Message = answer.json()
    return {**told, "status": answer.status_code}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_printed_in_the_language_that_one_reads(served: Served, language: str) -> None:
    asked = pdf(served, f"/api/print/fifty?players=3&lang={language}")
    read = pdf(served, "/api/print/fifty?players=3", **{"accept-language": f"{language}-CH"})
    assert asked.texts == read.texts
    assert Speech(language)("paper-track") in asked.text


def test_the_form_is_as_asked_for(served: Served) -> None:
    pages = pdf(served, "/api/print/fifty?players=9&paper=letter&large=true&danger=1&duplex=true")
    assert {round(side) for size in pages.sizes for side in size} == {216, 279}
    assert "41–49" in pages.text
    halves = pdf(served, "/api/print/fifty-fifty?players=3&edition=tightrope&ink_saving=true")
    assert "reconstructed" not in halves.text
    zoch = pdf(served, "/api/print/fifty-fifty?players=3&ink_saving=true")
    assert "reconstructed" in zoch.text


def test_a_poster_leads_to_its_table(served: Served) -> None:
    table = served.open()
    pages = pdf(served, f"/api/tables/{table['code']}/poster.pdf")
    link = served.get(f"/api/tables/{table['code']}").json()["link"]
    wanted = [[bool(dark) for dark in row] for row in segno.make(link, error="m").matrix]
    assert pages.pattern(0, len(wanted)) == wanted
    assert table["code"] in pages.words(0)


@pytest.mark.parametrize(
    ("path", "status", "refusal"),
    [
        ("/api/print/chess", 404, "wire-no-such-page"),
        ("/api/print/fifty?players=2", 400, "wire-malformed"),
        ("/api/print/fifty?players=20001", 400, "wire-malformed"),
        ("/api/print/fifty?players=many", 400, "wire-malformed"),
        ("/api/print/fifty?hats=3", 400, "wire-malformed"),
        ("/api/print/fifty?edition=zoch", 400, "wire-malformed"),
        ("/api/print/fifty?edition=none", 400, "wire-malformed"),
        ("/api/print/fifty?lang=es", 400, "wire-malformed"),
        ("/api/print/fifty?lang=en%0a", 400, "wire-malformed"),
        ("/api/print/fifty-fifty?danger=true", 400, "wire-malformed"),
        ("/api/print/fifty-fifty?players=6", 400, "H1-wrong-players"),
        ("/api/print/fifty?paper=a3", 400, "wire-malformed"),
        ("/api/tables/NOPE/poster.pdf", 404, "wire-no-such-table"),
        ("/api/records/nope/sheet.pdf", 404, "wire-no-such-record"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_words(
    served: Served, path: str, status: int, refusal: str
) -> None:
    for language in LANGUAGES:
        told = refused(served, path, **{"accept-language": language})
        assert (told["status"], told["refusal"]) == (status, refusal)
        assert told["text"].strip()


def test_a_played_game_is_printed_for_whoever_knows_its_name(served: Served) -> None:
    name = finished_game(served)
    record = parse_record(served.get(f"/api/records/{name}").content)
    pages = pdf(served, f"/api/records/{name}/sheet.pdf?lang=de")
    for player in record.header.players:
        assert player.split()[0] in pages.text
    assert "Runde 1" in pages.text
    assert pages.texts == Pages(print_record(record, PageFormat(), Speech("de")).data).texts


def finished_game(served: Served) -> str:
    """Play a game with two bots to its end; return the name of its record."""
    host = served.resume(served.open(name="Ana"))
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    while True:
        message = host.receive()
        if message.get("table", {}).get("status") == "over":
            host.close()
            return str(message["table"]["record"])
        if message.get("offer") is not None:
            host.ask("act", action=choice(message["offer"]))


def test_tables_go_on_while_a_party_is_printed(served: Served) -> None:
    with ThreadPoolExecutor(1) as elsewhere:
        printing = elsewhere.submit(pdf, served, "/api/print/fifty?players=60&paper=letter")
        answered = 0
        while not printing.done():
            served.get("/healthz").raise_for_status()
            answered += 1
        assert len(printing.result()) > 30
    assert answered > 5


def test_nobody_prints_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Served(tmp_path_factory.mktemp("data"), "--jobs", "1", "--jobs-a-minute", "1") as served:
        pdf(served, "/api/print/fifty?players=3")
        told = refused(served, "/api/print/fifty?players=4")
        assert (told["status"], told["refusal"]) == (429, "wire-too-fast")
        # What lies ready costs nothing.
        pdf(served, "/api/print/fifty?players=3")
        served.stop()


# Events, and large numbers


def bearer(table: Message) -> dict[str, str]:
    return {"Authorization": f"Bearer {table['token']}"}


def after_progress(content: bytes) -> tuple[bytes, Message]:
    """Return the file behind the lines about its progress, and what the last line says of it."""
    while True:
        line, _, content = content.partition(b"\n")
        told: Message = json.loads(line)
        if "bytes" in told:
            assert len(content) == told["bytes"]
            return content, told
        assert 0 < told["done"] <= told["of"]


def test_a_browser_prints_for_thousands_and_the_server_takes_no_memory_for_it(
    served: Served,
) -> None:
    pdf(served, "/api/print/fifty?players=61&only=tags")  # the worker is loaded now
    before = served.memory()
    path = "/api/print/fifty?players=10000&only=tags&title=Ten+thousand&accent_colour=%2322428f"
    answer = served.get(f"{path}&progress=true")
    assert answer.headers["content-type"] == "application/x-fifties-progress"
    content, ready = after_progress(answer.content)
    assert "unwritten" not in ready
    pages = Pages(content)
    assert len(pages) == 1250
    assert "10000" in pages.words(1249)
    # A file of more than a megabyte went through; pieces of 64 kB are all that is held of it.
    assert served.memory() - before < len(answer.content)


def test_a_host_prints_an_event_with_the_names_of_those_who_play(served: Served) -> None:
    event = {"title": "Fifty in a hall", "colours": ["#ffffff", "#22428f"]}
    table = served.open(name="Ana", party=True, event=event)
    ben = served.join(table["code"], "Ben Çelik")
    path = f"/api/tables/{table['code']}/print"
    pages = pdf(served, f"{path}?only=tags,tents,statements", **bearer(table))
    for told in ("Fifty in a hall", "Ana", "Ben Çelik", table["code"]):
        assert told in pages.text
    assert "Çelik" not in pdf(served, f"{path}?only=tags&names=false", **bearer(table)).text
    poster = pdf(served, f"/api/tables/{table['code']}/poster.pdf")
    assert "Fifty in a hall" in poster.text
    ben.close()


def test_a_host_is_told_which_names_no_font_has_letters_for(served: Served) -> None:
    table = served.open(name="Ana", party=True, event={"title": "A hall"})
    names = [f"王小明{number}" for number in range(7)]
    people = [served.join(table["code"], name) for name in names]

    def ready(part: str) -> Message:
        path = f"/api/tables/{table['code']}/print?only={part}&progress=true"
        return after_progress(served.get(path, **bearer(table)).content)[1]

    for part in ("tags", "certificates"):
        told = ready(part)
        assert (told["unwritten"], told["unwritten_count"]) == (names[:5], 7)
    # Names are on neither of these.
    for part in ("poster", "tents"):
        assert "unwritten" not in ready(part)
    for one in people:
        one.close()


def test_tags_are_printed_for_as_many_as_are_expected(served: Served) -> None:
    table = served.open(name="Ana", party=True, event={"title": "A hall"})
    path = f"/api/tables/{table['code']}/print?only=tags&players=130"
    words = pdf(served, path, **bearer(table)).text.split()
    assert {str(number) for number in range(1, 131)} <= {*words}
    assert words.count("Ana") == 1
    many = f"/api/tables/{table['code']}/print?only=tags&players=20001"
    assert refused(served, many, **bearer(table))["status"] == 400


def test_certificates_tell_places_only_when_the_game_is_over(served: Served) -> None:
    table = served.open(name="Ana", party=True, event={"title": "A hall"})
    host = served.resume(table)
    for _ in range(8):
        host.do("add-bot", level="beginner")
    host.ask("start")
    offer = host.offer()
    path = f"/api/tables/{table['code']}/print?only=certificates"
    during = pdf(served, path, **bearer(table))
    assert "took part in a game of Fifty" in during.text
    assert "points" not in during.text
    while offer:
        host.ask("act", action=choice(offer))
        message = host.receive()
        while not (message.get("offer") or message.get("table", {}).get("status") == "over"):
            message = host.receive()
        offer = message.get("offer") or {}
    # Bots get none.
    after = pdf(served, path, **bearer(table))
    assert len(after) == 1
    assert "point" in after.text
    host.close()


@pytest.mark.parametrize(
    ("query", "refusal"),
    [("only=hats", "input-no-such-part"), ("paper=a3", "wire-malformed")],
)
def test_what_cannot_be_printed_of_an_event_is_refused_and_names_are_for_hosts(
    served: Served, query: str, refusal: str
) -> None:
    table = served.open(name="Ana", party=True, event={"title": "A hall"})
    path = f"/api/tables/{table['code']}/print?{query}"
    assert refused(served, path, **bearer(table))["refusal"] == refusal
    assert refused(served, path.partition("?")[0])["status"] == 401
