"""How well the games of a player were played, over time."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

if TYPE_CHECKING:
    from academie.server.base.database import Database

MOST_PARTS: Final = 24
"""Into how many parts the games of a player are divided to show how well they were played."""
LEAST_IN_PART: Final = 5
QUALITY: Final = """
    SELECT min(ended_at) AS since, max(ended_at) AS until, count(*) AS games, sum(choices) AS choices,
           avg(loss / choices) AS loss, stddev_samp(loss / choices) AS loss_spread,
           avg(luck) AS luck, stddev_samp(luck) AS luck_spread
    FROM (SELECT *, ntile($3) OVER (ORDER BY ended_at, game_id) AS part FROM game_measure
          WHERE account = $1 AND game_key = $2 AND choices > 0) AS split
    GROUP BY part ORDER BY part
"""
MEASURED: Final = """
    SELECT game_key, count(*) AS games FROM game_measure WHERE account = $1 AND choices > 0
    GROUP BY game_key ORDER BY count(*) DESC
"""


class QualityPart(NamedTuple):
    """How some games in a row were played: the mean of them, and the spread from game to game."""

    since: datetime
    until: datetime
    games: int
    choices: int
    loss: float
    """Stakes lost a choice."""
    loss_spread: float | None
    """The standard deviation; nothing for a single game."""
    luck: float | None
    """What the dice gave above the mean, in stakes a game; nothing where there are none."""
    luck_spread: float | None


async def quality(database: Database, account: UUID, game_key: str) -> list[QualityPart]:
    """How an account has played a game over time, by the games that were analysed."""
    games = dict(await measured_games(database, account)).get(game_key, 0)
    parts = max(1, min(MOST_PARTS, games // LEAST_IN_PART))
    rows = await database.fetch(QUALITY, account, game_key, parts)
    return [QualityPart(**row) for row in rows]


async def measured_games(database: Database, account: UUID) -> list[tuple[str, int]]:
    """How many games of each kind were analysed, the most first."""
    return [(row["game_key"], row["games"]) for row in await database.fetch(MEASURED, account)]
