"""Animated pictures of one round of each game, for the README; `make screenshots` makes them.

A replay is stepped from moment to moment, and every moment becomes a frame. So a film is the same
however slow the machine is.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect

from web.paused_tables import PausedTables
from web.people import device
from web.scenes import replay
from web.screen import Screen
from web.visits import Visit

FILMS = {"fifty-round": "fifty/sheet-opening", "fifty-fifty-round": "fifty-fifty/five-players"}
"""By the name of a film, the record whose first round it shows."""

WINDOW = {"width": 900, "height": 1600}
WIDTH = 640
FRAME, LAST_FRAME = 190, 2500
"""Milliseconds."""

LONGEST_STAY = 2000
"""Milliseconds after which everything that stays a while so that it can be read has changed."""

STAGE = ".frame > :first-child"
"""What is drawn of the game, without the controls of the replay."""


def shoot(tables: PausedTables, browser: Browser, name: str, folder: Path) -> None:
    """Write the film of that *name* into *folder*."""
    with device(
        browser, tables.served.url, phone=False, viewport=WINDOW, reduced_motion="reduce"
    ) as context:
        screen = Screen(context.new_page())
        screen.page.clock.install()
        replay(FILMS[name], 0)(Visit(tables, screen))
        screen.page.evaluate("() => document.fonts.ready")
        frames = list(first_round(screen))
    write(fitted(frames), folder / f"{name}.webp")


def first_round(screen: Screen) -> Iterator[Image.Image]:
    """Yield what is drawn at each moment of the first round."""
    slider, stage = screen.page.get_by_role("slider"), screen.page.locator(STAGE)
    screen.press("round", round=2)
    expect(slider).not_to_have_value("0")
    end = int(slider.input_value())
    for moment in range(1, end):
        slider.fill(str(moment))
        screen.page.clock.run_for(LONGEST_STAY)
        yield Image.open(BytesIO(stage.screenshot())).convert("RGB")


def fitted(frames: list[Image.Image]) -> list[Image.Image]:
    """Return *frames* in one size, whatever each is as high as."""
    high = max(frame.height for frame in frames)
    found = []
    for frame in frames:
        ground = Image.new("RGB", (frame.width, high), frame.getpixel((0, frame.height - 1)))
        ground.paste(frame)
        size = WIDTH, round(high * WIDTH / frame.width)
        found.append(ground.resize(size, Image.Resampling.LANCZOS))
    return found


def write(frames: list[Image.Image], path: Path) -> None:
    """Write *frames* as an animated picture that begins again and again."""
    shown = [FRAME] * (len(frames) - 1) + [LAST_FRAME]
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=shown,
        loop=0,
        quality=60,
        method=6,
        minimize_size=True,
    )
