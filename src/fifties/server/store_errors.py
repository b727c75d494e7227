"""What can be wrong with the database and the bus that several processes share."""

from __future__ import annotations

from urllib.parse import urlsplit


class StoreUnreachable(OSError):  # noqa: N818 - it says what is the matter
    """The database does not answer at the moment."""


class SchemaTooNew(OSError):  # noqa: N818 - it says what is the matter
    """A newer version of this program has changed the schema of the database."""


class SessionsShared(OSError):  # noqa: N818 - it says what is the matter
    """A pool between this process and the database gives one session to several processes."""


class BusUnreachable(OSError):  # noqa: N818 - it says what is the matter
    """Redis or Valkey does not answer."""


def plain_error(error: BaseException) -> str:
    """Return in a line what is wrong."""
    return (str(error) or type(error).__name__).splitlines()[0]


def without_password(url: str) -> str:
    """Return a URL as it may be shown."""
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
