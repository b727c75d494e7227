"""The HTTP API: one list from which both the routes and their description are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from fifties.host import api_bodies
from fifties.paper import print_job
from fifties.server import (
    api_handlers,
    branches,
    event_printouts,
    heats,
    imported_records,
    kits,
    people,
    printouts,
    reviews,
)
from fifties.table.timeline import Timeline

JSON: Final = "application/json"
PDF: Final = "application/pdf"
ZIP: Final = "application/zip"


class Operation(Struct, frozen=True, kw_only=True):
    """Something that can be asked for over HTTP."""

    method: str
    path: str
    name: str
    handler: Callable[[Request], Awaitable[Response]]
    body: type[Any] | None = None
    text: str = ""
    """The media type of the body, if it is text."""
    query: tuple[str, ...] = ()
    """Names of numbers that may stand in the query."""
    query_struct: type[Any] | None = None
    """What else may stand in the query."""
    status: int = 200
    answer: Any = None
    """The type of the answer, if it is JSON."""
    media: str = JSON
    progress: bool = False
    """Whether the answer may begin with lines about the progress."""
    token: bool = False
    """Whether a seat's token has to be shown."""
    refused: tuple[int, ...] = ()
    """With which status codes it may be refused."""

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]


OPERATIONS: Final = (
    Operation(
        method="POST",
        path="/api/tables",
        name="openTable",
        handler=api_handlers.open_table,
        body=api_bodies.OpenTable,
        status=201,
        answer=api_bodies.TableOpened,
        refused=(400, 403, 413, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}",
        name="findTable",
        handler=api_handlers.find_table,
        answer=api_bodies.TableFound,
        refused=(404, 429),
    ),
    Operation(
        method="DELETE",
        path="/api/tables/{code}",
        name="closeTable",
        handler=api_handlers.close_table,
        status=204,
        media="",
        token=True,
        refused=(401, 403, 404, 429),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}/people",
        name="findPeople",
        handler=people.find_people,
        query_struct=people.PeopleQuery,
        answer=api_bodies.PeopleFound,
        token=True,
        refused=(400, 401, 403, 404, 429),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}/heats",
        name="listHeats",
        handler=heats.list_heats,
        query_struct=heats.HeatsQuery,
        answer=heats.HeatsFound,
        token=True,
        refused=(400, 401, 403, 404, 429),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}/qr.svg",
        name="joinQr",
        handler=api_handlers.join_qr,
        media="image/svg+xml",
        refused=(404, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}/resume-qr.svg",
        name="resumeQr",
        handler=api_handlers.resume_qr,
        media="image/svg+xml",
        token=True,
        refused=(401, 403, 404, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}/poster.pdf",
        name="printPoster",
        handler=printouts.print_poster,
        query_struct=print_job.SheetQuery,
        media=PDF,
        refused=(400, 404, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}/print",
        name="printEvent",
        handler=event_printouts.print_event,
        query_struct=event_printouts.EventQuery,
        media=PDF,
        progress=True,
        token=True,
        refused=(400, 401, 403, 404, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/tables/{code}/kit.zip",
        name="downloadKit",
        handler=kits.download_kit,
        query_struct=kits.KitQuery,
        media=ZIP,
        progress=True,
        token=True,
        refused=(400, 401, 403, 404, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/print/{game}",
        name="printGame",
        handler=printouts.print_game,
        query_struct=print_job.GameQuery,
        media=PDF,
        progress=True,
        refused=(400, 404, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/records/{name}/sheet.pdf",
        name="printRecord",
        handler=printouts.print_record,
        query_struct=print_job.SheetQuery,
        media=PDF,
        refused=(400, 404, 429, 503),
    ),
    Operation(
        method="GET",
        path="/api/records",
        name="listRecords",
        handler=api_handlers.list_records,
        answer=list[api_bodies.RecordListed],
        token=True,
        refused=(401,),
    ),
    Operation(
        method="POST",
        path="/api/records",
        name="importRecord",
        handler=imported_records.import_record,
        text="text/plain",
        status=201,
        answer=api_bodies.RecordListed,
        token=True,
        refused=(400, 401, 403, 413, 429, 500, 503),
    ),
    Operation(
        method="GET",
        path="/api/records/{name}",
        name="fetchRecord",
        handler=api_handlers.fetch_record,
        media="application/toml",
        refused=(404,),
    ),
    Operation(
        method="GET",
        path="/api/records/{name}/timeline",
        name="fetchTimeline",
        handler=api_handlers.fetch_timeline,
        query=("seat",),
        answer=Timeline,
        refused=(400, 404, 500, 503),
    ),
    Operation(
        method="POST",
        path="/api/timeline",
        name="makeTimeline",
        handler=api_handlers.make_timeline,
        text="text/plain",
        query=("seat",),
        answer=Timeline,
        refused=(400, 403, 413, 429, 500, 503),
    ),
    Operation(
        method="GET",
        path="/api/records/{name}/kept",
        name="findKept",
        handler=branches.find_kept,
        answer=api_bodies.RecordKept,
        refused=(500,),
    ),
    Operation(
        method="POST",
        path="/api/records/{name}/branch",
        name="branchKept",
        handler=branches.branch_kept,
        query_struct=api_bodies.BranchQuery,
        status=201,
        answer=api_bodies.TableOpened,
        refused=(400, 403, 404, 429, 500, 503),
    ),
    Operation(
        method="POST",
        path="/api/branch",
        name="branchUpload",
        handler=branches.branch_upload,
        text="text/plain",
        query_struct=api_bodies.BranchQuery,
        status=201,
        answer=api_bodies.TableOpened,
        refused=(400, 403, 413, 429, 500, 503),
    ),
    Operation(
        method="GET",
        path="/api/records/{name}/review",
        name="fetchReview",
        handler=reviews.fetch_review,
        query_struct=reviews.ReviewQuery,
        answer=dict[str, Any],
        progress=True,
        refused=(400, 404, 413, 429, 500, 503),
    ),
    Operation(
        method="POST",
        path="/api/review",
        name="makeReview",
        handler=reviews.make_review,
        text="text/plain",
        query_struct=reviews.ReviewQuery,
        answer=dict[str, Any],
        progress=True,
        refused=(400, 403, 413, 429, 500, 503),
    ),
    Operation(
        method="GET",
        path="/api/records/{name}/review/instead",
        name="fetchInstead",
        handler=reviews.fetch_instead,
        query_struct=reviews.InsteadQuery,
        answer=dict[str, Any],
        refused=(400, 404, 413, 429, 500, 503),
    ),
    Operation(
        method="POST",
        path="/api/review/instead",
        name="makeInstead",
        handler=reviews.make_instead,
        text="text/plain",
        query_struct=reviews.InsteadQuery,
        answer=dict[str, Any],
        refused=(400, 403, 413, 429, 500, 503),
    ),
    Operation(
        method="DELETE",
        path="/api/records/{name}",
        name="eraseRecord",
        handler=api_handlers.erase_record,
        status=204,
        media="",
        token=True,
        refused=(401, 403, 404),
    ),
    Operation(
        method="GET",
        path="/api/about",
        name="about",
        handler=api_handlers.about,
        answer=api_bodies.About,
    ),
    Operation(
        method="GET",
        path="/api/requester",
        name="requester",
        handler=api_handlers.requester,
        answer=api_bodies.Requester,
    ),
    Operation(
        method="GET",
        path="/healthz",
        name="health",
        handler=api_handlers.health,
        answer=api_bodies.Health,
        refused=(503,),
    ),
)
