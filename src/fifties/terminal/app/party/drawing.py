"""What a party is told, drawn: the count, those in front, where everybody wrote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty import Fifty
from fifties.table.crowd_shown import CrowdView, Leader, Tally
from fifties.terminal.app.numerals import big
from fifties.terminal.app.paper import Block, centred, cut, fit, piece, row, tall
from fifties.terminal.app.seats import Cast
from fifties.terminal.app.signs import SPELT

NAME: Final = 18
DRAMA: Final = 3
HEAT: Final = " ▁▂▃▄▅▆▇█"
HEAT_SPELT: Final = " .:-=+*#%@"


def spotlight(cast: Cast, tally: Tally, width: int) -> Block:
    """Draw the number that the count has got to, and say whose it is."""
    look, say = cast.look, cast.words.say
    names = {person.seat: person.name for person in tally.people}
    clash = bool(tally.clash)
    figure = big(
        tally.number,
        look.danger if clash else look.laugh,
        spelt=look.signs is SPELT,
        cracked=clash,
    )
    block: Block = []
    for seat in tally.crowned[:1]:
        crowned = say("play-crown", name=names.get(seat, "?"))
        block.append(piece(f"{look.signs.crown} {crowned} {look.signs.crown}", look.crown))
    block += _shout(cast, tally, names)
    told = [fit(line, width, "center") for line in block]
    return [*centred(figure, width), Text(), *tall(told, DRAMA)]


def _shout(cast: Cast, tally: Tally, names: dict[Seat, str]) -> Block:
    look, say = cast.look, cast.words.say
    if tally.clash:
        return [piece(say("app-party-clash", count=tally.clash), look.danger)]
    if tally.taker is not None:
        name = names.get(tally.taker, "?")
        return [piece(say(f"play-{tally.take}", name=name, number=tally.number), look.accent)]
    holder = tally.caller if tally.scorer is None else tally.scorer
    name = names.get(holder, "?")
    message = say("app-counts") if tally.scorer is None else say("app-scores", bead=tally.bead)
    return [row((name, look.accent), (f"  {message}", look.soft))]


def front(cast: Cast, leaders: Sequence[Leader], room: int) -> Block:
    """List those in front."""
    look = cast.look
    lines = []
    for place, leader in enumerate(leaders[:room], 1):
        name = cut(look, leader.name, NAME - 1)
        lines.append(
            row(
                (f"{place:>3}  ", look.soft),
                fit(piece(name, look.strong), NAME),
                f"{leader.points:>4} ",
                (look.signs.crown * leader.crowns, look.crown),
            )
        )
    return lines


def own_line(cast: Cast, game: Fifty, view: CrowdView, length: int) -> Block:
    """Draw one's own bead on its track, and one's numbers."""
    mine = view.mine
    if mine is None:
        return []
    look, signs = cast.look, cast.look.signs
    last = view.tally.number if view.tally else 0
    spaces = []
    for space in range(1, length + 1):
        if space == min(mine.bead, length):
            spaces.append(piece(signs.bead, look.accent))
        elif space == game.mark:
            full = mine.bead >= game.mark or mine.crowns > 0
            spaces.append(piece(signs.crown if full else signs.no_crown, look.crown))
        elif space < mine.bead:
            spaces.append(piece(signs.travelled, look.accent))
        else:
            spaces.append(piece(signs.track, look.soft))
    numbers = [
        piece(f" {number}", look.soft if number <= last else look.accent)
        for number in mine.numbers or ()
    ]
    bonus = f" +{mine.bonus}" if mine.bonus else ""
    return [row(*spaces, (f" {mine.bead}", look.accent), (bonus, look.soft), "  ", *numbers)]


def heat(cast: Cast, view: CrowdView) -> Block:
    """Draw where everybody wrote in the last round, in fifty equal parts of the count."""
    look = cast.look
    shades = HEAT_SPELT if look.signs is SPELT else HEAT
    parts = view.rounds[-1].heat
    most = max(parts, default=0) or 1
    bars = "".join(shades[round((len(shades) - 1) * part / most)] for part in parts)
    return [row(("  1 ", look.soft), (bars, look.laugh), (f" {view.top}", look.soft))]
