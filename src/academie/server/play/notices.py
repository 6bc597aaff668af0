"""Facts that people are told of: whose turn it is, time that runs out, challenges, games begun and ended.

Turns are found by a query over the games that are being played, so that acts cost nothing and a crash loses
nothing. The rest is told in the transaction that stores it.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.registry import registry
from academie.server.base.declared.notices import By, NoticeKind
from academie.server.community.notices import MESSAGE
from academie.server.game.clock import LIVE
from academie.server.notify.notices import About, Notice, player_named, tell
from academie.words import Message, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.game.endings import GameEnded


TURN_SECONDS: Final = 20
"""How long a turn waits for its player before the player is told of it."""
OLDEST_HOURS: Final = 24
"""Turns that came longer ago are not told any more: the notifier was away."""
AT_ONCE: Final = 500
LIVE_SECONDS: Final = 60
"""After how long a turn in a game of one sitting is no news any more."""
TWO: Final = 2
SILENT_MS: Final = 45_000
"""A web process that gave no sign of life for so long serves nobody."""

AT_TABLE: Final = f"""
    EXISTS (SELECT FROM attendance JOIN game ON game.id = game_id
            JOIN process ON process.id = process_id
            WHERE game_id = notice.subject::uuid AND seats[seat + 1] = notice.account AND NOT gone
              AND beat_ms > extract(epoch FROM now()) * 1000 - {SILENT_MS})
"""
PLAYED: Final = """
    NOT EXISTS (SELECT FROM game_live JOIN live USING (game_id)
                WHERE game_id = notice.subject::uuid AND seats[actor + 1] = notice.account)
"""
YOUR_TURN: Final = NoticeKind(
    name="your-turn",
    by=frozenset({By.PAGE, By.PUSH}),
    delay=timedelta(0),  # it has waited already
    urgent=True,
    seldom=True,
    seen=AT_TABLE,
    settled=PLAYED,
)
TIME_LOW: Final = NoticeKind(
    name="time-low", by=frozenset(By), delay=timedelta(0), urgent=True, digested=False, settled=PLAYED
)
GAME_BEGUN: Final = NoticeKind(name="game-begun", seen=AT_TABLE)
RESULT: Final = NoticeKind(name="result", seen=AT_TABLE)
CHAT: Final = replace(MESSAGE, seen=AT_TABLE)

SERVED: Final = f"""
    EXISTS (SELECT FROM attendance JOIN process ON process.id = process_id
            WHERE attendance.game_id = game.id AND seats[seat + 1] = account.id AND NOT gone
              AND beat_ms > extract(epoch FROM now()) * 1000 - {SILENT_MS})
"""
"""Whether somebody is at the table of a game."""
STANDING: Final = f"""
    SELECT game.id, game_key, seats, players, actor, account.id AS account, account.name, came.seq,
           deadline_ms, coalesce(clock->>'pace', 'none') AS pace, {SERVED} AS served
    FROM game_live JOIN LATERAL (SELECT * FROM game WHERE id = game_id OFFSET 0) AS game ON true
    JOIN account ON account.id = seats[actor + 1] AND NOT guest AND engine IS NULL
    JOIN LATERAL (SELECT at_ms FROM game_event AS each
                  WHERE each.game_id = game_live.game_id AND seq = last_seq OFFSET 0) AS last ON true
    JOIN LATERAL (SELECT seq, seat FROM game_event AS each
                  WHERE each.game_id = game.id AND kind IN ('act', 'open', 'takeback', 'resume')
                  ORDER BY seq DESC LIMIT 1) AS came ON true
"""
"""`OFFSET 0` has games and notices looked up one by one, rather than all there ever were be read."""
TURNS: Final = f"""
    {STANDING}
    WHERE last.at_ms BETWEEN extract(epoch FROM now()) * 1000 - $1 * 3600000.0
                         AND extract(epoch FROM now()) * 1000 - $2 * 1000.0
      AND came.seat IS DISTINCT FROM actor
      AND (clock->>'pace' = 'days' OR (NOT with_engine AND NOT {SERVED}))
      AND NOT EXISTS (SELECT FROM notice
                      WHERE key = 'your-turn ' || account.id || ' ' || game.id || ' ' || came.seq
                      OFFSET 0)
    LIMIT $3
