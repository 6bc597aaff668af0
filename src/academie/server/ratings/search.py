"""Finding finished games."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.accounts.engine_accounts import ENGINES
from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.game.queries import NOT_PLAYED, GameRow, game_row

if TYPE_CHECKING:
    from academie.server.base.database import Database

OF_PERSON: Final = """
    JOIN (SELECT game_id FROM game_result WHERE account = {0}
          UNION SELECT id FROM game WHERE status = 'over' AND NOT settled AND seats @> ARRAY[{0}::uuid]
    ) AS played ON played.game_id = game.id
"""
"""The finished games of somebody; the last may not be among the results yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """What to search for; an empty field matches any value."""

    game: str | None = None
    ruleset: str | None = None
    """A version by its id; all of them by the id of the first."""
    player: str | None = None
    since: datetime | None = None
    until: datetime | None = None


async def finished_games(
    database: Database, search: Search, after: UUID | None, most: int, player: UUID | None = None
) -> list[GameRow]:
    """Finished games that match, the last to end first, starting after the game `after`.

    Whose they are is said by name in the search, or else by the account `player`.
    """
    if search.player is not None:
        player = await database.fetchval(f"SELECT {account_named('$1')}", key_of(search.player))
        if player is None:
            return []
    statement, values = finished_statement(search, player, after, most)
    return [game_row(row) for row in await database.fetch(statement, *values)]


def finished_statement(
    search: Search, player: UUID | None, after: UUID | None, most: int
) -> tuple[str, list[object]]:
    """The statement that finds finished games, and its values.

    It has only what is asked for, so that the database need not plan for everything that might be.
    """
    values: list[object] = []

    def value(given: object) -> str:
        values.append(given)
        return f"${len(values)}"

    tables, asked = "", ["status = 'over'"]
    if player in ENGINES:  # which have no results of their own, and play in every other game
        asked.append(f"seats @> ARRAY[{value(player)}::uuid]")
    elif player is not None:
        tables = OF_PERSON.format(value(player))
    if search.game is not None:
        asked.append(f"game_key = {value(search.game)}")
    if search.ruleset is not None:
        family, version = search.ruleset.partition(".")[::2]
        asked.append(f"split_part(ruleset, '.', 1) = {value(family)}")
        asked += [f"ruleset = {value(search.ruleset)}"] if version else []
    if search.since is not None:
        asked.append(f"ended_at >= {value(search.since)}")
    if search.until is not None:
        asked.append(f"ended_at < {value(search.until)}")
    if after is not None:
        asked.append(f"(ended_at, id) < (SELECT ended_at, id FROM game WHERE id = {value(after)})")
    return (
        f"SELECT game.*, {NOT_PLAYED} FROM game {tables} WHERE {' AND '.join(asked)} "
        f"ORDER BY ended_at DESC, id DESC LIMIT {value(most)}"
    ), values
