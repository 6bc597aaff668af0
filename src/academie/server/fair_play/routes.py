"""One's own conduct and what it costs, and how well somebody has played."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import QueryParameter

from academie.server.base.database import Database
from academie.server.edge.access import Player, Uses
from academie.server.edge.parameters import ProfileName
from academie.server.edge.problems import problems
from academie.server.fair_play.conduct import LOOKED_AT, MOST_FAULTS, current_delay, last_watched
from academie.server.fair_play.quality import measured_games, quality
from academie.server.game.conduct import Fault
from academie.server.ratings.routes import GameName, find_account

Size = Annotated[int, QueryParameter(ge=1, le=200)]


class DelayTold(msgspec.Struct):
    """Until when one is not paired, since one gave up so many of one's last games."""

    faults: int
    games: int
    until: datetime


class WatchedGameTold(msgspec.Struct):
    """A game in which conduct counts, and what one did there, if anything."""

    game_id: UUID
    game: str
    fault: Fault | None
    ended_at: datetime


class ConductTold(msgspec.Struct):
    """One's conduct: `most` faults in the last `of` games that count cost a delay."""

    delay: DelayTold | None
    games: list[WatchedGameTold]
    most: int
    of: int


@get("/me/conduct", responses=problems(401), tags=["fair play"])
async def my_conduct(database: Uses[Database], player: Player) -> ConductTold:
    """How one has behaved in one's last games with others, and whether one has to wait for the next."""
    delay = await current_delay(database, player.account)
    games = await last_watched(database, player.account)
    return ConductTold(
        None if delay is None else DelayTold(*delay),
        [WatchedGameTold(*game) for game in games],
        MOST_FAULTS,
        LOOKED_AT,
    )


class MeasuredGames(msgspec.Struct):
    """How many games of a kind were analysed."""

    game: str
    games: int


class QualityPartTold(msgspec.Struct):
    """How some games in a row were played: the mean, and the standard deviation from game to game."""

    since: datetime
    until: datetime
    games: int
    choices: int
    loss: float
    """Stakes lost a choice."""
    loss_spread: float | None
    luck: float | None
    """What the dice gave above the mean, in stakes a game; nothing where there are none."""
    luck_spread: float | None


class QualityTold(msgspec.Struct):
    """How a player has played a game over time, by the games that were analysed."""

    game: str
    games: int
    parts: list[QualityPartTold]


@get("/players/{name:str}/play", responses=problems(404), tags=["players"])
async def player_measured(name: ProfileName, database: Uses[Database]) -> list[MeasuredGames]:
    """At which games the player's play was analysed, the most first."""
    account = await find_account(database, name)
    return [MeasuredGames(*each) for each in await measured_games(database, account)]


@get("/players/{name:str}/play/{game:str}", responses=problems(404), tags=["players"])
async def player_quality(name: ProfileName, game: GameName, database: Uses[Database]) -> QualityTold:
    """What a player has lost by errors and gained by luck over time, at one game."""
    parts = await quality(database, await find_account(database, name), game)
    told = [QualityPartTold(*part) for part in parts]
    return QualityTold(game, sum(part.games for part in parts), told)


HANDLERS: Final = (my_conduct, player_measured, player_quality)
