"""Nobody is kept out: every scene for every eye, ear, hand and language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from web import scenes
from web.fifty_fifty_moves import card, cards, middle, play
from web.fifty_moves import choose
from web.inspection import barriers, misspoken, motions, overflows, small_targets
from web.paused_tables import Company, PausedTables, company, my_turn
from web.people import EMPTY, Person
from web.scenes import SCENES
from web.screen import FARTHEST, Screen
from web.visits import Scene, Visit

LANGUAGES = ("en", "fr", "de", "it")
THEMES = ("dark", "contrast")
"""What people can choose besides the light of the day."""
SAMPLED = 2
"""`make test` looks at every so manieth scene: neighbours in the list are much alike."""
KEEP_STILL = "localStorage.setItem('fifties.preferences', JSON.stringify({ calm: true }))"
FOCUSED = """() => {
  const it = document.activeElement;
  const { width, height } = it.getBoundingClientRect();
  const ring = [it, it.closest("label"), it.nextElementSibling].some(
    (one) => one && getComputedStyle(one).outlineStyle !== "none");
  return { ring, seen: width > 0 && height > 0, lost: it === document.body,
    what: it.outerHTML.slice(0, 160) };
}"""


@pytest.fixture
def visit(tables: PausedTables, person: Person) -> Visit:
    """Come with a keyboard and a large screen, on which nothing moves."""
    return Visit(tables, Screen(person("about:blank", phone=False)))


def language_of(scene: Scene) -> str:
    """Choose a language, each in turn."""
    return LANGUAGES[SCENES.index(scene) // SAMPLED % len(LANGUAGES)]


def sampled(scenes: Sequence[Scene]) -> pytest.MarkDecorator:
    """Run a test with a sample of *scenes*, and in `make soak` with the others."""
    return pytest.mark.parametrize(
        "scene",
        [
            pytest.param(scene, id=scene.name, marks=[pytest.mark.soak] if n % SAMPLED else [])
            for n, scene in enumerate(scenes)
        ],
    )


def faults(
    person: Person, tables: PausedTables, scene: Scene, language: str, *themes: str
) -> list[str]:
    """Bring a device to *scene* and list everything that is wrong there, in *themes*, too."""
    english = language == "en"
    # Who speaks English has asked the system for less motion, the others have asked us.
    page = person(EMPTY, locale=f"{language}-CH", phone=not scene.big, moving=not english)
    if not english:
        page.add_init_script(KEEP_STILL)
    screen = Screen(page, language)
    scene.open(Visit(tables, screen))
    if scene.missing is not None:  # the browser itself tells of it, and that alone
        assert person.troubles.pop(0).startswith("error Failed to load resource")
    found = list(motions(screen))
    found += misspoken(screen)
    found += barriers(screen, *themes)
    found += small_targets(screen)
    found += overflows(screen, big=scene.big)
    person.leave()
    return [f"{language}: {fault}" for fault in found]


@sampled(SCENES)
def test_a_scene_is_open_to_everybody(person: Person, tables: PausedTables, scene: Scene) -> None:
    theme = THEMES[SCENES.index(scene) // SAMPLED // len(LANGUAGES) % len(THEMES)]
    found = faults(person, tables, scene, language_of(scene), theme)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_so_it_is_in_every_language_and_theme(
    person: Person, tables: PausedTables, scene: Scene
) -> None:
    found = [
        fault
        for language in LANGUAGES
        for fault in faults(person, tables, scene, language, *THEMES)
    ]
    assert not found, "\n".join(found)


def focused(page: Page) -> str:
    """Wait until something has the focus; return what."""
    page.wait_for_function("() => document.activeElement !== document.body")
    return str(page.evaluate(FOCUSED)["what"])


def test_the_focus_is_not_lost_by_being_done(tables: PausedTables, visit: Visit) -> None:
    group = company(tables.served, "Ben", "Cleo", pace="living-room")
    group.host.ask("start")
    group.host.offer()
    visit.page.goto(link(group))
    choose(visit.screen)
    visit.screen.reads("fifty-kept")
    assert "button" in focused(visit.page)
    for seat in (1, 2):
        group.people[seat].offer()
        group.watcher.do("hurry", seat=seat)
    heading = visit.page.get_by_role("heading", level=1)
    heading.filter(has_text=visit.screen.say("fifty-count", round=1)).wait_for()
    expect(heading).to_be_focused()


def link(group: Company) -> str:
    return f"/t/{group.code}#{group.table['token']}"


def test_the_focus_is_not_lost_by_playing_a_card(tables: PausedTables, visit: Visit) -> None:
    visit.page.goto(link(my_turn(tables.served)))
    visit.screen.reads("halves-your-turn", name="Ana")
    played = middle(cards(visit.screen))
    play(visit.screen, played)
    card(visit.screen, played).wait_for(state="detached")
    assert "button" in focused(visit.page)


def dialogs(screen: Screen) -> dict[str, Callable[[], Locator]]:
    return {
        "menu": lambda: screen.find("button", "menu"),
        "halves-played-title": lambda: screen.find("button", "halves-played"),
        "halves-sheet-title": lambda: screen.find("button", "halves-sheet"),
    }


def test_the_focus_goes_back_when_a_dialog_closes(visit: Visit) -> None:
    visit.page.set_viewport_size({"width": 390, "height": 844})
    scenes.my_turn(visit)
    for title, opener in dialogs(visit.screen).items():
        for close in ("Escape", "close"):
            opener().click()
            dialog = visit.screen.find("dialog", title)
            dialog.wait_for()
            assert dialog.evaluate("it => it.contains(document.activeElement)")
            if close == "Escape":
                visit.page.keyboard.press(close)
            else:
                visit.screen.press(close)
            dialog.wait_for(state="hidden")
            expect(opener()).to_be_focused()


def test_another_screen_is_read_from_its_beginning(visit: Visit) -> None:
    scenes.home(visit)
    for path, words in (("/learn", "learn-intro"), ("/replay", "replay-none")):
        visit.page.locator(f"footer a[href='{path}']").click()
        visit.screen.reads(words)
        expect(visit.page.get_by_role("heading", level=1)).to_be_focused()
        visit.page.go_back()
        visit.screen.reads("home-title-count")
        expect(visit.page.get_by_role("heading", level=1)).to_be_focused()


def test_one_can_skip_to_the_content(visit: Visit) -> None:
    scenes.kept(visit)
    visit.page.keyboard.press("Tab")
    expect(visit.screen.find("link", "skip")).to_be_focused()
    visit.page.keyboard.press("Enter")
    expect(visit.page.get_by_role("main")).to_be_focused()


@sampled([one for one in SCENES if one.major and not one.big])
def test_whoever_tabs_sees_where_they_are(visit: Visit, scene: Scene) -> None:
    scene.open(visit)
    first, wrong = None, []
    for _ in range(FARTHEST):
        visit.page.keyboard.press("Tab")
        here = visit.page.evaluate(FOCUSED)
        if here["what"] == first or (first is not None and here["lost"]):
            break
        first = first or here["what"]
        if here["lost"] or not (here["ring"] and here["seen"]):
            wrong.append(here["what"])
    else:
        pytest.fail("the way round has no end")
    assert wrong == []
