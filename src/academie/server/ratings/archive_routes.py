"""Finished games, as anyone can look them up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter

from academie.server.base.database import Database, Replica
from academie.server.edge.access import Player, Uses
from academie.server.edge.parameters import Size
from academie.server.edge.problems import problems
from academie.server.game.queries import GameRow
from academie.server.game.routes import GameTold, game_view
from academie.server.ratings.search import Search, finished_games

Key = Annotated[str | None, QueryParameter(max_length=60, pattern=r"^[\w/.-]+$")]
PlayerName = Annotated[str | None, QueryParameter(name="player", max_length=60, pattern=r"^[^\x00-\x20]+$")]


class Page(msgspec.Struct):
    """Games, the last to end first; `next` is what to ask for as `after` if there may be more."""

    games: list[GameTold]
    next: UUID | None


@get("/archive", responses=problems(), tags=["archive"])
async def archive(
    replica: Uses[Replica],
    game: Key = None,
    ruleset: Key = None,
    who: PlayerName = None,
    since: FromQuery[datetime | None] = None,
    until: FromQuery[datetime | None] = None,
    after: FromQuery[UUID | None] = None,
    size: Size = 20,
) -> Page:
    """Finished games by game, rule set, player and date, a page at a time."""
    search = Search(game=game, ruleset=ruleset, player=who, since=_in_utc(since), until=_in_utc(until))
    return _page(await finished_games(replica.database, search, after, size), size)


def _page(found: Sequence[GameRow], size: int) -> Page:
    return Page([game_view(row) for row in found], found[-1].id if len(found) == size else None)


def _in_utc(time: datetime | None) -> datetime | None:
    """A time without a zone is taken as UTC."""
    return time.replace(tzinfo=UTC) if time is not None and time.tzinfo is None else time


@get("/me/games/finished", responses=problems(401), tags=["archive"])
async def my_finished_games(
    database: Uses[Database], player: Player, after: FromQuery[UUID | None] = None, size: Size = 20
) -> Page:
    """The games one has finished, a page at a time; the last is there as soon as it is over."""
    return _page(await finished_games(database, Search(), after, size, player.account), size)


HANDLERS: Final = (archive, my_finished_games)
