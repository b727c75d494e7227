"""An event in a real browser: a moderator, a stage and three phones among three hundred."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from playwright.sync_api import expect

from commands import FIFTIES
from pdf_pages import Pages
from servers import Served
from web.event_phones import EventPhones
from web.inspection import barriers, misspoken, small_targets
from web.people import Person
from web.screen import Screen

TITLE = "Everybody counts 世界"
PHONES = 297
SEAL = r"([0-9a-f]{4} ){3}[0-9a-f]{4}"
NAMES = ("Ana", "Ben", "Cleo")
ON_ITS_SIDE = {"width": 844, "height": 390}
BEAMER = {"width": 1920, "height": 1080}


def inspect(*screens: Screen) -> None:
    """See that these screens keep nobody out, and say everything in words."""
    for screen in screens:
        faults = [*barriers(screen), *misspoken(screen), *small_targets(screen)]
        assert faults == [], screen.page.url


def open_event(screen: Screen) -> str:
    """Fill the form in and open the event with closed doors; return its code."""
    page = screen.page
    page.get_by_label(screen.say("event-title"), exact=True).fill(TITLE)
    for choice in (screen.say("event-colours-lake"), screen.say("event-show-minutes", minutes=1)):
        page.get_by_role("radio", name=choice, exact=True).check()
    inspect(screen)
    screen.press("event-do-open")
    page.wait_for_url("**/moderate/*")
    page.get_by_role("heading", name=TITLE).wait_for()
    return page.url.rpartition("/")[2]


def sure(screen: Screen, message: str, **details: object) -> None:
    """Agree to what is asked before something happens to everybody."""
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_role("button", name=screen.say(message, **details), exact=True).click()
    dialog.wait_for(state="hidden")


def step(screen: Screen, message: str) -> None:
    """Wait until the moderator is told to do this next."""
    next_step = screen.page.get_by_role("status").filter(has_text=screen.say("moderate-next"))
    beginning = screen.say(f"moderate-step-{message}", seated=0, missing=0, least=3, count=2)
    expect(next_step).to_contain_text(re.split(r"[:\d]", beginning)[0])


def do_next(moderator: Screen, what: str) -> None:
    """Press the button at the foot of the page, which brings the event on."""
    bar = moderator.page.locator(".action-bar")
    bar.get_by_role("button", name=moderator.say(f"moderate-do-{what}"), exact=True).click()


def write(screen: Screen, first: int) -> None:
    """Write five numbers by typing them, and be done."""
    field = screen.page.get_by_label(screen.say("crowd-type"), exact=True)
    for box in range(5):
        field.fill(str(first + box * 270))
        screen.press("crowd-type-write")
    screen.press("fifty-done")
    # Whoever is the last one looks at the count at once.
    screen.find("button", "fifty-written").or_(screen.page.locator(".called")).first.wait_for()


def test_an_event_from_its_doors_to_its_kit(person: Person, served: Served, tmp_path: Path) -> None:
    def device(path: str, **options: Any) -> Screen:
        return Screen(person(path, reduced_motion="reduce", **options))

    # Chromium takes an answer that a page has read piece by piece, to its end, for aborted.
    moderator = device("/event", phone=False, troubled=True)
    code = open_event(moderator)
    stage = device(f"/stage/{code}", phone=False, viewport=BEAMER)
    stage.reads("stage-doors-closed")
    inspect(moderator, stage)

    # The doors: whoever comes early waits in front of them.
    phones = [device(f"/t/{code}") for _ in NAMES]
    join(phones[0], NAMES[0])
    phones[0].find("heading", "waiting-doors").wait_for()
    inspect(phones[0])
    phones[0].page.reload()
    phones[0].find("heading", "waiting-doors").wait_for()
    say_on_stage(moderator, "Doors open at eight.")
    for screen in (stage, phones[0]):
        screen.page.get_by_text("Doors open at eight.").wait_for()
    step(moderator, "open")
    do_next(moderator, "open")
    phones[0].reads("event-starts-soon")
    for screen, name in zip(phones[1:], NAMES[1:], strict=True):
        join(screen, name)
        screen.reads("event-starts-soon")

    with EventPhones(served.url, code, PHONES, lazy=1):
        stage.reads("stage-who", count=PHONES + len(NAMES))
        remove(moderator, "Phone 296")
        players = PHONES + len(NAMES) - 1
        stage.reads("stage-who", count=players)
        inspect(stage, phones[1])

        step(moderator, "start")
        do_next(moderator, "start")
        sure(moderator, "moderate-start")
        for round_number in range(1, 5):
            if not play_round(moderator, stage, phones, round_number):
                break

        # The finale, on stage and on phones.
        stage.page.get_by_role("heading", level=1, name=re.compile(r"\w")).wait_for()
        winners = stage.page.locator(".first .name")
        expect(winners.first).to_be_visible()
        numbers = stage.page.get_by_role("group").first.inner_text().split()
        assert len(numbers) == 5
        phones[0].find("heading", "crowd-leaders").wait_for()
        inspect(moderator, stage, phones[0])
    step(moderator, "after")
    print_certificates(moderator, tmp_path)
    verify_kit(moderator, tmp_path)


def test_hosts_approve_of_everybody_who_comes_and_make_others_hosts(person: Person) -> None:
    def device(path: str, **options: Any) -> Screen:
        return Screen(person(path, **options))

    moderator = device("/event", viewport=ON_ITS_SIDE)
    moderator.find("checkbox", "event-approval").check()
    code = open_event(moderator)
    # A big screen comes through closed doors, and says what it waits for.
    stage = device(f"/stage/{code}", phone=False, viewport=BEAMER)
    stage.reads("stage-approval")
    stage.page.get_by_text(TITLE).wait_for()
    in_sight(moderator, "moderate-approval")
    moderator.reads("moderate-role-stage")
    inspect(moderator, stage)
    do_next(moderator, "admit")
    stage.reads("stage-doors-closed")
    do_next(moderator, "open")

    ana, ben, cleo = (device(f"/t/{code}") for _ in NAMES)
    for screen, name in zip((ana, ben, cleo), NAMES, strict=True):
        join(screen, name)
        screen.find("heading", "waiting-approval").wait_for()
    moderator.find("button", "moderate-admit", name="Ana").click()
    ana.reads("event-starts-soon")
    moderator.find("button", "moderate-deny", name="Ben").click()
    sure(moderator, "lobby-remove")
    ben.reads("goodbye-removed")

    # Another host does the same, with a phone.
    moderator.page.get_by_label(moderator.say("moderate-find"), exact=True).fill("Ana")
    moderator.reads("moderate-found", count=1)
    moderator.page.get_by_label(moderator.say("moderate-person-more", name="Ana")).click()
    moderator.press("moderate-host-add")
    moderator.find("button", "moderate-host-end").wait_for()
    ana.page.goto(f"/moderate/{code}")
    step(ana, "admit")
    do_next(ana, "admit")
    cleo.reads("event-starts-soon")
    dora = device(f"/t/{code}")
    join(dora, "Dora")
    do_next(moderator, "admit")
    dora.reads("event-starts-soon")

    # Three are few enough to see all of the game; whoever runs it is told as much as with a crowd.
    step(moderator, "start")
    do_next(moderator, "start")
    moderator.page.evaluate("() => scrollTo(0, 0)")
    sure(moderator, "moderate-start")
    step(moderator, "choose")
    in_sight(moderator, "moderate-show")
    moderator.find("button", "moderate-seconds", seconds=10).click()
    sure(moderator, "moderate-close", seconds=10)
    step(moderator, "watch")


def in_sight(screen: Screen, section: str) -> None:
    """See that a part of the page begins above the bar at its foot, without scrolling."""
    heading = screen.find("heading", section)
    heading.wait_for()
    box, bar = heading.bounding_box(), screen.page.locator(".action-bar").bounding_box()
    assert box is not None
    assert bar is not None
    assert 0 <= box["y"] < box["y"] + box["height"] < bar["y"]


def join(screen: Screen, name: str) -> None:
    screen.page.get_by_label(screen.say("lobby-join-name"), exact=True).fill(name)
    screen.press("lobby-join-sit")


def say_on_stage(moderator: Screen, text: str) -> None:
    moderator.page.get_by_label(moderator.say("moderate-message-text"), exact=True).fill(text)
    moderator.press("moderate-message-show")
    moderator.find("button", "moderate-message-hide").wait_for()


def remove(moderator: Screen, name: str) -> None:
    """Find somebody among all, and send them away."""
    page = moderator.page
    page.get_by_label(moderator.say("moderate-find"), exact=True).fill(name)
    moderator.reads("moderate-found", count=1)
    page.get_by_label(moderator.say("moderate-person-more", name=name)).click()
    moderator.press("lobby-remove")
    sure(moderator, "lobby-remove")
    moderator.reads("moderate-found", count=0)


def play_round(moderator: Screen, stage: Screen, phones: list[Screen], round_number: int) -> bool:
    """Play a round; return whether there may be another one."""
    for at, screen in enumerate(phones):
        write(screen, 7 + at + round_number)
    if round_number == 1:
        close_choices(moderator, stage, phones[0])
    number = stage.page.locator(".called .number")
    expect(number).to_have_text(re.compile(r"^\d"))
    if round_number == 1:
        phones[0].find("list", "crowd-my-numbers").wait_for()
        phones[0].find("list", "crowd-neighbours").wait_for()
        assert re.fullmatch(SEAL, seal_on(stage))
        assert seal_on(phones[0]) == seal_on(stage)
        do_next(moderator, "watch")
        stage.reads("paused")
        inspect(stage, phones[0])
        do_next(moderator, "go-on")
    moderator.page.keyboard.press("s")
    sure(moderator, "host-skip-sure")
    write_again = phones[0].page.get_by_label(phones[0].say("crowd-type"), exact=True)
    over = phones[0].find("link", "ended-leave")
    write_again.or_(over).first.wait_for()
    return write_again.is_visible()


def seal_on(screen: Screen) -> str:
    """Return the seal of a round's choices as a screen shows it."""
    return screen.page.locator(".seal code").inner_text()


