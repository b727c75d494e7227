"""The documentation as a static site: whole, in four languages, and without a request elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fifties.locales import LANGUAGES
from tools.docs.markdown import render
from tools.docs.rules_pages import GAMES, sections_of
from tools.docs.site import ROOT, BrokenLink, Site, build, check_links


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """Return the site; making it checks every link."""
    return Site().files


def test_every_page_of_the_docs_is_there(files: dict[str, bytes]) -> None:
    pages = {path.stem for path in (ROOT / "docs").glob("*.md")} - {"README"}
    assert {f"{page}.html" for page in pages} <= set(files)
    assert b"<h1" in files["index.html"]
    assert b"Documentation" in files["documentation.html"]


def test_no_page_asks_anybody_else_for_anything(files: dict[str, bytes]) -> None:
    for name, data in files.items():
        if name.endswith((".html", ".css")):
            text = data.decode()
            assert re.findall(r"""(?:src=|url\(|@import )["']?(?:https?:)?//""", text) == [], name
            assert "<script" not in re.sub(r"<pre>.*?</pre>", "", text, flags=re.DOTALL), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_whole_in_each_language(files: dict[str, bytes], language: str) -> None:
    page = files[f"rules/{language}.html"].decode()
    assert f'<html lang="{language}">' in page
    clauses = re.findall(
        r"^\| ([FH]\d+) \|", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.MULTILINE
    )
    told = [one for game in GAMES for part in sections_of(ROOT, game) for one in part.clauses]
    assert sorted(told) == sorted(clauses)
    assert [one for one in clauses if f'<dt id="{one}">' not in page] == []
    assert all(f'href="{other}.html"' in page for other in LANGUAGES)


def test_headings_are_found_by_the_names_that_code_hosts_give_them() -> None:
    page = render("# One `two`, three!\n\n## Twice\n\n## Twice\n", lambda target: target)
    assert page.title == "One two, three!"
    assert re.findall(r'id="([^"]+)"', page.body) == ["one-two-three", "twice", "twice-1"]


def test_a_link_that_leads_nowhere_is_named() -> None:
    good = {"a.html": b'<a href="b/c.html#d">', "b/c.html": b'<p id="d"><a href="../a.html">'}
    check_links(good)
    for page, broken in (("a.html", b'<a href="x.html">'), ("b/c.html", b'<a href="#e">')):
        with pytest.raises(BrokenLink, match=page):
            check_links({**good, page: broken})


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    done = subprocess.run(
        [sys.executable, "-m", "tools.docs", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "letters.txt").read_text() == "mine"
    assert "index.html" in build(tmp_path / "site")
    assert "index.html" in build(tmp_path / "site")
