"""Whatever goes wrong in the app, it gives nobody's secrets away."""

from __future__ import annotations

import asyncio

import pytest
from textual.screen import Screen

from fifties.locales import Speech
from fifties.terminal.app.application import FiftiesApp


class Stumbling(Screen[None]):
    def on_mount(self) -> None:
        hand = "secret " * 3
        raise RuntimeError(str(len(hand)))


def test_a_crash_says_where_but_shows_no_variables(capsys: pytest.CaptureFixture[str]) -> None:
    async def opening() -> Stumbling:
        return Stumbling()

    app = FiftiesApp(Speech("en"), opening)
    asyncio.run(app.run_async(headless=True))
    told = capsys.readouterr().err
    assert "RuntimeError: 21" in told
    assert "secret secret" not in told
    assert app.return_code == 1
