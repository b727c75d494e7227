"""The browser game on a slow phone: how soon it is there, what it loads, how smoothly it counts.

Lighthouse measures pages as its authors think a slow phone is; the rest is measured plainly, with
Chromium's own brakes on processor and network. Frames are compared with those of an empty page in
the same browser under the same brake, for nothing can be smoother than that.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from side_by_side import headline, row

from servers import HTTP, Served
from web.chromium import FLAGS, find_chromium, node
from web.people import device, started

HERE: Final = Path(__file__).resolve().parent / "browser"
LIGHTHOUSE: Final = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
ANSWERS, FRAMES = (
    (HERE / name).read_text(encoding="utf-8") for name in ("answers.js", "frames.js")
)
NO_LIMITS: Final = ("--wrong-codes", "0", "--openings", "0", "--rate", "0", "--in-memory")

RUNS: Final = 3
"""How often Lighthouse looks at a page, and how often a count is watched."""
ARRIVALS: Final = 7
SLOW: Final = 4
"""By what Lighthouse divides the speed of the processor, and we."""
SLOWER: Final = 6
SLOW_4G: Final = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8}
SLOW_4G_UP: Final = {"uploadThroughput": 750e3 / 8}
BOTS: Final = 6
COUNTING: Final = 20.0
EMPTY: Final = 5.0
"""Seconds for which frames are watched, in a count and on an empty page."""

SCORES: Final = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
}
METRICS: Final = {
    "first-contentful-paint": "first contentful paint",
    "largest-contentful-paint": "largest contentful paint",
    "interactive": "interactive",
    "total-blocking-time": "total blocking time",
    "cumulative-layout-shift": "cumulative layout shift",
}
FAULTLESS: Final = 100
SOON: Final = 1000
"""Milliseconds after which "Play now" should answer."""
LARGEST_LOAD, LARGEST_CODE = 120_000, 75_000
"""Bytes that may come over the wire at first, and the code in them if gzip packs it."""
FRAME: Final = 1000 / 60
LATE: Final = 1.5 * FRAME
"""From here on a frame was left out at 60 Hz; clocks shake too much for anything nearer."""

Report = dict[str, Any]


def judge(name: str, value: str, wanted: str, *, enough: bool) -> None:
    """Print a figure, what it should be, and whether it is."""
    row(name, value, f"{wanted}: {'yes' if enough else 'NO'}")


# Lighthouse


def pages(served: Served) -> dict[str, str]:
    """Return the addresses that Lighthouse looks at."""
    table = served.open(name="Ana", pace="living-room")
    return {
        "home": "/",
        "learn": "/learn/fifty",
        "lobby": f"/t/{table['code']}#{table['token']}",
    }


def look_at(url: str) -> Report:
    """Let Lighthouse look at a page, with the phone and the network that it has by default."""
    found = find_chromium()
    flags = " ".join(["--headless", *FLAGS])
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [node(), str(LIGHTHOUSE), url, "--output=json", f"--output-path={report}"]
        done = subprocess.run(
            [*command, "--quiet", "--no-enable-error-reporting", f"--chrome-flags={flags}"],
            env={**{k: str(v) for k, v in found.env.items()}, "CHROME_PATH": found.executable},
            capture_output=True,
            text=True,
            check=False,
        )
        if not report.is_file():
            raise RuntimeError(f"Lighthouse has nothing to tell:\n{done.stdout}{done.stderr}")
        told: Report = json.loads(report.read_text(encoding="utf-8"))
    return told


def ask_lighthouse(served: Served) -> None:
    """Print what Lighthouse says about three pages, in the median of some looks at each."""
    reports: dict[str, list[Report]] = defaultdict(list)
    for _ in range(RUNS):
        for page, path in pages(served).items():
            reports[page].append(look_at(served.url + path))
    for page, looks in reports.items():
        for score, name in SCORES.items():
            value = median(100 * look["categories"][score]["score"] for look in looks)
            judge(f"{page}: {name}", f"{value:.0f}", "100", enough=value >= FAULTLESS)
        for metric, name in METRICS.items():
            value = median(look["audits"][metric]["numericValue"] for look in looks)
            row(
                f"{page}: {name}", f"{value:.3f}" if metric.endswith("shift") else f"{value:.0f} ms"
            )
        for fault in faults(looks):
            print(f"    {page}: {fault}")


def faults(looks: list[Report]) -> list[str]:
    """Return what costs points in a category that should have all of them."""
    found: Counter[str] = Counter()
    for look in looks:
        for category in SCORES:
            for part in look["categories"][category]["auditRefs"]:
                audit = look["audits"][part["id"]]
                if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                    found[f"{audit['id']}: {audit['title']}"] += 1
    return [f"{name} ({times} of {len(looks)} looks)" for name, times in found.items()]


# A slow phone


@contextmanager
def phone(browser: Browser, url: str, slower: float = 1) -> Iterator[tuple[Page, CDPSession]]:
    """Hand out a phone that has never been here, *slower* by so many times."""
    context: BrowserContext = device(browser, url, moving=True)
    page = context.new_page()
    session = context.new_cdp_session(page)
    brake(session, slower)
    yield page, session
    context.close()


def brake(session: CDPSession, slower: float) -> None:
    """Slow the page's processor down."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})


