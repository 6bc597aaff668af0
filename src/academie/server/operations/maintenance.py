"""What an operator does to a database: bring it to the present schema, check every log, free or end games."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

from academie.dice.fold import Kind
from academie.dice.log import GENESIS, Entry, first_broken_entry
from academie.kernel import IllegalAction, Record, edition_of
from academie.notation.record import replay_digest
from academie.registry import registry
from academie.server.accounts.sessions import close_sessions_of
from academie.server.base.changes import post
from academie.server.base.database import connect
from academie.server.base.dates import now_ms
from academie.server.base.errors import NO_GAME, STILL_PLAYED, NoSuch, NotNow
from academie.server.game.commits import held_connections
from academie.server.game.log_writer import Append, Writer
from academie.server.game.quarantine import TOPIC, Quarantined
from academie.server.game.queries import OVER, Games, common_edition
from academie.server.play.fanout import RedisFanout
from academie.server.play.rooms import RoomRegistry
from academie.server.transparency.signer import Signer
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings

Tell = Callable[[int, int], None]
"""Is told how many are done, of how many."""
PUBLISH_SECONDS: Final = 2.0
READ_SECONDS: Final = 3600.0
"""How long one query may take: nobody waits for it at a page."""


class Audit(NamedTuple):
    """The result of reading every log."""

    games: int
    events: int
    digest: str
    """The hash of the last hash of every log, in the order of the ids.

    If it is the same before a backup and after its restore, no event was lost or changed.
    """
    broken: tuple[UUID, ...]
    """The games whose log has a gap, a change, or does not end where the game says."""


def silent(done: int, total: int) -> None:
    """Tell nobody how far the work is."""


async def audit(database: Database, tell: Tell = silent) -> Audit:
    """Check every log, one at a time, and tell how many of all are checked."""
    games, events, whole = Games(database), 0, hashlib.sha256()
    broken: list[UUID] = []
    rows = await database.fetch(
        """SELECT id, coalesce(last_seq, final_seq) AS last_seq, head
           FROM game LEFT JOIN game_live ON game_id = id ORDER BY id"""
    )
    for number, row in enumerate(rows, 1):
        log = await games.log(row["id"])
        tell(number, len(rows))
        events += len(log)
        head = log[-1].digest if log else GENESIS
        whole.update(row["id"].bytes + head)
        ends = len(log) - 1 == row["last_seq"] and row["head"] in {None, head}
        if first_broken_entry(log) is not None or not ends:
            broken.append(row["id"])
    return Audit(len(rows), events, whole.hexdigest(), tuple(broken))


async def audit_at(address: str, tell: Tell = silent) -> Audit:
    """Check every log of the database at that address, as `audit` does."""
    async with await connect(address, 1, command_seconds=READ_SECONDS) as database:
        return await audit(database, tell)


async def sign_out(address: str, name: str) -> int:
    """End the sessions and tokens of somebody, and return how many. Raises `NoSuch`."""
    async with await connect(address, 1) as database:
        return await close_sessions_of(database, name)


class Tools(NamedTuple):
    """What an operator works with beside the web processes."""

    database: Database
    games: Games
    writer: Writer
    rooms: RoomRegistry


@asynccontextmanager
async def tools_of(settings: Settings) -> AsyncGenerator[Tools]:
    """Rooms of this process, for as long as the context lasts."""
    async with await connect(settings.database, 2) as database:
        games, writer = Games(database), Writer(held_connections(database))
        fanout = RedisFanout(settings.redis)
        rooms = RoomRegistry(games, writer, fanout, 1, Signer(settings))
        writer.start()
        fanout.start(rooms)
        try:
            yield Tools(database, games, writer, rooms)
            with suppress(TimeoutError):  # without Redis the processes read the log
                await asyncio.wait_for(fanout.hear_itself(), PUBLISH_SECONDS)
        finally:
            await writer.stop()
            await fanout.stop()


async def quarantined(settings: Settings, game_id: UUID | None = None) -> list[Quarantined]:
    """The games in quarantine; or that game, which must be there. Raises `NoSuch`."""
    async with tools_of(settings) as tools:
        return await _quarantined(tools, game_id)


async def _quarantined(tools: Tools, game_id: UUID | None) -> list[Quarantined]:
    found = await tools.rooms.quarantine.games(game_id)
    if game_id is not None and not found:
        raise NoSuch(Message("commands-quarantine-unknown", game=str(game_id)))
    return found


async def retry(settings: Settings, game_id: UUID) -> None:
    """Read a game in quarantine again: if that is possible now, it goes on. Raises `SetAside` or `NoSuch`."""
    async with tools_of(settings) as tools:
        await _quarantined(tools, game_id)
        if log := await tools.games.log(game_id):
            await tools.games.stand(game_id, log[-1])
        await tools.rooms.room(game_id)
        await _tell(tools)


async def void(settings: Settings, game_id: UUID) -> None:
    """End a game in quarantine without a result, unrated. Raises `NoSuch` or `NotNow`."""
    async with tools_of(settings) as tools:
        await _quarantined(tools, game_id)
        row, log = await tools.games.row(game_id), await tools.games.log(game_id)
        if row is None or row.status == OVER:
            raise NoSuch(NO_GAME)
        await tools.games.change(game_id, rated=False)
        last = log[-1]
        entry = Entry(
            last.seq + 1,
            Kind.ABORT,
            None,
            {"reason": TOPIC},
            max(now_ms(), last.at_ms),
            last.digest,
            row.format,
        )
        outcome = {"reason": Kind.ABORT.value, "returns": ["0"] * len(row.seats)}
        ended = Append(game_id, [entry], None, spent_ms=0, deadline_ms=None, outcome=outcome)
        await tools.games.stand(game_id, last)
        if not await tools.writer.append(ended):
            raise NotNow(STILL_PLAYED)
        await tools.rooms.quarantine.take_out(game_id)
        await _tell(tools)


async def _tell(tools: Tools) -> None:
    """Have the web processes read what is in quarantine again."""
    async with tools.database.acquire() as connection:
        await post(connection, TOPIC)


async def carry(settings: Settings, game_id: UUID, edition: int | None) -> bool:
    """Have a live game go on by an edition of the law, the newest that all processes have if none is given.

    If that edition reads the log otherwise, the game is adjourned and no longer rated: false then. Raises
    `NoSuch`, `SetAside`, `UnknownEdition`, or `NotNow` if it is to be tried again.
    """
    async with tools_of(settings) as tools:
        room = await tools.rooms.room(game_id)
        if room is None or room.fold.over:
            raise NoSuch(NO_GAME)
        async with tools.database.acquire() as connection:
            chosen = edition or await common_edition(connection, room.row.game_key)
        if chosen == edition_of(room.row.law):
            return True
        if alike := _reads_alike(room.fold.record(), chosen):
            await _changed(tools, game_id, await room.carry(chosen), law=f"{room.row.game_key}/{chosen}")
        else:
            await _changed(tools, game_id, await room.adjourn_for_law(), rated=False)
        return alike


def _reads_alike(record: Record[Any], edition: int) -> bool:
    """Whether an edition of the law says of a record what its own says."""
    other = replace(record, game=registry[record.game.key].at(edition))
    try:
        return replay_digest(record) == replay_digest(other)
    except IllegalAction:
        return False


async def _changed(
    tools: Tools, game_id: UUID, stored: bool, law: str | None = None, rated: bool | None = None
) -> None:
    """Change the row of a game if the event that says so is stored. Raises `NotNow` if it is not."""
    if not stored:
        raise NotNow(STILL_PLAYED)
    await tools.games.change(game_id, law=law, rated=rated)
