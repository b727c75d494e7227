"""The report of a game of Fifty: each count as a strip, then the scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from fifties.core.contract import GameEnded, Seat
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.events import Called, FiftyEvent, Revealed, RoundScored
from fifties.games.fifty.state import Round
from fifties.games.fifty.table_size import LARGEST_TABLE
from fifties.terminal.page import Glyphs, Page, seat_style, short
from fifties.terminal.styled_text import StyledText
from fifties.words import Words

Crossed: TypeAlias = set[tuple[Seat, int]]
"""Who has crossed off which number."""

STRIP: Final = 50
"""Numbers to a line of the strip."""

LEADERS: Final = 10
"""Of a crowd, only so many are listed."""


def print_rounds(page: Page, words: Words, game: Fifty, events: Iterable[FiftyEvent]) -> None:
    """Print a game from its *events*."""
    print_legend(page, words, danger=game.danger)
    calls: list[Called] = []
    totals: tuple[int, ...] = (0,) * game.players
    open_round = ended = False
    for event in events:
        match event:
            case Revealed():
                page.line()
                page.heading(round_heading(page.glyphs, words, event))
                open_round = True
            case Called():
                calls.append(event)
            case RoundScored():
                _print_strip(page, words, game, calls, event.result.danger)
                page.line()
                print_scores(page, words, event)
                calls, totals, open_round = [], event.totals, False
            case GameEnded():
                page.line()
                page.heading(words.outcome(event.outcome, totals))
                ended = True
            case _:
                pass
    if open_round:
        page.line(f"  {words.say('round-unfinished')}")
    if not ended:
        page.line()
        page.heading(words.say("game-unfinished"))


def print_legend(page: Page, words: Words, *, danger: bool) -> None:
    """Print what the signs of the strip mean."""
    glyphs = page.glyphs
    page.line(
        words.say(
            "legend-fifty",
            got=glyphs.got,
            scores=glyphs.scores,
            holds=glyphs.holds,
            clash=glyphs.clash,
            crown=glyphs.crown,
        )
    )
    if danger:
        page.line(words.say("legend-danger", lost=glyphs.lost))


def round_heading(glyphs: Glyphs, words: Words, revealed: Revealed) -> str:
    """Say what was flipped and who begins."""
    say = words.say
    parts = [say("round", round=revealed.round)]
    if revealed.blocked:
        parts.append(say("round-blocked", digits=" ".join(map(str, revealed.blocked))))
    else:
        parts.append(say("round-nothing-blocked"))
    if revealed.danger is not None:
        low, high = revealed.danger
        parts.append(say("round-danger", low=low, high=high))
    parts.append(say("round-begins", name=words.name(revealed.beginner)))
    return f" {glyphs.dash} ".join(parts)


def _print_strip(
    page: Page, words: Words, game: Fifty, calls: Sequence[Called], danger: Zone | None
) -> None:
    for first in range(0, game.top, STRIP):
        numbers = range(first + 1, min(first + STRIP, game.top) + 1)
        part = [call for call in calls if call.number in numbers]
        if not part:
            return
        rows: list[list[str | StyledText]] = [["", _ruler(numbers)]]
        if danger is not None:
            zone = [page.glyphs.danger if danger[0] <= n <= danger[1] else " " for n in numbers]
            rows.append(
                [words.say("strip-danger"), StyledText("".join(zone).rstrip(), style="red")]
            )
        if game.players <= LARGEST_TABLE:
            rows += [
                [_name(words, seat), _seat_row(page.glyphs, seat, part, game.players)]
                for seat in range(game.players)
            ]
        else:
            rows.append([words.say("strip-count"), _crowd_row(page.glyphs, part)])
        page.rows(rows)
    if game.players > LARGEST_TABLE:
        for call in calls:
            if call.crowned and call.scorer is not None:
                name = words.name(call.scorer)
                page.line(f"  {words.say('crowned-at', name=name, number=call.number)}")


def _ruler(numbers: range) -> StyledText:
    """Write every tenth number so that it ends above its place."""
    marks = "".join(f"{number:>10}" for number in numbers if number % 10 == 0)
    if numbers[0] == 1:
        marks = "1" + marks[1:]
    return StyledText(marks, style="dim")


def _name(words: Words, seat: Seat) -> StyledText:
    return StyledText(short(words.name(seat)), style=seat_style(seat, len(words.players)))


def _seat_row(glyphs: Glyphs, seat: Seat, calls: Sequence[Called], players: int) -> StyledText:
    signs = "".join(_sign(glyphs, seat, call) for call in calls)
    return StyledText(signs, style=seat_style(seat, players))


def _sign(glyphs: Glyphs, seat: Seat, call: Called) -> str:
    """Return in one sign what *call* meant to *seat*."""
    for crossing in call.crossings:
        if crossing.seat == seat:
            return glyphs.lost if crossing.lost else glyphs.clash
    if call.scorer == seat and call.crowned:
        return glyphs.crown
    if call.taker == seat:
        return glyphs.got
    if call.scorer == seat:
        return glyphs.scores
    return glyphs.holds if call.caller == seat else glyphs.idle


def _crowd_row(glyphs: Glyphs, calls: Sequence[Called]) -> StyledText:
    signs = []
    for call in calls:
        if call.crossings:
            signs.append(glyphs.lost if call.crossings[0].lost else glyphs.clash)
        elif call.crowned:
            signs.append(glyphs.crown)
        elif call.taker is not None:
            signs.append(glyphs.got)
        else:
            signs.append(glyphs.idle if call.scorer is None else glyphs.scores)
    return StyledText("".join(signs))


def print_scores(page: Page, words: Words, scored: RoundScored) -> None:
    """Print everybody's numbers and points; of a crowd, those in front."""
    result, players = scored.result, len(scored.totals)
    crossed = _crossed(result)
    seats = list(range(players))
    if players > LARGEST_TABLE:
        seats = sorted(seats, key=lambda seat: -scored.totals[seat])[:LEADERS]
    page.rows([_score_row(page.glyphs, words, scored, seat, crossed) for seat in seats])
    if len(seats) < len(result.beads):
        page.line(f"  {words.say('score-others', others=players - len(seats))}")


def _crossed(result: Round) -> Crossed:
    """Find the numbers that several owned and that were called."""
    written = Counter(number for numbers in result.picks for number in numbers)
    return {
        (seat, number)
        for seat, numbers in enumerate(result.picks)
        for number in numbers
        if number <= result.last and written[number] > 1
    }


def _score_row(
    glyphs: Glyphs, words: Words, scored: RoundScored, seat: Seat, crossed: Crossed
) -> list[str | StyledText]:
    say, result = words.say, scored.result
    bead, bonus, crowns = result.beads[seat], result.bonus[seat], scored.crowns[seat]
    if result.scores is None:
        points = say("score-broken", bead=bead)
    else:
        points = say("score-bead", bead=bead, bonus=bonus, score=result.scores[seat])
    marked = [
        f"{number}{glyphs.clash if (seat, number) in crossed else ' '}"
        for number in result.picks[seat]
    ]
    return [
        _name(words, seat),
        " ".join(marked),
        points,
        say("score-total", total=scored.totals[seat]),
        f"{glyphs.crown * crowns} {say('score-crowns', crowns=crowns)}" if crowns else "",
    ]
