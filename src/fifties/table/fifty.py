"""Fifty at a table: its settings, offers, pace, party, lesson, and what is shown of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby, islice
from math import ceil
from random import Random
from typing import Annotated, ClassVar, Final, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from fifties.bots.remarks import Situation
from fifties.core.contract import CHANCE, Edition, Event, Seat
from fifties.core.record import Record
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Choose, Fifty, FiftyEdition, FiftyView, Reveal
from fifties.games.fifty.actions import FiftyAction, Numbers
from fifties.games.fifty.awards import Award, awards
from fifties.games.fifty.edition import DANGER_CARDS, EDITIONS, MOST_BONUS
from fifties.games.fifty.events import Called, Chose, FiftyEvent, RoundScored, Take
from fifties.games.fifty.offers import DIGITS, ENDS, Choices
from fifties.games.fifty.state import State, crowns, totals
from fifties.games.fifty.table_size import (
    BOXES,
    CROWNS_TO_WIN,
    LARGEST_TABLE,
    LEAST_PLAYERS,
    ROUNDS,
    SHORTEST_COUNT,
)
from fifties.table import refusals
from fifties.table.fifty_crowd import FiftyCrowd
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Mine, Race, Ready, Tally
from fifties.table.fifty_event_crowd import FiftyEventCrowd
from fifties.table.fifty_mentions import fifty_mentions, fifty_situation
from fifties.table.fifty_race import FiftyRace
from fifties.table.fifty_show import plan
from fifties.table.game_adapter import (
    Announcement,
    ComponentOffered,
    CrowdBeat,
    GameAdapter,
    named_edition,
)
from fifties.table.messages import BotRemark, GameInfo, Mention, Offered
from fifties.table.paces import Pauses, count_pace
from fifties.table.settings import MOST_AT_PARTY, Lines, Pairs, TableSettings
from fifties.table.show import Show

TALLIES: Final = 100
"""How many tallies a round of a party has at most in a replay."""

LESSON_TRIES: Final = 400
"""How many counts are imagined to find one in which everything happens."""

LESSON_IDEAS: Final = frozenset({"you take", "somebody takes", "keep", "clash with you", "crown"})
"""What a learner meets in the first count; the clash brings the bonus."""


class FiftyBox(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has copied off their own box of Fifty; what is absent is as reconstructed."""

    bonus: Annotated[Lines, Meta(max_length=4)] | None = None
    """Four lines of five."""
    zones: Annotated[Pairs, Meta(max_length=10)] | None = None
    """The Danger cards."""


class FiftySettings(TableSettings, frozen=True, tag="fifty", kw_only=True):
    """A table of Fifty."""

    edition: str = "iello"
    box: FiftyBox | None = None
    danger: bool = False
    """Whether Danger cards are used."""
    seats: int = LARGEST_TABLE
    """How many may sit, 3 to 7; ignored at a party."""
    party: bool = False
    """Any number of seats."""


class FiftyInfo(GameInfo, frozen=True, gc=False, kw_only=True, tag="fifty"):
    """A game of Fifty that is being played, or was played last."""

    boxes: int
    """How many numbers everybody writes a round."""
    top: int
    """Where the count ends."""
    most: int
    """The highest number that may be written."""
    mark: int
    """The bead that gains a crown."""
    crowns: int
    """How many crowns win at once."""
    bonus: Lines
    """What the boxes are worth, a line a round."""
    awards: tuple[Award, ...] = ()
    """Awards of the last counted round; none at a party."""


class ChooseOffer(Offered, frozen=True, gc=False, tag="choose"):
    """Every seat may write numbers between *least* and *most* with one of these endings."""

    round: int
    boxes: int
    least: int
    most: int
    endings: tuple[int, ...]


