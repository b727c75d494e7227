"""Writes the parts that records of all games share, as lines of TOML."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from fifties.core.branch import Branch
from fifties.core.record import RULES_VERSION, Header
from fifties.core.record_parts import COPIED, DRAWN
from fifties.core.seal import Seal


def text(value: str) -> str:
    """Write a text on one line."""
    # JSON's escapes are TOML's too, but it leaves this one control character as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def numbers(values: Iterable[int]) -> str:
    """Write a list of numbers."""
    return f"[{', '.join(map(str, values))}]"


def lists(values: Iterable[Iterable[int]]) -> str:
    """Write a list of lists of numbers."""
    return f"[{', '.join(map(numbers, values))}]"


def by_player(key: str, lists: Sequence[Iterable[int]], players: Sequence[str]) -> list[str]:
    """Write a list of lists, one a player, each with the name beside it."""
    rows = [numbers(values) for values in lists]
    width = max(map(len, rows)) + 1
    return [
        f"{key} = [",
        *(f"  {row + ',':{width}} # {name}" for row, name in zip(rows, players, strict=True)),
        "]",
    ]


def head(game: str, header: Header, edition: str, *, copied: bool) -> list[str]:
    """Write what records of all games have in common; *copied* is a box unlike the named one."""
    lines = [
        f"game = {text(game)}",
        f"version = {RULES_VERSION}",
        f"players = [{', '.join(map(text, header.players))}]",
        f"edition = {text(edition)}",
    ]
    if copied:
        lines.append(f"box = {text(COPIED)}")
    told = {"date": header.date, "place": header.place, "note": header.note}
    return lines + [f"{key} = {text(value)}" for key, value in told.items() if value is not None]


def result(totals: Iterable[int], winners: Iterable[int], players: Sequence[str]) -> list[str]:
    """Write how a finished game ended."""
    names = ", ".join(text(players[seat]) for seat in winners)
    return ["", "[result]", f"totals = {numbers(totals)}", f"winners = [{names}]"]


def chance(seal: Seal | None, key: str, cards: Sequence[Iterable[int]] | None) -> list[str]:
    """Write what all draws follow from; *cards* are those of a box unlike the named one."""
    if seal is None:
        return []
    lines = ["", "[chance]"]
    lines += [f"commitment = {text(seal.commitment)}", f"secret = {text(seal.secret)}"]
    if seal.salts:
        lines.append(f"salts = [{', '.join(map(text, seal.salts))}]")
    if seal.dealer:
        lines.append(f"dealer = {text(DRAWN)}")
    return lines if cards is None else [*lines, f"{key} = {lists(cards)}"]


def branch(where: Branch | None) -> list[str]:
    """Write where a game branched off."""
    if where is None:
        return []
    lines = ["", "[branch]", f"origin = {text(where.origin)}"]
    if where.record is not None:
        lines.append(f"record = {text(where.record)}")
    lines.append(f"round = {where.round}")
    return [*lines, f"played = {where.played}"] if where.played else lines
