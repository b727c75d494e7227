"""How each language is written: plurals, spaces, quotes, and words its glossary forbids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

NUMBERS: Final = (0, 1, 2, 8, 11)
"""None, one and several; 8 and 11 begin with a vowel when they are read aloud."""

TEXTS: Final = {
    "name": "Ana", "names": "Ana, Ben", "winners": "Ana", "nearest": "note", "wanted": "number",
    "given": "xyz",
    "reason": "xyz", "known": "xyz", "text": "xyz", "file": "x.pdf", "key": "note",
    "address": "xyz", "game": "Fifty", "code": "KXM4", "level": "xyz", "first": "Ana",
    "second": "Ben", "third": "Cleo", "fourth": "Dora", "dealer": "Ana", "leader": "Ben",
    "highest": "Ana", "lowest": "Ben", "quit": "q", "help": "h", "digits": "2, 8",
    "numbers": "3, 14, 25", "balance": "xyz", "highBalance": "xyz", "lowBalance": "xyz",
    "results": "xyz", "components": "xyz", "commitment": "abc", "curve": "xyz", "shade": "█",
    "part": "xyz", "option": "--names", "command": "xyz", "language": "xyz", "theme": "xyz",
    "pace": "xyz", "temper": "xyz", "about": "xyz", "edition": "xyz", "day": "xyz",
    "choices": "xyz", "bot": "xyz", "totals": "xyz", "balances": "xyz", "clause": "F1",
    "got": "●", "scores": "━", "holds": "╌", "clash": "×", "crown": "♛", "lost": "×", "leads": ">",
    "played": "×", "mine": "●", "unseen": "·", "more": "▲", "less": "▼", "fair": "11",
    "workers": "xyz", "worker": "xyz", "theirs": "xyz", "ours": "xyz", "fingerprint": "1f0a 03f0",
    "table": "KXM4", "title": "xyz", "seal": "1f0a", "time": "xyz", "began": "xyz",
    "ended": "xyz", "date": "xyz", "winner": "Ana", "data": "xyz", "site": "xyz", "url": "xyz",
    "folder": "xyz", "link": "xyz", "advice": "xyz", "p50": "xyz", "p95": "xyz", "p99": "xyz",
    "longest": "xyz", "needed": "xyz", "status": "404",
}  # fmt: skip
"""What a detail holds that is no number, unless the message chooses by it as by a number."""

LABELS: Final = {
    "number", "card", "round", "trick", "digit", "top", "mark", "least", "most", "low", "high",
    "from", "to", "first", "last", "seat", "actor", "before", "member", "port", "next", "line",
    "column", "byte", "version", "newest", "step", "box", "bead", "rank", "best", "better",
    "instead", "current", "seed", "dealer", "score",
}  # fmt: skip
"""Numbers that name something, of which there cannot be several."""

LEAST: Final = {
    "players": 3, "seats": 3, "rounds": 2, "tricks": 2, "boxes": 2, "top": 50, "most": 2,
    "ideas": 2, "told": 2, "owners": 2, "names": 2, "lines": 4, "others": 1, "missing": 1,
    "rate": 1000, "asked": 2, "digits": 64, "letters": 25, "size": 1000, "iterations": 100,
    "width": 80, "height": 24, "times": 2, "megabytes": 1, "cards": 2,
    "replay-crowd-clash/count": 2,
}  # fmt: skip
"""The smallest number that a detail can hold, where that is not 0: no game has one player."""

SHARES: Final = frozenset({"share", "tie", "fair"})
"""Numbers that are shown in percent."""

FORBIDDEN: Final = {
    "en": r"\b(?:robots?|pearls?|neither half)\b",
    "fr": r"\b(?:perles?|robots?|moitiés?|Spiel)\b",
    "de": r"\b(?:Partien?|Spielenden?|Bonusfelder|Punkteblatt|umgedreht|Murmel)\b",
    "it": r"\b(?:perl[ae]|[Cc]hi ospita|la conta|metà|volti?)\b|(?<!tuo )(?<!\ba )\bturno\b",
}
"""Words that the glossary has other words for. An Italian *turno* is a turn, never a round."""

COLOURS: Final = r"\b(?:blue|yellow|bleue?s?|jaunes?|blau\w*|gelb\w*|blu|giall\w*)\b"
"""Bots speak of angry and laughing halves, as the screens do."""

NOUNS: Final = {
    "en": "point half card crown clash player game round seat number trick token take pair "
    "second step draw page total person name result minute",
    "fr": "point demi-masque carte couronne collision joueur partie manche place nombre pli jeton "
    "prise paire seconde étape tirage page total personne nom résultat rieur",
    "de": "Punkt/Punkte/Punkten Hälfte/Hälften Karte/Karten Krone/Kronen "
    "Zusammenstoß/Zusammenstöße Spiel/Spiele Runde/Runden Platz/Plätze Zahl/Zahlen "
    "Stich/Stiche/Stichen Marke/Marken "
    "Sperrmarke/Sperrmarken Übernahme/Übernahmen Paar/Paare Sekunde/Sekunden "
    "Schritt/Schritte/Schritten Ziehung/Ziehungen Seite/Seiten Summe/Summen Person/Personen",
    "it": "punto/punti mezza/mezze carta/carte corona/corone scontro/scontri giocatore/giocatori "
    "partita/partite posto/posti numero/numeri presa/prese gettone/gettoni cambio/cambi "
    "coppia/coppie secondo/secondi passo/passi estrazione/estrazioni pagina/pagine "
    "totale/totali persona/persone triste/tristi ridente/ridenti",
}  # fmt: skip
IRREGULAR: Final = {"half": "halves", "clash": "clashes", "person": "people"}

VERBS: Final = {
    "en": (r"have|are|were|leave|win", r"has|is|was|leaves|wins"),
    "fr": (r"ont|sont|\w+aient|partent|vont|gagnent", r"a|est|\w+ait|part|va|gagne"),
    "de": (r"haben|sind|kamen|gehen|fehlen", r"hat|ist|kam|geht|fehlt"),
    "it": (r"hanno|sono|\w+[ae]vano|escono|mancano", r"ha|è|\w+[ae]va|esce|manca"),
}
"""What several do, and what one does."""

ALONE: Final = r"(?<![\w.,/–−:-])"
ADJECTIVE: Final = (
    r"(?:(?:angry|laughing|other|more|(?:lachend|grimmig|weiter|zufällig|verschieden|unfertig)e[nrs]?"
    r"|autres?|altr[aeio]) )?"
)
OF: Final = r"(?: (?:of|sur|von|su|di) \d+)?"
ELISIONS: Final = {
    "en": r"\b[Aa] (?:8|11)\b",
    "fr": r"[ld]’\d",
    "de": r"(?!)",
    "it": r"\b(?:[Ii]l|[Aa]l|[Dd]el|[Dd]al|[Nn]el|[Ss]ul|[Qq]uel) (?:1|8|11)\b",
}
"""An article that does not go with the number after it."""

SPACED: Final = ("legend-", "app-legend-", "app-deck-key", "train-curve-")
"""Messages whose parts stand in columns."""
LITERAL: Final = {
    "app-coach-speaks-ahead-about": "?", "app-play-over": "?", "play-over": "?",
    "app-help-coach": "?",
    "input-no-picks": "--against", "input-bot-unknown": ":", "input-no-address": ":",
    "input-address-unusable": ":", "solve-legend": "=", "F16-zone-twice": "box",
    "H3-mood-twice": "box",
}  # fmt: skip
"""Messages that show a key, a command or an address; it is written as it must be typed."""


class _Numbers(Visitor):
    """Collects the details that must be numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.names.add(argument.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        if isinstance(node.selector, ast.VariableReference) and "one" in keys:
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def _numbers_of(message: ast.Message) -> set[str]:
    visitor = _Numbers()
    visitor.visit(message)
    return visitor.names


def details(
    message: ast.Message, variables: set[str], number: int, *, counts: bool
) -> dict[str, str | float]:
    """Fill in the details of a message: *number* for all numbers, or for *counts* alone."""
    numbers = _numbers_of(message)

    def detail(name: str) -> str | float:
        if name in numbers or name not in TEXTS:
            if name in LABELS and counts and name not in numbers:
                return "#"
            least = LEAST.get(f"{message.id.name}/{name}", LEAST.get(name, 0))
            return number / 100 if name in SHARES else max(number, least)
        return TEXTS[name]

    return {name: detail(name) for name in variables}


def slips(language: str, name: str, text: str) -> Iterator[str]:
    """Yield what is wrong with a message as it is read in *language*."""
    if found := re.search(ELISIONS[language], text):
        yield f"“{found[0]}” does not go together"
    if found := re.search(FORBIDDEN[language], text):
        yield f"the glossary has another word for “{found[0]}”"
    if name.startswith("reason-") and (found := re.search(COLOURS, text)):
        yield f"“{found[0]}” is said as angry or laughing"
    if "  " in text.strip() and not name.startswith(SPACED):
        yield "a doubled space"
    if name not in LITERAL:
        yield from _signs(language, text)


def wrong_plurals(language: str, text: str) -> Iterator[str]:
    """Yield a number of things or people that the words beside it do not go with."""
    for pattern in _wrong_numbers(language) if _COUNT.search(text) else ():
        if found := pattern.search(text):
            yield f"“{found[0]}” is of the wrong number"


_COUNT: Final = re.compile(rf"{ALONE}(?:0|1|2|8|11) ")
"""How each of the wrong numbers begins."""


@cache
def _wrong_numbers(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, _wrong_number_patterns(language)))


