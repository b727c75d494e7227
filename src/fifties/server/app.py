"""The web application around a game server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fifties.built_client.content_policy import POLICY
from fifties.core import record_refusals
from fifties.core.refusals import Refusal, Refused
from fifties.host import refusals as host_refusals
from fifties.host.api_answers import describe_refusal
from fifties.server import refusals
from fifties.server.api import OPERATIONS
from fifties.server.api_handlers import answer, server_of
from fifties.server.game_server import GameServer, Store
from fifties.server.host_names import MISDIRECTED, HostNameCheck, HostNames
from fifties.server.limits import Limits
from fifties.server.metrics import measure, metrics_text, metrics_text_of_all
from fifties.server.metrics_exchange import MetricsExchange
from fifties.server.offline_files import offline_routes
from fifties.server.openapi import describe
from fifties.server.pages import Pages, client_routes
from fifties.server.socket_exchange import SocketExchange
from fifties.server.store_errors import StoreUnreachable
from fifties.server.supervisor import PortSlot
from fifties.server.websocket_endpoint import socket
from fifties.table.refusals import HostOnly

if TYPE_CHECKING:
    from fifties.server.cluster_backends import ClusterBackends

log = logging.getLogger(__name__)

STATUS: Final = {
    refusals.Malformed: 400,
    refusals.NotFinished: 400,
    refusals.TokenMissing: 401,
    host_refusals.WrongToken: 403,
    refusals.WrongOrigin: 403,
    HostOnly: 403,
    host_refusals.NoSuchTable: 404,
    host_refusals.NoSuchRecord: 404,
    refusals.NoSuchPage: 404,
    refusals.NotThisWay: 405,
    refusals.TooLarge: 413,
    refusals.AddressTooLong: 414,
    refusals.HeadersTooLarge: 431,
    record_refusals.TooLarge: 413,
    refusals.UnknownName: MISDIRECTED,
    refusals.TooMuchWork: 413,
    refusals.TooManyToReview: 413,
    refusals.TooFast: 429,
    refusals.TooManyImported: 429,
    host_refusals.TooManyTables: 429,
    host_refusals.TooManyOpened: 429,
    host_refusals.TooManyWrongCodes: 429,
    refusals.Broken: 500,
    host_refusals.TableDamaged: 500,
    host_refusals.RecordDamaged: 500,
    host_refusals.ServerFull: 503,
    refusals.NoReviews: 503,
}
"""The HTTP status of each refusal; that of all others is 400."""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""They forbid a browser all that no page of the client needs."""


def make_app(
    store: Store,
    limits: Limits,
    names: HostNames | None = None,
    on_failure: Callable[[], None] = lambda: None,
    cluster: ClusterBackends | None = None,
) -> Starlette:
    """Return the application; its game server starts and stops with it."""
    names = names or HostNames()
    pages = Pages()
    app = Starlette(
        routes=_routes(pages),
        lifespan=partial(_lifespan, partial(GameServer, store, limits, on_failure), cluster),
        middleware=[Middleware(SecurityHeaders), Middleware(HostNameCheck, names=names)],
        exception_handlers={
            Refused: _refuse,
            HTTPException: _refuse_http,
            StoreUnreachable: _refuse_for_now,
            Exception: _refuse_bug,
        },
    )
    app.state.pages = pages
    app.state.names = names
    app.state.take_socket = app.state.socket_exchange = app.state.metrics_exchange = None
    return app


@asynccontextmanager
async def _lifespan(
    make_server: Callable[[], GameServer], cluster: ClusterBackends | None, app: Starlette
) -> AsyncIterator[None]:
    """Run a game server as long as the application runs."""
    if cluster is not None:
        await cluster.open()
    server = app.state.server = make_server()
    if cluster is not None:
        server.hub.join_cluster(cluster.store, cluster.bus)
    server.warm_up()
    if cluster is not None and cluster.slot is not None:
        await _join_workers(app, cluster.slot, cluster.store.node)
    yield
    if app.state.metrics_exchange is not None:
        app.state.metrics_exchange.close()
    await server.stop()
    server.close()
    if cluster is not None:
        await cluster.close()


async def _join_workers(app: Starlette, slot: PortSlot, node: str) -> None:
    """Exchange metrics and sockets with the other workers of the port from now on."""
    exchange = app.state.metrics_exchange = MetricsExchange(
        slot, partial(measure, app.state.server)
    )
    await exchange.open()
    if app.state.take_socket is not None:
        sockets = app.state.socket_exchange = SocketExchange(
            slot.directory, node, app.state.take_socket
        )
        sockets.open()


def _routes(pages: Pages) -> list[BaseRoute]:
    api = [Route(o.path, o.handler, methods=[o.method], name=o.name) for o in OPERATIONS]
    return [
        WebSocketRoute("/ws", socket),
        *api,
        Route("/openapi.json", _openapi),
        Route("/metrics", _metrics),
        *offline_routes(pages),
        *client_routes(pages),
    ]


@cache
def _description() -> bytes:
    return msgspec.json.encode(describe())


async def _openapi(_: Request) -> Response:
    return Response(_description(), media_type="application/json")


async def _metrics(request: Request) -> Response:
    exchange: MetricsExchange | None = request.app.state.metrics_exchange
    if exchange is None:
        text = metrics_text(server_of(request))
    else:
        text = metrics_text_of_all(await exchange.collect())
    return Response(text, media_type="text/plain; version=0.0.4")


async def _refuse(request: Request, error: Exception) -> Response:
    refusal = error.refusal if isinstance(error, Refused) else refusals.NoSuchPage()
    return _refused(request, refusal)


async def _refuse_for_now(request: Request, error: Exception) -> Response:
    """Say that the server can do nothing at the moment, because its database does not answer."""
    log.warning("the store cannot be reached", extra={"reason": str(error)})
    return _refused(request, host_refusals.ServerFull())


async def _refuse_bug(request: Request, _: Exception) -> Response:
    """Say that the server has a bug; whoever runs it finds it in the log."""
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
    """Return all methods of the routes at this path."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    there = [route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL]
    return {method for route in there for method in route.methods or ()} or {"GET", "HEAD"}


def _refused(request: Request, refusal: Refusal) -> Response:
    lang = request.headers.get("accept-language", "en")
    response = answer(describe_refusal(refusal, lang), STATUS.get(type(refusal), 400))
    if response.status_code == STATUS[refusals.TokenMissing]:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


class SecurityHeaders:
    """Adds the headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)
