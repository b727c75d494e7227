"""The rules of both games as pages in four languages, from the words of the browser game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from fifties.locales import LANGUAGES

SECTION: Final = re.compile(r'\{ name: "(\w+)", clauses: \[([^\]]+)\] \}')
GAMES: Final = {"fifty": "fifty", "fifty-fifty": "fifty_fifty"}
"""By the name of a game in messages, the folder in web/src/games that says how its rules go."""

ADVICE: Final = {"fifty": ("rules-advice-1", "rules-advice-2", "rules-advice-3")}
NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}


class Section(NamedTuple):
    """A part of the rules, and its clauses."""

    name: str
    clauses: tuple[str, ...]


def sections_of(root: Path, game: str) -> list[Section]:
    """Return the sections of a game's rules, in the order in which the browser tells them."""
    source = root.joinpath("web", "src", "games", GAMES[game], "rules.ts").read_text("utf-8")
    found = SECTION.findall(source)
    return [Section(name, tuple(re.findall(r"\w+", clauses))) for name, clauses in found]


class RulesPages:
    """Writes the rules in each language."""

    def __init__(self, root: Path) -> None:
        self._root = root

    @cache  # noqa: B019 - it lives as long as the program
    def _bundle(self, language: str) -> FluentBundle:
        folder = self._root / "src" / "fifties" / "locales" / language
        bundle = FluentBundle([language], use_isolating=False)
        for name in ("common", "browser/learn", "browser/home", "browser/rules"):
            text = folder.joinpath(f"{name}.ftl").read_text("utf-8")
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        return bundle

    def _say(self, language: str, message: str) -> str:
        bundle = self._bundle(language)
        pattern = bundle.get_message(message).value
        text, errors = bundle.format_pattern(pattern) if pattern else ("", [KeyError(message)])
        if errors:
            raise errors[0]
        return escape(str(text))

    def title(self, language: str) -> str:
        """Return the heading of the page in a language."""
        return self._say(language, "home-rules")

    def body(self, language: str) -> str:
        """Return the page in a language: both games, clause by clause."""
        return "\n".join(self._parts(language))

    def _parts(self, language: str) -> Iterator[str]:
        yield f"<h1>{self.title(language)}</h1>"
        yield f'<p class="languages">{" ".join(map(partial(_link, language), LANGUAGES))}</p>'
        yield f"<p>{self._say(language, 'learn-marks')}</p>"
        for game in GAMES:
            yield f'<h2 id="{game}">{self._say(language, f"game-{game}")}</h2>'
            for section in sections_of(self._root, game):
                yield from self._section(language, game, section)
            advice = ADVICE.get(game, ())
            if advice:
                yield f"<h3>{self._say(language, f'rules-head-{game}-advice')}</h3>"
                yield from (f"<p>{self._say(language, message)}</p>" for message in advice)

    def _section(self, language: str, game: str, section: Section) -> Iterator[str]:
        yield f"<h3>{self._say(language, f'rules-head-{game}-{section.name}')}</h3>"
        yield '<dl class="clauses">'
        for clause in section.clauses:
            words = self._say(language, f"rule-{clause}")
            yield f'<dt id="{clause}"><a href="#{clause}">{clause}</a></dt><dd>{words}</dd>'
        yield "</dl>"


def _link(language: str, other: str) -> str:
    """Return the link from the page in a language to the one in another."""
    current = ' aria-current="page"' if other == language else ""
    return f'<a href="{other}.html" hreflang="{other}" lang="{other}"{current}>{NAMES[other]}</a>'
