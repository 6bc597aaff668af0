"""A player's page and ladders: ratings over time, and records of play."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final, Literal
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.base.database import Database
from academie.server.base.errors import NOBODY, NoSuch, missing_if_unknown
from academie.server.base.limits import Limits
from academie.server.base.phrases import Phrase
from academie.server.base.settings import Settings, check_offered
from academie.server.edge.access import Caller, Charged, Uses, allows, limit_rate
from academie.server.edge.parameters import ProfileName
from academie.server.edge.problems import problems
from academie.server.edge.scopes import ANY
from academie.server.game.queries import OVER, Games
from academie.server.game.routes import GameId, get_row
from academie.server.game.terms import agreements_told
from academie.server.ratings.ladders import ACTIVE, ladder, place_of, rating_history
from academie.server.ratings.results import Count, records
from academie.server.ratings.service import ESTABLISHED, Standing, rating_changes, standings


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
async def profile(name: ProfileName, database: Uses[Database]) -> Profile:
    """A player by name, or by a former one, with a rating for each game he has played rated."""
    row = await database.fetchrow(
        f"""SELECT *, (SELECT count(*) FROM game
                       WHERE status = 'over' AND seats @> ARRAY[account.id]) AS played
            FROM account WHERE id = {account_named("$1")} AND erased_at IS NULL""",
        key_of(name),
    )
    if row is None:
        raise NoSuch(NOBODY)
    known = await standings(database, row["id"])
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


class RatingChangeTold(msgspec.Struct):
    """What a rated game has made of the rating of a player."""

    before: float
    after: float


@get("/games/{game_id:uuid}/ratings", responses=problems(404), tags=["games"])
async def ratings_of_game(
    game_id: GameId, games: Uses[Games], database: Uses[Database]
) -> list[RatingChangeTold | None]:
    """What a rated game has made of the rating of each seat; nothing before it is settled."""
    row = await get_row(games, game_id)
    if not row.rated or row.status != OVER:
        return []
    changes = await rating_changes(database, row.id, row.seats)
    told = [each and RatingChangeTold(round(each.before, 1), round(each.after, 1)) for each in changes]
    return told if any(told) else []


GameName = Annotated[str, PathParameter(max_length=60, pattern=r"^[a-z-]+$")]
OneGame = Annotated[str | None, QueryParameter(max_length=60, pattern=r"^[a-z-]+$")]
Against = Annotated[Literal["people", "machines"], QueryParameter(description="Whom the games were against.")]
DECIMALS: Final = 1
RECORDS_TOKENS: Final = 4.0
"""The database counts thousands of games for it."""


class RatingPointTold(msgspec.Struct):
    """What a rating was after a rated game."""

    game: UUID
    at: datetime
    rating: float
    deviation: float | None
    """How far off it may well have been; not known of old games."""
    provisional: bool
    number: int
    """Which rated game it was, from 1."""


class HistoryTold(msgspec.Struct):
    """The rating of a player at a game over time, the oldest first; of long histories some games only."""

    game: str
    games: int
    points: list[RatingPointTold]


class RankedTold(msgspec.Struct):
    """Somebody with a place in a ladder."""

    place: int
    name: str
    rating: float
    deviation: float
    games: int
    last: datetime


class OwnPlace(msgspec.Struct):
    """Where the caller stands: `place` is nothing while the rating is provisional or they rest."""

    place: int | None
    rating: float
    deviation: float
    games: int
    provisional: bool


class LadderTold(msgspec.Struct):
    """The first hundred of a game, and the caller if they have a rating there.

    Ranked are ratings whose deviation is at most `deviation`, of people who have played within `days`.
    """

    game: str
    deviation: float
    days: int
    players: list[RankedTold]
    own: OwnPlace | None


class CountTold(msgspec.Struct):
    """Games won, lost and drawn."""

    won: int
    lost: int
    drawn: int


class GameRecord(msgspec.Struct):
    """Results at one game."""

    game: str
    count: CountTold


class RulesRecord(msgspec.Struct):
    """Results by one rule set and what was agreed besides."""

    game: str
    ruleset: str
    agreed: list[Phrase]
    count: CountTold


class OpeningRecord(msgspec.Struct):
    """Results by the first throw, and by who played it."""

    game: str
    throw: str
    began: bool
    """Whether the player played it himself."""
    count: CountTold


class OpponentRecord(msgspec.Struct):
    """Results against one opponent, at tables of two."""

    name: str
    count: CountTold


class RecordsTold(msgspec.Struct):
    """Decided games of a player, counted in four ways, the most played first."""

    games: list[GameRecord]
    rules: list[RulesRecord]
    openings: list[OpeningRecord]
    opponents: list[OpponentRecord]
    last: int | None
    """So many of the player's last games were counted; nothing if all were."""


