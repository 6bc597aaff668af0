"""Measuring finished games in the background: which ones, and what is kept of the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.engine.analysis.analysts import analyst
from academie.server.accounts.engine_accounts import ENGINES
from academie.server.base.declared.jobs import JobKind, Progress
from academie.server.engines.analysis import analyse_game
from academie.server.engines.baseline import gap_of
from academie.server.engines.measures import measures_of, review
from academie.server.fair_play.signals import MODEL, refresh
from academie.server.game.jobs import GameId, PlayedGame, read_game
from academie.server.game.queries import mark_measured
from academie.server.jobs.queue import add_own, forget_own

if TYPE_CHECKING:
    from asyncpg import Record as Row
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.base.settings import Settings


def measure_game(game: PlayedGame, progress: Progress) -> dict[str, Any]:
    """How well each seat has played, without saying what was better."""
    key = game.record.game.key
    found, lucks = review(game.record, analyst(key), progress)
    seats = measures_of(found.values(), lucks, game.record.start().seats, gap_of(key), game.times)
    return {"seats": [each.to_json() for each in seats]}


async def keep_game(connection: PoolConnectionProxy[Row], arguments: GameId, result: Any) -> None:  # noqa: ANN401 - JSON
    """Keep how well each player has played."""
    await keep_measures(connection, arguments.game, result)


MEASURE: Final = "measure-game"
WANTED: Final = """
    SELECT id FROM game WHERE status = 'over' AND rated AND NOT measured AND settled
    ORDER BY ended_at DESC
    LIMIT greatest(0, $1 - (SELECT count(*) FROM job
                            WHERE owner IS NULL AND status IN ('waiting', 'running')))
    FOR UPDATE SKIP LOCKED
"""
"""The newest rated games that were not measured, as many as there is room for in the queue."""
GAME: Final = """
    SELECT game_key, seats, rated, ended_at FROM game WHERE id = $1 AND status = 'over' FOR UPDATE
"""
KEEP: Final = """
    INSERT INTO game_measure (game_id, seat, account, game_key, ended_at, model, choices, loss, mistakes,
                              luck, decisions, agreed, pace, rating, deviation)
    SELECT $1, $2, account.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, change.before, change.deviation
    FROM account LEFT JOIN rating_change AS change ON change.game_id = $1 AND change.account = account.id
    WHERE account.id = $3
    ON CONFLICT DO NOTHING RETURNING account
"""


class Measuring:
    """Has rated games measured when there is nothing better to do."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._most = settings.measures_waiting

    async def sweep(self) -> None:
        """Queue games to be measured, and forget the jobs of last week."""
        async with self._database.acquire() as connection, connection.transaction():
            games = [row["id"] for row in await connection.fetch(WANTED, self._most)]
            await mark_measured(connection, games)
            await add_own(connection, MEASURE, [{"game": str(game)} for game in games])
        await forget_own(self._database)


async def keep_measures(
    connection: PoolConnectionProxy[Row], game_id: UUID, result: Mapping[str, Any]
) -> None:
    """Keep what an analysis says of each person's play, once a game, and look at their signals again."""
    game = await connection.fetchrow(GAME, game_id)
    if game is None:
        return
    await mark_measured(connection, [game_id])
    for seat, (account, measure) in enumerate(zip(game["seats"], result["seats"], strict=True)):
        if account in ENGINES:
            continue
        kept = await connection.fetchval(KEEP, game_id, seat, account, *_columns(game, measure))
        if kept is not None and game["rated"]:
            await refresh(connection, account, game["game_key"], game_id)


def _columns(game: Row, measure: Mapping[str, Any]) -> tuple[Any, ...]:
    names = ("choices", "loss", "mistakes", "luck", "decisions", "agreed", "pace")
    return game["game_key"], game["ended_at"], MODEL, *(measure[name] for name in names)


KINDS: Final = (
    JobKind(
        "analyse-game",
        GameId,
        read_game,
        lambda game, progress: analyse_game(game.record, progress, game.times),
        keep=keep_game,
    ),
    JobKind(MEASURE, GameId, read_game, measure_game, keep=keep_game, house=True),
)
