"""What is printed of the kit of an event: its certificates, with places and names."""

from __future__ import annotations

from datetime import date
from typing import Any

from fifties.kit.bundle_check import CheckedKit
from fifties.paper.entrants import Entrant, EventResult
from fifties.paper.event_style import USUAL_COLOURS, EventStyle
from fifties.paper.layout import PageFormat
from fifties.paper.print_request import PosterLink, PrintRequest
from fifties.table.heats import event_places

_DAY: int = len("2026-11-17")


def kit_print_request(
    kit: CheckedKit, only: tuple[str, ...], page_format: PageFormat, poster: PosterLink | None
) -> PrintRequest[Any]:
    """Return a request to print parts of a kit."""
    last = kit.games[-1]
    manifest = kit.manifest
    style = EventStyle(manifest.title, manifest.colours or USUAL_COLOURS)
    return PrintRequest(
        game=last.record.game,
        page_format=page_format,
        poster=poster,
        only=only,
        event=style if manifest.title else None,
        entrants=tuple(_entrants(kit)),
        result=EventResult(
            len(_results(kit)) or last.listed.players, date.fromisoformat(manifest.last[:_DAY])
        ),
        fingerprint=kit.fingerprint,
    )


def _entrants(kit: CheckedKit) -> list[Entrant]:
    """Return all people who took part, with their places in the last game or in the heats."""
    results = _results(kit)
    played = {int(name) for game in kit.games for name in game.record.header.players}
    return [
        Entrant(number, kit.names.get(number, ""), *results.get(number, (None, None, None)))
        for number in sorted((played | results.keys()) - kit.bots)
    ]


def _results(kit: CheckedKit) -> dict[int, tuple[int, int | None, int | None]]:
    """Return place, points and stage of everybody who has a place, by number."""
    stages = [stage.rebuild() for stage in kit.heats.stages]
    if stages:
        places = event_places(stages)
        return {number: (one.place, one.points, one.stage) for number, one in places.items()}
    last = kit.games[-1]
    numbers = enumerate(map(int, last.record.header.players))
    sheet = last.sheet
    return {number: (sheet.places[seat], sheet.points[seat], None) for seat, number in numbers}
