"""Reads definitions off structs, enumerations and aliases.

`msgspec.inspect` knows neither aliases nor docstrings, and refuses a bare ``StrEnum``; so only its
structs are asked, and annotations are read as they are written.
"""

from __future__ import annotations

import ast
import inspect
from enum import Enum, StrEnum
from functools import cache
from importlib import import_module
from types import NoneType
from typing import Annotated, Any, Final, Literal, TypeGuard, TypeVar

import msgspec
from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from tools.protocol import source_text
from tools.protocol.our_games import OF_GAMES
from tools.protocol.shapes import (
    ABSENT,
    ANYTHING,
    BOOLEAN,
    INTEGER,
    NULL,
    NUMBER,
    STRING,
    Alias,
    Definition,
    Either,
    Exactly,
    Field,
    Key,
    Limited,
    ListOf,
    MapOf,
    Named,
    Record,
    Shape,
    TupleOf,
    Way,
    Words,
)

_PLAIN: Final[dict[Any, Shape]] = {
    int: INTEGER,
    float: NUMBER,
    str: STRING,
    StrEnum: STRING,
    bool: BOOLEAN,
    NoneType: NULL,
    None: NULL,
    UnsetType: ABSENT,
    Any: ANYTHING,
    object: ANYTHING,
    msgspec.Raw: ANYTHING,
}


@cache
def define(key: Key) -> Definition:
    """Return the definition of what *key* names."""
    found = source_text.alias(key.module, key.name)
    if found is not None:
        named, declared = found
        return Alias(named, declared.doc, _shape(declared.node, declared.module))
    cls = getattr(import_module(key.module), key.name)
    doc = source_text.tidy(inspect.getdoc(cls))
    if _is_struct(cls):
        return Record(key, doc, _tag(cls), tuple(_field(cls, info) for info in fields(cls)))
    docs = source_text.member_docs(cls)
    return Words(key, doc, tuple((str(member.value), docs[member.name]) for member in cls))


def _is_struct(cls: object) -> TypeGuard[type[Struct]]:
    return isinstance(cls, type) and issubclass(cls, Struct)


def _tag(cls: type[Struct]) -> tuple[str, str] | None:
    config = cls.__struct_config__
    return None if config.tag_field is None else (config.tag_field, str(config.tag))


def _field(cls: type[Struct], info: FieldInfo) -> Field:
    home = next(base for base in cls.__mro__ if info.name in source_text.fields_of(base))
    declared = source_text.fields_of(home)[info.name]
    shape = _shape(declared.node, declared.module)
    left_out_by = set[Way]()
    if not info.required:
        left_out_by.add(Way.SENT)
        if cls.__struct_config__.omit_defaults:
            left_out_by.add(Way.TOLD)
    if isinstance(shape, Either) and ABSENT in shape.options:
        left_out_by.add(Way.TOLD)
        shape = _either(*(option for option in shape.options if option != ABSENT))
    return Field(info.encode_name, shape, declared.doc, _default(info), frozenset(left_out_by))


def _default(info: FieldInfo) -> str | None:
    default = info.default
    if info.default_factory is not NODEFAULT:
        default = info.default_factory()
    if default is NODEFAULT or default is UNSET:
        return None
    return msgspec.json.encode(default).decode()


def _shape(node: ast.expr, module: str) -> Shape:
    match node:
        case ast.BinOp(left, ast.BitOr(), right):
            return _either(_shape(left, module), _shape(right, module))
        case ast.Subscript(origin, arguments):
            parts = arguments.elts if isinstance(arguments, ast.Tuple) else [arguments]
            return _generic(source_text.evaluate(origin, module), parts, module)
        case ast.Name(name):
            found = source_text.alias(module, name)
            if found is not None:
                return Named(found[0])
    return _value(source_text.evaluate(node, module))


def _value(value: Any) -> Shape:
    if isinstance(value, TypeVar):
        return Named(OF_GAMES[value])
    if value in _PLAIN:
        return _PLAIN[value]
    if _is_struct(value) or (isinstance(value, type) and issubclass(value, Enum)):
        return Named(Key(value.__module__, value.__name__))
    raise TypeError(f"nobody has said how to describe {value!r}")


def _generic(origin: Any, parts: list[ast.expr], module: str) -> Shape:
    if origin is Annotated:
        metas = [source_text.evaluate(part, module) for part in parts[1:]]
        return _limited(_shape(parts[0], module), metas)
    if origin is Literal:
        return Exactly(tuple(str(source_text.evaluate(part, module)) for part in parts))
    shapes = [_shape(part, module) for part in parts if not _is_dots(part)]
    if _is_struct(origin):
        return Named(Key(origin.__module__, origin.__name__))
    if origin is dict:
        return MapOf(shapes[1])
    if origin is tuple and not _is_dots(parts[-1]):
        return TupleOf(tuple(shapes))
    if origin in {tuple, list, set, frozenset}:
        return ListOf(shapes[0])
    raise TypeError(f"nobody has said how to describe {origin!r}[…]")


def _is_dots(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def _either(*shapes: Shape) -> Shape:
    flat: dict[Shape, None] = {}
    for shape in shapes:
        flat |= dict.fromkeys(shape.options if isinstance(shape, Either) else (shape,))
    return shapes[0] if len(flat) == 1 else Either(tuple(flat))


def _limited(shape: Shape, metas: list[Meta]) -> Shape:
    unit = "characters" if shape == STRING else "items"
    limits: list[str] = []
    for meta in metas:
        limits += _range(meta.min_length, meta.max_length, f" {unit}")
        limits += _range(meta.ge, meta.le, "")
        limits += [] if meta.gt is None else [f"more than {meta.gt}"]
        limits += [] if meta.lt is None else [f"less than {meta.lt}"]
        limits += [] if meta.pattern is None else [_matching(meta.pattern)]
    return Limited(shape, tuple(limits)) if limits else shape


def _matching(pattern: str) -> str:
    # Everywhere but in Python, the end of a text is a dollar.
    return f"matches `{pattern.replace(chr(92) + 'Z', '$')}`"


def _range(least: float | None, most: float | None, unit: str) -> list[str]:
    if least is None and most is None:
        return []
    if least is None:
        return [f"at most {most}{unit}"]
    if most is None:
        return [f"at least {least}{unit}"]
    return [f"{least} to {most}{unit}"]
