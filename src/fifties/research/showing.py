"""Tables shown as text, or as a picture: everything there is to see, secrets included."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from fifties.core.contract import Outcome, Seat
from fifties.games.fifty.state import Round, State, crowns
from fifties.games.fifty.state import totals as fifty_totals
from fifties.games.fifty_fifty.scoring import struck
from fifties.games.fifty_fifty.scoring import totals as halves_totals
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.locales import Speech, preferred_language
from fifties.research.desk_fifty import FiftyDesk
from fifties.research.desk_fifty_fifty import FiftyFiftyDesk
from fifties.wording import Words, signed

CROWN: Final = "♛"
TURN: Final = ">"
NONE: Final = "·"
BROKEN_OFF: Final = "-"
BETWEEN: Final = " · "


def show_fifty(desk: FiftyDesk, names: Sequence[str], mode: str | None) -> Any:
    """Show a table of Fifty as *mode* asks for."""
    if mode == "rgb_array":
        from fifties.research.drawing_fifty import draw_fifty  # noqa: PLC0415 - it brings Pillow

        return draw_fifty(desk, names)
    return _told(tell_fifty(desk, names), mode)


def show_fifty_fifty(desk: FiftyFiftyDesk, names: Sequence[str], mode: str | None) -> Any:
    """Show a table of Fifty Fifty as *mode* asks for."""
    if mode == "rgb_array":
        from fifties.research.drawing_fifty_fifty import (  # noqa: PLC0415 - as above
            draw_fifty_fifty,
        )

        return draw_fifty_fifty(desk, names)
    return _told(tell_fifty_fifty(desk, names), mode)


def _told(text: str, mode: str | None) -> str | None:
    if mode == "human":
        print(text)  # noqa: T201 - that is what people asked for
        return None
    return text if mode == "ansi" else None


def tell_fifty(desk: FiftyDesk, names: Sequence[str]) -> str:
    """Tell who has written what in this round, or in the last one, and how all rounds ended."""
    game, state = desk.game, desk.state
    points, crowned = fifty_totals(state.rounds, game.players), crowns(state.rounds, game.players)
    _, picks = on_show(desk)
    rounds = "".join(f"{number:4}" for number in range(1, game.rounds + 1))
    rows = [f"{'':12}{rounds} {column('research-total'):>6}     {column('research-numbers')}"]
    for seat, name in enumerate(names):
        scores = "".join(f"{score:>4}" for score in round_scores(desk, seat))
        crown = f"{CROWN * crowned[seat]:2}"
        written = _row(picks[seat], game.boxes)
        rows.append(f"{name:12}{scores} {points[seat]:6} {crown}  {written}")
    return "\n".join([head_of_fifty(desk), *rows, *_ending(game.outcome(state), names, points)])


def on_show(desk: FiftyDesk) -> tuple[Round | State, Sequence[Sequence[int]]]:
    """Return the round that is shown, and what is written in it: when all is over, the last one."""
    if desk.over:
        last = desk.state.rounds[-1]
        return last, last.picks
    return desk.state, desk.picks


def round_scores(desk: FiftyDesk, seat: Seat) -> list[str]:
    """Write down what *seat* scored in each round; a crown may have broken the last one off."""
    done = [
        BROKEN_OFF if counted.scores is None else str(counted.scores[seat])
        for counted in desk.state.rounds
    ]
    return done + [NONE] * (desk.game.rounds - len(done))


def head_of_fifty(desk: FiftyDesk) -> str:
    """Say which round is played, and what was flipped."""
    game, say, (shown, _) = desk.game, _speech(), on_show(desk)
    now = len(desk.state.rounds) + (not desk.over)
    parts = [say("game-fifty"), say("research-round", round=now, rounds=game.rounds)]
    if shown.blocked:
        parts.append(say("research-blocked", digits=" ".join(map(str, shown.blocked))))
    if shown.danger:
        parts.append(say("research-danger", low=shown.danger[0], high=shown.danger[1]))
    return BETWEEN.join(parts)


def headline_of_fifty(desk: FiftyDesk, names: Sequence[str]) -> str:
    """Say which round is played, or how the game ended."""
    game, state = desk.game, desk.state
    ending = _ending(game.outcome(state), names, fifty_totals(state.rounds, game.players))
    return BETWEEN.join([_speech()("game-fifty"), *ending]) if ending else head_of_fifty(desk)


def tell_fifty_fifty(desk: FiftyFiftyDesk, names: Sequence[str]) -> str:
    """Tell how all rounds ended, who holds what, and what lies on the table."""
    game, state = desk.game, desk.state
    points, last = halves_totals(state.standing.rounds, game.players), last_trick(desk)
    rounds = "".join(f"{number:6}" for number in range(1, game.rounds + 1))
    heads = f"{column('research-total'):>7} {column('research-balance'):>8}"
    heads += f" {column('research-before'):>6} {column('research-card'):>6}"
    rows = [f" {'':12}{rounds}{heads}   {column('research-hand')}"]
    for seat, name in enumerate(names):
        results = results_of(desk, seat)
        scores = [f"({scored})" if gone else f"{scored} " for scored, gone in results]
        scores += [f"{NONE} "] * (game.rounds - len(scores))
        turn = TURN if seat == state.turn else " "
        before = NONE if last is None else last.cards[(seat - last.leader) % game.players]
        held, laid = signed(balances_of(desk)[seat]), card_of(desk, seat) or NONE
        hand = " ".join(f"{card:2}" for card in sorted(state.hand(seat)))
        results_row = "".join(f"{score:>6}" for score in scores)
        row = f"{points[seat]:6}  {held:>7}  {before:>5}  {laid:>5}    {hand}"
        rows.append(f"{turn}{name:12}{results_row}{row}".rstrip())
    return "\n".join([head_of_halves(desk), *rows, *_ending(game.outcome(state), names, points)])


def head_of_halves(desk: FiftyFiftyDesk) -> str:
    """Say which trick is played, and what it hands out."""
    game, state, say = desk.game, desk.state, _speech()
    now = min(len(state.standing.rounds) + 1, game.rounds)
    parts = [say("game-fifty-fifty"), say("research-round", round=now, rounds=game.rounds)]
    if state.mood is not None:
        trick, (yellow, blue) = len(state.standing.tricks) + 1, state.mood
        parts.append(say("research-trick", trick=trick, tricks=game.tricks))
        parts.append(say("research-mood", yellow=yellow, blue=blue))
    return BETWEEN.join(parts)


def headline_of_halves(desk: FiftyFiftyDesk, names: Sequence[str]) -> str:
    """Say which trick is played, or how the game ended."""
    game, state = desk.game, desk.state
    points = halves_totals(state.standing.rounds, game.players)
    ending = _ending(game.outcome(state), names, points)
    head = _speech()("game-fifty-fifty")
    return BETWEEN.join([head, *ending]) if ending else head_of_halves(desk)


def card_of(desk: FiftyFiftyDesk, seat: Seat) -> int | None:
    """Return the card that *seat* has played to this trick."""
    state = desk.state
    place = (seat - state.standing.leader) % desk.game.players
    return state.cards[place] if place < len(state.cards) else None


def last_trick(desk: FiftyFiftyDesk) -> TrickTaken | None:
    """Return the trick before this one, be it the last of the round before."""
    standing = desk.state.standing
    tricks = standing.tricks or (standing.rounds[-1].tricks if standing.rounds else ())
    return tricks[-1] if tricks else None


def balances_of(desk: FiftyFiftyDesk) -> tuple[int, ...]:
    """Return what everybody holds; when all is over, what they held at the end."""
    last = last_trick(desk)
    return last.balances if desk.over and last is not None else desk.state.standing.balances


def results_of(desk: FiftyFiftyDesk, seat: Seat) -> list[tuple[int, bool]]:
    """Return what each round brought *seat*, and whether that is struck."""
    rounds = desk.state.standing.rounds
    gone = struck(rounds, seat)
    return [(done.points[seat], place in gone) for place, done in enumerate(rounds)]


def column(message: str) -> str:
    """Return the word above a column."""
    return _speech()(message)


def _row(numbers: Sequence[int], boxes: int) -> str:
    written = [f"{number:2}" for number in numbers]
    return " ".join(written + [f" {NONE}"] * (boxes - len(written)))


def _ending(outcome: Outcome | None, names: Sequence[str], points: Sequence[int]) -> list[str]:
    return [] if outcome is None else [Words(_speech(), names).outcome(outcome, points)]


@cache
def _speech() -> Speech:
    return Speech(preferred_language(os.environ))