class FiftyAdapter(GameAdapter[FiftySettings, Fifty, State, FiftyAction, FiftyEvent]):
    """All that a table knows of Fifty."""

    settings = FiftySettings
    actions = get_args(FiftyAction)
    requested = (Choose,)
    events = (*get_args(FiftyEvent), Tally, Race, Ready, CrowdScored)
    views = (FiftyView, CrowdView)
    offers = (ChooseOffer,)
    info_type = FiftyInfo
    lines = (Mine,)
    award_types = (Award,)

    least_seats = LEAST_PLAYERS
    most_seats = LARGEST_TABLE
    parties: ClassVar[bool] = True
    counts: ClassVar[bool] = True
    same_offer_for_all: ClassVar[bool] = True
    results: ClassVar[frozenset[type[Event]]] = frozenset({RoundScored})
    has_awards: ClassVar[bool] = True
    lesson: ClassVar[bool] = True
    lesson_waits: ClassVar[bool] = True

    def seat_limit(self, settings: FiftySettings) -> int:
        """Return how many may sit."""
        return MOST_AT_PARTY if settings.party else settings.seats

    def heat_settings(self, settings: FiftySettings, players: int) -> FiftySettings:
        """Return how the table of a heat is set: a hall is a party of the same event."""
        if players > LARGEST_TABLE:
            return settings
        return replace(settings, seats=players, party=False, event=None)

    def is_party(self, settings: FiftySettings) -> bool:
        """Return whether any number may sit."""
        return settings.party

    def make(self, settings: FiftySettings, players: int, dealer: Seat | None = None) -> Fifty:  # noqa: ARG002 - nobody deals
        """Return the rules for *players*, or raise `IllegalSetup`."""
        return Fifty(players, _edition(settings), settings.danger)

    def settings_for(self, game: Fifty) -> FiftySettings:
        """Return the settings of a table at which *game* is played, or raise `IllegalSetup`."""
        edition, party = game.edition, is_party(game)
        if game.danger and edition.zones is None:
            raise IllegalSetup(refusals.BranchBox())
        box = None if edition in EDITIONS.values() else FiftyBox(edition.bonus, edition.zones)
        return FiftySettings(
            edition=edition.name,
            box=box,
            danger=game.danger,
            seats=min(game.players, LARGEST_TABLE),
            party=party,
        )

    def components(self, edition: Edition) -> tuple[ComponentOffered, ...]:
        """Return bonus boxes and Danger cards."""
        if not isinstance(edition, FiftyEdition):
            return ()
        return _bonus(edition), _zones(edition)

    def offer(self, game: Fifty, state: State, seat: Seat | None) -> ChooseOffer | None:  # noqa: ARG002 - all alike
        """Return what every seat may write while numbers are written."""
        blocked = state.blocked
        if blocked is None:
            return None
        return ChooseOffer(
            round=len(state.rounds) + 1,
            boxes=BOXES,
            least=1,
            most=game.most,
            endings=tuple(digit for digit in DIGITS if digit not in blocked),
        )

    def crowd(self, game: Fifty, names: Sequence[str], *, event: bool = False) -> FiftyCrowd | None:
        """Return what follows a party of more than seven."""
        if not is_party(game):
            return None
        return FiftyEventCrowd(game, names) if event else FiftyCrowd(game, names)

    def plan_show(
        self, game: Fifty, state: State, events: Iterable[FiftyEvent], seconds: float
    ) -> Show | None:
        """Return in which beats a count is told."""
        before, players = state.rounds[:-1], game.players
        race = FiftyRace(totals(before, players), crowns(before, players), game.top)
        return plan((event for event in events if isinstance(event, Called)), race, seconds)

    def seat_views(self, game: Fifty, state: State, seats: Sequence[Seat]) -> list[FiftyView]:
        """Return what bots on *seats* may know when all events are released."""
        if not is_party(game):
            return [game.view(state, seat) for seat in seats]
        # They have written nothing yet, so what each knows is what all know.
        public = game.view(state, None)
        return [replace(public, viewer=seat) for seat in seats]

    def pause_after(self, game: Fifty, event: FiftyEvent, pauses: Pauses) -> float:
        """Return how long people look at *event*."""
        match event:
            case Chose():
                return pauses.opening
            case Called():
                pace = count_pace(pauses, game.top)
                return pace.eventful if event.eventful else pace.number
            case RoundScored():
                return pauses.ending
            case _:
                return 0

    def ends_round(self, event: FiftyEvent) -> bool:
        """Return whether a count is over."""
        return isinstance(event, RoundScored)

    def situation(self, event: FiftyEvent, seat: Seat) -> Situation | None:
        """Return whether *seat* scored most or least, or met many others on a number."""
        if not isinstance(event, RoundScored):
            return None
        return fifty_situation(event.result, seat)

    def released_together(self, game: Fifty, events: Iterable[FiftyEvent], pauses: Pauses) -> int:
        """Return how many numbers are released at a time."""
        stride = count_pace(pauses, game.top).stride
        if stride <= 1:
            return 1
        ahead = list(islice(events, stride))
        if not isinstance(ahead[0], Called):
            return 1
        return len([event for event in ahead if isinstance(event, Called)])

    def announcement(self, event: FiftyEvent) -> Announcement | None:
        """Return the number that is called out."""
        return Announcement(event.number, event.owners) if isinstance(event, Called) else None

    def awards(self, event: FiftyEvent) -> tuple[Award, ...]:
        """Return the awards of a counted round."""
        return awards(event.result) if isinstance(event, RoundScored) else ()

    def crowd_beats(self, record: Record[Fifty]) -> Iterator[CrowdBeat]:
        """Yield a party's record round by round: what is revealed, written, counted and scored."""
        for state, reveal, revealed, counted in replay_party(record):
            yield CrowdBeat([*revealed], (state, reveal))
            for events in _released_together(counted, ceil(record.game.top / TALLIES)):
                yield CrowdBeat(events)

    def game_info(
        self,
        game: Fifty,
        names: tuple[str, ...],
        remarks: tuple[BotRemark, ...],
        result: FiftyEvent | None,
    ) -> FiftyInfo:
        """Return sizes, names, and the awards of the last counted round."""
        guessed, party = game.edition.reconstructed, is_party(game)
        counted = isinstance(result, RoundScored) and not party
        return FiftyInfo(
            players=game.players,
            names=() if party else names,
            rounds=ROUNDS,
            boxes=BOXES,
            top=game.top,
            most=game.most,
            mark=game.mark,
            crowns=CROWNS_TO_WIN,
            bonus=game.edition.bonus,
            reconstructed=guessed if game.danger else tuple(c for c in guessed if c != "zones"),
            awards=awards(result.result) if counted and isinstance(result, RoundScored) else (),
            remarks=remarks,
        )

    def mentions(self, game: Fifty, state: State) -> tuple[Mention, ...]:
        """Return what a game that is over is remembered for."""
        return fifty_mentions(game, state)

    def teach(
        self, game: Fifty, state: State, bots: Sequence[Seat], learner: Seat
    ) -> list[tuple[Seat, FiftyAction]]:
        """Write numbers for all bots: of many choices the one that shows the most."""
        offer = Choices(len(state.rounds) + 1, game.top, state.blocked or ())
        own = state.picks[learner] or ()
        rng, best, most = Random(0), list[Choose](), -1
        for _ in range(LESSON_TRIES):
            chosen = [
                _lesson_numbers(offer.sample(rng), own, rng, first=bot == bots[0]) for bot in bots
            ]
            if not all(offer.contains(choice) for choice in chosen):
                continue
            shown = len(set(_ideas(game, state, bots, chosen, learner)))
            if shown > most:
                best, most = chosen, shown
            if most == len(LESSON_IDEAS):
                break
        return [*zip(bots, best, strict=True)]


