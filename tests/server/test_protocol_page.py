"""The protocol is described as it is: to people on a page, to browsers in TypeScript."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from fifties.table.codec import decode_request, game_types
from tools.protocol import shapes
from tools.protocol.__main__ import main
from tools.protocol.catalogue import Catalogue, Subject
from tools.protocol.our_games import OF_GAMES
from tools.protocol.shapes import Alias, Definition, Key, Record, Shape, Way, Words
from tools.protocol.typescript import typescript

from web.chromium import node

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TYPES = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
CATALOGUE = Catalogue()
SENT, TOLD, EVENTS = CATALOGUE.chapters
MESSAGES = [record for chapter in CATALOGUE.chapters for record in CATALOGUE.members(chapter)]
ON_PAGE = [
    definition
    for key, definition in CATALOGUE.definitions.items()
    if key in CATALOGUE.on_page - {chapter.key for chapter in CATALOGUE.chapters}
]
JSON_TYPES: dict[str, set[type]] = {
    "integer": {int},
    "number": {int, float},
    "string": {str},
    "boolean": {bool},
    "null": {type(None)},
}
TSC = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"


def name_of(definition: Definition) -> str:
    return CATALOGUE.names[definition.key]


SECTIONS = {
    section.partition("\n")[0]: section
    for section in re.split(r"^###? ", PAGE, flags=re.MULTILINE)[1:]
}
EXAMPLES = {
    title: found[0]
    for title, section in SECTIONS.items()
    if (found := re.findall(r"```json\n(.*?)\n```", section, re.DOTALL))
}


def way_of(key: Key) -> Way:
    return Way.SENT if key in {record.key for record in CATALOGUE.members(SENT)} else Way.TOLD


def fits(value: Any, shape: Shape, way: Way) -> bool:
    """Check JSON against a description; msgspec cannot, as it refuses a bare ``StrEnum``."""
    match shape:
        case shapes.Plain(word):
            return type(value) in JSON_TYPES[word]
        case shapes.Exactly(texts):
            return value in texts
        case shapes.Either(options):
            return any(fits(value, option, way) for option in options)
        case shapes.Limited(inner, _):
            return fits(value, inner, way)
        case shapes.Named(key):
            return fits_definition(value, CATALOGUE.definitions[key], way)
        case _:
            return all_fit(value, shape, way)


def all_fit(value: Any, shape: shapes.ListOf | shapes.TupleOf | shapes.MapOf, way: Way) -> bool:
    if isinstance(shape, shapes.MapOf):
        return isinstance(value, dict) and all(fits(v, shape.value, way) for v in value.values())
    if not isinstance(value, list):
        return False
    items = shape.items if isinstance(shape, shapes.TupleOf) else [shape.item] * len(value)
    return len(value) == len(items) and all(map(fits, value, items, [way] * len(value)))


def fits_definition(value: Any, definition: Definition, way: Way) -> bool:
    match definition:
        case Alias():
            return fits(value, definition.shape, way)
        case Words():
            return value in {word for word, _ in definition.options}
        case Record():
            if not isinstance(value, dict):
                return False
            rest = dict(value)
            if definition.tag and rest.pop(definition.tag[0], None) != definition.tag[1]:
                return False
            return (
                all(
                    fits(rest.pop(field.name), field.shape, way)
                    if field.name in rest
                    else way in field.left_out_by
                    for field in definition.fields
                )
                and not rest
            )


def test_page_and_types_are_up_to_date() -> None:
    assert main(["--check"]) == 0


@pytest.mark.parametrize("seed", ["1", pytest.param("2", marks=pytest.mark.soak)])
def test_they_come_out_alike_whatever_the_order_of_sets(seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.protocol", "--check"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_out_of_date_is_named_on_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check", "--root", str(tmp_path)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "docs/protocol.md, web/src/protocol.ts" in line
    assert main(["--root", str(tmp_path)]) == 0
    assert main(["--check", "--root", str(tmp_path)]) == 0


def test_the_types_say_that_they_are_generated() -> None:
    assert "`make protocol`" in TYPES.splitlines()[0]


@pytest.mark.parametrize("definition", ON_PAGE, ids=name_of)
def test_everything_has_a_section_with_all_its_fields(definition: Definition) -> None:
    section = SECTIONS[name_of(definition)]
    assert definition.doc in section
    if isinstance(definition, Record):
        for field in definition.fields:
            (row,) = re.findall(rf"^\| `{field.name}` \|.*$", section, re.MULTILINE)
            assert field.doc in row
    if isinstance(definition, Words):
        words = re.findall(r'^\| `"(.*?)"`', section, re.MULTILINE)
        assert words == [word for word, _ in definition.options]


@pytest.mark.parametrize("message", MESSAGES, ids=name_of)
def test_every_message_has_an_example(message: Record) -> None:
    assert name_of(message) in EXAMPLES


@pytest.mark.parametrize("message", CATALOGUE.members(SENT), ids=name_of)
def test_examples_of_requests_decode_as_the_server_decodes_them(message: Record) -> None:
    decoded = decode_request(EXAMPLES[name_of(message)])
    assert type(decoded).__name__ == message.key.name


@pytest.mark.parametrize("title", EXAMPLES)
def test_examples_are_what_the_page_says(title: str) -> None:
    (definition,) = [one for one in ON_PAGE if name_of(one) == title]
    example = json.loads(EXAMPLES[title])
    way = way_of(definition.key)
    assert fits_definition(example, definition, way)
    assert not fits_definition(example | {"nonsense": 1}, definition, way)
    assert not fits_definition({}, definition, way)


def test_links_within_the_page_lead_to_headings() -> None:
    headings = {title.lower().replace(" ", "-") for title in SECTIONS}
    assert set(re.findall(r"\]\(#(.*?)\)", PAGE)) <= headings


def test_types_of_one_name_are_told_apart() -> None:
    for name in ("FiftyView", "FiftyFiftyView", "FiftyPhase", "FiftyFiftyPhase"):
        assert re.search(rf"^export (interface|type) {name} ", TYPES, re.MULTILINE)


class Sample(Struct, tag_field="kind", tag="sample", omit_defaults=True):
    """A sample: ``None`` is null."""

    pair: tuple[int, float]
    """Two."""
    many: tuple[tuple[int, ...], ...] | None
    maybe: list[str | None] | UnsetType = UNSET
    short: Annotated[str, Meta(min_length=1, max_length=3)] = "abc"
    word: Literal["a", "b"] = "a"
    table: dict[str, bool] = {}


TOLD_SAMPLE = """\
/** A sample: `null` is null. */
export interface Sample {
  readonly kind: "sample";
  /** Two. */
  readonly pair: readonly [number, number];
  readonly many: readonly (readonly number[])[] | null;
  readonly maybe?: readonly (string | null)[];
  /** 1 to 3 characters. Left out: `"abc"`. */
  readonly short?: string;
  /** Left out: `"a"`. */
  readonly word?: "a" | "b";
  /** Left out: `{}`. */
  readonly table?: Readonly<Record<string, boolean>>;
}
"""


@pytest.mark.parametrize("way", Way)
def test_a_struct_becomes_an_exact_interface(way: Way) -> None:
    catalogue = Catalogue((), [Subject(Key(Sample.__module__, "Sample"), way)])
    assert typescript(catalogue).endswith(f"\n\n{TOLD_SAMPLE}")


def usage() -> str:
    """Write a program that uses every message, and a few mistakes that have to be noticed."""
    cases = "\n".join(
        f"case {json.dumps(record.tag[1])}: {{ const told: p.{name_of(record)} = message; "
        "return told.tell; }"
        for record in CATALOGUE.members(TOLD)
        if record.tag
    )
    constants = "\n".join(
        f"export const example{name}: p.{name} = {text};" for name, text in EXAMPLES.items()
    )
    return f"""\
