"""What is heard, what flashes, where the keyboard is, and what things are called."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from servers import Served
from web import scenes
from web.fifty_fifty_moves import awaited, cards, play
from web.fifty_moves import choose, number, open_numbers, resume_link, start_with_bots, written
from web.paused_tables import PausedTables, choose_all, company, counting
from web.people import Person
from web.screen import Screen
from web.visits import Visit

BIG = {"width": 1920, "height": 1080}
RECORDS = Path(__file__).parents[1] / "data" / "records"
LARGE = 90
"""Letters of this height in pixels are large."""
MOST_CHANGES = 3
"""Changes of something large and bright that are allowed a second, after WCAG 2.3.1."""
MOST_WORDS = 220
"""Words a minute that may be read out at the default pace."""
PER_WORD = 240
"""Milliseconds in which a screen reader says a word, at a moderate rate."""

WATCH_LARGE = """large => {
  window.frames_seen = [];
  const look = () => {
    const found = [...document.querySelectorAll("main *")].filter(
      it => [...it.childNodes].some(child => child.nodeName === "#text" && /\\d/.test(child.data))
        && it.getBoundingClientRect().height > large);
    window.frames_seen.push([performance.now(), found.map(it => it.textContent.trim()).join("|"),
      found.map(it => new DOMMatrix(getComputedStyle(it).transform).a)]);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Write down for every frame which large digits stand there, and how far they are scaled."""

WATCH_REGIONS = """() => {
  window.heard = [];
  const hear = (kind, { textContent }) => {
    const text = textContent.trim();
    if (text) window.heard.push([performance.now(), kind, text]);
  };
  const silent = it => it.closest("[aria-live]")?.getAttribute("aria-live") === "off";
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      const holder = target.nodeType === 1 ? target : target.parentElement;
      const region = holder?.closest("[role=alert], [role=log]");
      if (region?.role === "alert") hear("alert", region);
      for (const it of addedNodes) {
        if (region?.role === "log" && it.nodeType === 1 && !silent(it)) hear("log", it);
        // A region that is put into the page with something in it says that, too.
        for (const alert of it.querySelectorAll?.("[role=alert]") ?? []) hear("alert", alert);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Write down what a screen reader would say: everything that comes into a live region."""

LISTENED = """perWord => {
  const [at, , text] = window.heard.findLast(one => one[1] === "alert") ?? [0, "", ""];
  return text && performance.now() > at + text.split(" ").length * perWord;
}"""
"""Whether the last line that was addressed to somebody has been spoken."""

UNDERSTOOD_UNTIL = """([wanted, understood]) => {
  for (const it of document.querySelectorAll("button")) {
    if (it.textContent.trim() === understood && it.checkVisibility()) it.click();
  }
  return window.heard.some(one => one[1] === "alert" && one[2].includes(wanted));
}"""
"""Close every bubble of the coach until something was said: it may come after the last of them."""

VOICE = """() => {
  speechSynthesis.getVoices = () => [{ lang: "en-GB", localService: true, name: "A voice" }];
}"""


@pytest.fixture
def visit(tables: PausedTables, person: Person) -> Visit:
    """Come with a keyboard and a large screen, on which nothing moves."""
    return Visit(tables, Screen(person("about:blank", phone=False)))


def heard(page: Page, kind: str = "") -> list[tuple[float, str]]:
    """Return what was said so far in the live regions, and when, in milliseconds."""
    return [(at, text) for at, what, text in page.evaluate("() => window.heard") if kind in what]


def changes(page: Page) -> tuple[list[float], set[float]]:
    """Return when the large number of a count changed, and how far it was ever scaled."""
    frames = page.evaluate("() => window.frames_seen")
    seen = [frame for frame in frames if frame[1].isdigit()]  # and none of several scores
    changed = [after[0] for before, after in pairwise(seen) if before[1] != after[1]]
    return changed, {scale for _, _, scales in seen for scale in scales}


def most_within_a_second(moments: list[float]) -> int:
    """Return how many of the moments lie within one second at most."""
    return max((sum(at <= other < at + 1000 for other in moments) for at in moments), default=0)


def test_large_digits_do_not_flicker_at_any_pace(person: Person, served: Served) -> None:
    group = company(served, "Ben", "Cleo", "Dora", pace="stadium")
    group.host.ask("start")
    big = person(f"/stage/{group.code}", phone=False, viewport=BIG, moving=True)
    still = person(resume_link(group.table))
    Screen(still).find("group", "fifty-grid").wait_for()
    for page in (big, still):
        page.evaluate(WATCH_LARGE, LARGE)
    choose_all(group)
    for page in (big, still):
        page.wait_for_function("() => window.frames_seen.some(([, text]) => Number(text) > 25)")
    for page in (big, still):
        moments, scales = changes(page)
        assert len(moments) > MOST_CHANGES, "nothing was seen of the count"
        assert most_within_a_second(moments) <= MOST_CHANGES
        assert all(scale in {0, 1} or scale > 0.79 for scale in scales)
    assert changes(still)[1] == {1}
    # A slow machine draws no more on the big screen than on the still one.
    assert len(changes(still)[0]) <= len(changes(big)[0])


def test_single_keys_volume_and_voice_are_settings(person: Person) -> None:
    page = person("/", phone=False)
    screen = Screen(page)
    mute = screen.find("button", "mute")
    screen.press("menu")
    screen.reads("voice-none", language=screen.say("language-en"))
    volume = page.get_by_role("slider", name=screen.say("volume"), exact=True)
    expect(volume).to_have_value("50")
    volume.press("ArrowLeft")
    screen.page.get_by_role("checkbox", name=re.compile(screen.say("keys-single"))).uncheck()
    page.keyboard.press("Escape")
    for key in ("m", "?"):
        page.keyboard.press(key)
    page.evaluate(VOICE)
    screen.press("menu")
    expect(volume).to_have_value("40")
    expect(screen.find("checkbox", "voice")).to_be_visible()
    screen.press("keys")
    screen.reads("keys-off")
    expect(screen.find("dialog", "keys").get_by_role("term")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.reload()
    page.keyboard.press("m")
    screen.press("menu")
    screen.page.get_by_role("checkbox", name=re.compile(screen.say("keys-single"))).check()
    page.keyboard.press("Escape")
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "true")


def test_a_count_that_is_skipped_is_told_in_one_sentence(person: Person, served: Served) -> None:
    group = counting(served)
    page = person(resume_link(group.table), phone=False)
    screen = Screen(page)
    head = page.get_by_role("heading", level=1)
    head.filter(has_text=screen.say("fifty-count", round=1)).wait_for()
    page.evaluate(WATCH_REGIONS)
    group.watcher.do("pause", paused=False)
    group.watcher.do("skip")
    screen.find("heading", "fifty-scored", round=1).wait_for()
    told = [text for _, text in heard(page) if screen.say("unpaused") not in text]
    page.wait_for_function(
        "text => window.heard.some(one => one[2].startsWith(text))",
        arg=screen.say("fifty-scored", round=1),
    )
    summary = [text for text in told if "; " + screen.say("fifty-told-mine", numbers="") in text]
    assert len(summary) == 1, told
    left = [*re.findall(r"\d+ (?:count taken|crossed off)", summary[0])]
    assert left, summary
    assert sum("takes the count" in text or "clash and" in text for text in told) <= 1, told


def test_what_is_addressed_to_me_waits_its_turn_and_is_kept(visit: Visit) -> None:
    page, screen = visit.page, visit.screen
    page.add_init_script(f"({WATCH_REGIONS})()")
    scenes.coach(visit)
    choose(screen)
    screen.find("heading", "fifty-count", round=1).wait_for()
    begun = len(heard(page, "alert"))
    yours = screen.say("fifty-yours", number="").partition("!")[0].strip()
    page.wait_for_function(UNDERSTOOD_UNTIL, arg=[yours, screen.say("coach-understood")])
    lines = heard(page, "alert")[begun:]
    apart = [after[0] - before[0] for before, after in pairwise(lines)]
    assert apart
    assert min(apart) > 1000, lines
    log = page.get_by_role("log").get_by_role("paragraph")
    assert {text for _, text in lines} <= {*log.all_inner_texts()}
    own = log.filter(has_text=yours)
    assert own.first.get_attribute("aria-live") == "off"


def test_fifty_fifty_says_no_more_than_one_can_hear(person: Person, served: Served) -> None:
    page = person(
        resume_link(served.open(game="fifty-fifty", seats=4, pace="living-room")), phone=False
    )
    screen = Screen(page)
    page.evaluate(WATCH_REGIONS)
    start_with_bots(screen)
    assert awaited(screen, "Ana") == "Ana"
    begun = page.evaluate("() => performance.now()")
    for _ in range(4):
        page.wait_for_function(LISTENED, arg=PER_WORD)
        play(screen, cards(screen)[0])
        assert awaited(screen, "Ana") == "Ana"
    page.wait_for_function(
        "() => window.heard.filter(one => one[2].startsWith('Your turn')).length > 4"
    )
    minutes = (page.evaluate("() => performance.now()") - begun) / 60_000
    said = [(at, text) for at, text in heard(page) if at >= begun]
    turns = [text for _, text in said if text.startswith("Your turn: ")]
    assert len(turns) >= 4, said
    for turn in turns:
        assert re.fullmatch(
            r"Your turn: \d+ laughing, \d+ angry; (?:you lead|[\d, ]+ lies?)\.", turn.strip()
        ), turn
    words = sum(len(text.split()) for _, text in said)
    assert words / minutes < MOST_WORDS, said
    assert not any("“" in text for _, text in said), "a bot's remark was read out"


def test_the_focus_is_never_lost_to_the_page(visit: Visit) -> None:
    page, screen = visit.page, visit.screen
    scenes.hand_over(visit)
    inside = page.get_by_role("region", name=screen.say("hand-over-to", name="Ana"))
    for _ in range(4):  # nothing else can be reached but the browser itself
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body"
            " || document.activeElement.matches('.skip, .hand-over *')"
        )
    expect(inside).to_be_visible()
    screen.find("button", "hand-over-it-is-me", name="Ana").press("Enter")
    expect(screen.find("heading", "round", round=1)).to_be_focused()
    low, *others = open_numbers(screen)
    number(screen, low).press("Enter")
    erase = screen.find("button", "fifty-erase-all")
    erase.press("Enter")
    assert written(screen) == []
    expect(erase).to_be_focused()
    page.clock.install()
    blocked = next(one for one in range(1, others[-1]) if one not in {low, *others})
    number(screen, blocked).press("Enter")  # a notice says why not
    rule = screen.notices.get_by_role("button").first
    rule.focus()
    page.clock.run_for(30_000)
    expect(rule).to_be_focused()
    screen.notices.get_by_role("button", name=screen.say("close")).press("Enter")
    expect(screen.find("heading", "round", round=1)).to_be_focused()


def test_a_number_that_is_being_typed_comes_before_the_one_in_focus(visit: Visit) -> None:
    group = company(visit.tables.served, "Ben", "Cleo")
    group.host.ask("start")
    visit.page.goto(resume_link(group.table))
    low, *others = open_numbers(visit.screen)
    elsewhere = next(one for one in others if one > 10)
    number(visit.screen, elsewhere).focus()
    visit.page.keyboard.press(str(low))
    visit.page.keyboard.press("Enter")
    assert written(visit.screen) == [low]
    visit.page.keyboard.press("Enter")
    assert written(visit.screen) == [low, elsewhere]


def test_nothing_happens_silently(visit: Visit) -> None:
    page, screen = visit.page, visit.screen
    group = company(visit.tables.served, "Ben", "Cleo")
    page.add_init_script(f"({WATCH_REGIONS})()")
    page.goto(resume_link(group.table))
    screen.find("button", "lobby-start").click()
    screen.find("group", "fifty-grid").wait_for()
    open_digits = {one % 10 for one in open_numbers(screen)}
    blocked = [digit for digit in range(10) if digit not in open_digits]
    told = screen.say("round-blocked", digits="").strip()
    wait_to_hear(page, told)
    line = next(text for _, text in heard(page) if told in text)
    assert [int(digit) for digit in re.findall(r"\d", line.partition(told)[2])] == blocked
    group.watcher.do("pause", paused=True)
    wait_to_hear(page, screen.say("paused"))
    group.watcher.do("pause", paused=False)
    wait_to_hear(page, screen.say("unpaused"))
    low, *_ = open_numbers(screen)
    number(screen, low).press("Enter")
    wrote = screen.say("fifty-wrote", number=low, written=1, boxes=5)
    wait_to_hear(page, wrote)
    said = len(heard(page))
    screen.press("menu")
    screen.find("dialog", "menu").wait_for()
    page.keyboard.press("Escape")
    screen.find("dialog", "menu").wait_for(state="hidden")
    assert heard(page)[said:] == []


def wait_to_hear(page: Page, text: str) -> None:
    """Wait until *text* has come into a live region."""
    page.wait_for_function("text => window.heard.some(one => one[2].includes(text))", arg=text)


def test_a_replay_is_named_focused_and_told_step_by_step(visit: Visit) -> None:
    page, screen = visit.page, visit.screen
    page.goto("/replay")
    screen.reads("replay-none")
    assert page.title() == f"{screen.say('replays')} · fifties"
    chooser = page.locator("input[type=file]")
    chooser.focus()
    chooser.set_input_files(RECORDS / "fifty" / "sheet-opening.toml")
    head = page.get_by_role("heading", level=1).first
    expect(head).to_be_focused()
    expect(page).to_have_title(f"{screen.say('game-fifty')} · {screen.say('replay')}")
    page.evaluate(WATCH_REGIONS)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.heard.length > 0")
    caption = page.locator(".caption").inner_text()
    assert [text for _, text in heard(page)] == [caption]
    page.keyboard.press("ArrowRight")
    seats = page.get_by_label(screen.say("replay-seat")).get_by_role("option")
    players = seats.all_inner_texts()[1:]
    groups = page.get_by_role("region", name=screen.say("replay-picks")).get_by_role("group")
    named = [group.get_attribute("aria-label") for group in groups.all()]
    assert named == [screen.say("fifty-line-of", name=name) for name in players[: len(named)]]
    expect(groups.first).to_contain_text(re.compile(r"worth \d+(?:, \d+)+"))


def test_tables_and_headings_say_what_they_mean(visit: Visit) -> None:
    page, screen = visit.page, visit.screen
    scenes.score(visit)
    sheet = page.get_by_role("table").first
    heads = [head.inner_text() for head in sheet.get_by_role("columnheader").all()]
    assert screen.say("points") in " ".join(heads)
    tree = sheet.aria_snapshot()
    assert '"="' not in tree
    cells = re.findall(r'cell "(\d+) (?:crossed off )?([^"]*)"', tree)
    assert cells
    assert all(not text or not text[0].isdigit() or "bonus" in text for _, text in cells), tree
    scenes.end(visit)
    head = page.get_by_role("heading", level=1)
    expect(head).to_be_visible()
    assert head.get_by_role("button").count() == 0
    expect(screen.find("button", "ended-why")).to_be_visible()
    scenes.halves_with_bots(visit)
    seats = screen.find("region", "halves-table").aria_snapshot()
    assert seats.index("Ana") < seats.index(screen.say("halves-left", cards=7))


def test_the_focus_of_whoever_presses_got_it_stays_on_the_screen(
    person: Person, served: Served
) -> None:
    page = person(resume_link(served.open(pace="tap")), phone=False)
    screen = Screen(page)
    start_with_bots(screen)
    choose(screen)
    screen.find("button", "got-it").wait_for()
    expect(screen.find("button", "got-it")).to_be_focused()
    page.keyboard.press("Enter")
    screen.find("button", "got-it").wait_for(state="detached")
    page.wait_for_function("() => document.activeElement !== document.body")
