"""A folder of static files that any web host serves under any path: both games without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from fifties.built_client.content_policy import WORKER_POLICY, policy_of
from fifties.built_client.offline_copy import (
    COMPRESSED,
    FOLDER,
    LIST,
    PACK,
    SMALLEST,
    STATIC,
    Pack,
    list_files,
    read_pack,
    unpack,
)

PAGE: Final = "site.html"
"""The page of a site, as the build wrote it: everything in it is relative."""
INDEX: Final = "index.html"
WORKER_SCRIPTS: Final = "assets/worker-*.js"
MANIFEST: Final = "manifest.webmanifest"
NOT_ON_SITES: Final = "frame-ancestors"
"""What a page cannot say about itself: only a header can."""
OF_SERVER: Final = (".html", ".br", "pages.json")
"""How the names of files end that only a server needs, beside its pages."""


class NotBuilt(Exception):  # noqa: N818 - it says what is the matter
    """The browser client or the offline pack was not built."""


def write_site(out: Path) -> int:
    """Write a site into the new or empty folder *out*; return how many bytes it has.

    Raises `NotBuilt`, and `FileExistsError` if there is something in the folder.
    """
    pack, static = read_pack(), Path(str(STATIC))
    if pack is None or not (static / PAGE).is_file():
        raise NotBuilt
    out.mkdir(parents=True, exist_ok=True)
    if any(out.iterdir()):
        raise FileExistsError(None, "is not empty", str(out))
    contents = _contents(static, pack)
    for name, content in contents.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(map(len, contents.values()))


def _contents(static: Path, pack: Pack) -> dict[str, bytes]:
    """Return all files of the site by their names."""
    client = {
        path.relative_to(static).as_posix(): path.read_bytes()
        for path in sorted(static.rglob("*"))
        if path.is_file() and not _is_of_server(path.name)
    }
    page = (static / PAGE).read_text(encoding="utf-8")
    client[MANIFEST] = _relative(client[MANIFEST])
    client.pop(MANIFEST + COMPRESSED, None)
    sizes = {name: len(content) for name, content in client.items()}
    plain = {name: data for name, data in client.items() if not name.endswith(COMPRESSED)}
    listed = list_files(plain, sizes, pack, compressed=True)
    python = f"{FOLDER}/{pack.version}/"
    for name in pack.files:
        client[python + name + SMALLEST] = (PACK / (name + SMALLEST)).read_bytes()
        client[python + name] = unpack((PACK / (name + COMPRESSED)).read_bytes())
    client[LIST] = msgspec.json.encode(listed)
    client[INDEX] = _with_policy(page).encode()
    return client | _policies(policy_of(page))


def _is_of_server(name: str) -> bool:
    return name.startswith(".") or any(
        name.endswith((ending, ending + COMPRESSED)) for ending in OF_SERVER
    )


def _relative(manifest: bytes) -> bytes:
    """Return the app's manifest with relative addresses; shortcuts lead to a server's pages."""

    def change(value: Any) -> Any:
        if isinstance(value, str):
            return f".{value}" if value.startswith("/") else value
        if isinstance(value, list):
            return [change(one) for one in value]
        if isinstance(value, dict):
            return {key: change(one) for key, one in value.items() if key != "shortcuts"}
        return value

    return json.dumps(change(json.loads(manifest)), indent=1).encode()


def _with_policy(page: str) -> str:
    """Return the page with its policy inside: few hosts of static files send headers."""
    rules = [rule for rule in policy_of(page).split("; ") if not rule.startswith(NOT_ON_SITES)]
    meta = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}" />'
    return page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {meta}', 1)


def _policies(policy: str) -> dict[str, bytes]:
    """Return the policy as common hosts read it, from files beside the page."""
    usual = {
        "Content-Security-Policy": policy,
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }
    headers = "".join(f"  {name}: {value}\n" for name, value in usual.items())
    worker = f"  ! Content-Security-Policy\n  Content-Security-Policy: {WORKER_POLICY}\n"
    apache = "".join(f'Header set {name} "{value}"\n' for name, value in usual.items())
    nginx = "".join(f'add_header {name} "{value}";\n' for name, value in usual.items())
    return {
        "_headers": f"/*\n{headers}/{WORKER_SCRIPTS}\n{worker}".encode(),
        ".htaccess": (
            f"AddType application/wasm .wasm\nAddType text/javascript .mjs\n{apache}"
            '<FilesMatch "^worker-.*\\.js$">\n'
            f'Header set Content-Security-Policy "{WORKER_POLICY}"\n</FilesMatch>\n'
        ).encode(),
        "nginx.conf": (
            "# Include this in the location that serves the folder.\n"
            f"{nginx}"
            "location ~ /assets/worker-[^/]+\\.js$ {\n"
            f'  add_header Content-Security-Policy "{WORKER_POLICY}";\n}}\n'
        ).encode(),
        ".nojekyll": b"",
    }
