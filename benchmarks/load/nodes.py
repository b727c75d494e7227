"""Several servers at ports one after the other: `python nodes.py COUNT PORT COMMAND…`."""

from __future__ import annotations

import signal
import subprocess
import sys


def main() -> None:
    """Start all servers, the first one last, and stop them when this is stopped."""
    count, port, *command = sys.argv[1:]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    running: list[subprocess.Popen[str]] = []
    try:
        for number in reversed(range(int(count))):
            words = [*command, "--port", str(int(port) + number)]
            started = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
            running.append(started)
            # It prints its address once it serves.
            if started.stdout is None or not started.stdout.readline():
                sys.exit("a server has not started")
        running[0].wait()
    finally:
        for started in running:
            started.terminate()
        for started in running:
            started.wait()


if __name__ == "__main__":
    main()
