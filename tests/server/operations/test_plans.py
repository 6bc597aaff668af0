"""With many finished games nothing that is asked often reads them all: the plans of PostgreSQL say so."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, cast
from uuid import UUID, uuid4

import pytest
import pytest_asyncio

from academie.server.base.database import Database, connect
from academie.server.fair_play.quality import MEASURED, QUALITY
from academie.server.game import commits, queries
from academie.server.game import endings as game_endings
from academie.server.game.queries import Games
from academie.server.lobby import notices as lobby_notices
from academie.server.lobby import queries as lobby_queries
from academie.server.lobby import service
from academie.server.lobby.service import Lobby
from academie.server.notify import delivery
from academie.server.notify import notices as notify_notices
from academie.server.play import notices
from academie.server.play.abandoned import LEFT
from academie.server.ratings import ladders, results
from academie.server.ratings.search import Search, finished_statement
from tests.server.support.endings import endings
from tests.server.support.many_games import ENGINE, fill
from tests.server.support.web import temporary_parts

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
GAME: Final = UUID(int=1)
"""Stands for a game that is over."""
TABLE: Final = UUID(int=2)
"""Stands for an open table."""
PLAYED: Final = UUID(int=3)
"""Stands for a game that is being played."""
WEEK_AGO: Final = datetime.now(UTC) - timedelta(days=7)


def appended(outcome: str | None) -> list[object]:
    """What `commits.COMMIT` is given for one act, which may end its game."""
    stands = [[PLAYED], [10], [b"\0"], [11], [b"\1"], [0], [None], [outcome]]
    return [*stands, [PLAYED], [11], ["act"], [0], ["{}"], [None], [0], [0], [b"\0"], []]


NEW_TERMS: Final[tuple[object, ...]] = ("dames", "dames/rules1", {}, {}, False)

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
    "live games": (queries.LIVE, [60]),
    "live games of a player": (queries.LIVE_OF_ACCOUNT, [PLAYER]),
    "games with a seat that has not signed": (queries.UNSIGNED, []),
    "games that were left": (LEFT, [1, 1, 1, 100]),
    "acts": (commits.COMMIT, appended(None)),
    "the end of a game": (commits.COMMIT, appended('{"returns": ["1", "-1"]}')),
    "what is stored already": (commits.STORED, [[GAME], [0], [10]]),
    "results by game": (results.BY_GAME, [PLAYER, False, None, 10_000]),
    "results by rules": (results.BY_RULES, [PLAYER, False, None, 10_000]),
    "results by first throw": (results.BY_OPENING, [PLAYER, False, None, 10_000]),
    "results by opponent": (results.BY_OPPONENT, [PLAYER, False, None, 10_000]),
    "whether there are more results": (results.HAS_MORE, [PLAYER, 10_000]),
    "a game to settle": (game_endings.ENDED, [GAME]),
    "ratings over time": (ladders.HISTORY, [PLAYER, "dames", 200]),
    "how well somebody plays": (QUALITY, [PLAYER, "dames", 24]),
    "what was measured": (MEASURED, [PLAYER]),
    "a ladder": (ladders.LADDER, ["dames", ladders.ACTIVE, ladders.LISTED]),
    "the rating of somebody": (ladders.OWN, ["dames", ladders.ACTIVE, PLAYER]),
    "who is above": (ladders.ABOVE, ["dames", ladders.ACTIVE, 1600.0]),
    "whose turn it is": (notices.TURNS, [24, 20, 500]),
    "whose time runs out": (notices.LOW, [500]),
    "turns that were played": (delivery.settle_statement(notices.YOUR_TURN), ["your-turn"]),
    "challenges that are answered": (delivery.settle_statement(lobby_notices.CHALLENGE), ["challenge"]),
    "who is at a table": (delivery.seen_statement(notices.RESULT), [10]),
    "who is absent": (notices.ABSENT, [GAME]),
    "a notice": (notify_notices.TELL, [PLAYER, "result", str(GAME), "new", {}, False, timedelta(0)]),
    "notices": (notify_notices.LIST, [PLAYER, None, 30]),
    "unread notices": (notify_notices.UNREAD, [PLAYER]),
    "notices that are read": (notify_notices.READ, [PLAYER, 10, None]),
    "notices to send on": (delivery.DUE, [50]),
    "who gets a digest": (delivery.DIGESTS, [50]),
    "a digest": (delivery.GATHER, [PLAYER]),
    "open tables": (service.LISTED, [None, PLAYER]),
    "an open table": (f"{lobby_queries.TABLES} AND open_table.id = $1", [TABLE]),
    "a new table": (
        lobby_queries.INSERT,
        [uuid4(), PLAYER, "open", None, *NEW_TERMS, [PLAYER, None], True, None, datetime.now(UTC), False],
    ),
}


class Heard:
    """Hears what a database is asked, and has nothing in it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Sequence[object]]] = []

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        self.asked.append((statement, values))
        return []

    async def fetchrow(self, statement: str, *values: object) -> None:
        await self.fetch(statement, *values)

    async def fetchval(self, statement: str, *values: object) -> None:
        await self.fetch(statement, *values)

    async def execute(self, statement: str, *values: object) -> None:
        await self.fetch(statement, *values)


