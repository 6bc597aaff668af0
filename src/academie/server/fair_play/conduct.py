"""Conduct at the table: who leaves games or lets the time run out is paired later for a while.

Only games between people count that are played at one sitting and are rated, or in which strangers met: not
those against engines, nor casual ones by invitation.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.base.changes import account_topic, post
from academie.server.base.errors import TooMany
from academie.server.game.conduct import Fault
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.game.endings import GameEnded

LOOKED_AT: Final = 10
MOST_FAULTS: Final = 3
"""So many faults in the last `LOOKED_AT` games cost a delay."""
FIRST_DELAY: Final = timedelta(minutes=5)
MOST_DELAY: Final = timedelta(days=1)
FORGOTTEN: Final = timedelta(days=7)
"""A delay doubles the next one for so long."""

AT_FAULT: Final = "SELECT account FROM game_result WHERE game_id = $1 AND watched AND fault IS NOT NULL"
RECENT: Final = """
    SELECT count(*) AS games, count(fault) AS faults
    FROM (SELECT fault FROM game_result WHERE account = $1 AND watched AND ended_at <= $2
          ORDER BY ended_at DESC LIMIT $3) AS recent
"""
FORMER: Final = """
    SELECT count(*) FROM pairing_delay WHERE account = $1 AND since > $2::timestamptz - $3::interval
"""
DELAY: Final = """
    INSERT INTO pairing_delay (account, game_id, faults, games, since, until) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING
"""
DELAYED: Final = """
    SELECT faults, games, until FROM pairing_delay WHERE account = $1 AND until > now()
    ORDER BY until DESC LIMIT 1
"""
LAST: Final = """
    SELECT game_id, game_key, fault, ended_at FROM game_result WHERE account = $1 AND watched
    ORDER BY ended_at DESC LIMIT $2
"""


async def delay_leavers(connection: PoolConnectionProxy[Record], ended: GameEnded) -> None:
    """Delay the pairing of those whose results say that they gave this game up."""
    for row in await connection.fetch(AT_FAULT, ended.row["id"]):
        await impose_delay(connection, row["account"], ended.row["id"], ended.row["ended_at"])


async def impose_delay(
    connection: PoolConnectionProxy[Record], account: UUID, game_id: UUID, at: datetime
) -> None:
    """Delay the pairing of somebody who has just given a game up once too often, and let them know.

    A delay counts from the end of the game: one that is found late may be over already.
    """
    recent = await connection.fetchrow(RECENT, account, at, LOOKED_AT)
    if recent is None or recent["faults"] < MOST_FAULTS:
        return
    former = await connection.fetchval(FORMER, account, at, FORGOTTEN)
    until = at + delay_after(former)
    await connection.execute(DELAY, account, game_id, recent["faults"], recent["games"], at, until)
    await post(connection, account_topic(account))


def delay_after(former: int) -> timedelta:
    """The delay of somebody who had so many in the last week: each doubles the next."""
    doubled = int(2 ** min(former, LOOKED_AT))
    return min(FIRST_DELAY * doubled, MOST_DELAY)


class Delay(NamedTuple):
    """Until when somebody is not paired, as they gave up so many of their last games."""

    faults: int
    games: int
    until: datetime


class WatchedGame(NamedTuple):
    """A game in which conduct counts, and what one did there, if anything."""

    game_id: UUID
    game_key: str
    fault: Fault | None
    ended_at: datetime


async def current_delay(database: Database, account: UUID) -> Delay | None:
    """The delay of somebody, if there is one now."""
    row = await database.fetchrow(DELAYED, account)
    return None if row is None else Delay(row["faults"], row["games"], row["until"])


async def last_watched(database: Database, account: UUID) -> list[WatchedGame]:
    """The last games that count for the conduct of somebody, the newest first."""
    rows = await database.fetch(LAST, account, LOOKED_AT)
    return [
        WatchedGame(
            row["game_id"],
            row["game_key"],
            None if row["fault"] is None else Fault(row["fault"]),
            row["ended_at"],
        )
        for row in rows
    ]


async def check_delay(database: Database, account: UUID) -> None:
    """Raise `TooMany` while somebody is not to be paired, saying why and for how long."""
    delay = await current_delay(database, account)
    if delay is None:
        return
    left = delay.until - datetime.now(delay.until.tzinfo)
    seconds = max(1, ceil(left.total_seconds()))
    words = {"faults": delay.faults, "games": delay.games, "minutes": ceil(seconds / 60)}
    raise TooMany(Message("server-pairing-delay", **words), seconds)
