"""The page of `make cluster`: it says which server serves a browser, and that one can be killed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from cluster_processes import ClusterProcess
from servers import HTTP
from web.axe import violations
from web.people import device, watch


@pytest.fixture
def cluster() -> Iterator[ClusterProcess]:
    with ClusterProcess() as running:
        yield running


def test_somebody_plays_on_while_their_server_is_killed_and_started_again(
    cluster: ClusterProcess, browser: Browser
) -> None:
    context = device(browser, cluster.page)
    page, troubles = context.new_page(), list[str]()
    watch(page, cluster.page, troubles)
    page.goto("/")
    yours = page.get_by_role("status")
    expect(yours).to_have_text("This browser has no table open yet.")
    expect(page.get_by_role("link", name="Open the game")).to_have_attribute(
        "href", f"{cluster.game}/"
    )
    wanted = {"settings": {"game": "fifty"}, "name": "Ana", "role": "seat"}
    table = HTTP.post(f"{cluster.game}/api/tables", json=wanted).json()
    game = context.new_page()
    game.goto(table["resume"])
    expect(game.get_by_text("Ana").first).to_be_visible()
    expect(yours).to_contain_text("is served by Server")
    mine = (yours.text_content() or "").removesuffix(".").rpartition(" ")[2]
    card = page.get_by_role("listitem").filter(has_text=f"Server {mine}:")
    expect(card).to_contain_text("running, serves you")
    assert violations(page) == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name=f"kill -9: Server {mine}").click()
    expect(card).to_contain_text("ended")
    expect(yours).to_contain_text("is served by Server")
    expect(yours).not_to_have_text(
        f"The latest connection of this browser is served by Server {mine}."
    )
    game.reload()
    expect(game.get_by_text("Ana").first).to_be_visible()
    page.get_by_role("button", name=f"start: Server {mine}").click()
    expect(card).to_contain_text("running")
    context.close()
    assert troubles == []
