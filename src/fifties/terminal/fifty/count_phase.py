"""The board during the count: the called number, the strip of calls, the beads on their tracks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.events import Called
from fifties.games.fifty.view import FiftyView
from fifties.terminal.app.board import Roster
from fifties.terminal.app.layout import (
    Block,
    big_digits,
    centred,
    cut,
    fit,
    paragraph,
    piece,
    row,
    tall,
)
from fifties.terminal.app.symbols import ASCII_SYMBOLS

STRIP: Final = 50
"""How many numbers the strip shows."""

EVENT_ROWS: Final = 2
"""Rows for what happened at a number."""


class CountSoFar(NamedTuple):
    """A count as far as it was told."""

    roster: Roster
    game: Fifty
    view: FiftyView
    calls: Sequence[Called]


def spotlight(roster: Roster, called: Called, width: int) -> Block:
    """Draw the number that was called, and say whose it is."""
    theme = roster.theme
    holder = called.scorer if called.scorer is not None else called.caller
    if called.taker is not None:
        holder = called.taker
    clash = bool(called.crossings)
    style = theme.danger if clash else theme.seat(holder, roster.players)
    figure = big_digits(
        called.number, style, ascii_only=theme.symbols is ASCII_SYMBOLS, cracked=clash
    )
    lines = [fit(line, width, "center") for line in _event_lines(roster, called, width - 4)]
    return [
        *centred(figure, width),
        Text(),
        fit(_holder(roster, called), width, "center"),
        *tall(lines, EVENT_ROWS),
    ]


def _holder(roster: Roster, called: Called) -> Text:
    say, theme = roster.words.say, roster.theme
    name = roster.tag(called.caller, 24)
    if called.scorer is None:
        return row(name, (f"  {say('app-counts')}", theme.soft))
    scorer = roster.tag(called.scorer, 24)
    return row(scorer, (f"  {say('app-scores', bead=called.bead)}", theme.soft))


def _event_lines(roster: Roster, called: Called, width: int) -> Block:
    """Say who shouts, who clashes, and who gains a crown."""
    say, theme, symbols = roster.words.say, roster.theme, roster.theme.symbols
    block: Block = []
    if called.crowned and called.scorer is not None:
        crowned = say("play-crown", name=roster.name(called.scorer))
        block.append(piece(f"{symbols.crown} {crowned} {symbols.crown}", theme.crown))
    if called.taker is not None:
        said = say(f"play-{called.take}", name=roster.name(called.taker), number=called.number)
        block += paragraph(said, width, theme.seat(called.taker, roster.players))
    elif called.crossings:
        message = "play-clash-danger" if called.crossings[0].lost else "play-clash"
        said = say(message, names=roster.names(called.owners), number=called.number)
        block += paragraph(said, width, theme.danger)
    return block


def strip(count: CountSoFar, width: int) -> Block:
    """Draw the count so far as one line, a sign a number."""
    roster, game, view, calls = count
    theme = roster.theme
    last = calls[-1].number if calls else 0
    first = max(1, min(last - STRIP // 2, game.top - STRIP + 1))
    numbers = range(first, min(first + STRIP, game.top + 1))
    by_number = {call.number: call for call in calls}
    symbols = [_sign(roster, by_number.get(number), last, number) for number in numbers]
    ends = row((f"{numbers[0]:>3} ", theme.soft), *symbols, (f" {numbers[-1]}", theme.soft))
    indent = " " * max(0, (width - ends.cell_len) // 2)
    lines = [row(indent, ends)]
    if view.danger is not None:
        lines.append(row(indent, "    ", _zone(count, view.danger, numbers)))
    return lines


def _zone(count: CountSoFar, zone: Zone, numbers: range) -> Text:
    """Draw the Danger zone under the strip, its name on the side that has room."""
    theme = count.roster.theme
    inside = [number for number in numbers if zone[0] <= number <= zone[1]]
    if not inside:
        return Text()
    name = count.roster.words.say("strip-danger")
    before, mark = inside[0] - numbers[0], theme.symbols.glyphs.danger * len(inside)
    if before > len(name):
        return piece(f"{f'{name} ':>{before}}{mark}", theme.danger)
    return piece(f"{' ' * before}{mark} {name}", theme.danger)


def _sign(roster: Roster, call: Called | None, last: int, number: int) -> Text:
    theme, glyphs = roster.theme, roster.theme.symbols.glyphs
    if call is None:
        return piece(glyphs.idle, theme.soft)
    if call.crossings:
        return piece(glyphs.lost if call.crossings[0].lost else glyphs.clash, theme.danger)
    style: Style = theme.soft
    sign = glyphs.holds
    if call.scorer is not None:
        sign, style = glyphs.scores, theme.seat(call.scorer, roster.players)
    if call.taker is not None:
        sign = theme.shape(call.taker, roster.players, roster.name(call.taker))
        style = theme.seat(call.taker, roster.players)
    if call.crowned:
        sign, style = theme.symbols.crown, theme.crown
    return piece(sign, style + Style(reverse=number == last))


def track(count: CountSoFar, seat: Seat, length: int) -> Text:
    """Draw a score track: the bead on its way to the crown."""
    roster, game, view, _ = count
    theme, symbols = roster.theme, roster.theme.symbols
    style = theme.seat(seat, roster.players)
    bead = view.count.beads[seat] if view.count else 0
    spaces: list[Text] = []
    for space in range(1, length + 1):
        if space == min(bead, length):
            spaces.append(piece(symbols.bead, style))
        elif space == game.mark:
            full = bead >= game.mark or view.crowns[seat] > 0
            spaces.append(piece(symbols.crown if full else symbols.no_crown, theme.crown))
        elif space < bead:
            spaces.append(piece(symbols.travelled, style))
        else:
            spaces.append(piece(symbols.track, theme.soft))
    return row(*spaces)


NAME: Final = 14
NUMBERS: Final = 20
SPACE: Final = 24
"""Spaces of a track; a bead that goes further stays at the end, and its number tells."""

TALLY: Final = 9


def tracks(count: CountSoFar, seats: Sequence[Seat], width: int) -> Block:
    """Draw a track for each of *seats*."""
    room = min(width - NAME - NUMBERS - TALLY - 3, 2 * SPACE)
    lines = [_track_row(count, seat, max(SPACE, room)) for seat in seats]
    wide = max((line.cell_len for line in lines), default=0)
    return [row(" " * max(0, (width - wide) // 2), line) for line in lines]


def _track_row(count: CountSoFar, seat: Seat, length: int) -> Text:
    roster, _, view, calls = count
    theme = roster.theme
    shown = view.count
    bead = shown.beads[seat] if shown else 0
    bonus = shown.bonus[seat] if shown else 0
    style = theme.seat(seat, roster.players)
    tally = row((f"{bead:>3}", style), (f" +{bonus}" if bonus else "", theme.soft))
    return row(
        fit(roster.tag(seat, NAME), NAME),
        " ",
        track(count, seat, length),
        " ",
        fit(tally, TALLY - 1),
        " ",
        fit(_numbers(roster, view, calls, seat), NUMBERS),
    )


def _numbers(roster: Roster, view: FiftyView, calls: Sequence[Called], seat: Seat) -> Text:
    """Write the numbers of *seat* that were called; of the viewer's own, all."""
    theme, glyphs = roster.theme, roster.theme.symbols.glyphs
    style = theme.seat(seat, roster.players)
    said: list[Text] = []
    called = {call.number: call for call in calls if seat in call.owners}
    mine = view.my_numbers if view.viewer == seat else None
    for number in sorted({*called, *(mine or ())}):
        call = called.get(number)
        if call is None:
            said.append(piece(f"{number} ".rjust(4), theme.soft))
        elif call.crossings:
            mark = glyphs.lost if call.crossings[0].lost else glyphs.clash
            said.append(piece(f"{number}{mark}".rjust(4), theme.danger))
        else:
            said.append(piece(f"{number}{glyphs.got}".rjust(4), style))
    return row(*said)


