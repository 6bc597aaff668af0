"""What anyone can look up: finished games and players; and one's own games, running and finished."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import FromQuery, PathParameter, QueryParameter

from academie.server.api.access import Player, Use, allows
from academie.server.api.games import GameTold, game_view
from academie.server.api.problems import problems
from academie.server.names import key_of
from academie.server.names.store import account_named
from academie.server.programs.tokens import Scope
from academie.server.ratings import ESTABLISHED, standings
from academie.server.refusals import NOBODY, NoSuch
from academie.server.rooms.registry import games_to_watch
from academie.server.store.games import GameRow, Search, finished_games, live_games

Key = Annotated[str | None, QueryParameter(max_length=60, pattern=r"^[\w/.-]+$")]
PlayerName = Annotated[str | None, QueryParameter(name="player", max_length=60, pattern=r"^[^\x00-\x20]+$")]
Size = Annotated[int, QueryParameter(ge=1, le=100)]
ProfileName = Annotated[str, PathParameter(max_length=60, pattern=r"^[^\x00-\x20]+$")]


class Page(msgspec.Struct):
    """Games, the last to end first; `next` is what to ask for as `after` if there may be more."""

    games: list[GameTold]
    next: UUID | None


@get("/archive", responses=problems(), tags=["archive"])
async def archive(  # noqa: PLR0913, PLR0917 - each is a field one can search by
    services: Use,
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
    return _page(await finished_games(services.replica, search, after, size), size)


def _page(found: Sequence[GameRow], size: int) -> Page:
    return Page([game_view(row) for row in found], found[-1].id if len(found) == size else None)


def _in_utc(time: datetime | None) -> datetime | None:
    """A time without a zone is taken as UTC."""
    return time.replace(tzinfo=UTC) if time is not None and time.tzinfo is None else time


@get("/me/games", responses=problems(401), tags=["archive"], opt=allows(Scope.PLAY))
async def my_games(services: Use, player: Player) -> list[GameTold]:
    """The games one is playing."""
    return [game_view(row) for row in await live_games(services.database, player.account)]


@get("/me/games/finished", responses=problems(401), tags=["archive"])
async def my_finished_games(
    services: Use, player: Player, after: FromQuery[UUID | None] = None, size: Size = 20
) -> Page:
    """The games one has finished, a page at a time; the last is there as soon as it is over."""
    return _page(await finished_games(services.database, Search(), after, size, player.account), size)


class LiveGame(msgspec.Struct):
    """A game being played, and how many watch it."""

    about: GameTold
    watching: int


@get("/live", responses=problems(), tags=["archive"])
async def live(services: Use, size: Size = 4) -> list[LiveGame]:
    """Games to watch, the most watched first."""
    found = await games_to_watch(services.database, services.rooms, size)
    return [LiveGame(game_view(row), watching) for row, watching in found]


class RatingTold(msgspec.Struct):
    """How well somebody plays a game: the rating, and how far off it may well be."""

    game: str
    rating: float
    deviation: float
    games: int
    provisional: bool
    """Whether too little is known for a place in the ladder."""


class Profile(msgspec.Struct):
    """Somebody, and what is known of his play."""

    name: str
    guest: bool
    engine: bool
    since: datetime
    played: int
    ratings: list[RatingTold]


@get("/players/{name:str}", responses=problems(404), tags=["players"])
async def profile(name: ProfileName, services: Use) -> Profile:
    """A player by name, or by a former one, with a rating for each game he has played rated."""
    row = await services.database.fetchrow(
        f"""SELECT *, (SELECT count(*) FROM game
                       WHERE status = 'over' AND seats @> ARRAY[account.id]) AS played
            FROM account WHERE id = {account_named("$1")} AND erased_at IS NULL""",
        key_of(name),
    )
    if row is None:
        raise NoSuch(NOBODY)
    known = await standings(services.database, row["id"])
    return Profile(
        name=row["name"],
        guest=row["guest"],
        engine=row["engine"] is not None,
        since=row["created_at"],
        played=row["played"],
        ratings=[
            RatingTold(
                key,
                round(standing.rating, 1),
                round(standing.deviation, 1),
                standing.games,
                standing.deviation > ESTABLISHED,
            )
            for key, standing in known.items()
        ],
    )


HANDLERS: Final = (archive, my_games, my_finished_games, live, profile)
