"""`--dask ADDRESS`: the workers of a Dask cluster in place of this machine's cores."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from warnings import catch_warnings, simplefilter

from fifties import __version__
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.extras import require
from fifties.locales import Speech
from fifties.simulation.compilation import CodeTarget, code_target
from fifties.simulation.worker_pools import OtherVersion
from fifties.terminal.progress_bar import progress_bar

if TYPE_CHECKING:
    from distributed import Client

CONNECT_SECONDS: Final = 4
"""After so long nobody takes a connection."""
ANSWER_SECONDS: Final = 5
"""After so long whoever listens is no scheduler."""
WORKER_SECONDS: Final = 10.0
"""After so long a cluster that did not do a first task has no workers."""
CLOSE_SECONDS: Final = 2.0


class DaskUnreachable(Refusal, frozen=True, tag="input-dask-unreachable"):
    """No Dask scheduler answers at the address."""

    address: str
    reason: str


class DaskSilent(Refusal, frozen=True, tag="input-dask-silent"):
    """Nobody at the address has said in time that it is a scheduler."""

    address: str
    seconds: int


class DaskIdle(Refusal, frozen=True, tag="input-dask-idle"):
    """No worker of the cluster takes a task."""

    address: str


class DaskWithoutFifties(Refusal, frozen=True, tag="input-dask-without-fifties"):
    """A worker or the scheduler cannot import fifties."""

    address: str
    ours: str


class DaskProcessor(Refusal, frozen=True, tag="input-dask-other-processor"):
    """A worker has a processor or a compiler that may round otherwise."""

    worker: str
    theirs: str
    ours: str


@contextmanager
def cluster_executor(
    address: str | None, say: Speech, *, whole_numbers: bool = False, modules: Iterable[str] = ()
) -> Iterator[Executor | None]:
    """Connect to the Dask scheduler at *address* while the block runs; give its executor.

    Without an address there is none. Work with other than *whole_numbers* needs workers that round
    as this machine does. The source files of *modules* that lie in this folder are sent to all
    workers. Raises `IllegalSetup` if nobody answers or a worker is not fit for the work, and
    `MissingExtra` without Dask.
    """
    if address is None:
        yield None
        return
    require("dask", "distributed")
    with _quiet():
        with progress_bar(say("dask-connecting"), 1):
            _require_scheduler(address)
            client = _connect(address, whole_numbers=whole_numbers)
        try:
            for module in modules:
                _send_module(client, module)
            yield client.get_executor(pure=False)
        finally:
            client.close(timeout=CLOSE_SECONDS)


@contextmanager
def _quiet() -> Iterator[None]:
    """Let no library write to the terminal: what goes wrong is told in one line of ours."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with catch_warnings():
            simplefilter("ignore")  # Versions of what others have installed, in a table.
            yield
    finally:
        logging.disable(before)


def _require_scheduler(address: str) -> None:
    """Raise `IllegalSetup` unless a scheduler answers."""
    try:
        kind = asyncio.run(asyncio.wait_for(_ask_kind(address), ANSWER_SECONDS))
    except TimeoutError:
        raise IllegalSetup(DaskSilent(address, ANSWER_SECONDS)) from None
    except Exception as error:
        # Whatever else listens there may answer anything.
        raise IllegalSetup(DaskUnreachable(address, str(error) or type(error).__name__)) from error
    if kind != "Scheduler":
        raise IllegalSetup(DaskUnreachable(address, kind))


async def _ask_kind(address: str) -> str:
    """Return what the server at *address* says that it is."""
    from distributed import Security  # noqa: PLC0415 - only with --dask
    from distributed.comm.core import connect  # noqa: PLC0415 - only with --dask
    from distributed.core import send_recv  # noqa: PLC0415 - only with --dask

    security: Any = Security()
    comm: Any = await connect(address, CONNECT_SECONDS, **security.get_connection_args("client"))
    try:
        told: dict[str, Any] = await send_recv(comm, op="identity")
        return str(told["type"])
    finally:
        comm.abort()


def _connect(address: str, *, whole_numbers: bool) -> Client:
    """Return a client whose cluster has workers that work as this machine does."""
    from distributed import Client  # noqa: PLC0415 - only with --dask

    client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    try:
        _require_workers(client, address)
        if not whole_numbers:
            _require_processors(client)
    except BaseException:
        client.close(timeout=CLOSE_SECONDS)
        raise
    return client


def _require_workers(client: Client, address: str) -> None:
    """Raise `IllegalSetup` unless there are workers, and all machines have this fifties.

    A cluster that grows with its work begins to when it has some, hence the first task. The
    scheduler reads what it hands to workers, and needs fifties for that.
    """
    try:
        client.submit(int, pure=False).result(timeout=WORKER_SECONDS)
    except TimeoutError:
        raise IllegalSetup(DaskIdle(address)) from None
    versions: Any = client.get_versions(packages=["fifties"])
    for machine, told in {address: versions["scheduler"], **versions["workers"]}.items():
        theirs = told["packages"]["fifties"]
        if theirs is None:
            raise IllegalSetup(DaskWithoutFifties(machine, __version__))
        if theirs != __version__:
            raise IllegalSetup(OtherVersion(theirs, __version__))


def _require_processors(client: Client) -> None:
    """Raise `IllegalSetup` unless all workers compile for the same processor as this machine."""
    ours = code_target()
    targets: dict[str, CodeTarget] = client.run(code_target)
    for worker, theirs in targets.items():
        if theirs != ours:
            raise IllegalSetup(DaskProcessor(worker, str(theirs), str(ours)))


def _send_module(client: Client, name: str) -> None:
    source = getattr(sys.modules.get(name), "__file__", None)
    if source is not None and Path(source).parent == Path.cwd():
        client.upload_file(source)
