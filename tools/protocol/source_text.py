"""What only the source tells: annotations as they were written, and the texts after them.

At run time an alias such as ``Seat`` is a mere ``int``, and the text behind a field is gone.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any

from msgspec import Struct

from tools.protocol.shapes import Key


class Declared(Struct, frozen=True):
    """Something declared in a module: an annotation or an alias."""

    module: str
    node: ast.expr
    doc: str


def evaluate(node: ast.expr, module: str) -> Any:
    """Return what an expression means in *module*."""
    code = compile(ast.Expression(node), module, "eval")
    return eval(code, vars(import_module(module)))  # noqa: S307 - an annotation of our own


@cache
def fields_of(cls: type) -> dict[str, Declared]:
    """Return the fields that *cls* itself declares."""
    return {
        statement.target.id: Declared(cls.__module__, statement.annotation, doc)
        for statement, doc in _body(cls)
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }


@cache
def member_docs(cls: type) -> dict[str, str]:
    """Return what stands behind each member of the enumeration *cls*."""
    return {
        statement.targets[0].id: doc
        for statement, doc in _body(cls)
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    }


@cache
def alias(module: str, name: str) -> tuple[Key, Declared] | None:
    """Find the alias that *name* stands for in *module*, there or where it comes from."""
    for statement, doc in _described(_parsed(module).body):
        match statement:
            case ast.AnnAssign(ast.Name(target), ast.Name("TypeAlias"), ast.expr() as value):
                if target == name:
                    return Key(module, name), Declared(module, value, doc)
            case ast.ImportFrom(str(source), names, 0):
                for imported in names:
                    if name == (imported.asname or imported.name):
                        return _alias_elsewhere(source, imported.name)
    return None


def _alias_elsewhere(module: str, name: str) -> tuple[Key, Declared] | None:
    return alias(module, name) if module.startswith("fifties.") else None


@cache
def _parsed(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(module)))


def _body(cls: type) -> Iterator[tuple[ast.stmt, str]]:
    for statement in _parsed(cls.__module__).body:
        if isinstance(statement, ast.ClassDef) and statement.name == cls.__name__:
            yield from _described(statement.body)


def _described(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Go through statements, each with the text right after it."""
    for statement, after in pairwise([*body, ast.Pass()]):
        match after:
            case ast.Expr(ast.Constant(str(text))):
                yield statement, tidy(text)
            case _:
                yield statement, ""


def tidy(doc: str | None) -> str:
    """Put a docstring on one line, in the words of JSON."""
    text = " ".join((doc or "").split())
    return text.replace("``None``", "`null`").replace("``", "`")
