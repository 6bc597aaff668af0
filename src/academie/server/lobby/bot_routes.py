"""What happens to the account of a program, as a stream of JSON lines."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.response import Stream

from academie.server.base.changes import Changes
from academie.server.base.database import Database
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Player, Uses, allows
from academie.server.edge.open_sockets import OpenStreams
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.lobby.service import Lobby
from academie.server.lobby.streams import account_lines
from academie.server.play.bot_routes import NDJSON, followed


@get("/bot/stream", responses=problems(401), tags=["bot"], media_type=NDJSON, opt=allows(Scope.PLAY))
async def follow_account(
    request: AnyRequest,
    changes: Uses[Changes],
    open_streams: Uses[OpenStreams],
    settings: Uses[Settings],
    database: Uses[Database],
    lobby: Uses[Lobby],
    player: Player,
) -> Stream:
    """Challenges and games of the account, a line each, with a beat when nothing happens."""
    return await followed(
        request, open_streams, settings, player, account_lines(changes, database, lobby, player)
    )


HANDLERS: Final = (follow_account,)
