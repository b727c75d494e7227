"""Fifty as OpenSpiel games: players write number by number, in turn or all at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import pyspiel
from msgspec import Struct

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Cut, Fifty, Reveal
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.edition import EDITIONS
from fifties.games.fifty.sizes import BOXES, LEAST_PLAYERS, ROUNDS
from fifties.games.fifty.state import State, totals
from fifties.research.desk_fifty import masks_of
from fifties.research.openspiel.naming import game_type, given
from fifties.research.openspiel.observing import Piece, TableObserver, Values
from fifties.research.rewards import win_rewards
from fifties.research.seen_fifty import layout_of, seen_of

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
EVERYTHING: Final = 1 << 16

TURNS = game_type("python_fifty", "Fifty, in turn", PARAMETERS, SIZES)
AT_ONCE = game_type(
    "python_fifty_simultaneous", "Fifty, all at once", PARAMETERS, SIZES, simultaneous=True
)


class Position(Struct, frozen=True, gc=False):
    """A state of the rules, and what is written so far in this round."""

    game: Any
    """To have it at hand: asking OpenSpiel for it takes as long as a step of the rules."""
    state: State
    picks: tuple[Numbers, ...]

    def __deepcopy__(self, memo: object) -> Position:
        return self


@lru_cache(maxsize=EVERYTHING)
def legal(top: int, blocked: tuple[int, ...], boxes: int, count: int, last: int) -> list[int]:
    """List what may be written after *count* numbers, the *last* of which is known."""
    found: list[int] = masks_of(top, blocked, boxes)[count, last].nonzero()[0].tolist()
    return found


def reveals(game: Fifty, state: State) -> tuple[Reveal, ...]:
    """List what can be flipped before a round."""
    offer: Any = game.offer(state, CHANCE)
    return _listed(offer)


@lru_cache(maxsize=EVERYTHING)
def _listed(offer: Any) -> tuple[Reveal, ...]:
    return tuple(offer)


@lru_cache(maxsize=EVERYTHING)
def _alike(count: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / count) for outcome in range(count)]


class FiftyGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """Fifty, one player after the other: nobody sees what is written before all have."""

    kind = TURNS

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        wanted = given(PARAMETERS, parameters)
        self.rules = rules_of(wanted)
        self.reward = wanted["reward"]
        rules = self.rules
        self.top, self.boxes = rules.top, rules.boxes
        most = rules.rounds * (rules.top + rules.boxes * max(map(max, rules.edition.bonus)))
        steps = rules.rounds * rules.boxes * (rules.players if self.kind is TURNS else 1)
        first = rules.start()
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.top - 1,
            max_chance_outcomes=rules.offer(first, CHANCE).count(),
            num_players=rules.players,
            min_utility=-1.0 if self.reward == "win" else 0.0,
            max_utility=1.0 if self.reward == "win" else float(most),
            max_game_length=steps,
        )
        super().__init__(self.kind, info, wanted)
        self.first = Position(self, first, ((),) * rules.players)

    def new_initial_state(self, text: str | None = None) -> FiftyState:
        """Return the state before the first REVEAL."""
        if text is not None:
            raise ValueError("a game cannot begin from a text")
        return FiftyState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TableObserver:
        """Return what fills in what a player knows."""
        rules = self.rules
        pieces = [Piece("player", rules.players, private=False, past=False)]
        for field in layout_of(rules).fields:
            private, past = field.name in {"written", "mine"}, field.name == "earlier"
            pieces.append(Piece(field.name, field.size, private, past))
        flips = (10 + 2) * (rules.rounds - 1)
        pieces.append(Piece("revealed", flips, private=False, past=True))
        return TableObserver([p for p in pieces if p.size], self._known, iig_obs_type, params)

    def _known(self, state: FiftyState, player: int) -> dict[str, Values]:
        rules, position = self.rules, state.position
        view = rules.view(position.state, player)
        known: dict[str, Values] = dict(
            layout_of(rules).split(seen_of(rules, view, position.picks[player]))
        )
        known["player"] = [player == other for other in range(rules.players)]
        known["revealed"] = [
            value
            for done in view.rounds[: rules.rounds - 1]
            for value in (*(d in done.blocked for d in range(10)), *(done.danger or (0, 0)))
        ]
        return known


class FiftySimultaneousGame(FiftyGame):
    """Fifty, box by box: all players write a number at once."""

    kind = AT_ONCE


class FiftyState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A game in progress."""

    def __init__(self, game: FiftyGame) -> None:
        super().__init__(game)
        self._set(game, game.first)

    def _set(self, game: FiftyGame, position: Position) -> None:
        """Go to *position*; flip what can only be flipped in one way."""
        rules, state = game.rules, position.state
        if state.blocked is None and rules.to_act(state) and len(reveals(rules, state)) == 1:
            flipped = rules.apply(state, CHANCE, reveals(rules, state)[0]).state
            position = Position(game, flipped, position.picks)
        self.position = position
        self._player = self._who(game, position)

    def _who(self, game: FiftyGame, position: Position) -> int:
        state, boxes = position.state, game.rules.boxes
        if state.blocked is None:
            return int(
                pyspiel.PlayerId.CHANCE if game.rules.to_act(state) else pyspiel.PlayerId.TERMINAL
            )
        if game.kind is AT_ONCE:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return next(seat for seat, mine in enumerate(position.picks) if len(mine) < boxes)

    def current_player(self) -> int:
        """Return who moves."""
        return self._player

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        game, mine = position.game, position.picks[player]
        last = mine[-1] if mine else 0
        return legal(game.top, position.state.blocked or (), game.boxes, len(mine), last)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what can be flipped, all alike."""
        return _alike(len(reveals(self.position.game.rules, self.position.state)))

    def _apply_action(self, action: int) -> None:
        game, position = self.position.game, self.position
        rules, state = game.rules, position.state
        if self._player == CHANCE_PLAYER:
            reveal = reveals(rules, state)[action]
            self._set(
                game, Position(game, rules.apply(state, CHANCE, reveal).state, position.picks)
            )
            return
        picks, player = position.picks, self._player
        mine = (*picks[player], action + 1)
        self._write(game, (*picks[:player], mine, *picks[player + 1 :]))

    def _apply_actions(self, actions: list[int]) -> None:
        written = zip(self.position.picks, actions, strict=True)
        self._write(self.position.game, tuple((*mine, action + 1) for mine, action in written))

    def _write(self, game: FiftyGame, picks: tuple[Numbers, ...]) -> None:
        """Count the round if everybody has written everything."""
        rules, state = game.rules, self.position.state
        if len(picks[-1]) == game.boxes:
            number = len(state.rounds) + 1
            for seat, numbers in enumerate(picks):
                state = rules.apply(state, seat, Choose(number, numbers)).state
            self._set(game, Position(game, state, game.first.picks))
            return
        self.position = Position(game, state, picks)
        if self._player >= 0 and len(picks[self._player]) == game.boxes:
            self._player += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE_PLAYER:
            return str(action + 1)
        reveal = reveals(self.position.game.rules, self.position.state)[action]
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
        """Say all that *player* has seen so far."""
        seat = self._player if player is None else player
        state = self.position.state
        now = f"p{seat} blocked {state.blocked} danger {state.danger} {self.position.picks[seat]}"
        if not state.rounds:
            return now
        past = [f"{done.blocked} {done.danger} {done.picks}" for done in state.rounds]
        return f"{now} earlier {' '.join(past)}"

    def __str__(self) -> str:
        state = self.position.state
        return f"{len(state.rounds)} {state.blocked} {state.danger} {self.position.picks}"


TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)


def rules_of(wanted: dict[str, Any]) -> Fifty:
    """Set the table that the parameters of a game describe."""
    if wanted["reward"] not in {"points", "win"}:
        raise ValueError("reward is points or win")
    cut = Cut(
        rounds=wanted["rounds"],
        boxes=wanted["boxes"],
        top=wanted["top"] or None,
        flips=None if wanted["flips"] < 0 else wanted["flips"],
        mark=wanted["mark"] or None,
    )
    edition = EDITIONS[wanted["edition"]]
    return Fifty(wanted["players"], edition, wanted["danger"], None if cut == Cut() else cut)


pyspiel.register_game(TURNS, FiftyGame)
pyspiel.register_game(AT_ONCE, FiftySimultaneousGame)
