"""The card of a finished game: a picture and a few lines of text, for friends elsewhere."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from struct import unpack
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from fifties.core.record import AnyRecord, final_state
from fifties.games.fifty import Fifty
from fifties.games.fifty.state import State as FiftyState
from fifties.games.fifty_fifty.state import State as FiftyFiftyState
from fifties.games.registry import parse_record
from finished_games import finished_game

from servers import Message, Served
from web.fifty_moves import resume_link
from web.people import Person
from web.screen import Screen

LONG = "Maximiliane v. Hohenfels"
"""As long as a name may be."""
BARS = "▁▂▃▄▅▆▇█"
WIDTH, HEIGHT = 1200, 630

WATCH = """() => {
window.drawn = [];
const write = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, x, y, most) {
  const { width } = this.measureText(text);
  const wide = Math.min(width, most ?? width);
  const left = x - { start: 0, center: wide / 2, end: wide }[this.textAlign];
  const size = Number.parseFloat(/(\\d+)px/.exec(this.font)[1]);
  window.drawn.push({ text, left, right: left + wide, top: y - 0.7 * size, bottom: y });
  return write.call(this, text, x, y, most);
};
window.bars = [];
const fill = CanvasRenderingContext2D.prototype.fillRect;
CanvasRenderingContext2D.prototype.fillRect = function (x, y, width, height) {
  if (width < 200) window.bars.push(height);
  return fill.call(this, x, y, width, height);
};
}"""
"""Notes what is written on canvases, and where."""
SHARING = """() => {
navigator.canShare = () => true;
window.shared = new Promise(done => {
  navigator.share = async data => {
    if (window.refuse) throw new DOMException("no", window.refuse);
    done({ text: data.text, url: data.url ?? null, files: data.files.map(f => f.type) });
  };
});
}"""
"""Makes the browser one of a phone that shares with other programs."""


def finished(served: Served, game: str, name: str) -> tuple[Message, AnyRecord]:
    """Play a game against bots; return the table and the record."""
    table, record = finished_game(served, game, name=name)
    return table, parse_record(served.get(f"/api/records/{record}").content)


def rounds_of(record: AnyRecord) -> list[tuple[int, ...]]:
    """Return everybody's points, round by round."""
    state = final_state(record)
    if isinstance(state, FiftyState):
        return [done.scores for done in state.rounds if done.scores is not None]
    assert isinstance(state, FiftyFiftyState)
    return [tuple(done.points) for done in state.standing.rounds]


def expected_lines(record: AnyRecord) -> list[str]:
    """Return who came in which place with how many points, and the bars of the first seat."""
    game, state, names = record.game, final_state(record), record.header.players
    points, places = game.points(state), game.places(state)
    order = sorted(range(len(names)), key=lambda seat: places[seat])
    lines = [f"{places[seat]}. {names[seat]} {points[seat]}" for seat in order]
    rounds = rounds_of(record)
    least = min(min(scores) for scores in rounds)
    most = max(max(scores) for scores in rounds)
    heights = [(scores[0] - least) / max(1, most - least) * 7 for scores in rounds]
    return [*lines, "".join(BARS[int(height + 0.5)] for height in heights)]


def require_text(text: str, record: AnyRecord, screen: Screen) -> None:
    """Check the card as text: what, who has won, everybody's place, and nobody's address."""
    title, headline, *lines = text.replace("−", "-").split("\n")
    assert title == f"{screen.say(f'game-{record.game.name}')} · fifties"
    outcome = record.game.outcome(final_state(record))
    assert outcome is not None
    for seat, name in enumerate(record.header.players):
        assert (name in headline) == (seat in outcome.winners)
    assert lines == expected_lines(record)
    assert not re.search(r"https?:|www\.|127\.0", text)


def require_picture(picture: bytes, drawn: list[dict[str, Any]], record: AnyRecord) -> None:
    """Check the card as a picture: its size, that all is in it, and nothing on anything else."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)
    texts = [one["text"].replace("−", "-") for one in drawn]
    points = record.game.points(final_state(record))
    for name, total in zip(record.header.players, points, strict=True):
        assert texts.count(name) == 1
        assert str(total) in texts
    for one in drawn:
        assert 0 <= one["left"] <= one["right"] <= WIDTH, one
        assert 0 <= one["top"] <= one["bottom"] <= HEIGHT, one
    for place, one in enumerate(drawn):
        for other in drawn[:place]:
            apart = one["left"] >= other["right"] or other["left"] >= one["right"]
            assert apart or one["top"] >= other["bottom"] or other["top"] >= one["bottom"], (
                one,
                other,
            )


@pytest.mark.parametrize("game", ["fifty", "fifty-fifty"])
def test_a_card_is_kept_where_nothing_can_be_shared(
    served: Served, person: Person, game: str, tmp_path: Path
) -> None:
    table, record = finished(served, game, LONG)
    page = person(resume_link(table), permissions=["clipboard-read", "clipboard-write"])
    screen = Screen(page)
    screen.find("button", "ended-card").wait_for()
    page.evaluate(WATCH)
    with page.expect_download() as download:
        screen.press("ended-card")
    screen.reads("ended-card-saved")
    assert download.value.suggested_filename == "fifties.png"
    download.value.save_as(tmp_path / "card.png")
    require_text(page.evaluate("navigator.clipboard.readText()"), record, screen)
    picture = (tmp_path / "card.png").read_bytes()
    require_picture(picture, page.evaluate("drawn"), record)
    require_bars(page.evaluate("bars"), [scores[0] for scores in rounds_of(record)])
    require_colours(page, picture)


def require_bars(bars: list[float], points: list[int]) -> None:
    """Check that there is a bar for every round, as high as its points are above others."""
    assert len(bars) == len(points)
    for one, mine in zip(bars, points, strict=True):
        for other, theirs in zip(bars, points, strict=True):
            assert (one > other) == (mine > theirs)


COLOURS = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const style = getComputedStyle(document.documentElement);
  return ["--paper", "--ink", "--player-0", "--player-1", "--player-2"].map(name => {
    pen.fillStyle = style.getPropertyValue(name);
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
}"""
"""Lists the colours of the page: its paper, its ink and those of three people."""


def require_colours(page: Page, picture: bytes) -> None:
    """Check that the picture is drawn in the colours of the page, everybody's among them."""
    drawn = Image.open(BytesIO(picture)).convert("RGB")
    counted = {colour: count for count, colour in drawn.getcolors(WIDTH * HEIGHT) or []}
    paper, *others = (counted.get(tuple(colour), 0) for colour in page.evaluate(COLOURS))
    assert paper > WIDTH * HEIGHT / 2
    assert min(others) > 500, others  # ink, and a disc for everybody


def test_a_card_is_handed_to_the_programs_of_a_phone(served: Served, person: Person) -> None:
    table, record = finished(served, "fifty", "Ana")
    assert isinstance(record.game, Fifty)
    page = person(resume_link(table))
    screen = Screen(page)
    screen.find("button", "ended-card").wait_for()
    page.evaluate(SHARING)
    screen.press("ended-card")
    shared = page.evaluate("shared")
    require_text(shared["text"], record, screen)
    assert (shared["files"], shared["url"]) == (["image/png"], None)
    # Whoever thinks better of it is told nothing; what went wrong is said.
    page.evaluate("refuse = 'AbortError'")
    screen.press("ended-card")
    page.evaluate("refuse = 'NotAllowedError'")
    screen.press("ended-card")
    screen.reads("ended-card-failed")
    expect(screen.notices.get_by_text(screen.say("ended-card-saved"))).to_have_count(0)
