"""`fifties arena`: hold a contest of bots and report it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import SystemRandom
from typing import Final

from msgspec import Struct, json

from fifties.arena.contest import Contest, contest
from fifties.arena.contestants import BotUnusable, find_contestants
from fifties.arena.intervals import Estimate, Interval
from fifties.arena.match import BotFailed
from fifties.arena.results import (
    Meeting,
    Rating,
    Standing,
    measured_meetings,
    meetings,
    ratings,
    report_values,
    standings,
)
from fifties.core.contract import PlayableGame
from fifties.core.progress import OnProgress
from fifties.core.record import RecordRefused
from fifties.core.refusals import IllegalSetup, Refused
from fifties.exits import BROKEN, INTERRUPTED, REFUSED
from fifties.games.registry import game_entry, make_game
from fifties.locales import Speech
from fifties.review import luck_free_points
from fifties.simulation.chunks import WorkersLost
from fifties.terminal.editions import DangerElsewhere, find_edition
from fifties.terminal.page import Page
from fifties.terminal.progress_bar import progress_bar
from fifties.terminal.registry import terminal_for
from fifties.terminal.reports.dask_cluster import cluster_executor
from fifties.terminal.streams import print_refusal
from fifties.terminal.styled_text import StyledText, columns
from fifties.words import Words

_SEEDS: Final = 10**6


class ContestOptions(Struct, frozen=True):
    """What the command line asks for."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int | None = None
    duplicate: bool = False
    luck_free: bool = False
    seed: int | None = None
    edition: str | None = None
    danger: bool = False
    processes: int | None = None
    dask: str | None = None


def hold_contest(options: ContestOptions, say: Speech, *, as_json: bool) -> int:
    """Let bots play and tell what came of it; return the exit code."""
    words = Words(say)
    try:
        held = _hold(options, say)
    except (Refused, OSError, ModuleNotFoundError, RuntimeError) as error:
        reason, code = _refusal_of(error, options, words)
        return print_refusal(f"fifties arena: {reason}", code)
    if as_json:
        sys.stdout.write(json.encode(report_values(held)).decode() + "\n")
    else:
        report(Page(sys.stdout), words, held)
    return INTERRUPTED if held.stopped else 0


def _hold(options: ContestOptions, say: Speech) -> Contest:
    # Whoever wrote a bot is in its folder, as with `python -m`.
    sys.path.insert(0, os.getcwd())  # noqa: PTH109 - a path for Python, not for us
    game = _set_table(options)
    seed = SystemRandom().randrange(_SEEDS) if options.seed is None else options.seed
    modules = [module for bot in options.bots for module, colon, _ in [bot.partition(":")] if colon]
    with (
        cluster_executor(options.dask, say, modules=modules) as executor,
        _lazy_bar(say("arena-playing")) as on_progress,
    ):
        return contest(
            game,
            options.bots,
            options.games,
            duplicate=options.duplicate,
            seed=seed,
            processes=options.processes,
            executor=executor,
            on_progress=on_progress,
            measure=luck_free_points if options.luck_free else None,
        )


@contextmanager
def _lazy_bar(title: str) -> Iterator[OnProgress]:
    """Show a bar from the first games on: threads and forks do not go together."""
    bars: list[Callable[[int], None]] = []
    with ExitStack() as later:

        def draw(games: int, asked: int) -> None:
            if not bars:
                bars.append(later.enter_context(progress_bar(title, asked)))
            bars[0](games)

        yield draw


def _set_table(options: ContestOptions) -> PlayableGame:
    listed = len(find_contestants(options.game, options.bots).listed)
    edition = find_edition(options.game, options.edition)
    entry = game_entry(options.game)
    if options.danger and "danger" not in entry.options:
        raise IllegalSetup(DangerElsewhere())
    most = entry.most_players or listed
    usual = max(entry.least_players, min(listed, most))
    players = usual if options.players is None else options.players
    return make_game(players, edition, danger=options.danger)


def _refusal_of(error: Exception, options: ContestOptions, words: Words) -> tuple[str, int]:
    """Return what to say about an error, and the exit code; raise what nobody expects."""
    match error:
        case RecordRefused():
            return f"{options.edition}: {words.refused(error)}", REFUSED
        case Refused():
            return words.refusal(error.refusal), REFUSED
        case BotFailed():
            return _failure(error, words.say), BROKEN
        case WorkersLost():
            return words.say("workers-lost", attempts=error.attempts), BROKEN
        case OSError():
            reason = words.say("file-unusable", reason=error.strerror or str(error))
            return f"{error.filename}: {reason}", REFUSED
        case _:
            return _unusable(error, options, words), REFUSED


def _unusable(error: Exception, options: ContestOptions, words: Words) -> str:
    """Return what to say about a bot whose module other machines do not have."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, ModuleNotFoundError):
        cause = cause.__cause__
    if cause is None:
        raise error
    reason = f"{type(cause).__name__}: {cause}"
    return words.refusal(BotUnusable(", ".join(options.bots), reason))


def _failure(failed: BotFailed, say: Speech) -> str:
    failure = failed.failure
    return say(
        "arena-bot-failed",
        bot=failure.bot,
        seat=failure.seat + 1,
        game=failure.match.number + 1,
        seed=str(failure.seed),
        reason=failure.reason,
    )


_STYLES = {1: "green", 0: "", -1: "red"}


def report(page: Page, words: Words, contest: Contest) -> None:
    """Print who is how strong."""
    say = words.say
    terminal_for(contest.game.name).print_head(page, words, contest.game)
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
    free = {(meeting.bot, meeting.against): meeting for meeting in measured_meetings(contest)}
    if free:
        page.line()
        page.heading(say("arena-luck-free-title"))
        _print_cross(page, say, contest.bots, free, _more_points)


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
