"""The description of the HTTP API, in OpenAPI's terms."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from fifties import __version__
from fifties.host import api_bodies
from fifties.server.api import JSON, OPERATIONS, Operation
from fifties.server.file_jobs import PROGRESS_MEDIA
from fifties.table.codec import bind_game_types
from fifties.table.settings import MOST_AT_PARTY

_REFERENCES: Final = "#/components/schemas/{name}"
_SEAT: Final = {"type": "integer", "minimum": 0, "maximum": MOST_AT_PARTY - 1}


def describe() -> dict[str, Any]:
    """Return the description of every operation."""
    kinds = [kind for o in OPERATIONS for kind in (o.body, o.answer) if kind is not None]
    kinds.append(api_bodies.RefusalAnswer)
    _, schemas = _components(*kinds)
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "fifties",
            "version": __version__,
            "description": "Tables and records over HTTP. Games are played over the WebSocket at "
            "/ws, which docs/protocol.md describes.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _components(*kinds: Any) -> tuple[list[Any], dict[str, Any]]:
    """Return schemas of *kinds* for all games, and of all that they name, under plain names."""
    found = msgspec.json.schema_components(map(bind_game_types, kinds), ref_template=_REFERENCES)
    text = msgspec.json.encode(found).decode()
    # Those of generic structs are followed by all that they are bound to.
    for name in sorted(found[1], key=len, reverse=True):
        text = text.replace(name, name.partition("_")[0])
    schemas, components = msgspec.json.decode(text)
    return schemas, components


def _operation(operation: Operation) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": _responses(operation),
    }
    names = re.findall(r"\{(\w+)\}", operation.path)
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": _SEAT}
        for name in operation.query
    ]
    parameters += _query_parameters(operation.query_struct)
    if parameters:
        described["parameters"] = parameters
    if operation.text:
        content = {operation.text: {"schema": {"type": "string"}}}
        described["requestBody"] = {"required": True, "content": content}
    if operation.body is not None:
        # Everything in it can be left out, and so can all of it.
        described["requestBody"] = {"required": False, "content": _content(operation.body, JSON)}
    if operation.token:
        described["security"] = [{"token": []}]
    return described


def _query_parameters(kind: type[Any] | None) -> list[dict[str, Any]]:
    """Return the parameters that a query may have, one for each field."""
    if kind is None:
        return []
    _, schemas = _components(kind)
    fields: dict[str, dict[str, Any]] = schemas[kind.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in fields.items()
    ]


def _responses(operation: Operation) -> dict[str, Any]:
    done: dict[str, Any] = {"description": operation.summary}
    if operation.answer is not None:
        done["content"] = _content(operation.answer, JSON)
        if operation.progress:
            done["content"][PROGRESS_MEDIA] = {"schema": {"type": "string"}}
    elif operation.media:
        media = [operation.media, *([PROGRESS_MEDIA] if operation.progress else [])]
        done["content"] = {one: {"schema": {"type": "string"}} for one in media}
    refused = {
        str(status): {
            "description": "Refused.",
            "content": _content(api_bodies.RefusalAnswer, JSON),
        }
        for status in operation.refused
    }
    return {str(operation.status): done, **refused}


def _content(kind: Any, media: str) -> dict[str, Any]:
    (schema,), _ = _components(kind)
    return {media: {"schema": schema}}