async def find_account(database: Database, name: str) -> UUID:
    """The account of that name. Raises `NoSuch`."""
    found: UUID | None = await database.fetchval(f"SELECT {account_named('$1')}", key_of(name))
    if found is None:
        raise NoSuch(NOBODY)
    return found


@get("/players/{name:str}/ratings/{game:str}", responses=problems(404), tags=["players"])
async def player_history(name: ProfileName, game: GameName, database: Uses[Database]) -> HistoryTold:
    """The rating of a player at a game after each rated game; of long histories some games only."""
    points = await rating_history(database, await find_account(database, name), game)
    return HistoryTold(
        game,
        points[-1].number if points else 0,
        [
            RatingPointTold(
                point.game_id,
                point.at,
                round(point.rating, DECIMALS),
                None if point.deviation is None else round(point.deviation, DECIMALS),
                point.deviation is not None and point.deviation > ESTABLISHED,
                point.number,
            )
            for point in points
        ],
    )


@get("/players/{name:str}/records", responses=problems(404), tags=["players"])
async def player_records(
    name: ProfileName,
    limits: Uses[Limits],
    database: Uses[Database],
    charge: Charged,
    game: OneGame = None,
    against: Against = "people",
) -> RecordsTold:
    """Games won, lost and drawn: by game, rules, first throw and opponent; it counts for several requests."""
    limit_rate(limits.requests, charge.who, RECORDS_TOKENS)
    account = await find_account(database, name)
    found = await records(database, account, game, machine=against == "machines")
    with charge.here():
        return RecordsTold(
            [GameRecord(key, _count(count)) for key, count in found.games],
            [
                RulesRecord(key, ruleset, agreements_told(key, ruleset, options), _count(count))
                for key, ruleset, options, count in found.rules
            ],
            [OpeningRecord(key, throw, began, _count(count)) for key, throw, began, count in found.openings],
            [OpponentRecord(other, _count(count)) for other, count in found.opponents],
            found.last,
        )


def _count(count: Count) -> CountTold:
    return CountTold(*count)


@get("/ladder/{game:str}", responses=problems(404), tags=["players"], opt=allows(ANY))
async def game_ladder(
    game: GameName, settings: Uses[Settings], database: Uses[Database], caller: Caller
) -> LadderTold:
    """The first hundred players of a game by rating, and where the caller stands."""
    with missing_if_unknown():
        check_offered(game, settings)
    ranked = await ladder(database, game)
    mine = None if caller is None else await _own_place(database, game, caller.account)
    told = [
        RankedTold(
            each.place,
            each.name,
            round(each.rating, DECIMALS),
            round(each.deviation, DECIMALS),
            each.games,
            each.rated_at,
        )
        for each in ranked
    ]
    return LadderTold(game, ESTABLISHED, ACTIVE.days, told, mine)


async def _own_place(database: Database, game: str, account: UUID) -> OwnPlace | None:
    standing: Standing | None = (await standings(database, account)).get(game)
    if standing is None:
        return None
    return OwnPlace(
        await place_of(database, game, account),
        round(standing.rating, DECIMALS),
        round(standing.deviation, DECIMALS),
        standing.games,
        standing.deviation > ESTABLISHED,
    )


HANDLERS: Final = (profile, ratings_of_game, player_history, player_records, game_ladder)
