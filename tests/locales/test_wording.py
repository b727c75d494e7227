"""Every message reads well: with none, one and several of everything, in every language."""

from __future__ import annotations

import pytest

from fifties.locales import LANGUAGES
from language_style import NUMBERS, details, slips, wrong_plurals

from fluent_files import bundle_of, messages, variables


def is_number(detail: object) -> bool:
    return not isinstance(detail, str)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well(language: str, number: int) -> None:
    bundle, wrong = bundle_of(language), []
    for name, message in messages(language).items():
        pattern, named = bundle.get_message(name).value, variables(message)
        assert pattern is not None, name
        values = details(message, named, number, counts=False)
        counts = details(message, named, number, counts=True)
        if number != NUMBERS[0] and not any(map(is_number, (*values.values(), *counts.values()))):
            continue  # it reads as with the first number
        read, errors = bundle.format_pattern(pattern, values)
        assert not errors, (name, errors)
        wrong += [f"{name}: {slip}: {read}" for slip in slips(language, name, str(read))]
        if any(isinstance(count, int) for count in counts.values()):
            counted = read if counts == values else bundle.format_pattern(pattern, counts)[0]
            wrong += [
                f"{name}: {slip}: {counted}" for slip in wrong_plurals(language, str(counted))
            ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 of 9 have written"),
        ("en", "You have 1 points"),
        ("en", "2 laughing half"),
        ("fr", "1 furieux m’arrangeaient"),
        ("fr", "0 points"),
        ("de", "1 lachende Hälften"),
        ("de", "11 Spiel"),
        ("it", "8 punto"),
        ("it", "1 su 9 hanno scritto"),
    ],
)
def test_a_wrong_plural_is_found(language: str, text: str) -> None:
    assert list(wrong_plurals(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Wait ,please"),
        ("en", "It's late"),
        ("en", "A 8 at the end"),
        ("en", "Two  spaces"),
        ("fr", "Un instant …"),
        ("fr", "Bravo !"),
        ("fr", "la perle"),
        ("de", "Die Partie ist zu Ende."),
        ("de", "Druck es in 100 %"),
        ("it", "Il 8 è tuo"),
        ("it", "Manche e turno"),
        ("it", "torna da sola …"),
    ],
)
def test_a_slip_is_found(language: str, text: str) -> None:
    assert list(slips(language, "some-message", text))


def test_bots_speak_of_angry_and_laughing_halves() -> None:
    assert list(slips("de", "reason-below", "die blauen Hälften"))
