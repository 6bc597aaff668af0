"""Conduct at the table: who leaves games or lets the time run out is paired later for a while.

Only games between people count that are played at one sitting and are rated, or in which strangers met: not
those against engines, nor casual ones by invitation.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry
from academie.server.notices import account_topic, post
from academie.server.refusals import TooMany
from academie.server.rooms.clock import LIVE, MINUTE_MS, ClockRule
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

STRANGERS: Final = frozenset({"seek", "open"})
"""The origins of games between people who have not chosen each other."""
STALL_PART: Final = 3
"""Who lets this part of the whole time go by, and a minute at least, before resigning or flagging, stalls."""
LOOKED_AT: Final = 10
MOST_FAULTS: Final = 3
"""So many faults in the last `LOOKED_AT` games cost a delay."""
FIRST_DELAY: Final = timedelta(minutes=5)
MOST_DELAY: Final = timedelta(days=1)
FORGOTTEN: Final = timedelta(days=7)
"""A delay doubles the next one for so long."""

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


class Fault(StrEnum):
    """What somebody did to their opponent."""

    ABORTED = "aborted"
    """They did not make their first act."""
    LEFT = "left"
    """They stayed away until the game was claimed or their time ran out."""
    STALLED = "stalled"
    """They were there, and let much time go by before they resigned or flagged."""


class Ending(NamedTuple):
    """How a game ended, as far as conduct goes: its log, its clock, and who was there when it ended."""

    log: Sequence[Entry]
    clock: ClockRule
    present: frozenset[int] | None
    """The seats that were there; nothing if that is not known any more."""


def is_watched(clock: ClockRule, origin: str, *, machine: bool, rated: bool) -> bool:
    """Whether conduct counts in such a game."""
    return clock.pace in LIVE and not machine and (rated or origin in STRANGERS)


def fault_of(game_id: UUID, ending: Ending) -> tuple[int, Fault] | None:
    """The seat that is to blame for the end of a game, if one is, and for what; in doubt nobody."""
    ended = next((entry for entry in reversed(ending.log) if entry.kind != Kind.REVEAL), None)
    if ended is None:
        return None
    if ended.kind == Kind.ABORT:
        actor = Fold.of(game_id, ending.log).state.actor
        return (actor, Fault.ABORTED) if isinstance(actor, int) else None
    if ended.seat is None or ended.kind not in {Kind.ABANDONED, Kind.FLAG, Kind.RESIGN}:
        return None
    if ended.kind == Kind.ABANDONED:
        return ended.seat, Fault.LEFT
    if ended.kind == Kind.FLAG and ending.present is not None and ended.seat not in ending.present:
        return ended.seat, Fault.LEFT
    bound = max(MINUTE_MS, ending.clock.base_ms // STALL_PART)
    return (ended.seat, Fault.STALLED) if _last_thought_ms(ending.log, ended) >= bound else None


def _last_thought_ms(log: Sequence[Entry], ended: Entry) -> int:
    """How long a seat has thought before it resigned or flagged; nothing if it was not its turn."""
    before = [entry for entry in log if entry.seq < ended.seq]
    starts = {Kind.ACT, Kind.ROLL, Kind.RESUME, Kind.TAKEBACK, Kind.OPEN}
    start = next(entry for entry in reversed(before) if entry.kind in starts)
    acted = next((entry.seat for entry in reversed(before) if entry.kind == Kind.ACT), None)
    if ended.kind == Kind.RESIGN and acted == ended.seat:
        return 0
    lost = sum(
        int(each.body["lost_ms"]) for each in before if each.kind == Kind.PAUSE and each.seq > start.seq
    )
    return ended.at_ms - start.at_ms - lost


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
