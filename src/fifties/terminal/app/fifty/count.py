"""COUNT: the number stands huge in the middle, the spotlight finds whoever holds the count."""

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
from fifties.terminal.app.numerals import big
from fifties.terminal.app.paper import Block, centred, fit, paragraph, piece, row, tall
from fifties.terminal.app.seats import Cast
from fifties.terminal.app.signs import SPELT

STRIP: Final = 50
"""How many numbers the strip shows."""

DRAMA: Final = 2
"""Lines in which a shout is told."""


class Telling(NamedTuple):
    """A count as far as it was told."""

    cast: Cast
    game: Fifty
    view: FiftyView
    calls: Sequence[Called]


def spotlight(cast: Cast, called: Called, width: int) -> Block:
    """Draw the number that was called, and say whose it is."""
    look = cast.look
    holder = called.scorer if called.scorer is not None else called.caller
    if called.taker is not None:
        holder = called.taker
    clash = bool(called.crossings)
    style = look.danger if clash else look.seat(holder, cast.players)
    figure = big(called.number, style, spelt=look.signs is SPELT, cracked=clash)
    drama = [fit(line, width, "center") for line in _drama(cast, called, width - 4)]
    return [
        *centred(figure, width),
        Text(),
        fit(_holder(cast, called), width, "center"),
        *tall(drama, DRAMA),
    ]


def _holder(cast: Cast, called: Called) -> Text:
    say, look = cast.words.say, cast.look
    name = cast.tag(called.caller, 24)
    if called.scorer is None:
        return row(name, (f"  {say('app-counts')}", look.soft))
    scorer = cast.tag(called.scorer, 24)
    return row(scorer, (f"  {say('app-scores', bead=called.bead)}", look.soft))


def _drama(cast: Cast, called: Called, width: int) -> Block:
    """Say who shouts, who clashes, and who gains a crown."""
    say, look, signs = cast.words.say, cast.look, cast.look.signs
    block: Block = []
    if called.crowned and called.scorer is not None:
        crowned = say("play-crown", name=cast.name(called.scorer))
        block.append(piece(f"{signs.crown} {crowned} {signs.crown}", look.crown))
    if called.taker is not None:
        said = say(f"play-{called.take}", name=cast.name(called.taker), number=called.number)
        block += paragraph(said, width, look.seat(called.taker, cast.players))
    elif called.crossings:
        message = "play-clash-danger" if called.crossings[0].lost else "play-clash"
        said = say(message, names=cast.names(called.owners), number=called.number)
        block += paragraph(said, width, look.danger)
    return block


def strip(telling: Telling, width: int) -> Block:
    """Draw the count so far as one line, a sign a number."""
    cast, game, view, calls = telling
    look = cast.look
    last = calls[-1].number if calls else 0
    first = max(1, min(last - STRIP // 2, game.top - STRIP + 1))
    numbers = range(first, min(first + STRIP, game.top + 1))
    by_number = {call.number: call for call in calls}
    signs = [_sign(cast, by_number.get(number), last, number) for number in numbers]
    ends = row((f"{numbers[0]:>3} ", look.soft), *signs, (f" {numbers[-1]}", look.soft))
    indent = " " * max(0, (width - ends.cell_len) // 2)
    lines = [row(indent, ends)]
    if view.danger is not None:
        lines.append(row(indent, "    ", _zone(telling, view.danger, numbers)))
    return lines


def _zone(telling: Telling, zone: Zone, numbers: range) -> Text:
    """Draw the Danger zone under the strip, its name on the side that has room."""
    look = telling.cast.look
    inside = [number for number in numbers if zone[0] <= number <= zone[1]]
    if not inside:
        return Text()
    name = telling.cast.words.say("strip-danger")
    before, mark = inside[0] - numbers[0], look.signs.glyphs.danger * len(inside)
    if before > len(name):
        return piece(f"{f'{name} ':>{before}}{mark}", look.danger)
    return piece(f"{' ' * before}{mark} {name}", look.danger)


def _sign(cast: Cast, call: Called | None, last: int, number: int) -> Text:
    look, glyphs = cast.look, cast.look.signs.glyphs
    if call is None:
        return piece(glyphs.idle, look.soft)
    if call.crossings:
        return piece(glyphs.lost if call.crossings[0].lost else glyphs.clash, look.danger)
    style: Style = look.soft
    sign = glyphs.holds
    if call.scorer is not None:
        sign, style = glyphs.scores, look.seat(call.scorer, cast.players)
    if call.taker is not None:
        sign = look.shape(call.taker, cast.players, cast.name(call.taker))
        style = look.seat(call.taker, cast.players)
    if call.crowned:
        sign, style = look.signs.crown, look.crown
    return piece(sign, style + Style(reverse=number == last))


def track(telling: Telling, seat: Seat, length: int) -> Text:
    """Draw a score track: the bead on its way to the crown."""
    cast, game, view, _ = telling
    look, signs = cast.look, cast.look.signs
    style = look.seat(seat, cast.players)
    bead = view.count.beads[seat] if view.count else 0
    spaces: list[Text] = []
    for space in range(1, length + 1):
        if space == min(bead, length):
            spaces.append(piece(signs.bead, style))
        elif space == game.mark:
            full = bead >= game.mark or view.crowns[seat] > 0
            spaces.append(piece(signs.crown if full else signs.no_crown, look.crown))
        elif space < bead:
            spaces.append(piece(signs.travelled, style))
        else:
            spaces.append(piece(signs.track, look.soft))
    return row(*spaces)
