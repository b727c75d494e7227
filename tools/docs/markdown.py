"""One page of Markdown as HTML, with ids for its headings and with links that fit the site."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

COMMENT: Final = re.compile(r"<!--.*?-->\s*", re.DOTALL)
SOURCE: Final = re.compile(r'(<img [^>]*?src=")([^"]+)')
SOURCE_NAME: Final = re.compile(r"^(?:\.\./)*([\w/]+)\.md$")
ELSEWHERE: Final = re.compile(r"[a-z]+:")

Resolve = Callable[[str], str]
"""Returns the address of what a link or a picture names."""


class Rendered(NamedTuple):
    """A page in HTML."""

    title: str
    body: str


def render(text: str, resolve: Resolve) -> Rendered:
    """Return *text* as HTML; its links are those that *resolve* returns."""
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    tokens = markdown.parse(COMMENT.sub("", text))
    _name_headings(tokens)
    for token in tokens:
        if token.type == "html_block":
            token.content = _resolved_pictures(token.content, resolve)
        for child in token.children or ():
            _resolve_link(child, resolve)
            if child.type == "text":  # a page is called by its name, not by that of its source
                child.content = SOURCE_NAME.sub(r"\1", child.content)
    title = next((_plain(tokens[at + 1]) for at, one in enumerate(tokens) if one.tag == "h1"), "")
    return Rendered(title, markdown.renderer.render(tokens, markdown.options, {}))


def _resolve_link(token: Token, resolve: Resolve) -> None:
    if token.type == "link_open":
        target = str(token.attrs["href"])
        token.attrs["href"] = resolve(target)
        if ELSEWHERE.match(target):
            token.attrs["rel"] = "noreferrer"
    elif token.type == "image":
        token.attrs["src"] = resolve(str(token.attrs["src"]))
    elif token.type == "html_inline":
        token.content = _resolved_pictures(token.content, resolve)


def _resolved_pictures(html: str, resolve: Resolve) -> str:
    return SOURCE.sub(lambda found: found[1] + escape(resolve(found[2])), html)


def _name_headings(tokens: list[Token]) -> None:
    """Give every heading the id by which a link finds it, as code hosts do."""
    taken: dict[str, int] = {}
    for place, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        name = re.sub(r"[^\w\- ]", "", _plain(tokens[place + 1]).lower()).replace(" ", "-")
        before = taken.get(name, 0)
        taken[name] = before + 1
        token.attrs["id"] = f"{name}-{before}" if before else name


def _plain(token: Token) -> str:
    """Return the text of a heading without its marks."""
    parts = token.children or ()
    return "".join(part.content for part in parts if part.type in ("text", "code_inline"))