TICKER: Final = 3
"""How many of the last shouts are listed."""


def crowd_tracks(count: CountSoFar, mine: frozenset[Seat], width: int, height: int) -> Block:
    """Draw those in front, one's own people among them, and the last shouts."""
    roster, game, view, calls = count
    beads = view.count.beads if view.count else (0,) * game.players
    room = max(2, height - TICKER - 1)
    own = sorted(mine)[: room // 2]
    best = sorted(range(game.players), key=lambda seat: -beads[seat])[: room - len(own)]
    seats = sorted({*best, *own}, key=lambda seat: -beads[seat])
    others = roster.words.say("score-others", others=game.players - len(seats))
    return [
        *tracks(count, seats, width),
        row("  ", (others, roster.theme.soft)),
        *_ticker(roster, calls, width),
    ]


def _ticker(roster: Roster, calls: Sequence[Called], width: int) -> Block:
    loud = [call for call in calls if call.owners][-TICKER:]
    lines = []
    for call in reversed(loud):
        style = roster.theme.danger if call.crossings else roster.theme.soft
        names = cut(roster.theme, roster.names(call.owners), width - 12)
        mark = (
            roster.theme.symbols.glyphs.clash if call.crossings else roster.theme.symbols.glyphs.got
        )
        lines.append(row("  ", (f"{call.number:>4} {mark} {names}", style)))
    return lines


def readiness(roster: Roster, view: FiftyView, width: int) -> Block:
    """Return how many are ready, as a number and a bar."""
    say, theme = roster.words.say, roster.theme
    ready, players = sum(view.ready), len(view.ready)
    full = round((width - 2) * ready / players)
    bar = row(
        (theme.symbols.block * full, theme.good),
        (theme.symbols.shade * (width - 2 - full), theme.soft),
    )
    return [piece(say("app-ready-count", ready=ready, players=players)), bar]
