"""Tables shown as text, or as a picture: everything there is to see, secrets included."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from fifties.core.contract import Outcome, Seat
from fifties.games.fifty.state import crowns
from fifties.games.fifty.state import totals as fifty_totals
from fifties.games.fifty_fifty.scoring import totals as halves_totals
from fifties.locales import Speech, preferred_language
from fifties.research.desk_fifty import FiftyDesk
from fifties.research.desk_fifty_fifty import FiftyFiftyDesk
from fifties.wording import Words, signed

CROWN: Final = "♛"
TURN: Final = ">"
NONE: Final = "·"
BETWEEN: Final = " · "


def show_fifty(desk: FiftyDesk, names: Sequence[str], mode: str | None) -> Any:
    """Show a table of Fifty as *mode* asks for."""
    if mode == "rgb_array":
        from fifties.research.drawing import draw_fifty  # noqa: PLC0415 - it brings Matplotlib

        return draw_fifty(desk, names)
    return _told(tell_fifty(desk, names), mode)


def show_fifty_fifty(desk: FiftyFiftyDesk, names: Sequence[str], mode: str | None) -> Any:
    """Show a table of Fifty Fifty as *mode* asks for."""
    if mode == "rgb_array":
        from fifties.research.drawing import draw_fifty_fifty  # noqa: PLC0415 - as above

        return draw_fifty_fifty(desk, names)
    return _told(tell_fifty_fifty(desk, names), mode)


def _told(text: str, mode: str | None) -> str | None:
    if mode == "human":
        print(text)  # noqa: T201 - that is what people asked for
        return None
    return text if mode == "ansi" else None


def tell_fifty(desk: FiftyDesk, names: Sequence[str]) -> str:
    """Tell who has written what in this round, or in the last one."""
    game, state = desk.game, desk.state
    points, crowned = fifty_totals(state.rounds, game.players), crowns(state.rounds, game.players)
    picks = state.rounds[-1].picks if desk.over else desk.picks
    rows = [
        f"{name:12} {points[seat]:4} {CROWN * crowned[seat]:2} {_row(picks[seat], game.boxes)}"
        for seat, name in enumerate(names)
    ]
    return "\n".join([head_of_fifty(desk), *rows, *_ending(game.outcome(state), names, points)])


def head_of_fifty(desk: FiftyDesk) -> str:
    """Say which round is played, and what was flipped."""
    game, state, say = desk.game, desk.state, _speech()
    now = min(len(state.rounds) + 1, game.rounds)
    last = state.rounds[-1] if desk.over else state
    parts = [say("game-fifty"), say("research-round", round=now, rounds=game.rounds)]
    if last.blocked:
        parts.append(say("research-blocked", digits=" ".join(map(str, last.blocked))))
    if last.danger:
        parts.append(say("research-danger", low=last.danger[0], high=last.danger[1]))
    return BETWEEN.join(parts)


def tell_fifty_fifty(desk: FiftyFiftyDesk, names: Sequence[str]) -> str:
    """Tell who holds what, and what lies on the table."""
    game, state = desk.game, desk.state
    points = halves_totals(state.standing.rounds, game.players)
    rows = []
    for seat, name in enumerate(names):
        laid = card_of(desk, seat)
        hand = " ".join(f"{card:2}" for card in sorted(state.hand(seat)))
        turn = TURN if seat == state.turn else " "
        held = signed(state.standing.balances[seat])
        rows.append(f"{turn}{name:12} {points[seat]:4} {held:>4}  [{laid or NONE:>2}]  {hand}")
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


def card_of(desk: FiftyFiftyDesk, seat: Seat) -> int | None:
    """Return the card that *seat* has played to this trick."""
    state = desk.state
    place = (seat - state.standing.leader) % desk.game.players
    return state.cards[place] if place < len(state.cards) else None


def _row(numbers: Sequence[int], boxes: int) -> str:
    written = [f"{number:2}" for number in numbers]
    return " ".join(written + [f" {NONE}"] * (boxes - len(written)))


def _ending(outcome: Outcome | None, names: Sequence[str], points: Sequence[int]) -> list[str]:
    return [] if outcome is None else [Words(_speech(), names).outcome(outcome, points)]


@cache
def _speech() -> Speech:
    return Speech(preferred_language(os.environ))
