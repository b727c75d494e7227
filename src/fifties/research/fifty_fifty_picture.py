"""Tables of Fifty Fifty as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifties.games.fifty_fifty.scores import totals
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.research.canvas import (
    BLUE,
    CALM,
    HEAD,
    INK,
    MARGIN,
    PALE,
    WON,
    YELLOW,
    Canvas,
    Picture,
)
from fifties.research.fifty_fifty import (
    FiftyFiftyStepper,
    balances_of,
    card_played,
    fifty_fifty_title,
    last_trick,
    results_of,
)
from fifties.research.render import column_title

LINE: Final = 66
"""How high a player's line is."""
NAME, SCORE, TOTAL, HALVES, LAST, LAID, CARD = 138, 34, 50, 200, 58, 72, 48
"""How wide the columns are."""
DARK_FROM: Final = 0.62
"""From here on a card is so dark that it is written on in white."""
MOUTH: Final = 9
"""So many points of a mouth are drawn."""


def draw_fifty_fifty(stepper: FiftyFiftyStepper, names: Sequence[str]) -> Picture:
    """Draw everybody's results, halves and cards, from laughing yellow to angry blue."""
    game = stepper.game
    columns = NAME + game.rounds * SCORE + TOTAL + HALVES + LAST + LAID + game.tricks * CARD
    high = HEAD + 22 + game.players * LINE + MARGIN - 8
    canvas = Canvas(2 * MARGIN + columns, high, fifty_fifty_title(stepper, names))
    left = MARGIN + NAME + game.rounds * SCORE + TOTAL
    if stepper.state.mood is not None:
        for place, count in enumerate(stepper.state.mood):
            canvas.halves(
                canvas.after_head + 20 + 24 * place, HEAD / 2 + 1, count, angry=place == 1
            )
    _draw_headings(canvas, stepper, left)
    outcome = game.outcome(stepper.state)
    for seat, name in enumerate(names):
        y = HEAD + 22 + seat * LINE
        won = outcome is not None and seat in outcome.winners
        if won:
            canvas.box((MARGIN - 8, y), (canvas.width - 2 * MARGIN + 16, LINE - 6), WON, round_by=8)
        _draw_results(canvas, stepper, seat, y)
        middle, turn = y + LINE / 2 - 3, seat == stepper.state.turn
        if turn:
            tip = [(MARGIN - 13, middle - 6), (MARGIN - 4, middle), (MARGIN - 13, middle + 6)]
            canvas.shape(tip, INK)
        canvas.name(MARGIN, middle, seat, name, "text-bold" if turn or won else "text")
        _draw_halves(canvas, left + HALVES / 2, middle, balances_of(stepper)[seat])
        at = left + HALVES + LAST
        if outcome is not None:
            _draw_played(canvas, stepper, seat, (at, y))
            continue
        _draw_tricks(canvas, stepper, seat, (left + HALVES, y))
        for place, card in enumerate(sorted(stepper.state.hand(seat))):
            _draw_card(canvas, stepper, (at + LAID + place * CARD, y + 3), card)
    return canvas.picture()


def _draw_headings(canvas: Canvas, stepper: FiftyFiftyStepper, left: int) -> None:
    for number in range(1, stepper.game.rounds + 1):
        canvas.heading(MARGIN + NAME + number * SCORE, HEAD + 10, str(number), "rm")
    canvas.heading(left, HEAD + 10, column_title("research-total"), "rm")
    canvas.heading(left + HALVES / 2, HEAD + 10, column_title("research-balance"))
    trick = left + HALVES + LAST
    if stepper.over:
        return
    canvas.heading(trick - LAST / 2 - 1, HEAD + 10, column_title("research-before"))
    canvas.heading(trick + 20, HEAD + 10, column_title("research-card"))
    canvas.heading(trick + LAID, HEAD + 10, column_title("research-hand"), "lm")


def _draw_results(canvas: Canvas, stepper: FiftyFiftyStepper, seat: int, y: float) -> None:
    """Write what each round came to; what is struck is crossed out."""
    middle, at = y + LINE / 2 - 3, MARGIN + NAME
    for number, (points, is_struck) in enumerate(results_of(stepper, seat), 1):
        right = at + number * SCORE
        canvas.text(right, middle, str(points), 14, colour=PALE, anchor="rm")
        if is_struck:
            canvas.line([(right - 22, middle + 4), (right + 2, middle - 3)], INK, 1.5)
    rounds = stepper.state.standing.rounds
    total = at + stepper.game.rounds * SCORE + TOTAL
    points = totals(rounds, stepper.game.players)[seat]
    canvas.text(total, middle, str(points), 16, anchor="rm", face="text-bold")


