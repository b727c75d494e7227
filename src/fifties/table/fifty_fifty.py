"""Fifty Fifty at a table: its settings, offers, dealer, queued cards, pace and lesson."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, ClassVar, Final, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from fifties.bots.remarks import Situation
from fifties.core.contract import Edition, Event, Seat
from fifties.core.record import Record
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty_fifty import (
    Deal,
    FiftyFifty,
    FiftyFiftyEdition,
    FiftyFiftyView,
    Play,
)
from fifties.games.fifty_fifty.actions import DECK, TRICKS, Card, FiftyFiftyAction
from fifties.games.fifty_fifty.edition import EDITIONS
from fifties.games.fifty_fifty.events import CardPlayed, Dealt, FiftyFiftyEvent, MoodTurned
from fifties.games.fifty_fifty.game import LEAST_PLAYERS, MOST_PLAYERS
from fifties.games.fifty_fifty.pile import MOST_HALVES, SIDES
from fifties.games.fifty_fifty.state import RoundScored, State, TrickTaken
from fifties.table import refusals
from fifties.table.fifty_fifty_mentions import fifty_fifty_mentions, fifty_fifty_situation
from fifties.table.game_adapter import ComponentOffered, GameAdapter, named_edition
from fifties.table.messages import BotRemark, GameInfo, Mention, Offered
from fifties.table.paces import Pauses
from fifties.table.settings import Pairs, TableSettings

MOST_MOODS: Final = 20
"""How many Mood cards somebody may copy off a box."""

LAST_TRICKS: Final = 2
"""In so many tricks at the end of a lesson a balanced learner is left alone."""


class FiftyFiftyBox(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has copied off their own box of Fifty Fifty."""

    moods: Annotated[Pairs, Meta(max_length=MOST_MOODS)]
    """The Mood cards, yellow and blue."""


class FiftyFiftySettings(TableSettings, frozen=True, tag="fifty-fifty", kw_only=True):
    """A table of Fifty Fifty."""

    edition: str = "zoch"
    box: FiftyFiftyBox | None = None
    seats: int = MOST_PLAYERS
    """How many may sit, 3 to 5."""
    dealer: int | None = None
    """The member who deals first in the next game, if the host chooses one who will sit. Else the
    first dealer is drawn, and in a rematch the deal goes on from where it was (H2)."""


class FiftyFiftyInfo(GameInfo, frozen=True, gc=False, kw_only=True, tag="fifty-fifty"):
    """A game of Fifty Fifty that is being played, or was played last."""

    tricks: int
    """How many a round has, and so cards a hand."""
    deck: int
    """How many cards there are, numbered from 1."""
    turn_orders: tuple[tuple[Seat, ...], ...]
    """By leader, in which order the seats play a trick."""


class PlayOffer(Offered, frozen=True, gc=False, tag="play"):
    """It is your turn: any of these cards."""

    cards: tuple[int, ...]


