"""Reads and checks the parts that records of all games share: header, names, rounds, result."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from fifties.core import record_refusals as refusals
from fifties.core.arguments import require_type
from fifties.core.branch import Branch
from fifties.core.contract import Outcome
from fifties.core.document import TomlTable
from fifties.core.record import RULES_VERSION, Header, Place
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.core.seal import Seal

HEADER_KEYS: Final = (
    "game", "version", "players", "date", "place", "note", "box", "round", "result", "chance",
    "branch",
)  # fmt: skip

COPIED: Final = "copied"
"""What `box` says where the cards are those of a box that somebody has, alike ones included."""

DRAWN: Final = "drawn"
"""What `dealer` says in [chance] where the first dealer was drawn, too."""

MOST_PLAYERS: Final = 20_000
"""In one record; the rules know no limit."""

MOST_LETTERS: Final = 60
"""The longest name."""

_JOINERS: Final = {"\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))}
"""Invisible, but parts of letters, emoji and flags."""


def read_header(document: TomlTable, *chance_keys: str) -> Header:
    """Read what records of all games have in common; *chance_keys* are a game's own in [chance]."""
    if "version" in document and document.number("version") != RULES_VERSION:
        raise document.refuse(refusals.UnknownVersion(document.number("version"), RULES_VERSION))
    players = document.texts("players")
    if len(players) > MOST_PLAYERS:
        raise document.refuse(refusals.TooManyPlayers(len(players), MOST_PLAYERS))
    wrong_names = names_refusal(players)
    if wrong_names is not None:
        raise document.refuse(wrong_names)
    return Header(
        players=players,
        date=document.day("date") if "date" in document else None,
        place=document.text("place") if "place" in document else None,
        note=document.text("note") if "note" in document else None,
        seal=_read_seal(document, players, chance_keys) if "chance" in document else None,
        branch=_read_branch(document.table("branch")) if "branch" in document else None,
    )


def _read_branch(table: TomlTable) -> Branch:
    table.allow("origin", "record", "round", "played")
    try:
        return Branch(
            table.text("origin"),
            table.number("round"),
            table.number("played") if "played" in table else 0,
            table.text("record") if "record" in table else None,
        )
    except IllegalSetup as illegal:
        raise table.refuse(illegal.refusal) from None


def _read_seal(document: TomlTable, players: tuple[str, ...], keys: tuple[str, ...]) -> Seal:
    chance = document.table("chance")
    chance.allow("commitment", "secret", "salts", *keys)
    salts = chance.texts("salts") if "salts" in chance else ()
    if "salts" in chance and len(salts) != len(players):
        raise chance.refuse(refusals.SaltsMiscounted(len(salts), len(players)))
    try:
        seal = Seal(chance.text("secret"), salts, chance.word("dealer", DRAWN))
    except IllegalSetup as illegal:
        raise chance.refuse(illegal.refusal) from None
    if chance.text("commitment") != seal.commitment:
        raise chance.refuse(refusals.CommitmentDiffers(seal.commitment))
    return seal


def read_shuffled(document: TomlTable, key: str) -> tuple[tuple[int, int], ...] | None:
    """Read the cards of the box that chance shuffled, if [chance] tells them under *key*."""
    if "chance" not in document or key not in document.table("chance"):
        return None
    return document.table("chance").pairs(key)


def is_box_copied(document: TomlTable) -> bool:
    """Return whether the record says that its cards are those of somebody's own box."""
    return document.word("box", COPIED)


def read_edition_name(document: TomlTable, known: Iterable[str], default: str) -> str:
    """Read the name of a printing."""
    if "edition" not in document:
        return default
    name = document.text("edition")
    if name not in known:
        raise document.refuse(refusals.UnknownEdition(name, ", ".join(known)))
    return name


def read_rounds(document: TomlTable, players: tuple[str, ...]) -> list[TomlTable]:
    """Read the tables of the rounds, each knowing its place."""
    if "round" not in document or not document.tables("round"):
        raise document.refuse(refusals.NoRounds())
    return [
        table.at(Place(round=number), players)
        for number, table in enumerate(document.tables("round"), 1)
    ]


class ResultRefusals(Struct, frozen=True):
    """What a game says about a result that is not its own."""

    total_differs: Callable[[int, int, int], Refusal]
    """Of a seat, the written total and the right one."""
    totals_miscounted: Callable[[int, int], Refusal]
    """Of how many totals are written and how many players there are."""
    winners_differ: Callable[[tuple[int, ...]], Refusal]
    """Of the seats that really won."""


def check_result(
    result: TomlTable, totals: tuple[int, ...], outcome: Outcome | None, wrong: ResultRefusals
) -> None:
    """Compare the written *result* with how the game came out."""
    result.allow("totals", "winners")
    if "totals" in result:
        written = result.numbers("totals")
        if len(written) != len(totals):
            raise result.refuse(wrong.totals_miscounted(len(written), len(totals)))
        for seat, (theirs, ours) in enumerate(zip(written, totals, strict=True)):
            if theirs != ours:
                raise result.refuse(wrong.total_differs(seat, theirs, ours), seat)
    if "winners" in result:
        winners = outcome.winners if outcome else ()
        if _read_winners(result) != winners:
            raise result.refuse(wrong.winners_differ(winners))


def _read_winners(result: TomlTable) -> tuple[int, ...]:
    names = result.texts("winners")
    for name in names:
        if name not in result.players:
            raise result.refuse(refusals.NoSuchWinner(name))
    return tuple(sorted(result.players.index(name) for name in names))


def require_names(names: Sequence[str], players: int) -> None:
    """Raise `IllegalSetup` for names that a record of so many players cannot hold."""
    for name in names:
        require_type("names", name, str, "tuple[str, ...]")
    if len(names) != players:
        raise IllegalSetup(refusals.NamesMiscounted(len(names), players))
    refusal = names_refusal(names)
    if refusal is not None:
        raise IllegalSetup(refusal)


def require_whole(reduced: object | None) -> None:
    """Raise `ValueError` for a game that is reduced for study."""
    if reduced is not None:
        raise ValueError("records tell whole games, not reduced ones")


def names_refusal(names: Sequence[str]) -> Refusal | None:
    """Return what is wrong with the names of a table: all are different, and each can be shown."""
    seen: set[str] = set()
    for number, name in enumerate(names, 1):
        if not _is_usable(name):
            return refusals.NameUnusable(number, MOST_LETTERS)
        plain = unicodedata.normalize("NFC", name.strip())
        if plain in seen:
            return refusals.NameTwice(name.strip())
        seen.add(plain)
    return None


def _is_usable(name: str) -> bool:
    """Allow any script and emoji, but nothing that cannot be seen or that moves the text about."""
    kinds = [unicodedata.category(letter) for letter in name if letter not in _JOINERS]
    seen = any(kind[0] not in "CMZ" for kind in kinds)
    return seen and len(name) <= MOST_LETTERS and not {"Cc", "Cf", "Cs", "Zl", "Zp"} & set(kinds)