import type * as p from "./protocol";
export function heard(message: p.ServerMessage): string {{
  switch (message.tell) {{
    {cases}
    default: {{ const nothing: never = message; return nothing; }}
  }}
}}
{constants}
export const least: p.ClientMessage =
  {{ say: "configure", id: "1", settings: {{ game: "fifty" }} }};
// @ts-expect-error: the server tells settings in full
export const gaps: p.Settings = {{ game: "fifty" }};
// @ts-expect-error: the id is missing
export const nameless: p.ServerMessage = {{ tell: "done" }};
// @ts-expect-error: nobody can boo
export const rude: p.ClientMessage = {{ say: "react", id: "1", reaction: "boo" }};
// @ts-expect-error: a zone has two ends
export const long: p.Zone = [1, 2, 3];
"""


def test_the_types_compile_and_fit_the_examples(tmp_path: Path) -> None:
    (tmp_path / "protocol.ts").write_text(TYPES, encoding="utf-8")
    (tmp_path / "usage.ts").write_text(usage(), encoding="utf-8")
    strict = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"]
    modern = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"]
    done = subprocess.run(
        [node(), TSC, "--noEmit", *strict, *modern, "usage.ts"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_the_protocol_names_all_that_our_games_fill_in() -> None:
    types = game_types()
    assert OF_GAMES.keys() == types.keys()
    for variable, key in OF_GAMES.items():
        named, bound = getattr(import_module(key.module), key.name), types[variable]
        assert set(get_args(named) or [named]) == set(get_args(bound) or [bound])
