"""Finished games, and one's own that are not."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter

from academie.server.api.access import Player, Use
from academie.server.api.games import GameTold, game_told
from academie.server.api.problems import problems
from academie.server.archive import Search, finished, live

Key = Annotated[str | None, QueryParameter(max_length=60, pattern=r"^[\w/.-]+$")]
NameAsked = Annotated[str | None, QueryParameter(name="player", max_length=60, pattern=r"^[\w:-]+$")]
Size = Annotated[int, QueryParameter(ge=1, le=100)]


class Page(msgspec.Struct):
    """Games, the last to end first; `next` is what to ask for as `after` if there may be more."""

    games: list[GameTold]
    next: UUID | None


@get("/archive", responses=problems(), tags=["archive"])
async def archive(  # noqa: PLR0913, PLR0917 - each is a field one can search by
    services: Use,
    game: Key = None,
    ruleset: Key = None,
    who: NameAsked = None,
    since: FromQuery[datetime | None] = None,
    until: FromQuery[datetime | None] = None,
    after: FromQuery[UUID | None] = None,
    size: Size = 20,
) -> Page:
    """Finished games by game, rule set, player and date, a page at a time."""
    search = Search(game=game, ruleset=ruleset, player=who, since=_dated(since), until=_dated(until))
    found = await finished(services.database, search, after, size)
    return Page([game_told(row) for row in found], found[-1].id if len(found) == size else None)


def _dated(time: datetime | None) -> datetime | None:
    """A time without a zone is taken as universal."""
    return time.replace(tzinfo=UTC) if time is not None and time.tzinfo is None else time


@get("/me/games", responses=problems(401), tags=["archive"])
async def my_games(services: Use, player: Player) -> list[GameTold]:
    """The games one is playing."""
    return [game_told(row) for row in await live(services.database, player.account)]


HANDLERS: Final = (archive, my_games)
