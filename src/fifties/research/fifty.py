"""Fifty for environments: what a seat observes, a game in progress step by step, and its text.

In an observation seats are counted from the one that looks, clockwise: place 0 is always one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete, MultiDiscrete

from fifties.core.contract import CHANCE, Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.edition import MOST_BONUS
from fifties.games.fifty.offers import DIGITS, open_numbers
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.games.fifty.state import totals as fifty_totals
from fifties.games.fifty.view import FiftyView
from fifties.research.options import whole_option
from fifties.research.render import (
    BETWEEN,
    NONE,
    column_title,
    ending_line,
    print_or_return,
    speech,
)
from fifties.research.spaces import (
    Field,
    Layout,
    Mask,
    Masks,
    Observation,
    from_seat,
    nearest_allowed,
    seats_from,
)

KEPT: Final = 256
"""For so many sets of blocked digits masks are kept: all there are up to four tokens."""

CROWN: Final = "♛"
BROKEN_OFF: Final = "-"


def layout_of(game: Fifty) -> Layout:
    """Return which field of an observation of *game* stands where."""
    players, boxes, top = game.players, game.boxes, game.top
    most = game.rounds * (top + boxes * MOST_BONUS)
    earlier = (game.rounds - 1) * players * boxes
    fields = (
        Field("round", 1, 0, game.rounds, "rounds that are finished"),
        Field("written", 1, 0, boxes, "how many numbers the seat has written in this one"),
        Field("blocked", 10, 0, 1, "1 for every blocked digit, 0 first"),
        Field("danger", 2, 0, top, "the Danger zone, ends included; 0 0 without one"),
        Field("bonus", boxes, 0, MOST_BONUS, "what each box is worth in this round"),
        Field("totals", players, 0, most, "points by seat"),
        Field("crowns", players, 0, 2, "crowns by seat"),
        Field("mine", top - 1, 0, 1, "1 for every number written in this round, 1 first"),
        Field("earlier", earlier, 0, top - 1, "numbers of earlier rounds: by round, seat, box"),
    )
    return Layout(field for field in fields if field.size)


def observe(game: Fifty, view: FiftyView, written: Numbers | None = None) -> Observation:
    """Return what the seat with *view* observes, which has *written* some numbers in this round."""
    if view.viewer is None:
        raise ValueError("only a seat sees a game like this; a spectator has no place 0")
    layout = layout_of(game)
    seen, me = layout.empty(), view.viewer
    numbers = view.my_numbers or written or ()
    fields = layout.split(seen)
    fields["round"][0], fields["written"][0] = len(view.rounds), len(numbers)
    fields["blocked"][:] = [digit in (view.blocked or ()) for digit in DIGITS]
    fields["danger"][:] = view.danger or (0, 0)
    fields["bonus"][:] = game.bonus(view.round - 1)
    fields["totals"][:] = from_seat(me, view.totals)
    fields["crowns"][:] = from_seat(me, view.crowns)
    for number in numbers:
        fields["mine"][number - 1] = 1
    earlier = [
        number
        for done in view.rounds[: game.rounds - 1]
        for picks in from_seat(me, done.picks)
        for number in picks
    ]
    if earlier:
        fields["earlier"][: len(earlier)] = earlier
    return seen


class FiftyStepper:
    """One game: seats write their numbers in ascending order, one at a time.

    What seats see is what `seen_fifty.observe` makes of their views, only quicker.
    """

    def __init__(self, game: Fifty) -> None:
        self.game = game
        self.layout = layout_of(game)
        self._last = game.top - 2
        """The highest action, which writes the highest number."""
        self._written, self._mine = self.layout.first("written", "mine")
        self._seen: Observation = self.layout.empty(game.players)
        order, boxes = seats_from(game.players), np.arange(game.boxes)
        self._standings_order = np.hstack([order, order + game.players])
        self._picks_order = (order[..., None] * game.boxes + boxes).reshape(game.players, -1)
        """By viewer, where what it sees stands in the order of seats."""
        self._cut_out()
        self.begin(Random(0))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._cut_out()

    def _cut_out(self) -> None:
        """Make views of parts of the rows: cutting takes longer than filling."""
        seen, totals, mine = self._seen, self.layout["totals"].first, self.layout["mine"]
        self.rows: list[Observation] = [*seen]
        self._heads, self._standings = seen[:, :totals], seen[:, totals : mine.first]
        """What everybody sees alike when a round begins; totals and crowns."""
        self._numbers = seen[:, mine.places]

    def begin(self, rng: Random) -> None:
        """Begin a new game; chance draws from *rng*."""
        self._rng = rng
        self.state = self.before_reveal = self.game.start()
        """The latter as it was when the last round had been counted."""
        self._seen.fill(0)
        self._reveal()

    def _reveal(self) -> None:
        """Flip tokens unless the game is over."""
        game, state = self.game, self.state
        self.over = not game.to_act(state)
        if not self.over:
            reveal = game.offer(state, CHANCE).sample(self._rng)
            state = self.state = game.apply(state, CHANCE, reveal).state
        self.allowed = masks_of(game.top, state.blocked or (), game.boxes)
        first = self.allowed[game.boxes if self.over else 0, 0]
        self._masks: list[Mask] = [first] * game.players
        self.picks: list[list[int]] = [[] for _ in range(game.players)]
        self._show_round()

    def _show_round(self) -> None:
        """Show all seats a round that begins, or the end of the game."""
        state, played = self.state, len(self.state.rounds)
        blocked, danger = state.blocked or (), state.danger or (0, 0)
        digits = [digit in blocked for digit in DIGITS]
        self._heads[...] = (played, 0, *digits, *danger, *self.game.bonus(played - self.over))
        self._numbers.fill(0)

    def space_of_actions(self) -> Any:
        """Return the space of what a seat can do: write a number."""
        return Discrete(self._last + 1)

    def mask(self, seat: Seat) -> Masks:
        """Return which numbers *seat* may write next, 1 first."""
        return self._masks[seat].copy()

    def check(self, action: Any) -> None:
        """Raise `ValueError` for what is no action at all."""
        whole_option("action", action, 0, self._last)

    def write(self, seat: Seat, action: Any) -> None:
        """Write `action + 1` as the next number of *seat*, or the nearest that it may write."""
        mask = self._masks[seat]
        if action.__class__ is not int:
            action = whole_option("action", action, 0, self._last)
        if not 0 <= action <= self._last or not mask[action]:
            action = nearest_allowed(mask, action)
        picks, row = self.picks[seat], self.rows[seat]
        picks.append(action + 1)
        count = len(picks)
        row[self._mine + action], row[self._written] = 1, count
        self._masks[seat] = self.allowed[count, action + 1]

    @property
    def complete(self) -> bool:
        """Whether everybody has written everything."""
        return len(self.picks[-1]) == self.game.boxes == len(self.picks[0])

    def count(self) -> None:
        """Count the round and go on to the next, if there is one."""
        game, state = self.game, self.state
        number = len(state.rounds) + 1
        for seat, numbers in enumerate(self.picks):
            state = game.apply(state, seat, Choose(number, tuple(numbers))).state
        self.state = self.before_reveal = state
        self._write_down()
        self._reveal()

    def _write_down(self) -> None:
        """Show all seats what the round came to."""
        rounds, players = self.state.rounds, self.game.players
        standings = np.array((*totals(rounds, players), *crowns(rounds, players)))
        self._standings[...] = standings[self._standings_order]
        if len(rounds) < self.game.rounds:
            picks = np.array([*chain.from_iterable(rounds[-1].picks)])
            end = self._mine + self.game.top - 1 + len(rounds) * picks.size
            self._seen[:, end - picks.size : end] = picks[self._picks_order]


@lru_cache(maxsize=KEPT)
def masks_of(top: int, blocked: tuple[int, ...], boxes: int) -> Mask:
    """Return masks by how many numbers are written and the last of them, 0 if there is none.

    Enough must be left for the boxes that follow; after the last box nothing may be written.
    """
    is_open = np.zeros(top - 1, np.int8)
    is_open[np.array(open_numbers(top, blocked)) - 1] = 1
    left = is_open[::-1].cumsum()[::-1] - is_open  # open numbers above each
    needed = boxes - 1 - np.arange(boxes + 1)[:, None]
    fitting = is_open & (left >= needed) & (needed >= 0)
    return fitting[:, None] & _above(top)


@lru_cache(maxsize=KEPT)
def _above(top: int) -> Mask:
    """Return which numbers are higher than the last, by the last, 0 first."""
    return (np.arange(1, top) > np.arange(top)[:, None]).astype(np.int8)


class FiftyChoiceStepper(FiftyStepper):
    """One game: a choice is as many numbers as there are boxes, in any order."""

    def space_of_actions(self) -> MultiDiscrete:
        """Return the space of what a seat can do: choose a number for every box."""
        return MultiDiscrete([self._last + 1] * self.game.boxes)

    def mask(self, seat: Seat) -> Masks:
        """Return for every box which numbers can stand in it, none once *seat* has chosen."""
        boxes = self.game.boxes
        chosen = self.over or bool(self.picks[seat])
        return tuple(self.allowed[boxes if chosen else box, 0].copy() for box in range(boxes))

    def check(self, action: Any) -> None:
        """Raise `ValueError` for what is no choice at all."""
        boxes = self.game.boxes
        if np.shape(action) != (boxes,):
            raise ValueError(f"a choice is {boxes} whole numbers, not {action!r}")
        for number in action:
            whole_option("action", number, 0, self._last)

    def write(self, seat: Seat, action: Any) -> None:
        """Write all numbers of *seat*: those nearest to the *action*, lowest first."""
        self.check(action)
        for number in sorted(action):
            super().write(seat, number)


def show_fifty(stepper: FiftyStepper, names: Sequence[str], mode: str | None) -> Any:
    """Return or print a table of Fifty, as text or as a picture, by the render *mode*."""
    if mode == "rgb_array":
        from fifties.research.fifty_picture import draw_fifty  # noqa: PLC0415 - it brings Pillow

        return draw_fifty(stepper, names)
    return print_or_return(fifty_text(stepper, names), mode)


def fifty_text(stepper: FiftyStepper, names: Sequence[str]) -> str:
    """Return a text: who wrote what in this round, or in the last one, and how all rounds ended."""
    game, state = stepper.game, stepper.state
    points, crowned = fifty_totals(state.rounds, game.players), crowns(state.rounds, game.players)
    _, picks = round_shown(stepper)
    rounds = "".join(f"{number:4}" for number in range(1, game.rounds + 1))
    titles = f"{column_title('research-total'):>6}     {column_title('research-numbers')}"
    rows = [f"{'':12}{rounds} {titles}"]
    for seat, name in enumerate(names):
        scores = "".join(f"{score:>4}" for score in round_scores(stepper, seat))
        crown = f"{CROWN * crowned[seat]:2}"
        written = _row(picks[seat], game.boxes)
        rows.append(f"{name:12}{scores} {points[seat]:6} {crown}  {written}")
    ending = ending_line(game.outcome(state), names, points)
    return "\n".join([fifty_heading(stepper), *rows, *ending])


def round_shown(stepper: FiftyStepper) -> tuple[Round | State, Sequence[Sequence[int]]]:
    """Return the round that is shown, and what is written in it: when all is over, the last one."""
    if stepper.over:
        last = stepper.state.rounds[-1]
        return last, last.picks
    return stepper.state, stepper.picks


def round_scores(stepper: FiftyStepper, seat: Seat) -> list[str]:
    """Return what *seat* scored in each round; a crown may have broken the last one off."""
    done = [
        BROKEN_OFF if counted.scores is None else str(counted.scores[seat])
        for counted in stepper.state.rounds
    ]
    return done + [NONE] * (stepper.game.rounds - len(done))


def fifty_heading(stepper: FiftyStepper) -> str:
    """Return a line that says which round is played, and what was flipped."""
    game, say, (shown, _) = stepper.game, speech(), round_shown(stepper)
    now = len(stepper.state.rounds) + (not stepper.over)
    parts = [say("game-fifty"), say("research-round", round=now, rounds=game.rounds)]
    if shown.blocked:
        parts.append(say("research-blocked", digits=" ".join(map(str, shown.blocked))))
    if shown.danger:
        parts.append(say("research-danger", low=shown.danger[0], high=shown.danger[1]))
    return BETWEEN.join(parts)


def fifty_title(stepper: FiftyStepper, names: Sequence[str]) -> str:
    """Return a line that says which round is played, or how the game ended."""
    game, state = stepper.game, stepper.state
    ending = ending_line(game.outcome(state), names, fifty_totals(state.rounds, game.players))
    return BETWEEN.join([speech()("game-fifty"), *ending]) if ending else fifty_heading(stepper)


def _row(numbers: Sequence[int], boxes: int) -> str:
    written = [f"{number:2}" for number in numbers]
    return " ".join(written + [f" {NONE}"] * (boxes - len(written)))
