"""A contest as a readable report."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fifties.arena.contest import Contest
from fifties.arena.intervals import Estimate, Interval
from fifties.arena.rating import Rating, ratings
from fifties.arena.standings import Meeting, Standing, meetings, standings
from fifties.locales import Speech
from fifties.terminal.head import print_head
from fifties.terminal.page import Page
from fifties.terminal.styled_text import StyledText, columns
from fifties.wording import Words

_STYLES = {1: "green", 0: "", -1: "red"}


def report(page: Page, words: Words, contest: Contest) -> None:
    """Print who is how strong."""
    say = words.say
    print_head(page, words, contest.game)
    page.line(_facts(contest, say))
    if contest.stopped:
        page.line(say("arena-stopped", asked=contest.asked))
    if not contest.games:
        return
    page.line()
    _print_standings(page, say, contest)
    met = {(meeting.bot, meeting.against): meeting for meeting in meetings(contest)}
    if met:
        for title, cell in (("arena-ahead-title", _ahead), ("arena-points-title", _more_points)):
            page.line()
            page.heading(say(title))
            _print_cross(page, say, contest.bots, met, cell)


def _facts(contest: Contest, say: Speech) -> str:
    return say(
        "arena-facts",
        games=contest.games,
        deals=contest.distinct_deals,
        seed=str(contest.seed),
        tables=contest.line_ups,
        seconds=contest.seconds,
        rate=round(contest.games / contest.seconds),
    )


def _print_standings(page: Page, say: Speech, contest: Contest) -> None:
    signs = {1: page.glyphs.highest, 0: " ", -1: page.glyphs.lowest}
    rated = list(zip(standings(contest), ratings(contest), strict=True))
    rated.sort(key=lambda row: -row[0].share.mean)
    head = ["arena-bot", "arena-games", "arena-share", "arena-sure", "arena-surer"]
    head += ["arena-points", "arena-mu", "arena-sigma", "arena-ordinal"]
    rows = [[say(name) for name in head]]
    rows += [_row(say, signs[standing.verdict], standing, rating) for standing, rating in rated]
    for number, cells in enumerate(_lined_up(rows)):
        style = _STYLES[rated[number - 1][0].verdict] if number else "bold"
        page.rows([[StyledText(cell, style=style) for cell in cells]])
    page.line()
    fair = _percent(say, 1 / contest.game.players)
    page.line(say("arena-legend", more=signs[1], less=signs[-1], fair=fair))


def _row(say: Speech, sign: str, standing: Standing, rating: Rating) -> list[str]:
    return [
        f"{sign} {standing.bot}",
        _number(say, standing.games),
        _percent(say, standing.share.mean),
        _between(say, standing.share.at95),
        _between(say, standing.share.at99),
        _give_or_take(say, standing.points),
        *(_figure(say, figure) for figure in (rating.mu, rating.sigma, rating.ordinal)),
    ]


def _print_cross(
    page: Page,
    say: Speech,
    bots: Sequence[str],
    met: dict[tuple[str, str], Meeting],
    cell: Callable[[Speech, Meeting], str],
) -> None:
    rows = [["", *bots]]
    for bot in bots:
        row = [bot]
        for against in bots:
            meeting = met.get((bot, against))
            row.append(page.glyphs.dot if meeting is None else cell(say, meeting))
        rows.append(row)
    page.rows(_lined_up(rows))


def _ahead(say: Speech, meeting: Meeting) -> str:
    return _percent(say, meeting.ahead.mean)


def _more_points(say: Speech, meeting: Meeting) -> str:
    return _give_or_take(say, meeting.points, sign=True)


def _lined_up(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Put figures of a column below each other: all but the first column stand to the right."""
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return [
        [
            " " * (width - columns(cell)) + cell if column else cell + " " * (width - columns(cell))
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        for row in rows
    ]


def _number(say: Speech, number: int) -> str:
    return say("arena-number", number=number)


def _figure(say: Speech, value: float) -> str:
    return say("arena-figure", value=value)


def _percent(say: Speech, share: float) -> str:
    return say("arena-percent", share=share)


def _between(say: Speech, interval: Interval) -> str:
    return say("arena-between", low=100 * interval.low, high=100 * interval.high)


def _give_or_take(say: Speech, estimate: Estimate, *, sign: bool = False) -> str:
    """Write a mean with half the width of its 99 % interval."""
    plus = "+" if sign and estimate.mean > 0 else ""
    off = estimate.at99.high - estimate.mean
    return plus + say("arena-give-or-take", value=estimate.mean, off=off)