def is_party(game: Fifty) -> bool:
    """Return whether so many play that they are told sums."""
    return game.players > LARGEST_TABLE


def replay_party(
    record: Record[Fifty],
) -> Iterator[tuple[State, Reveal, Sequence[Event], Iterable[Event]]]:
    """Yield a party's rounds: the state before, the reveal, its events, and all later events."""
    game = record.game
    state = game.start()
    for reveal, choices in _rounds(record):
        before, step = state, game.apply(state, CHANCE, reveal)
        revealed: Sequence[Event] = step.events
        counted: list[Sequence[Event]] = []
        for seat, choice in enumerate(choices):
            step = game.apply(step.state, seat, choice)
            counted.append(step.events)
        state = step.state
        yield before, reveal, revealed, chain.from_iterable(counted)


def _rounds(record: Record[Fifty]) -> Iterator[tuple[Reveal, list[Choose]]]:
    """Yield a party's rounds; in its record everybody writes in seat order."""
    reveal: Reveal | None = None
    for chance, entries in groupby(record.entries, key=lambda entry: entry.actor == CHANCE):
        actions = [entry.action for entry in entries]
        if chance:
            (reveal,) = (action for action in actions if isinstance(action, Reveal))
        elif reveal is not None:
            yield reveal, [action for action in actions if isinstance(action, Choose)]
            reveal = None
    if reveal is not None:
        yield reveal, []


