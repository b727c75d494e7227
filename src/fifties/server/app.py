"""The web application around a house."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

from fifties.core import record_refusals
from fifties.core.refusals import Refusal, Refused
from fifties.server import bodies, refusals
from fifties.server.api import OPERATIONS
from fifties.server.connection import declined
from fifties.server.handlers import answer, house_of
from fifties.server.headers import HEADERS, SafeHeaders
from fifties.server.house import House
from fifties.server.limits import Limits
from fifties.server.metrics import figures
from fifties.server.names import MISDIRECTED, KnownNames, Names
from fifties.server.openapi import describe
from fifties.server.pages import Pages, client_routes
from fifties.server.socket_edge import socket
from fifties.server.store import Store
from fifties.table.refusals import HostOnly

STATUS: Final = {
    refusals.Malformed: 400,
    refusals.TokenMissing: 401,
    refusals.WrongToken: 403,
    refusals.WrongOrigin: 403,
    HostOnly: 403,
    refusals.NoSuchTable: 404,
    refusals.NoSuchRecord: 404,
    refusals.NoSuchPage: 404,
    refusals.NotThisWay: 405,
    refusals.TooLarge: 413,
    refusals.AddressTooLong: 414,
    refusals.HeadersTooLarge: 431,
    record_refusals.TooLarge: 413,
    refusals.UnknownName: MISDIRECTED,
    refusals.TooMuchWork: 413,
    refusals.TooFast: 429,
    refusals.TooManyTables: 429,
    refusals.TooManyOpened: 429,
    refusals.TooManyWrongCodes: 429,
    refusals.Broken: 500,
    refusals.TableDamaged: 500,
    refusals.RecordDamaged: 500,
    refusals.ServerFull: 503,
}
"""What HTTP calls a refusal; all others are 400."""


def make_app(
    store: Store,
    limits: Limits,
    names: Names | None = None,
    on_failure: Callable[[], None] = lambda: None,
) -> Starlette:
    """Build the application; its house opens when the server starts."""
    names = names or Names()

    @asynccontextmanager
    async def live(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(store, limits, on_failure)
        app.state.house.warm_up()
        yield
        await app.state.house.stop()
        app.state.house.put_away()

    pages = Pages()
    app = Starlette(
        routes=_routes(pages),
        lifespan=live,
        middleware=[Middleware(SafeHeaders), Middleware(KnownNames, names=names)],
        exception_handlers={
            Refused: _refuse,
            HTTPException: _refuse_http,
            Exception: _admit,
        },
    )
    app.state.pages = pages
    app.state.names = names
    return app


def _routes(pages: Pages) -> list[BaseRoute]:
    api = [Route(o.path, o.handler, methods=[o.method], name=o.name) for o in OPERATIONS]
    return [
        WebSocketRoute("/ws", socket),
        *api,
        Route("/openapi.json", _openapi),
        Route("/metrics", _metrics),
        *client_routes(pages),
    ]


@cache
def _description() -> bytes:
    return msgspec.json.encode(describe())


async def _openapi(_: Request) -> Response:
    return Response(_description(), media_type="application/json")


async def _metrics(request: Request) -> Response:
    return Response(figures(house_of(request)), media_type="text/plain; version=0.0.4")


async def _refuse(request: Request, error: Exception) -> Response:
    refusal = error.refusal if isinstance(error, Refused) else refusals.NoSuchPage()
    return _refused(request, refusal)


async def _admit(request: Request, _: Exception) -> Response:
    """Own up to a bug; who runs the server finds it in the log."""
    response = _refused(request, refusals.Broken())
    # It is answered outside of what adds the headers elsewhere.
    response.headers.update(HEADERS)
    return response


async def _refuse_http(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    headers = error.headers if isinstance(error, HTTPException) else None
    refusal: Refusal = refusals.NoSuchPage()
    pages: Pages = request.app.state.pages
    if status == STATUS[refusal.__class__] and (page := await pages.missing(request)) is not None:
        return page
    if status == STATUS[refusals.NotThisWay]:
        refusal = refusals.NotThisWay()
    response = _refused(request, refusal)
    response.headers.update(headers or {})
    if status == STATUS[refusals.NotThisWay]:
        response.headers["Allow"] = ", ".join(sorted(_methods(request)))
    return response


def _methods(request: Request) -> set[str]:
    """Name all methods that this address knows; one route alone knows its own."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    there = [route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL]
    return {method for route in there for method in route.methods or ()} or {"GET", "HEAD"}


def _refused(request: Request, refusal: Refusal) -> Response:
    lang = request.headers.get("accept-language", "en")
    told = declined(refusal, lang)
    body = bodies.Refusal(told.refusal, told.text, told.details)
    response = answer(body, STATUS.get(type(refusal), 400))
    if response.status_code == STATUS[refusals.TokenMissing]:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response
