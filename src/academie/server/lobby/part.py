"""Open tables, challenges, seeks and pairing."""

from __future__ import annotations

from typing import Final

from academie.server.base.changes import Changes
from academie.server.base.database import Database
from academie.server.base.declared.personal_data import NO_KEY, NOT_AMONG, By, Held
from academie.server.base.part import Part, Process
from academie.server.community.relations import Blocked
from academie.server.engines.quotas import EngineQuotas
from academie.server.lobby import bot_routes, notices, routes
from academie.server.lobby.feed import TableFeed
from academie.server.lobby.matchmaking import Matchmaking
from academie.server.lobby.messages import TablesChanged, TablesTold, WatchTables
from academie.server.lobby.queries import end_invitations
from academie.server.lobby.service import Lobby
from academie.server.lobby.socket import watch_tables
from academie.server.play.rooms import RoomRegistry

PAIR_SECONDS: Final = 0.5
CLEAR_SECONDS: Final = 60.0


def start(process: Process) -> None:
    database, rooms = process.get(Database), process.get(RoomRegistry)
    lobby = process.add(Lobby(database, rooms, process.get(EngineQuotas)))
    process.listen(Blocked, end_invitations)
    feed = process.add(TableFeed(lobby, process.get(Changes), process.background))
    process.begin(feed.start)
    matchmaking = Matchmaking(database, rooms)
    process.add(matchmaking, stop=matchmaking.stop)
    process.every(PAIR_SECONDS, matchmaking.pair)
    process.every(CLEAR_SECONDS, lobby.clear)
    process.every(CLEAR_SECONDS, matchmaking.clear)


PART: Final = Part(
    name="lobby",
    start=start,
    routes=(*routes.HANDLERS, *bot_routes.HANDLERS),
    answers={WatchTables: watch_tables},
    sends=(TablesTold, TablesChanged),
    notices=(notices.CHALLENGE, notices.OFFER),
    holds=(
        Held("seek", "account", hidden=("dice",)),
        Held("open_table", "owner", hidden=("dice",)),
        Held("open_table", "invited", shown=False),
        Held("open_table", "seats", NOT_AMONG, By.IDS, shown=False),
        Held("open_table", "dice", NO_KEY, By.KEYS, shown=False),
    ),
    ids=("open_table.game_id", "open_table.id", "open_table.rematch_of", "seek.game_id", "seek.id"),
)