"""
LOW: Final = f"""
    {STANDING}
    WHERE clock->>'pace' = 'days' AND deadline_ms > extract(epoch FROM now()) * 1000
      AND deadline_ms < extract(epoch FROM now()) * 1000
                        + least(86400000, ((clock->>'step_ms')::bigint + (clock->>'base_ms')::bigint) / 4)
      AND NOT EXISTS (SELECT FROM notice
                      WHERE key = 'time-low ' || account.id || ' ' || game.id || ' ' || came.seq
                      OFFSET 0)
    LIMIT $1
"""
ABSENT: Final = f"""
    SELECT account.id AS account, account.name FROM game JOIN account ON account.id = ANY(seats)
    WHERE game.id = $1 AND NOT guest AND engine IS NULL AND NOT {SERVED}
"""


class Facts:
    """Looks for what people should be told of, again and again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sweep(self) -> None:
        """Tell of turns and of time that runs out."""
        turns = await self._database.fetch(TURNS, OLDEST_HOURS, TURN_SECONDS, AT_ONCE)
        low = await self._database.fetch(LOW, AT_ONCE)
        for kind, rows in ((YOUR_TURN, turns), (TIME_LOW, low)):
            for row in rows:
                async with self._database.acquire() as connection, connection.transaction():
                    about = About(kind, row["id"], row["seq"])
                    await tell(connection, row["account"], about, _turn(kind, row), seen=row["served"])


def _turn(kind: NoticeKind, row: Record) -> Notice:
    """What is said to the player of a game whose turn it is."""
    others = _others(row["players"], row["name"])
    title = registry[row["game_key"]].title
    if kind is TIME_LOW:
        return Notice(Message("server-notice-time-low", others=others, game=title), *_table(row["id"]))
    ttl = LIVE_SECONDS if row["pace"] in LIVE else 0
    return Notice(Message("server-notice-your-turn", others=others, game=title), *_table(row["id"]), ttl)


def _table(game_id: object) -> tuple[Text, str]:
    return Message("server-notice-to-table"), f"/table/{game_id}"


def _others(players: Sequence[str], name: str) -> Text:
    """The other players by their names; guests and machines by what they are."""
    others = [player_named(each) for each in players if each != name]
    if len(others) == TWO - 1:
        return others[0]
    return Message("server-notice-several", count=len(others))


async def tell_begun(
    connection: PoolConnectionProxy[Record], game_id: UUID, besides: UUID | None = None
) -> None:
    """Tell the players of a game that it has begun, but for the one whose act began it."""
    row = await _game(connection, game_id)
    for account, name in zip(row["seats"], row["players"], strict=True):
        if account != besides:
            title = Message("server-notice-begun", others=_others(row["players"], name), game=_title(row))
            await tell(connection, account, About(GAME_BEGUN, game_id), Notice(title, *_table(game_id)))


async def tell_result(connection: PoolConnectionProxy[Record], ended: GameEnded) -> None:
    """Tell the players who are not at the table that their game is over."""
    game_id: UUID = ended.row["id"]
    row = await _game(connection, game_id)
    for absent in await connection.fetch(ABSENT, game_id):
        title = Message(
            "server-notice-over", others=_others(row["players"], absent["name"]), game=_title(row)
        )
        notice = Notice(title, Message("server-notice-to-game"), f"/game/{game_id}")
        await tell(connection, absent["account"], About(RESULT, game_id), notice)


async def tell_chat(connection: PoolConnectionProxy[Record], game_id: UUID, author: str) -> None:
    """Tell the players who are not at the table of a message there, once an hour."""
    hour = f"{datetime.now(UTC):%Y-%m-%dT%H}"
    for absent in await connection.fetch(ABSENT, game_id):
        if absent["name"] != author:
            title = Message("server-notice-message", player=player_named(author))
            await tell(
                connection, absent["account"], About(CHAT, game_id, hour), Notice(title, *_table(game_id))
            )


async def _game(connection: PoolConnectionProxy[Record], game_id: UUID) -> Record:
    row = await connection.fetchrow("SELECT game_key, seats, players FROM game WHERE id = $1", game_id)
    assert row is not None
    return row


def _title(row: Record) -> Text:
    return registry[row["game_key"]].title
