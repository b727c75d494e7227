"""Fifty as OpenSpiel games: players write number by number, in turn or all at once."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Any, Final

import pyspiel
from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty, Reduced, Reveal
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.edition import EDITIONS
from fifties.games.fifty.offers import DIGITS, open_numbers
from fifties.games.fifty.state import State, totals
from fifties.games.fifty.table_size import BOXES, LEAST_PLAYERS, ROUNDS, SHORTEST_COUNT
from fifties.research.fifty import layout_of, observe
from fifties.research.openspiel.spiel_game import (
    CHANCE_PLAYER,
    REWARDS,
    SIMULTANEOUS,
    TERMINAL,
    ObserverPiece,
    SpielGame,
    TableObserver,
    TableState,
    Values,
    game_type,
    one_of,
    with_defaults,
)
from fifties.research.options import whole_option
from fifties.research.rewards import win_rewards
from fifties.research.spaces import from_seat

PARAMETERS: Final = {
    "players": 3,
    "danger": False,
    "edition": "iello",
    "rounds": ROUNDS,
    "boxes": BOXES,
    "top": 0,
    "flips": -1,
    "mark": 0,
    "reward": "points",
}
"""`top` and `mark` are the table's if they are 0, `flips` if it is -1; `reward` may be `win`."""

SIZES: Final = (LEAST_PLAYERS, 10)
KEPT: Final = 1 << 10
"""For so many flips what follows from them is kept."""

TURNS = game_type("python_fifty", "Fifty, in turn", PARAMETERS, SIZES)
AT_ONCE = game_type(
    "python_fifty_simultaneous", "Fifty, all at once", PARAMETERS, SIZES, simultaneous=True
)


class Position(Struct, frozen=True, gc=False):
    """A state of the rules, and what is written so far in this round."""

    game: Any
    """To have it at hand: asking OpenSpiel for it takes as long as a step of the rules."""
    state: State
    player: int
    """Who moves, as OpenSpiel counts: chance is a player, too."""
    written: Numbers = ()
    """The numbers of this round in the order in which they were written, whoever did."""

    def picks(self, player: int) -> Numbers:
        """Return what *player* has written in this round."""
        game, written = self.game, self.written
        if game.at_once:
            return written[player :: game.players]
        return written[player * game.boxes : (player + 1) * game.boxes]

    def __deepcopy__(self, memo: object) -> Position:
        return self


@lru_cache(maxsize=KEPT)
def _open_actions(top: int, blocked: tuple[int, ...]) -> list[int]:
    return [number - 1 for number in open_numbers(top, blocked)]


@lru_cache(maxsize=KEPT)
def _listed(offer: Any) -> tuple[Reveal, ...]:
    return tuple(offer)


@lru_cache(maxsize=KEPT)
def _alike(count: int) -> tuple[tuple[int, float], ...]:
    return tuple([(outcome, 1 / count) for outcome in range(count)])


class FiftyGame(SpielGame):
    """Fifty, one player after the other: nobody sees what is written before all have."""

    kind = TURNS

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        wanted = with_defaults(PARAMETERS, parameters)
        self.rules = rules_of(wanted)
        self.reward = wanted["reward"]
        rules = self.rules
        self.at_once = self.kind is AT_ONCE
        self.players, self.top, self.boxes = rules.players, rules.top, rules.boxes
        self.numbers = rules.players * rules.boxes
        most = rules.rounds * (rules.top + rules.boxes * max(map(max, rules.edition.bonus)))
        steps = rules.rounds * rules.boxes * (1 if self.at_once else rules.players)
        first = rules.start()
        reveals = rules.offer(first, CHANCE).count()
        self.chance_nodes = rules.rounds if reveals > 1 else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.top - 1,
            max_chance_outcomes=reveals,
            num_players=rules.players,
            min_utility=-1.0 if self.reward == "win" else 0.0,
            max_utility=1.0 if self.reward == "win" else float(most),
            max_game_length=steps,
        )
        super().__init__(self.kind, info, wanted)
        self.first = self.before_round(first)

    def new_initial_state(self, text: str | None = None) -> FiftyState:
        """Return the state before the first REVEAL."""
        if text is not None:
            raise ValueError("a game cannot begin from a text")
        return FiftyState(self)

    def before_round(self, state: State) -> Position:
        """Return where *state* leads; what can only be flipped in one way is."""
        if not self.rules.to_act(state):
            return Position(self, state, TERMINAL)
        reveals = self.reveals(state)
        return Position(self, state, CHANCE_PLAYER) if len(reveals) > 1 else self.flip(state, 0)

    def reveals(self, state: State) -> tuple[Reveal, ...]:
        """Return what can be flipped before a round."""
        offer: Any = self.rules.offer(state, CHANCE)
        return _listed(offer)

    def flip(self, state: State, outcome: int) -> Position:
        """Return where it leads to flip what chance has chosen."""
        state = self.rules.apply(state, CHANCE, self.reveals(state)[outcome]).state
        return Position(self, state, SIMULTANEOUS if self.at_once else 0)

    def write(self, position: Position, numbers: Numbers) -> Position:
        """Return where it leads to write *numbers*; a round that is complete is counted."""
        state, written = position.state, position.written + numbers
        if len(written) < self.numbers:
            player = SIMULTANEOUS if self.at_once else len(written) // self.boxes
            return Position(self, state, player, written)
        complete, number = replace(position, written=written), len(state.rounds) + 1
        for seat in range(self.players):
            state = self.rules.apply(state, seat, Choose(number, complete.picks(seat))).state
        return self.before_round(state)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TableObserver:
        """Return what fills in what a player knows."""
        rules = self.rules
        pieces = [ObserverPiece("player", rules.players, private=False, past=False)]
        for field in layout_of(rules).fields:
            if field.name != "earlier":
                private = field.name in {"written", "mine"}
                pieces.append(ObserverPiece(field.name, field.size, private, past=False))
        # There is room for the last round, too: when the game is over it is known.
        pieces.append(
            ObserverPiece("earlier", rules.rounds * self.numbers, private=False, past=True)
        )
        flips = rules.rounds * (len(DIGITS) + 2)
        pieces.append(ObserverPiece("revealed", flips, private=False, past=True))
        return TableObserver(pieces, self._known, iig_obs_type, params)

    def _known(self, state: FiftyState, player: int) -> dict[str, Values]:
        rules, position = self.rules, state.position
        view = rules.view(position.state, player)
        known: dict[str, Values] = dict(
            layout_of(rules).split(observe(rules, view, position.picks(player)))
        )
        known["player"] = [player == other for other in range(rules.players)]
        known["earlier"] = [
            number
            for done in view.rounds
            for picks in from_seat(player, done.picks)
            for number in picks
        ]
        known["revealed"] = [
            value
            for done in view.rounds
            for value in (*(d in done.blocked for d in DIGITS), *(done.danger or (0, 0)))
        ]
        return known


