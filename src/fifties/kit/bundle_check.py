"""Checks a kit without any server, and says which part is wrong.

First comes what was signed, then the names, whose hashes were signed, then each game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final

from msgspec import Struct

from fifties.kit import refusals
from fifties.kit.archive import ARCHIVE, check_form, unpack
from fifties.kit.csv_lines import is_number, read_csv, read_text, read_time, write_text
from fifties.kit.game_check import CheckedGame, OnProgress, check_game
from fifties.kit.heat_check import check_heats
from fifties.kit.heat_list import HEATS, HeatList, read_heats
from fifties.kit.manifest import (
    GAME_PARTS,
    NAME_COLUMNS,
    NAMES,
    PARTICIPANT_COLUMNS,
    PARTICIPANTS,
    Manifest,
    name_hash,
    read_manifest,
)
from fifties.kit.refusals import KitRefused
from fifties.kit.signature import MANIFEST, SIGNATURE, check_signature, fingerprint

MOST_BYTES: Final = 256 * 1024 * 1024
"""No kit is larger; one of 10,000 participants takes a tenth of it."""

_SALT_DIGITS: Final = 32


class CheckedKit(Struct, frozen=True):
    """What a kit says, all of which was checked."""

    manifest: Manifest
    fingerprint: str
    """Of the key with which it was signed."""
    names: Mapping[int, str]
    """Of participants whose names were neither left out nor erased."""
    bots: frozenset[int]
    """The numbers of participants who are bots."""
    games: tuple[CheckedGame, ...]
    """Those that count."""
    heats: HeatList


def check_kit(
    data: bytes, expected: str | None = None, on_progress: OnProgress = lambda _: None
) -> CheckedKit:
    """Return what a kit says, or raise `KitRefused`; *expected* is the fingerprint of its key."""
    if len(data) > MOST_BYTES:
        raise KitRefused(refusals.TooLarge(MOST_BYTES >> 20), ARCHIVE)
    parts = unpack(data)
    manifest, found = check_parts(parts)
    if expected is not None and _digits(expected) != _digits(found):
        raise KitRefused(refusals.OtherKey(found), SIGNATURE)
    participants, bots = _participants(parts[PARTICIPANTS], manifest)
    names = _check_names(parts[NAMES], participants) if NAMES in parts else {}
    check_form(data, parts)
    games = tuple(_check_games(manifest, parts, participants, on_progress))
    heats = read_heats(parts[HEATS]) if HEATS in parts else HeatList(())
    check_heats(heats, manifest, games, participants)
    return CheckedKit(manifest, found, names, bots, games, heats)


def _check_games(
    manifest: Manifest,
    parts: Mapping[str, bytes],
    participants: Mapping[int, str],
    on_progress: OnProgress,
) -> Iterator[CheckedGame]:
    """Yield the games that count, each with a share of the progress that follows its size."""
    counting = [game for game in manifest.games if game.counts]
    sizes = [sum(len(parts[f"{one.folder}/{part}"]) for part in GAME_PARTS) for one in counting]
    done, total = 0, max(1, sum(sizes))
    for listed, size in zip(counting, sizes, strict=True):

        def on_step(share: float, done: int = done, size: int = size) -> None:
            on_progress((done + share * size) / total)

        yield check_game(listed, parts, participants, on_step)
        done += size


def check_parts(parts: Mapping[str, bytes]) -> tuple[Manifest, str]:
    """Return the manifest and the fingerprint of the key, once all hashes are right."""
    for part in (MANIFEST, SIGNATURE):
        if part not in parts:
            raise KitRefused(refusals.PartMissing(), part)
    key = check_signature(parts[SIGNATURE], parts[MANIFEST])
    manifest = read_manifest(parts[MANIFEST])
    listed = {signed.name: signed for signed in manifest.parts}
    for name, signed in listed.items():
        if name not in parts:
            raise KitRefused(refusals.PartMissing(), name)
        content = parts[name]
        if len(content) != signed.bytes or sha256(content).hexdigest() != signed.sha256:
            raise KitRefused(refusals.PartChanged(), name)
    for name in parts:
        if name not in listed and name not in {MANIFEST, SIGNATURE, NAMES}:
            raise KitRefused(refusals.PartUnlisted(), name)
    for name in _required(manifest):
        if name not in listed:
            raise KitRefused(refusals.PartMissing(), name)
    return manifest, fingerprint(key)


def _required(manifest: Manifest) -> list[str]:
    counting = [game for game in manifest.games if game.counts]
    return [PARTICIPANTS, *(f"{game.folder}/{part}" for game in counting for part in GAME_PARTS)]


def _digits(text: str) -> str:
    return "".join(text.split()).lower()


def _participants(data: bytes, manifest: Manifest) -> tuple[dict[int, str], frozenset[int]]:
    """Return the hashes of the names of all participants, by number, and who of them is a bot."""
    found: dict[int, str] = {}
    bots: set[int] = set()
    for line, (number, joined, level, hashed) in enumerate(
        read_csv(data, PARTICIPANT_COLUMNS, PARTICIPANTS), 2
    ):
        if not is_number(number) or read_time(joined) is None or int(number) in found:
            raise KitRefused(refusals.LineMisshapen(line), PARTICIPANTS)
        found[int(number)] = hashed
        bots |= {int(number)} if level else set()
    if len(found) != manifest.participants:
        raise KitRefused(refusals.LineMisshapen(1), PARTICIPANTS)
    return found, frozenset(bots)


def read_names(data: bytes) -> list[tuple[int, str, str]]:
    """Return number, salt and name of everybody whose name is in the kit."""
    found: list[tuple[int, str, str]] = []
    for line, (number, salt, cell) in enumerate(read_csv(data, NAME_COLUMNS, NAMES), 2):
        name = read_text(cell)
        fine = is_number(number) and len(salt) == _SALT_DIGITS and write_text(name) == cell
        in_order = not found or (fine and found[-1][0] < int(number))
        if not fine or not in_order or not _is_hex(salt):
            raise KitRefused(refusals.LineMisshapen(line), NAMES)
        found.append((int(number), salt, name))
    return found


def _is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text)


def _check_names(data: bytes, participants: Mapping[int, str]) -> dict[int, str]:
    names: dict[int, str] = {}
    for number, salt, name in read_names(data):
        if number not in participants:
            raise KitRefused(refusals.NoSuchParticipant(number), NAMES)
        if name_hash(number, bytes.fromhex(salt), name) != participants[number]:
            raise KitRefused(refusals.NameDiffers(number), NAMES)
        names[number] = name
    return names