def arrive(browser: Browser, served: Served, slower: float) -> dict[str, float]:
    """Open the first page on a slow phone in a slow network; return when what was there, in ms."""
    with phone(browser, served.url, slower) as (page, session):
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", {**SLOW_4G, **SLOW_4G_UP})
        page.add_init_script(ANSWERS)
        page.goto("/", wait_until="commit")
        told: dict[str, float] = page.evaluate("__arrival")
    return told


def come_on_a_slow_phone(browser: Browser, served: Served) -> None:
    """From the address to a "Play now" that answers: 1.6 Mbit/s, 150 ms for every request."""
    arrive(browser, served, 1)
    found: dict[int, list[dict[str, float]]] = {SLOW: [], SLOWER: []}
    for _ in range(ARRIVALS):
        for slower, arrivals in found.items():
            arrivals.append(arrive(browser, served, slower))
    for slower, arrivals in found.items():
        for moment, name in (("painted", "first paint"), ("there", '"Play now" is there')):
            value = median(arrival[moment] for arrival in arrivals)
            row(f"processor slower by {slower}: {name}", f"{value:.0f} ms")
        value = median(arrival["answers"] for arrival in arrivals)
        name = f'processor slower by {slower}: "Play now" answers'
        judge(name, f"{value:.0f} ms", f"{SOON} ms or less", enough=value <= SOON)


# The wire


def weigh_the_first_load(browser: Browser, served: Served) -> None:
    """Print what comes over the wire when somebody opens the first page for the first time."""
    with phone(browser, served.url) as (page, session):
        kinds: dict[str, str] = {}
        urls: dict[str, str] = {}
        sizes: dict[str, int] = {}

        def answered(told: dict[str, Any]) -> None:
            kinds[told["requestId"]] = told["type"]
            urls[told["requestId"]] = told["response"]["url"]

        session.on("Network.responseReceived", answered)
        session.on(
            "Network.loadingFinished",
            lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}),
        )
        session.send("Network.enable")
        page.goto("/", wait_until="networkidle")
    code = [url for asked, url in urls.items() if kinds[asked] in {"Script", "Stylesheet"}]
    heads = [HTTP.head(url, headers={"Accept-Encoding": "gzip"}) for url in code]
    gzip = sum(int(head.headers["content-length"]) for head in heads)
    total, weights = sum(sizes.values()), defaultdict[str, int](int)
    for asked, size in sizes.items():
        weights[kinds.get(asked, "Other")] += size
    name = f"all of it, {len(sizes)} answers with their headers"
    judge(name, f"{total / 1000:.1f} kB", "120 kB or less", enough=total <= LARGEST_LOAD)
    name = f"scripts and styles if gzip packs them, {len(code)} files"
    judge(name, f"{gzip / 1000:.1f} kB", "75 kB or less", enough=gzip <= LARGEST_CODE)
    for kind, size in sorted(weights.items(), key=lambda weight: -weight[1]):
        row(f"{kind.lower()}, as it came", f"{size / 1000:.1f} kB")


# Frames


@dataclass(frozen=True)
class Watched:
    """Frames and long tasks of some seconds, in milliseconds."""

    frames: list[float]
    tasks: list[float]

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 / mean(self.frames)

    def over(self, limit: float) -> float:
        """Return the share of frames that took longer, in per cent."""
        return 100 * sum(frame > limit for frame in self.frames) / len(self.frames)

    @property
    def dropped(self) -> float:
        """The share of a 60 Hz screen's frames that did not come, in per cent."""
        wanted = sum(self.frames) / FRAME
        return 100 * max(0.0, wanted - len(self.frames)) / wanted


