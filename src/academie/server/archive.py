"""Finished games, searched."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.store.games import GameRow, game_row

if TYPE_CHECKING:
    from academie.server.store.pool import Database

SEARCH: Final = """
    SELECT * FROM game
    WHERE status = 'over'
      AND ($1::text IS NULL OR game_key = $1)
      AND ($2::text IS NULL OR ruleset = $2)
      AND ($3::text IS NULL OR seats @> ARRAY(SELECT id FROM account WHERE lower(name) = lower($3)))
      AND ($3::text IS NULL OR EXISTS (SELECT FROM account WHERE lower(name) = lower($3)))
      AND ($4::timestamptz IS NULL OR ended_at >= $4)
      AND ($5::timestamptz IS NULL OR ended_at < $5)
      AND ($6::uuid IS NULL OR (ended_at, id) < (SELECT ended_at, id FROM game WHERE id = $6))
    ORDER BY ended_at DESC, id DESC LIMIT $7
"""
LIVE: Final = """
    SELECT * FROM game WHERE status = 'live' AND seats @> ARRAY[$1::uuid] ORDER BY created_at LIMIT 200
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """What is looked for; nothing said of a field lets any value do."""

    game: str | None = None
    ruleset: str | None = None
    player: str | None = None
    since: datetime | None = None
    until: datetime | None = None


async def finished(database: Database, search: Search, after: UUID | None, most: int) -> list[GameRow]:
    """The games found, the last to end first, from behind `after` on."""
    rows = await database.fetch(
        SEARCH, search.game, search.ruleset, search.player, search.since, search.until, after, most
    )
    return [game_row(row) for row in rows]


async def live(database: Database, account: UUID) -> list[GameRow]:
    """The games an account is playing."""
    return [game_row(row) for row in await database.fetch(LIVE, account)]
