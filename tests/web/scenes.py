"""Every screen of the client in every phase: how to bring a page there in a few steps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import FilePayload, WebSocketRoute

from fifties.games.registry import parse_record
from fifties.review import review_record
from fifties.table.messages import TableStatus

from web import crowds, paused_tables
from web.fifty_fifty_moves import cards, lift, middle
from web.fifty_moves import number, open_numbers, spread
from web.paused_tables import token_of
from web.visits import Opener, Scene, Visit

RECORDS = Path(__file__).parents[1] / "data" / "records"
NOWHERE = "ZZZZZZ"
"""The code of no table: codes have no letter Z."""


# Outside of tables


def home(visit: Visit) -> None:
    visit.page.goto("/")
    visit.screen.reads("home-title-count")


def home_with_a_seat(visit: Visit) -> None:
    visit.holding(visit.tables.get(paused_tables.lobby), "Ana")
    visit.page.goto("/")
    visit.screen.find("heading", "home-resume").wait_for()


def settings(visit: Visit) -> None:
    home(visit)
    visit.screen.press("menu")
    visit.screen.find("dialog", "menu").wait_for()


def shut_door(visit: Visit) -> None:
    visit.page.goto(f"/t/{visit.tables.get(paused_tables.lobby).code}#{token_of('Nobody')}")
    visit.screen.find("button", "door-join").wait_for()


def lost_line(visit: Visit) -> None:
    lines: list[WebSocketRoute] = []
    broken: list[bool] = []

    def connect(line: WebSocketRoute) -> None:
        if not broken:  # later on nobody answers
            line.connect_to_server()
            lines.append(line)

    visit.page.route_web_socket(re.compile("/ws$"), connect)
    kept(visit)
    broken.append(True)
    for line in lines:
        line.close()
    visit.screen.reads("connection-server")


# The lobby


def join(visit: Visit) -> None:
    visit.page.goto(f"/t/{visit.tables.get(paused_tables.lobby).code}")
    visit.screen.find("button", "lobby-join-sit").wait_for()


def join_nowhere(visit: Visit) -> None:
    visit.page.goto(f"/t/{NOWHERE}")
    visit.screen.find("heading", "door-shut").wait_for()


def lobby_of_the_host(visit: Visit) -> None:
    visit.at(paused_tables.lobby)
    visit.screen.find("button", "lobby-box-copy").wait_for()
    visit.screen.reads("lobby-more-settings")


def lobby_of_a_guest(visit: Visit) -> None:
    visit.at(paused_tables.lobby, "Ben")
    visit.screen.reads("lobby-waiting", name="Ana")
    visit.screen.reads("lobby-more-settings")


def box(visit: Visit) -> None:
    lobby_of_the_host(visit)
    visit.screen.press("lobby-box-copy")
    visit.screen.find("dialog", "lobby-box-copy").wait_for()


def invitation(visit: Visit) -> None:
    group = visit.at(paused_tables.lobby)
    code = f"{visit.screen.say('table-code')} {group.code}"
    visit.page.get_by_role("button", name=code, exact=True).click()
    visit.screen.find("dialog", "invite").wait_for()


# Fifty


def choose(visit: Visit) -> None:
    visit.at(paused_tables.writing)
    visit.screen.find("group", "fifty-grid").wait_for()


def written(visit: Visit) -> None:
    choose(visit)
    for one in spread(open_numbers(visit.screen))[:4]:
        number(visit.screen, one).click()
    visit.screen.reads("fifty-boxes-left", left=1)


def kept(visit: Visit) -> None:
    visit.at(paused_tables.kept)
    visit.screen.reads("fifty-kept")


def keys(visit: Visit) -> None:
    choose(visit)
    visit.page.keyboard.press("?")
    visit.screen.find("dialog", "keys").wait_for()


def count(visit: Visit) -> None:
    visit.at(paused_tables.counting)
    visit.page.get_by_role("heading", name=visit.screen.say("fifty-count", round=1)).wait_for()
    visit.screen.reads("paused")


def score(visit: Visit) -> None:
    visit.at(paused_tables.scored)
    visit.screen.find("heading", "fifty-scored", round=2).wait_for()


def score_with_bots(visit: Visit) -> None:
    visit.at(paused_tables.scored_with_bots)
    visit.screen.find("heading", "bots-talk").wait_for()


def end(visit: Visit) -> None:
    visit.at(paused_tables.ended)
    visit.screen.find("link", "ended-replay").wait_for()


def rule(visit: Visit) -> None:
    end(visit)
    visit.screen.press("ended-why")
    visit.page.get_by_role("dialog").get_by_role("link").wait_for()


def tap(visit: Visit) -> None:
    visit.at(paused_tables.tapping)
    visit.screen.find("button", "got-it").wait_for()


def hand_over(visit: Visit) -> None:
    group = visit.tables.get(paused_tables.hot_seat)
    visit.holding(group, "Ana", "Ben")
    visit.page.goto(f"/t/{group.code}")
    visit.screen.find("heading", "hand-over-to", name="Ana").wait_for()


def party_choose(visit: Visit) -> None:
    visit.at(paused_tables.party_writing)
    visit.screen.find("button", "fifty-done").wait_for()


def party_count(visit: Visit) -> None:
    visit.at(paused_tables.party_counting)
    visit.screen.find("heading", "crowd-leaders").wait_for()


def party_end(visit: Visit) -> None:
    visit.at(paused_tables.party_ended)
    visit.screen.find("link", "ended-replay").wait_for()


# Fifty Fifty


def my_turn(visit: Visit) -> None:
    visit.at(paused_tables.my_turn)
    visit.screen.reads("halves-your-turn", name="Ana")
    lift(visit.screen, middle(cards(visit.screen)))


def card_ready(visit: Visit) -> None:
    visit.at(paused_tables.card_ready)
    name = re.compile(re.escape(visit.screen.say("halves-queued", card=0)).replace("0", r"\d+"))
    visit.page.get_by_role("button", name=name).wait_for()


def played(visit: Visit) -> None:
    my_turn(visit)
    visit.page.keyboard.press("c")
    visit.screen.find("dialog", "halves-played-title").wait_for()


def halves_with_bots(visit: Visit) -> None:
    visit.at(paused_tables.halves_with_bots)
    visit.screen.reads("halves-your-turn", name="Ana")


def what_bots_say(visit: Visit) -> None:
    halves_with_bots(visit)
    visit.page.keyboard.press("c")
    visit.page.get_by_role("dialog").get_by_text(visit.screen.say("bots-talk")).wait_for()


def halves_score(visit: Visit) -> None:
    visit.at(paused_tables.halves_scored)
    visit.screen.find("heading", "fifty-fifty-round-scored", round=1).wait_for()


def halves_end(visit: Visit) -> None:
    visit.at(paused_tables.halves_ended)
    visit.screen.find("link", "ended-replay").wait_for()


# The big screen


def stage_lobby(visit: Visit) -> None:
    visit.before(paused_tables.lobby)
    visit.screen.reads("stage-wifi")


def stage_choose(visit: Visit) -> None:
    visit.before(paused_tables.writing)
    visit.screen.find("heading", "stage-choose").wait_for()


def stage_count(visit: Visit) -> None:
    visit.before(paused_tables.counting)
    visit.screen.find("heading", "stage-count", top=50).wait_for()


def stage_score(visit: Visit) -> None:
    visit.before(paused_tables.scored)
    visit.screen.find("heading", "stage-score", round=2).wait_for()


def stage_end(visit: Visit) -> None:
    visit.before(paused_tables.ended)
    visit.page.get_by_role("heading", level=1).wait_for()
    visit.page.get_by_text("Emilio").first.wait_for()


def stage_party(visit: Visit) -> None:
    visit.before(paused_tables.party_counting)
    visit.screen.find("heading", "crowd-leaders").wait_for()


def stage_trick(visit: Visit) -> None:
    visit.before(paused_tables.my_turn)
    visit.screen.find("region", "halves-table").wait_for()


# Events


def event_form(visit: Visit) -> None:
    visit.page.goto("/event")
    visit.screen.find("button", "event-do-open").wait_for()


def event_crowd(phase: str) -> crowds.Crowd:
    """Bring an event of a hundred to a phase."""
    crowd = crowds.Crowd(100)
    if phase == "lobby":
        crowd.shown["status"] = TableStatus.LOBBY
    elif phase == "end":
        crowd.play_on()
    else:
        crowd.play()
        crowd.reveal()
        crowd.write(but=3 if phase == "choose" else 0)
        crowd.count(0.6 if phase == "count" else 0)
    return crowd


def stage_event(phase: str) -> Opener:
    def show(visit: Visit) -> None:
        crowds.Line(visit.page, event_crowd(phase))
        visit.page.goto(f"/stage/{crowds.CODE}")
        visit.page.get_by_text(crowds.EVENT.title).wait_for()
        visit.page.get_by_role("heading", level=1).wait_for()

    return show


def event_phone(phase: str) -> Opener:
    def show(visit: Visit) -> None:
        crowds.Line(visit.page, event_crowd(phase), 7)
        visit.page.goto(f"/t/{crowds.CODE}#{token_of('Ximena')}")
        visit.page.get_by_role("heading", level=1).wait_for()
        visit.page.get_by_text("Ximena").first.wait_for()

    return show


def moderate(phase: str) -> Opener:
    def show(visit: Visit) -> None:
        crowds.Line(visit.page, event_crowd(phase), host=True)
        visit.page.goto(f"/moderate/{crowds.CODE}#{token_of('Ana')}")
        visit.screen.reads("moderate-found", count=100)

    return show


# Learning


def learn(visit: Visit) -> None:
    visit.page.goto("/learn")
    visit.screen.reads("learn-intro")


def learn_fifty(visit: Visit) -> None:
    visit.page.goto("/learn/fifty")
    visit.screen.find("heading", "rules-head-fifty-danger").wait_for()


def learn_halves(visit: Visit) -> None:
    visit.page.goto("/learn/fifty-fifty")
    visit.screen.find("heading", "rules-head-fifty-fifty-moods").wait_for()


def coach(visit: Visit) -> None:
    learn_fifty(visit)
    visit.screen.press("learn-lesson")
    visit.page.get_by_role("complementary", name=visit.screen.say("coach"), exact=True).wait_for()
    visit.screen.find("group", "fifty-grid").wait_for()


def coach_of_halves(visit: Visit) -> None:
    learn_halves(visit)
    visit.screen.press("learn-lesson")
    visit.page.get_by_role("complementary", name=visit.screen.say("coach"), exact=True).wait_for()
    visit.screen.find("group", "halves-hand").wait_for()


# Replays


def shelf(visit: Visit) -> None:
    visit.page.goto("/replay")
    visit.screen.reads("replay-none")


def replay(record: str, moment: int) -> Opener:
    def show(visit: Visit) -> None:
        shelf(visit)
        visit.page.locator("input[type=file]").set_input_files(RECORDS / f"{record}.toml")
        name = visit.screen.say("replay-moment")
        visit.page.get_by_role("slider", name=name).fill(str(moment))

    return show


def replay_of_a_branch(visit: Visit) -> None:
    text = (RECORDS / "fifty" / "sheet-opening.toml").read_text(encoding="utf-8")
    text += f'\n[branch]\norigin = "{"a1" * 32}"\nround = 2\nplayed = 5\n'
    shelf(visit)
    file = FilePayload(name="branch.toml", mimeType="application/toml", buffer=text.encode())
    visit.page.locator("input[type=file]").set_input_files(file)
    visit.screen.reads("replay-branched-after", round=2)
    visit.screen.press("replay-branched-here")


def lobby_of_a_branch(visit: Visit) -> None:
    replay("fifty/sheet-opening", 18)(visit)
    visit.screen.press("replay-branch")
    visit.screen.reads("lobby-branch-where", round=1)
    visit.screen.reads("lobby-branch-fixed")
    visit.screen.find("button", "lobby-fill").click()
    visit.screen.find("button", "lobby-fill").wait_for(state="detached")


def review(record: str, *, trying: bool = False) -> Opener:
    def show(visit: Visit) -> None:
        file = RECORDS / f"{record}.toml"
        # What is compiled here, however long that takes, the server only loads.
        review_record(parse_record(file.read_bytes()))
        shelf(visit)
        visit.page.locator("input[type=file]").set_input_files(file)
        visit.screen.press("replay-review")
        visit.screen.find("heading", "review-page-sums").wait_for()
        if trying:
            visit.screen.find("checkbox", "review-page-try-first").check()

    return show


def drill(visit: Visit) -> None:
    visit.page.goto("/review")
    visit.screen.reads("review-page-drill-none")


SCENES = (
    Scene("home", home, major=True),
    Scene("home-with-a-seat", home_with_a_seat),
    Scene("settings", settings, major=True),
    Scene("join", join, major=True),
    Scene("join-nowhere", join_nowhere, missing=f"/api/tables/{NOWHERE}"),
    Scene("lobby-host", lobby_of_the_host, major=True),
    Scene("lobby-guest", lobby_of_a_guest),
    Scene("lobby-box", box),
    Scene("invitation", invitation),
    Scene("shut-door", shut_door),
    Scene("connection-lost", lost_line),
    Scene("fifty-choose", choose, major=True),
    Scene("fifty-written", written),
    Scene("fifty-kept", kept),
    Scene("keys", keys),
    Scene("fifty-count", count, major=True),
    Scene("fifty-score", score, major=True),
    Scene("fifty-score-bots", score_with_bots, major=True),
    Scene("fifty-end", end, major=True),
    Scene("rule", rule),
    Scene("fifty-tap", tap),
    Scene("hand-over", hand_over),
    Scene("party-choose", party_choose),
    Scene("party-count", party_count),
    Scene("party-end", party_end),
    Scene("halves-turn", my_turn, major=True),
    Scene("halves-ready", card_ready),
    Scene("halves-played", played),
    Scene("halves-bots", halves_with_bots, major=True),
    Scene("halves-bots-say", what_bots_say),
    Scene("halves-score", halves_score, major=True),
    Scene("halves-end", halves_end),
    Scene("stage-lobby", stage_lobby, big=True, major=True),
    Scene("stage-choose", stage_choose, big=True),
    Scene("stage-count", stage_count, big=True, major=True),
    Scene("stage-score", stage_score, big=True),
    Scene("stage-end", stage_end, big=True),
    Scene("stage-party", stage_party, big=True),
    Scene("stage-trick", stage_trick, big=True),
    Scene("event-form", event_form),
    Scene("stage-event-lobby", stage_event("lobby"), big=True),
    Scene("stage-event-choose", stage_event("choose"), big=True),
    Scene("stage-event-count", stage_event("count"), big=True),
    Scene("stage-event-end", stage_event("end"), big=True),
    Scene("event-lobby", event_phone("lobby")),
    Scene("event-count", event_phone("count")),
    Scene("moderate-lobby", moderate("lobby")),
    Scene("moderate-choose", moderate("choose"), major=True),
    Scene("learn", learn),
    Scene("learn-fifty", learn_fifty, major=True),
    Scene("learn-halves", learn_halves),
    Scene("coach", coach),
    Scene("coach-halves", coach_of_halves),
    Scene("replay-shelf", shelf),
    Scene("replay-fifty", replay("fifty/sheet-opening", 18), major=True),
    Scene("replay-halves", replay("fifty-fifty/five-players", 9)),
    Scene("replay-branch", replay_of_a_branch),
    Scene("lobby-branch", lobby_of_a_branch),
    Scene("replay-party", replay("fifty/party-of-ten-in-danger", 25)),
    Scene("review-fifty", review("fifty/sheet-opening"), major=True),
    Scene("review-fifty-again", review("fifty/sheet-opening", trying=True)),
    Scene("review-halves", review("fifty-fifty/balanced-first-round", trying=True)),
    Scene("review-drill", drill),
)


def scenes(names: Iterable[str] = ()) -> list[Scene]:
    """List the scenes of these names; all if none is given."""
    wanted = set(names)
    return [scene for scene in SCENES if not wanted or scene.name in wanted]