def _wrong_number_patterns(language: str) -> Iterator[str]:
    one, several = rf"{ALONE}1", rf"{ALONE}(?:2|8|11)"
    for pair in NOUNS[language].split():
        noun, *many = pair.split("/")
        plurals = "|".join(many or [IRREGULAR.get(noun, f"{noun}s")])
        yield rf"{one} {ADJECTIVE}(?:{plurals})\b"
        yield rf"{several} {ADJECTIVE}{noun}\b"
        none = plurals if language == "fr" else noun
        yield rf"{ALONE}0 {ADJECTIVE}(?:{none})\b"
    they, it = VERBS[language]
    yield rf"{one}{OF}(?: [^\W\d]+)? (?:m’|mi )?(?:{they})\b"
    yield rf"{several}{OF} (?:{it})\b"


def _signs(language: str, text: str) -> Iterator[str]:
    if found := re.search(r"['\"]", text):
        yield f"a straight quote: {found[0]}"
    if found := re.search(r"[,;!?](?=[^\W\d_])|\w\.(?=[A-ZÀ-Ý])", text):
        yield f"no space after “{found[0]}”"
    if language == "fr":
        if found := re.search(r"[^\u202f](?=[;:!?»])|«(?!\u202f)|\d[  ]?%", text):
            yield f"no narrow space at “{found[0]}”"
    elif found := re.search(r"\s[,;:!?](?!\w)|\s\.(?!\w|…)", text):
        yield f"a space before “{found[0]}”"
    gap = r"\S[\s]…" if language in {"fr", "it"} else r"\w…"
    if found := re.search(gap, text):
        yield f"the dots of “{found[0]}”"
    percent = {"de": r"\d(?!\u00a0)\s?%", "fr": r"(?!)"}.get(language, r"\d\s%")
    if found := re.search(percent, text):
        yield f"the space of “{found[0]}”"
