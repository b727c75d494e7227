"""What a kit says about itself: its parts, its games, and how each part is written."""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from fifties.kit.refusals import KitRefused, LineMisshapen, VersionUnknown
from fifties.kit.signature import FORMAT, MANIFEST

PARTICIPANTS: Final = "participants.csv"
NAMES: Final = "names.csv"
CHOICES: Final = "choices.csv"
COUNT: Final = "count.csv"
RESULTS: Final = "results.csv"
SEALS: Final = "seals.json"
RECORD: Final = "record.toml"
GAME_PARTS: Final = (SEALS, CHOICES, COUNT, RESULTS, RECORD)
"""Of each finished game, in its folder."""

PARTICIPANT_COLUMNS: Final = ("number", "joined", "bot", "name_sha256")
NAME_COLUMNS: Final = ("number", "salt", "name")
CHOICE_COLUMNS: Final = ("round", "participant", "sealed", "choice", "by")

_NAME_PURPOSE: Final = "fifties name 1"


class GameEnd(StrEnum):
    """How a game of the event ended."""

    FINISHED = "finished"
    BROKEN_OFF = "broken-off"
    """The host broke it off; what was written in it stays secret."""
    ENDED = "ended"
    """A host has ended a heat: the rounds that were told count, and the others stay secret."""
    PLAYING = "playing"
    """It was still being played when the kit was made."""


class GameListed(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of the event."""

    table: str
    """The code of its table."""
    number: int
    """Of the game at its table, counted from 1."""
    game: str
    end: GameEnd
    began: str
    ended: str | None
    players: int
    commitment: str
    """Of its chance, published before it began."""

    @property
    def folder(self) -> str:
        """Where its parts lie, if it has any."""
        return f"games/{self.table}-{self.number}"

    @property
    def counts(self) -> bool:
        """Whether it has a result, and so parts of its own."""
        return self.end in {GameEnd.FINISHED, GameEnd.ENDED}


class PartListed(Struct, frozen=True, forbid_unknown_fields=True):
    """A part that is signed."""

    name: str
    bytes: int
    sha256: str


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """What is signed."""

    format: str
    program: str
    """What has made the kit."""
    title: str
    """Of the event."""
    colours: tuple[str, str] | None
    """Of its paper, and of what stands out on it."""
    table: str
    """The code of the event's own table."""
    last: str
    """When the last game ended, or began if it still went on."""
    participants: int
    games: tuple[GameListed, ...]
    parts: tuple[PartListed, ...]

    def encode(self) -> bytes:
        """Return the bytes that are signed."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


class ShownSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """The seal of a round's choices, as everybody was shown it before the count."""

    shown: str
    """When."""
    seal: str
    key: str
    """What it was made with beside the choices."""


class DrawSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A draw and the choices after it."""

    drawn: str
    """When."""
    draw: msgspec.Raw
    """What chance did."""
    sealed: str
    """When the last choice came."""
    choices: ShownSeal | None
    """``None`` where no seal was shown: tables do that which belong to an event."""


class Salted(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has added to the chance of a game; what they added stands in the record."""

    participant: int
    at: str


class Seals(Struct, frozen=True, forbid_unknown_fields=True):
    """What was sealed in a game, and when."""

    published: str
    """When the commitment was."""
    commitment: str
    secret: str
    salts: tuple[Salted, ...]
    rounds: tuple[DrawSeal, ...]

    def encode(self) -> bytes:
        """Return the bytes of the part."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def read_manifest(data: bytes) -> Manifest:
    """Return a manifest whose signature was checked, or raise `KitRefused`."""
    try:
        found = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        version = msgspec.json.decode(found.get("format", msgspec.Raw(b'""')), type=str)
        if version != FORMAT:
            raise KitRefused(VersionUnknown(version), MANIFEST)
        return msgspec.json.decode(data, type=Manifest)
    except msgspec.DecodeError:
        raise KitRefused(LineMisshapen(1), MANIFEST) from None


def read_seals(data: bytes, part: str) -> Seals:
    """Return the seals of a game, or raise `KitRefused`."""
    try:
        return msgspec.json.decode(data, type=Seals)
    except msgspec.DecodeError:
        raise KitRefused(LineMisshapen(1), part) from None


def list_part(name: str, content: bytes) -> PartListed:
    """Return what the manifest says of a part."""
    return PartListed(name, len(content), sha256(content).hexdigest())


def name_hash(number: int, salt: bytes, name: str) -> str:
    """Return what is signed of a participant's name: it fixes the name and does not tell it."""
    text = f"{_NAME_PURPOSE}\n{number}\n{salt.hex()}\n{name}"
    return sha256(text.encode()).hexdigest()
