"""Without a server on a slow phone: how soon the first move can be made after *Play now*.

Python runs in a worker, and Chromium's own brake on the processor is meant for pages: all processes
of the browser are stopped and continued in turn. Of 20 ms a browser that is 4 times slower runs for
5. How much slower either makes a page and a worker is measured, too. All of this needs a machine on
which nothing else runs: on a busy one the brake has other effects.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from brake import Brake
from playwright.sync_api import Page, Playwright, sync_playwright
from side_by_side import headline, row

from servers import Served
from web.chromium import FLAGS, find_chromium, node
from web.people import PHONE

FIRST_MOVE: Final = (Path(__file__).parent / "browser" / "first_move.js").read_text("utf-8")
GAMES: Final = ("fifty", "fifty-fifty")
RUNS: Final = 3
RATES: Final = (1, 4, 6)
AT: Final = 4
"""How many times slower the phone is for which there is a limit."""
COLD, WARM = 8.0, 3.0
"""Seconds after which the first move should be possible there."""
PATIENCE: Final = 180_000

WITHOUT_PYTHON: Final = "/here/about"
"""A page of the device that starts no Python."""
FORGET_SNAPSHOT: Final = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = (await cache.keys()).filter(({ url }) => url.endsWith("/snapshot.bin"));
    for (const one of found) await cache.delete(one);
  }
}"""

WORK: Final = """() => {
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e8; i += 1) sum = (sum + i * 7) | 0;
  return performance.now() - began;
}"""
WORK_IN_WORKER: Final = f"""() => new Promise((done) => {{
  const code = `postMessage(({WORK})())`;
  const worker = new Worker(URL.createObjectURL(new Blob([code])));
  worker.onmessage = ({{ data }}) => done(data);
}})"""


def group_of(profile: Path) -> int:
    """Return the process group of the browser that uses *profile*: the driver gives it its own."""
    wanted = f"--user-data-dir={profile}".encode()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            arguments = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if wanted in arguments and os.getpgid(int(process.name)) == int(process.name):
            return int(process.name)
    raise RuntimeError("the browser has no process group of its own")


@contextmanager
def phone(playwright: Playwright, profile: Path, url: str) -> Iterator[Page]:
    """Start a browser with what it has kept in *profile*."""
    found = find_chromium()
    options: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=found.executable,
        args=FLAGS,
        env=found.env,
        base_url=url,
        locale="en-GB",
        **options,
    )
    context.set_default_timeout(PATIENCE)
    yield context.pages[0]
    context.close()


def fetch_offline_copy(playwright: Playwright, profile: Path) -> str:
    """Take the game along from a server that is gone afterwards; return its address."""
    with tempfile.TemporaryDirectory() as data, Served(Path(data), "--in-memory") as served:
        with phone(playwright, profile, served.url) as page:
            page.goto("/")
            # Somebody who has been asked whether they want to learn first.
            page.evaluate("localStorage.setItem('fifties.asked-to-learn', 'true')")
            page.get_by_role("button", name="Take it along").click()
            page.get_by_text("The game is on this device.").wait_for()
        return served.url


def work_of(group: int) -> float:
    """Return the processor time that a browser has taken so far, in seconds."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = process.read_text("utf-8").rpartition(") ")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


class Start(NamedTuple):
    """How long somebody waits for their first move, and how much the browser works for it."""

    seconds: float
    work: float
    """From the address on, of all processes together."""


def begin(page: Page, group: int, game: str, open_page: Callable[[], object]) -> Start:
    """Open the first page, tap *Play now* as soon as it is there, and wait for the first move."""
    before = work_of(group)
    open_page()
    page.locator(f"article[aria-labelledby={game}-name] button.play").wait_for()
    seconds = float(page.evaluate(FIRST_MOVE, game)) / 1000
    return Start(seconds, work_of(group) - before)


def start_three_times(page: Page, group: int, game: str, rate: float) -> dict[str, Start]:
    """Start a game in a new browser, in a page that is loaded again, and in the same page."""
    back = "history.pushState(null, '', '/here'); dispatchEvent(new Event('popstate'))"
    with Brake(group, rate):
        return {
            "cold": begin(page, group, game, lambda: page.goto("/here")),
            "page loaded again": begin(page, group, game, lambda: page.goto("/here")),
            "same page": begin(page, group, game, lambda: page.evaluate(back)),
        }


def start_without_snapshot(page: Page, group: int, game: str, rate: float) -> dict[str, Start]:
    """Start a game twice where Python has left no snapshot of its memory."""
    found = {}
    for kind in ("cold", "page loaded again"):
        page.goto(WITHOUT_PYTHON)
        page.evaluate(FORGET_SNAPSHOT)
        with Brake(group, rate):
            start = begin(page, group, game, lambda: page.goto("/here"))
        found[f"{kind}, no snapshot"] = start
    return found


def measure_brake(playwright: Playwright, url: str) -> None:
    """Print how much slower a page and a worker are, with this brake and with Chromium's own."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder, "profile")
        with phone(playwright, profile, url) as page:
            page.route(f"{url}/", lambda asked: asked.fulfill(body="", content_type="text/html"))
            page.goto(url)
            group, session = group_of(profile), page.context.new_cdp_session(page)
            for where, work in (("a page", WORK), ("a worker", WORK_IN_WORKER)):
                free = min(page.evaluate(work) for _ in range(RUNS))
                for rate in RATES[1:]:
                    with Brake(group, rate):
                        slowed = median(page.evaluate(work) for _ in range(RUNS))
                    row(f"wanted {rate} times slower: {where}", f"{slowed / free:.2f} times")
                session.send("Emulation.setCPUThrottlingRate", {"rate": AT})
                slowed = median(page.evaluate(work) for _ in range(RUNS))
                session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
                row(f"{AT} times slower by Chromium: {where}", f"{slowed / free:.2f} times")


def measure_starts(playwright: Playwright, kept: Path, url: str) -> None:
    """Print how long everybody waits for the first move."""
    for rate in RATES:
        found: dict[str, list[Start]] = defaultdict(list)
        for _ in range(RUNS):
            for game, start in product(GAMES, (start_three_times, start_without_snapshot)):
                with tempfile.TemporaryDirectory() as folder:
                    profile = Path(folder, "profile")
                    shutil.copytree(kept, profile, symlinks=True)
                    with phone(playwright, profile, url) as page:
                        starts = start(page, group_of(profile), game, rate)
                        for kind, one in starts.items():
                            found[f"{game}, {kind}"].append(one)
        for name, of_name in sorted(found.items()):
            limit = COLD if "cold" in name else WARM
            value, work = (median(of) for of in zip(*of_name, strict=True))
            wanted = f"{limit:.0f} s or less: {'yes' if value <= limit else 'NO'}"
            told = f"{value:.2f} s"
            row(f"{rate} times slower: {name}", told, wanted if rate == AT else "")
            row("  processor time of the browser", f"{work:.2f} s")


def main() -> None:
    """Measure and print."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node()
    if sys.platform != "linux":
        raise SystemExit("this needs Linux: it looks for the browser's processes in /proc")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        profile = Path(folder, "profile")
        url = fetch_offline_copy(playwright, profile)
        headline("How much slower is a browser that is stopped and continued?")
        measure_brake(playwright, url)
        headline("How soon can the first move be made after Play now, without a network?")
        measure_starts(playwright, profile, url)


if __name__ == "__main__":
    main()
