"""A Dask scheduler with workers, each in a process of its own: python tests/dask_processes.py 2.

It prints the scheduler's address, and ends with its standard input. The scheduler gives a task up
as soon as one worker has died of it; doing it again is left to us.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def running_cluster(workers: int) -> Iterator[str]:
    """Run a scheduler with so many workers while the block runs; give its address."""
    command = [sys.executable, __file__, str(workers)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "no scheduler was started"
        yield address
        process.communicate()


def main(workers: int) -> None:
    """Serve until nobody needs the cluster any more."""
    import dask  # noqa: PLC0415 - importing it takes long, and only this process needs it
    from distributed import LocalCluster  # noqa: PLC0415 - as above

    dask.config.set({"distributed.scheduler.allowed-failures": 0})
    with LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    ) as cluster:
        sys.stdout.write(f"{cluster.scheduler_address}\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    main(int(sys.argv[1]))
