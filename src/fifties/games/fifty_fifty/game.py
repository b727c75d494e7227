"""The rules of Fifty Fifty."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from fifties.core.arguments import require_type, shown, whole_number
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
)
from fifties.core.refusals import IllegalAction, IllegalSetup, NoSuchViewer, Refusal
from fifties.games.fifty_fifty import refusals
from fifties.games.fifty_fifty.actions import (
    DECK,
    TRICKS,
    Card,
    Deal,
    FiftyFiftyAction,
    Play,
)
from fifties.games.fifty_fifty.edition import ZOCH, FiftyFiftyEdition, find_edition
from fifties.games.fifty_fifty.events import (
    CardPlayed,
    Dealt,
    FiftyFiftyEvent,
    MoodTurned,
)
from fifties.games.fifty_fifty.offers import Cards, Deals
from fifties.games.fifty_fifty.pile import Pile
from fifties.games.fifty_fifty.reduced import Reduced
from fifties.games.fifty_fifty.scores import score, struck_by_seat, take, totals
from fifties.games.fifty_fifty.state import (
    RoundScored,
    Standing,
    State,
    TrickTaken,
    dealt,
    next_seat,
    without,
)
from fifties.games.fifty_fifty.view import FiftyFiftyView, Phase

LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5

# Made once: these are asked for at every card.
_CARDS: Final = frozenset(DECK)
_CHANCE_ALONE: Final[tuple[Actor, ...]] = (CHANCE,)
_SEAT_ALONE: Final[tuple[tuple[Actor, ...], ...]] = tuple((seat,) for seat in range(MOST_PLAYERS))


class Ending(StrEnum):
    """Why somebody won."""

    FEWEST_HALVES = "fewest-halves"
    """One player alone has the highest total."""
    SHARED = "shared"
    """Several have the highest total."""


class FiftyFifty(Struct, frozen=True):
    """The rules of Fifty Fifty at a table of one size.

    *players* is how many sit at the table: 3 to 5. There are as many rounds.
    *edition* is what is printed on the Mood cards: a `FiftyFiftyEdition`, or the name of one
    ("zoch", "tightrope").
    *dealer* is the seat that deals the first round, counted from 0; ``None`` is the last seat.
    *reduced* makes a smaller game for study: a `fifties.games.fifty_fifty.Reduced`.

    Raises `IllegalSetup` if no game can be played like this. A value is frozen: it answers
    questions about states and keeps none of its own.
    """

    name: ClassVar[str] = "fifty-fifty"
    players: int
    edition: FiftyFiftyEdition = ZOCH
    dealer: Seat | None = None
    reduced: Reduced | None = None

    if TYPE_CHECKING:

        def __init__(
            self,
            players: int,
            edition: FiftyFiftyEdition | str = ZOCH,
            dealer: Seat | None = None,
            reduced: Reduced | None = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        force_setattr(self, "players", whole_number("players", self.players))
        force_setattr(self, "edition", find_edition(self.edition))
        if self.reduced is not None:
            require_type("reduced", self.reduced, Reduced, "Reduced")
        if self.dealer is not None:
            force_setattr(self, "dealer", whole_number("dealer", self.dealer))
        if not LEAST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise IllegalSetup(refusals.WrongPlayers(self.players, LEAST_PLAYERS, MOST_PLAYERS))
        if not 0 <= self.first_dealer < self.players:
            raise IllegalSetup(refusals.NoSuchDealer(self.first_dealer, self.players - 1))
        if self.reduced is not None:
            self.reduced.check(self.players, self.edition)

    @property
    def first_dealer(self) -> Seat:
        """Who deals the first round."""
        return self.players - 1 if self.dealer is None else self.dealer

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        reduced = self.reduced
        return self.players if reduced is None or reduced.rounds is None else reduced.rounds

    @property
    def tricks(self) -> int:
        """How many tricks a round has."""
        return TRICKS if self.reduced is None else self.reduced.tricks

    @property
    def deck(self) -> range:
        """All cards."""
        return DECK if self.reduced is None else DECK[: self.reduced.cards]

    @property
    def turn_orders(self) -> tuple[tuple[Seat, ...], ...]:
        """By leader, in which order the seats play a trick."""
        seats = range(self.players)
        return tuple(tuple((leader + turn) % self.players for turn in seats) for leader in seats)

    def pile(self) -> Pile:
        """Return all Mood cards, face down."""
        return self.edition.pile() if self.reduced is None else self.reduced.pile(self.edition)

    def start(self) -> State:
        """Return the first state: cards are about to be dealt."""
        return self._before_deal(())

    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Return who owes an action."""
        turn = state.turn
        if turn is not None:
            return _SEAT_ALONE[turn]
        return () if self._is_over(state) else _CHANCE_ALONE

    def moment(self, state: State) -> int:
        """Return how many cards were played: an answer belongs to one turn."""
        standing = state.standing
        tricks = len(standing.rounds) * self.tricks + len(standing.tricks)
        return tricks * self.players + len(state.cards)

    def offer(self, state: State, actor: Actor) -> Offer[FiftyFiftyAction]:
        """Return what *actor* may do."""
        turn = state.turn
        if turn is not None:
            return Cards(state.standing.hands[turn]) if actor == turn else Nothing()
        if actor == CHANCE and not self._is_over(state):
            return self._deals()
        return Nothing()

    def apply(
        self, state: State, actor: Actor, action: FiftyFiftyAction
    ) -> Step[State, FiftyFiftyEvent]:
        """Carry *action* out, or raise `IllegalAction`."""
        if type(action) is not Play:
            return self._deal(state, actor, action)
        card, turn, standing = action.card, state.turn, state.standing
        # A hand is bytes, which can only be asked for whole numbers that fit into one.
        if (
            turn is None
            or actor != turn
            or type(card) is not int
            or card not in _CARDS
            or card not in standing.hands[turn]
        ):
            raise IllegalAction(self._refusal(state, actor, card))
        cards = state.cards + (card,)  # noqa: RUF005 - unpacking takes half as long again
        high, low = state.high, state.low
        is_highest, is_lowest = card > high, card < low
        if is_highest:
            high = card
        if is_lowest:
            low = card
        if len(cards) == self.players:
            played = CardPlayed(turn, card, None, is_highest, is_lowest)
            return self._take(standing, cards, (high, low), played)
        after = (turn + 1) % self.players
        played = CardPlayed(turn, card, after, is_highest, is_lowest)
        return Step(State(standing, cards, after, high, low), (played,))

    def view(self, state: State, viewer: Viewer) -> FiftyFiftyView:
        """Return what *viewer* may know."""
        self._require_viewer(viewer)
        standing = state.standing
        rounds = standing.rounds
        hands = state.hands() or [b""] * self.players
        points, outcome = totals(rounds, self.players), self.outcome(state)
        return FiftyFiftyView(
            viewer=viewer,
            phase=self._phase(state),
            round=min(len(rounds) + 1, self.rounds),
            dealer=standing.dealer,
            leader=standing.leader,
            my_hand=() if viewer is None else tuple(sorted(hands[viewer])),
            hand_sizes=tuple(map(len, hands)),
            balances=standing.balances,
            mood=state.mood,
            cards=state.cards,
            highest=self._who_played(state, state.high),
            lowest=self._who_played(state, state.low),
            turn=state.turn,
            tricks=standing.tricks,
            rounds=rounds,
            struck=struck_by_seat(rounds, self.players),
            totals=points,
            outcome=outcome,
            places=() if outcome is None else self.places(state),
        )

    def reimagine(self, state: State, viewer: Viewer, rng: Random) -> State:
        """Deal all cards and moods that *viewer* has not seen anew."""
        self._require_viewer(viewer)
        standing = state.standing
        if not standing.hands:
            return state
        seen = {card for trick in standing.tricks for card in trick.cards}
        seen.update(state.cards)
        if viewer is not None:
            seen.update(standing.hands[viewer])
        unseen = [card for card in self.deck if card not in seen]
        rng.shuffle(unseen)
        hands = tuple(
            hand
            if seat == viewer
            else bytes(card if card in seen else unseen.pop() for card in hand)
            for seat, hand in enumerate(standing.hands)
        )
        turned = standing.moods[: len(standing.tricks) + 1]
        moods = self.pile().shuffle(turned, rng)
        return replace(state, standing=replace(standing, hands=hands, moods=moods))

    def playout(self, state: State, rng: Random) -> State:
        """Play on uniformly at random until the game is over."""
        while not self._is_over(state):
            if state.turn is None:
                deal = self._deals().sample(rng)
                state = dealt(state.standing, deal)
            rounds = state.standing.rounds
            last = len(rounds) + 1 == self.rounds
            state = self._before_deal((*rounds, _finish_round(state, rng, last=last)))
        return state

    def points(self, state: State) -> tuple[int, ...]:
        """Return everybody's total after the rounds that were scored."""
        return totals(state.standing.rounds, self.players)

    def places(self, state: State) -> tuple[int, ...]:
        """Return places by points (H9)."""
        return places_of([(points,) for points in self.points(state)])

    def outcome(self, state: State) -> Outcome | None:
        """Return who won and why."""
        rounds = state.standing.rounds
        if len(rounds) < self.rounds:
            return None
        points = rounds[-1].totals
        winners = tuple(seat for seat in range(self.players) if points[seat] == max(points))
        return Outcome(winners, Ending.FEWEST_HALVES if len(winners) == 1 else Ending.SHARED)

    def _deals(self) -> Deals:
        return Deals(self.players, self.pile(), self.tricks, len(self.deck))

    def _require_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and not is_seat(viewer, self.players):
            raise NoSuchViewer(refusals.NoSuchSeat(str(viewer), self.players))

    def _phase(self, state: State) -> Phase:
        if state.turn is not None:
            return Phase.PLAY
        return Phase.OVER if self._is_over(state) else Phase.DEAL

    def _who_played(self, state: State, card: Card) -> Seat | None:
        """Return who has played *card* to the current trick, if anybody has."""
        if card not in state.cards:
            return None
        return (state.standing.leader + state.cards.index(card)) % self.players

    def _is_over(self, state: State) -> bool:
        return len(state.standing.rounds) == self.rounds

    def _before_deal(self, rounds: tuple[RoundScored, ...]) -> State:
        """Return the state before the next round, or the last one, at whose end nobody deals."""
        dealer = (self.first_dealer + min(len(rounds), self.rounds - 1)) % self.players
        leader, balances = next_seat(dealer, self.players), (0,) * self.players
        return State(Standing(rounds, dealer, (), (), leader, (), balances), (), None)

    def _deal(
        self, state: State, actor: Actor, action: FiftyFiftyAction
    ) -> Step[State, FiftyFiftyEvent]:
        before = state.standing
        if self._is_over(state):
            raise IllegalAction(refusals.GameOver(len(before.rounds)))
        if not isinstance(action, Deal):
            wanted = "Deal" if actor == CHANCE else "Play"
            raise IllegalAction(refusals.WrongAction(wanted, shown(action)))
        if actor != CHANCE or before.hands:
            raise IllegalAction(refusals.NotNow(len(before.tricks) + 1))
        refusal = self._deals().refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        leader = before.leader
        events = (
            Dealt(len(before.rounds) + 1, before.dealer, leader, action.hands, self.tricks),
            MoodTurned(1, action.moods[0], leader),
        )
        return Step(dealt(before, action), events)

    def _take(
        self,
        before: Standing,
        cards: tuple[Card, ...],
        ends: tuple[Card, Card],
        played: CardPlayed,
    ) -> Step[State, FiftyFiftyEvent]:
        """Hand out the halves of a complete trick."""
        leader, moods = before.leader, before.moods
        taken = take(leader, moods[len(before.tricks)], cards, before.balances, ends)
        tricks = (*before.tricks, taken)
        if len(tricks) == len(moods):
            return self._score(before, tricks, (played, taken))
        hands, highest = without(before.hands, leader, cards), taken.highest
        after = Standing(
            before.rounds, before.dealer, moods, tricks, highest, hands, taken.balances
        )
        turned = MoodTurned(len(tricks) + 1, moods[len(tricks)], highest)
        return Step(State(after, (), highest), (played, taken, turned))

    def _score(
        self, before: Standing, tricks: tuple[TrickTaken, ...], events: tuple[FiftyFiftyEvent, ...]
    ) -> Step[State, FiftyFiftyEvent]:
        """Write a complete round down."""
        last = len(before.rounds) + 1 == self.rounds
        scored = score(before.rounds, before.dealer, tricks, last=last)
        after = self._before_deal((*before.rounds, scored))
        outcome = self.outcome(after)
        if outcome is None:
            return Step(after, (*events, scored))
        ended = GameEnded(outcome, self.places(after))
        return Step(after, (*events, scored, ended))

    def _not_next(self, turn: Seat, actor: Actor) -> Refusal:
        if actor == CHANCE or is_seat(actor, self.players):
            return refusals.NotYourTurn(turn)
        return refusals.NoSuchSeat(str(actor), self.players)

    def _refusal(self, state: State, actor: Actor, card: Card) -> Refusal:
        """Return why *actor* cannot play *card*."""
        standing = state.standing
        if self._is_over(state):
            return refusals.GameOver(len(standing.rounds))
        if state.turn is None:
            return refusals.NotNow(1)
        if actor != state.turn:
            return self._not_next(state.turn, actor)
        if type(card) is not int or card not in DECK:
            return refusals.NoSuchCard(card, DECK.stop - 1)
        if card in state.cards or any(card in trick.cards for trick in standing.tricks):
            return refusals.PlayedAlready(card)
        return refusals.NotInHand(card)


def _finish_round(state: State, rng: Random, *, last: bool) -> RoundScored:
    """Play the cards of a dealt round: the same ones that `Cards.sample` would draw from *rng*."""
    standing, draw = state.standing, rng.getrandbits
    players, leader = len(standing.hands), standing.leader
    tricks, balances = list(standing.tricks), standing.balances
    hands = [list(hand) for hand in standing.hands]
    cards = list(state.cards)
    for place, card in enumerate(cards):
        hands[(leader + place) % players].remove(card)
    for mood in standing.moods[len(tricks) :]:
        for place in range(len(cards), players):
            hand = hands[(leader + place) % players]
            cards.append(hand.pop(draw(26) * len(hand) >> 26))
        taken = take(leader, mood, tuple(cards), balances)
        tricks.append(taken)
        leader, balances, cards = taken.highest, taken.balances, []
    return score(standing.rounds, standing.dealer, tuple(tricks), last=last)
