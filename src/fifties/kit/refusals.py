"""Why a kit is refused, or cannot be made: each names the part that is wrong."""

from __future__ import annotations

from fifties.core.refusals import Refusal, Refused


class KitRefused(Refused):
    """A kit in which something is wrong; *part* says where."""

    def __init__(self, refusal: Refusal, part: str) -> None:
        super().__init__(refusal)
        self.part = part


class NoKit(Refusal, frozen=True, tag="kit-none"):
    """The file is no kit at all, or its first bytes were changed."""


class TooLarge(Refusal, frozen=True, tag="kit-too-large"):
    """The file is larger than any kit."""

    megabytes: int


class ArchiveChanged(Refusal, frozen=True, tag="kit-archive-changed"):
    """What the zip file says around its parts is not what a kit has there."""

    byte: int
    """Counted from 0."""


class VersionUnknown(Refusal, frozen=True, tag="kit-version-unknown"):
    """A later version of this program has made the kit."""

    version: str


class SignatureWrong(Refusal, frozen=True, tag="kit-signature-wrong"):
    """The signature does not belong to this key and this manifest."""


class OtherKey(Refusal, frozen=True, tag="kit-other-key"):
    """The kit is signed, but not with the key that was expected."""

    fingerprint: str


class PartChanged(Refusal, frozen=True, tag="kit-part-changed"):
    """The SHA-256 of the part is not the one that was signed."""


class PartMissing(Refusal, frozen=True, tag="kit-part-missing"):
    """The manifest lists a part that is not there."""


class PartUnlisted(Refusal, frozen=True, tag="kit-part-unlisted"):
    """The manifest does not list this part."""


class LineMisshapen(Refusal, frozen=True, tag="kit-line-misshapen"):
    """A line of the part is not written as it should be."""

    line: int
    """Counted from 1."""


class NameDiffers(Refusal, frozen=True, tag="kit-name-differs"):
    """The name of a participant is not the one that was signed."""

    number: int


class NoSuchParticipant(Refusal, frozen=True, tag="kit-no-such-participant"):
    """Nobody took part under this number, or their name is not in the kit."""

    number: int


class TimeGoesBack(Refusal, frozen=True, tag="kit-time-goes-back"):
    """Something happened before what it follows from."""

    line: int


class RecordWrong(Refusal, frozen=True, tag="kit-record-wrong"):
    """The record breaks a rule, or a draw in it does not follow from the secret."""

    reason: str


class RecordDiffers(Refusal, frozen=True, tag="kit-record-differs"):
    """The record is one of another game than another part says."""

    part: str


class DiffersFromRecord(Refusal, frozen=True, tag="kit-differs-from-record"):
    """A line says something else than what follows from the record."""

    line: int


class ChoicesUnsealed(Refusal, frozen=True, tag="kit-choices-unsealed"):
    """The choices of a round are not those of which the seal was shown before the count."""

    round: int


class StageDiffers(Refusal, frozen=True, tag="kit-stage-differs"):
    """Others play in a stage of heats than those who went on, or somebody plays in it twice."""

    stage: int


class HeatsUndrawn(Refusal, frozen=True, tag="kit-heats-undrawn"):
    """The heats of a stage do not follow from the secret whose commitment was shown."""

    stage: int


class HeatDiffers(Refusal, frozen=True, tag="kit-heat-differs"):
    """What is said of a heat is not what its game says."""

    stage: int
    heat: int


class NothingFinished(Refusal, frozen=True, tag="kit-nothing-finished"):
    """No game was finished at this table, so there is nothing to prove yet."""


class GameWithoutKit(Refusal, frozen=True, tag="kit-game-unknown"):
    """A game of which kits know nothing was played at this table."""

    game: str


class LogNotKept(Refusal, frozen=True, tag="kit-not-kept"):
    """The server keeps no log, so that there is nothing to make a kit of."""
