"""Sanctions against an account: what those in force forbid, and how the person is told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.base.errors import NotYours
from academie.words import Message, Text

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

CLOSED: Final = Message("community-closed")
SUSPENDED: Final = Message("community-suspended")
MUTED: Final = Message("community-muted")


class Sanction(StrEnum):
    """What is decided about an account, or about a game of it."""

    WARN = "warn"
    MUTE = "mute"
    """Neither chat nor messages."""
    SUSPEND = "suspend"
    """Neither chat nor messages nor new games; games that have begun go on."""
    CLOSE = "close"
    """As suspended, without an end."""
    ANNUL = "annul"
    """A game counts for nothing."""


FROM_PLAYING: Final = (Sanction.SUSPEND.value, Sanction.CLOSE.value)
FROM_SPEAKING: Final = (Sanction.MUTE.value, *FROM_PLAYING)
IN_FORCE: Final = "lifted_at IS NULL AND (until IS NULL OR until > now())"
FORBIDDING: Final = f"""
    SELECT kind, reason, until FROM sanction WHERE account = $1 AND kind = ANY($2) AND {IN_FORCE}
    ORDER BY until DESC NULLS FIRST LIMIT 1
"""
IMPOSE: Final = """
    INSERT INTO sanction (account, kind, reason, until, game_id, case_id, decided_by, seconded_by)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id
"""
FORGET: Final = """
    DELETE FROM sanction WHERE coalesce(lifted_at, until) < now() - $1::interval
       OR (kind = 'warn' AND since < now() - $1::interval)
"""
SILENCED: Final = f"""
    EXISTS (SELECT FROM sanction
            WHERE sanction.account = {{0}} AND kind = ANY('{{{{{",".join(FROM_SPEAKING)}}}}}') AND {IN_FORCE})
"""


class NewSanction(NamedTuple):
    """A sanction, who has decided it, and in which case."""

    account: UUID
    kind: Sanction
    reason: str
    until: datetime | None
    game_id: UUID | None
    case_id: int
    decided_by: UUID
    seconded_by: UUID | None


async def impose(connection: PoolConnectionProxy[Record], sanction: NewSanction) -> int:
    """Put a sanction in force, and return its number."""
    number: int = await connection.fetchval(IMPOSE, *sanction)
    return number


async def lift(connection: PoolConnectionProxy[Record], number: int) -> None:
    """End a sanction before its time."""
    await connection.execute("UPDATE sanction SET lifted_at = now() WHERE id = $1", number)


async def note_seen(database: Database, account: UUID) -> None:
    """Take note that somebody has been shown all sanctions."""
    await database.execute(
        "UPDATE sanction SET seen_at = now() WHERE account = $1 AND seen_at IS NULL", account
    )


async def forget_sanctions(database: Database, kept: timedelta) -> None:
    """Delete sanctions that ended longer ago."""
    await database.execute(FORGET, kept)


async def check_may_play(connection: PoolConnectionProxy[Record], account: UUID) -> None:
    """Raise `NotYours`, saying why and how to appeal, if an account may begin no games."""
    if (why := await forbidding(connection, account, FROM_PLAYING)) is not None:
        raise NotYours(why)


async def check_may_speak(connection: PoolConnectionProxy[Record], account: UUID) -> None:
    """Raise `NotYours`, saying why and how to appeal, if an account may neither chat nor write."""
    if (why := await forbidding(connection, account, FROM_SPEAKING)) is not None:
        raise NotYours(why)


async def forbidding(
    connection: PoolConnectionProxy[Record] | Database, account: UUID, kinds: tuple[str, ...]
) -> Text | None:
    """What forbids an account something, told with its reason and end; nothing if nothing does."""
    row = await connection.fetchrow(FORBIDDING, account, [*kinds])
    if row is None:
        return None
    if row["until"] is None:
        return CLOSED.given(reason=row["reason"])
    told = SUSPENDED if row["kind"] == Sanction.SUSPEND else MUTED
    return told.given(reason=row["reason"], until=f"{row['until'].astimezone(UTC):%Y-%m-%d %H:%M} UTC")