class FiftySimultaneousGame(FiftyGame):
    """Fifty, box by box: all players write a number at once."""

    kind = AT_ONCE


class FiftyState(TableState):
    """A game in progress."""

    position: Position

    def __init__(self, game: FiftyGame) -> None:
        super().__init__(game)
        self.position = game.first

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        game, mine = position.game, position.picks(player)
        actions = _open_actions(game.top, position.state.blocked or ())
        # Numbers ascend, and enough must be left for the boxes that follow.
        first = bisect_left(actions, mine[-1]) if mine else 0
        return actions[first : len(actions) - game.boxes + len(mine) + 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be flipped, all equally likely."""
        position = self.position
        return [*_alike(len(position.game.reveals(position.state)))]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.player >= 0:
            self.position = position.game.write(position, (action + 1,))
        else:
            self.position = position.game.flip(position.state, action)

    def _apply_actions(self, actions: list[int]) -> None:
        numbers = tuple([action + 1 for action in actions])
        self.position = self.position.game.write(self.position, numbers)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE_PLAYER:
            return str(action + 1)
        reveal = self.position.game.reveals(self.position.state)[action]
        zone = "" if reveal.danger is None else f" danger {reveal.danger[0]}-{reveal.danger[1]}"
        return f"blocked {' '.join(map(str, reveal.blocked))}{zone}"

    def returns(self) -> list[float]:
        """Return what everybody has earned; nothing before the end."""
        game, state = self.position.game, self.position.state
        rules = game.rules
        outcome = rules.outcome(state)
        if outcome is None:
            return [0.0] * int(rules.players)
        if game.reward == "win":
            return win_rewards(rules.players, outcome.winners)
        return [*map(float, totals(state.rounds, rules.players))]

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that *player* has seen so far."""
        seat, position = self.seat_looking(player), self.position
        state = position.state
        now = f"p{seat} blocked {state.blocked} danger {state.danger} {position.picks(seat)}"
        if not state.rounds:
            return now
        past = [f"{done.blocked} {done.danger} {done.picks}" for done in state.rounds]
        return f"{now} earlier {' '.join(past)}"

    def __str__(self) -> str:
        position = self.position
        state, seats = position.state, range(position.game.players)
        picks = tuple(map(position.picks, seats))
        return f"{len(state.rounds)} {state.blocked} {state.danger} {picks}"


def rules_of(wanted: dict[str, Any]) -> Fifty:
    """Return the game that parameters describe."""
    one_of("reward", wanted["reward"], REWARDS)
    players = whole_option("players", wanted["players"], *SIZES)
    edition = EDITIONS[one_of("edition", wanted["edition"], EDITIONS)]
    flips = whole_option("flips", wanted["flips"], -1, len(DIGITS) - 1)
    reduced = Reduced(
        rounds=whole_option("rounds", wanted["rounds"], 1, ROUNDS),
        boxes=whole_option("boxes", wanted["boxes"], 1, BOXES),
        top=whole_option("top", wanted["top"], 0, SHORTEST_COUNT) or None,
        flips=None if flips < 0 else flips,
        mark=whole_option("mark", wanted["mark"], 0) or None,
    )
    return Fifty(players, edition, wanted["danger"], None if reduced == Reduced() else reduced)


pyspiel.register_game(TURNS, FiftyGame)
pyspiel.register_game(AT_ONCE, FiftySimultaneousGame)