def close_choices(moderator: Screen, stage: Screen, phone: Screen) -> None:
    """Set a time limit for the one who does not write."""
    stage.reads("stage-missing", names="Phone 0")
    inspect(moderator, stage)
    moderator.page.get_by_role("button", name=moderator.say("moderate-seconds", seconds=10)).click()
    sure(moderator, "moderate-close", seconds=10)
    for screen in (stage, phone):
        screen.page.get_by_role("timer").first.wait_for()


def print_certificates(moderator: Screen, folder: Path) -> None:
    """Print one for everybody; what has no letters in the font is named, the title in Chinese."""
    certificates = download(moderator, "moderate-print-certificates", folder)
    assert len(Pages(certificates.read_bytes())) == PHONES + len(NAMES) - 1
    name = moderator.say("moderate-print-name", name=TITLE)
    moderator.reads("moderate-print-unwritten", names=name, count=1)


def verify_kit(moderator: Screen, folder: Path) -> None:
    """Download the kit, and check it without the server."""
    kit = download(moderator, "moderate-kit-download", folder)
    with ZipFile(kit) as parts:
        assert json.loads(parts.read("manifest.json"))
    done = subprocess.run(
        [FIFTIES, "verify", str(kit)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def download(screen: Screen, message: str, folder: Path) -> Path:
    with screen.page.expect_download() as coming:
        screen.press(message)
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path
