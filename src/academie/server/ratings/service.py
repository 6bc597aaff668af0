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

from academie.server.game.clock import ClockRule, Pace
from academie.server.game.endings import UNDECIDED, GameEnded

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

SCALE: Final = 173.7178
PERIOD: Final = timedelta(days=7)
"""A rating becomes less certain with each period of this length without a game."""
MOST_PERIODS: Final = 10_000
MOST_DEVIATION: Final = 350.0
ESTABLISHED: Final = 110.0
"""A rating whose deviation is larger is provisional: it is marked, and has no place in a ladder."""
NOW_RATED: Final = """
    UPDATE rating SET rating = $3, deviation = $4, volatility = $5, games = $6, rated_at = $7
    WHERE account = $1 AND game_key = $2
"""
CHANGED: Final = """
    INSERT INTO rating_change (game_id, account, game_key, before, after, deviation, volatility, games, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
CHANGED_ANEW: Final = """
    UPDATE rating_change SET before = $3, after = $4, deviation = $5, volatility = $6, games = $7
    WHERE game_id = $1 AND account = $2
"""
RATED_SINCE: Final = """
    SELECT game.id, min(number) AS number, max(at) AS at, seats, outcome, annulled
    FROM rating_change JOIN game ON game.id = game_id
    WHERE game.game_key = $1 AND number >= $2 GROUP BY game.id ORDER BY min(number)
"""
STANDING_BEFORE: Final = """
    SELECT after, deviation, volatility, games, at FROM rating_change JOIN game ON game.id = game_id
    WHERE account = $1 AND game.game_key = $2 AND number < $3 AND NOT annulled ORDER BY number DESC LIMIT 1
"""
UNKNOWN: Final = """
    SELECT EXISTS (SELECT FROM rating_change JOIN game ON game.id = game_id
                   WHERE game.game_key = $1 AND NOT annulled AND deviation IS NULL)
"""
"""Whether games were rated by a release that kept no more of a standing than its rating."""


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


async def rate_players(connection: PoolConnectionProxy[Record], ended: GameEnded) -> None:
    """Rate the players of a game that was to be rated, if it was decided and played by a clock."""
    row = ended.row
    timed = ClockRule.from_json(row["clock"]).pace is not Pace.NONE
    if row["rated"] and timed and row["outcome"]["reason"] not in UNDECIDED:
        await rate(connection, row["id"], row["game_key"], row["seats"], row["outcome"]["returns"])


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
        await connection.execute(NOW_RATED, account, game_key, *standing)
        await connection.execute(CHANGED, game_id, account, game_key, before[account].rating, *standing)


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


async def rate_again(connection: PoolConnectionProxy[Record], game_key: str, game_id: UUID) -> None:
    """Rate all games again from one on that was annulled, or is no longer; inside the caller's transaction.

    Standings are then what they would be if annulled games had never been played. Only those are worked out
    who played in that game, or later with somebody it concerns; everyone, once, if standings of an earlier
    release lack what is needed. No game is rated meanwhile.
    """
    first: int | None = await connection.fetchval(
        "SELECT min(number) FROM rating_change WHERE game_id = $1", game_id
    )
    if first is None:
        return
    await connection.execute("LOCK TABLE rating IN SHARE ROW EXCLUSIVE MODE")
    whole = await connection.fetchval(UNKNOWN, game_key)
    current: dict[UUID, Standing] = {}
    changes: list[tuple[object, ...]] = []
    for row in await connection.fetch(RATED_SINCE, game_key, 0 if whole else first):
        if whole or row["id"] == game_id or not current.keys().isdisjoint(row["seats"]):
            await _know(connection, game_key, row, current)
            changes += _rated_again(row, current)
    await connection.executemany(CHANGED_ANEW, changes)
    for account, standing in current.items():
        if standing.games:
            await connection.execute(NOW_RATED, account, game_key, *standing)
        else:
            await connection.execute(
                "DELETE FROM rating WHERE account = $1 AND game_key = $2", account, game_key
            )


async def _know(
    connection: PoolConnectionProxy[Record], game_key: str, row: Record, current: dict[UUID, Standing]
) -> None:
    """Look up the standings that the players of a game had before it, where they are not worked out yet."""
    for account in row["seats"]:
        if account not in current:
            found = await connection.fetchrow(STANDING_BEFORE, account, game_key, row["number"])
            current[account] = Standing() if found is None else Standing(*found)


def _rated_again(row: Record, current: dict[UUID, Standing]) -> list[tuple[object, ...]]:
    """Rate a game from the standings its players have now, update these, and return what changes."""
    before = [current[account] for account in row["seats"]]
    gains = [Fraction(gain) for gain in row["outcome"]["returns"]]
    after = before if row["annulled"] else rate_all(before, gains, row["at"])
    current.update(zip(row["seats"], after, strict=True))
    return [
        (row["id"], account, old.rating, *new[:4])
        for account, old, new in zip(row["seats"], before, after, strict=True)
    ]


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
