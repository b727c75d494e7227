"""`fifties review`: what a recorded game was worth, as text, JSON and a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from fifties.core.contract import Seat
from fifties.core.refusals import IllegalSetup
from fifties.exits import REFUSED
from fifties.games.registry import parse_record
from fifties.locales import Speech
from fifties.review import Moment, Review, review_record
from fifties.review.review import NothingToReview
from fifties.terminal.page import UNICODE, Page, seat_style, short
from fifties.terminal.progress_bar import progress_bar
from fifties.terminal.record_commands import NoSuchPlayer, read_or_refuse
from fifties.terminal.registry import terminal_for
from fifties.terminal.reports.output import check_picture
from fifties.terminal.streams import print_refusal
from fifties.terminal.styled_text import StyledText
from fifties.words import Words

SHADES: Final = "▁▂▃▄▅▆▇█"
PLAIN_SHADES: Final = ".:-=+*#@"
HUNDRED: Final = 100


COLUMNS: Final = (
    "review-column-points",
    "review-column-expected",
    "review-column-skill",
    "review-column-chance",
    "review-column-others",
    "review-column-mark",
)


def review_file(
    name: str, say: Speech, *, seat: str | None, plot: Path | None, as_json: bool
) -> int:
    """Review the record in a file; return the exit code."""
    try:
        return _review(name, say, seat, plot, as_json=as_json)
    except IllegalSetup as illegal:
        return print_refusal(f"{name}: {Words(say).refusal(illegal.refusal)}")


def _review(name: str, say: Speech, seat: str | None, plot: Path | None, *, as_json: bool) -> int:
    check_picture(plot)
    record = read_or_refuse(name, say, parse_record)
    if record is None:
        return REFUSED
    players = record.header.players
    if seat is not None and seat not in players:
        raise IllegalSetup(NoSuchPlayer(seat, ", ".join(players)))
    with progress_bar(say("review-thinking"), HUNDRED) as on_progress:
        reviewed = review_record(record, lambda done: on_progress(round(HUNDRED * done)))
    if as_json:
        sys.stdout.write(msgspec.json.encode(reviewed).decode() + "\n")
    elif not reviewed.losses:
        raise IllegalSetup(NothingToReview())
    else:
        page, words = Page(sys.stdout), Words(say, players)
        terminal_for(record.game.name).print_head(page, words, record.game)
        wanted = range(len(players)) if seat is None else [players.index(seat)]
        print_review(page, words, reviewed, wanted, branched=record.header.branch is not None)
    if plot is not None:
        draw(reviewed, plot, say)
    return 0


def print_review(
    page: Page, words: Words, reviewed: Review, seats: Iterable[Seat], *, branched: bool
) -> None:
    """Print what a game was worth to everybody, and the decisions of some *seats*.

    Of a game that *branched* off another one, only what was decided since is judged.
    """
    if branched:
        page.line()
        page.line(words.say("review-branched"))
    _print_seats(page, words, reviewed)
    _print_chances(page, words, reviewed)
    _print_extremes(page, words, reviewed)
    for seat in seats:
        _print_decisions(page, words, reviewed, seat)


def _print_seats(page: Page, words: Words, reviewed: Review) -> None:
    say = words.say
    rows: list[list[str | StyledText]] = [["", *map(say, COLUMNS)]]
    for at, seat in enumerate(reviewed.seats):
        style = seat_style(at, len(reviewed.players))
        changes = (f"{part:+.1f}" for part in (seat.skill, seat.chance, seat.others))
        rows.append(
            [
                StyledText(short(seat.name), style=style),
                str(seat.points),
                f"{seat.expected:.1f}",
                *changes,
                str(seat.mark),
            ]
        )
    page.line()
    page.rows(rows)
    page.line(say("review-legend"))


def _print_chances(page: Page, words: Words, reviewed: Review) -> None:
    """Print a strip of the chances to win for everybody."""
    if not reviewed.win:
        return
    page.line()
    page.line(words.say("review-win"))
    shades = SHADES if page.glyphs == UNICODE else PLAIN_SHADES
    rows: list[list[str | StyledText]] = []
    for at, name in enumerate(reviewed.players):
        chances = [moment.chances[at] for moment in reviewed.win]
        strip = "".join(shades[min(len(shades) - 1, int(c * len(shades)))] for c in chances)
        style = seat_style(at, len(reviewed.players))
        rows.append([StyledText(short(name), style=style), StyledText(strip, style=style)])
    page.rows(rows)


def _print_extremes(page: Page, words: Words, reviewed: Review) -> None:
    """Print which decision cost most of all, and who had the luckiest moment."""
    costly = [(seat.costliest, seat.name) for seat in reviewed.seats if seat.costliest]
    lucky = [(seat.luckiest, seat.name) for seat in reviewed.seats if seat.luckiest]
    tricks = any(loss.trick is not None for loss in reviewed.losses)
    page.line()
    for message, told in (("review-costliest", costly), ("review-luckiest", lucky)):
        if told:
            moment, name = max(told, key=lambda one: abs(one[0].points))
            details = {"cause": moment.cause.value, "points": abs(moment.points)}
            where = _place(words, moment, tricks=tricks)
            page.line(words.say(message, name=name, where=where, **details))


def _place(words: Words, moment: Moment, *, tricks: bool) -> str:
    """Return in words when something happened, in a game with *tricks* or without."""
    if moment.trick is not None:
        return words.say("review-trick", round=moment.round, trick=moment.trick)
    return words.say("review-deal" if tricks else "review-round", round=moment.round)


def _print_decisions(page: Page, words: Words, reviewed: Review, seat: Seat) -> None:
    page.line()
    page.heading(words.say("review-decisions", name=words.name(seat)))
    lines = terminal_for(reviewed.game).review_lines(page, words, reviewed, seat)
    for line in lines or [words.say("review-flawless")]:
        page.line(f"  {line}")


def draw(reviewed: Review, file: Path, say: Speech) -> None:
    """Draw everybody's chance to win into a file whose name says the format."""
    from matplotlib import rc_context  # noqa: PLC0415 - it loads slowly
    from matplotlib.figure import Figure  # noqa: PLC0415 - it loads slowly

    figure = Figure(figsize=(8.0, 4.0), layout="constrained")
    axes = figure.add_subplot()
    for at, name in enumerate(reviewed.players):
        chances = [HUNDRED * moment.chances[at] for moment in reviewed.win]
        axes.plot(chances, label=name, marker="osv^D*P"[at % 7], markevery=4)
    axes.set_ylim(0, HUNDRED)
    axes.set_ylabel("%")
    axes.set_title(say("review-win"))
    axes.set_xticks([])
    axes.legend(frameon=False, fontsize="small")
    axes.spines[["top", "right"]].set_visible(False)
    metadata = {"Date": None} if file.suffix.lower() == ".svg" else {"Software": None}
    # The same review is the same file.
    with rc_context({"svg.hashsalt": "fifties", "svg.fonttype": "none"}):
        figure.savefig(file, dpi=150, metadata=metadata)
