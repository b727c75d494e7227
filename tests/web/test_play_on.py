"""Playing on from a replay in a real browser: to a lobby, a game of one's own and its replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fifties.games.registry import parse_record
from finished_games import finished_game, play_to_the_end

from servers import Served
from web import fifty_fifty_moves
from web.axe import violations
from web.fifty_moves import choose, go_on, start
from web.people import Person
from web.screen import Screen

RECORDS = Path(__file__).parents[1] / "data" / "records"


def last_point(served: Served, record: str, *, draws: bool = False) -> dict[str, int]:
    """Return the last moment from which one can play on."""
    timeline = served.get(f"/api/records/{record}/timeline").json()
    points: list[dict[str, int]] = timeline["points"]
    return next(point for point in reversed(points) if point["draws"] is draws)


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_from_a_replay_to_a_game_of_ones_own_and_back(
    served: Served, person: Person, game: str
) -> None:
    _, origin = finished_game(served, game)
    point = last_point(served, origin)
    names = served.get(f"/api/records/{origin}/timeline").json()["players"]
    page = person(f"/replay/{origin}#{point['after']}")
    screen = Screen(page)
    screen.reads("replay-branch-hint", round=point["round"])
    page.get_by_label(screen.say("replay-seat")).select_option(names[1])
    screen.press("replay-branch")

    # The lobby: one's own seat is the one that was looked from, and another can be taken.
    expect(page).to_have_url(re.compile("/t/[A-Z0-9]{6}$"))
    screen.reads("lobby-branch-where", round=point["round"])
    expect(page.get_by_text(screen.say("lobby-branch-place", name=names[1]))).to_be_visible()
    expect(page.get_by_text(screen.say("lobby-branch-free", name=names[1]))).to_have_count(0)
    expect(page.get_by_text(screen.say("lobby-branch-missing", missing=2))).to_be_visible()
    screen.press("lobby-branch-sit", name=names[2])
    expect(page.get_by_text(screen.say("lobby-branch-place", name=names[2]))).to_be_visible()
    screen.press("lobby-fill")
    expect(page.get_by_text(screen.say("lobby-branch-place", name=names[0]))).to_be_visible()
    assert violations(page) == []
    page.locator("summary").filter(has_text=screen.say("lobby-more-settings")).click()
    screen.press("lobby-pace-more")
    page.get_by_role("radio", name=screen.say("pace-at-once")).check()
    start(screen)

    if game == "fifty":
        choose(screen)
        while go_on(screen):
            choose(screen)
    else:
        while fifty_fifty_moves.hand(screen).is_visible() or not over(screen):
            play_a_card(screen)
    screen.find("link", "ended-replay").click()

    # Its replay says where it branched off, and leads there.
    expect(page).to_have_url(re.compile("/replay/[0-9a-f]{32}"))
    name = re.findall("/replay/([0-9a-f]{32})", page.url)[0]
    record = parse_record(served.get(f"/api/records/{name}").content)
    assert record.header.branch is not None
    assert record.header.branch.record == origin
    screen.reads("replay-branched", round=point["round"])
    assert violations(page) == []
    slider = page.get_by_role("slider", name=screen.say("replay-moment"))
    screen.press("replay-branched-here")
    expect(slider).to_have_value(str(point["after"]))
    screen.find("link", "replay-branched-origin").click()
    expect(page).to_have_url(f"{served.url}/replay/{origin}#{point['after']}")
    expect(slider).to_have_value(str(point["after"]))


def over(screen: Screen) -> bool:
    """Wait until one may play a card or the game is over; return whether it is."""
    end = screen.find("link", "ended-replay")
    end.or_(fifty_fifty_moves.hand(screen)).first.wait_for()
    return end.is_visible()


def play_a_card(screen: Screen) -> None:
    """Play the first card as soon as one may."""
    held = fifty_fifty_moves.cards(screen)
    if held:
        fifty_fifty_moves.play(screen, held[0])


def test_the_button_says_where_a_table_begins_and_where_none_does(person: Person) -> None:
    page = person("/replay")
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(RECORDS / "fifty" / "sheet-opening.toml")
    button = screen.find("button", "replay-branch")
    screen.reads("replay-branch-draw-hint", round=1)
    page.keyboard.press("ArrowRight")
    screen.reads("replay-branch-hint", round=1)
    page.keyboard.press("ArrowRight")  # what somebody has written stays secret
    screen.reads("replay-branch-earlier-hint", round=1)
    page.keyboard.press("End")
    screen.reads("replay-branch-over")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # it says why, and does nothing
    expect(page).to_have_url(re.compile("/replay$"))
    # A file that came from elsewhere is played on from like any other.
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    button.click()
    screen.reads("lobby-branch-where", round=1)


def test_a_party_is_played_on_from(person: Person) -> None:
    page = person("/replay")
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(RECORDS / "fifty" / "party-of-eight.toml")
    page.get_by_label(screen.say("replay-seat")).select_option("Hans")
    screen.reads("replay-branch-draw-hint", round=1)
    for number in (1, 2, 3):  # round by round
        page.keyboard.press("PageDown")
        screen.reads("replay-branch-hint", round=number)
    screen.press("replay-branch")

    screen.reads("lobby-branch-where", round=3)
    expect(page.get_by_text(screen.say("lobby-branch-place", name="Hans"))).to_be_visible()
    expect(page.get_by_text(screen.say("lobby-branch-free", name="Aline"))).to_be_visible()
    expect(page.get_by_text(screen.say("lobby-branch-missing", missing=7))).to_be_visible()
    screen.press("lobby-fill")
    expect(page.get_by_text(screen.say("lobby-branch-place", name="Aline"))).to_be_visible()
    assert violations(page) == []
    page.locator("summary").filter(has_text=screen.say("lobby-more-settings")).click()
    screen.press("lobby-pace-more")
    page.get_by_role("radio", name=screen.say("pace-at-once")).check()
    start(screen)
    end = screen.find("link", "ended-replay")
    rounds = 2
    while not end.is_visible():
        rounds += 1
        choose(screen)
        following = page.get_by_text(screen.say("crowd-round", round=rounds + 1, rounds=4))
        following.or_(end).wait_for()
    end.click()
    screen.reads("replay-branched", round=3)
    assert violations(page) == []
    slider = page.get_by_role("slider", name=screen.say("replay-moment"))
    screen.press("replay-branched-here")
    screen.reads("replay-branch-hint", round=3)
    expect(slider).not_to_have_value("0")


def test_the_seats_of_a_crowd_are_filled_at_once(person: Person, tmp_path: Path) -> None:
    """Sixty played: forty seats are listed, and one's own lies behind them."""
    names = [f"Player {seat + 1}" for seat in range(60)]
    path = tmp_path / "crowd.toml"
    path.write_text(
        f'game = "fifty"\nplayers = {names}\n\n[[round]]\nblocked = []\n', encoding="utf-8"
    )
    page = person("/replay")
    page.evaluate(
        "localStorage.setItem('fifties.preferences', JSON.stringify({name: 'Player 58'}))"
    )
    page.reload()
    screen = Screen(page)
    page.locator("input[type=file]").set_input_files(path)
    page.keyboard.press("End")
    screen.press("replay-branch")
    expect(page.get_by_text(screen.say("lobby-branch-place", name="Player 58"))).to_be_visible()
    expect(page.get_by_text(screen.say("lobby-branch-more", count=20))).to_be_visible()
    screen.press("lobby-fill")
    expect(page.get_by_text(screen.say("lobby-branch-missing", missing=59))).to_have_count(0)
    expect(
        page.get_by_role("heading", name=screen.say("lobby-guests", seated=60, seats=60))
    ).to_be_visible()
    start(screen)
    choose(screen)


def test_an_origin_that_is_erased_is_not_linked(served: Served, person: Person) -> None:
    table = served.open()
    host = served.resume(table)
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    origin = play_to_the_end(host)
    opened = served.post(f"/api/records/{origin}/branch?round=1", {}).json()
    again = served.resume(opened)
    again.do("configure", settings={"game": "fifty", "seats": 3, "pace": "at-once"})
    for _ in range(2):
        again.do("add-bot", level="beginner")
    again.ask("start")
    name = play_to_the_end(again)
    token = {"Authorization": f"Bearer {table['token']}"}
    assert served.delete(f"/api/records/{origin}", **token).status_code == 204
    page = person(f"/replay/{name}")
    screen = Screen(page)
    with page.expect_response(re.compile(f"/api/records/{origin}/kept$")):
        page.reload()
    screen.reads("replay-branched", round=1)
    expect(screen.find("link", "replay-branched-origin")).to_have_count(0)
