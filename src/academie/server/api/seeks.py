"""Matchmaking: a seek waits until somebody of like strength wants the same game."""

from __future__ import annotations

from datetime import datetime
from typing import Final
from uuid import UUID

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from academie.server.api.access import Player, Use
from academie.server.api.problems import problems
from academie.server.api.terms import TermsAsked, TermsTold, told
from academie.server.matchmaking import Seek


class SeekTold(msgspec.Struct):
    """A seek, and its game once it is found. It lapses some minutes after it was last asked about."""

    id: UUID
    terms: TermsTold
    rating: float
    created_at: datetime
    game: UUID | None


def seek_told(seek: Seek) -> SeekTold:
    return SeekTold(seek.id, told(seek.terms), seek.rating, seek.created_at, seek.game_id)


@post("/seeks", responses=problems(401, 403, 404, 409), tags=["seeks"])
async def seek_game(data: JSONBody[TermsAsked], services: Use, player: Player) -> SeekTold:
    """Joins the queue in place of any seek one had in it."""
    return seek_told(await services.matchmaking.seek(player, data.agreed(services.settings)))


@get("/seeks/{seek_id:uuid}", responses=problems(401, 404), tags=["seeks"])
async def my_seek(seek_id: FromPath[UUID], services: Use, player: Player) -> SeekTold:
    """One's seek as it stands."""
    return seek_told(await services.matchmaking.found(seek_id, player.account))


@delete("/seeks/{seek_id:uuid}", responses=problems(401, 403, 404), tags=["seeks"])
async def cancel_seek(seek_id: FromPath[UUID], services: Use, player: Player) -> None:
    """Leaves the queue."""
    await services.matchmaking.cancel(seek_id, player.account)


HANDLERS: Final = (seek_game, my_seek, cancel_seek)
