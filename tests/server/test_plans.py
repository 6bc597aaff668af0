"""With many finished games nothing that is asked often reads them all: the plans of PostgreSQL say so."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from uuid import UUID

import pytest
import pytest_asyncio

from academie.server.engine_accounts import ENGINES
from academie.server.profiles import results
from academie.server.store import games
from academie.server.store.games import Search, finished_statement
from academie.server.store.pool import Database, connect
from tests.server.many_games import fill
from tests.server.web import temporary_parts

pytestmark = pytest.mark.asyncio(loop_scope="module")

OVER: Final = 20_000
LIVE: Final = 500
LARGE: Final = {"game", "game_result", "rating_change", "notice", "game_event"}
"""What grows with the games that are over; those that are played are few."""
MOST_FOR_NOTHING: Final = 10
"""So many rows may be read for one that is wanted, once there are `FEW`."""
FEW: Final = 50
PLAYER: Final = UUID(int=0)
"""Stands for somebody who has played."""
ENGINE: Final = next(iter(ENGINES))
WEEK_AGO: Final = datetime.now(UTC) - timedelta(days=7)

FINISHED: Final[dict[str, tuple[Search, UUID | None]]] = {
    "all": (Search(), None),
    "game": (Search(game="dames"), None),
    "rules": (Search(ruleset="dames/rules1"), None),
    "version": (Search(game="dames", ruleset="dames/rules1.2"), None),
    "rules nobody plays": (Search(game="dames", ruleset="dames/none"), None),
    "dates": (Search(since=WEEK_AGO, until=datetime.now(UTC)), None),
    "player": (Search(), PLAYER),
    "player of a game": (Search(game="echecs"), PLAYER),
    "player of rules": (Search(ruleset="dames/rules1"), PLAYER),
    "engine": (Search(), ENGINE),
}
OTHERS: Final[dict[str, tuple[str, Sequence[object]]]] = {
    "live games": (games.LIVE, [60]),
    "live games of a player": (games.LIVE_OF_ACCOUNT, [PLAYER]),
    "games with a seat that has not signed": (games.UNSIGNED, []),
    "results by game": (results.BY_GAME, [PLAYER, False, None]),
    "results by opponent": (results.BY_OPPONENT, [PLAYER, False, None]),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def database() -> AsyncGenerator[Database]:
    with temporary_parts() as parts:
        found = await connect(parts.postgres.address, 2)
        await fill(found, OVER, LIVE)
        yield found
        await found.close()


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


async def check_plan(database: Database, statement: str, values: Sequence[object]) -> None:
    player = await database.fetchval("SELECT account FROM game_result ORDER BY account LIMIT 1")
    given = [player if value == PLAYER else value for value in values]
    told = await database.fetchval(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", *given)
    plan = (json.loads(told) if isinstance(told, str) else told)[0]["Plan"]
    for node in nodes(plan):
        if node.get("Relation Name", "") not in LARGE:
            continue
        assert node["Node Type"] != "Seq Scan", plan
        for_nothing = node.get("Rows Removed by Filter", 0)
        assert for_nothing <= max(FEW, MOST_FOR_NOTHING * node["Actual Rows"]), plan


@pytest.mark.parametrize("search", FINISHED)
async def test_finished_games_are_found_by_an_index(database: Database, search: str) -> None:
    asked, player = FINISHED[search]
    await check_plan(database, *finished_statement(asked, player, None, 21))


async def test_a_later_page_is_found_by_an_index(database: Database) -> None:
    first = await database.fetch(*_flat(finished_statement(Search(), None, None, 21)))
    await check_plan(database, *finished_statement(Search(), None, first[-1]["id"], 21))


@pytest.mark.parametrize("question", OTHERS)
async def test_what_is_asked_often_is_found_by_an_index(database: Database, question: str) -> None:
    await check_plan(database, *OTHERS[question])


def _flat(asked: tuple[str, list[object]]) -> list[Any]:
    return [asked[0], *asked[1]]
