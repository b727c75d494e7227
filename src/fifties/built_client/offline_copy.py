"""The offline copy: all files that a browser keeps to play without a network.

These are the files of the client, and the offline pack: Python with `fifties`.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

STATIC: Final = files("fifties") / "static"
PACK: Final = files("fifties") / "offline"
PACK_LIST: Final = "pack.json"
LIST: Final = "offline-copy.json"
FOLDER: Final = "offline"
"""Of Python's files, as a browser asks for them."""

HERE: Final = "here"
"""How addresses of pages begin that are about the tables of a device, where a server has others."""

COMPRESSED: Final = ".gz"
SMALLEST: Final = ".lzma"
"""How the names of files end that are compressed as browsers unpack them by themselves, and of
those that the client unpacks."""
PRINTING: Final = "printing"
"""How the names of Python's files begin that are only fetched when somebody prints."""
SHELL: Final = ("assets/", "favicon.svg", "icons/icon-192.png", "manifest.webmanifest")
"""How the names of the client's files begin that are needed without a network."""


class PackedFile(Struct, frozen=True):
    """A file of the offline pack."""

    bytes: int
    """How many it has as a browser fetches it."""
    sha256: str
    """Of what it holds uncompressed."""


class Pack(Struct, frozen=True):
    """The offline pack, as `tools/offline_pack` lists it."""

    version: str
    files: dict[str, PackedFile]
    """By name, without the suffix."""


class OfflineFile(Struct, frozen=True):
    """A file of the offline copy."""

    path: str
    """Under which address it is asked for later, relative to the first page."""
    from_: str = msgspec.field(name="from")
    """From where it is fetched; compressed if that ends with `.gz` or `.lzma`."""
    bytes: int = 0
    """How many bytes come over the network."""
    sha256: str = ""
    """Of the uncompressed file."""


class OfflineCopy(Struct, frozen=True):
    """The list of all files that a browser keeps."""

    version: str
    python: str
    """The folder of Python's files."""
    here: str
    """How the addresses of pages about tables of the device begin; on a site, all do."""
    bytes: int
    files: tuple[OfflineFile, ...]
    printing: tuple[OfflineFile, ...]
    """What is fetched, and kept, when somebody prints for the first time."""


def read_pack(folder: Traversable = PACK) -> Pack | None:
    """Return what is in the offline pack; ``None`` if it was not built."""
    listed = folder / PACK_LIST
    return msgspec.json.decode(listed.read_bytes(), type=Pack) if listed.is_file() else None


def list_files(
    client: Mapping[str, bytes], sizes: Mapping[str, int], pack: Pack, *, compressed: bool
) -> OfflineCopy:
    """List the offline copy: *client* has the contents of its files, *sizes* their bytes.

    A host of static files has everything *compressed* under a name of its own; a server compresses
    what it sends.
    """
    python = f"{FOLDER}/{pack.version}/"
    packed = {
        name: OfflineFile(path := python + name, path + SMALLEST, file.bytes, file.sha256)
        for name, file in pack.files.items()
    }
    printing = {name: file for name, file in packed.items() if name.startswith(PRINTING)}
    found = [
        *_client_files(client, sizes, compressed=compressed),
        *(file for name, file in packed.items() if name not in printing),
    ]
    whole = [*found, *printing.values()]
    digest = hashlib.sha256("\n".join(f"{file.path} {file.sha256}" for file in whole).encode())
    return OfflineCopy(
        digest.hexdigest()[:12],
        python,
        "" if compressed else HERE,
        sum(file.bytes for file in found),
        tuple(found),
        tuple(printing.values()),
    )


def _client_files(
    client: Mapping[str, bytes], sizes: Mapping[str, int], *, compressed: bool
) -> Iterator[OfflineFile]:
    for name, content in sorted(client.items()):
        if name.startswith(SHELL):
            source = name + COMPRESSED if compressed and name + COMPRESSED in sizes else name
            digest = hashlib.sha256(content).hexdigest()
            yield OfflineFile(name, source, sizes.get(source, len(content)), digest)


def unpack(content: bytes) -> bytes:
    """Return the uncompressed content of a file of the pack."""
    return gzip.decompress(content)
