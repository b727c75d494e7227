"""What /api/about tells is enough to build the lobby, and an editor for one's own box."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fifties.core.refusals import IllegalSetup
from fifties.games.registry import editions, game_names
from fifties.server.api_handlers import describe_server
from fifties.table.fifty import FiftyBox, FiftySettings
from fifties.table.fifty_fifty import FiftyFiftyBox, FiftyFiftySettings
from fifties.table.game_adapter import ComponentOffered
from fifties.table.registry import check
from fifties.table.settings import TableSettings

OFFERED = {game.game: game for game in describe_server().games}


def components() -> Iterator[tuple[str, str, ComponentOffered]]:
    for game in OFFERED.values():
        for edition in game.editions:
            for component in edition.components:
                yield game.game, edition.edition, component


COPIED = [found for found in components() if found[2].replaceable]


def copied(game: str, edition: str, component: str, lines: list[list[int]]) -> TableSettings:
    """TableSettings of a table at which somebody has copied one component."""
    box = {component: tuple(tuple(line) for line in lines)}
    if game == "fifty":
        return FiftySettings(edition=edition, box=FiftyBox(**box))  # type: ignore[arg-type]
    return FiftyFiftySettings(edition=edition, box=FiftyFiftyBox(**box))  # type: ignore[arg-type]


def refused(settings: TableSettings) -> bool:
    try:
        check(settings)
    except IllegalSetup:
        return True
    return False


def test_every_printing_is_offered_and_says_what_is_reconstructed() -> None:
    for game in game_names():
        offered = OFFERED[game].editions
        assert [edition.edition for edition in offered] == list(editions(game))
        for told, edition in zip(offered, editions(game).values(), strict=True):
            guessed = tuple(part.component for part in told.components if part.reconstructed)
            assert guessed == edition.reconstructed
            for part in told.components:
                assert part.lines == getattr(edition, part.component)
            assert told.zeros == getattr(edition, "zeros", False)


@pytest.mark.parametrize(("game", "edition", "part"), COPIED, ids=lambda found: str(found)[:30])
def test_whatever_keeps_to_the_limits_can_be_copied(
    game: str, edition: str, part: ComponentOffered
) -> None:
    ours = [[*line] for line in part.lines]
    for count in {part.fewest, part.most, len(ours)}:
        for value in (part.lowest, part.highest):
            settings = copied(game, edition, part.component, [[value] * part.width] * count)
            assert not refused(settings)
    for value in (part.lowest - 1, part.highest + 1):
        wrong = [[value, *ours[0][1:]], *ours[1:]]
        assert refused(copied(game, edition, part.component, wrong))
    assert refused(copied(game, edition, part.component, ours[: part.fewest - 1]))
    backwards = [[part.highest] * (part.width - 1) + [part.lowest]] * part.fewest
    assert refused(copied(game, edition, part.component, backwards)) == part.ascending


def test_what_cannot_be_replaced_is_refused() -> None:
    fixed = [found for found in components() if not found[2].replaceable]
    assert [edition for _, edition, _ in fixed] == ["tightrope"]
    for game, edition, part in fixed:
        lines = [[*line] for line in reversed(part.lines)]
        assert refused(copied(game, edition, part.component, lines))
