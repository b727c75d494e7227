"""What can be wrong with a record before any rule of a game is looked at."""

from __future__ import annotations

from fifties.core.refusals import Refusal


class TooLarge(Refusal, frozen=True, tag="record-too-large"):
    """Far more than any game needs."""

    megabytes: int
    """The most it may have."""


class Empty(Refusal, frozen=True, tag="record-empty"):
    """Nothing at all."""


class NotText(Refusal, frozen=True, tag="record-not-text"):
    """Not UTF-8."""

    byte: int
    """Where, counted from 1."""


class NotToml(Refusal, frozen=True, tag="record-not-toml"):
    """Text, but not TOML."""

    line: int
    column: int
    reason: str
    """In the parser's English."""


class TooNested(Refusal, frozen=True, tag="record-too-nested"):
    """Lists in lists in lists without end."""


class UnknownKey(Refusal, frozen=True, tag="record-unknown-key"):
    """A key that has no meaning here."""

    key: str
    nearest: str
    """The key that was probably meant, or ``none``."""


class MissingKey(Refusal, frozen=True, tag="record-missing-key"):
    """A key that has to be there."""

    key: str


class WrongType(Refusal, frozen=True, tag="record-wrong-type"):
    """A value of another kind than the key needs."""

    key: str
    wanted: str
    """A word for the kind: number, text, numbers, texts, lists, tables, table."""


class NumberTooLarge(Refusal, frozen=True, tag="record-number-too-large"):
    """A number with more digits than any game needs."""

    key: str


class NoPair(Refusal, frozen=True, tag="record-no-pair"):
    """A list of something else than two numbers."""

    key: str


class UnknownWord(Refusal, frozen=True, tag="record-unknown-word"):
    """A text that is none of those that the key knows."""

    key: str
    known: str


class UnknownGame(Refusal, frozen=True, tag="record-unknown-game"):
    """Neither of the games."""

    name: str


class UnknownEdition(Refusal, frozen=True, tag="record-unknown-edition"):
    """Not a printing of this game."""

    name: str
    known: str


class UnknownVersion(Refusal, frozen=True, tag="record-unknown-version"):
    """Rules of a time to come."""

    version: int
    newest: int


class TooManyPlayers(Refusal, frozen=True, tag="record-too-many-players"):
    """More than a record is made for; the rules know no limit."""

    players: int
    most: int


class NamesMiscounted(Refusal, frozen=True, tag="record-names-miscounted"):
    """Not one name a player."""

    given: int
    wanted: int


class NameTwice(Refusal, frozen=True, tag="record-name-twice"):
    """Two players of the same name."""

    name: str


class NameUnusable(Refusal, frozen=True, tag="record-name-unusable"):
    """A name that is blank, endless, or holds characters that cannot be shown."""

    number: int
    """Which one, counted from 1."""
    most: int
    """The most characters it may have."""


class NoRounds(Refusal, frozen=True, tag="record-no-rounds"):
    """A game of which nothing is told."""


class RoundIncomplete(Refusal, frozen=True, tag="record-round-incomplete"):
    """Only the last round may break off."""

    key: str
    """What is missing."""


class NoSuchWinner(Refusal, frozen=True, tag="record-no-such-winner"):
    """A winner who did not play."""

    name: str


class SecretMisshapen(Refusal, frozen=True, tag="record-secret-misshapen"):
    """A secret that is not 32 bytes in base 16."""

    digits: int
    """How many it needs."""


class CommitmentDiffers(Refusal, frozen=True, tag="record-commitment-differs"):
    """Another secret than the one that was promised."""

    commitment: str
    """The one that this secret has."""


class SaltsMiscounted(Refusal, frozen=True, tag="record-salts-miscounted"):
    """Not one salt a player."""

    given: int
    wanted: int


class NotSealed(Refusal, frozen=True, tag="record-not-sealed"):
    """Nothing that draws could follow from."""


class DrawDiffers(Refusal, frozen=True, tag="record-draw-differs"):
    """Chance did something else than its seal made it do."""

    key: str
    """What is told otherwise."""


class PlayUndrawn(Refusal, frozen=True, tag="record-play-undrawn"):
    """Something that nobody could do after what chance really drew."""


class BranchMisshapen(Refusal, frozen=True, tag="record-branch-misshapen"):
    """Something in [branch] cannot be."""

    key: str


class BranchPastEnd(Refusal, frozen=True, tag="record-branch-past-end"):
    """A game that branched off after its own end."""

    round: int
    played: int