def together(parts: list[Watched]) -> Watched:
    """Return what was watched at several times, joined in a row."""
    frames = [frame for part in parts for frame in part.frames]
    return Watched(frames, [task for part in parts for task in part.tasks])


def watch(page: Page, seconds: float) -> Watched:
    """Watch the page's frames."""
    told = page.evaluate(FRAMES, seconds * 1000)
    return Watched(told["frames"], told["tasks"])


def write_numbers(page: Page) -> None:
    """Write five numbers, spread over the count, and say so."""
    page.wait_for_selector(".grid button")
    free = page.locator(".grid button:not([aria-disabled=true])")
    count = free.count()
    for box in range(5):
        free.nth(count // 6 * (box + 1)).click()
    page.click("button.done")


def begin_a_count(page: Page, served: Served) -> None:
    """Sit down with six bots, start, write, and wait until the first number is called."""
    table = served.open(name="Ana", game="fifty", pace="living-room", seats=BOTS + 1)
    host = served.resume(table)
    for _ in range(BOTS):
        host.do("add-bot", level="beginner")
    host.close()
    page.goto(f"/t/{table['code']}#{table['token']}")
    page.click("button.start")
    write_numbers(page)
    called = page.locator(".digits strong").filter(has_text=re.compile(r"\d"))
    called.wait_for(timeout=60_000)


def count_smoothly(browser: Browser, served: Served) -> None:
    """Frames of a count with seven players on a slow phone, beside those of an empty page."""
    counts, empties, called = [], [], []
    for _ in range(RUNS):
        with phone(browser, served.url, SLOW) as (page, _):
            page.goto("about:blank")
            empties.append(watch(page, EMPTY))
        with phone(browser, served.url) as (page, session):
            begin_a_count(page, served)
            brake(session, SLOW)
            before = number(page)
            counts.append(watch(page, COUNTING))
            called.append(number(page) - before)
    count, empty = together(counts), together(empties)
    row(f"numbers called in {COUNTING:.0f} s", f"{median(called):.0f}")
    row("an empty page: frames a second", f"{empty.rate:.1f}")
    row("the count: frames a second", f"{count.rate:.1f}")
    ratio = count.rate / empty.rate
    row("frames a second, count / empty page", f"{ratio:.3f}", "1 is the limit")
    for name, watched in (("an empty page", empty), ("the count", count)):
        p95 = quantiles(watched.frames, n=20)[-1]
        row(f"{name}: frame, median", f"{median(watched.frames):.1f} ms")
        row(f"{name}: frame, 95th percentile", f"{p95:.1f} ms")
        row(f"{name}: frames over 16.7 ms (25 ms, 33.4 ms)", shares(watched))
        row(f"{name}: frames of 60 a second that did not come", f"{watched.dropped:.1f} %")
    longest = max(count.tasks, default=0)
    seconds = RUNS * COUNTING
    row(f"tasks over 50 ms in {seconds:.0f} s of counting", str(len(count.tasks)))
    row("the longest of them", f"{longest:.0f} ms")


def number(page: Page) -> int:
    """Return the number that was called last."""
    said = re.sub(r"\D", "", page.inner_text(".digits strong"))
    return int(said or "0")


def shares(watched: Watched) -> str:
    """Write which shares of frames were late."""
    limits = (FRAME + 0.2, LATE, 2 * FRAME + 0.2)  # the clock ticks in tenths
    return ", ".join(f"{watched.over(limit):.1f} %" for limit in limits)


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("PYTHONWARNINGS", "")
    with tempfile.TemporaryDirectory() as data, Served(Path(data), *NO_LIMITS) as served:
        headline("What does Lighthouse say, on its slow phone?")
        ask_lighthouse(served)
        with started() as browser:
            headline('How soon can somebody on a slow phone tap "Play now"?')
            come_on_a_slow_phone(browser, served)
            headline("How much comes over the wire first?")
            weigh_the_first_load(browser, served)
            headline("How smoothly do seven players count on a slow phone?")
            count_smoothly(browser, served)


if __name__ == "__main__":
    main()
