"""Ratings over time, ladders, and how well games were played, as a player's page shows them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.ratings.service import ESTABLISHED, MOST_DEVIATION, PERIOD, SCALE

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.base.database import Database


MOST_POINTS: Final = 200
"""A longer history is thinned to so many points, each the last of as many games as the others."""
LISTED: Final = 100
ACTIVE: Final = timedelta(days=91)
"""Only who has played rated within this time has a place in a ladder."""

HISTORY: Final = """
    SELECT DISTINCT ON (part) game_id, at, after, deviation, nth
    FROM (SELECT *, row_number() OVER ordered AS nth, ntile($3) OVER ordered AS part FROM rating_change
          WHERE account = $1 AND game_key = $2 WINDOW ordered AS (ORDER BY at, game_id)) AS split
    ORDER BY part, nth DESC
"""
RANKED: Final = f"""
    FROM rating JOIN account ON account.id = rating.account CROSS JOIN LATERAL (
        SELECT least(sqrt(deviation ^ 2 + floor(extract(epoch FROM now() - rated_at)
                          / {PERIOD.total_seconds()}) * (volatility * {SCALE}) ^ 2), {MOST_DEVIATION})
               AS deviation) AS today
    WHERE game_key = $1 AND rated_at > now() - $2::interval AND today.deviation <= {ESTABLISHED}
      AND NOT guest AND engine IS NULL
"""
"""Step 6 of Glickman's paper, as `ratings.after_rest` has it: a rating becomes less certain by rest."""
LADDER: Final = f"""
    SELECT name, rating, today.deviation, games, rated_at {RANKED} ORDER BY rating DESC, name LIMIT $3
"""
ABOVE: Final = f"SELECT count(*) {RANKED} AND rating > $3"
OWN: Final = f"SELECT rating {RANKED} AND account.id = $3"


class RatingPoint(NamedTuple):
    """What a rating was after a game."""

    game_id: UUID
    at: datetime
    rating: float
    deviation: float | None
    """Not known of games rated before it was kept."""
    number: int
    """Which rated game of the player it was, from 1."""


async def rating_history(database: Database, account: UUID, game_key: str) -> list[RatingPoint]:
    """The rating of an account after each of its rated games, thinned if there are many."""
    rows = await database.fetch(HISTORY, account, game_key, MOST_POINTS)
    return [
        RatingPoint(row["game_id"], row["at"], row["after"], row["deviation"], row["nth"]) for row in rows
    ]


class Ranked(NamedTuple):
    """Somebody with a place in a ladder; who has the same rating shares the place."""

    place: int
    name: str
    rating: float
    deviation: float
    games: int
    rated_at: datetime


async def ladder(database: Database, game_key: str) -> list[Ranked]:
    """The first of a game by rating: only established ratings of people who still play count."""
    rows = await database.fetch(LADDER, game_key, ACTIVE, LISTED)
    places: list[int] = []
    for nth, row in enumerate(rows):
        same = nth > 0 and rows[nth - 1]["rating"] == row["rating"]
        places.append(places[-1] if same else nth + 1)
    return [_ranked(place, row) for place, row in zip(places, rows, strict=True)]


def _ranked(place: int, row: Record) -> Ranked:
    return Ranked(place, row["name"], row["rating"], row["deviation"], row["games"], row["rated_at"])


async def place_of(database: Database, game_key: str, account: UUID) -> int | None:
    """The place of an account in the ladder of a game; nothing if it has none."""
    rating = await database.fetchval(OWN, game_key, ACTIVE, account)
    if rating is None:
        return None
    above: int = await database.fetchval(ABOVE, game_key, ACTIVE, rating)
    return above + 1
