"""Four complete languages: nothing missing, nothing unused, the same details in each."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fifties
from fifties.core.refusals import Refusal
from fifties.games import boxes
from fifties.games.fifty.game import Ending as FiftyEnding
from fifties.games.fifty_fifty.game import Ending as FiftyFiftyEnding
from fifties.locales import LANGUAGES, Speech, preferred_language

SOURCE = Path(fifties.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def messages(language: str) -> dict[str, ast.Message]:
    """Read the messages of a language."""
    text = files("fifties.locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands there twice"
    return {entry.id.name: entry for entry in found}


class Variables(Visitor):
    """Collects the details that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """Tell which details a message names."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def all_refusals() -> list[type[Refusal]]:
    """Find every refusal in the project."""
    for module in pkgutil.walk_packages(fifties.__path__, "fifties."):
        importlib.import_module(module.name)

    def below(kind: type[Refusal]) -> Iterator[type[Refusal]]:
        for child in kind.__subclasses__():
            yield child
            yield from below(child)

    return sorted(below(Refusal), key=tag)


def tag(kind: type[Refusal]) -> str:
    return str(kind.__struct_config__.tag)


ENGLISH = messages("en")
COMPUTED = (
    {f"end-{ending}" for ending in (*FiftyEnding, *FiftyFiftyEnding)}
    | {f"game-{name}" for name in boxes.EDITIONS}
    | {"component-bonus", "component-zones", "component-moods"}
)
"""Ids that the program puts together."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_tells_the_same_details_in_every_language(language: str) -> None:
    theirs = messages(language)
    for name, message in ENGLISH.items():
        assert variables(theirs[name]) == variables(message), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 11, 1000])
def test_every_message_can_be_said(language: str, number: int) -> None:
    say = Speech(language)
    for name, message in ENGLISH.items():
        details: dict[str, object] = {}
        details.update(dict.fromkeys(variables(message), number))
        for word in details.keys() & {"winners", "nearest", "wanted"}:
            details[word] = "none"
        if "miscounted" in name:
            details["wanted"] = number
        assert say(name, **details).strip(), name


def test_every_refusal_has_its_message_with_its_details() -> None:
    for refusal in all_refusals():
        known = {*refusal.__struct_fields__, "name"}
        assert variables(ENGLISH[tag(refusal)]) <= known, refusal


def test_every_refusal_names_a_clause_of_the_rules() -> None:
    rules = RULES.read_text(encoding="utf-8")
    for refusal in all_refusals():
        clause = tag(refusal).partition("-")[0]
        assert clause in {"record", "input", "table", "wire"} or f"| {clause} |" in rules, refusal


def test_no_message_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    spoken = set(re.findall(r'"([a-zA-Z0-9]+(?:-[a-z]+)*)"', source))
    spoken |= set(re.findall(r"'([a-z]+(?:-[a-z]+)*)'", source))
    assert set(ENGLISH) - spoken - COMPUTED == set()
    assert set(ENGLISH) >= COMPUTED


def test_the_calls_are_those_of_the_glossary() -> None:
    calls = {"en": "Got it!", "fr": "J’ai !", "de": "Hab ich!", "it": "Ce l’ho!"}
    for language, call in calls.items():
        said = Speech(language)("play-takes", name="Ana", number=7)
        plain = re.sub(r"\s+", " ", said).replace("'", "’")
        assert plain.startswith(call), said


def test_a_message_or_a_detail_that_is_missing_is_a_bug() -> None:
    with pytest.raises(LookupError):
        Speech("en")("no-such-message")
    with pytest.raises(LookupError):
        Speech("en")("round")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_CH.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ja:it:de"}, "it"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