class FiftyFiftyAdapter(
    GameAdapter[FiftyFiftySettings, FiftyFifty, State, FiftyFiftyAction, FiftyFiftyEvent]
):
    """All that a table knows of Fifty Fifty."""

    settings = FiftyFiftySettings
    actions = get_args(FiftyFiftyAction)
    requested = (Play,)
    events = get_args(FiftyFiftyEvent)
    views = (FiftyFiftyView,)
    offers = (PlayOffer,)
    info_type = FiftyFiftyInfo

    least_seats = LEAST_PLAYERS
    most_seats = MOST_PLAYERS
    deals: ClassVar[bool] = True
    queues: ClassVar[bool] = True
    results: ClassVar[frozenset[type[Event]]] = frozenset({TrickTaken})
    lesson: ClassVar[bool] = True

    def make(
        self, settings: FiftyFiftySettings, players: int, dealer: Seat | None = None
    ) -> FiftyFifty:
        """Return the rules for *players*, or raise `IllegalSetup`; *dealer* deals first."""
        return FiftyFifty(players, _edition(settings), dealer)

    def settings_for(self, game: FiftyFifty) -> FiftyFiftySettings:
        """Return the settings of a table at which *game* is played, or raise `IllegalSetup`."""
        edition, box = game.edition, None
        if edition not in EDITIONS.values():
            if edition.moods is None or len(edition.moods) > MOST_MOODS:
                raise IllegalSetup(refusals.BranchBox())
            box = FiftyFiftyBox(edition.moods)
        return FiftyFiftySettings(edition=edition.name, box=box, seats=game.players)

    def components(self, edition: Edition) -> tuple[ComponentOffered, ...]:
        """Return the Mood cards."""
        if not isinstance(edition, FiftyFiftyEdition):
            return ()
        moods = ComponentOffered(
            component="moods",
            lines=edition.moods or (),
            reconstructed="moods" in edition.reconstructed,
            # Zeros only go with the cards that they were printed with.
            replaceable=not edition.zeros,
            fewest=TRICKS,
            most=MOST_MOODS,
            width=SIDES,
            lowest=0,
            highest=MOST_HALVES,
            ascending=False,
        )
        return (moods,)

    def has_zeros(self, edition: Edition) -> bool:
        """Return whether an edition shuffles a zero for each colour in."""
        return isinstance(edition, FiftyFiftyEdition) and edition.zeros

    def chosen_dealer(self, settings: FiftyFiftySettings) -> int | None:
        """Return the member whom the host wants to deal first, if any."""
        return settings.dealer

    def after_start(self, settings: FiftyFiftySettings) -> FiftyFiftySettings:
        """Return the settings without a dealer: the next game has its own."""
        return replace(settings, dealer=None)

    def next_dealer(self, game: FiftyFifty, rounds: int) -> Seat:
        """Return who deals after so many *rounds*."""
        return (game.first_dealer + rounds) % game.players

    def offer(self, game: FiftyFifty, state: State, seat: Seat | None) -> PlayOffer | None:  # noqa: ARG002 - in the state
        """Return the cards of whoever plays next."""
        if seat is None or seat != state.turn:
            return None
        return PlayOffer(tuple(sorted(state.hand(seat))))

    def card_of(self, action: FiftyFiftyAction) -> Card | None:
        """Return the card that *action* plays."""
        return action.card if isinstance(action, Play) else None

    def queued(self, card: Card) -> Play:
        """Return the action that plays a queued card."""
        return Play(card)

    def holds(self, state: State, seat: Seat, card: Card) -> bool:
        """Return whether *seat* holds *card*."""
        return card in DECK and card in state.hand(seat)

    def pause_after(self, game: FiftyFifty, event: FiftyFiftyEvent, pauses: Pauses) -> float:  # noqa: ARG002 - at any size
        """Return how long people look at *event*."""
        match event:
            case CardPlayed():
                return pauses.trick
            case TrickTaken():
                return pauses.taken
            case RoundScored():
                return pauses.ending
            case _:
                return 0

    def ends_round(self, event: FiftyFiftyEvent) -> bool:
        """Return whether all tricks of a round are taken."""
        return isinstance(event, RoundScored)

    def begins_round(self, event: FiftyFiftyEvent) -> bool:
        """Return whether cards have just been dealt."""
        return isinstance(event, MoodTurned) and event.trick == 1

    def situation(self, event: FiftyFiftyEvent, seat: Seat) -> Situation | None:
        """Return whether a trick brought *seat* halves that hurt, or that cancelled others."""
        return fifty_fifty_situation(event, seat) if isinstance(event, TrickTaken) else None

    def as_written(
        self, record: Record[FiftyFifty], events: Iterable[FiftyFiftyEvent]
    ) -> Iterator[FiftyFiftyEvent]:
        """Leave out hands and moods that reading had to make up, because nobody wrote them down."""
        made = list(events)
        deals = iter([e.action for e in record.entries if isinstance(e.action, Deal)])
        whole = sum(isinstance(event, RoundScored) for event in made)
        moods_written = 0
        for event in made:
            if isinstance(event, Dealt):
                deal = next(deals)
                moods_written = deal.moods_written
                # Where all cards were played, they are what the hands were.
                known = deal.hands_written or event.round <= whole
                yield event if known else replace(event, hands=(None,) * len(event.hands))
            elif not isinstance(event, MoodTurned) or event.trick <= moods_written:
                yield event

    def whole_draw(
        self, game: FiftyFifty, draw: FiftyFiftyAction, played: int
    ) -> FiftyFiftyAction | None:
        """Return a deal; ``None`` where hands or moods were filled in that nobody wrote down."""
        if not isinstance(draw, Deal):
            return draw
        # Where all cards were played, they are what the hands were.
        known = draw.hands_written or played == TRICKS * game.players
        if not known or draw.moods_written < TRICKS:
            return None
        return replace(draw, hands_written=True)

    def played_before(self, game: FiftyFifty, trick: int) -> int | None:
        """Return how many cards of a round are played before a *trick*."""
        return (trick - 1) * game.players if 1 <= trick <= TRICKS else None

    def game_info(
        self,
        game: FiftyFifty,
        names: tuple[str, ...],
        remarks: tuple[BotRemark, ...],
        result: FiftyFiftyEvent | None,  # noqa: ARG002 - there are no awards
    ) -> FiftyFiftyInfo:
        """Return sizes and names."""
        return FiftyFiftyInfo(
            players=game.players,
            names=names,
            rounds=game.rounds,
            tricks=game.tricks,
            deck=len(game.deck),
            turn_orders=game.turn_orders,
            reconstructed=game.edition.reconstructed,
            remarks=remarks,
        )

    def mentions(self, game: FiftyFifty, state: State) -> tuple[Mention, ...]:
        """Return what a game that is over is remembered for."""
        return fifty_fifty_mentions(game, state)

    def teach(
        self, game: FiftyFifty, state: State, bots: Sequence[Seat], learner: Seat
    ) -> list[tuple[Seat, FiftyFiftyAction]]:
        """Let the bot play whose turn it is."""
        return [(bot, Play(_lesson_card(game.view(state, bot), learner))) for bot in bots[:1]]


def _edition(settings: FiftyFiftySettings) -> FiftyFiftyEdition:
    """Return the edition that *settings* name, with what is copied off somebody's box."""
    edition, box = named_edition(settings, EDITIONS), settings.box
    return edition if box is None else FiftyFiftyEdition(edition.name, box.moods, edition.zeros)


def _lesson_card(view: FiftyFiftyView, learner: Seat) -> Card:
    """Give the learner angry halves first, then laughing ones to cancel them, and then nothing."""
    hand, players = sorted(view.my_hand), len(view.balances)
    turn = (learner - view.leader) % players
    usual = hand[len(hand) // 2]
    if turn >= len(view.cards):
        return usual
    card, balance = view.cards[turn], view.balances[learner]
    above, below = [c for c in hand if c > card], [c for c in hand if c < card]
    wanted = below if balance < 0 else above
    if balance == 0 and len(view.tricks) < TRICKS - LAST_TRICKS:
        wanted = below
    elif balance == 0:
        wanted = below if any(other > card for other in view.cards) else above
    return wanted[len(wanted) // 2] if wanted else usual
