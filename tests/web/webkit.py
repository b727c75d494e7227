"""WebKit as it is installed: a device is a MiniBrowser of WebKitGTK on a screen that nobody sees.

Playwright drives it through the inspector that every WebKit has, as it drives Safari on a phone.
That knows one window a connection, and neither sizes nor languages: a script opens each window in
its size, and another one names the language.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from urllib.parse import urljoin
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, Playwright

PLACES = ("/usr/lib", "/usr/lib64", "/usr/libexec")
PROGRAM = "*/webkit2gtk-4.*/MiniBrowser"
START = 60.0
"""Seconds after which a browser that should have started has failed to."""
OPEN = "([address, features]) => void open(address, '_blank', features)"
EMPTY = "favicon.svg"
"""What a new window shows. A window that goes to another site gets another process, and then
Playwright waits in vain; so it begins at the site that it will be used for."""
LANGUAGE = "Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => [{0!r}] }})"
TARGET = re.compile(r'class="targeturl">([^<]*)<.*?(/socket/\d+/(\d+)/WebPage)', re.DOTALL)
"""An address that is shown, and how the inspector calls its window."""


def find_minibrowser() -> str | None:
    """Return the MiniBrowser of the newest WebKitGTK, if it can be started here."""
    if shutil.which("Xvfb") is None:
        return None
    found = sorted(path for place in PLACES for path in Path(place).glob(PROGRAM))
    return str(found[-1]) if found else None


@contextmanager
def hidden_screen() -> Iterator[str]:
    """Start an X server that shows nothing, and return the name of its display."""
    reader, writer = os.pipe()
    command = ("Xvfb", "-displayfd", str(writer), "-screen", "0", "1920x1200x24")
    with subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as told:
                number = told.readline().strip()
            assert number, "Xvfb did not start"
            yield f":{number}"
        finally:
            server.terminate()


class WebKitDevice:
    """A device of somebody: one process with storage of its own, and windows of one size."""

    def __init__(
        self,
        playwright: Playwright,
        display: str,
        url: str,
        *,
        viewport: dict[str, int],
        locale: str,
        moving: bool,
        patience: float,
        private: bool,
    ) -> None:
        self._playwright, self._moving, self._empty = playwright, moving, urljoin(url, EMPTY)
        self._patience = patience
        self._features = "popup,width={width},height={height}".format(**viewport)
        self._scripts = [LANGUAGE.format(locale)]
        self._connections: list[Browser] = []
        self._running = ExitStack()
        self._inspector = self._start(display, private=private)
        self._opener = self._attach("about:blank")

    def _start(self, display: str, *, private: bool) -> str:
        """Start the process, and return where its inspector listens.

        A *private* one keeps nothing for pages without a network.
        """
        program = find_minibrowser()
        assert program is not None, "no WebKit is installed; run: make browsers"
        with socket.create_server(("127.0.0.1", 0)) as free:
            address = f"127.0.0.1:{free.getsockname()[1]}"
        ours = {
            "DISPLAY": display,
            "HOME": self._running.enter_context(TemporaryDirectory()),
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_INSPECTOR_HTTP_SERVER": address,
        }
        running = subprocess.Popen(
            [
                program,
                *(["--private"] if private else []),
                "--javascript-can-open-windows-automatically=true",
            ],
            env={**os.environ, **ours},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._running.callback(running.wait)
        self._running.callback(running.terminate)
        return address

    def _attach(self, address: str) -> Page:
        """Drive the window that was opened last, once it shows *address*."""
        until = monotonic() + START
        while (newest := self._newest_window()) is None or newest[0] != address:
            assert monotonic() < until, f"WebKit did not open {address} in {START:.0f} s"
            sleep(0.05)
        with _listing(f"ws://{self._inspector}{newest[1]}") as listed:
            connection = self._playwright.webkit.connect_over_cdp(listed, timeout=START * 1000)
        self._connections.append(connection)
        (page,) = connection.contexts[0].pages
        return page

    def _newest_window(self) -> tuple[str, str] | None:
        """Return what the newest window shows and how it is called, once there is another one."""
        try:
            with urlopen(f"http://{self._inspector}/", timeout=START) as told:
                found = TARGET.findall(told.read().decode())
        except OSError:  # it has not started yet
            return None
        if len(found) <= len(self._connections):
            return None
        address, path, _ = max(found, key=lambda window: int(window[2]))
        return address, path

    def add_init_script(self, script: str) -> None:
        """Run *script* in every page that is opened from now on, before its own."""
        self._scripts.append(script)

    def new_page(self) -> Page:
        """Open another window."""
        self._opener.evaluate(OPEN, [self._empty, self._features])
        page = self._attach(self._empty)
        page.set_default_timeout(self._patience)
        for script in self._scripts:
            page.add_init_script(script)
        page.emulate_media(reduced_motion="no-preference" if self._moving else "reduce")
        return page

    def close(self) -> None:
        """Stop the process with all its windows."""
        for connection in self._connections:
            connection.close()
        self._running.close()


@contextmanager
def _listing(target: str) -> Iterator[str]:
    """List *target* as the only window of a browser, in the form that Playwright asks for."""
    body = json.dumps([{"webSocketDebuggerUrl": target}]).encode()

    class Listing(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Listing) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
