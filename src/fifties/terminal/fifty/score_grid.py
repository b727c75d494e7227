"""The scores of Fifty, round by round."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty.awards import AwardKind, awards
from fifties.games.fifty.state import Round
from fifties.games.fifty.table_size import ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.terminal.app.board import Roster
from fifties.terminal.app.layout import Block, fit, paragraph, piece, row
from fifties.terminal.app.styles import LARGEST_TABLE

NAME: Final = 15
BOX: Final = 4
SUM: Final = 12
ROUND: Final = 4
TOTAL: Final = 7
LEADERS: Final = 10
"""Of a crowd, only so many are listed."""

AWARDS: Final = {
    AwardKind.LONGEST_COUNT: "app-award-longest-count",
    AwardKind.MOST_CLASHES: "app-award-most-clashes",
    AwardKind.TWINS: "app-award-twins",
}


def grid(roster: Roster, view: FiftyView, mine: frozenset[Seat], *, lines: int) -> Block:
    """Draw the round that was counted last, and all results so far."""
    seats = listed(view, mine, min(lines, LEADERS) if roster.players > LARGEST_TABLE else lines)
    table = [_head(roster), *(_seat_row(roster, view, seat) for seat in seats)]
    if len(seats) < roster.players:
        others = roster.words.say("score-others", others=roster.players - len(seats))
        table.append(piece(others, roster.theme.soft))
    return table


def listed(view: FiftyView, mine: frozenset[Seat], room: int) -> list[Seat]:
    """List everybody in seat order, or those in front if there is no room, oneself included."""
    seats = list(range(len(view.totals)))
    if len(seats) <= max(room, LARGEST_TABLE):
        return seats
    best = sorted(seats, key=lambda seat: -view.totals[seat])[: max(1, room)]
    own = [seat for seat in sorted(mine) if seat not in best][: room // 2]
    return best[: room - len(own)] + own


def _head(roster: Roster) -> Text:
    say, soft = roster.words.say, roster.theme.soft
    rounds = [fit(piece(str(number), soft), ROUND, "right") for number in range(1, ROUNDS + 1)]
    return row(
        fit(piece(say("app-round-head"), soft), NAME + 5 * BOX + SUM - 1, "right"),
        " ",
        *rounds,
        fit(piece(say("app-total"), soft), TOTAL, "right"),
    )


def _seat_row(roster: Roster, view: FiftyView, seat: Seat) -> Text:
    theme, last = roster.theme, view.rounds[-1]
    results = [fit(_result(roster, view, number, seat), ROUND, "right") for number in range(ROUNDS)]
    crowns = view.crowns[seat]
    return row(
        fit(roster.tag(seat, NAME - 1), NAME),
        *(fit(cell, BOX, "right") for cell in _picks(roster, last, seat)),
        fit(_sum(roster, last, seat), SUM, "right"),
        *results,
        fit(piece(str(view.totals[seat]), theme.strong), TOTAL, "right"),
        (f" {theme.symbols.crown * crowns}", theme.crown),
    )


def _picks(roster: Roster, last: Round, seat: Seat) -> list[Text]:
    theme, glyphs = roster.theme, roster.theme.symbols.glyphs
    others = [n for s, picks in enumerate(last.picks) if s != seat for n in picks]
    cells = []
    for number in last.picks[seat]:
        if number > last.last:
            cells.append(piece(f"{number} ", theme.soft))
        elif number in others:
            inside = last.danger is not None and last.danger[0] <= number <= last.danger[1]
            cells.append(piece(f"{number}{glyphs.lost if inside else glyphs.clash}", theme.bad))
        else:
            cells.append(piece(f"{number}{glyphs.got}", theme.seat(seat, roster.players)))
    return cells


def _sum(roster: Roster, last: Round, seat: Seat) -> Text:
    theme = roster.theme
    if last.scores is None:
        return piece(f"({last.beads[seat]})", theme.soft)
    bead, bonus = last.beads[seat], last.bonus[seat]
    return row((f"{bead}+{bonus} = ", theme.soft), (str(last.scores[seat]), theme.strong))


def _result(roster: Roster, view: FiftyView, number: int, seat: Seat) -> Text:
    theme = roster.theme
    if number >= len(view.rounds):
        return piece(theme.symbols.rest, theme.soft)
    done = view.rounds[number]
    if done.scores is None:
        return piece(theme.symbols.dash, theme.soft)
    crown = theme.symbols.crown if seat in done.crowned else ""
    return row((crown, theme.crown), str(done.scores[seat]))


def memories(roster: Roster, view: FiftyView, width: int) -> Block:
    """Say what the last round is remembered for."""
    block: Block = []
    for award in awards(view.rounds[-1])[:4]:
        if len(award.seats) > LARGEST_TABLE:
            continue
        names = roster.names(award.seats)
        text = roster.words.say(AWARDS[award.kind], names=names, amount=award.amount)
        block += paragraph(f"{roster.theme.symbols.dot} {text}", width, roster.theme.soft)
    return block


def legend(roster: Roster, *, danger: bool) -> Text:
    """Say what the symbols behind numbers mean."""
    glyphs, say = roster.theme.symbols.glyphs, roster.words.say
    if danger:
        text = say("app-legend-danger", got=glyphs.got, clash=glyphs.clash, lost=glyphs.lost)
    else:
        text = say("app-legend-scores", got=glyphs.got, clash=glyphs.clash)
    return piece(text, roster.theme.soft)