ASKED: Final[dict[str, Callable[[Database], Awaitable[object]]]] = {
    "a game": lambda database: Games(database).row(GAME),
    "a log": lambda database: Games(database).log(GAME, 5),
    "an act sent again": lambda database: Games(database).seq_of(GAME, 0, uuid4()),
    "signatures": lambda database: Games(database).countersignatures(GAME),
    "a signature": lambda database: Games(database).keep_countersignature(GAME, 0, 5, b""),
    "the nonce of a chain": lambda database: Games(database).keep_nonce(GAME, 0, ""),
    "games that have gone on": lambda database: Games(database).ahead({GAME: 5}),
    "games that no list has": lambda database: Games(database).list_live(),
    "clocks that have run out": lambda database: Games(database).overdue(),
    "tables of a player": lambda database: Lobby(database, *2 * [cast("Any", None)]).waiting(PLAYER),
    "a rematch": lambda database: lobby_queries.former_players(
        cast("Any", database), cast("Any", {"rematch_of": GAME})
    ),
    "games to settle": lambda database: endings(database).sweep(),
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
    known = {
        PLAYER: await database.fetchval("SELECT account FROM game_result ORDER BY account LIMIT 1"),
        GAME: await database.fetchval("SELECT game_id FROM game_result ORDER BY account LIMIT 1"),
        PLAYED: await database.fetchval("SELECT game_id FROM game_live ORDER BY game_id LIMIT 1"),
        TABLE: await database.fetchval("SELECT id FROM open_table ORDER BY id LIMIT 1"),
    }

    def real(value: object) -> object:
        if isinstance(value, list):
            return [real(each) for each in cast("list[object]", value)]
        return known.get(value, value) if isinstance(value, UUID) else value

    given = [real(value) for value in values]
    async with database.acquire() as connection:
        # What is written is taken back.
        tried = connection.transaction()
        await tried.start()
        if statement in {commits.COMMIT, commits.STORED}:
            for setting, chosen in commits.PLANNED_ONCE.items():
                await connection.execute(f"SET LOCAL {setting} = {chosen}")
        told = await connection.fetchval(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", *given)
        await tried.rollback()
    plan = (json.loads(told) if isinstance(told, str) else told)[0]["Plan"]
    for node in nodes(plan):
        table = node.get("Relation Name", "")
        part = table.startswith("game_event_")
        if not (part or table in LARGE) or (part and not node["Actual Loops"]):
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


@pytest.mark.parametrize("question", ASKED)
async def test_what_games_and_notices_ask_is_found_by_an_index(database: Database, question: str) -> None:
    heard = Heard()
    await ASKED[question](cast("Database", heard))
    for statement, values in heard.asked:
        if "archive_file" not in statement:
            await check_plan(database, statement, values)


def _flat(asked: tuple[str, list[object]]) -> list[Any]:
    return [asked[0], *asked[1]]
