"""The site: which pages there are, where each stands, and what leads where."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Mapping
from html import escape
from pathlib import Path, PurePosixPath
from typing import Final

from fifties import __version__
from fifties.locales import LANGUAGES
from tools.docs.markdown import ELSEWHERE, render
from tools.docs.rules_pages import RulesPages

ROOT: Final = Path(__file__).parents[2]
"""The checkout."""

HOME: Final = "README.md"
DOCUMENTATION: Final = "docs/README.md"
STYLES: Final = ("tokens.css", "fonts.css", "fonts")
"""Of the browser game, which the site looks like."""

PICTURES: Final = {".png", ".svg", ".webp", ".gif", ".ico"}
POLICY: Final = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'"
LINKS: Final = re.compile(r'(?:href|src)="([^"]*)"')
IDS: Final = re.compile(r' id="([^"]*)"')


class BrokenLink(Exception):  # noqa: N818 - it says what is wrong
    """A page leads to something that is not there."""


def address_of(source: str) -> str:
    """Return where in the site a file of the checkout stands."""
    if source == HOME:
        return "index.html"
    if source == DOCUMENTATION:
        return "documentation.html"
    path = PurePosixPath(source)
    inner = path.relative_to("docs") if path.is_relative_to("docs") else path
    if path.suffix == ".md":
        name = "index.html" if path.name == "README.md" else f"{path.stem.lower()}.html"
        return str(inner.with_name(name))
    return str(inner) if path.suffix in PICTURES else f"{inner}.html"


class Site:
    """All files of the site, by address."""

    def __init__(self, root: Path = ROOT) -> None:
        self._root = root
        self._waiting: list[str] = []
        self._seen: set[str] = set()
        self.files: dict[str, bytes] = {}
        self._want(HOME)
        self._want(DOCUMENTATION)
        while self._waiting:
            self._add(self._waiting.pop())
        self._add_rules()
        self._add_styles()
        check_links(self.files)

    def _want(self, source: str) -> None:
        if source not in self._seen:
            self._seen.add(source)
            self._waiting.append(source)

    def _add(self, source: str) -> None:
        path, address = self._root / source, address_of(source)
        if path.suffix in PICTURES:
            self.files[address] = path.read_bytes()
            return
        text = path.read_text("utf-8")
        if path.suffix == ".md":
            page = render(text, lambda target: self._resolve(source, address, target))
            self._write(address, page.title or source, page.body)
        else:
            heading = f"<h1><code>{escape(source)}</code></h1>"
            self._write(address, source, f"{heading}\n<pre><code>{escape(text)}</code></pre>")

    def _resolve(self, source: str, address: str, target: str) -> str:
        """Return the address of what *source* calls *target*, as seen from its own *address*."""
        if ELSEWHERE.match(target) or target.startswith("#"):
            return target
        name, mark, part = target.partition("#")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), name))
        if (self._root / wanted).is_dir():
            wanted = self._page_of_folder(source, target, wanted)
        if not (self._root / wanted).is_file():
            raise BrokenLink(f"{source} leads to {target}, which is not there")
        self._want(wanted)
        relative = posixpath.relpath(address_of(wanted), posixpath.dirname(address) or ".")
        return f"{relative}{mark}{part}"

    def _page_of_folder(self, source: str, target: str, folder: str) -> str:
        for name in ("README.md", "__init__.py"):
            if (self._root / folder / name).is_file():
                return f"{folder}/{name}"
        raise BrokenLink(f"{source} leads to {target}, a folder that nothing describes")

    def _add_rules(self) -> None:
        pages = RulesPages(self._root)
        for language in LANGUAGES:
            self._write(
                f"rules/{language}.html", pages.title(language), pages.body(language), language
            )

    def _add_styles(self) -> None:
        game = self._root / "web" / "src" / "styles"
        for name in STYLES:
            paths = sorted((game / name).glob("*.woff2")) if name == "fonts" else [game / name]
            for path in paths:
                self.files[f"styles/{path.relative_to(game).as_posix()}"] = path.read_bytes()
        own = Path(__file__).with_name("site.css")
        self.files["styles/site.css"] = own.read_bytes()
        self.files["favicon.svg"] = (self._root / "web" / "public" / "favicon.svg").read_bytes()

    def _write(self, address: str, title: str, body: str, language: str = "en") -> None:
        up = "../" * address.count("/")
        styles = "\n".join(
            f'<link rel="stylesheet" href="{up}styles/{name}.css">'
            for name in ("fonts", "tokens", "site")
        )
        rules = " ".join(
            f'<a href="{up}rules/{one}.html" hreflang="{one}" lang="{one}">{one}</a>'
            for one in LANGUAGES
        )
        page = PAGE.format(
            language=language,
            policy=escape(POLICY),
            title=escape(title),
            styles=styles,
            up=up,
            rules=rules,
            body=body,
            version=__version__,
        )
        self.files[address] = page.encode()


PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="referrer" content="no-referrer">
<title>{title} · fifties</title>
<link rel="icon" href="{up}favicon.svg">
{styles}
</head>
<body>
<a class="skip" href="#main">Skip to the page</a>
<header lang="en">
<a class="home" href="{up}index.html">fifties</a>
<nav aria-label="Site"><a href="{up}documentation.html">Documentation</a>
<a href="{up}changelog.html">Changes</a> <span>Rules: {rules}</span></nav>
</header>
<main id="main">
{body}
</main>
<footer lang="en">fifties {version}</footer>
</body>
</html>
"""


def check_links(files: Mapping[str, bytes]) -> None:
    """Raise `BrokenLink` if a page leads to a file or a part of one that is not in the site."""
    pages = {name: data.decode() for name, data in files.items() if name.endswith(".html")}
    parts = {name: set(IDS.findall(page)) for name, page in pages.items()}
    for name, page in pages.items():
        for target in LINKS.findall(page):
            if ELSEWHERE.match(target):
                continue
            path, _, part = target.partition("#")
            wanted = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            found = name if not path else wanted
            if found not in files or (part and part not in parts.get(found, ())):
                raise BrokenLink(f"{name} leads to {target}, which is not there")


def build(folder: Path, root: Path = ROOT) -> list[str]:
    """Write the site into *folder*, in place of what was there; return the files' names."""
    files = Site(root).files
    if folder.exists():
        if not folder.joinpath("index.html").is_file() and any(folder.iterdir()):
            raise BrokenLink(f"{folder} holds something else, which is left alone")
        shutil.rmtree(folder)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return sorted(files)