def _released_together(events: Iterable[Event], stride: int) -> Iterator[list[Event]]:
    """Yield events of a kind together, but no more than *stride* numbers."""
    for kind, alike in groupby(events, key=type):
        if kind is Called:
            while numbers := list(islice(alike, stride)):
                yield numbers
        else:
            yield list(alike)


def _edition(settings: FiftySettings) -> FiftyEdition:
    """Return the edition that *settings* name, with what is copied off somebody's box."""
    edition, box = named_edition(settings, EDITIONS), settings.box
    if box is None:
        return edition
    return FiftyEdition(
        edition.name,
        edition.bonus if box.bonus is None else box.bonus,
        edition.zones if box.zones is None else box.zones,
    )


def _bonus(edition: FiftyEdition) -> ComponentOffered:
    return ComponentOffered(
        component="bonus",
        lines=edition.bonus,
        reconstructed="bonus" in edition.reconstructed,
        replaceable=True,
        fewest=ROUNDS,
        most=ROUNDS,
        width=BOXES,
        lowest=0,
        highest=MOST_BONUS,
        ascending=False,
    )


def _zones(edition: FiftyEdition) -> ComponentOffered:
    return ComponentOffered(
        component="zones",
        lines=edition.zones or (),
        reconstructed="zones" in edition.reconstructed,
        replaceable=True,
        fewest=DANGER_CARDS,
        most=DANGER_CARDS,
        width=ENDS,
        lowest=1,
        highest=SHORTEST_COUNT - 1,
        ascending=True,
    )


def _lesson_numbers(choice: Choose, own: Numbers, rng: Random, *, first: bool) -> Choose:
    """Let the *first* bot write one of the learner's numbers, too: that is a clash."""
    if not (first and own):
        return choice
    others = [number for number in choice.numbers if number not in own]
    shared = rng.choice(own)
    numbers = sorted({shared, *others[: len(own) - 1]})
    return Choose(choice.round, tuple(numbers)) if len(numbers) == len(own) else choice


def _ideas(
    game: Fifty, state: State, bots: Sequence[Seat], chosen: list[Choose], learner: Seat
) -> Iterator[str]:
    """Yield what happens in the count if the bots choose so."""
    events: Sequence[FiftyEvent] = ()
    for bot, choice in zip(bots, chosen, strict=True):
        step = game.apply(state, bot, choice)
        state, events = step.state, step.events
    for event in events:
        if isinstance(event, Called):
            yield from _ideas_of(event, learner)


def _ideas_of(called: Called, learner: Seat) -> Iterator[str]:
    if called.take is Take.TAKES:
        yield "you take" if called.taker == learner else "somebody takes"
    if called.take is Take.KEEPS:
        yield "keep"
    if any(crossing.seat == learner for crossing in called.crossings):
        yield "clash with you"
    if called.crowned:
        yield "crown"
