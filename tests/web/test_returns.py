"""Coming back with thousands of others, in a real browser: what one sees until it is one's turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from fifties.host.admissions import Admissions

from server_thread import server_thread
from web.inspection import barriers, misspoken, small_targets
from web.people import device, watch
from web.screen import Screen


def test_who_comes_back_sees_the_table_as_it_was_and_how_many_are_ahead(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_thread() as running:
        table = running.open(role="spectator", party=True, event={"title": "A hall"})
        context = device(browser, running.url)
        page, troubles = context.new_page(), list[str]()
        watch(page, running.url, troubles, troubled=True)
        page.goto(f"/t/{table['code']}")
        screen = Screen(page)
        page.get_by_label(screen.say("lobby-join-name"), exact=True).fill("Ana")
        screen.press("lobby-join-sit")
        screen.reads("event-starts-soon")

        with monkeypatch.context() as busy:
            busy.setattr(Admissions, "free", property(lambda _: False))
            # The connection breaks: the table stays, and a line says what one waits for.
            context.set_offline(True)
            page.evaluate("dispatchEvent(new Event('offline'))")
            screen.reads("connection-device")
            context.set_offline(False)
            screen.reads("connection-return", ahead=0)
            screen.reads("event-starts-soon")
            assert [*barriers(screen), *misspoken(screen), *small_targets(screen)] == []
            # The page is loaded again: there is nothing else to look at.
            page.reload()
            screen.find("heading", "waiting-return").wait_for()
            screen.reads("waiting-return-why")
            assert [*barriers(screen), *misspoken(screen), *small_targets(screen)] == []
        screen.reads("event-starts-soon")
        expect(page.get_by_role("heading", name=screen.say("waiting-return"))).to_have_count(0)
        context.close()
