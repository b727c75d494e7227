"""The rules of Fifty."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from operator import add
from random import Random
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from fifties.core.arguments import require_type, shown, true_or_false, whole_number
from fifties.core.contract import (
    CHANCE,
    Actor,
    GameEnded,
    Nothing,
    Offer,
    Outcome,
    Seat,
    Step,
    Viewer,
    is_seat,
    places_of,
    step_by_step,
)
from fifties.core.refusals import IllegalAction, IllegalSetup, NoSuchViewer, Refusal
from fifties.games.fifty import refusals
from fifties.games.fifty.actions import Choose, FiftyAction, Numbers, Reveal, Zone
from fifties.games.fifty.count import Boxes, RoundRules, count_aloud, round_rules
from fifties.games.fifty.edition import IELLO, BonusLine, FiftyEdition, find_edition
from fifties.games.fifty.events import Chose, FiftyEvent, LazyEvents, Revealed, RoundScored
from fifties.games.fifty.offers import Choices, Reveals
from fifties.games.fifty.picks import no_picks, picks_of
from fifties.games.fifty.reduced import Reduced
from fifties.games.fifty.settle import by_bits, by_runs, clashed_numbers
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.games.fifty.table_size import (
    BOXES,
    CROWNS_TO_WIN,
    LEAST_PLAYERS,
    ROUNDS,
    beginner,
    crown_mark,
    last_number,
    tokens_to_flip,
)
from fifties.games.fifty.view import FiftyView, Phase


class Ending(StrEnum):
    """Why somebody won."""

    SECOND_CROWN = "second-crown"
    """A second crown wins at once."""
    MOST_POINTS = "most-points"
    """One player alone has the most points after four rounds."""
    CROWN_BREAKS_TIE = "crown-breaks-tie"
    """Of several with the most points, one alone has a crown."""
    SHARED = "shared"
    """Several have the most points, and all or none of them a crown."""


class Fifty(Struct, frozen=True):
    """The rules of Fifty at a table of one size.

    *players* is how many sit at the table: 3 or more. From 8 on it is a party, with a longer count
    and no Blocked tokens.
    *edition* is what is printed on the components: a `FiftyEdition`, or the name of one ("iello").
    *danger* says whether Danger cards are used (F16).
    *reduced* makes a smaller game for study: a `fifties.games.fifty.Reduced`.

    Raises `IllegalSetup` if no game can be played like this. A value is frozen: it answers
    questions about states and keeps none of its own.
    """

    name: ClassVar[str] = "fifty"
    players: int
    edition: FiftyEdition = IELLO
    danger: bool = False
    reduced: Reduced | None = None

    if TYPE_CHECKING:

        def __init__(
            self,
            players: int,
            edition: FiftyEdition | str = IELLO,
            danger: bool = False,  # noqa: FBT001, FBT002 - as a struct takes its fields
            reduced: Reduced | None = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        force_setattr(self, "players", whole_number("players", self.players))
        force_setattr(self, "edition", find_edition(self.edition))
        true_or_false("danger", self.danger)
        if self.reduced is not None:
            require_type("reduced", self.reduced, Reduced, "Reduced")
        if self.players < LEAST_PLAYERS:
            raise IllegalSetup(refusals.TooFewPlayers(self.players, LEAST_PLAYERS))
        last = max(high for _, high in self.edition.zones or ((0, 0),))
        if self.danger and self.top <= last:
            raise ValueError(
                f"danger needs a count that is reduced to {last + 1} or more: {self.top}"
            )

    @property
    def first_dealer(self) -> None:
        """Nobody: there is nothing to deal."""
        return

    @property
    def top(self) -> int:
        """The number at which the count ends."""
        reduced = self.reduced
        return last_number(self.players) if reduced is None or reduced.top is None else reduced.top

    @property
    def most(self) -> int:
        """The highest number that may be written: nobody owns the one at which the count ends."""
        return self.top - 1

    @property
    def mark(self) -> int:
        """The bead that gains a crown."""
        reduced = self.reduced
        return crown_mark(self.players) if reduced is None or reduced.mark is None else reduced.mark

    @property
    def flips(self) -> int:
        """How many Blocked tokens each REVEAL flips."""
        reduced = self.reduced
        return (
            tokens_to_flip(self.players)
            if reduced is None or reduced.flips is None
            else reduced.flips
        )

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return ROUNDS if self.reduced is None else self.reduced.rounds

    @property
    def boxes(self) -> int:
        """How many numbers everybody writes each round."""
        return BOXES if self.reduced is None else self.reduced.boxes

    def bonus(self, number: int) -> BonusLine:
        """Return what the boxes are worth in round *number*, counted from 0."""
        return self.edition.bonus[number][: self.boxes]

    def start(self) -> State:
        """Return the first state: tokens are about to be flipped."""
        return State(rounds=(), picks=no_picks(self.players))

    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Return who owes an action."""
        if state.blocked is not None:
            return tuple(seat for seat, numbers in enumerate(state.picks) if numbers is None)
        return () if self._is_over(state) else (CHANCE,)

    def moment(self, state: State) -> int:
        """Return how many rounds are counted: choices belong to one."""
        return len(state.rounds)

    def offer(self, state: State, actor: Actor) -> Offer[FiftyAction]:
        """Return what *actor* may do."""
        if actor == CHANCE:
            if state.blocked is None and not self._is_over(state):
                return self._reveals(state)
        elif state.blocked is not None and is_seat(actor, self.players):
            return self._choices(state, state.blocked)
        return Nothing()

    def apply(self, state: State, actor: Actor, action: FiftyAction) -> Step[State, FiftyEvent]:
        """Carry *action* out, or raise `IllegalAction`."""
        if actor == CHANCE:
            if isinstance(action, Reveal):
                return self._reveal(state, action)
        elif not is_seat(actor, self.players):
            raise IllegalAction(refusals.NoSuchSeat(str(actor), self.players))
        elif isinstance(action, Choose):
            return self._choose(state, actor, action)
        if type(action) in {Reveal, Choose}:
            raise IllegalAction(refusals.NotNow(self._round(state)))
        wanted = "Reveal" if actor == CHANCE else "Choose"
        raise IllegalAction(refusals.WrongAction(wanted, shown(action)))

    def view(self, state: State, viewer: Viewer) -> FiftyView:
        """Return what *viewer* may know."""
        self._require_viewer(viewer)
        over = self._is_over(state)
        chosen, picks = state.blocked is not None, state.picks.by_seat()
        number = len(state.rounds) if over else self._round(state)
        return FiftyView(
            viewer=viewer,
            phase=Phase.OVER if over else Phase.CHOOSE if chosen else Phase.REVEAL,
            round=number,
            beginner=beginner(number, self.players),
            blocked=state.blocked,
            danger=state.danger,
            ready=tuple([numbers is not None for numbers in picks]),
            my_numbers=None if viewer is None else picks[viewer],
            count=None,
            rounds=state.rounds,
            totals=totals(state.rounds, self.players),
            crowns=crowns(state.rounds, self.players),
            outcome=self.outcome(state) if over else None,
            places=self.places(state) if over else (),
        )

    def reimagine(self, state: State, viewer: Viewer, rng: Random) -> State:
        """Draw the choices of all others anew; who has chosen is public."""
        self._require_viewer(viewer)
        if state.blocked is None:
            return state
        choices = self._choices(state, state.blocked)
        picks = [
            numbers if numbers is None or seat == viewer else choices.sample(rng).numbers
            for seat, numbers in enumerate(state.picks)
        ]
        return replace(state, picks=picks_of(picks))

    def playout(self, state: State, rng: Random) -> State:
        """Play on uniformly at random until the game is over."""
        return step_by_step(self, state, rng)

    def points(self, state: State) -> tuple[int, ...]:
        """Return everybody's points in the rounds that were scored."""
        return totals(state.rounds, self.players)

    def places(self, state: State) -> tuple[int, ...]:
        """Return places by points, among equals by having a crown (F15); a second crown is first.

        As in `outcome`, who has how many crowns makes no difference.
        """
        crowned, points = crowns(state.rounds, self.players), totals(state.rounds, self.players)
        return places_of(
            [
                (crowned[seat] >= CROWNS_TO_WIN, points[seat], crowned[seat] > 0)
                for seat in range(self.players)
            ]
        )

    def outcome(self, state: State) -> Outcome | None:
        """Return who won and why."""
        if not self._is_over(state):
            return None
        crowned = crowns(state.rounds, self.players)
        if state.rounds[-1].scores is None:
            return Outcome((crowned.index(CROWNS_TO_WIN),), Ending.SECOND_CROWN)
        points = totals(state.rounds, self.players)
        best = max(points)
        tied = tuple(seat for seat in range(self.players) if points[seat] == best)
        if len(tied) == 1:
            return Outcome(tied, Ending.MOST_POINTS)
        with_crown = tuple(seat for seat in tied if crowned[seat])
        if len(with_crown) == 1:
            return Outcome(with_crown, Ending.CROWN_BREAKS_TIE)
        return Outcome(with_crown or tied, Ending.SHARED)

    def _round(self, state: State) -> int:
        return len(state.rounds) + 1

    def _is_over(self, state: State) -> bool:
        rounds = state.rounds
        return len(rounds) == self.rounds or (len(rounds) > 0 and rounds[-1].scores is None)

    def _choices(self, state: State, blocked: tuple[int, ...]) -> Choices:
        return Choices(self._round(state), self.top, blocked, self.boxes)

    def _reveals(self, state: State) -> Reveals:
        return Reveals(
            round=self._round(state),
            players=self.players,
            flip=self.flips,
            zones=self._zones_left(state) if self.danger else (),
            most=self.most,
        )

    def _zones_left(self, state: State) -> tuple[Zone, ...] | None:
        if self.edition.zones is None:
            return None
        left = list(self.edition.zones)
        for done in state.rounds:
            if done.danger is not None:
                left.remove(done.danger)
        return tuple(left)

    def _reveal(self, state: State, action: Reveal) -> Step[State, FiftyEvent]:
        self._require_running(state)
        number = self._round(state)
        if state.blocked is not None:
            raise IllegalAction(refusals.NotNow(number))
        _require(self._reveals(state).refusal(action))
        begins = beginner(number, self.players)
        event = Revealed(number, action.blocked, action.danger, begins)
        return Step(replace(state, blocked=action.blocked, danger=action.danger), (event,))

    def _choose(self, state: State, seat: Seat, action: Choose) -> Step[State, FiftyEvent]:
        if state.blocked is None:
            self._require_running(state)
            raise IllegalAction(refusals.NotNow(self._round(state)))
        _require(self._choices(state, state.blocked).refusal(action))
        picks = state.picks.with_choice(seat, action.numbers)
        chose = Chose(seat, action.numbers)
        if picks.missing:
            return Step(replace(state, picks=picks), (chose,))
        complete = cast("tuple[Numbers, ...]", picks.by_seat())
        return self._count(state, state.blocked, complete, chose)

    def _count(
        self, state: State, blocked: tuple[int, ...], picks: tuple[Numbers, ...], chose: Chose
    ) -> Step[State, FiftyEvent]:
        """Settle the round; its events are made when they are looked at."""
        rules = self._round_rules(state)
        # What a party is settled with is kept for its events.
        boxes = None if rules.onset else Boxes(picks, rules.top)
        settled = by_bits(picks, rules) if boxes is None else by_runs(boxes, rules)
        crossed = clashed_numbers(settled.clashes)
        points = tuple(map(add, settled.beads, settled.bonus))
        result = Round(
            blocked=blocked,
            danger=state.danger,
            picks=picks,
            beads=settled.beads,
            bonus=settled.bonus,
            crowned=settled.crowned,
            scores=points if settled.winner is None else None,
            last=settled.last,
            crossed=crossed,
            lost=() if rules.danger is None else tuple(n for n in crossed if rules.loses_bonus(n)),
        )
        after = State(rounds=(*state.rounds, result), picks=no_picks(self.players))
        # The choice, every number called, the score, and the end if this is it.
        count = 2 + result.last + self._is_over(after)
        return Step(after, LazyEvents(lambda: self._events(chose, rules, after, boxes), count))

    def _round_rules(self, state: State) -> RoundRules:
        bonus, crowned = self.bonus(len(state.rounds)), crowns(state.rounds, self.players)
        return round_rules(self.top, self.mark, bonus, state.danger, crowned)

    def _events(
        self, chose: Chose, rules: RoundRules, after: State, boxes: Boxes | None
    ) -> Iterator[FiftyEvent]:
        """Yield the events of the round that ended in *after*, from the last choice on."""
        number, result = len(after.rounds), after.rounds[-1]
        yield chose
        boxes = boxes or Boxes(result.picks, rules.top)
        yield from count_aloud(boxes, beginner(number, self.players), rules)
        points, crowned = totals(after.rounds, self.players), crowns(after.rounds, self.players)
        outcome = self.outcome(after)
        coming = beginner(number if outcome else number + 1, self.players)
        yield RoundScored(number, result, points, crowned, coming, outcome is not None)
        if outcome is not None:
            yield GameEnded(outcome, self.places(after))

    def _require_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and not is_seat(viewer, self.players):
            raise NoSuchViewer(refusals.NoSuchSeat(str(viewer), self.players))

    def _require_running(self, state: State) -> None:
        if not self._is_over(state):
            return
        played = len(state.rounds)
        if state.rounds[-1].scores is None:
            winner = state.rounds[-1].crowned[-1]
            raise IllegalAction(refusals.WonAlready(winner, played))
        raise IllegalAction(refusals.GameOver(played))


def _require(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise IllegalAction(refusal)
