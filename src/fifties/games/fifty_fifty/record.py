"""Games of Fifty Fifty on paper: reading and writing their records."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from fifties.core import record_text
from fifties.core.contract import CHANCE, Seat
from fifties.core.document import TomlTable
from fifties.core.record import Header, Place, Record, Referee, final_state
from fifties.core.record_parts import (
    HEADER_KEYS,
    ResultRefusals,
    check_result,
    is_box_copied,
    read_edition_name,
    read_header,
    read_rounds,
    read_shuffled,
    require_whole,
)
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty_fifty import refusals
from fifties.games.fifty_fifty.actions import DECK, TRICKS, Card, Deal, Hand, Mood, Play
from fifties.games.fifty_fifty.edition import EDITIONS, TIGHTROPE, ZOCH, FiftyFiftyEdition
from fifties.games.fifty_fifty.game import FiftyFifty
from fifties.games.fifty_fifty.pile import SIDES, Moods
from fifties.games.fifty_fifty.scores import struck_by_seat, totals
from fifties.games.fifty_fifty.state import State, TrickTaken

_RESULT_REFUSALS: Final = ResultRefusals(
    refusals.TotalDiffers, refusals.TotalsMiscounted, refusals.WinnersDiffer
)


class _Written(NamedTuple):
    """A trick as it stands in a record."""

    table: TomlTable
    mood: Mood
    cards: tuple[Card, ...]


def read(document: TomlTable) -> Record[FiftyFifty]:
    """Read and referee a record."""
    document.allow(*HEADER_KEYS, "edition", "dealer")
    header = read_header(document, "moods", "dealer")
    tables = read_rounds(document, header.players)
    _set_table(document, header, ZOCH)
    rounds = [_read_tricks(table, last=table is tables[-1]) for table in tables]
    referee = Referee(header, _read_game(document, header, rounds))
    for table, tricks in zip(tables, rounds, strict=True):
        _follow_round(table, tricks, referee)
    if "result" in document:
        check_result(
            document.table("result").at(Place(), header.players),
            totals(referee.state.standing.rounds, len(header.players)),
            referee.game.outcome(referee.state),
            _RESULT_REFUSALS,
        )
    return referee.record()


def _read_game(document: TomlTable, header: Header, rounds: list[list[_Written]]) -> FiftyFifty:
    edition = EDITIONS[read_edition_name(document, EDITIONS, ZOCH.name)]
    told = read_shuffled(document, "moods")
    if told is not None:
        edition = _copied(document, edition, told)
    elif is_box_copied(document):
        edition = edition if edition is TIGHTROPE else FiftyFiftyEdition(edition.name, moods=None)
    elif edition is not TIGHTROPE:
        _refuse_mood_twice(rounds)
        moods = [[trick.mood for trick in tricks] for tricks in rounds]
        ours = all(edition.pile().refusal(turned) is None for turned in moods)
        edition = edition if ours else FiftyFiftyEdition(edition.name, moods=None)
    return _set_table(document, header, edition)


def _refuse_mood_twice(rounds: list[list[_Written]]) -> None:
    """Refuse a Mood card that turns up in two tricks of a round: a box has one of each."""
    for tricks in rounds:
        seen: set[Mood] = set()
        for trick in tricks:
            if trick.mood in seen:
                raise trick.table.refuse(refusals.MoodTwice(*trick.mood))
            seen.add(trick.mood)


def _copied(document: TomlTable, named: FiftyFiftyEdition, moods: Moods) -> FiftyFiftyEdition:
    try:
        return FiftyFiftyEdition(named.name, moods, named.zeros)
    except IllegalSetup as illegal:
        raise document.refuse(illegal.refusal) from None


def _set_table(document: TomlTable, header: Header, edition: FiftyFiftyEdition) -> FiftyFifty:
    dealer = document.number("dealer") if "dealer" in document else None
    try:
        return FiftyFifty(len(header.players), edition, dealer)
    except IllegalSetup as illegal:
        raise document.refuse(illegal.refusal) from None


def _read_tricks(table: TomlTable, *, last: bool) -> list[_Written]:
    """Read the tricks of a round; only the last round may break off, and only at its end."""
    table.allow("hands", "tricks")
    if last and "hands" in table and "tricks" not in table:
        return []
    found: list[_Written] = []
    tables = table.tables("tricks")
    if len(tables) > TRICKS or (len(tables) < TRICKS and not last):
        raise table.refuse(refusals.TricksMiscounted(len(tables), TRICKS))
    for number, trick in enumerate(tables, 1):
        placed = trick.at(Place(table.place.round, number), table.players)
        placed.allow("mood", "cards")
        mood, cards = placed.numbers("mood"), placed.numbers("cards")
        if len(mood) != SIDES:
            raise placed.refuse(refusals.MoodMiscounted(len(mood)))
        may_break_off = last and number == len(tables)
        players = len(table.players)
        if len(cards) > players or (len(cards) < players and not may_break_off):
            raise placed.refuse(refusals.CardsMiscounted(len(cards), players))
        found.append(_Written(placed, (mood[0], mood[1]), cards))
    return found


def _follow_round(table: TomlTable, tricks: list[_Written], referee: Referee[FiftyFifty]) -> None:
    state: State = referee.state
    moods = _checked_moods(tricks, referee)
    told = "hands" in table
    if told:
        hands = table.lists("hands")
    else:
        hands = _gathered_hands(tricks, state.standing.leader, len(referee.header.players))
    referee.apply(CHANCE, Deal(hands, moods, told, len(tricks)), table.place)
    for trick in tricks:
        for card in trick.cards:
            seat = referee.state.turn
            place = Place(table.place.round, trick.table.place.trick, seat)
            referee.apply(seat, Play(card), place)


def _checked_moods(tricks: list[_Written], referee: Referee[FiftyFifty]) -> Moods:
    """Find the trick whose mood cannot be, or fill the moods up to nine."""
    pile = referee.game.edition.pile()
    moods = tuple(trick.mood for trick in tricks)
    for number, trick in enumerate(tricks, 1):
        refusal = pile.refusal(moods[:number])
        if refusal is not None:
            raise trick.table.refuse(refusal)
    filled: Moods = pile.fill(moods)
    return filled


def _gathered_hands(tricks: list[_Written], leader: Seat, players: int) -> tuple[Hand, ...]:
    """Collect what everybody played, and fill up with cards that nobody did."""
    hands: list[list[Card]] = [[] for _ in range(players)]
    played: set[Card] = set()
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            seat = (leader + place) % players
            if card not in DECK:
                raise trick.table.refuse(refusals.NoSuchCard(card, DECK.stop - 1), seat)
            if card in played:
                raise trick.table.refuse(refusals.PlayedAlready(card), seat)
            played.add(card)
            hands[seat].append(card)
        if trick.cards:
            leader = (leader + trick.cards.index(max(trick.cards))) % players
    rest = iter([card for card in DECK if card not in played])
    for hand in hands:
        hand += [next(rest) for _ in range(TRICKS - len(hand))]
    return tuple(map(tuple, hands))


def write(record: Record[FiftyFifty], known: State | None = None) -> str:
    """Write a record down; whoever has *known* the state in which it ends saves a replay."""
    require_whole(record.game.reduced)
    game, players = record.game, record.header.players
    copied = game.edition not in EDITIONS.values()
    lines = record_text.head(FiftyFifty.name, record.header, game.edition.name, copied=copied)
    lines.append(f"dealer = {game.first_dealer}")
    state: State = known or final_state(record)
    deals = [entry.action for entry in record.entries if isinstance(entry.action, Deal)]
    standing = state.standing
    rounds = [[(trick.mood, trick.cards) for trick in done.tricks] for done in standing.rounds]
    if standing.hands:
        now = [(trick.mood, trick.cards) for trick in standing.tricks]
        if len(now) < deals[-1].moods_written:
            now.append((standing.moods[len(now)], state.cards))
        rounds.append(now)
    for deal, tricks in zip(deals, rounds, strict=True):
        lines += ["", "[[round]]"]
        lines += record_text.by_player("hands", deal.hands, players) if deal.hands_written else []
        rows = [
            f"  {{ mood = {record_text.numbers(mood)}, cards = {record_text.numbers(cards)} }},"
            for mood, cards in tricks
        ]
        lines += ["tricks = [", *rows, "]"]
    outcome = game.outcome(state)
    if outcome is not None:
        lines += record_text.result(standing.rounds[-1].totals, outcome.winners, players)
    lines += record_text.branch(record.header.branch)
    lines += record_text.chance(record.header.seal, "moods", game.edition.moods if copied else None)
    return "\n".join(lines) + "\n"


def sheet(record: Record[FiftyFifty]) -> dict[str, Any]:
    """Return the score sheet in the form that `fifties replay --json` prints."""
    require_whole(record.game.reduced)
    state: State = final_state(record)
    standing, players = state.standing, len(record.header.players)
    rounds = [_sheet_of_round(done.tricks, done.points) for done in standing.rounds]
    if standing.hands:
        rounds.append(_sheet_of_round(standing.tricks, None))
    outcome = record.game.outcome(state)
    return {
        "game": FiftyFifty.name,
        "players": list(record.header.players),
        "rounds": rounds,
        "struck": [*struck_by_seat(standing.rounds, players)],
        "totals": totals(standing.rounds, players),
        "winners": outcome.winners if outcome else (),
        "finished": outcome is not None,
    }


def _sheet_of_round(
    tricks: tuple[TrickTaken, ...], points: tuple[int, ...] | None
) -> dict[str, Any]:
    rows = [
        {"highest": trick.highest, "lowest": trick.lowest, "balance": trick.balances}
        for trick in tricks
    ]
    return {"tricks": rows, "points": points}
