"""Players as others see them."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import PathParameter

from academie.server.api.access import Use
from academie.server.api.problems import problems
from academie.server.ratings import standings
from academie.server.refusals import NOBODY, NoSuch

NameGiven = Annotated[str, PathParameter(max_length=60, pattern=r"^[\w:-]+$")]


class RatingTold(msgspec.Struct):
    """How well somebody plays a game: the rating, and how far off it may well be."""

    game: str
    rating: float
    deviation: float
    games: int


class Profile(msgspec.Struct):
    """Somebody, and what is known of his play."""

    name: str
    guest: bool
    engine: bool
    since: datetime
    played: int
    ratings: list[RatingTold]


@get("/players/{name:str}", responses=problems(404), tags=["players"])
async def profile(name: NameGiven, services: Use) -> Profile:
    """A player by name, with a rating for each game he has played rated."""
    row = await services.database.fetchrow(
        """SELECT *, (SELECT count(*) FROM game
                      WHERE status = 'over' AND seats @> ARRAY[account.id]) AS played
           FROM account WHERE lower(name) = lower($1)""",
        name,
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
            RatingTold(key, round(standing.rating, 1), round(standing.deviation, 1), standing.games)
            for key, standing in known.items()
        ],
    )


HANDLERS: Final = (profile,)
