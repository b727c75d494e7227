"""Paper is one click away: at the invitation, at the end, beside a replay and where one learns."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, expect

from pdf_pages import Pages
from servers import HTTP, Served, choice
from web.people import Person


def behind(served: Served, link: Locator) -> Pages:
    """Open what a link leads to."""
    expect(link).to_have_attribute("target", "_blank")
    answer = HTTP.get(f"{served.url}{link.get_attribute('href')}")
    assert answer.headers["content-type"] == "application/pdf", answer.text
    return Pages(answer.content)


def test_the_page_where_one_learns_prints_the_game(person: Person, served: Served) -> None:
    page = person("/learn/fifty#print", phone=False, locale="en-US")
    page.get_by_label("Players", exact=True).fill("9")
    page.get_by_label("Large print").check()
    page.get_by_label("With Danger cards").check()
    link = page.get_by_role("link", name="Open the PDF")
    query = parse_qs(urlsplit(link.get_attribute("href") or "").query)
    assert (query["paper"], query["players"], query["large"]) == (["letter"], ["9"], ["true"])
    text = behind(served, link).text
    assert "count to 60" in text
    assert "41–49" in text


def test_a_large_game_is_printed_with_its_progress(person: Person) -> None:
    page = person("/learn/fifty#print", phone=False, troubled=True)
    page.get_by_label("Players", exact=True).fill("150")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Print the PDF").click()
    assert "count to 765" in Pages(coming.value.path().read_bytes()).text


def test_more_players_than_can_be_printed_are_told_so(person: Person) -> None:
    page = person("/learn/fifty-fifty#print", phone=False)
    page.get_by_label("Players", exact=True).fill("6")
    expect(page.get_by_text("Sheets are printed for 3 to 5 players.")).to_be_visible()
    expect(page.get_by_role("link", name="Open the PDF")).to_have_count(0)


def test_a_table_has_a_poster_and_its_game_a_sheet_to_keep(person: Person, served: Served) -> None:
    table = served.open(name="Ana")
    host = served.resume(table)
    page = person(f"/t/{table['code']}#{table['token']}", phone=False)
    poster = page.get_by_role("link", name="Print a poster")
    assert table["code"] in behind(served, poster).text
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    while True:
        message = host.receive()
        if message.get("table", {}).get("status") == "over":
            break
        if message.get("offer") is not None:
            host.ask("act", action=choice(message["offer"]))
    host.close()
    for path in (f"/t/{table['code']}#{table['token']}", f"/replay/{message['table']['record']}"):
        page = person(path, phone=False)
        sheet = page.get_by_role("link", name="Print the sheet")
        assert "Ana" in behind(served, sheet).text
