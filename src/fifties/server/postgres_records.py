"""The archive of records in PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.table_log import Unreadable

MOST_LISTED: Final = 1000

_LISTED: Final = "name, finished, game, players, winners, totals"

Result = TypeVar("Result")
_encode: Final = msgspec.json.Encoder().encode


class PostgresRecords(ABC):
    """Finished games and their reviews; the store that inherits this connects."""

    @abstractmethod
    async def _read(
        self, work: Callable[[asyncpg.Connection[asyncpg.Record]], Awaitable[Result]]
    ) -> Result:
        """Do *work*, again for a while if the database cannot be reached: it is harmless twice."""

    async def _value(self, question: str, *about: object) -> Any:
        return await self._read(lambda reader: reader.fetchval(question, *about))

    async def record(self, name: str) -> KeptRecord | None:
        """Return a record, or raise `Unreadable`."""
        question = f"SELECT {_LISTED}, text FROM records WHERE name = $1"
        found = await self._read(lambda reader: reader.fetchrow(question, name))
        return None if found is None else _record(*found)

    async def records_of(self, key: str) -> list[KeptRecord]:
        """Return the records of the games that the holder of *key* played, latest first."""
        question = (
            f"SELECT {_LISTED}, '' FROM records JOIN record_owners USING (name)"
            " WHERE key = $1 ORDER BY finished DESC LIMIT $2"
        )
        found = await self._read(lambda reader: reader.fetch(question, key, MOST_LISTED))
        return [_record(*row) for row in found]

    async def review(self, name: str, form: int) -> bytes | None:
        """Return the review of a record, if one of that format is kept."""
        question = "SELECT review FROM record_reviews WHERE name = $1 AND format = $2"
        found: bytes | None = await self._value(question, name, form)
        return found

    async def keep_review(self, name: str, form: int, review: bytes) -> None:
        """Keep the review of a record, unless that was erased meanwhile."""
        await self._value(
            "INSERT INTO record_reviews SELECT name, $2, $3 FROM records WHERE name = $1 FOR SHARE "
            "ON CONFLICT (name) DO UPDATE SET format = excluded.format, review = excluded.review "
            "RETURNING 1",
            name,
            form,
            review,
        )

    async def keep_imported(self, with_keys: RecordWithKeys, most: int) -> bool:
        """Keep a record of one owner, unless they have *most*; return whether it is kept.

        One that is there already stays as it is.
        """
        (key,), name = with_keys.keys, with_keys.record.name
        others = "SELECT count(*) FROM record_owners WHERE key = $1 AND name <> $2"

        async def keep(connection: asyncpg.Connection[asyncpg.Record]) -> bool:
            async with connection.transaction():
                if await connection.fetchval(others, key, name) >= most:
                    return False
                await write_record(connection, with_keys)
                return True

        return await self._read(keep)

    async def erase(self, name: str, key: str) -> bool:
        """Erase a record for somebody who played in it; return whether there was such a one."""
        erased = await self._value(
            "WITH mine AS (SELECT name FROM record_owners WHERE name = $1 AND key = $2), "
            "gone AS (DELETE FROM records USING mine WHERE records.name = mine.name "
            "RETURNING records.name) SELECT count(*) FROM gone",
            name,
            key,
        )
        return bool(erased)

    async def erase_before(self, before: float) -> int:
        """Erase records of games that ended before *before*; return how many."""
        return int(
            await self._value(
                "WITH gone AS (DELETE FROM records WHERE finished < $1 RETURNING name) "
                "SELECT count(*) FROM gone",
                before,
            )
        )


async def write_record(
    connection: asyncpg.Connection[asyncpg.Record], with_keys: RecordWithKeys
) -> None:
    """Write a record with the keys of those who played."""
    kept = with_keys.record
    lists = [_encode(one).decode() for one in (kept.players, kept.winners, kept.totals)]
    await connection.execute(
        "INSERT INTO records (name, finished, game, players, winners, totals, text) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        *(kept.name, kept.finished, kept.game, *lists, kept.text),
    )
    await connection.executemany(
        "INSERT INTO record_owners (key, name) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [(key, kept.name) for key in with_keys.keys],
    )


def _record(  # noqa: PLR0913, PLR0917 - a row has as many columns
    name: str, finished: float, game: str, players: str, winners: str, totals: str, text: str
) -> KeptRecord:
    try:
        names = msgspec.json.decode(players, type=tuple[str, ...])
        seats = [msgspec.json.decode(one, type=tuple[int, ...]) for one in (winners, totals)]
    except msgspec.DecodeError as error:
        raise Unreadable(type(error).__name__) from None
    return KeptRecord(name, finished, game, names, text, *seats)