def _draw_halves(canvas: Canvas, x: float, y: float, balance: int) -> None:
    """Lay out yellow halves to the left, or blue ones to the right; how many, on the other side."""
    angry, side = balance > 0, 1 if balance > 0 else -1
    step = min(10.0, (HALVES / 2 - 22) / max(abs(balance), 1))
    canvas.line([(x, y - 16), (x, y + 16)], PALE, 1)
    for place in reversed(range(abs(balance))):
        canvas.half(x + side * (1 + place * step), y, 11, angry=angry)
    canvas.text(x - side * 7, y, str(abs(balance)), 13, anchor="rm" if angry else "lm")


def _draw_played(
    canvas: Canvas, stepper: FiftyFiftyStepper, seat: int, corner: tuple[float, float]
) -> None:
    """Draw what *seat* played in the last round of the game, and what came of it."""
    x, y = corner
    for place, trick in enumerate(stepper.state.standing.rounds[-1].tricks):
        at = x + place * CARD
        card = trick.cards[(seat - trick.leader) % stepper.game.players]
        _draw_card(canvas, stepper, (at, y + 3), card)
        _draw_taken(canvas, (at + 38, y + 7), *_takes(trick, seat))


def _draw_tricks(
    canvas: Canvas, stepper: FiftyFiftyStepper, seat: int, corner: tuple[float, float]
) -> None:
    """Draw what *seat* played last, and has played now; with what it took, or would take."""
    (x, y), last = corner, last_trick(stepper)
    if last is not None:
        card = last.cards[(seat - last.leader) % stepper.game.players]
        _draw_card(canvas, stepper, (x + 10, y + 10), card, size=(32, 40))
        _draw_taken(canvas, (x + 40, y + 13), *_takes(last, seat))
    laid = card_played(stepper, seat)
    if laid is not None:
        _draw_card(canvas, stepper, (x + LAST, y + 3), laid)
        state, (yellow, blue) = stepper.state, stepper.state.mood or (0, 0)
        halves = (yellow * (laid == state.low), blue * (laid == state.high))
        _draw_taken(canvas, (x + LAST + 38, y + 7), *halves)


def _takes(trick: TrickTaken, seat: int) -> tuple[int, int]:
    yellow, blue = trick.mood
    return yellow * (seat == trick.lowest), blue * (seat == trick.highest)


def _draw_taken(canvas: Canvas, at: tuple[float, float], yellow: int, blue: int) -> None:
    """Put the halves that go with a card on its corner."""
    x, y = at
    if yellow:
        canvas.halves(x, y, yellow, angry=False)
    if blue:
        canvas.halves(x, y + (18 if yellow else 0), blue, angry=True)


def _draw_card(
    canvas: Canvas,
    stepper: FiftyFiftyStepper,
    corner: tuple[float, float],
    card: int,
    *,
    size: tuple[int, int] = (42, 54),
) -> None:
    """Draw a card: its number, and a face whose mouth turns as the number grows."""
    (x, y), (width, height) = corner, size
    shade = (card - 1) / (len(stepper.game.deck) - 1)
    ink = "white" if shade > DARK_FROM else INK
    canvas.box(corner, size, _between(shade), edge=INK, round_by=6)
    middle = x + width / 2 + 0.5
    canvas.text(middle, y + height * 0.34, str(card), height * 3 // 8, colour=ink, anchor="mm")
    eyes, mouth, wide = y + height * 0.62, y + height * 0.77, width * 0.2
    for side in (-1, 1):
        canvas.disc(middle + side * wide * 0.6, eyes, 1.4, ink)
    bend = (1 - 2 * shade) * height * 0.09
    curve = [place / (MOUTH - 1) * 2 - 1 for place in range(MOUTH)]
    canvas.line([(middle + t * wide, mouth + bend * (0.5 - t * t)) for t in curve], ink, 1.5)


def _between(shade: float) -> str:
    """Return the colour of a card: from yellow through a calm middle to blue."""
    first, second, part = (
        (YELLOW, CALM, shade * 2) if shade < 1 / 2 else (CALM, BLUE, shade * 2 - 1)
    )
    ends = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * part) for a, b in ends).hex()
