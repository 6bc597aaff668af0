"""Ratings of players by Glicko-2, updated once when a rated game ends.

Source: M. Glickman, "Example of the Glicko-2 system" (2012).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

import glicko2

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

SCALE: Final = 173.7178
PERIOD: Final = timedelta(days=7)
"""A rating becomes less certain with each period of this length without a game."""
MOST_PERIODS: Final = 10_000
MOST_DEVIATION: Final = 350.0


class Standing(NamedTuple):
    """The rating of a player at one game; by default that of a newcomer."""

    rating: float = 1500.0
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06
    games: int = 0
    rated_at: datetime = datetime.fromtimestamp(0, UTC)


class Result(NamedTuple):
    """The standing of an opponent, and the score against them: 1, 1/2 or 0."""

    opponent: Standing
    score: float


class _Player(glicko2.Player):
    """The library's player with step 5 of the paper as written: the deviation squared, not the rating."""

    def _f(self, x: float, delta: float, v: float, a: float) -> float:
        grown, deviation = math.exp(x), (self.rd / SCALE) ** 2
        above = grown * (delta**2 - deviation - v - grown)
        below = 2 * (deviation + v + grown) ** 2
        return above / below - (x - a) / self._tau**2


def after_rest(standing: Standing, now: datetime) -> Standing:
    """The standing after a time without games, never less certain than a newcomer's."""
    if not standing.games:
        return standing
    player = _Player(standing.rating, standing.deviation, standing.volatility)
    for _ in range(min((now - standing.rated_at) // PERIOD, MOST_PERIODS)):
        player.did_not_compete()
    return standing._replace(deviation=min(player.rd, MOST_DEVIATION))


def with_results(standing: Standing, results: Sequence[Result], now: datetime) -> Standing:
    """The standing after these results."""
    player = _Player(standing.rating, standing.deviation, standing.volatility)
    player.update_player(
        [result.opponent.rating for result in results],
        [result.opponent.deviation for result in results],
        [result.score for result in results],
    )
    return Standing(player.rating, player.rd, player.vol, standing.games + 1, now)


def score(own: Fraction, other: Fraction) -> float:
    """The score of one seat against another, by what each gained."""
    return 1.0 if own > other else 0.5 if own == other else 0.0


def rate_all(standings: Sequence[Standing], gains: Sequence[Fraction], now: datetime) -> tuple[Standing, ...]:
    """The standing of every seat after a game, each rated against all the others."""
    rested = [after_rest(standing, now) for standing in standings]
    return tuple(
        with_results(
            own,
            [
                Result(other, score(gains[seat], gains[place]))
                for place, other in enumerate(rested)
                if place != seat
            ],
            now,
        )
        for seat, own in enumerate(rested)
    )


async def rate(
    connection: PoolConnectionProxy[Record],
    game_id: UUID,
    game_key: str,
    seats: Sequence[UUID],
    returns: Sequence[str],
) -> None:
    """Update the ratings of the players of a game, inside the caller's transaction."""
    now = datetime.now(UTC)
    before = await _locked(connection, game_key, seats)
    new = rate_all([before[seat] for seat in seats], [Fraction(gain) for gain in returns], now)
    for account, standing in zip(seats, new, strict=True):
        await connection.execute(
            """UPDATE rating SET rating = $3, deviation = $4, volatility = $5, games = $6, rated_at = $7
               WHERE account = $1 AND game_key = $2""",
            account,
            game_key,
            *standing,
        )
        await connection.execute(
            "INSERT INTO rating_change (game_id, account, before, after) VALUES ($1, $2, $3, $4)",
            game_id,
            account,
            before[account].rating,
            standing.rating,
        )


async def _locked(
    connection: PoolConnectionProxy[Record], game_key: str, seats: Sequence[UUID]
) -> dict[UUID, Standing]:
    """The standings of the seats, created if need be, locked in a fixed order to avoid deadlock."""
    newcomer = Standing()
    for account in sorted(seats):
        await connection.execute(
            "INSERT INTO rating VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            account,
            game_key,
            *newcomer,
        )
    rows = await connection.fetch(
        "SELECT * FROM rating WHERE game_key = $1 AND account = ANY($2) ORDER BY account FOR UPDATE",
        game_key,
        [*seats],
    )
    return {row["account"]: _standing(row) for row in rows}


class RatingChange(NamedTuple):
    """What a rated game has made of the rating of a player."""

    before: float
    after: float


async def rating_changes(
    database: Database, game_id: UUID, seats: Sequence[UUID]
) -> list[RatingChange | None]:
    """The change of each seat of a game; none where the game has not changed a rating."""
    rows = await database.fetch(
        "SELECT account, before, after FROM rating_change WHERE game_id = $1", game_id
    )
    found = {row["account"]: RatingChange(row["before"], row["after"]) for row in rows}
    return [found.get(seat) for seat in seats]


async def standings(database: Database, account: UUID) -> dict[str, Standing]:
    """The standings of an account by game, as of today."""
    rows = await database.fetch("SELECT * FROM rating WHERE account = $1 ORDER BY game_key", account)
    now = datetime.now(UTC)
    return {row["game_key"]: after_rest(_standing(row), now) for row in rows}


def _standing(row: Record) -> Standing:
    return Standing(
        row["rating"], row["deviation"], row["volatility"], row["games"], row["rated_at"].astimezone(UTC)
    )
