"""Four complete languages: nothing missing, nothing unused, the same details in each."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import fifties
from fifties.bots import all_bots
from fifties.bots.reasons import Reason
from fifties.core.refusals import Refusal
from fifties.doctor.capacity import Bound
from fifties.doctor.findings import Check, Verdict
from fifties.games import registry
from fifties.games.fifty.events import Take
from fifties.games.fifty.game import Ending as FiftyEnding
from fifties.games.fifty_fifty.game import Ending as FiftyFiftyEnding
from fifties.locales import LANGUAGES, Speech, preferred_language
from fifties.table.messages import WaitReason
from fifties.table.requests import Reaction

from fluent_files import file_names, messages, terms, variables

SOURCE = Path(fifties.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def all_refusals() -> list[type[Refusal]]:
    """Find every refusal in the project."""
    for module in pkgutil.walk_packages(fifties.__path__, "fifties."):
        importlib.import_module(module.name)

    def below(kind: type[Refusal]) -> Iterator[type[Refusal]]:
        for child in kind.__subclasses__():
            yield child
            yield from below(child)

    return sorted((one for one in below(Refusal) if one.__module__.startswith("fifties.")), key=tag)


def tag(kind: type[Refusal]) -> str:
    return str(kind.__struct_config__.tag)


@cache
def english() -> dict[str, ast.Message]:
    """Read what the program says, but for what only browsers say."""
    return messages("en", browser=False)


COMPUTED = (
    {f"end-{ending}" for ending in (*FiftyEnding, *FiftyFiftyEnding)}
    | {f"game-{name}" for name in registry.game_names()}
    | {"component-bonus", "component-zones", "component-moods"}
    | {f"play-{take}" for take in Take}
    | {f"reaction-{reaction}" for reaction in Reaction}
    | {"held-angry", "held-laughing", "held-none"}
    | {f"level-{bot.level}" for bot in all_bots()}
    | {f"{what}-{bot.game}-{bot.level}" for bot in all_bots() for what in ("temper", "about")}
    | {f"live-waiting-{reason}" for reason in WaitReason}
    | {f"doctor-{check}" for check in Check}
    | {f"doctor-verdict-{verdict}" for verdict in Verdict}
    | {f"doctor-capacity-{bound}" for bound in Bound}
)
"""Ids that the program puts together."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_the_same_files(language: str) -> None:
    assert file_names(language) == file_names("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_there_twice(language: str) -> None:
    everywhere = [name for part in file_names(language) for name in messages(language, part)]
    assert sorted(everywhere) == sorted(set(everywhere))


@pytest.mark.parametrize("part", file_names("en"))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_file_says_the_same_with_the_same_details_in_every_language(
    language: str, part: str
) -> None:
    ours, theirs = messages("en", part), messages(language, part)
    assert set(theirs) == set(ours)
    for name, message in ours.items():
        assert variables(theirs[name]) == variables(message), name
        assert {x.id.name for x in theirs[name].attributes} == {
            x.id.name for x in message.attributes
        }, name


@pytest.mark.parametrize("part", file_names("en"))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_file_has_the_same_terms_in_every_language(language: str, part: str) -> None:
    assert terms(language, part) == terms("en", part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "number", [1000, *(pytest.param(number, marks=pytest.mark.soak) for number in (0, 1, 2, 11))]
)
def test_every_message_can_be_said(language: str, number: int) -> None:
    say = Speech(language)
    for name, message in english().items():
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
        assert variables(english()[tag(refusal)]) <= known, refusal


def test_every_reason_has_its_message_with_its_details() -> None:
    for reason in Reason.__subclasses__():
        message = english()[str(reason.__struct_config__.tag)]
        assert variables(message) == {*reason.__struct_fields__}, reason


def test_every_refusal_names_a_clause_of_the_rules() -> None:
    rules = RULES.read_text(encoding="utf-8")
    for refusal in all_refusals():
        clause = tag(refusal).partition("-")[0]
        assert (
            clause in {"argument", "record", "input", "kit", "table", "wire"}
            or f"| {clause} |" in rules
        ), refusal


def test_no_message_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    spoken = set(re.findall(r'"([a-zA-Z0-9]+(?:-[a-z]+)*)"', source))
    spoken |= set(re.findall(r"'([a-z]+(?:-[a-z]+)*)'", source))
    assert set(english()) - spoken - COMPUTED == set()
    assert set(english()) >= COMPUTED


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


def test_two_threads_can_begin_to_speak_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    say, others = Speech("it"), ThreadPoolExecutor(1)
    meanwhile: list[Future[str]] = []

    def slowly(source: str) -> object:
        meanwhile.append(others.submit(say, "wire-malformed", reason="x"))
        wait(meanwhile, timeout=0.05)
        return FluentResource(source)

    monkeypatch.setattr("fluent.runtime.FluentResource", slowly)
    told = say("wire-malformed", reason="x")
    assert [each.result() for each in meanwhile] == [told] * len(meanwhile)
    assert meanwhile
