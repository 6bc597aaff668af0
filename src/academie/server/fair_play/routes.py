"""Fair play: one's own conduct and what it costs, and signals for moderators."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import QueryParameter

from academie.server.base.database import Database
from academie.server.edge.access import Player, Uses
from academie.server.edge.problems import problems
from academie.server.fair_play.conduct import LOOKED_AT, MOST_FAULTS, current_delay, last_watched
from academie.server.game.conduct import Fault

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


HANDLERS: Final = (my_conduct,)
