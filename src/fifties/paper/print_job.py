"""What is asked to be printed over HTTP, and the job that prints it: on a server or a device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from fifties.core.contract import PlayableGame
from fifties.core.progress import OnProgress
from fifties.games.registry import editions, game_entry, game_names, make_game, parse_record
from fifties.locales import LANGUAGES, Speech
from fifties.paper.entrants import Entrant, EventResult
from fifties.paper.event_style import USUAL_COLOURS, EventStyle
from fifties.paper.layout import PageFormat
from fifties.paper.print_request import MOST_PLAYERS, PosterLink, PrintRequest

if TYPE_CHECKING:
    from fifties.paper.documents import PrintedDocument

# Without a greatest length a line break could follow.
Language = Annotated[
    str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", max_length=max(map(len, LANGUAGES)))
]
EditionName = Annotated[
    str,
    Meta(
        max_length=64,
        extra_json_schema={"examples": [name for game in game_names() for name in editions(game)]},
    ),
]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]


class PrintJob(Struct, frozen=True, tag_field="job", tag="print", omit_defaults=True):
    """Print the parts that a game needs or, if no game is named, the record in the data."""

    lang: str
    page_format: PageFormat
    game: str = ""
    players: int = 0
    edition: str = ""
    danger: bool = False
    duplex: bool = False
    link: str = ""
    code: str = ""
    only: tuple[str, ...] = ()
    event: EventStyle | None = None
    entrants: bool = False
    """Whether the data lists those who take part, and what is known of them."""
    result: EventResult | None = None
    fingerprint: str = ""
    out: str = ""
    """The file to print into; without one the answer is the PDF itself."""

    def request(self, data: bytes = b"") -> PrintRequest[PlayableGame]:
        """Return what is to be printed, or raise `IllegalSetup`."""
        known = editions(self.game)
        edition = known[self.edition] if self.edition else next(iter(known.values()))
        return PrintRequest(
            game=make_game(self.players, edition, danger=self.danger),
            page_format=self.page_format,
            duplex=self.duplex,
            poster=PosterLink(self.link, self.code) if self.link else None,
            only=self.only,
            event=self.event,
            entrants=_decode_entrants(data) if self.entrants and data else (),
            result=self.result,
            fingerprint=self.fingerprint,
        )

    def carry_out(self, data: bytes, on_progress: OnProgress) -> PrintedDocument:
        """Return the PDF; raise `RecordRefused` or `IllegalSetup` if there is none.

        *on_progress* is called with how many pieces are done, and how many there are.
        """
        from fifties.paper.documents import print_record, print_request  # noqa: PLC0415 - heavy

        say = Speech(self.lang)
        if not self.game:
            return print_record(parse_record(data), self.page_format, say)
        request = self.request(data)
        return print_request(request, say, lambda done: on_progress(done, request.pieces))


_decode_entrants: Final = msgspec.json.Decoder(tuple[Entrant, ...]).decode


class SheetQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """How a sheet is to look."""

    lang: Language | UnsetType = UNSET
    """The reader's own, if it is not given."""
    paper: Literal["a4", "letter"] = "a4"
    large: bool = False
    ink_saving: bool = False

    def page_format(self, font: str = "") -> PageFormat:
        """Return the paper and the print; *font* is a file for letters that are not bundled."""
        return PageFormat(self.paper, self.large, self.ink_saving, font)

    def language(self, readers_own: str) -> str:
        """Return the language that is asked for, or the reader's own."""
        return readers_own if self.lang is UNSET else self.lang


class GameQuery(SheetQuery, frozen=True):
    """What to print for a game."""

    players: Annotated[int, Meta(ge=3, le=MOST_PLAYERS)] = 4
    danger: bool = False
    edition: EditionName | UnsetType = UNSET
    duplex: bool = False
    only: str = ""
    """Names of parts, separated by commas; all that the game needs, if it is empty."""
    title: Annotated[str, Meta(max_length=400)] = ""
    """Of an event."""
    paper_colour: Colour = USUAL_COLOURS[0]
    accent_colour: Colour = USUAL_COLOURS[1]
    progress: bool = False
    """Whether lines about the progress come first."""

    def job(self, game: str, readers_own: str, font: str = "") -> PrintJob:
        """Return the job; raise `ValueError` in words if *game* has not what is asked for."""
        if self.danger and "danger" not in game_entry(game).options:
            raise ValueError(f"{game} has no Danger cards")
        edition: str = next(iter(editions(game))) if self.edition is UNSET else self.edition
        if edition not in editions(game):
            raise ValueError(f"{edition} is no edition of {game}")
        colours = (self.paper_colour, self.accent_colour)
        return PrintJob(
            lang=self.language(readers_own),
            page_format=self.page_format(font),
            game=game,
            players=self.players,
            edition=edition,
            danger=self.danger,
            duplex=self.duplex,
            only=split_parts(self.only),
            event=EventStyle(self.title, colours) if self.title else None,
        )


def split_parts(text: str) -> tuple[str, ...]:
    """Return the names of parts in a query."""
    return tuple(part.strip() for part in text.split(",") if part.strip())
