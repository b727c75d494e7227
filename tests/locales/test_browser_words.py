"""What the browser client says, and what its files hold: the same, in four languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from fifties.locales import LANGUAGES

from fluent_files import file_names, messages, references, resource_of, variables

SHARED = ("common.ftl", "bots.ftl", "mentions.ftl", "remarks.ftl", "review.ftl")
PARTS = [part for part in file_names("en") if part.startswith("browser/")]
WEB = Path(__file__).parents[2] / "web" / "src"
FAMILIES = WEB / "i18n" / "composed_ids.ts"
SOURCES = [
    path
    for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
    if path != WEB / "protocol.ts"
]


@cache
def sources() -> str:
    """Read all that the client is made of."""
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


@cache
def sayable() -> frozenset[str]:
    """Return all that the client can say."""
    return frozenset(name for part in (*SHARED, *PARTS) for name in messages("en", part))


@cache
def loaded(language: str) -> FluentBundle:
    """Read the files that a browser loads."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in (*SHARED, *PARTS):
        bundle.add_resource(resource_of(language, part))
    return bundle


def families() -> tuple[str, ...]:
    """Read the beginnings of ids that the client puts together."""
    if not FAMILIES.exists():
        return ()
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", FAMILIES.read_text(encoding="utf-8"), flags=re.DOTALL)
    listed = re.search(r"\bCOMPOSED_IDS\b[^=]*=\s*\[(.*?)\]", text, re.DOTALL)
    assert listed, "composed_ids.ts says nothing of COMPOSED_IDS"
    return tuple(re.findall(r"[\"'`]([\w-]+)[\"'`]", listed[1]))


def test_the_browser_has_its_files_in_every_language() -> None:
    named = ["shell", "home", "lobby", "fifty", "fifty-fifty", "stage", "learn", "rules", "replay"]
    named += ["review"]
    for language in LANGUAGES:
        assert {f"browser/{name}.ftl" for name in named} <= set(file_names(language))


def test_every_message_of_the_browser_is_said() -> None:
    literals = set(re.findall(r"[\"'`]([a-zA-Z][\w-]*)[\"'`]", sources()))
    named = {
        name
        for part in PARTS
        for other in messages("en", part).values()
        for name in references(other)
    }
    together = families()
    left_over = {
        name
        for part in PARTS
        for name in messages("en", part)
        if name not in literals | named and not name.startswith(together)
    }
    assert left_over == set()


def test_everything_that_the_client_says_is_a_message() -> None:
    said = set(re.findall(r"\bsay\(\s*[\"'`]([\w-]+)[\"'`]", sources()))
    assert said - sayable() == set()


def test_no_family_is_empty() -> None:
    empty = [
        family for family in families() if not any(name.startswith(family) for name in sayable())
    ]
    assert empty == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "number", [0, 1, 1000, *(pytest.param(number, marks=pytest.mark.soak) for number in (2, 11))]
)
def test_the_browser_can_say_all_of_it_with_what_it_loads(language: str, number: int) -> None:
    bundle = loaded(language)
    for part in PARTS:
        for name, message in messages(language, part).items():
            details = dict.fromkeys(variables(message), number)
            patterns = [
                bundle.get_message(name).value,
                *bundle.get_message(name).attributes.values(),
            ]
            for pattern in patterns:
                if pattern is not None:
                    said, errors = bundle.format_pattern(pattern, details)
                    assert not errors, (name, errors)
                    assert str(said).strip(), name
