"""Games of Fifty on paper: reading and writing their records."""

from __future__ import annotations

from typing import Any

from fifties.core import record_refusals, record_text
from fifties.core.contract import CHANCE
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
from fifties.games.fifty import refusals
from fifties.games.fifty.actions import Choose, Reveal, Zone
from fifties.games.fifty.edition import (
    EDITIONS,
    IELLO,
    RECONSTRUCTED_BONUS,
    RECONSTRUCTED_ZONES,
    FiftyEdition,
    read_bonus,
)
from fifties.games.fifty.game import Fifty
from fifties.games.fifty.offers import ENDS
from fifties.games.fifty.state import State, crowns, totals


def read(document: TomlTable) -> Record[Fifty]:
    """Read and referee a record."""
    document.allow(*HEADER_KEYS, "edition", "bonus")
    header = read_header(document, "zones")
    rounds = read_rounds(document, header.players)
    referee = Referee(header, _read_game(document, header, rounds))
    for table in rounds:
        _read_round(table, referee, last=table is rounds[-1])
    if not is_box_copied(document) and read_shuffled(document, "zones") is None:
        _refuse_card_twice(rounds)
    if "result" in document:
        check_result(
            document.table("result").at(Place(), header.players),
            totals(referee.state.rounds, len(header.players)),
            referee.game.outcome(referee.state),
            ResultRefusals(
                refusals.TotalDiffers,
                refusals.TotalsMiscounted,
                refusals.WinnerDiffers if _broken_off(referee.state) else refusals.WinnersDiffer,
            ),
        )
    return referee.record()


def _read_game(document: TomlTable, header: Header, rounds: list[TomlTable]) -> Fifty:
    name = read_edition_name(document, EDITIONS, IELLO.name)
    zones = [_read_zone(table) for table in rounds if "danger" in table]
    told, copied = read_shuffled(document, "zones"), is_box_copied(document)
    try:
        cards = told if told is not None or copied else _guess_cards(zones)
        edition = FiftyEdition(name, read_bonus(document), cards)
        return Fifty(len(header.players), edition, danger=bool(zones))
    except IllegalSetup as illegal:
        raise document.refuse(illegal.refusal) from None


def _guess_cards(zones: list[Zone]) -> tuple[Zone, ...] | None:
    """Take the Danger cards for ours if these can be; else nobody has read them out."""
    ours = len(set(zones)) == len(zones) and set(zones) <= set(RECONSTRUCTED_ZONES)
    return RECONSTRUCTED_ZONES if ours else None


def _refuse_card_twice(rounds: list[TomlTable]) -> None:
    """Refuse a Danger card that is flipped in two rounds: a box has one of each."""
    seen: set[Zone] = set()
    for table in rounds:
        zone = _read_zone(table) if "danger" in table else None
        if zone is not None and zone in seen:
            raise table.refuse(refusals.ZoneTwice(*zone))
        seen |= {zone} if zone else set()


def _read_zone(table: TomlTable) -> Zone:
    ends = table.numbers("danger")
    if len(ends) != ENDS:
        raise table.refuse(refusals.ZoneMiscounted(len(ends)))
    return ends[0], ends[1]


def _read_round(table: TomlTable, referee: Referee[Fifty], *, last: bool) -> None:
    table.allow("blocked", "danger", "picks")
    blocked = tuple(sorted(table.numbers("blocked"))) if "blocked" in table else ()
    danger = _read_zone(table) if "danger" in table else None
    referee.apply(CHANCE, Reveal(blocked, danger), table.place)
    if "picks" not in table:
        if last:
            return
        raise table.refuse(record_refusals.RoundIncomplete("picks"))
    picks, players = table.lists("picks"), len(referee.header.players)
    if len(picks) != players:
        raise table.refuse(refusals.ChoicesMiscounted(len(picks), players))
    number = table.place.round or 0
    for seat, numbers in enumerate(picks):
        referee.apply(seat, Choose(number, numbers), Place(number, seat=seat))


def _broken_off(state: State) -> bool:
    """Return whether a second crown has ended the game."""
    return bool(state.rounds) and state.rounds[-1].scores is None


def write(record: Record[Fifty], known: State | None = None) -> str:
    """Write a record down; whoever has *known* the state in which it ends saves a replay."""
    require_whole(record.game.reduced)
    edition, players = record.game.edition, record.header.players
    copied = record.game.danger and edition.zones != RECONSTRUCTED_ZONES
    lines = record_text.head(Fifty.name, record.header, edition.name, copied=copied)
    if edition.bonus != RECONSTRUCTED_BONUS:
        same = len(set(edition.bonus)) == 1
        bonus = record_text.numbers(edition.bonus[0]) if same else record_text.lists(edition.bonus)
        lines.append(f"bonus = {bonus}")
    state: State = known or final_state(record)
    for done in state.rounds:
        lines += _write_reveal(done.blocked, done.danger)
        lines += record_text.by_player("picks", done.picks, players)
    if state.blocked is not None:
        lines += _write_reveal(state.blocked, state.danger)
    outcome = record.game.outcome(state)
    if outcome is not None:
        lines += record_text.result(totals(state.rounds, len(players)), outcome.winners, players)
    lines += record_text.branch(record.header.branch)
    lines += record_text.chance(record.header.seal, "zones", edition.zones if copied else None)
    return "\n".join(lines) + "\n"


def _write_reveal(blocked: tuple[int, ...], danger: Zone | None) -> list[str]:
    lines = ["", "[[round]]", f"blocked = {record_text.numbers(blocked)}"]
    return lines if danger is None else [*lines, f"danger = {record_text.numbers(danger)}"]


def sheet(record: Record[Fifty]) -> dict[str, Any]:
    """Return the score sheet in the form that `fifties replay --json` prints."""
    require_whole(record.game.reduced)
    state: State = final_state(record)
    players = len(record.header.players)
    outcome = record.game.outcome(state)
    return {
        "game": Fifty.name,
        "players": list(record.header.players),
        "rounds": [
            {
                "beads": done.beads,
                "bonus": done.bonus,
                "scores": done.scores,
                "crowned": done.crowned,
            }
            for done in state.rounds
        ],
        "totals": totals(state.rounds, players),
        "crowns": crowns(state.rounds, players),
        "winners": outcome.winners if outcome else (),
        "finished": outcome is not None,
        "immediate": _broken_off(state),
    }
