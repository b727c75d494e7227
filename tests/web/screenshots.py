"""Take a picture of every scene, for whoever changes the looks; `make screenshots`.

All go into build/screenshots/; those that the README shows go into docs/pictures/, too, and so do
the films of one round of each game. Arguments are names of scenes, of looks and of films, or
`readme` for what the README shows; without any, everything is taken, in the usual looks.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, expect

from servers import Served
from web.conftest import LIFTED
from web.films import FILMS, shoot
from web.paused_tables import PausedTables
from web.people import DESK, PHONE, device, started
from web.scenes import scenes
from web.screen import Screen
from web.visits import Scene, Visit

HERE = Path(__file__).resolve().parents[2]
ALL, SHOWN = HERE / "build" / "screenshots", HERE / "docs" / "pictures"
BEAMER: ViewportSize = {"width": 1920, "height": 1080}
LOOKS: dict[str, dict[str, Any]] = {
    "phone": {"phone": True, "viewport": PHONE},
    "desk": {"phone": False, "viewport": DESK},
    "evening": {"phone": True, "viewport": PHONE, "color_scheme": "dark"},
    "beamer": {"phone": False, "viewport": BEAMER},
    "side": {"phone": True, "viewport": {"width": 844, "height": 390}},
    "small": {"phone": True, "viewport": {"width": 320, "height": 568}},
    "wide": {"phone": False, "viewport": BEAMER, "color_scheme": "dark"},
    "contrast": {"phone": True, "viewport": PHONE, "contrast": "more"},
    "forced": {"phone": True, "viewport": PHONE, "forced_colors": "active"},
}
USUAL, USUAL_ON_STAGE = ("phone", "desk", "evening"), ("beamer",)
README = {"fifty-count": "desk", "halves-turn": "phone"}
"""What the README shows, and how."""


def take(tables: PausedTables, browser: Browser, scene: Scene, look: str) -> None:
    """Bring a page to *scene* and take its picture."""
    options = {"reduced_motion": "reduce", **LOOKS[look]}
    with device(browser, tables.served.url, **options) as context:
        page = context.new_page()
        scene.open(Visit(tables, Screen(page)))
        page.evaluate("() => document.fonts.ready")
        if scene.big:  # what can be done there hides after a while
            nav = page.get_by_role("navigation", include_hidden=True)
            expect(nav).to_have_css("opacity", "0")
        page.screenshot(path=ALL / f"{scene.name}-{look}.png", full_page=look == "desk")
        if README.get(scene.name) == look:
            show(Screen(page), SHOWN / f"{scene.name}.png")


def show(screen: Screen, path: Path) -> None:
    """Take a picture for the README, of a game that goes on if it stands still."""
    paused = screen.find("region", "paused")
    stands = paused.is_visible()
    if stands:
        screen.page.keyboard.press("p")
        expect(paused).to_be_hidden()
    screen.page.screenshot(path=path)
    if stands:
        screen.page.keyboard.press("p")
        expect(paused).to_be_visible()


def main() -> None:
    """Take all pictures, or those that are named."""
    for folder in (ALL, SHOWN):
        folder.mkdir(parents=True, exist_ok=True)
    options = [part for limit in LIFTED for part in (f"--{limit}", "0")]
    with (
        tempfile.TemporaryDirectory() as data,
        Served(Path(data), *options) as served,
        started() as browser,
    ):
        take_all(PausedTables(served), browser, sys.argv[1:])


def take_all(tables: PausedTables, browser: Browser, names: list[str]) -> None:
    """Take the pictures and films of these *names*; all if there are none."""
    for film in FILMS:
        if not names or film in names or "readme" in names:
            shoot(tables, browser, film, SHOWN)
    if "readme" in names:
        for scene in scenes(README):
            take(tables, browser, scene, README[scene.name])
    looks = [name for name in names if name in LOOKS]
    wanted = [name for name in names if name not in {*LOOKS, *FILMS, "readme"}]
    for scene in scenes(wanted) if wanted or looks or not names else ():
        for look in looks or (USUAL_ON_STAGE if scene.big else USUAL):
            take(tables, browser, scene, look)


if __name__ == "__main__":
    main()
