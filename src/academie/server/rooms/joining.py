"""What somebody is told who comes to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from academie.server.chain import Entry
from academie.server.protocol import Joined
from academie.server.rooms.telling import logged, view

if TYPE_CHECKING:
    from academie.server.rooms.hall import RoomRegistry
    from academie.server.rooms.room import Room


def joined(room: Room, seat: int | None, log: Sequence[Entry]) -> Joined:
    """The game as a seat or an onlooker sees it, with those events of its log."""
    return Joined(
        game=room.row.id,
        seat=seat,
        key=room.row.game_key,
        ruleset=room.row.ruleset,
        options=dict(room.row.options),
        players=[*room.row.players],
        seq=room.fold.seq,
        log=[logged(entry, room.fold, seat) for entry in log],
        view=view(room.fold, room.clocks, room.row.players, seat),
    )


async def log_since(hall: RoomRegistry, room: Room, since: int) -> list[Entry]:
    """The log from `since` on, the room having taken in all of it and nothing more."""
    start = min(since, room.fold.seq + 1)
    log = await hall.log(room.row.id, start)
    await room.catch_up(log)
    while start + len(log) <= room.fold.seq:
        log += await hall.log(room.row.id, start + len(log))
        await room.catch_up(log)
    return log[since - start :]
